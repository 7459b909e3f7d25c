//! What each move of a game was worth.
