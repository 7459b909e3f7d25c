use outflank_play::clock::{ClockRules, TimeLeft};
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position};

use crate::Fault;

/// Makes the moves of one side, game after game.
pub trait Player {
    /// Starts a game, independent of earlier ones, with these moves. A player that is not ready loses the game,
    /// for the fault it returns.
    fn new_game(&mut self, terms: &Terms<'_>, opening: &Transcript) -> Result<(), Fault>;

    /// A move in an unfinished game, or the reason why there is none.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Move, Fault>;
}

/// The conditions of a game.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// The seed of its random choices.
    pub seed: u64,
    /// The clock.
    pub clock: ClockRules,
    /// Whether to stop, polled often.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// A player's turn.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    /// The conditions of the game.
    pub terms: &'a Terms<'a>,
    /// The game so far.
    pub game: &'a Transcript,
    /// The time left on the player's clock; meaningless without a clock.
    pub left: TimeLeft,
}

impl Turn<'_> {
    /// The current position.
    pub const fn position(&self) -> Position {
        self.game.end()
    }
}

/// A participant in a match: each game in progress has its own player.
pub trait Contender: Sync {
    /// Its name.
    fn name(&self) -> &str;

    /// A player for one game at a time.
    fn player(&self) -> Box<dyn Player>;
}
