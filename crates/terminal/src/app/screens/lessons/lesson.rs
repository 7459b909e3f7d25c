use outflank_learn::course::{Chapter, Lesson, Task};
use outflank_learn::{Answer, Feedback, Verdict};
use outflank_rules::{Bitboard, Move, Square};
use ratatui::layout::Rect;

use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Prose, View};
use crate::app::ink::Ink;
use crate::app::parts::cursor::Cursor;
use crate::app::parts::entry::TextEntry;
use crate::app::parts::values;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::{Input, Key};

/// A chapter on its way.
pub(super) struct LessonScreen {
    lesson: Lesson,
    cursor: Cursor,
    /// The squares marked so far, where squares are asked for.
    marked: Bitboard,
    /// The number typed so far, where a number is asked for.
    number: TextEntry,
    /// What the board answered.
    said: Vec<String>,
    /// Squares that the answer points at.
    pointed: Bitboard,
    view: View,
}

impl LessonScreen {
    pub(super) fn new(chapter: &'static Chapter, shared: &Shared) -> LessonScreen {
        LessonScreen {
            lesson: shared.progress.lesson(chapter),
            cursor: Cursor::default(),
            marked: Bitboard::EMPTY,
            number: TextEntry::default(),
            said: Vec::new(),
            pointed: Bitboard::EMPTY,
            view: View::From(0),
        }
    }

    fn task(&self) -> &'static Task {
        &self.lesson.step().task
    }

    /// Another step, or the same one again.
    fn fresh(&mut self) {
        self.marked = Bitboard::EMPTY;
        self.number = TextEntry::default();
        self.said.clear();
        self.pointed = Bitboard::EMPTY;
        self.view = View::From(0);
    }

    fn answer(&mut self, answer: Answer, shared: &mut Shared) {
        let feedback = self.lesson.answer(&answer);
        self.tell(&feedback, shared);
        shared.progress.add_lesson(&self.lesson);
        shared.keep_progress();
    }

    fn tell(&mut self, feedback: &Feedback, shared: &Shared) {
        let texts = &shared.texts;
        self.said.clear();
        let sentences = texts.describe(feedback);
        if !sentences.is_empty() {
            self.said.push(sentences);
        }
        if !feedback.shown.is_empty() {
            self.said
                .push(texts.app_would_follow(&values::moves(&feedback.shown)));
        }
        if feedback.verdict == Verdict::Done {
            self.said.push(texts.app_step_done());
        }
        self.pointed = feedback.marks;
        self.view = View::End;
    }

    /// To the next step; after the last one, back to the chapters.
    fn go_on(&mut self, shared: &mut Shared) -> Go {
        if !self.lesson.go_on() {
            return Go::Back;
        }
        self.fresh();
        shared.progress.add_lesson(&self.lesson);
        shared.keep_progress();
        Go::Stay
    }

    fn hint(&mut self, shared: &Shared) {
        self.said.clear();
        match self.lesson.hint() {
            Some(hint) => {
                self.said.push(shared.texts.describe(&hint));
                self.pointed = hint.marks;
            }
            None => self.said.push(shared.texts.app_no_hint()),
        }
        self.view = View::End;
    }

    fn press(&mut self, square: Square, shared: &mut Shared) {
        match self.task() {
            Task::Mark(_) if !self.lesson.is_done() => {
                self.marked ^= square.into();
                self.pointed = Bitboard::EMPTY;
            }
            Task::Play(_) | Task::Reach(_) | Task::Follow { .. } => {
                self.answer(Answer::Play(square.into()), shared);
            }
            Task::Read | Task::Count(_) | Task::Mark(_) => {}
        }
    }

    /// The answer is complete.
    fn confirm(&mut self, shared: &mut Shared) {
        match self.task() {
            Task::Mark(_) => self.answer(Answer::Mark(self.marked), shared),
            Task::Count(_) => match self.number.text.parse() {
                Ok(number) => {
                    self.number = TextEntry::default();
                    self.answer(Answer::Number(number), shared);
                }
                Err(_) => self.said = vec![shared.texts.learn_answer_number()],
            },
            _ => {}
        }
    }

    fn board(&self, shared: &Shared) -> Board {
        let mut board = Board::of(self.lesson.position());
        board.coordinates = shared.settings.coordinates;
        board.last = self.lesson.placed();
        board.marks = self.pointed | self.marked;
        if board.marks.is_empty() {
            board.marks = self.lesson.step().highlight;
        }
        let plays = matches!(
            self.task(),
            Task::Play(_) | Task::Reach(_) | Task::Follow { .. }
        );
        if plays && shared.settings.dots {
            board.dots = self.lesson.targets();
        }
        if !matches!(self.task(), Task::Read | Task::Count(_)) && !self.lesson.is_done() {
            board.cursor = self.cursor.seen();
        }
        board
    }
}

impl Screen for LessonScreen {
    fn title(&self, shared: &Shared) -> String {
        let chapter = self.lesson.chapter();
        let title = shared.texts.chapter_title(chapter);
        let (step, steps) = (self.lesson.index() + 1, chapter.steps.len());
        format!("{title}  {step}/{steps}")
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let letter = KeyHint::letter;
        let mut keys = Vec::new();
        if self.lesson.is_done() || *self.task() == Task::Read {
            keys.push(KeyHint::new(Key::Enter, texts.go_on()));
        } else {
            match self.task() {
                Task::Mark(_) => keys.push(letter('k', texts.app_key_marked())),
                Task::Count(_) => keys.push(KeyHint::new(Key::Enter, texts.app_key_accept())),
                _ => {}
            }
            keys.push(letter('i', texts.hint()));
            if self.lesson.offers_pass() {
                keys.push(letter('p', texts.pass()));
            }
        }
        keys.push(KeyHint::new(Key::Tab, texts.app_key_next_step()));
        keys.push(letter('u', texts.app_key_step_before()));
        keys.push(letter('r', texts.app_key_again()));
        keys.push(KeyHint::new(Key::Escape, texts.app_key_back()));
        keys
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.app_about_lesson()]
    }

    fn has_cursor(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.ink);
        self.board(shared).draw(canvas, layout.board, layout.size);
        let texts = &shared.texts;
        let mut prose = vec![Prose::new(texts.describe(self.lesson.step()))];
        if matches!(self.task(), Task::Count(_)) && !self.lesson.is_done() {
            let text = format!("{} {}_", texts.app_your_number(), self.number.text);
            prose.extend([Prose::gap(), Prose::styled(text, Ink::strong())]);
        }
        for sentence in &self.said {
            prose.extend([Prose::gap(), Prose::styled(sentence, Ink::strong())]);
        }
        canvas.prose(layout.panel, &prose, self.view);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let counts = matches!(self.task(), Task::Count(_)) && !self.lesson.is_done();
        match input {
            Input::Key(Key::Escape) => return Go::Back,
            Input::Key(Key::Enter | Key::Char(' ')) if self.lesson.is_done() => {
                return self.go_on(shared);
            }
            Input::Key(Key::Enter | Key::Char(' ')) if *self.task() == Task::Read => {
                self.answer(Answer::Read, shared);
                return self.go_on(shared);
            }
            Input::Key(key @ (Key::Char('0'..='9') | Key::Backspace)) if counts => {
                // No number that is asked for has more digits.
                self.number.text.truncate(2);
                self.number.key(key);
            }
            Input::Key(Key::Enter) if counts => self.confirm(shared),
            Input::Key(Key::Tab) => return self.go_on(shared),
            Input::Key(Key::Char('u') | Key::BackTab) if self.lesson.go_back() => self.fresh(),
            Input::Key(Key::Char('k')) => self.confirm(shared),
            Input::Key(Key::Char('i')) if !self.lesson.is_done() => self.hint(shared),
            Input::Key(Key::Char('p')) if self.lesson.offers_pass() => {
                self.answer(Answer::Play(Move::Pass), shared);
            }
            Input::Key(Key::Char('r')) => {
                self.lesson.restart();
                self.fresh();
            }
            Input::Key(Key::PageDown) | Input::Scroll(1..) => self.view = View::End,
            Input::Key(Key::PageUp) | Input::Scroll(_) => self.view = View::From(0),
            input if Cursor::wants(input) => {
                if let Some(square) = self.cursor.input(input) {
                    self.press(square, shared);
                }
            }
            _ => {}
        }
        Go::Stay
    }

    fn enter(&mut self, shared: &mut Shared) {
        shared.progress.add_lesson(&self.lesson);
        shared.keep_progress();
    }
}
