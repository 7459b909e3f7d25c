use outflank_drawing::Picture;
use outflank_record::GameRecord;
use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Square};

/// What is shared: a game, and a position of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The game; without moves, just a position.
    pub record: GameRecord,
    /// The same with everything that was noted and tried.
    pub whole: GameRecord,
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
            whole: record.clone(),
            record,
        }
    }
    /// The position; or, numbered, the moves that led to it.
    pub fn picture(&self, numbered: bool) -> Picture {
        if numbered {
            return Picture::diagram(&self.so_far());
        }
        Picture {
            last: self.last,
            ..Picture::new(self.position)
        }
    }

    /// The game up to the position; the whole of it, if the position is none of the game's.
    fn so_far(&self) -> Transcript {
        let whole = self.record.transcript();
        let mut so_far = Transcript::new(whole.start());
        for &mv in whole.moves() {
            if so_far.end() == self.position || so_far.push(mv).is_err() {
                break;
            }
        }
        so_far
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_up_to_the_position_that_is_shown() {
        let record = outflank_record::transcript::read_line("f5d6c3d3c4", 1, 0);
        let mut shared = Shared::game(record.unwrap().strict().unwrap(), "game");
        assert_eq!(shared.picture(true).numbered.len(), 5);
        assert_eq!(shared.picture(false).last, Some(Square::C4));
        let positions = shared.record.transcript();
        shared.position = positions.positions().nth(2).unwrap();
        let diagram = shared.picture(true);
        assert_eq!(diagram.numbered.len(), 2);
        assert_eq!(diagram.position, Position::START);
    }
}
