use core::fmt::Write as _;

use outflank_rules::{Color, Move, Position};

use super::{fen, tag_name};
use crate::{Decimal, GameRecord, ResultRecord, letters};

/// The maximum line length, for readability.
const WIDTH: usize = 79;

/// The game with its tags, passes included. Names lose their line breaks, and comments the characters that would end
/// them.
pub fn write(record: &GameRecord) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing into a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    let known = |value: &str| match letters::on_one_line(value) {
        value if value.is_empty() => "?".to_owned(),
        value => value,
    };
    tag("Event", &known(&record.event));
    tag("Site", &known(&record.place));
    let date = record.date.as_ref();
    let mut day = date.map_or_else(|| "????".to_owned(), |date| date.to_day('.'));
    while day.len() < 10 {
        day.push_str(".??");
    }
    tag("Date", &day);
    if let Some(time) = date.and_then(|date| date.time.as_ref()) {
        tag("Time", &time.to_string());
    }
    tag("Round", &known(&record.round));
    tag("Black", &known(&record.black.name));
    tag("White", &known(&record.white.name));
    for (name, player) in [("BlackElo", &record.black), ("WhiteElo", &record.white)] {
        if let Some(rating) = player.rating {
            tag(name, &number(rating));
        }
    }
    let result = record.result.map_or_else(|| "*".to_owned(), written_result);
    tag("Result", &result);
    if let Some(theory) = record.theory.filter(|theory| theory.is_sound()) {
        tag("Theory", &theory.to_string());
    }
    if record.given > 0 {
        tag("GivenMoves", &record.given.to_string());
    }
    if record.start() != Position::START {
        tag("SetUp", "1");
        tag("FEN", &fen::write(record.start()));
    }
    text.push('\n');
    if !record.comment.is_empty() {
        let _ = writeln!(text, "{{{}}}", plain(&record.comment));
    }
    moves(&mut text, record);
    text + &result + "\n"
}

/// `1. f5 d6 2. c3 d3 `, wrapped.
fn moves(text: &mut String, record: &GameRecord) {
    let mut turn = record.start().turn();
    let mut number = 1;
    let mut line = text.len();
    for (index, made) in record.moves().iter().enumerate() {
        let mut word = match (turn, index) {
            (Color::Black, _) => format!("{number}. "),
            (Color::White, 0) => format!("{number}... "),
            (Color::White, _) => String::new(),
        };
        match made.mv {
            Move::Place(square) => word.push_str(&square.to_string()),
            Move::Pass => word.push_str("pass"),
        }
        if text.len() + word.len() - line > WIDTH {
            text.pop();
            text.push('\n');
            line = text.len();
        }
        text.push_str(&word);
        text.push(' ');
        number += usize::from(turn == Color::White);
        turn = !turn;
    }
}

/// Whole numbers have no decimals.
fn number(number: Decimal) -> String {
    let thousandths = number.thousandths();
    if thousandths % 1000 == 0 {
        (thousandths / 1000).to_string()
    } else {
        number.to_string()
    }
}

/// `34-30` if it adds up to 64 discs, else who won.
fn written_result(result: ResultRecord) -> String {
    let thousandths = result.score.thousandths();
    if thousandths % 2000 == 0 && thousandths.abs() <= 64_000 {
        let difference = thousandths / 1000;
        return format!("{}-{}", 32 + difference / 2, 32 - difference / 2);
    }
    match thousandths {
        1.. => "1-0",
        0 => "1/2-1/2",
        _ => "0-1",
    }
    .to_owned()
}

/// A comment without characters that would end it.
pub(crate) fn plain(comment: &str) -> String {
    let lines = comment.trim().replace('}', ")");
    let lines = lines
        .split('\n')
        .map(|line| match tag_name(line.as_bytes()) {
            Some(_) => line.replacen('[', "(", 1),
            None => line.to_owned(),
        });
    lines.collect::<Vec<String>>().join("\n")
}

/// A name as it survives a round trip.
pub(crate) fn held(name: &str) -> String {
    match letters::on_one_line(name) {
        name if matches!(name.as_str(), "?" | "-") => String::new(),
        name => name,
    }
}
