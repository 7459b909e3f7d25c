//! What a board has to show.

use std::ops::RangeInclusive;

use outflank_learn::insight::{corner, moves_of, openness, stable};
use outflank_rules::{Bitboard, Position, Square};

/// An idea of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// A corner is taken that the opponent has opened.
    TakeCorner,
    /// A move gives many more stable discs than any other.
    Stable,
    /// A move leaves few replies.
    FewReplies,
    /// A move flips discs with few empty squares around them.
    Quiet,
    /// Of two moves, one builds a wall.
    Wall,
    /// Of two moves, one gives a corner from an X-square.
    UnsafeX,
    /// An X-square is the best move.
    SafeX,
    /// A disc between two of the opponent's on an edge.
    Wedge,
    /// A move gives a corner away and is the best.
    Give,
}

/// A move to be found, or one of two.
pub struct Wanted {
    /// The right one.
    pub right: Square,
    /// The other of two.
    pub wrong: Option<Square>,
}

impl Idea {
    /// All of them.
    pub const ALL: [Idea; 9] = [
        Idea::TakeCorner,
        Idea::Stable,
        Idea::FewReplies,
        Idea::Quiet,
        Idea::Wall,
        Idea::UnsafeX,
        Idea::SafeX,
        Idea::Wedge,
        Idea::Give,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Idea::TakeCorner => "take",
            Idea::Stable => "stable",
            Idea::FewReplies => "few-replies",
            Idea::Quiet => "quiet",
            Idea::Wall => "wall",
            Idea::UnsafeX => "unsafe-x",
            Idea::SafeX => "safe-x",
            Idea::Wedge => "wedge",
            Idea::Give => "give",
        }
    }

    /// How many squares are empty.
    const fn empties(self) -> RangeInclusive<u32> {
        match self {
            Idea::TakeCorner | Idea::Wedge => 14..=36,
            Idea::Stable => 10..=26,
            Idea::FewReplies => 18..=44,
            Idea::Quiet | Idea::Wall => 26..=48,
            Idea::UnsafeX | Idea::SafeX => 12..=34,
            Idea::Give => 9..=13,
        }
    }

    /// The move that a position wants, if it shows the idea.
    pub fn wanted(self, position: Position) -> Option<Wanted> {
        let legal = position.legal_moves();
        if !self.empties().contains(&position.empties().len()) || legal.len() < 5 {
            return None;
        }
        let one = |right| Some(Wanted { right, wrong: None });
        match self {
            Idea::TakeCorner => {
                let corners = corner::open(position);
                let square = corners.first().filter(|_| corners.len() == 1)?;
                let next = corner::diagonal_neighbour(square)?;
                let theirs = position.discs(!position.turn()).contains(next);
                one(square).filter(|_| theirs)
            }
            Idea::Stable => {
                let own = position.turn();
                let of = |square: Square| {
                    let after = position.play(square.into()).ok()?;
                    Some(stable(after, own).len())
                };
                one(sole(legal, 4, |square| of(square).map(|count| 64 - count))?)
            }
            Idea::FewReplies => {
                let replies = |square: Square| {
                    let after = position.play(square.into()).ok()?;
                    Some(after.legal_moves().len())
                };
                let square = sole(legal, 2, replies)?;
                one(square).filter(|_| replies(square).is_some_and(|count| count <= 4))
            }
            Idea::Quiet => {
                let loudness = |square: Square| Some(openness(position, square).len());
                let square = sole(legal, 2, loudness)?;
                one(square).filter(|_| loudness(square).is_some_and(|count| count <= 1))
            }
            Idea::Wall => wall(position),
            Idea::UnsafeX => {
                let wrong = x_squares(position)
                    .into_iter()
                    .find(|&square| gives(position, square))?;
                let right = sole(legal - wrong.bitboard(), 1, |square| {
                    Some(openness(position, square).len())
                })?;
                let wrong = Some(wrong);
                (!gives(position, right)).then_some(Wanted { right, wrong })
            }
            Idea::SafeX => {
                let safe = |square: &Square| !gives(position, *square);
                one(x_squares(position).into_iter().find(safe)?)
            }
            Idea::Wedge => one(legal
                .into_iter()
                .find(|&square| is_wedge(position, square))?),
            Idea::Give => one(legal.into_iter().find(|&square| gives(position, square))?),
        }
    }
}

/// The square with the least of something, if no other comes near.
fn sole(squares: Bitboard, clear: u32, measure: impl Fn(Square) -> Option<u32>) -> Option<Square> {
    let mut measured: Vec<(u32, Square)> = squares
        .into_iter()
        .filter_map(|square| Some((measure(square)?, square)))
        .collect();
    measured.sort_unstable_by_key(|it| it.0);
    match measured[..] {
        [(least, square), (next, _), ..] if next >= least + clear => Some(square),
        _ => None,
    }
}

/// The X-squares that can be played next to empty corners.
fn x_squares(position: Position) -> Bitboard {
    let empty = |&it: &Square| position.empties().contains(it);
    let corners = Square::CORNERS.into_iter().filter(empty);
    let squares: Bitboard = corners.filter_map(corner::diagonal_neighbour).collect();
    squares & position.legal_moves()
}

/// Whether a move opens a corner that was closed.
fn gives(position: Position, square: Square) -> bool {
    let Ok(after) = position.play(square.into()) else {
        return false;
    };
    let before = moves_of(position, !position.turn());
    !(corner::open(after) - before).is_empty()
}

/// Of two moves, one flips inside, the other builds a wall.
fn wall(position: Position) -> Option<Wanted> {
    let mut measured: Vec<(u32, Square)> = position
        .legal_moves()
        .into_iter()
        .map(|square| (openness(position, square).len(), square))
        .collect();
    measured.sort_unstable_by_key(|it| it.0);
    let (least, right) = *measured.first()?;
    let (most, wrong) = *measured.last()?;
    let wrong = Some(wrong);
    (most >= least + 6).then_some(Wanted { right, wrong })
}

/// Whether a disc goes between two opposing discs on an edge.
fn is_wedge(position: Position, square: Square) -> bool {
    let theirs = position.discs(!position.turn());
    let (column, row) = (square.column(), square.row());
    let at = |column: u8, row: u8| Square::at(column, row).is_some_and(|it| theirs.contains(it));
    let inside = |place: u8| (1..7).contains(&place);
    let along_row =
        (row == 0 || row == 7) && inside(column) && at(column - 1, row) && at(column + 1, row);
    let along_column =
        (column == 0 || column == 7) && inside(row) && at(column, row - 1) && at(column, row + 1);
    along_row || along_column
}
