//! Clocks that are usual.

use crate::play::wishes::{ClockKind, ClockWish, FlagWish};

/// A clock that is usual.
pub const fn usual(kind: ClockKind, main: u32, seconds: u32, periods: u8) -> ClockWish {
    let flag = match kind {
        ClockKind::Move => FlagWish::Computer,
        _ => FlagWish::Loses,
    };
    ClockWish {
        kind,
        main,
        seconds,
        periods,
        flag,
    }
}

/// The clocks that can be chosen by name.
pub const USUAL: [ClockWish; 8] = [
    usual(ClockKind::None, 300, 15, 3),
    usual(ClockKind::Move, 300, 15, 3),
    usual(ClockKind::Move, 300, 60, 3),
    usual(ClockKind::Game, 120, 15, 3),
    usual(ClockKind::Game, 300, 15, 3),
    usual(ClockKind::Game, 1500, 15, 3),
    usual(ClockKind::Increment, 300, 3, 3),
    usual(ClockKind::Periods, 600, 30, 3),
];

/// The usual clock that this one is, whatever a fallen flag means.
pub fn preset(clock: ClockWish) -> Option<ClockWish> {
    let same = |usual: &ClockWish| {
        ClockWish {
            flag: usual.flag,
            ..clock
        } == *usual
    };
    USUAL.into_iter().find(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_clocks_are_clocks() {
        let written = USUAL.map(|clock| clock.rules().unwrap().to_string());
        let expected = [
            "none",
            "15s/move",
            "1m/move",
            "2m",
            "5m",
            "25m",
            "5m+3s",
            "10m+3x30s",
        ];
        assert_eq!(written, expected);
    }
}
