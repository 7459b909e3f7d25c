use outflank_rules::{IllegalMove, Move, Position};

use crate::Remark;
use crate::insight::{Dead, why_nothing};

/// Why a move is illegal, in a way that teaches; `None` if it is legal.
pub(crate) fn refuse(position: Position, mv: Move) -> Option<Remark> {
    let color = position.turn();
    if position.must_pass() && mv != Move::Pass {
        return Some(Remark::MustPass { color });
    }
    Some(match position.play(mv).err()? {
        IllegalMove::Occupied(square) => Remark::Occupied { square },
        IllegalMove::OutflanksNothing(square) => Remark::FlipsNothing {
            square,
            color,
            why: why_nothing(position, square).unwrap_or(Dead::NoNeighbour),
        },
        IllegalMove::MustPlace => Remark::MustPlace {
            squares: position.legal_moves(),
        },
        IllegalMove::GameOver => Remark::GameOver,
    })
}
