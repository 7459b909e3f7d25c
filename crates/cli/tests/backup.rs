//! `outflank backup` and `outflank restore`.

mod common;

use std::fs;

use common::Outflank;
use outflank_play::SavedGame;
use serde_json::Value;

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

#[test]
fn a_backup_is_written_over_nothing_but_a_backup() {
    let outflank = Outflank::new();
    let file = outflank.path().join("diary.json");
    fs::write(&file, "dear diary").unwrap();
    let refusal = outflank.run(&["backup", "diary.json"]).refusal();
    assert!(
        refusal.contains("diary.json exists and is not a backup"),
        "{refusal}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "dear diary");
    for _ in 0..2 {
        outflank.run(&["backup", "all.json"]).success();
    }
    outflank.run(&["restore", "all.json"]).success();
}

/// What was done in the browser goes on in the terminal.
#[test]
fn a_backup_of_the_page_is_restored() {
    const OF_PAGE: &str = include_str!("../../app/tests/backups/page.json");
    let outflank = Outflank::new();
    fs::write(outflank.path().join("page.json"), OF_PAGE).unwrap();
    let said = outflank.run(&["restore", "page.json"]).success();
    assert!(said.starts_with("2 new games."), "{said}");
    outflank.run(&["backup", "again.json"]).success();
    let again = fs::read_to_string(outflank.path().join("again.json")).unwrap();
    let kept = |text: &str| {
        let backup: Value = serde_json::from_str(text).unwrap();
        backup["kept"].as_object().unwrap().clone()
    };
    let (page, here) = (kept(OF_PAGE), kept(&again));
    let games = page.keys().filter(|name| name.starts_with("game."));
    assert_eq!(games.clone().count(), 2);
    for name in games {
        let read = |text: &Value| SavedGame::from_text(text.as_str().unwrap()).unwrap();
        assert_eq!(read(&here[name]), read(&page[name]), "{name}");
    }
    let learnt = |text: &Value| -> Value { serde_json::from_str(text.as_str().unwrap()).unwrap() };
    assert_eq!(learnt(&here["progress"]), learnt(&page["progress"]));
}
