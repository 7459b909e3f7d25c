//! What is on a board, asked square by square: for those who do not see it.

use outflank_rules::{Bitboard, Color, Square};

use crate::Texts;

impl Texts {
    /// The legal moves.
    pub fn say_moves(&self, moves: Bitboard) -> String {
        if moves.is_empty() {
            self.no_legal_moves()
        } else {
            self.legal_moves(moves.len(), &moves.to_string())
        }
    }

    /// The last disc placed, and its colour now.
    pub fn say_last(&self, last: Option<(Color, Square)>) -> String {
        match last {
            Some((color, square)) => self.last_move(color, square),
            None => self.no_last_move(),
        }
    }

    /// The discs of a row, counted from 0.
    pub fn say_row(&self, row: u8, content: impl Fn(Square) -> Option<Color>) -> String {
        let squares = (0..8).filter_map(|column| Square::at(column, row));
        let discs = squares.filter_map(|it| Some(self.disc_at(it, content(it)?)));
        let discs: Vec<String> = discs.collect();
        if discs.is_empty() {
            self.row_empty(u32::from(row) + 1)
        } else {
            self.row_discs(u32::from(row) + 1, &discs.join(", "))
        }
    }

    /// What a move to a square would flip.
    pub fn say_flips(&self, square: Square, content: Option<Color>, flips: Bitboard) -> String {
        match content {
            Some(color) => self.square_taken(square, color),
            None if flips.is_empty() => self.illegal_outflanks_nothing(square),
            None => self.square_flips(square, flips.len(), &flips.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Move, Position};

    use super::*;
    use crate::Language;

    #[test]
    fn a_board_can_be_asked() {
        let texts = Texts::new(Language::EN);
        let start = Position::START;
        let content = |square| start.at(square);
        assert_eq!(texts.say_moves(start.legal_moves()), "4 moves: d3 c4 f5 e6");
        assert_eq!(texts.say_last(None), "No move has been made yet.");
        let last = Some((Color::Black, Square::F5));
        assert_eq!(texts.say_last(last), "Last move: Black f5.");
        assert_eq!(texts.say_row(0, content), "Row 1 is empty.");
        assert_eq!(texts.say_row(3, content), "Row 4: d4 white, e4 black.");
        let flips = start.flips(Move::Place(Square::F5));
        assert_eq!(
            texts.say_flips(Square::F5, None, flips),
            "f5 flips 1 disc: e5."
        );
        assert!(
            texts
                .say_flips(Square::A1, None, Bitboard::EMPTY)
                .contains("a1")
        );
        let taken = texts.say_flips(Square::D4, content(Square::D4), Bitboard::EMPTY);
        assert_eq!(taken, "There is a white disc on d4.");
    }
}
