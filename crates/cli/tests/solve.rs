//! `outflank solve`.

mod common;

use std::fs;

use common::Outflank;
use serde_json::{Value, json};

/// Black to move, 14 empty squares, and what is known about it.
const KNOWN: &str =
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; H7:+6;";
const SMALL: [&str; 3] = ["--threads", "1", "--hash=1"];

fn solve(outflank: &Outflank, arguments: &[&str]) -> common::Answer {
    let mut all = vec!["solve"];
    all.extend(arguments);
    all.extend(SMALL);
    outflank.run(&all)
}

/// One object to a line.
fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn file(outflank: &Outflank, content: &str) -> &'static str {
    fs::write(outflank.path().join("some.obf"), content).unwrap();
    "some.obf"
}

#[test]
fn a_file_is_recognised_by_its_content_and_its_scores_are_checked() {
    let outflank = Outflank::new();
    let content = format!("% a comment\n\n{KNOWN} % the first\n  {KNOWN} --:-127;\r\n");
    let name = file(&outflank, &content);
    let out = solve(&outflank, &[name]).success();
    let lines: Vec<&str> = out.lines().collect();
    assert!(
        lines[0].starts_with("some.obf:3: Black +18 (14 empty squares, "),
        "{out}"
    );
    assert!(lines[0].contains("): g8 "), "{out}");
    assert!(lines[0].ends_with(" [as expected]"), "{out}");
    assert!(lines[1].starts_with("some.obf:4: Black +18"), "{out}");
    assert!(lines[2].starts_with("2 positions, 0 wrong, "), "{out}");
}

#[test]
fn json_has_an_object_for_each_position_and_one_for_all() {
    let outflank = Outflank::new();
    let name = file(&outflank, KNOWN);
    let objects = objects(&solve(&outflank, &[name, "@puzzle5", "--json"]).success());
    let [first, second, all] = &objects[..] else {
        panic!("{objects:?}");
    };
    assert_eq!(first["id"], "some.obf:1");
    assert_eq!(first["position"], KNOWN[..66]);
    assert_eq!(first["empties"], 14);
    assert_eq!(first["score"], 18);
    assert_eq!(first["best"], "g8");
    assert_eq!(first["pv"][0], "g8");
    assert!(first["nodes"].is_u64() && first["seconds"].is_f64());
    assert_eq!(
        (&first["expected"], &first["ok"]),
        (&json!(18), &json!(true))
    );
    assert_eq!(second["id"], "@puzzle5");
    assert_eq!(
        (&second["expected"], &second["ok"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!((&all["positions"], &all["wrong"]), (&json!(2), &json!(0)));
    let sum = first["nodes"].as_u64().unwrap() + second["nodes"].as_u64().unwrap();
    assert_eq!(all["nodes"], sum);
    assert!(all["seconds"].is_f64());
}

#[test]
fn a_wrong_score_or_move_is_told_and_the_answer_is_no() {
    for (fields, verdict, expected) in [
        ("G8:+16; H1:+12;", "[WRONG: expected +16]", 16),
        ("-2;", "[WRONG: expected −2]", -2),
        (
            "G8:+12; H1:+18;",
            "[WRONG: expected only +12 for g8, and +18 for the best move]",
            18,
        ),
    ] {
        let outflank = Outflank::new();
        let content = format!("{KNOWN}\n{} {fields}\n", &KNOWN[..67]);
        let name = file(&outflank, &content);
        let answer = solve(&outflank, &[name]);
        assert_eq!(answer.code, 1, "{answer:?}");
        assert!(answer.out.contains(verdict), "{answer:?}");
        assert_eq!(
            answer.err,
            "outflank: 1 of 2 positions did not have the expected score.\n"
        );
        let answer = solve(&outflank, &[name, "--json"]);
        assert_eq!(answer.code, 1);
        let objects = objects(&answer.out);
        assert_eq!(objects[1]["ok"], false);
        assert_eq!(objects[1]["expected"], expected);
        assert_eq!(objects[2]["wrong"], 1);
    }
}

#[test]
fn a_bad_line_is_told_with_its_place_and_the_others_are_solved() {
    let outflank = Outflank::new();
    let content = format!("{KNOWN}\nXO\n{} G9:+2;\n{KNOWN}", &KNOWN[..67]);
    let name = file(&outflank, &content);
    for (language, sentences) in [
        (
            "en",
            [
                "some.obf, line 2, column 3: Only 2 of the 64 squares are there.",
                "some.obf, line 3, column 69: “G9” is not a move: write a square such as g8, or ps for a pass.",
            ],
        ),
        (
            "fr",
            [
                "some.obf, ligne 2, colonne 3\u{202f}: ",
                "some.obf, ligne 3, colonne 69\u{202f}: «\u{202f}G9\u{202f}» n’est pas un coup",
            ],
        ),
        (
            "es",
            [
                "some.obf, línea 2, columna 3: ",
                "some.obf, línea 3, columna 69: «G9» no es una jugada",
            ],
        ),
    ] {
        let answer = solve(&outflank, &[name, "--json", "--lang", language]);
        assert_eq!(answer.code, 2, "{answer:?}");
        for (line, sentence) in answer.err.lines().zip(sentences) {
            assert!(line.starts_with(&format!("outflank: {sentence}")), "{line}");
        }
        assert_eq!(answer.err.lines().count(), 2);
        let objects = objects(&answer.out);
        assert_eq!(objects.len(), 3);
        assert_eq!(objects[1]["id"], "some.obf:4");
        assert_eq!(objects[2]["unreadable"], 2);
    }
}

#[test]
fn positions_are_given_in_every_way() {
    let outflank = Outflank::new();
    let lost = format!("X{}O O", "X".repeat(62));
    let board = &KNOWN[..66];
    // A board that begins with dashes is no option, and with every disc on it a game is over.
    let objects = objects(&solve(&outflank, &[board, &lost, "--json"]).success());
    assert_eq!(
        (&objects[0]["id"], &objects[0]["score"]),
        (&json!("1"), &json!(18))
    );
    assert_eq!(
        (&objects[1]["score"], &objects[1]["best"], &objects[1]["pv"]),
        (&json!(-62), &Value::Null, &json!([]))
    );
    let out = solve(&outflank, &[&lost]).success();
    assert!(out.starts_with("1: White −62, the game is over\n"), "{out}");
    // A pass is a move.
    let position = format!("XO{} O", "-".repeat(62));
    let out = solve(&outflank, &[&position]).success();
    assert!(
        out.contains("White −64") && out.contains("): pass c1\n"),
        "{out}"
    );
}

#[test]
fn standard_input_is_read_too() {
    let mut arguments = vec!["solve", "-"];
    arguments.extend(SMALL);
    let out = Outflank::new().type_lines(&arguments, KNOWN).success();
    assert!(out.starts_with("-:1: Black +18"), "{out}");
}

#[test]
fn what_is_neither_a_file_nor_a_position_is_refused_before_the_work_begins() {
    let refusal = solve(&Outflank::new(), &["@puzzle5", "none.obf"]).refusal();
    assert_eq!(
        refusal,
        "FILE|POSITION “none.obf”: There is no such file, and it is not a position: “n” at character 1 \
         (a1) is not a square: write X for Black, O for White, - for empty."
    );
    let answer = solve(&Outflank::new(), &["."]);
    assert_eq!(answer.code, 2);
    assert!(
        answer.err.starts_with("outflank: . cannot be read: "),
        "{answer:?}"
    );
}

#[test]
fn a_table_that_no_machine_has_room_for_is_refused() {
    let refusal = Outflank::new()
        .run(&["solve", "@puzzle5", "--hash", "1048576"])
        .refusal();
    assert_eq!(
        refusal,
        "There is not enough memory for a hash table of 1048576 MiB."
    );
}
