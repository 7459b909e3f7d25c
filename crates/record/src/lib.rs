//! Files of games and positions, as the world of Othello keeps them.
//!
//! - [`wthor`]: the archive of tournament games, a file for each year;
//! - [`obf`]: positions with the scores of their moves, one to a line;
//! - [`openings`]: the openings that have a name.
//!
//! Readers take a stream and hand over one record after the other, so that the size of a file does not matter. What
//! is wrong with a record is an error that says where; nothing is guessed.

#![forbid(unsafe_code)]

pub mod obf;
pub mod openings;
pub mod wthor;
