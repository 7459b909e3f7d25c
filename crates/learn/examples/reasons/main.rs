//! Reads an analysis as a coach would, and counts what does not hold.
//!
//! ```console
//! $ outflank analyse GAMES --json --lang en > games.json
//! $ cargo run --release -p outflank-learn --example reasons -- games.json
//! ```
//!
//! It takes the English sentences at their word and replays both lines; it shares nothing with what found the reasons
//! but the rules of the game. The seven rules are those of `docs/analysis.md`. A sentence that it does not know is
//! unchecked: it fails then, as it does when a rule is broken.
//!
//! - `sentence`: what each sentence says, and what must hold; `said`: its words;
//! - `lines`: the two lines of a move; `board`, `stable`: what can be seen in a position.

mod board;
mod lines;
mod said;
mod sentence;
mod stable;

use std::collections::{BTreeMap, HashMap};
use std::io::Result;
use std::process::ExitCode;

use serde_json::Value;

use lines::Lines;
use sentence::{Fault, fault};

/// How a rule was broken, by its number.
const RULES: [&str; 7] = [
    "a contrast does not hold in both lines",
    "the reply is another",
    "a number does not matter, or is another",
    "parity is not played out",
    "an opening has two verdicts, or the book's move is an error",
    "one square is told twice in a row",
    "more than three moments, or an uncertain turning point",
];

/// A game as analysed: its moves, then the summary.
#[derive(Default)]
struct Game {
    plies: Vec<Value>,
    summary: Value,
}

/// What was counted.
#[derive(Default)]
struct Count {
    broken: [u32; RULES.len()],
    unchecked: u32,
    serious: u32,
    reasons: BTreeMap<String, u32>,
    /// What a move in a position has cost each time, in hundredths of a disc.
    verdicts: HashMap<String, Vec<i64>>,
}

fn main() -> Result<ExitCode> {
    let path = std::env::args().nth(1).unwrap_or_default();
    let games = games(&std::fs::read_to_string(path)?)?;
    let mut count = Count::default();
    for game in &games {
        count.add(game);
    }
    let two = |losses: &&Vec<i64>| losses.iter().any(|loss| *loss != losses[0]);
    count.broken[4] += count.verdicts.values().filter(two).count() as u32;

    for (name, times) in &count.reasons {
        println!("{name:<24}{times:>5}");
    }
    let none = count.reasons.get("none").copied().unwrap_or(0);
    println!(
        "{} games, {} serious mistakes, {:.1} % without a reason",
        games.len(),
        count.serious,
        100.0 * f64::from(none) / f64::from(count.serious.max(1))
    );
    for (index, (rule, times)) in RULES.iter().zip(count.broken).enumerate() {
        println!("rule {}: {times:>4}  {rule}", index + 1);
    }
    println!("unchecked: {}", count.unchecked);
    let is_right = count.unchecked == 0 && count.broken.iter().all(|&times| times == 0);
    Ok(if is_right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn games(text: &str) -> Result<Vec<Game>> {
    let mut games = vec![Game::default()];
    for line in text.lines() {
        let object: Value = serde_json::from_str(line)?;
        let game = games.last_mut().expect("there is always one");
        if object["ply"].is_null() {
            game.summary = object;
            games.push(Game::default());
        } else {
            game.plies.push(object);
        }
    }
    games.pop();
    Ok(games)
}

impl Count {
    fn add(&mut self, game: &Game) {
        let mut told = Vec::new();
        for (index, ply) in game.plies.iter().enumerate() {
            let loss = ply["loss"].as_f64().unwrap_or_default();
            let made = format!("{} {}", ply["position"], ply["move"]);
            let verdicts = self.verdicts.entry(made).or_default();
            verdicts.push((loss * 100.0).round() as i64);
            if !matches!(ply["grade"].as_str(), Some("mistake" | "blunder")) {
                continue;
            }
            self.serious += 1;
            self.broken[4] += u32::from(ply["kind"] == "book" && loss < 2.0);
            if ply["highlight"] == true {
                told.push(index);
            }
            let name = ply["reason"].as_str().unwrap_or("none");
            *self.reasons.entry(name.to_owned()).or_default() += 1;
            self.read(ply);
        }
        for pair in told.windows(2) {
            let same = game.plies[pair[0]]["best"] == game.plies[pair[1]]["best"];
            self.broken[5] += u32::from(same && pair[1] - pair[0] <= 2);
        }
        self.broken[6] += u32::from(told.len() > 3);
        let turning_points = game.summary["turning_points"].as_array();
        for turn in turning_points.into_iter().flatten() {
            let certainty = turn["certainty"].as_f64().unwrap_or_default();
            self.broken[6] += u32::from(certainty < 0.75);
        }
    }

    /// Reads what is said about a move.
    fn read(&mut self, ply: &Value) {
        let Some(said) = ply["mistake"].as_str() else {
            return;
        };
        let found = match Lines::of(ply) {
            Some(lines) => fault(&lines, ply, said),
            None => Some(Fault::Unchecked),
        };
        let Some(found) = found else { return };
        let what = match found {
            Fault::Rule(rule) => {
                self.broken[rule - 1] += 1;
                format!("rule {rule}")
            }
            Fault::Unchecked => {
                self.unchecked += 1;
                "unchecked".to_owned()
            }
        };
        println!("{what}, game {} move {}: {said}", ply["game"], ply["ply"]);
    }
}
