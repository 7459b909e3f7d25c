//! Level 7: whole games.

use outflank_rules::Position;

use super::step::{Step, Task};
use super::{Chapter, Part, chapter, sample};

pub(super) fn chapters() -> Vec<Chapter> {
    let read = |id| Step::new(id, Position::START, Task::Read);
    let time = vec![
        read("time-plan"),
        read("time-endgame"),
        Step {
            game: Some(9),
            ..read("time-game")
        },
    ];
    let own = vec![read("own-mistakes"), read("own-why")];
    vec![
        sample::chapter(),
        chapter(Part::Club, "time", time),
        chapter(Part::Club, "own", own),
    ]
}
