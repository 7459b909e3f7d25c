//! The choices for a new game.

mod field;

use outflank_app::new_game::{Field, Lot, NewGame};
use outflank_play::clock::ClockRules;
use outflank_play::{Level, SavedGame};
use outflank_rules::{Bitboard, Position, Square};
use ratatui::layout::Rect;

use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Row};
use crate::app::widgets::prompt::{Answer, Prompt};
use crate::app::{Input, Key};

/// The form for a new game.
pub struct SetupScreen {
    new_game: NewGame,
    choice: Choice,
}

/// Starts a game with the current choices, perhaps with a first move.
pub fn play_chosen(shared: &mut Shared, first: Option<Square>) -> Go {
    let new_game = &shared.settings.own.new_game;
    // Nobody can time a key to the microsecond.
    let lot = Lot::from(shared.seed ^ shared.now.as_micros() as u64);
    let game = new_game.start(lot);
    if new_game.draws_lots() {
        let (who, name) = new_game.drawn(lot);
        shared.notice = Some(shared.texts.play_lot(who, &name));
    }
    let game = SavedGame {
        info: new_game.info(),
        ..game.into()
    };
    Go::Play(Box::new(game), first)
}

/// Plays on from a position.
pub fn play_from(shared: &Shared, position: Position) -> Go {
    let new_game = shared.settings.own.new_game.from_position(position);
    let game = SavedGame {
        info: new_game.info(),
        ..new_game.preview().into()
    };
    Go::Play(Box::new(game), None)
}

impl SetupScreen {
    /// A game that the course asks for, against a level, perhaps with a clock.
    pub fn against(level: Level, clock: ClockRules, shared: &Shared) -> SetupScreen {
        SetupScreen {
            new_game: shared.settings.own.new_game.against(level, clock),
            choice: Choice::default(),
        }
    }

    pub fn new(shared: &Shared) -> SetupScreen {
        SetupScreen {
            new_game: shared.settings.own.new_game.clone(),
            choice: Choice::default(),
        }
    }

    /// The first row starts the game.
    fn rows(&self) -> Vec<Option<Field>> {
        let fields = self.new_game.fields().into_iter().map(Some);
        core::iter::once(None).chain(fields).collect()
    }

    fn row(&self) -> Option<Field> {
        let rows = self.rows();
        rows[self.choice.0.min(rows.len() - 1)]
    }

    fn start(&self, shared: &mut Shared) -> Go {
        shared.settings.own.new_game = self.new_game.clone();
        shared.keep_settings();
        play_chosen(shared, None)
    }

    fn turn(&mut self, forward: bool) {
        if let Some(field) = self.row() {
            self.new_game.turn(field, forward);
        }
    }

    fn press(&mut self, row: Option<Field>, shared: &mut Shared) -> Go {
        let Some(field) = row else {
            return self.start(shared);
        };
        match field::typed_text(field, &self.new_game) {
            Some(text) => shared.prompt = Some(Prompt::text(text)),
            None => self.turn(true),
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
        vec![
            KeyHint::letter('n', texts.app_key_start()),
            KeyHint::new(Key::Right, texts.app_key_change()),
            KeyHint::new(Key::Enter, texts.app_key_choose()),
            KeyHint::new(Key::Esc, texts.app_key_back()),
        ]
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.app_about_setup()]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let layout = Layout::of(area, canvas.theme);
        // No board if it would take room from the form.
        let panel = if layout.panel.y == area.y {
            let start = self.new_game.preview().position();
            let board = Board::new(start, Bitboard::EMPTY, &shared.settings);
            board.draw(canvas, layout.board, layout.size);
            layout.panel
        } else {
            area
        };
        let row = |row: &Option<Field>| match row {
            None => Row::new(texts.app_row_start()),
            Some(field) => field::row(*field, &self.new_game, texts),
        };
        let rows: Vec<Row> = self.rows().iter().map(row).collect();
        let below = self.choice.draw_above(canvas, panel, &rows, 4);
        match (&shared.prompt, self.row()) {
            (Some(Prompt::Text(input)), _) => input.draw(canvas, below, &texts.app_type_value()),
            (_, Some(field)) => canvas.note(below, field::about(field, &self.new_game, texts)),
            (_, None) => canvas.note(below, texts.app_about_setup()),
        }
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let can_type = |field| field::typed_text(field, &self.new_game).is_some();
        match input {
            Input::Key(Key::Char('n')) => return self.start(shared),
            Input::Key(Key::Left) => self.turn(false),
            Input::Key(Key::Right) => self.turn(true),
            Input::Key(Key::Char(digit @ '0'..='9')) if self.row().is_some_and(can_type) => {
                shared.prompt = Some(Prompt::text(digit));
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

    fn answered(&mut self, answer: Answer, shared: &mut Shared) -> Go {
        if let (Some(field), Answer::Text(text)) = (self.row(), answer)
            && let Err(reason) = field::read(field, &text, &mut self.new_game, &shared.texts)
        {
            // An invalid text stays, to be corrected.
            shared.prompt = Some(Prompt::text(text));
            shared.notice = Some(reason);
        }
        Go::Stay
    }
}
