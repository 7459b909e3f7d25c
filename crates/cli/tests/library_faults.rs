//! The library when the program is killed or the disk is full: the old state or the new one is there, whole.

#![cfg(unix)]

mod common;

use std::fs;
use std::io::Write as _;
use std::process::{Child, Command, ExitStatus, Stdio};

use common::Outflank;

/// The number of games in a batch.
const BATCH: u64 = 4096;

/// Almost two batches.
const MORE: u64 = 2 * BATCH - 96;

fn game(number: u64) -> String {
    format!("(;GM[Othello]PB[Player {number}]PW[Ben]B[f5]W[d6]B[c3]W[d3]B[c4];)\n")
}

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

/// The number of games in a library that must be whole; 0 if there is none yet.
fn whole(outflank: &Outflank, library: &str) -> u64 {
    if !outflank.path().join(library).exists() {
        return 0;
    }
    let checked = outflank.run(&["library", "check", "--json", "--library", library]);
    assert_eq!(checked.code, 0, "{checked:?}");
    json(&checked.out)["games"].as_u64().unwrap()
}

/// An import that reads from a pipe, and has written its first batch.
fn import_under_way(outflank: &Outflank) -> Child {
    let child = outflank
        .command(&["library", "import", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.as_ref().unwrap();
    // After the first batch come more than its buffers hold: those are read when that batch is written. For a second
    // batch they are too few.
    for number in 0..MORE {
        pipe.write_all(game(number).as_bytes()).unwrap();
    }
    child
}

#[test]
fn an_import_that_is_killed_does_no_damage() {
    let outflank = Outflank::new();
    let mut child = import_under_way(&outflank);
    child.kill().unwrap();
    assert!(!child.wait().unwrap().success());
    assert_eq!(whole(&outflank, "games.library"), BATCH);
    let games: String = (0..MORE).map(game).collect();
    fs::write(outflank.path().join("many.ggf"), games).unwrap();
    let completed = outflank.run(&["library", "import", "many.ggf", "--json"]);
    let completed = json(&completed.success());
    assert_eq!(completed["duplicates"], BATCH);
    assert_eq!(completed["added"], MORE - BATCH);
    assert_eq!(whole(&outflank, "games.library"), MORE);
}

#[test]
fn an_import_that_is_asked_to_end_says_how_far_it_came() {
    let outflank = Outflank::new();
    let mut child = import_under_way(&outflank);
    let id = child.id().to_string();
    let asked = Command::new("kill").args(["-TERM", &id]).status();
    assert!(asked.unwrap().success());
    let mut pipe = child.stdin.take().unwrap();
    // It notices when it goes on; then nobody reads any more.
    let mut number = MORE;
    while pipe.write_all(game(number).as_bytes()).is_ok() {
        number += 1;
    }
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(1));
    let there = whole(&outflank, "games.library");
    assert!(there >= BATCH);
    let told = String::from_utf8(ended.stderr).unwrap();
    assert!(
        told.contains(&format!("Interrupted: {there} games are in the library")),
        "{told}"
    );
}

/// What happens when a file would become too long.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// The program is killed at this very write.
    Kill,
    /// The write fails, as on a full disk.
    Full,
}

/// Runs the program with a longest length of files, in blocks of 512 bytes.
fn run_limited(outflank: &Outflank, fault: Fault, blocks: u64, arguments: &[&str]) -> ExitStatus {
    let ignore = if fault == Fault::Full {
        "trap '' XFSZ; "
    } else {
        ""
    };
    let script = format!("ulimit -c 0; {ignore}ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let whole = outflank.command(arguments);
    let mut command = Command::new("sh");
    command
        .args(["-c", &script])
        .arg(whole.get_program())
        .args(whole.get_args());
    for (name, value) in whole.get_envs() {
        command.env(name, value.unwrap_or_default());
    }
    command
        .current_dir(outflank.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap()
}

/// Runs a command again and again with more room for files until it succeeds, and looks at the state after each fault.
/// Returns how many faults there were.
fn with_faults(
    outflank: &Outflank,
    fault: Fault,
    step: u64,
    arguments: &[&str],
    mut look: impl FnMut(),
) -> u32 {
    let mut faults = 0;
    let mut blocks = 0;
    while !run_limited(outflank, fault, blocks, arguments).success() {
        look();
        faults += 1;
        blocks += step;
    }
    faults
}

#[test]
fn an_import_into_a_full_disk_leaves_the_old_library_or_the_new_one() {
    for fault in [Fault::Kill, Fault::Full] {
        let outflank = Outflank::new();
        for (file, games) in [("few.ggf", 0..100), ("many.ggf", 0..700)] {
            let games: String = games.map(game).collect();
            fs::write(outflank.path().join(file), games).unwrap();
        }
        outflank.run(&["library", "import", "few.ggf"]).success();
        let size = fs::metadata(outflank.path().join("games.library"))
            .unwrap()
            .len();
        let import = ["library", "import", "many.ggf"];
        let faults = with_faults(&outflank, fault, size / 512 / 4, &import, || {
            assert_eq!(whole(&outflank, "games.library"), 100);
        });
        assert!(faults >= 4, "{faults}");
        assert_eq!(whole(&outflank, "games.library"), 700);
        let files = fs::read_dir(outflank.path()).unwrap().count();
        assert_eq!(files, 3, "{fault:?}");
    }
}

#[test]
fn copies_are_whole_or_not_there() {
    for fault in [Fault::Kill, Fault::Full] {
        let outflank = Outflank::new();
        for (file, games) in [("few.ggf", 0..100), ("many.ggf", 0..700)] {
            let games: String = games.map(game).collect();
            fs::write(outflank.path().join(file), games).unwrap();
        }
        outflank.run(&["library", "import", "few.ggf"]).success();
        let backup = ["library", "backup", "-o", "copy.library"];
        outflank.run(&backup).success();
        outflank.run(&["library", "import", "many.ggf"]).success();
        let size = fs::metadata(outflank.path().join("games.library"))
            .unwrap()
            .len();
        let faults = with_faults(&outflank, fault, size / 512 / 5, &backup, || {
            assert_eq!(whole(&outflank, "copy.library"), 100);
        });
        assert!(faults >= 4, "{faults}");
        assert_eq!(whole(&outflank, "copy.library"), 700);
        let salvage = ["library", "salvage", "-o", "saved.library"];
        let faults = with_faults(&outflank, fault, size / 512 / 5, &salvage, || {
            assert!(!outflank.path().join("saved.library").exists());
        });
        assert!(faults >= 4, "{faults}");
        assert_eq!(whole(&outflank, "saved.library"), 700);
        // Nothing is left of the runs that were killed.
        let files = fs::read_dir(outflank.path()).unwrap().count();
        assert_eq!(files, 5, "{fault:?}");
    }
}

/// Games and results of analysis are as they were before a command, or as they are after it.
#[test]
fn removing_and_analysing_leave_the_old_library_or_the_new_one() {
    for fault in [Fault::Kill, Fault::Full] {
        let outflank = Outflank::new();
        let games: String = (0..500).map(game).collect();
        fs::write(outflank.path().join("games.ggf"), games).unwrap();
        outflank.run(&["library", "import", "games.ggf"]).success();
        let size = fs::metadata(outflank.path().join("games.library"))
            .unwrap()
            .len();
        let remove = ["library", "remove", "7", "8", "9", "300"];
        let faults = with_faults(&outflank, fault, size / 512 / 8, &remove, || {
            assert_eq!(whole(&outflank, "games.library"), 500);
        });
        assert!(faults >= 3, "{faults}");
        assert_eq!(whole(&outflank, "games.library"), 496);
        let analyse = [
            "library", "analyse", "--level", "1", "--player", "Player 1", "--json",
        ];
        let faults = with_faults(&outflank, fault, size / 512 / 8, &analyse, || {
            assert_eq!(whole(&outflank, "games.library"), 496);
        });
        assert!(faults >= 3, "{faults}");
        assert_eq!(whole(&outflank, "games.library"), 496);
        // What has been said to be analysed is kept.
        let again = json(&outflank.run(&analyse).success());
        assert_eq!((&again["analysed"], &again["left"]), (&0.into(), &0.into()));
        let files = fs::read_dir(outflank.path()).unwrap().count();
        assert_eq!(files, 2, "{fault:?}");
    }
}

#[test]
fn a_library_of_the_first_version_is_brought_up_to_date_or_stays_as_it_was() {
    let first = include_bytes!("../../library/tests/data/version-1.library");
    for fault in [Fault::Kill, Fault::Full] {
        let outflank = Outflank::new();
        let path = outflank.path().join("games.library");
        fs::write(&path, first).unwrap();
        let faults = with_faults(&outflank, fault, 8, &["library", "info"], || {
            // The check finishes it; the next fault is in the first version again.
            assert_eq!(whole(&outflank, "games.library"), 4);
            fs::write(&path, first).unwrap();
        });
        assert!(faults >= 3, "{faults}");
        assert_eq!(whole(&outflank, "games.library"), 4);
        assert_eq!(fs::read_dir(outflank.path()).unwrap().count(), 1);
    }
}
