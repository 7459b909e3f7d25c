use outflank_app::study::Opened;
use outflank_record::GameRecord;
use outflank_rules::Color;
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::AnalysisScreen;
use crate::app::canvas::Canvas;
use crate::app::parts::list::{Choice, Entry};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::{Input, Key};

/// Which of the games of a file?
pub(super) struct GamesScreen {
    name: String,
    games: Vec<Opened>,
    choice: Choice,
}

impl GamesScreen {
    pub(super) fn new(name: &str, games: Vec<Opened>) -> GamesScreen {
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

/// Who played, when, and how it ended.
fn entry(record: Option<&GameRecord>, texts: &Texts) -> Entry {
    let name = |color: Color| {
        let name = record.map(|it| it.player(color).name.clone());
        let name = name.filter(|name| !name.is_empty());
        name.unwrap_or_else(|| texts.color_name(color))
    };
    let year = record
        .and_then(|it| it.date.as_ref())
        .map(ToString::to_string);
    let year = year.map(|date| date.chars().take(4).collect::<String>());
    let score = record.and_then(|it| it.result.as_ref()).map(|result| {
        let is_whole = result.score.thousandths() % 1000 == 0;
        texts.signed(result.score.to_f64(), if is_whole { 0 } else { 2 })
    });
    let note: Vec<String> = [year, score].into_iter().flatten().collect();
    let title = format!("{} – {}", name(Color::Black), name(Color::White));
    Entry::new(title).with_note(note.join(" "))
}
