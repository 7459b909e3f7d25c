//! Level 4: one move more than the opponent. Fact B7.

use outflank_rules::Color;

use super::step::{Aim, Quantity, Step, Subject, Task};
use super::{Chapter, Part, boards, chapter, found, pairs};
use crate::insight::region_of;

/// b7 gives a8 away and wins; nothing else does.
const GIVE_CORNER: &str = "--OOOO--O--OOO--OXXOXOO-OXOOXOOOOXOOXOXOOOXXXOXOO-XOXXXO-X-OXXXO X";
/// g7 gives h8 away and is worth far more than the moves that do not.
const GIVE_AGAIN: &str = "OOOOOOO-XOXXXO--XOOOOOOOOOOOXOO-XOOOOO--XXXOOO--XOOOOO--XOXXXO-- X";

pub(super) fn chapters() -> Vec<Chapter> {
    let waiting = || Task::Mark(Subject::OwnRegions(Color::Black));
    let best = || Task::Play(Aim::BestMove);
    [
        (
            "tempo",
            region("tempo-own", Color::Black)
                .chain(region("tempo-theirs", Color::White))
                .chain(pairs("tempo-which"))
                .collect(),
        ),
        ("waiting", found("waiting-mark", waiting).collect()),
        ("give", give()),
        (
            "diagonal",
            found("diagonal-mark", || Task::Mark(Subject::HeldDiagonal))
                .chain(found("diagonal-play", best))
                .collect(),
        ),
        ("poison", pairs("poison-which").collect()),
    ]
    .into_iter()
    .map(|(id, steps)| chapter(Part::Tempo, id, steps))
    .collect()
}

/// The moves of a player in a region, to be counted.
fn region(group: &'static str, color: Color) -> impl Iterator<Item = Step> {
    boards::group(group).filter_map(move |it| {
        let [square, _] = it.pair?;
        let task = Task::Count(Quantity::MovesIn(color, square));
        let step = Step::new(it.id, it.position, task).told_as(group);
        Some(step.highlight(region_of(it.position, square)))
    })
}

/// B7.
fn give() -> Vec<Step> {
    let steps = [
        Step::new("give-corner", GIVE_CORNER, Task::Play(Aim::BestScore)),
        Step::new("give-again", GIVE_AGAIN, Task::Play(Aim::BestScore)).told_as("give-corner"),
    ];
    let more = found("give-corner", || Task::Play(Aim::BestScore));
    steps.into_iter().chain(more).collect()
}
