use std::time::Duration;

use outflank_engine::Clock;
use outflank_record::GameRecord;

/// The time left for the side to move, from the game's clocks and the times of its moves; `None` without a clock.
pub(crate) fn left(game: &GameRecord) -> Option<Clock> {
    let color = game.end().turn();
    let clock = game.player(color).clock?;
    if clock.main.is_zero() && clock.increment.is_zero() {
        return None;
    }
    let mut turn = game.start().turn();
    let (mut used, mut moves) = (Duration::ZERO, 0);
    for made in game.moves() {
        if turn == color {
            used = used.saturating_add(made.time.unwrap_or_default());
            moves += 1;
        }
        turn = !turn;
    }
    let given = clock
        .main
        .saturating_add(clock.increment.saturating_mul(moves));
    // The extension is available once the time has run out, not before.
    let left = match given.checked_sub(used) {
        Some(left) if !left.is_zero() => left,
        _ => (given.saturating_add(clock.extension)).saturating_sub(used),
    };
    Some(Clock {
        left,
        per_move: clock.increment,
    })
}

#[cfg(test)]
mod tests {
    use outflank_record::{ClockRecord, MoveRecord};
    use outflank_rules::{Color, Position, Square};

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn game(clock: &str, times: [u32; 3]) -> GameRecord {
        let mut game = GameRecord::new(Position::START);
        let clock: ClockRecord = clock.parse().expect("a clock");
        game.player_mut(Color::White).clock = Some(clock);
        for (square, time) in [Square::F5, Square::D6, Square::C3].into_iter().zip(times) {
            let time = Some(time * SECOND);
            let made = MoveRecord {
                time,
                ..MoveRecord::from(outflank_rules::Move::from(square))
            };
            game.push(made).expect("a legal move");
        }
        game
    }

    #[test]
    fn each_side_has_its_own_clock() {
        let mut game = game("01:00", [50, 7, 50]);
        assert_eq!(left(&game).map(|clock| clock.left), Some(53 * SECOND));
        game.push(outflank_rules::Move::from(Square::D3))
            .expect("a legal move");
        assert_eq!(left(&game), None);
    }

    #[test]
    fn increments_are_earned_and_the_extension_is_for_the_end() {
        let left = |clock, used| left(&game(clock, [0, used, 0])).expect("a clock");
        let clock = left("01:00/00:05/02:00", 10);
        assert_eq!((clock.left, clock.per_move), (55 * SECOND, 5 * SECOND));
        assert_eq!(left("01:00//02:00", 70).left, 110 * SECOND);
        assert_eq!(left("01:00//02:00", 60).left, 120 * SECOND);
        assert_eq!(left("01:00", 70).left, Duration::ZERO);
    }

    #[test]
    fn no_time_at_all_is_no_clock() {
        assert_eq!(left(&game("00:00", [1, 1, 1])), None);
    }
}
