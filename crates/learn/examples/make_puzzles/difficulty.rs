//! The difficulty of a puzzle, from measurements.

use outflank_engine::MoveScore;
use outflank_learn::challenge::{Challenge, Goal};
use outflank_learn::insight::corner;
use outflank_learn::puzzle::{Difficulty, Kind, Puzzle};
use outflank_rules::{Bitboard, Square};

/// A number that grows with
/// - the length: moves to the corner, or empty squares;
/// - the choice: how many moves there are;
/// - the temptation: how many moves look better than the solution at a glance, and by how much (`looks`: a
///   two-ply search, best first);
/// - the later decisions: how often one can still go wrong.
pub fn hardness(puzzle: &Puzzle, looks: &[MoveScore]) -> f32 {
    let choice = puzzle.position.legal_moves().len() as f32 / 10.0;
    let length = match puzzle.goal {
        Goal::Corner { moves } => (moves - 2) as f32 * 1.2,
        Goal::Win | Goal::BestScore | Goal::BestMove => {
            puzzle.position.empties().len() as f32 * 0.22
        }
    };
    length
        + choice
        + temptation(puzzle.solution, looks)
        + 0.5 * looks_dangerous(puzzle)
        + 0.2 * later_decisions(puzzle)
}

fn temptation(solution: Square, looks: &[MoveScore]) -> f32 {
    let rank = looks.iter().position(|score| score.mv == solution.into());
    let rank = rank.unwrap_or(looks.len());
    let gap = match (looks.first(), looks.get(rank)) {
        (Some(best), Some(own)) => best.value.discs() - own.value.discs(),
        _ => 0.0,
    };
    rank.min(5) as f32 * 0.12 + gap.min(12.0) * 0.08
}

/// A solution next to an empty corner contradicts every beginner's lesson.
fn looks_dangerous(puzzle: &Puzzle) -> f32 {
    let empty = puzzle.position.empties() & Bitboard::CORNERS;
    let near = |corner: Square| corner::neighbours(corner).contains(puzzle.solution);
    f32::from(u8::from(empty.into_iter().any(near)))
}

/// How many later decisions have a wrong move, at most five.
fn later_decisions(puzzle: &Puzzle) -> f32 {
    let Some(mut challenge) = Challenge::new(puzzle.position, puzzle.goal) else {
        return 0.0;
    };
    let mut decisions = 0;
    challenge.play(puzzle.solution.into());
    while let Some(square) = challenge.right_moves().first() {
        let choices = challenge.position().legal_moves();
        decisions += u32::from(challenge.right_moves() != choices);
        challenge.play(square.into());
    }
    decisions.min(5) as f32
}

/// The bounds between difficulties: about a fifth of all puzzles seen falls into each.
const STEPS: [(Kind, [f32; 4]); 3] = [
    (Kind::Corner, [1.6, 2.6, 3.3, 4.2]),
    (Kind::Win, [2.2, 3.0, 3.7, 4.3]),
    (Kind::Ending, [2.2, 3.0, 3.7, 4.3]),
];

pub fn difficulty(kind: Kind, hardness: f32) -> Difficulty {
    let steps = STEPS.iter().find(|(other, _)| *other == kind);
    let above = steps.map_or(0, |(_, steps)| {
        steps.iter().filter(|&&step| hardness >= step).count()
    });
    Difficulty::new(above as u8 + 1).unwrap_or(Difficulty::MAX)
}

/// The quintiles of the puzzles seen, for setting the bounds.
pub fn distribution(hardness: &[f32]) -> String {
    let mut sorted = hardness.to_vec();
    sorted.sort_by(f32::total_cmp);
    let fifths = (1..5).map(|fifth| sorted[sorted.len() * fifth / 5]);
    let fifths: Vec<String> = fifths.map(|value| format!("{value:.2}")).collect();
    format!("{} came by; fifths at {}", sorted.len(), fifths.join(", "))
}
