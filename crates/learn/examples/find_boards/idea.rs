//! What a board has to show: what `find_boards` looks for, and what a test checks on the boards of the course.

use std::ops::RangeInclusive;

use outflank_learn::challenge::{Challenge, Goal};
use outflank_learn::insight::{
    DIAGONALS, EdgeShape, Reason, corner, edges, frontier, is_wedge, moves_of, openness,
    own_regions, region_of, regions, safe_squares, shaped, stable,
};
use outflank_learn::training::Tag;
use outflank_rules::{Bitboard, Position, Square};

/// An idea of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// A corner is taken that the opponent has opened.
    TakeCorner,
    /// A move gives many more stable discs than any other.
    Stable,
    /// A move leaves few replies.
    FewReplies,
    /// A move flips discs with few empty squares around them.
    Quiet,
    /// Of two moves, one builds a wall.
    Wall,
    /// Of two moves, one gives a corner from an X-square.
    UnsafeX,
    /// Of two moves, the one on an X-square is better.
    SafeX,
    /// A disc between two of the opponent's on an edge.
    Wedge,
    /// Of two moves, one lets the opponent wedge in.
    DenyWedge,
    /// A move gives a corner away and is the best.
    Give,
    /// Of two moves, the one that flips most discs is worse.
    Greedy,
    /// A quiet move wins a corner whatever the reply.
    QuietCorner,
    /// A move leaves a single reply, which opens a corner.
    Force,
    /// A corner is won in three moves.
    Longer,
    /// Moves to count.
    Count,
    /// A frontier to mark.
    Frontier,
    /// Safe moves to count.
    SafeCount,
    /// A move leaves the opponent no safe move, or one.
    RunOut,
    /// Of two moves, one loses every disc, or nearly.
    WipeOut,
    /// Of two moves on an edge, one makes an unbalanced five.
    EdgePair,
    /// Edges with shapes.
    Shapes,
    /// A five to attack.
    AttackFive,
    /// Regions that are open to one side only.
    Waiting,
    /// An X-square on a diagonal that one owns.
    Diagonal,
    /// Of two moves, one loses the last move in another region.
    Tempo,
    /// Of two moves, one lets the opponent into a closed region.
    Poison,
    /// Of two moves soon after the opening, one is a mistake.
    Early,
    /// Of two moves one is worse, for a reason that has a name.
    Why,
    /// A corner is won in four moves.
    Longest,
    /// A move makes a balanced edge.
    BalancedEdge,
    /// A five is attacked, and its corner won.
    FiveCorner,
    /// A region in which one side has more moves than the other.
    RegionCount,
    /// A long diagonal that belongs to one side.
    OwnDiagonal,
    /// A game from which the opponent soon runs out of safe moves.
    RunOutGame,
    /// A game after twenty moves, with few discs and good chances.
    Outnumbered,
    /// An X-square on a line that one owns; a corner is won in three moves.
    Stoner,
    /// The best move goes into an odd region.
    Parity,
    /// The best move goes into an even region in which the opponent cannot answer.
    Swindle,
}

/// What to look for on a board.
pub enum Wanted {
    /// This move, clearly the best.
    Move(Square),
    /// The best move, if it does this.
    Best(fn(Position, Square) -> bool),
    /// This move, clearly the best, to win a corner in so many moves; all that follow lose nothing.
    Corner(Square, u32),
    /// The first of two moves, clearly better than the second.
    Pair(Square, Square),
    /// The best move and another, which does this; the best one does not.
    Unlike(fn(Position, Square) -> bool),
    /// The best move and another, which is worse for such a reason; both are given.
    Because(fn(&Reason, [Square; 2]) -> bool),
    /// A board to look at: no move is asked for.
    Look,
    /// The region of this square, to look at.
    Region(Square),
    /// The opponent without a safe move, by the best moves against a level.
    RunOut,
    /// A game that stands well.
    Chances,
}

impl Idea {
    /// All of them.
    pub const ALL: [Idea; 38] = [
        Idea::TakeCorner,
        Idea::Stable,
        Idea::FewReplies,
        Idea::Quiet,
        Idea::Wall,
        Idea::UnsafeX,
        Idea::SafeX,
        Idea::Wedge,
        Idea::DenyWedge,
        Idea::Give,
        Idea::Greedy,
        Idea::QuietCorner,
        Idea::Force,
        Idea::Longer,
        Idea::Count,
        Idea::Frontier,
        Idea::SafeCount,
        Idea::RunOut,
        Idea::WipeOut,
        Idea::EdgePair,
        Idea::Shapes,
        Idea::AttackFive,
        Idea::Waiting,
        Idea::Diagonal,
        Idea::Tempo,
        Idea::Poison,
        Idea::Early,
        Idea::Why,
        Idea::Longest,
        Idea::BalancedEdge,
        Idea::FiveCorner,
        Idea::RegionCount,
        Idea::OwnDiagonal,
        Idea::RunOutGame,
        Idea::Outnumbered,
        Idea::Stoner,
        Idea::Parity,
        Idea::Swindle,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Idea::TakeCorner => "take",
            Idea::Stable => "stable",
            Idea::FewReplies => "few-replies",
            Idea::Quiet => "quiet",
            Idea::Wall => "wall",
            Idea::UnsafeX => "unsafe-x",
            Idea::SafeX => "safe-x",
            Idea::Wedge => "wedge",
            Idea::DenyWedge => "deny-wedge",
            Idea::Give => "give",
            Idea::Greedy => "greedy",
            Idea::QuietCorner => "quiet-corner",
            Idea::Force => "force",
            Idea::Longer => "longer",
            Idea::Count => "count",
            Idea::Frontier => "frontier",
            Idea::SafeCount => "safe-count",
            Idea::RunOut => "run-out",
            Idea::WipeOut => "wipe-out",
            Idea::EdgePair => "edge-pair",
            Idea::Shapes => "shapes",
            Idea::AttackFive => "attack-five",
            Idea::Waiting => "waiting",
            Idea::Diagonal => "diagonal",
            Idea::Tempo => "tempo",
            Idea::Poison => "poison",
            Idea::Early => "early",
            Idea::Why => "why",
            Idea::Longest => "longest",
            Idea::BalancedEdge => "balanced-edge",
            Idea::FiveCorner => "five-corner",
            Idea::RegionCount => "region-count",
            Idea::OwnDiagonal => "own-diagonal",
            Idea::RunOutGame => "run-out-game",
            Idea::Outnumbered => "outnumbered",
            Idea::Stoner => "stoner",
            Idea::Parity => "parity",
            Idea::Swindle => "swindle",
        }
    }

    /// Why the worse of its two moves is worse, if the idea says so.
    pub const fn tag(self) -> Option<Tag> {
        match self {
            Idea::UnsafeX => Some(Tag::XSquare),
            Idea::Wall => Some(Tag::QuietMove),
            Idea::EdgePair | Idea::DenyWedge => Some(Tag::Edge),
            Idea::Tempo => Some(Tag::Tempo),
            Idea::Poison => Some(Tag::Access),
            _ => None,
        }
    }

    /// How many squares are empty.
    const fn empties(self) -> RangeInclusive<u32> {
        match self {
            Idea::TakeCorner => 14..=36,
            Idea::Wedge => 8..=36,
            Idea::DenyWedge => 12..=36,
            Idea::Stoner => 12..=40,
            Idea::Parity | Idea::Swindle => 6..=14,
            Idea::Stable => 10..=26,
            Idea::FewReplies => 18..=44,
            Idea::Quiet | Idea::Wall | Idea::Greedy => 26..=48,
            Idea::UnsafeX | Idea::SafeX | Idea::Diagonal | Idea::Why => 12..=34,
            Idea::Give => 9..=13,
            Idea::QuietCorner | Idea::Force | Idea::Longer | Idea::Longest => 16..=40,
            Idea::Count | Idea::Frontier => 24..=44,
            Idea::SafeCount | Idea::Shapes | Idea::OwnDiagonal => 16..=30,
            Idea::RunOut
            | Idea::EdgePair
            | Idea::AttackFive
            | Idea::BalancedEdge
            | Idea::FiveCorner => 14..=32,
            Idea::WipeOut => 12..=50,
            Idea::Waiting | Idea::RegionCount => 8..=18,
            Idea::Tempo | Idea::Poison => 7..=19,
            Idea::Early => 40..=50,
            Idea::RunOutGame => 24..=30,
            Idea::Outnumbered => 40..=40,
        }
    }

    /// What a position wants, if it shows the idea.
    // Long because there are many ideas: each has its own few lines.
    #[allow(clippy::too_many_lines)]
    pub fn wanted(self, position: Position) -> Option<Wanted> {
        let legal = position.legal_moves();
        let fewest = match self {
            Idea::WipeOut | Idea::Parity | Idea::Swindle => 2,
            _ => 5,
        };
        if !self.empties().contains(&position.empties().len()) || legal.len() < fewest {
            return None;
        }
        let own = position.turn();
        let one = |right| Some(Wanted::Move(right));
        let best = |does: fn(Position, Square) -> bool| {
            let any = legal.into_iter().any(|square| does(position, square));
            any.then_some(Wanted::Best(does))
        };
        let look = |fits: bool| fits.then_some(Wanted::Look);
        match self {
            Idea::TakeCorner => {
                let corners = corner::open(position);
                let square = corners.first().filter(|_| corners.len() == 1)?;
                let next = corner::diagonal_neighbour(square)?;
                let theirs = position.discs(!own).contains(next);
                one(square).filter(|_| theirs)
            }
            Idea::Stable => {
                let of = |square: Square| {
                    let after = position.play(square.into()).ok()?;
                    Some(stable(after, own).len())
                };
                one(sole(legal, 4, |square| of(square).map(|count| 64 - count))?)
            }
            Idea::FewReplies => {
                let replies = |square: Square| {
                    let after = position.play(square.into()).ok()?;
                    Some(after.legal_moves().len())
                };
                let square = sole(legal, 2, replies)?;
                one(square).filter(|_| replies(square).is_some_and(|count| count <= 3))
            }
            Idea::Quiet => {
                let loudness = |square: Square| Some(openness(position, square).len());
                let square = sole(legal, 2, loudness)?;
                one(square).filter(|_| loudness(square).is_some_and(|count| count <= 1))
            }
            Idea::Wall => wall(position),
            Idea::UnsafeX => {
                let wrong = x_squares(position)
                    .into_iter()
                    .find(|&square| gives(position, square))?;
                let right = sole(legal - wrong.bitboard(), 1, |square| {
                    Some(openness(position, square).len())
                })?;
                (!gives(position, right)).then_some(Wanted::Pair(right, wrong))
            }
            Idea::SafeX => {
                let closed = |after: Position| corner::open(after).is_empty();
                let safe = |square: &Square| position.play((*square).into()).is_ok_and(closed);
                let right = x_squares(position).into_iter().find(safe)?;
                let near: Bitboard = Square::CORNERS
                    .into_iter()
                    .flat_map(corner::neighbours)
                    .collect();
                let wrong = sole(legal - near - Bitboard::CORNERS, 1, |square| {
                    Some(openness(position, square).len())
                })?;
                Some(Wanted::Pair(right, wrong))
            }
            Idea::Wedge => best(is_wedge),
            Idea::Give => best(gives),
            Idea::Greedy => {
                let flips = |square: &Square| position.flips((*square).into()).len();
                let wrong = legal.into_iter().max_by_key(flips)?;
                let right = legal.into_iter().min_by_key(flips)?;
                (flips(&wrong) >= flips(&right) + 4).then_some(Wanted::Pair(right, wrong))
            }
            Idea::QuietCorner | Idea::Force => {
                if corner::distance(position, 2) != Some(2) {
                    return None;
                }
                let forcing = corner::forcing(position, 2);
                let square = forcing.first().filter(|_| forcing.len() == 1)?;
                let after = position.play(square.into()).ok()?;
                let replies = after.legal_moves().len();
                let fits = if self == Idea::Force {
                    replies == 1
                } else {
                    replies >= 4
                };
                fits.then_some(Wanted::Corner(square, 2))
            }
            Idea::Longer | Idea::Longest | Idea::Stoner => {
                let moves = if self == Idea::Longest { 4 } else { 3 };
                if corner::distance(position, moves) != Some(moves) {
                    return None;
                }
                let forcing = corner::forcing(position, moves);
                let square = forcing.first().filter(|_| forcing.len() == 1)?;
                let after = position.play(square.into()).ok()?;
                let quiet = x_squares(position).contains(square) && corner::open(after).is_empty();
                (quiet || self != Idea::Stoner).then_some(Wanted::Corner(square, moves))
            }
            Idea::Parity => best(|position, square| {
                region_of(position, square).len() % 2 == 1 && regions(position).len() > 1
            }),
            Idea::Swindle => best(swindles),
            Idea::Count => {
                look((5..=9).contains(&legal.len()) && moves_of(position, !own).len() >= 4)
            }
            Idea::Frontier => {
                let discs = position.discs(own);
                let outside = frontier(position, discs).len();
                look((4..=9).contains(&outside) && discs.len() >= outside + 4)
            }
            Idea::SafeCount => {
                let safe = safe_squares(position).len();
                look(
                    (1..=4).contains(&safe)
                        && legal.len() >= safe + 3
                        && corner::open(position).is_empty(),
                )
            }
            Idea::RunOut => {
                let left = |square: Square| {
                    let after = position.play(square.into()).ok()?;
                    let none = after.must_pass() || !corner::open(after).is_empty();
                    (!none).then(|| safe_squares(after).len())
                };
                let square = sole(legal, 2, left)?;
                one(square).filter(|_| left(square).is_some_and(|it| it <= 1))
            }
            Idea::WipeOut => {
                let few = position.discs(own).len() <= 6;
                (few && legal.into_iter().any(|it| is_wiped_out(position, it)))
                    .then_some(Wanted::Unlike(is_wiped_out))
            }
            Idea::EdgePair => {
                let fives = |square: &Square| {
                    let after = position.play((*square).into()).ok();
                    after.is_some_and(|after| {
                        edges().into_iter().any(|edge| {
                            edge.contains(square)
                                && EdgeShape::of(after, own, edge) == Some(EdgeShape::Five)
                        })
                    })
                };
                let wrong = legal.into_iter().find(fives)?;
                let right = sole(legal - wrong.bitboard(), 1, |square| {
                    Some(openness(position, square).len())
                })?;
                Some(Wanted::Pair(right, wrong))
            }
            Idea::Shapes => {
                let [six, five, four] = EdgeShape::ALL.map(|it| shaped(position, it).len());
                look(five > 0 && six + four > 0)
            }
            Idea::AttackFive => {
                let five = edges()
                    .into_iter()
                    .find(|&edge| EdgeShape::of(position, !own, edge) == Some(EdgeShape::Five))?;
                let near: Bitboard = five
                    .into_iter()
                    .filter(|it| it.is_corner())
                    .flat_map(|it| corner::neighbours(it) | it.bitboard())
                    .collect();
                let attacks = |square: &Square| near.contains(*square);
                one(legal.into_iter().find(attacks)?)
            }
            Idea::BalancedEdge => {
                let balances = |square: &Square| {
                    let after = position.play((*square).into()).ok();
                    after.is_some_and(|after| {
                        edges().into_iter().any(|edge| {
                            let shape = EdgeShape::of(after, own, edge);
                            edge.contains(square)
                                && matches!(shape, Some(EdgeShape::Six | EdgeShape::Four))
                        })
                    })
                };
                one(legal.into_iter().find(balances)?)
            }
            Idea::FiveCorner => {
                let five = edges()
                    .into_iter()
                    .find(|&edge| EdgeShape::of(position, !own, edge) == Some(EdgeShape::Five))?;
                let moves = corner::distance(position, 3).filter(|it| *it > 1)?;
                let forcing = corner::forcing(position, moves);
                let square = forcing.first().filter(|_| forcing.len() == 1)?;
                let near: Bitboard = five
                    .into_iter()
                    .filter(|it| it.is_corner())
                    .flat_map(corner::neighbours)
                    .collect();
                let line = Challenge::new(position, Goal::Corner { moves })?.solution();
                let end = line.iter().try_fold(position, |at, &mv| at.play(mv)).ok()?;
                let taken = line.last()?.square()?;
                let edge: Bitboard = five.into_iter().collect();
                let loose = (stable(end, !own) & edge).is_empty();
                let fits = near.contains(square) && edge.contains(taken) && loose;
                fits.then_some(Wanted::Corner(square, moves))
            }
            Idea::RegionCount => {
                let all = regions(position);
                let [own, theirs] = [own, !own].map(|it| moves_of(position, it));
                let counted = all.iter().find(|region| {
                    let (own, theirs) = ((**region & own).len(), (**region & theirs).len());
                    own != theirs && own + theirs >= 4 && region.len() >= 4
                })?;
                let square = counted.first()?;
                (all.len() >= 2).then_some(Wanted::Region(square))
            }
            Idea::OwnDiagonal => {
                let held = |diagonal: &Bitboard| {
                    let count = |color| (position.discs(color) & *diagonal).len();
                    count(own).min(count(!own)) == 0 && count(own).max(count(!own)) >= 4
                };
                look(DIAGONALS.iter().filter(|it| held(it)).count() == 1)
            }
            Idea::Waiting => {
                let own = own_regions(position, own);
                look(regions(position).len() >= 3 && !own.is_empty() && own.len() <= 5)
            }
            Idea::Diagonal => best(|position, square| {
                let own = position.turn();
                let diagonal = DIAGONALS.into_iter().find(|it| it.contains(square));
                let after = position.play(square.into());
                x_squares(position).contains(square)
                    && after.is_ok_and(|after| {
                        let owns = |it: Bitboard| {
                            (after.discs(!own) & it).is_empty()
                                && (after.discs(own) & it).len() >= 4
                        };
                        diagonal.is_some_and(owns) && !corner::can_take(after, 2)
                    })
            }),
            Idea::Tempo => Some(Wanted::Because(|it, _| matches!(it, Reason::LosesTempo(_)))),
            // The worse move makes the gap, or the better one fills it.
            Idea::DenyWedge => Some(Wanted::Because(|it, [right, wrong]| {
                let same = |edge: &[Square; 8], one| edge.contains(&wrong) && edge.contains(one);
                let made = |one| edges().iter().any(|edge| same(edge, one));
                matches!(it, Reason::Wedge(square) if *square == right || made(square))
            })),
            Idea::Poison => Some(Wanted::Because(|it, _| matches!(it, Reason::LetsIn(_)))),
            Idea::Early => Some(Wanted::Because(|it, _| {
                matches!(it, Reason::Loud { .. } | Reason::GivesMoves { .. })
            })),
            Idea::Why => Some(Wanted::Because(|_, _| true)),
            Idea::RunOutGame => {
                let theirs = Position::new(position.board().pass(), !own);
                let closed = corner::open(position).is_empty() && corner::open(theirs).is_empty();
                let safe = safe_squares(theirs).len();
                (closed && safe >= 3).then_some(Wanted::RunOut)
            }
            Idea::Outnumbered => (position.discs(own).len() <= 7).then_some(Wanted::Chances),
        }
    }
}

/// The square with the least of something, if no other comes near.
fn sole(squares: Bitboard, clear: u32, measure: impl Fn(Square) -> Option<u32>) -> Option<Square> {
    let mut measured: Vec<(u32, Square)> = squares
        .into_iter()
        .filter_map(|square| Some((measure(square)?, square)))
        .collect();
    measured.sort_unstable_by_key(|it| it.0);
    match measured[..] {
        [(least, square), (next, _), ..] if next >= least + clear => Some(square),
        _ => None,
    }
}

/// The X-squares that can be played next to empty corners.
fn x_squares(position: Position) -> Bitboard {
    let empty = |&it: &Square| position.empties().contains(it);
    let corners = Square::CORNERS.into_iter().filter(empty);
    let squares: Bitboard = corners.filter_map(corner::diagonal_neighbour).collect();
    squares & position.legal_moves()
}

/// Whether a move opens a corner that was closed.
fn gives(position: Position, square: Square) -> bool {
    let Ok(after) = position.play(square.into()) else {
        return false;
    };
    let before = moves_of(position, !position.turn());
    !(corner::open(after) - before).is_empty()
}

/// Whether the opponent can take every disc within three moves after this one.
fn is_wiped_out(position: Position, square: Square) -> bool {
    position
        .play(square.into())
        .is_ok_and(|after| wipes_out(after, 3))
}

/// Whether the player to move can take all of the opponent's discs within so many moves, whatever the replies.
fn wipes_out(position: Position, moves: u32) -> bool {
    let loser = !position.turn();
    let wins = |after: Position| {
        after.discs(loser).is_empty()
            || (moves > 1
                && !after.is_over()
                && after
                    .moves()
                    .all(|reply| after.play(reply).is_ok_and(|it| wipes_out(it, moves - 1))))
    };
    position.discs(loser).len() <= 10
        && position.moves().any(|mv| position.play(mv).is_ok_and(wins))
}

/// Whether a move goes into an even region in which the opponent has no answer, and has to play elsewhere.
fn swindles(position: Position, square: Square) -> bool {
    let region = region_of(position, square);
    position.play(square.into()).is_ok_and(|after| {
        let answers = after.legal_moves();
        region.len().is_multiple_of(2)
            && (answers & region).is_empty()
            && !answers.is_empty()
            && !(moves_of(after, position.turn()) & region).is_empty()
    })
}

/// Of two moves, one flips inside, the other builds a wall.
fn wall(position: Position) -> Option<Wanted> {
    let mut measured: Vec<(u32, Square)> = position
        .legal_moves()
        .into_iter()
        .map(|square| (openness(position, square).len(), square))
        .collect();
    measured.sort_unstable_by_key(|it| it.0);
    let (least, right) = *measured.first()?;
    let (most, wrong) = *measured.last()?;
    (most >= least + 6).then_some(Wanted::Pair(right, wrong))
}
