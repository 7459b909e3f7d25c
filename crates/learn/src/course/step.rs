use outflank_play::collection;
use outflank_rules::{Bitboard, Color, Position, Square};

use crate::AnswerKind;
use crate::challenge::Goal;

/// A board, a text about it, and something to do.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name, by which its text and its progress are found.
    pub id: &'static str,
    /// The board. In the middle of a move, with [`Step::placed`], the disc is on it and nothing is flipped yet.
    pub position: Position,
    /// A disc that has just been placed and whose rows are not flipped yet.
    pub placed: Option<Square>,
    /// Squares the text speaks of.
    pub highlight: Bitboard,
    /// What is to be done.
    pub task: Task,
}

/// What a step asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing but reading.
    Read,
    /// One move.
    Play(Aim),
    /// Squares to be marked.
    Mark(Subject),
    /// A number.
    Count(Quantity),
    /// A goal, against the best defence.
    Reach(Goal),
    /// A line to be played along, the learner's move first.
    Follow {
        /// The moves without passes.
        line: Vec<Square>,
        /// The names of the comments, by the number of moves after which each is due.
        comments: &'static [(usize, &'static str)],
    },
}

/// Which moves are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// All that are legal.
    AnyMove,
    /// This one.
    Exactly(Square),
    /// None: a pass.
    Pass,
    /// One into a corner.
    TakeCorner,
    /// Those after which the opponent has no corner to take.
    KeepCorners,
    /// Those that leave the opponent the fewest replies.
    FewestReplies,
    /// Those that flip the fewest discs.
    FewestFlips,
    /// Those that give the most stable discs.
    MostStable,
    /// Those with the best score, if both play perfectly from there.
    BestScore,
}

/// Which squares are to be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The four corners.
    Corners,
    /// Their diagonal neighbours.
    Diagonals,
    /// Where the player to move can place a disc.
    Moves,
    /// What a disc on this square flips.
    Flips(Square),
    /// The stable discs of a colour.
    Stable(Color),
    /// The empty squares in parts with an odd number of them.
    OddRegions,
    /// The discs that are wrong on the board, which should look like this.
    Mistakes(Position),
}

/// What is to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The discs that a disc on this square flips.
    Flips(Square),
    /// The moves of a colour.
    Moves(Color),
    /// The margin of the game: larger count minus smaller.
    Margin,
}

impl Task {
    /// What kind of answer it wants.
    pub const fn answer_kind(&self) -> AnswerKind {
        match self {
            Task::Read => AnswerKind::Read,
            Task::Play(_) | Task::Reach(_) | Task::Follow { .. } => AnswerKind::Play,
            Task::Mark(_) => AnswerKind::Mark,
            Task::Count(_) => AnswerKind::Number,
        }
    }
}

impl Step {
    pub(super) fn new(id: &'static str, board: impl Scene, task: Task) -> Step {
        let (position, placed) = board.scene();
        Step {
            id,
            position,
            placed,
            highlight: Bitboard::EMPTY,
            task,
        }
    }

    pub(super) fn highlight(self, highlight: Bitboard) -> Step {
        Step { highlight, ..self }
    }

    /// The position before the disc of [`Step::placed`]: what its move is computed from.
    pub fn before(&self) -> Position {
        let Some(square) = self.placed else {
            return self.position;
        };
        let mut setup = outflank_rules::Setup::from(self.position);
        setup.put(square, None);
        Position::try_from(setup).unwrap_or(self.position)
    }
}

/// Something a step's board can be made of.
pub(super) trait Scene {
    fn scene(self) -> (Position, Option<Square>);
}

impl Scene for Position {
    fn scene(self) -> (Position, Option<Square>) {
        (self, None)
    }
}

/// The name of a board of the collection, or a board written out. Both are part of the program, and the tests
/// visit them all.
impl Scene for &str {
    fn scene(self) -> (Position, Option<Square>) {
        match collection::find(self) {
            Some(item) => (item.position, item.placed),
            None => (self.parse().expect("a board of the course"), None),
        }
    }
}
