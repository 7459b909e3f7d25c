//! Values of moves, as numbers on squares and as lines.

use outflank_engine::{Kind, MoveScore};
use outflank_rules::Move;
use outflank_text::Texts;

use crate::app::board::Label;

/// The values of moves for the mover. The best move comes first.
pub fn labels(scores: &[MoveScore]) -> Vec<Label> {
    let best = scores.first().map(|best| best.mv);
    let label = |score: &MoveScore| label(score, Some(score.mv) == best);
    scores.iter().filter_map(label).collect()
}

/// The value on a square.
pub fn label(score: &MoveScore, best: bool) -> Option<Label> {
    let discs = score.value.rounded().discs();
    Some(Label {
        square: score.mv.square()?,
        text: match discs {
            0 => "0".to_owned(),
            discs => format!("{discs:+}").replace('-', "−"),
        },
        best,
        exact: score.kind == Kind::Exact,
    })
}

/// A move, its value and how sure that is.
pub fn line(score: &MoveScore, texts: &Texts) -> String {
    let value = texts.value_in_words(score.value.discs(), score.kind);
    let kind = texts.describe(&score.kind);
    // Zero has no sign.
    let width = if score.kind == Kind::Exact { 2 } else { 5 };
    format!("{}  {value:>width$}  {kind}", score.mv)
}

/// Moves in notation.
pub fn moves(line: &[Move]) -> String {
    let names: Vec<String> = line.iter().map(ToString::to_string).collect();
    names.join(" ")
}
