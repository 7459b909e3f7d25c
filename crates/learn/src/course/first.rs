//! Level 1: discs do not count yet, corners do. Facts B1 to B4, B8 and B9.

use outflank_play::collection;
use outflank_rules::{Bitboard, Color, Position, Square};

use super::step::{Aim, Quantity, Step, Subject, Task};
use super::{Chapter, Part, chapter, drill, found, pairs};
use crate::challenge::{Contest, Goal};
use crate::insight::stable;
use crate::training::Drill;

/// One black disc against 59 white ones, and Black wins 40–24.
const ONE_DISC: &str = "-OOOOOO-OOOOOOOOOOOOOOOOOOOXOOOOOOOOOOOOOOOOOOOOOOOOOOOO-OOOOOO- X";
/// Twenty moves are made, White has far more discs, and Black has good chances.
const OUTNUMBERED: &str = "------------------OOO-O--OOOXO---OOXOOO--OXOX-X--OOX----O------- X";
/// Black holds h8 and grows from there; five more black discs are loose.
const LOOSE_AND_STABLE: &str = "-----O-----OOO-----OOOX--OOOXOXX-O-OXOXXO--OOO-X-----O-X-----XXX O";
/// The board of diagram 2, before Black goes to g7.
const BEFORE_BLUNDER: &str = "---OX------O-----OOO-X-----XOX-----OXXXX-OOO-XO----------------- X";
/// As diagram 4: one move leaves White a single reply that opens a corner.
const FORCED_AGAIN: &str = "----OX-------O---OOOOOOO---OXOOO--OXXOOO-OOOXOOO--OXXX----XXXX-- X";

pub(super) fn chapters() -> Vec<Chapter> {
    [
        ("discs", discs()),
        ("stable", stable_discs()),
        ("neighbours", neighbours()),
        ("quiet", quiet()),
        ("force", force()),
        ("classics", classics()),
    ]
    .into_iter()
    .map(|(id, steps)| chapter(Part::First, id, steps))
    .collect()
}

fn reach(moves: u32) -> Task {
    Task::Reach(Goal::Corner { moves })
}

/// Many discs are no advantage before the end.
fn discs() -> Vec<Step> {
    let one = Step::new("discs-one", ONE_DISC, Task::Reach(Goal::BestScore));
    let beat = Step::new("discs-beat", OUTNUMBERED, Task::Spar(Contest::BeatGreedy));
    [one]
        .into_iter()
        .chain(pairs("discs-which"))
        .chain([beat])
        .collect()
}

/// B1.
fn stable_discs() -> Vec<Step> {
    let diagram = collection::find("diagram1").map_or(Position::START, |item| item.position);
    let steps = vec![
        Step::new("stable-group", diagram, Task::Read).highlight(stable(diagram, Color::Black)),
        Step::new(
            "stable-mark",
            LOOSE_AND_STABLE,
            Task::Mark(Subject::Stable(Color::Black)),
        ),
    ];
    let most = found("stable-most", || Task::Play(Aim::MostStable));
    steps.into_iter().chain(most).collect()
}

/// B2.
fn neighbours() -> Vec<Step> {
    let steps = vec![
        Step::new("neighbours-mark", "figure1", Task::Mark(Subject::Diagonals))
            .highlight(Bitboard::CORNERS),
        Step::new("neighbours-c", "figure1", Task::Mark(Subject::CSquares))
            .highlight(Bitboard::CORNERS),
        Step::new(
            "neighbours-keep",
            BEFORE_BLUNDER,
            Task::Play(Aim::KeepCorners),
        ),
        Step::new(
            "neighbours-open",
            "diagram2",
            Task::Mark(Subject::OpenCorners),
        )
        .highlight(Square::G7.bitboard()),
    ];
    let take = found("neighbours-take", || Task::Play(Aim::TakeCorner));
    steps
        .into_iter()
        .chain(take)
        .chain(pairs("neighbours-which"))
        .chain(pairs("neighbours-safe"))
        .chain([drill("neighbours-drill", Drill::XSquare)])
        .collect()
}

/// B3.
fn quiet() -> Vec<Step> {
    let steps = [
        Step::new("quiet-look", "diagram3", Task::Mark(Subject::Moves))
            .highlight(Square::A2.bitboard()),
        Step::new("quiet-move", "diagram3", reach(2)),
    ];
    let more = found("quiet-more", || reach(2));
    steps.into_iter().chain(more).collect()
}

/// B4.
fn force() -> Vec<Step> {
    let count = Task::Count(Quantity::Moves(Color::White));
    let steps = [
        Step::new("force-corner", "diagram4", reach(2)),
        Step::new("force-count", "diagram5", count),
        Step::new("force-again", FORCED_AGAIN, reach(2)),
    ];
    steps
        .into_iter()
        .chain(found("force-more", || reach(2)))
        .chain(found("force-longer", || reach(3)))
        .chain(found("force-longest", || reach(4)))
        .collect()
}

/// B8 and B9. The fourth of the five is among the puzzles only: its corner costs five discs.
fn classics() -> Vec<Step> {
    const IDS: [(&str, &str); 4] = [
        ("classics-1", "puzzle1"),
        ("classics-2", "puzzle2"),
        ("classics-3", "puzzle3"),
        ("classics-5", "puzzle5"),
    ];
    let solved = IDS.map(|(id, board)| Step::new(id, board, reach(2)).told_as("classics-force"));
    let line = collection::find("puzzle1").map(|item| {
        let follow = Task::Follow {
            line: item.line.to_vec(),
            comments: &[],
            guesses: &[],
        };
        Step::new("classics-line", item.position, follow)
    });
    solved.into_iter().chain(line).collect()
}
