//! The games on disk, and those of a file.

mod file;

use outflank_app::kept::{Entry, GameId, Listing, Unreadable, record_of};
use outflank_app::study::Tree;
use outflank_play::PlayerKind;
use outflank_record::GameRecord;
use outflank_rules::Color;
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::analysis::AnalysisScreen;
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Row};
use crate::app::widgets::prompt::{Answer, Prompt};
use crate::app::{Effect, Input, Key};

pub(super) use file::FileGames;

/// All games that are kept: to go on with, to look at, to delete.
#[derive(Default)]
pub(in crate::app) struct GamesScreen {
    games: Listing,
    choice: Choice,
}

enum Item<'a> {
    Unfinished(&'a Entry),
    Finished(&'a Entry),
    Unreadable(&'a Unreadable),
}

impl Item<'_> {
    /// Below which heading it stands.
    const fn kind(&self) -> usize {
        match self {
            Item::Unfinished(_) => 0,
            Item::Finished(_) => 1,
            Item::Unreadable(_) => 2,
        }
    }
}

impl GamesScreen {
    fn items(&self) -> Vec<Item<'_>> {
        let games = &self.games;
        let unfinished = games.unfinished.iter().map(Item::Unfinished);
        let finished = games.finished.iter().map(Item::Finished);
        let unreadable = games.unreadable.iter().map(Item::Unreadable);
        unfinished.chain(finished).chain(unreadable).collect()
    }

    fn chosen(&self) -> Option<Item<'_>> {
        self.items().into_iter().nth(self.choice.0)
    }

    /// What there is to know about the chosen one.
    fn about(&self, shared: &Shared) -> String {
        let texts = &shared.texts;
        match self.chosen() {
            _ if shared.prompt.is_some() => texts.app_ask_delete(),
            None => texts.games_none(),
            Some(Item::Unreadable(it)) => texts.describe(&it.notice()),
            Some(Item::Unfinished(Entry { saved, .. }) | Item::Finished(Entry { saved, .. })) => {
                let discs = saved.game.discs();
                let [black, white] = [discs.black, discs.white].map(u32::from);
                match saved.game.result() {
                    Some(result) => texts.result(result),
                    None => texts.games_standing(saved.game.turn(), black, white),
                }
            }
        }
    }
}

fn row(item: &Item<'_>, texts: &Texts) -> Row {
    match item {
        Item::Unfinished(game) | Item::Finished(game) => {
            let unnamed = |player| match player {
                PlayerKind::Human => String::new(),
                PlayerKind::Computer(level) => texts.play_computer(level.number()),
            };
            let (record, _) = record_of(&game.saved, Some(&game.id), unnamed);
            row_of(Some(&record), texts)
        }
        Item::Unreadable(it) => {
            let kind = it.original_name().split('.').next().unwrap_or_default();
            let day = GameId::of_name(&it.name).and_then(|id| id.day());
            Row::new(texts.games_damaged_thing(kind, &day.unwrap_or_default()))
        }
    }
}

/// Who played, when, and how it ended.
fn row_of(record: Option<&GameRecord>, texts: &Texts) -> Row {
    let name = |color: Color| {
        let name = record.map(|it| it.player(color).name.clone());
        let name = name.filter(|name| !name.is_empty());
        name.unwrap_or_else(|| texts.color_name(color))
    };
    let date = record.and_then(|it| it.date.as_ref());
    let score = record.and_then(|it| it.result.as_ref()).map(|result| {
        let is_whole = result.score.thousandths() % 1000 == 0;
        texts.signed(result.score.to_f64(), if is_whole { 0 } else { 2 })
    });
    let note: Vec<String> = (date.map(|date| date.to_day('-')).into_iter())
        .chain(score)
        .collect();
    let title = format!("{} – {}", name(Color::Black), name(Color::White));
    Row::new(title).with_note(note.join(" "))
}

impl Screen for GamesScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.nav_games()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let open = match self.chosen() {
            Some(Item::Unfinished(_)) => Some(texts.games_continue()),
            Some(Item::Finished(_)) => Some(texts.nav_analyse()),
            Some(Item::Unreadable(_)) | None => None,
        };
        let delete = self.chosen().map(|_| texts.games_delete());
        let keys = [(Key::Enter, open), (Key::Char('x'), delete)];
        let keys = keys
            .into_iter()
            .chain([(Key::Esc, Some(texts.app_key_back()))]);
        keys.filter_map(|(key, label)| Some(KeyHint::new(key, label?)))
            .collect()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let headings = [
            texts.games_in_progress(),
            texts.games_finished(),
            texts.games_damaged(),
        ];
        let mut rows = Vec::new();
        for (kind, heading) in headings.into_iter().enumerate() {
            let items = self.items().into_iter().filter(|item| item.kind() == kind);
            let before = rows.len();
            rows.extend(items.map(|item| row(&item, texts)));
            if rows.len() > before {
                rows.insert(before, Row::heading(heading));
            }
        }
        let below = self.choice.draw_above(canvas, area, &rows, 4);
        canvas.note(below, self.about(shared));
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let count = self.items().len();
        match input {
            Input::Key(Key::Char('x') | Key::Backspace) if count > 0 => {
                shared.prompt = Some(Prompt::YesNo);
            }
            input => {
                if self.choice.input(input, count).is_some() {
                    match self.chosen() {
                        Some(Item::Finished(game)) => {
                            let screen = AnalysisScreen::of_saved(&game.saved);
                            return Go::Open(Box::new(screen));
                        }
                        Some(Item::Unfinished(game)) => {
                            shared.effects.push(Effect::ResumeGame(game.id.clone()));
                        }
                        Some(Item::Unreadable(_)) | None => {}
                    }
                }
            }
        }
        Go::Stay
    }

    fn answered(&mut self, answer: Answer, shared: &mut Shared) -> Go {
        if answer != Answer::Yes {
            return Go::Stay;
        }
        let delete = match self.chosen() {
            Some(Item::Unfinished(game) | Item::Finished(game)) => {
                Effect::DeleteGame(game.id.clone())
            }
            Some(Item::Unreadable(it)) => Effect::DeleteUnreadable(Box::new(it.clone())),
            None => return Go::Stay,
        };
        let look = [Effect::FindUnfinished, Effect::ListGames];
        shared.effects.push(delete);
        shared.effects.extend(look);
        Go::Stay
    }

    fn enter(&mut self, shared: &mut Shared) {
        shared.effects.push(Effect::ListGames);
    }

    fn games(&mut self, games: Listing, shared: &mut Shared) {
        if let Some(notice) = &games.notice {
            shared.notice = Some(shared.texts.describe(notice));
        }
        self.games = games;
        let last = self.items().len().saturating_sub(1);
        self.choice.0 = self.choice.0.min(last);
    }

    fn annotated(&mut self, tree: &Tree, shared: &mut Shared) {
        if let Some(Item::Finished(game)) = self.chosen() {
            let Entry { id, mut saved } = game.clone();
            tree.annotate(&mut saved);
            shared.effects.push(Effect::KeepGame(id, Box::new(saved)));
        }
    }
}
