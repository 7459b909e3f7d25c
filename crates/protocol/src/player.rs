use std::time::Duration;

use outflank_engine::{Engine, Level};
use outflank_rules::{Move, Position};

/// Chooses moves for a session.
pub trait Player {
    /// The move to make at this level, in a position with at least one legal move.
    ///
    /// `time` is the time the clock allows, whether the level by itself would take more or less. Without it the
    /// level decides.
    fn choose(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
    ) -> Option<Choice>;

    /// Starts a game, independent of earlier ones.
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
    /// A player whose weak levels make the same errors for the same seed: different ones in each game, but the
    /// same again when the same games are replayed from the beginning.
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
        // An empty table is not cleared: controllers clear the board before the first game, and sweeping a large
        // table would delay the first answer.
        if self.searched {
            self.engine.clear();
            self.seed = self.seed.wrapping_add(1);
            self.searched = false;
        }
    }
}
