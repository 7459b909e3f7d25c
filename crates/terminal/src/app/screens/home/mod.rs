//! The home screen: a board to play on at once, and the way to everything else.

use outflank_app::new_game::Way;
use outflank_rules::{Bitboard, Position};
use ratatui::layout::Rect;

use super::analysis::AnalysisScreen;
use super::games::GamesScreen;
use super::lessons::Course;
use super::menu::MenuScreen;
use super::puzzles::Puzzles;
use super::settings::SettingsScreen;
use super::setup::{SetupScreen, play_chosen};
use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Row};
use crate::app::{Effect, Input, Key};

/// An item of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Resume,
    Play,
    New,
    Learn,
    Puzzles,
    Analyse,
    Games,
    Settings,
    Leave,
}

/// The menu with its keys. The model handles `s` and `q`.
const ITEMS: [(Item, Option<char>); 9] = [
    (Item::Resume, None),
    (Item::Play, None),
    (Item::New, Some('n')),
    (Item::Learn, Some('l')),
    (Item::Puzzles, Some('p')),
    (Item::Analyse, Some('v')),
    (Item::Games, Some('g')),
    (Item::Settings, Some('s')),
    (Item::Leave, Some('q')),
];

/// The home screen.
#[derive(Default)]
pub struct Home {
    choice: Choice,
}

fn items(shared: &Shared) -> &'static [(Item, Option<char>)] {
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

fn choose(item: Item, shared: &mut Shared) -> Go {
    Go::Open(match item {
        Item::Resume => return Go::Resume,
        Item::Play => return play_chosen(shared, None),
        Item::Leave => return Go::Back,
        Item::New => Box::new(SetupScreen::new(shared)),
        Item::Learn => Box::new(MenuScreen::new(Course)),
        Item::Puzzles => Box::new(MenuScreen::new(Puzzles)),
        Item::Analyse => Box::new(AnalysisScreen::empty(shared)),
        Item::Games => Box::new(GamesScreen::default()),
        Item::Settings => Box::new(SettingsScreen::default()),
    })
}

impl Screen for Home {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.app_title()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let hint = |(item, letter): (Item, Option<char>)| {
            let label = match item {
                Item::New => texts.play_new(),
                item => row(item, shared).text,
            };
            Some(KeyHint::letter(letter?, label))
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
        let rows: Vec<Row> = items(shared).iter().map(|it| row(it.0, shared)).collect();
        let below = self.choice.draw_above(canvas, layout.panel, &rows, 0);
        if below.height >= 3 {
            canvas.note(below, shared.texts.app_about_home());
        }
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let items = items(shared);
        match input {
            Input::Key(Key::Char(letter)) if letter != ' ' => {
                let item = items.iter().find(|(_, key)| *key == Some(letter));
                item.map_or(Go::Stay, |&(item, _)| choose(item, shared))
            }
            // A click on the board starts a game, or continues the unfinished one.
            Input::Square(_) if shared.unfinished.is_some() => Go::Resume,
            Input::Square(square) => play_chosen(shared, Some(square)),
            input => {
                let chosen = self.choice.input(input, items.len());
                chosen.map_or(Go::Stay, |index| choose(items[index].0, shared))
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

fn row(item: Item, shared: &Shared) -> Row {
    let texts = &shared.texts;
    Row::new(match item {
        Item::Play => return Row::new(texts.play()).with_note(brief(shared)),
        Item::Resume => texts.app_resume(),
        Item::New => texts.app_new(),
        Item::Learn => texts.nav_learn(),
        Item::Puzzles => texts.nav_puzzles(),
        Item::Analyse => texts.nav_analyse(),
        Item::Games => texts.nav_games(),
        Item::Settings => texts.settings(),
        Item::Leave => texts.app_leave(),
    })
}
