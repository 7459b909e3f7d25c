//! The line mode: one line in, some lines out.

mod command;

pub use command::{Command, NotACommand, Vocabulary};
