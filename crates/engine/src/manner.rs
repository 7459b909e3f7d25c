use outflank_rules::{Bitboard, Move, Position, Square};

/// What a weakened level likes about moves, beside what they are worth: its character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Nothing: it plays what it thinks best, or on a whim.
    Plain,
    /// Flipping many discs.
    Greedy,
    /// Corners: it takes one whenever it can.
    Corners,
    /// Edges.
    Edges,
    /// Keeping away from empty corners while there is another move.
    Cautious,
    /// Flipping discs with few empty squares around them.
    Quiet,
    /// Leaving few replies.
    Blocking,
}

/// More than any move is worth.
const ANYTHING: f32 = 1000.0;

impl Manner {
    /// How much it likes a move, in discs.
    pub(crate) fn liking(self, position: Position, mv: Move) -> f32 {
        let Move::Place(square) = mv else {
            return 0.0;
        };
        let count = |squares: Bitboard| squares.len() as f32;
        match self {
            Manner::Greedy => 3.0 * count(position.flips(mv)),
            Manner::Corners if square.is_corner() => ANYTHING,
            Manner::Edges if is_edge(square) => 7.0,
            Manner::Cautious if is_next_to_empty_corner(position, square) => -ANYTHING,
            Manner::Quiet => {
                let around = neighbours(position.flips(mv)) & position.empties();
                -0.5 * count(around - square.bitboard())
            }
            Manner::Blocking => {
                let after = position.play(mv).unwrap_or(position);
                -0.4 * count(after.legal_moves())
            }
            Manner::Plain | Manner::Corners | Manner::Edges | Manner::Cautious => 0.0,
        }
    }
}

fn is_edge(square: Square) -> bool {
    let at_edge = |place: u8| place == 0 || place == 7;
    at_edge(square.column()) || at_edge(square.row())
}

fn is_next_to_empty_corner(position: Position, square: Square) -> bool {
    let empty = position.empties() & Bitboard::CORNERS;
    neighbours(empty).contains(square)
}

/// The squares adjacent to these.
fn neighbours(squares: Bitboard) -> Bitboard {
    const NOT_LEFT: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_RIGHT: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let Bitboard(set) = squares;
    let row = set | (set & NOT_RIGHT) << 1 | (set & NOT_LEFT) >> 1;
    Bitboard(row | row << 8 | row >> 8) - squares
}
