use outflank_rules::{Bitboard, Color, Move, Position, Square};

use crate::course::Subject;
use crate::insight::{
    DIAGONALS, EdgeShape, Kept, corner, frontier, how_flipped, odd_regions, own_regions, region_of,
    shaped, stable, why_kept,
};
use crate::refusal::refuse;
use crate::{Feedback, Remark, Verdict};

/// How many moves to search for a line that flips a disc.
const MOST_MOVES: usize = 4;

/// The squares that are right.
pub fn expected(position: Position, subject: Subject) -> Bitboard {
    match subject {
        Subject::Corners => Bitboard::CORNERS,
        Subject::Diagonals => Square::CORNERS
            .into_iter()
            .filter_map(corner::diagonal_neighbour)
            .collect(),
        Subject::CSquares => Square::CORNERS
            .into_iter()
            .flat_map(|it| corner::neighbours(it) - diagonal(it))
            .collect(),
        Subject::OpenCorners => corner::open(position),
        Subject::Moves => position.legal_moves(),
        Subject::Flips(square) => position.flips(Move::Place(square)),
        Subject::Stable(color) => stable(position, color),
        Subject::OddRegions => odd_regions(position),
        Subject::Frontier(color) => frontier(position, position.discs(color)),
        Subject::Shape(shape) => shaped(position, shape),
        Subject::OwnRegions(color) => own_regions(position, color),
        Subject::Balanced => shaped(position, EdgeShape::Six) | shaped(position, EdgeShape::Four),
        Subject::HeldDiagonal => held_diagonals(position),
        Subject::Mistakes(right) | Subject::Start(right) => {
            position.discs(Color::Black) ^ right.discs(Color::Black)
                | position.discs(Color::White) ^ right.discs(Color::White)
        }
    }
}

/// The X-square of a corner.
fn diagonal(corner: Square) -> Bitboard {
    let square = corner::diagonal_neighbour(corner);
    square.map(Square::bitboard).unwrap_or_default()
}

/// The discs of long diagonals that belong to one player: at least four, and none of the other's.
fn held_diagonals(position: Position) -> Bitboard {
    let held = DIAGONALS.into_iter().filter(|diagonal| {
        let [one, other] = Color::ALL.map(|it| (position.discs(it) & *diagonal).len());
        one.min(other) == 0 && one.max(other) >= 4
    });
    let held = held.fold(Bitboard::EMPTY, |all, it| all | it);
    held & position.board().occupied()
}

/// Judges marked squares. The first wrong one is explained.
pub fn mark(position: Position, subject: Subject, marked: Bitboard) -> Feedback {
    let expected = expected(position, subject);
    let (found, wrong) = (marked & expected, marked - expected);
    if marked.is_empty() {
        return Feedback::again([Remark::NothingMarked]);
    }
    if let Some(square) = wrong.first() {
        let remark = explain(position, subject, square);
        let shown = match &remark {
            Remark::CanBeFlipped { line, .. } => line.clone(),
            _ => Vec::new(),
        };
        return Feedback::wrong([remark])
            .showing(shown)
            .marking(square.bitboard());
    }
    let missing = (expected - marked).len();
    if missing > 0 {
        let found = found.len();
        return Feedback::new(Verdict::Right, [Remark::Missing { found, missing }]);
    }
    let count = expected.len();
    Feedback::done([Remark::FoundAll { count }]).marking(expected)
}

/// Why a square should not be marked.
fn explain(position: Position, subject: Subject, square: Square) -> Remark {
    match subject {
        Subject::Corners | Subject::Start(_) => Remark::NotACorner { square },
        Subject::CSquares => Remark::NotBesideCorner { square },
        Subject::OpenCorners if !square.is_corner() => Remark::NotACorner { square },
        Subject::OpenCorners => {
            refuse(position, square.into()).unwrap_or(Remark::NotAsked { square })
        }
        Subject::Diagonals => Remark::NotDiagonal { square },
        Subject::Moves => refuse(position, square.into()).unwrap_or(Remark::NotAsked { square }),
        Subject::Flips(placed) => kept(position, placed, square),
        Subject::Stable(color) | Subject::Frontier(color)
            if !position.discs(color).contains(square) =>
        {
            Remark::NotADisc { square, color }
        }
        Subject::Stable(_) => match how_flipped(position, square, MOST_MOVES) {
            Some(line) => Remark::CanBeFlipped { square, line },
            None => Remark::NotSurelyStable { square },
        },
        Subject::OddRegions | Subject::OwnRegions(_) if !position.empties().contains(square) => {
            Remark::NotEmpty { square }
        }
        Subject::OddRegions => Remark::EvenRegion {
            square,
            size: region_of(position, square).len(),
        },
        Subject::Frontier(_) => Remark::NotOnFrontier { square },
        Subject::Shape(_) => Remark::OtherShape { square },
        Subject::Balanced => Remark::NotBalanced { square },
        Subject::HeldDiagonal => Remark::NotHeld { square },
        Subject::OwnRegions(_) => Remark::NotOwnRegion { square },
        Subject::Mistakes(_) => Remark::NoMistake { square },
    }
}

fn kept(position: Position, square: Square, disc: Square) -> Remark {
    match why_kept(position, square, disc) {
        None | Some(Kept::Own) => Remark::KeptOwn { disc },
        Some(Kept::Empty) => Remark::KeptEmpty { disc },
        Some(Kept::NotInLine) => Remark::KeptNotInLine { disc, square },
        Some(Kept::BehindOwn(own)) => Remark::KeptBehindOwn { disc, own },
        Some(Kept::BehindGap(gap)) => Remark::KeptBehindGap { disc, gap },
        Some(Kept::NoEnd) => Remark::KeptNoEnd { disc },
    }
}
