//! What went wrong with a move, in terms visible on the board.

use outflank_rules::{Bitboard, Color, Move, Position, Square};

use super::{corner, moves_of, region_of, regions, stable};

/// What a move did that a better one would have avoided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// The opponent can take a corner now.
    GaveCorner(Square),
    /// A corner could have been taken.
    LeftCorner(Square),
    /// The opponent could have been forced to pass.
    LetMove,
    /// After the best answer, few safe moves (that give up no corner) are left; there could have been more.
    RanOut {
        /// How many are left.
        left: u32,
        /// How many there could be.
        could: u32,
    },
    /// In the expected line the opponent gets this corner.
    LosesCorner(Square),
    /// In the better line this corner would have been won.
    MissesCorner(Square),
    /// The opponent can now play into a region that was closed to them: here, for example.
    Opened(Square),
    /// It is the first move in a region with an even number of empty squares: the opponent gets the last move there.
    BrokeParity {
        /// The size of the region before the move.
        squares: u32,
    },
    /// The opponent has more moves than necessary.
    GaveMoves {
        /// How many they have.
        has: u32,
        /// How many they would have had.
        could: u32,
    },
    /// In the expected line the opponent gets more stable discs than necessary.
    GaveStable {
        /// How many they get.
        gets: u32,
        /// How many they would have got.
        could: u32,
    },
    /// In the expected line the mover soon has to pass, which was avoidable.
    HasToPass,
    /// In the better line the opponent would soon have had to pass.
    SparesPass,
    /// In the expected line the mover soon has few moves; there could have been more.
    FewMoves {
        /// How many they have.
        has: u32,
        /// How many they would have had.
        could: u32,
    },
    /// The best square is also the opponent's favourite, who takes it now.
    LeftSquare(Square),
    /// Many of the mover's discs touch empty squares and can be flipped; there could have been fewer.
    BuiltWall {
        /// How many do.
        has: u32,
        /// How many would have.
        could: u32,
    },
}

/// With more empty squares than this, parity cannot be judged.
const PARITY_COUNTS: u32 = 24;

/// With fewer empty squares than this, walls no longer matter.
const WALLS_COUNT: u32 = 20;

/// A decisive difference in mobility or frontier discs.
const MANY: u32 = 4;

/// A difference that counts if there is no other reason.
const SOME: u32 = 2;

/// Corners lost later than this many moves are due to other moves.
const SOON: usize = 10;

/// With more safe moves than this, a player has not run out of them.
const FEW: u32 = 2;

/// What was wrong with the first move of `played`, compared with that of `better`; each is followed by the expected
/// play, as far as it is known. `None` if it is not visible on the board.
pub fn mistake(position: Position, played: &[Move], better: &[Move]) -> Option<Mistake> {
    let (&mv, &best) = (played.first()?, better.first()?);
    let (after, instead) = (position.play(mv).ok()?, position.play(best).ok()?);
    let mover = position.turn();

    let given = corner::open(after) & !corner::open(instead);
    if let Some(square) = given.into_iter().next()
        && after.turn() != mover
    {
        return Some(Mistake::GaveCorner(square));
    }
    let in_corner = |mv: Move| mv.square().filter(|&it| Bitboard::CORNERS.contains(it));
    if let (Some(square), None) = (in_corner(best), in_corner(mv)) {
        return Some(Mistake::LeftCorner(square));
    }
    if instead.must_pass() && !after.must_pass() {
        return Some(Mistake::LetMove);
    }
    let left = safe_moves(position, played);
    let could = safe_moves(position, better);
    if let (Some(left), Some(could)) = (left, could)
        && left <= FEW
        && could >= left + FEW
    {
        return Some(Mistake::RanOut { left, could });
    }
    let lost = corners(position, played, !mover) & !corners(position, better, !mover);
    if let Some(square) = lost.into_iter().next() {
        return Some(Mistake::LosesCorner(square));
    }
    let missed = corners(position, better, mover) & !corners(position, played, mover);
    if let Some(square) = missed.into_iter().next() {
        return Some(Mistake::MissesCorner(square));
    }
    let replies = |position| moves_of(position, !mover);
    let closed = |region: &Bitboard| (replies(position) & *region).is_empty();
    let entered = regions(position).into_iter().filter(closed);
    let doors = entered.map(|region| replies(after) & region & !replies(instead));
    if let Some(square) = doors.flatten().next() {
        return Some(Mistake::Opened(square));
    }
    let part = |mv: Move| mv.square().map(|square| region_of(position, square).len());
    if let (Some(squares), Some(better)) = (part(mv), part(best))
        && position.empties().len() <= PARITY_COUNTS
        && squares % 2 == 0
        && better % 2 == 1
    {
        return Some(Mistake::BrokeParity { squares });
    }
    // Lines of different lengths cannot be compared.
    let length = played.len().min(better.len()).min(SOON);
    let (played, better) = (&played[..length], &better[..length]);
    let later = [played, better].map(|line| play_out(position, line));
    let [gets, could_get] = later.map(|later| stable(later, !mover).len());
    if gets >= could_get + MANY {
        return Some(Mistake::GaveStable {
            gets,
            could: could_get,
        });
    }
    if passes(position, played, mover) && !passes(position, better, mover) {
        return Some(Mistake::HasToPass);
    }
    if passes(position, better, !mover) && !passes(position, played, !mover) {
        return Some(Mistake::SparesPass);
    }
    let [few, many] = later.map(|later| moves_of(later, mover).len());
    let (has, could) = (replies(after).len(), replies(instead).len());
    let exposed = |position: Position| (position.discs(mover) & next_to(position.empties())).len();
    let (out, less) = (exposed(after), exposed(instead));
    let early = position.empties().len() >= WALLS_COUNT;
    for much in [MANY, SOME] {
        if has >= could + much {
            return Some(Mistake::GaveMoves { has, could });
        }
        if many >= few + much {
            return Some(Mistake::FewMoves {
                has: few,
                could: many,
            });
        }
        if out >= less + much && early {
            return Some(Mistake::BuiltWall {
                has: out,
                could: less,
            });
        }
    }
    if let (Some(&reply), Some(square)) = (played.get(1), best.square())
        && reply == best
    {
        return Some(Mistake::LeftSquare(square));
    }
    (gets >= could_get + SOME).then_some(Mistake::GaveStable {
        gets,
        could: could_get,
    })
}

/// The corners that a player takes early in a line.
fn corners(position: Position, line: &[Move], player: Color) -> Bitboard {
    let mut corners = Bitboard::EMPTY;
    let mut position = position;
    for &mv in line.iter().take(SOON) {
        if position.turn() == player
            && let Some(square) = mv.square()
        {
            corners |= square.bitboard() & Bitboard::CORNERS;
        }
        let Ok(after) = position.play(mv) else { break };
        position = after;
    }
    corners
}

/// The position at the end of a line.
fn play_out(position: Position, line: &[Move]) -> Position {
    let play = |position: Position, &mv| position.play(mv).unwrap_or(position);
    line.iter().fold(position, play)
}

/// Whether a player has to pass in a line.
fn passes(position: Position, line: &[Move], player: Color) -> bool {
    let mut position = position;
    line.iter().any(|&mv| {
        let passes = mv == Move::Pass && position.turn() == player;
        position = position.play(mv).unwrap_or(position);
        passes
    })
}

/// How many moves that do not give up a corner at once the mover has after the first move of a line and its answer;
/// `None` if no answer is known or the game ends.
fn safe_moves(position: Position, line: &[Move]) -> Option<u32> {
    let mover = position.turn();
    let mut play = line.iter();
    let mut after = position.play(*play.next()?).ok()?;
    while after.turn() != mover {
        after = after.play(*play.next()?).ok()?;
    }
    if after.is_over() {
        return None;
    }
    let safe = |square: &Square| {
        let next = after.play(Move::Place(*square));
        next.is_ok_and(|next| next.turn() == mover || corner::open(next).is_empty())
    };
    Some(after.legal_moves().into_iter().filter(safe).count() as u32)
}

/// The squares adjacent to these.
fn next_to(squares: Bitboard) -> Bitboard {
    squares
        .into_iter()
        .fold(Bitboard::EMPTY, |touched, square| {
            touched | neighbours(square)
        })
}

fn neighbours(square: Square) -> Bitboard {
    let near = |at: u8| at.saturating_sub(1)..=(at + 1).min(7);
    let squares = near(square.column())
        .flat_map(|column| near(square.row()).filter_map(move |row| Square::at(column, row)));
    squares.filter(|&it| it != square).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::mem::discriminant;

    use outflank_rules::random::Random;

    use super::*;

    /// Positions from random games.
    fn positions() -> impl Iterator<Item = Position> {
        let mut random = Random::new(1);
        let mut position = Position::START;
        std::iter::from_fn(move || {
            let moves: Vec<Move> = position.moves().collect();
            position = match random.pick(moves) {
                Some(mv) => position.play(mv).unwrap(),
                None => Position::START,
            };
            Some(position)
        })
    }

    /// Every kind of mistake occurs, and is true.
    #[test]
    fn what_is_said_can_be_seen_on_the_board() {
        let mut kinds = HashSet::new();
        for position in positions().take(3_000) {
            for (played, better) in position.moves().zip(position.moves().skip(1)) {
                let line = |mv: Move| {
                    // The first move of each position is taken as expected.
                    let mut after = position.play(mv).unwrap();
                    let replies = std::iter::from_fn(|| {
                        let reply = after.moves().next()?;
                        after = after.play(reply).unwrap();
                        Some(reply)
                    });
                    std::iter::once(mv)
                        .chain(replies.take(4))
                        .collect::<Vec<Move>>()
                };
                let Some(found) = mistake(position, &line(played), &line(better)) else {
                    continue;
                };
                kinds.insert(discriminant(&found));
                let (after, instead) = (
                    position.play(played).unwrap(),
                    position.play(better).unwrap(),
                );
                let empties = position.empties().len();
                match found {
                    Mistake::GaveCorner(corner) => {
                        assert!(after.legal_moves().contains(corner));
                        assert_ne!(after.turn(), position.turn());
                    }
                    Mistake::LeftCorner(corner) => assert_eq!(better, Move::Place(corner)),
                    Mistake::LetMove => assert!(instead.legal_moves().is_empty()),
                    Mistake::LosesCorner(corner) => {
                        assert!(line(played).contains(&Move::Place(corner)));
                        assert!(position.empties().contains(corner));
                    }
                    Mistake::MissesCorner(corner) => {
                        assert!(line(better).contains(&Move::Place(corner)));
                        assert!(position.empties().contains(corner));
                    }
                    Mistake::RanOut { left, could } => assert!(left < could),
                    Mistake::Opened(square) => {
                        assert!(after.legal_moves().contains(square));
                        assert!(position.empties().contains(square));
                    }
                    Mistake::BrokeParity { squares } => assert!(squares % 2 == 0 && empties <= 24),
                    Mistake::GaveMoves { has, could } => {
                        assert_eq!(has, after.legal_moves().len());
                        assert!(has > could);
                    }
                    Mistake::GaveStable { gets, could } => assert!(gets >= could + SOME),
                    Mistake::HasToPass => assert!(line(played).contains(&Move::Pass)),
                    Mistake::SparesPass => assert!(line(better).contains(&Move::Pass)),
                    Mistake::FewMoves { has, could } => assert!(has < could),
                    Mistake::LeftSquare(square) => {
                        assert_eq!(better, Move::Place(square));
                        assert!(after.legal_moves().contains(square));
                    }
                    Mistake::BuiltWall { has, could } => {
                        assert!(has > could && has <= after.discs(position.turn()).len());
                    }
                }
            }
        }
        assert_eq!(kinds.len(), 15, "every kind occurs");
    }

    #[test]
    fn lines_that_are_none_say_nothing() {
        let f5 = [Move::Place(Square::F5)];
        assert_eq!(mistake(Position::START, &[], &f5), None);
        assert_eq!(mistake(Position::START, &[Move::Pass], &f5), None);
        assert_eq!(mistake(Position::START, &f5, &f5), None);
    }
}
