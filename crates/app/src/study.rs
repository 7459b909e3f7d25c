//! A game with a cursor and variations.
