use core::ops::ControlFlow;
use core::time::Duration;

use outflank_engine::{Clock, Engine, Goal, Level as Strength, MoveScore, Options, SearchRequest};
use outflank_play::Level;
use outflank_rules::{Move, Position};

/// How many moves a hint names.
const HINTS: usize = 3;

/// Whoever picks the moves of a computer player and knows what moves are worth.
pub trait Computer {
    /// A legal move in a position that has one (a pass, if that is forced), as well as this level can, in the time
    /// that is left on its clock.
    fn choose(&mut self, position: Position, level: Level, clock: Option<Clock>) -> Move;

    /// The best moves of a position that is not over, best first, as well as can be told in this time.
    fn hints(&mut self, position: Position, time: Duration) -> Vec<MoveScore>;
}

/// The engine as a computer player.
pub struct EngineComputer {
    options: Options,
    seed: u64,
    /// Set up when it is first needed: two people never wait for its memory.
    engine: Option<Engine>,
}

/// The level of a player as the engine knows it.
fn strength(level: Level) -> Strength {
    Strength::new(level.number()).expect("players and the engine count the same levels")
}

/// How long to think about a move. A level is what a person has chosen as an opponent: a clock can make it hurry, and
/// never makes it stronger. (Engines that play each other are another matter: in GTP the time is theirs to use.)
fn thinking_time(level: Strength, clock: Option<Clock>, empties: u32) -> Option<Duration> {
    let on_clock = clock.map(|clock| clock.time_for_move(empties));
    [level.thinking_time(), on_clock]
        .into_iter()
        .flatten()
        .min()
}

impl EngineComputer {
    /// A player whose weak levels make the same mistakes for the same seed.
    pub const fn new(options: Options, seed: u64) -> EngineComputer {
        EngineComputer {
            options,
            seed,
            engine: None,
        }
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| Engine::new(self.options))
    }
}

impl Computer for EngineComputer {
    fn choose(&mut self, position: Position, level: Level, clock: Option<Clock>) -> Move {
        let mut moves = position.moves();
        let first = moves.next().unwrap_or(Move::Pass);
        if moves.next().is_none() {
            return first;
        }
        let level = strength(level);
        let time = thinking_time(level, clock, position.empties().len());
        let seed = self.seed;
        let chosen = self.engine().choose(position, level, time, seed, &|| false);
        chosen.map_or(first, |(mv, _)| mv)
    }

    fn hints(&mut self, position: Position, time: Duration) -> Vec<MoveScore> {
        let mut request = SearchRequest::new(position, Goal::Best);
        request.limits.time = Some(time);
        request.lines = HINTS;
        let found = self
            .engine()
            .search(&request, &|| false, |_| ControlFlow::Continue(()));
        found.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_a_player_is_one_of_the_engine() {
        assert_eq!(strength(Level::MIN), Strength::MIN);
        assert_eq!(strength(Level::MAX), Strength::MAX);
        for number in 0..=u8::MAX {
            let levels = (Level::new(number), Strength::new(number));
            assert_eq!(levels.0.map(strength), levels.1);
        }
    }

    #[test]
    fn a_clock_makes_a_level_hurry_but_never_think_longer() {
        let clock = |seconds| Clock {
            left: Duration::from_secs(seconds),
            per_move: Duration::ZERO,
        };
        assert!(Strength::STRONGEST.thinking_time().is_some());
        for number in 1..=60 {
            let level = Strength::new(number).unwrap();
            let own = level.thinking_time();
            let time = |clock| thinking_time(level, clock, 40);
            assert_eq!(time(None), own, "{level}");
            // Half an hour: time enough for every level that has a time of its own.
            let long = clock(1800).time_for_move(40);
            assert_eq!(time(Some(clock(1800))), own.or(Some(long)), "{level}");
            let short = clock(10).time_for_move(40);
            assert_eq!(time(Some(clock(10))), Some(short), "{level}");
        }
    }
}
