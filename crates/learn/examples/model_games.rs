//! Games for the course to play along: Black makes the best moves by our own analysis, White is one of the first levels.
//!
//! `cargo run --release -p outflank-learn --example model_games -- LEVEL [GAMES] [SEED]` prints games that Black wins after
//! having been far behind in discs, with moments at which one move is much the best, and how both sides stand.
//! `model_games -- LEVEL OPENING`, with the moves of an opening, goes on from there for twelve moves of whoever is to move.

use std::env;
use std::ops::ControlFlow;
use std::sync::Arc;

use anyhow::{Context, Result};
use outflank_engine::{Book, Engine, Level, MoveScore, Options};
use outflank_learn::insight::moves_of;
use outflank_rules::{Bitboard, Color, Move, Position, Square};

/// How well Black plays, and every move is judged.
const BEST: u8 = 15;
/// A move to guess is better than any other by so many discs.
const CLEAR: f32 = 3.0;
/// How many moments a game needs.
const MOMENTS: usize = 5;

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let level = number(0).context("say which level the other side has")?;
    let level = Level::new(level as u8).context("there is no such level")?;
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 64 << 20,
    });
    engine.set_book(Some(Arc::new(Book::built_in())));
    if let (Some(opening), None) = (words.get(1), number(1)) {
        println!("{}", twelve(&mut engine, level, opening)?);
        return Ok(());
    }
    let (games, first) = (number(1).unwrap_or(20), number(2).unwrap_or(1));
    for seed in first..first + games {
        if let Some(told) = game(&mut engine, level, seed) {
            println!("seed {seed}\n{told}");
        }
    }
    Ok(())
}

/// The moves after an opening: twelve of one side, with the replies.
fn twelve(engine: &mut Engine, level: Level, opening: &str) -> Result<String> {
    let best = Level::new(BEST).context("a level")?;
    let mut position = Position::START;
    for name in opening.as_bytes().chunks(2) {
        let square: Square = str::from_utf8(name)?.parse()?;
        position = position.play(square.into())?;
    }
    let learner = position.turn();
    let mut told = String::new();
    for _ in 0..23 {
        let mv = if position.turn() == learner {
            judged(engine, position, best).first().context("a move")?.mv
        } else {
            let chosen = engine.choose(position, level, None, 1, &|| false);
            chosen.context("a move")?.0
        };
        told += &mv.to_string();
        position = position.play(mv)?;
    }
    Ok(told)
}

fn judged(engine: &mut Engine, position: Position, level: Level) -> Vec<MoveScore> {
    let report = engine.judge(position, level, None, &|| false, |_| {
        ControlFlow::Continue(())
    });
    report.lines
}

/// A game, if it is one to learn from.
fn game(engine: &mut Engine, white: Level, seed: u64) -> Option<String> {
    let best = Level::new(BEST)?;
    let mut position = Position::START;
    let (mut squares, mut told, mut moments) = (Vec::new(), Vec::new(), 0);
    let (mut ply, mut furthest_behind) = (0, 0);
    while !position.is_over() {
        let mut clear = 0.0;
        let mv = if position.must_pass() {
            Move::Pass
        } else if position.turn() == Color::White {
            engine.choose(position, white, None, seed, &|| false)?.0
        } else {
            let lines = judged(engine, position, best);
            let value = |place: usize| lines.get(place).map(|it| it.value.discs());
            clear = value(0)? - value(1).unwrap_or(f32::MIN);
            lines.first()?.mv
        };
        let choice = position.legal_moves().len() > 2 && (CLEAR..100.0).contains(&clear);
        moments += usize::from(choice && ply > 12);
        position = position.play(mv).ok()?;
        ply += 1;
        squares.extend(mv.square());
        let of = |color| {
            let discs = position.discs(color);
            let corners = (discs & Bitboard::CORNERS).len();
            let moves = moves_of(position, color).len();
            format!("{} discs {moves} moves {corners} corners", discs.len())
        };
        let mark = if choice {
            format!(" clear by {clear:.1}")
        } else {
            String::new()
        };
        let [black, white] = Color::ALL.map(of);
        told.push(format!("  {ply} {mv}: black {black}, white {white}{mark}"));
        furthest_behind = furthest_behind.min(position.disc_difference(Color::Black).discs());
    }
    let margin = position.disc_difference(Color::Black).discs();
    let worth = margin > 0 && moments >= MOMENTS && furthest_behind <= -15;
    let line: Vec<String> = squares.iter().map(ToString::to_string).collect();
    worth.then(|| {
        format!(
            "{}\n  margin {margin}, moments {moments}, behind {furthest_behind}\n{}",
            line.join(" "),
            told.join("\n")
        )
    })
}
