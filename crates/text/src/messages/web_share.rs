//! Copying and exporting games.

messages! {}
