use core::time::Duration;

use outflank_play::clock::ClockRules;
use outflank_play::{Level, collection};
use outflank_rules::{Bitboard, Color, Position, Square};

use crate::AnswerKind;
use crate::challenge::{Contest, Follow, Goal, on_the_way};
use crate::insight::EdgeShape;
use crate::training::{Drill, Tag};

/// A board, a text about it, and a task.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its id, the key to its progress.
    pub id: &'static str,
    /// The key to its texts: several boards may share them.
    pub text: &'static str,
    /// The board. In mid-move, with [`Step::placed`], the disc is on it and nothing is flipped yet.
    pub position: Position,
    /// A disc just placed, whose lines are not flipped yet.
    pub placed: Option<Square>,
    /// Squares the text mentions.
    pub highlight: Bitboard,
    /// The task.
    pub task: Task,
    /// What it sends the learner to: it is done once that is.
    pub practice: Option<Practice>,
    /// Why one of two moves is worse, or what a sacrifice is for, which is asked as well: all reasons that hold, the first one
    /// above all.
    pub reasons: &'static [Tag],
}

/// Something to be done elsewhere, as a step says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Practice {
    /// A game against a level, perhaps with a clock.
    Game {
        /// The level.
        level: Level,
        /// The clock.
        clock: ClockRules,
    },
    /// A minute of questions.
    Drill(Drill),
    /// A line against the book.
    Openings,
    /// A mistake of one's own.
    Mistakes,
}

/// What a step asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Just reading.
    Read,
    /// One move.
    Play(Aim),
    /// Marking squares.
    Mark(Subject),
    /// A number.
    Count(Quantity),
    /// A goal, against the best defence.
    Reach(Goal),
    /// A line to play along, the learner's move first.
    Follow {
        /// The moves without passes.
        line: Vec<Square>,
        /// The comments, by the number of moves after which they appear.
        comments: &'static [(usize, &'static str)],
        /// After so many moves the learner is asked for the next one.
        guesses: &'static [usize],
    },
    /// A game, or a part of one.
    Spar(Contest),
}

/// Which moves are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Any legal one.
    AnyMove,
    /// This one.
    Exactly(Square),
    /// None: a pass.
    Pass,
    /// One into a corner.
    TakeCorner,
    /// Those that leave the opponent no corner to take.
    KeepCorners,
    /// Those that leave the opponent the fewest replies.
    FewestReplies,
    /// Those that leave the opponent the fewest safe moves.
    FewestSafe,
    /// Those that flip discs with the fewest empty squares around them.
    Quietest,
    /// The best one, by what moves are worth.
    BestMove,
    /// The better one of two.
    Either(Square, Square),
    /// Those that give the most stable discs.
    MostStable,
    /// Those with the best score under perfect play.
    BestScore,
}

/// Which squares to mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The four corners.
    Corners,
    /// The X-squares.
    Diagonals,
    /// The C-squares.
    CSquares,
    /// The corners that the player to move can take.
    OpenCorners,
    /// The legal moves of the player to move.
    Moves,
    /// The discs flipped by a move to this square.
    Flips(Square),
    /// The stable discs of a colour.
    Stable(Color),
    /// The empty squares of odd regions.
    OddRegions,
    /// The discs of a colour with an empty square around them.
    Frontier(Color),
    /// The discs on edges of this shape.
    Shape(EdgeShape),
    /// The discs on balanced edges.
    Balanced,
    /// The discs of a long diagonal on which one player has several, and the other none.
    HeldDiagonal,
    /// The discs that lead from this position to another one: a handicap to set up.
    Start(Position),
    /// The empty squares of regions in which only this colour can move.
    OwnRegions(Color),
    /// The discs that differ from this position, the correct one.
    Mistakes(Position),
}

/// What to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The discs flipped by a move to this square.
    Flips(Square),
    /// The moves of a colour.
    Moves(Color),
    /// The moves of a colour in the region of this square.
    MovesIn(Color, Square),
    /// The moves of the player to move that open no corner.
    SafeMoves,
    /// The margin of the game: larger count minus smaller.
    Margin,
    /// The seconds that a clock shows after a first move that took so long.
    Clock(ClockRules, Duration),
}

impl Task {
    /// The kind of answer expected.
    pub const fn answer_kind(&self) -> AnswerKind {
        match self {
            Task::Read => AnswerKind::Read,
            Task::Play(_) | Task::Reach(_) | Task::Follow { .. } | Task::Spar(_) => {
                AnswerKind::Play
            }
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
            text: id,
            position,
            placed,
            highlight: Bitboard::EMPTY,
            task,
            practice: None,
            reasons: &[],
        }
    }

    /// With the texts of another step.
    pub(super) fn told_as(self, text: &'static str) -> Step {
        Step { text, ..self }
    }

    pub(super) fn sends_to(self, practice: Practice) -> Step {
        let practice = Some(practice);
        Step { practice, ..self }
    }

    pub(super) fn highlight(self, highlight: Bitboard) -> Step {
        Step { highlight, ..self }
    }

    /// Whether it ends with the idea behind it, in words.
    pub fn has_idea(&self) -> bool {
        let is_free = matches!(
            self.task,
            Task::Play(Aim::AnyMove | Aim::Exactly(_) | Aim::Pass)
        );
        matches!(self.task, Task::Play(_) | Task::Reach(_)) && !is_free
    }

    /// The positions in which a move is judged by what it is worth: all that the learner may come to. Endings are solved
    /// instead, after the first move.
    pub fn judged(&self) -> Vec<Position> {
        match &self.task {
            Task::Reach(Goal::Corner { moves }) => on_the_way(self.position, *moves),
            Task::Follow { line, .. } => {
                let Some(mut follow) = Follow::new(self.position, line) else {
                    return Vec::new();
                };
                let mut positions = Vec::new();
                while let Some(square) = follow.next_square() {
                    positions.push(follow.position());
                    follow.play(square.into());
                }
                positions
            }
            _ if self.has_idea() => vec![self.position],
            _ => Vec::new(),
        }
    }

    /// The position before the disc of [`Step::placed`], from which its move is computed.
    pub fn before(&self) -> Position {
        let Some(square) = self.placed else {
            return self.position;
        };
        let mut setup = outflank_rules::Setup::from(self.position);
        setup.put(square, None);
        Position::try_from(setup).unwrap_or(self.position)
    }
}

/// A source for a step's board.
pub(super) trait Scene {
    fn scene(self) -> (Position, Option<Square>);
}

impl Scene for Position {
    fn scene(self) -> (Position, Option<Square>) {
        (self, None)
    }
}

/// The id of a board in the collection, or a board written out. Both are constants, and the tests visit them
/// all.
impl Scene for &str {
    fn scene(self) -> (Position, Option<Square>) {
        match collection::find(self) {
            Some(item) => (item.position, item.placed),
            None => (self.parse().expect("a board of the course"), None),
        }
    }
}
