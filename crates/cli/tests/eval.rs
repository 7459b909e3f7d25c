//! `outflank eval`.

mod common;

use common::Outflank;
use outflank_rules::notation::Transcript;
use outflank_rules::{Square, Symmetry};
use serde_json::Value;

fn eval(arguments: &[&str]) -> common::Answer {
    let mut all = vec!["eval"];
    all.extend(arguments);
    all.extend(["--threads", "1", "--hash", "1"]);
    Outflank::new().run(&all)
}

fn object(arguments: &[&str]) -> Value {
    let mut all = arguments.to_vec();
    all.push("--json");
    serde_json::from_str(&eval(&all).success()).unwrap()
}

#[test]
fn the_best_moves_are_told_with_what_their_values_are() {
    let found = object(&["f5", "--depth", "4", "--moves", "5"]);
    assert!(found["position"].as_str().unwrap().ends_with(" O"));
    let moves = found["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 3);
    for line in moves {
        assert_eq!(
            (&line["kind"], &line["depth"]),
            (&"midgame".into(), &4.into())
        );
        assert!(line["score"].is_f64() && line["selectivity"].is_u64());
        assert_eq!(line["pv"][0], line["move"]);
    }
    let score = |place: usize| moves[place]["score"].as_f64().unwrap();
    assert!(score(0) >= score(1) && score(1) >= score(2), "{found}");
    assert_eq!(found["score"], moves[0]["score"]);
    assert!(found["nodes"].is_u64() && found["seconds"].is_f64());
}

#[test]
fn estimates_have_two_decimals_and_exact_scores_none() {
    let exact = object(&["@puzzle5", "--depth", "60"]);
    assert_eq!(exact["kind"], "exact");
    assert!(exact["score"].is_i64(), "{exact}");
    assert_eq!(exact["moves"][0]["selectivity"], 100);
    let guess = object(&["", "--static"]);
    assert_eq!(
        (&guess["kind"], &guess["nodes"]),
        (&"static".into(), &0.into())
    );
    let hundredths = guess["score"].as_f64().unwrap() * 100.0;
    assert!((hundredths - hundredths.round()).abs() < 1e-6, "{guess}");
    let out = eval(&["", "--static"]).success();
    assert!(out.contains(", static\n"), "{out}");
}

#[test]
fn each_way_to_limit_the_search_is_taken() {
    for limit in [
        &["--level", "3"][..],
        &["--depth", "2"],
        &["--time", "0.05"],
        &["--static"],
        &[],
    ] {
        let mut arguments = vec!["f5d6c3"];
        arguments.extend(limit);
        let found = object(&arguments);
        assert_eq!(found["moves"].as_array().unwrap().len(), 1, "{found}");
    }
}

#[test]
fn several_positions_and_finished_games_are_ordinary() {
    let over = format!("{} O", "X".repeat(64));
    let out = eval(&["f5", &over, "--depth", "1"]).success();
    assert!(out.contains(" O\nWhite "), "{out}");
    assert!(out.contains("White −64, exact\n0 nodes"), "{out}");
    let pass = format!("XO{} O", "-".repeat(62));
    assert_eq!(object(&[&pass, "--depth", "2"])["moves"][0]["move"], "pass");
}

#[test]
fn estimates_speak_the_language_that_was_asked_for() {
    for (language, words) in [
        ("en", "2 moves ahead"),
        ("fr", "2 coups plus loin"),
        ("es", "2 jugadas más allá"),
    ] {
        let out = eval(&["", "--depth", "2", "--lang", language]).success();
        assert!(out.contains(words), "{out}");
    }
}

const GAME: &str = "f5f6e6f4e3d6g4d3c3h3c4g3g5g6e7d7h5f3h4h6";

#[test]
fn a_position_has_one_value_whoever_asks_and_seen_in_a_mirror() {
    let told = Outflank::new().run(&["analyse", GAME, "--json", "--level", "8"]);
    let told = told.success();
    let plies: Vec<Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    // In the book, and after it.
    for ply in [2, 12, 19] {
        for symmetry in [Symmetry::ALL[0], Symmetry::ALL[3], Symmetry::ALL[6]] {
            let played: Transcript = GAME[..2 * ply].parse().unwrap();
            let position = symmetry.position(played.end()).to_string();
            let found = object(&[&position, "--level", "8", "--moves", "64"]);
            assert_eq!(found["score"], plies[ply]["best_score"], "{ply}");
            assert_eq!(found["kind"], plies[ply]["best_kind"], "{ply}");
            // The move of the game has its value, too.
            let made: Square = GAME[2 * ply..][..2].parse().unwrap();
            let made = symmetry.square(made).to_string();
            let moves = found["moves"].as_array().unwrap();
            let made = moves.iter().find(|it| it["move"] == made.as_str());
            assert_eq!(made.unwrap()["score"], plies[ply]["score"], "{ply}");
        }
    }
    let best = object(&[&GAME[..24], "--level", "8"]);
    assert_eq!(best["score"], plies[12]["best_score"]);
    let without = object(&[&GAME[..4], "--level", "8", "--no-book"]);
    assert_ne!(without["kind"], "book");
}

#[test]
fn a_position_comes_from_standard_input() {
    let all = [
        "eval",
        "-",
        "--static",
        "--json",
        "--threads",
        "1",
        "--hash",
        "1",
    ];
    let found = Outflank::new().type_lines(&all, "f5d6c3\n").success();
    let found: Value = serde_json::from_str(&found).unwrap();
    let typed = object(&["f5d6c3", "--static"]);
    assert_eq!(found["position"], typed["position"]);
    assert_eq!(found["score"], typed["score"]);
}
