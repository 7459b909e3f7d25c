//! Games of XOT that do not say so.

use core::iter::successors;

use outflank_record::xot::{MOVES, XotList};
use outflank_rules::Position;

use super::Review;
use crate::study::Node;

/// So many moves after the opening show how well its players play.
const SHOWING: usize = 20;

/// The moves of an opening that was drawn cost at least so many discs together,
const LEAST: f32 = 12.0;

/// and each of them so many times what a later move costs.
const TIMES: f32 = 3.0;

impl Review {
    /// How many moves of the line were drawn by lot, although nothing says so: those of an even opening that was played far
    /// worse than all that follows. Nobody errs so often, always to be forgiven, and then plays well. The list alone says
    /// nothing: every sixth beginning is even, those that everybody plays among them.
    pub fn drawn(&self) -> usize {
        let tree = self.study.tree();
        if tree.start() != Position::START || self.study.given() > 0 {
            return 0;
        }
        let line = successors(Some(tree.node(&[])), |node| node.children.first());
        let line: Vec<&Node> = line.take(MOVES + SHOWING + 1).collect();
        let is_even = |node: &&Node| XotList::ours().has(node.position);
        if line.len() <= MOVES + SHOWING || !line.get(MOVES).is_some_and(is_even) {
            return 0;
        }
        let loss = |pair: &[&Node]| Some(self.moment(pair[0].position, pair[1].mv?)?.loss());
        let losses: Option<Vec<f32>> = line.windows(2).map(loss).collect();
        let is_drawn = losses.is_some_and(|losses| {
            let (opening, later) = losses.split_at(MOVES);
            let [opening, later] = [opening, later].map(|it| it.iter().sum::<f32>());
            let mean = later / SHOWING as f32;
            opening >= LEAST && opening / MOVES as f32 >= TIMES * mean
        });
        if is_drawn {
            MOVES.min(self.study.variation().unwrap_or(MOVES))
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_engine::{Answer, Kind, MoveScore, Report, Value};
    use outflank_record::xot::draw;
    use outflank_rules::Move;
    use outflank_rules::notation::Transcript;

    use super::super::{Effort, Plan, USUAL};
    use super::*;
    use crate::study::{Study, Tree};

    /// A game that begins so, reviewed: moves of the opening lose so much, and later ones.
    fn reviewed(opening: &Transcript, losses: [i16; 2]) -> Review {
        let mut tree = Tree::from(opening);
        let mut path = vec![0; opening.moves().len()];
        while path.len() < 40 {
            let mv = tree.node(&path).position.moves().next().unwrap();
            path.push(tree.add(&path, mv).unwrap());
        }
        let plan = Plan {
            line: Some(Effort::Level(USUAL)),
            ..Plan::default()
        };
        let mut review = Review::new(Study::from(tree), plan);
        let (positions, moves) = (review.study.positions(), review.study.moves());
        for question in review.questions() {
            let position = question.position;
            let ply = positions.iter().position(|it| *it == position).unwrap();
            let loss = losses[usize::from(ply >= opening.moves().len())];
            let score = |mv: Move| MoveScore {
                mv,
                value: Value(if moves.get(ply) == Some(&mv) {
                    -loss
                } else {
                    0
                }),
                kind: Kind::Midgame {
                    depth: 14,
                    percent: 73,
                },
                line: vec![mv],
            };
            let report = Report {
                lines: position.moves().map(score).collect(),
                ..Report::default()
            };
            let chosen = None;
            review.learn(question, &Answer { chosen, report });
        }
        review
    }

    #[test]
    fn only_an_even_opening_that_is_far_worse_than_what_follows_was_drawn() {
        let disc = Value::DISC;
        // A line of ours in which every move leaves another one to choose.
        let even = (0..100).map(draw).find(|line| {
            let mut positions = line.positions().take(MOVES);
            positions.all(|it| it.legal_moves().len() > 1)
        });
        let even = even.unwrap();
        let drawn = |opening: &Transcript, losses| reviewed(opening, losses).drawn();
        assert_eq!(drawn(&even, [3 * disc, disc / 2]), 8);
        assert_eq!(drawn(&even, [3 * disc, 2 * disc]), 0, "weak players");
        assert_eq!(drawn(&even, [disc, 0]), 0, "a matter of taste");
        let uneven: Transcript = "f5f6e6f4e3c5c4e7".parse().unwrap();
        assert!(!XotList::ours().has(uneven.end()));
        assert_eq!(drawn(&uneven, [3 * disc, disc / 2]), 0);
    }

    #[test]
    fn a_game_of_xot_is_judged_from_its_start_on_and_a_variation_of_it_from_where_it_leaves() {
        let mut review = reviewed(&draw(1), [3 * Value::DISC, 0]);
        assert_eq!(review.first_judged(), 8);
        assert_eq!(review.course()[8].moment, None);
        assert!(review.course()[9].moment.is_some());
        assert_eq!(review.summary().unwrap().first, 8);
        let position = review.study.positions()[3];
        let made = review.study.moves()[3];
        let other = position.moves().find(|mv| *mv != made).unwrap();
        review.study.go(3);
        review.study.play(other).unwrap();
        assert_eq!(review.first_judged(), 3);
    }
}
