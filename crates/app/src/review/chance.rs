use outflank_engine::{Kind, Value, Weights};

/// The lead, in discs, that gives a person 73 % of the point: so much for every empty square up to twenty of them, less
/// what it is at the end. Fitted to tournament games up to 2014, and checked on those after
/// (`examples/winning_chances.rs`, docs/analysis.md).
const PER_EMPTY_SQUARE: f32 = 0.48;
const MOST_SQUARES: u32 = 20;
const LESS: f32 = 1.0;
const LEAST: f32 = 0.5;

/// The chance that a person wins who leads by this much with so many empty squares, a draw counted as half.
pub fn chance(value: Value, empties: u32) -> f32 {
    let lead = PER_EMPTY_SQUARE * empties.min(MOST_SQUARES) as f32 - LESS;
    let lead = lead.max(LEAST);
    1.0 / (1.0 + (-value.discs() / lead).exp())
}

/// How sure it is that the side with this value is not behind: by how far such searches are wrong about final scores.
pub(super) fn certainty(weights: &Weights, value: Value, kind: Kind, empties: u32) -> f32 {
    let searched = match kind {
        Kind::Exact => return f32::from(u8::from(value >= Value(0))),
        // What it leaves out is small beside what a search to a depth does not see.
        Kind::Selective { .. } => empties,
        Kind::Midgame { depth, .. } | Kind::Book { depth } => depth,
        Kind::Static => 0,
    };
    let curve = &weights.error_model.endgame;
    let error = curve.error(empties, empties, searched.min(empties));
    normal(value.discs() / error.max(0.1))
}

/// The standard normal distribution function, to three digits: the logistic approximation with a cubic term.
fn normal(x: f32) -> f32 {
    1.0 / (1.0 + (-(1.5976 * x + 0.07056 * x.powi(3))).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_add_up_and_a_lead_is_worth_more_late() {
        let of = |discs: i16, empties| chance(Value(discs * Value::DISC), empties);
        assert!((of(4, 30) + of(-4, 30) - 1.0).abs() < 1e-6);
        assert!((of(0, 20) - 0.5).abs() < 1e-6);
        assert!(of(4, 10) > of(4, 40) && of(4, 40) > 0.5 && of(9, 10) < 1.0);
    }

    #[test]
    fn deeper_searches_are_surer_and_proofs_are_sure() {
        let weights = Weights::untrained();
        let of = |discs: i16, depth| {
            let kind = Kind::Midgame { depth, percent: 73 };
            certainty(&weights, Value(discs * Value::DISC), kind, 30)
        };
        assert!(of(4, 12) > of(4, 6) && of(4, 6) > 0.5);
        let proven = |discs: i16| certainty(&weights, Value(discs * Value::DISC), Kind::Exact, 10);
        assert_eq!([2, 0, -2].map(|it| proven(it) > 0.5), [true, true, false]);
    }

    /// Against the tables of the normal distribution.
    #[test]
    fn the_approximation_has_three_digits() {
        for (x, expected) in [(0.5, 0.6915), (1.0, 0.8413), (1.96, 0.9750), (-1.0, 0.1587)] {
            assert!((normal(x) - expected).abs() < 5e-4, "{x}: {}", normal(x));
        }
    }
}
