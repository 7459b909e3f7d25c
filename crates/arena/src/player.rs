use outflank_rules::{Move, Position};

use crate::Fault;

/// Makes the moves of one side in one game after the other.
pub trait Player {
    /// What comes next has nothing to do with what came before. The seed decides what is left to chance.
    fn new_game(&mut self, seed: u64);

    /// A move in a position that is not over, or the reason why there is none.
    fn choose(&mut self, position: Position) -> Result<Move, Fault>;
}

/// Who takes part in a match: at each board that is played at the same time sits a player of theirs.
pub trait Contender: Sync {
    /// What to call it.
    fn name(&self) -> &str;

    /// A player for one board.
    fn player(&self) -> Box<dyn Player>;
}
