//! Real ways to write a game: files in the manner of servers, forums, spreadsheets, mail and chat, all of them read.
//!
//! `written/GAMES` has the games, `written/EXPECTED` what each file holds.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use outflank_record::wthor::Roster;
use outflank_record::{Content, Decimal, GameRecord, recognize};
use outflank_rules::Position;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/written")
}

fn list(name: &str) -> Vec<String> {
    let text = fs::read_to_string(folder().join(name)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// The games of a file, without faults.
fn read(bytes: &[u8]) -> Result<Vec<GameRecord>, String> {
    let Some(Content::Games(dress)) = recognize(bytes) else {
        return Err("not recognized".to_owned());
    };
    let roster = Roster::default();
    let games = dress.read(bytes, &roster).map_err(|it| it.to_string())?;
    let games = games.map(|game| game.unwrap().whole());
    let games: Result<Vec<GameRecord>, _> = games.collect();
    games.map_err(|error| format!("{dress:?}: {error}"))
}

/// A game as it is expected: name, moves, players, date, score.
fn described(game: &GameRecord, names: &BTreeMap<String, String>) -> String {
    let moves = game.transcript().to_string();
    let name = if game.start() == Position::START {
        let mut found = names.iter().filter(|(_, all)| all.starts_with(&moves));
        found.next().map_or(moves.as_str(), |(name, _)| name)
    } else {
        "!"
    };
    let whole = |score: Decimal| (score.thousandths() / 1000).to_string();
    let fields = [
        name.to_owned(),
        (moves.len() / 2).to_string(),
        game.black.name.clone(),
        game.white.name.clone(),
        game.date
            .as_ref()
            .map_or_else(String::new, ToString::to_string),
        game.result.map_or_else(String::new, |it| whole(it.score)),
    ];
    let text = fields.join(", ");
    text.trim_end_matches([',', ' ']).to_owned()
}

#[test]
fn every_way_to_write_a_game_is_read() {
    let names: BTreeMap<String, String> = list("GAMES")
        .iter()
        .filter_map(|line| line.split_once(' '))
        .map(|(name, moves)| (name.to_owned(), moves.to_owned()))
        .collect();
    let mut wrong = Vec::new();
    let mut files = BTreeSet::from(["GAMES".to_owned(), "EXPECTED".to_owned()]);
    for line in list("EXPECTED") {
        let (file, expected) = line.split_once(" | ").expect("a file and its games");
        files.insert(file.to_owned());
        let bytes = fs::read(folder().join(file)).unwrap();
        let found = read(&bytes).map(|games| {
            let games: Vec<String> = games.iter().map(|it| described(it, &names)).collect();
            games.join(" | ")
        });
        if found.as_deref() != Ok(expected) {
            wrong.push(format!(
                "{file}\n  expected {expected}\n  found    {found:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    assert!(files.len() > 62, "{} files", files.len());
    let there = fs::read_dir(folder()).unwrap();
    let there = there.map(|it| it.unwrap().file_name().into_string().unwrap());
    assert_eq!(there.collect::<BTreeSet<_>>(), files);
}
