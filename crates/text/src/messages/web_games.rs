//! The games that are kept.

messages! {}
