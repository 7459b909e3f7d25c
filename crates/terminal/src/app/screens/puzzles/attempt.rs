use outflank_learn::Feedback;
use outflank_learn::puzzle::{self, Attempt, Puzzle, Stage, Wish, library};
use outflank_rules::{Bitboard, Square};
use ratatui::layout::Rect;

use super::Choose;
use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Prose, View};
use crate::app::ink::Ink;
use crate::app::parts::cursor::Cursor;
use crate::app::parts::values;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::{Input, Key};

/// A puzzle on its way.
pub(super) struct PuzzleScreen {
    attempt: Attempt,
    /// What the next one is to be.
    choose: Choose,
    cursor: Cursor,
    said: Vec<String>,
    pointed: Bitboard,
    last: Option<Square>,
}

impl PuzzleScreen {
    pub(super) fn new(puzzle: &'static Puzzle, choose: Choose) -> PuzzleScreen {
        PuzzleScreen {
            attempt: Attempt::new(puzzle),
            choose,
            cursor: Cursor::default(),
            said: Vec::new(),
            pointed: Bitboard::EMPTY,
            last: None,
        }
    }

    fn play(&mut self, square: Square, shared: &mut Shared) {
        if self.attempt.targets().is_empty() {
            return;
        }
        let feedback = self.attempt.play(square.into());
        self.tell(&feedback, shared);
        self.keep(shared);
    }

    fn tell(&mut self, feedback: &Feedback, shared: &Shared) {
        let texts = &shared.texts;
        self.said = vec![texts.describe(feedback)];
        if !feedback.shown.is_empty() {
            self.said
                .push(texts.app_would_follow(&values::moves(&feedback.shown)));
        }
        let made = feedback.made.iter().rev().find_map(|mv| mv.square());
        self.last = made.or(self.last).filter(|_| feedback.jump.is_none());
        self.pointed = feedback.marks;
    }

    fn keep(&mut self, shared: &mut Shared) {
        if self.attempt.outcome().is_some() {
            shared.progress.add_attempt(&mut self.attempt);
            shared.keep_progress();
        }
    }

    fn hint(&mut self, shared: &Shared) {
        if !matches!(self.attempt.stage(), Stage::Playing | Stage::PlayingOut) {
            return;
        }
        match self.attempt.hint() {
            Some(hint) => {
                self.said = vec![shared.texts.describe(&hint)];
                self.pointed = hint.marks;
            }
            None => self.said = vec![shared.texts.app_no_hint()],
        }
    }

    fn give_up(&mut self, shared: &mut Shared) {
        let line = self.attempt.give_up();
        if line.is_empty() {
            return;
        }
        self.said = vec![shared.texts.app_solution(&values::moves(&line))];
        if let Some(square) = line.first().and_then(|mv| mv.square()) {
            self.pointed = square.into();
        }
        self.keep(shared);
    }

    fn play_out(&mut self, shared: &Shared) {
        if let Some(feedback) = self.attempt.play_out() {
            self.tell(&feedback, shared);
        }
    }

    fn next(&self, shared: &Shared) -> Go {
        let progress = shared.progress.puzzles();
        let next = match self.choose {
            Choose::Stream(kind) => puzzle::next(
                library().iter(),
                progress,
                Wish {
                    kind,
                    ..Wish::default()
                },
            ),
            Choose::Classic(_) => {
                let mut classics = library().iter().filter(|puzzle| puzzle.is_classic());
                classics.find(|puzzle| puzzle.id == self.attempt.puzzle().id);
                classics.next()
            }
        };
        match next {
            Some(puzzle) => Go::Replace(Box::new(PuzzleScreen::new(puzzle, self.choose))),
            None => Go::Back,
        }
    }

    fn is_open(&self) -> bool {
        self.attempt.stage() == Stage::Playing
    }
}

impl Screen for PuzzleScreen {
    fn title(&self, shared: &Shared) -> String {
        let puzzle = self.attempt.puzzle();
        let texts = &shared.texts;
        let title = texts.puzzle_title(puzzle);
        format!("{title} · {}", texts.describe(&puzzle.difficulty))
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let letter = KeyHint::letter;
        let mut keys = Vec::new();
        if self.is_open() {
            keys.push(letter('i', texts.hint()));
            keys.push(letter('x', texts.solution()));
        }
        if self.attempt.can_play_out() {
            keys.push(letter('o', texts.app_key_play_out()));
        }
        keys.push(letter('n', texts.app_key_next_puzzle()));
        keys.push(letter('r', texts.app_key_again()));
        keys.push(KeyHint::new(Key::Escape, texts.app_key_back()));
        keys
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![
            shared.texts.puzzle_about(self.attempt.puzzle().kind()),
            shared.texts.app_about_attempt(),
        ]
    }

    fn has_cursor(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let layout = Layout::of(area, canvas.ink);
        let position = self.attempt.position();
        let mut board = Board::of(position);
        board.coordinates = shared.settings.coordinates;
        board.last = self.last;
        board.marks = self.pointed;
        let targets = self.attempt.targets();
        if !targets.is_empty() {
            board.cursor = self.cursor.seen();
            if shared.settings.dots {
                board.dots = targets;
            }
            if let Some(square) = board.cursor.filter(|&square| targets.contains(square)) {
                board.flips = position.flips(square.into());
            }
        }
        board.draw(canvas, layout.board, layout.size);
        let mut prose = vec![Prose::styled(texts.describe(&self.attempt), Ink::strong())];
        for sentence in &self.said {
            prose.extend([Prose::gap(), Prose::new(sentence)]);
        }
        canvas.prose(layout.panel, &prose, View::From(0));
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        match input {
            Input::Key(Key::Escape) => return Go::Back,
            Input::Key(Key::Char('i')) => self.hint(shared),
            Input::Key(Key::Char('x')) => self.give_up(shared),
            Input::Key(Key::Char('o')) => self.play_out(shared),
            Input::Key(Key::Char('n')) => return self.next(shared),
            Input::Key(Key::Char('r')) => {
                *self = PuzzleScreen::new(self.attempt.puzzle(), self.choose);
            }
            Input::Key(Key::Enter) if !self.is_open() && self.attempt.targets().is_empty() => {
                return self.next(shared);
            }
            input if Cursor::wants(input) => {
                if let Some(square) = self.cursor.input(input) {
                    self.play(square, shared);
                }
            }
            _ => {}
        }
        Go::Stay
    }
}
