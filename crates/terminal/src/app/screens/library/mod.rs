//! The user's game library: searched, listed, imported into, analysed, and games of it opened and removed.
//!
//! - `figures`: how well its players did;
//! - `search`: what is searched for, field by field.

mod figures;
pub mod search;

use outflank_app::JobId;
use outflank_app::explorer::shelf::{Effect, Happening, Input as Wish};
use outflank_app::explorer::{Entry, Found, Search, Shelf, Trouble};
use outflank_app::figures::PlayerFigures;
use ratatui::layout::Rect;

use super::analysis::AnalysisScreen;
use crate::app::canvas::{Canvas, split};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Row};
use crate::app::widgets::prompt::{Answer, Prompt};
use crate::app::{Effect as Outside, Import, Input, Key, Survey};
use search::{Field, in_words};

/// The library screen.
pub struct LibraryScreen {
    shelf: Shelf,
    /// The name of the opening in the search.
    opening: Option<String>,
    choice: Choice,
    asking: Question,
    importing: Option<Import>,
    /// So many of so many games are analysed.
    surveying: Option<(usize, usize)>,
    /// How well the players of the games did, in place of the list.
    figures: Option<Vec<PlayerFigures>>,
    /// The number of our open question among all.
    open: Option<(JobId, JobId)>,
}

/// What the open prompt asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Field(Field),
    Import,
    Remove,
}

impl Default for LibraryScreen {
    /// All games.
    fn default() -> LibraryScreen {
        LibraryScreen::of(Search::default())
    }
}

impl LibraryScreen {
    /// The games that match.
    pub fn of(search: Search) -> LibraryScreen {
        LibraryScreen {
            shelf: Shelf::searching(search),
            opening: None,
            choice: Choice::default(),
            asking: Question::Import,
            importing: None,
            surveying: None,
            figures: None,
            open: None,
        }
    }

    /// Whether games are imported or analysed.
    fn is_busy(&self) -> bool {
        self.importing.is_some() || self.surveying.is_some()
    }

    fn chosen(&self) -> Option<&Entry> {
        self.shelf.list().games().get(self.choice.0)
    }

    fn update(&mut self, wish: Wish, shared: &mut Shared) -> Go {
        let happening = self.shelf.update(wish);
        self.carry_out(shared);
        let games = self.shelf.list().games().len();
        self.choice.0 = self.choice.0.min(games.saturating_sub(1));
        match happening {
            Some(Happening::Opened(record)) => {
                return Go::open(AnalysisScreen::of(*record));
            }
            Some(Happening::Removed) => shared.notice = Some(shared.texts.library_removed(1)),
            // It is said where the list would be.
            Some(Happening::Failed(_)) if self.shelf.trouble().is_some() => {}
            Some(Happening::Failed(trouble)) => {
                shared.notice = Some(shared.texts.describe(&trouble));
            }
            None => {}
        }
        Go::Stay
    }

    fn carry_out(&mut self, shared: &mut Shared) {
        for effect in self.shelf.effects() {
            match effect {
                Effect::Ask(id, query) => self.open = Some((shared.look(query), id)),
                Effect::Remove(game) => shared.effects.push(Outside::RemoveFromLibrary(game)),
            }
        }
    }

    fn ask(&mut self, question: Question, text: &str, shared: &mut Shared) {
        self.asking = question;
        shared.prompt = Some(match question {
            Question::Remove => Prompt::YesNo,
            _ => Prompt::text(text),
        });
    }
}

impl Screen for LibraryScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.library_title()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        if self.figures.is_some() {
            return vec![
                KeyHint::new(Key::Enter, texts.nav_games()),
                KeyHint::new(Key::Esc, texts.app_key_back()),
            ];
        }
        let mut keys = Vec::new();
        if self.chosen().is_some() {
            keys.push(KeyHint::new(Key::Enter, texts.nav_analyse()));
        }
        keys.extend(Field::ALL.map(|field| KeyHint::letter(field.key(), field.label(texts))));
        if self.is_busy() {
            keys.push(KeyHint::letter('.', texts.button_stop()));
        } else {
            keys.push(KeyHint::letter('i', texts.library_import()));
            keys.push(KeyHint::letter('a', texts.library_analyse()));
        }
        if self.chosen().is_some() {
            keys.push(KeyHint::letter('x', texts.library_remove()));
        }
        keys.push(KeyHint::new(Key::Esc, texts.app_key_back()));
        keys
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.app_about_library()]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        if let Some(players) = &self.figures {
            figures::draw(players, self.choice, canvas, area, texts);
            return;
        }
        let (top, area) = split(area, 2);
        if let Some(Prompt::Text(input)) = &shared.prompt {
            let question = match self.asking {
                Question::Field(field) => field.question(texts),
                _ => texts.library_ask_import(),
            };
            input.draw(canvas, top, &question);
        } else {
            canvas.note(
                top,
                in_words(self.shelf.list(), self.opening.as_deref(), texts),
            );
        }
        let row = |game: &Entry| {
            let year = game.year.map(|year| year.to_string()).unwrap_or_default();
            let note = format!("{} {year}", texts.score_of(game));
            Row::new(texts.players_of(game)).with_note(note.trim_end().to_owned())
        };
        let rows: Vec<Row> = self.shelf.list().games().iter().map(row).collect();
        let below = self.choice.draw_above(canvas, area, &rows, 4);
        let note = match (self.importing, self.chosen(), self.shelf.trouble()) {
            _ if self.surveying.is_some() => {
                let (done, total) = self.surveying.unwrap_or_default();
                texts.library_analysing(done, total)
            }
            (Some(import), ..) => texts.library_importing(import.games, import.summary.added),
            _ if shared.prompt == Some(Prompt::YesNo) => texts.library_ask_remove(),
            (_, _, Some(Trouble::None)) => texts.library_empty(),
            (_, _, Some(trouble)) => texts.describe(&trouble),
            (_, Some(game), _) => match game.event.as_str() {
                "" => texts.library_number(game.id),
                event => format!("{} {event}", texts.library_number(game.id)),
            },
            (_, None, _) if self.shelf.list().total() != Some(0) => String::new(),
            _ if self.shelf.list().search().is_empty() => texts.library_empty(),
            _ => texts.library_nothing(),
        };
        canvas.note(below, note);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if let Some(players) = &self.figures {
            // What is not seen is neither opened nor removed.
            let count = players.len();
            if self.choice.input(input, count).is_some() {
                self.figures = None;
                self.choice = Choice::default();
            }
            return Go::Stay;
        }
        match input {
            Input::Key(Key::Char('i')) if !self.is_busy() => {
                self.ask(Question::Import, "", shared);
            }
            Input::Key(Key::Char('a')) if !self.is_busy() => {
                self.surveying = Some((0, 0));
                let search = self.shelf.list().search().clone();
                shared.effects.push(Outside::Survey(search));
            }
            Input::Key(Key::Char('.')) if self.is_busy() => {
                shared.effects.push(Outside::StopLibraryWork);
            }
            Input::Key(Key::Char('x') | Key::Backspace) if self.chosen().is_some() => {
                self.ask(Question::Remove, "", shared);
            }
            Input::Key(Key::Char(letter)) if Field::of_key(letter).is_some() => {
                if let Some(field) = Field::of_key(letter) {
                    let search = self.shelf.list().search();
                    let text = field.text(search, self.opening.as_deref());
                    self.ask(Question::Field(field), &text, shared);
                }
            }
            input => {
                let games = self.shelf.list().games().len();
                if self.choice.input(input, games).is_some()
                    && let Some(game) = self.chosen()
                {
                    let wish = Wish::Open(game.id);
                    return self.update(wish, shared);
                }
                // The end comes near.
                if self.choice.0 + 10 >= games {
                    return self.update(Wish::More, shared);
                }
            }
        }
        Go::Stay
    }

    fn answered(&mut self, answer: Answer, shared: &mut Shared) -> Go {
        match (self.asking, answer) {
            (Question::Import, Answer::Text(name)) if !name.is_empty() => {
                self.importing = Some(Import::default());
                shared.effects.push(Outside::Import(name));
            }
            (Question::Remove, Answer::Yes) => {
                if let Some(game) = self.chosen() {
                    let wish = Wish::Remove(game.id);
                    return self.update(wish, shared);
                }
            }
            (Question::Field(field), Answer::Text(text)) => {
                let mut search = self.shelf.list().search().clone();
                match field.set(&mut search, &mut self.opening, &text, &shared.texts) {
                    Ok(()) => {
                        self.choice = Choice::default();
                        return self.update(Wish::Search(search), shared);
                    }
                    Err(reason) => {
                        // The text stays, to be corrected.
                        self.ask(Question::Field(field), &text, shared);
                        shared.notice = Some(reason);
                    }
                }
            }
            _ => {}
        }
        Go::Stay
    }

    fn found(&mut self, job: JobId, found: &Found, shared: &mut Shared) -> Go {
        match self.open.take_if(|(open, _)| *open == job) {
            Some((_, id)) => self.update(Wish::Reply(id, found.clone()), shared),
            None => Go::Stay,
        }
    }

    fn removed(&mut self, removed: Result<(), Trouble>, shared: &mut Shared) {
        self.update(Wish::Removed(removed), shared);
    }

    fn importing(&mut self, import: Import, done: bool, shared: &mut Shared) {
        self.importing = (!done).then_some(import);
        if done {
            self.update(Wish::Renew, shared);
        }
    }

    fn surveying(&mut self, done: usize, total: usize) {
        self.surveying = Some((done, total));
    }

    fn surveyed(&mut self, survey: Option<&Survey>) {
        self.surveying = None;
        let players = survey.map(|it| it.players.clone());
        if let Some(players) = players.filter(|players| !players.is_empty()) {
            self.figures = Some(players);
            self.choice = Choice::default();
        }
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.carry_out(shared);
    }
}
