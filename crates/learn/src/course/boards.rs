//! Boards of the strategy, found by `examples/find_boards` and among the puzzles: Black is to move, and what a board asks for
//! is clearly the best move. What every move is worth is in `course.txt`.

use std::sync::LazyLock;

use outflank_rules::{Position, Square};

use crate::training::Tag;

/// A board, and what is known about it.
#[derive(Debug)]
pub struct Found {
    /// The id of its step: the name of its group, and a number.
    pub id: &'static str,
    /// The board.
    pub position: Position,
    /// Two moves to choose from, if it has any.
    pub pair: Option<[Square; 2]>,
    /// Why one of them is worse: all reasons that hold, the first one above all.
    pub reasons: Vec<Tag>,
}

static BOARDS: LazyLock<Vec<Found>> = LazyLock::new(|| {
    let lines = include_str!("../../boards.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(|line| read_line(line).expect("the boards of the course are intact"))
        .collect()
});

/// The step's id, the board, the side to move, and perhaps two squares and the names of reasons.
fn read_line(line: &'static str) -> Option<Found> {
    let mut words = line.split(' ');
    let id = words.next()?;
    let position = format!("{} {}", words.next()?, words.next()?);
    let pair = match (words.next(), words.next()) {
        (Some(one), Some(other)) => Some([one.parse().ok()?, other.parse().ok()?]),
        _ => None,
    };
    Some(Found {
        id,
        position: position.parse().ok()?,
        pair,
        reasons: words.map(Tag::named).collect::<Option<_>>()?,
    })
}

/// The boards of a group, in order.
pub fn group(name: &str) -> impl Iterator<Item = &'static Found> {
    BOARDS.iter().filter(move |it| {
        let number = it.id.strip_prefix(name).and_then(|it| it.strip_prefix('-'));
        number.is_some_and(|it| it.bytes().all(|byte| byte.is_ascii_digit()))
    })
}
