//! Tables with a column of moves, as spreadsheets and data sets have them: CSV with commas, semicolons or bars, or
//! separated by tabs.
//!
//! ```text
//! date,black,white,result,moves
//! 2024-05-01,Anna,"Ben, junior",34-30,f5d6c3d3c4
//! ```
//!
//! - [`Games`] reads a stream, a game for each row.
//!
//! The column of moves is the one in which more than half of the rows have legal moves, or whose heading says so. If there
//! is a row of headings, those in English, French, Spanish or Japanese tell what the other columns mean; without one,
//! only the moves are read.

use std::collections::VecDeque;
use std::io::{self, BufRead};

use outflank_rules::Move;

use crate::error::Complaints;
use crate::heading::{Field, Heading, both, field};
use crate::lines::Lines;
use crate::{Fault, HEAD, Reading, letters, transcript};

/// No row is longer.
const LONGEST_LINE: usize = 1 << 16;
/// How many lines tell what the columns are.
const LINES: usize = 20;
/// How many lines a quoted cell may have.
const LONGEST_CELL: usize = 40;

/// What the columns mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    delimiter: u8,
    moves: usize,
    /// By column; `None` without a row of headings.
    headings: Option<Vec<(String, Option<Field>)>>,
}

/// A cell, and its byte in the row.
struct Cell {
    text: String,
    at: usize,
}

impl Layout {
    /// The layout of a table that begins like this; `None` if it is no table of games.
    pub fn of(head: &[u8]) -> Option<Layout> {
        let head = letters::unmarked(&head[..head.len().min(HEAD)]);
        let mut rows: VecDeque<&[u8]> = head
            .split_inclusive(|&byte| byte == b'\n')
            .take(LINES)
            .collect();
        // The last line may be cut.
        if rows.len() > 1 && head.len() >= HEAD - 3 && rows.len() < LINES {
            rows.pop_back();
        }
        [b'\t', b';', b',', b'|']
            .into_iter()
            .find_map(|delimiter| Layout::with(delimiter, &rows))
    }

    fn with(delimiter: u8, lines: &VecDeque<&[u8]>) -> Option<Layout> {
        let mut lines: VecDeque<Vec<u8>> = lines.iter().map(|line| line.to_vec()).collect();
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        while let Some((row, is_quoted)) = take_row(&mut lines, delimiter) {
            rows.push(cells(&row, delimiter, is_quoted));
        }
        rows.retain(|row| row.iter().any(|cell| !cell.text.trim().is_empty()));
        let first = rows.first()?;
        let named = first
            .iter()
            .position(|cell| field(&cell.text) == Some(Field::Moves));
        let columns = rows.iter().map(Vec::len).max()?;
        if columns < 2 {
            return None;
        }
        let has_moves = |row: &Vec<Cell>, column: usize| {
            row.get(column).is_some_and(|cell| is_game(&cell.text))
        };
        let count = |column| rows.iter().filter(|row| has_moves(row, column)).count();
        let most = (0..columns).max_by_key(|&column| (count(column), columns - column))?;
        let is_headed = !has_moves(first, most);
        let filled = rows.len() - usize::from(is_headed);
        let moves = match named {
            Some(column) => column,
            None if 2 * count(most) > filled => most,
            None => return None,
        };
        let headings = (named.is_some() || is_headed).then(|| {
            let cells = first.iter();
            cells
                .map(|cell| (cell.text.trim().to_owned(), field(&cell.text)))
                .collect()
        });
        Some(Layout {
            delimiter,
            moves,
            headings,
        })
    }

    /// The game of a row.
    fn read(&self, row: &[u8], is_quoted: bool, number: u64, offset: u64) -> Reading {
        let cells = cells(row, self.delimiter, is_quoted);
        let cell = cells.get(self.moves);
        let moves =
            cell.and_then(|cell| transcript::read_any(&cell.text, number, offset + cell.at as u64));
        let Some(mut reading) = moves else {
            let at = cell.map_or(row.trim_ascii_end().len(), |cell| cell.at);
            let mut complaints = Complaints::new(number, offset);
            complaints.add(at, None, Fault::NoMoves);
            return complaints.into_reading(None, Vec::new());
        };
        let mut heading = Heading::default();
        for (column, cell) in cells
            .iter()
            .enumerate()
            .filter(|(column, _)| *column != self.moves)
        {
            let headings = self.headings.as_ref();
            let meaning = headings.and_then(|headings| headings.get(column));
            match meaning {
                Some((_, Some(field))) => heading.set(*field, &cell.text),
                _ if cell.text.trim().is_empty() => {}
                Some((name, None)) => heading.lose(name),
                // Both players in a cell need no heading.
                None if both(&cell.text).is_some() => heading.set(Field::Players, &cell.text),
                None => heading.lose(&cell.text),
            }
        }
        if let Some(record) = &mut reading.record {
            let result = record.result;
            reading.losses = heading.apply(record);
            record.result = record.result.or(result);
        }
        reading
    }
}

/// Whether a cell has the moves of a game, at least up to some point.
fn is_game(text: &str) -> bool {
    let Some(reading) = transcript::read_line(text, 1, 0) else {
        return false;
    };
    let Some(record) = &reading.record else {
        return false;
    };
    let placed = record
        .moves()
        .iter()
        .filter(|it| it.mv != Move::Pass)
        .count();
    placed >= if reading.faults.is_empty() { 2 } else { 6 }
}

/// Takes the lines of the next row: more than one where a quoted cell goes on. False if quotation marks do not pair.
fn take_row(lines: &mut VecDeque<Vec<u8>>, delimiter: u8) -> Option<(Vec<u8>, bool)> {
    let mut row = lines.pop_front()?;
    let mut more = 0;
    while !is_closed(&row, delimiter) {
        let Some(next) = lines.get(more) else {
            return Some((row[..first_line(&row)].to_vec(), false));
        };
        row.extend_from_slice(next);
        more += 1;
    }
    lines.drain(..more);
    Some((row, true))
}

/// Whether all its cells are.
fn is_empty(row: &[u8], delimiter: u8) -> bool {
    row.iter()
        .all(|&byte| byte == delimiter || byte == b'"' || byte.is_ascii_whitespace())
}

fn first_line(row: &[u8]) -> usize {
    row.iter()
        .position(|&byte| byte == b'\n')
        .map_or(row.len(), |at| at + 1)
}

/// Whether every quoted cell has an end.
fn is_closed(row: &[u8], delimiter: u8) -> bool {
    let (mut in_quotes, mut at_start) = (false, true);
    for &byte in row {
        if byte == b'"' && (in_quotes || at_start) {
            in_quotes = !in_quotes;
        }
        at_start = !in_quotes && (byte == delimiter || byte == b'"');
    }
    !in_quotes
}

/// The cells of a row.
fn cells(row: &[u8], delimiter: u8, is_quoted: bool) -> Vec<Cell> {
    let end = row.len()
        - row
            .iter()
            .rev()
            .take_while(|&&byte| matches!(byte, b'\n' | b'\r'))
            .count();
    let row = &row[..end];
    let mut cells = Vec::new();
    let mut at = 0;
    loop {
        let quoted = is_quoted && row.get(at) == Some(&b'"');
        let mut bytes = Vec::new();
        let start = at + usize::from(quoted);
        let mut here = start;
        let mut in_quotes = quoted;
        while let Some(&byte) = row.get(here) {
            if in_quotes && byte == b'"' {
                // A doubled one stands for itself.
                if row.get(here + 1) == Some(&b'"') {
                    bytes.push(b'"');
                    here += 1;
                } else {
                    in_quotes = false;
                }
            } else if byte == delimiter && !in_quotes {
                break;
            } else {
                bytes.push(byte);
            }
            here += 1;
        }
        cells.push(Cell {
            text: letters::read(&bytes).into_owned(),
            at: start,
        });
        if here >= row.len() {
            return cells;
        }
        at = here + 1;
    }
}

/// The games of a stream.
pub struct Games<R> {
    lines: Lines<R>,
    /// Lines that were read but not used, and where the first begins.
    waiting: VecDeque<Vec<u8>>,
    offset: u64,
    layout: Option<Layout>,
    has_begun: bool,
    /// Whether a row of headings may come.
    before_headings: bool,
    is_over: bool,
    number: u64,
    /// A line that was too long begins here.
    too_long: Option<u64>,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            lines: Lines::new(input, LONGEST_LINE),
            waiting: VecDeque::new(),
            offset: 0,
            layout: None,
            has_begun: false,
            before_headings: true,
            is_over: false,
            number: 0,
            too_long: None,
        }
    }

    /// Reads ahead.
    fn fill(&mut self, lines: usize) -> io::Result<()> {
        while self.waiting.len() < lines && !self.is_over && self.too_long.is_none() {
            let Some(line) = self.lines.next()? else {
                self.is_over = true;
                break;
            };
            if self.waiting.is_empty() {
                self.offset = line.offset;
            }
            if line.is_whole {
                self.waiting.push_back(line.bytes.to_vec());
            } else {
                self.too_long = Some(line.offset);
            }
        }
        Ok(())
    }

    fn begin(&mut self) -> io::Result<Option<Reading>> {
        self.has_begun = true;
        self.fill(LINES)?;
        let head: Vec<u8> = self.waiting.iter().flatten().copied().take(HEAD).collect();
        self.layout = Layout::of(&head);
        if self.layout.is_none() {
            self.is_over = true;
            self.waiting.clear();
            let is_empty = head.trim_ascii().is_empty() && self.too_long.is_none();
            return Ok((!is_empty).then(|| Reading::refused(1, 0, Fault::NoGame)));
        }
        Ok(None)
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        if !self.has_begun
            && let Some(reading) = self.begin()?
        {
            self.too_long = None;
            return Ok(Some(reading));
        }
        let Some(layout) = self.layout.clone() else {
            return Ok(None);
        };
        loop {
            self.fill(LONGEST_CELL)?;
            let Some((row, is_quoted)) = take_row(&mut self.waiting, layout.delimiter) else {
                let Some(offset) = self.too_long.take() else {
                    return Ok(None);
                };
                self.number += 1;
                return Ok(Some(Reading::refused(self.number, offset, Fault::TooLong)));
            };
            let offset = self.offset;
            self.offset += row.len() as u64;
            if is_empty(&row, layout.delimiter) {
                continue;
            }
            if std::mem::take(&mut self.before_headings) && layout.headings.is_some() {
                continue;
            }
            self.number += 1;
            return Ok(Some(layout.read(&row, is_quoted, self.number, offset)));
        }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RecordError;

    fn read(text: &str) -> Vec<Reading> {
        Games::new(text.as_bytes()).map(Result::unwrap).collect()
    }

    fn moves(reading: &Reading) -> String {
        let record = reading.record.as_ref();
        record.map_or_else(String::new, |record| record.transcript().to_string())
    }

    #[test]
    fn the_column_of_moves_is_found() {
        for text in [
            "moves,id\nf5d6,1\n",
            "id;kifu\n1;f5d6\n2;f5f6\n",
            "1\tf5d6\n2\tf5f6\n",
            "|1|f5 d6|\n|2|F5-F6|\n",
            "Anna vs Ben,\"f5,\nd6\"\n",
        ] {
            let games = read(text);
            assert_eq!(moves(&games[0]), "f5d6", "{text}");
            assert!(games.iter().all(|game| game.faults.is_empty()), "{text}");
        }
        for text in [
            "Hello, world\nf5, I said\n",
            "f5,d6,c3\n",
            "id,name\n1,Anna\n",
            "f5d6\nf5f6\n",
            "",
        ] {
            assert_eq!(Layout::of(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn a_row_that_is_wrong_costs_no_other() {
        let endless = "x".repeat(LONGEST_LINE);
        let text = format!("id,moves\n1,f5d6\n\n2,f5d5\n3,\n{endless}\n4,\"f5f6\"\n");
        let games = read(&text);
        let shown: Vec<(String, Vec<u64>)> = games
            .iter()
            .map(|game| {
                let place = |it: &RecordError| it.offset;
                (moves(game), game.faults.iter().map(place).collect())
            })
            .collect();
        let expected = [
            ("f5d6", vec![]),
            ("f5", vec![21]),
            ("", vec![26]),
            ("", vec![27]),
            ("f5f6", vec![]),
        ];
        assert_eq!(
            shown,
            expected.map(|(moves, faults)| (moves.to_owned(), faults))
        );
        assert_eq!(games[2].faults[0].fault, Fault::NoMoves);
        assert_eq!(games[3].faults[0].fault, Fault::TooLong);
    }
}
