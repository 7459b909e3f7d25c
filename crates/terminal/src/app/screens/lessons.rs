//! The levels of the course with their chapters, tests and games to win; lessons and tests as exercises.

use outflank_app::exercise::new_exam;
use outflank_learn::course::{self, Chapter, Exam, Grade, Lesson, Part, Practice};
use outflank_learn::training::{Day, TestResult};
use outflank_play::Level;
use outflank_play::clock::ClockRules;
use outflank_text::Texts;

use super::exercise::{ExerciseScreen, Next, Subject};
use super::menu::Menu;
use super::setup::SetupScreen;
use crate::app::Key;
use crate::app::shared::{KeyHint, Screen, Shared};
use crate::app::widgets::list::Row;

/// The course.
pub struct Course;

/// Something to do in the course.
#[derive(Clone, Copy)]
enum Entry {
    Chapter(&'static Chapter),
    Test(&'static Grade),
    /// A game against this level.
    Game(&'static Grade, Level),
}

/// What a part of the course has to offer.
fn entries_of(part: Part) -> Vec<Entry> {
    let mut entries: Vec<Entry> = part.chapters().map(Entry::Chapter).collect();
    if let Some(grade) = Grade::of(part) {
        entries.push(Entry::Test(grade));
        entries.extend(grade.opponent.map(|level| Entry::Game(grade, level)));
    }
    entries
}

fn entries() -> Vec<Entry> {
    Part::ALL.into_iter().flat_map(entries_of).collect()
}

impl Menu for Course {
    fn title(&self, texts: &Texts) -> String {
        texts.nav_learn()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let (texts, progress) = (&shared.texts, &shared.progress);
        let tick = |done: bool| if done { "✓" } else { "" }.to_owned();
        let row = |entry| match entry {
            Entry::Chapter(chapter) => {
                let done = progress.steps_done(chapter);
                let note = if progress.is_complete(chapter) {
                    tick(true)
                } else {
                    format!("{done}/{}", chapter.steps.len())
                };
                Row::new(texts.chapter_title(chapter)).with_note(note)
            }
            Entry::Test(grade) => {
                let best = grade.result(progress);
                let note = best.map(|it| format!("{}/{}", it.right, it.of));
                let passed = best.is_some_and(TestResult::is_passed);
                let note = if passed { Some(tick(true)) } else { note };
                Row::new(texts.test_title(grade)).with_note(note.unwrap_or_default())
            }
            Entry::Game(grade, level) => Row::new(texts.learn_test_play(level.number()))
                .with_note(tick(grade.is_game_won(progress))),
        };
        let mut rows = Vec::new();
        for part in Part::ALL {
            rows.push(Row::heading(texts.describe(&part)));
            rows.extend(entries_of(part).into_iter().map(row));
        }
        rows
    }

    fn about(&self, index: usize, texts: &Texts) -> String {
        match entries()[index] {
            Entry::Chapter(chapter) => texts.chapter_about(chapter),
            Entry::Test(_) => texts.learn_test_about(),
            Entry::Game(_, level) => texts.learn_test_game(level.number(), false),
        }
    }

    fn open(&self, index: usize, shared: &mut Shared) -> Option<Box<dyn Screen>> {
        Some(match entries()[index] {
            Entry::Chapter(chapter) => {
                let lesson = shared.progress.lesson(chapter);
                ExerciseScreen::open(lesson, shared)
            }
            Entry::Test(grade) => {
                let exam = new_exam(grade, &shared.progress, shared.today());
                ExerciseScreen::open(exam, shared)
            }
            Entry::Game(_, level) => {
                Box::new(SetupScreen::against(level, ClockRules::NONE, shared))
            }
        })
    }
}

impl Subject for Exam {
    fn title(&self, texts: &Texts) -> String {
        texts.test_title(self.grade())
    }

    fn task(&self, texts: &Texts) -> String {
        // The day stands in the result that is kept; here it is not said.
        texts.exam(self, Day::default())
    }

    fn help(&self, texts: &Texts) -> Vec<String> {
        vec![texts.learn_test_about()]
    }

    fn next_key(texts: &Texts) -> KeyHint {
        KeyHint::new(Key::Tab, texts.learn_test_next())
    }

    fn next(&self, _shared: &mut Shared) -> Next<Exam> {
        if self.lesson().is_none() {
            return Next::Back;
        }
        Next::Part(self.progress().0)
    }
}

impl Subject for Lesson {
    fn title(&self, texts: &Texts) -> String {
        let (step, steps) = (self.index() + 1, self.chapter().steps.len());
        format!("{}  {step}/{steps}", texts.chapter_title(self.chapter()))
    }

    fn task(&self, texts: &Texts) -> String {
        texts.describe(self.step())
    }

    fn practice(&self) -> Option<Practice> {
        self.step().practice
    }

    fn help(&self, texts: &Texts) -> Vec<String> {
        vec![texts.app_about_lesson()]
    }

    fn next_key(texts: &Texts) -> KeyHint {
        KeyHint::new(Key::Tab, texts.app_key_next_step())
    }

    fn part(&self) -> usize {
        self.index()
    }

    fn next(&self, shared: &mut Shared) -> Next<Lesson> {
        match Lesson::next(self) {
            course::Next::Step(step) => Next::Part(step),
            course::Next::Chapter(chapter) => Next::Task(shared.progress.lesson(chapter)),
            course::Next::End => Next::Back,
        }
    }
}
