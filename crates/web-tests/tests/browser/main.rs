//! The page in a real browser. A file for each page of the app; playing has several.

mod analyse;
mod cartridge;
mod clocks;
mod engine;
mod explorer;
mod games;
mod languages;
mod learn;
mod matches;
mod offline;
mod play;
mod puzzles;
mod saving;
mod series;
mod settings;
mod shell;
mod tabletop;
mod thinking;
