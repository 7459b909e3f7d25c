//! The strategy, facts B1 to B7, and parity.

use outflank_play::collection;
use outflank_rules::{Bitboard, Color, Position, Square};

use super::step::{Aim, Quantity, Step, Subject, Task};
use super::{Chapter, Part};
use crate::challenge::Goal;
use crate::insight::{odd_regions, stable};

/// Black holds h8 and grows from there; five more black discs are loose.
const LOOSE_AND_STABLE: &str = "-----O-----OOO-----OOOX--OOOXOXX-O-OXOXXO--OOO-X-----O-X-----XXX O";
/// Two corners are open to Black; one of them is worth much more.
const TWO_CORNERS: &str = "---XXX----OOXO---OOXX--XOOOXXX-XOOXXXXXXOOXXOOXX-OOOOOO---XXXXX- X";
/// The board of diagram 2, before Black goes to g7.
const BEFORE_BLUNDER: &str = "---OX------O-----OOO-X-----XOX-----OXXXX-OOO-XO----------------- X";
/// As diagram 4: one move leaves White a single reply that opens a corner.
const FORCED_AGAIN: &str = "----OX-------O---OOOOOOO---OXOOO--OXXOOO-OOOXOOO--OXXX----XXXX-- X";
/// A move that flips one disc leaves White three replies; the others leave six and more.
const TIGHT: &str = "-----------O----XOOO----XXOOOO--OOXOOO-OOOOOOOOOXX-XXO-OX-XXX--- X";
/// White has all four corners and has lost.
const FOUR_CORNERS: &str = "OXXXXXXOXXXOXXXXXXXXXOXXXXXXOXXXXXXOXXXXXXXOXOXXXXXXXXXXOOOOOOOO O";
/// Four black discs and sixteen moves, twenty white discs and four moves.
const FEW_DISCS: &str = "-----------OOO----OOOXX--OOOXOO---OXOO----OOOO----O-O----------- X";
/// b7 gives a8 away and wins; nothing else does.
const GIVE_CORNER: &str = "--OOOO--O--OOO--OXXOXOO-OXOOXOOOOXOOXOXOOOXXXOXOO-XOXXXO-X-OXXXO X";
/// g7 gives h8 away and is worth far more than the moves that do not.
const GIVE_AGAIN: &str = "OOOOOOO-XOXXXO--XOOOOOOOOOOOXOO-XOOOOO--XXXOOO--XOOOOO--XOXXXO-- X";
/// Two regions of four empty squares and one of a single square.
const ONE_ODD: &str = "--OOOOOO--OOOXXXOOOOXOXXOOOXOOXXOXXOXXOXOXXOOOXX--XXXO-X--XXXXXX O";
/// Three regions of two empty squares and one of three.
const THREE_AND_TWOS: &str = "-XXXXXX--OOOOXX-XOOOXXXOOXXXXXOOXOXXOOXOXXXXOXOOXXXOXX-OX--OXX-- O";

pub(super) fn chapters() -> Vec<Chapter> {
    let chapter = |id, steps| Chapter {
        id,
        part: Part::Strategy,
        steps,
    };
    vec![
        chapter("stable", stable_discs()),
        chapter("neighbours", neighbours()),
        chapter("quiet", quiet()),
        chapter("force", force()),
        chapter("control", control()),
        chapter("few", few()),
        chapter("give", give()),
        chapter("parity", parity()),
    ]
}

/// B1.
fn stable_discs() -> Vec<Step> {
    let diagram = collection::find("diagram1").map_or(Position::START, |item| item.position);
    vec![
        Step::new("stable-group", diagram, Task::Read).highlight(stable(diagram, Color::Black)),
        Step::new(
            "stable-mark",
            LOOSE_AND_STABLE,
            Task::Mark(Subject::Stable(Color::Black)),
        ),
        Step::new("stable-most", TWO_CORNERS, Task::Play(Aim::MostStable)),
    ]
}

/// B2.
fn neighbours() -> Vec<Step> {
    vec![
        Step::new("neighbours-mark", "figure1", Task::Mark(Subject::Diagonals))
            .highlight(Bitboard::CORNERS),
        Step::new(
            "neighbours-keep",
            BEFORE_BLUNDER,
            Task::Play(Aim::KeepCorners),
        ),
        Step::new("neighbours-take", "diagram2", Task::Play(Aim::TakeCorner))
            .highlight(Square::G7.bitboard()),
    ]
}

/// B3.
fn quiet() -> Vec<Step> {
    vec![
        Step::new("quiet-look", "diagram3", Task::Mark(Subject::Moves))
            .highlight(Square::A2.bitboard()),
        Step::new(
            "quiet-move",
            "diagram3",
            Task::Reach(Goal::Corner { moves: 2 }),
        ),
    ]
}

/// B4.
fn force() -> Vec<Step> {
    vec![
        Step::new(
            "force-corner",
            "diagram4",
            Task::Reach(Goal::Corner { moves: 2 }),
        ),
        Step::new(
            "force-count",
            "diagram5",
            Task::Count(Quantity::Moves(Color::White)),
        ),
        Step::new(
            "force-again",
            FORCED_AGAIN,
            Task::Reach(Goal::Corner { moves: 2 }),
        ),
    ]
}

/// B5.
fn control() -> Vec<Step> {
    vec![
        Step::new(
            "control-count",
            TIGHT,
            Task::Count(Quantity::Moves(Color::Black)),
        ),
        Step::new("control-fewest", TIGHT, Task::Play(Aim::FewestReplies)),
        Step::new(
            "control-corners",
            FOUR_CORNERS,
            Task::Count(Quantity::Margin),
        )
        .highlight(Bitboard::CORNERS),
    ]
}

/// B6.
fn few() -> Vec<Step> {
    vec![
        Step::new(
            "few-moves",
            FEW_DISCS,
            Task::Count(Quantity::Moves(Color::White)),
        ),
        Step::new("few-flips", FEW_DISCS, Task::Play(Aim::FewestFlips)),
    ]
}

/// B7.
fn give() -> Vec<Step> {
    vec![
        Step::new("give-corner", GIVE_CORNER, Task::Play(Aim::BestScore)),
        Step::new("give-again", GIVE_AGAIN, Task::Play(Aim::BestScore)),
    ]
}

/// No numbered fact, but what every player learns next.
fn parity() -> Vec<Step> {
    let last = Step::new("parity-last", THREE_AND_TWOS, Task::Play(Aim::BestScore));
    let odd = odd_regions(last.position);
    vec![
        Step::new("parity-regions", ONE_ODD, Task::Mark(Subject::OddRegions)),
        Step::new("parity-odd", ONE_ODD, Task::Play(Aim::BestScore)),
        last.highlight(odd),
    ]
}
