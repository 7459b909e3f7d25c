//! The settings, which apply at once.

use outflank_app::new_game::turned;
use outflank_app::table::coach;
use outflank_rules::{Position, Square};
use outflank_text::{Language, Texts};
use ratatui::layout::Rect;

use crate::BoardStyle;
use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Row};
use crate::app::widgets::prompt::{Answer, Prompt};
use crate::app::{Effect, Input, Key, Look};

const STYLES: [BoardStyle; 3] = [BoardStyle::Color, BoardStyle::Unicode, BoardStyle::Ascii];

/// The settings screen.
#[derive(Default)]
pub struct SettingsScreen {
    choice: Choice,
    /// What the name that is asked for is the name of.
    question: Question,
}

/// A question of a prompt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Question {
    /// Which file is to be the backup?
    #[default]
    BackUp,
    /// Which backup is to be brought back?
    Restore,
}

/// The usual name of a backup, the same as in a browser.
const BACKUP: &str = "outflank-backup.json";

/// The rows below those of the settings.
const BACK_UP: usize = 6;
const RESTORE: usize = BACK_UP + 1;

/// Changes the setting in a row of [`rows`].
fn change(row: usize, forward: bool, shared: &mut Shared) {
    let settings = &mut shared.settings;
    match row {
        0 => {
            let language = turned(&Language::ALL, &shared.texts.language(), forward);
            settings.language = Some(language.code().to_owned());
            shared.texts = Texts::with_faces(language, shared.texts.faces());
        }
        1 => {
            settings.look = turned(&Look::ALL, &settings.look, forward);
            shared.call_discs(None);
        }
        2 => {
            shared.style = turned(&STYLES, &shared.style, forward);
            settings.own.style = Some(shared.style);
        }
        3 => settings.coordinates = !settings.coordinates,
        4 => settings.dots = !settings.dots,
        5 => settings.coach = turned(&coach::CHOICES, &settings.coach, forward),
        _ => return,
    }
    shared.keep_settings();
}

fn rows(shared: &Shared) -> [Row; RESTORE + 1] {
    let (texts, settings) = (&shared.texts, &shared.settings);
    let switch = |on| if on { texts.app_yes() } else { texts.app_no() };
    let look = match settings.look {
        Look::Classic => texts.settings_look_classic(),
        Look::Cartridge => texts.settings_look_cartridge(),
        Look::Contrast => texts.settings_look_contrast(),
    };
    let style = match shared.style {
        BoardStyle::Color => texts.app_style_color(),
        BoardStyle::Ascii => texts.app_style_ascii(),
        BoardStyle::Unicode | BoardStyle::Words => texts.app_style_unicode(),
    };
    [
        Row::new(texts.settings_language()).with_note(texts.language().name().to_owned()),
        Row::new(texts.settings_look()).with_note(look),
        Row::new(texts.app_style()).with_note(style),
        Row::new(texts.settings_coordinates()).with_note(switch(settings.coordinates)),
        Row::new(texts.settings_dots()).with_note(switch(settings.dots)),
        Row::new(texts.coach_title()).with_note(texts.coach_choice(settings.coach)),
        Row::new(texts.app_backup_write()),
        Row::new(texts.app_backup_restore()),
    ]
}

impl SettingsScreen {
    fn ask(&mut self, question: Question, name: impl Into<String>, shared: &mut Shared) {
        self.question = question;
        shared.prompt = Some(Prompt::text(name));
    }
}

impl Screen for SettingsScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.settings()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let act = if self.choice.0 < BACK_UP {
            KeyHint::new(Key::Right, texts.app_key_change())
        } else {
            KeyHint::new(Key::Enter, texts.app_key_choose())
        };
        vec![act, KeyHint::new(Key::Esc, texts.app_key_back())]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.theme);
        let after: Position = [Square::F5, Square::D6]
            .into_iter()
            .try_fold(Position::START, |at, square| at.play(square.into()))
            .unwrap_or(Position::START);
        let mut board = Board::new(after, after.legal_moves(), &shared.settings);
        board.last = Some(Square::D6);
        board.draw(canvas, layout.board, layout.size);
        let below = self
            .choice
            .draw_above(canvas, layout.panel, &rows(shared), 0);
        let texts = &shared.texts;
        match (&shared.prompt, self.question) {
            (Some(Prompt::Text(input)), Question::BackUp) => {
                input.draw(canvas, below, &texts.app_backup_file());
            }
            (Some(Prompt::Text(input)), Question::Restore) => {
                input.draw(canvas, below, &texts.app_backup_which());
            }
            _ if self.choice.0 == BACK_UP => canvas.note(below, texts.app_about_backup()),
            _ if self.choice.0 == RESTORE => canvas.note(below, texts.note_restore()),
            _ => canvas.note(below, texts.app_settings_kept()),
        }
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        match input {
            Input::Key(Key::Left) => change(self.choice.0, false, shared),
            Input::Key(Key::Right) => change(self.choice.0, true, shared),
            input => match self.choice.input(input, rows(shared).len()) {
                Some(BACK_UP) => self.ask(Question::BackUp, BACKUP, shared),
                Some(RESTORE) => self.ask(Question::Restore, BACKUP, shared),
                Some(index) => change(index, true, shared),
                None => {}
            },
        }
        Go::Stay
    }

    fn answered(&mut self, answer: Answer, shared: &mut Shared) -> Go {
        if let Answer::Text(name) = answer
            && !name.is_empty()
        {
            shared.effects.push(match self.question {
                Question::BackUp => Effect::BackUp(name),
                Question::Restore => Effect::Restore(name),
            });
        }
        Go::Stay
    }

    fn wrong_file(&mut self, name: String, shared: &mut Shared) {
        self.ask(self.question, name, shared);
    }
}
