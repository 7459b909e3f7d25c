use outflank_rules::Color;

/// A player, as the reader knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// The reader.
    You,
    /// Somebody who plays Black.
    Black,
    /// Somebody who plays White.
    White,
}

impl Party {
    /// The player of a colour, for a reader who plays one of them or none.
    pub fn of(color: Color, you: Option<Color>) -> Party {
        match color {
            _ if you == Some(color) => Party::You,
            Color::Black => Party::Black,
            Color::White => Party::White,
        }
    }
}
