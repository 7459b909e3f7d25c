//! The screens.

pub mod analysis;
mod exercise;
mod games;
pub mod home;
mod lessons;
mod library;
mod menu;
mod puzzles;
pub mod settings;
mod setup;
pub mod table;
mod training;
