use outflank_rules::{Color, IllegalMove, Move, Position, SetupError, Square};

use super::*;
use crate::{Decimal, Ending, GameRecord, Loss, RecordError};

fn all(text: &str) -> Vec<Reading> {
    Games::new(text.as_bytes()).map(Result::unwrap).collect()
}

fn one(text: &str) -> GameRecord {
    let mut games = all(text);
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0).strict();
    game.unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn programs_and_the_standard_read_the_same() {
    let texts = [
        "(;FF[4]GM[2]AP[edax:4.6]PC[Edax]DT[2024-01-31]PB[a]PW[b]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[Void]B[f5];W[d6];B[c3];)",
        "(;FF[4]GM[2];B[f5];W[d6];B[c3])",
        "\u{feff}header (\n ; GM [2]\n ;B[F5] ;W[ D6 ]\n;B\n[C3] ) trailing",
        "(;GM[2];B[fe];W[df];B[cc])",
        "(;GM[2];B[f5](;W[d6](;B[c3])(;B[c5]))(;W[f6]))",
        r"(;GM[2]C[a \] b \\ ( ; ];B[f5]C[(;[];W[d6]N[x][y];B[c3])",
        "(;GaMe[2]Black[f5];White[d6];B[c3])",
    ];
    for text in texts {
        let game = one(text);
        assert_eq!(game.end(), one(texts[1]).end(), "{text}");
        assert_eq!(game.moves().len(), 3, "{text}");
    }
    let edax = one(texts[0]);
    assert_eq!(
        (edax.black.name.as_str(), edax.place.as_str()),
        ("a", "Edax")
    );
    assert_eq!(edax.date.unwrap().to_day('-'), "2024-01-31");
    assert_eq!(one(texts[5]).comment, r"a ] b \ ( ;");
}

#[test]
fn what_is_left_out_is_told() {
    let text = "(;GM[2];B[f5](;W[d6]C[hm]TR[a1];B[c3])(;W[f6]))";
    let losses = all(text).remove(0).losses;
    let kinds: Vec<Loss> = losses.iter().map(|lost| lost.what).collect();
    assert_eq!(kinds, [Loss::Variations, Loss::Comments, Loss::Fields]);
    assert_eq!(
        (losses[1].example.as_str(), losses[2].example.as_str()),
        ("hm", "TR")
    );
    let losses = all("(;GM[2];B[f5];AE[f5]AW[a1]PL[b])").remove(0).losses;
    let kinds: Vec<Loss> = losses.iter().map(|lost| lost.what).collect();
    assert_eq!(kinds, [Loss::EarlierMoves]);
}

#[test]
fn a_number_ends_before_its_move() {
    let text = b"(;GM[2];B[f5];W[d6];B[c3])";
    for (number, moves) in [
        (0, 0),
        (1, 0),
        (2, 1),
        (3, 2),
        (4, 3),
        (5, 3),
        (u32::MAX, 3),
    ] {
        let record = read(text, Some(number)).whole().unwrap();
        assert_eq!(record.moves().len(), moves);
    }
    assert_eq!(read(text, None).whole().unwrap().moves().len(), 3);
    assert!(read(b"", None).whole().is_err());
}

#[test]
fn discs_and_turn_are_set_up() {
    let end = |text| one(text).end();
    let position = end("(;GM[2]AB[a1][b1]AW[c1]PL[W])");
    assert_eq!(position.to_string(), format!("XXO{} O", "-".repeat(61)));
    let position = end("(;GM[2]AW[b1]AB[c1];W[d1])");
    assert_eq!(position.to_string(), format!("-OOO{} X", "-".repeat(60)));
    let position = end("(;GM[2]PL[White])");
    assert_eq!(position.board(), Position::START.board().pass());
    let later = end("(;GM[2];B[f5];AE[f5]AW[a1]PL[b])");
    assert_eq!(later.at(Square::A1), Some(Color::White));
    assert_eq!((later.at(Square::F5), later.turn()), (None, Color::Black));
}

#[test]
fn a_game_of_nothing_but_set_ups_is_read_in_one_go() {
    let text = format!("(;GM[2]{})", ";AB[a1]AE[a1]".repeat(1 << 15));
    let fault = &all(&text)[0].faults[0];
    assert_eq!(fault.fault, Fault::Setup(SetupError::NoDiscs));
    let text = format!("(;GM[2]{})", ";AB[a1]".repeat(1 << 16));
    assert_eq!(one(&text).end().discs(Color::Black).len(), 1);
}

#[test]
fn nothing_nested_is_too_deep() {
    for length in [1 << 10, 1 << 18] {
        let text = format!("(;GM[2];B[f5]{}{})", "(".repeat(length), ")".repeat(length));
        assert_eq!(one(&text).moves().len(), 1);
        let open = format!("(;GM[2];B[f5]{}", "(;".repeat(length));
        let reading = all(&open).remove(0);
        assert_eq!(reading.record.unwrap().moves().len(), 1);
    }
}

#[test]
fn passes_may_be_written_or_left_out() {
    let full = "AW[a1][a2][h8]AB[b1][g8]PL[B]";
    for pass in ["", ";B[]", ";B[PA]", ";B[pass]", ";B[tt]"] {
        let game = one(&format!("(;GM[2]{full}{pass};W[c1])"));
        assert_eq!(game.moves()[0].mv, Move::Pass, "{pass}");
        assert_eq!(game.moves().len(), 2);
    }
    // Passes after the end of the game are ignored.
    assert_eq!(one("(;GM[2]AB[a1];B[];W[])").moves().len(), 0);
}

#[test]
fn results_and_thoughts() {
    for (text, thousandths, ending) in [
        ("B+4", 4000, Ending::Board),
        ("W+2.5", -2500, Ending::Board),
        ("0", 0, Ending::Board),
        ("Draw", 0, Ending::Board),
        ("B+R", 64_000, Ending::Resigned),
        ("W+Time", -64_000, Ending::Time),
        ("W+F", -64_000, Ending::Left),
    ] {
        let result = one(&format!("(;RE[{text}])")).result.unwrap();
        let expected = (thousandths, ending);
        assert_eq!(
            (result.score.thousandths(), result.ending),
            expected,
            "{text}"
        );
    }
    for text in ["Void", "?", ""] {
        assert_eq!(one(&format!("(;RE[{text}])")).result, None);
    }
    let game = one("(;GM[2]BR[1720.5];V[1.5]B[f5]ET[0.25];W[d6]V[2])");
    assert_eq!(
        game.black.rating,
        Some(Decimal::from_thousandths(1_720_500))
    );
    let evaluations: Vec<_> = game.moves().iter().map(|made| made.evaluation).collect();
    let thousandths = [1500, -2000].map(|it| Some(Decimal::from_thousandths(it)));
    assert_eq!(evaluations, thousandths);
    assert_eq!(game.moves()[0].time.unwrap().as_millis(), 250);
}

#[test]
fn what_is_wrong_is_named_with_its_place_and_what_was_before_is_kept() {
    let name = str::to_owned;
    for (text, offset, ply, fault, kept) in [
        ("f5d6", 0, None, Fault::NoGame, None),
        ("(;GM[2]", 7, None, Fault::NotClosed, Some(0)),
        ("(;GM[2];B[f5", 12, None, Fault::NotClosed, Some(1)),
        ("(;GM[2](;B[f5])", 15, None, Fault::NotClosed, Some(1)),
        (r"(;C[\", 5, None, Fault::NotClosed, Some(0)),
        ("(;GM)", 2, None, Fault::NotAField('G'), Some(0)),
        ("(;[2;B[];B[f5])", 2, None, Fault::NotAField('['), Some(1)),
        ("(;GM[2]?;B[f5])", 7, None, Fault::NotAField('?'), Some(1)),
        ("(;GM[1])", 5, None, Fault::OtherGame(name("1")), None),
        (
            "(;GM[2]SZ[10])",
            10,
            None,
            Fault::BoardSize(name("10")),
            None,
        ),
        (
            "(;B[f5];W[i9])",
            10,
            Some(2),
            Fault::NotAMove(name("i9")),
            Some(1),
        ),
        ("(;AB[e4][q])", 9, None, Fault::NotAMove(name("q")), None),
        ("(;PL[?])", 5, None, Fault::NotAField('?'), None),
        (
            "(;AE[d4][e4][d5][e5])",
            5,
            None,
            Fault::Setup(SetupError::NoDiscs),
            None,
        ),
        (
            "(;B[f5];W[a1])",
            10,
            Some(2),
            Fault::Illegal(IllegalMove::OutflanksNothing(Square::A1)),
            Some(1),
        ),
        ("(;B[f5];B[d6])", 10, Some(2), Fault::WrongColor, Some(1)),
        (
            "(;B[])",
            4,
            Some(1),
            Fault::Illegal(IllegalMove::MustPlace),
            Some(0),
        ),
        (
            "(;DT[soon];B[f5])",
            5,
            None,
            Fault::Field("date", name("soon")),
            Some(1),
        ),
        (
            "(;RE[won];B[f5])",
            5,
            None,
            Fault::Field("result", name("won")),
            Some(1),
        ),
        (
            "(;B[f5]V[x])",
            9,
            Some(1),
            Fault::Field("evaluation", name("x")),
            Some(1),
        ),
    ] {
        let games = all(text);
        assert_eq!(games.len(), 1, "{text}");
        let error = RecordError {
            game: 1,
            offset,
            ply,
            fault,
        };
        assert_eq!(games[0].faults, [error], "{text}");
        let moves = games[0].record.as_ref().map(|record| record.moves().len());
        assert_eq!(moves, kept, "{text}");
    }
}

#[test]
fn a_bad_game_costs_no_other() {
    let games = all("(;B[f5]\n(;B[d3])(;B[c4])\n(;B[e6]");
    let moves: Vec<_> = games
        .iter()
        .map(|game| game.record.as_ref().unwrap().moves().len())
        .collect();
    assert_eq!(moves, [1, 1, 1, 1]);
    assert_eq!(games[3].number, 4);
    let endless = format!("(;C[{}", "x".repeat(3 * LONGEST_GAME));
    let games = all(&format!("{endless}\n(;B[f5])"));
    assert_eq!(games[0].faults.last().unwrap().fault, Fault::TooLong);
    assert!(games.len() < 5);
}

#[test]
fn old_letters_are_read_and_brackets_are_escaped() {
    let games = Games::new(&b"(;PB[Andr\xe9])"[..]).next().unwrap().unwrap();
    assert_eq!(games.record.unwrap().black.name, "André");
    let mut game = GameRecord::new(Position::START);
    game.black.name = r"[A\B] C".to_owned();
    game.comment = "two\nlines".to_owned();
    assert_eq!(one(&write(&game)), game);
}
