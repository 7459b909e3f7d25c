//! Level 6: the first moves.

use outflank_rules::{Position, Square};

use super::step::{Aim, Practice, Step, Task};
use super::{Chapter, Part, chapter, follow, pairs, squares};
use crate::challenge::Contest;
use crate::training::Tag;

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

/// A good move and a poor one, soon after, and why that one is poor.
const WHICH: [(&str, &str, [Square; 2], &[Tag]); 3] = [
    (
        "second-which-1",
        "f5d6c4",
        [Square::D3, Square::F4],
        &[Tag::Mobility, Tag::MoveOrder],
    ),
    (
        "second-which-2",
        "f5d6c3",
        [Square::D3, Square::F4],
        &[Tag::Access, Tag::MoveOrder],
    ),
    (
        "second-which-3",
        "f5d6c5",
        [Square::F4, Square::F6],
        &[Tag::Mobility, Tag::KeySquare, Tag::MoveOrder],
    ),
];

/// Lines that have a name: the moves that are on the board already, and those to come. The learner moves first.
const LINES: [(&str, &str, &str); 10] = [
    ("lines-tiger", "", "f5d6c3d3c4f4f6"),
    ("lines-rose", "", "f5d6c5f4e3c6d3f6e6d7"),
    ("lines-buffalo", "f5", "f6e6f4c3"),
    ("lines-heath", "", "f5f6e6f4g5"),
    ("lines-cow", "", "f5f6e6f4e3"),
    ("lines-compoth", "f5", "d6c3d3c4f4f6f3"),
    ("lines-cat", "f5", "d6c4d3c5"),
    ("lines-inoue", "f5", "d6c5f4e3c6e6"),
    ("lines-rose-bill", "f5", "d6c3d3c4f4c5b3c2b4"),
    ("lines-chimney", "f5", "f6e6f4e3d6"),
];

/// Where a named line ends, and twelve moves begin.
const TWELVE: [(&str, &str); 6] = [
    ("out-twelve-1", "f5f6e6f4e3"),
    ("out-twelve-2", "f5d6c5f4e3c6d3f6e6d7"),
    ("out-twelve-3", "f5d6c3d3c4f4f6"),
    ("out-twelve-4", "f5d6c3d3c4f4f6f3"),
    ("out-twelve-5", "f5f6e6f4c3"),
    ("out-twelve-6", "f5d6c4d3c5"),
];

pub(super) fn chapters() -> Vec<Chapter> {
    let train = Step::new("lines-train", Position::START, Task::Read).sends_to(Practice::Openings);
    [
        ("second", second()),
        (
            "lines",
            LINES.map(line).into_iter().chain([train]).collect(),
        ),
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
    let which = WHICH.map(|(id, moves, [good, poor], reasons)| {
        let step = Step::new(id, after(moves), Task::Play(Aim::Either(good, poor)));
        Step { reasons, ..step }
            .highlight(good.bitboard() | poor.bitboard())
            .told_as("second-which")
    });
    let steps = [look].into_iter().chain(second).chain(third);
    steps.chain(which).collect()
}

/// A line to play along; the last moves are guessed.
fn line((id, before, moves): (&'static str, &str, &str)) -> Step {
    Step::new(id, after(before), follow(moves, &[2, 4, 6, 8]))
}

/// Twelve moves on one's own, against the level that the course asks to beat before.
fn twelve((id, before): (&'static str, &str)) -> Step {
    let contest = Contest::Careful {
        level: 8,
        moves: 12,
        discs: 6,
    };
    Step::new(id, after(before), Task::Spar(contest)).told_as("out-twelve")
}

fn after(moves: &str) -> Position {
    let play = |position: Position, square: Square| position.play(square.into());
    squares(moves)
        .try_fold(Position::START, play)
        .expect("the openings of the course are legal")
}
