//! A game to step through in a frame of another page: what can be seen after each move.
//!
//! It is a document of its own, `embed.html`, small and without an engine; `static/embed.js` of the page crate is the
//! other half, and has the words.

#![forbid(unsafe_code)]

use outflank_drawing::{Palette, Picture};
use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Position};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Viewer {
    game: Transcript,
}

#[wasm_bindgen]
impl Viewer {
    /// Reads a game: its start, or nothing for the usual one, and its moves. If that fails, the number says which
    /// character is wrong, from 1; those of the start come first.
    pub fn read(position: &str, moves: &str) -> Result<Viewer, usize> {
        let start = match position {
            "" => Position::START,
            text => {
                let read = text.parse::<Position>();
                read.map_err(|error| error.offset + 1)?
            }
        };
        let game = Transcript::parse_from(start, moves);
        let game = game.map_err(|error| position.chars().count() + error.offset + 1)?;
        Ok(Viewer { game })
    }

    /// How many moves there are, passes included.
    pub fn moves(&self) -> usize {
        self.game.moves().len()
    }

    /// The move that led here: a square, or nothing for a pass or the start.
    pub fn square(&self, at: usize) -> String {
        let mv = at
            .checked_sub(1)
            .and_then(|last| self.game.moves().get(last));
        let square = mv.and_then(|mv| mv.square());
        square.map(|it| it.to_string()).unwrap_or_default()
    }

    /// How many black discs there are,
    pub fn black(&self, at: usize) -> u32 {
        self.position(at).discs(Color::Black).len()
    }

    /// and white ones.
    pub fn white(&self, at: usize) -> u32 {
        self.position(at).discs(Color::White).len()
    }

    /// The board, as SVG.
    pub fn picture(&self, at: usize) -> String {
        let moves = &self.game.moves()[..at.min(self.moves())];
        let picture = Picture {
            last: moves.last().and_then(|mv| mv.square()),
            coordinates: true,
            ..Picture::new(self.position(at))
        };
        picture.svg(&Palette::classic())
    }

    fn position(&self, at: usize) -> Position {
        let mut positions = self.game.positions();
        positions.nth(at).unwrap_or_else(|| self.game.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_can_be_stepped_through() {
        let game = Viewer::read("", "f5d6c3").unwrap();
        assert_eq!(game.moves(), 3);
        let seen = |at| (game.square(at), game.black(at), game.white(at));
        assert_eq!(seen(0), (String::new(), 2, 2));
        assert_eq!(seen(1), ("f5".to_owned(), 4, 1));
        assert_eq!(seen(3), ("c3".to_owned(), 5, 2));
        assert_eq!(seen(9), (String::new(), 5, 2));
        assert!(game.picture(3).starts_with("<svg"));
        assert_ne!(game.picture(2), game.picture(3));
    }

    #[test]
    fn a_game_may_begin_anywhere_and_passes_are_moves() {
        let start = format!("{:-<64}X", "OX");
        let game = Viewer::read(&start, "pac1").unwrap();
        assert_eq!((game.moves(), game.square(1).as_str()), (2, ""));
        assert_eq!((game.black(2), game.white(2)), (0, 3));
    }

    #[test]
    fn what_is_no_game_says_where() {
        assert_eq!(Viewer::read("", "f5d6a1").unwrap_err(), 5);
        assert_eq!(Viewer::read("XO?", "").unwrap_err(), 3);
        let start = format!("{:-<64}X", "OX");
        assert_eq!(Viewer::read(&start, "paxx").unwrap_err(), 68);
    }
}
