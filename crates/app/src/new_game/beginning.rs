use core::fmt;
use core::str::FromStr;

use outflank_play::{Prelude, PreludeKind, Seat, Start};
use outflank_record::openings::Opening;
use outflank_record::xot;
use outflank_rules::Position;

/// Where games begin.
///
/// As text, `usual`, `xot` or `opening tiger`. The others are not remembered, and are written as `usual`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beginning {
    /// At the start, perhaps with corners for one player.
    #[default]
    Usual,
    /// After moves that are drawn by lot when the game begins.
    Xot,
    /// After a named opening.
    Opening(Opening),
    /// After moves that have been drawn or agreed.
    After(Prelude),
    /// In any other position.
    Position(Position),
}

impl Beginning {
    /// The board at the start with this lot, where it is not the usual one.
    pub(super) fn start(self, lot: Lot) -> Option<Start> {
        let (kind, moves) = match self {
            Beginning::Usual => return None,
            Beginning::Xot => (PreludeKind::Drawn, xot::draw(lot.0 >> 1)),
            Beginning::Opening(opening) => (PreludeKind::Opening, opening.transcript()),
            Beginning::After(prelude) => return Some(Start::After(prelude)),
            Beginning::Position(position) => return Some(Start::Position(position)),
        };
        Prelude::new(kind, &moves).ok().map(Start::After)
    }
}

impl fmt::Display for Beginning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Beginning::Xot => f.write_str("xot"),
            Beginning::Opening(opening) => write!(f, "opening {}", opening.id),
            Beginning::Usual | Beginning::After(_) | Beginning::Position(_) => f.write_str("usual"),
        }
    }
}

/// No such beginning is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotABeginning;

impl fmt::Display for NotABeginning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither 'usual' nor 'xot' nor an opening")
    }
}

impl core::error::Error for NotABeginning {}

impl FromStr for Beginning {
    type Err = NotABeginning;

    fn from_str(text: &str) -> Result<Beginning, NotABeginning> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("usual", "") => Ok(Beginning::Usual),
            ("xot", "") => Ok(Beginning::Xot),
            ("opening", id) => {
                let opening = Opening::all().iter().find(|it| it.id == id);
                opening
                    .map(|it| Beginning::Opening(*it))
                    .ok_or(NotABeginning)
            }
            _ => Err(NotABeginning),
        }
    }
}

/// What chance decides before a game: who starts, and which opening is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot(u64);

impl Lot {
    /// Who starts, where lots decide that.
    pub const fn seat(self) -> Seat {
        Seat::ALL[(self.0 & 1) as usize]
    }
}

/// A random number.
impl From<u64> for Lot {
    fn from(number: u64) -> Lot {
        Lot(number)
    }
}

/// The first opening of the list is drawn, and this seat starts.
impl From<Seat> for Lot {
    fn from(seat: Seat) -> Lot {
        Lot(seat.index() as u64)
    }
}
