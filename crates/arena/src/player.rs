use outflank_play::clock::{ClockRules, TimeLeft};
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position};

use crate::Fault;

/// Makes the moves of one side in one game after the other.
pub trait Player {
    /// What comes next has nothing to do with what came before, and begins with these moves. A player that is not
    /// ready loses the game, for the reason that it gives.
    fn new_game(&mut self, terms: &Terms<'_>, opening: &Transcript) -> Result<(), Fault>;

    /// A move in a game that is not over, or the reason why there is none.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Move, Fault>;
}

/// What holds for all of a game.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// Decides what is left to chance.
    pub seed: u64,
    /// How much time there is.
    pub clock: ClockRules,
    /// Whether to leave everything as it is, asked again and again.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// A player's turn.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    /// What holds for all of the game.
    pub terms: &'a Terms<'a>,
    /// The game so far.
    pub game: &'a Transcript,
    /// What is left on the player's clock; nothing to go by if there is no clock.
    pub left: TimeLeft,
}

impl Turn<'_> {
    /// The position now.
    pub const fn position(&self) -> Position {
        self.game.end()
    }
}

/// Who takes part in a match: at each board that is played at the same time sits a player of theirs.
pub trait Contender: Sync {
    /// What to call it.
    fn name(&self) -> &str;

    /// A player for one board.
    fn player(&self) -> Box<dyn Player>;
}
