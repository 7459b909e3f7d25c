//! What moves are worth, as numbers on their squares.

use outflank_engine::{Kind, MoveScore};
use outflank_text::Texts;

use crate::board::Label;

/// So many discs below the best, a move is drawn as weakly as can be.
const FAR: f32 = 12.0;

/// A label for every move.
pub fn labels(texts: &Texts, moves: &[MoveScore]) -> Vec<Label> {
    let best = moves.iter().map(|it| it.value).max();
    let label = |it: &MoveScore| {
        let exact = it.kind == Kind::Exact;
        let is_best = Some(it.value) == best;
        let score = texts.signed(f64::from(it.value.discs()), 0);
        let hint = if exact {
            texts.play_hint_exact(&score)
        } else {
            texts.play_hint_estimate(&score)
        };
        let spoken = if is_best {
            texts.play_hint_best(&hint)
        } else {
            hint
        };
        let behind = best.map_or(0.0, |best| best.discs() - it.value.discs());
        Some(Label {
            square: it.mv.square()?,
            text: score,
            spoken,
            exact,
            best: is_best,
            strength: 1.0 - (behind / FAR).min(1.0),
        })
    };
    moves.iter().filter_map(label).collect()
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
