//! The review in words. All numbers are rounded to whole discs here, so that differences between numbers on the
//! page add up.

use outflank_app::review::{Moment, Point};
use outflank_engine::{Kind, Value};
use outflank_rules::Color;
use outflank_text::Texts;

/// A value as a signed number.
pub fn number(value: Value, texts: &Texts) -> String {
    texts.signed(value.rounded().discs().into(), 0)
}

/// A value for a side, and its reliability.
pub fn value(value: Value, kind: Kind, color: Color, texts: &Texts) -> String {
    texts.evaluated(color, &number(value, texts), &texts.describe(&kind))
}

/// The move that leads to a point.
pub fn made(point: &Point, texts: &Texts) -> String {
    match point.made {
        Some((color, mv)) => texts.analyse_move(point.number, color, mv),
        None => texts.analyse_beginning(),
    }
}

/// A point of the line: the move, its value, its mistake.
pub fn point(point: &Point, texts: &Texts) -> String {
    let mut said = made(point, texts);
    let worth = point
        .worth
        .map(|it| value(it.value, it.kind, Color::Black, texts));
    let mistake = point.mistake().map(|moment| loss_in_words(moment, texts));
    for note in [worth, mistake].into_iter().flatten() {
        said = texts.cell_note(&said, &note);
    }
    said
}

/// What a move loses, and what was better.
pub fn loss_in_words(moment: &Moment, texts: &Texts) -> String {
    let loss = moment.whole_loss().unsigned_abs();
    texts.analyse_mistake(loss, moment.is_exact(), moment.best.mv)
}
