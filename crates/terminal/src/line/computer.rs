use outflank_play::Level;
use outflank_rules::{Move, Position};

/// Whoever picks the moves of a computer player.
pub trait Computer {
    /// A legal move in a position that has one (a pass, if that is forced), as well as this level can.
    fn choose(&mut self, position: Position, level: Level) -> Move;
}
