//! Level 3: when an edge is worth having, and how to attack one.

use outflank_rules::Bitboard;

use super::step::{Aim, Step, Subject, Task};
use super::{Chapter, Part, chapter, found, pairs};
use crate::challenge::Goal;
use crate::insight::{EdgeShape, corner, shaped};

/// Black has a balanced six in the north and a balanced four in the south, White an unbalanced five in the west.
const SHAPES: &str = "-XXXXXX---XOXX--O-OXOO--OOOXXO--OOXOXO--OOOXXO--O-XXXX----XXXX-- X";

pub(super) fn chapters() -> Vec<Chapter> {
    let best = || Task::Play(Aim::BestMove);
    // The corner takes two moves or three.
    let corners = found("five-corner", || Task::Read).map(|step| {
        let moves = corner::distance(step.position, 3).unwrap_or(2);
        let task = Task::Reach(Goal::Corner { moves });
        Step { task, ..step }
    });
    [
        (
            "edges",
            pairs("edges-which")
                .chain(found("edges-play", best))
                .collect(),
        ),
        ("shapes", shapes()),
        (
            "wedge",
            found("wedge-play", best)
                .chain(pairs("wedge-which"))
                .collect(),
        ),
        ("five", found("five-play", best).chain(corners).collect()),
        (
            "stoner",
            found("stoner-play", || Task::Reach(Goal::Corner { moves: 3 })).collect(),
        ),
    ]
    .into_iter()
    .map(|(id, steps)| chapter(Part::Edges, id, steps))
    .collect()
}

fn shapes() -> Vec<Step> {
    let look = Step::new("shapes-look", SHAPES, Task::Read);
    let all = EdgeShape::ALL.map(|shape| shaped(look.position, shape));
    let all = all.into_iter().fold(Bitboard::EMPTY, |all, it| all | it);
    let marks = found("shapes-mark", || {
        Task::Mark(Subject::Shape(EdgeShape::Five))
    });
    let balanced = found("shapes-balanced", || Task::Mark(Subject::Balanced));
    let steps = [look.highlight(all)].into_iter().chain(marks);
    steps.chain(balanced).collect()
}
