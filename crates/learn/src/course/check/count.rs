use core::time::Duration;

use outflank_play::clock::Clock;
use outflank_rules::{Bitboard, Color, Move, Position};

use crate::course::Quantity;
use crate::insight::{moves_of, region_of, safe_squares};
use crate::{Feedback, Remark};

/// Judges a number.
pub fn count(position: Position, quantity: Quantity, number: u32) -> Feedback {
    let (right, things) = count_of(position, quantity);
    match number.cmp(&right) {
        core::cmp::Ordering::Equal => {
            Feedback::done([Remark::NumberRight { number }]).marking(things)
        }
        core::cmp::Ordering::Less => Feedback::wrong([Remark::NumberTooSmall { number }]),
        core::cmp::Ordering::Greater => Feedback::wrong([Remark::NumberTooLarge { number }]),
    }
}

/// The number, and the squares counted, if they are on the board.
pub fn count_of(position: Position, quantity: Quantity) -> (u32, Bitboard) {
    let things = match quantity {
        Quantity::Flips(square) => position.flips(Move::Place(square)),
        Quantity::Moves(color) => moves_of(position, color),
        Quantity::MovesIn(color, square) => moves_of(position, color) & region_of(position, square),
        Quantity::SafeMoves => safe_squares(position),
        Quantity::Margin => {
            let margin = position.disc_difference(Color::Black).discs();
            let winner = if margin < 0 {
                Color::White
            } else {
                Color::Black
            };
            return (margin.unsigned_abs(), position.discs(winner));
        }
        Quantity::Clock(rules, taken) => {
            let mut clock = Clock::new(rules, Color::Black);
            clock.resume(Duration::ZERO);
            clock.press(taken, Color::White);
            let left = clock.left(Color::Black, taken).main;
            return (left.as_secs() as u32, Bitboard::EMPTY);
        }
    };
    (things.len(), things)
}
