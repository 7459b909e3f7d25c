//! Level 6: the first moves.

use outflank_rules::{Position, Square};

use super::step::{Aim, Step, Task};
use super::{Chapter, Part, chapter, follow, pairs, squares};

/// White's second move after each of Black's first ones.
const SECOND: [(&str, &str); 4] = [
    ("second-play-1", "f5"),
    ("second-play-2", "d3"),
    ("second-play-3", "c4"),
    ("second-play-4", "e6"),
];

/// Black's reply to each of White's second moves.
const THIRD: [(&str, &str); 3] = [
    ("second-third-1", "f5f6"),
    ("second-third-2", "f5d6"),
    ("second-third-3", "f5f4"),
];

/// Lines that have a name: the moves that are on the board already, and those to come. The learner moves first.
const LINES: [(&str, &str, &str); 10] = [
    ("lines-tiger", "", "f5d6c3d3c4f4f6"),
    ("lines-rose", "", "f5d6c5f4e3c6d3f6e6d7"),
    ("lines-buffalo", "", "f5f6e6f4c3"),
    ("lines-heath", "", "f5f6e6f4g5"),
    ("lines-cow", "", "f5f6e6f4e3"),
    ("lines-compoth", "f5", "d6c3d3c4f4f6f3"),
    ("lines-cat", "f5", "d6c4d3c5"),
    ("lines-inoue", "f5", "d6c5f4e3c6e6"),
    ("lines-rose-bill", "f5", "d6c3d3c4f4c5b3c2b4"),
    ("lines-chimney", "f5", "f6e6f4e3d6"),
];

/// Where a named line ends, and how the engine went on for twelve moves of the learner, against level 8
/// (`examples/model_games`).
const TWELVE: [(&str, &str, &str); 6] = [
    (
        "out-twelve-1",
        "f5f6e6f4e3",
        "d6c5f3g4e2d2g3g5h3h4c6f7d3c3c2h2f8f2h6e1d1g6b5",
    ),
    (
        "out-twelve-2",
        "f5d6c5f4e3c6d3f6e6d7",
        "g3c4g6g5e7f8f7h6c8d8e8b8g7c2b5f3c7a6b4b6d2c3e2",
    ),
    (
        "out-twelve-3",
        "f5d6c3d3c4f4f6",
        "f3e6e7f7c5e3e2g4d2f2g6c7g3c6e8g5h3f8g8d7h6g2e1",
    ),
    (
        "out-twelve-4",
        "f5d6c3d3c4f4f6f3",
        "e6e7d7g6d8f7d2c8b8c5c6b6e3f8c7b4b3b5a4d1e2c2e1",
    ),
    (
        "out-twelve-5",
        "f5f6e6f4c3",
        "d7f3d6g5h6g3c4c6c5b6g4e7b5d8c8c7d3d2a6f7b4b8e3",
    ),
    (
        "out-twelve-6",
        "f5d6c4d3c5",
        "f4d7f6e2d2f3e3e6f1c1e7c3c6d1b6g5g4g6h5e8f8g8h6",
    ),
];

pub(super) fn chapters() -> Vec<Chapter> {
    [
        ("second", second()),
        ("lines", LINES.map(line).into()),
        (
            "out",
            pairs("out-which").chain(TWELVE.map(twelve)).collect(),
        ),
    ]
    .into_iter()
    .map(|(id, steps)| chapter(Part::Openings, id, steps))
    .collect()
}

fn second() -> Vec<Step> {
    let look = Step::new("second-look", after("f5"), Task::Read)
        .highlight(Square::F4.bitboard() | Square::F6.bitboard() | Square::D6.bitboard());
    let step = |(id, moves): (&'static str, &str), text| {
        Step::new(id, after(moves), Task::Play(Aim::BestMove)).told_as(text)
    };
    let second = SECOND.map(|it| step(it, "second-play"));
    let third = THIRD.map(|it| step(it, "second-third"));
    [look].into_iter().chain(second).chain(third).collect()
}

/// A line to play along; the last moves are guessed.
fn line((id, before, moves): (&'static str, &str, &str)) -> Step {
    Step::new(id, after(before), follow(moves, &[2, 4, 6, 8]))
}

/// Twelve moves on one's own, as a game of the engine went on.
fn twelve((id, before, moves): (&'static str, &str, &str)) -> Step {
    let task = Task::Follow {
        line: squares(moves).collect(),
        comments: &[],
        guesses: &[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22],
        budget: Some(6),
    };
    Step::new(id, after(before), task).told_as("out-twelve")
}

fn after(moves: &str) -> Position {
    let play = |position: Position, square: Square| position.play(square.into());
    squares(moves)
        .try_fold(Position::START, play)
        .expect("the openings of the course are legal")
}
