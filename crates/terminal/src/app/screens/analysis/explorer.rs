//! The explorer beside the board: what was played in the position at the cursor.

use outflank_app::JobId;
use outflank_app::explorer::{
    Effect, Explorer, Found, Happening, Input as Wish, Place, Row as Played, Search, rows,
};
use outflank_app::review;
use outflank_engine::MoveScore;
use outflank_rules::Move;
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::{AnalysisScreen, Question};
use crate::app::canvas::{Canvas, Paragraph, Scroll, split};
use crate::app::screens::library::LibraryScreen;
use crate::app::screens::library::search::Field;
use crate::app::shared::{Go, Shared};
use crate::app::theme::Theme;
use crate::app::widgets::list::{Choice, Row};
use crate::app::{Input, Key};

/// The explorer as the screen shows it.
pub struct Panel {
    pub explorer: Explorer,
    choice: Choice,
    /// The number of our open question among all.
    open: Option<(JobId, JobId)>,
}

impl Default for Panel {
    fn default() -> Panel {
        Panel {
            explorer: Explorer::new(Place::Library),
            choice: Choice::default(),
            open: None,
        }
    }
}

impl AnalysisScreen {
    fn wish(&mut self, wish: Wish, shared: &mut Shared) -> Vec<Happening> {
        let panel = &mut self.panel;
        let happenings = panel.explorer.update(wish);
        for Effect::Ask(id, _, query) in panel.explorer.effects() {
            panel.open = Some((shared.look(query), id));
        }
        happenings
    }

    /// The position at the cursor may be another.
    pub(super) fn follow(&mut self, shared: &mut Shared) {
        let position = self.study().position();
        let before = self.panel.explorer.explored().map(|it| it.position);
        if before != Some(position) {
            self.panel.choice = Choice::default();
        }
        self.wish(Wish::Look(position), shared);
    }

    /// Opens or closes the explorer.
    pub(super) fn toggle_explorer(&mut self, shared: &mut Shared) {
        let shown = self.panel.explorer.is_shown();
        self.wish(Wish::Show(!shown), shared);
    }

    /// Handles an input while the explorer is open; none, if it is not for it.
    pub(super) fn explore(&mut self, input: Input, shared: &mut Shared) -> Option<Go> {
        if !self.panel.explorer.is_shown() {
            return None;
        }
        let rows = self.rows();
        let count = rows.len();
        let mv = rows.get(self.panel.choice.0).map(Played::mv);
        match input {
            Input::Key(Key::Tab | Key::BackTab) => {
                self.panel.choice.input(input, count);
            }
            Input::Item(index) if index < count => {
                self.panel.choice.input(input, count);
                self.choose(rows[index].mv(), shared);
            }
            Input::Key(Key::Char('k')) => self.choose(mv?, shared),
            Input::Key(Key::Char(letter @ ('p' | 't' | 'y'))) => {
                let field = Field::of_key(letter)?;
                let text = field.text(self.panel.explorer.filter(), None);
                self.ask(Question::Filter(field), &text, shared);
            }
            Input::Key(Key::Char('o')) => {
                let search = Search {
                    position: Some(self.study().position()),
                    then: mv.filter(|&mv| mv != Move::Pass),
                    ..self.panel.explorer.filter().clone()
                };
                return Some(Go::open(LibraryScreen::of(search)));
            }
            _ => return None,
        }
        Some(Go::Stay)
    }

    /// Counts other games, or says what is wrong with the wish.
    pub(super) fn filter(&mut self, field: Field, text: &str, shared: &mut Shared) {
        let mut search = self.panel.explorer.filter().clone();
        match field.set(&mut search, &mut None, text, &shared.texts) {
            Ok(()) => drop(self.wish(Wish::Filter(search), shared)),
            Err(reason) => {
                // The text stays, to be corrected.
                self.ask(Question::Filter(field), text, shared);
                shared.notice = Some(reason);
            }
        }
    }

    fn choose(&mut self, mv: Move, shared: &mut Shared) {
        for happening in self.wish(Wish::Choose(mv), shared) {
            if let Happening::Play(square) = happening {
                self.update(review::Input::Place(square), shared);
            }
        }
    }

    /// An answer of the library, if it is ours.
    pub(super) fn hear_library(&mut self, job: JobId, found: &Found, shared: &mut Shared) {
        if let Some((_, id)) = self.panel.open.take_if(|(open, _)| *open == job) {
            // What goes wrong is said in the panel.
            self.wish(Wish::Reply(id, found.clone()), shared);
        }
    }

    fn rows(&self) -> Vec<Played> {
        let explored = self.panel.explorer.explored();
        let position = self.study().position();
        let candidates = self.review.candidates(position);
        let values: Vec<MoveScore> = candidates.into_iter().map(|it| it.score).collect();
        explored.map_or_else(Vec::new, |explored| rows(explored, &values))
    }

    pub(super) fn draw_explorer(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let explorer = &self.panel.explorer;
        let filter = explorer.filter();
        let filter = Field::WITHOUT_OPENING.map(|field| field.text(filter, None));
        let mut title = vec![texts.explorer_title()];
        title.extend(filter.into_iter().filter(|text| !text.is_empty()));
        let mut prose = vec![Paragraph::styled(title.join(" · "), Theme::strong())];
        let (top, rest) = split(area, 4.min(area.height));
        match (explorer.explored(), explorer.trouble()) {
            (Some(it), _) => {
                let turn = it.position.turn();
                prose.push(Paragraph::new(
                    texts.explored(&it.tally.seen_by(turn), turn),
                ));
            }
            (None, Some(trouble)) => prose.push(Paragraph::new(texts.describe(&trouble))),
            (None, None) => prose.push(Paragraph::styled(texts.explorer_asking(), Theme::muted())),
        }
        canvas.paragraphs(top, &prose, Scroll::From(0));
        let rows = self.rows();
        let lines: Vec<Row> = rows.iter().map(|row| line(row, texts)).collect();
        let below = self.panel.choice.draw_above(canvas, rest, &lines, 3);
        let about = rows
            .get(self.panel.choice.0)
            .map_or_else(String::new, |row| about(row, texts));
        canvas.note(below, about);
    }
}

/// A move, how often it was played, how it scored, and its value.
fn line(row: &Played, texts: &Texts) -> Row {
    let names: Vec<String> = row.moves.iter().map(Move::to_string).collect();
    let percent = row.percent.map(|it| texts.decimal(it, 0));
    let played = match percent {
        Some(percent) => texts.explorer_played(row.seen.games, &percent),
        None => texts.explorer_unplayed(),
    };
    let results = row.seen.percent().map(|parts| {
        let [won, drawn, lost] = parts.map(|part| texts.decimal(part, 0));
        format!("{won}/{drawn}/{lost}")
    });
    let value = row.value.as_ref();
    let value = value.map(|it| texts.signed(it.value.rounded().discs().into(), 0));
    let note: Vec<String> = results.into_iter().chain(value).collect();
    Row::new(format!("{}  {played}", names.join("="))).with_note(note.join("  "))
}

/// Who played it, and when.
fn about(row: &Played, texts: &Texts) -> String {
    let players = texts.players_and_games(&row.players);
    let players = (!players.is_empty()).then(|| texts.explorer_most_often(&players));
    let years = row.years.map(|years| years.to_string());
    let parts: Vec<String> = players.into_iter().chain(years).collect();
    parts.join(" · ")
}
