//! What moves of the course are worth, so that nothing is taught that loses.
//!
//! The values are in `course.txt`, made by `cargo run --release -p outflank-learn --example course_values`.

use std::collections::HashMap;
use std::sync::LazyLock;

use outflank_rules::{Bitboard, Move, Position, Square};

use crate::Remark;

/// A move that costs more discs is not right, whatever a step asks for.
pub const MARGIN: f32 = 2.0;

/// A guess that costs no more discs is as good as the move of the game.
pub const GUESSED: f32 = 1.0;

/// The moves of a position, best first, and what they are worth in discs for the player to move.
pub type Values = Vec<(Square, f32)>;

/// What is known about a position.
struct Known {
    values: Values,
    /// How play goes on after the best move, and after the others that the step accepts.
    lines: Vec<Vec<Move>>,
}

static TABLE: LazyLock<HashMap<Position, Known>> = LazyLock::new(|| {
    let lines = include_str!("../../course.txt").lines();
    lines.filter_map(read_line).collect()
});

/// Board, side to move, the moves as `a1=2.5`, how that is known, and the expected lines with `|` between them.
fn read_line(line: &str) -> Option<(Position, Known)> {
    let mut words = line.split(' ');
    let position = format!("{} {}", words.next()?, words.next()?);
    let value = |word: &str| {
        let (square, discs) = word.split_once('=')?;
        Some((square.parse().ok()?, discs.parse().ok()?))
    };
    let (values, lines) = words.partition::<Vec<&str>, _>(|word| word.contains('='));
    // The first word says how the values are known.
    let moves = |line: &[&str]| line.iter().filter_map(|it| it.parse().ok()).collect();
    let known = Known {
        values: values.into_iter().filter_map(value).collect(),
        lines: lines.split(|it| *it == "|").map(moves).collect(),
    };
    Some((position.parse().ok()?, known))
}

/// How play goes on after these moves, if that is known.
pub fn continuation(position: Position, made: &[Move]) -> Vec<Move> {
    let lines = TABLE.get(&position).map_or(&[][..], |known| &known.lines);
    let after = lines.iter().find_map(|line| line.strip_prefix(made));
    after.unwrap_or_default().to_vec()
}

/// What the moves of a position are worth, if that is known.
pub fn values(position: Position) -> Option<&'static Values> {
    TABLE.get(&position).map(|known| &known.values)
}

/// How many discs a move costs, if that is known.
pub fn cost(position: Position, square: Square) -> Option<f32> {
    let values = values(position)?;
    let own = values.iter().find(|it| it.0 == square)?.1;
    Some(values.first()?.1 - own)
}

/// What is said of a good move: only one that costs nothing is the best.
pub fn praise(position: Position, square: Square) -> Remark {
    match cost(position, square) {
        Some(cost) if cost > GUESSED => Remark::GoodToo { square },
        Some(cost) if cost > 0.0 => Remark::GoodMove { square },
        _ => Remark::BestMove { square },
    }
}

/// The moves that cost no more than [`MARGIN`]; all of them where nothing is known.
pub fn good(position: Position) -> Bitboard {
    let is_good = |square: &Square| cost(position, *square).is_none_or(|cost| cost <= MARGIN);
    position.legal_moves().into_iter().filter(is_good).collect()
}
