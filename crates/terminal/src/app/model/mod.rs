//! The model: what the app knows, and what an event makes of it.
//!
//! - here: the screens, and how one leads to another;
//! - `input`: keys and the mouse;
//! - `view`: the frame around the screen.

mod input;
mod view;

use core::time::Duration;

use outflank_app::JobId;
use outflank_app::exercise::PuzzleStream;
use outflank_app::kept::is_finished;
use outflank_app::table::Table;
use outflank_learn::Progress;
use outflank_play::{Match, SavedGame};
use outflank_rules::Square;
use outflank_text::{Language, Texts};

use super::canvas::Hits;
use super::screens::home::Home;
use super::screens::table::TableScreen;
use super::shared::{Go, Screen, Shared};
use super::{Depth, Effect, Event, Input, Settings};
use crate::BoardStyle;

/// All that the app knows. It touches nothing outside of itself.
pub struct Model {
    shared: Shared,
    /// The screen that is seen, and those that it closes to.
    screens: Vec<Box<dyn Screen>>,
    /// Whether the list of keys is open.
    help: Option<usize>,
    hits: Hits,
    /// Whether the terminal is too small to show anything.
    too_small: bool,
}

/// What a model begins with.
pub struct Initial {
    /// What was kept.
    pub settings: Settings,
    /// What was learned so far.
    pub progress: Progress,
    /// The language.
    pub language: Language,
    /// How boards are drawn.
    pub style: BoardStyle,
    /// How many colours there are.
    pub depth: Depth,
    /// For the mistakes of weak levels.
    pub seed: u64,
    /// The least time a computer takes for a move, so that one can follow.
    pub unhurried: Duration,
    /// A game that waits to be gone on with.
    pub unfinished: Option<SavedGame>,
    /// What there is to know before anything begins.
    pub notice: Option<String>,
}

impl Model {
    /// The app on its first screen.
    pub fn new(begin: Initial) -> Model {
        let shared = Shared {
            texts: Texts::new(begin.language),
            settings: begin.settings,
            progress: begin.progress,
            puzzles: PuzzleStream::default(),
            now: Duration::ZERO,
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

    /// Begins with this game on the table.
    pub fn play(&mut self, game: Match, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        self.put_on_table(game.into(), None);
        core::mem::take(&mut self.shared.effects)
    }

    /// Begins with the unfinished game, if there is one.
    pub fn resume(&mut self, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        self.take_up();
        core::mem::take(&mut self.shared.effects)
    }

    /// Takes in what has happened, and says what is to be done.
    pub fn update(&mut self, event: Event, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        let go = match event {
            Event::Terminal(event) => self.terminal(&event),
            Event::Replied(job, reply) => match self.shared.waits_for(job) {
                Some(id) => self.top(|screen, shared| screen.replied(id, reply, shared)),
                None => Go::Stay,
            },
            Event::Tick => self.top(|screen, shared| screen.tick(shared)),
            Event::File { name, content } => {
                self.top(|screen, shared| screen.file(&name, content, shared))
            }
            Event::Unfinished(game) => {
                self.shared.unfinished = game.map(|game| *game);
                Go::Stay
            }
            Event::Games(games) => self.top(|screen, shared| {
                screen.games(*games, shared);
                Go::Stay
            }),
            Event::Resumed(game) => {
                self.shared.unfinished = Some(*game);
                Go::Resume
            }
            Event::Told(notice) => {
                self.shared.notice = Some(notice);
                Go::Stay
            }
            Event::Closed | Event::EngineBroken => {
                self.quit();
                Go::Stay
            }
            Event::WokenUp => {
                self.top(|screen, shared| {
                    screen.enter(shared);
                    Go::Stay
                });
                self.shared.effects.push(Effect::Redraw);
                Go::Stay
            }
        };
        self.go(go);
        core::mem::take(&mut self.shared.effects)
    }

    /// When to come back with [`Event::Tick`] if nothing happens before.
    pub fn wake(&self, now: Duration) -> Option<Duration> {
        let due = self.screens.last()?.wake(&self.shared)? + self.shared.now;
        Some(due.saturating_sub(now))
    }

    /// The game on the table, whatever is on top of it.
    pub fn game(&self) -> Option<&Match> {
        let table = (self.screens.iter().rev()).find_map(|screen| screen.table());
        table.map(Table::game)
    }

    /// The texts in the language of now.
    pub fn texts(&self) -> &Texts {
        &self.shared.texts
    }

    fn top(&mut self, act: impl FnOnce(&mut dyn Screen, &mut Shared) -> Go) -> Go {
        match self.screens.last_mut() {
            Some(screen) => act(screen.as_mut(), &mut self.shared),
            None => Go::Stay,
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Back if self.screens.len() <= 1 => self.quit(),
            Go::Back => self.close(),
            Go::Open(screen) => self.open(screen),
            Go::Replace(screen) => {
                if let Some(mut old) = self.screens.pop() {
                    old.leave(&mut self.shared);
                }
                self.screens.push(screen);
                self.enter();
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
        if let Some(covered) = self.screens.last_mut() {
            covered.leave(&mut self.shared);
        }
        self.screens.push(screen);
        self.enter();
    }

    fn enter(&mut self) {
        if let Some(screen) = self.screens.last_mut() {
            screen.enter(&mut self.shared);
        }
    }

    fn close(&mut self) {
        self.pop();
        self.enter();
    }

    /// Closes the screen on top. A game on it that is not finished waits until somebody goes on with it.
    fn pop(&mut self) {
        let Some(mut screen) = self.screens.pop() else {
            return;
        };
        screen.leave(&mut self.shared);
        let Some(table) = screen.table() else {
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

    /// Only the first screen is left.
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
        if let Some(screen) = self.screens.last_mut() {
            screen.leave(&mut self.shared);
        }
        self.shared.effects.push(Effect::Quit);
    }
}
