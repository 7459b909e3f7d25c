use outflank_play::collection;
use outflank_rules::{Bitboard, Move, Position, Square};

use super::{Outcome, Puzzle};
use crate::challenge::{Challenge, Follow, Goal};
use crate::{Feedback, Hint, Remark, Verdict};

/// A puzzle in progress.
///
/// A right move is made and answered; a wrong one leaves the board unchanged, and the feedback shows its
/// refutation. The classic puzzles go through every reply of the opponent.
///
/// ```
/// use outflank_learn::puzzle::{Attempt, Stage, find};
/// use outflank_rules::Square;
///
/// let mut attempt = Attempt::new(find("puzzle1").unwrap());
/// attempt.play(Square::H2.into());
/// attempt.play(Square::H8.into());
/// assert_eq!(attempt.stage(), Stage::Solved);
/// assert!(attempt.play_out().is_some()); // and on to 54–10
/// assert_eq!(attempt.next_square(), Some(Square::A5));
/// ```
#[derive(Debug)]
pub struct Attempt {
    puzzle: &'static Puzzle,
    position: Position,
    stage: Stage,
    challenge: Option<Challenge>,
    /// Replies of the opponent still to be met, as the positions after them.
    variations: Vec<Position>,
    follow: Option<Follow>,
    hints: usize,
    helped: bool,
    mistakes: u32,
    counted: bool,
}

/// The state of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The goal is not yet reached.
    Playing,
    /// It is reached.
    Solved,
    /// The solution was requested.
    GivenUp,
    /// The game is being played out along a known line.
    PlayingOut,
    /// The line has been played to the end.
    PlayedOut,
}

impl Attempt {
    /// An attempt at a puzzle.
    pub fn new(puzzle: &'static Puzzle) -> Attempt {
        Attempt {
            puzzle,
            position: puzzle.position,
            stage: Stage::Playing,
            challenge: Challenge::new(puzzle.position, puzzle.goal),
            variations: Vec::new(),
            follow: None,
            hints: 0,
            helped: false,
            mistakes: 0,
            counted: false,
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// The current board.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Its state.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// How many wrong moves were tried.
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Where the learner may place a disc; empty if there is nothing to do.
    pub fn targets(&self) -> Bitboard {
        match self.stage {
            Stage::Playing | Stage::PlayingOut => self.position.legal_moves(),
            Stage::Solved | Stage::GivenUp | Stage::PlayedOut => Bitboard::EMPTY,
        }
    }

    /// The outcome, returned only once after the attempt is over: an attempt counts once.
    pub(crate) fn count(&mut self) -> Option<Outcome> {
        let outcome = self.outcome().filter(|_| !self.counted)?;
        self.counted = true;
        Some(outcome)
    }

    /// The outcome, once it is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Playing => None,
            Stage::GivenUp => Some(Outcome::Failed),
            _ if self.mistakes > 0 || self.helped => Some(Outcome::Helped),
            _ => Some(Outcome::Solved),
        }
    }

    /// Plays a move for the learner.
    pub fn play(&mut self, mv: Move) -> Feedback {
        let feedback = match (self.stage, &mut self.challenge, &mut self.follow) {
            (Stage::Playing, Some(challenge), _) => challenge.play(mv),
            (Stage::PlayingOut, _, Some(follow)) => follow.play(mv),
            _ => return Feedback::again([Remark::GameOver]),
        };
        if feedback.verdict == Verdict::Wrong {
            self.mistakes += 1;
        }
        if !feedback.verdict.is_right() {
            return feedback;
        }
        self.hints = 0;
        let first = self.position == self.puzzle.position;
        for &mv in &feedback.made {
            self.position = self.position.play(mv).unwrap_or(self.position);
        }
        if self.stage == Stage::PlayingOut {
            if feedback.verdict == Verdict::Done {
                self.stage = Stage::PlayedOut;
            }
            return feedback;
        }
        if first && self.puzzle.is_classic() {
            self.variations = other_replies(self.puzzle.position, &feedback.made);
        }
        if feedback.verdict == Verdict::Done {
            return self.next_variation(feedback);
        }
        feedback
    }

    /// After a corner is taken: the next reply to be met, or the end.
    fn next_variation(&mut self, mut feedback: Feedback) -> Feedback {
        while let Some(position) = self.variations.pop() {
            let Some(challenge) = Challenge::new(position, Goal::Corner { moves: 1 }) else {
                continue;
            };
            let reply = placed(self.puzzle.position, self.puzzle.solution, position);
            if let Some(square) = reply {
                let color = !challenge.learner();
                feedback
                    .remarks
                    .push(Remark::AlsoPossible { color, square });
            }
            self.challenge = Some(challenge);
            self.position = position;
            feedback.verdict = Verdict::Right;
            feedback.jump = Some(position);
            return feedback;
        }
        self.stage = Stage::Solved;
        feedback
    }

    /// The next hint, each more specific than the last; the final one repeats.
    pub fn hint(&mut self) -> Option<Hint> {
        if let (Stage::PlayingOut, Some(follow)) = (self.stage, &self.follow) {
            return follow.hint();
        }
        let challenge = self.challenge.as_mut()?;
        self.helped = true;
        if let Some(hint) = challenge.hint(self.hints) {
            self.hints += 1;
            return Some(hint);
        }
        challenge.hint(self.hints.checked_sub(1)?)
    }

    /// Gives up and returns the moves from the board to the goal.
    pub fn give_up(&mut self) -> Vec<Move> {
        let Some(challenge) = self
            .challenge
            .as_ref()
            .filter(|_| self.stage == Stage::Playing)
        else {
            return Vec::new();
        };
        let line = challenge.solution();
        self.stage = Stage::GivenUp;
        line
    }

    /// Continues after the solution along the known line to the end of the game (fact B9); `None` if there is
    /// none.
    pub fn play_out(&mut self) -> Option<Feedback> {
        if !self.can_play_out() {
            return None;
        }
        let line = collection::find(&self.puzzle.id)?.line;
        // The solution, the reply and the corner have already been played; the next move is the opponent's.
        let (known, rest) = line.split_at_checked(4)?;
        let start = known
            .iter()
            .try_fold(self.puzzle.position, |at, &square| at.play(square.into()))
            .ok()?;
        let follow = Follow::new(start, rest)?;
        let remarks = [
            Remark::OnlyReply {
                color: !start.turn(),
                reply: known[3],
            },
            Remark::PlayNext {
                color: start.turn(),
                square: follow.next_square()?,
            },
        ];
        self.position = start;
        self.follow = Some(follow);
        self.stage = Stage::PlayingOut;
        let mut feedback = Feedback::new(Verdict::Right, remarks);
        feedback.jump = Some(start);
        Some(feedback)
    }

    /// Whether [`Attempt::play_out`] is possible.
    pub fn can_play_out(&self) -> bool {
        let item = collection::find(&self.puzzle.id);
        matches!(self.stage, Stage::Solved | Stage::GivenUp)
            && item.is_some_and(|item| !item.line.is_empty())
    }

    /// The next move of the line being played out.
    pub fn next_square(&self) -> Option<Square> {
        self.follow.as_ref().and_then(Follow::next_square)
    }
}

/// The positions after the opponent's other replies to the first of these moves, the last one first.
fn other_replies(start: Position, made: &[Move]) -> Vec<Position> {
    let [first, reply, ..] = *made else {
        return Vec::new();
    };
    let Ok(after) = start.play(first) else {
        return Vec::new();
    };
    let mut others: Vec<Position> = after
        .moves()
        .filter(|&other| other != reply)
        .filter_map(|other| after.play(other).ok())
        .collect();
    others.reverse();
    others
}

/// Where the opponent placed a disc in reply to the solution.
fn placed(start: Position, solution: Square, now: Position) -> Option<Square> {
    let new = start.empties() - now.empties() - solution.bitboard();
    new.first()
}
