//! Level 5: the last squares, all of it exact.

use super::step::{Aim, Step, Subject, Task};
use super::{Chapter, Part, chapter, drill, found};
use crate::challenge::Goal;
use crate::insight::odd_regions;
use crate::training::Drill;

/// Two regions of four empty squares and one of a single square.
const ONE_ODD: &str = "--OOOOOO--OOOXXXOOOOXOXXOOOXOOXXOXXOXXOXOXXOOOXX--XXXO-X--XXXXXX O";
/// Three regions of two empty squares and one of three.
const THREE_AND_TWOS: &str = "-XXXXXX--OOOOXX-XOOOXXXOOXXXXXOOXOXXOOXOXXXXOXOOXXXOXX-OX--OXX-- O";

pub(super) fn chapters() -> Vec<Chapter> {
    let best = || Task::Play(Aim::BestScore);
    let two = found("last-two", best);
    let ladder = found("ladder", || Task::Reach(Goal::BestScore));
    [
        (
            "last",
            two.chain(found("last-three", best))
                .chain([drill("last-drill", Drill::LastTwo)])
                .collect(),
        ),
        ("parity", parity()),
        ("change", found("change-play", best).collect()),
        ("swindle", found("swindle-play", best).collect()),
        ("ladder", ladder.collect()),
    ]
    .into_iter()
    .map(|(id, steps)| chapter(Part::Endgame, id, steps))
    .collect()
}

/// No numbered fact, but what every player learns next.
fn parity() -> Vec<Step> {
    let last = Step::new("parity-last", THREE_AND_TWOS, Task::Play(Aim::BestScore));
    let odd = odd_regions(last.position);
    let steps = [
        Step::new("parity-regions", ONE_ODD, Task::Mark(Subject::OddRegions)),
        Step::new("parity-odd", ONE_ODD, Task::Play(Aim::BestScore)),
        last.highlight(odd),
    ];
    let more = found("parity-more", || Task::Play(Aim::BestScore));
    steps.into_iter().chain(more).collect()
}
