use outflank_engine::Kind;
use outflank_rules::{Color, Outcome, Position};
use outflank_text::Texts;

/// A position in sentences, one per line: the discs, then whose turn it is and the legal moves, or that the player
/// must pass, or how the game ended.
pub fn in_words(position: Position, texts: &Texts) -> String {
    let discs = |color| position.discs(color).len();
    let (black, white) = (discs(Color::Black), discs(Color::White));
    let mut lines = vec![texts.counts(black, white, position.empties().len())];
    let (turn, legal) = (position.turn(), position.legal_moves());
    match position.outcome() {
        Some(Outcome::Win(color)) => {
            lines.push(texts.over_won(color, discs(color), discs(!color)));
        }
        Some(Outcome::Draw) => lines.push(texts.over_drawn(black)),
        None if legal.is_empty() => lines.push(texts.must_pass(turn)),
        None => {
            lines.push(texts.turn(turn));
            lines.push(texts.legal_moves(legal.len(), &legal.to_string()));
        }
    }
    lines
        .iter()
        .flat_map(|line| [line.as_str(), "\n"])
        .collect()
}

/// A signed number of discs: whole if proven, else with two decimals.
pub fn value_in_words(discs: f32, kind: Kind, texts: &Texts) -> String {
    let digits = if kind == Kind::Exact { 0 } else { 2 };
    texts.signed(discs.into(), digits)
}

/// How sure a value is.
pub fn kind_in_words(kind: Kind, texts: &Texts) -> String {
    texts.describe(&kind)
}
