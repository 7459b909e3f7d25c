//! The page in a real browser. A file for each page of the app.

mod engine;
mod learn;
mod play;
mod puzzles;
mod shell;
