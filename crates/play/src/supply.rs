use outflank_rules::{Color, Position};

/// The discs the two players still hold (facts A2 and A12).
///
/// There are 64 discs and each player takes 32. Discs on the board before the first move come from the supply
/// of their own colour: Black lays out the two black centre discs, White the two white ones, and corners given
/// as a handicap are the receiver's own discs. So a normal game begins with 30 and 30, and a four-corner
/// handicap with 26 and 30. In any other starting position (a puzzle, a board typed in) nobody knows who
/// placed what: the remaining discs are shared evenly, and an odd one goes to the player to move.
///
/// Together the two always hold as many discs as there are empty squares, so a player who can move has a disc
/// or gets one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Supplies {
    black: u8,
    white: u8,
}

impl Supplies {
    /// The discs each player takes before the board is set up.
    pub const EACH: u8 = 32;

    /// The supplies after each player has laid out their own discs.
    ///
    /// For set-ups with at most 32 discs of a colour; beyond that, the opponent has helped out.
    pub fn after_laying_out(position: Position) -> Supplies {
        let mut supplies = Supplies {
            black: Supplies::EACH,
            white: Supplies::EACH,
        };
        for color in Color::ALL {
            for _ in 0..position.discs(color).len() {
                supplies.take(color);
            }
        }
        supplies
    }

    /// The discs that are not on the board, shared evenly; an odd one goes to the player to move.
    pub fn shared(position: Position) -> Supplies {
        let left = position.empties().len() as u8;
        let (half, odd) = (left / 2, left % 2);
        match position.turn() {
            Color::Black => Supplies {
                black: half + odd,
                white: half,
            },
            Color::White => Supplies {
                black: half,
                white: half + odd,
            },
        }
    }

    /// How many discs this player holds.
    pub const fn of(self, color: Color) -> u8 {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// Takes a disc for this player: their own, or the opponent's if they have none. Returns whether it was
    /// the opponent's.
    pub(crate) fn take(&mut self, color: Color) -> bool {
        let handed_over = self.of(color) == 0;
        let from = self.of_mut(if handed_over { !color } else { color });
        *from = from.saturating_sub(1);
        handed_over
    }

    /// Returns the disc that [`Supplies::take`] took.
    pub(crate) fn put_back(&mut self, color: Color, handed_over: bool) {
        *self.of_mut(if handed_over { !color } else { color }) += 1;
    }

    fn of_mut(&mut self, color: Color) -> &mut u8 {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a2_each_player_has_32_discs_and_lays_out_two_of_them() {
        let supplies = Supplies::after_laying_out(Position::START);
        assert_eq!(Color::ALL.map(|color| supplies.of(color)), [30, 30]);
        assert_eq!(supplies, Supplies::shared(Position::START));
    }

    #[test]
    fn a12_an_empty_hand_takes_from_the_other_and_gives_back_there() {
        let mut supplies = Supplies { black: 1, white: 2 };
        assert!(!supplies.take(Color::Black));
        assert!(supplies.take(Color::Black));
        assert!(supplies.take(Color::Black));
        assert_eq!(supplies, Supplies { black: 0, white: 0 });
        supplies.put_back(Color::Black, true);
        supplies.put_back(Color::Black, false);
        assert_eq!(supplies, Supplies { black: 1, white: 1 });
    }

    #[test]
    fn an_odd_disc_goes_to_the_player_to_move() {
        let position = Position::START
            .play(outflank_rules::Square::F5.into())
            .unwrap();
        let supplies = Supplies::shared(position);
        assert_eq!(Color::ALL.map(|color| supplies.of(color)), [29, 30]);
    }
}
