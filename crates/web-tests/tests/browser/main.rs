//! The page in a real browser. A file for each page of the app.

mod engine;
mod games;
mod languages;
mod offline;
mod play;
mod settings;
mod shell;
mod tabletop;
