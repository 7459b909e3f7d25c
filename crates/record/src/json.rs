//! Our own format, which is lossless: a JSON object per line.
//!
//! ```text
//! {"black":{"name":"Anna"},"white":{"name":"Ben"},"date":"2024.05.01","result":{"score":2.0},"moves":"f5d6c3","times":[1.5,2.0,0.25]}
//! ```
//!
//! All fields are optional. `start` is a position, unless it is the standard one; `moves` includes passes, written
//! `pa`; `given` says how many of them were drawn by lot or agreed before the game; `notes` are its moves once more, with
//! comments and variations: `f5d6(f6e6{Diagonal})c3`; `evaluations` and `times` (in seconds) have a value or `null` for each move. Dates, clocks and kinds of
//! games are written as in GGF.
//!
//! - [`Games`] reads a stream line by line;
//! - [`write()`] writes a game.

use std::borrow::Cow;
use std::io::{self, BufRead};

use outflank_rules::notation::PassStyle;
use outflank_rules::{Move, Position, Score};
use serde::{Deserialize, Serialize};

use crate::error::Complaints;
use crate::lines::Lines;
use crate::{
    Bid, Decimal, Ending, Fault, GameRecord, Komi, MoveRecord, Player, Reading, ResultRecord,
    Theory, foreign, ggf, letters, transcript,
};

/// Comments may be long, but not this long.
const LONGEST_LINE: usize = 1 << 20;

#[derive(Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
struct Game<'a> {
    black: Person<'a>,
    white: Person<'a>,
    #[serde(borrow, skip_serializing_if = "str::is_empty")]
    event: Cow<'a, str>,
    #[serde(borrow, skip_serializing_if = "str::is_empty")]
    place: Cow<'a, str>,
    #[serde(borrow, skip_serializing_if = "str::is_empty")]
    round: Cow<'a, str>,
    #[serde(borrow, skip_serializing_if = "str::is_empty")]
    comment: Cow<'a, str>,
    #[serde(borrow, skip_serializing_if = "str::is_empty")]
    notes: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<End>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    komi: Option<Bidding>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theory: Option<Best>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    scores: Vec<(Option<String>, i32)>,
    #[serde(borrow, skip_serializing_if = "str::is_empty")]
    start: Cow<'a, str>,
    #[serde(borrow)]
    moves: Cow<'a, str>,
    #[serde(skip_serializing_if = "is_none_given")]
    given: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    evaluations: Vec<Option<f64>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    times: Vec<Option<f64>>,
}

#[derive(Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
struct Person<'a> {
    #[serde(borrow, skip_serializing_if = "str::is_empty")]
    name: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct End {
    score: f64,
    #[serde(default, skip_serializing_if = "Why::is_board")]
    ending: Why,
}

#[derive(Clone, Copy, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Why {
    #[default]
    Board,
    Resigned,
    Time,
    Agreed,
    Left,
}

impl Why {
    #[allow(clippy::trivially_copy_pass_by_ref)] // The signature serde requires.
    fn is_board(&self) -> bool {
        *self == Why::Board
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Bidding {
    value: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black: Option<Offer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white: Option<Offer>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Offer {
    r#move: String,
    value: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<f64>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Best {
    empties: u8,
    score: i32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature serde requires.
fn is_none_given(given: &usize) -> bool {
    *given == 0
}

/// The game on one line.
///
/// # Panics
///
/// Never: a game is made of text and numbers.
pub fn write(record: &GameRecord) -> String {
    let moves = record.moves();
    let column = |of: fn(&MoveRecord) -> Option<Decimal>| {
        let all: Vec<Option<f64>> = moves.iter().map(|it| of(it).map(Decimal::to_f64)).collect();
        if all.iter().all(Option::is_none) {
            Vec::new()
        } else {
            all
        }
    };
    let offer = |bid: Bid| Offer {
        r#move: bid.mv.to_string(),
        value: bid.value.to_f64(),
        time: bid.time.map(|time| Decimal::of_seconds(time).to_f64()),
    };
    let scores = record.scores.iter();
    let game = Game {
        black: person(&record.black),
        white: person(&record.white),
        event: (&record.event).into(),
        place: (&record.place).into(),
        round: (&record.round).into(),
        comment: (&record.comment).into(),
        notes: (&record.notes).into(),
        date: record.date.as_ref().map(ToString::to_string),
        result: record.result.map(|result| End {
            score: result.score.to_f64(),
            ending: why(result.ending),
        }),
        kind: record.kind.map(|kind| kind.to_string()),
        komi: record.komi.map(|komi| Bidding {
            value: komi.value.to_f64(),
            black: komi.bids[0].map(offer),
            white: komi.bids[1].map(offer),
        }),
        theory: record.theory.map(|theory| Best {
            empties: theory.empties,
            score: theory.score.discs(),
        }),
        scores: scores
            .map(|(mv, score)| (mv.map(|mv| mv.to_string()), score.discs()))
            .collect(),
        start: if record.start() == Position::START {
            "".into()
        } else {
            record.start().to_string().into()
        },
        moves: record.transcript().to_text(PassStyle::Written).into(),
        given: record.given,
        evaluations: column(|made| made.evaluation),
        times: column(|made| made.time.map(Decimal::of_seconds)),
    };
    serde_json::to_string(&game).expect("text and numbers are JSON")
}

fn person(player: &Player) -> Person<'_> {
    Person {
        name: (&player.name).into(),
        rating: player.rating.map(Decimal::to_f64),
        clock: player.clock.map(|clock| clock.to_string()),
    }
}

const fn why(ending: Ending) -> Why {
    match ending {
        Ending::Board => Why::Board,
        Ending::Resigned => Why::Resigned,
        Ending::Time => Why::Time,
        Ending::Agreed => Why::Agreed,
        Ending::Left => Why::Left,
    }
}

const fn ending(why: Why) -> Ending {
    match why {
        Why::Board => Ending::Board,
        Why::Resigned => Ending::Resigned,
        Why::Time => Ending::Time,
        Why::Agreed => Ending::Agreed,
        Why::Left => Ending::Left,
    }
}

fn decimal(number: f64) -> Decimal {
    Decimal::from_thousandths((number * 1000.0).round() as i64)
}

/// Whether an object, which may be cut, has no field that ours lack, and none of another type.
pub(crate) fn is_ours(text: &str) -> bool {
    let mut depth = 0;
    let mut rest = text;
    // Whether a name comes next, at the first level.
    let mut before_name = false;
    while let Some(letter) = rest.chars().next() {
        let after = &rest[letter.len_utf8()..];
        match letter {
            '{' | '[' => {
                depth += 1;
                before_name = depth == 1;
                rest = after;
            }
            '}' | ']' => {
                depth -= 1;
                if depth <= 0 {
                    return true;
                }
                rest = after;
            }
            ',' => {
                before_name = depth == 1;
                rest = after;
            }
            '"' => {
                let Some(end) = end_of_text(after) else {
                    return true;
                };
                let (name, after) = (&after[..end], &after[end + 1..]);
                if std::mem::take(&mut before_name) {
                    let value = after.trim_start().strip_prefix(':').map(str::trim_start);
                    let Some(value) = value.and_then(|value| value.chars().next()) else {
                        return true;
                    };
                    let fits = match name {
                        "black" | "white" => value == '{',
                        "event" | "place" | "round" | "comment" | "notes" | "start" | "moves" => {
                            value == '"'
                        }
                        "date" | "kind" => matches!(value, '"' | 'n'),
                        "result" | "komi" | "theory" => matches!(value, '{' | 'n'),
                        "given" => value.is_ascii_digit(),
                        "scores" | "evaluations" | "times" => value == '[',
                        _ => false,
                    };
                    if !fits {
                        return false;
                    }
                }
                rest = after;
            }
            _ => rest = after,
        }
    }
    true
}

/// Where a text ends whose beginning quotation mark is gone.
fn end_of_text(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    })
}

/// Reads a line; it is the `number`-th game of its stream and begins at `offset`.
pub fn read_line(line: &str, number: u64, offset: u64) -> Reading {
    let mut reader = Reader {
        line,
        complaints: Complaints::new(number, offset),
    };
    match serde_json::from_str::<Game>(line) {
        Ok(game) => {
            let record = reader.record(&game);
            reader.complaints.into_reading(record, Vec::new())
        }
        Err(error) => {
            let fault = if error.is_data() {
                Fault::JsonField
            } else {
                Fault::NotJson
            };
            // The end of a line counts as the beginning of the next.
            let at = match error.column() {
                0 => line.trim_end().len(),
                column => column - 1,
            };
            reader.complaints.add(at, None, fault);
            let record = foreign::part(line, number, offset);
            reader.complaints.into_reading(record, Vec::new())
        }
    }
}

struct Reader<'a> {
    line: &'a str,
    complaints: Complaints,
}

impl Reader<'_> {
    /// Where a text occurs in the line, if it occurs verbatim.
    fn place(&self, text: &str) -> usize {
        let at = (text.as_ptr() as usize).wrapping_sub(self.line.as_ptr() as usize);
        if at < self.line.len() { at } else { 0 }
    }

    /// Drops and reports an invalid value.
    fn field<T>(&mut self, name: &'static str, value: Option<T>, text: &str) -> Option<T> {
        if value.is_none() {
            self.complaints
                .add(0, None, Fault::Field(name, text.to_owned()));
        }
        value
    }

    fn record(&mut self, game: &Game) -> Option<GameRecord> {
        let start = if game.start.is_empty() {
            Position::START
        } else {
            match game.start.parse() {
                Ok(start) => start,
                Err(error) => {
                    self.complaints
                        .add(self.place(&game.start), None, Fault::Board(error));
                    return None;
                }
            }
        };
        let mut record = self.moves(game, start);
        record.black = self.player(&game.black);
        record.white = self.player(&game.white);
        record.event = game.event.clone().into_owned();
        record.place = game.place.clone().into_owned();
        record.round = game.round.clone().into_owned();
        record.comment = game.comment.clone().into_owned();
        record.notes = game.notes.clone().into_owned();
        if let Some(date) = &game.date {
            record.date = self.field("date", date.parse().ok(), date);
        }
        record.result = game.result.as_ref().map(|end| ResultRecord {
            score: decimal(end.score),
            ending: ending(end.ending),
        });
        if let Some(kind) = &game.kind {
            record.kind = self.field("type", ggf::kind(kind), kind);
        }
        if let Some(komi) = &game.komi {
            let bids = [&komi.black, &komi.white];
            let bids = bids.map(|offer| offer.as_ref().and_then(|offer| self.bid(offer)));
            let value = decimal(komi.value);
            record.komi = Some(Komi { bids, value });
        }
        if let Some(best) = &game.theory {
            let theory = Score::new(best.score).map(|score| Theory {
                empties: best.empties,
                score,
            });
            let text = best.score.to_string();
            record.theory = self.field("theory", theory.filter(|it| it.is_sound()), &text);
        }
        if game.given <= record.moves().len() {
            record.given = game.given;
        } else {
            self.field::<()>("given", None, &game.given.to_string());
        }
        for (mv, score) in &game.scores {
            let scored = scored(start, mv.as_deref(), *score);
            let text = mv.clone().unwrap_or_else(|| score.to_string());
            record.scores.extend(self.field("score", scored, &text));
        }
        Some(record)
    }

    fn player(&mut self, person: &Person) -> Player {
        let clock = person.clock.as_ref();
        Player {
            name: person.name.clone().into_owned(),
            rating: person.rating.map(decimal),
            clock: clock.and_then(|clock| self.field("clock", clock.parse().ok(), clock)),
        }
    }

    fn bid(&mut self, offer: &Offer) -> Option<Bid> {
        let mv = self.field("bid", offer.r#move.parse().ok(), &offer.r#move)?;
        Some(Bid {
            mv,
            value: decimal(offer.value),
            time: offer.time.and_then(|time| decimal(time).seconds()),
        })
    }

    /// The moves, up to the first wrong one, with their evaluations and times.
    fn moves(&mut self, game: &Game, start: Position) -> GameRecord {
        let (moves, error) = transcript::prefix(start, &game.moves);
        if let Some((byte, error)) = error {
            let at = self.place(&game.moves) + byte;
            let fault = Fault::Transcript(error.problem);
            self.complaints.add(at, Some(error.ply), fault);
        } else {
            for (name, values) in [("evaluation", &game.evaluations), ("time", &game.times)] {
                if !values.is_empty() && values.len() != moves.moves().len() {
                    let count = values.len().to_string();
                    self.field::<()>(name, None, &count);
                }
            }
        }
        let mut record = GameRecord::new(start);
        for (index, &mv) in moves.moves().iter().enumerate() {
            let number = |values: &[Option<f64>]| Some(decimal(values.get(index).copied()??));
            let time = number(&game.times);
            let made = MoveRecord {
                mv,
                evaluation: number(&game.evaluations),
                time: time.and_then(|time| self.field("time", time.seconds(), &time.to_string())),
            };
            // They were legal when read.
            let _ = record.push(made);
        }
        record
    }
}

/// A known score of a move at the start, or of the start itself.
fn scored(start: Position, name: Option<&str>, score: i32) -> Option<(Option<Move>, Score)> {
    let score = Score::new(score)?;
    let Some(name) = name else {
        return Some((None, score));
    };
    let mv = name.parse().ok()?;
    start.play(mv).ok()?;
    Some((Some(mv), score))
}

/// The games of a stream. Bad lines are told and do not end it.
pub struct Games<R> {
    lines: Lines<R>,
    number: u64,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            lines: Lines::new(input, LONGEST_LINE),
            number: 0,
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        loop {
            let Some(line) = self.lines.next()? else {
                return Ok(None);
            };
            if line.bytes.trim_ascii().is_empty() {
                continue;
            }
            self.number += 1;
            return Ok(Some(if line.is_whole {
                read_line(&letters::read(line.bytes), self.number, line.offset)
            } else {
                Reading::refused(self.number, line.offset, Fault::TooLong)
            }));
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
    use outflank_rules::Square;

    use super::*;

    fn fault(line: &str) -> (u64, Option<usize>, Fault, Option<usize>) {
        let reading = read_line(line, 1, 100);
        assert_eq!(reading.faults.len(), 1, "{reading:?}");
        let error = reading.faults[0].clone();
        let kept = reading.record.map(|record| record.moves().len());
        (error.offset, error.ply, error.fault, kept)
    }

    #[test]
    fn a_game_may_be_short() {
        let game = read_line("{\"moves\":\"F5 d6\"}", 1, 0).strict().unwrap();
        assert_eq!(game.transcript().to_string(), "f5d6");
        let written = "{\"black\":{},\"white\":{},\"moves\":\"f5d6\"}";
        assert_eq!(write(&game), written);
        let empty = read_line("{}", 1, 0).strict().unwrap();
        assert_eq!(empty, GameRecord::new(Position::START));
    }

    #[test]
    fn numbers_come_back_as_they_were() {
        let line = "{\"moves\":\"f5d6\",\"evaluations\":[1.234,null],\"times\":[0.001,97.63],\
                    \"scores\":[[\"f5\",2],[null,2]],\"result\":{\"score\":-22.87,\"ending\":\"time\"}}";
        let game = read_line(line, 1, 0).strict().unwrap();
        assert_eq!(
            game.moves()[0].evaluation,
            Some(Decimal::from_thousandths(1234))
        );
        assert_eq!(game.moves()[1].time.unwrap().as_millis(), 97_630);
        let f5 = Some(Move::Place(Square::F5));
        assert_eq!(game.scores[0], (f5, Score::new(2).unwrap()));
        assert_eq!(game.result.unwrap().ending, Ending::Time);
        assert_eq!(read_line(&write(&game), 1, 0).strict(), Ok(game));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place_and_what_was_before_is_kept() {
        let name = str::to_owned;
        let (offset, ply, fault_of_move, kept) = fault("{\"moves\":\"f5f5\"}");
        assert_eq!((offset, ply, kept), (112, Some(2), Some(1)));
        assert!(matches!(fault_of_move, Fault::Transcript(_)));
        assert_eq!(
            fault("{\"date\":\"soon\",\"moves\":\"f5\"}"),
            (100, None, Fault::Field("date", name("soon")), Some(1))
        );
        assert_eq!(
            fault("{\"times\":[1.0],\"moves\":\"f5d6\"}"),
            (100, None, Fault::Field("time", name("1")), Some(2))
        );
        assert_eq!(
            fault("{\"scores\":[[\"a1\",2]]}"),
            (100, None, Fault::Field("score", name("a1")), Some(0))
        );
        let (offset, _, start, kept) = fault("{\"start\":\"XO\"}");
        assert_eq!((offset, kept), (110, None));
        assert!(matches!(start, Fault::Board(_)));
        for (line, offset, expected) in [
            ("{\"moves\":3}", 109, Fault::JsonField),
            ("{\"other\":3}", 107, Fault::JsonField),
            ("{", 100, Fault::NotJson),
            ("f5d6", 101, Fault::NotJson),
        ] {
            assert_eq!(fault(line), (offset, None, expected, None), "{line}");
        }
    }

    #[test]
    fn nothing_nested_is_too_deep_and_a_bad_line_costs_no_other() {
        let deep = format!("{{\"scores\":{}", "[".repeat(1 << 19));
        let endless = "x".repeat(3 * LONGEST_LINE);
        let text = format!("\u{feff}{{}}\n{deep}\n\n{endless}\n{{}}");
        let games: Vec<Reading> = Games::new(text.as_bytes()).map(Result::unwrap).collect();
        let records: Vec<bool> = games.iter().map(|game| game.record.is_some()).collect();
        assert_eq!(records, [true, false, false, true]);
        assert_eq!(games[2].faults[0].fault, Fault::TooLong);
    }
}
