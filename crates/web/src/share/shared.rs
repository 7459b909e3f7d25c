use outflank_record::GameRecord;
use outflank_rules::{Position, Square};

/// What is shared: a game, and a position of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The game; without moves, just a position.
    pub record: GameRecord,
    /// The position.
    pub position: Position,
    /// The last disc placed.
    pub last: Option<Square>,
    /// Whether the record begins after an uncorrected mistake.
    pub shortened: bool,
    /// The file name, without extension.
    pub name: String,
}

impl Shared {
    /// A game, with the position after its last move.
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
