use core::time::Duration;

use outflank_app::exercise::PuzzleStream;
use outflank_app::kept::Listing;
use outflank_app::study::Tree;
use outflank_app::table::Table;
use outflank_app::{Effect as AppEffect, JobId, Reply};
use outflank_learn::Progress;
use outflank_play::SavedGame;
use outflank_rules::Square;
use outflank_text::Texts;

use super::canvas::Canvas;
use super::event::first_letter;
use super::theme::Theme;
use super::widgets::prompt::{Answer, Prompt};
use super::{Depth, Effect, Input, Key, RecordFile, Settings};
use crate::BoardStyle;

/// What all screens know and can ask for.
pub struct Shared {
    pub texts: Texts,
    pub settings: Settings,
    pub progress: Progress,
    /// For the mistakes of weak levels.
    pub seed: u64,
    /// The least time a computer takes for a move.
    pub unhurried: Duration,
    /// Where the puzzles come from.
    pub puzzles: PuzzleStream,
    /// The time since any fixed moment.
    pub now: Duration,
    /// A game that waits to be gone on with.
    pub unfinished: Option<SavedGame>,
    /// One sentence that every screen shows until something is done.
    pub notice: Option<String>,
    /// The question that the screen on top asks.
    pub prompt: Option<Prompt>,
    /// How boards are drawn.
    pub style: BoardStyle,
    pub depth: Depth,
    pub effects: Vec<Effect>,
    /// Jobs are numbered throughout, since a late answer must not reach another screen.
    pub last_job: JobId,
    /// The job that is waited for, and its number on the screen that asked.
    pub open_job: Option<(JobId, JobId)>,
}

impl Shared {
    /// Carries out what a machine wants of the engine. Says whether it wants to be kept.
    pub fn carry_out(&mut self, effects: Vec<AppEffect>) -> bool {
        let mut keep = false;
        for effect in effects {
            match effect {
                AppEffect::Ask(id, question) => {
                    self.last_job = self.last_job.next();
                    self.open_job = Some((self.last_job, id));
                    self.effects.push(Effect::Ask(self.last_job, question));
                }
                AppEffect::Hurry(_) => self.effects.push(Effect::StopEngine),
                AppEffect::Cancel(_) => {
                    self.open_job = None;
                    self.effects.push(Effect::StopEngine);
                }
                AppEffect::Keep => keep = true,
            }
        }
        keep
    }

    /// The number by which the screen on top knows a job, if it still waits for it.
    pub fn waits_for(&self, job: JobId) -> Option<JobId> {
        self.open_job
            .filter(|(open, _)| *open == job)
            .map(|(_, id)| id)
    }

    pub fn autosave(&mut self, game: SavedGame) {
        self.effects.push(Effect::Autosave(Box::new(game)));
    }

    pub fn keep_progress(&mut self) {
        let progress = self.progress.clone();
        self.progress.take_deeds();
        self.effects.push(Effect::KeepProgress(Box::new(progress)));
    }

    pub fn keep_settings(&mut self) {
        let settings = Box::new(self.settings.clone());
        self.effects.push(Effect::KeepSettings(settings));
    }

    pub fn theme(&self) -> Theme {
        Theme {
            style: self.style,
            look: self.settings.look,
            depth: self.depth,
        }
    }
}

/// A key that does something on a screen.
pub struct KeyHint {
    pub key: Key,
    /// What it does.
    pub label: String,
}

impl KeyHint {
    pub fn new(key: Key, label: String) -> KeyHint {
        KeyHint { key, label }
    }

    pub fn letter(letter: char, label: String) -> KeyHint {
        KeyHint::new(Key::Char(letter), label)
    }

    /// The keys of a list.
    pub fn to_choose(texts: &Texts) -> Vec<KeyHint> {
        vec![
            KeyHint::new(Key::Enter, texts.app_key_choose()),
            KeyHint::new(Key::Esc, texts.app_key_back()),
        ]
    }

    /// A key that is the first letter of what it does.
    pub fn named(word: String) -> KeyHint {
        KeyHint::new(first_letter(&word), word)
    }
}

/// What becomes of a screen after an input.
pub enum Go {
    /// It stays.
    Stay,
    /// It closes.
    Back,
    /// Another one opens on top of it.
    Open(Box<dyn Screen>),
    /// Another one takes its place.
    Replace(Box<dyn Screen>),
    /// A new game, perhaps with a first move.
    Play(Box<SavedGame>, Option<Square>),
    /// The unfinished game.
    Resume,
    /// The game of the screen below has these comments and variations now.
    Annotate(Box<Tree>),
}

/// One thing that fills the terminal.
pub trait Screen {
    /// What it is called.
    fn title(&self, shared: &Shared) -> String;

    /// Keys that do something now, the most important first.
    fn keys(&self, shared: &Shared) -> Vec<KeyHint>;

    /// What there is to know about it beside its keys.
    fn help(&self, _shared: &Shared) -> Vec<String> {
        Vec::new()
    }

    /// Whether squares are chosen here with the keyboard.
    fn has_cursor(&self) -> bool {
        false
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: ratatui::layout::Rect, shared: &Shared);

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go;

    /// The prompt that the screen opened has been answered.
    fn answered(&mut self, _answer: Answer, _shared: &mut Shared) -> Go {
        Go::Stay
    }

    /// The engine has said something.
    fn replied(&mut self, _id: JobId, _reply: Reply, _shared: &mut Shared) {}

    /// The games on disk, which were asked for.
    fn games(&mut self, _games: Listing, _shared: &mut Shared) {}

    /// The screen on top has annotated the game that was opened from here.
    fn annotated(&mut self, _tree: &Tree, _shared: &mut Shared) {}

    /// A file that was asked for.
    fn file(&mut self, _name: &str, _file: Result<RecordFile, String>, _shared: &mut Shared) -> Go {
        Go::Stay
    }

    /// Time has passed.
    fn tick(&mut self, _shared: &mut Shared) {}

    /// When the screen wants to be looked at again by itself.
    fn wake(&self, _shared: &Shared) -> Option<Duration> {
        None
    }

    /// It comes to the top: opened, or what was on top of it has closed.
    fn enter(&mut self, _shared: &mut Shared) {}

    /// Another screen covers it, or it closes.
    fn leave(&mut self, _shared: &mut Shared) {}

    /// The table on it, if there is one.
    fn table(&self) -> Option<&Table> {
        None
    }
}
