//! Search: to a fixed depth in the midgame, and an exact solver for the endgame.
//!
//! - [`root::search`] runs a list of [`root::Stage`]s on a board, each deeper or more reliable than the one
//!   before, and reports the best [`root::Line`]s after each;
//! - [`Table`] is the transposition table; proven and estimated scores are separate fields of separate types;
//! - [`Confidence`] is the selectivity of a search; at [`Confidence::FULL`] a search to the end of the game is a
//!   proof;
//! - [`Probe`] is a shallow search that predicts a deep one;
//! - [`Searcher`] answers many quick questions on one thread, [`Few`] those about the last squares of a game.
//!
//! Inside, one noun per file: `worker` (a thread and how threads share a node), `midgame`, `endgame`, `probcut`,
//! `stability`, `candidates` (moves and their ordering), `node` (a board with its features), `parameters` (all
//! constants).
//!
//! ```
//! use std::ops::ControlFlow;
//! use outflank_eval::Weights;
//! use outflank_rules::{Move, Position, Square};
//! use outflank_search::{Table, root::{self, Setting}};
//!
//! // Black wins every disc with a1.
//! let position: Position = "-OX------------------------------------------------------------- X".parse().unwrap();
//! let (table, weights) = (Table::new(1 << 16), Weights::untrained());
//! let setting = Setting { table: &table, weights: &weights, threads: 1, lines: 1, stop: &|_| false };
//! let mut best = None;
//! let plan = root::exact_plan(position.empties().len()).skip_while(|stage| !stage.is_proof());
//! root::search(position.board(), plan, setting, |lines, _nodes| {
//!     best = Some(lines[0].clone());
//!     ControlFlow::Continue(())
//! });
//! let best = best.unwrap();
//! assert_eq!(best.moves, [Move::Place(Square::A1)]);
//! assert_eq!(best.exact_score().unwrap().discs(), 64);
//! ```

#![deny(unsafe_code)] // allowed for an allocation and a hint in `table`

mod candidates;
mod endgame;
mod midgame;
mod node;
mod parameters;
mod probcut;
pub mod root;
mod searcher;
pub mod stability;
pub mod table;
mod worker;

pub use endgame::Few;
pub use probcut::Probe;
pub use searcher::Searcher;
pub use table::{Confidence, Table};
