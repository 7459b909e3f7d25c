use outflank_engine::{Kind, MoveScore, Value, Weights};
use outflank_rules::{Color, Move, Position};

use super::{Grade, Moment, Performance, Review, TurningPoint, chance, turning};

/// What a position is worth for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The value.
    pub value: Value,
    /// How sure it is.
    pub kind: Kind,
}

/// A position of the line, as a graph shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Who made which move to get there; `None` at the start.
    pub made: Option<(Color, Move)>,
    /// What the position is worth, if that is known.
    pub worth: Option<Worth>,
    /// The move beside the best one, if that is known.
    pub moment: Option<Moment>,
}

impl Point {
    /// The move that leads there, if it was not good.
    pub fn mistake(&self) -> Option<&Moment> {
        let moment = self.moment.as_ref();
        moment.filter(|moment| moment.grade() > Grade::Good)
    }
}

/// A move with its value, as a board shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The value.
    pub score: MoveScore,
    /// Whether no move is better by a whole disc.
    pub is_best: bool,
    /// How many discs it is worth less than the best one.
    pub behind: f32,
}

impl Candidate {
    /// Moves of a position, best first, beside the best one, if it is known which that is.
    pub fn among(scores: &[MoveScore], best: Option<&MoveScore>) -> Vec<Candidate> {
        let is_best = |score: &MoveScore, best: &MoveScore| {
            score.value.rounded() == best.value.rounded() && score.kind >= best.kind
        };
        let candidate = |score: &MoveScore| Candidate {
            is_best: best.is_some_and(|best| is_best(score, best)),
            behind: scores[0].value.discs() - score.value.discs(),
            score: score.clone(),
        };
        scores.iter().map(candidate).collect()
    }
}

/// A game whose positions all have a value.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Its moves.
    pub moments: Vec<Moment>,
    /// The chances that Black wins: before each move, and after the last.
    pub chances: Vec<f32>,
}

impl Review {
    /// What a position is worth, if that is known.
    pub fn worth(&self, position: Position) -> Option<Worth> {
        let (value, kind) = self.scores.value(position)?;
        let value = match position.turn() {
            Color::Black => value,
            Color::White => -value,
        };
        Some(Worth { value, kind })
    }

    /// The best move, with the play expected after it.
    pub fn best(&self, position: Position) -> Option<MoveScore> {
        self.scores.best(position)
    }

    /// The moves whose value is known, best first.
    pub fn candidates(&self, position: Position) -> Vec<Candidate> {
        let best = self.best(position);
        Candidate::among(&self.scores.moves(position), best.as_ref())
    }

    /// A move beside the best one of its position.
    ///
    /// The best one is the one of highest value among those at least as sure as the search of the position: that the
    /// move made is known a ply deeper, because the game went on with it, does not make it better.
    pub fn moment(&self, position: Position, mv: Move) -> Option<Moment> {
        let played = self.scores.of_move(position, mv)?;
        let best = self.best(position)?;
        let best = if best.value > played.value {
            best
        } else {
            played.clone()
        };
        Some(Moment {
            position,
            played,
            best,
        })
    }

    /// The positions of the line.
    pub fn course(&self) -> Vec<Point> {
        let (positions, moves) = (self.study.positions(), self.study.moves());
        let point = |(ply, &position): (usize, &Position)| {
            let made = ply.checked_sub(1).map(|ply| (positions[ply], moves[ply]));
            Point {
                made: made.map(|(before, mv)| (before.turn(), mv)),
                worth: self.worth(position),
                moment: made.and_then(|(before, mv)| self.moment(before, mv)),
            }
        };
        positions.iter().enumerate().map(point).collect()
    }

    /// The whole line, once every position has a value.
    pub fn summary(&self, weights: &Weights) -> Option<Summary> {
        let course = self.course();
        let positions = self.study.positions();
        let chance = |(point, position): (&Point, &Position)| {
            let Worth { value, kind } = point.worth?;
            Some(chance(weights, value, kind, position.empties().len()))
        };
        Some(Summary {
            chances: course
                .iter()
                .zip(&positions)
                .map(chance)
                .collect::<Option<_>>()?,
            moments: course
                .into_iter()
                .skip(1)
                .map(|it| it.moment)
                .collect::<Option<_>>()?,
        })
    }
}

impl Summary {
    /// How a player did.
    pub fn performance(&self, color: Color) -> Performance {
        Performance::of(self.moments.iter().filter(|it| it.mover() == color))
    }

    /// The moves with which the game changed hands.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        turning::points(self)
    }
}

/// How many discs the top of a graph stands for: the least that shows every value.
pub fn scale(discs: impl Iterator<Item = f32>) -> i32 {
    let most = discs.map(f32::abs).fold(0.0, f32::max);
    let fits = |&top: &i32| most <= top as f32;
    [8, 16, 32].into_iter().find(fits).unwrap_or(64)
}
