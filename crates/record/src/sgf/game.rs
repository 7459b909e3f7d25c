//! One game.

use outflank_rules::{Color, Move, Position, Setup};

use super::fields;
use super::tree::{MainLine, Value, main_line};
use crate::error::Complaints;
use crate::{Decimal, Fault, GameRecord, Loss, Lost, MoveRecord, Reading};

/// Reads a game; it is the `number`-th of its stream and begins at `offset`. It stops before move number `before`.
pub(super) fn read(bytes: &[u8], number: u64, offset: u64, before: Option<u32>) -> Reading {
    let mut reader = Reader {
        complaints: Complaints::new(number, offset),
        losses: Vec::new(),
        record: GameRecord::new(Position::START),
        moves: 0,
        before,
        is_set_up: false,
    };
    let line = main_line(bytes);
    for &(at, letter) in &line.unexpected {
        reader.complaints.add(at, None, Fault::NotAField(letter));
    }
    if line.variation.is_some() {
        reader.losses.push(Lost::new(Loss::Variations, ""));
    }
    let is_read = reader.line(&line);
    let record = is_read.then_some(reader.record.within_moves());
    reader.complaints.into_reading(record, reader.losses)
}

/// The game read so far.
struct Reader {
    complaints: Complaints,
    losses: Vec<Lost>,
    record: GameRecord,
    /// The number of moves, including those before a set-up.
    moves: u32,
    before: Option<u32>,
    is_set_up: bool,
}

/// Fields that say how to read the others, or that repeat what the board shows.
const KNOWN: [&str; 12] = [
    "GM", "SZ", "FF", "CA", "AP", "AB", "AW", "AE", "PL", "ST", "KM", "HA",
];

impl Reader {
    /// False if there is no game at all.
    fn line(&mut self, line: &MainLine) -> bool {
        let values = &line.values;
        for value in values {
            let wanted = match value {
                _ if value.is("GM") => "2",
                _ if value.is("SZ") => "8",
                _ => continue,
            };
            let text = shortened(&value.text());
            if text.trim() != wanted {
                let is_size = value.is("SZ");
                let fault = if is_size {
                    Fault::BoardSize
                } else {
                    Fault::OtherGame
                };
                self.complaints.add(value.at, None, fault(text));
                return false;
            }
        }
        for value in values {
            self.describe(value);
        }
        let mut begin = 0;
        for node in values.chunk_by(|one, other| one.node == other.node) {
            match self.node(node, &values[begin..]) {
                Ok(true) => {}
                Ok(false) => return true,
                Err((at, None, fault)) => {
                    self.complaints.add(at, None, fault);
                    return false;
                }
                Err((at, ply, fault)) => {
                    self.complaints.add(at, ply, fault);
                    return true;
                }
            }
            begin += node.len();
        }
        true
    }

    /// Applies a field about the game as a whole.
    fn describe(&mut self, value: &Value) {
        let record = &mut self.record;
        let text = value.text();
        let trimmed = text.trim();
        let texts = [
            ("PB", &mut record.black.name),
            ("PW", &mut record.white.name),
            ("EV", &mut record.event),
            ("PC", &mut record.place),
            ("RO", &mut record.round),
        ];
        for (name, place) in texts {
            if value.is(name) {
                return trimmed.clone_into(place);
            }
        }
        if value.is("GC") || value.is("C") && value.node == 1 {
            if !record.comment.is_empty() && !trimmed.is_empty() {
                record.comment.push('\n');
            }
            return record.comment.push_str(trimmed);
        }
        let (name, understood) = if value.is("DT") {
            record.date = trimmed.parse().ok();
            ("date", record.date.is_some())
        } else if value.is("BR") || value.is("WR") {
            let color = if value.is("BR") {
                Color::Black
            } else {
                Color::White
            };
            let rating = trimmed.parse().ok();
            record.player_mut(color).rating = rating;
            ("rating", rating.is_some())
        } else if value.is("RE") {
            let result = fields::result(trimmed);
            record.result = result.unwrap_or_default();
            ("result", result.is_ok())
        } else if value.is("TH") {
            record.theory = trimmed.parse().ok();
            ("theory", record.theory.is_some())
        } else if value.is("GV") {
            let given = trimmed.parse().ok().filter(|given| *given <= 60);
            record.given = given.unwrap_or_default();
            ("given", given.is_some())
        } else {
            let of_move = ["B", "W", "V", "ET"].iter().any(|name| value.is(name));
            if value.is("C") {
                self.losses.push(Lost::new(Loss::Comments, trimmed));
            } else if !of_move && !KNOWN.iter().any(|name| value.is(name)) {
                self.losses.push(Lost::new(Loss::Fields, value.name()));
            }
            return;
        };
        if !understood && !trimmed.is_empty() {
            self.complaints
                .add(value.at, None, Fault::Field(name, text));
        }
    }

    /// Applies a node's set-up and moves. False where the game is to end.
    fn node(
        &mut self,
        node: &[Value],
        from_here: &[Value],
    ) -> Result<bool, (usize, Option<usize>, Fault)> {
        self.set_up(node, from_here)?;
        let moves: Vec<(Color, &Value)> = moves(node).collect();
        for &(color, value) in &moves {
            self.moves += 1;
            if self.before.is_some_and(|number| self.moves >= number) {
                return Ok(false);
            }
            let ply = self.record.placed() + 1;
            let text = value.text();
            let wrong = |fault| (value.at, Some(ply), fault);
            let mv = fields::mv(&text).ok_or_else(|| wrong(Fault::NotAMove(shortened(&text))))?;
            // Programs written for Go end a game with passes.
            if mv == Move::Pass && self.record.end().is_over() {
                continue;
            }
            let mut made = MoveRecord::from(mv);
            if moves.len() == 1 {
                self.thoughts(node, color, &mut made, ply);
            }
            self.record.push_as(color, made).map_err(wrong)?;
        }
        Ok(true)
    }

    /// The evaluation and time of a move.
    fn thoughts(&mut self, node: &[Value], color: Color, made: &mut MoveRecord, ply: usize) {
        for value in node {
            let text = value.text();
            let number: Option<Decimal> = text.trim().parse().ok();
            let (name, understood) = if value.is("V") {
                // Positive favours Black.
                made.evaluation = number.map(|number| match color {
                    Color::Black => number,
                    Color::White => Decimal::from_thousandths(-number.thousandths()),
                });
                ("evaluation", number.is_some())
            } else if value.is("ET") {
                made.time = number.and_then(Decimal::seconds);
                ("time", made.time.is_some())
            } else {
                continue;
            };
            if !understood {
                self.complaints
                    .add(value.at, Some(ply), Fault::Field(name, text));
            }
        }
    }

    /// Restarts the game where discs are set up. The first set-up begins with an empty board, a later one edits the
    /// current board.
    fn set_up(
        &mut self,
        node: &[Value],
        from_here: &[Value],
    ) -> Result<(), (usize, Option<usize>, Fault)> {
        let discs = |value: &Value| value.is("AB") || value.is("AW");
        let sets = |value: &Value| discs(value) || value.is("AE") || value.is("PL");
        let Some(first) = node.iter().find(|value| sets(value)) else {
            return Ok(());
        };
        let is_later = self.moves > 0 || self.is_set_up;
        let mut setup = if node.iter().any(discs) && !is_later {
            Setup::EMPTY
        } else {
            self.record.end().into()
        };
        let mut turn = None;
        for (name, disc) in [
            ("AB", Some(Color::Black)),
            ("AW", Some(Color::White)),
            ("AE", None),
        ] {
            for value in node.iter().filter(|value| value.is(name)) {
                let text = value.text();
                let wrong = || (value.at, None, Fault::NotAMove(shortened(&text)));
                setup.put(fields::square(&text).ok_or_else(wrong)?, disc);
            }
        }
        if let Some(value) = node.iter().find(|value| value.is("PL")) {
            let text = value.text();
            let wrong = || {
                (
                    value.at,
                    None,
                    Fault::NotAField(text.chars().next().unwrap_or(']')),
                )
            };
            turn = Some(fields::color(&text).ok_or_else(wrong)?);
        } else if !is_later {
            // By default, the colour of the first move is to move.
            turn = moves(from_here).next().map(|(color, _)| color);
        }
        setup.turn = turn.unwrap_or(setup.turn);
        let start =
            Position::try_from(setup).map_err(|error| (first.at, None, Fault::Setup(error)))?;
        if !self.record.moves().is_empty() {
            let moves = self.record.transcript().to_string();
            self.losses.push(Lost::new(Loss::EarlierMoves, moves));
        }
        self.record.restart(start);
        self.is_set_up = true;
        Ok(())
    }
}

/// The moves among these values.
fn moves<'a>(values: &'a [Value<'a>]) -> impl Iterator<Item = (Color, &'a Value<'a>)> {
    values.iter().filter_map(|value| {
        let color = match value {
            _ if value.is("B") => Color::Black,
            _ if value.is("W") => Color::White,
            _ => return None,
        };
        Some((color, value))
    })
}

fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
