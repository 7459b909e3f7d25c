//! `outflank book`, and playing from a book.

mod common;

use std::fs;

use common::Outflank;
use serde_json::Value;

fn build(outflank: &Outflank, positions: &str) -> String {
    let arguments = [
        "book",
        "--build=my.book",
        "--depth=2",
        "--positions",
        positions,
    ];
    outflank.run(&arguments).success()
}

fn look_up(outflank: &Outflank, position: &str) -> Value {
    let arguments = ["book", position, "--file=my.book", "--json"];
    serde_json::from_str(outflank.run(&arguments).success().trim_end()).unwrap()
}

#[test]
fn a_book_is_built_grows_and_is_the_same_on_any_number_of_threads() {
    let outflank = Outflank::new();
    assert!(build(&outflank, "60").starts_with("60 positions, searched to depth 2\n"));
    build(&outflank, "200");
    let start = look_up(&outflank, "");
    assert_eq!(start["positions"], 200);
    let moves = start["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 4);
    assert!(
        moves.iter().all(|it| it["score"] == moves[0]["score"]),
        "{start}"
    );
    assert!(moves[0]["pv"].as_array().unwrap().len() > 4, "{start}");
    let bytes = |threads: &str| {
        let path = format!("{threads}.book");
        let build = format!("--build={path}");
        let arguments = [
            "book",
            &build,
            "--depth=2",
            "--positions=200",
            "--threads",
            threads,
        ];
        outflank.run(&arguments).success();
        fs::read(outflank.path().join(path)).unwrap()
    };
    assert_eq!(bytes("1"), bytes("3"));
}

#[test]
fn a_book_does_not_go_on_with_other_weights() {
    let outflank = Outflank::new();
    build(&outflank, "20");
    let before = fs::read(outflank.path().join("my.book")).unwrap();
    let weights = outflank_engine::Weights::untrained().to_bytes();
    fs::write(outflank.path().join("other.weights"), weights).unwrap();
    let arguments = ["book", "--build=my.book", "--positions=30"];
    let answer = outflank.run(&[&arguments[..], &["--weights=other.weights"]].concat());
    assert!(answer.refusal().contains("other weights"));
    assert_eq!(fs::read(outflank.path().join("my.book")).unwrap(), before);
    outflank.run(&arguments).success();
}

/// What a move is worth is what the position after it is worth.
#[test]
fn values_agree_along_a_line() {
    let outflank = Outflank::new();
    build(&outflank, "200");
    let start = look_up(&outflank, "f5");
    let best = &start["moves"][0];
    let line = best["pv"].as_array().unwrap();
    let (mut position, mut score) = ("f5".to_owned(), best["score"].as_f64().unwrap());
    for mv in &line[..line.len() - 1] {
        position.push_str(mv.as_str().unwrap());
        let found = look_up(&outflank, &position);
        let next = found["moves"][0]["score"].as_f64().unwrap();
        assert!(
            (next + score).abs() < 1e-9,
            "{position}: {score}, then {next}"
        );
        score = -score;
    }
}

#[test]
fn engines_play_from_it_and_vary() {
    let outflank = Outflank::new();
    build(&outflank, "200");
    let replies = |arguments: &[&str]| {
        let mut all = vec!["gtp", "--level=12", "--threads=1", "--hash=1"];
        all.extend(arguments);
        let commands = "clear_board\ngenmove black\n".repeat(40);
        let out = outflank.type_lines(&all, &commands).success();
        let mut moves: Vec<String> = out
            .split("\n\n")
            .map(|reply| reply.trim_start_matches("= ").to_owned())
            .filter(|reply| reply.len() == 2)
            .collect();
        moves.sort();
        moves.dedup();
        moves
    };
    let varied = replies(&["--book=my.book"]);
    assert!(varied.len() >= 2, "{varied:?}");
    assert_eq!(replies(&["--no-book"]).len(), 1);
    let arguments = ["eval", "f5", "--book=my.book", "--moves=3", "--json"];
    let answer: Value =
        serde_json::from_str(outflank.run(&arguments).success().trim_end()).unwrap();
    assert_eq!(answer["kind"], "book");
    assert_eq!(answer["moves"].as_array().unwrap().len(), 3);
    assert_eq!(answer["moves"][0]["depth"], 2);
}

#[test]
fn a_position_that_is_not_there_is_a_no() {
    let outflank = Outflank::new();
    build(&outflank, "3");
    let answer = outflank.run(&["book", "f5f4g3", "--file=my.book"]);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(
        answer.err.contains("does not contain the position"),
        "{answer:?}"
    );
}

#[test]
fn a_bad_file_is_refused_and_left_alone() {
    let outflank = Outflank::new();
    build(&outflank, "20");
    let path = outflank.path().join("my.book");
    let mut bytes = fs::read(&path).unwrap();
    bytes[40] ^= 1;
    fs::write(&path, &bytes).unwrap();
    let damaged = "my.book cannot be read: the opening book is damaged: its checksum or its content is wrong.";
    for arguments in [
        &["book", "f5", "--file=my.book"][..],
        &["book", "--build=my.book"],
        &["gtp", "--book=my.book"],
        &["eval", "f5", "--book=my.book"],
    ] {
        assert_eq!(outflank.run(arguments).refusal(), damaged);
    }
    assert_eq!(fs::read(&path).unwrap(), bytes);
    fs::write(&path, "nothing").unwrap();
    let foreign = outflank.run(&["book", "--file=my.book"]).refusal();
    assert_eq!(
        foreign,
        "my.book cannot be read: this is not an opening book."
    );
}

#[test]
fn a_book_keeps_its_depth() {
    let outflank = Outflank::new();
    build(&outflank, "5");
    let refusal = outflank
        .run(&["book", "--build=my.book", "--depth=3"])
        .refusal();
    assert!(refusal.contains("started with --depth 2"), "{refusal}");
    let nowhere = outflank
        .run(&["book", "--build=none/my.book", "--depth=1", "--positions=1"])
        .refusal();
    assert!(
        nowhere.starts_with("none/my.book cannot be written"),
        "{nowhere}"
    );
}

#[test]
fn a_list_of_even_openings_goes_on_only_as_it_was_begun() {
    let outflank = Outflank::new();
    let list = outflank.path().join("list.txt");
    let begun = "f5d6c3d3c4f4c5b3\n";
    fs::write(&list, begun).unwrap();
    let refusal = outflank.run(&["book", "--even-openings", "list.txt", "--level", "9"]);
    assert!(refusal.refusal().contains("begun with the same level"));
    assert_eq!(fs::read_to_string(&list).unwrap(), begun);
    let timed = outflank.run(&["book", "--even-openings", "new.txt", "--level", "20"]);
    assert!(timed.refusal().contains("thinks by the clock"));
    let both = outflank.run(&["book", "--even-openings", "a", "--build", "b"]);
    assert!(both.refusal().contains("cannot be used together"));
}
