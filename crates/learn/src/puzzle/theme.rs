//! What makes a move the best one, computed on the lines of perfect play.

use outflank_rules::{Move, Position, Square};

use super::Kind;
use crate::Solver;
use crate::insight::{Reason, is_wedge, reasons, region_of};

/// How many discs the solution of a puzzle with a theme is better than any other move.
pub const CLEAR: i32 = 4;

/// The themes that a position has, if one move is clearly the best; and that move.
pub fn themes(position: Position, solver: &mut Solver) -> Option<(Square, Vec<Kind>)> {
    let ranking = solver.ranking(position);
    let [(Move::Place(best), score), (Move::Place(second), next), ..] = ranking[..] else {
        return None;
    };
    if score.discs() - next.discs() < CLEAR {
        return None;
    }
    let better = line(position, best, solver);
    let played = line(position, second, solver);
    let reasons = reasons(position, &played, &better);
    let has = |kind: &Kind| match kind {
        Kind::Corner | Kind::Win | Kind::Ending => false,
        Kind::KeySquare => any(&reasons, |it| matches!(it, Reason::KeySquare(_))),
        Kind::Wedge => wedges(position, best, &better),
        Kind::Parity => any(&reasons, |it| matches!(it, Reason::BreaksParity { .. })),
        Kind::Tempo => any(&reasons, |it| matches!(it, Reason::LosesTempo(_))),
        Kind::Swindle => swindles(position, best, &better),
        Kind::Pass => any(&reasons, |it| matches!(it, Reason::SparesPass)),
        Kind::Access => any(&reasons, |it| matches!(it, Reason::LetsIn(_))),
        Kind::Patience => any(&reasons, |it| matches!(it, Reason::CornerCouldWait { .. })),
    };
    Some((best, Kind::ALL.into_iter().filter(has).collect()))
}

fn any(reasons: &[Reason], is: fn(&Reason) -> bool) -> bool {
    reasons.iter().any(is)
}

/// A move and perfect play after it, to the end of the game.
pub fn line(position: Position, first: Square, solver: &mut Solver) -> Vec<Move> {
    let mut line = vec![Move::Place(first)];
    let mut at = position.play(first.into()).unwrap_or(position);
    while !at.is_over() {
        let Some(&(mv, _)) = solver.ranking(at).first() else {
            break;
        };
        line.push(mv);
        at = at.play(mv).unwrap_or(at);
    }
    line
}

/// The disc goes between two opposing ones on an edge, and is never flipped.
fn wedges(position: Position, best: Square, line: &[Move]) -> bool {
    let mut at = position;
    is_wedge(position, best)
        && line.iter().all(|&mv| {
            at = at.play(mv).unwrap_or(at);
            at.at(best) == Some(position.turn())
        })
}

/// The mover enters a region with an even number of squares and makes the next move there as well, although the opponent
/// can move elsewhere; and the last one.
fn swindles(position: Position, best: Square, line: &[Move]) -> bool {
    let region = region_of(position, best);
    if region.len() % 2 == 1 || region == position.empties() {
        return false;
    }
    let mut at = position;
    let mut movers = Vec::new();
    for &mv in line {
        if mv == Move::Pass && movers.len() == 1 {
            return false;
        }
        if mv.square().is_some_and(|it| region.contains(it)) {
            movers.push(at.turn());
        }
        at = at.play(mv).unwrap_or(at);
    }
    let mover = position.turn();
    movers.len() as u32 == region.len()
        && movers.get(1) == Some(&mover)
        && movers.last() == Some(&mover)
}
