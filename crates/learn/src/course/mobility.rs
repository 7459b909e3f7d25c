//! Level 2: moves are worth more than discs. Facts B5 and B6.

use outflank_rules::{Bitboard, Color};

use super::step::{Aim, Quantity, Step, Subject, Task};
use super::{Chapter, Part, chapter, drill, found, pairs};
use crate::challenge::Contest;
use crate::training::Drill;

/// A move that flips one disc leaves White three replies; the others leave six and more.
const TIGHT: &str = "-----------O----XOOO----XXOOOO--OOXOOO-OOOOOOOOOXX-XXO-OX-XXX--- X";
/// White has all four corners and has lost.
const FOUR_CORNERS: &str = "OXXXXXXOXXXOXXXXXXXXXOXXXXXXOXXXXXXOXXXXXXXOXOXXXXXXXXXXOOOOOOOO O";
/// Four black discs and sixteen moves, twenty white discs and four moves.
const FEW_DISCS: &str = "-----------OOO----OOOXX--OOOXOO---OXOO----OOOO----O-O----------- X";

pub(super) fn chapters() -> Vec<Chapter> {
    let count = |color| Task::Count(Quantity::Moves(color));
    let frontier = Task::Mark(Subject::Frontier(Color::Black));
    // On every second board, those of the opponent.
    let moves = found("moves-count", || count(Color::Black))
        .enumerate()
        .map(|(number, step)| match number % 2 {
            0 => step,
            _ => Step {
                task: count(Color::White),
                ..step.told_as("moves-theirs")
            },
        });
    let marks = found("frontier-mark", || frontier.clone());
    let safe = found("safe-count", || Task::Count(Quantity::SafeMoves));
    let game = found("safe-game", || {
        Task::Spar(Contest::RunOut { level: 4, moves: 8 })
    });
    let out = found("safe-out", || Task::Play(Aim::FewestSafe));
    [
        (
            "moves",
            moves.chain([drill("moves-drill", Drill::Moves)]).collect(),
        ),
        ("control", control()),
        ("frontier", marks.chain(pairs("frontier-which")).collect()),
        ("few", few()),
        ("safe", safe.chain(out).chain(game).collect()),
        ("wipe", pairs("wipe-which").collect()),
    ]
    .into_iter()
    .map(|(id, steps)| chapter(Part::Mobility, id, steps))
    .collect()
}

/// B5.
fn control() -> Vec<Step> {
    let count = Step::new(
        "control-count",
        TIGHT,
        Task::Count(Quantity::Moves(Color::Black)),
    );
    let fewest = Step::new("control-fewest", TIGHT, Task::Play(Aim::FewestReplies));
    let corners = Step::new(
        "control-corners",
        FOUR_CORNERS,
        Task::Count(Quantity::Margin),
    )
    .highlight(Bitboard::CORNERS);
    let more = found("control-fewest", || Task::Play(Aim::FewestReplies));
    [count, fewest]
        .into_iter()
        .chain(more)
        .chain([corners])
        .collect()
}

/// B6.
fn few() -> Vec<Step> {
    let moves = Step::new(
        "few-moves",
        FEW_DISCS,
        Task::Count(Quantity::Moves(Color::White)),
    );
    let quiet = found("few-quiet", || Task::Play(Aim::Quietest));
    [moves]
        .into_iter()
        .chain(quiet)
        .chain(pairs("few-wall"))
        .collect()
}
