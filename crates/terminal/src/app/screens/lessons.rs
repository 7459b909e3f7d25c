//! The list of chapters, and lessons as exercises.

use outflank_learn::course::{self, Lesson, chapters};
use outflank_text::Texts;

use super::exercise::{ExerciseScreen, Next, Subject};
use super::menu::Menu;
use crate::app::Key;
use crate::app::shared::{KeyHint, Screen, Shared};
use crate::app::widgets::list::Row;

/// The chapters.
pub struct Course;

impl Menu for Course {
    fn title(&self, texts: &Texts) -> String {
        texts.nav_learn()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let texts = &shared.texts;
        let mut rows = Vec::new();
        let mut part = None;
        for chapter in chapters() {
            if part != Some(chapter.part) {
                part = Some(chapter.part);
                rows.push(Row::heading(texts.describe(&chapter.part)));
            }
            let done = shared.progress.steps_done(chapter);
            let note = if shared.progress.is_complete(chapter) {
                "✓".to_owned()
            } else {
                format!("{done}/{}", chapter.steps.len())
            };
            rows.push(Row::new(texts.chapter_title(chapter)).with_note(note));
        }
        rows
    }

    fn about(&self, index: usize, texts: &Texts) -> String {
        texts.chapter_about(&chapters()[index])
    }

    fn open(&self, index: usize, shared: &mut Shared) -> Option<Box<dyn Screen>> {
        let lesson = shared.progress.lesson(&chapters()[index]);
        Some(ExerciseScreen::open(lesson, shared))
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
        match self.next() {
            course::Next::Step(step) => Next::Part(step),
            course::Next::Chapter(chapter) => Next::Task(shared.progress.lesson(chapter)),
            course::Next::End => Next::Back,
        }
    }
}
