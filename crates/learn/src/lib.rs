//! Learning the game: under construction.
#![forbid(unsafe_code)]
pub mod insight;
