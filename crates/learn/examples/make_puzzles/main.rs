//! Makes the built-in puzzle file: searches self-play games from varied openings for positions with a single
//! right move.
//!
//! `cargo run --release -p outflank-learn --example make_puzzles -- crates/learn/puzzles.txt [SEED]`
//!
//! The same seed and engine give the same file. The default seed is 1. In place of a seed, `rate` keeps the puzzles of the
//! file and rates them anew. `themes GAMES [SEED]` keeps them with their ratings and adds puzzles with themes from so many
//! games; it saves as it goes, without ratings first.

mod candidates;
mod difficulty;
mod games;
mod rating;
mod themes;

use std::collections::{BTreeMap, HashSet};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use outflank_engine::{Engine, Options};
use outflank_learn::Solver;
use outflank_learn::puzzle::{self, Difficulty, Kind, Puzzle};
use outflank_rules::random::Random;

use candidates::Finder;
use games::play_game;

/// How many puzzles of each kind and difficulty.
const EACH: usize = 45;
/// The most games to play.
const GAMES: u32 = 100_000;

type Shelf = BTreeMap<(Kind, Difficulty), Vec<Puzzle>>;

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    });
    let (out, seed) = match &words[..] {
        [out] => (out, 1),
        [out, rate] if rate == "rate" => {
            let text = fs::read_to_string(out).with_context(|| out.clone())?;
            let text = file(&mut engine, puzzle::read(&text)?, &Kind::ALL)?;
            return fs::write(out, text).with_context(|| out.clone());
        }
        [out, themes, rest @ ..] if themes == "themes" => {
            let number = |place: usize| rest.get(place).map(|word| word.parse::<u64>());
            let games = number(0).context("say how many games")??;
            let seed = number(1).unwrap_or(Ok(1))?;
            let mut puzzles = puzzle::read(&fs::read_to_string(out)?)?;
            let save = |puzzles: &[Puzzle]| {
                let lines: Vec<String> = puzzles.iter().map(puzzle::write).collect();
                if let Err(error) = fs::write(out, lines.join("\n") + "\n") {
                    eprintln!("{out}: {error}");
                }
            };
            themes::add(&mut engine, &mut puzzles, games as u32, seed, save);
            let kinds: Vec<Kind> = Kind::themes().collect();
            let text = file(&mut engine, puzzles, &kinds)?;
            return fs::write(out, text).with_context(|| out.clone());
        }
        [out, seed] => (out, seed.parse().context("the seed is a number")?),
        _ => bail!("say where the puzzles go, and perhaps a seed"),
    };
    let mut random = Random::new(seed);
    let mut finder = Finder::default();
    let (mut shelf, mut known) = (Shelf::new(), HashSet::new());
    let plain = Kind::ALL.len() - Kind::themes().count();
    let cells = plain * Difficulty::all().count();
    for game in 1..=GAMES {
        let positions = play_game(&mut engine, &mut random);
        // One of each kind, so that they differ.
        let mut from_this_game = HashSet::new();
        for position in positions {
            let Some(puzzle) = finder.find(&mut engine, position) else {
                continue;
            };
            let (kind, difficulty) = (puzzle.kind(), puzzle.difficulty);
            let place = shelf.entry((kind, difficulty)).or_default();
            let wanted = place.len() < EACH && !from_this_game.contains(&kind);
            // Symmetric positions have the same id.
            if wanted && known.insert(puzzle.id.clone()) {
                from_this_game.insert(kind);
                place.push(puzzle);
            }
        }
        let full = shelf.values().filter(|place| place.len() == EACH);
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
    let puzzles = shelf.into_values().flatten();
    let text = file(&mut engine, puzzles.collect(), &Kind::ALL[..plain])?;
    fs::write(out, text).with_context(|| out.clone())
}

/// The puzzles as text, some kinds rated anew, each verified once more.
fn file(engine: &mut Engine, mut puzzles: Vec<Puzzle>, rated: &[Kind]) -> Result<String> {
    let mut text = String::from(
        "# Made by `cargo run --release -p outflank-learn --example make_puzzles`, verified by its tests.\n\
         # Kind, difficulty, rating, position, solution; for corners also the number of moves.\n",
    );
    rating::rate(engine, &mut puzzles, rated)?;
    puzzles.sort_by_key(|puzzle| (puzzle.kind(), puzzle.rating));
    let mut solver = Solver::default();
    for puzzle in &puzzles {
        puzzle.verify(&mut solver)?;
        text.push_str(&puzzle::write(puzzle));
        text.push('\n');
    }
    let again: Vec<Puzzle> = puzzle::read(&text)?;
    let names: HashSet<&str> = again.iter().map(|puzzle| puzzle.id.as_str()).collect();
    ensure!(names.len() == again.len(), "two puzzles have the same name");
    Ok(text)
}
