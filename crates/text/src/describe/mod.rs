//! Errors, lessons, puzzles and games of other crates as sentences.

mod analysis;
mod board;
mod coach;
mod engine;
mod exercise;
mod explorer;
mod files;
mod kept;
mod language;
mod learn;
mod openings;
mod own;
mod play;
mod puzzle;
mod reason;
mod record;
mod remark;
mod rules;
mod save;
mod setup;
mod system;
mod table;
mod training;

pub use table::{Manner, is_seated};

use crate::Texts;

/// A value that can be described in the reader's language.
pub trait Describe {
    /// The description. For an error, one sentence: what happened, why, and what to do.
    fn describe(&self, texts: &Texts) -> String;
}

/// A sentence describes itself.
impl Describe for String {
    fn describe(&self, _: &Texts) -> String {
        self.clone()
    }
}
