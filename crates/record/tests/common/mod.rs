//! Generators of games of all kinds.

use std::time::Duration;

use outflank_record::{
    Bid, ClockRecord, Date, Decimal, Ending, GameRecord, Komi, MatchType, MoveRecord, Player,
    ResultRecord, Theory,
};
use outflank_rules::{Move, Position, Score, Square};
use proptest::prelude::*;

fn decimal() -> impl Strategy<Value = Decimal> {
    (-99_999_i64..=99_999).prop_map(Decimal::from_thousandths)
}

fn time() -> impl Strategy<Value = Option<Duration>> {
    proptest::option::of((0_u64..10_000_000).prop_map(Duration::from_millis))
}

fn clock() -> impl Strategy<Value = Option<ClockRecord>> {
    let seconds = || (0_u64..1_000_000).prop_map(Duration::from_secs);
    let clock =
        (seconds(), seconds(), seconds()).prop_map(|(main, increment, extension)| ClockRecord {
            main,
            increment,
            extension,
        });
    proptest::option::of(clock)
}

fn kind() -> impl Strategy<Value = Option<MatchType>> {
    let random = proptest::option::of(4_u8..=48);
    let kind = (any::<bool>(), any::<bool>(), any::<bool>(), random);
    let kind = kind.prop_map(|(synchro, komi, anti, random)| MatchType {
        synchro,
        komi,
        anti,
        random,
    });
    proptest::option::of(kind)
}

fn ending() -> impl Strategy<Value = Ending> {
    use Ending::{Agreed, Board, Left, Resigned, Time};
    prop::sample::select(vec![Board, Resigned, Time, Agreed, Left])
}

fn result() -> impl Strategy<Value = Option<ResultRecord>> {
    let discs = (-32_i32..=32).prop_map(|discs| Decimal::whole(2 * discs));
    let score = prop_oneof![discs, decimal()];
    let result = (score, ending()).prop_map(|(score, ending)| ResultRecord { score, ending });
    proptest::option::of(result)
}

fn komi() -> impl Strategy<Value = Option<Komi>> {
    let bid = || {
        let bid = (0..64_usize, -64_000_i64..=64_000, time());
        bid.prop_map(|(square, value, time)| Bid {
            mv: Move::Place(Square::from_index(square).unwrap()),
            value: Decimal::from_thousandths(value),
            time,
        })
    };
    let komi = (bid(), bid()).prop_map(|(black, white)| Komi {
        bids: [Some(black), Some(white)],
        value: Decimal::from_thousandths(i64::midpoint(
            black.value.thousandths(),
            white.value.thousandths(),
        )),
    });
    proptest::option::of(komi)
}

/// A date of any precision.
fn date() -> impl Strategy<Value = Option<Date>> {
    let moment = (1_u64..5_000_000_000).prop_map(|it| Date::of_unix_seconds(it).unwrap());
    let date = (moment, 0..4).prop_map(|(mut date, known)| {
        date.time = date.time.filter(|_| known > 2);
        date.day = date.day.filter(|_| known > 1);
        date.month = date.month.filter(|_| known > 0);
        date
    });
    proptest::option::of(date)
}

fn score() -> impl Strategy<Value = Score> {
    (-64_i32..=64).prop_map(|discs| Score::new(discs).unwrap())
}

/// Arbitrary text: no format may fail on it, but some must change it.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[a-zA-Zéß ]{1,24}",
        r#"[a-zé漢\ \[\](){}";%#?*\-\\\n]{0,12}"#,
    ]
}

fn player() -> impl Strategy<Value = Player> {
    let player = (text(), proptest::option::of(decimal()), clock());
    player.prop_map(|(name, rating, clock)| Player {
        name,
        rating,
        clock,
    })
}

fn theory() -> impl Strategy<Value = Option<Theory>> {
    let theory = (1_u8..=60, score()).prop_map(|(empties, score)| Theory { empties, score });
    proptest::option::of(theory)
}

/// A random game, perhaps from a position that no game leads to.
pub fn record() -> impl Strategy<Value = GameRecord> {
    let choices = prop::collection::vec(
        (any::<usize>(), proptest::option::of(decimal()), time()),
        0..70,
    );
    let moves = (choices, any::<bool>(), any::<bool>());
    let about = (
        player(),
        player(),
        [text(), text(), text(), text(), text()],
        date(),
    );
    let known = (theory(), 0_usize..12, prop::collection::vec(score(), 0..4));
    let rest = (result(), kind(), komi(), known);
    (moves, about, rest).prop_map(|((choices, usual, thoughts), about, rest)| {
        let start = if usual {
            Position::START
        } else {
            // White to move, without a move.
            format!("XO{} O", "-".repeat(62)).parse().unwrap()
        };
        let mut record = GameRecord::new(start);
        (record.black, record.white, record.date) = (about.0, about.1, about.3);
        let [event, place, round, comment, notes] = about.2;
        (record.event, record.place) = (event, place);
        (record.round, record.comment, record.notes) = (round, comment, notes);
        (record.result, record.kind, record.komi) = (rest.0, rest.1, rest.2);
        let (theory, given, scores) = rest.3;
        record.theory = theory;
        let moves = core::iter::once(None).chain(start.moves().map(Some));
        record.scores = moves.zip(scores).collect();
        for (choice, evaluation, time) in choices {
            if record.end().is_over() {
                break;
            }
            let moves: Vec<Move> = record.end().moves().collect();
            let mut made = MoveRecord::from(moves[choice % moves.len()]);
            if thoughts {
                (made.evaluation, made.time) = (evaluation, time);
            }
            record.push(made).unwrap();
        }
        record.given = given.min(record.moves().len());
        record
    })
}
