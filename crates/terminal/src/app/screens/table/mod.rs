//! The game on the table.
//!
//! - here: what the screen is and what keys do;
//! - `acts`: what a person does; `keys`: what they can do now;
//! - `opponent`: what the computer does, on the engine's thread;
//! - `panel`: players, clocks, sentences and moves beside the board.

mod acts;
mod keys;
mod opponent;
mod panel;

use core::time::Duration;

use outflank_engine::MoveScore;
use outflank_play::tabletop::Tabletop;
use outflank_play::{Match, Standing, Starter};
use outflank_rules::Color;
use ratatui::layout::Rect;

use super::analysis::AnalysisScreen;
use super::setup::SetupScreen;
use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::parts::cursor::Cursor;
use crate::app::parts::entry::{TextEntry, Typed};
use crate::app::parts::values;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::thinker::{Found, JobId};
use crate::app::{Effect, Input, Key};
use crate::table::Table;
use opponent::Thinking;

/// The table.
pub(in crate::app) struct TableScreen {
    table: Table,
    cursor: Cursor,
    /// What happened since a person last did something.
    said: Vec<String>,
    thinking: Option<Thinking>,
    /// What the moves are worth, as long as the position is the one they were asked for.
    hints: Vec<MoveScore>,
    asking: Option<Question>,
    /// The name of a file that is being typed.
    typing: Option<TextEntry>,
}

/// A question that has to be answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Does the person really give up?
    Resign,
    /// Which colour does the winner want?
    Color,
}

impl TableScreen {
    pub(in crate::app) fn new(game: Match, shared: &Shared) -> TableScreen {
        let table = Table::new(game);
        let mut said = table.opening_sentences(&shared.texts);
        if table.game.is_over() {
            said = table.end_sentences(&shared.texts);
            said.extend(table.series_sentences(&shared.texts));
        }
        TableScreen {
            table,
            cursor: Cursor::default(),
            said,
            thinking: None,
            hints: Vec::new(),
            asking: None,
            typing: None,
        }
    }

    /// Whether a person can do something on the board now.
    fn person_to_move(&self) -> bool {
        let game = &self.table.game;
        let person = game.player(game.turn()).is_human() || self.table.awaits_correction();
        let counting = game.tabletop().is_some_and(Tabletop::can_finish);
        !game.is_over() && (person || counting)
    }

    /// Says something new: what was said before is no longer news.
    fn say(&mut self, sentences: impl IntoIterator<Item = String>) {
        self.said.clear();
        self.said.extend(sentences);
    }

    fn board(&self, shared: &Shared) -> Board {
        let game = &self.table.game;
        let mut board = Board::of(game.position());
        board.coordinates = shared.settings.coordinates.0;
        board.last = self.table.last_square();
        board.labels = values::labels(&self.hints);
        if self.person_to_move() {
            board.cursor = self.cursor.seen();
            if shared.settings.dots.0 {
                board.dots = game.legal_moves();
            }
            if let Some(square) = board.cursor
                && game.legal_moves().contains(square)
                && game.tabletop().is_none()
            {
                board.flips = game.position().flips(square.into());
            }
        }
        if let Some(mistakes) = game.tabletop().and_then(Tabletop::warning) {
            board.marks = mistakes.squares();
        }
        if let Some(in_hand) = game.tabletop().and_then(Tabletop::in_hand) {
            board.marks = in_hand.flipped;
        }
        board
    }

    fn answer(&mut self, question: Question, input: Input, shared: &mut Shared) {
        let Input::Key(key) = input else {
            return;
        };
        match (question, key) {
            (Question::Resign, Key::Char('y') | Key::Enter) => {
                self.asking = None;
                self.resign(shared);
            }
            (Question::Color, Key::Char('b' | 'B')) => {
                self.asking = None;
                self.next_game(Some(Color::Black), shared);
            }
            (Question::Color, Key::Char('w' | 'W')) => {
                self.asking = None;
                self.next_game(Some(Color::White), shared);
            }
            (Question::Resign, _) | (Question::Color, Key::Escape) => self.asking = None,
            (Question::Color, _) => {}
        }
    }

    fn typed(&mut self, key: Key, shared: &mut Shared) {
        let Some(entry) = &mut self.typing else {
            return;
        };
        match entry.key(key) {
            Typed::More => {}
            Typed::Given => self.typing = None,
            Typed::Done => {
                let name = entry.text.trim().to_owned();
                self.typing = None;
                if !name.is_empty() {
                    let game = Box::new(self.table.game.clone());
                    shared.effects.push(Effect::SaveGame { name, game });
                }
            }
        }
    }

    /// A series that goes on after this game.
    fn awaits_next_game(&self) -> bool {
        let game = &self.table.game;
        game.is_over() && game.series().standing() == Standing::Open
    }

    fn new_or_next(&mut self, shared: &mut Shared) -> Go {
        if !self.awaits_next_game() {
            return Go::Open(Box::new(SetupScreen::new(shared)));
        }
        match self.table.game.series().next_starter() {
            Starter::Is(_) => self.next_game(None, shared),
            Starter::ChosenBy(_) => self.asking = Some(Question::Color),
        }
        Go::Stay
    }

    fn letter(&mut self, letter: char, shared: &mut Shared) -> Go {
        let by_hand = self.table.game.tabletop().is_some();
        match letter {
            'i' => self.hint(shared),
            'u' => self.undo(shared),
            'r' => self.redo(shared),
            'x' if !self.table.game.is_over() => self.asking = Some(Question::Resign),
            'o' => self.draw_talk(shared),
            'j' => self.decline(shared),
            'n' => return self.new_or_next(shared),
            'v' => return Go::Open(Box::new(AnalysisScreen::of_game(&self.table.game))),
            'w' => self.typing = Some(TextEntry::default()),
            '.' => self.hurry(shared),
            'k' if by_hand => self.done(shared),
            't' if by_hand => self.take_back(shared),
            'p' => self.pass(shared),
            _ => {}
        }
        Go::Stay
    }
}

impl Screen for TableScreen {
    fn title(&self, shared: &Shared) -> String {
        let setup = self.table.game.setup();
        let texts = &shared.texts;
        match setup.variation {
            Some(variation) => texts.app_brief_cartridge(&variation.to_string()),
            None if self.table.is_seated() => {
                texts.app_game_of_series(self.table.game.series().lines().len().max(1))
            }
            None => texts.play_tools(),
        }
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        self.key_hints(shared)
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        let texts = &shared.texts;
        if self.table.game.tabletop().is_some() {
            vec![texts.app_about_tabletop()]
        } else {
            vec![texts.app_about_table()]
        }
    }

    fn has_cursor(&self) -> bool {
        true
    }

    fn is_typing(&self) -> bool {
        // The answer to a question is a letter too.
        self.typing.is_some() || self.asking.is_some()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.ink);
        self.board(shared).draw(canvas, layout.board, layout.size);
        self.draw_panel(canvas, layout.panel, shared);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if self.typing.is_some() {
            if let Input::Key(key) = input {
                self.typed(key, shared);
            }
            return Go::Stay;
        }
        if let Some(question) = self.asking {
            self.answer(question, input, shared);
            return Go::Stay;
        }
        if Cursor::wants(input) {
            if let Some(square) = self.cursor.input(input) {
                self.press(square, shared);
            }
            return Go::Stay;
        }
        match input {
            Input::Key(Key::Escape) => Go::Back,
            Input::Key(Key::Char(letter)) => self.letter(letter, shared),
            Input::Key(Key::Backspace) => self.letter('u', shared),
            _ => Go::Stay,
        }
    }

    fn found(&mut self, id: JobId, found: Found, shared: &mut Shared) -> Go {
        self.thought(id, found, shared);
        Go::Stay
    }

    fn tick(&mut self, shared: &mut Shared) -> Go {
        self.follow(shared);
        Go::Stay
    }

    fn wake(&self, shared: &Shared) -> Option<Duration> {
        let game = &self.table.game;
        let now = shared.now;
        let move_due = self
            .thinking
            .as_ref()
            .and_then(|thinking| thinking.due(now));
        let clock = game.clock().is_running().then(|| {
            let left = game.clock().left(game.turn(), now).showing();
            // Each second, and each tenth where tenths are shown.
            let step = if left <= Duration::from_secs(10) {
                100
            } else {
                1000
            };
            let into = left.as_millis() as u64 % step;
            Duration::from_millis(if into == 0 { step } else { into })
        });
        let flag = game.time_to_flag(now);
        [move_due, clock, flag].into_iter().flatten().min()
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.table.game.resume(shared.now);
        self.follow(shared);
        shared.keep(&self.table.game);
    }

    fn leave(&mut self, shared: &mut Shared) {
        self.stop_thinking(shared);
        self.table.game.pause(shared.now);
        shared.keep(&self.table.game);
    }

    fn game(&self) -> Option<&Match> {
        Some(&self.table.game)
    }
}
