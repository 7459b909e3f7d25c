use outflank_rules::{Bitboard, Move, Position, Square};

/// The eight directions, as steps in columns and rows.
const DIRECTIONS: [(i8, i8); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

/// An unbroken line of opposing discs that begins next to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The discs.
    pub discs: Bitboard,
    /// What follows the last of them.
    pub end: End,
}

/// What ends a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A disc of the mover: the line is outflanked.
    Own(Square),
    /// An empty square.
    Empty(Square),
    /// The edge of the board.
    Edge,
}

/// Why a disc on an empty square would flip nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dead {
    /// No opposing disc touches the square.
    NoNeighbour,
    /// There is a line, but it runs to an empty square.
    Open {
        /// The line.
        discs: Bitboard,
        /// The empty square.
        gap: Square,
    },
    /// There is a line, but it runs to the edge of the board.
    Edge {
        /// The line.
        discs: Bitboard,
    },
}

/// Why a disc is not flipped by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// There is no disc.
    Empty,
    /// It already has the mover's colour.
    Own,
    /// It is not in line with the placed disc.
    NotInLine,
    /// A disc of the mover is nearer: the line ends there.
    BehindOwn(Square),
    /// An empty square lies between it and the placed disc.
    BehindGap(Square),
    /// It is in the line, but the line does not end at a disc of the mover.
    NoEnd,
}

/// The lines of opposing discs that begin next to a square, from the mover's point of view.
pub fn rows(position: Position, square: Square) -> Vec<Row> {
    DIRECTIONS
        .into_iter()
        .filter_map(|step| row(position, square, step))
        .collect()
}

fn row(position: Position, square: Square, step: (i8, i8)) -> Option<Row> {
    let opponent = position.board().opponent();
    let mut discs = Bitboard::EMPTY;
    let mut end = End::Edge;
    for next in line(square, step) {
        if opponent.contains(next) {
            discs |= next.bitboard();
            continue;
        }
        end = if position.board().player().contains(next) {
            End::Own(next)
        } else {
            End::Empty(next)
        };
        break;
    }
    (!discs.is_empty()).then_some(Row { discs, end })
}

/// The squares from a square (excluded) to the edge.
fn line(square: Square, (right, down): (i8, i8)) -> impl Iterator<Item = Square> {
    let place = move |distance: i8| {
        let column = square.column() as i8 + right * distance;
        let row = square.row() as i8 + down * distance;
        Square::at(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    };
    (1..8).map_while(place)
}

/// Why a disc on this square would flip nothing; `None` if it would flip something, or the square is
/// occupied.
pub fn why_nothing(position: Position, square: Square) -> Option<Dead> {
    if !position.empties().contains(square) || !position.flips(Move::Place(square)).is_empty() {
        return None;
    }
    let longest = rows(position, square)
        .into_iter()
        .max_by_key(|row| row.discs.len());
    Some(match longest {
        None => Dead::NoNeighbour,
        Some(Row { discs, end }) => match end {
            End::Empty(gap) => Dead::Open { discs, gap },
            End::Edge | End::Own(_) => Dead::Edge { discs },
        },
    })
}

/// Why the mover's disc on `square` does not flip `disc`; `None` if it does.
pub fn why_kept(position: Position, square: Square, disc: Square) -> Option<Kept> {
    if position.flips(Move::Place(square)).contains(disc) {
        return None;
    }
    if position.board().player().contains(disc) || disc == square {
        return Some(Kept::Own);
    }
    if position.empties().contains(disc) {
        return Some(Kept::Empty);
    }
    let direction = DIRECTIONS
        .into_iter()
        .find(|&step| line(square, step).any(|on_line| on_line == disc));
    let Some(direction) = direction else {
        return Some(Kept::NotInLine);
    };
    for nearer in line(square, direction).take_while(|&on_line| on_line != disc) {
        if position.board().player().contains(nearer) {
            return Some(Kept::BehindOwn(nearer));
        }
        if position.empties().contains(nearer) {
            return Some(Kept::BehindGap(nearer));
        }
    }
    Some(Kept::NoEnd)
}

#[cfg(test)]
mod tests {
    use outflank_rules::random::Random;

    use super::*;
    use outflank_play::collection;

    fn figure(id: &str) -> Position {
        collection::find(id).unwrap().position
    }

    #[test]
    fn rows_with_an_own_disc_at_the_end_are_what_a_move_flips() {
        let mut position = Position::START;
        let mut random = Random::new(1);
        for _ in 0..2000 {
            for square in position.empties() {
                let outflanked = rows(position, square)
                    .into_iter()
                    .filter(|row| matches!(row.end, End::Own(_)))
                    .fold(Bitboard::EMPTY, |all, row| all | row.discs);
                assert_eq!(
                    outflanked,
                    position.flips(square.into()),
                    "{square} {position:?}"
                );
                assert_eq!(
                    why_nothing(position, square).is_none(),
                    !outflanked.is_empty()
                );
                for disc in Square::all() {
                    let kept = why_kept(position, square, disc);
                    assert_eq!(kept.is_none(), outflanked.contains(disc));
                }
            }
            let moves: Vec<Move> = position.moves().collect();
            position = match random.pick(moves) {
                Some(mv) => position.play(mv).unwrap(),
                None => Position::START,
            };
        }
    }

    #[test]
    fn a7_a_disc_behind_an_own_disc_is_kept() {
        let kept = why_kept(figure("figure4"), Square::G4, Square::D4);
        assert_eq!(kept, Some(Kept::BehindOwn(Square::E4)));
    }

    #[test]
    fn a8_a_disc_out_of_line_is_kept() {
        for disc in [Square::E3, Square::E4] {
            let kept = why_kept(figure("figure5_6"), Square::D1, disc);
            assert_eq!(kept, Some(Kept::NotInLine));
        }
    }

    #[test]
    fn a_square_is_dead_for_a_reason() {
        let start = Position::START;
        assert_eq!(why_nothing(start, Square::A1), Some(Dead::NoNeighbour));
        let open = Dead::Open {
            discs: Square::D4.bitboard(),
            gap: Square::D5,
        };
        assert_ne!(why_nothing(start, Square::D3), Some(open));
        assert_eq!(why_nothing(start, Square::D3), None);
        assert_eq!(
            why_nothing(start, Square::C3),
            Some(Dead::Open {
                discs: (Square::D4.bitboard() | Square::E5.bitboard()),
                gap: Square::F6,
            })
        );
        let edge: Position = format!("{:-<64} X", "-OOOOOOO").parse().unwrap();
        let discs = edge.board().opponent();
        assert_eq!(why_nothing(edge, Square::A1), Some(Dead::Edge { discs }));
    }
}
