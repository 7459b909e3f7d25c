//! One game.

use outflank_rules::notation::move_prefix;
use outflank_rules::{Color, Move, Position};

use super::fen;
use crate::error::Complaints;
use crate::{
    Decimal, Ending, Fault, GameRecord, Loss, Lost, Reading, ResultRecord, TimeOfDay, letters,
    transcript,
};

/// Reads a game; it is the `number`-th of its stream and begins at `offset`.
pub(super) fn read(bytes: &[u8], number: u64, offset: u64) -> Reading {
    let mut reader = Reader {
        complaints: Complaints::new(number, offset),
        losses: Vec::new(),
        record: GameRecord::new(Position::START),
        result: None,
        last_comment: None,
    };
    let is_read = reader.text(bytes);
    let record = is_read.then_some(reader.record.within_moves());
    reader.complaints.into_reading(record, reader.losses)
}

/// The game read so far.
struct Reader {
    complaints: Complaints,
    losses: Vec<Lost>,
    record: GameRecord,
    /// The result tag: where, and what.
    result: Option<(usize, String)>,
    last_comment: Option<String>,
}

impl Reader {
    /// False if there is no game at all.
    fn text(&mut self, bytes: &[u8]) -> bool {
        let mut at = 0;
        let mut time = None;
        while let Some(&byte) = bytes.get(at) {
            let rest = &bytes[at..];
            let begins_line = at == 0 || bytes[at - 1] == b'\n';
            at += match byte {
                byte if byte.is_ascii_whitespace() => 1,
                b'[' if self.record.moves().is_empty() => match tag(rest) {
                    None => {
                        self.complaints.add(at, None, Fault::NotATag);
                        line(rest)
                    }
                    Some((name, value, length)) => {
                        if name == "Time" {
                            time = Some((at, value));
                        } else if !self.describe(at, &name, value) {
                            return false;
                        }
                        length
                    }
                },
                b'%' if begins_line => line(rest),
                b';' => {
                    let length = line(rest);
                    self.comment(&rest[1..length]);
                    length
                }
                b'{' => {
                    let close = rest.iter().position(|byte| *byte == b'}');
                    if close.is_none() {
                        self.complaints.add(at, None, Fault::NotClosed);
                    }
                    self.comment(&rest[1..close.unwrap_or(rest.len())]);
                    close.map_or(rest.len(), |close| close + 1)
                }
                b'(' => {
                    self.losses.push(Lost::new(Loss::Variations, ""));
                    variation(rest)
                }
                _ => {
                    let length = word(rest);
                    if !self.word(at, &letters::read(&rest[..length])) {
                        break;
                    }
                    length
                }
            };
        }
        self.time(time);
        self.settle();
        true
    }

    /// Applies a tag to the record. False if there can be no game.
    fn describe(&mut self, at: usize, name: &str, value: String) -> bool {
        let record = &mut self.record;
        let known = if matches!(value.trim(), "?" | "-") {
            ""
        } else {
            value.trim()
        };
        let (field, understood) = match name {
            "Event" => return is(&mut record.event, known),
            "Site" => return is(&mut record.place, known),
            "Round" => return is(&mut record.round, known),
            "Black" => return is(&mut record.black.name, known),
            "White" => return is(&mut record.white.name, known),
            "Date" => {
                let is_unknown = known.starts_with("????");
                record.date = known.parse().ok();
                ("date", is_unknown || record.date.is_some())
            }
            "BlackElo" => {
                record.black.rating = known.parse().ok();
                ("rating", record.black.rating.is_some())
            }
            "WhiteElo" => {
                record.white.rating = known.parse().ok();
                ("rating", record.white.rating.is_some())
            }
            "Theory" => {
                record.theory = known.parse().ok();
                ("theory", record.theory.is_some())
            }
            "GivenMoves" => {
                let given = known.parse().ok().filter(|given| *given <= 60);
                record.given = given.unwrap_or_default();
                ("given", given.is_some())
            }
            "Result" => {
                self.result = Some((at, known.to_owned()));
                return true;
            }
            "FEN" => {
                let Some(start) = fen::read(known) else {
                    self.complaints.add(at, None, Fault::Fen(value));
                    return false;
                };
                record.restart(start);
                return true;
            }
            "SetUp" => return true,
            name => {
                self.losses.push(Lost::new(Loss::Fields, name));
                return true;
            }
        };
        if !understood && !known.is_empty() {
            self.complaints.add(at, None, Fault::Field(field, value));
        }
        true
    }

    /// A time belongs to a day.
    fn time(&mut self, time: Option<(usize, String)>) {
        let Some((at, text)) = time.filter(|(_, text)| !text.trim_matches(['?', ' ']).is_empty())
        else {
            return;
        };
        let time: Option<TimeOfDay> = text.trim().parse().ok();
        let date = self.record.date.as_mut().filter(|date| date.day.is_some());
        match (date, time) {
            (Some(date), Some(time)) => date.time = Some(time),
            _ => self.complaints.add(at, None, Fault::Field("date", text)),
        }
    }

    fn comment(&mut self, bytes: &[u8]) {
        let text = letters::read(bytes).trim().to_owned();
        if !self.record.moves().is_empty() {
            if let Some(earlier) = self.last_comment.replace(text) {
                self.losses.push(Lost::new(Loss::Comments, earlier));
            }
            return;
        }
        let comment = &mut self.record.comment;
        if !comment.is_empty() && !text.is_empty() {
            comment.push('\n');
        }
        comment.push_str(&text);
    }

    /// A number, a result, or moves. False where the game has a fault.
    fn word(&mut self, at: usize, word: &str) -> bool {
        if word == "*" || word.starts_with('$') {
            return true;
        }
        let is_result =
            word.contains(['-', '/']) && word.starts_with(|it: char| it.is_ascii_digit());
        if is_result {
            if self.result.is_none() {
                self.result = Some((at, word.to_owned()));
            }
            return true;
        }
        let number = word.trim_start_matches(|it: char| it.is_ascii_digit());
        let mut rest = number.trim_start_matches('.');
        // Annotations of a move.
        rest = rest.trim_end_matches(['!', '?', '+', '#']);
        while !rest.is_empty() {
            let ply = self.record.placed() + 1;
            let place = at + (rest.as_ptr() as usize - word.as_ptr() as usize);
            let Some((mv, after)) = move_prefix(rest) else {
                let fault = Fault::NotAMove(rest.chars().take(20).collect());
                self.complaints.add(place, Some(ply), fault);
                return false;
            };
            rest = after;
            let end = self.record.end();
            if mv == Move::Pass && end.is_over() {
                continue;
            }
            let forced = end.must_pass() && mv != Move::Pass;
            let color = if forced { !end.turn() } else { end.turn() };
            if let Err(fault) = self.record.push_as(color, mv) {
                self.complaints.add(place, Some(ply), fault);
                return false;
            }
        }
        true
    }

    /// Determines the result from all the information about it.
    fn settle(&mut self) {
        let comment = self.last_comment.take();
        let said = comment.as_deref().unwrap_or_default().split_whitespace();
        let said = said
            .filter_map(|word| discs(word.trim_end_matches('.')))
            .next_back();
        if let Some(comment) = comment.filter(|_| said.is_none()) {
            self.losses.push(Lost::new(Loss::Comments, comment));
        }
        let Some((at, text)) = self.result.take() else {
            self.record.result = said.map(on_board);
            return;
        };
        let winner = match text.as_str() {
            "" | "*" => return,
            "1-0" => Color::Black,
            "0-1" => Color::White,
            "1/2-1/2" => {
                self.record.result = Some(on_board(Decimal::default()));
                return;
            }
            text => {
                self.record.result = discs(text).map(on_board);
                if self.record.result.is_none() {
                    self.complaints
                        .add(at, None, Fault::Field("result", text.to_owned()));
                }
                return;
            }
        };
        let sign = if winner == Color::Black { 1 } else { -1 };
        let wins = |score: &Decimal| score.thousandths() * sign > 0;
        let board = Decimal::whole(self.record.end().final_score(Color::Black).discs());
        let score = said.filter(wins).or(Some(board).filter(wins));
        self.record.result = Some(on_board(score.unwrap_or(Decimal::whole(2 * sign as i32))));
    }
}

fn is(place: &mut String, text: &str) -> bool {
    text.clone_into(place);
    true
}

/// `34-30`.
fn discs(text: &str) -> Option<Decimal> {
    let is_score = text.starts_with(|it: char| it.is_ascii_digit());
    transcript::result(text).filter(|_| is_score)
}

fn on_board(score: Decimal) -> ResultRecord {
    ResultRecord {
        score,
        ending: Ending::Board,
    }
}

/// `[Name "value"]`: name, value, and how long it is.
fn tag(bytes: &[u8]) -> Option<(String, String, usize)> {
    let open = bytes.iter().position(|byte| *byte == b'"')?;
    let name = letters::read(&bytes[1..open]).trim().to_owned();
    if name.is_empty()
        || !name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    {
        return None;
    }
    let mut value = Vec::new();
    let mut is_escaped = false;
    for (at, &byte) in bytes.iter().enumerate().skip(open + 1) {
        match byte {
            b'\n' => return None,
            b'\\' if !is_escaped => is_escaped = true,
            b'"' if !is_escaped => {
                let rest = &bytes[at + 1..];
                let blanks = rest
                    .iter()
                    .take_while(|byte| byte.is_ascii_whitespace())
                    .count();
                rest.get(blanks).filter(|byte| **byte == b']')?;
                return Some((name, letters::read(&value).into_owned(), at + blanks + 2));
            }
            byte => {
                value.push(byte);
                is_escaped = false;
            }
        }
    }
    None
}

/// Up to the end of the line.
fn line(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .position(|byte| *byte == b'\n')
        .unwrap_or(bytes.len())
}

/// To the end of a word; at least one byte.
fn word(bytes: &[u8]) -> usize {
    let ends = |byte: &u8| byte.is_ascii_whitespace() || b"{}();[]".contains(byte);
    bytes.iter().position(ends).unwrap_or(bytes.len()).max(1)
}

/// To behind the bracket that closes a variation, nested ones included.
fn variation(bytes: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut in_comment = false;
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'{' => in_comment = true,
            b'}' => in_comment = false,
            b'(' if !in_comment => depth += 1,
            b')' if !in_comment => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    bytes.len()
}
