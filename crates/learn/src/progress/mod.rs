mod deed;
mod edition;
mod file;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

pub use deed::Deed;
pub use file::{Loaded, ProgressError};

use crate::course::{self, Chapter, Lesson, Practice, Step};
use crate::puzzle::{Attempt, PuzzleProgress};
use crate::training::{Card, Day, Drill, Recall, TestResult, Training};

/// What a learner has done so far, to be saved.
///
/// ```
/// use outflank_learn::Progress;
/// use outflank_learn::puzzle::{Attempt, find};
/// use outflank_learn::training::Day;
/// use outflank_rules::Square;
///
/// let mut progress = Progress::default();
/// let mut attempt = Attempt::new(find("puzzle1").unwrap());
/// attempt.play(Square::H2.into());
/// attempt.play(Square::H8.into());
/// progress.add_attempt(&mut attempt, Day::new(20_000));
///
/// let loaded = Progress::load(&progress.save()).unwrap();
/// assert_eq!(loaded.progress, progress);
/// assert_eq!(loaded.unreadable, 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Progress {
    chapters: BTreeMap<String, ChapterProgress>,
    puzzles: PuzzleProgress,
    training: Training,
    /// What was added since [`Progress::take_deeds`].
    deeds: Vec<Deed>,
}

/// Whatever led to it.
impl PartialEq for Progress {
    fn eq(&self, other: &Progress) -> bool {
        let Progress {
            chapters,
            puzzles,
            training,
            deeds: _,
        } = self;
        (chapters, puzzles, training) == (&other.chapters, &other.puzzles, &other.training)
    }
}

impl Eq for Progress {}

/// Progress in a chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct ChapterProgress {
    /// The steps answered correctly.
    #[serde(default)]
    done: BTreeSet<String>,
    /// The step visited last.
    #[serde(default)]
    at: Option<String>,
    /// Whether all steps that the chapter had at the time were done: what is finished stays so when steps are added. Files
    /// of older versions do not say.
    #[serde(default)]
    complete: Option<bool>,
}

impl Progress {
    /// Records where a lesson is and whether the step is done.
    pub fn add_lesson(&mut self, lesson: &Lesson) {
        self.add(Deed::Step {
            chapter: lesson.chapter().id,
            step: lesson.step().id,
            done: lesson.is_done(),
        });
    }

    /// Records the outcome of an attempt, once; no effect while it is in progress.
    pub fn add_attempt(&mut self, attempt: &mut Attempt, today: Day) {
        if let Some(outcome) = attempt.count() {
            let puzzle = attempt.puzzle();
            self.add(Deed::Attempt {
                puzzle,
                outcome,
                day: today,
            });
        }
    }

    /// Adds a card to the deck; false if it is there already, or there is no room.
    pub fn add_card(&mut self, card: Card) -> bool {
        let before = self.training.deck.len();
        self.add(Deed::Card(Box::new(card)));
        self.training.deck.len() > before
    }

    /// A card was answered.
    pub fn recall(&mut self, card: &str, recall: Recall, today: Day) {
        self.add(Deed::Recall {
            card: card.to_owned(),
            recall,
            day: today,
        });
    }

    /// A card is not wanted any more.
    pub fn remove_card(&mut self, card: &str) {
        self.add(Deed::Removed(card.to_owned()));
    }

    /// A board of the ending ladder was played, perfectly or not.
    pub fn add_rung(&mut self, right: bool, today: Day) {
        self.add(Deed::Rung { right, day: today });
    }

    /// A drill ended with so many right answers.
    pub fn add_drill(&mut self, drill: Drill, score: u32, today: Day) {
        self.add(Deed::Drill {
            drill,
            score,
            day: today,
        });
        self.add_practice(|it| *it == Practice::Drill(drill));
    }

    /// Something was done that steps of the course send to.
    pub fn add_practice(&mut self, is_done: impl Fn(&Practice) -> bool) {
        for chapter in course::chapters() {
            for step in &chapter.steps {
                let sent = step.practice.as_ref().is_some_and(&is_done);
                if sent && !self.is_done(chapter, step) {
                    self.add(Deed::Step {
                        chapter: chapter.id,
                        step: step.id,
                        done: true,
                    });
                }
            }
        }
    }

    /// A test was taken.
    pub fn add_test(&mut self, test: &str, result: TestResult) {
        self.add(Deed::Test {
            test: test.to_owned(),
            result,
        });
    }

    /// How much of the course is done, and how many steps it has.
    pub fn course_done(&self) -> (usize, usize) {
        let all = course::chapters().iter();
        let done = all.clone().map(|chapter| self.steps_done(chapter)).sum();
        (done, all.map(|chapter| chapter.steps.len()).sum())
    }

    /// What is to be repeated, how strong the learner is, and on which days there was training.
    pub const fn training(&self) -> &Training {
        &self.training
    }

    /// Progress with the puzzles.
    pub const fn puzzles(&self) -> &PuzzleProgress {
        &self.puzzles
    }

    /// Whether a step was answered correctly.
    pub fn is_done(&self, chapter: &Chapter, step: &Step) -> bool {
        let known = self.chapters.get(chapter.id);
        known.is_some_and(|known| known.done.contains(step.id))
    }

    /// The next chapter: the first incomplete one; `None` at the end of the course.
    pub fn next_chapter(&self) -> Option<&'static Chapter> {
        let mut chapters = course::chapters().iter();
        chapters.find(|chapter| !self.is_complete(chapter))
    }

    /// How many steps of a chapter are done.
    pub fn steps_done(&self, chapter: &Chapter) -> usize {
        let done = |step: &&Step| self.is_done(chapter, step);
        chapter.steps.iter().filter(done).count()
    }

    /// Whether all steps of a chapter are done, or were when it had fewer.
    pub fn is_complete(&self, chapter: &Chapter) -> bool {
        let known = self.chapters.get(chapter.id);
        known.is_some_and(|known| known.complete == Some(true))
    }

    /// A lesson that resumes this chapter. A complete one begins with the first step that was added since, or starts over.
    pub fn lesson(&self, chapter: &'static Chapter) -> Lesson {
        let mut lesson = Lesson::new(chapter);
        let known = self.chapters.get(chapter.id);
        let at = known.and_then(|known| known.at.as_deref());
        let complete = self.is_complete(chapter);
        let index = chapter.steps.iter().position(|step| {
            if complete {
                !self.is_done(chapter, step)
            } else {
                Some(step.id) == at
            }
        });
        lesson.go_to(index.unwrap_or(0));
        lesson
    }
}
