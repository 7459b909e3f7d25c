//! Building blocks of the pages, beside the board.

pub mod announcer;
pub mod breakdown;
pub mod choice;
pub mod dialog;
pub mod icon;
mod in_turn;
pub(crate) mod newer;
pub mod notices;
pub mod shortcuts;
pub mod sound;

pub use in_turn::InTurn;
