use std::collections::HashMap;

use outflank_eval::Value;
use outflank_rules::{Board, Move, Position};

use crate::judge::{order, turn};
use crate::{Kind, MoveScore, Origin, Report};

/// What is known about the positions of a game or an analysis.
///
/// Hints, best line, grades and graph all read from here. The moves of a position have values from one and the same
/// search ([`Engine::judge`](crate::Engine::judge)); a deeper one replaces them all together. Images of a position in a
/// mirror are the same position.
///
/// Each judgement says by which weights it was found. Those by other weights of the same size are of another version, and
/// are forgotten as soon as a new one comes in.
#[derive(Clone, Debug, Default)]
pub struct Judgements {
    /// Each board in its canonical form.
    known: HashMap<Board, Judgement>,
}

/// What is known about a board.
#[derive(Clone, Debug)]
struct Judgement {
    /// Its moves, best first.
    lines: Vec<MoveScore>,
    origin: Origin,
}

impl Judgement {
    /// How sure it is. Of equally deep looks the one with all weights is surer.
    fn reliability(&self) -> (Option<Kind>, bool) {
        (kind(&self.lines), !self.origin.reduced)
    }
}

impl Judgements {
    /// An empty collection.
    pub fn new() -> Judgements {
        Judgements::default()
    }

    /// Takes over the values of all moves of a position, unless a surer judgement is known. Says whether it did.
    pub fn add(&mut self, position: Position, report: &Report) -> bool {
        let is_whole = !report.lines.is_empty()
            && position
                .moves()
                .all(|mv| report.lines.iter().any(|it| it.mv == mv));
        if !is_whole {
            return false;
        }
        let origin = report.origin;
        self.known
            .retain(|_, it| it.origin == origin || it.origin.reduced != origin.reduced);
        let (board, symmetry) = position.board().canonical();
        let mut lines: Vec<MoveScore> = report.lines.iter().map(|it| turn(it, symmetry)).collect();
        outflank_rules::order::sort_by_key(&mut lines, order);
        let found = Judgement { lines, origin };
        let before = self.known.get(&board);
        let better = before.is_none_or(|it| found.reliability() >= it.reliability());
        if better {
            self.known.insert(board, found);
        }
        better
    }

    /// Which weights a position was judged by.
    pub fn origin(&self, position: Position) -> Option<Origin> {
        let known = self.known.get(&position.board().canonical().0)?;
        Some(known.origin)
    }

    /// The moves with their values, best first; none if the position has not been judged.
    pub fn moves(&self, position: Position) -> Vec<MoveScore> {
        let (board, symmetry) = position.board().canonical();
        let lines = self.known.get(&board).into_iter().flat_map(|it| &it.lines);
        lines.map(|it| turn(it, symmetry.inverse())).collect()
    }

    /// The value of a move.
    pub fn of_move(&self, position: Position, mv: Move) -> Option<MoveScore> {
        self.moves(position).into_iter().find(|it| it.mv == mv)
    }

    /// The best move, with the expected line.
    pub fn best(&self, position: Position) -> Option<MoveScore> {
        self.moves(position).into_iter().next()
    }

    /// How sure the judgement of a position is.
    pub fn kind(&self, position: Position) -> Option<Kind> {
        kind(&self.known.get(&position.board().canonical().0)?.lines)
    }

    /// The value of a position for the side to move: that of the best move, or the score once it is over.
    pub fn value(&self, position: Position) -> Option<(Value, Kind)> {
        if position.is_over() {
            return Some((position.board().final_score().into(), Kind::Exact));
        }
        let known = self.known.get(&position.board().canonical().0)?;
        let best = known.lines.first()?;
        Some((best.value, best.kind))
    }
}

/// How sure values are: as sure as the least of them.
fn kind(lines: &[MoveScore]) -> Option<Kind> {
    lines.iter().map(|it| it.kind).min()
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Color, Symmetry};

    use super::*;

    fn report(position: Position, depth: u32, first: i16) -> Report {
        let kind = Kind::Midgame { depth, percent: 73 };
        let line = |(place, mv): (i16, Move)| MoveScore {
            mv,
            value: Value(first - 128 * place),
            kind,
            line: vec![mv],
        };
        Report {
            lines: (0..).zip(position.moves()).map(line).collect(),
            ..Report::default()
        }
    }

    #[test]
    fn a_deeper_look_replaces_all_values_together() {
        let position = "f5d6c3".parse::<outflank_rules::notation::Transcript>();
        let position = position.unwrap().end();
        let mut known = Judgements::new();
        assert!(known.add(position, &report(position, 6, 0)));
        assert!(!known.add(position, &report(position, 5, 512)));
        assert_eq!(known.value(position).unwrap().0, Value(0));
        // Some of the moves say nothing about the others.
        let mut part = report(position, 12, 512);
        part.lines.pop();
        assert!(!known.add(position, &part));
        assert!(known.add(position, &report(position, 12, 512)));
        let depths = known.moves(position).into_iter().map(|it| it.kind);
        assert!(depths.eq(vec![
            Kind::Midgame {
                depth: 12,
                percent: 73
            };
            position.moves().count()
        ]));
        assert_eq!(known.best(position).unwrap().value, Value(512));
    }

    #[test]
    fn other_weights_are_never_taken_for_the_same() {
        let [one, two] = ["f5d6c3", "f5d6"].map(|text| {
            let game = text.parse::<outflank_rules::notation::Transcript>();
            game.unwrap().end()
        });
        let by = |position, depth, weights, reduced| Report {
            origin: Origin { weights, reduced },
            ..report(position, depth, 0)
        };
        let mut known = Judgements::new();
        assert!(known.add(one, &by(one, 6, 7, true)));
        // All weights count more than the smaller ones, but not more than depth.
        assert!(!known.add(one, &by(one, 5, 1, false)));
        assert!(known.add(one, &by(one, 6, 1, false)));
        assert!(!known.add(one, &by(one, 6, 7, true)));
        let full = Origin {
            weights: 1,
            reduced: false,
        };
        assert_eq!(known.origin(one), Some(full));
        assert_eq!(known.origin(two), None);
        // A new version of the weights leaves nothing of the old one.
        assert!(known.add(two, &by(two, 4, 2, false)));
        assert_eq!(known.kind(one), None);
    }

    #[test]
    fn a_mirror_image_is_known_with_the_position() {
        let position = "f5d6c3".parse::<outflank_rules::notation::Transcript>();
        let position = position.unwrap().end();
        let mut known = Judgements::new();
        known.add(position, &report(position, 6, 300));
        let best = known.best(position).unwrap().mv;
        for symmetry in Symmetry::ALL {
            let image = symmetry.position(position);
            assert_eq!(known.value(image), known.value(position));
            assert_eq!(known.best(image).unwrap().mv, symmetry.mv(best));
        }
    }

    #[test]
    fn a_finished_game_has_its_score() {
        let over = Position::new(
            Board::new(outflank_rules::Bitboard(7), outflank_rules::Bitboard(0)).unwrap(),
            Color::White,
        );
        let (value, kind) = Judgements::new().value(over).unwrap();
        assert_eq!((value.rounded().discs(), kind), (64, Kind::Exact));
    }
}
