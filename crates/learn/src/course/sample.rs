//! A model game, played by the engine: it begins like figures 7 to 10, and Black gives nothing away. At some moments the
//! learner guesses.

use outflank_rules::Square;

use super::step::{Step, Subject, Task};
use super::{Chapter, Part};

/// The moves after c4 and c3, without passes.
const GAME: &str = "d3 e3 f4 d6 e6 f5 f3 f6 g6 h6 e7 f8 d7 c6 e8 d8 f7 c5 e2 e1 b4 g3 g4 h5 b5 g5 d2 b6 g7 a3 \
                    a4 d1 h7 h8 g8 a5 c2 c1 b3 b2 a1 a2 a6 c7 b1 a7 f2 f1 g1 a8 b7 c8 h3 h2 h4 g2 b8 h1";

/// The comments, by the number of moves after which they appear, passes included.
const COMMENTS: &[(usize, &str)] = &[
    (2, "early"),
    (18, "behind"),
    (20, "wall"),
    (29, "offer"),
    (35, "paid"),
    (37, "four-moves"),
    (39, "single"),
    (41, "corner"),
    (50, "alone"),
    (61, "count"),
];

/// The moments to guess: the key to a game is in a few moves.
const GUESSES: &[usize] = &[26, 30, 36, 38, 40];

pub(super) fn chapter() -> Chapter {
    let line: Vec<Square> = GAME
        .split_whitespace()
        .filter_map(|name| name.parse().ok())
        .collect();
    let follow = Task::Follow {
        line,
        comments: COMMENTS,
        guesses: GUESSES,
    };
    Chapter {
        id: "sample",
        part: Part::Club,
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
