//! The rules once more, as a beginner would write them: an array of squares and eight directions. It shares
//! only names with the crate, no code.

use outflank_rules::{Color, Move, Square};

pub struct ArrayBoard {
    squares: [[Option<Color>; 8]; 8],
    pub turn: Color,
}

impl ArrayBoard {
    pub fn empty(turn: Color) -> ArrayBoard {
        ArrayBoard {
            squares: [[None; 8]; 8],
            turn,
        }
    }

    pub fn start() -> ArrayBoard {
        let mut board = ArrayBoard::empty(Color::Black);
        board.put(Square::D4, Color::White);
        board.put(Square::E5, Color::White);
        board.put(Square::E4, Color::Black);
        board.put(Square::D5, Color::Black);
        board
    }

    pub fn at(&self, square: Square) -> Option<Color> {
        self.squares[usize::from(square.row())][usize::from(square.column())]
    }

    pub fn put(&mut self, square: Square, color: Color) {
        self.squares[usize::from(square.row())][usize::from(square.column())] = Some(color);
    }

    /// The discs that the player to move would flip from an empty square.
    pub fn flips(&self, from: Square) -> Vec<Square> {
        let mut flips = Vec::new();
        for (right, down) in [
            (-1, -1),
            (0, -1),
            (1, -1),
            (-1, 0),
            (1, 0),
            (-1, 1),
            (0, 1),
            (1, 1),
        ] {
            let mut row = Vec::new();
            let (mut column, mut line) = (
                i32::from(from.column()) + right,
                i32::from(from.row()) + down,
            );
            while (0..8).contains(&column) && (0..8).contains(&line) {
                let square = Square::at(column as u8, line as u8).expect("on the board");
                match self.at(square) {
                    None => break,
                    Some(color) if color == self.turn => {
                        flips.append(&mut row);
                        break;
                    }
                    Some(_) => row.push(square),
                }
                column += right;
                line += down;
            }
        }
        flips
    }

    pub fn legal_moves(&self) -> Vec<Square> {
        Square::all()
            .filter(|&square| self.at(square).is_none() && !self.flips(square).is_empty())
            .collect()
    }

    pub fn play(&mut self, mv: Move) {
        if let Move::Place(square) = mv {
            for flip in self.flips(square) {
                self.put(flip, self.turn);
            }
            self.put(square, self.turn);
        }
        self.turn = match self.turn {
            Color::Black => Color::White,
            Color::White => Color::Black,
        };
    }
}
