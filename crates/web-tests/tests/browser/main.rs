//! The page in a real browser. A file for each page of the app.

mod analyse;
mod engine;
mod play;
mod shell;
