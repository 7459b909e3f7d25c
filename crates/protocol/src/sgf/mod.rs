//! Game records in the Smart Game Format, as far as loading a game needs it: the first game, its main line, the
//! set-up of discs, and the moves.
//!
//! Squares are `d3` in either case, or two small letters as in the game of Go (`dc`, column and row). A pass is empty,
//! `PA`, `PASS` or `tt`; a pass that is not written is made where it is forced. A game that does not say otherwise
//! begins with the usual discs.
//!
//! ```
//! use outflank_protocol::sgf;
//!
//! let record = "(;GM[2]SZ[8]PB[Ann]PW[Bob];B[f5];W[d6](;B[c3])(;B[c5]))";
//! assert_eq!(sgf::read(record, None)?.plies(), 3);
//! assert_eq!(sgf::read(record, Some(2))?.plies(), 1);
//! # Ok::<(), sgf::SgfError>(())
//! ```

use std::fmt;

use outflank_rules::{Color, Move, Position, Setup, SetupError, Square};

use crate::Game;

mod tree;

use tree::{Node, main_line};

/// Reads the main line of the first game: to its end, or to the position before the move with this number, the first
/// being 1.
pub fn read(text: &str, before: Option<u32>) -> Result<Game, SgfError> {
    let nodes = main_line(text)?;
    let mut game = Game::new(Position::START);
    let mut moves = 0;
    let mut is_set_up = false;
    for (index, node) in nodes.iter().enumerate() {
        check_kind(node)?;
        if let Some(setup) = set_up(&nodes[index..], game.position(), moves > 0 || is_set_up)? {
            game = Game::new(Position::try_from(setup).map_err(SgfError::Setup)?);
            is_set_up = true;
        }
        for (color, value) in node_moves(node) {
            moves += 1;
            if before.is_some_and(|number| moves >= number) {
                return Ok(game);
            }
            game.play(color, read_move(value)?)
                .map_err(|_| SgfError::IllegalMove { number: moves })?;
        }
    }
    Ok(game)
}

/// What a record says about its game must be that it is this one.
fn check_kind(node: &Node) -> Result<(), SgfError> {
    for (name, wanted) in [("GM", "2"), ("SZ", "8")] {
        let values = node.values(name);
        if values.iter().any(|value| value.trim() != wanted) {
            return Err(SgfError::NotThisGame);
        }
    }
    Ok(())
}

/// The discs after the set-up in the first of these nodes, if it has one. The first set-up of a record begins with an
/// empty board, a later one changes what is there.
fn set_up(nodes: &[Node], current: Position, is_later: bool) -> Result<Option<Setup>, SgfError> {
    let [node, ..] = nodes else { return Ok(None) };
    let has = |name| !node.values(name).is_empty();
    let has_discs = has("AB") || has("AW");
    if !has_discs && !has("AE") && !has("PL") {
        return Ok(None);
    }
    let mut setup = if has_discs && !is_later {
        Setup::EMPTY
    } else {
        current.into()
    };
    let discs = [
        ("AB", Some(Color::Black)),
        ("AW", Some(Color::White)),
        ("AE", None),
    ];
    for (name, disc) in discs {
        for point in node.values(name) {
            setup.put(read_square(point).ok_or_else(|| bad_value(point))?, disc);
        }
    }
    if let Some(turn) = node.values("PL").first() {
        let color = turn.trim().chars().next().and_then(Color::from_letter);
        setup.turn = color.ok_or_else(|| bad_value(turn))?;
    } else if !is_later && let Some((color, _)) = nodes.iter().flat_map(node_moves).next() {
        // Without a word about whose turn it is at first, it is the turn of whoever moves.
        setup.turn = color;
    }
    Ok(Some(setup))
}

/// The moves of a node: usually one.
fn node_moves(node: &Node) -> impl Iterator<Item = (Color, &str)> {
    node.properties.iter().filter_map(|(name, values)| {
        let color = match name.as_str() {
            "B" => Color::Black,
            "W" => Color::White,
            _ => return None,
        };
        Some((color, values.first()?.as_str()))
    })
}

fn read_move(value: &str) -> Result<Move, SgfError> {
    match value.trim().to_ascii_lowercase().as_str() {
        "" | "pa" | "pass" | "tt" => Ok(Move::Pass),
        _ => read_square(value)
            .map(Move::Place)
            .ok_or_else(|| bad_value(value)),
    }
}

fn read_square(value: &str) -> Option<Square> {
    let value = value.trim();
    value.parse().ok().or_else(|| {
        let [column, row] = *value.as_bytes() else {
            return None;
        };
        Square::at(column.wrapping_sub(b'a'), row.wrapping_sub(b'a'))
    })
}

fn bad_value(value: &str) -> SgfError {
    SgfError::BadValue(value.chars().take(20).collect())
}

/// Why a text is not the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SgfError {
    /// There is no `(;` in it.
    NoGame,
    /// It ends inside a game.
    Incomplete,
    /// Something stands where only properties, nodes and variations can.
    Unexpected(char),
    /// The record says that it is of another game, or of another board size.
    NotThisGame,
    /// Neither a square nor, where that is expected, a pass or a colour.
    BadValue(String),
    /// The discs that are set up make no position.
    Setup(SetupError),
    /// The rules do not allow a move.
    IllegalMove {
        /// Which one, counted from 1.
        number: u32,
    },
}

impl fmt::Display for SgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SgfError::NoGame => f.write_str("there is no game in the file"),
            SgfError::Incomplete => f.write_str("the file ends inside a game"),
            SgfError::Unexpected(letter) => write!(f, "unexpected '{letter}'"),
            SgfError::NotThisGame => f.write_str("not Othello on a board of 8 × 8"),
            SgfError::BadValue(value) => write!(f, "'{value}' is not understood"),
            SgfError::Setup(error) => error.fmt(f),
            SgfError::IllegalMove { number } => write!(f, "move {number} is illegal"),
        }
    }
}

impl std::error::Error for SgfError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(record: &str) -> Position {
        read(record, None)
            .unwrap_or_else(|error| panic!("{record}: {error}"))
            .position()
    }

    #[test]
    fn edax_and_standard_records_read_the_same() {
        let records = [
            "(;FF[4]GM[2]AP[edax:4.6]PC[Edax]DT[2024-01-31]PB[a]PW[b]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[Void]B[f5];W[d6];B[c3];)",
            "(;FF[4]GM[2];B[f5];W[d6];B[c3])",
            "\u{feff}header (\n ; GM [2]\n ;B[F5] ;W[ D6 ]\n;B\n[C3] ) trailing",
            "(;GM[2];B[fe];W[df];B[cc])",
            "(;GM[2];B[f5](;W[d6](;B[c3])(;B[c5]))(;W[f6]))(;GM[1])",
            r"(;GM[2]C[a \] b \\ ( ; ];B[f5]C[(;[];W[d6]N[x][y];B[c3])",
            "(;GaMe[2]Black[f5];White[d6];B[c3])",
        ];
        for record in records {
            assert_eq!(end(record), end(records[1]), "{record}");
            assert_eq!(read(record, None).unwrap().plies(), 3, "{record}");
        }
    }

    #[test]
    fn a_number_ends_before_its_move() {
        let record = "(;GM[2];B[f5];W[d6];B[c3])";
        for (number, plies) in [
            (0, 0),
            (1, 0),
            (2, 1),
            (3, 2),
            (4, 3),
            (5, 3),
            (u32::MAX, 3),
        ] {
            assert_eq!(read(record, Some(number)).unwrap().plies(), plies);
        }
    }

    #[test]
    fn discs_and_turn_are_set_up() {
        let position = end("(;GM[2]AB[a1][b1]AW[c1]PL[W])");
        assert_eq!(position.to_string(), format!("XXO{} O", "-".repeat(61)));
        let position = end("(;GM[2]AW[b1]AB[c1];W[d1])");
        assert_eq!(position.to_string(), format!("-OOO{} X", "-".repeat(60)));
        let position = end("(;GM[2]PL[White])");
        assert_eq!(position.board(), Position::START.board().pass());
        let later = end("(;GM[2];B[f5];AE[f5]AW[a1]PL[b])");
        assert_eq!(later.at(Square::A1), Some(Color::White));
        assert_eq!((later.at(Square::F5), later.turn()), (None, Color::Black));
    }

    #[test]
    fn a_record_of_nothing_but_set_ups_is_read_in_one_go() {
        let record = format!("(;GM[2]{})", ";AB[a1]AE[a1]".repeat(1 << 16));
        assert_eq!(
            read(&record, None),
            Err(SgfError::Setup(SetupError::NoDiscs))
        );
        let record = format!("(;GM[2]{})", ";AB[a1]".repeat(1 << 17));
        assert_eq!(end(&record).discs(Color::Black).len(), 1);
    }

    #[test]
    fn passes_may_be_written_or_left_out() {
        let full = "AW[a1][a2][h8]AB[b1][g8]PL[B]";
        for pass in ["", ";B[]", ";B[PA]", ";B[pass]", ";B[tt]"] {
            let record = format!("(;GM[2]{full}{pass};W[c1])");
            assert_eq!(read(&record, None).unwrap().plies(), 2, "{record}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let long = "x".repeat(1000);
        let cases = [
            ("", SgfError::NoGame),
            ("f5d6", SgfError::NoGame),
            ("(;GM[2]", SgfError::Incomplete),
            ("(;GM[2", SgfError::Incomplete),
            ("(;GM[2](;B[f5])", SgfError::Incomplete),
            (r"(;C[\", SgfError::Incomplete),
            ("(;GM)", SgfError::Unexpected(')')),
            ("(;[2])", SgfError::Unexpected('[')),
            ("(;GM[2]é)", SgfError::Unexpected('é')),
            ("(;GM[1])", SgfError::NotThisGame),
            ("(;GM[2]SZ[10])", SgfError::NotThisGame),
            ("(;B[f5];W[i9])", SgfError::BadValue("i9".into())),
            (
                &format!("(;B[{long}])"),
                SgfError::BadValue(long[..20].into()),
            ),
            ("(;AB[e4][é])", SgfError::BadValue("é".into())),
            ("(;PL[?])", SgfError::BadValue("?".into())),
            (
                "(;AE[d4][e4][d5][e5])",
                SgfError::Setup(SetupError::NoDiscs),
            ),
            ("(;B[f5];W[a1])", SgfError::IllegalMove { number: 2 }),
            ("(;B[f5];B[d6])", SgfError::IllegalMove { number: 2 }),
            ("(;W[f4])", SgfError::IllegalMove { number: 1 }),
            ("(;B[])", SgfError::IllegalMove { number: 1 }),
        ];
        for (record, error) in cases {
            assert_eq!(read(record, None), Err(error), "{record}");
        }
    }
}
