use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::course::{self, Chapter, Lesson, Step};
use crate::puzzle::{self, Attempt, Outcome, Puzzle, PuzzleProgress, Record, Streak};

/// The first field of every saved progress.
const FORMAT: &str = "outflank-progress";
/// The version written, and the newest one read.
const VERSION: u32 = 1;

/// What a learner has done so far, to be saved.
///
/// ```
/// use outflank_learn::Progress;
/// use outflank_learn::puzzle::{Attempt, find};
/// use outflank_rules::Square;
///
/// let mut progress = Progress::default();
/// let mut attempt = Attempt::new(find("puzzle1").unwrap());
/// attempt.play(Square::H2.into());
/// attempt.play(Square::H8.into());
/// progress.add_attempt(&mut attempt);
///
/// let loaded = Progress::load(&progress.save()).unwrap();
/// assert_eq!(loaded.progress, progress);
/// assert_eq!(loaded.unreadable, 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Progress {
    chapters: BTreeMap<String, ChapterProgress>,
    puzzles: PuzzleProgress,
    /// What was added since [`Progress::take_deeds`].
    deeds: Vec<Deed>,
}

/// Whatever led to it.
impl PartialEq for Progress {
    fn eq(&self, other: &Progress) -> bool {
        (&self.chapters, &self.puzzles) == (&other.chapters, &other.puzzles)
    }
}

impl Eq for Progress {}

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
    /// An attempt at a puzzle is over.
    Attempt {
        /// The puzzle.
        puzzle: &'static Puzzle,
        /// How it went.
        outcome: Outcome,
    },
}

/// Progress in a chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct ChapterProgress {
    /// The steps answered correctly.
    #[serde(default)]
    done: BTreeSet<String>,
    /// The step visited last.
    #[serde(default)]
    at: Option<String>,
}

/// Progress as loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Everything readable.
    pub progress: Progress,
    /// The number of unreadable entries, which are dropped.
    pub unreadable: usize,
}

impl Progress {
    /// The size limit; a longer text is rejected unread.
    pub const LONGEST: usize = 1 << 20;

    /// Records where a lesson is and whether the step is done.
    pub fn add_lesson(&mut self, lesson: &Lesson) {
        self.add(Deed::Step {
            chapter: lesson.chapter().id,
            step: lesson.step().id,
            done: lesson.is_done(),
        });
    }

    /// Records the outcome of an attempt, once; no effect while it is in progress.
    pub fn add_attempt(&mut self, attempt: &mut Attempt) {
        if let Some(outcome) = attempt.count() {
            let puzzle = attempt.puzzle();
            self.add(Deed::Attempt { puzzle, outcome });
        }
    }

    /// Adds something that was done.
    pub fn add(&mut self, deed: Deed) {
        match deed {
            Deed::Step {
                chapter,
                step,
                done,
            } => {
                let chapter = self.chapters.entry(chapter.to_owned()).or_default();
                if done {
                    chapter.done.insert(step.to_owned());
                }
                chapter.at = Some(step.to_owned());
            }
            Deed::Attempt { puzzle, outcome } => self.puzzles.add(puzzle, outcome),
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
        }
        for (id, record) in &self.puzzles.records {
            let Some(puzzle) = puzzle::find(id) else {
                continue;
            };
            let before = before.puzzles.records.get(id);
            let more = |count: fn(&Record) -> u32| {
                let more = count(record).saturating_sub(before.map_or(0, count));
                // Nobody does more in a moment, but a number may be damaged.
                more.min(1000)
            };
            let (solved, failed) = (more(|it| it.solved), more(|it| it.failed));
            let helped = more(|it| it.attempts).saturating_sub(solved + failed);
            for (count, outcome) in [
                (solved, Outcome::Solved),
                (helped, Outcome::Helped),
                (failed, Outcome::Failed),
            ] {
                deeds.extend((0..count).map(|_| Deed::Attempt { puzzle, outcome }));
            }
        }
        deeds
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

    /// Whether all steps of a chapter are done.
    pub fn is_complete(&self, chapter: &Chapter) -> bool {
        self.steps_done(chapter) == chapter.steps.len()
    }

    /// A lesson that resumes this chapter; a complete one starts over.
    pub fn lesson(&self, chapter: &'static Chapter) -> Lesson {
        let mut lesson = Lesson::new(chapter);
        if self.is_complete(chapter) {
            return lesson;
        }
        let at = self
            .chapters
            .get(chapter.id)
            .and_then(|known| known.at.as_deref());
        if let Some(index) = chapter.steps.iter().position(|step| Some(step.id) == at) {
            lesson.go_to(index);
        }
        lesson
    }

    /// The progress as text.
    pub fn save(&self) -> String {
        json!({
            "format": FORMAT,
            "version": VERSION,
            "chapters": self.chapters,
            "puzzles": {
                "level": self.puzzles.level,
                "attempts": self.puzzles.attempts,
                "streak": self.puzzles.streak,
                "records": self.puzzles.records,
            },
        })
        .to_string()
    }

    /// Loads saved progress. Invalid entries are dropped and counted; the rest is kept, including chapters and
    /// puzzles that this version does not know.
    pub fn load(text: &str) -> Result<Loaded, ProgressError> {
        if text.len() > Progress::LONGEST {
            return Err(ProgressError::TooLong);
        }
        let value: Value = serde_json::from_str(text).map_err(|error| ProgressError::NotJson {
            line: error.line(),
            column: error.column(),
        })?;
        if value["format"] != FORMAT {
            return Err(ProgressError::NotProgress);
        }
        match value["version"].as_u64() {
            Some(version) if version <= VERSION.into() => {}
            Some(version) => return Err(ProgressError::Newer { version }),
            None => return Err(ProgressError::NotProgress),
        }
        let mut unreadable = 0;
        let chapters = entries(&value["chapters"], &mut unreadable);
        let records = entries(&value["puzzles"]["records"], &mut unreadable);
        let number = |name: &str| value["puzzles"][name].as_u64().unwrap_or(0);
        let puzzles = PuzzleProgress::restored(
            records,
            number("level").try_into().unwrap_or(u16::MAX),
            number("attempts").try_into().unwrap_or(u32::MAX),
            Streak::deserialize(&value["puzzles"]["streak"]).unwrap_or_default(),
        );
        let progress = Progress {
            chapters,
            puzzles,
            deeds: Vec::new(),
        };
        Ok(Loaded {
            progress,
            unreadable,
        })
    }
}

/// The readable entries of an object.
fn entries<T: serde::de::DeserializeOwned>(
    value: &Value,
    unreadable: &mut usize,
) -> BTreeMap<String, T> {
    let none = Map::new();
    let mut read = BTreeMap::new();
    let object = value.as_object();
    *unreadable += usize::from(object.is_none() && !value.is_null());
    for (name, entry) in object.unwrap_or(&none) {
        match serde_json::from_value(entry.clone()) {
            Ok(entry) => {
                read.insert(name.clone(), entry);
            }
            Err(_) => *unreadable += 1,
        }
    }
    read
}

impl PuzzleProgress {
    /// Restores saved values and reconciles numbers that contradict each other.
    fn restored(
        records: BTreeMap<String, Record>,
        level: u16,
        attempts: u32,
        streak: Streak,
    ) -> PuzzleProgress {
        let least = records
            .values()
            .map(|record| record.when.max(record.attempts))
            .max()
            .unwrap_or(0);
        PuzzleProgress {
            records,
            level: level.clamp(PuzzleProgress::LEAST, PuzzleProgress::MOST),
            attempts: attempts.max(least),
            streak: Streak {
                now: streak.now,
                longest: streak.longest.max(streak.now),
            },
        }
    }
}

/// Why a text is not saved progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgressError {
    /// It is too long.
    #[error("too long to be saved progress")]
    TooLong,
    /// It is not JSON.
    #[error("not JSON (line {line}, column {column})")]
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is JSON of another kind.
    #[error("not saved progress")]
    NotProgress,
    /// It was written by a newer version of the program.
    #[error("written by a newer version ({version})")]
    Newer {
        /// The version it states.
        version: u64,
    },
}
