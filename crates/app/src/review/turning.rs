use outflank_engine::Weights;
use outflank_rules::Color;

use super::chance::certainty;
use super::{Moment, Summary};

/// A move with which the game turned: its player was not behind before it, and is behind now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of moves before it.
    pub ply: usize,
    /// Who let it slip.
    pub loser: Color,
    /// The chance that the loser would have won without the move, and with it.
    pub chances: [f32; 2],
    /// How sure it is that the game was not lost before, and is not won any more: proven scores leave no doubt.
    pub certainty: f32,
}

/// Less certain turning points are none.
const LEAST: f32 = 0.75;

pub(super) fn points(summary: &Summary, weights: &Weights) -> Vec<TurningPoint> {
    let turn = |ply: usize| {
        let moment: &Moment = summary.at(ply)?;
        let empties = moment.position.empties().len();
        let sure = |value, kind| certainty(weights, value, kind, empties);
        let held = sure(moment.best.value, moment.best.kind);
        let gone = sure(-moment.played.value, moment.played.kind);
        let turned = moment.best.value.0 >= 0 && moment.played.value.0 <= 0;
        (turned && held * gone >= LEAST).then(|| TurningPoint {
            ply,
            loser: moment.mover(),
            chances: moment.chances(),
            certainty: held * gone,
        })
    };
    let highlights = summary.highlights();
    highlights.into_iter().filter_map(turn).collect()
}

#[cfg(test)]
mod tests {
    use outflank_engine::{Kind, MoveScore, Value};
    use outflank_rules::{Move, Position, Square};

    use super::*;
    use crate::review::Grade;

    /// Where the game turned, if a move made this of that.
    fn turn(kind: Kind, [best, played]: [f32; 2]) -> Option<TurningPoint> {
        let score = |square: Square, discs: f32| MoveScore {
            mv: Move::Place(square),
            value: Value((discs * f32::from(Value::DISC)) as i16),
            kind,
            line: Vec::new(),
        };
        let moment = Moment {
            position: Position::START,
            best: score(Square::F5, best),
            played: score(Square::D3, played),
        };
        assert!(moment.grade() >= Grade::Mistake, "{best} {played}");
        let summary = Summary {
            first: 0,
            moments: vec![moment],
            chances: vec![0.5; 2],
        };
        points(&summary, &Weights::untrained()).pop()
    }

    #[test]
    fn a_game_turns_only_where_that_is_three_quarters_certain() {
        let kind = Kind::Midgame {
            depth: 14,
            percent: 73,
        };
        // The more is lost the surer it is.
        let losses = (0..).map(|tenths| 8.0 + tenths as f32 / 10.0);
        let mut turns = losses.map(|loss| (loss, turn(kind, [loss / 2.0, -loss / 2.0])));
        let (loss, first) = turns.find(|it| it.1.is_some()).unwrap();
        assert!(loss > 8.0 && first.unwrap().certainty < 0.76, "{first:?}");
        let weights = Weights::untrained();
        let sure = |loss: f32| {
            let value = Value((loss / 2.0 * f32::from(Value::DISC)) as i16);
            certainty(&weights, value, kind, 60).powi(2)
        };
        assert!(
            (0.74..0.75).contains(&sure(loss - 0.1)),
            "{}",
            sure(loss - 0.1)
        );
        // Nothing turns where the player stays ahead, however much that costs.
        assert_eq!(turn(kind, [30.0, 10.0]), None);
    }

    #[test]
    fn proven_scores_leave_no_doubt() {
        for values in [[2.0, -2.0], [2.0, 0.0], [0.0, -2.0]] {
            let turn = turn(Kind::Exact, values).unwrap();
            assert_eq!((turn.certainty, turn.loser), (1.0, Color::Black));
        }
    }
}
