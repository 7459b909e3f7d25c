//! The panel: the move, its value, the best lines, the graphs.

use outflank_app::review::{Candidate, Film, Grade, Moment, Point, Worth, losses, retold};
use outflank_engine::Kind;
use outflank_rules::{Color, Move};
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::{AnalysisScreen, Question};
use crate::app::canvas::{Canvas, Paragraph, Scroll, split};
use crate::app::shared::Shared;
use crate::app::theme::Theme;
use crate::app::widgets::graph::Graph;
use crate::app::widgets::losses::{Losses, ROWS};
use crate::app::widgets::prompt::Prompt;
use crate::app::widgets::values;

/// The greatest height of the graph.
const TALLEST: u16 = 13;
/// The lines of text above the graph,
const TEXT: u16 = 9;
/// and from this height on so many, with several lines of play and what was lost below the graph.
const ROOMY: u16 = 20;
const MUCH_TEXT: u16 = 13;
/// No more variations than this are listed.
const VARIATIONS: usize = 3;

impl AnalysisScreen {
    pub fn draw_panel(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        if let Some(Prompt::Text(input)) = &shared.prompt {
            match self.question {
                Question::Comment => input.draw(canvas, area, &texts.app_type_comment()),
                Question::SaveAs => {
                    input.draw(canvas, area, &texts.app_save_as());
                    canvas.note(split(area, 3).1, texts.app_about_save_study());
                }
                Question::Filter(field) => input.draw(canvas, area, &field.question(texts)),
                Question::Game => {
                    input.draw(canvas, area, &texts.app_type_game());
                    canvas.note(split(area, 3).1, texts.app_about_load());
                }
            }
            return;
        }
        // On small terminals the graph takes precedence over the last lines of text.
        let is_roomy = area.height >= ROOMY;
        let graph = if is_roomy {
            (area.height - MUCH_TEXT).min(TALLEST + ROWS)
        } else if area.height > TEXT + 5 {
            (area.height - TEXT).min(TALLEST)
        } else {
            area.height.saturating_sub(4).min(5)
        };
        let graph = if self.study().is_empty() { 0 } else { graph };
        let (text, graph) = split(area, area.height - graph);
        let (graph, below) = if is_roomy {
            split(graph, graph.height.saturating_sub(ROWS))
        } else {
            (graph, Rect::default())
        };
        let course = self.review.course();
        let lines = if is_roomy { self.lines.into() } else { 1 };
        canvas.paragraphs(text, &self.prose(&course, lines, texts), Scroll::From(0));
        let value = |point: &Point| {
            let Worth { value, kind } = point.worth?;
            Some((value.discs(), kind == Kind::Exact))
        };
        let values: Vec<_> = course.iter().map(value).collect();
        let at = self.study().at();
        let values = &values;
        Graph { values, at }.draw(canvas, graph);
        let lost = &losses(&course, self.review.first_judged());
        Losses { lost, at }.draw(canvas, below);
    }

    fn prose(&self, course: &[Point], lines: usize, texts: &Texts) -> Vec<Paragraph> {
        let at = self.study().at();
        let (point, is_new) = (&course[at], !retold(course)[at]);
        let candidates = self.review.candidates(self.study().position());
        let best = candidates.iter().take(lines).enumerate();
        let best = best.map(|(index, Candidate { score, .. })| match index {
            0 if lines == 1 => texts.app_best_line(&values::moves(&score.line)),
            _ => format!(
                "{} {}",
                texts.signed(score.value.rounded().discs().into(), 0),
                values::moves(&score.line)
            ),
        });
        let title = (lines > 1 && !candidates.is_empty()).then(|| texts.analyse_best_lines());
        let title = title.map(|title| Paragraph::styled(title, Theme::muted()));
        let said = point
            .moment
            .as_ref()
            .and_then(|moment| loss(moment, is_new, self.study().reader(), texts));
        let value = point.worth.map(|worth| in_words(worth, texts));
        let mut prose = vec![Paragraph::styled(
            self.heading(point, texts),
            Theme::strong(),
        )];
        let opening = self.study().opening(at);
        let opening = opening.map(|it| Paragraph::styled(texts.describe(&it), Theme::muted()));
        prose.extend(opening);
        prose.extend(self.study().node().comment.lines().map(Paragraph::new));
        let mistake = point.mistake();
        let shown = mistake.filter(|moment| is_new && moment.grade() >= Grade::Mistake);
        let lines = shown.map(|moment| texts.lines(&Film::of(moment)));
        let lines = lines.into_iter().flatten();
        let sentences = said.into_iter().chain(lines).chain(value);
        prose.extend(sentences.map(Paragraph::new));
        prose.extend(title);
        prose.extend(best.map(Paragraph::line));
        let variations = self.study().variations();
        prose.extend(variations.iter().take(VARIATIONS).map(|it| {
            let moves: Vec<Move> = it.moves.iter().map(|made| made.1).collect();
            let after = texts.analyse_after(it.number);
            Paragraph::styled(format!("{after} {}", values::moves(&moves)), Theme::muted())
        }));
        let ending = self.study().ending();
        prose.extend(ending.map(|it| Paragraph::new(texts.describe(&it))));
        let judged = texts.judged_from(&self.review);
        prose.extend(judged.map(Paragraph::new));
        prose.push(Paragraph::styled(self.progress(texts), Theme::muted()));
        prose
    }

    /// How far the search is.
    pub(super) fn progress(&self, texts: &Texts) -> String {
        let (known, total) = self.review.progress();
        if known < total {
            texts.app_progress(known, total)
        } else if self.review.is_searching() {
            texts.thinking()
        } else {
            texts.app_progress_done()
        }
    }

    /// Which move led here.
    fn heading(&self, point: &Point, texts: &Texts) -> String {
        let study = self.study();
        let tried = study.variation().filter(|&from| from < study.at());
        match (tried, point.made) {
            (Some(from), _) => texts.app_tried(&values::moves(&study.path()[from..])),
            (None, Some((color, mv))) => {
                let total = study.numbers().last().copied().unwrap_or_default();
                texts.app_at_move(point.number, total, color, mv)
            }
            (None, None) => texts.start_of_game(),
        }
    }
}

/// What a move cost, and if it is serious and new, why; nothing about a pass.
pub(super) fn loss(
    moment: &Moment,
    is_new: bool,
    you: Option<Color>,
    texts: &Texts,
) -> Option<String> {
    moment.played.mv.square()?;
    let left = moment.left_on_the_table();
    if left > 0 {
        return Some(texts.analysis_left(left.unsigned_abs(), &moment.best.mv.to_string()));
    }
    if moment.grade() == Grade::Good && moment.is_as_good_as_any() {
        return Some(texts.app_good_move());
    }
    let digits = usize::from(!moment.is_exact());
    let lost = texts.decimal(moment.loss().into(), digits);
    let sentence = texts.app_loss(&lost, moment.best.mv);
    let is_told = is_new && moment.grade() >= Grade::Mistake;
    let why = is_told.then(|| texts.why(moment, you));
    let said = [Some(sentence), why.flatten()].into_iter().flatten();
    Some(said.collect::<Vec<_>>().join(" "))
}

/// Who is ahead, by how much, and how sure that is.
fn in_words(worth: Worth, texts: &Texts) -> String {
    let black = worth.value.discs();
    let color = if black >= 0.0 {
        Color::Black
    } else {
        Color::White
    };
    let value = texts.value_in_words(black.abs(), worth.kind);
    texts.app_value(color, &value, &texts.describe(&worth.kind))
}
