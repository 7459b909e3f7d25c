//! The moves to talk about, and how both players did, in place of the panel.

use outflank_app::review::{self, Film, Highlight};
use outflank_rules::Color;
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::AnalysisScreen;
use super::panel::loss;
use crate::app::canvas::{Canvas, Paragraph, Scroll, split};
use crate::app::shared::Shared;
use crate::app::theme::Theme;
use crate::app::widgets::list::{Choice, Row};
use crate::app::{Input, Key};

impl AnalysisScreen {
    /// Opens or closes the list.
    pub(super) fn toggle_moments(&mut self) {
        self.moments = match self.moments {
            None => Some(Choice::default()),
            Some(_) => None,
        };
    }

    /// Handles an input while the list is open; says whether it was for the list. The board shows the chosen move.
    pub(super) fn talk(&mut self, input: Input, shared: &mut Shared) -> bool {
        let Some(mut choice) = self.moments else {
            return false;
        };
        let found = self.review.highlights();
        let is_ours = match input {
            Input::Key(Key::Up | Key::Down | Key::Tab | Key::BackTab | Key::Enter) => true,
            Input::Item(index) => index < found.len(),
            _ => false,
        };
        if !is_ours || found.is_empty() {
            return false;
        }
        let is_chosen = choice.input(input, found.len()).is_some();
        self.moments = Some(choice).filter(|_| !is_chosen);
        let ply = found[choice.0].ply;
        self.update(review::Input::Go(ply + 1), shared);
        true
    }

    pub(super) fn draw_moments(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        choice: Choice,
        shared: &Shared,
    ) {
        let texts = &shared.texts;
        let mut prose = vec![Paragraph::styled(texts.analyse_moments(), Theme::strong())];
        let Some(summary) = self.review.summary() else {
            prose.push(Paragraph::styled(self.progress(texts), Theme::muted()));
            canvas.paragraphs(area, &prose, Scroll::From(0));
            return;
        };
        prose.extend(Color::ALL.map(|color| {
            let performance = summary.performance(color);
            let accuracy = texts.decimal(performance.accuracy.into(), 0);
            let loss = texts.decimal(performance.loss.into(), 1);
            Paragraph::new(texts.analysis_performance(color, &accuracy, &loss))
        }));
        let (top, rest) = split(area, 5.min(area.height));
        canvas.paragraphs(top, &prose, Scroll::From(0));
        let found = self.review.highlights();
        let rows: Vec<Row> = found.iter().map(|it| row(it, texts)).collect();
        let below = choice.draw_above(canvas, rest, &rows, 6);
        let said = match found.get(choice.0) {
            Some(Highlight { moment, .. }) => {
                let cost = loss(moment, true, self.study().reader(), texts);
                let lines = texts.lines(&Film::of(moment));
                cost.into_iter().chain(lines).collect()
            }
            None => vec![texts.analyse_no_moments()],
        };
        let said: Vec<Paragraph> = said.into_iter().map(Paragraph::new).collect();
        canvas.paragraphs(below, &said, Scroll::From(0));
    }
}

/// The move and its mark, and what it cost.
fn row(Highlight { number, moment, .. }: &Highlight, texts: &Texts) -> Row {
    let name = texts.analyse_move_name(moment.played.mv);
    let side = texts.color_name(moment.mover());
    let cost = texts.signed((-moment.whole_loss()).into(), 0);
    Row::new(format!("{number}. {side} {name}{}", moment.grade().mark())).with_note(cost)
}
