use outflank_rules::{Bitboard, Color, Move, Position, Square};

use super::opposed::{Opposed, ended};
use crate::course::worth::{self, Values};
use crate::insight::{corner, moves_of, safe_squares};
use crate::refusal::refuse;
use crate::{AnswerKind, Feedback, Hint, Remark, Verdict};

/// A game, or a part of one, and what is to be reached in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    /// A game won against a player who always flips as many discs as possible.
    BeatGreedy,
    /// So many moves against a level that cost at most so many discs together.
    Careful {
        /// The level.
        level: u8,
        /// How many moves.
        moves: u32,
        /// How many discs.
        discs: u32,
    },
    /// A level without a safe move, after at most so many moves.
    RunOut {
        /// The level.
        level: u8,
        /// How many moves.
        moves: u32,
    },
}

impl Contest {
    /// The level of the computer that answers, and after how many moves of the learner's it ends.
    const fn against_level(self) -> Option<(u8, u32)> {
        match self {
            Contest::BeatGreedy => None,
            Contest::Careful { level, moves, .. } | Contest::RunOut { level, moves } => {
                Some((level, moves))
            }
        }
    }
}

/// What a game waits for: an engine knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// What every move of this position is worth.
    Values(Position),
    /// The move of a player of this level.
    Reply(Position, u8),
}

/// A contest on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Spar {
    contest: Contest,
    start: Position,
    position: Position,
    learner: Color,
    /// How many moves the learner has made, and what they cost.
    made: u32,
    spent: f32,
    /// What the learner's moves are worth, once it is known.
    values: Values,
    /// What was said about the learner's last move.
    said: Vec<Remark>,
    done: bool,
}

impl Spar {
    /// A contest from a position; the learner is to move.
    pub const fn new(position: Position, contest: Contest) -> Spar {
        Spar {
            contest,
            start: position,
            position,
            learner: position.turn(),
            made: 0,
            spent: 0.0,
            values: Vec::new(),
            said: Vec::new(),
            done: false,
        }
    }

    /// What has to be known before it goes on.
    pub fn awaits(&self) -> Option<Awaited> {
        let (level, _) = self.contest.against_level()?;
        if self.done || self.position.is_over() {
            None
        } else if self.position.turn() != self.learner {
            Some(Awaited::Reply(self.position, level))
        } else {
            let unknown = self.values.is_empty();
            unknown.then_some(Awaited::Values(self.position))
        }
    }

    /// What the learner's moves are worth, best first.
    pub fn hear_values(&mut self, values: Values) {
        if matches!(self.awaits(), Some(Awaited::Values(_))) {
            self.values = values;
        }
    }

    /// The opponent's move.
    pub fn hear_reply(&mut self, mv: Move) -> Feedback {
        let waited = matches!(self.awaits(), Some(Awaited::Reply(..)));
        if let Some(remark) = refuse(self.position, mv) {
            return Feedback::again([remark]);
        }
        if !waited {
            return Feedback::again([Remark::GameOver]);
        }
        let color = self.position.turn();
        let mut remarks = core::mem::take(&mut self.said);
        remarks.extend(mv.square().map(|square| Remark::Replies { color, square }));
        self.make(mv);
        self.go_on(vec![mv], remarks)
    }

    /// Plays a move for the learner. A contest that is lost begins anew.
    pub fn play(&mut self, mv: Move) -> Feedback {
        if let Some(remark) = refuse(self.position, mv) {
            return Feedback::again([remark]);
        }
        if self.awaits().is_some() {
            // Nobody is asked for a move yet.
            let kind = AnswerKind::Play;
            return Feedback::again([Remark::AnswerIs { kind }]);
        }
        let mut made = vec![mv];
        let mut remarks = self.judge(mv);
        self.make(mv);
        self.made += 1;
        if self.contest == Contest::BeatGreedy {
            self.oppose(&mut made, &mut remarks);
        }
        self.go_on(made, remarks)
    }

    /// What a move of the learner's costs, in words.
    fn judge(&mut self, mv: Move) -> Vec<Remark> {
        let values = core::mem::take(&mut self.values);
        let (Contest::Careful { discs: most, .. }, Some(square)) = (self.contest, mv.square())
        else {
            return Vec::new();
        };
        // What an opening book leaves out is no better than the last move that it has.
        let own = values.iter().find(|it| it.0 == square).or(values.last());
        let cost = values.first().zip(own).map_or(0.0, |it| it.0.1 - it.1.1);
        self.spent += cost;
        let discs = cost.round() as u32;
        let judged = if cost <= 0.0 {
            Remark::BestMove { square }
        } else if cost <= worth::GUESSED {
            Remark::GoodMove { square }
        } else {
            Remark::GuessedWrong { square, discs }
        };
        let spent = self.spent.round() as u32;
        vec![judged, Remark::Spent { spent, most }]
    }

    /// Passes, the end if it is reached, and what is said.
    fn go_on(&mut self, mut made: Vec<Move>, mut remarks: Vec<Remark>) -> Feedback {
        let run_out = self.runs_out(&mut remarks);
        while self.position.must_pass() {
            let color = self.position.turn();
            remarks.push(Remark::HasToPass { color });
            made.push(Move::Pass);
            self.make(Move::Pass);
        }
        let is_over = self.position.is_over();
        if is_over {
            remarks.push(ended(self.position));
        }
        let most = self.contest.against_level().map(|it| it.1);
        let reached = match self.contest {
            Contest::BeatGreedy => {
                is_over && self.position.disc_difference(self.learner).discs() > 0
            }
            Contest::Careful { discs, .. } => {
                (is_over || Some(self.made) == most) && self.spent.round() as u32 <= discs
            }
            Contest::RunOut { .. } => run_out,
        };
        if reached {
            self.done = true;
            return Feedback::done(remarks).making(made);
        }
        if is_over || Some(self.made) == most {
            remarks.push(match self.contest {
                Contest::BeatGreedy => Remark::OnceMore,
                Contest::Careful { .. } => Remark::Repeat,
                Contest::RunOut { .. } => Remark::NotRunOut { moves: self.made },
            });
            *self = Spar::new(self.start, self.contest);
            return Feedback {
                jump: Some(self.start),
                ..Feedback::wrong(remarks).making(made)
            };
        }
        self.said.clone_from(&remarks);
        let poor = |it: &Remark| matches!(it, Remark::GuessedWrong { .. });
        let verdict = if remarks.iter().any(poor) {
            Verdict::Wrong
        } else {
            Verdict::Right
        };
        Feedback::new(verdict, remarks).making(made)
    }

    /// Says how many safe moves the opponent has, where that is the question; whether there is none.
    fn runs_out(&self, remarks: &mut Vec<Remark>) -> bool {
        let Contest::RunOut { .. } = self.contest else {
            return false;
        };
        let color = !self.learner;
        if self.position.turn() != color || self.position.is_over() {
            return false;
        }
        let left = safe_squares(self.position).len();
        remarks.push(Remark::SafeLeft { color, left });
        left == 0
    }

    /// A move that the lessons would choose, or the best one if that is known.
    pub fn hint(&self) -> Option<Hint> {
        let square = match self.contest {
            Contest::BeatGreedy => sensible(self.position)?,
            _ => self.values.first()?.0,
        };
        Some(Hint::new(Remark::HintTry { square }, square.bitboard()))
    }
}

impl Opposed for Spar {
    fn position(&self) -> Position {
        self.position
    }

    fn learner(&self) -> Color {
        self.learner
    }

    fn make(&mut self, mv: Move) {
        self.position = self.position.play(mv).unwrap_or(self.position);
    }

    fn reply(&mut self) -> Move {
        greediest(self.position)
    }
}

/// The move that flips most discs; of several the first.
fn greediest(position: Position) -> Move {
    let flips = |mv: &Move| position.flips(*mv).len();
    let most = position.moves().map(|mv| flips(&mv)).max();
    let mut moves = position.moves();
    moves
        .find(|mv| Some(flips(mv)) == most)
        .unwrap_or(Move::Pass)
}

/// A corner, if there is one; else of the moves that open none, the one that leaves the fewest replies.
fn sensible(position: Position) -> Option<Square> {
    let before = moves_of(position, !position.turn());
    position.legal_moves().into_iter().min_by_key(|&square| {
        let after = position.play(square.into()).unwrap_or(position);
        let opened: Bitboard = corner::open(after) - before;
        (!square.is_corner(), opened.len(), after.legal_moves().len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greedy_player_flips_most_and_a_lost_game_begins_anew() {
        let mut spar = Spar::new(Position::START, Contest::BeatGreedy);
        let mut lost = None;
        for _ in 0..70 {
            // Who plays as greedily may win or lose; somebody loses.
            let mv = spar.position.moves().next().unwrap();
            let before = spar.position;
            let feedback = spar.play(mv);
            if let [_, reply, ..] = feedback.made[..]
                && reply != Move::Pass
            {
                let after = before.play(mv).unwrap();
                let most = after.moves().map(|it| after.flips(it).len()).max();
                assert_eq!(Some(after.flips(reply).len()), most);
            }
            if feedback.verdict == Verdict::Wrong {
                lost = Some(feedback);
                break;
            }
            if feedback.verdict == Verdict::Done {
                spar = Spar::new(Position::START, Contest::BeatGreedy);
            }
        }
        let lost = lost.expect("the first legal move is not good enough");
        assert_eq!(lost.jump, Some(Position::START));
        assert_eq!(spar.position, Position::START);
        assert!(lost.remarks.contains(&Remark::OnceMore));
    }

    /// A level that plays the first legal move, and values that are higher for earlier squares.
    fn wait_for(spar: &mut Spar) -> Option<Feedback> {
        let mut told = None;
        while let Some(awaited) = spar.awaits() {
            match awaited {
                Awaited::Values(position) => {
                    let squares = position.legal_moves().into_iter();
                    let values = squares.zip(0..).map(|(it, at)| (it, -2.0 * at as f32));
                    spar.hear_values(values.collect());
                }
                Awaited::Reply(position, level) => {
                    assert_eq!(level, 8);
                    told = Some(spar.hear_reply(position.moves().next().unwrap()));
                }
            }
        }
        told
    }

    #[test]
    fn moves_against_a_level_are_counted_by_what_they_cost() {
        let contest = Contest::Careful {
            level: 8,
            moves: 3,
            discs: 6,
        };
        // What each of three moves costs, and whether all may.
        for (choices, spent, verdict) in [
            ([0, 0, 0], 0, Verdict::Done),
            ([1, 1, 1], 6, Verdict::Done),
            ([2, 1, 1], 8, Verdict::Wrong),
        ] {
            let mut spar = Spar::new(Position::START, contest);
            // Nothing is judged before it can be.
            assert_eq!(
                spar.play(Square::D3.into()).verdict,
                Verdict::Again,
                "{spar:?}"
            );
            wait_for(&mut spar);
            let mut last = None;
            for choice in choices {
                let square = spar.values[choice].0;
                let feedback = spar.play(square.into());
                if spar.made > 0 && !spar.done {
                    // A move that costs much is no right one, but it is made.
                    let right = feedback.verdict == Verdict::Right;
                    assert_eq!(right, choice == 0);
                    let told = wait_for(&mut spar).unwrap();
                    // What was said of the move stands beside the reply.
                    assert!(told.remarks.starts_with(&feedback.remarks));
                    assert!(matches!(told.remarks.last(), Some(Remark::Replies { .. })));
                }
                last = Some(feedback);
            }
            let last = last.unwrap();
            assert_eq!(last.verdict, verdict, "{choices:?}");
            assert!(last.remarks.contains(&Remark::Spent { spent, most: 6 }));
            let again = verdict == Verdict::Wrong;
            assert_eq!(last.jump, again.then_some(Position::START));
            assert_eq!(last.remarks.contains(&Remark::Repeat), again);
            assert_eq!(spar.awaits().is_some(), again);
        }
    }

    #[test]
    fn an_opponent_without_a_safe_move_has_run_out() {
        let contest = Contest::RunOut { level: 8, moves: 2 };
        let mut reached = 0;
        let mut position = Position::START;
        let mut random = outflank_rules::random::Random::new(3);
        for _ in 0..2000 {
            if position.is_over() {
                position = Position::START;
            }
            if position.must_pass() {
                position = position.play(Move::Pass).unwrap();
            }
            let mut spar = Spar::new(position, contest);
            wait_for(&mut spar);
            let moves: Vec<Move> = position.moves().collect();
            let mv = random.pick(moves).unwrap();
            let after = position.play(mv).unwrap();
            if mv != Move::Pass && !after.is_over() {
                let feedback = spar.play(mv);
                let left = safe_squares(after).len();
                let remark = Remark::SafeLeft {
                    color: after.turn(),
                    left,
                };
                assert!(feedback.remarks.contains(&remark), "{feedback:?}");
                assert_eq!(feedback.verdict == Verdict::Done, left == 0);
                reached += u32::from(left == 0);
            }
            position = after;
        }
        assert!(reached > 10, "{reached}");
    }
}
