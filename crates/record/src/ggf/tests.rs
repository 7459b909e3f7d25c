use core::time::Duration;

use outflank_rules::{IllegalMove, Move, Square};

use super::*;
use crate::{Decimal, Ending, GameRecord, MatchType};

const KOMI: &str = "(;GM[Othello]PC[GGS/os]DT[940607137]PB[igor]PW[ant]RB[1084.65]RW[1640.99]TI[15:00//02:00]TY[8kr20]\
KB[B3/2.00/27.23]KW[B3/-8.27]KM[-3.133]RE[-22.87]BO[8 -------- ---*---- --OOOO-- -*OOO*-- -O**OO-- --OO**-- ----*--- -------- *]\
B[B3/2.00/27.23]W[B6/8.03]B[G5//22.91];)";

fn all(text: &str) -> Vec<Reading> {
    Games::new(text.as_bytes()).map(Result::unwrap).collect()
}

fn one(text: &str) -> GameRecord {
    let mut games = all(text);
    assert_eq!(games.len(), 1);
    games.remove(0).strict().unwrap()
}

/// The fault of the only game, its byte and its move, and how many moves were kept.
fn fault(text: &str) -> (u64, Option<usize>, Fault, usize) {
    let mut games = all(text);
    assert_eq!(games.len(), 1, "{games:?}");
    let game = games.remove(0);
    assert_eq!(game.faults.len(), 1, "{game:?}");
    let error = game.faults[0].clone();
    let kept = game.record.map_or(0, |record| record.moves().len());
    (error.offset, error.ply, error.fault, kept)
}

#[test]
fn everything_that_a_server_writes_is_read() {
    let game = one(KOMI);
    assert_eq!(
        (game.black.name.as_str(), game.white.name.as_str()),
        ("igor", "ant")
    );
    assert_eq!(game.event, "GGS/os");
    assert_eq!(
        game.date.as_ref().unwrap().to_string(),
        "1999.10.22_15:45:37.UTC"
    );
    assert_eq!(
        game.white.rating,
        Some(Decimal::from_thousandths(1_640_990))
    );
    assert_eq!(game.black.clock.unwrap().extension, Duration::from_mins(2));
    assert_eq!(
        game.kind,
        Some(MatchType {
            komi: true,
            random: Some(20),
            ..MatchType::default()
        })
    );
    let komi = game.komi.unwrap();
    assert_eq!(komi.value, Decimal::from_thousandths(-3133));
    assert_eq!(
        komi.bids[0].unwrap().time,
        Some(Duration::from_millis(27_230))
    );
    assert_eq!(
        game.result.unwrap().score,
        Decimal::from_thousandths(-22_870)
    );
    let [first, second, third] = game.moves() else {
        panic!("three moves");
    };
    assert_eq!(first.mv, Move::Place(Square::B3));
    assert_eq!(
        (first.evaluation, first.time),
        (Some(Decimal::whole(2)), Some(Duration::from_millis(27_230)))
    );
    assert_eq!(
        (second.evaluation, second.time),
        (Some(Decimal::from_thousandths(8030)), None)
    );
    assert_eq!(
        (third.evaluation, third.time),
        (None, Some(Duration::from_millis(22_910)))
    );
    assert_eq!(one(&write(&game)), game);
}

#[test]
fn several_games_on_a_line_and_counts_before_them() {
    let texts = [
        "2 (;B[f5];)(;B[d3];)\n1 (; B [c4];)",
        "(;B[f5];) (;B[d3]W[c3];)\r\n",
    ];
    assert_eq!(all(texts[1]).len(), 2);
    // A blank before the bracket is not part of the field name.
    let games = all(texts[0]);
    assert_eq!(games.len(), 3);
    assert_eq!(games[2].number, 3);
    assert_eq!(games[2].faults[0].fault, Fault::NotAField(' '));
    // A smiley in a comment ends no game.
    let game = one(
        "(;GM[othello]CO[well played ;) (; really]B[F5xy/1/2]W[pa];)"
            .replace("W[pa]", "")
            .as_str(),
    );
    assert_eq!(game.moves().len(), 1);
}

#[test]
fn results_say_why_the_game_ended() {
    for (text, thousandths, ending) in [
        ("+0.000", 0, Ending::Board),
        ("+64.00:r", 64_000, Ending::Resigned),
        ("-2:t", -2000, Ending::Time),
        ("-22.87:s", -22_870, Ending::Agreed),
        ("+3:l", 3000, Ending::Left),
    ] {
        let result = one(&format!("(;RE[{text}];)")).result.unwrap();
        assert_eq!(
            (result.score.thousandths(), result.ending),
            (thousandths, ending)
        );
    }
    assert_eq!(one("(;RE[?];)").result, None);
}

#[test]
fn passes_are_read_whatever_they_are_called_and_put_in_where_they_are_missing() {
    // White cannot move; Black can.
    let board = format!("BO[8 *O{} O]", "-".repeat(62));
    for pass in ["W[PA]", "W[pass//4.23]", "W[--]", "W[Pass]", ""] {
        let game = one(&format!("(;{board}{pass}B[C1];)"));
        let moves: Vec<Move> = game.moves().iter().map(|made| made.mv).collect();
        assert_eq!(moves, [Move::Pass, Move::Place(Square::C1)], "{pass}");
    }
    assert_eq!(
        one("(;BO[8 ---------------------------O*------*O--------------------------- ];)").start(),
        outflank_rules::Position::START
    );
}

#[test]
fn what_is_wrong_is_named_with_its_place_and_what_was_before_is_kept() {
    let name = str::to_owned;
    for (text, expected) in [
        (
            "(;GM[Go]B[f5];)",
            (5, None, Fault::OtherGame(name("Go")), 0),
        ),
        ("(;BO[10 --];)", (5, None, Fault::BoardSize(name("10")), 0)),
        (
            "(;DT[soon]B[f5];)",
            (5, None, Fault::Field("date", name("soon")), 1),
        ),
        (
            "(;TY[9]B[f5];)",
            (5, None, Fault::Field("type", name("9")), 1),
        ),
        (
            "(;RE[win]B[f5];)",
            (5, None, Fault::Field("result", name("win")), 1),
        ),
        (
            "(;TI[x]B[f5];)",
            (5, None, Fault::Field("clock", name("x")), 1),
        ),
        (
            "(;RB[good]B[f5];)",
            (5, None, Fault::Field("rating", name("good")), 1),
        ),
        (
            "(;KB[b3]B[f5];)",
            (5, None, Fault::Field("bid", name("b3")), 1),
        ),
        (
            "(;KB[b3/2]KW[b3/4]KM[7]B[f5];)",
            (21, None, Fault::KomiMismatch, 1),
        ),
        (
            "(;B[f5/x];)",
            (4, Some(1), Fault::Field("evaluation", name("x")), 1),
        ),
        (
            "(;B[f5//-1];)",
            (4, Some(1), Fault::Field("time", name("-1")), 1),
        ),
        (
            "(;B[f5]W[d6]B[f5];)",
            (
                14,
                Some(3),
                Fault::Illegal(IllegalMove::Occupied(Square::F5)),
                2,
            ),
        ),
        (
            "(;B[f5]W[zz];)",
            (9, Some(2), Fault::NotAMove(name("zz")), 1),
        ),
        ("(;B[f5]B[d6];)", (9, Some(2), Fault::WrongColor, 1)),
        (
            "(;B[f5]W[PA];)",
            (9, Some(2), Fault::Illegal(IllegalMove::MustPlace), 1),
        ),
        ("(;B[f5]?W[d6];)", (7, None, Fault::NotAField('?'), 1)),
        ("(;B[f5][x]W[d6];)", (7, None, Fault::NotAField('['), 2)),
        ("(;B[f5]W[d6]", (12, None, Fault::NotClosed, 2)),
        ("(;B[f5]W[d6", (11, None, Fault::NotClosed, 1)),
        ("no game", (0, None, Fault::NoGame, 0)),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
    assert_eq!(all(" \r\n\t"), []);
}

#[test]
fn a_bad_game_costs_no_other() {
    let games = all("(;B[f5](;B[d3];)(;CO[open (;B[c4]W[");
    let kept: Vec<_> = games
        .iter()
        .map(|game| game.record.as_ref().map(|it| it.moves().len()))
        .collect();
    assert_eq!(kept, [Some(1), Some(1), Some(0), Some(1)]);
    // Unclosed, and without another game in it.
    let endless = format!("(;CO[{}", "x".repeat(5 * LONGEST_GAME));
    let games = all(&format!("{endless}(;B[f5];)"));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].faults.last().unwrap().fault, Fault::TooLong);
    assert_eq!(games[1].record.as_ref().unwrap().moves().len(), 1);
    assert_eq!(games[1].number, 2);
}

#[test]
fn old_letters_are_read() {
    let games: Vec<_> = Games::new(&b"(;PB[Andr\xe9]PW[\xc3\x89ric];)"[..])
        .map(Result::unwrap)
        .collect();
    let game = games[0].record.as_ref().unwrap();
    assert_eq!(
        (game.black.name.as_str(), game.white.name.as_str()),
        ("André", "Éric")
    );
}

#[test]
fn what_the_format_cannot_hold_is_replaced() {
    let mut game = GameRecord::new(outflank_rules::Position::START);
    game.black.name = " A]B\nC ".to_owned();
    assert_eq!(one(&write(&game)).black.name, "A)B C");
}
