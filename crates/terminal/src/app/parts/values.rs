//! What moves are worth, as numbers on squares and as lines.

use outflank_engine::{Kind, MoveScore};
use outflank_rules::Move;
use outflank_text::Texts;

use crate::app::board::Label;
use crate::words::{kind_in_words, value_in_words};

/// The best move among those that are known best: the one by which a position is valued.
pub(in crate::app) fn best(scores: &[MoveScore]) -> Option<&MoveScore> {
    scores
        .iter()
        .rev()
        .max_by_key(|score| (score.kind, score.value))
}

/// The values on their squares, from the mover's side.
pub(in crate::app) fn labels(scores: &[MoveScore]) -> Vec<Label> {
    let best = best(scores).map(|score| score.mv);
    let label = |score: &MoveScore| {
        let discs = score.value.rounded().discs();
        Some(Label {
            square: score.mv.square()?,
            text: format!("{discs:+}").replace('-', "−"),
            best: Some(score.mv) == best,
            exact: score.kind == Kind::Exact,
        })
    };
    scores.iter().filter_map(label).collect()
}

/// A move, its value, what that is worth, and the play that is expected.
pub(in crate::app) fn line(score: &MoveScore, texts: &Texts) -> String {
    let value = value_in_words(score.value.discs(), score.kind, texts);
    let kind = kind_in_words(score.kind, texts);
    format!("{}  {value}  {kind}", score.mv)
}

/// Moves as they are written.
pub(in crate::app) fn moves(line: &[Move]) -> String {
    let names: Vec<String> = line.iter().map(ToString::to_string).collect();
    names.join(" ")
}
