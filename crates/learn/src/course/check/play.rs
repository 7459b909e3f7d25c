use outflank_rules::{Bitboard, Move, Position, Square};

use crate::challenge::best_reply;
use crate::course::Aim;
use crate::insight::{corner, moves_of, region_of, rows, stable};
use crate::refusal::refuse;
use crate::{Feedback, Remark, Solver};

/// The moves that are right; none where a pass is.
pub fn right_moves(position: Position, aim: Aim, solver: &mut Solver) -> Bitboard {
    let legal = position.legal_moves();
    // The moves for which a measure is least.
    let least = |measure: &dyn Fn(Square) -> i32| -> Bitboard {
        let fewest = legal.into_iter().map(measure).min();
        legal
            .into_iter()
            .filter(|&square| Some(measure(square)) == fewest)
            .collect()
    };
    match aim {
        Aim::AnyMove => legal,
        Aim::Exactly(square) => square.bitboard() & legal,
        Aim::Pass => Bitboard::EMPTY,
        Aim::TakeCorner => corner::open(position),
        Aim::KeepCorners => legal
            .into_iter()
            .filter(|&square| corner::open(after(position, square)).is_empty())
            .collect(),
        Aim::FewestReplies => least(&|square| replies(position, square) as i32),
        Aim::FewestFlips => least(&|square| flips(position, square) as i32),
        Aim::MostStable => least(&|square| -(stable_after(position, square) as i32)),
        Aim::BestScore => {
            let ranking = solver.ranking(position);
            let best = ranking.first().map(|&(_, score)| score);
            ranking
                .into_iter()
                .filter(|&(_, score)| Some(score) == best)
                .filter_map(|(mv, _)| mv.square())
                .collect()
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
    let right = right_moves(position, aim, solver).contains(square);
    let (remarks, mut shown) = about(position, aim, square, right, solver);
    if right {
        return Feedback::done(remarks).making([mv]);
    }
    shown.insert(0, mv);
    match aim {
        Aim::Exactly(_) => Feedback::again(remarks),
        _ => Feedback::wrong(remarks).showing(shown),
    }
}

/// What there is to say about a legal move, and what the opponent would do after it.
fn about(
    position: Position,
    aim: Aim,
    square: Square,
    right: bool,
    solver: &mut Solver,
) -> (Vec<Remark>, Vec<Move>) {
    let color = !position.turn();
    let after = after(position, square);
    let mut shown = Vec::new();
    let remarks = match aim {
        Aim::AnyMove | Aim::Pass => vec![flips_remark(position, square)],
        Aim::Exactly(_) if right => vec![flips_remark(position, square)],
        Aim::Exactly(_) => vec![Remark::NotAsked { square }],
        Aim::TakeCorner if right => {
            let stable = stable(after, position.turn()).len();
            vec![Remark::TakesCorner { square, stable }]
        }
        Aim::TakeCorner => corner::open(position)
            .into_iter()
            .map(|corner| Remark::CornerNotTaken { square, corner })
            .take(1)
            .collect(),
        Aim::KeepCorners => match corner::open(after).first() {
            Some(corner) => {
                shown.push(corner.into());
                vec![gives_corner(position, square, corner)]
            }
            None => vec![Remark::KeepsCorners { square, color }],
        },
        Aim::FewestReplies => {
            let fewest = least_replies(position);
            let judged = if right {
                Remark::FewestReplies
            } else {
                Remark::FewerReplies { fewest }
            };
            let mut remarks = vec![mobility(position, square), judged];
            if let Some(corner) = new_corner(position, square) {
                shown.push(corner.into());
                remarks.push(gives_corner(position, square, corner));
            }
            remarks
        }
        Aim::FewestFlips => {
            let count = flips(position, square);
            let fewest = position
                .legal_moves()
                .into_iter()
                .map(|square| flips(position, square))
                .min()
                .unwrap_or(0);
            let judged = if right {
                Remark::FewestFlips { square, count }
            } else {
                Remark::FewerFlips {
                    square,
                    count,
                    fewest,
                }
            };
            let mut remarks = vec![judged, mobility(position, square)];
            remarks.extend(next_to_corner(position, square));
            remarks
        }
        Aim::MostStable => {
            let stable = stable_after(position, square);
            let most = position
                .legal_moves()
                .into_iter()
                .map(|square| stable_after(position, square))
                .max()
                .unwrap_or(0);
            vec![if right {
                Remark::MostStable { square, stable }
            } else {
                Remark::MoreStable {
                    square,
                    stable,
                    most,
                }
            }]
        }
        Aim::BestScore => {
            let reply = best_reply(solver, position, square);
            shown.extend(reply);
            let mut remarks = Vec::new();
            if let Some(score) = solver.score_after(position, square.into()) {
                remarks.push(Remark::LeadsTo { square, score });
            }
            if right {
                remarks.push(Remark::BestMove { square });
            } else if let Some(best) = solver.score(position) {
                remarks.push(Remark::BetterMove { best });
            }
            match new_corner(position, square) {
                Some(corner) => remarks.push(gives_corner(position, square, corner)),
                None => remarks.push(Remark::PlaysInRegion {
                    size: region_of(position, square).len(),
                }),
            }
            remarks
        }
    };
    (remarks, shown)
}

fn after(position: Position, square: Square) -> Position {
    position.play(square.into()).unwrap_or(position)
}

fn flips(position: Position, square: Square) -> u32 {
    position.flips(square.into()).len()
}

fn replies(position: Position, square: Square) -> u32 {
    after(position, square).legal_moves().len()
}

fn least_replies(position: Position) -> u32 {
    let all = position.legal_moves().into_iter();
    all.map(|square| replies(position, square))
        .min()
        .unwrap_or(0)
}

fn stable_after(position: Position, square: Square) -> u32 {
    stable(after(position, square), position.turn()).len()
}

fn flips_remark(position: Position, square: Square) -> Remark {
    let directions = rows(position, square)
        .into_iter()
        .filter(|row| matches!(row.end, crate::insight::End::Own(_)))
        .count() as u32;
    Remark::Flips {
        square,
        discs: position.flips(square.into()),
        directions,
    }
}

fn mobility(position: Position, square: Square) -> Remark {
    let (own, after) = (position.turn(), after(position, square));
    Remark::Mobility {
        square,
        color: !own,
        theirs: moves_of(after, !own).len(),
        own: moves_of(after, own).len(),
    }
}

/// A corner that the opponent can take after the move and could not before.
fn new_corner(position: Position, square: Square) -> Option<Square> {
    let before = moves_of(position, !position.turn());
    (corner::open(after(position, square)) - before).first()
}

fn gives_corner(position: Position, square: Square, corner: Square) -> Remark {
    Remark::GivesCorner {
        square,
        color: !position.turn(),
        corner,
    }
}

/// Whether the move goes next to an empty corner.
fn next_to_corner(position: Position, square: Square) -> Option<Remark> {
    let empty = position.empties() & Bitboard::CORNERS;
    let corner = empty
        .into_iter()
        .find(|&corner| corner::neighbours(corner).contains(square))?;
    Some(Remark::NextToCorner { square, corner })
}
