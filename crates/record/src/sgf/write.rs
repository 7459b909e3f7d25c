use core::fmt::Write as _;

use outflank_rules::{Color, Move, Position};

use crate::{Decimal, Ending, GameRecord, ResultRecord, letters};

/// The game on one line. Names lose their line breaks.
pub fn write(record: &GameRecord) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = format!("(;FF[4]GM[2]CA[UTF-8]AP[Outflank:{version}]SZ[8]");
    let mut field = |name: &str, value: &str| {
        if !value.is_empty() {
            // Writing into a string cannot fail.
            let _ = write!(text, "{name}[{}]", escaped(value));
        }
    };
    let line = letters::on_one_line;
    field("EV", &line(&record.event));
    field("PC", &line(&record.place));
    field("RO", &line(&record.round));
    let date = record.date.as_ref().map(|date| date.to_day('-'));
    field("DT", &date.unwrap_or_default());
    field("PB", &line(&record.black.name));
    field("PW", &line(&record.white.name));
    let number = |it: Option<Decimal>| it.map(|it| it.to_string()).unwrap_or_default();
    field("BR", &number(record.black.rating));
    field("WR", &number(record.white.rating));
    field(
        "RE",
        &record.result.map_or_else(|| "Void".to_owned(), result),
    );
    let theory = record.theory.filter(|theory| theory.is_sound());
    field("TH", &theory.map(|it| it.to_string()).unwrap_or_default());
    let given = Some(record.given).filter(|&given| given > 0);
    field("GV", &given.map(|it| it.to_string()).unwrap_or_default());
    field("GC", record.comment.trim());
    set_up(&mut text, record.start());
    let mut turn = record.start().turn();
    for made in record.moves() {
        let (name, sign) = match turn {
            Color::Black => ("B", 1),
            Color::White => ("W", -1),
        };
        let _ = match made.mv {
            Move::Place(square) => write!(text, ";{name}[{square}]"),
            Move::Pass => write!(text, ";{name}[]"),
        };
        if let Some(evaluation) = made.evaluation {
            let for_black = Decimal::from_thousandths(sign * evaluation.thousandths());
            let _ = write!(text, "V[{for_black}]");
        }
        if let Some(time) = made.time {
            let _ = write!(text, "ET[{}]", Decimal::of_seconds(time));
        }
        turn = !turn;
    }
    text.push(')');
    text
}

fn set_up(text: &mut String, start: Position) {
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let discs = start.discs(color);
        if !discs.is_empty() {
            text.push_str(name);
        }
        for square in discs {
            let _ = write!(text, "[{square}]");
        }
    }
    text.push_str(match start.turn() {
        Color::Black => "PL[B]",
        Color::White => "PL[W]",
    });
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// `B+4`, `W+R`, `0`. Whole numbers have no decimals.
fn result(result: ResultRecord) -> String {
    let thousandths = result.score.thousandths();
    let winner = match thousandths {
        0 => return "0".to_owned(),
        1.. => "B",
        _ => "W",
    };
    let margin = match result.ending {
        Ending::Resigned if holds_ending(result) => "R".to_owned(),
        Ending::Time if holds_ending(result) => "T".to_owned(),
        Ending::Left if holds_ending(result) => "F".to_owned(),
        _ if thousandths % 1000 == 0 => (thousandths.abs() / 1000).to_string(),
        _ => Decimal::from_thousandths(thousandths.abs()).to_string(),
    };
    format!("{winner}+{margin}")
}

/// Whether a result can say why the game ended: it does so in place of a score, so only if that is
/// clear.
pub(crate) fn holds_ending(result: ResultRecord) -> bool {
    let is_clear = result.score.thousandths().abs() == 64_000;
    is_clear
        && matches!(
            result.ending,
            Ending::Resigned | Ending::Time | Ending::Left
        )
}
