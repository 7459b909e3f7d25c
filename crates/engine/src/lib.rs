//! The engine that apps see.
//!
//! - [`Engine`] answers a [`SearchRequest`] about a position; while it works it pushes a [`Report`] after every
//!   stage to a sink that may stop it;
//! - [`MoveScore`] is a move with its value, and a [`Kind`] that says what the value is: exact, selective, to a
//!   depth, from the book, static;
//! - [`Level`] is how strong the engine plays: 1 to 20 for people, 21 to 60 as fixed depths;
//! - [`Clock`] turns the time left on a clock into the time for a move;
//! - [`Scores`] keeps all that was found, so that what one part of an app shows never contradicts another.
//!
//! ```
//! use outflank_engine::{Engine, Goal, Options, SearchRequest};
//! use outflank_rules::Position;
//!
//! let mut engine = Engine::new(Options { threads: 1, hash_bytes: 1 << 20 });
//! let request = SearchRequest::new(Position::START, Goal::Depth(4));
//! let report = engine.search(&request, &|| false, |_| std::ops::ControlFlow::Continue(()));
//! assert!(Position::START.legal_moves().contains(report.best().expect("a move").mv.square().unwrap()));
//! ```

#![forbid(unsafe_code)]

pub mod bench;
mod clock;
mod engine;
mod learning;
mod level;
mod question;
mod report;
mod request;
mod scores;

pub use clock::Clock;
pub use engine::{Engine, Options};
pub use level::{Level, NotALevel};
pub use outflank_book::{Book, BookError};
pub use outflank_eval::{Value, Weights, WeightsError};
pub use question::{Answer, Question, Task};
pub use report::{Kind, MoveScore, Report};
pub use request::{Goal, Limits, SearchRequest};
pub use scores::Scores;
