//! A folder for each screen.

pub(super) mod analysis;
mod exercise;
pub(super) mod games;
pub(super) mod home;
pub(super) mod lessons;
pub(super) mod puzzles;
pub(super) mod settings;
pub(super) mod setup;
pub(super) mod table;
