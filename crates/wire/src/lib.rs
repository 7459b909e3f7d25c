//! An engine that runs elsewhere: questions to it and its answers, as text.
//!
//! The page in the browser asks; the server's native engine or the WebAssembly engine in a worker answers. Both
//! speak this, and both answer through the same [`EngineService`], so they cannot drift apart. The nouns:
//!
//! - [`ToEngine`]: a [`Question`](outflank_engine::Question) under a number, or a wish to stop;
//! - [`FromEngine`]: who answers, what was found so far, the end of a question, or a [`Reason`] why there is none;
//! - [`EngineService`]: an engine that answers questions;
//! - [`ToLibrary`], [`FromLibrary`]: the same for the library of games that a server may have. A worker has none, and does
//!   not know these messages; [`ToServer`] is whatever a server hears.
//!
//! Every message carries the [`VERSION`] of its sender. A page that was loaded long ago may meet a newer server: then
//! reading fails with [`Unreadable::Mismatch`], whatever else has changed.
//!
//! A question without a time limit is answered on one thread, from an empty table and from the browser's opening book:
//! the answer is the same wherever it was found, and whatever was asked before. Only judgements differ: a browser has
//! smaller weights for them and says so in their [`Origin`](outflank_engine::Origin).
//!
//! ```
//! use outflank_engine::{Level, Question};
//! use outflank_rules::Position;
//! use outflank_wire::ToEngine;
//!
//! let ask = ToEngine::Ask { id: 7, question: Question::choose(Position::START, Level::MIN, 1) };
//! assert_eq!(ToEngine::from_text(&ask.to_text())?, ask);
//! # Ok::<(), outflank_wire::Unreadable>(())
//! ```

#![forbid(unsafe_code)]

mod library;
mod message;
mod pace;
mod service;

pub use library::{FromLibrary, LONGEST_ANSWER, ToLibrary, ToServer};
pub use message::{FromEngine, LONGEST_QUESTION, Place, Reason, ToEngine, Unreadable, VERSION};
pub use service::{EngineService, HASH_BYTES};
