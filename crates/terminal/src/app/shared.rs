use core::time::Duration;

use outflank_app::exercise::PuzzleStream;
use outflank_app::explorer::{Found, Query, Trouble};
use outflank_app::kept::Listing;
use outflank_app::review::Findings;
use outflank_app::study::Tree;
use outflank_app::table::Table;
use outflank_app::training::Sitting;
use outflank_app::{Effect as AppEffect, JobId, Reply};
use outflank_learn::Progress;
use outflank_learn::training::Day;
use outflank_play::cartridge::Face;
use outflank_play::{MatchSetup, SavedGame};
use outflank_record::GameRecord;
use outflank_rules::Square;
use outflank_text::{Faces, Texts};

use super::canvas::Canvas;
use super::event::first_letter;
use super::theme::Theme;
use super::widgets::prompt::{Answer, Prompt};
use super::{Depth, Effect, Import, Input, Key, Look, RecordFile, Settings, Survey};
use crate::BoardStyle;

/// State that all screens share.
pub struct Shared {
    pub texts: Texts,
    pub settings: Settings,
    /// The setup of the game on the screen: the cartridge has its own look, and either of its sides may start.
    pub on_table: Option<MatchSetup>,
    pub progress: Progress,
    /// The seed for the mistakes of weak levels.
    pub seed: u64,
    /// The least time the computer takes for a move.
    pub unhurried: Duration,
    /// The source of puzzles.
    pub puzzles: PuzzleStream,
    /// The training that goes on.
    pub sitting: Option<Sitting>,
    /// The time since some fixed moment.
    pub now: Duration,
    /// The time in seconds since 1970 when `now` was zero.
    pub started: i64,
    /// An unfinished game, to be continued.
    pub unfinished: Option<SavedGame>,
    /// A sentence shown until the next input.
    pub notice: Option<String>,
    /// The open question of the screen on top.
    pub prompt: Option<Prompt>,
    /// How boards are drawn.
    pub style: BoardStyle,
    pub depth: Depth,
    pub effects: Vec<Effect>,
    /// Job numbers are unique across screens, so that a late answer reaches no other screen.
    pub last_job: JobId,
    /// The open job, and its number on the screen that asked.
    pub open_job: Option<(JobId, JobId)>,
}

impl Shared {
    /// Performs the effects of a state machine. Returns whether it wants to be saved.
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

    /// Asks the library, under a number that no other question has.
    pub fn look(&mut self, query: Query) -> JobId {
        self.last_job = self.last_job.next();
        self.effects.push(Effect::Look(self.last_job, query));
        self.last_job
    }

    /// The day. A terminal does not know its time zone: it is that of universal time.
    pub fn today(&self) -> Day {
        let now = i64::try_from(self.now.as_secs()).unwrap_or(i64::MAX);
        Day::at(self.started.saturating_add(now), 0)
    }

    /// The number of a job on the screen on top, if it is still open.
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

    /// Takes over settings and progress that were brought back.
    pub fn restored(&mut self, settings: Settings, progress: Progress) {
        let language = settings.language.as_deref();
        if let Some(language) = language.and_then(|code| code.parse().ok()) {
            self.texts = Texts::with_faces(language, self.texts.faces());
        }
        self.settings = settings;
        self.progress = progress;
        self.call_discs(self.on_table);
        self.effects.push(Effect::FindUnfinished);
    }

    /// Calls the discs by the colours of the look, in a game or elsewhere.
    pub fn call_discs(&mut self, on_table: Option<MatchSetup>) {
        self.on_table = on_table;
        let (look, first) = self.look_and_first();
        let faces = Faces::of(look, first);
        if self.texts.faces() != faces {
            self.texts = Texts::with_faces(self.texts.language(), faces);
        }
    }

    /// The look of what is shown, and the side of the discs that starts.
    fn look_and_first(&self) -> (Look, Face) {
        let chosen = self.settings.look;
        self.on_table.map_or((chosen, Face::Red), |setup| {
            (chosen.in_game(&setup), setup.first)
        })
    }

    pub fn theme(&self) -> Theme {
        let (look, first) = self.look_and_first();
        Theme {
            style: self.style,
            look,
            first,
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

    /// A key named after the first letter of what it does.
    pub fn named(word: String) -> KeyHint {
        KeyHint::new(first_letter(&word), word)
    }
}

/// Where an input leads.
pub enum Go {
    /// Nowhere.
    Stay,
    /// The screen closes.
    Back,
    /// Another screen opens on top.
    Open(Box<dyn Screen>),
    /// Another screen takes its place.
    Replace(Box<dyn Screen>),
    /// To a new game, perhaps with a first move.
    Play(Box<SavedGame>, Option<Square>),
    /// The unfinished game.
    Resume,
    /// Nowhere; the game of the screen below has new comments and variations.
    Annotate(Box<Tree>),
}

impl Go {
    pub fn open(screen: impl Screen + 'static) -> Go {
        Go::Open(Box::new(screen))
    }
}

/// A screen of the app.
pub trait Screen {
    /// Its title.
    fn title(&self, shared: &Shared) -> String;

    /// The keys that do something now, the most important first.
    fn keys(&self, shared: &Shared) -> Vec<KeyHint>;

    /// What the help says besides the keys.
    fn help(&self, _shared: &Shared) -> Vec<String> {
        Vec::new()
    }

    /// Whether squares can be chosen with the keyboard.
    fn has_cursor(&self) -> bool {
        false
    }

    /// Whether something is shown where the mouse is.
    fn follows_mouse(&self) -> bool {
        self.has_cursor()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: ratatui::layout::Rect, shared: &Shared);

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go;

    /// The screen's prompt has been answered.
    fn answered(&mut self, _answer: Answer, _shared: &mut Shared) -> Go {
        Go::Stay
    }

    /// Something was pasted; `None`, if it is for the prompt, or a game to be looked at.
    fn pasted(&mut self, _text: &str, _shared: &mut Shared) -> Option<Go> {
        None
    }

    /// The engine has replied.
    fn replied(&mut self, _id: JobId, _reply: Reply, _shared: &mut Shared) {}

    /// The library has answered a question, perhaps one of this screen, whether it is on top or not.
    fn found(&mut self, _job: JobId, _found: &Found, _shared: &mut Shared) -> Go {
        Go::Stay
    }

    /// A game was removed from the library, or not.
    fn removed(&mut self, _removed: Result<(), Trouble>, _shared: &mut Shared) {}

    /// Games are being imported, or have been.
    fn importing(&mut self, _import: Import, _done: bool, _shared: &mut Shared) {}

    /// Games of the library are being analysed: so many of so many are done.
    fn surveying(&mut self, _done: usize, _total: usize) {}

    /// They have been; `None` if that went wrong.
    fn surveyed(&mut self, _survey: Option<&Survey>) {}

    /// What was found before about the study that the screen has asked for.
    fn recalled(&mut self, _findings: &Findings, _shared: &mut Shared) {}

    /// The study that was kept last.
    fn last_study(&mut self, _record: GameRecord, _shared: &mut Shared) {}

    /// The games on disk have been listed.
    fn games(&mut self, _games: Listing, _shared: &mut Shared) {}

    /// The screen on top has annotated this screen's game.
    fn annotated(&mut self, _tree: &Tree, _shared: &mut Shared) {}

    /// A file with the name that was typed could not be written or read.
    fn wrong_file(&mut self, _name: String, _shared: &mut Shared) {}

    /// A file has been read.
    fn file(&mut self, _name: &str, _file: Result<RecordFile, String>, _shared: &mut Shared) -> Go {
        Go::Stay
    }

    /// Time has passed.
    fn tick(&mut self, _shared: &mut Shared) {}

    /// When the next tick is due.
    fn wake(&self, _shared: &Shared) -> Option<Duration> {
        None
    }

    /// The screen becomes visible.
    fn enter(&mut self, _shared: &mut Shared) {}

    /// The screen is covered or closed.
    fn leave(&mut self, _shared: &mut Shared) {}

    /// Its table, if it has one.
    fn table(&self) -> Option<&Table> {
        None
    }
}
