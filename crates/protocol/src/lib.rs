//! Protocols through which other programs use the engine.
//!
//! A protocol is a session: lines in, replies out. It reads no stream, opens no file and looks at no clock, so that
//! whole dialogues can be tested as text. Input and output are supplied from outside:
//!
//! - [`Player`] chooses the moves; [`EnginePlayer`] is the real engine;
//! - [`gtp::Session`] speaks the Go Text Protocol, version 2, about Othello; [`gtp::run`] connects it to a pair of
//!   streams;
//! - [`nboard::Session`] speaks the NBoard protocol, version 2; [`nboard::run`] connects it and keeps reading while
//!   it thinks, and an [`Interrupt`] signals new input;
//! - [`Game`] is the state of a session: the positions so far, one for each move.
//!
//! ```
//! use outflank_engine::{Engine, Level, Options};
//! use outflank_protocol::gtp::Session;
//!
//! let engine = Engine::new(Options { threads: 1, hash_bytes: 1 << 20 });
//! let mut session = Session::with_engine(engine, Level::MIN, 0);
//! let mut answer = |line: &str| session.answer(line.as_bytes()).expect("a reply").to_string();
//!
//! assert_eq!(answer("1 play black F5"), "=1\n\n");
//! assert_eq!(answer("gogui-rules_legal_moves"), "= f4 d6 f6\n\n");
//! assert_eq!(answer("2 play white e4"), "?2 illegal move\n\n");
//! assert!(["=3 f4\n\n", "=3 d6\n\n", "=3 f6\n\n"].contains(&&*answer("3 genmove white")));
//! ```

#![forbid(unsafe_code)]

mod game;
pub mod gtp;
mod interrupt;
mod lines;
pub mod nboard;
mod player;

pub use game::{Game, Refusal};
pub use interrupt::Interrupt;
pub use player::{Choice, EnginePlayer, Player};
