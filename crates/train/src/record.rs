use outflank_eval::Value;
use outflank_rules::{Bitboard, Board};

/// A labelled position: the board and what it is worth to the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The board.
    pub board: Board,
    /// What the mover is proven to get, or what deeper searches and the end of the game make of it.
    pub value: Value,
}

impl Record {
    /// The size of a record in a file.
    pub const BYTES: usize = 18;

    /// As stored in a file.
    pub fn to_bytes(self) -> [u8; Record::BYTES] {
        let mut bytes = [0; Record::BYTES];
        bytes[..8].copy_from_slice(&self.board.player().0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().0.to_le_bytes());
        bytes[16..].copy_from_slice(&self.value.0.to_le_bytes());
        bytes
    }

    /// From a file; nothing if the bytes are not a position with a value.
    pub fn from_bytes(bytes: &[u8; Record::BYTES]) -> Option<Record> {
        let word = |at: usize| {
            Some(Bitboard(u64::from_le_bytes(
                bytes[at..at + 8].try_into().ok()?,
            )))
        };
        let board = Board::new(word(0)?, word(8)?).ok()?;
        let value = Value(i16::from_le_bytes([bytes[16], bytes[17]]));
        (Value::MIN..=Value::MAX)
            .contains(&value)
            .then_some(Record { board, value })
    }
}
