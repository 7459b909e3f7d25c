//! What moves of the course are worth, so that nothing is taught that loses.
//!
//! The values are in `course.txt`, made by `cargo run --release -p outflank-learn --example course_values`.

use std::collections::HashMap;
use std::sync::LazyLock;

use outflank_rules::{Bitboard, Position, Square};

/// A move that costs more discs is not right, whatever a step asks for.
pub const MARGIN: f32 = 2.0;

/// A guess that costs no more discs is as good as the move of the game.
pub const GUESSED: f32 = 1.0;

/// The moves of a position, best first, and what they are worth in discs for the player to move.
pub type Values = Vec<(Square, f32)>;

static TABLE: LazyLock<HashMap<Position, Values>> = LazyLock::new(|| {
    let lines = include_str!("../../course.txt").lines();
    lines.filter_map(read_line).collect()
});

/// Board, side to move, and the moves as `a1=2.5`.
fn read_line(line: &str) -> Option<(Position, Values)> {
    let mut words = line.split(' ');
    let position = format!("{} {}", words.next()?, words.next()?);
    let value = |word: &str| {
        let (square, discs) = word.split_once('=')?;
        Some((square.parse().ok()?, discs.parse().ok()?))
    };
    Some((position.parse().ok()?, words.filter_map(value).collect()))
}

/// What the moves of a position are worth, if that is known.
pub fn values(position: Position) -> Option<&'static Values> {
    TABLE.get(&position)
}

/// How many discs a move costs, if that is known.
pub fn cost(position: Position, square: Square) -> Option<f32> {
    let values = values(position)?;
    let own = values.iter().find(|it| it.0 == square)?.1;
    Some(values.first()?.1 - own)
}

/// The moves that cost no more than [`MARGIN`]; all of them where nothing is known.
pub fn good(position: Position) -> Bitboard {
    let is_good = |square: &Square| cost(position, *square).is_none_or(|cost| cost <= MARGIN);
    position.legal_moves().into_iter().filter(is_good).collect()
}
