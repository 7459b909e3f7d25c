//! Lessons and puzzles.
