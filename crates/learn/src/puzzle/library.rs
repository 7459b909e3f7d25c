use std::sync::{LazyLock, OnceLock};

use outflank_play::collection;
use outflank_rules::notation::position_prefix;
use outflank_rules::{Position, Square};

use super::{Difficulty, Kind, Puzzle};
use crate::challenge::Goal;
use crate::solved;

/// Whether the puzzles are part of the program. A page fetches them: see [`provide`].
const IS_BUILT_IN: bool = !cfg!(all(target_family = "wasm", target_os = "unknown"));

static CLASSICS: LazyLock<Vec<Puzzle>> = LazyLock::new(|| known().collect());

static LIBRARY: OnceLock<Vec<Puzzle>> = OnceLock::new();

/// All puzzles: the five classics, then those made by the engine, by kind, easy ones first.
///
/// In a page these are the classics alone, until it has [provided](provide) the others.
pub fn library() -> &'static [Puzzle] {
    if IS_BUILT_IN {
        return LIBRARY.get_or_init(|| with_classics(built_in()));
    }
    LIBRARY.get().unwrap_or(&CLASSICS)
}

/// Provides the puzzles that were made by the engine, where they are not part of the program.
pub fn provide(text: &str) -> Result<(), BadLine> {
    let made = read(text)?;
    LIBRARY.get_or_init(|| with_classics(made));
    Ok(())
}

fn built_in() -> Vec<Puzzle> {
    read(include_str!("../../puzzles.txt")).expect("the built-in puzzles are intact")
}

fn with_classics(made: Vec<Puzzle>) -> Vec<Puzzle> {
    known().chain(made).collect()
}

/// The five classics.
pub fn classics() -> &'static [Puzzle] {
    let made = library().partition_point(Puzzle::is_classic);
    &library()[..made]
}

/// Those made by the engine.
pub fn made() -> &'static [Puzzle] {
    &library()[classics().len()..]
}

/// The puzzle with this id, or the ending of the ladder.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    let mut all = library().iter().chain(solved::boards());
    all.find(|puzzle| puzzle.id == id)
}

/// What the classics are rated: as the easy ones that were made.
const CLASSIC_RATING: u16 = 1100;

/// The five classics (fact B8), made for beginners and so not hard.
fn known() -> impl Iterator<Item = Puzzle> {
    collection::puzzles().filter_map(|item| {
        Some(Puzzle {
            id: item.id.to_owned(),
            kind: Kind::Corner,
            goal: Goal::Corner { moves: 2 },
            difficulty: Difficulty::new(2)?,
            rating: CLASSIC_RATING,
            position: item.position,
            solution: *item.solution.first()?,
        })
    })
}

/// The id of a puzzle: the same for all symmetric positions and for swapped colours.
pub(crate) fn name(position: Position) -> String {
    let board = position.board().canonical().0;
    let mixed = board.player().0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ board
            .opponent()
            .0
            .wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
            .rotate_left(31);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    format!("{:08x}", mixed >> 32)
}

/// Reads puzzles, one per line: kind, difficulty, rating, position, solution, and for corners the number of moves.
/// Empty lines and lines that begin with `#` are skipped.
pub fn read(text: &str) -> Result<Vec<Puzzle>, BadLine> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(index, line)| read_line(line).ok_or(BadLine { line: index + 1 }))
        .collect()
}

fn read_line(line: &str) -> Option<Puzzle> {
    let (kind, rest) = line.split_once(' ')?;
    let (difficulty, rest) = rest.split_once(' ')?;
    let (rating, rest) = rest.split_once(' ')?;
    let (position, rest) = position_prefix(rest).ok()?;
    let mut rest = rest.split_whitespace();
    let solution: Square = rest.next()?.parse().ok()?;
    let kind = Kind::ALL.into_iter().find(|other| other.name() == kind)?;
    let goal = match kind {
        Kind::Corner => Goal::Corner {
            moves: rest.next()?.parse().ok()?,
        },
        Kind::Win => Goal::Win,
        Kind::Ending => Goal::BestScore,
        _ => Goal::BestMove,
    };
    let puzzle = Puzzle::new(
        position,
        kind,
        goal,
        difficulty.parse().ok()?,
        rating.parse().ok()?,
        solution,
    );
    rest.next().is_none().then_some(puzzle)
}

/// A puzzle as a line that [`read`] reads.
pub fn write(puzzle: &Puzzle) -> String {
    let Puzzle {
        goal,
        difficulty,
        rating,
        position,
        solution,
        ..
    } = puzzle;
    let difficulty = difficulty.number();
    let line = format!(
        "{} {difficulty} {rating} {position} {solution}",
        puzzle.kind()
    );
    match goal {
        Goal::Corner { moves } => format!("{line} {moves}"),
        Goal::Win | Goal::BestScore | Goal::BestMove => line,
    }
}

/// A line that is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {} is not a puzzle", .line)]
pub struct BadLine {
    /// The line number, from 1.
    pub line: usize,
}
