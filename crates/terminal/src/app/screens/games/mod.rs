//! The games on disk, and those of a file.

mod file;

use outflank_app::figures::OwnGames;
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
use crate::app::widgets::filter::Filter;
use crate::app::widgets::list::{Choice, Row};
use crate::app::widgets::prompt::{Answer, Prompt};
use crate::app::{Effect, Input, Key};

pub use file::FileGames;

/// The games on disk: to continue, analyse or delete.
#[derive(Default)]
pub struct GamesScreen {
    items: Vec<Item>,
    filter: Filter,
    choice: Choice,
    own: OwnGames,
    /// Whether the figures of one's own games are shown in place of the list.
    figures: bool,
}

#[derive(Clone)]
enum Item {
    Unfinished(Entry),
    Finished(Entry),
    Unreadable(Unreadable),
}

impl Item {
    /// What Enter does.
    fn open(&self, texts: &Texts) -> Option<String> {
        match self {
            Item::Unfinished(_) => Some(texts.games_continue()),
            Item::Finished(_) => Some(texts.nav_analyse()),
            Item::Unreadable(_) => None,
        }
    }

    fn heading(&self, texts: &Texts) -> String {
        match self {
            Item::Unfinished(_) => texts.games_in_progress(),
            Item::Finished(_) => texts.games_finished(),
            Item::Unreadable(_) => texts.games_damaged(),
        }
    }

    fn row(&self, texts: &Texts) -> Row {
        match self {
            Item::Unfinished(Entry { id, saved }) | Item::Finished(Entry { id, saved }) => {
                let unnamed = |player| match player {
                    PlayerKind::Human => String::new(),
                    PlayerKind::Computer(level) => texts.play_computer(level.number()),
                };
                row_of(Some(&record_of(saved, Some(id), unnamed).0), texts)
            }
            Item::Unreadable(it) => {
                let kind = it.original_name().split('.').next().unwrap_or_default();
                let day = GameId::of_name(&it.name).and_then(|id| id.day());
                Row::new(texts.games_damaged_thing(kind, &day.unwrap_or_default()))
            }
        }
    }

    fn about(&self, texts: &Texts) -> String {
        let game = match self {
            Item::Unfinished(entry) | Item::Finished(entry) => &entry.saved.game,
            Item::Unreadable(it) => return texts.describe(&it.notice()),
        };
        let (discs, turn) = (game.discs(), game.turn());
        let standing = || texts.games_standing(turn, discs.black.into(), discs.white.into());
        game.result().map_or_else(standing, |it| texts.result(it))
    }
}

/// Who played, when, and how it ended.
fn row_of(record: Option<&GameRecord>, texts: &Texts) -> Row {
    let name = |color: Color| {
        let name = record.map(|it| it.player(color).name.clone());
        let name = name.filter(|name| !name.is_empty());
        name.unwrap_or_else(|| texts.color_name(color))
    };
    let title = format!("{} – {}", name(Color::Black), name(Color::White));
    let date = record.and_then(|it| Some(it.date.as_ref()?.to_day('-')));
    let result = record.and_then(|it| it.result.as_ref());
    let score = result.map(|it| texts.recorded_score(it.score));
    let note: Vec<String> = date.into_iter().chain(score).collect();
    Row::new(title).with_note(note.join(" "))
}

impl GamesScreen {
    /// The items that are looked for, with their places among all.
    fn shown(&self, texts: &Texts) -> Vec<(usize, &Item, Row)> {
        let items = self.items.iter().enumerate();
        let rows = items.map(|(place, item)| (place, item, item.row(texts)));
        rows.filter(|(.., row)| self.filter.has(row)).collect()
    }

    fn chosen(&self, texts: &Texts) -> Option<usize> {
        let shown = self.shown(texts);
        shown.get(self.choice.0).map(|(place, ..)| *place)
    }

    fn chosen_item(&self, texts: &Texts) -> Option<&Item> {
        self.items.get(self.chosen(texts)?)
    }
}

impl Screen for GamesScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.nav_games()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let chosen = self.chosen_item(texts);
        let open = chosen.and_then(|item| item.open(texts));
        let open = open.map(|label| KeyHint::new(Key::Enter, label));
        let delete = chosen.map(|_| KeyHint::letter('x', texts.games_delete()));
        let search = (self.items.len() > 1).then(|| Filter::key(texts));
        let own = (self.own.all.games() > 0).then(|| KeyHint::letter('b', texts.app_key_own()));
        let back = KeyHint::new(Key::Esc, texts.app_key_back());
        let delete = delete.into_iter().chain(search).chain(own);
        open.into_iter().chain(delete).chain([back]).collect()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let mut rows = Vec::new();
        if self.figures {
            rows.push(Row::heading(texts.own_title()));
            let groups = texts.own_games(&self.own).into_iter();
            rows.extend(
                groups.map(|(name, tally)| Row::new(name).with_note(texts.describe(&tally))),
            );
            let below = Choice::default().draw_above(canvas, area, &rows, 4);
            canvas.note(below, texts.own_streak(self.own.streak, self.own.longest));
            return;
        }
        let mut heading = String::new();
        for (_, item, row) in self.shown(texts) {
            if item.heading(texts) != heading {
                heading = item.heading(texts);
                rows.push(Row::heading(heading.clone()));
            }
            rows.push(row);
        }
        let below = self.choice.draw_above(canvas, area, &rows, 4);
        if Filter::draw(canvas, below, shared) {
            return;
        }
        canvas.note(
            below,
            match self.chosen_item(texts) {
                Some(_) if shared.prompt.is_some() => texts.app_ask_delete(),
                Some(item) => item.about(texts),
                None if self.filter.is_set() => texts.app_search_none(),
                None => texts.games_none(),
            },
        );
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if let Input::Key(Key::Char('b')) = input {
            self.figures = !self.figures && self.own.all.games() > 0;
        } else if self.figures {
            // What is not seen is neither opened nor deleted.
        } else if self.filter.input(input, shared) {
            // The words come with the answer.
        } else if let Input::Key(Key::Char('x') | Key::Backspace) = input {
            shared.prompt = self.chosen(&shared.texts).map(|_| Prompt::YesNo);
        } else if (self.choice)
            .input(input, self.shown(&shared.texts).len())
            .is_some()
        {
            match self.chosen_item(&shared.texts) {
                Some(Item::Finished(game)) => {
                    return Go::open(AnalysisScreen::of_saved(&game.saved));
                }
                Some(Item::Unfinished(game)) => {
                    shared.effects.push(Effect::ResumeGame(game.id.clone()));
                }
                Some(Item::Unreadable(_)) | None => {}
            }
        }
        Go::Stay
    }

    fn answered(&mut self, answer: Answer, shared: &mut Shared) -> Go {
        if let Answer::Text(words) = &answer {
            self.filter.set(words);
            self.choice = Choice::default();
        }
        if let (Answer::Yes, Some(item)) = (answer, self.chosen_item(&shared.texts)) {
            let delete = match item.clone() {
                Item::Unfinished(game) | Item::Finished(game) => Effect::DeleteGame(game.id),
                Item::Unreadable(it) => Effect::DeleteUnreadable(Box::new(it)),
            };
            let look = [delete, Effect::FindUnfinished, Effect::ListGames];
            shared.effects.extend(look);
        }
        Go::Stay
    }

    fn enter(&mut self, shared: &mut Shared) {
        shared.effects.push(Effect::ListGames);
    }

    fn games(&mut self, games: Listing, shared: &mut Shared) {
        if let Some(notice) = &games.notice {
            shared.notice = Some(shared.texts.describe(notice));
        }
        let mut played: Vec<&Entry> = games.finished.iter().collect();
        played.sort_by(|one, other| one.id.cmp(&other.id));
        self.own = OwnGames::of(played.into_iter().map(|entry| &entry.saved));
        let unfinished = games.unfinished.into_iter().map(Item::Unfinished);
        let finished = games.finished.into_iter().map(Item::Finished);
        let unreadable = games.unreadable.into_iter().map(Item::Unreadable);
        self.items = unfinished.chain(finished).chain(unreadable).collect();
        self.choice.0 = self.choice.0.min(self.items.len().saturating_sub(1));
    }

    fn annotated(&mut self, tree: &Tree, shared: &mut Shared) {
        let chosen = self.chosen(&shared.texts);
        let chosen = chosen.and_then(|place| self.items.get_mut(place));
        if let Some(Item::Finished(Entry { id, saved })) = chosen {
            tree.annotate(saved);
            let keep = Effect::KeepGame(id.clone(), Box::new(saved.clone()));
            shared.effects.push(keep);
        }
    }
}
