//! Positions and games as numbers that do not depend on symmetry.

use outflank_record::GameRecord;
use outflank_rules::random::Random;
use outflank_rules::{Color, Position, Symmetry};

/// Where a position is in the columns: its column, and its number, which is never 0.
///
/// A forced pass leaves no choice, so the positions before and after it count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// How many squares are empty.
    pub empties: usize,
    /// The number.
    pub fingerprint: u32,
}

impl Place {
    /// That of a position.
    pub fn of(position: Position) -> Place {
        let position = position.after_forced_pass();
        let (board, _) = position.board().canonical();
        let turn = match position.turn() {
            Color::Black => 0x0b1a_c000_0000_0001,
            Color::White => 0x0001_7e00_0000_0002,
        };
        let mixed = mix(mix(board.player().0 ^ turn) ^ board.opponent().0);
        Place {
            empties: position.empties().len() as usize,
            fingerprint: ((mixed >> 32) as u32).max(1),
        }
    }
}

/// Whether two positions are the same up to symmetry.
pub fn is_same(one: Position, two: Position) -> bool {
    let canonical = |position: Position| {
        let position = position.after_forced_pass();
        (position.board().canonical().0, position.turn())
    };
    canonical(one) == canonical(two)
}

/// A number for a game: games with the same one have the same moves, turned or not.
pub fn game_key(record: &GameRecord) -> u64 {
    let keys = Symmetry::ALL.map(|symmetry| {
        let start = symmetry.position(record.start());
        let (board, turn) = (start.board(), start.turn());
        let begin = mix(mix(board.player().0 ^ turn as u64) ^ board.opponent().0);
        let placed = record.moves().iter().filter_map(|made| made.mv.square());
        placed.fold(begin, |key, square| {
            mix(key ^ symmetry.square(square).index() as u64)
        })
    });
    // Any of the eight would do, as long as it is always the same.
    keys.into_iter().min().unwrap_or_default()
}

/// Mixes a number into all 64 bits. Files depend on it: it must never change.
pub const fn mix(number: u64) -> u64 {
    Random::new(number).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Libraries store these numbers: with others, nothing would be found again.
    #[test]
    fn the_numbers_never_change() {
        let transcript: outflank_rules::notation::Transcript = "f5d6c3".parse().unwrap();
        let record = GameRecord::from(&transcript);
        let [start, end] = [record.start(), record.end()].map(Place::of);
        assert_eq!((start.empties, end.empties), (60, 57));
        let numbers = (start.fingerprint, end.fingerprint, game_key(&record));
        assert_eq!(
            numbers,
            (2_196_952_521, 4_164_165_758, 6_209_658_732_049_459_577)
        );
    }
}
