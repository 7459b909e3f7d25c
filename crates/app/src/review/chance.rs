use outflank_engine::{Kind, Value, Weights};

/// The chance that the side with this value wins, a draw counted as half: certain where the score is proven, else by how
/// far such searches are wrong about final scores with this many empty squares.
pub fn chance(weights: &Weights, value: Value, kind: Kind, empties: u32) -> f32 {
    let discs = value.discs();
    let searched = match kind {
        Kind::Exact => {
            return match value.rounded().discs() {
                0 => 0.5,
                1.. => 1.0,
                _ => 0.0,
            };
        }
        // What it leaves out is small beside what a search to a depth does not see.
        Kind::Selective { .. } => empties,
        Kind::Midgame { depth, .. } | Kind::Book { depth } => depth,
        Kind::Static => 0,
    };
    let curve = &weights.error_model.endgame;
    let error = curve.error(empties, empties, searched.min(empties));
    normal(discs / error.max(0.1))
}

/// The standard normal distribution function, to three digits: the logistic approximation with a cubic term.
fn normal(x: f32) -> f32 {
    1.0 / (1.0 + (-(1.5976 * x + 0.07056 * x.powi(3))).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proven_scores_are_certain() {
        let weights = Weights::untrained();
        let of = |discs: i16| chance(&weights, Value(discs * 128), Kind::Exact, 10);
        assert_eq!(
            [of(2), of(0), of(-2)].map(f32::to_bits),
            [1.0, 0.5, 0.0].map(f32::to_bits)
        );
    }

    #[test]
    fn deeper_searches_are_surer_and_both_sides_add_up() {
        let weights = Weights::untrained();
        let of = |discs: i16, depth| {
            let kind = Kind::Midgame { depth, percent: 73 };
            chance(&weights, Value(discs * 128), kind, 30)
        };
        assert!(of(4, 12) > of(4, 6) && of(4, 6) > 0.5);
        assert!((of(4, 6) + of(-4, 6) - 1.0).abs() < 1e-6);
        assert!((of(0, 6) - 0.5).abs() < 1e-6);
    }

    /// Against the tables of the normal distribution.
    #[test]
    fn the_approximation_has_three_digits() {
        for (x, expected) in [(0.5, 0.6915), (1.0, 0.8413), (1.96, 0.9750), (-1.0, 0.1587)] {
            assert!((normal(x) - expected).abs() < 5e-4, "{x}: {}", normal(x));
        }
    }
}
