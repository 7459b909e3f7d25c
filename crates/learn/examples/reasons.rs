//! Reads an analysis as a coach would, and counts what does not hold.
//!
//! ```console
//! $ outflank analyse GAMES --json --lang en > games.json
//! $ cargo run --release -p outflank-learn --example reasons -- games.json
//! ```
//!
//! It takes the English sentences at their word and replays both lines; it shares nothing with what found the reasons
//! but the rules of the game. The seven rules are those of `docs/analysis.md`. It also reads what older versions wrote,
//! whose analysis had no line for the move that was played: there the best line of the next move stands in.

use std::collections::{BTreeMap, HashMap};
use std::io::Result;

use outflank_rules::{Bitboard, Color, Move, Position, Square};
use serde_json::Value;

/// How a rule was broken, by its number.
const RULES: [&str; 7] = [
    "a contrast does not hold in both lines",
    "the reply is another",
    "a number does not matter",
    "parity is not played out",
    "an opening has two verdicts, or the book's move is an error",
    "one square is told twice in a row",
    "more than three moments, or an uncertain turning point",
];

/// Fewer moves than this are few, whatever there could have been.
const FEW: u32 = 3;

/// A difference that matters.
const MANY: u32 = 4;

/// A game as analysed: its moves, then the summary.
#[derive(Default)]
struct Game {
    plies: Vec<Value>,
    summary: Value,
}

fn main() -> Result<()> {
    let path = std::env::args().nth(1).unwrap_or_default();
    let games = games(&std::fs::read_to_string(path)?)?;
    let mut broken = [0; RULES.len()];
    let (mut serious, mut reasons) = (0, BTreeMap::new());
    let mut verdicts = HashMap::<String, Vec<i64>>::new();
    for game in &games {
        let mut told = Vec::new();
        let mut opening = String::new();
        for (index, ply) in game.plies.iter().enumerate() {
            opening.push_str(ply["move"].as_str().unwrap_or_default());
            let loss = ply["loss"].as_f64().unwrap_or_default();
            verdicts
                .entry(opening.clone())
                .or_default()
                .push((loss * 100.0).round() as i64);
            if !is_serious(ply) {
                continue;
            }
            serious += 1;
            broken[4] += u32::from(ply["kind"] == "book" && loss < 2.0);
            if ply["highlight"].as_bool().unwrap_or(true) {
                told.push(index);
            }
            let sentence = ply["mistake"].as_str();
            let name = match ply.get("reason") {
                Some(name) => name.as_str(),
                None => sentence.map(kind_of),
            };
            *reasons.entry(name.unwrap_or("none")).or_insert(0) += 1;
            let next = game.plies.get(index + 1);
            if let Some(sentence) = sentence
                && let Some(lines) = Lines::of(ply, next)
                && let Some(rule) = lines.broken_by(sentence)
            {
                broken[rule - 1] += 1;
                println!(
                    "rule {rule}, game {} move {}: {sentence}",
                    ply["game"], ply["ply"]
                );
            }
        }
        for pair in told.windows(2) {
            let same = game.plies[pair[0]]["best"] == game.plies[pair[1]]["best"];
            broken[5] += u32::from(same && pair[1] - pair[0] <= 2);
        }
        broken[6] += u32::from(told.len() > 3);
        let turning_points = game.summary["turning_points"].as_array();
        for turn in turning_points.into_iter().flatten() {
            broken[6] += u32::from(turn["certainty"].as_f64().unwrap_or_default() < 0.75);
        }
    }
    let two = verdicts
        .values()
        .filter(|it| it.iter().any(|loss| loss != &it[0]));
    broken[4] += two.count() as u32;

    for (name, count) in &reasons {
        println!("{name:<24}{count:>5}");
    }
    let none = reasons.get("none").copied().unwrap_or(0);
    println!(
        "{} games, {serious} serious mistakes, {:.1} % without a reason",
        games.len(),
        100.0 * f64::from(none) / f64::from(serious.max(1))
    );
    for (index, (rule, count)) in RULES.iter().zip(broken).enumerate() {
        println!("rule {}: {count:>4}  {rule}", index + 1);
    }
    Ok(())
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

fn is_serious(ply: &Value) -> bool {
    matches!(ply["grade"].as_str(), Some("mistake" | "blunder"))
}

/// The first words of a sentence without squares and numbers: what sentences of older versions are counted by.
fn kind_of(sentence: &str) -> &str {
    let words = sentence.match_indices(' ').nth(2);
    words.map_or(sentence, |(end, _)| &sentence[..end])
}

/// What was played and what was better, with the positions.
struct Lines {
    mover: Color,
    played: Line,
    better: Line,
}

struct Line {
    moves: Vec<Move>,
    positions: Vec<Position>,
}

impl Lines {
    fn of(ply: &Value, next: Option<&Value>) -> Option<Lines> {
        let position: Position = ply["position"].as_str()?.parse().ok()?;
        let moves = |value: &Value| -> Vec<Move> {
            let names = value.as_array().into_iter().flatten();
            names.filter_map(|it| it.as_str()?.parse().ok()).collect()
        };
        let played = if ply["played_pv"].is_null() {
            let mut line = vec![ply["move"].as_str()?.parse().ok()?];
            line.extend(moves(&next?["pv"]));
            line
        } else {
            moves(&ply["played_pv"])
        };
        Some(Lines {
            mover: position.turn(),
            played: Line::new(position, played),
            better: Line::new(position, moves(&ply["pv"])),
        })
    }

    /// The first rule that a sentence breaks.
    fn broken_by(&self, sentence: &str) -> Option<usize> {
        let mut squares = Vec::<Square>::new();
        let mut numbers = Vec::<u32>::new();
        for word in sentence.split(|it: char| !it.is_alphanumeric()) {
            match word {
                "no" | "none" => numbers.push(0),
                "one" => numbers.push(1),
                _ => {}
            }
            squares.extend(word.parse::<Square>());
            numbers.extend(word.parse::<u32>());
        }
        let corner = sentence.split("the corner ").nth(1);
        let corner: Option<Square> = corner.and_then(|it| it.get(..2)?.parse().ok());
        let says = |words: &str| sentence.contains(words);
        let reply = self.played.moves.get(1).and_then(|it| it.square());
        let rule = |number: usize, holds: bool| (!holds).then_some(number);

        if says("could wait") {
            let corner = self.played.moves[0].square()?;
            return rule(1, !self.better.takes(!self.mover, corner))
                .or(rule(2, reply.is_some_and(|it| squares.contains(&it))));
        }
        if says("comes first") {
            let early = self.played.moves[0].square()?;
            return rule(1, self.better.takes(self.mover, early));
        }
        if says("gave away the corner") || says("takes the corner") && says("at once") {
            return rule(2, reply == corner).or(rule(1, self.loses(corner?)));
        }
        if says("loses the corner") || says("takes the corner") {
            return rule(1, self.loses(corner?));
        }
        if says("win the corner") || says("wins the corner") || says("the corner") {
            return rule(1, self.misses(corner?));
        }
        if says("key square") || says("want that square most") {
            let square = squares[0];
            let is_best = self.better.moves[0].square() == Some(square);
            return rule(2, reply == Some(square)).or(rule(1, is_best));
        }
        if says("a region of") || says("a part with") {
            let region = region_of(self.played.positions[0], self.played.moves[0].square()?);
            return rule(4, self.played.last_in(region) != Some(self.mover));
        }
        if says("opens") || says("can be played now") {
            let square = squares[squares.len() - 1];
            let could = self.better.positions[1];
            let open = could.turn() != self.mover && could.legal_moves().contains(square);
            return rule(2, reply == Some(square)).or(rule(1, !open));
        }
        if says("last move in") || says("stable") || says("nobody can flip") {
            return None;
        }
        if says("to choose") || says("safe move") || says("instead of") || says("there are") {
            let [.., first, second] = numbers[..] else {
                return None;
            };
            let (few, many) = (first.min(second), first.max(second));
            let enough = if says("safe move") { 2 } else { 1 };
            return rule(3, many >= few + MANY || few <= FEW && many >= few + enough);
        }
        None
    }

    /// Whether the opponent gets a corner in the line that was played only, and more corners in all.
    fn loses(&self, corner: Square) -> bool {
        let [played, better] = [&self.played, &self.better].map(|it| it.takes(!self.mover, corner));
        played && !better && self.is_worse_in_corners()
    }

    /// Whether the player gets a corner in the better line only, and more corners in all.
    fn misses(&self, corner: Square) -> bool {
        let [played, better] = [&self.played, &self.better].map(|it| it.takes(self.mover, corner));
        better && !played && self.is_worse_in_corners()
    }

    fn is_worse_in_corners(&self) -> bool {
        let balance = |line: &Line| {
            let taken = |by| {
                Bitboard::CORNERS
                    .into_iter()
                    .filter(move |&it| line.takes(by, it))
            };
            taken(self.mover).count() as i32 - taken(!self.mover).count() as i32
        };
        balance(&self.played) < balance(&self.better)
    }
}

impl Line {
    fn new(start: Position, moves: Vec<Move>) -> Line {
        let mut positions = vec![start];
        for &mv in &moves {
            let before = positions[positions.len() - 1];
            positions.push(before.play(mv).expect("analyses contain legal moves"));
        }
        Line { moves, positions }
    }

    fn placed(&self) -> impl DoubleEndedIterator<Item = (Color, Square)> {
        let moves = self.moves.iter().zip(&self.positions);
        moves.filter_map(|(mv, before)| Some((before.turn(), mv.square()?)))
    }

    fn takes(&self, by: Color, square: Square) -> bool {
        self.placed().any(|it| it == (by, square))
    }

    fn last_in(&self, region: Bitboard) -> Option<Color> {
        let mut placed = self.placed().rev();
        placed.find(|it| region.contains(it.1)).map(|it| it.0)
    }
}

/// The empty squares that touch, also diagonally, starting from one of them.
fn region_of(position: Position, square: Square) -> Bitboard {
    let near = |a: Square, b: Square| {
        a.column().abs_diff(b.column()) <= 1 && a.row().abs_diff(b.row()) <= 1
    };
    let mut region = square.bitboard();
    loop {
        let touching = position.empties().into_iter();
        let grown: Bitboard = touching
            .filter(|&it| region.into_iter().any(|other| near(it, other)))
            .collect();
        if grown == region {
            return region;
        }
        region = grown;
    }
}
