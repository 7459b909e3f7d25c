//! Puzzles: five classics, and hundreds made and verified by the engine.
//!
//! - [`library`] lists the [`Puzzle`]s; [`find`] finds one by its id;
//! - [`Attempt`] is a puzzle in progress: moves are answered by the best defence, wrong ones by the
//!   reason;
//! - [`next`] chooses the next one, from the learner's results.
//!
//! The built-in file of puzzles is made by `cargo run --release -p outflank-learn --example make_puzzles`.

mod attempt;
mod library;
mod stream;
mod theme;
mod verify;

use core::fmt;
use core::str::FromStr;

use outflank_rules::{Position, Square};
use serde::{Deserialize, Serialize};

pub use attempt::{Attempt, Stage};
pub(crate) use library::name;
pub use library::{classics, find, library, made, provide, read, write};
pub(crate) use stream::NEAR;
pub use stream::{Outcome, PuzzleProgress, Record, Streak, Wish, next};
pub use theme::{line, themes};
pub use verify::Flaw;

use crate::challenge::Goal;
use crate::training::Tag;

/// A position with a goal, and the only first move that reaches it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its id: `puzzle1` to `puzzle5` for the classics, else derived from the position.
    pub id: String,
    /// The kind.
    kind: Kind,
    /// The goal.
    pub goal: Goal,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// How hard it is, more finely, on the scale of a learner's [rating](crate::training::Rating): who has the same
    /// rating solves it every second time.
    pub rating: u16,
    /// The board, with the learner to move.
    pub position: Position,
    /// The right move.
    pub solution: Square,
}

/// The kind of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Win a corner by force.
    Corner,
    /// Find the only winning move, and win.
    Win,
    /// Play the ending perfectly.
    Ending,
    /// The best move is on the square that both sides want most.
    KeySquare,
    /// The best move goes between two opposing discs on an edge, and stays.
    Wedge,
    /// The best move goes into an odd region; another loses the last move in an even one.
    Parity,
    /// The best move wins the last move in another region.
    Tempo,
    /// The best move is the first of two in a row in one region.
    Swindle,
    /// The best move makes the opponent pass.
    Pass,
    /// The best move keeps the opponent out of a region.
    Access,
    /// A corner can wait.
    Patience,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 11] = [
        Kind::Corner,
        Kind::Win,
        Kind::Ending,
        Kind::KeySquare,
        Kind::Wedge,
        Kind::Parity,
        Kind::Tempo,
        Kind::Swindle,
        Kind::Pass,
        Kind::Access,
        Kind::Patience,
    ];

    /// Those that are about the reason why a move is the best.
    pub fn themes() -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().skip(3)
    }

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Corner => "corner",
            Kind::Win => "win",
            Kind::Ending => "ending",
            Kind::KeySquare => "key-square",
            Kind::Wedge => "wedge",
            Kind::Parity => "parity",
            Kind::Tempo => "tempo",
            Kind::Swindle => "swindle",
            Kind::Pass => "pass",
            Kind::Access => "access",
            Kind::Patience => "patience",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Puzzle {
    /// A puzzle with an id derived from its position.
    pub fn new(
        position: Position,
        kind: Kind,
        goal: Goal,
        difficulty: Difficulty,
        rating: u16,
        solution: Square,
    ) -> Puzzle {
        Puzzle {
            id: name(position),
            kind,
            goal,
            difficulty,
            rating,
            position,
            solution,
        }
    }

    /// What it is about.
    pub const fn tag(&self) -> Tag {
        match self.kind() {
            Kind::Corner => Tag::WinCorner,
            Kind::Win => Tag::OnlyWin,
            Kind::Ending => Tag::Ending,
            Kind::KeySquare => Tag::KeySquare,
            Kind::Wedge => Tag::Edge,
            Kind::Parity | Kind::Swindle => Tag::Parity,
            Kind::Tempo => Tag::Tempo,
            Kind::Pass => Tag::Pass,
            Kind::Access => Tag::Access,
            Kind::Patience => Tag::CornerTiming,
        }
    }

    /// Its kind.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether it is one of the five classics.
    pub fn is_classic(&self) -> bool {
        outflank_play::collection::find(&self.id).is_some()
    }
}

/// How hard a puzzle is: 1 (at a glance) to 5 (think long).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Difficulty(u8);

impl Difficulty {
    /// The easiest.
    pub const MIN: Difficulty = Difficulty(1);
    /// The hardest.
    pub const MAX: Difficulty = Difficulty(5);

    /// A difficulty from 1 to 5.
    pub const fn new(number: u8) -> Option<Difficulty> {
        if 1 <= number && number <= 5 {
            Some(Difficulty(number))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All five, the easiest first.
    pub fn all() -> impl Iterator<Item = Difficulty> {
        (1..=5).map(Difficulty)
    }
}

impl TryFrom<u8> for Difficulty {
    type Error = NotADifficulty;

    fn try_from(number: u8) -> Result<Difficulty, NotADifficulty> {
        Difficulty::new(number).ok_or(NotADifficulty)
    }
}

impl From<Difficulty> for u8 {
    fn from(difficulty: Difficulty) -> u8 {
        difficulty.number()
    }
}

impl FromStr for Difficulty {
    type Err = NotADifficulty;

    fn from_str(text: &str) -> Result<Difficulty, NotADifficulty> {
        text.parse()
            .ok()
            .and_then(Difficulty::new)
            .ok_or(NotADifficulty)
    }
}

/// A text that is not a difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a difficulty: expected a number from 1 to 5")]
pub struct NotADifficulty;
