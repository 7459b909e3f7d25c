//! The built-in positions: five puzzles, and the boards that explain the rules and the strategy.
//!
//! ```
//! use outflank_play::collection;
//!
//! let puzzle = collection::find("1").unwrap();
//! assert_eq!(puzzle.id, "puzzle1");
//! assert_eq!(puzzle.solution[0].to_string(), "h2");
//! ```

mod items;

use outflank_rules::{Position, Square};

use items::ITEMS;

/// A position worth showing, with its solution and comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its name: `puzzle1`, `figure8`, `row_example`, `diagram3`.
    pub id: &'static str,
    /// What it is for.
    pub kind: Kind,
    /// The board and the player to move.
    pub position: Position,
    /// A disc that has just been placed and whose lines are not flipped yet: the board is shown in mid-move,
    /// and it is still the mover's turn.
    pub placed: Option<Square>,
    /// The move that solves the puzzle or that the board illustrates; empty where the board itself is the
    /// point.
    pub solution: &'static [Square],
    /// The discs that the solution, or the placed disc, flips; empty where that is not the point.
    pub flips: &'static [Square],
    /// White's possible replies to the solution (or in the position, if there is none), and the corners that
    /// each reply opens to Black.
    pub replies: &'static [Reply],
    /// A whole line of moves from the position, the solution first; no passes.
    pub line: &'static [Square],
    /// Squares to point at: stable discs (`diagram1`), discs enclosed but not flipped (`figure5_6`).
    pub marked: &'static [Square],
}

/// A reply to a puzzle's solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// White's move.
    pub square: Square,
    /// The corners that Black can take after it.
    pub corners: &'static [Square],
}

/// What a position of the collection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Find the move that forces the opponent to open a corner (fact B8).
    Puzzle,
    /// A rule, shown on a board.
    Figure,
    /// A strategic idea, shown on a board.
    Diagram,
}

impl Item {
    const BARE: Item = Item {
        id: "",
        kind: Kind::Figure,
        position: Position::START,
        placed: None,
        solution: &[],
        flips: &[],
        replies: &[],
        line: &[],
        marked: &[],
    };
}

/// All of them: puzzles, then figures, then diagrams.
pub const fn all() -> &'static [Item] {
    ITEMS
}

/// The item with this name, ignoring case; a number alone names a puzzle.
pub fn find(name: &str) -> Option<&'static Item> {
    let name = name.trim();
    ITEMS.iter().find(|item| {
        let number = item.id.strip_prefix("puzzle");
        item.id.eq_ignore_ascii_case(name) || number == Some(name)
    })
}

/// All puzzles, in order.
pub fn puzzles() -> impl Iterator<Item = &'static Item> {
    ITEMS.iter().filter(|item| item.kind == Kind::Puzzle)
}
