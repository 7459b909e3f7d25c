//! Games, as the browser keeps them.

use outflank_app::kept::{GameId, Games};

use super::Browser;

/// The games that this browser keeps.
pub const GAMES: Games<'static, Browser> = Games(&Browser);

/// The id of a game that begins now.
pub fn new_id() -> GameId {
    let random = js_sys::Math::random() * f64::from(u16::MAX);
    GameId::new(js_sys::Date::now() as u64, random as u16)
}
