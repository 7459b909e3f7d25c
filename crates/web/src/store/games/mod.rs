//! Games, as the browser keeps them: each under its own key, as the document of [`outflank_play::save`].

mod id;

use core::time::Duration;

use outflank_play::{Match, SaveError};

pub use id::GameId;

use super::NotKept;

const PREFIX: &str = "game.";

/// Under this key is the name of the game that is on the table.
const ON_TABLE: &str = "play.current";

impl GameId {
    /// A name for a game that begins now.
    pub fn now() -> GameId {
        let milliseconds = js_sys::Date::now() as u64;
        // Two games can begin in the same millisecond, in two windows.
        let random = (js_sys::Math::random() * f64::from(u16::MAX)) as u16;
        GameId::from_text(&format!("{milliseconds:013}-{random:04x}"))
    }

    fn key(&self) -> String {
        format!("{PREFIX}{}", self.as_str())
    }
}

/// Keeps a game as it is at the time `now` of its clock.
pub fn keep(id: &GameId, game: &Match, now: Duration) -> Result<(), NotKept> {
    super::write(&id.key(), &game.save(now))
}

/// Keeps a game as the document that it was.
pub fn keep_text(id: &GameId, text: &str) -> Result<(), NotKept> {
    super::write(&id.key(), text)
}

/// The document of a game that was kept.
pub fn text(id: &GameId) -> Option<String> {
    super::read(&id.key())
}

/// A game that was kept; nothing if there is none, and the reason if it cannot be read. It is not touched.
pub fn load(id: &GameId) -> Option<Result<Match, SaveError>> {
    Some(Match::load(&text(id)?))
}

/// All games, the newest first.
pub fn list() -> Vec<GameId> {
    let mut ids: Vec<GameId> = super::keys(PREFIX)
        .into_iter()
        .filter_map(|key| of_key(&key))
        .collect();
    ids.sort();
    ids.reverse();
    ids
}

/// The game that is kept under a key, if it is that of a game.
pub fn of_key(key: &str) -> Option<GameId> {
    Some(GameId::from_text(key.strip_prefix(PREFIX)?))
}

/// Forgets a game.
pub fn forget(id: &GameId) {
    super::remove(&id.key());
}

/// Moves a game that cannot be read out of the list, without losing it.
pub fn set_aside(id: &GameId) {
    super::set_aside(&id.key());
}

/// The game that is on the table of the page on which one plays.
pub fn on_table() -> Option<GameId> {
    super::read(ON_TABLE).map(|name| GameId::from_text(&name))
}

/// Puts a game on that table.
pub fn put_on_table(id: &GameId) -> Result<(), NotKept> {
    super::write(ON_TABLE, id.as_str())
}
