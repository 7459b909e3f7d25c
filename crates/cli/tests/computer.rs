//! `outflank play` with the computer.

mod common;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{Answer, Outflank};
use outflank_rules::{Move, Position, Square};

/// Plays Black against the computer, always the first legal move, and returns all that was printed.
fn play_to_the_end(outflank: &Outflank, arguments: &[&str]) -> String {
    let mut all = vec!["play", "--board", "words", "--new"];
    all.extend(arguments);
    let mut child = outflank
        .command(&all)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut position = Position::START;
    let mut text = String::new();
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).unwrap() == 0 {
            break;
        }
        text += &line;
        if let Some((_, rest)) = line.split_once(" flips ") {
            assert!(!rest.is_empty());
            let square: Square = line.split(' ').nth(2).unwrap().parse().unwrap();
            position = position.play(Move::Place(square)).unwrap();
            if position.must_pass() {
                position = position.play(Move::Pass).unwrap();
            }
        }
        if line == "Black to move.\n" {
            let mv = position.moves().next().unwrap();
            writeln!(input, "{mv}").unwrap();
        } else if line.starts_with("The game is over: ") {
            writeln!(input, "quit").unwrap();
        }
    }
    assert!(child.wait().unwrap().success());
    assert!(position.is_over(), "{text}");
    text
}

#[test]
fn c1_a_whole_game_against_the_computer() {
    let outflank = Outflank::new();
    let text = play_to_the_end(&outflank, &["--level", "1"]);
    assert!(
        text.starts_with("The computer plays White at level 1.\n"),
        "{text}"
    );
    assert!(text.contains("The game is over: "), "{text}");
    // A finished game is kept, but not gone on with; no lock is left behind.
    let games = fs::read_dir(outflank.path().join("games")).unwrap();
    assert_eq!(games.count(), 1);
    let again = outflank.run(&["play", "--plain", "--resume"]);
    assert_eq!(again.code, 1, "{again:?}");
}

#[test]
fn c1_two_computers_play_each_move_to_the_end() {
    let arguments = ["play", "--black", "3", "--white", "1", "--board", "words"];
    let out = Outflank::new().run(&arguments).success();
    assert!(out.starts_with(
        "The computer plays Black at level 3.\nThe computer plays White at level 1.\n"
    ));
    assert!(out.matches(" flips ").count() >= 9, "{out}");
    assert!(out.contains("The game is over: "), "{out}");
}

#[test]
fn hints_say_what_moves_are_worth_in_three_languages() {
    for (language, line, try_, kind) in [
        (
            "en",
            "hint\n",
            "Try g2. Best moves, in discs for Black:\n",
            "exact\n",
        ),
        (
            "fr",
            "indice\n",
            "Essayez g2. Les meilleurs coups, en pions pour Noir\u{202f}:\n",
            "exact\n",
        ),
        (
            "es",
            "pista\n",
            "Prueba g2. Las mejores jugadas, en fichas para las negras:\n",
            "exacto\n",
        ),
    ] {
        // Six empty squares are counted out at once, however busy the machine is.
        let position = "XOOOXX--XOOOOO--XOXOXOOOXOXXXXXOXOXOXOXOXOOOXXXOX-OXXXXX-OOOOOOO X";
        let arguments = ["play", "--position", position, "--lang", language];
        let out = Outflank::new().type_lines(&arguments, line).success();
        assert!(out.contains(try_), "{out}");
        assert!(out.contains(&format!("  g2   +8  {kind}")), "{out}");
    }
}

#[test]
fn d1_game_numbers_for_one_person_seat_the_computer_on_the_right() {
    let outflank = Outflank::new();
    let play = |number: &str, arguments: &[&str], lines: &str| {
        let mut all = vec!["play", "--new", "--board", "words", "--variation", number];
        all.extend(arguments);
        outflank.type_lines(&all, lines).success()
    };
    let out = play("02", &[], "f5\n");
    assert!(
        out.starts_with(
            "Game number 02: you, on the left, start and are Red; the computer is on the right.\nThe computer \
             plays Green at level 5.\n"
        ),
        "{out}"
    );
    assert!(
        out.contains("Red plays f5 and flips 1 disc: e5.\nGreen (right) to move.\nGreen "),
        "{out}"
    );
    let out = play("13", &["--level", "2"], "");
    assert!(
        out.starts_with(
            "Game number 13: you are on the left; the computer, on the right, starts and is Red; the right side \
             has an extra disc on a corner.\nThe computer plays Red at level 2.\n"
        ),
        "{out}"
    );
    assert!(out.contains("Green (left) to move.\n"), "{out}");
    let out = play("73", &["--level", "7"], "");
    assert!(
        out.contains("The computer plays Red at level 7.\n"),
        "{out}"
    );
    assert!(out.contains("; 15 seconds for each move.\n"), "{out}");
}

#[test]
fn d3_the_computer_moves_for_players_who_type_nothing() {
    let position = "XXXXXXXXXXXXXXXXXXXXXXOXXXXXXXOX--XXXXOX-X-OOXOX------OX------OX X";
    let outflank = Outflank::new();
    let mut child = outflank
        .command(&["play", "--position", position, "--clock", "20ms/move"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // Open to the end, with half a move in it.
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"f").unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let mut lines = out.lines().map(Result::unwrap);
    assert!(lines.any(|line| line == "Black’s time is up."));
    assert!(lines.any(|line| line.contains(" for Black and flips ")));
    assert!(lines.any(|line| line.starts_with("The game is over: ")));
    input.write_all(b"8\nquit\n").unwrap();
    assert!(lines.any(|line| line == "The game is over: no more moves can be played."));
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_computer_is_announced_in_three_languages() {
    for (language, sentence) in [
        ("fr", "L’ordinateur joue Blanc au niveau 4.\n"),
        ("es", "El ordenador juega con blancas al nivel 4.\n"),
    ] {
        let arguments = ["play", "--white", "4", "--lang", language];
        let out = Outflank::new().run(&arguments).success();
        assert!(out.starts_with(sentence), "{out}");
    }
}

#[test]
#[cfg(unix)]
fn an_interrupt_stops_a_thinking_computer_at_once_and_keeps_the_game() {
    let outflank = Outflank::new();
    let mut child = outflank
        .command(&["play", "--white", "60", "--board", "words"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Kept open to the end: the end of the input would be another way to leave.
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"f5\n").unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // The move is shown before the computer thinks, for hours at this level.
    while line != "White to move.\n" {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0);
    }
    let start = Instant::now();
    let id = child.id().to_string();
    let kill = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status();
    assert!(kill.unwrap().success());
    let answer = Answer::from(child.wait_with_output().unwrap());
    assert!(start.elapsed() < Duration::from_secs(5));
    assert_eq!(answer.code, 130, "{answer:?}");
    assert!(answer.err.contains("The game is saved."), "{answer:?}");
    let games = fs::read_dir(outflank.path().join("games")).unwrap();
    let mut files = games.map(|file| file.unwrap().path());
    assert!(files.any(|file| file.extension().is_some_and(|it| it == "json")));
    drop(input);
}
