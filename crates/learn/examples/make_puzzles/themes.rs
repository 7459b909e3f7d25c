//! Puzzles about the reason why a move is the best.

use std::collections::{BTreeMap, HashSet};

use outflank_engine::{Engine, Level};
use outflank_learn::Solver;
use outflank_learn::challenge::Goal;
use outflank_learn::puzzle::{Difficulty, Kind, Puzzle, themes};
use outflank_rules::random::Random;
use outflank_rules::{Move, Position};

/// How many of each theme.
const EACH: usize = 220;
/// The empty squares: more would keep a learner waiting, with fewer there is no plan.
const EMPTIES: std::ops::RangeInclusive<u32> = 7..=11;
/// With fewer legal moves it is no puzzle.
const FEWEST_MOVES: u32 = 4;
/// A lopsided game makes no puzzle.
const DECIDED: i32 = 32;

/// Adds puzzles with themes from so many games; after every hundred, `save` gets what there is.
pub fn add(
    engine: &mut Engine,
    puzzles: &mut Vec<Puzzle>,
    games: u32,
    seed: u64,
    mut save: impl FnMut(&[Puzzle]),
) {
    let mut random = Random::new(seed);
    let mut solver = Solver::default();
    let mut known: HashSet<String> = puzzles.iter().map(|it| it.id.clone()).collect();
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    for puzzle in puzzles.iter() {
        *counts.entry(puzzle.kind()).or_default() += 1;
    }
    // What came by, to state the yield.
    let (mut looked, mut occurred) = (0_u32, BTreeMap::<Kind, u32>::new());
    for game in 1..=games {
        let mut from_this_game = HashSet::new();
        for position in play_game(engine, &mut random) {
            looked += 1;
            let Some((best, themes)) = themes(position, &mut solver) else {
                continue;
            };
            for &kind in &themes {
                *occurred.entry(kind).or_default() += 1;
            }
            // The rarest of its themes gets it.
            let has = |kind: &Kind| counts.get(kind).copied().unwrap_or(0);
            let wanted = themes.iter().filter(|kind| has(kind) < EACH);
            let Some(&kind) = wanted.min_by_key(|kind| has(kind)) else {
                continue;
            };
            let puzzle = Puzzle::new(position, kind, Goal::BestMove, Difficulty::MIN, 0, best);
            let is_close = solver
                .score(position)
                .is_some_and(|it| it.discs().abs() <= DECIDED);
            if is_close && !from_this_game.contains(&kind) && known.insert(puzzle.id.clone()) {
                from_this_game.insert(kind);
                *counts.entry(kind).or_default() += 1;
                puzzles.push(puzzle);
            }
        }
        let full = Kind::themes().all(|kind| counts.get(&kind).is_some_and(|it| *it >= EACH));
        if game % 100 == 0 || full || game == games {
            eprintln!("{game} games, {looked} positions; kept {counts:?}; seen {occurred:?}");
            save(puzzles);
        }
        if full {
            break;
        }
    }
}

/// The positions of a game with so many empty squares.
fn play_game(engine: &mut Engine, random: &mut Random) -> Vec<Position> {
    let opening = 4 + random.below(12);
    let levels = [0; 2].map(|_: u8| Level::new(3 + random.below(4) as u8).unwrap_or(Level::MIN));
    let seed = random.bits();
    let (mut position, mut positions) = (Position::START, Vec::new());
    for ply in 0.. {
        let moves: Vec<Move> = position.moves().collect();
        let empties = position.empties().len();
        if empties < *EMPTIES.start() || moves.is_empty() {
            break;
        }
        if EMPTIES.contains(&empties) && moves.len() as u32 >= FEWEST_MOVES {
            positions.push(position);
        }
        let level = levels[position.turn().index()];
        let mv = match moves[..] {
            [only] => only,
            _ if ply < opening => moves[random.below(moves.len() as u32) as usize],
            [first, ..] => engine
                .choose(position, level, None, seed, &|| false)
                .map_or(first, |(mv, _)| mv),
            [] => break,
        };
        let Ok(after) = position.play(mv) else { break };
        position = after;
    }
    positions
}
