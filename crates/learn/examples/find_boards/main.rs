//! Finds boards for the course among the puzzles and in self-play games: positions in which the move that an idea asks for is clearly the best.
//!
//! `cargo run --release -p outflank-learn --example find_boards -- IDEA,IDEA,… [COUNT] [SEED] [GAMES]` prints them as they
//! are found, each with its idea. The ideas are those of [`Idea::ALL`]; `all` means all.

#[path = "../make_puzzles/games.rs"]
mod games;
mod idea;

use std::collections::{HashMap, HashSet};
use std::env;
use std::ops::ControlFlow;

use anyhow::{Context, Result, bail};
use outflank_engine::{Engine, Level, MoveScore, Options};
use outflank_learn::challenge::{Awaited, Challenge, Contest, Goal, Spar};
use outflank_learn::course::{self, worth};
use outflank_learn::insight::{corner, reasons};
use outflank_learn::training::Tag;
use outflank_learn::{Remark, Verdict, puzzle};
use outflank_rules::random::Random;
use outflank_rules::{Bitboard, Board, Color, Move, Position, Square};

use games::play_game;
use idea::{Idea, Wanted};

/// No move may be this close to the right one, in discs.
const CLEAR: f32 = 3.0;
/// Nobody learns anything from a game that is decided.
const DECIDED: f32 = 40.0;

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let (names, rest) = words.split_first().context("say which ideas")?;
    let number = |place: usize, usual: u64| -> Result<u64> {
        rest.get(place)
            .map_or(Ok(usual), |word| word.parse().context("a number is wanted"))
    };
    let (count, seed, games) = (number(0, 12)? as usize, number(1, 1)?, number(2, 200_000)?);
    let ideas = Idea::ALL
        .into_iter()
        .filter(|idea| names == "all" || names.split(',').any(|name| name == idea.name()));
    let ideas: Vec<Idea> = ideas.collect();
    if ideas.is_empty() {
        let names: Vec<&str> = Idea::ALL.iter().map(|idea| idea.name()).collect();
        bail!("there is no such idea: {}", names.join(", "));
    }
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    });
    let mut random = Random::new(seed);
    let steps = course::chapters().iter().flat_map(|it| &it.steps);
    let mut known: HashSet<Board> = steps.map(|it| it.position.board().canonical().0).collect();
    // The puzzles first: they are games of one position.
    let mut puzzles = puzzle::made().iter();
    let mut found: HashMap<&str, usize> = HashMap::new();
    for _ in 0..games {
        let open: Vec<Idea> = ideas
            .iter()
            .copied()
            .filter(|idea| found.get(idea.name()).is_none_or(|it| *it < count))
            .collect();
        if open.is_empty() {
            break;
        }
        let positions = match puzzles.next() {
            Some(puzzle) => vec![puzzle.position],
            // Whoever plays well is not wiped out.
            None if open == [Idea::WipeOut] => random_game(&mut random),
            None => play_game(&mut engine, &mut random),
        };
        for idea in open {
            // One of each game, so that they differ.
            let told = positions.iter().find_map(|&position| {
                let wanted = idea.wanted(position)?;
                let told = verified(&mut engine, position, &wanted)?;
                let is_new = known.insert(position.board().canonical().0);
                is_new.then(|| format!("{} {} {told}", idea.name(), as_black(position)))
            });
            if let Some(told) = told {
                println!("{told}");
                *found.entry(idea.name()).or_default() += 1;
            }
        }
    }
    Ok(())
}

/// The positions of a game without any plan.
fn random_game(random: &mut Random) -> Vec<Position> {
    let (mut position, mut positions) = (Position::START, Vec::new());
    loop {
        let moves: Vec<Move> = position.moves().collect();
        let Some(&mv) = moves.get(random.below(moves.len().max(1) as u32) as usize) else {
            return positions;
        };
        positions.push(position);
        position = position.play(mv).unwrap_or(position);
    }
}

/// The same board with the learner as Black.
fn as_black(position: Position) -> Position {
    match position.turn() {
        Color::Black => position,
        Color::White => Position::new(position.board(), Color::Black),
    }
}

/// Whether the wanted move is the best by far, at two levels; what to print.
fn verified(engine: &mut Engine, position: Position, wanted: &Wanted) -> Option<String> {
    let (mut told, mut named) = (String::new(), String::new());
    match wanted {
        Wanted::Look => return Some(told),
        Wanted::RunOut => return run_out(engine, position),
        Wanted::Chances => {
            let best = judge(engine, position, 15).first()?.value.discs();
            return (0.0..=6.0).contains(&best).then(|| format!("{best:.1}"));
        }
        Wanted::Region(square) => return Some(format!("{square} {square}")),
        Wanted::Corner(_, moves) if !goes_well(engine, position, *moves) => return None,
        _ => {}
    }
    let mut wanted_pair = match *wanted {
        Wanted::Pair(right, wrong) => Some((right, wrong)),
        Wanted::Unlike(does) => {
            let values = judge(engine, position, 8);
            let right = values.first()?.mv.square()?;
            let mut others = position.legal_moves().into_iter();
            let wrong = others.find(|it| does(position, *it))?;
            (!does(position, right)).then_some((right, wrong))
        }
        _ => None,
    };
    for level in [8, 15] {
        let values = judge(engine, position, level);
        let value = |square: Square| {
            let own = values.iter().find(|it| it.mv == square.into());
            own.map(|it| it.value.discs())
        };
        let best = values.first()?;
        if best.value.discs().abs() > DECIDED {
            return None;
        }
        if let (Wanted::Because(is), None) = (wanted, wanted_pair) {
            if level == 8 && values.len() > 1 {
                // The lines of the deeper look are better.
                let worst = values.last()?;
                if best.value.discs() - worst.value.discs() < 2.0 * CLEAR {
                    return None;
                }
                continue;
            }
            let (worse, why) = values.iter().skip(1).find_map(|it| {
                let cost = best.value.discs() - it.value.discs();
                let why = reasons(position, &it.line, &best.line);
                let holds = (2.0 * CLEAR..=20.0).contains(&cost) && why.iter().any(is);
                holds.then_some((it, why))
            })?;
            wanted_pair = Some((best.mv.square()?, worse.mv.square()?));
            // All that hold, the first one first.
            let mut tags: Vec<&str> = why.into_iter().map(|it| Tag::of(it).name()).collect();
            tags.dedup();
            named = tags.join(" ");
        }
        let wanted_move = match *wanted {
            Wanted::Move(right) | Wanted::Corner(right, _) => Some(right),
            Wanted::Best(does) => best.mv.square().filter(|it| does(position, *it)),
            _ => None,
        };
        match (wanted_move, wanted_pair) {
            (Some(right), _) => {
                let own = value(right)?;
                let second = values.iter().find(|it| it.mv != right.into())?;
                if own - second.value.discs() < CLEAR {
                    return None;
                }
                told = format!("{right} {own:.1} {:.1}", second.value.discs());
            }
            (_, Some((right, wrong))) => {
                // Of two moves, one is much better; others may be as good.
                let (own, other) = (value(right)?, value(wrong)?);
                if best.value.discs() - own > 1.0 || own - other < 2.0 * CLEAR {
                    return None;
                }
                told = format!("{right} {wrong} {own:.1} {other:.1} {named}");
            }
            _ => return None,
        }
    }
    Some(told)
}

/// Whether a corner can be won in so many moves, and none of them costs more than the course allows.
fn goes_well(engine: &mut Engine, position: Position, moves: u32) -> bool {
    let values = judge(engine, position, 15);
    let best = values.first().map_or(0.0, |it| it.value.discs());
    let forcing = corner::forcing(position, moves);
    let right = values
        .iter()
        .filter(|it| best - it.value.discs() <= worth::MARGIN);
    let right: Bitboard = right.filter_map(|it| it.mv.square()).collect();
    let right = right & forcing;
    !right.is_empty()
        && right.into_iter().all(|square| {
            let goal = Goal::Corner { moves };
            square.is_corner()
                || Challenge::new(position, goal).is_some_and(|mut challenge| {
                    challenge.play(square.into());
                    goes_well(engine, challenge.position(), moves - 1)
                })
        })
}

/// After how many moves the opponent has no safe one, if it is neither soon nor late.
fn run_out(engine: &mut Engine, position: Position) -> Option<String> {
    let (level, moves) = (Level::new(4)?, 8);
    let contest = Contest::RunOut {
        level: level.number(),
        moves,
    };
    let mut spar = Spar::new(position, contest);
    for made in 1..=moves {
        loop {
            match spar.awaits() {
                Some(Awaited::Values(position)) => {
                    let values = judge(engine, position, 10);
                    let worth = |it: &MoveScore| Some((it.mv.square()?, it.value.discs()));
                    spar.hear_values(values.iter().filter_map(worth).collect());
                }
                Some(Awaited::Reply(position, _)) => {
                    let (mv, _) = engine.choose(position, level, None, 1, &|| false)?;
                    spar.hear_reply(mv);
                }
                None => break,
            }
        }
        let Remark::HintTry { square } = spar.hint()?.remark else {
            return None;
        };
        if spar.play(square.into()).verdict == Verdict::Done {
            return (3..=5).contains(&made).then(|| made.to_string());
        }
    }
    None
}

fn judge(engine: &mut Engine, position: Position, level: u8) -> Vec<MoveScore> {
    let level = Level::new(level).unwrap_or(Level::MIN);
    let report = engine.judge(position, level, None, &|| false, |_| {
        ControlFlow::Continue(())
    });
    report.lines
}
