use std::collections::HashSet;
use std::ops::ControlFlow;

use outflank_engine::{Engine, Goal, Options, SearchRequest, Value};
use outflank_rules::notation::Transcript;
use outflank_rules::random::Random;
use outflank_rules::{Board, Position};

use crate::parallel::in_order;

/// The making of balanced openings: random moves from the start, kept if a deep search finds neither side ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// The largest lead of a side, in discs.
    pub discs: f32,
    /// The depth of the final search.
    pub depth: u32,
    /// The random seed.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

impl Balance {
    /// The lengths of openings, in moves.
    const PLIES: std::ops::RangeInclusive<u32> = 8..=12;

    /// Shallower searches that reject most unbalanced openings: a depth, and the largest value in discs.
    const LOOKS: [(u32, f32); 3] = [(4, 5.0), (8, 2.5), (12, 1.0)];

    /// Finds openings that differ under every symmetry and passes them to the sink, until it has enough.
    pub fn openings(self, mut sink: impl FnMut(&Transcript, Value) -> ControlFlow<()>) {
        let mut seen: HashSet<Board> = HashSet::new();
        in_order(
            0..u64::MAX,
            self.threads,
            Balance::engine,
            |engine, number| self.candidate(engine, number),
            |_, candidate| match candidate {
                Some((opening, value)) if seen.insert(opening.end().board().canonical().0) => {
                    sink(&opening, value)
                }
                _ => ControlFlow::Continue(()),
            },
        );
    }

    /// The judging engine; a new or cleared one for each opening gives reproducible results.
    pub(crate) fn engine() -> Engine {
        Engine::new(Options {
            threads: 1,
            hash_bytes: 16 << 20,
        })
    }

    /// The value of a position at a depth.
    pub(crate) fn value(engine: &mut Engine, position: Position, depth: u32) -> Value {
        let request = SearchRequest::new(position, Goal::Depth(depth));
        let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
        report.best().map_or(Value::default(), |best| best.value)
    }

    fn candidate(self, engine: &mut Engine, number: u64) -> Option<(Transcript, Value)> {
        let mut random = Random::new(self.seed ^ number.rotate_left(32));
        let (least, most) = (*Balance::PLIES.start(), *Balance::PLIES.end());
        let plies = least + random.below(most - least + 1);
        let mut opening = Transcript::new(Position::START);
        for _ in 0..plies {
            let square = random.pick(opening.end().legal_moves())?;
            opening
                .push(outflank_rules::Move::Place(square))
                .expect("a legal move");
        }
        let end = opening.end();
        if end.legal_moves().is_empty() {
            return None;
        }
        engine.clear();
        let is_near = |value: Value, margin: f32| value.discs().abs() <= self.discs + margin;
        let looks = Balance::LOOKS
            .iter()
            .filter(|(depth, _)| *depth < self.depth);
        for &(depth, margin) in looks {
            if !is_near(Balance::value(engine, end, depth), margin) {
                return None;
            }
        }
        let value = Balance::value(engine, end, self.depth);
        is_near(value, 0.0).then(|| (opening.normalized(), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(threads: usize) -> Vec<(String, Value)> {
        let balance = Balance {
            discs: 1.5,
            depth: 6,
            seed: 3,
            threads,
        };
        let mut found = Vec::new();
        balance.openings(|opening, value| {
            found.push((opening.to_string(), value));
            if found.len() == 12 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found
    }

    #[test]
    fn openings_are_found_again_and_are_balanced() {
        let openings = some(1);
        assert_eq!(openings, some(2));
        for (opening, value) in openings {
            assert!(value.discs().abs() <= 1.5, "{opening} {value}");
            assert!(opening.starts_with("f5"), "{opening}");
        }
    }
}
