//! What is written is read again, whatever the game; and whatever is read, nothing breaks.

use std::time::Duration;

use outflank_record::{
    Bid, ClockRecord, Date, Decimal, Ending, GameRecord, Komi, MatchType, MoveRecord, Player,
    ResultRecord, ggf, transcript,
};
use outflank_rules::{Color, Move, Position, Square};
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

fn player() -> impl Strategy<Value = Player> {
    // The format has no way to write a closing bracket, and blanks around a name are none of it.
    let name = r"([a-zA-Zéß漢(\[;)*]([ a-zé(\[;)*]{0,12}[a-zé);])?)?";
    let rating = proptest::option::of(decimal());
    (name, rating, clock()).prop_map(|(name, rating, clock)| Player {
        name,
        rating,
        clock,
    })
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
    kind.prop_map(Some)
}

fn ending() -> impl Strategy<Value = Ending> {
    use Ending::{Agreed, Board, Left, Resigned, Time};
    prop::sample::select(vec![Board, Resigned, Time, Agreed, Left])
}

fn result() -> impl Strategy<Value = Option<ResultRecord>> {
    let result = (decimal(), ending()).prop_map(|(score, ending)| ResultRecord { score, ending });
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

/// A game that is played at random, perhaps from a position that no game leads to.
fn record() -> impl Strategy<Value = GameRecord> {
    let choices = prop::collection::vec(
        (any::<usize>(), proptest::option::of(decimal()), time()),
        0..70,
    );
    let moves = (choices, any::<bool>());
    let about = (
        player(),
        player(),
        "[a-zé/]{0,8}",
        proptest::option::of(0_u64..5_000_000_000),
    );
    (moves, about, result(), kind(), komi()).prop_map(
        |((choices, usual), about, result, kind, komi)| {
            let start = if usual {
                Position::START
            } else {
                // White to move, and nowhere to.
                format!("XO{} O", "-".repeat(62)).parse().unwrap()
            };
            let mut record = GameRecord::new(start);
            (record.black, record.white, record.event) = (about.0, about.1, about.2);
            record.date = about.3.and_then(Date::of_unix_seconds);
            (record.result, record.kind, record.komi) = (result, kind, komi);
            for (choice, evaluation, time) in choices {
                let moves: Vec<Move> = record.end().moves().collect();
                if record.end().is_over() {
                    break;
                }
                let mv = moves[choice % moves.len()];
                let made = MoveRecord {
                    mv,
                    evaluation,
                    time,
                };
                record.push(made).unwrap();
            }
            record
        },
    )
}

proptest! {
    #[test]
    fn games_in_ggf_come_back(record in record(), other in record()) {
        let text = format!("2 {}{}\n", ggf::write(&record), ggf::write(&other));
        let read: Vec<_> = ggf::Games::new(text.as_bytes())
            .map(|game| game.unwrap().strict())
            .collect();
        prop_assert_eq!(read, [Ok(record), Ok(other)], "{}", text);
    }

    #[test]
    fn moves_come_back(record in record()) {
        let text = transcript::write(&record);
        // A game without moves from the usual start is an empty line, and a pass at its end nobody sees.
        if let Some(reading) = transcript::read_line(&text, 1, 0) {
            let read = reading.strict().unwrap();
            prop_assert_eq!(read.start(), record.start());
            let placed = |record: &GameRecord| -> Vec<Move> {
                let moves = record.moves().iter().map(|made| made.mv);
                moves.filter(|mv| *mv != Move::Pass).collect()
            };
            prop_assert_eq!(placed(&read), placed(&record));
        } else {
            prop_assert_eq!(record.transcript().to_string(), "");
        }
    }

    #[test]
    fn whatever_is_read_nothing_breaks(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        for game in ggf::Games::new(&bytes[..]) {
            prop_assert!(game.unwrap().faults.iter().all(|error| error.offset <= bytes.len() as u64));
        }
        for game in transcript::Games::new(&bytes[..]) {
            game.unwrap();
        }
    }

    #[test]
    fn a_damaged_game_is_read_as_far_as_it_goes(record in record(), at in any::<usize>(), byte in any::<u8>(), cut in any::<bool>()) {
        let mut bytes = ggf::write(&record).into_bytes();
        let at = at % bytes.len();
        if cut {
            bytes.truncate(at);
        } else {
            bytes[at] = byte;
        }
        for game in ggf::Games::new(&bytes[..]) {
            let game = game.unwrap();
            prop_assert!(game.record.is_some() || !game.faults.is_empty());
            prop_assert!(game.faults.iter().all(|error| error.offset <= bytes.len() as u64));
        }
    }
}

#[test]
fn a_game_of_a_server_is_read_to_its_end() {
    // Two programs, a draw; the board agrees with what the server wrote.
    let text = "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Saio1200]PW[Saio3000]RB[2196.37]RW[2200.35]TI[05:00//02:00]TY[8]RE[+0.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[d3//0.01]W[c5//0.01]B[f6//0.01]W[f5//0.01]B[e6//0.01]W[e3//0.01]B[c3//0.01]W[d2/2.39/0.01]B[c4//0.01]W[b5/2.37/0.01]B[f4//0.01]W[d6/2.35/0.01]B[f3//0.01]W[b4/2.33/0.01]B[c7//0.01]W[d7/2.25/20.97]B[c6//0.01]W[e7/2.25/28.64]B[b6//0.01]W[f7/2.23/28.47]B[a5//0.01]W[a4/2.25/20.49]B[e8//0.01]W[f8/2.25/14.31]B[d8//0.01]W[e2/2.19/16.20]B[a3//0.01]W[c8/0.25/16.36]B[b3//0.01]W[a6//0.01]B[c1//0.01]W[a2//0.01]B[f1//0.01]W[g6//0.01]B[g5//97.63]W[h5//0.01]B[g4//0.01]W[h3//0.01]B[h4//0.01]W[c2//0.01]B[b7//0.01]W[d1//0.01]B[h6//0.01]W[g3//0.01]B[e1//0.01]W[f2//0.01]B[g2//0.01]W[h7//0.01]B[b1//0.01]W[h2//0.01]B[g1//0.01]W[b8//0.01]B[a8//0.01]W[a7//0.01]B[a1//0.01]W[b2//0.01]B[g8//0.01]W[h1//0.01]B[g7//0.01]W[h8//0.01];)";
    let mut games = ggf::Games::new(text.as_bytes());
    let game = games.next().unwrap().unwrap().strict().unwrap();
    assert!(games.next().is_none());
    assert_eq!(game.moves().len(), 60);
    assert_eq!(game.result, game.result_on_board());
    let thought: Vec<_> = game
        .moves()
        .iter()
        .filter_map(|made| made.evaluation)
        .collect();
    assert_eq!(thought.len(), 11);
    assert_eq!(game.moves()[34].time, Some(Duration::from_millis(97_630)));
    assert_eq!(game.player(Color::White).name, "Saio3000");
}
