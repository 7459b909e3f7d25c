//! Judging answers: everything is computed from the board.

mod count;
mod mark;
mod play;

pub(super) use count::{count, count_of};
pub(super) use mark::{expected, mark};
pub(super) use play::{play, right_moves};
