//! Moves in the JSON of others: a text, or a list of squares by name, by number or by row and column.

use outflank_rules::notation::move_prefix;
use outflank_rules::{Move, Square};

use super::tree::{Node, Value};
use crate::error::Complaints;
use crate::{Fault, GameRecord, Reading, transcript};

/// A move as it is written, and its byte.
#[derive(Clone, Debug, PartialEq)]
struct Item {
    at: usize,
    what: What,
}

#[derive(Clone, Debug, PartialEq)]
enum What {
    Move(Move),
    Number(i64),
    /// Row and column.
    Pair(i64, i64),
    Unknown(String),
}

/// Names of a move within its object.
const NAMES: [&str; 16] = [
    "m",
    "move",
    "square",
    "sq",
    "pos",
    "position",
    "cell",
    "coord",
    "coords",
    "coordinate",
    "place",
    "notation",
    "san",
    "index",
    "to",
    "point",
];
const ROWS: [&str; 4] = ["row", "y", "r", "line"];
const COLUMNS: [&str; 4] = ["col", "column", "x", "c"];

/// Whether a value could be the moves of a game, whatever it is called.
pub(super) fn is_moves(node: &Node) -> bool {
    match &node.value {
        Value::Text(text) => {
            let reading = transcript::read_line(text, 1, 0);
            let record = reading.and_then(|it| it.strict().ok());
            record.is_some_and(|record| record.moves().len() >= 4)
        }
        Value::List(nodes) if nodes.first().is_some_and(is_game) => false,
        Value::List(nodes) => {
            let items = items(nodes);
            let known = items
                .iter()
                .all(|item| !matches!(item.what, What::Unknown(_)));
            known
                && !items.is_empty()
                && replay(&items)
                    .record
                    .is_some_and(|it| it.moves().len() >= items.len().min(4))
        }
        _ => false,
    }
}

/// Whether a value within a list is a game, and not one or two of its moves.
pub(super) fn is_game(node: &Node) -> bool {
    match &node.value {
        Value::List(nodes) => nodes.len() > 2 && is_moves(node),
        _ => is_moves(node),
    }
}

/// Reads the moves of a game that begins at `offset`; `None` if they are of another kind, such as a number of moves.
pub(super) fn read(node: &Node, number: u64, offset: u64) -> Option<Reading> {
    match &node.value {
        // Behind the quotation mark.
        Value::Text(text) => transcript::read_any(text, number, offset + node.at as u64 + 1),
        Value::List(nodes) if !nodes.is_empty() => {
            let mut reading = replay(&items(nodes));
            reading.number = number;
            for fault in &mut reading.faults {
                (fault.game, fault.offset) = (number, fault.offset + offset);
            }
            Some(reading)
        }
        _ => None,
    }
}

fn items(nodes: &[Node]) -> Vec<Item> {
    // No game is longer.
    nodes
        .iter()
        .take(1000)
        .flat_map(|node| item(node, 0))
        .collect()
}

fn item(node: &Node, depth: usize) -> Vec<Item> {
    let at = node.at;
    let unknown = |text: &str| {
        vec![Item {
            at,
            what: What::Unknown(text.chars().take(20).collect()),
        }]
    };
    match &node.value {
        Value::Null => vec![Item {
            at,
            what: What::Move(Move::Pass),
        }],
        Value::Bool(_) => unknown("true"),
        Value::Number(text) => node.integer().map_or_else(
            || unknown(text),
            |number| {
                vec![Item {
                    at,
                    what: What::Number(number),
                }]
            },
        ),
        Value::Text(text) => named(text, at + 1).unwrap_or_else(|| unknown(text)),
        Value::List(pair) => match &pair[..] {
            [one] if depth < 2 => item(one, depth + 1),
            [row, column] if depth < 2 => match (row.integer(), column.integer()) {
                (Some(row), Some(column)) => vec![Item {
                    at,
                    what: What::Pair(row, column),
                }],
                // A pair of moves.
                _ => [row, column]
                    .into_iter()
                    .flat_map(|it| item(it, depth + 1))
                    .collect(),
            },
            _ => unknown("[]"),
        },
        Value::Object(fields) if depth < 2 => {
            object(fields, at, depth).unwrap_or_else(|| unknown("{}"))
        }
        Value::Object(_) => unknown("{}"),
    }
}

/// One move or several, written without blanks or with them; nothing or a dash is a pass.
fn named(text: &str, at: usize) -> Option<Vec<Item>> {
    let mut rest = text.trim();
    if matches!(
        rest.to_lowercase().as_str(),
        "" | "-" | "none" | "null" | "skip" | "passe" | "pasa" | "paso" | "パス"
    ) {
        return Some(vec![Item {
            at,
            what: What::Move(Move::Pass),
        }]);
    }
    if let Ok(number) = rest.parse() {
        return Some(vec![Item {
            at,
            what: What::Number(number),
        }]);
    }
    let mut items = Vec::new();
    while !rest.is_empty() {
        let (mv, after) = move_prefix(rest)?;
        let at = at + (rest.as_ptr() as usize - text.as_ptr() as usize);
        items.push(Item {
            at,
            what: What::Move(mv),
        });
        rest = after.trim_start_matches([' ', ',', '-', '/']);
    }
    Some(items)
}

/// A move with a time or the like beside it, or a move of both sides.
fn object(fields: &[(String, Node)], at: usize, depth: usize) -> Option<Vec<Item>> {
    let find = |names: &[&str]| {
        let mut fields = fields.iter();
        fields
            .find(|(name, _)| names.contains(&name.to_lowercase().as_str()))
            .map(|(_, node)| node)
    };
    let passes = find(&["pass", "ispass", "passed"]);
    if passes.is_some_and(|node| node.value == Value::Bool(true)) {
        return Some(vec![Item {
            at,
            what: What::Move(Move::Pass),
        }]);
    }
    if let (Some(row), Some(column)) = (find(&ROWS), find(&COLUMNS)) {
        let column_letter = column
            .text()
            .and_then(|text| text.chars().next())
            .filter(char::is_ascii_alphabetic);
        if let (Some(letter), Some(row)) = (column_letter, row.integer()) {
            return named(&format!("{letter}{row}"), at);
        }
        return Some(vec![Item {
            at,
            what: What::Pair(row.integer()?, column.integer()?),
        }]);
    }
    if let Some(node) = find(&NAMES) {
        return Some(item(node, depth + 1));
    }
    let (black, white) = (find(&["black", "b"]), find(&["white", "w"]));
    black?;
    let both = [black, white].into_iter().flatten();
    // The last move of White may be missing.
    Some(
        both.filter(|it| it.value != Value::Null)
            .flat_map(|it| item(it, depth + 1))
            .collect(),
    )
}

/// How squares are numbered. Numbers by column, or from the last square on, show the same game on a turned board.
const NUMBERINGS: [fn(i64) -> Option<Move>; 3] = [
    // From 0 to 63.
    |number| match number {
        0..=63 => Square::from_index(number as usize).map(Move::Place),
        -1 | 64 | 65 => Some(Move::Pass),
        _ => None,
    },
    // Ten times the row, plus the column: a board with a border, or the WTHOR archive.
    |number| match number {
        11..=88 => place(number / 10 - 1, number % 10 - 1),
        -1 | 0 | 99 => Some(Move::Pass),
        _ => None,
    },
    // From 1 to 64.
    |number| match number {
        1..=64 => Square::from_index(number as usize - 1).map(Move::Place),
        -1 | 0 | 65 => Some(Move::Pass),
        _ => None,
    },
];

/// The game with the numbering that is legal for the most moves; the first of them, if several are.
fn replay(items: &[Item]) -> Reading {
    let mut best: Option<Reading> = None;
    for numbering in NUMBERINGS {
        for base in [0, 1] {
            let reading = replay_with(items, numbering, base);
            let length = |it: &Reading| it.record.as_ref().map_or(0, |record| record.moves().len());
            let is_done = reading.faults.is_empty();
            if best
                .as_ref()
                .is_none_or(|best| length(best) < length(&reading))
            {
                best = Some(reading);
            }
            if is_done {
                break;
            }
        }
    }
    best.unwrap_or_else(|| Reading::refused(1, 0, Fault::NoMoves))
}

fn replay_with(items: &[Item], numbering: fn(i64) -> Option<Move>, base: i64) -> Reading {
    let mut record = GameRecord::new(outflank_rules::Position::START);
    let mut complaints = Complaints::new(1, 0);
    for Item { at, what } in items {
        let mv = match what {
            What::Move(mv) => Some(*mv),
            What::Number(number) => numbering(*number),
            What::Pair(row, column) => pair(row.saturating_sub(base), column.saturating_sub(base)),
            What::Unknown(_) => None,
        };
        let placed = record
            .moves()
            .iter()
            .filter(|it| it.mv != Move::Pass)
            .count();
        let Some(mv) = mv else {
            let text = match what {
                What::Number(number) => number.to_string(),
                What::Pair(row, column) => format!("{row}, {column}"),
                What::Unknown(text) => text.clone(),
                What::Move(mv) => mv.to_string(),
            };
            complaints.add(*at, Some(placed + 1), Fault::NotAMove(text));
            break;
        };
        let end = record.end();
        let after_pass = record.moves().last().is_some_and(|it| it.mv == Move::Pass);
        if mv == Move::Pass && (end.is_over() || after_pass) {
            continue;
        }
        let before = if mv == Move::Pass {
            end
        } else {
            end.after_forced_pass()
        };
        if let Err(reason) = before.play(mv) {
            complaints.add(*at, Some(placed + 1), Fault::Illegal(reason));
            break;
        }
        if before != end {
            // It is forced.
            let _ = record.push(Move::Pass);
        }
        // It was legal just now.
        let _ = record.push(mv);
    }
    complaints.into_reading(Some(record), Vec::new())
}

fn pair(row: i64, column: i64) -> Option<Move> {
    if row < 0 && column < 0 {
        return Some(Move::Pass);
    }
    place(row, column)
}

fn place(row: i64, column: i64) -> Option<Move> {
    let (row, column) = (u8::try_from(row).ok()?, u8::try_from(column).ok()?);
    Square::at(column, row).map(Move::Place)
}
