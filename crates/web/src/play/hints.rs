//! Hints: the values of moves on their squares.

use outflank_app::review::Candidate;
use outflank_engine::{Kind, MoveScore};
use outflank_text::Texts;

use crate::board::Label;

/// A label for every move; the best one comes first.
pub fn labels(texts: &Texts, moves: &[MoveScore]) -> Vec<Label> {
    let candidates = Candidate::among(moves, moves.first());
    let label = |it: &Candidate| {
        Label::of(it, texts, |score| {
            let hint = match it.score.kind {
                Kind::Exact => texts.play_hint_exact(score),
                _ => texts.play_hint_estimate(score),
            };
            if it.is_best {
                texts.play_hint_best(&hint)
            } else {
                hint
            }
        })
    };
    candidates.iter().filter_map(label).collect()
}

#[cfg(test)]
mod tests {
    use outflank_engine::Kind;
    use outflank_rules::{Move, Score, Square};
    use outflank_text::Language;

    use super::*;

    #[test]
    fn the_best_move_and_what_is_proven_are_marked() {
        let texts = Texts::new(Language::EN);
        let score = |square, discs, kind| MoveScore {
            mv: Move::Place(square),
            value: Score::new(discs).unwrap().into(),
            kind,
            line: Vec::new(),
        };
        let midgame = Kind::Midgame {
            depth: 8,
            percent: 73,
        };
        let moves = [
            score(Square::A1, 4, Kind::Exact),
            score(Square::B2, -8, midgame),
        ];
        let [best, other] = &labels(&texts, &moves)[..] else {
            panic!("two labels");
        };
        assert_eq!(
            (best.text.as_str(), best.exact, best.best),
            ("+4", true, true)
        );
        assert_eq!(best.spoken, "worth +4, exact, none better");
        assert_eq!(
            (other.text.as_str(), other.exact, other.best),
            ("−8", false, false)
        );
        assert_eq!(other.spoken, "worth about −8");
        assert!(best.strength > other.strength);
    }
}
