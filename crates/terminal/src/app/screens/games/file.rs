use outflank_app::study::Opened;
use outflank_text::Texts;

use super::row_of;
use crate::app::screens::analysis::AnalysisScreen;
use crate::app::screens::menu::Menu;
use crate::app::shared::{Screen, Shared};
use crate::app::widgets::list::Row;

/// The games of a file, to choose one for analysis.
pub struct FileGames {
    pub name: String,
    pub games: Vec<Opened>,
}

impl Menu for FileGames {
    fn title(&self, texts: &Texts) -> String {
        texts.app_games_of(&self.name, self.games.len())
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let row = |game: &Opened| row_of(Some(&game.record()), &shared.texts);
        self.games.iter().map(row).collect()
    }

    fn about(&self, _index: usize, _texts: &Texts) -> String {
        String::new()
    }

    fn open(&self, index: usize, shared: &mut Shared) -> Option<Box<dyn Screen>> {
        let game = &self.games[index];
        if let Some(missing) = shared.texts.missing_of(game) {
            shared.notice = Some(missing);
        }
        Some(Box::new(AnalysisScreen::of(game.study())))
    }
}
