use outflank_rules::{Bitboard, Color, Move, Position, Square};

use crate::challenge::best_reply;
use crate::course::{Aim, worth};
use crate::insight::{End, corner, moves_of, openness, region_of, rows, safe_squares, stable};
use crate::refusal::refuse;
use crate::{Feedback, Remark, Solver};

/// The right moves; empty if a pass is right. Nothing is right that loses: see [`worth`].
pub fn right_moves(position: Position, aim: Aim, solver: &mut Solver) -> Bitboard {
    meeting(position, aim, solver) & worth::good(position)
}

/// The moves that do what is asked for, whatever they cost.
fn meeting(position: Position, aim: Aim, solver: &mut Solver) -> Bitboard {
    let legal = position.legal_moves();
    let tries = || legal.into_iter().map(|square| Try::new(position, square));
    // The moves that minimise a measure.
    let least = |measure: fn(&Try) -> u32| -> Bitboard {
        let fewest = tries().map(|a_try| measure(&a_try)).min();
        let best = tries().filter(|a_try| Some(measure(a_try)) == fewest);
        best.map(|a_try| a_try.square).collect()
    };
    match aim {
        Aim::AnyMove => legal,
        Aim::Exactly(square) => square.bitboard() & legal,
        Aim::Pass => Bitboard::EMPTY,
        Aim::TakeCorner => corner::open(position),
        Aim::KeepCorners => tries()
            .filter(|a_try| corner::open(a_try.after).is_empty())
            .map(|a_try| a_try.square)
            .collect(),
        Aim::FewestReplies => least(Try::replies),
        Aim::FewestSafe => least(Try::safe_replies),
        Aim::Quietest => least(Try::openness),
        Aim::BestMove => worth::good(position),
        Aim::Either(one, other) => {
            let cost = |square| worth::cost(position, square).unwrap_or(0.0);
            let better = if cost(one) <= cost(other) { one } else { other };
            better.bitboard() & legal
        }
        Aim::MostStable => least(|a_try| Square::COUNT as u32 - a_try.stable()),
        Aim::BestScore => {
            let ranking = solver.ranking(position);
            let best = ranking.first().map(|&(_, score)| score);
            let best = ranking.iter().filter(|(_, score)| Some(*score) == best);
            best.filter_map(|(mv, _)| mv.square()).collect()
        }
    }
}

/// Judges a move.
pub fn play(position: Position, aim: Aim, mv: Move, solver: &mut Solver) -> Feedback {
    if let Some(remark) = refuse(position, mv) {
        return Feedback::again([remark]);
    }
    let Move::Place(square) = mv else {
        let color = position.turn();
        return Feedback::done([Remark::Passed { color }]).making([mv]);
    };
    let a_try = Try::new(position, square);
    let right = right_moves(position, aim, solver);
    if right.contains(square) {
        let marks = a_try.marks(aim);
        return Feedback::done(a_try.succeeds(aim, solver))
            .making([mv])
            .marking(marks);
    }
    if meeting(position, aim, solver).contains(square) {
        let discs = worth::cost(position, square).unwrap_or(0.0).round() as u32;
        return Feedback::again([Remark::Costs { square, discs }]);
    }
    let best = Try::new(position, right.first().unwrap_or(square));
    let remarks = a_try.falls_short(aim, &best, solver);
    let reply = match aim {
        Aim::Exactly(_) => return Feedback::again(remarks),
        Aim::Either(one, other) if square != one && square != other => {
            return Feedback::again(remarks);
        }
        Aim::BestScore => best_reply(solver, position, square),
        Aim::KeepCorners => corner::open(a_try.after).first().map(Move::Place),
        _ => a_try.new_corner().map(Move::Place),
    };
    let shown: Vec<Move> = [mv].into_iter().chain(reply).collect();
    let corner = reply.and_then(Move::square).filter(|it| it.is_corner());
    let marks = corner.map_or_else(|| a_try.marks(aim), Square::bitboard);
    Feedback::wrong(remarks).showing(shown).marking(marks)
}

/// A legal move and its consequences.
struct Try {
    before: Position,
    square: Square,
    after: Position,
}

impl Try {
    fn new(before: Position, square: Square) -> Try {
        let after = before.play(square.into()).unwrap_or(before);
        Try {
            before,
            square,
            after,
        }
    }

    /// The learner.
    fn own(&self) -> Color {
        self.before.turn()
    }

    fn openness(&self) -> u32 {
        openness(self.before, self.square).len()
    }

    fn replies(&self) -> u32 {
        self.after.legal_moves().len()
    }

    fn safe_replies(&self) -> u32 {
        safe_squares(self.after).len()
    }

    fn stable(&self) -> u32 {
        stable(self.after, self.own()).len()
    }

    /// Squares worth highlighting after the move.
    fn marks(&self, aim: Aim) -> Bitboard {
        match aim {
            Aim::TakeCorner | Aim::MostStable => stable(self.after, self.own()),
            Aim::FewestReplies => self.after.legal_moves(),
            Aim::FewestSafe => safe_squares(self.after),
            Aim::Quietest => openness(self.before, self.square),
            _ => Bitboard::EMPTY,
        }
    }

    /// A corner that the opponent can take now and could not before.
    fn new_corner(&self) -> Option<Square> {
        let before = moves_of(self.before, !self.own());
        (corner::open(self.after) - before).first()
    }

    /// Remarks on a right move.
    fn succeeds(&self, aim: Aim, solver: &mut Solver) -> Vec<Remark> {
        let (square, color) = (self.square, !self.own());
        match aim {
            Aim::AnyMove | Aim::Pass | Aim::Exactly(_) => vec![self.flipped()],
            Aim::TakeCorner => {
                let stable = self.stable();
                vec![Remark::TakesCorner { square, stable }]
            }
            Aim::KeepCorners => {
                let mut remarks = vec![Remark::KeepsCorners { square, color }];
                remarks.extend(self.next_to_corner());
                remarks
            }
            Aim::FewestReplies => {
                let mut remarks = vec![self.mobility(), Remark::FewestReplies];
                remarks.extend(self.gives_corner());
                remarks
            }
            Aim::FewestSafe => {
                let left = self.safe_replies();
                vec![Remark::FewestSafe { color, left }, self.mobility()]
            }
            Aim::Quietest => {
                let count = self.openness();
                vec![Remark::Quietest { square, count }, self.mobility()]
            }
            Aim::BestMove => {
                let mut remarks = vec![worth::praise(self.before, square)];
                remarks.extend(self.next_to_corner());
                remarks
            }
            Aim::Either(one, other) => {
                let other = if one == square { other } else { one };
                let discs = self.ahead_of(other);
                vec![Remark::BetterOfTwo {
                    square,
                    other,
                    discs,
                }]
            }
            Aim::MostStable => {
                let stable = self.stable();
                vec![Remark::MostStable { square, stable }]
            }
            Aim::BestScore => {
                let mut remarks = self.leads_to(solver);
                remarks.push(Remark::BestMove { square });
                remarks.push(self.gives_corner().unwrap_or_else(|| self.in_region()));
                remarks
            }
        }
    }

    /// Remarks on a move that is not right, compared with one that is.
    fn falls_short(&self, aim: Aim, best: &Try, solver: &mut Solver) -> Vec<Remark> {
        let square = self.square;
        match aim {
            Aim::AnyMove | Aim::Pass | Aim::Exactly(_) => vec![Remark::NotAsked { square }],
            Aim::TakeCorner => {
                let corner = best.square;
                vec![Remark::CornerNotTaken { square, corner }]
            }
            Aim::KeepCorners => corner::open(self.after)
                .first()
                .map(|corner| self.gives(corner))
                .into_iter()
                .collect(),
            Aim::FewestReplies => {
                let fewest = best.replies();
                let mut remarks = vec![self.mobility(), Remark::FewerReplies { fewest }];
                remarks.extend(self.gives_corner());
                remarks
            }
            Aim::FewestSafe => {
                let fewer = Remark::FewerSafe {
                    square,
                    color: !self.own(),
                    left: self.safe_replies(),
                    fewest: best.safe_replies(),
                };
                let mut remarks = vec![fewer];
                remarks.extend(self.gives_corner());
                remarks
            }
            Aim::Quietest => {
                let quieter = Remark::Quieter {
                    square,
                    count: self.openness(),
                    least: best.openness(),
                };
                vec![quieter, self.mobility()]
            }
            Aim::BestMove => {
                let discs = worth::cost(self.before, square).unwrap_or(0.0);
                let discs = discs.round() as u32;
                vec![Remark::GuessedWrong { square, discs }]
            }
            Aim::Either(one, other) if square != one && square != other => {
                vec![Remark::OneOfTwo {
                    squares: one.bitboard() | other.bitboard(),
                }]
            }
            Aim::Either(..) => {
                let discs = best.ahead_of(square);
                let mut remarks = vec![Remark::WorseOfTwo { square, discs }, self.mobility()];
                remarks.extend(self.gives_corner());
                remarks
            }
            Aim::MostStable => vec![Remark::MoreStable {
                square,
                stable: self.stable(),
                most: best.stable(),
            }],
            Aim::BestScore => {
                let mut remarks = self.leads_to(solver);
                let best = solver.score(self.before);
                remarks.extend(best.map(|best| Remark::BetterMove { best }));
                remarks.push(self.gives_corner().unwrap_or_else(|| self.in_region()));
                remarks
            }
        }
    }

    /// How many discs better this move is than another.
    fn ahead_of(&self, other: Square) -> u32 {
        let cost = |square| worth::cost(self.before, square).unwrap_or(0.0);
        (cost(other) - cost(self.square)).round() as u32
    }

    fn flipped(&self) -> Remark {
        let outflanked = rows(self.before, self.square)
            .into_iter()
            .filter(|row| matches!(row.end, End::Own(_)));
        Remark::Flips {
            square: self.square,
            discs: self.before.flips(self.square.into()),
            directions: outflanked.count() as u32,
        }
    }

    fn mobility(&self) -> Remark {
        Remark::Mobility {
            square: self.square,
            color: !self.own(),
            before: moves_of(self.before, !self.own()).len(),
            theirs: self.replies(),
            own: moves_of(self.after, self.own()).len(),
        }
    }

    fn leads_to(&self, solver: &mut Solver) -> Vec<Remark> {
        let square = self.square;
        let score = solver.score_after(self.before, square.into());
        score
            .map(|score| Remark::LeadsTo { square, score })
            .into_iter()
            .collect()
    }

    fn gives(&self, corner: Square) -> Remark {
        Remark::GivesCorner {
            square: self.square,
            color: !self.own(),
            corner,
        }
    }

    fn gives_corner(&self) -> Option<Remark> {
        self.new_corner().map(|corner| self.gives(corner))
    }

    /// Whether the move goes next to an empty corner.
    fn next_to_corner(&self) -> Option<Remark> {
        let square = self.square;
        let empty = self.before.empties() & Bitboard::CORNERS;
        let corner = empty
            .into_iter()
            .find(|&corner| corner::neighbours(corner).contains(square))?;
        Some(Remark::NextToCorner { square, corner })
    }

    fn in_region(&self) -> Remark {
        Remark::PlaysInRegion {
            size: region_of(self.before, self.square).len(),
        }
    }
}
