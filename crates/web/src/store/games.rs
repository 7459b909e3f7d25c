//! Games kept in the browser.

use outflank_app::kept::{GameId, Games};

use super::Browser;

/// The games of this browser.
pub const GAMES: Games<'static, Browser> = Games(&Browser);

/// A new id, from the current time.
pub fn new_id() -> GameId {
    let random = js_sys::Math::random() * f64::from(u16::MAX);
    GameId::new(js_sys::Date::now() as u64, random as u16)
}
