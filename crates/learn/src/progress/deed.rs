use super::{ChapterProgress, Progress};
use crate::course::{self, Step};
use crate::puzzle::{self, Outcome, Puzzle, Record, Streak};
use crate::training::{Card, Day, Drill, OwnGame, Recall, TestResult, Training};

/// Something a learner has done, which can be added to any progress.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A learner was at a step of the course.
    Step {
        /// The chapter.
        chapter: &'static str,
        /// The step.
        step: &'static str,
        /// Whether it was answered rightly.
        done: bool,
    },
    /// A chapter was finished, perhaps when it had fewer steps.
    Finished {
        /// The chapter.
        chapter: &'static str,
    },
    /// An attempt at a puzzle is over.
    Attempt {
        /// The puzzle.
        puzzle: &'static Puzzle,
        /// How it went.
        outcome: Outcome,
        /// When.
        day: Day,
    },
    /// There is a new card.
    Card(Box<Card>),
    /// A card was answered.
    Recall {
        /// Its name.
        card: String,
        /// How it went.
        recall: Recall,
        /// When.
        day: Day,
    },
    /// A card is not wanted any more.
    Removed(String),
    /// A board of the ending ladder was played.
    Rung {
        /// Whether it was played perfectly.
        right: bool,
        /// When.
        day: Day,
    },
    /// A drill is over.
    Drill {
        /// Which.
        drill: Drill,
        /// How many answers were right.
        score: u32,
        /// When.
        day: Day,
    },
    /// A test was taken.
    Test {
        /// Which.
        test: String,
        /// How it went.
        result: TestResult,
    },
    /// A reason was given for a mistake, rightly or not.
    Reason {
        /// Whether it was right.
        right: bool,
    },
    /// A game against the computer is over, or was analysed.
    Game(Box<OwnGame>),
    /// The mistakes of another game were looked for.
    LookedAt {
        /// Its name.
        game: String,
    },
    /// A day's training was begun.
    Planned {
        /// The day.
        day: Day,
        /// The names of its items.
        items: Vec<String>,
    },
    /// An item of it is done.
    Ticked {
        /// The day.
        day: Day,
        /// Its name.
        item: String,
    },
    /// Training of which only the outcome is known.
    Trained(Box<Training>),
}

impl Progress {
    /// Adds something that was done.
    pub fn add(&mut self, deed: Deed) {
        match &deed {
            Deed::Step {
                chapter,
                step,
                done,
            } => {
                let known = self.chapters.entry((*chapter).to_owned()).or_default();
                if *done {
                    known.done.insert((*step).to_owned());
                }
                known.at = Some((*step).to_owned());
                known.note_complete(chapter);
            }
            Deed::Finished { chapter } => {
                let known = self.chapters.entry((*chapter).to_owned()).or_default();
                known.complete = Some(true);
            }
            Deed::Attempt {
                puzzle,
                outcome,
                day,
            } => {
                let counts = self.puzzles.add(&puzzle.id, *outcome, *day);
                self.training.attempt(puzzle, *outcome, counts, *day);
            }
            Deed::Card(card) => {
                self.training.deck.add((**card).clone());
            }
            Deed::Recall { card, recall, day } => self.training.recall(card, *recall, *day),
            Deed::Removed(card) => {
                self.training.deck.remove(card);
            }
            Deed::Rung { right, day } => self.training.climbed(*right, *day),
            Deed::Drill { drill, score, day } => self.training.drilled(*drill, *score, *day),
            Deed::Test { test, result } => self.training.tested(test, *result),
            Deed::Reason { right } => self.training.reasons.add(*right),
            Deed::Game(game) => self.training.games.add((**game).clone()),
            Deed::LookedAt { game } => self.training.look_at(game),
            Deed::Planned { day, items } => self.training.agenda.plan(*day, items),
            Deed::Ticked { day, item } => self.training.agenda.tick(*day, item),
            Deed::Trained(training) => self.training.merge(training),
        }
        self.deeds.push(deed);
    }

    /// What was added since the last time: another copy of this progress may not have it.
    pub fn take_deeds(&mut self) -> Vec<Deed> {
        core::mem::take(&mut self.deeds)
    }

    /// What leads from an earlier progress to this one: for two copies that went on from the same. Of several attempts,
    /// it does not know the order.
    pub fn since(&self, before: &Progress) -> Vec<Deed> {
        let mut deeds = self.steps_since(before);
        for (id, record) in &self.puzzles.records {
            if let Some(puzzle) = puzzle::find(id) {
                let before = before.puzzles.records.get(id);
                let day = record.day.unwrap_or_default();
                deeds.extend(attempts_since(record, before).map(|outcome| Deed::Attempt {
                    puzzle,
                    outcome,
                    day,
                }));
            }
        }
        let before_cards = before.training.deck.cards();
        let removed = before_cards.filter(|it| self.training.deck.card(it.0).is_none());
        deeds.extend(removed.map(|it| Deed::Removed(it.0.to_owned())));
        if self.training != before.training {
            deeds.push(Deed::Trained(Box::new(self.training.clone())));
        }
        deeds
    }

    /// Takes over what was done elsewhere, wherever the two have parted: nothing that is here goes, nor what this version
    /// does not know. Done again, it changes nothing. It is no deed: for progress that is loaded, and then saved.
    pub fn unite(&mut self, other: &Progress) {
        for (id, there) in &other.chapters {
            let here = self.chapters.entry(id.clone()).or_default();
            here.unite(there);
            if course::find(id).is_some() {
                here.note_complete(id);
            }
        }
        let (here, there) = (&self.puzzles, &other.puzzles);
        let further = if there.attempts > here.attempts {
            there
        } else {
            here
        };
        let streak = Streak {
            now: further.streak.now,
            longest: here.streak.longest.max(there.streak.longest),
        };
        // As far as it is known, in the order of the attempts: ratings follow from them.
        let mut records: Vec<(&String, &Record)> = there.records.iter().collect();
        records.sort_by_key(|it| it.1.when);
        for (id, record) in records {
            let puzzle = puzzle::find(id);
            let day = record.day.unwrap_or_default();
            for outcome in attempts_since(record, self.puzzles.records.get(id)) {
                let counts = self.puzzles.add(id, outcome, day);
                if let Some(puzzle) = puzzle {
                    self.training.attempt(puzzle, outcome, counts, day);
                }
            }
        }
        self.puzzles.streak = streak;
        self.training.merge(&other.training);
    }

    fn steps_since(&self, before: &Progress) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for chapter in course::chapters() {
            let at = |progress: &Progress| progress.chapters.get(chapter.id)?.at.clone();
            let (at, moved) = (at(self), at(self) != at(before));
            let is_at = |step: &Step| at.as_deref() == Some(step.id);
            let is_new = |step: &Step| {
                let done = self.is_done(chapter, step) && !before.is_done(chapter, step);
                done || (moved && is_at(step))
            };
            // The last one is where the learner is.
            for last in [false, true] {
                let steps = chapter.steps.iter();
                deeds.extend(
                    steps
                        .filter(|step| is_at(step) == last && is_new(step))
                        .map(|step| Deed::Step {
                            chapter: chapter.id,
                            step: step.id,
                            done: self.is_done(chapter, step),
                        }),
                );
            }
            let finished = self.is_complete(chapter) && !before.is_complete(chapter);
            let chapter = chapter.id;
            deeds.extend(finished.then_some(Deed::Finished { chapter }));
        }
        deeds
    }
}

impl ChapterProgress {
    fn unite(&mut self, other: &ChapterProgress) {
        self.done.extend(other.done.iter().cloned());
        if self.at.is_none() {
            self.at.clone_from(&other.at);
        }
        self.complete = self.complete.max(other.complete);
    }
}

/// How the attempts went that a puzzle has more than before.
fn attempts_since(
    record: &Record,
    before: Option<&Record>,
) -> impl Iterator<Item = Outcome> + use<> {
    // Nobody tries a puzzle more often, but a number may be damaged.
    const MOST: u32 = 1000;
    let more = |count: fn(&Record) -> u32| {
        let count_before = before.map_or(0, count);
        count(record).min(MOST).saturating_sub(count_before)
    };
    let (solved, failed) = (more(|it| it.solved), more(|it| it.failed));
    let helped = more(|it| it.attempts).saturating_sub(solved + failed);
    // What was not solved comes first: it is what the first try was like.
    [
        (failed, Outcome::Failed),
        (helped, Outcome::Helped),
        (solved, Outcome::Solved),
    ]
    .into_iter()
    .flat_map(|(count, outcome)| core::iter::repeat_n(outcome, count as usize))
}
