//! The page in a real browser. A file for each page of the app; playing has several.

mod cartridge;
mod clocks;
mod analyse;
mod engine;
mod learn;
mod play;
mod series;
mod puzzles;
mod shell;
mod thinking;
