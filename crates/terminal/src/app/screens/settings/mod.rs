//! The settings: they apply at once.

use outflank_rules::{Color, Position, Square};
use outflank_text::{Language, Texts};
use ratatui::layout::Rect;

use crate::BoardStyle;
use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Prose, View};
use crate::app::ink::Ink;
use crate::app::parts::list::{Choice, Entry};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::{Input, Key, Look};

const STYLES: [BoardStyle; 3] = [BoardStyle::Color, BoardStyle::Unicode, BoardStyle::Ascii];

/// What can be set.
#[derive(Clone, Copy, Debug)]
enum Row {
    Language,
    Look,
    Style,
    Coordinates,
    Dots,
}

const ROWS: [Row; 5] = [
    Row::Language,
    Row::Look,
    Row::Style,
    Row::Coordinates,
    Row::Dots,
];

/// The screen of settings.
#[derive(Default)]
pub(in crate::app) struct SettingsScreen {
    choice: Choice,
}

/// The entry after this one, or before it, round and round.
pub(super) fn turned<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let at = all.iter().position(|&one| one == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

fn change(row: Row, forward: bool, shared: &mut Shared) {
    let settings = &mut shared.settings;
    match row {
        Row::Language => {
            let language = turned(&Language::ALL, shared.texts.language(), forward);
            settings.language = Some(language);
            shared.texts = Texts::new(language);
        }
        Row::Look => settings.look = turned(&Look::ALL, settings.look, forward),
        Row::Style => {
            shared.style = turned(&STYLES, shared.style, forward);
            settings.style = Some(shared.style);
        }
        Row::Coordinates => settings.coordinates.0 = !settings.coordinates.0,
        Row::Dots => settings.dots.0 = !settings.dots.0,
    }
    shared.keep_settings();
}

fn entry(row: Row, shared: &Shared) -> Entry {
    let texts = &shared.texts;
    let switch = |on| if on { texts.app_yes() } else { texts.app_no() };
    let (name, value) = match row {
        Row::Language => (
            texts.settings_language(),
            texts.language().name().to_owned(),
        ),
        Row::Look => (
            texts.settings_look(),
            match shared.settings.look {
                Look::Classic => texts.settings_look_classic(),
                Look::Cartridge => texts.settings_look_cartridge(),
                Look::Contrast => texts.settings_look_contrast(),
            },
        ),
        Row::Style => (
            texts.app_style(),
            match shared.style {
                BoardStyle::Color => texts.app_style_color(),
                BoardStyle::Ascii => texts.app_style_ascii(),
                BoardStyle::Unicode | BoardStyle::Words => texts.app_style_unicode(),
            },
        ),
        Row::Coordinates => (
            texts.settings_coordinates(),
            switch(shared.settings.coordinates.0),
        ),
        Row::Dots => (texts.settings_dots(), switch(shared.settings.dots.0)),
    };
    Entry::new(name).with_note(value)
}

impl Screen for SettingsScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.settings()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        vec![
            KeyHint::new(Key::Right, texts.app_key_change()),
            KeyHint::new(Key::Escape, texts.app_key_back()),
        ]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.ink);
        let after: Position = [Square::F5, Square::D6]
            .into_iter()
            .try_fold(Position::START, |at, square| at.play(square.into()))
            .unwrap_or(Position::START);
        let mut board = Board::of(after);
        board.coordinates = shared.settings.coordinates.0;
        board.last = Some(Square::D6);
        if shared.settings.dots.0 {
            board.dots = after.legal_moves();
        }
        debug_assert_eq!(after.turn(), Color::Black);
        board.draw(canvas, layout.board, layout.size);
        let entries = ROWS.map(|row| entry(row, shared));
        let list = Rect {
            height: layout.panel.height.min(5),
            ..layout.panel
        };
        self.choice.draw(canvas, list, &entries);
        let below = Rect {
            y: list.bottom() + 1,
            height: layout.panel.height.saturating_sub(6),
            ..layout.panel
        };
        let note = Prose::styled(shared.texts.app_settings_kept(), Ink::quiet());
        canvas.prose(below, &[note], View::From(0));
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        match input {
            Input::Key(Key::Escape) => return Go::Back,
            Input::Key(Key::Left) => change(ROWS[self.choice.0.min(4)], false, shared),
            Input::Key(Key::Right) => change(ROWS[self.choice.0.min(4)], true, shared),
            input => {
                if let Some(index) = self.choice.input(input, ROWS.len()) {
                    change(ROWS[index], true, shared);
                }
            }
        }
        Go::Stay
    }
}
