//! Every board of `boards.txt` shows what its text says: by the conditions with which `examples/find_boards` looks for boards,
//! checked again, and by what moves are worth.

#[path = "../examples/find_boards/idea.rs"]
#[allow(dead_code)] // the search uses more of it
mod idea;

use std::ops::ControlFlow;

use idea::{Idea, Wanted};
use outflank_engine::{Engine, Level, MoveScore, Options};
use outflank_learn::course::{self, Aim, Step, Task, worth};
use outflank_learn::insight::{corner, frontier, reasons};
use outflank_rules::{Position, Square};

/// What the boards of each group show.
const GROUPS: [(&str, Idea); 38] = [
    ("stable-most", Idea::Stable),
    ("neighbours-take", Idea::TakeCorner),
    ("neighbours-which", Idea::UnsafeX),
    ("neighbours-safe", Idea::SafeX),
    ("discs-which", Idea::Greedy),
    ("quiet-more", Idea::QuietCorner),
    ("force-more", Idea::Force),
    ("force-longer", Idea::Longer),
    ("force-longest", Idea::Longest),
    ("few-quiet", Idea::Quiet),
    ("few-wall", Idea::Wall),
    ("frontier-which", Idea::Wall),
    ("frontier-mark", Idea::Frontier),
    ("control-fewest", Idea::FewReplies),
    ("moves-count", Idea::Count),
    ("safe-count", Idea::SafeCount),
    ("safe-out", Idea::RunOut),
    ("safe-game", Idea::RunOutGame),
    ("wipe-which", Idea::WipeOut),
    ("edges-which", Idea::EdgePair),
    ("edges-play", Idea::BalancedEdge),
    ("shapes-mark", Idea::Shapes),
    ("shapes-balanced", Idea::Shapes),
    ("wedge-play", Idea::Wedge),
    ("wedge-which", Idea::DenyWedge),
    ("five-play", Idea::AttackFive),
    ("five-corner", Idea::FiveCorner),
    ("stoner-play", Idea::Stoner),
    ("tempo-own", Idea::RegionCount),
    ("tempo-theirs", Idea::RegionCount),
    ("tempo-which", Idea::Tempo),
    ("waiting-mark", Idea::Waiting),
    ("give-corner", Idea::Give),
    ("diagonal-mark", Idea::OwnDiagonal),
    ("diagonal-play", Idea::Diagonal),
    ("poison-which", Idea::Poison),
    ("parity-more", Idea::Parity),
    ("swindle-play", Idea::Swindle),
];

/// What is computed from any board, or has a test of its own: the last squares, passes, early mistakes and reasons.
const OTHERS: [&str; 6] = [
    "ladder",
    "last-two",
    "last-three",
    "change-play",
    "out-which",
    "why-which",
];

/// The steps of the course on boards of the file, each with the name of its group.
fn found() -> impl Iterator<Item = (&'static str, &'static Step)> {
    let lines = include_str!("../boards.txt").lines();
    let ids = lines
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(' ').next());
    ids.map(|id| {
        let mut steps = course::chapters().iter().flat_map(|it| &it.steps);
        let step = steps.find(|it| it.id == id);
        (
            id.rsplit_once('-').unwrap().0,
            step.unwrap_or_else(|| panic!("{id} is in no chapter")),
        )
    })
}

/// The moves that a board lets choose from, the better one first.
fn pair(step: &Step) -> Option<(Square, Square)> {
    let Task::Play(Aim::Either(one, other)) = step.task else {
        return None;
    };
    let cost = |square| worth::cost(step.position, square).unwrap();
    Some(if cost(one) <= cost(other) {
        (one, other)
    } else {
        (other, one)
    })
}

/// Why a board does not show its idea.
fn flaw(idea: Idea, step: &Step, engine: &mut Engine) -> Option<String> {
    let position = step.position;
    let Some(wanted) = idea.wanted(position) else {
        return Some("does not show it".to_owned());
    };
    let best = || worth::values(position).unwrap()[0].0;
    let loses = |square: Square| {
        let cost = worth::cost(position, square).unwrap();
        (cost > worth::MARGIN).then(|| format!("{square} costs {cost:.1}"))
    };
    match wanted {
        Wanted::Move(square) | Wanted::Corner(square, _) => loses(square),
        Wanted::Best(does) => (!does(position, best())).then(|| format!("{} does not", best())),
        Wanted::Pair(right, wrong) => {
            (pair(step) != Some((right, wrong))).then(|| format!("{right} {wrong} are wanted"))
        }
        Wanted::Unlike(does) => {
            let (right, wrong) = pair(step)?;
            let holds = !does(position, right) && does(position, wrong);
            (!holds).then(|| format!("{right} {wrong} do not differ"))
        }
        Wanted::Because(is) => {
            let (right, wrong) = pair(step)?;
            let [better, worse] = lines(engine, position, [right, wrong]);
            let why = reasons(position, &worse.line, &better.line);
            let holds = why.iter().any(|it| is(it, [right, wrong]));
            (!holds).then(|| format!("{why:?}"))
        }
        Wanted::Look | Wanted::Region(_) | Wanted::RunOut | Wanted::Chances => None,
    }
}

/// What an analysis says of these moves.
fn lines(engine: &mut Engine, position: Position, moves: [Square; 2]) -> [MoveScore; 2] {
    let level = Level::new(15).unwrap();
    let go_on = |_: &_| ControlFlow::Continue(());
    let report = engine.judge(position, level, None, &|| false, go_on);
    moves.map(|square| {
        let line = report.lines.iter().find(|it| it.mv == square.into());
        line.unwrap().clone()
    })
}

#[test]
#[cfg_attr(
    target_family = "wasm",
    ignore = "the engine takes long there, and has tests of its own"
)]
fn every_board_shows_its_idea() {
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    });
    let mut flaws = Vec::new();
    for (group, step) in found() {
        let known = GROUPS.iter().find(|it| it.0 == group);
        let Some(&(_, idea)) = known else {
            assert!(OTHERS.contains(&group), "{group} is checked by nobody");
            continue;
        };
        let named = idea.tag();
        if named.is_some() && step.reasons.first() != named.as_ref() {
            flaws.push(format!("{}: the reason is another", step.id));
        }
        let flaw = flaw(idea, step, &mut engine);
        flaws.extend(flaw.map(|why| format!("{}: {why}", step.id)));
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

/// What the text says out of the book: the better move leaves a shorter frontier or fewer replies, and never more.
#[test]
fn out_of_the_book_frontier_and_moves_count() {
    for (_, step) in found().filter(|it| it.0 == "out-which") {
        let (right, wrong) = pair(step).unwrap();
        let mover = step.position.turn();
        let [right, wrong] = [right, wrong].map(|square| {
            let after = step.position.play(square.into()).unwrap();
            let replies = after.legal_moves().len();
            (frontier(after, after.discs(mover)).len(), replies)
        });
        let none_is_greater = right.0 <= wrong.0 && right.1 <= wrong.1;
        assert!(
            none_is_greater && right != wrong,
            "{}: {right:?} {wrong:?}",
            step.id
        );
    }
}

/// What the text of the Stoner trap says: the corner is closed to White after the X-square.
#[test]
fn conditions_notice_a_board_that_does_not_fit() {
    let board = "--OOOOO---XOXO--XXOXOXXOXOOXOXOXXOOOOOXX-XXXOXXXO-XOOO---XXXX-O- X";
    let position: Position = board.parse().unwrap();
    let after = position.play(Square::B2.into()).unwrap();
    assert!(corner::open(after).contains(Square::A1));
    assert!(Idea::Stoner.wanted(position).is_none());
}
