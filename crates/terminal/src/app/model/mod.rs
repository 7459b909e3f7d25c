//! The model: the state of the app, and how events change it.
//!
//! - here: the stack of screens;
//! - `input`: keys and the mouse;
//! - `view`: the frame around the screen.

mod input;
mod view;

use core::time::Duration;

use outflank_app::JobId;
use outflank_app::exercise::PuzzleStream;
use outflank_app::explorer::Found;
use outflank_app::kept::is_finished;
use outflank_app::table::Table;
use outflank_learn::Progress;
use outflank_play::cartridge::Face;
use outflank_play::{Match, SavedGame};
use outflank_rules::Square;
use outflank_text::{Faces, Language, Texts};

use super::canvas::Hits;
use super::library_thread::import_in_words;
use super::screens::home::Home;
use super::screens::table::TableScreen;
use super::shared::{Go, Screen, Shared};
use super::{Depth, Effect, Event, Input, Settings};
use crate::BoardStyle;

/// The state of the app. It has no side effects.
pub struct Model {
    shared: Shared,
    /// The stack of screens; the last one is visible.
    screens: Vec<Box<dyn Screen>>,
    /// The scroll position of the list of keys, if it is open.
    help: Option<usize>,
    hits: Hits,
    /// Whether the terminal is too small.
    too_small: bool,
}

/// The initial state of a model.
pub struct Initial {
    /// The settings.
    pub settings: Settings,
    /// The learner's progress.
    pub progress: Progress,
    /// The language.
    pub language: Language,
    /// How boards are drawn.
    pub style: BoardStyle,
    /// How many colours the terminal has.
    pub depth: Depth,
    /// When it is started, in seconds since 1970.
    pub started: i64,
    /// The seed for the mistakes of weak levels.
    pub seed: u64,
    /// The least time the computer takes for a move, so that people can follow.
    pub unhurried: Duration,
    /// An unfinished game, to be continued.
    pub unfinished: Option<SavedGame>,
    /// A notice to show first.
    pub notice: Option<String>,
}

impl Model {
    /// The app on its first screen.
    pub fn new(begin: Initial) -> Model {
        let shared = Shared {
            texts: Texts::with_faces(begin.language, Faces::of(begin.settings.look, Face::Red)),
            settings: begin.settings,
            on_table: None,
            progress: begin.progress,
            puzzles: PuzzleStream::default(),
            sitting: None,
            now: Duration::ZERO,
            started: begin.started,
            unfinished: begin.unfinished,
            notice: begin.notice,
            prompt: None,
            style: begin.style,
            depth: begin.depth,
            effects: Vec::new(),
            last_job: JobId::default(),
            open_job: None,
            seed: begin.seed,
            unhurried: begin.unhurried,
        };
        let home = Box::new(Home::default());
        Model {
            shared,
            screens: vec![home],
            help: None,
            hits: Hits::default(),
            too_small: false,
        }
    }

    /// Starts with this game on the table.
    pub fn play(&mut self, game: Match, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        self.put_on_table(game.into(), None);
        core::mem::take(&mut self.shared.effects)
    }

    /// Starts with the unfinished game, if there is one.
    pub fn resume(&mut self, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        self.take_up();
        core::mem::take(&mut self.shared.effects)
    }

    /// Handles an event. Returns the effects to perform.
    pub fn update(&mut self, event: Event, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        let go = match event {
            Event::Terminal(event) => self.terminal(&event),
            Event::Resumed(game) => {
                self.shared.unfinished = Some(*game);
                Go::Resume
            }
            Event::File { name, content } => {
                let (screen, shared) = self.top();
                screen.file(&name, content, shared)
            }
            Event::Found(job, found) => self.found(job, &found),
            event => {
                self.hear(event);
                Go::Stay
            }
        };
        self.go(go);
        core::mem::take(&mut self.shared.effects)
    }

    /// Hands an answer of the library to every screen: the one that asked knows it. Only the one on top goes anywhere.
    fn found(&mut self, job: JobId, found: &Found) -> Go {
        let mut go = Go::Stay;
        for screen in &mut self.screens {
            go = screen.found(job, found, &mut self.shared);
        }
        go
    }

    /// Handles an event that cannot change the screen.
    fn hear(&mut self, event: Event) {
        let (screen, shared) = self.top();
        match event {
            Event::Replied(job, reply) => {
                if let Some(id) = shared.waits_for(job) {
                    screen.replied(id, reply, shared);
                }
            }
            Event::Tick => screen.tick(shared),
            Event::Recalled(found) => {
                if let Some(notice) = &found.notice {
                    shared.notice = Some(shared.texts.describe(notice));
                }
                screen.recalled(&found.value, shared);
            }
            Event::LastStudy(last) => {
                if let Some(notice) = &last.notice {
                    shared.notice = Some(shared.texts.describe(notice));
                }
                if let Some(record) = last.value {
                    screen.last_study(record, shared);
                }
            }
            Event::Games(games) => screen.games(*games, shared),
            Event::Unfinished(game) => shared.unfinished = game.map(|game| *game),
            Event::Told(notice) => shared.notice = Some(notice),
            Event::WrongFile { name, reason } => {
                screen.wrong_file(name, shared);
                shared.notice = Some(reason);
            }
            Event::Restored {
                settings,
                progress,
                told,
            } => {
                shared.restored(*settings, *progress);
                shared.notice = Some(told);
            }
            Event::WokenUp => {
                screen.enter(shared);
                shared.effects.push(Effect::Redraw);
            }
            Event::Closed | Event::EngineBroken => self.quit(),
            Event::Removed(removed) => screen.removed(removed, shared),
            Event::Importing(import) => {
                for screen in &mut self.screens {
                    screen.importing(import, false, &mut self.shared);
                }
            }
            Event::Imported(import, fault) => {
                let told = import_in_words(import, fault.as_ref(), &shared.texts);
                shared.notice = Some(told);
                for screen in &mut self.screens {
                    screen.importing(import, true, &mut self.shared);
                }
            }
            Event::Surveying { done, total } => {
                for screen in &mut self.screens {
                    screen.surveying(done, total);
                }
            }
            Event::Surveyed(survey) => {
                let texts = &shared.texts;
                shared.notice = Some(match &survey {
                    Ok(survey) if survey.left > 0 => texts.library_analyse_stopped(survey.left),
                    Ok(survey) => texts.library_analysed(survey.analysed),
                    Err(trouble) => texts.describe(trouble),
                });
                for screen in &mut self.screens {
                    screen.surveyed(survey.as_deref().ok());
                }
            }
            Event::Terminal(_) | Event::Resumed(_) | Event::File { .. } | Event::Found(..) => {}
        }
    }

    /// How long to wait for an event before the next [`Event::Tick`].
    pub fn wake(&self, now: Duration) -> Option<Duration> {
        let due = self.screens.last()?.wake(&self.shared)? + self.shared.now;
        Some(due.saturating_sub(now))
    }

    /// Whether the screen shows something where the mouse is.
    pub fn follows_mouse(&self) -> bool {
        let top = self.screens.last();
        top.is_some_and(|screen| screen.follows_mouse())
    }

    /// The table, also while another screen is on top of it.
    pub fn table(&self) -> Option<&Table> {
        (self.screens.iter().rev()).find_map(|screen| screen.table())
    }

    /// The game on the table.
    pub fn game(&self) -> Option<&Match> {
        self.table().map(Table::game)
    }

    /// The texts in the current language.
    pub fn texts(&self) -> &Texts {
        &self.shared.texts
    }

    fn top(&mut self) -> (&mut dyn Screen, &mut Shared) {
        let screen = self.screens.last_mut().expect("home is never closed");
        (screen.as_mut(), &mut self.shared)
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Back if self.screens.len() <= 1 => self.quit(),
            Go::Back => {
                self.pop();
                self.enter();
            }
            Go::Open(screen) => self.open(screen),
            Go::Replace(screen) => {
                self.pop();
                self.push(screen);
            }
            Go::Play(game, first) => self.put_on_table(*game, first),
            Go::Resume => self.take_up(),
            Go::Annotate(tree) => {
                if let [.., below, _] = &mut self.screens[..] {
                    below.annotated(&tree, &mut self.shared);
                }
            }
        }
    }

    fn open(&mut self, screen: Box<dyn Screen>) {
        self.leave();
        self.push(screen);
    }

    fn push(&mut self, screen: Box<dyn Screen>) {
        self.screens.push(screen);
        self.enter();
    }

    fn enter(&mut self) {
        let (screen, shared) = self.top();
        screen.enter(shared);
    }

    fn leave(&mut self) {
        let (screen, shared) = self.top();
        screen.leave(shared);
    }

    /// Closes the screen on top. An unfinished game on it waits to be continued.
    fn pop(&mut self) {
        self.leave();
        let closed = self.screens.pop();
        let Some(table) = closed.as_ref().and_then(|screen| screen.table()) else {
            return;
        };
        let game = table.game();
        if is_finished(game) || !game.has_begun() {
            self.shared.effects.push(Effect::FindUnfinished);
        } else {
            self.shared.unfinished = Some(table.saved());
            self.shared.effects.push(Effect::LeaveUnfinished);
        }
    }

    /// Closes all screens but the first.
    fn pop_to_home(&mut self) {
        while self.screens.len() > 1 {
            self.pop();
        }
    }

    fn put_on_table(&mut self, game: SavedGame, first: Option<Square>) {
        self.pop_to_home();
        self.open(Box::new(TableScreen::new(game, &self.shared)));
        if let Some(square) = first {
            let go = self.input(Input::Square(square));
            self.go(go);
        }
    }

    fn take_up(&mut self) {
        self.pop_to_home();
        let Some(game) = self.shared.unfinished.take() else {
            self.shared.notice = Some(self.shared.texts.resume_none());
            return;
        };
        self.shared.effects.push(Effect::ResumeUnfinished);
        self.open(Box::new(TableScreen::new(game, &self.shared)));
        self.shared.notice = Some(self.shared.texts.resumed());
    }

    fn quit(&mut self) {
        self.leave();
        self.shared.effects.push(Effect::Quit);
    }
}
