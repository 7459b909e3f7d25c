//! The list of puzzles, and puzzles as exercises.

use outflank_learn::puzzle::{Attempt, Difficulty, Kind, Puzzle, classics, library};
use outflank_text::Texts;

use super::exercise::{ExerciseScreen, Next, Subject};
use super::menu::Menu;
use crate::app::shared::{KeyHint, Screen, Shared};
use crate::app::widgets::list::Row;

/// Where a puzzle comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// Whatever suits the learner, of one kind or any.
    Stream(Option<Kind>),
    /// How difficult they are to be; the next answer each time.
    Difficulty,
    /// A well-known puzzle.
    Classic(&'static Puzzle),
}

/// The kinds of puzzles, and the classics.
pub struct Puzzles;

fn sources() -> Vec<Source> {
    let kinds = Kind::ALL.map(|kind| Source::Stream(Some(kind)));
    core::iter::once(Source::Stream(None))
        .chain(kinds)
        .chain([Source::Difficulty])
        .chain(classics().iter().map(Source::Classic))
        .collect()
}

impl Menu for Puzzles {
    fn title(&self, texts: &Texts) -> String {
        texts.nav_puzzles()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let (texts, progress) = (&shared.texts, shared.progress.puzzles());
        let row = |source| match source {
            Source::Stream(kind) => {
                let wanted = |puzzle: &&Puzzle| kind.is_none_or(|kind| puzzle.kind() == kind);
                let all = library().iter().filter(wanted);
                let solved = progress.solved(all.clone());
                let name = kind.map(|kind| texts.describe(&kind));
                let name = name.unwrap_or_else(|| texts.puzzles_kind_any());
                Row::new(name).with_note(format!("{solved}/{}", all.count()))
            }
            Source::Difficulty => {
                let wish = shared.puzzles.wish.difficulty;
                let name = wish.map(|it| texts.describe(&it));
                let name = name.unwrap_or_else(|| texts.puzzles_difficulty_fitting());
                Row::new(texts.puzzles_difficulty()).with_note(name)
            }
            Source::Classic(puzzle) => {
                let mark = if progress.is_solved(puzzle) {
                    "✓"
                } else {
                    ""
                };
                Row::new(texts.puzzle_title(puzzle)).with_note(mark.to_owned())
            }
        };
        sources().into_iter().map(row).collect()
    }

    fn about(&self, index: usize, texts: &Texts) -> String {
        match sources()[index] {
            Source::Stream(None) => texts.app_about_puzzles(),
            Source::Stream(Some(kind)) => texts.puzzle_about(kind),
            Source::Difficulty => texts.app_about_difficulty(),
            Source::Classic(puzzle) => texts.puzzle_about(puzzle.kind()),
        }
    }

    fn open(&self, index: usize, shared: &mut Shared) -> Option<Box<dyn Screen>> {
        let puzzle = match sources()[index] {
            Source::Classic(puzzle) => puzzle,
            Source::Difficulty => {
                let wish = &mut shared.puzzles.wish.difficulty;
                let harder = |it: &Difficulty| wish.is_none_or(|wish| *it > wish);
                *wish = Difficulty::all().find(harder);
                return None;
            }
            Source::Stream(kind) => {
                shared.puzzles.wish.kind = kind;
                shared.puzzles.first(&shared.progress)?
            }
        };
        Some(ExerciseScreen::open(Attempt::new(puzzle), shared))
    }
}

impl Subject for Attempt {
    const PLAYED_ON: bool = true;

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
        let next = shared.puzzles.after(self, &shared.progress);
        next.map_or(Next::Back, |puzzle| Next::Task(Attempt::new(puzzle)))
    }
}
