//! Whether what the course teaches wins games: a player of level 1 that knows one rule of it against level 1 without.
//!
//! `cargo run --release -p outflank-learn --example lessons_win -- [GAMES]` prints a table for `docs/teaching.md`. The same
//! number of games gives the same table.

use std::env;

use anyhow::{Context, Result};
use outflank_engine::{Engine, Level, Options};
use outflank_learn::insight::{corner, moves_of, odd_regions, openness, stable};
use outflank_rules::random::Random;
use outflank_rules::{Bitboard, Color, Move, Position, Square};

/// A rule of the course.
struct Rule {
    name: &'static str,
    chapter: &'static str,
    /// How far a move is from what the rule wants: of the moves with the least, the one that level 1 likes best is made.
    distance: fn(Position, Square) -> u32,
}

const RULES: [Rule; 9] = [
    Rule {
        name: "never an X-square next to an empty corner",
        chapter: "neighbours",
        distance: |position, square| {
            let empty = |&it: &Square| position.empties().contains(it);
            let mut corners = Square::CORNERS.into_iter().filter(empty);
            u32::from(corners.any(|it| corner::diagonal_neighbour(it) == Some(square)))
        },
    },
    Rule {
        name: "no move that opens a corner",
        chapter: "neighbours",
        distance: opened,
    },
    Rule {
        name: "take a corner",
        chapter: "stable",
        distance: |_, square| u32::from(!square.is_corner()),
    },
    Rule {
        name: "the most stable discs",
        chapter: "stable",
        distance: |position, square| {
            let own = position.turn();
            64 - after(position, square).map_or(0, |it| stable(it, own).len())
        },
    },
    Rule {
        name: "the fewest replies",
        chapter: "control",
        distance: replies,
    },
    Rule {
        name: "the fewest replies, of the moves that open no corner",
        chapter: "control",
        distance: |position, square| 100 * opened(position, square) + replies(position, square),
    },
    Rule {
        name: "the quietest move",
        chapter: "few",
        distance: loudness,
    },
    Rule {
        name: "the quietest move, of those that open no corner",
        chapter: "few",
        distance: |position, square| 100 * opened(position, square) + loudness(position, square),
    },
    Rule {
        name: "into odd regions, from 16 empty squares on",
        chapter: "parity",
        distance: |position, square| match position.empties().len() {
            ..=16 => u32::from(!odd_regions(position).contains(square)),
            _ => 0,
        },
    },
];

fn replies(position: Position, square: Square) -> u32 {
    after(position, square).map_or(0, |it| it.legal_moves().len())
}

fn loudness(position: Position, square: Square) -> u32 {
    openness(position, square).len()
}

/// How many corners a move opens to the opponent.
fn opened(position: Position, square: Square) -> u32 {
    let before = moves_of(position, !position.turn());
    let opened = after(position, square).map(|it| corner::open(it) - before);
    opened.map_or(0, Bitboard::len)
}

fn after(position: Position, square: Square) -> Option<Position> {
    position.play(square.into()).ok()
}

fn main() -> Result<()> {
    let games = env::args().nth(1).map_or(Ok(400), |word| word.parse());
    let games: u32 = games.context("say how many games")?;
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    });
    println!("| the rule | chapter | points of {games} | share | 95 % |\n|---|---|---|---|---|");
    for rule in &RULES {
        let mut random = Random::new(1);
        let mut pairs = Vec::new();
        for _ in 0..games / 2 {
            let opening = opening(&mut random);
            let seed = random.bits();
            // Each opening twice, with colours swapped.
            let points = Color::ALL.map(|color| play(&mut engine, opening, rule, color, seed));
            pairs.push(f64::midpoint(points[0], points[1]));
        }
        let count = pairs.len() as f64;
        let share = pairs.iter().sum::<f64>() / count;
        let variance = pairs.iter().map(|it| (it - share).powi(2)).sum::<f64>() / (count - 1.0);
        let error = 1.96 * (variance / count).sqrt();
        println!(
            "| {} | `{}` | {:.1} | {:.1} % | {:.1}–{:.1} % |",
            rule.name,
            rule.chapter,
            share * 2.0 * count,
            100.0 * share,
            100.0 * (share - error),
            100.0 * (share + error)
        );
    }
    Ok(())
}

/// Six moves by chance.
fn opening(random: &mut Random) -> Position {
    let mut position = Position::START;
    for _ in 0..6 {
        let moves: Vec<Move> = position.moves().collect();
        let mv = moves[random.below(moves.len() as u32) as usize];
        position = position.play(mv).unwrap_or(position);
    }
    position
}

/// The points of the player who knows the rule.
fn play(engine: &mut Engine, opening: Position, rule: &Rule, knows: Color, seed: u64) -> f64 {
    let mut position = opening;
    while !position.is_over() {
        let chosen = engine.choose(position, Level::MIN, None, seed, &|| false);
        let mv = match chosen {
            Some((mv, report)) if position.turn() == knows && mv != Move::Pass => {
                // The moves as level 1 likes them.
                let liked = report.lines.iter().filter_map(|it| it.mv.square());
                let best = liked.min_by_key(|&square| (rule.distance)(position, square));
                best.map_or(mv, Into::into)
            }
            Some((mv, _)) => mv,
            None => Move::Pass,
        };
        let Ok(after) = position.play(mv) else { break };
        position = after;
    }
    match position.disc_difference(knows).discs() {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}
