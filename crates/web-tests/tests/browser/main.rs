//! The page in a real browser. A file for each page of the app.

mod play;
mod shell;
