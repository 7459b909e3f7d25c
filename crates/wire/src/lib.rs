//! An engine that runs elsewhere: questions to it and its answers, as text.
//!
//! The page in the browser asks; the server's native engine or the WebAssembly engine in a worker answers. Both
//! speak this, and both answer through the same [`Desk`], so they cannot drift apart. The nouns:
//!
//! - [`Question`]: what is wanted about a position, with its limits;
//! - [`ToEngine`]: a question under a number, or a wish to stop;
//! - [`FromEngine`]: who answers, what was found so far, the end of a question, or a [`Reason`] why there is none;
//! - [`Desk`]: an engine that answers questions.
//!
//! A question without a time limit is answered on one thread and from an empty table: the answer is the same wherever
//! it was found, and whatever was asked before.
//!
//! ```
//! use outflank_engine::Level;
//! use outflank_rules::Position;
//! use outflank_wire::{Question, ToEngine};
//!
//! let ask = ToEngine::Ask { id: 7, question: Question::choose(Position::START, Level::MIN, 1) };
//! assert_eq!(ToEngine::from_text(&ask.to_text())?, ask);
//! # Ok::<(), outflank_wire::Malformed>(())
//! ```

#![forbid(unsafe_code)]

mod desk;
mod message;
mod question;
mod report;

pub use desk::{Desk, HASH_BYTES};
pub use message::{FromEngine, LONGEST_QUESTION, Malformed, Place, Reason, ToEngine, VERSION};
pub use question::{Question, Task};
