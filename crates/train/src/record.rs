use outflank_rules::{Bitboard, Board};

/// A labelled position: the board and the score that the mover reached or is proven to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The board.
    pub board: Board,
    /// In discs, empty squares to the winner.
    pub score: i8,
}

impl Record {
    /// The size of a record in a file.
    pub const BYTES: usize = 17;

    /// As stored in a file.
    pub fn to_bytes(self) -> [u8; Record::BYTES] {
        let mut bytes = [0; Record::BYTES];
        bytes[..8].copy_from_slice(&self.board.player().0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().0.to_le_bytes());
        bytes[16] = self.score as u8;
        bytes
    }

    /// From a file; nothing if the bytes are not a position with a score.
    pub fn from_bytes(bytes: &[u8; Record::BYTES]) -> Option<Record> {
        let word = |at: usize| {
            Some(Bitboard(u64::from_le_bytes(
                bytes[at..at + 8].try_into().ok()?,
            )))
        };
        let board = Board::new(word(0)?, word(8)?).ok()?;
        let score = bytes[16] as i8;
        (-64..=64)
            .contains(&score)
            .then_some(Record { board, score })
    }
}
