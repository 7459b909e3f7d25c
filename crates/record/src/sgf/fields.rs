//! The contents of the brackets.

use outflank_rules::{Color, Move, Square};

use crate::{Decimal, Ending, ResultRecord};

/// A square, or a pass by one of its names.
pub(super) fn mv(text: &str) -> Option<Move> {
    match text.trim().to_ascii_lowercase().as_str() {
        "" | "tt" => Some(Move::Pass),
        name => name.parse().ok().or_else(|| square(text).map(Move::Place)),
    }
}

/// `d3`, `D3`, or column and row as two lowercase letters.
pub(super) fn square(text: &str) -> Option<Square> {
    let text = text.trim();
    text.parse().ok().or_else(|| {
        let [column, row] = *text.as_bytes() else {
            return None;
        };
        Square::at(column.wrapping_sub(b'a'), row.wrapping_sub(b'a'))
    })
}

/// `B`, `w`, `White`.
pub(super) fn color(text: &str) -> Option<Color> {
    text.trim().chars().next().and_then(Color::from_letter)
}

/// `B+4`, `W+R`, `0`, `Void`: `None` if there is no result, an error if it is unreadable.
pub(super) fn result(text: &str) -> Result<Option<ResultRecord>, ()> {
    let text = text.trim();
    if matches!(text.to_ascii_lowercase().as_str(), "" | "?" | "void") {
        return Ok(None);
    }
    let board = |score| ResultRecord {
        score,
        ending: Ending::Board,
    };
    if matches!(text.to_ascii_lowercase().as_str(), "0" | "draw" | "jigo") {
        return Ok(Some(board(Decimal::default())));
    }
    let (winner, margin) = text.split_once('+').ok_or(())?;
    let sign = match color(winner) {
        Some(Color::Black) => 1,
        Some(Color::White) => -1,
        None => return Err(()),
    };
    let ending = match margin.to_ascii_lowercase().as_str() {
        "r" | "resign" => Ending::Resigned,
        "t" | "time" => Ending::Time,
        "f" | "forfeit" => Ending::Left,
        margin => {
            let margin: Decimal = margin.parse().map_err(|_| ())?;
            return Ok(Some(board(Decimal::from_thousandths(
                sign * margin.thousandths(),
            ))));
        }
    };
    // A resignation loses all discs.
    Ok(Some(ResultRecord {
        score: Decimal::from_thousandths(sign * 64_000),
        ending,
    }))
}
