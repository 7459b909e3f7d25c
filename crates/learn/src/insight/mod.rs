//! Facts about a position, for teaching and for display: computed from the rules, never guessed.
//!
//! - [`rows`] and [`Row`]: the lines that start at a square, and so why a disc flips or not;
//! - [`stable`] and [`how_flipped`]: discs that can never be flipped, and how the others can be;
//! - [`moves_of`]: each side's mobility;
//! - [`regions`]: connected groups of empty squares;
//! - [`openness`] of a move, and the [`frontier`];
//! - [`EdgeShape`]: what the discs on an edge look like;
//! - [`corner`]: which corners are open, and how one is won by force;
//! - [`explain`] and [`Reason`]: why a move was worse than another; [`Layer`]: what shows it on the board.

pub mod corner;
mod edge;
mod openness;
mod reason;
mod region;
mod row;
mod stability;

use outflank_rules::{Bitboard, Color, Position};

pub use edge::{EdgeShape, edges, is_wedge, shaped};
pub use openness::{frontier, openness};
pub use reason::{Area, DIAGONALS, Explanation, Layer, Reason, explain, reasons, safe_squares};
pub use region::{odd_regions, own_regions, region_of, regions};
pub use row::{Dead, End, Kept, Row, rows, why_kept, why_nothing};
pub use stability::{how_flipped, stable};

/// The legal moves of a player if it were their turn.
pub fn moves_of(position: Position, color: Color) -> Bitboard {
    if position.turn() == color {
        position.legal_moves()
    } else {
        position.board().pass().legal_moves()
    }
}
