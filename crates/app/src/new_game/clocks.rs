use core::time::Duration;

use outflank_play::clock::TimeControl;

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// The usual clocks.
pub const CLOCKS: [TimeControl; 8] = [
    TimeControl::None,
    per_move(15),
    per_move(60),
    sudden_death(120),
    sudden_death(300),
    sudden_death(1500),
    TimeControl::Increment {
        main: seconds(300),
        increment: seconds(3),
    },
    TimeControl::ByoYomi {
        main: seconds(600),
        periods: 3,
        period: seconds(30),
    },
];

/// The kinds of clocks, with the numbers that a clock of one's own begins with.
pub const KINDS: [TimeControl; 4] = [CLOCKS[1], CLOCKS[4], CLOCKS[6], CLOCKS[7]];

const fn per_move(limit: u64) -> TimeControl {
    let limit = seconds(limit);
    TimeControl::PerMove { limit }
}

const fn sudden_death(main: u64) -> TimeControl {
    let main = seconds(main);
    TimeControl::SuddenDeath { main }
}

/// The time for the game.
pub const fn main_time(control: &mut TimeControl) -> Option<&mut Duration> {
    match control {
        TimeControl::SuddenDeath { main }
        | TimeControl::Increment { main, .. }
        | TimeControl::ByoYomi { main, .. } => Some(main),
        TimeControl::None | TimeControl::PerMove { .. } => None,
    }
}

/// The time for a move, after a move, or in a period.
pub const fn move_time(control: &mut TimeControl) -> Option<&mut Duration> {
    match control {
        TimeControl::PerMove { limit: time }
        | TimeControl::Increment {
            increment: time, ..
        }
        | TimeControl::ByoYomi { period: time, .. } => Some(time),
        TimeControl::None | TimeControl::SuddenDeath { .. } => None,
    }
}

/// The number of periods.
pub const fn periods(control: &mut TimeControl) -> Option<&mut u8> {
    match control {
        TimeControl::ByoYomi { periods, .. } => Some(periods),
        _ => None,
    }
}

/// A clock of this kind, with the times of `before` where both have one.
pub const fn of_kind(kind: TimeControl, mut before: TimeControl) -> TimeControl {
    let mut control = kind;
    if let (Some(to), Some(from)) = (main_time(&mut control), main_time(&mut before)) {
        *to = *from;
    }
    if let (Some(to), Some(from)) = (move_time(&mut control), move_time(&mut before)) {
        *to = *from;
    }
    control
}
