//! The board cursor.

use outflank_rules::Square;

use crate::app::event::chooses;
use crate::app::{Input, Key};

/// The square that Enter presses; arrows, letters, digits and the mouse move it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub square: Square,
    /// Whether it is visible; not before its first use.
    pub shown: bool,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor {
            square: Square::D3,
            shown: false,
        }
    }
}

impl Cursor {
    /// Moves the cursor. Returns the square that was pressed.
    pub fn input(&mut self, input: Input) -> Option<Square> {
        let (column, row) = (self.square.column(), self.square.row());
        let to = match input {
            Input::Square(square) => {
                *self = Cursor {
                    square,
                    shown: true,
                };
                return Some(square);
            }
            Input::Hover(square) => Some(square),
            Input::Key(key) if chooses(key) => {
                // The first press only shows the cursor.
                let pressed = self.shown.then_some(self.square);
                self.shown = true;
                return pressed;
            }
            Input::Key(Key::Up) => Square::at(column, row.wrapping_sub(1)),
            Input::Key(Key::Down) => Square::at(column, row + 1),
            Input::Key(Key::Left) => Square::at(column.wrapping_sub(1), row),
            Input::Key(Key::Right) => Square::at(column + 1, row),
            Input::Key(Key::Home) => Square::at(0, row),
            Input::Key(Key::End) => Square::at(7, row),
            Input::Key(Key::Char(letter @ ('a'..='h' | 'A'..='H'))) => {
                Square::at(letter.to_ascii_lowercase() as u8 - b'a', row)
            }
            Input::Key(Key::Char(digit @ '1'..='8')) => Square::at(column, digit as u8 - b'1'),
            _ => return None,
        };
        self.square = to.unwrap_or(self.square);
        self.shown = true;
        None
    }

    pub fn seen(self) -> Option<Square> {
        self.shown.then_some(self.square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_typed_and_pressed() {
        let mut cursor = Cursor::default();
        for key in [Key::Char('f'), Key::Char('5')] {
            assert_eq!(cursor.input(Input::Key(key)), None);
        }
        assert_eq!(cursor.input(Input::Key(Key::Enter)), Some(Square::F5));
        cursor.input(Input::Key(Key::End));
        cursor.input(Input::Key(Key::Right));
        cursor.input(Input::Key(Key::Down));
        assert_eq!(cursor.square, Square::H6);
        assert_eq!(cursor.input(Input::Square(Square::A1)), Some(Square::A1));
        cursor.input(Input::Key(Key::Up));
        cursor.input(Input::Key(Key::Left));
        assert_eq!(cursor.square, Square::A1);
    }

    #[test]
    fn nothing_is_pressed_that_is_not_seen() {
        let mut cursor = Cursor::default();
        assert_eq!(cursor.input(Input::Key(Key::Enter)), None);
        assert_eq!(cursor.input(Input::Key(Key::Enter)), Some(Square::D3));
    }
}
