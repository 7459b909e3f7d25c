use outflank_play::clock::{ClockRules, TimeControl};
use outflank_record::{ClockRecord, Decimal, Ending, GameRecord, MoveRecord, ResultRecord};
use outflank_rules::Color;

use crate::{Fault, Game};

impl Game {
    /// The game as a record, with the names of Black and White.
    pub fn record(&self, names: [&str; 2], clock: ClockRules) -> GameRecord {
        let mut record = GameRecord::new(self.moves.start());
        for (ply, &mv) in self.moves.moves().iter().enumerate() {
            let time = ply.checked_sub(self.opening);
            let made = MoveRecord {
                time: time.and_then(|index| self.times.get(index).copied()),
                ..MoveRecord::from(mv)
            };
            // They were legal when they were made.
            let _ = record.push(made);
        }
        for (color, name) in Color::ALL.into_iter().zip(names) {
            let player = record.player_mut(color);
            name.clone_into(&mut player.name);
            player.clock = written(clock);
        }
        record.result = Some(ResultRecord {
            score: Decimal::whole(self.score.discs()),
            ending: self
                .fault
                .as_ref()
                .map_or(Ending::Board, |(_, it)| ending(it)),
        });
        record
    }
}

/// The format supports no other clocks.
fn written(clock: ClockRules) -> Option<ClockRecord> {
    let (main, increment) = match clock.control() {
        TimeControl::SuddenDeath { main } => (main, std::time::Duration::ZERO),
        TimeControl::Increment { main, increment } => (main, increment),
        TimeControl::None | TimeControl::PerMove { .. } | TimeControl::ByoYomi { .. } => {
            return None;
        }
    };
    Some(ClockRecord {
        main,
        increment,
        ..ClockRecord::default()
    })
}

const fn ending(fault: &Fault) -> Ending {
    match fault {
        Fault::Late(_) | Fault::Silent(_) => Ending::Time,
        Fault::Illegal(..) | Fault::Nonsense(_) | Fault::Endless | Fault::Resigned => {
            Ending::Resigned
        }
        Fault::NotStarted(_) | Fault::Crashed { .. } | Fault::Refused(..) | Fault::NoMove => {
            Ending::Left
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use outflank_record::ggf;
    use outflank_rules::Score;

    use super::*;

    #[test]
    fn a_game_is_written_with_its_opening_times_and_end() {
        let game = Game {
            moves: "f5d6c3".parse().expect("moves"),
            opening: 2,
            times: vec![Duration::from_millis(1250)],
            score: Score::MAX,
            fault: Some((Color::White, Fault::Late(Duration::from_secs(1)))),
        };
        let clock = "5m+2s".parse().expect("a clock");
        let text = ggf::write(&game.record(["a", "b"], clock));
        assert_eq!(
            text,
            "(;GM[Othello]PB[a]PW[b]TI[05:00/00:02]TY[8]RE[+64.000:t]\
             BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
             B[f5]W[d6]B[c3//1.25];)"
        );
    }
}
