//! Counts how often the positions of the opening were reached, and prints those that were reached often: what
//! `played.txt` has.
//!
//! ```console
//! $ cargo run --release -p outflank-record --example count_openings -- wthor/ > crates/record/played.txt
//! ```

use std::collections::HashMap;
use std::error::Error;
use std::fs;
use std::io::BufReader;

use outflank_record::wthor::Roster;
use outflank_record::{Format, GameRecord};
use outflank_rules::{Board, Position};

/// So many moves of each game are looked at.
const MOVES: usize = 16;

/// Positions that were reached less often are left out.
const LEAST: u32 = 200;

/// How often a position was reached, and the line to it that comes first.
struct Reached {
    line: String,
    games: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("a folder of WTHOR files")?;
    let mut positions = HashMap::<Board, Reached>::new();
    let mut games = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|it| it != "wtb") {
            continue;
        }
        let file = BufReader::new(fs::File::open(path)?);
        for game in Format::Wthor.read(file, &Roster::default())? {
            if let Some(record) = game?.record {
                games += 1;
                count(&record, &mut positions);
            }
        }
    }
    let mut often: Vec<Reached> = positions.into_values().collect();
    often.retain(|it| it.games >= LEAST);
    often.sort_by(|a, b| a.line.cmp(&b.line));
    println!(
        "# How often positions of the opening were reached in {games} tournament games of the WTHOR archive, with at most"
    );
    println!("# {MOVES} moves and in at least {LEAST} games. Made by the example count_openings.");
    for Reached { line, games } in often {
        println!("{line} {games}");
    }
    Ok(())
}

fn count(record: &GameRecord, positions: &mut HashMap<Board, Reached>) {
    if record.start() != Position::START {
        return;
    }
    let (mut position, mut line) = (Position::START, String::new());
    for made in record.moves().iter().take(MOVES) {
        let (Some(square), Ok(after)) = (made.mv.square(), position.play(made.mv)) else {
            return;
        };
        position = after;
        line.push_str(&square.to_string());
        let reached = positions
            .entry(position.board().canonical().0)
            .or_insert_with(|| Reached {
                line: line.clone(),
                games: 0,
            });
        reached.games += 1;
        if line < reached.line {
            reached.line.clone_from(&line);
        }
    }
}
