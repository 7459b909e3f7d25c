//! Finds boards for the course among the puzzles and in self-play games: positions in which the move that an idea asks for
//! is clearly the best.
//!
//! `cargo run --release -p outflank-learn --example find_boards -- IDEA,IDEA,… [COUNT] [SEED] [GAMES]` prints them as they
//! are found, each with its idea. The ideas are those of [`Idea::ALL`]; `all` means all. `reasons` instead prints why one of two
//! moves is worse, for each board of the course that lets choose.

#[path = "../make_puzzles/games.rs"]
mod games;
mod idea;

use std::collections::{HashMap, HashSet};
use std::env;
use std::ops::ControlFlow;

use anyhow::{Context, Result, bail};
use outflank_engine::{Engine, Level, MoveScore, Options};
use outflank_learn::challenge::{Awaited, Challenge, Contest, Goal, Spar};
use outflank_learn::course::{self, Aim, worth};
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
    if names == "reasons" {
        print_reasons();
        return Ok(());
    }
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
    let mut engine = engine();
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
                let told = verified(&mut engine, position, &wanted, idea.tag())?;
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

fn engine() -> Engine {
    Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    })
}

/// Why the second of two moves is worse: all reasons that hold, that of the idea first, if it does.
fn tags(position: Position, [better, worse]: [&MoveScore; 2], first: Option<Tag>) -> Vec<Tag> {
    let why = reasons(position, &worse.line, &better.line);
    let mut tags: Vec<Tag> = Vec::new();
    for tag in why.into_iter().map(Tag::of) {
        if Some(tag) == first {
            tags.retain(|it| *it != tag);
            tags.insert(0, tag);
        } else if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    tags
}

/// Prints why one of two moves is worse, for each step of the course that lets choose.
fn print_reasons() {
    let mut engine = engine();
    for step in course::chapters().iter().flat_map(|it| &it.steps) {
        let course::Task::Play(Aim::Either(one, other)) = step.task else {
            continue;
        };
        let values = judge(&mut engine, step.position, 15);
        let of_two = |it: &&MoveScore| it.mv == one.into() || it.mv == other.into();
        let of_two: Vec<&MoveScore> = values.iter().filter(of_two).collect();
        if let [better, worse] = of_two[..] {
            let first = match step.text {
                "neighbours-which" => Idea::UnsafeX.tag(),
                "frontier-which" | "few-wall" => Idea::Wall.tag(),
                "edges-which" => Idea::EdgePair.tag(),
                "wedge-which" => Idea::DenyWedge.tag(),
                "tempo-which" => Idea::Tempo.tag(),
                "poison-which" => Idea::Poison.tag(),
                _ => None,
            };
            let tags = tags(step.position, [better, worse], first);
            let tags: Vec<&str> = tags.into_iter().map(Tag::name).collect();
            println!("{} {}", step.id, tags.join(" "));
        }
    }
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
fn verified(
    engine: &mut Engine,
    position: Position,
    wanted: &Wanted,
    tag: Option<Tag>,
) -> Option<String> {
    let mut told = String::new();
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
            let right = best.mv.square()?;
            wanted_pair = values.iter().skip(1).find_map(|it| {
                let wrong = it.mv.square()?;
                let cost = best.value.discs() - it.value.discs();
                let why = reasons(position, &it.line, &best.line);
                let fits = (2.0 * CLEAR..=20.0).contains(&cost)
                    && why.iter().any(|why| is(why, [right, wrong]));
                fits.then_some((right, wrong))
            });
            wanted_pair?;
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
                let line = |square: Square| values.iter().find(|it| it.mv == square.into());
                let tags = tags(position, [line(right)?, line(wrong)?], tag);
                if level == 15 && tag.map_or(tags.is_empty(), |tag| tags.first() != Some(&tag)) {
                    return None;
                }
                let tags: Vec<&str> = tags.into_iter().map(Tag::name).collect();
                told = format!("{right} {wrong} {own:.1} {other:.1} {}", tags.join(" "));
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
