use outflank_rules::{IllegalMove, Move, Square};

use super::*;
use crate::{Decimal, GameRecord, Loss};

fn all(text: &str) -> Vec<Reading> {
    Games::new(text.as_bytes()).map(Result::unwrap).collect()
}

fn one(text: &str) -> GameRecord {
    let mut games = all(text);
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0).strict();
    game.unwrap_or_else(|error| panic!("{text}: {error}"))
}

const EDAX: &str = "[Event \"?\"]\n[Site \"edax\"]\n[Date \"2024.1.31\"]\n[Time \"12:00:01\"]\n[Round \"?\"]\n\
    [Black \"Ann\"]\n[White \"Bob\"]\n[Result \"1-0\"]\n\n1. f5 d6 2. c3 {Ann wins 34-30} 1-0\n";
const THOR: &str = "[Event \"World Championship - 1977\"]\n[Date \"1977\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n\
    [Result \"34-30\"]\n1. F5 D6\n3. C3\n";
const PLAYOK: &str = "[Event \"?\"]\r\n[Site \"PlayOK\"]\r\n[Date \"2020.05.06\"]\r\n[Black \"ann\"]\r\n[White \"bob\"]\r\n\
    [BlackElo \"1510\"]\r\n[WhiteElo \"1490\"]\r\n[Result \"0-1\"]\r\n\r\n1. f5 d6 2. c3 0-1\r\n\r\n";

#[test]
fn every_dialect_is_read() {
    for (text, score, date) in [
        (EDAX, 4, "2024.01.31_12:00:01"),
        (THOR, 4, "1977"),
        // White won, though behind: 31-33.
        (PLAYOK, -2, "2020.05.06"),
    ] {
        let game = one(text);
        assert_eq!(game.transcript().to_string(), "f5d6c3");
        assert_eq!(game.result.unwrap().score, Decimal::whole(score), "{text}");
        assert_eq!(game.date.unwrap().to_string(), date);
        assert!(game.black.name.eq_ignore_ascii_case("ann"));
    }
    assert_eq!(one(PLAYOK).white.rating, Some(Decimal::whole(1490)));
    assert_eq!(one(PLAYOK).place, "PlayOK");
    let games = all(&[EDAX, THOR, PLAYOK, THOR].concat());
    assert_eq!(games.len(), 4);
    assert!(games.into_iter().all(|game| game.strict().is_ok()));
}

#[test]
fn what_is_no_move_is_left_out_and_told() {
    let text = "[Event \"x\"]\n[Mode \"live\"]\n% 1. a1\n{before}\n1.f5! {a { b} (1. d3 {)} (c3)) d6?? $4 2. C3 ; end\n*";
    let reading = all(text).remove(0);
    let losses: Vec<Loss> = reading.losses.iter().map(|lost| lost.what).collect();
    assert_eq!(
        losses,
        [
            Loss::Fields,
            Loss::Variations,
            Loss::Comments,
            Loss::Comments
        ]
    );
    let game = reading.strict().unwrap();
    assert_eq!(game.transcript().to_string(), "f5d6c3");
    assert_eq!((game.comment.as_str(), game.result), ("before", None));
}

#[test]
fn passes_may_be_written_or_left_out() {
    let start = "[FEN \"8/8/8/8/8/8/8/pP6 w - - 0 1\"]\n\n";
    for pass in ["", "pass", "--", "@@", "pa", "PASS"] {
        let game = one(&format!("{start}1... {pass} 2. c1 pass"));
        let moves: Vec<Move> = game.moves().iter().map(|made| made.mv).collect();
        assert_eq!(moves, [Move::Pass, Move::Place(Square::C1)], "{pass}");
        assert_eq!(one(&write(&game)), game);
    }
}

#[test]
fn results_in_words_of_chess_follow_the_board() {
    // Black has all discs after nine moves.
    let wipe_out = "e6 f4 e3 f6 g5 d6 e7 f5 c5";
    for (result, expected) in [
        ("1-0", Some(64)),
        ("0-1", Some(-2)),
        ("1/2-1/2", Some(0)),
        ("13-51", Some(-38)),
        ("*", None),
    ] {
        let text = format!("[Result \"{result}\"]\n\n{wipe_out} {result}\n");
        let score = one(&text).result.map(|result| result.score);
        assert_eq!(score, expected.map(Decimal::whole), "{result}");
    }
    assert_eq!(
        one("1. f5 d6 34-30").result.unwrap().score,
        Decimal::whole(4)
    );
}

#[test]
fn what_is_wrong_is_named_with_its_place_and_what_was_before_is_kept() {
    let name = str::to_owned;
    for (text, offset, ply, fault, kept) in [
        ("[Event \"x\"\n1. f5", 0, None, Fault::NotATag, Some(1)),
        (
            "[Date \"soon\"]\n1. f5",
            0,
            None,
            Fault::Field("date", name("soon")),
            Some(1),
        ),
        (
            "[Result \"won\"]\n1. f5",
            0,
            None,
            Fault::Field("result", name("won")),
            Some(1),
        ),
        (
            "[Time \"noon\"]\n1. f5",
            0,
            None,
            Fault::Field("date", name("noon")),
            Some(1),
        ),
        (
            "[FEN \"8/8\"]\n1. f5",
            0,
            None,
            Fault::Fen(name("8/8")),
            None,
        ),
        (
            "1. f5 d6 2. zz",
            12,
            Some(3),
            Fault::NotAMove(name("zz")),
            Some(2),
        ),
        ("1. f5 2.z", 8, Some(2), Fault::NotAMove(name("z")), Some(1)),
        ("1. f5 {open", 6, None, Fault::NotClosed, Some(1)),
        (
            "1. f5 f5 d6",
            6,
            Some(2),
            Fault::Illegal(IllegalMove::Occupied(Square::F5)),
            Some(1),
        ),
        (
            "1. f5 pass",
            6,
            Some(2),
            Fault::Illegal(IllegalMove::MustPlace),
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
    assert!(all(" \n\n").is_empty());
}

#[test]
fn a_bad_game_costs_no_other() {
    let open = "[Event \"a\"]\n\n1. f5 {never closed\n\n";
    let endless = format!("[Event \"b\"]\n\n{}\n", "x".repeat(3 * LONGEST_LINE));
    let long = format!("[Event \"c\"]\n\n{}\n", "f5 \n".repeat(LONGEST_GAME));
    let games = all(&[open, &endless, &long, THOR].concat());
    assert_eq!(games.len(), 4);
    assert_eq!(games[0].faults[0].fault, Fault::NotClosed);
    assert_eq!(games[1].faults[0].fault, Fault::TooLong);
    assert!(
        games[2]
            .faults
            .iter()
            .any(|error| error.fault == Fault::TooLong)
    );
    assert_eq!(games[3].faults, []);
    assert_eq!(games[3].number, 4);
}

#[test]
fn a_game_is_written_in_lines_that_people_can_read() {
    let mut game = one(THOR);
    game.black.name = "Ann \"the\" \\ One".to_owned();
    game.comment = "a } b\n[Event \"no\"]".to_owned();
    let text = write(&game);
    assert_eq!(
        text,
        "[Event \"World Championship - 1977\"]\n[Site \"?\"]\n[Date \"1977.??.??\"]\n[Round \"?\"]\n\
         [Black \"Ann \\\"the\\\" \\\\ One\"]\n[White \"Bob\"]\n[Result \"34-30\"]\n\n\
         {a ) b\n(Event \"no\"]}\n1. f5 d6 2. c3 34-30\n"
    );
    let again = one(&text);
    assert_eq!(again.black, game.black);
    let moves = "f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3";
    let long = crate::transcript::read_line(moves, 1, 0)
        .unwrap()
        .strict()
        .unwrap();
    assert!(write(&long).lines().all(|line| line.len() <= 80));
    assert_eq!(one(&write(&long)), long);
}

#[test]
fn old_letters_are_read() {
    let reading = Games::new(&b"[Black \"Andr\xe9\"]\n\n1. f5"[..]).next();
    assert_eq!(
        reading.unwrap().unwrap().record.unwrap().black.name,
        "André"
    );
}

#[test]
fn a_byte_order_mark_within_a_file_is_a_letter() {
    for comment in ["\u{feff}[f5", "a\n\u{feff}[f5"] {
        let mut record = GameRecord::new(outflank_rules::Position::START);
        record.comment = comment.to_owned();
        let text = format!("\u{feff}{}", write(&record));
        let mut games = Games::new(text.as_bytes()).map(Result::unwrap);
        assert_eq!(games.next().unwrap().strict().unwrap(), record);
    }
}

#[test]
fn a_tag_begins_a_game_unless_it_stands_in_a_comment() {
    for (first, what) in [
        ("1. f5 d6", "no comment"),
        ("1. f5 {a} d6", "a comment that ends on its line"),
        (
            "1. f5 {a\n[White \"no\"]\nb} d6",
            "a comment of several lines",
        ),
        (
            "1. f5 {a\n% b } d6",
            "an end in a line that would be a comment elsewhere",
        ),
        ("% a { b\n1. f5 d6", "a brace in a line that is a comment"),
        ("1. f5 d6 ; a { b", "a brace in the rest of a line"),
    ] {
        let games = all(&format!(
            "[Black \"Ann\"]\n{first}\n[Black \"Bob\"]\n1. d3\n"
        ));
        let games: Vec<GameRecord> = games.into_iter().map(|it| it.strict().unwrap()).collect();
        assert_eq!(games.len(), 2, "{what}");
        assert_eq!(games[0].transcript().to_string(), "f5d6", "{what}");
        assert_eq!(
            (games[1].black.name.as_str(), games[1].white.name.as_str()),
            ("Bob", "")
        );
    }
}

#[test]
fn a_game_without_an_end_is_cut_and_the_fault_is_where() {
    let first = "[Black \"Ann\"]\n1. f5 *\n\n";
    let line = format!("{{{}}}\n", "a".repeat(997));
    let long = format!(
        "[Black \"Bob\"]\n1. f5\n{}",
        line.repeat(LONGEST_GAME / 1000 + 1)
    );
    let games = all(&format!("{first}{long}"));
    assert_eq!(games.len(), 2);
    let fault = games[1].faults.last().expect("a fault");
    assert_eq!((fault.game, &fault.fault), (2, &Fault::TooLong));
    // After the last line that was kept.
    let head = "[Black \"Bob\"]\n1. f5\n".len();
    let kept = head + (LONGEST_GAME - head) / line.len() * line.len();
    assert_eq!(fault.offset, (first.len() + kept) as u64);
}
