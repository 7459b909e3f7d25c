use std::time::Duration;

use outflank_engine::{Engine, Level};
use outflank_rules::{Move, Position};

/// Finds moves for a session.
pub trait Player {
    /// The move to make at this level, in a position with at least one legal move.
    ///
    /// `time` is how long it may take: what the clock allows, whether the level by itself would take more or less.
    /// Without it the level decides.
    fn choose(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
    ) -> Option<Choice>;

    /// What comes next has nothing to do with what came before.
    fn new_game(&mut self) {}
}

/// A move, and the time it took to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// The time.
    pub elapsed: Duration,
}

/// The engine as a player.
pub struct EnginePlayer {
    engine: Engine,
    seed: u64,
    searched: bool,
}

impl EnginePlayer {
    /// A player whose weak levels make the same mistakes for the same seed: in each game different ones, and the
    /// same again when the same games are played from the beginning.
    pub fn new(engine: Engine, seed: u64) -> EnginePlayer {
        EnginePlayer {
            engine,
            seed,
            searched: false,
        }
    }
}

impl Player for EnginePlayer {
    fn choose(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
    ) -> Option<Choice> {
        let mut moves = position.moves();
        if let (Some(only), None) = (moves.next(), moves.next()) {
            let elapsed = Duration::ZERO;
            return Some(Choice { mv: only, elapsed });
        }
        self.searched = true;
        let (mv, report) = self
            .engine
            .choose(position, level, time, self.seed, &|| false)?;
        let elapsed = report.elapsed;
        Some(Choice { mv, elapsed })
    }

    fn new_game(&mut self) {
        // A table that is still empty is left alone: controllers clear the board before the first game, and going
        // through a large table then would delay the first answer.
        if self.searched {
            self.engine.clear();
            self.seed = self.seed.wrapping_add(1);
            self.searched = false;
        }
    }
}
