//! Damaged files: each says where it is wrong and why, and what stands before the fault is kept.
//!
//! `damaged/EXPECTED` has the first fault of each file: its game, its place (line and character, or the byte of a binary
//! file), its kind, how many moves of that game were read, and how many games of the file were read to their end.

use std::collections::BTreeSet;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use outflank_record::wthor::{self, Roster};
use outflank_record::{Content, Dress, Fault, Format, Reading, RecordError, recognize};
use outflank_rules::notation::TranscriptProblem;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/damaged")
}

fn kind(fault: &Fault) -> &'static str {
    match fault {
        Fault::NoGame => "no-game",
        Fault::NoMoves => "no-moves",
        Fault::NotClosed => "not-closed",
        Fault::Truncated(_) => "truncated",
        Fault::TooLong => "too-long",
        Fault::OtherGame(_) => "other-game",
        Fault::BoardSize(_) => "board-size",
        Fault::Board(_) | Fault::Fen(_) | Fault::Setup(_) => "board",
        Fault::Illegal(_)
        | Fault::Transcript(TranscriptProblem::Illegal(_))
        | Fault::Archive(wthor::Fault::Illegal(..)) => "illegal",
        Fault::NotAMove(_)
        | Fault::Transcript(TranscriptProblem::NotAMove(_))
        | Fault::Archive(wthor::Fault::NotASquare(..)) => "not-a-move",
        Fault::WrongColor => "wrong-color",
        Fault::Problem(_) => "board-line",
        Fault::NotJson => "not-json",
        Fault::JsonField => "json-field",
        other => panic!("{other} is slight"),
    }
}

/// Line and character, from 1.
fn place(bytes: &[u8], offset: u64) -> String {
    let before = String::from_utf8_lossy(&bytes[..offset as usize]);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|it| *it != '\n').count() + 1;
    format!("{line}:{column}")
}

fn described(bytes: &[u8]) -> String {
    let Some(Content::Games(dress)) = recognize(bytes) else {
        return "not recognized".to_owned();
    };
    let roster = Roster::default();
    let games = dress.read(bytes, &roster).unwrap();
    let games: Vec<Reading> = games.map(Result::unwrap).collect();
    let is_serious = |error: &&RecordError| !error.fault.is_slight();
    let whole = games
        .iter()
        .filter(|it| !it.faults.iter().any(|it| is_serious(&it)));
    let whole = whole.count();
    let found = games.iter().find_map(|game| {
        let error = game.faults.iter().find(is_serious)?;
        Some((game, error))
    });
    let Some((game, error)) = found else {
        return "nothing wrong".to_owned();
    };
    let place = if dress == Format::Wthor {
        error.offset.to_string()
    } else {
        place(bytes, error.offset)
    };
    let record = game.record.as_ref();
    let moves = record.map_or(0, |it| it.transcript().to_string().len() / 2);
    if let Some(ply) = error.ply {
        assert_eq!(ply, moves + 1);
    }
    format!(
        "{}, {place}, {}, {moves}, {whole}",
        game.number,
        kind(&error.fault)
    )
}

#[test]
fn every_fault_is_found_where_it_is() {
    let text = fs::read_to_string(folder().join("EXPECTED")).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let expected: BTreeSet<String> = lines.map(str::to_owned).collect();
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if name != "EXPECTED" {
            let bytes = fs::read(entry.path()).unwrap();
            found.insert(format!("{name} | {}", described(&bytes)));
        }
    }
    let list = |set: Vec<&String>| set.iter().fold(String::new(), |all, it| all + "\n  " + it);
    let missing = list(expected.difference(&found).collect());
    let other = list(found.difference(&expected).collect());
    assert!(found == expected, "expected{missing}\nfound{other}");
    assert!(found.len() >= 40, "{} files", found.len());
}

/// The readings of a stream in any dress, read in one piece or byte by byte.
fn readings(bytes: &[u8], dress: Dress) -> Option<Vec<Reading>> {
    let roster = Roster::default();
    let all: Vec<Reading> = dress
        .read(bytes, &roster)
        .ok()?
        .map(Result::unwrap)
        .collect();
    let slowly = BufReader::with_capacity(1, bytes);
    let same = dress.read(slowly, &roster).unwrap().map(Result::unwrap);
    assert!(same.eq(all.iter().cloned()), "{dress:?}");
    Some(all)
}

#[test]
fn whatever_happens_to_a_file_each_game_is_read_or_refused_at_a_place_in_it() {
    let mut state = 7u64;
    let mut below = |most: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % most
    };
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folders = ["written", "damaged"].map(|name| fs::read_dir(tests.join(name)).unwrap());
    let mut files: Vec<PathBuf> = folders
        .into_iter()
        .flatten()
        .map(|it| it.unwrap().path())
        .collect();
    files.sort();
    for path in files {
        let original = fs::read(&path).unwrap();
        for _ in 0..3 {
            let mut bytes = original.clone();
            for _ in 0..=below(3) {
                let (from, to) = (below(bytes.len()), below(bytes.len()));
                match below(5) {
                    0 => bytes.truncate(from + 1),
                    1 => bytes[from] = below(256) as u8,
                    2 => bytes[from] = b" \n,;\"[]{}()<>1f-"[below(16)],
                    3 => drop(bytes.drain(from.min(to)..from.max(to))),
                    _ => bytes.extend_from_within(from.min(to)..from.max(to)),
                }
                if bytes.is_empty() {
                    break;
                }
            }
            let recognized = match recognize(&bytes) {
                Some(Content::Games(dress)) => Some(dress),
                _ => None,
            };
            for dress in [Dress::Text, Dress::Table, Dress::Foreign]
                .into_iter()
                .chain(recognized)
            {
                let all = readings(&bytes, dress).unwrap_or_default();
                for (index, reading) in all.iter().enumerate() {
                    assert_eq!(reading.number, index as u64 + 1, "{}", path.display());
                    assert!(reading.record.is_some() || !reading.faults.is_empty());
                    // Letters of one byte may take two where they are read.
                    let within = |it: &RecordError| it.offset <= 2 * bytes.len() as u64;
                    assert!(reading.faults.iter().all(within), "{}", path.display());
                }
            }
        }
    }
}
