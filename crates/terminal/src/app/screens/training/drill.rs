//! A minute of simple questions.

use core::time::Duration;

use outflank_learn::training::Drill;
use outflank_learn::training::drill::{About, Given, Run};
use outflank_rules::Bitboard;
use ratatui::layout::Rect;

use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Paragraph, Scroll};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::theme::Theme;
use crate::app::widgets::cursor::Cursor;
use crate::app::widgets::prompt::TextInput;
use crate::app::{Input, Key};

pub struct DrillScreen {
    run: Run,
    cursor: Cursor,
    number: TextInput,
    /// What the last answer was worth.
    said: Option<String>,
    /// Whether the end has been recorded, and whether it was the best so far.
    over: Option<bool>,
}

impl DrillScreen {
    pub fn new(drill: Drill, shared: &Shared) -> DrillScreen {
        DrillScreen {
            run: Run::new(drill, seed(shared), shared.now),
            cursor: Cursor::default(),
            number: TextInput::default(),
            said: None,
            over: None,
        }
    }

    fn asks_number(&self) -> bool {
        matches!(self.run.drill(), Drill::Moves | Drill::Flips)
    }

    fn answer(&mut self, given: Given, shared: &mut Shared) {
        let right = self.run.question().answer();
        self.said = match self.run.answer(given, shared.now) {
            Some(true) => Some(shared.texts.practice_drill_right()),
            Some(false) => {
                let right = shared.texts.describe(&right);
                Some(shared.texts.practice_drill_wrong(&right))
            }
            None => None,
        };
        self.look_at_clock(shared);
    }

    fn look_at_clock(&mut self, shared: &mut Shared) {
        if self.over.is_none() && self.run.left(shared.now).is_zero() {
            let (score, drill) = (self.run.score().0, self.run.drill());
            let before = shared.progress.training().drills.get(&drill).copied();
            let today = shared.today();
            shared.progress.add_drill(drill, score, today);
            shared.keep_progress();
            self.over = Some(score > before.unwrap_or(0));
        }
    }
}

/// Other questions every time.
fn seed(shared: &Shared) -> u64 {
    shared.seed ^ shared.now.as_millis() as u64
}

impl Screen for DrillScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.practice_drills()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let mut keys = Vec::new();
        if self.over.is_some() {
            keys.push(KeyHint::letter('r', texts.practice_more()));
        } else if self.run.drill() == Drill::XSquare {
            keys.push(KeyHint::letter('y', texts.practice_drill_safe()));
            keys.push(KeyHint::letter('n', texts.practice_drill_unsafe()));
        } else {
            keys.push(KeyHint::new(Key::Enter, texts.app_key_accept()));
        }
        keys.push(KeyHint::new(Key::Esc, texts.app_key_back()));
        keys
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.practice_drills_about()]
    }

    fn has_cursor(&self) -> bool {
        self.run.drill() == Drill::LastTwo
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let question = self.run.question();
        let layout = Layout::of(area, canvas.theme);
        // The dots would give the answer away.
        let mut board = Board::new(question.position, Bitboard::EMPTY, &shared.settings);
        board.marks = match question.about {
            About::Flips(square) | About::IsSafe(square) => square.bitboard(),
            About::Moves | About::First => Bitboard::EMPTY,
        };
        if self.has_cursor() && self.over.is_none() {
            board.cursor = self.cursor.seen();
        }
        board.draw(canvas, layout.board, layout.size);
        let (right, wrong) = self.run.score();
        let mut prose = Vec::new();
        let mut say = |text: String, strong: bool| {
            prose.push(if strong {
                Paragraph::styled(text, Theme::strong())
            } else {
                Paragraph::new(text)
            });
        };
        if let Some(record) = self.over {
            say(texts.practice_drill_over(right), true);
            if record {
                say(texts.practice_drill_record(), false);
            }
        } else {
            let left = self.run.left(shared.now).as_millis().div_ceil(1000) as u64;
            say(texts.practice_drill_time(left), true);
            say(texts.describe(&self.run.drill()), false);
            say(texts.turn(question.position.turn()), false);
            if self.asks_number() {
                say(
                    format!("{} {}_", texts.app_your_number(), self.number.text),
                    true,
                );
            }
        }
        say(texts.practice_drill_score(right, wrong), false);
        if let Some(said) = &self.said {
            say(said.clone(), true);
        }
        canvas.paragraphs(layout.panel, &prose, Scroll::From(0));
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        self.look_at_clock(shared);
        if self.over.is_some() {
            if input == Input::Key(Key::Char('r')) {
                return Go::Replace(Box::new(DrillScreen::new(self.run.drill(), shared)));
            }
            return Go::Stay;
        }
        match (self.run.drill(), input) {
            (Drill::XSquare, Input::Key(Key::Char(letter @ ('y' | 'n')))) => {
                self.answer(Given::Safe(letter == 'y'), shared);
            }
            (Drill::LastTwo, input) => {
                if let Some(square) = self.cursor.input(input) {
                    self.answer(Given::Square(square), shared);
                }
            }
            (_, Input::Key(key @ (Key::Char('0'..='9') | Key::Backspace)))
                if self.asks_number() =>
            {
                self.number.text.truncate(1);
                self.number.key(key);
            }
            (_, Input::Key(Key::Enter)) if self.asks_number() => {
                if let Ok(number) = core::mem::take(&mut self.number.text).parse() {
                    self.answer(Given::Number(number), shared);
                }
            }
            _ => {}
        }
        Go::Stay
    }

    fn tick(&mut self, shared: &mut Shared) {
        self.look_at_clock(shared);
    }

    fn wake(&self, shared: &Shared) -> Option<Duration> {
        let left = self.run.left(shared.now);
        self.over
            .is_none()
            .then(|| left.min(Duration::from_secs(1)))
    }
}
