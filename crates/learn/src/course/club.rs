//! Level 7: whole games.

use core::time::Duration;

use outflank_play::Level;
use outflank_play::clock::{ClockRules, TimeControl};
use outflank_rules::Position;

use super::step::{Practice, Step, Task};
use super::{Chapter, Part, chapter, pairs, sample};

pub(super) fn chapters() -> Vec<Chapter> {
    let read = |id| Step::new(id, Position::START, Task::Read);
    let main = Duration::from_mins(25);
    let clock = ClockRules::new(TimeControl::SuddenDeath { main });
    let game = Practice::Game {
        level: Level::new(9).expect("there is a level 9"),
        clock: clock.expect("25 minutes are enough, and less than a day"),
    };
    let time = vec![
        read("time-plan"),
        read("time-endgame"),
        read("time-game").sends_to(game),
    ];
    let own = vec![
        read("own-mistakes"),
        read("own-why"),
        read("own-practice").sends_to(Practice::Mistakes),
    ];
    vec![
        sample::chapter(),
        chapter(Part::Club, "why", pairs("why-which").collect()),
        chapter(Part::Club, "time", time),
        chapter(Part::Club, "own", own),
    ]
}
