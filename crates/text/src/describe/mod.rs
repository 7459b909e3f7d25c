//! Errors, lessons and puzzles of other crates in the reader's language, for every front end.

mod analysis;
mod engine;
mod exercise;
mod kept;
mod language;
mod learn;
mod openings;
mod play;
mod puzzle;
mod record;
mod remark;
mod rules;
mod save;
mod setup;
mod system;
mod table;

pub use table::{Manner, is_seated};

use crate::Texts;

/// Something that can be told to a person in their language.
pub trait Describe {
    /// What is said. For an error, one sentence: what happened, why, and what to do.
    fn describe(&self, texts: &Texts) -> String;
}

/// A sentence that is there already.
impl Describe for String {
    fn describe(&self, _: &Texts) -> String {
        self.clone()
    }
}
