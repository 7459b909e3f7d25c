use outflank_engine::{Kind, MoveScore, Value, Weights};
use outflank_rules::{Color, Move, Position, Square, order};

use super::{Grade, Moment, Performance, Review, TurningPoint, chance, turning};

/// No more moves of a game than this are talked about.
const HIGHLIGHTS: usize = 3;

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
    /// How many discs have been placed to get there: players number these, and no passes.
    pub number: usize,
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
        let is_best =
            |score: &MoveScore, best: &MoveScore| score.value.rounded() == best.value.rounded();
        let candidate = |score: &MoveScore| Candidate {
            is_best: best.is_some_and(|best| is_best(score, best)),
            behind: scores[0].value.discs() - score.value.discs(),
            score: score.clone(),
        };
        scores.iter().map(candidate).collect()
    }
}

/// A move to talk about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// How many moves of the line lie before it,
    pub ply: usize,
    /// and how many discs have been placed with it.
    pub number: usize,
    /// The move beside the better one.
    pub moment: Moment,
}

/// A game whose positions all have a value.
#[derive(Clone, Debug)]
pub struct Summary {
    /// How many moves at the beginning are not judged: those up to a mistake that stood at a table.
    pub first: usize,
    /// The other moves.
    pub moments: Vec<Moment>,
    /// The chances that Black wins: before each of them, and after the last.
    pub chances: Vec<f32>,
}

impl Review {
    /// What a position is worth, if that is known.
    pub fn worth(&self, position: Position) -> Option<Worth> {
        let (value, kind) = self.judgements.value(position)?;
        let kind = self.told(kind);
        let value = match position.turn() {
            Color::Black => value,
            Color::White => -value,
        };
        Some(Worth { value, kind })
    }

    /// The best move, with the play expected after it.
    pub fn best(&self, position: Position) -> Option<MoveScore> {
        self.scores(position).next()
    }

    /// The moves with their values, best first, once they are known.
    pub fn candidates(&self, position: Position) -> Vec<Candidate> {
        let moves: Vec<MoveScore> = self.scores(position).collect();
        Candidate::among(&moves, moves.first())
    }

    fn scores(&self, position: Position) -> impl Iterator<Item = MoveScore> {
        let scores = self.judgements.moves(position).into_iter();
        scores.map(|score| MoveScore {
            kind: self.told(score.kind),
            ..score
        })
    }

    /// The book is that of the usual start. In other games its values count, too, for a position has one judgement; but they
    /// are called what they come from, estimates at least so deep.
    fn told(&self, kind: Kind) -> Kind {
        match kind {
            Kind::Book { depth } if !self.study.has_usual_start() => {
                Kind::Midgame { depth, percent: 73 }
            }
            kind => kind,
        }
    }

    /// A move beside the best one of its position.
    pub fn moment(&self, position: Position, mv: Move) -> Option<Moment> {
        let played = self.scores(position).find(|it| it.mv == mv)?;
        // Of equally good moves the one that was made is the best.
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

    /// How many moves of the line are not judged: those that were drawn or agreed before the game, and those up to the
    /// last mistake that stood at a table.
    pub fn first_judged(&self) -> usize {
        let (positions, moves) = (self.study.positions(), self.study.moves());
        let stood = |&ply: &usize| positions[ply].play(moves[ply]) != Ok(positions[ply + 1]);
        let last = (0..moves.len()).rev().find(stood);
        let stood = last.map_or(0, |ply| ply + 1);
        stood.max(self.study.given()).max(self.drawn())
    }

    /// The positions of the line.
    pub fn course(&self) -> Vec<Point> {
        let (positions, moves) = (self.study.positions(), self.study.moves());
        let first = self.first_judged();
        let numbers = self.study.numbers();
        let point = |(ply, &position): (usize, &Position)| {
            let made = ply.checked_sub(1).map(|ply| (positions[ply], moves[ply]));
            Point {
                made: made.map(|(before, mv)| (before.turn(), mv)),
                number: numbers[ply],
                worth: self.worth(position).filter(|_| ply >= first),
                moment: made
                    .filter(|_| ply > first)
                    .and_then(|(before, mv)| self.moment(before, mv)),
            }
        };
        positions.iter().enumerate().map(point).collect()
    }

    /// The moves to talk about, once every position of the line has a value.
    pub fn highlights(&self) -> Vec<Highlight> {
        let numbers = self.study.numbers();
        let summary = self.summary();
        let highlights = summary.iter().flat_map(|it| {
            let plies = it.highlights().into_iter();
            plies.filter_map(|ply| {
                Some(Highlight {
                    ply,
                    number: numbers[ply + 1],
                    moment: it.at(ply)?.clone(),
                })
            })
        });
        highlights.collect()
    }

    /// The whole line, once every position has a value.
    pub fn summary(&self) -> Option<Summary> {
        let (course, first) = (self.course(), self.first_judged());
        let positions = self.study.positions();
        let judged = || course.iter().zip(&positions).skip(first);
        let black_wins = |(point, position): (&Point, &Position)| {
            let Worth { value, .. } = point.worth?;
            Some(match position.outcome() {
                Some(outcome) => outcome
                    .winner()
                    .map_or(0.5, |winner| f32::from(u8::from(winner == Color::Black))),
                None => chance(value, position.empties().len()),
            })
        };
        Some(Summary {
            first,
            chances: judged().map(black_wins).collect::<Option<_>>()?,
            moments: judged()
                .skip(1)
                .map(|it| it.0.moment.clone())
                .collect::<Option<_>>()?,
        })
    }
}

impl Summary {
    /// The moves that are judged, each with the number of moves before it.
    pub fn plies(&self) -> impl Iterator<Item = (usize, &Moment)> {
        (self.first..).zip(&self.moments)
    }

    /// The move with so many moves before it.
    pub fn at(&self, ply: usize) -> Option<&Moment> {
        self.moments.get(ply.checked_sub(self.first)?)
    }

    /// How a player did.
    pub fn performance(&self, color: Color) -> Performance {
        Performance::of(self.moments.iter().filter(|it| it.mover() == color))
    }

    /// The moves to talk about, by the number of moves before them: at most three, those that cost a result first, then
    /// those that cost most. Where error follows error because nobody sees one move, it is told once.
    pub fn highlights(&self) -> Vec<usize> {
        let again = overlooked_again(self.moments.iter().map(Some));
        let new = self.plies().zip(again).filter(|it| !it.1);
        let serious = |it: &(usize, &Moment)| it.1.grade() >= Grade::Mistake;
        let mut found: Vec<(usize, &Moment)> = new.map(|it| it.0).filter(serious).collect();
        order::sort_by(&mut found, |(_, a), (_, b)| {
            let by_result = b.result_lost().is_some().cmp(&a.result_lost().is_some());
            by_result.then(b.chance_lost().total_cmp(&a.chance_lost()))
        });
        found.truncate(HIGHLIGHTS);
        let mut plies: Vec<usize> = found.into_iter().map(|it| it.0).collect();
        order::sort_by_key(&mut plies, |ply| *ply);
        plies
    }

    /// The moves among them with which the game changed hands.
    pub fn turning_points(&self, weights: &Weights) -> Vec<TurningPoint> {
        turning::points(self, weights)
    }
}

/// Of which points the move is bad because of what one before it overlooked already: why has been told.
pub fn retold(course: &[Point]) -> Vec<bool> {
    overlooked_again(course.iter().map(|point| point.moment.as_ref())).collect()
}

/// Which of some moves in a row are serious mistakes that overlook what one before them overlooked. A good move of the
/// other side does not end that: the mover may overlook the same once more.
fn overlooked_again<'a>(
    moments: impl Iterator<Item = Option<&'a Moment>>,
) -> impl Iterator<Item = bool> {
    let (mut overlooked, mut good_moves) = (None, 0);
    moments.map(move |moment| {
        let grade = moment.map(Moment::grade);
        good_moves = if grade == Some(Grade::Good) {
            good_moves + 1
        } else {
            0
        };
        overlooked = overlooked.filter(|_| good_moves < 2 && moment.is_some());
        let missed = moment.filter(|it| it.grade() >= Grade::Mistake);
        missed.is_some_and(|it| overlooked.replace(it.best.mv) == Some(it.best.mv))
    })
}

/// What the moves up to each point have cost Black and White together, in whole discs; `None` from the first move on of
/// which that is not known. The first moves, which are not judged, cost nothing.
pub fn losses(course: &[Point], first: usize) -> Vec<Option<[i32; 2]>> {
    let mut lost = Some([0, 0]);
    let add = |(ply, point): (usize, &Point)| {
        if let Some((color, mv)) = point.made.filter(|_| ply > first) {
            let cost = match (mv, &point.moment) {
                (Move::Pass, _) => Some(0),
                (Move::Place(_), Some(moment)) => Some(moment.whole_loss().max(0)),
                (Move::Place(_), None) => None,
            };
            lost = lost.zip(cost).map(|([black, white], cost)| match color {
                Color::Black => [black + cost, white],
                Color::White => [black, white + cost],
            });
        }
        lost
    };
    course.iter().enumerate().map(add).collect()
}

/// The discs that a line of play places, in order, with who places them; passes place none.
pub fn placements(start: Position, line: &[Move]) -> Vec<(Color, Square)> {
    let mut position = start;
    let mut placed = Vec::new();
    for &mv in line {
        let color = position.turn();
        let Ok(after) = position.play(mv) else { break };
        position = after;
        placed.extend(mv.square().map(|square| (color, square)));
    }
    placed
}

/// How many discs the top of a graph stands for: the least that shows every value.
pub fn scale(discs: impl Iterator<Item = f32>) -> i32 {
    let most = discs.map(f32::abs).fold(0.0, f32::max);
    let fits = |&top: &i32| most <= top as f32;
    [8, 16, 32].into_iter().find(fits).unwrap_or(64)
}
