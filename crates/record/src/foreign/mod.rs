//! The JSON of other programs and servers: objects with moves, wherever they are in it.
//!
//! ```text
//! {"players":[{"id":"anna"},{"id":"ben"}],"created":"2024-05-01T12:00:00Z","position":{"moves":[{"m":"F5","t":812},{"m":"D6"}]}}
//! ```
//!
//! - [`Games`] reads a stream: one value, a list of games, or a value for each line.
//!
//! Moves are a text, or a list of squares: by name, by number, or by row and column, alone or in an object with other
//! things. Which numbering is meant is decided by the rules: the one that is legal for the most moves. Players, dates and
//! results are found by their usual names, in the object or in those around the moves.
//!
//! [Our own JSON](crate::json) is read more strictly.

mod game;
mod moves;
mod tree;

use std::collections::VecDeque;
use std::io::{self, BufRead};

use crate::{Fault, GameRecord, Reading, RecordError};

/// The longest value that is not a list of objects.
const LONGEST: usize = 4 << 20;
/// How much is read at once.
const PIECE: usize = 1 << 16;

/// The games of a stream.
pub struct Games<R> {
    input: R,
    buffer: Vec<u8>,
    /// Where in the stream the buffer begins.
    offset: u64,
    at_end: bool,
    /// Whether the values are those of a list.
    in_list: bool,
    has_begun: bool,
    number: u64,
    ready: VecDeque<Reading>,
}

/// Finds the end of a value without understanding it.
#[derive(Default)]
struct Scan {
    at: usize,
    depth: usize,
    in_text: bool,
}

impl Scan {
    /// Looks at more bytes; the length of the value, once it has an end.
    fn end(&mut self, bytes: &[u8]) -> Option<usize> {
        while let Some(&byte) = bytes.get(self.at) {
            match (byte, self.in_text) {
                (b'\\', true) if self.at + 1 == bytes.len() => return None,
                (b'\\', true) => self.at += 1,
                // A text ends with its line.
                (b'"', _) | (b'\n', true) => self.in_text = byte == b'"' && !self.in_text,
                (b'[' | b'{', false) => self.depth += 1,
                (b']' | b'}', false) => {
                    self.depth = self.depth.saturating_sub(1);
                    if self.depth == 0 {
                        return Some(self.at + 1);
                    }
                }
                _ => {}
            }
            self.at += 1;
        }
        None
    }
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            input,
            buffer: Vec::new(),
            offset: 0,
            at_end: false,
            in_list: false,
            has_begun: false,
            number: 0,
            ready: VecDeque::new(),
        }
    }

    fn fill(&mut self) -> io::Result<()> {
        let more = self.input.fill_buf()?;
        let length = more.len().min(PIECE);
        self.buffer.extend_from_slice(&more[..length]);
        self.at_end = length == 0;
        self.input.consume(length);
        Ok(())
    }

    fn skip(&mut self, length: usize) {
        self.buffer.drain(..length);
        self.offset += length as u64;
    }

    /// The next byte that is not blank.
    fn peek(&mut self) -> io::Result<Option<u8>> {
        loop {
            let blank = |byte: &u8| byte.is_ascii_whitespace();
            let blanks = self.buffer.iter().take_while(|it| blank(it)).count();
            self.skip(blanks);
            match self.buffer.first() {
                Some(&byte) => return Ok(Some(byte)),
                None if self.at_end => return Ok(None),
                None => self.fill()?,
            }
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        loop {
            if let Some(reading) = self.ready.pop_front() {
                return Ok(Some(reading));
            }
            let Some(byte) = self.peek()? else {
                return Ok(self.end());
            };
            if !std::mem::replace(&mut self.has_begun, true) && self.skip_mark()? {
                continue;
            }
            match byte {
                b'[' if !self.in_list && self.is_list_of_objects()? => {
                    self.skip(1);
                    self.in_list = true;
                }
                b'[' | b'{' => self.value()?,
                b',' => self.skip(1),
                b']' if self.in_list => {
                    self.skip(1);
                    self.in_list = false;
                }
                _ => self.other()?,
            }
        }
    }

    /// Skips a byte order mark.
    fn skip_mark(&mut self) -> io::Result<bool> {
        while self.buffer.len() < 3 && !self.at_end {
            self.fill()?;
        }
        let marked = self.buffer.starts_with(b"\xef\xbb\xbf");
        if marked {
            self.skip(3);
        }
        Ok(marked)
    }

    /// Whether the list that begins here is one of objects.
    fn is_list_of_objects(&mut self) -> io::Result<bool> {
        loop {
            let mut rest = self.buffer[1..].iter();
            match rest.find(|byte| !byte.is_ascii_whitespace()) {
                Some(&byte) => return Ok(byte == b'{'),
                None if self.at_end || self.buffer.len() > LONGEST => return Ok(false),
                None => self.fill()?,
            }
        }
    }

    /// Reads the games of the value that begins here.
    fn value(&mut self) -> io::Result<()> {
        let mut scan = Scan::default();
        let (length, is_cut) = loop {
            match scan.end(&self.buffer) {
                Some(length) => break (length, false),
                None if self.at_end || self.buffer.len() >= LONGEST => {
                    break (self.buffer.len(), true);
                }
                None => self.fill()?,
            }
        };
        let (mut tree, mut error) = tree::parse(&self.buffer[..length]);
        let mut used = length;
        if error.is_some() {
            // A line that is wrong does not spoil those after it.
            let lines = self.buffer[..length].windows(2);
            let next = lines
                .into_iter()
                .position(|it| it == b"\n{" || it == b"\n[");
            if let Some(next) = next {
                used = next + 1;
                (tree, error) = tree::parse(self.buffer[..used].trim_ascii_end());
            }
        }
        let too_long = is_cut && used == length && !self.at_end;
        let found = tree.as_ref().map(game::find).unwrap_or_default();
        let (offset, before) = (self.offset, self.number);
        for game in &found {
            self.number += 1;
            self.ready.push_back(game.read(self.number, offset));
        }
        let fault = match (error, too_long) {
            (_, true) => Some((used, Fault::TooLong)),
            (Some(at), false) => Some((at, Fault::NotJson)),
            (None, false) if found.is_empty() => Some((0, Fault::NoMoves)),
            (None, false) => None,
        };
        if let Some((at, fault)) = fault {
            let offset = offset + at as u64;
            let last = self.ready.back_mut().filter(|_| self.number > before);
            if let Some(last) = last {
                last.faults.push(RecordError {
                    game: last.number,
                    offset,
                    ply: None,
                    fault,
                });
            } else {
                self.number += 1;
                let refused = Reading::refused(self.number, offset, fault);
                self.ready.push_back(refused);
            }
        }
        self.skip(used);
        Ok(())
    }

    /// Skips what is no value, and tells it.
    fn other(&mut self) -> io::Result<()> {
        let offset = self.offset;
        self.number += 1;
        self.ready
            .push_back(Reading::refused(self.number, offset, Fault::NotJson));
        loop {
            let next = self
                .buffer
                .iter()
                .position(|byte| matches!(byte, b'{' | b'['));
            self.skip(next.unwrap_or(self.buffer.len()));
            if next.is_some() || self.at_end {
                return Ok(());
            }
            self.fill()?;
        }
    }

    /// A list that is not closed is told.
    fn end(&mut self) -> Option<Reading> {
        std::mem::take(&mut self.in_list).then(|| {
            self.number += 1;
            Reading::refused(self.number, self.offset, Fault::NotClosed)
        })
    }
}

/// What can be read of the first game of a value that is wrong somewhere.
pub(crate) fn part(text: &str, number: u64, offset: u64) -> Option<GameRecord> {
    let (tree, _) = tree::parse(text.as_bytes());
    let tree = tree?;
    let found = game::find(&tree);
    let record = found.first()?.read(number, offset).record;
    record.filter(|record| !record.moves().is_empty())
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

    fn read(text: &str) -> Vec<String> {
        let games = Games::new(text.as_bytes()).map(Result::unwrap);
        let shown = |reading: Reading| {
            let record = reading.record.as_ref();
            let moves = record.map_or_else(String::new, |record| record.transcript().to_string());
            let faults = reading.faults.iter();
            faults.fold(moves, |all, it| format!("{all}?{}", it.offset))
        };
        games.map(shown).collect()
    }

    #[test]
    fn moves_are_found_however_they_are_written() {
        for text in [
            r#"{"id":1,"moves":"f5d6c3"}"#,
            r#"{"id":1,"moves":"1. f5 (0:03) d6 2. c3"}"#,
            r#"{"moves":["f5","d6","c3"]}"#,
            r#"{"moves":["f5 d6","c3"]}"#,
            r#"{"moves":[["f5","d6"],["c3"]]}"#,
            r#"{"moves":[{"m":"F5","t":1},{"m":"D6"},{"m":"C3"}]}"#,
            r#"{"moves":[{"move":{"square":"f5"}},{"move":{"square":"d6"}},{"move":{"square":"c3"}}]}"#,
            r#"{"moves":[{"black":"f5","white":"d6"},{"black":"c3","white":null}]}"#,
            r#"{"moves":[37,43,18]}"#,
            r#"{"moves":["37","43","18"]}"#,
            r#"{"moves":[56,64,33]}"#,
            r#"{"moves":[38,44,19]}"#,
            r#"{"moves":[[4,5],[5,3],[2,2]]}"#,
            r#"{"moves":[[5,6],[6,4],[3,3]]}"#,
            r#"{"moves":[{"x":5,"y":4},{"x":3,"y":5},{"x":2,"y":2}]}"#,
            r#"{"moves":[{"col":"f","row":5},{"col":"d","row":6},{"col":"c","row":3}]}"#,
            r#"{"count":3,"moves":3,"transcript":"f5d6c3"}"#,
            r#"{"a":{"b":{"moves":"f5d6c3"}},"c":7}"#,
            r#"[{"moves":"f5d6c3"}]"#,
            "[37, 43, 18]",
            "\u{feff} {\"moves\":\"f5d6c3\",\"id\":1}",
        ] {
            assert_eq!(read(text), ["f5d6c3"], "{text}");
        }
    }

    #[test]
    fn several_games_are_several() {
        for text in [
            r#"[{"moves":"f5d6"},{"moves":"f5f6"}]"#,
            "{\"kifu\":\"f5d6\"}\n{\"kifu\":\"f5f6\"}\n",
            r#"{"games":[{"moves":["f5","d6"]},{"moves":["f5","f6"]}]}"#,
            r#"{"one":{"moves":"f5d6"},"two":{"moves":"f5f6"}}"#,
            r#"{"data":{"list":[{"game":{"moves":"f5d6"}},{"game":{"moves":"f5f6"}}]}}"#,
            "[[37,43],[37,45]]",
        ] {
            assert_eq!(read(text), ["f5d6", "f5f6"], "{text}");
        }
    }

    #[test]
    fn what_is_wrong_costs_no_other_game() {
        for (text, expected) in [
            (r#"{"id":1,"moves":["f5","d6""#, vec!["f5d6?26"]),
            (
                r#"[{"moves":"f5d6"},{"moves":7},{"moves":"f5a1"}]"#,
                vec!["f5d6", "?18", "f5?42"],
            ),
            (
                r#"[{"kifu":"f5d6"} x {"kifu":"f5f6"}]"#,
                vec!["f5d6", "?17", "f5f6"],
            ),
            (
                "{\"kifu\":\"f5d6\n{\"kifu\":\"f5f6\"}\n",
                vec!["f5d6?13", "f5f6"],
            ),
            ("x", vec!["?0"]),
            ("", vec![]),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
