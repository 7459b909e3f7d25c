use std::collections::HashMap;
use std::mem::discriminant;

use outflank_rules::Move;
use outflank_rules::random::Random;

use super::line::Line;
use super::*;
use crate::insight::{corner, moves_of, region_of, regions};

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
#[expect(clippy::too_many_lines, reason = "an arm for each reason")]
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
                assert_eq!(opens & (now - otherwise), opens);
            }
            Reason::SparesPass => {
                assert_eq!(better[1], Move::Pass);
                assert!(!moves_of(line.positions[1], !mover).is_empty());
            }
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
            Reason::Loud { has, could } | Reason::GivesStable { has, could } => {
                assert!(has >= could + 4);
            }
            Reason::FewStable { has, could } => assert!(could >= has + 4),
            Reason::LosesSquare(square) => {
                assert_eq!(played[1], square.into());
                assert!(instead.taken(mover, square).is_some());
            }
            Reason::Opens(square) | Reason::KeepsOpen(square) => {
                assert_eq!(played[1], square.into());
                assert!(!moves_of(instead.positions[1], !mover).contains(square));
                assert_eq!(instead.taken(!mover, square), None);
                let before = moves_of(position, !mover).contains(square);
                assert_eq!(before, matches!(reason, Reason::KeepsOpen(_)));
            }
            Reason::MissesSquare(square) => {
                assert_eq!(better[2], square.into());
                assert_eq!(instead.positions[2].turn(), mover);
                assert!(!position.legal_moves().contains(square));
                assert_eq!(line.taken(mover, square), None);
            }
            Reason::GivesSquare { square, moves } => {
                assert_eq!(better[0], square.into());
                let ply = line.taken(!mover, square).unwrap();
                assert_eq!(ply.div_ceil(2), moves);
            }
            Reason::FewMovesLater { left, could, moves } => {
                assert!(matters(left, could));
                assert_eq!(left, moves_of(line.positions[2 * moves], mover).len());
                assert_eq!(could, moves_of(instead.positions[2 * moves], mover).len());
            }
            Reason::GivesMovesLater { has, could, moves } => {
                assert!(matters(could, has));
                assert_eq!(has, moves_of(line.positions[2 * moves], !mover).len());
                assert_eq!(could, moves_of(instead.positions[2 * moves], !mover).len());
            }
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
            Reason::LosesTempo(area) => {
                let is_lost = |region: &Bitboard| {
                    Area::of(*region) == area
                        && !region.contains(played[0].square().unwrap())
                        && line.last_in(*region) == Some(!mover)
                        && instead.last_in(*region) == Some(mover)
                };
                assert!(regions(position).iter().any(is_lost), "{area:?}");
            }
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
                assert!(position.empties().len() <= 10);
                assert!(line.end().is_over() && instead.end().is_over());
            }
            Reason::CouldWait { moves } => {
                let ply = instead.taken(mover, played[0].square().unwrap());
                assert_eq!(ply.unwrap().div_ceil(2), moves);
                assert_eq!(plies, ply.unwrap() + 1);
            }
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

/// Moves of tournament games, with the engine's lines, and what a coach would say.
#[test]
fn real_mistakes_have_their_reasons() {
    for (board, played, better, expected) in [
        (
            "----------OOOX----OOOXX---OOXOXX-OOOOOXX---O-XXX----XX-X----X--- X",
            "d1 e1 f1 g2 e6 h3 h1 h2 c7 h8 c6 g7",
            "e1 g1 f1 d1 e6 g2 b3 h2 b6 b4 a4 c6",
            Explanation {
                reason: Reason::KeySquare(Square::E1),
                plies: 2,
            },
        ),
        (
            "--O--O---OOOOOXXXOOXXXXXXOOOXXOXXXOXOXOXXXXXOOOXX-XOOOOX-XXXX--- X",
            "f8 h8 g8 h1 g1 b7 a1 a2 d1 a8 e1 b1",
            "e1 d1 h8 g8 f8 g1 h1 b7 a8 pass a2 b1 a1",
            Explanation {
                reason: Reason::GivesCorner(Square::H8),
                plies: 2,
            },
        ),
        (
            "--XXXXX---XXXO--XXOXOOO--OOOOOOO-OOOOOOOXOOOXOOO--OXOX-----XXXX- X",
            "a7 a5 a4 b7 h3 g2 c8 a8 b8 h8 h1 h2 h7 g7 b2 b1 a1 a2",
            "c8 g7 h8 h7 a7 b7 h3 g2 a4 a5 a8 b8 h1 h2 pass b1 a1 a2 b2",
            Explanation {
                reason: Reason::NextToCorner {
                    corner: Square::A8,
                    diagonal: false,
                    moves: 4,
                },
                plies: 8,
            },
        ),
        (
            "----O-O-O---OOO-OOXXOXOOOXOOXOOXOXOOOOOOOOXXXOO-O-XXXX---XXXX--- X",
            "h1 h2 f1 d1 c1 d2 c2 b2 g7 f8 h6 a8 b7 h8 h7 g8 a1 b1",
            "h6 h7 d1 c2 h1 d2 f1 g7 h2 f8 b1 a8 b7 c1 b2 a1 h8 pass g8",
            Explanation {
                reason: Reason::CornerCouldWait {
                    corner: Square::H1,
                    opens: Square::F1.bitboard() | Square::H2.bitboard(),
                },
                plies: 2,
            },
        ),
        (
            "--------X---OO---XOOOO-O-XXXXXXOXOXXXOOOXXOXXOOOX-XOOO-O-OOOOO-O X",
            "g8 g7 g2 g3 a8 b7 a4 h2 c2 c1 d2 d1 b1 a1 f1 e1 g1 h1 pass a3 b2",
            "g2 h1 c2 a3 a4 g3 e1 f1 d2 c1 d1 b2 g1 b7 a8 pass h2 pass a1 b1 g8 g7",
            Explanation {
                reason: Reason::LetsIn(Square::G7),
                plies: 2,
            },
        ),
        (
            "-OOOOOXO--OOOOOOXXOOXOOOXXXXOOXOXOXOOOOOXOOXXOOO-OOOOX-O-OOOO-X- X",
            "a1 a2 g7 h8 f8 a7 a8 pass b2",
            "g7 h8 f8 b2 a1 pass a2 pass a8 pass a7",
            Explanation {
                reason: Reason::Wedge(Square::A2),
                plies: 2,
            },
        ),
    ] {
        assert_eq!(
            explain(at(board), &line(played), &line(better)),
            Some(expected),
            "{board}"
        );
    }
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

/// Whatever a sentence counts can be counted on the board, and whatever it names happens in one of the lines.
#[test]
fn what_is_marked_shows_what_is_said() {
    for (position, played, better) in contrasts(20_000) {
        let Some(Explanation { reason, plies }) = explain(position, &played, &better) else {
            continue;
        };
        let first = [&played, &better].map(|line| line[0].square().unwrap());
        let layer = reason.layer(position, first);
        let shown = [&played, &better].map(|line| &line[..plies.min(line.len())]);
        let counts = shown.map(|moves| layer.squares(position, moves).len());
        match reason {
            Reason::Loud { has, could }
            | Reason::GivesMoves { has, could }
            | Reason::GivesMovesLater { has, could, .. }
            | Reason::GivesStable { has, could }
            | Reason::FewStable { has, could } => assert_eq!(counts, [has, could], "{reason:?}"),
            Reason::FewMoves { left, could }
            | Reason::FewSafeMoves { left, could }
            | Reason::FewMovesLater { left, could, .. } => {
                assert_eq!(counts, [left, could], "{reason:?}");
            }
            _ => {
                let told = shown.map(|moves| layer.telling(position, moves));
                assert!(told.iter().any(Option::is_some), "{reason:?}");
            }
        }
    }
}
