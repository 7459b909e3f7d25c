//! The home screen: a board to play on at once, and the way to everything else.

use outflank_app::new_game::Way;
use outflank_rules::{Bitboard, Position};
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::analysis::AnalysisScreen;
use super::games::GamesScreen;
use super::lessons::Course;
use super::library::LibraryScreen;
use super::menu::MenuScreen;
use super::puzzles::Puzzles;
use super::settings::SettingsScreen;
use super::setup::{SetupScreen, play_chosen};
use super::training::TrainingMenu;
use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Row};
use crate::app::{Effect, Input, Key};

/// An item of the menu: its key, its label, and where it leads.
type Item = (Option<char>, fn(&Texts) -> String, fn(&mut Shared) -> Go);

/// The menu. The model handles `s` and `q`.
const ITEMS: [Item; 11] = [
    (None, Texts::app_resume, |_| Go::Resume),
    (None, Texts::play, |shared| play_chosen(shared, None)),
    (Some('n'), Texts::app_new, |shared| {
        Go::open(SetupScreen::new(shared))
    }),
    (Some('l'), Texts::nav_learn, |_| {
        Go::open(MenuScreen::new(Course))
    }),
    (Some('p'), Texts::nav_puzzles, |_| {
        Go::open(MenuScreen::new(Puzzles))
    }),
    (Some('t'), Texts::practice_title, |shared| {
        Go::open(MenuScreen::new(TrainingMenu::new(shared)))
    }),
    (Some('v'), Texts::nav_analyse, |shared| {
        Go::open(AnalysisScreen::empty(shared))
    }),
    (Some('g'), Texts::nav_games, |_| {
        Go::open(GamesScreen::default())
    }),
    (Some('b'), Texts::library_title, |_| {
        Go::open(LibraryScreen::default())
    }),
    (Some('s'), Texts::settings, |_| {
        Go::open(SettingsScreen::default())
    }),
    (Some('q'), Texts::app_leave, |_| Go::Back),
];

/// The item that plays at once.
const PLAY: usize = 1;

/// The home screen.
#[derive(Default)]
pub struct Home {
    choice: Choice,
}

fn items(shared: &Shared) -> &'static [Item] {
    &ITEMS[usize::from(shared.unfinished.is_none())..]
}

/// Who plays in a game with the current choices.
fn brief(shared: &Shared) -> String {
    let texts = &shared.texts;
    let new_game = &shared.settings.own.new_game;
    match new_game.way {
        Way::Computer => texts.play_computer(new_game.level.number()),
        Way::People => texts.two_people(),
        Way::Computers => texts.app_players_computers(),
        Way::Cartridge => texts.app_brief_cartridge(&new_game.number.to_string()),
    }
}

impl Screen for Home {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.app_title()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let hint = |(key, label, _): Item| {
            let label = label(texts).trim_end_matches('…').to_owned();
            Some(KeyHint::letter(key?, label))
        };
        let enter = KeyHint::new(Key::Enter, texts.app_key_choose());
        let letters = ITEMS.into_iter().filter_map(hint);
        core::iter::once(enter).chain(letters).collect()
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.app_about_home()]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.theme);
        let (position, dots) = match &shared.unfinished {
            Some(saved) => (saved.game.position(), Bitboard::EMPTY),
            None => (Position::START, Position::START.legal_moves()),
        };
        let board = Board::new(position, dots, &shared.settings);
        board.draw(canvas, layout.board, layout.size);
        let items = items(shared);
        let row = |(_, label, _): &Item| Row::new(label(&shared.texts));
        let mut rows: Vec<Row> = items.iter().map(row).collect();
        rows[PLAY + items.len() - ITEMS.len()].note = brief(shared);
        let below = self.choice.draw_above(canvas, layout.panel, &rows, 0);
        if below.height >= 3 {
            canvas.note(below, shared.texts.app_about_home());
        }
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let items = items(shared);
        match input {
            Input::Key(Key::Char(letter)) if letter != ' ' => {
                let item = items.iter().find(|item| item.0 == Some(letter));
                item.map_or(Go::Stay, |item| item.2(shared))
            }
            // A click on the board starts a game, or continues the unfinished one.
            Input::Square(_) if shared.unfinished.is_some() => Go::Resume,
            Input::Square(square) => play_chosen(shared, Some(square)),
            input => {
                let chosen = self.choice.input(input, items.len());
                chosen.map_or(Go::Stay, |index| items[index].2(shared))
            }
        }
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.choice = Choice::default();
        if shared.unfinished.is_none() {
            shared.effects.push(Effect::FindUnfinished);
        }
    }
}
