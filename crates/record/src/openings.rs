//! Named openings, and how often openings are played.

use std::collections::HashMap;
use std::sync::LazyLock;

use outflank_rules::notation::Transcript;
use outflank_rules::{Board, Position};

use crate::GameRecord;

/// A named opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// Its id; its names are in `outflank_text`.
    pub id: &'static str,
    /// The moves that lead to it.
    pub moves: &'static str,
}

static OPENINGS: LazyLock<Vec<Opening>> = LazyLock::new(|| {
    let lines = include_str!("../openings.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
        .map(|(moves, id)| Opening { id, moves })
        .collect()
});

static PLACES: LazyLock<HashMap<Board, Opening>> = LazyLock::new(|| {
    let place = |opening: &Opening| (canonical(opening.position()), *opening);
    OPENINGS.iter().map(place).collect()
});

static PLAYED: LazyLock<HashMap<Board, u32>> = LazyLock::new(|| {
    let lines = include_str!("../played.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(moves, games)| {
            let line: Transcript = moves.parse().ok()?;
            Some((canonical(line.end()), games.parse().ok()?))
        })
        .collect()
});

/// In how many tournament games a position was reached, up to symmetry and transposition; 0 if in few or none.
pub fn times_played(position: Position) -> u32 {
    PLAYED.get(&canonical(position)).copied().unwrap_or(0)
}

impl Opening {
    /// All of them.
    pub fn all() -> &'static [Opening] {
        &OPENINGS
    }

    /// The opening that ends in this position, up to symmetry and transposition.
    pub fn at(position: Position) -> Option<Opening> {
        PLACES.get(&canonical(position)).copied()
    }

    /// The opening of a game: its last named position.
    pub fn of(positions: impl IntoIterator<Item = Position>) -> Option<Opening> {
        positions.into_iter().filter_map(Opening::at).last()
    }

    /// The opening of a record. Another start than the usual one is another game: its positions have no names.
    pub fn of_record(record: &GameRecord) -> Option<Opening> {
        let is_usual = record.start() == Position::START;
        let game = is_usual.then(|| record.transcript())?;
        Opening::of(game.positions())
    }

    /// The moves that lead to it.
    ///
    /// # Panics
    ///
    /// Never: the moves of the table are tested.
    pub fn transcript(self) -> Transcript {
        self.moves.parse().expect("the moves are legal")
    }

    /// The position it leads to.
    pub fn position(self) -> Position {
        self.transcript().end()
    }
}

fn canonical(position: Position) -> Board {
    position.board().canonical().0
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use outflank_rules::Symmetry;

    use super::*;

    #[test]
    fn every_line_is_legal_and_has_a_position_and_a_name_of_its_own() {
        let openings = Opening::all();
        assert!(openings.len() >= 150, "{}", openings.len());
        let names: HashSet<&str> = openings.iter().map(|opening| opening.id).collect();
        assert_eq!(names.len(), openings.len());
        for &opening in openings {
            assert!(opening.moves.starts_with("f5"), "{}", opening.id);
            for symmetry in Symmetry::ALL {
                let turned = symmetry.position(opening.position());
                assert_eq!(Opening::at(turned), Some(opening));
            }
        }
    }

    /// A damaged line would be left out in silence.
    #[test]
    fn what_is_played_often_is_counted_whatever_the_orientation() {
        let lines = include_str!("../played.txt").lines();
        let lines: Vec<&str> = lines.filter(|line| !line.starts_with('#')).collect();
        assert_eq!(PLAYED.len(), lines.len());
        let times = |moves: &str| times_played(moves.parse::<Transcript>().unwrap().end());
        assert_eq!(times("f5"), times("c4"));
        assert!(times("f5d6") > times("f5f6") && times("f5f6") > times("f5f4"));
        assert!(times("f5d6c3d3c4") > 10_000, "the Tiger");
        assert_eq!(times("f5d6c3d3c4b3d2f4"), 0);
    }

    fn of(moves: &str) -> Option<&'static str> {
        let transcript: Transcript = moves.parse().unwrap();
        Opening::of(transcript.positions()).map(|opening| opening.id)
    }

    #[test]
    fn a_game_has_the_name_of_its_last_position_that_has_one() {
        assert_eq!(of(""), None);
        assert_eq!(of("f5"), None);
        assert_eq!(of("f5d6"), Some("perpendicular"));
        assert_eq!(of("f5d6c3d3c4"), Some("tiger"));
        // A transposition, followed by an unnamed move.
        assert_eq!(of("f5d6c4d3c3f3"), Some("tiger"));
        // The same, rotated.
        assert_eq!(of("c4e3f6e6f5"), Some("tiger"));
        assert_eq!(of("f5f6e6f4"), Some("diagonal"));
        assert_eq!(of("f5f4"), Some("parallel"));
    }
}
