//! `outflank perft`.

mod common;

use common::Outflank;
use serde_json::Value;

fn nodes(arguments: &[&str]) -> u64 {
    let mut all = vec!["perft", "--json"];
    all.extend(arguments);
    let answer: Value = serde_json::from_str(&Outflank::new().run(&all).success()).unwrap();
    assert!(answer["seconds"].as_f64().unwrap() >= 0.0);
    answer["nodes"].as_u64().unwrap()
}

#[test]
fn it_counts_from_the_start_in_both_conventions() {
    assert_eq!(nodes(&["0"]), 1);
    assert_eq!(nodes(&["8"]), 390_216);
    assert_eq!(nodes(&["9", "--threads", "1"]), 3_005_288);
    assert_eq!(nodes(&["9", "--threads", "3"]), 3_005_288);
    assert_eq!(nodes(&["9", "--pass-free"]), 3_005_320);
}

#[test]
fn it_counts_from_any_position() {
    assert_eq!(nodes(&["3", "f5"]), nodes(&["4"]) / 4);
    assert_eq!(nodes(&["1", "@puzzle1"]), 15);
    let board = "---------------------------OX------XO--------------------------- X";
    assert_eq!(nodes(&["5", board]), nodes(&["5"]));
}

#[test]
fn its_answer_is_one_line_in_three_languages() {
    for (language, beginning) in [
        ("en", "Depth 4: 244 sequences, 0."),
        ("fr", "Profondeur 4\u{202f}: 244 suites, 0,"),
        ("es", "Profundidad 4: 244 secuencias, 0,"),
    ] {
        let text = Outflank::new()
            .run(&["perft", "4", "--lang", language])
            .success();
        assert!(text.starts_with(beginning), "{text}");
        assert_eq!(text.lines().count(), 1);
    }
}

#[test]
fn progress_is_not_shown_where_nobody_watches() {
    assert_eq!(Outflank::new().run(&["perft", "7"]).err, "");
}
