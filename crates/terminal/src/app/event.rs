use outflank_app::explorer::{Found, Query, Search, Trouble};
use outflank_app::kept::{GameId, Listing, Reading, Unreadable};
use outflank_app::review::Findings;
use outflank_app::study::{Study, Tree};
use outflank_app::{JobId, Reply};
use outflank_engine::Question;
use outflank_learn::Progress;
use outflank_play::SavedGame;
use outflank_record::GameRecord;
use outflank_rules::Square;
use outflank_text::Texts;
use ratatui::crossterm::event::Event as TerminalEvent;

use super::{Import, ImportFault, Key, RecordFile, Settings, Survey};

/// Something that happened outside the model.
#[derive(Debug)]
pub enum Event {
    /// A key, the mouse, a new size.
    Terminal(TerminalEvent),
    /// The engine has replied.
    Replied(JobId, Reply),
    /// Time has passed.
    Tick,
    /// The unfinished game on disk, if there is one.
    Unfinished(Option<Box<SavedGame>>),
    /// The games on disk.
    Games(Box<Listing>),
    /// The game to resume, which is the unfinished one from now on.
    Resumed(Box<SavedGame>),
    /// A file was read.
    File {
        /// Its name.
        name: String,
        /// Its content, or why it could not be read.
        content: Result<RecordFile, String>,
    },
    /// The library has answered.
    Found(JobId, Box<Found>),
    /// What was found about a study before.
    Recalled(Box<Reading<Findings>>),
    /// The study that was kept last.
    LastStudy(Box<Reading<Option<GameRecord>>>),
    /// A game was removed from the library, or not.
    Removed(Result<(), Trouble>),
    /// Games are being imported.
    Importing(Import),
    /// They have been, or as many as could.
    Imported(Import, Option<ImportFault>),
    /// Games of the library are being analysed.
    Surveying {
        /// So many are done,
        done: usize,
        /// of so many.
        total: usize,
    },
    /// They have been, or as many as could.
    Surveyed(Result<Box<Survey>, Trouble>),
    /// A backup was brought back: settings and progress are these from now on.
    Restored {
        /// The settings.
        settings: Box<Settings>,
        /// The progress.
        progress: Box<Progress>,
        /// What it has brought.
        told: String,
    },
    /// A file could not be written or read: another name may do.
    WrongFile {
        /// Its name.
        name: String,
        /// Why not.
        reason: String,
    },
    /// A notice for the user.
    Told(String),
    /// The program continues after it was stopped.
    WokenUp,
    /// The terminal is gone.
    Closed,
    /// The engine's thread has panicked.
    EngineBroken,
}

impl Event {
    /// What became of a file with this name: what there is to say, or why it was not written.
    pub(super) fn written(name: String, written: Result<String, String>) -> Event {
        match written {
            Ok(told) => Event::Told(told),
            Err(reason) => Event::WrongFile { name, reason },
        }
    }
}

/// Something to do outside the model.
#[derive(Debug)]
pub enum Effect {
    /// Ask the engine; drop any other question.
    Ask(JobId, Question),
    /// Let the engine answer with what it has found.
    StopEngine,
    /// Keep the game on the table.
    Autosave(Box<SavedGame>),
    /// The game on the table is left unfinished.
    LeaveUnfinished,
    /// The unfinished game is on the table again.
    ResumeUnfinished,
    /// Look for an unfinished game.
    FindUnfinished,
    /// List the games on disk.
    ListGames,
    /// Make this game the unfinished one, and continue it.
    ResumeGame(GameId),
    /// Keep a game that is not on the table.
    KeepGame(GameId, Box<SavedGame>),
    /// Delete a game and its analysis.
    DeleteGame(GameId),
    /// Delete something that cannot be read.
    DeleteUnreadable(Box<Unreadable>),
    /// Say what was found about a study before.
    Recall(Box<Tree>),
    /// Keep what was found about a study.
    KeepFindings(Box<Tree>, Box<Findings>),
    /// Keep the settings.
    KeepSettings(Box<Settings>),
    /// Keep the learner's progress.
    KeepProgress(Box<Progress>),
    /// Read a file.
    ReadFile(String),
    /// Write the game on the table to a file.
    SaveAs {
        /// Its name.
        name: String,
        /// The game.
        game: Box<SavedGame>,
    },
    /// Write a study to a file.
    SaveStudy {
        /// Its name.
        name: String,
        /// The study.
        study: Box<Study>,
    },
    /// Keep a study that is of no kept game, if something is noted in it.
    KeepStudy(Box<GameRecord>),
    /// Say which study was kept last.
    LastStudy,
    /// Write all that is kept to a file.
    BackUp(String),
    /// Bring back what is in a backup.
    Restore(String),
    /// Ask the library.
    Look(JobId, Query),
    /// Remove a game from the library.
    RemoveFromLibrary(u32),
    /// Import the games of a file or a folder into the library.
    Import(String),
    /// Analyse the games of the library that match and are not analysed yet.
    Survey(Search),
    /// End the import or the analysis; what was written stays.
    StopLibraryWork,
    /// Redraw everything.
    Redraw,
    /// Stop the program until the shell continues it.
    Suspend,
    /// Leave.
    Quit,
}

/// Input to a screen. A click is the same input as a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key.
    Key(Key),
    /// A click on a square.
    Square(Square),
    /// The mouse over a square.
    Hover(Square),
    /// A click on a row of a list or form, or on a move in the graph.
    Item(usize),
    /// The wheel, in lines down.
    Scroll(i16),
}

/// Maps keys to others that do the same.
pub const fn usual(key: Key) -> Key {
    match key {
        Key::Delete => Key::Backspace,
        Key::F(1) => Key::Char('?'),
        key => key,
    }
}

/// Whether the key activates what is selected.
pub const fn chooses(key: Key) -> bool {
    matches!(key, Key::Enter | Key::Char(' '))
}

/// Whether the key is the first letter of a word.
pub fn begins(key: Key, word: &str) -> bool {
    key == first_letter(word)
}

/// The first letter of a word.
pub fn first_letter(word: &str) -> Key {
    Key::Char(word.to_lowercase().chars().next().unwrap_or(' '))
}

/// Whether the key means yes: the letter of the language, or y.
pub fn is_yes(key: Key, texts: &Texts) -> bool {
    matches!(key, Key::Enter | Key::Char('y')) || begins(key, &texts.app_yes())
}
