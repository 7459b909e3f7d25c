use outflank_rules::{Bitboard, Square};

use super::Discs;

/// What to animate: the difference from the last board drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    discs: Discs,
    /// The disc placed, if the change looks like a move.
    pub placed: Option<Square>,
    /// The discs it flipped, or the one turned over by hand.
    pub flipped: Bitboard,
    /// Alternates with each move, so that the animation restarts on a disc flipped twice in a row.
    pub odd: bool,
}

impl Changes {
    /// The change from the board before to these discs.
    pub fn follow(before: Option<&Changes>, discs: Discs) -> Changes {
        let Some(before) = before else {
            return Changes {
                discs,
                ..Changes::default()
            };
        };
        if before.discs == discs {
            return *before;
        }
        let (old, new) = (before.discs, discs);
        let (old_all, new_all) = (old.black | old.white, new.black | new.white);
        let added = new_all & !old_all;
        let removed = old_all & !new_all;
        let flipped = (old.black & new.white) | (old.white & new.black);
        let is_move = added.len() == 1 && removed.is_empty();
        // By hand, discs are flipped one by one.
        let by_hand = added.is_empty() && removed.is_empty() && flipped.len() == 1;
        let moves = is_move || by_hand;
        Changes {
            discs,
            placed: added.first().filter(|_| is_move),
            flipped: if moves { flipped } else { Bitboard::EMPTY },
            odd: !before.odd,
        }
    }

    /// The distance of a disc from the one placed, in squares.
    pub fn distance(&self, square: Square) -> u8 {
        self.placed.map_or(0, |placed| {
            let columns = placed.column().abs_diff(square.column());
            columns.max(placed.row().abs_diff(square.row()))
        })
    }

    /// The class of the axis about which a disc turns: across the line from the one placed.
    pub fn axis(&self, square: Square) -> &'static str {
        let Some(placed) = self.placed else {
            return "";
        };
        let columns = square.column().cmp(&placed.column()) as i8;
        let rows = square.row().cmp(&placed.row()) as i8;
        match (columns, rows) {
            (_, 0) => "",
            (0, _) => "on-column",
            _ if columns == rows => "on-falling",
            _ => "on-rising",
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Move, Position};

    use super::*;

    #[test]
    fn a_move_is_recognised_and_anything_else_is_not() {
        let start = Position::START;
        let after = start.play(Move::Place(Square::F5)).unwrap();
        let drawn = Changes::follow(None, Discs::of(start));
        assert_eq!((drawn.placed, drawn.flipped), (None, Bitboard::EMPTY));

        let moved = Changes::follow(Some(&drawn), Discs::of(after));
        assert_eq!(moved.placed, Some(Square::F5));
        assert_eq!(moved.flipped, Square::E5.bitboard());
        assert_eq!(moved.distance(Square::E5), 1);
        let axes = [Square::E5, Square::F4, Square::E4, Square::E6].map(|it| moved.axis(it));
        assert_eq!(axes, ["", "on-column", "on-falling", "on-rising"]);
        assert_ne!(moved.odd, drawn.odd);
        assert_eq!(Changes::follow(Some(&moved), Discs::of(after)), moved);

        let back = Changes::follow(Some(&moved), Discs::of(start));
        assert_eq!((back.placed, back.flipped), (None, Bitboard::EMPTY));

        let mut turned = Discs::of(start);
        turned.white = turned.white - Square::D4.bitboard();
        turned.black |= Square::D4.bitboard();
        let by_hand = Changes::follow(Some(&drawn), turned);
        assert_eq!(
            (by_hand.placed, by_hand.flipped),
            (None, Square::D4.bitboard())
        );
        assert_eq!(by_hand.distance(Square::D4), 0);
    }
}
