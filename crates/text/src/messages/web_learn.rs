//! The lessons.

messages! {}
