//! `outflank backup` and `outflank restore`.

mod common;

use std::fs;

use common::Outflank;

#[test]
fn what_was_played_moves_to_another_computer() {
    let old = Outflank::new();
    old.type_lines(
        &["play", "--plain", "--black", "human", "--white", "human"],
        "f5\nd6\n",
    )
    .success();
    let file = old.path().join("everything.json");
    let file = file.to_str().unwrap();
    let said = old.run(&["backup", file]).success();
    assert!(said.contains("1 game") && said.contains(file), "{said}");

    let new = Outflank::new();
    let said = new.run(&["restore", file]).success();
    assert!(said.starts_with("1 new game."), "{said}");
    let said = new.run(&["restore", file]).success();
    assert!(
        said.starts_with("No new games, and 1 that was there already."),
        "{said}"
    );
    // It goes on where it was.
    let resumed = new
        .type_lines(&["play", "--plain", "--resume"], "c3\n")
        .success();
    assert!(resumed.contains("c3"), "{resumed}");
    let games = |at: &Outflank| fs::read_dir(at.path().join("games")).unwrap().count();
    assert_eq!((games(&old), games(&new)), (1, 1));
}

#[test]
fn anything_else_is_refused_and_nothing_is_written() {
    let outflank = Outflank::new();
    for (text, reason) in [
        ("f5d6c3", "not a backup"),
        (
            r#"{"format":"outflank-backup","version":9}"#,
            "newer version",
        ),
    ] {
        fs::write(outflank.path().join("a.json"), text).unwrap();
        let refusal = outflank.run(&["restore", "a.json"]).refusal();
        assert!(
            refusal.contains("a.json") && refusal.contains(reason),
            "{refusal}"
        );
    }
    assert!(
        outflank
            .run(&["restore", "none.json"])
            .refusal()
            .contains("none.json")
    );
    assert_eq!(fs::read_dir(outflank.path()).unwrap().count(), 1);
}
