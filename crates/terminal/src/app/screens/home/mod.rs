//! The first screen: a board to play on at once, and the way to everything else.

use outflank_app::new_game::Way;
use outflank_rules::Position;
use ratatui::layout::Rect;

use super::analysis::AnalysisScreen;
use super::games::GamesScreen;
use super::lessons::CourseScreen;
use super::puzzles::PuzzlesScreen;
use super::settings::SettingsScreen;
use super::setup::{SetupScreen, play_chosen};
use crate::app::board::{Board, Layout};
use crate::app::canvas::{Canvas, Paragraph, Scroll};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Entry};
use crate::app::{Effect, Input, Key};

/// What can be chosen here.
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

/// The first screen.
#[derive(Default)]
pub(in crate::app) struct Home {
    choice: Choice,
}

fn items(shared: &Shared) -> Vec<Item> {
    let resume = shared.unfinished.as_ref().map(|_| Item::Resume);
    let others = [
        Item::Play,
        Item::New,
        Item::Learn,
        Item::Puzzles,
        Item::Analyse,
        Item::Games,
        Item::Settings,
        Item::Leave,
    ];
    resume.into_iter().chain(others).collect()
}

/// The game like the last one, in a few words.
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

impl Home {
    fn choose(item: Item, shared: &mut Shared) -> Go {
        match item {
            Item::Resume => Go::Resume,
            Item::Play => play_chosen(shared, None),
            Item::New => Go::Open(Box::new(SetupScreen::new(shared))),
            Item::Learn => Go::Open(Box::new(CourseScreen::default())),
            Item::Puzzles => Go::Open(Box::new(PuzzlesScreen::default())),
            Item::Analyse => Go::Open(Box::new(AnalysisScreen::empty())),
            Item::Games => Go::Open(Box::new(GamesScreen::default())),
            Item::Settings => Go::Open(Box::new(SettingsScreen::default())),
            Item::Leave => Go::Back,
        }
    }
}

impl Screen for Home {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.app_title()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        vec![
            KeyHint::new(Key::Enter, texts.app_key_choose()),
            KeyHint::letter('n', texts.play_new()),
            KeyHint::letter('l', texts.nav_learn()),
            KeyHint::letter('p', texts.nav_puzzles()),
            KeyHint::letter('v', texts.nav_analyse()),
            KeyHint::letter('g', texts.nav_games()),
            KeyHint::letter('s', texts.settings()),
            KeyHint::letter('q', texts.app_leave()),
        ]
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.app_about_home()]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let layout = Layout::of(area, canvas.theme);
        let waiting = shared.unfinished.as_ref();
        let position = waiting.map_or(Position::START, |saved| saved.game.position());
        let mut board = Board::of(position);
        board.coordinates = shared.settings.coordinates;
        if shared.settings.dots && waiting.is_none() {
            board.dots = position.legal_moves();
        }
        board.draw(canvas, layout.board, layout.size);
        let entry = |item: &Item| match item {
            Item::Resume => Entry::new(texts.app_resume()),
            Item::Play => Entry::new(texts.play()).with_note(brief(shared)),
            Item::New => Entry::new(texts.app_new()),
            Item::Learn => Entry::new(texts.nav_learn()),
            Item::Puzzles => Entry::new(texts.nav_puzzles()),
            Item::Analyse => Entry::new(texts.nav_analyse()),
            Item::Games => Entry::new(texts.nav_games()),
            Item::Settings => Entry::new(texts.settings()),
            Item::Leave => Entry::new(texts.app_leave()),
        };
        let entries: Vec<Entry> = items(shared).iter().map(entry).collect();
        let height = (entries.len() as u16).min(layout.panel.height);
        let list = Rect {
            height,
            ..layout.panel
        };
        self.choice.draw(canvas, list, &entries);
        let below = Rect {
            y: list.bottom() + 1,
            height: layout.panel.height.saturating_sub(height + 1),
            ..layout.panel
        };
        if below.height >= 3 {
            let about =
                Paragraph::styled(texts.app_about_home(), crate::app::theme::Theme::muted());
            canvas.paragraphs(below, &[about], Scroll::From(0));
        }
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let items = items(shared);
        match input {
            Input::Key(Key::Escape) => return Go::Back,
            Input::Key(Key::Char('n')) => return Home::choose(Item::New, shared),
            Input::Key(Key::Char('l')) => return Home::choose(Item::Learn, shared),
            Input::Key(Key::Char('p')) => return Home::choose(Item::Puzzles, shared),
            Input::Key(Key::Char('v')) => return Home::choose(Item::Analyse, shared),
            Input::Key(Key::Char('g')) => return Home::choose(Item::Games, shared),
            // On the board of the start a first move begins a game; a waiting game goes on.
            Input::Square(square) => {
                return match shared.unfinished {
                    Some(_) => Go::Resume,
                    None => play_chosen(shared, Some(square)),
                };
            }
            _ => {}
        }
        match self.choice.input(input, items.len()) {
            Some(index) => Home::choose(items[index], shared),
            None => Go::Stay,
        }
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.choice = Choice::default();
        if shared.unfinished.is_none() {
            shared.effects.push(Effect::FindUnfinished);
        }
    }
}
