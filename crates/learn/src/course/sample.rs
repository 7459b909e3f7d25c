//! Model games, played by the engine, in which Black gives nothing away: the first begins like figures 7 to 10, the others are
//! from `examples/model_games`. At some moments the learner guesses.

use outflank_rules::{Position, Square};

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

/// Against level 4, who goes to edges: Black is down to one disc at move 44.
const EDGAR: &str = "d3 c5 e6 e3 d6 c3 d2 c1 f3 e7 b5 b4 b6 f4 g4 f6 e2 a5 d1 e1 f5 c4 c6 h4 f2 f1 f7 a6 c7 d8 \
                     e8 d7 g3 h3 g5 h5 c8 f8 g6 b8 g7 h8 g8 h7 a8 a3 a4 a7 b7 h6 b3 a2 g2 h2 h1 g1 b1 c2 b2 a1";

const EDGAR_COMMENTS: &[(usize, &str)] = &[
    (20, "edgar-edge"),
    (28, "edgar-moves"),
    (36, "edgar-few"),
    (41, "edgar-x"),
    (44, "edgar-one"),
    (63, "edgar-end"),
];

const EDGAR_GUESSES: &[usize] = &[18, 28, 34, 40, 42];

/// Against level 6, who flips inside: it is close for long, and two corners each at the end.
const SILAS: &str = "d3 c5 e6 e3 d6 c3 d2 f5 c6 c7 f3 f6 b3 c4 b4 a3 a5 f2 d7 f4 e2 e1 b6 c8 e8 c1 f7 f8 d8 b5 \
                     a4 e7 a2 c2 b2 a1 b1 a6 d1 b7 a8 b8 g3 h4 h3 g4 h5 f1 a7 h2 h1 g5 h6 g6 g7 h8 g8 g2 h7 g1";

const SILAS_COMMENTS: &[(usize, &str)] = &[
    (12, "silas-inside"),
    (30, "silas-close"),
    (36, "silas-corner"),
    (40, "silas-none"),
    (58, "silas-last"),
    (61, "silas-end"),
];

const SILAS_GUESSES: &[usize] = &[16, 28, 44, 46, 54];

pub(super) fn chapter() -> Chapter {
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
            Step::new("sample-game", "figure10", game(GAME, COMMENTS, GUESSES)),
            Step::new(
                "sample-edgar",
                Position::START,
                game(EDGAR, EDGAR_COMMENTS, EDGAR_GUESSES),
            ),
            Step::new(
                "sample-silas",
                Position::START,
                game(SILAS, SILAS_COMMENTS, SILAS_GUESSES),
            ),
        ],
    }
}

fn game(
    moves: &str,
    comments: &'static [(usize, &'static str)],
    guesses: &'static [usize],
) -> Task {
    let names = moves.split_whitespace();
    Task::Follow {
        line: names.filter_map(|name| name.parse().ok()).collect(),
        comments,
        guesses,
    }
}
