use std::time::Duration;

/// The state of a player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// The increment per move or, once the main time is used up, the least time for each move.
    pub per_move: Duration,
}

impl Clock {
    /// Reserved for overhead: the protocol, a busy machine.
    const RESERVE: Duration = Duration::from_millis(20);

    /// The thinking time for a move with this many empty squares: what is left is shared among the moves to come by
    /// their weight.
    pub fn time_for_move(self, empties: u32) -> Duration {
        let to_come: f32 = (1..=empties).rev().step_by(2).map(weight).sum();
        let share = weight(empties) / to_come.max(weight(empties));
        let share = self.left.mul_f32(share) + self.per_move.mul_f32(0.8);
        let most = self.left.mul_f32(0.5).max(self.per_move.min(self.left));
        share
            .min(most)
            .saturating_sub(Clock::RESERVE)
            .max(Duration::from_millis(1).min(self.left))
    }
}

/// How much a move with this many empty squares is worth thinking about. Games are decided before the ending can be
/// solved, which from 20 empty squares on takes next to no time.
fn weight(empties: u32) -> f32 {
    match empties {
        45.. => 1.0,
        37..=44 => 2.0,
        21..=36 => 4.0,
        _ => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_finished_in_its_time() {
        for (main, per_move) in [
            (1.0, 0.0),
            (60.0, 0.0),
            (5.0, 1.0),
            (0.2, 0.1),
            (1800.0, 0.0),
        ] {
            let per_move = Duration::from_secs_f32(per_move);
            let mut left = Duration::from_secs_f32(main);
            for empties in (1..=60).rev().step_by(2) {
                let time = Clock { left, per_move }.time_for_move(empties);
                assert!(time <= left, "{time:?} of {left:?}");
                left = left.saturating_sub(time) + per_move;
            }
        }
    }

    #[test]
    fn more_time_is_used() {
        let time = |seconds, empties| {
            Clock {
                left: Duration::from_secs(seconds),
                per_move: Duration::ZERO,
            }
            .time_for_move(empties)
        };
        assert!(time(600, 40) > time(60, 40));
        assert!(time(60, 20) > time(60, 50));
    }
}
