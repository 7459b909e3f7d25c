//! Tabletop play.

messages! {}
