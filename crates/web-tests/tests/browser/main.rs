//! The page in a real browser. A file for each page of the app; playing has several.

mod cartridge;
mod clocks;
mod engine;
mod play;
mod series;
mod shell;
mod thinking;
