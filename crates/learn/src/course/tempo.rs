//! Level 4: one move more than the opponent. Fact B7.

use outflank_rules::Color;

use super::step::{Aim, Step, Subject, Task};
use super::{Chapter, Part, chapter, found, pairs};

/// b7 gives a8 away and wins; nothing else does.
const GIVE_CORNER: &str = "--OOOO--O--OOO--OXXOXOO-OXOOXOOOOXOOXOXOOOXXXOXOO-XOXXXO-X-OXXXO X";
/// g7 gives h8 away and is worth far more than the moves that do not.
const GIVE_AGAIN: &str = "OOOOOOO-XOXXXO--XOOOOOOOOOOOXOO-XOOOOO--XXXOOO--XOOOOO--XOXXXO-- X";

pub(super) fn chapters() -> Vec<Chapter> {
    let waiting = || Task::Mark(Subject::OwnRegions(Color::Black));
    let best = || Task::Play(Aim::BestMove);
    [
        ("tempo", pairs("tempo-which").collect()),
        ("waiting", found("waiting-mark", waiting).collect()),
        ("give", give()),
        ("diagonal", found("diagonal-play", best).collect()),
        ("poison", pairs("poison-which").collect()),
    ]
    .into_iter()
    .map(|(id, steps)| chapter(Part::Tempo, id, steps))
    .collect()
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
