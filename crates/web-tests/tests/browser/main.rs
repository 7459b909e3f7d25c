//! The page in a real browser. A file for each page of the app; playing has several.

mod analyse;
mod cartridge;
mod clocks;
mod engine;
mod learn;
mod play;
mod puzzles;
mod series;
mod shell;
mod thinking;
