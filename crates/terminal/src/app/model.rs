use core::time::Duration;

use outflank_learn::Progress;
use outflank_play::{Match, Standing};
use outflank_rules::Square;
use outflank_text::{Language, Texts};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use ratatui::layout::Rect;

use super::canvas::{Canvas, Hits, Prose, View};
use super::ink::Ink;
use super::parts::{footer, help};
use super::screens::home::Home;
use super::screens::settings::SettingsScreen;
use super::screens::table::TableScreen;
use super::shared::{Go, Screen, Shared};
use super::{Depth, Effect, Event, Input, Key, Settings};
use crate::BoardStyle;
use crate::table::has_begun;

/// The smallest terminal that the app can be used on.
const LEAST: (u16, u16) = (40, 20);

/// All that the app knows. It touches nothing outside of itself.
pub struct Model {
    shared: Shared,
    /// The screen that is seen, and those that it closes to.
    screens: Vec<Box<dyn Screen>>,
    /// Whether the list of keys is open.
    help: Option<usize>,
    hits: Hits,
}

/// What a model begins with.
pub struct Begin {
    /// What was kept.
    pub settings: Settings,
    /// What was learned so far.
    pub progress: Progress,
    /// The language unless the settings name one.
    pub language: Language,
    /// How boards are drawn unless the settings say so.
    pub style: BoardStyle,
    /// How many colours there are.
    pub depth: Depth,
    /// A game that waits to be gone on with.
    pub unfinished: Option<Match>,
    /// What there is to know before anything begins.
    pub notice: Option<String>,
}

impl Model {
    /// The app on its first screen.
    pub fn new(begin: Begin) -> Model {
        let language = begin.settings.language.unwrap_or(begin.language);
        let shared = Shared {
            texts: Texts::new(language),
            settings: begin.settings,
            progress: begin.progress,
            now: Duration::ZERO,
            unfinished: begin.unfinished,
            notice: begin.notice,
            usual_style: begin.style,
            depth: begin.depth,
            effects: Vec::new(),
            jobs: 0,
        };
        let home = Box::new(Home::default());
        Model {
            shared,
            screens: vec![home],
            help: None,
            hits: Hits::default(),
        }
    }

    /// Begins with this game on the table.
    pub fn play(&mut self, game: Match, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        self.put_on_table(game, None);
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
            Event::Found(id, found) => self.top(|screen, shared| screen.found(id, found, shared)),
            Event::Tick => self.top(|screen, shared| screen.tick(shared)),
            Event::File { name, content } => {
                self.top(|screen, shared| screen.file(&name, content, shared))
            }
            Event::Unfinished(game) => {
                self.shared.unfinished = game.map(|game| *game);
                Go::Stay
            }
            Event::Told(notice) => {
                self.shared.notice = Some(notice);
                Go::Stay
            }
            Event::Closed => {
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
        self.screens.iter().rev().find_map(|screen| screen.game())
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

    fn is_typing(&self) -> bool {
        self.help.is_none() && self.screens.last().is_some_and(|screen| screen.is_typing())
    }

    fn terminal(&mut self, event: &TerminalEvent) -> Go {
        match event {
            TerminalEvent::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            TerminalEvent::Mouse(mouse) => self.mouse(*mouse),
            TerminalEvent::Paste(text) if self.is_typing() => {
                for letter in text.chars().filter(|letter| !letter.is_control()) {
                    let go = self.input(Input::Key(Key::Char(letter)));
                    self.go(go);
                }
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    fn key(&mut self, event: &KeyEvent) -> Go {
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            match event.code {
                KeyCode::Char('c') => self.quit(),
                KeyCode::Char('z') => {
                    self.top(|screen, shared| {
                        screen.leave(shared);
                        Go::Stay
                    });
                    self.shared.effects.push(Effect::Suspend);
                }
                KeyCode::Char('l') => self.shared.effects.push(Effect::Redraw),
                _ => {}
            }
            return Go::Stay;
        }
        match Key::read(event) {
            Some(key) => self.press(key),
            None => Go::Stay,
        }
    }

    fn press(&mut self, key: Key) -> Go {
        self.shared.notice = None;
        if let Some(scroll) = &mut self.help {
            match key {
                Key::Down | Key::PageDown => *scroll += 1,
                Key::Up | Key::PageUp => *scroll = scroll.saturating_sub(1),
                _ => self.help = None,
            }
            return Go::Stay;
        }
        if self.is_typing() {
            return self.input(Input::Key(key));
        }
        match key {
            Key::Char('?') => {
                self.help = Some(0);
                Go::Stay
            }
            Key::Char('q') | Key::Escape => {
                // A screen may have something of its own to close first.
                self.input(Input::Key(Key::Escape))
            }
            Key::Char('s') => Go::Open(Box::new(SettingsScreen::default())),
            key => self.input(Input::Key(key)),
        }
    }

    fn input(&mut self, input: Input) -> Go {
        self.top(|screen, shared| screen.input(input, shared))
    }

    fn mouse(&mut self, event: MouseEvent) -> Go {
        let here = self.hits.at(event.column, event.row);
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.shared.notice = None;
                match here {
                    _ if self.help.is_some() => {
                        self.help = None;
                        Go::Stay
                    }
                    Some(Input::Key(key)) => self.press(key),
                    Some(input) => self.input(input),
                    None => Go::Stay,
                }
            }
            MouseEventKind::Moved => match here {
                Some(Input::Square(square)) if self.help.is_none() => {
                    self.input(Input::Hover(square))
                }
                _ => Go::Stay,
            },
            MouseEventKind::ScrollDown => self.scroll(3),
            MouseEventKind::ScrollUp => self.scroll(-3),
            _ => Go::Stay,
        }
    }

    fn scroll(&mut self, lines: i16) -> Go {
        match &mut self.help {
            Some(scroll) => {
                *scroll = scroll.saturating_add_signed(lines.into());
                Go::Stay
            }
            None => self.input(Input::Scroll(lines)),
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
        let Some(game) = screen.game() else {
            return;
        };
        let finished = game.is_over() && game.series().standing() != Standing::Open;
        if finished || !has_begun(game) {
            self.shared.effects.push(Effect::LookForUnfinished);
        } else {
            self.shared.unfinished = Some(game.clone());
            self.shared.effects.push(Effect::PutAside);
        }
    }

    /// Only the first screen is left.
    fn pop_to_home(&mut self) {
        while self.screens.len() > 1 {
            self.pop();
        }
    }

    fn put_on_table(&mut self, game: Match, first: Option<Square>) {
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
        self.shared.effects.push(Effect::TakeUp);
        self.open(Box::new(TableScreen::new(game, &self.shared)));
        self.shared.notice = Some(self.shared.texts.resumed());
    }

    fn quit(&mut self) {
        if let Some(screen) = self.screens.last_mut() {
            screen.leave(&mut self.shared);
        }
        self.shared.effects.push(Effect::Quit);
    }

    /// Draws the screen, and notes what can be pressed on it.
    pub fn view(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let mut hits = Hits::default();
        let mut canvas = Canvas {
            buffer: frame.buffer_mut(),
            hits: &mut hits,
            ink: self.shared.ink(),
        };
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let sentence = self.shared.texts.app_too_small(LEAST.0, LEAST.1);
            canvas.prose(area, &[Prose::new(sentence)], View::From(0));
        } else {
            self.draw(&mut canvas, area);
        }
        self.hits = hits;
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(screen) = self.screens.last() else {
            return;
        };
        let header = Rect { height: 1, ..area };
        let bottom = Rect {
            y: area.bottom() - 1,
            height: 1,
            ..area
        };
        let body = Rect {
            y: area.y + 1,
            height: area.height - 2,
            ..area
        };
        canvas.line(header, "", Ink::chosen());
        let title = screen.title(&self.shared);
        canvas.put(
            header.x + 1,
            header.y,
            &title,
            Ink::chosen(),
            header.right(),
        );
        screen.draw(canvas, body, &self.shared);
        let mut keys = screen.keys(&self.shared);
        footer::draw(canvas, bottom, &keys, &self.shared.texts);
        if let Some(notice) = &self.shared.notice {
            footer::notice(canvas, body, notice);
        }
        if let Some(scroll) = self.help {
            footer::add_general(&mut keys, &self.shared.texts);
            let about = screen.help(&self.shared);
            help::draw(
                canvas,
                area,
                screen.as_ref(),
                &keys,
                about,
                scroll,
                &self.shared,
            );
        }
    }
}
