use core::time::Duration;

use outflank_play::clock::{ClockRules, TimeControl};

const CLOCKS: [&str; 8] = [
    "none",
    "15s/move",
    "1m/move",
    "2m",
    "5m",
    "25m",
    "5m+3s",
    "10m+3x30s",
];

/// The usual clocks.
pub fn clocks() -> [ClockRules; 8] {
    CLOCKS.map(|text| text.parse().unwrap_or_default())
}

/// The kinds of clocks, with the numbers that a clock of one's own begins with.
pub fn clock_kinds() -> [TimeControl; 4] {
    let clocks = clocks();
    [1, 4, 6, 7].map(|index: usize| clocks[index].control())
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
