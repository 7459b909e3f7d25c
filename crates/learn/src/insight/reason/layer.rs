use outflank_rules::{Bitboard, Color, Move, Position, Square};

use super::find::{DIAGONALS, safe_squares};
use super::line::Line;
use super::{Area, Reason};
use crate::insight::{moves_of, openness, region_of, regions, stable};

/// What can be marked on a board to show that a [`Reason`] holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Squares on which it is decided who gets them.
    Squares(Bitboard),
    /// Squares that are filled together.
    Region(Bitboard),
    /// A player's moves, of which there are none when they have to pass.
    Passes(Color),
    /// A player's moves.
    Moves(Color),
    /// Those of them that open no corner.
    SafeMoves(Color),
    /// A player's stable discs.
    Stable(Color),
    /// The empty squares around the discs that the first move flips.
    Surroundings,
}

impl Reason {
    /// What shows it in the lines that begin with these two moves, the one that was made and the better one.
    pub fn layer(self, position: Position, [mv, best]: [Square; 2]) -> Layer {
        let (mover, opponent) = (position.turn(), !position.turn());
        match self {
            Reason::KeySquare(square)
            | Reason::GivesCorner(square)
            | Reason::Wedge(square)
            | Reason::Opens(square)
            | Reason::KeepsOpen(square)
            | Reason::LosesSquare(square)
            | Reason::MissesSquare(square)
            | Reason::GivesSquare { square, .. }
            | Reason::NextToCorner { corner: square, .. }
            | Reason::LeavesCorner { corner: square, .. }
            | Reason::LosesCorner { corner: square, .. }
            | Reason::MissesCorner { corner: square, .. }
            | Reason::Five { corner: square, .. } => Layer::Squares(square.bitboard()),
            Reason::CornerCouldWait { opens, .. } => Layer::Squares(opens),
            Reason::WrongOrder { .. } | Reason::CouldWait { .. } => {
                Layer::Squares(mv.bitboard() | best.bitboard())
            }
            Reason::GivesDiagonal(square) => {
                let diagonal = DIAGONALS.into_iter().find(|it| it.contains(square));
                Layer::Squares(diagonal.unwrap_or_else(|| square.bitboard()))
            }
            Reason::LetsIn(square) => Layer::Region(region_of(position, square)),
            Reason::BreaksParity { .. } => Layer::Region(region_of(position, mv)),
            Reason::LosesTempo(area) => {
                let there = |region: &Bitboard| {
                    region.len() > 1 && !region.contains(mv) && Area::of(*region) == area
                };
                let regions = regions(position).into_iter().filter(there);
                Layer::Region(regions.fold(Bitboard::EMPTY, |all, it| all | it))
            }
            Reason::SparesPass | Reason::MissesPass { .. } => Layer::Passes(opponent),
            Reason::LeadsToPass { .. } => Layer::Passes(mover),
            Reason::Loud { .. } => Layer::Surroundings,
            Reason::GivesMoves { .. } | Reason::GivesMovesLater { .. } => Layer::Moves(opponent),
            Reason::FewMoves { .. } | Reason::FewMovesLater { .. } => Layer::Moves(mover),
            Reason::FewSafeMoves { .. } => Layer::SafeMoves(mover),
            Reason::GivesStable { .. } => Layer::Stable(opponent),
            Reason::FewStable { .. } => Layer::Stable(mover),
        }
    }
}

impl Layer {
    /// The squares to mark after some moves from a position.
    pub fn squares(self, start: Position, moves: &[Move]) -> Bitboard {
        let line = Line::new(start, moves);
        let now = line.end();
        match self {
            Layer::Squares(squares) | Layer::Region(squares) => squares,
            Layer::Passes(color) | Layer::Moves(color) => moves_of(now, color),
            Layer::SafeMoves(color) if now.turn() == color => safe_squares(now),
            Layer::SafeMoves(_) => Bitboard::EMPTY,
            Layer::Stable(color) => stable(now, color),
            Layer::Surroundings => {
                let first = moves.first().and_then(|it| it.square());
                first.map_or(Bitboard::EMPTY, |it| openness(start, it))
            }
        }
    }

    /// Which of these moves shows it: by the number of moves before it.
    pub fn telling(self, start: Position, moves: &[Move]) -> Option<usize> {
        let line = Line::new(start, moves);
        match self {
            Layer::Squares(squares) | Layer::Region(squares) => {
                let mut placed = line.placed().rev();
                placed.find(|it| squares.contains(it.2)).map(|it| it.0)
            }
            Layer::Passes(color) => line.pass(color),
            Layer::Moves(_) | Layer::SafeMoves(_) | Layer::Stable(_) | Layer::Surroundings => None,
        }
    }
}
