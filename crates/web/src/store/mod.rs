//! What the browser keeps, by the rules of [`outflank_app::kept`]: a copy in memory, and a database behind it.
//!
//! - `data`: what comes with the page, fetched when it is needed;
//! - `database`: the browser's database;
//! - `keeper`: what becomes of a change, in this tab and others;
//! - `persistence`: whether the browser may clear it all;
//! - [`games`], [`progress`], [`settings`]: what is kept.

mod data;
mod database;
pub mod games;
mod keeper;
mod persistence;
pub mod progress;
pub mod settings;

pub use data::{fetch, fetch_puzzles, fetch_text};
pub use keeper::{follow, open, state, tell_all, watch};
pub use persistence::hear_promise;

use outflank_app::kept::{Storage, Unavailable};

/// What the browser keeps. Reading and writing succeed: if the browser cannot keep something, the keeper says so.
#[derive(Clone, Copy, Debug)]
pub struct Browser;

impl Storage for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
        keeper::with(|copy| copy.read(name))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
        keeper::change(|copy| copy.write(name, text))
    }

    fn remove(&self, name: &str) -> Result<(), Unavailable> {
        keeper::change(|copy| copy.remove(name))
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable> {
        keeper::change(|copy| copy.rename(from, to))
    }

    fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable> {
        keeper::with(|copy| copy.names(beginning))
    }
}

/// Stores a text under a name.
pub fn write(name: &str, text: &str) -> Result<(), Unavailable> {
    Browser.write(name, text)
}
