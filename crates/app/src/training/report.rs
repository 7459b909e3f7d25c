//! How a learner gets on: the numbers of the progress page, and curves to draw.

use outflank_learn::Progress;
use outflank_learn::training::{Day, Drill, Form, Played, Rating, Tag};

use crate::figures::PhaseFigures;

/// What there is to tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Steps of the course that are done, and all of them.
    pub course: (usize, usize),
    /// The rating with puzzles, once one was tried.
    pub rating: Option<Rating>,
    /// The rating over time.
    pub ratings: Curve,
    /// What was asked, the most frequent first.
    pub tags: Vec<(Tag, Form)>,
    /// How well reasons were found.
    pub reasons: Form,
    /// The accuracy in percent over the last games.
    pub accuracy: Curve,
    /// The mean accuracy in percent, and the mean loss of a move in discs.
    pub played: Option<(f32, f32)>,
    /// The mean loss of a move in the opening, the middle and the end of them, once all are known.
    pub phases: Option<[f64; 3]>,
    /// The number of games against the computer.
    pub games: usize,
    /// The strongest level beaten.
    pub beaten: Option<u8>,
    /// The days of the streak, the longest one, and all days.
    pub days: [u32; 3],
    /// The cards of the deck, and those that are due.
    pub cards: (usize, usize),
    /// How many empty squares a perfect ending may have.
    pub rung: u32,
    /// The best result of each drill.
    pub drills: Vec<(Drill, u32)>,
}

/// Values over time, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// Each with its day.
    pub points: Vec<(Day, i32)>,
    /// The least value that is drawn, and the greatest.
    pub range: (i32, i32),
}

/// The games whose accuracy is told.
const LAST_GAMES: usize = 30;

impl Report {
    /// How a learner gets on.
    pub fn of(progress: &Progress, today: Day) -> Report {
        let training = progress.training();
        let overall = training.ratings.overall();
        let mut tags: Vec<(Tag, Form)> = training.forms.iter().map(|it| (*it.0, *it.1)).collect();
        tags.sort_by_key(|it| core::cmp::Reverse(it.1.asked()));
        let games = training.games.all();
        let played = games.iter().filter_map(|it| Some((it.day, it.played?)));
        let played: Vec<_> = played.collect();
        let last = &played[played.len().saturating_sub(LAST_GAMES)..];
        // Long games count for more, as in all figures.
        let weight = |played: &Played| f32::from(played.choices());
        let mean = |value: fn(&Played) -> f32| {
            let sum: f32 = last.iter().map(|it| weight(&it.1) * value(&it.1)).sum();
            sum / last.iter().map(|it| weight(&it.1)).sum::<f32>().max(1.0)
        };
        let mut phases = [PhaseFigures::default(); 3];
        for kept in last.iter().filter_map(|it| it.1.phases) {
            for (sum, (choices, tenths)) in phases.iter_mut().zip(kept) {
                sum.add(PhaseFigures {
                    choices: choices.into(),
                    tenths: tenths.into(),
                });
            }
        }
        let [opening, middle, end] = phases.map(|it| it.mean_loss());
        let habit = training.habit;
        Report {
            course: progress.course_done(),
            rating: (overall.count() > 0).then_some(overall),
            ratings: Curve::of(training.ratings.curve().to_vec(), 100),
            tags,
            reasons: training.reasons,
            accuracy: Curve::of(
                last.iter()
                    .map(|it| (it.0, i32::from(it.1.accuracy)))
                    .collect(),
                10,
            ),
            played: (!last.is_empty()).then(|| {
                let loss = mean(|it| f32::from(it.loss) / 100.0);
                (mean(|it| f32::from(it.accuracy)), loss)
            }),
            phases: opening
                .zip(middle)
                .zip(end)
                .map(|((opening, middle), end)| [opening, middle, end]),
            games: games.len(),
            beaten: training.games.beaten(),
            days: [habit.streak(today), habit.longest(), habit.days()],
            cards: (training.deck.len(), training.deck.today(today).len()),
            rung: training.ladder.highest().empties(),
            drills: training.drills.iter().map(|it| (*it.0, *it.1)).collect(),
        }
    }
}

impl Curve {
    /// Values, in a range whose ends are round numbers.
    fn of(points: Vec<(Day, i32)>, step: i32) -> Curve {
        let values = || points.iter().map(|it| it.1);
        let least = values().min().unwrap_or(0).div_euclid(step) * step;
        let most = (values().max().unwrap_or(0) + step).div_euclid(step) * step;
        Curve {
            points,
            range: (least, most),
        }
    }

    /// Whether there is something to draw: a line needs two points.
    pub fn is_drawn(&self) -> bool {
        self.points.len() > 1
    }

    /// Where each point lies, both ways from 0 to 1, from the left and from below. Each has the same width: days without
    /// training are not shown.
    pub fn places(&self) -> Vec<(f32, f32)> {
        let (least, most) = self.range;
        let width = self.points.len().saturating_sub(1).max(1) as f32;
        let place = |(number, point): (usize, &(Day, i32))| {
            let height = (point.1 - least) as f32 / (most - least).max(1) as f32;
            (number as f32 / width, height)
        };
        self.points.iter().enumerate().map(place).collect()
    }
}

#[cfg(test)]
mod tests {
    use outflank_learn::Deed;
    use outflank_learn::training::{OwnGame, OwnResult};

    use super::*;

    #[test]
    fn own_games_have_a_loss_in_each_phase_and_older_ones_count_for_the_rest() {
        let mut progress = Progress::default();
        let mut play = |number: i32, accuracy, loss, phases| {
            let day = Day::new(number);
            progress.add(Deed::Game(Box::new(OwnGame {
                id: number.to_string(),
                day,
                level: 5,
                result: OwnResult::Lost,
                helped: false,
                opening: None,
                played: Some(Played {
                    accuracy,
                    loss,
                    phases,
                }),
            })));
            Report::of(&progress, day)
        };
        let report = play(1, 80, 200, None);
        assert_eq!((report.phases, report.played), (None, Some((80.0, 2.0))));
        let report = play(2, 60, 100, Some([(10, 10), (10, 30), (10, 20)]));
        assert_eq!(report.phases, Some([0.1, 0.3, 0.2]));
        assert_eq!(report.played, Some((70.0, 1.5)));
        // A game without an ending tells nothing about endings.
        let report = play(3, 60, 100, Some([(10, 30), (20, 0), (0, 0)]));
        assert_eq!(report.phases, Some([0.2, 0.1, 0.2]));
    }
}
