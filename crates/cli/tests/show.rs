//! `outflank show`.

mod common;

use std::io::Read as _;
use std::process::Stdio;

use common::Outflank;
use serde_json::{Value, json};

#[test]
fn it_draws_counts_and_lists() {
    let text = Outflank::new().run(&["show", "f5d6c3"]).success();
    let expected = "
   a b c d e f g h
1  . . . . . . . .
2  . . . . . . . .
3  . .[X]+ . + . .
4  . . . X X + . .
5  . . . O X X + .
6  . . . O . . . .
7  . . . . . . . .
8  . . . . . . . .
Black 5, White 2, 57 empty squares.
White to move.
4 moves: d3 f3 f4 g5
";
    assert_eq!(text, expected[1..]);
}

#[test]
fn the_empty_text_is_the_start_in_every_language() {
    let outflank = Outflank::new();
    for (language, turn) in [
        ("en", "Black to move.\n4 moves: d3 c4 f5 e6\n"),
        ("fr", "À Noir de jouer.\n4 coups\u{202f}: d3 c4 f5 e6\n"),
        ("es", "Juegan negras.\n4 jugadas: d3 c4 f5 e6\n"),
    ] {
        let text = outflank.run(&["show", "", "--lang", language]).success();
        assert!(text.ends_with(turn), "{text}");
    }
}

#[test]
fn a_pass_and_an_end_are_told() {
    let outflank = Outflank::new();
    let pass = format!("{}OX------ X", "-".repeat(56));
    let text = outflank.run(&["show", &pass]).success();
    assert!(
        text.ends_with("Black has no move and must pass.\n"),
        "{text}"
    );
    let over = format!("{}XXX X", "-".repeat(61));
    let text = outflank.run(&["show", &over]).success();
    assert!(
        text.ends_with("The game is over: Black wins 3–0.\n"),
        "{text}"
    );
    let drawn = format!("X{}O X", "-".repeat(62));
    let text = outflank.run(&["show", &drawn]).success();
    assert!(text.ends_with("The game is over: a draw, 1–1.\n"), "{text}");
}

#[test]
fn json_has_the_fields_that_scripts_rely_on() {
    let outflank = Outflank::new();
    let show = |position| -> Value {
        serde_json::from_str(&outflank.run(&["show", "--json", position]).success()).unwrap()
    };
    assert_eq!(
        show("f5"),
        json!({
            "position": "---------------------------OX------XXX-------------------------- O",
            "turn": "white", "black": 4, "white": 1, "empties": 59,
            "moves": ["f4", "d6", "f6"], "over": false, "winner": null,
        })
    );
    let pass = format!("{}OX------ X", "-".repeat(56));
    assert_eq!(show(&pass)["moves"], json!(["pass"]));
    let over = show(&format!("{}XXX X", "-".repeat(61)));
    assert_eq!(
        (&over["over"], &over["winner"]),
        (&json!(true), &json!("black"))
    );
}

#[test]
fn boards_come_in_several_styles() {
    let outflank = Outflank::new();
    let show = |style| outflank.run(&["show", "f5", "--board", style]).success();
    assert!(show("words").starts_with("Black: e4 d5 e5 f5\nWhite: d4\n"));
    assert!(show("unicode").contains("●[●]"));
    assert!(show("color").contains("\x1b[48;5;28m"));
    assert_eq!(outflank.run(&["show", "f5"]).success(), show("ascii"));
}

#[test]
fn positions_of_the_collection_have_names() {
    let outflank = Outflank::new();
    let by_name = outflank.run(&["show", "@puzzle1"]).success();
    assert!(
        by_name.contains("Black 11, White 29, 24 empty squares."),
        "{by_name}"
    );
    assert_eq!(outflank.run(&["show", "@1"]).success(), by_name);
    let refusal = outflank.run(&["show", "@puzzle9"]).refusal();
    assert!(refusal.starts_with("POSITION “@puzzle9”: The collection has no such position"));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = Outflank::new()
        .command(&["show", "f5"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
    let mut errors = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut errors)
        .unwrap();
    assert_eq!(errors, "");
}

#[test]
fn a_game_in_any_dress_is_shown_from_standard_input_too() {
    let outflank = Outflank::new();
    let plain = outflank.run(&["show", "f5d6c3"]).success();
    for text in ["1. f5 (0:03) d6 2. c3", "Anna vs Ben: f5 d6 c3 34-30"] {
        assert_eq!(outflank.run(&["show", text]).success(), plain, "{text}");
    }
    for text in ["f5d6c3\n", "Anna vs Ben\n\n1. f5 d6\n2. c3\n"] {
        assert_eq!(
            outflank.type_lines(&["show", "-"], text).success(),
            plain,
            "{text}"
        );
    }
    for (text, reason) in [
        ("f5d6\nf5f6\n", "There are 2 games here"),
        (
            "Black: Anna\nf5 d6 a1\n",
            "Read up to move 2. Move 3 (line 2, character 7)",
        ),
        ("hello", "There is no game in this text"),
        ("", "there is nothing"),
    ] {
        let refusal = outflank.type_lines(&["show", "-"], text).refusal();
        assert!(
            refusal.to_lowercase().contains(&reason.to_lowercase()),
            "{refusal}"
        );
    }
}

#[test]
fn pictures_are_written_into_files_and_nothing_is_printed() {
    let outflank = Outflank::new();
    let read = |name: &str| std::fs::read(outflank.path().join(name)).unwrap();
    let pictures = ["--svg", "a.svg", "--png", "a.png", "--gif", "a.gif"];
    let arguments = [&["show", "f5d6c3", "--size", "200"], &pictures[..]].concat();
    assert_eq!(outflank.run(&arguments).success(), "");
    let svg = String::from_utf8(read("a.svg")).unwrap();
    assert!(svg.contains("width=\"200\"") && svg.matches("r=\"42\"").count() == 7);
    let png = read("a.png");
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\xc8\0\0\0\xc8"));
    assert!(read("a.gif").starts_with(b"GIF89a\xc8\0\xc8\0"));
}

#[test]
fn a_picture_goes_to_standard_output_byte_by_byte() {
    let outflank = Outflank::new();
    let output = outflank.command(&["show", "f5", "--png", "-"]).output();
    let output = output.unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    outflank.run(&["show", "f5", "--png", "a.png"]).success();
    let file = std::fs::read(outflank.path().join("a.png")).unwrap();
    assert_eq!(output.stdout, file);
    let both = outflank.run(&["show", "f5", "--png", "-", "--svg", "-"]);
    let sentence = "--svg - and --png - cannot be used together.";
    assert_eq!(both.refusal(), sentence);
}

#[test]
fn numbered_moves_have_the_colors_of_their_players() {
    let outflank = Outflank::new();
    let svg = outflank.run(&["show", "f5d6c3", "--numbered", "--svg", "-"]);
    let svg = svg.success();
    // White has flipped d5; in the diagram it is Black’s, as at the start.
    let disc = |x: u32, y: u32| {
        let disc = format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"42\" fill=\"");
        svg.split_once(&disc).unwrap().1[..7].to_owned()
    };
    assert_eq!(disc(350, 450), "#111111");
    assert_eq!(disc(350, 550), "#fafafa");
    assert!(svg.contains(">3</text>"));
}

#[test]
fn what_pictures_cannot_show_is_said() {
    let outflank = Outflank::new();
    let position = format!("{}XO- X", "-".repeat(61));
    let asked = ["--gif", "a.gif", "--png", "a.png"];
    let refusal = outflank.run(&[&["show", &position], &asked[..]].concat());
    assert!(refusal.refusal().starts_with("Numbers and GIF need"));
    let nowhere = outflank.run(&["show", "f5", "--png", "no/folder/a.png"]);
    let sentence = "no/folder/a.png cannot be written: There is no such file or folder.";
    assert_eq!(nowhere.refusal(), sentence);
    let small = outflank.run(&["show", "f5", "--png", "a.png", "--size", "9"]);
    let sentence = "--size “9”: Expected a whole number from 64 to 4096.";
    assert_eq!(small.refusal(), sentence);
    let any = "--svg / --png / --gif is missing.";
    for (alone, missing) in [
        (&["--size", "90"][..], any),
        (&["--numbered"], any),
        (&["--delay", "9"], "--gif is missing."),
    ] {
        let refusal = outflank.run(&[&["show", "f5"], alone].concat()).refusal();
        assert!(refusal.starts_with(missing), "{refusal}");
    }
    assert!(!outflank.path().join("a.png").exists());
}

#[test]
fn a_game_that_is_too_long_is_refused_and_not_cut() {
    let outflank = Outflank::new();
    let text = |blanks| format!("f5{}d6\n", " ".repeat(blanks));
    let whole = outflank.type_lines(&["show", "-"], &text(1000)).success();
    assert_eq!(outflank.run(&["show", "f5d6"]).success(), whole);
    let sentence = outflank
        .type_lines(&["show", "-"], &text(1 << 20))
        .refusal();
    assert!(sentence.contains("at most 1.0 MB are read"), "{sentence}");
}
