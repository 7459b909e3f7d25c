//! The kinds of puzzles, and what is peculiar to a puzzle.

use outflank_learn::puzzle::{Attempt, Kind, Puzzle, classics, library};
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::exercise::{ExerciseScreen, Next, Subject, draw_list};
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Entry};
use crate::app::{Input, Key};

/// Which puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// Whatever suits, of this kind or of any.
    Stream(Option<Kind>),
    /// One of those that everybody knows.
    Classic(&'static Puzzle),
}

/// The kinds of puzzles.
#[derive(Default)]
pub(in crate::app) struct PuzzlesScreen {
    choice: Choice,
}

fn choices() -> Vec<Source> {
    let kinds = Kind::ALL.map(|kind| Source::Stream(Some(kind)));
    core::iter::once(Source::Stream(None))
        .chain(kinds)
        .chain(classics().iter().map(Source::Classic))
        .collect()
}

impl Screen for PuzzlesScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.nav_puzzles()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        KeyHint::to_choose(&shared.texts)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let progress = shared.progress.puzzles();
        let count = |kind: Option<Kind>| {
            let wanted = |puzzle: &&Puzzle| kind.is_none_or(|kind| puzzle.kind() == kind);
            let solved = progress.solved(library().iter().filter(wanted));
            format!("{solved}/{}", library().iter().filter(wanted).count())
        };
        let entry = |choose: &Source| match choose {
            Source::Stream(None) => Entry::new(texts.app_puzzles_any()).with_note(count(None)),
            Source::Stream(Some(kind)) => {
                Entry::new(texts.describe(kind)).with_note(count(Some(*kind)))
            }
            Source::Classic(puzzle) => {
                let mark = if progress.is_solved(puzzle) {
                    "✓"
                } else {
                    ""
                };
                Entry::new(texts.puzzle_title(puzzle)).with_note(canvas.shown(mark))
            }
        };
        let choices = choices();
        let entries: Vec<Entry> = choices.iter().map(entry).collect();
        let about = match choices.get(self.choice.0) {
            Some(Source::Stream(Some(kind))) => texts.puzzle_about(*kind),
            Some(Source::Classic(puzzle)) => texts.puzzle_about(puzzle.kind()),
            _ => texts.app_about_puzzles(),
        };
        draw_list(canvas, area, self.choice, &entries, about);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if input == Input::Key(Key::Escape) {
            return Go::Back;
        }
        let choices = choices();
        let Some(index) = self.choice.input(input, choices.len()) else {
            return Go::Stay;
        };
        let puzzle = match choices[index] {
            Source::Classic(puzzle) => Some(puzzle),
            Source::Stream(kind) => {
                shared.puzzles.wish.kind = kind;
                shared.puzzles.first(shared.progress.puzzles())
            }
        };
        puzzle.map_or(Go::Stay, |puzzle| {
            Go::Open(ExerciseScreen::open(Attempt::new(puzzle), shared))
        })
    }
}

impl Subject for Attempt {
    fn title(&self, texts: &Texts) -> String {
        let puzzle = self.puzzle();
        let difficulty = texts.describe(&puzzle.difficulty);
        format!("{} · {difficulty}", texts.puzzle_title(puzzle))
    }

    fn task(&self, texts: &Texts) -> String {
        texts.describe(self)
    }

    fn help(&self, texts: &Texts) -> Vec<String> {
        vec![
            texts.puzzle_about(self.puzzle().kind()),
            texts.app_about_attempt(),
        ]
    }

    fn next_key(texts: &Texts) -> KeyHint {
        KeyHint::letter('n', texts.app_key_next_puzzle())
    }

    fn next(&self, shared: &mut Shared) -> Next<Attempt> {
        let next = shared.puzzles.after(self, shared.progress.puzzles());
        next.map_or(Next::Back, |puzzle| Next::Task(Attempt::new(puzzle)))
    }
}
