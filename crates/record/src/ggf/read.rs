//! One game.

use outflank_rules::{Color, Move, Position};

use super::fields;
use crate::error::Complaints;
use crate::{Date, Decimal, Fault, GameRecord, Komi, Loss, Lost, Reading, letters};

/// A field: its name, its value, and where the value begins.
struct Field<'a> {
    name: &'a [u8],
    value: &'a [u8],
    at: usize,
}

impl Field<'_> {
    fn text(&self) -> String {
        letters::read(self.value).into_owned()
    }
}

/// Reads a game that begins with `(;`; it is the `number`-th of its stream and begins at `offset`.
pub(super) fn game(bytes: &[u8], number: u64, offset: u64) -> Reading {
    let mut reader = Reader {
        complaints: Complaints::new(number, offset),
        losses: Vec::new(),
    };
    let fields = reader.fields(bytes);
    let record = reader.record(&fields);
    reader.complaints.into_reading(record, reader.losses)
}

struct Reader {
    complaints: Complaints,
    losses: Vec<Lost>,
}

impl Reader {
    fn complain(&mut self, at: usize, ply: Option<usize>, fault: Fault) {
        self.complaints.add(at, ply, fault);
    }

    /// The fields of a game. Anything else is skipped up to the next bracket.
    fn fields<'a>(&mut self, bytes: &'a [u8]) -> Vec<Field<'a>> {
        let mut fields = Vec::new();
        let mut at = 2;
        while at < bytes.len() {
            let rest = &bytes[at..];
            if rest[0].is_ascii_whitespace() {
                at += 1;
                continue;
            }
            if rest.starts_with(b";)") {
                break;
            }
            let name = rest
                .iter()
                .take_while(|byte| byte.is_ascii_alphanumeric())
                .count();
            let close = rest.iter().position(|byte| *byte == b']');
            match close {
                Some(close) if name > 0 && rest[name] == b'[' => {
                    fields.push(Field {
                        name: &rest[..name],
                        value: &rest[name + 1..close],
                        at: at + name + 1,
                    });
                }
                _ => {
                    let wrong = *rest.get(name).unwrap_or(&rest[0]);
                    // An unclosed bracket is reported elsewhere.
                    if wrong != b'[' || close.is_some() {
                        self.complain(at, None, Fault::NotAField(char::from(wrong)));
                    }
                }
            }
            let Some(close) = close else {
                break;
            };
            at += close + 1;
        }
        fields
    }

    fn record(&mut self, fields: &[Field]) -> Option<GameRecord> {
        let find = |name: &[u8]| fields.iter().find(|field| field.name == name);
        if let Some(field) = find(b"GM")
            && !field.text().trim().eq_ignore_ascii_case("othello")
        {
            self.complain(field.at, None, Fault::OtherGame(field.text()));
            return None;
        }
        let start = match find(b"BO") {
            None => Position::START,
            Some(field) => match fields::board(&field.text()) {
                Ok(start) => start,
                Err(fault) => {
                    self.complain(field.at, None, fault);
                    return None;
                }
            },
        };
        let mut record = GameRecord::new(start);
        let mut bids = [None; 2];
        let mut komi = None;
        for field in fields {
            self.describe(field, &mut record, &mut bids, &mut komi);
        }
        record.komi = self.komi(find(b"KM"), bids, komi);
        self.moves(fields, &mut record);
        Some(record)
    }

    /// Applies a field to the record.
    fn describe(
        &mut self,
        field: &Field,
        record: &mut GameRecord,
        bids: &mut [Option<crate::Bid>; 2],
        komi: &mut Option<Decimal>,
    ) {
        let text = field.text();
        let trimmed = text.trim();
        let (name, understood) = match field.name {
            b"PC" => {
                trimmed.clone_into(&mut record.event);
                return;
            }
            b"PB" => {
                trimmed.clone_into(&mut record.black.name);
                return;
            }
            b"PW" => {
                trimmed.clone_into(&mut record.white.name);
                return;
            }
            b"DT" => {
                record.date = trimmed.parse::<Date>().ok();
                ("date", record.date.is_some())
            }
            b"RB" => {
                record.black.rating = trimmed.parse().ok();
                ("rating", record.black.rating.is_some())
            }
            b"RW" => {
                record.white.rating = trimmed.parse().ok();
                ("rating", record.white.rating.is_some())
            }
            b"TI" | b"TB" | b"TW" => {
                let clock = trimmed.parse().ok();
                if field.name != b"TW" {
                    record.black.clock = clock;
                }
                if field.name != b"TB" {
                    record.white.clock = clock;
                }
                ("clock", clock.is_some())
            }
            b"TY" => {
                record.kind = fields::kind(trimmed);
                ("type", record.kind.is_some())
            }
            b"RE" => {
                record.result = fields::result(trimmed);
                ("result", record.result.is_some() || trimmed == "?")
            }
            b"KB" | b"KW" => {
                let index = usize::from(field.name == b"KW");
                bids[index] = fields::bid(trimmed);
                ("bid", bids[index].is_some())
            }
            b"KM" => {
                *komi = trimmed.parse().ok();
                ("komi", komi.is_some())
            }
            b"CO" => {
                match fields::theory(trimmed) {
                    Some(theory) => record.theory = Some(theory),
                    None if record.comment.is_empty() => trimmed.clone_into(&mut record.comment),
                    None => {
                        record.comment.push('\n');
                        record.comment.push_str(trimmed);
                    }
                }
                return;
            }
            b"GM" | b"BO" | b"B" | b"W" => return,
            name => {
                let name = letters::read(name).into_owned();
                self.losses.push(Lost::new(Loss::Fields, name));
                return;
            }
        };
        if !understood && !trimmed.is_empty() {
            self.complain(field.at, None, Fault::Field(name, text));
        }
    }

    /// The komi is the mean of the bids; servers round it in different ways.
    fn komi(
        &mut self,
        field: Option<&Field>,
        bids: [Option<crate::Bid>; 2],
        komi: Option<Decimal>,
    ) -> Option<Komi> {
        let mean = match bids {
            [Some(black), Some(white)] => Some(i64::midpoint(
                black.value.thousandths(),
                white.value.thousandths(),
            )),
            _ => None,
        };
        if let (Some(mean), Some(komi)) = (mean, komi)
            && mean.abs_diff(komi.thousandths()) > 10
        {
            self.complain(field.map_or(0, |field| field.at), None, Fault::KomiMismatch);
        }
        let value = komi.or_else(|| mean.map(Decimal::from_thousandths))?;
        Some(Komi { bids, value })
    }

    /// Plays the moves, up to the first that is wrong.
    fn moves(&mut self, fields: &[Field], record: &mut GameRecord) {
        let mut ply = 1;
        for field in fields {
            let color = match field.name {
                b"B" => Color::Black,
                b"W" => Color::White,
                _ => continue,
            };
            let made = match fields::made(&field.text()) {
                Ok((made, faults)) => {
                    for fault in faults {
                        self.complain(field.at, Some(ply), fault);
                    }
                    made
                }
                Err(fault) => return self.complain(field.at, Some(ply), fault),
            };
            if let Err(fault) = record.push_as(color, made) {
                return self.complain(field.at, Some(ply), fault);
            }
            ply += usize::from(made.mv != Move::Pass);
        }
    }
}
