use std::collections::HashMap;
use std::mem::discriminant;

use outflank_rules::random::Random;
use outflank_rules::{Color, Move};

use super::line::Line;
use super::*;
use crate::insight::{corner, moves_of, region_of};

/// Two lines from a position of a random game, both random to the end: whatever is said about them must hold.
fn contrasts(count: usize) -> impl Iterator<Item = (Position, Vec<Move>, Vec<Move>)> {
    let mut random = Random::new(7);
    let mut position = Position::START;
    let mut found = Vec::new();
    while found.len() < count {
        let moves: Vec<Move> = position.moves().collect();
        let Some(mv) = random.pick(moves.clone()) else {
            position = Position::START;
            continue;
        };
        let mut line = |first: Move| {
            let mut line = vec![first];
            let mut after = position.play(first).unwrap();
            while let Some(mv) = random.pick(after.moves().collect::<Vec<_>>()) {
                line.push(mv);
                after = after.play(mv).unwrap();
            }
            // Midgame lines end where the search did.
            let keep = if position.empties().len() > 20 {
                14
            } else {
                64
            };
            line.truncate(keep);
            line
        };
        for pair in moves.windows(2).take(2) {
            found.push((position, line(pair[0]), line(pair[1])));
        }
        position = position.play(mv).unwrap();
    }
    found.into_iter()
}

/// The rules for every sentence: the contrast holds to the end of both lines, the reply agrees, numbers matter, parity is
/// played out.
#[test]
fn whatever_is_said_holds_in_both_lines() {
    let mut kinds = HashMap::new();
    for (position, played, better) in contrasts(60_000) {
        let Some(Explanation { reason, plies }) = explain(position, &played, &better) else {
            continue;
        };
        *kinds.entry(discriminant(&reason)).or_insert(0) += 1;
        let mover = position.turn();
        let (line, instead) = (Line::new(position, &played), Line::new(position, &better));
        let balance = |it: &Line| it.corner_balance(mover);
        let lost = |corner, moves: usize| {
            let ply = line.taken(!mover, corner).expect("it is taken");
            assert_eq!(ply.div_ceil(2), moves);
            assert_eq!(plies, ply + 1);
            assert_eq!(instead.taken(!mover, corner), None);
            assert!(balance(&line) < balance(&instead));
        };
        let matters = |few: u32, many: u32| many >= few + 4 || few <= 3 && many > few;
        assert!(plies <= played.len().max(better.len()), "{reason:?}");
        match reason {
            Reason::KeySquare(square) => {
                assert_eq!((better[0], played[1]), (square.into(), square.into()));
            }
            Reason::GivesCorner(corner) => {
                assert_eq!(played[1], corner.into());
                lost(corner, 1);
            }
            Reason::NextToCorner { corner, moves, .. } => {
                assert!(corner::neighbours(corner).contains(played[0].square().unwrap()));
                lost(corner, moves);
            }
            Reason::LosesCorner { corner, moves } | Reason::Five { corner, moves } => {
                lost(corner, moves);
            }
            Reason::MissesCorner { corner, .. } | Reason::LeavesCorner { corner, .. } => {
                assert!(instead.taken(mover, corner).is_some());
                assert_eq!(line.taken(mover, corner), None);
                assert!(balance(&line) < balance(&instead));
            }
            Reason::CornerCouldWait { corner, opens } => {
                assert_eq!(played[0], corner.into());
                assert_eq!(instead.taken(!mover, corner), None);
                assert!(opens.contains(played[1].square().unwrap()) && opens.len() <= 3);
                let now = moves_of(line.positions[1], !mover);
                let otherwise = moves_of(instead.positions[1], !mover);
                assert_eq!(opens & now - otherwise, opens);
            }
            Reason::SparesPass => assert_eq!(better[1], Move::Pass),
            Reason::LeadsToPass { .. } => {
                assert!(line.pass(mover).is_some() && instead.pass(mover).is_none());
            }
            Reason::MissesPass { .. } => {
                assert!(line.pass(!mover).is_none() && instead.pass(!mover).is_some());
            }
            Reason::LetsIn(square) => {
                assert_eq!(played[1], square.into());
                let region = region_of(position, square);
                for closed in [position, instead.positions[1]] {
                    assert!((moves_of(closed, !mover) & region).is_empty());
                }
            }
            Reason::Loud { has, could } => assert!(has >= could + 4),
            Reason::GivesMoves { has, could } => {
                assert_eq!(has, moves_of(line.positions[1], !mover).len());
                assert!(matters(could, has));
            }
            Reason::FewSafeMoves { left, could } => assert!(left <= 2 && could >= left + 2),
            Reason::FewMoves { left, could } => assert!(matters(left, could)),
            Reason::Wedge(square) => {
                assert_eq!(played[1], square.into());
                assert_eq!(instead.taken(!mover, square), None);
                assert!(!square.is_corner());
            }
            Reason::LosesTempo(_) => {}
            Reason::BreaksParity {
                squares,
                instead: odd,
            } => {
                let region = region_of(position, played[0].square().unwrap());
                assert_eq!((region.len(), squares % 2, odd % 2), (squares, 0, 1));
                assert_eq!(line.last_in(region), Some(!mover));
                assert_eq!(instead.last_in(region), Some(mover));
            }
            Reason::GivesDiagonal(square) => {
                assert!(line.taken(!mover, square).is_some());
                assert!(instead.taken(!mover, square).is_none());
            }
            Reason::WrongOrder { first } => {
                assert_eq!(line.squares(mover), instead.squares(mover));
                assert_eq!(better[0], first.into());
            }
            Reason::GivesStable { has, could } => assert!(has >= could + 4),
        }
    }
    // All but those that random play hardly ever shows.
    assert!(kinds.len() >= 19, "{}", kinds.len());
}

fn at(board: &str) -> Position {
    board.parse().unwrap()
}

fn line(moves: &str) -> Vec<Move> {
    moves
        .split(' ')
        .map(|it| it.parse::<Square>().map_or(Move::Pass, Move::Place))
        .collect()
}

#[test]
fn lines_that_are_none_say_nothing() {
    let f5 = [Move::Place(Square::F5)];
    assert_eq!(explain(Position::START, &[], &f5), None);
    assert_eq!(explain(Position::START, &[Move::Pass], &f5), None);
    assert_eq!(explain(Position::START, &f5, &f5), None);
}

#[test]
fn the_key_square_comes_before_everything_else() {
    let d3 = line("f5 d6 c3 d3");
    let moves = Position::START.along(d3.iter().copied()).last().unwrap();
    // White could have played c3; Black plays it now.
    let position = Position::START.along(line("f5")).last().unwrap();
    assert_eq!(moves.turn(), Color::Black);
    let found = explain(position, &line("d6 c5"), &line("f6 e6"));
    assert_eq!(found, None);
    let found = explain(position, &line("f4 f6"), &line("f6 e6"));
    assert!(found.is_none_or(|it| it.reason == Reason::KeySquare(Square::F6)));
}

#[test]
fn an_x_square_is_called_one() {
    let position = at("--------\
                       --------\
                       --OOO---\
                       --OXXO--\
                       --OXOXX-\
                       ---XOO--\
                       ----O---\
                       -------- X");
    let found = explain(position, &line("b2 a1"), &line("c2 b1")).unwrap();
    assert_eq!(found.reason, Reason::GivesCorner(Square::A1));
    assert_eq!(found.plies, 2);
}

#[test]
fn areas_are_where_they_are() {
    let area = |squares: &[Square]| Area::of(squares.iter().copied().collect());
    assert_eq!(area(&[Square::A1, Square::B1, Square::B2]), Area::NorthWest);
    assert_eq!(area(&[Square::H4, Square::H5]), Area::East);
    assert_eq!(area(&[Square::A8, Square::B7]), Area::SouthWest);
    assert_eq!(area(&[Square::C8, Square::D8, Square::E7]), Area::South);
    assert_eq!(area(&[Square::D4]), Area::Centre);
}
