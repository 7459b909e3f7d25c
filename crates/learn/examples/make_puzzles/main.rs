//! Makes the built-in file of puzzles: games of the engine against itself, from varied openings, are searched for
//! positions with a single right move.
//!
//! `cargo run --release -p outflank-learn --example make_puzzles -- crates/learn/puzzles.txt`
//!
//! The same seed gives the same file.

mod candidates;
mod difficulty;
mod games;

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use outflank_engine::{Engine, Options};
use outflank_learn::Solver;
use outflank_learn::puzzle::{self, Difficulty, Kind, Puzzle};

use candidates::{Candidate, Finder};
use games::{Random, play_game};

/// Makes puzzles from games of the engine against itself.
#[derive(Parser)]
struct Cli {
    /// Where the puzzles go.
    out: PathBuf,
    /// How many puzzles of each kind and difficulty.
    #[arg(long, default_value_t = 45)]
    each: usize,
    /// Another seed gives other puzzles.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at the most.
    #[arg(long, default_value_t = 100_000)]
    games: u32,
}

type Shelf = BTreeMap<(Kind, Difficulty), Vec<Candidate>>;

fn main() -> Result<()> {
    let cli = Cli::parse();
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    });
    let mut random = Random::new(cli.seed);
    let mut finder = Finder::default();
    let (mut shelf, mut known) = (Shelf::new(), HashSet::new());
    let cells = Kind::ALL.len() * Difficulty::all().count();
    for game in 1..=cli.games {
        let positions = play_game(&mut engine, &mut random);
        // One of each kind, so that they differ.
        let mut from_this_game = HashSet::new();
        for position in positions {
            let Some(candidate) = finder.find(&mut engine, position) else {
                continue;
            };
            let (kind, difficulty) = (candidate.puzzle.kind(), candidate.puzzle.difficulty);
            let place = shelf.entry((kind, difficulty)).or_default();
            let wanted = place.len() < cli.each && !from_this_game.contains(&kind);
            // The name is the same for a position turned or mirrored.
            if wanted && known.insert(candidate.puzzle.id.clone()) {
                from_this_game.insert(kind);
                place.push(candidate);
            }
        }
        let full = shelf.values().filter(|place| place.len() == cli.each);
        let full = full.count();
        if game % 100 == 0 || full == cells {
            let puzzles: usize = shelf.values().map(Vec::len).sum();
            eprintln!("{game} games, {puzzles} puzzles, {full} of {cells} shelves full");
            for (kind, hardness) in &finder.seen {
                eprintln!("  {kind}: {}", difficulty::distribution(hardness));
            }
        }
        if full == cells {
            break;
        }
    }
    let text = file(&shelf)?;
    fs::write(&cli.out, text).with_context(|| cli.out.display().to_string())
}

/// The puzzles, each verified once more, as they are read.
fn file(shelf: &Shelf) -> Result<String> {
    let mut text = String::from(
        "# Made by `cargo run --release -p outflank-learn --example make_puzzles`, verified by its tests.\n\
         # Kind, difficulty, position, solution; for corners also the number of moves.\n",
    );
    let mut solver = Solver::default();
    for place in shelf.values() {
        let mut place: Vec<&Candidate> = place.iter().collect();
        place.sort_by(|a, b| a.hardness.total_cmp(&b.hardness));
        for Candidate { puzzle, .. } in place {
            puzzle.verify(&mut solver)?;
            text.push_str(&puzzle::write(puzzle));
            text.push('\n');
        }
    }
    let again: Vec<Puzzle> = puzzle::read(&text)?;
    let names: HashSet<&str> = again.iter().map(|puzzle| puzzle.id.as_str()).collect();
    ensure!(names.len() == again.len(), "two puzzles have the same name");
    Ok(text)
}
