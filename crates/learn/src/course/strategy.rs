//! The strategy, facts B1 to B7, and parity.

use outflank_play::collection;
use outflank_rules::{Bitboard, Color, Position, Square};

use super::boards::{self, Found, Pair};
use super::step::{Aim, Quantity, Step, Subject, Task};
use super::{Chapter, Part};
use crate::challenge::Goal;
use crate::insight::{odd_regions, stable};

/// Black holds h8 and grows from there; five more black discs are loose.
const LOOSE_AND_STABLE: &str = "-----O-----OOO-----OOOX--OOOXOXX-O-OXOXXO--OOO-X-----O-X-----XXX O";
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
        chapter("few", few()),
        chapter("control", control()),
        chapter(
            "wedge",
            found(&boards::WEDGES, "wedge-play", Aim::BestMove).collect(),
        ),
        chapter("give", give()),
        chapter("parity", parity()),
    ]
}

/// The same task on several boards.
fn found(boards: &'static [Found], text: &'static str, aim: Aim) -> impl Iterator<Item = Step> {
    boards
        .iter()
        .map(move |&(id, board)| Step::new(id, board, Task::Play(aim)).told_as(text))
}

/// Two moves to choose from, on several boards.
fn pairs(boards: &'static [Pair], text: &'static str) -> impl Iterator<Item = Step> {
    boards.iter().map(move |&(id, board, names)| {
        let [one, other] = names.map(|name| name.parse().unwrap_or(Square::A1));
        Step::new(id, board, Task::Play(Aim::Either(one, other)))
            .highlight(one.bitboard() | other.bitboard())
            .told_as(text)
    })
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
    let most = found(&boards::MOST_STABLE, "stable-most", Aim::MostStable);
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
    let take = found(&boards::TAKE, "neighbours-take", Aim::TakeCorner);
    let which = pairs(&boards::X_SQUARES, "neighbours-which");
    steps.into_iter().chain(take).chain(which).collect()
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
    let more = found(&boards::FEWEST, "control-fewest", Aim::FewestReplies);
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
    let quiet = found(&boards::QUIET, "few-quiet", Aim::Quietest);
    let wall = pairs(&boards::WALLS, "few-wall");
    [moves].into_iter().chain(quiet).chain(wall).collect()
}

/// B7.
fn give() -> Vec<Step> {
    let steps = [
        Step::new("give-corner", GIVE_CORNER, Task::Play(Aim::BestScore)),
        Step::new("give-again", GIVE_AGAIN, Task::Play(Aim::BestScore)).told_as("give-corner"),
    ];
    let more = found(&boards::GIVE, "give-corner", Aim::BestScore);
    steps.into_iter().chain(more).collect()
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
