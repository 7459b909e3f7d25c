use outflank_app::kept::{GameId, Listing, Unreadable};
use outflank_app::{JobId, Reply};
use outflank_engine::Question;
use outflank_learn::Progress;
use outflank_play::SavedGame;
use outflank_rules::Square;
use outflank_text::Texts;
use ratatui::crossterm::event::Event as TerminalEvent;

use super::{Key, RecordFile, Settings};

/// Something that has happened.
#[derive(Debug)]
pub enum Event {
    /// A key, the mouse, a new size.
    Terminal(TerminalEvent),
    /// The engine has said something.
    Replied(JobId, Reply),
    /// Time has passed.
    Tick,
    /// There is an unfinished game on disk, or none.
    Unfinished(Option<Box<SavedGame>>),
    /// The games on disk.
    Games(Box<Listing>),
    /// The game that was asked for, which is the unfinished one from now on.
    Resumed(Box<SavedGame>),
    /// A file was read, or could not be.
    File {
        /// Its name.
        name: String,
        /// What is in it, or why that is not known.
        content: Result<RecordFile, String>,
    },
    /// Something a person should know.
    Told(String),
    /// The program was stopped and goes on.
    WokenUp,
    /// There is no terminal any more.
    Closed,
    /// The engine's thread has ended with a panic.
    EngineBroken,
}

/// Something that has to be done outside of the model.
#[derive(Debug)]
pub enum Effect {
    /// Ask the engine this, and nothing else.
    Ask(JobId, Question),
    /// Let it answer with what it has found.
    StopEngine,
    /// Keep the game on the table.
    Autosave(Box<SavedGame>),
    /// The game leaves the table, unfinished.
    LeaveUnfinished,
    /// The unfinished game comes on the table.
    ResumeUnfinished,
    /// Is there an unfinished game?
    FindUnfinished,
    /// List the games on disk.
    ListGames,
    /// Make this game the unfinished one, and go on with it.
    ResumeGame(GameId),
    /// Keep a game that is not on the table.
    KeepGame(GameId, Box<SavedGame>),
    /// Delete a game and its analysis.
    DeleteGame(GameId),
    /// Delete something that cannot be read.
    DeleteUnreadable(Box<Unreadable>),
    /// Keep the settings.
    KeepSettings(Box<Settings>),
    /// Keep what a learner has done.
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
    /// Draw everything anew.
    Redraw,
    /// Stop the program until the shell lets it go on.
    Suspend,
    /// Leave.
    Quit,
}

/// What a person does with a screen: the mouse presses what keys could reach too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key.
    Key(Key),
    /// This square of the board.
    Square(Square),
    /// The mouse is over this square.
    Hover(Square),
    /// An entry of a list, a row of a form, a move of a graph.
    Item(usize),
    /// The wheel: lines down.
    Scroll(i16),
}

/// The key as screens know it: some keys do the same as others.
pub const fn usual(key: Key) -> Key {
    match key {
        Key::Delete => Key::Backspace,
        Key::F(1) => Key::Char('?'),
        key => key,
    }
}

/// Whether it presses what is chosen.
pub const fn chooses(key: Key) -> bool {
    matches!(key, Key::Enter | Key::Char(' '))
}

/// Whether it is the first letter of a word.
pub fn begins(key: Key, word: &str) -> bool {
    key == first_letter(word)
}

/// The first letter of a word.
pub fn first_letter(word: &str) -> Key {
    Key::Char(word.to_lowercase().chars().next().unwrap_or(' '))
}

/// Whether it says yes: the letter of the language, and y everywhere.
pub fn is_yes(key: Key, texts: &Texts) -> bool {
    matches!(key, Key::Enter | Key::Char('y')) || begins(key, &texts.app_yes())
}
