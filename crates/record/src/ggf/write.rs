use core::fmt::Write as _;

use outflank_rules::{Color, Move, Position, Square};

use super::fields::write_theory;
use crate::{Bid, Decimal, Ending, GameRecord, MatchType, MoveRecord, ResultRecord, letters};

/// The game on one line, as servers write it. In names and places a closing bracket becomes a round one and a line
/// break a blank: the format cannot express them.
pub fn write(record: &GameRecord) -> String {
    let mut text = String::from("(;GM[Othello]");
    let mut field = |name: &str, value: &str| {
        if !value.is_empty() {
            // Writing into a string cannot fail.
            let _ = write!(text, "{name}[{}]", plain(value));
        }
    };
    let number = |it: Option<Decimal>| it.map(|it| it.to_string()).unwrap_or_default();
    let (black, white) = (&record.black, &record.white);
    let event = Some(&record.event).filter(|it| !it.is_empty());
    field("PC", event.unwrap_or(&record.place));
    field(
        "DT",
        &record
            .date
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
    );
    field("PB", &black.name);
    field("PW", &white.name);
    field("RB", &number(black.rating));
    field("RW", &number(white.rating));
    let clock = |it: Option<crate::ClockRecord>| it.map(|it| it.to_string()).unwrap_or_default();
    if black.clock == white.clock {
        field("TI", &clock(black.clock));
    } else {
        field("TB", &clock(black.clock));
        field("TW", &clock(white.clock));
    }
    let usual = record.komi.map(|_| MatchType {
        komi: true,
        ..MatchType::default()
    });
    field("TY", &record.kind.or(usual).unwrap_or_default().to_string());
    field(
        "RE",
        &record.result.map_or_else(|| "?".to_owned(), written_result),
    );
    if let Some(komi) = record.komi {
        for (name, bid) in ["KB", "KW"].into_iter().zip(komi.bids) {
            field(name, &bid.map(written_bid).unwrap_or_default());
        }
        field("KM", &format!("{:.3}", komi.value));
    }
    let theory = record.theory.map(write_theory);
    field("CO", &theory.unwrap_or_default());
    field("CO", &record.comment);
    field("BO", &board(record.start()));
    let mut turn = record.start().turn();
    for &made in record.moves() {
        field(if turn == Color::Black { "B" } else { "W" }, &written(made));
        turn = !turn;
    }
    text.push_str(";)");
    text
}

/// Replaces what the format cannot hold, and trims the text.
pub(crate) fn plain(text: &str) -> String {
    letters::on_one_line(text).replace(']', ")")
}

pub(crate) fn written_result(result: ResultRecord) -> String {
    let ending = match result.ending {
        Ending::Board => "",
        Ending::Resigned => ":r",
        Ending::Time => ":t",
        Ending::Agreed => ":s",
        Ending::Left => ":l",
    };
    format!("{:+.3}{ending}", result.score)
}

fn board(position: Position) -> String {
    let letter = |color| match color {
        Some(Color::Black) => '*',
        Some(Color::White) => 'O',
        None => '-',
    };
    let mut text = String::from("8 ");
    for square in Square::all() {
        text.push(letter(position.at(square)));
        if square.column() == 7 {
            text.push(' ');
        }
    }
    text.push(letter(Some(position.turn())));
    text
}

fn written(made: MoveRecord) -> String {
    let mut text = match made.mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => "PA".to_owned(),
    };
    if made.evaluation.is_some() || made.time.is_some() {
        text.push('/');
        text.push_str(&made.evaluation.map(|it| it.to_string()).unwrap_or_default());
    }
    if let Some(time) = made.time {
        text.push('/');
        text.push_str(&Decimal::of_seconds(time).to_string());
    }
    text
}

fn written_bid(bid: Bid) -> String {
    written(MoveRecord {
        mv: bid.mv,
        evaluation: Some(bid.value),
        time: bid.time,
    })
}
