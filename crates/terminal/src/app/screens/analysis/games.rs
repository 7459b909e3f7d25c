use ratatui::layout::Rect;

use super::AnalysisScreen;
use super::files::Found;
use crate::app::canvas::Canvas;
use crate::app::parts::list::{Choice, Entry};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::{Input, Key};

/// Which of the games of a file?
pub(super) struct GamesScreen {
    name: String,
    games: Vec<Found>,
    choice: Choice,
}

impl GamesScreen {
    pub(super) fn new(name: &str, games: Vec<Found>) -> GamesScreen {
        GamesScreen {
            name: name.to_owned(),
            games,
            choice: Choice::default(),
        }
    }
}

impl Screen for GamesScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.app_games_of(&self.name, self.games.len())
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        KeyHint::to_choose(&shared.texts)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, _shared: &Shared) {
        let entry = |game: &Found| Entry::new(game.title.clone()).with_note(game.note.clone());
        let entries: Vec<Entry> = self.games.iter().map(entry).collect();
        self.choice.draw(canvas, area, &entries);
    }

    fn input(&mut self, input: Input, _shared: &mut Shared) -> Go {
        if input == Input::Key(Key::Escape) {
            return Go::Back;
        }
        match self.choice.input(input, self.games.len()) {
            Some(index) => {
                let replay = self.games[index].replay.clone();
                Go::Open(Box::new(AnalysisScreen::of(replay)))
            }
            None => Go::Stay,
        }
    }
}
