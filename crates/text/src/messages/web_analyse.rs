//! The page on which games are analysed.

messages! {}
