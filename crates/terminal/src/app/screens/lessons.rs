//! The list of chapters, and what is peculiar to a lesson.

use outflank_learn::course::{self, Lesson, chapters};
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::exercise::{ExerciseScreen, Next, Subject, draw_list};
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Entry};
use crate::app::{Input, Key};

/// The chapters.
#[derive(Default)]
pub(in crate::app) struct CourseScreen {
    choice: Choice,
}

impl Screen for CourseScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.nav_learn()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        KeyHint::to_choose(&shared.texts)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let mut entries = Vec::new();
        let mut part = None;
        for chapter in chapters() {
            if part != Some(chapter.part) {
                part = Some(chapter.part);
                entries.push(Entry::heading(texts.describe(&chapter.part)));
            }
            let done = shared.progress.steps_done(chapter);
            let note = if shared.progress.is_complete(chapter) {
                canvas.shown("✓")
            } else {
                format!("{done}/{}", chapter.steps.len())
            };
            entries.push(Entry::new(texts.chapter_title(chapter)).with_note(note));
        }
        let chosen = chapters().get(self.choice.0);
        let about = chosen.map(|chapter| texts.chapter_about(chapter));
        draw_list(
            canvas,
            area,
            self.choice,
            &entries,
            about.unwrap_or_default(),
        );
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if input == Input::Key(Key::Escape) {
            return Go::Back;
        }
        match self.choice.input(input, chapters().len()) {
            Some(index) => {
                let lesson = shared.progress.lesson(&chapters()[index]);
                Go::Open(ExerciseScreen::open(lesson, shared))
            }
            None => Go::Stay,
        }
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
