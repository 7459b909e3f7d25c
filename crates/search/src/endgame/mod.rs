//! The exact endgame solver, in layers of ever simpler and faster code: [`deep`] with the transposition table
//! and the evaluation, [`few`] empty squares with mobility and parity, the [`last`] four with code for each
//! number.

mod deep;
mod few;
mod last;

pub(crate) use few::Few;
