//! Level 7: whole games.

use outflank_rules::Position;

use super::step::{Practice, Step, Task};
use super::{Chapter, Part, chapter, pairs, sample};

pub(super) fn chapters() -> Vec<Chapter> {
    let read = |id| Step::new(id, Position::START, Task::Read);
    let game = Practice::Game {
        level: 9,
        minutes: Some(25),
    };
    let time = vec![
        read("time-plan"),
        read("time-endgame"),
        read("time-game").sends_to(game),
    ];
    let own = vec![read("own-mistakes"), read("own-why")];
    vec![
        sample::chapter(),
        chapter(Part::Club, "why", pairs("why-which").collect()),
        chapter(Part::Club, "time", time),
        chapter(Part::Club, "own", own),
    ]
}
