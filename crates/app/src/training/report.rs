//! How a learner gets on: the numbers of the progress page, and curves to draw.

use outflank_learn::Progress;
use outflank_learn::training::{Day, Drill, Form, Rating, Tag};

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
        let mean = |value: fn(&outflank_learn::training::Played) -> f32| {
            let sum: f32 = last.iter().map(|it| value(&it.1)).sum();
            sum / last.len().max(1) as f32
        };
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
