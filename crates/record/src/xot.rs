//! XOT: games whose first eight moves are drawn by lot, from a list of openings that favour neither side.
//!
//! ```
//! use outflank_record::xot::XotList;
//!
//! let list = XotList::built_in();
//! let line = list.draw(1);
//! assert_eq!(line.moves().len(), 8);
//! assert!(list.has(line.end()));
//! ```

use std::collections::HashSet;
use std::sync::LazyLock;

use outflank_rules::notation::{Transcript, TranscriptError};
use outflank_rules::random::Random;
use outflank_rules::{Board, Position};

use crate::GameRecord;

const BUILT_IN: &str = include_str!("../xot.txt");

/// Draws an opening of our own list; the same one for the same seed. The rest of the list is not read.
///
/// # Panics
///
/// Never: a test reads the list.
pub fn draw(seed: u64) -> Transcript {
    let lines = || BUILT_IN.lines().filter(|line| !line.starts_with('#'));
    let lot = Random::new(seed).below(lines().count() as u32);
    let line = lines().nth(lot as usize).unwrap_or_default();
    line.parse().expect("a test reads it")
}

/// How many moves are drawn.
pub const MOVES: usize = 8;

/// A list of openings to draw from: a line each, no two the same in any orientation of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XotList {
    lines: Vec<Transcript>,
    boards: HashSet<Board>,
}

/// Why a line is no opening of XOT.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum XotError {
    /// A text has no line that is.
    #[error("there is no opening")]
    Empty,
    /// A line has something other than legal moves.
    #[error("line {0}: {1}")]
    Moves(usize, TranscriptError),
    /// A line has too few moves, or too many.
    #[error("line {0}: {1} moves")]
    Count(usize, usize),
}

impl XotList {
    /// Our own list: what the engine finds even.
    ///
    /// # Panics
    ///
    /// Never: a test reads it.
    pub fn built_in() -> XotList {
        let (list, _) = XotList::read(BUILT_IN).expect("a test reads it");
        list
    }

    /// The same list, read once.
    pub fn ours() -> &'static XotList {
        static OURS: LazyLock<XotList> = LazyLock::new(XotList::built_in);
        &OURS
    }

    /// Reads a list: eight moves a line. Empty lines and what follows a `#` are ignored. Lines with errors are left
    /// out and returned beside the list.
    pub fn read(text: &str) -> Result<(XotList, Vec<XotError>), XotError> {
        let (mut lines, mut boards, mut errors) = (Vec::new(), HashSet::new(), Vec::new());
        for (number, line) in (1..).zip(text.lines()) {
            let moves = line.split('#').next().unwrap_or_default().trim();
            if moves.is_empty() {
                continue;
            }
            match moves.parse::<Transcript>() {
                Err(error) => errors.push(XotError::Moves(number, error)),
                Ok(line) if line.moves().len() != MOVES => {
                    errors.push(XotError::Count(number, line.moves().len()));
                }
                Ok(line) => {
                    if boards.insert(canonical(line.end())) {
                        lines.push(line);
                    }
                }
            }
        }
        if lines.is_empty() {
            return Err(errors.into_iter().next().unwrap_or(XotError::Empty));
        }
        Ok((XotList { lines, boards }, errors))
    }

    /// The openings.
    pub fn lines(&self) -> &[Transcript] {
        &self.lines
    }

    /// Draws an opening; the same one for the same seed.
    pub fn draw(&self, seed: u64) -> &Transcript {
        let lot = Random::new(seed).below(self.lines.len() as u32);
        &self.lines[lot as usize]
    }

    /// Whether one of the openings leads to this position, however the board is turned.
    pub fn has(&self, position: Position) -> bool {
        self.boards.contains(&canonical(position))
    }

    /// How many moves of a game lead to one of the openings: eight, or none if it was set up after them. `None` if it
    /// begins in another way.
    ///
    /// Openings that players know are even, so that lists have them too: this alone does not make a game one of XOT.
    pub fn moves_of(&self, game: &Transcript) -> Option<usize> {
        if game.start() != Position::START {
            return self.has(game.start()).then_some(0);
        }
        let end = game.positions().nth(MOVES)?;
        self.has(end).then_some(MOVES)
    }
}

/// Whether a record says that its game is one of XOT: in what it says about the occasion, or in its comment, if the moves
/// bear that out.
pub fn is_named(record: &GameRecord) -> bool {
    let has_name = |text: &String| {
        let mut words = text.split(|it: char| !it.is_alphanumeric());
        words.any(|word| word.eq_ignore_ascii_case("xot"))
    };
    let occasion = [&record.event, &record.place, &record.round];
    occasion.into_iter().any(has_name)
        || has_name(&record.comment) && XotList::ours().moves_of(&record.transcript()).is_some()
}

fn canonical(position: Position) -> Board {
    position.board().canonical().0
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Color, Symmetry};

    use super::*;

    const LINE: &str = "f5f4g3g4g5e6d6c6";

    #[test]
    fn our_own_list_is_sound() {
        let (list, errors) = XotList::read(include_str!("../xot.txt")).unwrap();
        assert_eq!(errors, []);
        assert!(list.lines().len() >= 100, "{}", list.lines().len());
        let text = include_str!("../xot.txt").lines();
        let written = text.filter(|line| !line.starts_with('#')).count();
        assert_eq!(list.lines().len(), written, "no line comes twice");
        for line in list.lines() {
            assert!(line.to_string().starts_with("f5"), "{line}");
            assert_eq!(line.end().turn(), Color::Black);
        }
    }

    #[test]
    fn a_list_is_read_in_any_case_and_with_any_line_ends() {
        let text = format!(
            "# two\r\n{}\r\n\r\nf5d6c3d3c4f4c5b3 # even\r\n",
            LINE.to_uppercase()
        );
        let (list, errors) = XotList::read(&text).unwrap();
        assert_eq!((list.lines().len(), errors.len()), (2, 0));
        assert_eq!(list.lines()[0].to_string(), LINE);
        // The same opening from another side of the board counts once.
        let turned: Transcript = LINE.parse().unwrap();
        let turned = turned.moves().iter().map(|&mv| Symmetry::Rotate180.mv(mv));
        let turned: String = turned.map(|mv| mv.to_string()).collect();
        let (list, _) = XotList::read(&format!("{LINE}\n{turned}\n")).unwrap();
        assert_eq!(list.lines().len(), 1);
    }

    #[test]
    fn wrong_lines_are_named_and_the_others_kept() {
        let text = format!("f5d6\n{LINE}\nf5d6c3d3c4f4c5a1\n");
        let (list, errors) = XotList::read(&text).unwrap();
        assert_eq!(list.lines().len(), 1);
        assert_eq!(errors[0], XotError::Count(1, 2));
        assert!(matches!(errors[1], XotError::Moves(3, _)), "{}", errors[1]);
        assert_eq!(XotList::read("# nothing\n"), Err(XotError::Empty));
        assert_eq!(XotList::read("\nf5\n"), Err(XotError::Count(2, 1)));
    }

    #[test]
    fn lots_reach_every_line_and_are_the_same_for_the_same_seed() {
        let text = format!("{LINE}\nf5d6c3d3c4f4c5b3\nf5f6e6f4e3c5c4e7\n");
        let (list, _) = XotList::read(&text).unwrap();
        let drawn: HashSet<String> = (0..50).map(|seed| list.draw(seed).to_string()).collect();
        assert_eq!(drawn.len(), 3);
        assert_eq!(list.draw(7), list.draw(7));
        let list = XotList::built_in();
        for seed in 0..50 {
            assert_eq!(draw(seed), *list.draw(seed));
        }
    }

    #[test]
    fn the_beginning_of_a_game_is_found_from_every_side() {
        let text = format!("{LINE}\nf5d6c3d3c4f4c5b3\n");
        let (list, _) = XotList::read(&text).unwrap();
        let moves = |text: &str| list.moves_of(&text.parse().unwrap());
        let longer = format!("{LINE}c5");
        assert_eq!(moves(&longer), Some(8));
        assert_eq!(moves(&LINE[..14]), None);
        let game: Transcript = longer.parse().unwrap();
        for symmetry in [Symmetry::Transpose, Symmetry::Rotate180] {
            let turned = game.moves().iter().map(|&mv| symmetry.mv(mv).to_string());
            assert_eq!(moves(&turned.collect::<String>()), Some(8));
        }
        let set_up = Transcript::new(LINE.parse::<Transcript>().unwrap().end());
        assert_eq!(list.moves_of(&set_up), Some(0));
        assert_eq!(moves("f5f6e6f4e3c5c4e7"), None);
    }

    #[test]
    fn a_record_says_that_it_is_a_game_of_xot() {
        let drawn = draw(5);
        let record = |moves: &Transcript| {
            let mut record = GameRecord::new(Position::START);
            for &mv in moves.moves() {
                record.push(mv).unwrap();
            }
            record
        };
        let mut game = record(&drawn);
        assert!(!is_named(&game));
        game.event = "Club evening (XOT), board 3".to_owned();
        assert!(is_named(&game));
        game.event = "Xotic Cup".to_owned();
        assert!(!is_named(&game));
        // In a comment people write all sorts of things.
        game.comment = "xot, blitz".to_owned();
        assert!(is_named(&game));
        let mut other = record(&"f5f6".parse().unwrap());
        other.comment.clone_from(&game.comment);
        assert!(!is_named(&other));
    }
}
