//! Positions as in chess: the rows from 8 down to 1, `p` black, `P` white, counts of empty squares, the side to move.

use core::fmt::Write as _;

use outflank_rules::{Color, Position, Setup, Square};

/// `8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1`; the fields after the side to move are ignored.
pub(super) fn read(text: &str) -> Option<Position> {
    let mut parts = text.split_whitespace();
    let mut setup = Setup::EMPTY;
    let mut rows = parts.next()?.split('/');
    for row in (0..8).rev() {
        let mut column: u8 = 0;
        // A row that is too long is not read to its end.
        for letter in rows.next()?.chars().take(9) {
            let color = match letter {
                '1'..='8' => {
                    column += letter as u8 - b'0';
                    continue;
                }
                'p' => Color::Black,
                'P' => Color::White,
                _ => return None,
            };
            setup.put(Square::at(column, row)?, Some(color));
            column += 1;
        }
        if column != 8 {
            return None;
        }
    }
    setup.turn = match parts.next()? {
        "b" => Color::Black,
        "w" => Color::White,
        _ => return None,
    };
    let position = rows.next().is_none().then_some(setup)?;
    Position::try_from(position).ok()
}

pub(super) fn write(position: Position) -> String {
    let mut text = String::new();
    for row in (0..8).rev() {
        let mut empty = 0;
        for column in 0..8 {
            let color = Square::at(column, row).and_then(|square| position.at(square));
            let Some(color) = color else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                // Writing into a string cannot fail.
                let _ = write!(text, "{empty}");
            }
            empty = 0;
            text.push(match color {
                Color::Black => 'p',
                Color::White => 'P',
            });
        }
        if empty > 0 {
            let _ = write!(text, "{empty}");
        }
        text.push(if row > 0 { '/' } else { ' ' });
    }
    text.push(match position.turn() {
        Color::Black => 'b',
        Color::White => 'w',
    });
    text + " - - 0 1"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_read_and_written() {
        let start = "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1";
        assert_eq!(read(start), Some(Position::START));
        assert_eq!(write(Position::START), start);
        for bad in [
            "",
            "8/8/8/3pP3/3Pp3/8/8 b",
            "8/8/8/3pP3/3Pp3/8/8/8",
            "8/8/8/3pP3/3Pp3/8/8/8/8 b",
            "8/8/8/3pP4/3Pp3/8/8/8 b",
            "8/8/8/3pP2/3Pp3/8/8/8 b",
            "88/8/8/3pP3/3Pp3/8/8/8 b",
            "8/8/8/3pX3/3Pp3/8/8/8 b",
            "8/8/8/8/8/8/8/8 b",
            "8/8/8/3pP3/3Pp3/8/8/8 x",
            "88888888888888888888888888888888888888888/8/8/8/8/8/8/8 b",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
