//! The panel: players, discs, clocks, what happened, the moves.

use outflank_app::new_game::seated;
use outflank_app::table::{ClockFace, Purpose, Thinking};
use outflank_play::{PlayerKind, Seat, Starter};
use outflank_rules::{Color, Move};
use outflank_text::is_seated;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{HINTS, Question, TableScreen};
use crate::app::canvas::{Canvas, Paragraph, Scroll, split, width};
use crate::app::shared::Shared;
use crate::app::theme::Theme;
use crate::app::widgets::prompt::Prompt;
use crate::app::widgets::values;

impl TableScreen {
    pub fn draw_panel(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        for (row, color) in area.rows().zip(self.order()) {
            self.draw_player(canvas, row, color, shared);
        }
        canvas.rule(split(area, 2).1);
        let rest = split(area, 3).1;
        if let Some(Prompt::Text(entry)) = &shared.prompt {
            entry.draw(canvas, rest, &texts.app_save_as());
            return;
        }
        let moves = self.moves();
        // The list of moves gets the lines left over.
        let list = rest.height.saturating_sub(12);
        let (above, below) = split(rest, rest.height - list);
        canvas.paragraphs(above, &self.prose(shared), Scroll::From(0));
        if list > 1 && !moves.is_empty() {
            canvas.rule(below);
            let moves = Paragraph::styled(moves, Theme::muted());
            canvas.paragraphs(split(below, 1).1, &[moves], Scroll::End);
        }
    }

    /// The left player first on the cartridge, else Black.
    fn order(&self) -> [Color; 2] {
        if self.table.game().setup().variation.is_some() {
            Seat::ALL.map(|seat| seat.color(self.table.game().black()))
        } else {
            Color::ALL
        }
    }

    fn draw_player(&self, canvas: &mut Canvas<'_>, row: Rect, color: Color, shared: &Shared) {
        let texts = &shared.texts;
        let game = self.table.game();
        let to_move = !game.is_over() && game.turn() == color;
        let style = if to_move {
            Theme::strong()
        } else {
            Style::new()
        };
        let arrow = if to_move { "▶" } else { " " };
        canvas.put(row.x, row.y, arrow, style, row.right());
        let (mark, mut disc_style) = canvas.theme.disc(color);
        if canvas.theme.has_color() {
            let ground = canvas.theme.palette().squares[0];
            disc_style = disc_style.bg(canvas.theme.color(ground));
        }
        let mark = if canvas.theme.has_color() {
            format!(" {mark} ")
        } else {
            format!("{mark} ")
        };
        let x = canvas.put(row.x + 1, row.y, &mark, disc_style, row.right());
        let right = self.draw_score(canvas, row, color, shared, to_move);
        let seat = game.seat(color);
        let player = match (&self.table.info().names[seat.index()], game.player(color)) {
            (Some(name), _) => name.clone(),
            (None, PlayerKind::Human) if game.player(!color).is_human() => String::new(),
            (None, PlayerKind::Human) => texts.app_person(),
            (None, PlayerKind::Computer(level)) => texts.play_computer(level.number()),
        };
        let mut name = texts.color_name(color);
        if is_seated(game) {
            name = format!("{name} ({})", texts.app_seat(seat));
        }
        if !player.is_empty() {
            name = format!("{name} · {player}");
        }
        canvas.put(x + 1, row.y, &name, style, right);
    }

    /// Draws discs, supply and clock on the right. Returns the column where they begin.
    fn draw_score(
        &self,
        canvas: &mut Canvas<'_>,
        row: Rect,
        color: Color,
        shared: &Shared,
        to_move: bool,
    ) -> u16 {
        let game = self.table.game();
        let mut right = row.right();
        let mut place = |text: &str, style: Style| {
            right = right.saturating_sub(width(text) as u16);
            canvas.put(right, row.y, text, style, row.right());
            right = right.saturating_sub(1);
        };
        if !game.setup().clock.is_none() {
            let left = game.clock().left(color, shared.now);
            let clock = ClockFace::of(left);
            let time = ClockFace {
                periods: 0,
                ..clock
            };
            let mut face = shared.texts.clock_face(time);
            if clock.periods > 0 {
                face = format!("{face}+{}", clock.periods);
            }
            if to_move && clock.is_short() {
                place(&format!("[{face}]"), Theme::selected());
            } else {
                place(&format!(" {face} "), Style::new());
            }
        }
        if game.tabletop().is_some() {
            place(&format!("+{}", game.supplies().of(color)), Theme::muted());
        }
        let mut style = Theme::strong();
        if to_move && game.setup().variation.is_some() {
            style = style.add_modifier(Modifier::SLOW_BLINK);
        }
        place(&format!("{:2}", game.discs().get(color)), style);
        right
    }

    /// Whose turn it is, what the engine thinks, and what happened.
    fn prose(&self, shared: &Shared) -> Vec<Paragraph> {
        let (texts, asking) = (&shared.texts, shared.prompt.is_some());
        let game = self.table.game();
        let mut prose = Vec::new();
        if asking {
            let text = match self.question {
                Question::Resign => texts.app_ask_resign(),
                Question::Undo => {
                    texts.app_undo_asked(self.table.undo_to_answer().unwrap_or(game.turn()))
                }
                Question::Draw => texts.app_ask_draw(),
                Question::Color(_) => texts.app_ask_color(),
                Question::SaveAs => texts.app_save_as(),
            };
            prose.extend([Paragraph::styled(text, Theme::strong()), Paragraph::gap()]);
        } else if !game.is_over() {
            let state = texts.to_move(game);
            prose.push(Paragraph::styled(state, Theme::strong()));
        }
        if !self.table.shown().is_live {
            let (at, total) = (self.table.placed().len(), self.table.discs_placed());
            prose.push(Paragraph::styled(
                texts.looking_back(at, total),
                Theme::strong(),
            ));
        }
        prose.extend(
            self.after
                .words(texts)
                .map(|it| Paragraph::styled(it, Theme::strong())),
        );
        if let Some(next) = self.table.next_level() {
            prose.push(Paragraph::new(texts.app_next_level(next.number())));
        }
        let coach_looks = |it: &&Thinking| matches!(it.purpose, Purpose::Coach(_));
        if let Some(thinking) = self.table.thinking().filter(|it| !coach_looks(it)) {
            let text = match thinking
                .report
                .as_ref()
                .and_then(|it| it.best().map(|b| (it, b)))
            {
                Some((report, best)) => {
                    let score = texts.value_in_words(best.value.discs(), best.kind);
                    texts.app_thinking(best.mv, &score, best.line.len(), report.nodes / 1000)
                }
                None => texts.thinking(),
            };
            prose.push(Paragraph::styled(text, Theme::muted()));
        }
        if let Some(report) = self.table.hints() {
            prose.push(Paragraph::new(texts.app_hints(game.turn())));
            let hints = report.lines.iter().take(HINTS);
            let lines = hints.map(|hint| values::line(hint, texts));
            prose.extend(lines.map(Paragraph::line));
        }
        prose.extend(self.said.iter().map(Paragraph::new));
        if game.is_over() {
            let helped = texts.help_had(self.table.info().help);
            prose.extend(helped.map(|it| Paragraph::styled(it, Theme::muted())));
        }
        if self.table.awaits_next_game() && !asking {
            let starter = self.table.next_starter();
            let (Starter::Is(seat) | Starter::ChosenBy(seat)) = starter;
            let (who, name) = seated(self.table.info(), seat);
            let said = match starter {
                Starter::Is(_) => texts.app_series_next(who, name),
                Starter::ChosenBy(_) => texts.app_series_choice(who, name),
            };
            prose.push(Paragraph::styled(said, Theme::strong()));
        }
        prose
    }

    /// The numbered moves.
    fn moves(&self) -> String {
        let mut text = String::new();
        let mut number = 0;
        for turn in self.table.game().turns() {
            let name = match turn.mv {
                Move::Place(square) => {
                    number += 1;
                    format!("{number}.{square}")
                }
                Move::Pass => "–".to_owned(),
            };
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&name);
        }
        text
    }
}
