use outflank_record::GameRecord;
use outflank_rules::{Position, Square};

/// What is shared: a game, and the position that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The game; one without moves is a position alone.
    pub record: GameRecord,
    /// The position.
    pub position: Position,
    /// The last disc that was placed in it.
    pub last: Option<Square>,
    /// Whether discs of the game were flipped wrongly and have stood, so that the record begins after them.
    pub shortened: bool,
    /// What files are called, without their ending.
    pub name: String,
}

impl Shared {
    /// A game, looked at after its last move.
    pub fn game(record: GameRecord, name: &str) -> Shared {
        let last = record.moves().iter().rev().find_map(|it| it.mv.square());
        Shared {
            position: record.end(),
            last,
            shortened: false,
            name: name.to_owned(),
            record,
        }
    }
}
