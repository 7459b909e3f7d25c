//! What can be said about a position, for teaching and for showing on a board: computed from the rules, never
//! guessed.
//!
//! - [`rows`] and [`Row`]: what stretches out from a square, and so why a disc flips or not;
//! - [`stable`] and [`how_flipped`]: discs that nobody can flip again, and how the others can be;
//! - [`moves_of`]: the choices of each side;
//! - [`regions`]: the parts into which the empty squares have fallen;
//! - [`corner`]: which corners are open, and how one is won by force;
//! - [`mistake`]: what was wrong with a move, compared with a better one.

pub mod corner;
mod mistake;
mod region;
mod row;
mod stability;

use outflank_rules::{Bitboard, Color, Position};

pub use mistake::{Mistake, mistake};
pub use region::{odd_regions, region_of, regions};
pub use row::{Dead, End, Kept, Row, rows, why_kept, why_nothing};
pub use stability::{how_flipped, stable};

/// Where a player could place a disc if it were their turn.
pub fn moves_of(position: Position, color: Color) -> Bitboard {
    if position.turn() == color {
        position.legal_moves()
    } else {
        position.board().pass().legal_moves()
    }
}
