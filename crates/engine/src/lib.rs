//! The engine, as apps use it.
//!
//! - [`Engine`] answers a [`SearchRequest`] about a position; after every stage it pushes a [`Report`] to a
//!   sink that may stop it;
//! - [`MoveScore`] is a move with its value and the value's [`Kind`]: exact, selective, to a depth, from the
//!   book, static;
//! - [`Level`] is the engine's playing strength: 1 to 20 for people, 21 to 60 as fixed depths;
//! - [`Clock`] turns the time left on a clock into the time for a move;
//! - [`Engine::judge`] says what every move of a position is worth, whoever asks; [`Judgements`] collects that, so that no
//!   part of an app contradicts another.
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
mod judge;
mod judgements;
mod learning;
mod level;
mod manner;
mod question;
mod report;
mod request;

pub use clock::Clock;
pub use engine::{Engine, Options};
pub use judgements::Judgements;
pub use level::{Level, NotALevel};
pub use manner::Manner;
pub use outflank_book::{Book, BookError};
pub use outflank_eval::{Value, Weights, WeightsError};
pub use question::{Answer, Question, Task};
pub use report::{Kind, MoveScore, Origin, Report};
pub use request::{Goal, Limits, SearchRequest};
