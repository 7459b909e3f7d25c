use outflank_eval::Value;
use outflank_rules::{Bitboard, Board};

/// A labelled position: the board and its value for the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The board.
    pub board: Board,
    /// The mover's proven score, or an estimate from searches and the end of the game.
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

    /// From a file; `None` if the bytes are not a position with a value.
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

/// The merged records of a board and its symmetric images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The canonical board.
    pub board: Board,
    /// The mean of their values.
    pub value: Value,
    /// Their number, saturating.
    pub count: u16,
}

impl Sample {
    /// The size of a sample in a file.
    pub const BYTES: usize = Record::BYTES + 2;

    /// As stored in a file.
    pub fn to_bytes(self) -> [u8; Sample::BYTES] {
        let Sample {
            board,
            value,
            count,
        } = self;
        let mut bytes = [0; Sample::BYTES];
        bytes[..Record::BYTES].copy_from_slice(&Record { board, value }.to_bytes());
        bytes[Record::BYTES..].copy_from_slice(&count.to_le_bytes());
        bytes
    }

    /// From a file; `None` if the bytes are not a sample.
    pub fn from_bytes(bytes: &[u8; Sample::BYTES]) -> Option<Sample> {
        let (record, count) = bytes.split_first_chunk()?;
        let Record { board, value } = Record::from_bytes(record)?;
        let count = u16::from_le_bytes(count.try_into().ok()?);
        (count > 0).then_some(Sample {
            board,
            value,
            count,
        })
    }

    /// Whether the position is held out in every round, for validation: one in 32, chosen by the board alone.
    pub fn is_held_out(&self) -> bool {
        let player = self.board.player().0.wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let opponent = self.board.opponent().0.wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = (player ^ opponent.rotate_left(31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed >> 59 == 0
    }
}
