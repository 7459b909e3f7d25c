//! What an Othello application does, whatever shows it.
//!
//! Page, terminal app and line mode draw what is here and translate clicks, keys and typed lines into inputs. Nothing
//! here reads a clock, a file or a key, and nothing contains a word that people read:
//!
//! - a state machine takes an input and the time, changes, and answers with happenings, which get their sentences
//!   in `outflank-text`;
//! - whatever has to be done outside is an [`Effect`], drained by the front end. What comes of it is the next input.
//!
//! A folder or file for each concern:
//!
//! - [`table`]: a game being played: people, computers, substitutes, clocks, offers, undo, series, tabletop;
//! - [`new_game`]: the choices before a game;
//! - [`study`]: a game with a cursor and variations; opens every format;
//! - [`review`]: what each move of a game was worth, and which were mistakes;
//! - [`explorer`]: what was played in a position, in a library or in games opened here; lists of games;
//! - [`figures`]: how well somebody plays, over many games;
//! - [`exercise`]: lessons and puzzles; [`training`]: own mistakes and openings, with the engine's help;
//! - [`kept`]: what is saved, listed and set aside; [`settings`]: the settings that front ends share.
//!
//! Whole matches as text are in `tests/matches`: every front end replays them.

#![forbid(unsafe_code)]

mod effect;
pub mod exercise;
pub mod explorer;
pub mod figures;
pub mod kept;
pub mod new_game;
pub mod review;
pub mod settings;
pub mod study;
pub mod table;
pub mod training;

pub use effect::{Effect, JobId, Reply};
