//! A folder for each screen.

mod analysis;
mod exercise;
mod games;
pub(super) mod home;
mod lessons;
mod menu;
mod puzzles;
pub(super) mod settings;
mod setup;
pub(super) mod table;
