use std::collections::BTreeMap;

use super::{Day, Game, Rating, Tag};

/// How strong a learner is at puzzles: over all, and for each [`Tag`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ratings {
    pub(crate) overall: Rating,
    pub(crate) tags: BTreeMap<Tag, Rating>,
    /// The rating at the end of each day, for a curve.
    pub(crate) curve: Vec<(Day, i32)>,
}

/// How sure the rating of a puzzle is: it was measured, not played.
const PUZZLE_DEVIATION: f64 = 60.0;

impl Ratings {
    /// Older days are left out.
    pub const LONGEST_CURVE: usize = 730;

    /// As strong as an older version thought: a level from 100 to 500.
    pub(crate) fn of_level(level: u16) -> Ratings {
        let rating = 1000.0 + f64::from(level.saturating_sub(100)) * 2.5;
        Ratings {
            overall: Rating::new(rating, 250.0),
            ..Ratings::default()
        }
    }

    /// A first try at a puzzle; with a hint it is not won.
    pub(crate) fn add(&mut self, tag: Tag, rating: u16, won: bool, today: Day) {
        let game = Game {
            rating: f64::from(rating),
            deviation: PUZZLE_DEVIATION,
            score: f64::from(u8::from(won)),
        };
        // What is known over all is a better guess than nothing.
        let start = Rating::new(self.overall.rating(), 250.0);
        let of_tag = self.tags.entry(tag).or_insert(start);
        *of_tag = of_tag.after(game, today);
        self.overall = self.overall.after(game, today);
        let now = self.overall.rating().round() as i32;
        match self.curve.last_mut() {
            Some((day, last)) if *day >= today => *last = now,
            _ => self.curve.push((today, now)),
        }
        let old = self.curve.len().saturating_sub(Ratings::LONGEST_CURVE);
        self.curve.drain(..old);
    }

    /// The rating over all.
    pub const fn overall(&self) -> Rating {
        self.overall
    }

    /// The ratings of the tags that were tried.
    pub fn tags(&self) -> impl Iterator<Item = (Tag, Rating)> {
        self.tags.iter().map(|(&tag, &rating)| (tag, rating))
    }

    /// The rating at the end of each day.
    pub fn curve(&self) -> &[(Day, i32)] {
        &self.curve
    }

    /// What the learner is weakest at, of these; of what was never tried, nothing is known.
    pub fn weakest(&self, among: &[Tag]) -> Option<Tag> {
        let tried = self.tags().filter(|(tag, _)| among.contains(tag));
        let weakest = tried.min_by(|a, b| a.1.rating().total_cmp(&b.1.rating()));
        weakest.map(|(tag, _)| tag)
    }
}
