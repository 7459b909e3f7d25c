//! Beside the board: the move, its value, the best line, the graph.

use outflank_engine::{Kind, MoveScore};
use outflank_learn::insight::mistake;
use outflank_rules::{Color, Move, Position};
use outflank_text::Texts;
use ratatui::layout::Rect;

use super::AnalysisScreen;
use crate::app::canvas::{Canvas, Prose, View};
use crate::app::ink::Ink;
use crate::app::parts::graph::Graph;
use crate::app::parts::values;
use crate::app::shared::Shared;
use crate::words::{kind_in_words, value_in_words};

/// The tallest graph that is worth its lines.
const TALLEST: u16 = 13;
/// A loss from which on one wants to know what was wrong, in discs.
const SERIOUS: f32 = 3.0;
/// The lines of text above it.
const TEXT: u16 = 9;

impl AnalysisScreen {
    pub(super) fn draw_panel(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        if let Some(entry) = &self.typing {
            entry.draw(canvas, area, &texts.app_type_game());
            let below = Rect {
                y: area.y + 3,
                height: area.height.saturating_sub(3),
                ..area
            };
            let about = Prose::styled(texts.app_about_load(), Ink::quiet());
            canvas.prose(below, &[about], View::From(0));
            return;
        }
        // Where there is little room, the graph comes before the words' last lines.
        let graph = if area.height > TEXT + 5 {
            (area.height - TEXT).min(TALLEST)
        } else {
            area.height.saturating_sub(4).min(5)
        };
        let graph = if self.replay.moves.is_empty() {
            0
        } else {
            graph
        };
        let text = Rect {
            height: area.height - graph,
            ..area
        };
        canvas.prose(text, &self.prose(texts), View::From(0));
        let values: Vec<_> = self
            .replay
            .positions
            .iter()
            .map(|&position| self.study.value(position))
            .collect();
        let graph = Rect {
            y: text.bottom(),
            height: graph,
            ..area
        };
        Graph {
            values: &values,
            at: self.at,
        }
        .draw(canvas, graph);
    }

    fn prose(&self, texts: &Texts) -> Vec<Prose> {
        let mut prose = Vec::new();
        let here = self.here();
        prose.push(Prose::styled(self.heading(texts), Ink::strong()));
        if let Some(loss) = self.loss(texts) {
            prose.push(Prose::new(loss));
        }
        if let Some(sentence) = self.position_value(here, texts) {
            prose.push(Prose::new(sentence));
        }
        if let Some(best) = values::best(&self.study.moves(here)) {
            prose.push(Prose::new(texts.app_best_line(&values::moves(&best.line))));
        }
        let total = self.replay.positions.len();
        let known = self.study.known(&self.replay);
        let progress = if known < total {
            texts.app_progress(known, total)
        } else if self.study.is_working() {
            texts.thinking()
        } else {
            texts.app_progress_done()
        };
        prose.push(Prose::styled(progress, Ink::quiet()));
        prose
    }

    /// Which move led here.
    fn heading(&self, texts: &Texts) -> String {
        if !self.tried.is_empty() {
            return texts.app_tried(&values::moves(&self.tried));
        }
        match self
            .at
            .checked_sub(1)
            .map(|index| (index, self.replay.moves[index]))
        {
            None => texts.start_of_game(),
            Some((index, mv)) => {
                let color = self.replay.positions[index].turn();
                let number = self.replay.last();
                texts.app_at_move(self.at, number, color, mv)
            }
        }
    }

    /// What the move that led here has cost.
    fn loss(&self, texts: &Texts) -> Option<String> {
        if !self.tried.is_empty() {
            return None;
        }
        let index = self.at.checked_sub(1)?;
        let (before, played) = (self.replay.positions[index], self.replay.moves[index]);
        if played == Move::Pass {
            return None;
        }
        let moves = self.study.moves(before);
        let best = values::best(&moves)?;
        let made = self.study.scores.of_move(before, played)?;
        let lost = (best.value - made.value).discs();
        if best.mv == played || lost < 0.5 {
            return Some(texts.app_good_move());
        }
        let is_serious = lost >= SERIOUS;
        let sure = best.kind == Kind::Exact && made.kind == Kind::Exact;
        let lost = texts.decimal(f64::from(lost), usize::from(!sure));
        let mut sentence = texts.app_loss(&lost, best.mv);
        let reason = mistake(before, &made.line, &best.line).filter(|_| is_serious);
        if let Some(reason) = reason {
            sentence.push(' ');
            sentence.push_str(&texts.describe(&reason));
        }
        Some(sentence)
    }

    fn position_value(&self, here: Position, texts: &Texts) -> Option<String> {
        let (black, _) = self.study.value(here)?;
        let kind = match values::best(&self.study.moves(here)) {
            Some(MoveScore { kind, .. }) => *kind,
            None => Kind::Exact,
        };
        let (color, discs) = if black >= 0.0 {
            (Color::Black, black)
        } else {
            (Color::White, -black)
        };
        let value = value_in_words(discs, kind, texts);
        Some(texts.app_value(color, &value, &kind_in_words(kind, texts)))
    }
}
