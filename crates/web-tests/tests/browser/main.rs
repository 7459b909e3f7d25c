//! The page in a real browser. A file for each page of the app; playing has several.

mod analyse;
mod blind;
mod cartridge;
mod clocks;
mod embed;
mod engine;
mod explorer;
mod files;
mod games;
mod languages;
mod learn;
mod look;
mod matches;
mod newgame;
mod offline;
mod parts;
mod play;
mod puzzles;
mod saving;
mod series;
mod settings;
mod shell;
mod study;
mod tabletop;
mod thinking;
mod training;
