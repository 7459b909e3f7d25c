//! The puzzles.

messages! {}
