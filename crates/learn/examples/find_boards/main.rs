//! Finds boards for the course in self-play games: positions in which the move that an idea asks for is clearly the best.
//!
//! `cargo run --release -p outflank-learn --example find_boards -- IDEA [COUNT] [SEED]` prints them, the clearest first.
//! The ideas are those of [`Idea::ALL`].

#[path = "../make_puzzles/games.rs"]
mod games;
mod idea;

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::{env, iter};

use anyhow::{Context, Result, bail};
use outflank_engine::{Engine, Level, MoveScore, Options};
use outflank_rules::Position;
use outflank_rules::random::Random;

use games::play_game;
use idea::{Idea, Wanted};

/// No move may be this close to the right one, in discs.
const CLEAR: f32 = 3.0;
/// Nobody learns anything from a game that is decided.
const DECIDED: f32 = 40.0;

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let (name, rest) = words.split_first().context("say which idea")?;
    let number = |place: usize, usual: u64| -> Result<u64> {
        rest.get(place)
            .map_or(Ok(usual), |word| word.parse().context("a number is wanted"))
    };
    let (count, seed) = (number(0, 12)? as usize, number(1, 1)?);
    let Some(idea) = Idea::ALL.into_iter().find(|idea| idea.name() == name) else {
        let names: Vec<&str> = Idea::ALL.iter().map(|idea| idea.name()).collect();
        bail!("there is no idea {name}: {}", names.join(", "));
    };
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    });
    let mut random = Random::new(seed);
    let mut known = HashSet::new();
    let games = iter::repeat_with(|| {
        let positions = play_game(&mut engine, &mut random);
        let fits = |position: Position| Some((position, idea.wanted(position)?));
        let wanted: Vec<(Position, Wanted)> = positions.into_iter().filter_map(fits).collect();
        // One of each game, so that they differ.
        wanted.into_iter().find_map(|(position, wanted)| {
            Some((position, verified(&mut engine, position, &wanted)?))
        })
    });
    let found = games
        .take(200_000)
        .flatten()
        .filter(|(position, _)| known.insert(position.board().canonical().0));
    for (position, told) in found.take(count) {
        println!("{position} {told}");
    }
    Ok(())
}

/// Whether the wanted move is the best by far, at two levels; what to print.
fn verified(engine: &mut Engine, position: Position, wanted: &Wanted) -> Option<String> {
    let mut told = None;
    for level in [8, 15] {
        let values = judge(engine, position, level);
        let value = |square| {
            let mv = outflank_rules::Move::Place(square);
            values
                .iter()
                .find(|it| it.mv == mv)
                .map(|it| it.value.discs())
        };
        let best = values.first()?;
        let right = value(wanted.right)?;
        if right.abs() > DECIDED {
            return None;
        }
        if let Some(wrong) = wanted.wrong {
            // Of two moves, one is much better; others may be as good.
            if best.value.discs() - right > 1.0 || right - value(wrong)? < 2.0 * CLEAR {
                return None;
            }
            told = Some(format!(
                "{} {wrong} {right:.1} {:.1}",
                wanted.right,
                value(wrong)?
            ));
        } else {
            let second = values.iter().find(|it| it.mv != wanted.right.into())?;
            if right - second.value.discs() < CLEAR {
                return None;
            }
            told = Some(format!(
                "{} {right:.1} {:.1}",
                wanted.right,
                second.value.discs()
            ));
        }
    }
    told
}

fn judge(engine: &mut Engine, position: Position, level: u8) -> Vec<MoveScore> {
    let level = Level::new(level).unwrap_or(Level::MIN);
    let report = engine.judge(position, level, None, &|| false, |_| {
        ControlFlow::Continue(())
    });
    report.lines
}
