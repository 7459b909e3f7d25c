//! A whole game to play along. It begins like figures 7 to 10 and continues on its own.

use outflank_rules::Square;

use super::step::{Step, Subject, Task};
use super::{Chapter, Part};

/// The moves after c4 and c3; White passes before the last one.
const GAME: &str = "d3 e3 f2 e2 f3 d6 c5 f5 c2 g4 e1 b5 d2 b3 b4 f1 a3 d1 c6 a5 a6 c1 a4 b7 e6 f6 c7 b8 a8 \
                    a7 c8 b6 e7 d7 d8 e8 f4 g5 g6 g7 f7 f8 g3 h4 g8 b2 a1 a2 b1 g2 h1 g1 h6 h7 h5 h3 h8 h2";

/// The comments, by the number of moves after which they appear.
const COMMENTS: &[(usize, &str)] = &[
    (2, "early"),
    (8, "choices"),
    (14, "behind"),
    (18, "wall"),
    (23, "four-moves"),
    (24, "diagonal"),
    (26, "open"),
    (29, "corner"),
    (31, "edge"),
    (45, "bottom"),
    (46, "second-corner"),
    (50, "forced"),
    (57, "four-corners"),
    (58, "pass"),
    (59, "count"),
];

pub(super) fn chapter() -> Chapter {
    let line: Vec<Square> = GAME
        .split_whitespace()
        .filter_map(|name| name.parse().ok())
        .collect();
    let follow = Task::Follow {
        line,
        comments: COMMENTS,
    };
    Chapter {
        id: "sample",
        part: Part::Rules,
        steps: vec![
            Step::new(
                "sample-c4",
                "figure7",
                Task::Mark(Subject::Flips(Square::C4)),
            )
            .highlight(Square::C4.bitboard()),
            Step::new("sample-white", "figure8", Task::Mark(Subject::Moves)),
            Step::new(
                "sample-c3",
                "figure9",
                Task::Mark(Subject::Flips(Square::C3)),
            )
            .highlight(Square::C3.bitboard()),
            Step::new("sample-game", "figure10", follow),
        ],
    }
}
