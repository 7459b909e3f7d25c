//! Whole matches, played at the table from scripts. With `OUTFLANK_SCRIPTS=renew` what happens is written down anew.

use std::fs;
use std::path::{Path, PathBuf};

mod script;

use outflank_play::Match;
use script::Script;

fn scripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/matches");
    let files = fs::read_dir(folder).expect("the folder of scripts");
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 20, "scripts are missing");
    files
}

#[test]
fn every_script_goes_as_it_is_written() {
    for file in scripts() {
        let text = fs::read_to_string(&file).unwrap();
        let script = Script::read(&text);
        let (_, went) = script.play();
        if std::env::var_os("OUTFLANK_SCRIPTS").is_some_and(|it| it == "renew") {
            let head = |line: &&str| line.starts_with('#') || line.starts_with("setup ");
            let head: Vec<&str> = text.lines().filter(head).collect();
            let head = head.join("\n") + "\n";
            fs::write(&file, head + &went).unwrap();
        } else {
            assert_eq!(went, script.expected(), "{}", file.display());
        }
    }
}

#[test]
fn every_script_ends_with_a_game_that_can_be_saved_and_read_again() {
    for (name, script) in Script::all() {
        let (table, _) = script.play();
        let saved = table.game().save(script.end());
        let read = Match::load(&saved).unwrap();
        assert_eq!(read.save(script.end()), saved, "{name}");
    }
}
