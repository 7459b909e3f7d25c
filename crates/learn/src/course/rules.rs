//! The rules of the game, facts A1 to A16, and the cartridge, D1 to D8.

use core::time::Duration;

use outflank_play::cartridge::Variation;
use outflank_play::clock::{ClockRules, TimeControl};
use outflank_play::{Level, collection};
use outflank_rules::{Bitboard, Color, Move, Position, Setup, Square};

use super::step::{Aim, Practice, Quantity, Step, Subject, Task};
use super::{Chapter, Part};

/// White has a single move, and it gives a corner away.
const SINGLE_MOVE: &str = "-----XXXX----OOXXXOOOOXXXOXOOXXXXXOXXXXXXOOXXXXXXXXXXXXXXXXXXXXX O";
/// White has none, Black has seven.
const NO_MOVE: &str = "XXXXXO--XXXOXO--XXXXOO--XXXOXOOOXXXXXXO-XXXXOOOOXXXOOOO-XXXXXXX- O";
/// White has 42 discs and no move, in the second model game.
const MANY_DISCS: &str = "--OOOO-----OOO----OOOOOO-OOOOOOOOOOOOOOOOOOOOOO---OOOOOOXXXXXXXO O";
/// Three white discs in a diagonal, and a black one at its end.
const DIAGONAL: &str = "---------X--------O--------O--------O--------------------------- X";
/// A black disc on h5 flips downwards; to the left there is a gap.
const GAP: &str = "---------------------------------XOO-OO--------O-------O-------X X";
/// The end of a game, four squares empty: nobody can move.
const ENDED_EARLY: &str = "XOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOO--OOOOOO-OOOOOOOO-OOOOOO X";
/// A disc on c2 flips all of Black's remaining discs.
const LAST_DISCS: &str = "------------OO----X-OOOO-OXOOOOO--XOOOOO--XOOO-O--OOO-----O----- O";
/// A disc on d4 flips in all eight directions.
const STAR: &str = "X--X--X--O-O-O----OOO---XOO-OOOX--OOO----O-O-O--X--O--X----X---- X";
/// Thirty-two discs each.
const EQUAL: &str = "XXXXXXOOOOOOXXOOOOXOOXOOOOXXOXXXOOXOXOXXOOOXOXXXOOOOXXOXOXXXXXOX X";
/// The end of puzzle 1.
const FULL: &str = "OXXXXXXXXOXOOOXXXXOXXXXXXXXXXXXXXXXXXOXXXXXOXOXXXXOXXXXXXXXXXXXX X";

pub(super) fn chapters() -> Vec<Chapter> {
    let chapter = |id, steps| Chapter {
        id,
        part: Part::Rules,
        steps,
    };
    vec![
        chapter("start", start()),
        chapter("outflank", outflank()),
        chapter("directions", directions()),
        chapter("line", line()),
        chapter("pass", pass()),
        chapter("end", end()),
        chapter("first", first()),
    ]
}

/// What nobody needs for a first game.
pub(super) fn appendix() -> Vec<Chapter> {
    let chapter = |id, steps| Chapter {
        id,
        part: Part::Appendix,
        steps,
    };
    vec![
        chapter("table", table()),
        chapter("handicap", handicap()),
        chapter("cartridge", cartridge()),
    ]
}

/// The first game of one's own, against the weakest level.
fn first() -> Vec<Step> {
    let game = Practice::Game {
        level: Level::MIN,
        clock: ClockRules::NONE,
    };
    vec![Step::new("first-game", Position::START, Task::Read).sends_to(game)]
}

/// A1 to A4.
fn start() -> Vec<Step> {
    vec![
        Step::new("start-aim", FULL, Task::Read),
        Step::new("start-board", "figure1", Task::Read)
            .highlight(Position::START.board().occupied()),
        Step::new("start-corners", "figure1", Task::Mark(Subject::Corners)),
        Step::new(
            "start-first",
            "figure1",
            Task::Play(Aim::Exactly(Square::C4)),
        ),
    ]
}

/// A5.
fn outflank() -> Vec<Step> {
    vec![
        Step::new(
            "outflank-row",
            "row_example",
            Task::Play(Aim::Exactly(Square::B4)),
        )
        .highlight(Square::F4.bitboard()),
        Step::new(
            "outflank-diagonal",
            DIAGONAL,
            Task::Play(Aim::Exactly(Square::F6)),
        )
        .highlight(Square::B2.bitboard()),
        Step::new("outflank-try", "figure1", Task::Play(Aim::AnyMove)),
        Step::new("outflank-moves", "figure10", Task::Mark(Subject::Moves)),
    ]
}

/// A6.
fn directions() -> Vec<Step> {
    vec![
        Step::new(
            "directions-count",
            "figure2_3",
            Task::Count(Quantity::Flips(Square::F5)),
        )
        .highlight(Square::F5.bitboard()),
        Step::new(
            "directions-play",
            "figure2_3",
            Task::Play(Aim::Exactly(Square::F5)),
        ),
        Step::new(
            "directions-star",
            STAR,
            Task::Play(Aim::Exactly(Square::D4)),
        ),
    ]
}

/// A7 and A8.
fn line() -> Vec<Step> {
    let enclosed = collection::find("figure5_6");
    let position = enclosed.map_or(Position::START, |item| item.position);
    let marked = enclosed.map_or(Bitboard::EMPTY, |item| {
        item.marked.iter().copied().collect()
    });
    let after = position.play(Square::D1.into()).unwrap_or(position);
    vec![
        Step::new(
            "line-own",
            "figure4",
            Task::Mark(Subject::Flips(Square::G4)),
        )
        .highlight(Square::G4.bitboard()),
        Step::new("line-gap", GAP, Task::Mark(Subject::Flips(Square::H5)))
            .highlight(Square::H5.bitboard()),
        Step::new(
            "line-chain",
            "figure5_6",
            Task::Mark(Subject::Flips(Square::D1)),
        )
        .highlight(Square::D1.bitboard()),
        Step::new("line-enclosed", after, Task::Read).highlight(marked),
    ]
}

/// A9.
fn pass() -> Vec<Step> {
    vec![
        Step::new("pass-not-allowed", SINGLE_MOVE, Task::Play(Aim::AnyMove)),
        Step::new("pass-forced", NO_MOVE, Task::Play(Aim::Pass)),
        Step::new("pass-many", MANY_DISCS, Task::Play(Aim::Pass)),
    ]
}

/// A13 and A14.
fn end() -> Vec<Step> {
    vec![
        Step::new("end-count", FULL, Task::Count(Quantity::Margin)),
        Step::new("end-draw", EQUAL, Task::Count(Quantity::Margin)),
        Step::new("end-early", ENDED_EARLY, Task::Count(Quantity::Margin)),
        Step::new(
            "end-wiped-out",
            LAST_DISCS,
            Task::Play(Aim::Exactly(Square::C2)),
        ),
    ]
}

/// A2 and A10 to A12. In the first step f6 was forgotten and d4 wrongly flipped.
fn table() -> Vec<Step> {
    let before = collection::find("figure2_3").map_or(Position::START, |item| item.position);
    let right = before.play(Square::F5.into()).unwrap_or(before);
    let mut setup = Setup::from(right);
    setup.put(Square::F6, Some(Color::White));
    setup.put(Square::D4, Some(Color::Black));
    let wrong = Position::try_from(setup).unwrap_or(right);
    vec![
        Step::new("table-mistake", wrong, Task::Mark(Subject::Mistakes(right)))
            .highlight(Square::F5.bitboard()),
        Step::new("table-stands", right, Task::Read),
        Step::new("table-supply", NO_MOVE, Task::Read),
    ]
}

/// A14 to A16, and clocks in words.
fn handicap() -> Vec<Step> {
    let start = collection::find("figure11").map_or(Position::START, |item| item.position);
    let played = start.play(Move::Place(Square::F5)).unwrap_or(start);
    let minute = ClockRules::new(TimeControl::Increment {
        main: Duration::from_mins(1),
        increment: Duration::from_secs(5),
    });
    let minute = minute.expect("a minute is enough, and less than a day");
    let seconds = Quantity::Clock(minute, Duration::from_secs(20));
    vec![
        Step::new(
            "handicap-setup",
            "figure1",
            Task::Mark(Subject::Start(start)),
        ),
        Step::new("handicap-corners", "figure11", Task::Play(Aim::AnyMove))
            .highlight(Bitboard::CORNERS),
        Step::new(
            "handicap-stable",
            played,
            Task::Mark(Subject::Stable(Color::Black)),
        ),
        Step::new("handicap-series", FULL, Task::Count(Quantity::Margin)),
        Step::new("handicap-clock", "figure1", Task::Count(seconds)),
    ]
}

/// D1 to D4, D7 and D8.
fn cartridge() -> Vec<Step> {
    let game_42 = Variation::new(4, 2).expect("42 is a game number");
    vec![
        Step::new("cartridge-who", Position::START, Task::Read),
        Step::new(
            "cartridge-extra",
            game_42.handicap().position(),
            Task::Mark(Subject::Stable(Color::White)),
        ),
        Step::new("cartridge-clock", Position::START, Task::Read),
        Step::new("cartridge-colours", Position::START, Task::Read),
    ]
}
