use outflank_app::study::Opened;
use ratatui::layout::Rect;

use super::entry;
use crate::app::canvas::Canvas;
use crate::app::screens::analysis::AnalysisScreen;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Entry};
use crate::app::{Input, Key};

/// Which of the games of a file?
pub(in crate::app::screens) struct FileScreen {
    name: String,
    games: Vec<Opened>,
    choice: Choice,
}

impl FileScreen {
    pub(in crate::app::screens) fn new(name: &str, games: Vec<Opened>) -> FileScreen {
        FileScreen {
            name: name.to_owned(),
            games,
            choice: Choice::default(),
        }
    }
}

impl Screen for FileScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.app_games_of(&self.name, self.games.len())
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        KeyHint::to_choose(&shared.texts)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let entry = |game: &Opened| entry(game.record.as_deref(), &shared.texts);
        let entries: Vec<Entry> = self.games.iter().map(entry).collect();
        self.choice.draw(canvas, area, &entries);
    }

    fn input(&mut self, input: Input, _shared: &mut Shared) -> Go {
        if input == Input::Key(Key::Escape) {
            return Go::Back;
        }
        match self.choice.input(input, self.games.len()) {
            Some(index) => {
                let tree = self.games[index].tree.clone();
                Go::Open(Box::new(AnalysisScreen::of(tree)))
            }
            None => Go::Stay,
        }
    }
}
