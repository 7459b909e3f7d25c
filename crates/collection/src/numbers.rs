//! A game as numbers: where its positions are, how it ended, who played.

use outflank_record::GameRecord;

use crate::{Place, game_key};

/// The number of possible numbers of empty squares: an empty board is not a position.
pub const POSITIONS: usize = 64;

/// What is known of a game besides its moves. The discriminant is its index in [`Facts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Who played Black.
    Black,
    /// Who played White.
    White,
    /// Where.
    Event,
    /// When.
    Year,
}

impl Fact {
    /// All of them.
    pub const ALL: [Fact; 4] = [Fact::Black, Fact::White, Fact::Event, Fact::Year];
}

/// A game's facts: the numbers of names, and the year plus one; 0 if unknown.
pub type Facts = [u32; Fact::ALL.len()];

/// All numbers of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// For each number of empty squares the fingerprint of the position; 0 if there was none.
    pub positions: [u32; POSITIONS],
    /// Black's final disc difference.
    pub score: Option<i8>,
    /// Who won officially: 1 Black, 0 nobody, -1 White.
    pub result: Option<i8>,
    /// The key of the game.
    pub key: u64,
    /// Who played, where and when. Names have numbers only among others.
    pub facts: Facts,
}

impl Numbers {
    /// Those of a game, without facts.
    pub fn of(record: &GameRecord) -> Numbers {
        let result = record.result.or_else(|| record.result_on_board());
        let result = result.map(|result| result.score.thousandths());
        // As the explorer counts it: without komi.
        let komi = record.komi.map_or(0, |komi| komi.value.thousandths());
        let discs = |score: i64| ((score + komi) as f64 / 1000.0).round().clamp(-64.0, 64.0);
        let mut numbers = Numbers {
            positions: [0; POSITIONS],
            score: result.map(|score| discs(score) as i8),
            result: result.map(|score| score.signum() as i8),
            key: game_key(record),
            facts: Facts::default(),
        };
        for place in record.positions().map(Place::of) {
            numbers.positions[place.empties] = place.fingerprint;
        }
        numbers
    }
}
