//! Makes the file of endings that are solved beforehand.
//!
//! `cargo run --release -p outflank-learn --example solve_endings -- crates/learn/solved.txt [COUNT] [SEED]`
//!
//! They come from self-play games, with more empty squares than a page solves while somebody waits; one move is the best,
//! and the game is not decided.

#[path = "make_puzzles/games.rs"]
mod games;

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::{env, fs};

use anyhow::{Context, Result};
use outflank_engine::{Engine, Options, Question, Report, Task};
use outflank_learn::Solver;
use outflank_learn::solved::walk;
use outflank_learn::training::Rung;
use outflank_rules::random::Random;
use outflank_rules::{Color, Position, Score, Square};

use games::play_game;

/// The best move is better than any other by so many discs.
const CLEAR: i32 = 2;
/// Nobody learns anything from a game that is decided.
const DECIDED: i32 = 24;
/// So many moves to choose from.
const CHOICES: u32 = 5;

fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let out = words.next().context("say where the endings go")?;
    let mut number = |usual: u64| words.next().map_or(Ok(usual), |word| word.parse());
    let (count, seed) = (number(12)? as usize, number(1)?);
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 64 << 20,
    });
    let mut random = Random::new(seed);
    let mut found: HashMap<u32, Vec<String>> = HashMap::new();
    let mut known = HashSet::new();
    let rungs = Solver::MOST_EMPTIES + 1..=Rung::MAX.empties();
    let lacks = |found: &HashMap<u32, Vec<String>>, rung: u32| {
        found.get(&rung).is_none_or(|lines| lines.len() < count)
    };
    while rungs.clone().any(|rung| lacks(&found, rung)) {
        let positions = play_game(&mut engine, &mut random);
        // One of each game, so that they differ.
        let line = positions.into_iter().find_map(|position| {
            let rung = position.empties().len();
            if !rungs.contains(&rung) || !lacks(&found, rung) {
                return None;
            }
            let position = Position::new(position.board(), Color::Black);
            let is_new = known.insert(position.board().canonical().0);
            let solution = solution(&mut engine, position).filter(|_| is_new)?;
            Some((rung, written(&mut engine, position, solution)?))
        });
        if let Some((rung, line)) = line {
            eprintln!("{rung}: {}", line.split_whitespace().count());
            found.entry(rung).or_default().push(line);
        }
    }
    let mut text = "# Made by `cargo run --release -p outflank-learn --example solve_endings`.\n\
                    # Board, side to move, the best move, and scores in the order of `solved::walk`.\n"
        .to_owned();
    for rung in rungs {
        for line in found.get(&rung).into_iter().flatten() {
            text += line;
            text.push('\n');
        }
    }
    fs::write(&out, text).context(out)
}

fn exact(engine: &mut Engine, position: Position, lines: u8) -> Report {
    let question = Question::new(position, Task::Exact { lines }).remembering();
    let going_on = |_: &Report| ControlFlow::Continue(());
    engine.answer(&question, &|| false, going_on).report
}

/// The best move, if there is one and it matters.
fn solution(engine: &mut Engine, position: Position) -> Option<Square> {
    if position.legal_moves().len() < CHOICES {
        return None;
    }
    let report = exact(engine, position, 2);
    let [best, second] = report.lines.get(..2)? else {
        return None;
    };
    let discs = |line: &outflank_engine::MoveScore| line.value.discs().round() as i32;
    let clear = discs(best) - discs(second) >= CLEAR && discs(best).abs() <= DECIDED;
    best.mv.square().filter(|_| clear)
}

fn written(engine: &mut Engine, position: Position, solution: Square) -> Option<String> {
    let mut line = format!("{position} {solution}");
    walk(position, &mut |position| {
        let score = score(engine, position)?;
        write!(line, " {}", score.discs()).ok()?;
        Some(score)
    })?;
    Some(line)
}

fn score(engine: &mut Engine, position: Position) -> Option<Score> {
    let best = exact(engine, position, 1).lines.into_iter().next()?;
    Score::new(best.value.discs().round() as i32)
}
