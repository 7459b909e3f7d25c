//! What was played and what was better, with their positions.

use outflank_rules::{Bitboard, Color, Move, Position, Square};
use serde_json::Value;

/// Both lines of a move.
pub struct Lines {
    pub mover: Color,
    pub played: Line,
    pub better: Line,
}

/// A line of play.
pub struct Line {
    pub moves: Vec<Move>,
    /// One more.
    pub positions: Vec<Position>,
}

impl Lines {
    /// Those that an analysis gives for a move.
    pub fn of(ply: &Value) -> Option<Lines> {
        let position: Position = ply["position"].as_str()?.parse().ok()?;
        let moves = |field: &str| -> Option<Vec<Move>> {
            let names = ply[field].as_array()?.iter();
            names.map(|it| it.as_str()?.parse().ok()).collect()
        };
        Lines::new(position, moves("played_pv")?, moves("pv")?)
    }

    /// `None` if one of them has no move, or one that is not legal.
    pub fn new(position: Position, played: Vec<Move>, better: Vec<Move>) -> Option<Lines> {
        Some(Lines {
            mover: position.turn(),
            played: Line::new(position, played)?,
            better: Line::new(position, better)?,
        })
    }

    pub fn start(&self) -> Position {
        self.played.positions[0]
    }

    /// The opponent's answer.
    pub fn reply(&self) -> Option<Square> {
        self.played.moves.get(1)?.square()
    }

    /// How many moves both lines have.
    pub fn common(&self) -> usize {
        self.played.moves.len().min(self.better.moves.len())
    }

    /// Whether the opponent gets a corner within so many of their moves in the line that was played, and never in the
    /// better one; and whether the player has fewer corners in all for it.
    pub fn loses(&self, corner: Square, soon: usize) -> bool {
        let taken = self.played.taken(!self.mover, corner);
        taken.is_some_and(|ply| ply < 2 * soon)
            && self.better.taken(!self.mover, corner).is_none()
            && self.is_worse_in_corners()
    }

    /// Whether the player gets a corner within so many moves after the better one, and never in the line that was played;
    /// and whether the player has fewer corners in all for it.
    pub fn misses(&self, corner: Square, soon: usize) -> bool {
        let taken = self.better.taken(self.mover, corner);
        taken.is_some_and(|ply| ply <= 2 * soon)
            && self.played.taken(self.mover, corner).is_none()
            && self.is_worse_in_corners()
    }

    fn is_worse_in_corners(&self) -> bool {
        let balance = |line: &Line| {
            let corners = |by| (line.squares(by) & Bitboard::CORNERS).len() as i32;
            corners(self.mover) - corners(!self.mover)
        };
        balance(&self.played) < balance(&self.better)
    }

    /// Whether both lines fill a region, the opponent last in the one that was played, the player in the better one.
    pub fn loses_last(&self, region: Bitboard) -> bool {
        let last = [&self.played, &self.better].map(|it| it.last_in(region));
        last == [Some(!self.mover), Some(self.mover)]
    }
}

impl Line {
    fn new(start: Position, moves: Vec<Move>) -> Option<Line> {
        let mut positions = vec![start];
        for &mv in &moves {
            let before = positions[positions.len() - 1];
            positions.push(before.play(mv).ok()?);
        }
        (!moves.is_empty()).then_some(Line { moves, positions })
    }

    /// The position after the first move.
    pub fn after(&self) -> Position {
        self.positions[1]
    }

    pub fn end(&self) -> Position {
        self.positions[self.positions.len() - 1]
    }

    /// The position in which whoever began is to move again.
    pub fn next_turn(&self) -> Option<Position> {
        let mover = self.positions[0].turn();
        let mut later = self.positions[1..].iter();
        later
            .find(|it| it.turn() == mover && !it.is_over())
            .copied()
    }

    fn placed(&self) -> Vec<(usize, Color, Square)> {
        let moves = self.moves.iter().zip(&self.positions).enumerate();
        let placed = moves.filter_map(|(ply, (mv, at))| Some((ply, at.turn(), mv.square()?)));
        placed.collect()
    }

    /// How many moves come before a player takes a square.
    pub fn taken(&self, by: Color, square: Square) -> Option<usize> {
        let placed = self.placed().into_iter();
        let mut taken = placed.filter(|it| (it.1, it.2) == (by, square));
        Some(taken.next()?.0)
    }

    /// The squares that a player takes.
    pub fn squares(&self, by: Color) -> Bitboard {
        let own = self.placed().into_iter().filter(|it| it.1 == by);
        own.map(|it| it.2).collect()
    }

    /// How many moves come before a player has to pass.
    pub fn pass(&self, by: Color) -> Option<usize> {
        let mut moves = self.moves.iter().zip(&self.positions);
        moves.position(|(&mv, at)| mv == Move::Pass && at.turn() == by)
    }

    fn last_in(&self, region: Bitboard) -> Option<Color> {
        let is_full = (self.end().empties() & region).is_empty();
        let placed = self.placed().into_iter().rev();
        let mut there = placed.filter(|it| region.contains(it.2));
        there.next().filter(|_| is_full).map(|it| it.1)
    }
}
