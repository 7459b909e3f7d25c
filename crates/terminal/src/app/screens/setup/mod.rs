//! A new game: who plays, and how.

mod row;
mod wish;

use outflank_play::Match;
use outflank_rules::Position;
use ratatui::layout::Rect;

use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Prose, View};
use crate::app::ink::Ink;
use crate::app::parts::entry::{TextEntry, Typed};
use crate::app::parts::list::Choice;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::{Input, Key};

use row::Row;
pub use wish::{Hands, Players, Wish};

/// The form for a new game.
pub(in crate::app) struct SetupScreen {
    wish: Wish,
    choice: Choice,
    /// What is being typed for the chosen row.
    typing: Option<TextEntry>,
}

impl SetupScreen {
    pub(in crate::app) fn new(shared: &Shared) -> SetupScreen {
        SetupScreen {
            wish: shared.settings.wish.clone(),
            choice: Choice::default(),
            typing: None,
        }
    }

    fn rows(&self) -> Vec<Row> {
        Row::of(&self.wish)
    }

    fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.choice.0.min(rows.len() - 1)]
    }

    fn start(&self, shared: &mut Shared) -> Go {
        match self.wish.game(&shared.texts) {
            Ok(game) => {
                shared.settings.wish = self.wish.clone();
                shared.keep_settings();
                Go::Play(Box::new(game), None)
            }
            Err(reason) => {
                shared.notice = Some(reason);
                Go::Stay
            }
        }
    }

    fn typed(&mut self, key: Key, shared: &mut Shared) {
        let row = self.row();
        let Some(entry) = &mut self.typing else {
            return;
        };
        match entry.key(key) {
            Typed::More => {}
            Typed::Given => self.typing = None,
            Typed::Done => match row.read(&entry.text, &self.wish, &shared.texts) {
                Ok(wish) => {
                    self.wish = wish;
                    self.typing = None;
                }
                // What was typed stays there, to be put right.
                Err(reason) => shared.notice = Some(reason),
            },
        }
    }

    fn press(&mut self, row: Row, shared: &mut Shared) -> Go {
        if row == Row::Start {
            return self.start(shared);
        }
        match row.typed_text(&self.wish) {
            Some(text) => self.typing = Some(TextEntry { text }),
            None => row.change(&mut self.wish, true),
        }
        Go::Stay
    }
}

impl Screen for SetupScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.play_new()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        if self.typing.is_some() {
            return KeyHint::to_type(texts);
        }
        vec![
            KeyHint::letter('n', texts.app_key_start()),
            KeyHint::new(Key::Right, texts.app_key_change()),
            KeyHint::new(Key::Enter, texts.app_key_choose()),
            KeyHint::new(Key::Escape, texts.app_key_back()),
        ]
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.app_about_setup()]
    }

    fn is_typing(&self) -> bool {
        self.typing.is_some()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let layout = Layout::of(area, canvas.ink);
        // Where the board would take the room of the form, there is no board.
        let panel = if layout.panel.y == area.y {
            let game = self.wish.game(texts).ok();
            let position = game.as_ref().map_or(Position::START, Match::position);
            let mut board = Board::of(position);
            board.coordinates = shared.settings.coordinates.0;
            board.draw(canvas, layout.board, layout.size);
            layout.panel
        } else {
            area
        };
        let rows = self.rows();
        let entries: Vec<_> = rows
            .iter()
            .map(|row| row.entry(&self.wish, texts))
            .collect();
        let height = (rows.len() as u16).min(panel.height.saturating_sub(4));
        let list = Rect { height, ..panel };
        self.choice.draw(canvas, list, &entries);
        let below = Rect {
            y: list.bottom() + 1,
            height: panel.height.saturating_sub(height + 1),
            ..panel
        };
        if let Some(entry) = &self.typing {
            entry.draw(canvas, below, &texts.app_type_value());
        } else {
            let note = Prose::styled(self.row().about(texts), Ink::quiet());
            canvas.prose(below, &[note], View::From(0));
        }
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if self.typing.is_some() {
            if let Input::Key(key) = input {
                self.typed(key, shared);
            }
            return Go::Stay;
        }
        let row = self.row();
        match input {
            Input::Key(Key::Escape) => return Go::Back,
            Input::Key(Key::Char('n')) => return self.start(shared),
            Input::Key(Key::Left) => row.change(&mut self.wish, false),
            Input::Key(Key::Right) => row.change(&mut self.wish, true),
            Input::Key(Key::Char(digit @ '0'..='9')) if row.typed_text(&self.wish).is_some() => {
                self.typing = Some(TextEntry {
                    text: digit.to_string(),
                });
            }
            input => {
                let rows = self.rows();
                if let Some(index) = self.choice.input(input, rows.len()) {
                    return self.press(rows[index], shared);
                }
            }
        }
        Go::Stay
    }
}
