//! What every sentence says, and what must hold then.

use outflank_rules::{Bitboard, Square};
use serde_json::Value;

use crate::board::{edges, lies_in, moves_of, openness, ray, region_of, safe_moves, touch};
use crate::lines::{Line, Lines};
use crate::said::Said;
use crate::stable::stable;

/// What is wrong with a sentence, if anything is: the rule that it breaks, or that nobody knows what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// By its number.
    Rule(usize),
    Unchecked,
}

/// A difference that matters,
const MANY: u32 = 4;

/// and a smaller one, if no more moves are left than this.
const SOME: u32 = 2;
const FEW: u32 = 3;

/// What must hold, with the number of its rule.
type Check = fn(&Lines, &Said) -> Option<Vec<(usize, bool)>>;

/// Every sentence, with names for what differs. The first one that fits counts.
const SENTENCES: &[(&str, Check)] = &[
    (
        "{best} was the key square for both sides; now {opponent} gets it.",
        |lines, said| Some(vec![(2, lines.reply() == Some(said.square("best")?))]),
    ),
    (
        "After {mv} {opponent} takes the corner {corner} at once.",
        |lines, said| {
            let corner = said.square("corner")?;
            let at_once = lines.reply() == Some(corner);
            Some(vec![(2, at_once), (1, lines.loses(corner, 1))])
        },
    ),
    (
        "{mv} is an X-square: {opponent} takes the corner {corner} {soon}.",
        |lines, said| {
            let (mv, corner) = (said.square("mv")?, said.square("corner")?);
            let is_beside = touch(mv, corner) && is_diagonal(mv, corner);
            Some(vec![(1, is_beside), (1, lines.loses(corner, said.soon()))])
        },
    ),
    (
        "{mv} is a C-square: {opponent} takes the corner {corner} {soon}.",
        |lines, said| {
            let (mv, corner) = (said.square("mv")?, said.square("corner")?);
            let is_beside = touch(mv, corner) && !is_diagonal(mv, corner);
            Some(vec![(1, is_beside), (1, lines.loses(corner, said.soon()))])
        },
    ),
    (
        "{mv} makes five in a row on the edge, and {opponent} takes the corner {corner} {soon}.",
        |lines, said| {
            let (mv, corner) = (said.square("mv")?, said.square("corner")?);
            let after = lines.played.after();
            let is_five = edges().iter().any(|edge| {
                let own = edge.split(|&it| after.at(it) != Some(lines.mover));
                let five = own
                    .filter(|row| row.len() == 5)
                    .any(|row| row.contains(&mv));
                five && edge.contains(&corner) && after.at(corner).is_none()
            });
            Some(vec![(1, is_five), (1, lines.loses(corner, said.soon()))])
        },
    ),
    (
        "After {mv} {opponent} takes the corner {corner} {soon}; after {best} that does not happen.",
        |lines, said| Some(vec![(1, lines.loses(said.square("corner")?, said.soon()))]),
    ),
    ("{best} wins the corner {corner} {soon}.", |lines, said| {
        Some(vec![(1, lines.misses(said.square("corner")?, said.soon()))])
    }),
    (
        "The corner {best} was there for the taking, and {opponent} would have had to pass.",
        |lines, said| {
            let passes = lines.better.after().must_pass();
            Some(vec![
                (1, passes),
                (1, lines.misses(said.square("best")?, 0)),
            ])
        },
    ),
    (
        "The corner {best} was there for the taking.",
        |lines, said| Some(vec![(1, lines.misses(said.square("best")?, 0))]),
    ),
    (
        "{mv} could wait: nobody else can take that corner. Taking it opens {squares} for {opponent}.",
        |lines, said| {
            let (corner, opponent) = (said.square("mv")?, !lines.mover);
            let is_safe = lines.better.positions[1..]
                .iter()
                .all(|&it| !moves_of(it, opponent).contains(corner));
            let names = said.text("squares")?.split(", ");
            let squares: Bitboard = names
                .map(|it| it.parse::<Square>().ok())
                .collect::<Option<_>>()?;
            let opened =
                moves_of(lines.played.after(), opponent) - moves_of(lines.better.after(), opponent);
            let is_named = lines.reply().is_some_and(|it| squares.contains(it));
            let opens = (squares - opened).is_empty();
            Some(vec![
                (2, is_named),
                (1, corner.is_corner() && is_safe && opens),
            ])
        },
    ),
    ("{best} leaves {opponent} without a move.", |lines, _| {
        let after = lines.played.after();
        let can_move = !after.must_pass() && !after.is_over();
        Some(vec![(1, lines.better.after().must_pass() && can_move)])
    }),
    ("After {mv} {mover} has to pass {soon}.", |lines, said| {
        let [pass, better] = [&lines.played, &lines.better].map(|it| it.pass(lines.mover));
        let soon = pass.is_some_and(|ply| ply <= 2 * said.soon());
        Some(vec![(1, soon && better.is_none())])
    }),
    (
        "After {best} {opponent} would have had to pass {soon}.",
        |lines, said| {
            let [played, pass] = [&lines.played, &lines.better].map(|it| it.pass(!lines.mover));
            let soon = pass.is_some_and(|ply| ply < 2 * said.soon());
            Some(vec![(1, soon && played.is_none())])
        },
    ),
    (
        "{mv} lets {opponent} into {area}, with {square}.",
        |lines, said| {
            let square = said.square("square")?;
            let region = region_of(lines.start(), square);
            let enters = |it| !(moves_of(it, !lines.mover) & region).is_empty();
            let is_let_in = enters(lines.played.after());
            let was_out = !enters(lines.start()) && !enters(lines.better.after());
            let is_there = lies_in(region, said.text("area")?);
            Some(vec![
                (2, lines.reply() == Some(square)),
                (1, is_let_in && was_out && is_there),
            ])
        },
    ),
    (
        "The discs that {mv} flips have {has} empty squares around them; those of {best} only {could}.",
        |lines, said| {
            let around = |name| Some(openness(lines.start(), said.square(name)?));
            let counted = [around("mv")?, around("best")?];
            Some(vec![
                said.numbers(counted)?,
                (3, counted[0] >= counted[1] + MANY),
            ])
        },
    ),
    (
        "After {mv} {opponent} has {has} moves to choose from; after {best} {could}.",
        |lines, said| {
            let after = [&lines.played, &lines.better].map(Line::after);
            let [has, could] = after.map(|it| moves_of(it, !lines.mover).len());
            Some(vec![said.numbers([has, could])?, (3, matters(could, has))])
        },
    ),
    (
        "After {mv} {mover} has {has} safe move{s} left; after {best} there are {could}.",
        |lines, said| {
            let turns = [lines.played.next_turn()?, lines.better.next_turn()?];
            let [has, could] = turns.map(safe_moves);
            let matters = has <= FEW && could >= has + SOME;
            Some(vec![said.numbers([has, could])?, (3, matters)])
        },
    ),
    (
        "After {mv} and the reply {mover} has {has} move{s}; after {best} there are {could}.",
        |lines, said| {
            let turns = [lines.played.next_turn()?, lines.better.next_turn()?];
            let [has, could] = turns.map(|it| it.legal_moves().len());
            Some(vec![said.numbers([has, could])?, (3, matters(has, could))])
        },
    ),
    (
        "After {mv} {opponent} wedges in at {square} and splits the edge.",
        |lines, said| {
            let square = said.square("square")?;
            let is_between = lines.played.positions.get(2).is_some_and(|now| {
                edges().iter().any(|edge| {
                    let own = |at: &Square| now.at(*at) == Some(lines.mover);
                    let mut threes = edge.windows(3);
                    threes.any(|it| it[1] == square && own(&it[0]) && own(&it[2]))
                })
            });
            let never = lines.better.taken(!lines.mover, square).is_none();
            Some(vec![
                (2, lines.reply() == Some(square)),
                (1, is_between && never),
            ])
        },
    ),
    (
        "Now {opponent} gets the last move in {area}; {best} would have kept it.",
        |lines, said| {
            let (start, area) = (lines.start(), said.text("area")?);
            let regions = start.empties().into_iter().map(|it| region_of(start, it));
            let mut there = regions.filter(|&it| lies_in(it, area));
            Some(vec![(4, there.any(|it| lines.loses_last(it)))])
        },
    ),
    (
        "{mv} enters a region of {has} squares, where {opponent} plays last. {best} is in a region of {could}.",
        |lines, said| {
            let region = |name| Some(region_of(lines.start(), said.square(name)?));
            let (entered, instead) = (region("mv")?, region("best")?);
            let sizes = [entered.len(), instead.len()];
            let is_wrong_one = sizes[0] % 2 == 0 && sizes[1] % 2 == 1;
            Some(vec![
                said.numbers(sizes)?,
                (4, is_wrong_one && lines.loses_last(entered)),
            ])
        },
    ),
    (
        "After {mv} {opponent} owns the long diagonal and can play {square} safely.",
        |lines, said| {
            let (square, opponent) = (said.square("square")?, !lines.mover);
            let mut corners = Bitboard::CORNERS.into_iter();
            let corner = corners.find(|&it| touch(it, square) && is_diagonal(it, square))?;
            let step = |place: fn(Square) -> u8| place(square) as i8 - place(corner) as i8;
            let diagonal = ray(corner, (step(Square::column), step(Square::row)));
            let diagonal = diagonal.collect::<Bitboard>() | corner.bitboard();
            let owns = |line: &Line| {
                let now = line.positions.get(2)?;
                let [theirs, own] = [opponent, lines.mover].map(|it| now.discs(it) & diagonal);
                Some(theirs.len() >= MANY && own.is_empty())
            };
            let gets = lines.played.taken(opponent, square).is_some()
                && lines.better.taken(opponent, square).is_none();
            let is_safe = lines.played.taken(lines.mover, corner).is_none();
            let is_new = owns(&lines.played)? && !owns(&lines.better)?;
            Some(vec![(1, is_new && gets && is_safe)])
        },
    ),
    (
        "Right squares, wrong order: {best} comes first.",
        |lines, _| {
            let ends = lines.played.end().is_over() && lines.better.end().is_over();
            let [one, other] = [&lines.played, &lines.better].map(|it| it.squares(lines.mover));
            Some(vec![(1, ends && one == other)])
        },
    ),
    ("{best} comes first; {mv} can wait {soon}.", could_wait),
    (
        "{best} comes first; {mv} is still there {soon} later.",
        could_wait,
    ),
    ("{mv} opens {square} for {opponent}.", |lines, said| {
        let square = said.square("square")?;
        let was_open = moves_of(lines.start(), !lines.mover).contains(square);
        Some(vec![
            (2, lines.reply() == Some(square)),
            (1, !was_open && is_kept_out(lines, square)),
        ])
    }),
    (
        "{best} keeps {opponent} out of {square}, the best reply now.",
        |lines, said| {
            let square = said.square("square")?;
            let was_open = moves_of(lines.start(), !lines.mover).contains(square);
            Some(vec![
                (2, lines.reply() == Some(square)),
                (1, was_open && is_kept_out(lines, square)),
            ])
        },
    ),
    (
        "Now {opponent} gets {square}; after {best} the other side does.",
        |lines, said| {
            let square = said.square("square")?;
            let gets = lines.better.taken(lines.mover, square).is_some();
            Some(vec![(2, lines.reply() == Some(square)), (1, gets)])
        },
    ),
    (
        "{best} prepares {square}, which is now out of reach.",
        |lines, said| {
            let square = said.square("square")?;
            let is_next = lines.better.positions.get(2)?.turn() == lines.mover
                && lines.better.moves.get(2)?.square() == Some(square);
            let is_new = !moves_of(lines.start(), lines.mover).contains(square);
            let now = lines.played.next_turn();
            let is_gone = now.is_none_or(|it| !it.legal_moves().contains(square))
                && lines.played.taken(lines.mover, square).is_none();
            Some(vec![(1, is_next && is_new && is_gone)])
        },
    ),
    (
        "{party} gets {has} stable discs instead of {could}.",
        |lines, said| {
            let party = said.party("party")?;
            let at = lines.common();
            let ends = [&lines.played, &lines.better].map(|it| it.positions[at]);
            let [has, could] = ends.map(|it| stable(it, party));
            let (fewer, more) = if party == lines.mover {
                (has, could)
            } else {
                (could, has)
            };
            Some(vec![said.numbers([has, could])?, (3, more >= fewer + MANY)])
        },
    ),
    ("{opponent} gets {best} {soon}.", |lines, said| {
        let taken = lines.played.taken(!lines.mover, said.square("best")?);
        Some(vec![(1, taken.is_some_and(|ply| ply < 2 * said.soon()))])
    }),
    (
        "{soon} moves on, {party} has {has} to choose from; in the better line {could}.",
        |lines, said| {
            let (party, at) = (said.party("party")?, 2 * said.soon());
            let then = [
                lines.played.positions.get(at)?,
                lines.better.positions.get(at)?,
            ];
            let [has, could] = then.map(|&it| moves_of(it, party).len());
            let (fewer, more) = if party == lines.mover {
                (has, could)
            } else {
                (could, has)
            };
            Some(vec![said.numbers([has, could])?, (3, matters(fewer, more))])
        },
    ),
    (
        "{best} is the book move here; {mv} costs about {could} discs.",
        |_, said| {
            let loss = said.ply["loss"].as_f64()? - f64::from(said.number("could")?);
            Some(vec![(5, said.ply["kind"] == "book" && loss.abs() <= 0.5)])
        },
    ),
];

fn could_wait(lines: &Lines, said: &Said) -> Option<Vec<(usize, bool)>> {
    let later = lines.better.taken(lines.mover, said.square("mv")?);
    Some(vec![(1, later == Some(2 * said.soon()))])
}

/// Whether the better move closes a square to the opponent, for good.
fn is_kept_out(lines: &Lines, square: Square) -> bool {
    let opponent = !lines.mover;
    !moves_of(lines.better.after(), opponent).contains(square)
        && lines.better.taken(opponent, square).is_none()
}

fn is_diagonal(a: Square, b: Square) -> bool {
    a.column() != b.column() && a.row() != b.row()
}

/// Whether it matters that there are fewer instead of more.
fn matters(fewer: u32, more: u32) -> bool {
    more >= fewer + MANY || fewer <= FEW && more >= fewer + SOME
}

/// What is wrong with what is said about a move: what it cost, if that is the result, and then why.
pub fn fault(lines: &Lines, ply: &Value, said: &str) -> Option<Fault> {
    let Some(rest) = said.strip_prefix("This turns a ") else {
        return fault_of_reason(lines, ply, said);
    };
    let Some((cost, reason)) = rest.split_once('.') else {
        return Some(Fault::Unchecked);
    };
    let [from, to] = ["best_score", "score"].map(|name| match ply[name].as_f64() {
        Some(0.0) => "draw",
        Some(..0.0) => "loss",
        _ => "win",
    });
    if ply["exact"] != true || cost != format!("{from} into a {to}") {
        return Some(Fault::Rule(1));
    }
    let reason = Some(reason.trim_start()).filter(|it| !it.is_empty());
    fault_of_reason(lines, ply, reason?)
}

fn fault_of_reason(lines: &Lines, ply: &Value, sentence: &str) -> Option<Fault> {
    let mut fitting = SENTENCES
        .iter()
        .filter_map(|(form, check)| Some((Said::of(sentence, form, ply)?, check)));
    let checked = fitting.next().and_then(|(said, check)| {
        let rules = check(lines, &said)?;
        Some((said.is_about(lines), rules))
    });
    match checked {
        None => Some(Fault::Unchecked),
        Some((false, _)) => Some(Fault::Rule(1)),
        Some((true, rules)) => {
            let broken = rules.into_iter().find(|it| !it.1);
            broken.map(|(rule, _)| Fault::Rule(rule))
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Move, Position};
    use serde_json::json;

    use super::*;

    fn lines(board: &str, played: &str, better: &str) -> Lines {
        let line = |text: &str| -> Vec<Move> {
            let names = text.split(' ');
            let squares = names.map(|it| it.parse().map_or(Move::Pass, Move::Place));
            squares.collect()
        };
        let position: Position = board.parse().unwrap();
        Lines::new(position, line(played), line(better)).unwrap()
    }

    #[test]
    fn what_is_said_is_one_of_the_sentences_or_unchecked() {
        let lines = lines(
            "----------OOOX----OOOXX---OOXOXX-OOOOOXX---O-XXX----XX-X----X--- X",
            "d1 e1 f1 g2 e6 h3 h1 h2 c7 h8 c6 g7",
            "e1 g1 f1 d1 e6 g2 b3 h2 b6 b4 a4 c6",
        );
        let fault =
            |sentence: &str| fault(&lines, &json!({ "loss": 7.2, "kind": "book" }), sentence);
        assert_eq!(
            fault("e1 was the key square for both sides; now White gets it."),
            None
        );
        assert_eq!(
            fault("e1 is the book move here; d1 costs about 7 discs."),
            None
        );
        for (sentence, rule) in [
            (
                "f1 was the key square for both sides; now White gets it.",
                1,
            ),
            (
                "e1 was the key square for both sides; now Black gets it.",
                1,
            ),
            ("After d1 White takes the corner h8 at once.", 2),
            (
                "d1 is an X-square: White takes the corner h8 within 5 moves.",
                1,
            ),
            (
                "After d1 White takes the corner h8 within 5 moves; after e1 that does not happen.",
                1,
            ),
            ("The corner e1 was there for the taking.", 1),
            ("e1 leaves White without a move.", 1),
            ("After d1 Black has to pass at the next turn.", 1),
            ("After e1 White would have had to pass within 2 turns.", 1),
            ("d1 lets White into the north, with g1.", 2),
            (
                "The discs that d1 flips have 9 empty squares around them; those of e1 only 4.",
                3,
            ),
            (
                "After d1 White has 12 moves to choose from; after e1 only one.",
                3,
            ),
            (
                "After d1 Black has no safe move left; after e1 there are 4.",
                3,
            ),
            (
                "After d1 and the reply Black has one move; after e1 there are 4.",
                3,
            ),
            ("After d1 White wedges in at g1 and splits the edge.", 2),
            (
                "Now White gets the last move in the south; e1 would have kept it.",
                4,
            ),
            (
                "d1 enters a region of 4 squares, where White plays last. e1 is in a region of 3.",
                3,
            ),
            (
                "After d1 White owns the long diagonal and can play g2 safely.",
                1,
            ),
            ("Right squares, wrong order: e1 comes first.", 1),
            ("e1 comes first; d1 can wait for the next move.", 1),
            ("d1 opens g1 for White.", 2),
            ("e1 keeps White out of g1, the best reply now.", 2),
            ("Now White gets g1; after e1 the other side does.", 2),
            ("e1 prepares a1, which is now out of reach.", 1),
            ("White gets 20 stable discs instead of 3.", 3),
            ("White gets e1 within 0 moves.", 1),
            (
                "3 moves on, Black has 1 to choose from; in the better line 9.",
                3,
            ),
            (
                "This turns a win into a draw. White gets e1 with the next move.",
                1,
            ),
        ] {
            assert_eq!(fault(sentence), Some(Fault::Rule(rule)), "{sentence}");
        }
        for sentence in [
            "It was bad.",
            "e1 is the book move here; d1 costs discs.",
            "",
        ] {
            assert_eq!(fault(sentence), Some(Fault::Unchecked), "{sentence}");
        }
    }
}
