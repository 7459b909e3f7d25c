//! How the learner gets on, with curves of letters.

use outflank_app::training::{Curve, Report};
use outflank_text::Texts;
use ratatui::layout::Rect;

use crate::app::canvas::{Canvas, Paragraph, Scroll, split};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::theme::Theme;
use crate::app::{Input, Key};

pub struct ProgressScreen;

/// The height of a curve, without its title.
const HEIGHT: u16 = 5;

impl Screen for ProgressScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.practice_progress()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        vec![KeyHint::new(Key::Esc, shared.texts.app_key_back())]
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![
            shared.texts.practice_progress_about(),
            shared.texts.practice_backup(),
        ]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let texts = &shared.texts;
        let report = Report::of(&shared.progress, shared.today());
        let (left, right) = (
            Rect {
                width: area.width / 2,
                ..area
            },
            Rect {
                x: area.x + area.width / 2 + 1,
                width: area.width - area.width / 2 - 1,
                ..area
            },
        );
        let facts = texts.report(&report).into_iter();
        let mut prose: Vec<Paragraph> = facts.map(|it| Paragraph::hanging(it, 2)).collect();
        if !report.tags.is_empty() {
            let heading = Paragraph::styled(texts.practice_themes(), Theme::strong());
            prose.extend([Paragraph::gap(), heading]);
        }
        for (tag, form) in &report.tags {
            let count = texts.practice_right_of(form.right(), form.asked());
            let trend = texts.describe(&form.trend());
            let line = format!("{}: {count} {trend}", texts.describe(tag));
            prose.push(Paragraph::hanging(line.trim_end(), 2));
        }
        canvas.paragraphs(left, &prose, Scroll::From(0));
        let titles: [fn(&Texts) -> String; 2] =
            [Texts::practice_curve_rating, Texts::practice_curve_accuracy];
        let mut rest = right;
        for (title, curve) in titles.into_iter().zip([&report.ratings, &report.accuracy]) {
            if curve.is_drawn() && rest.height > HEIGHT {
                canvas.put(rest.x, rest.y, &title(texts), Theme::strong(), rest.right());
                let (here, below) = split(split(rest, 1).1, HEIGHT);
                draw_curve(canvas, here, curve);
                rest = split(below, 1).1;
            }
        }
    }

    fn input(&mut self, _: Input, _: &mut Shared) -> Go {
        Go::Stay
    }
}

/// Draws a curve as columns; with more points than columns, the last of each.
fn draw_curve(canvas: &mut Canvas<'_>, area: Rect, curve: &Curve) {
    let (least, most) = curve.range;
    canvas.put(
        area.x,
        area.y,
        &format!("{most:>4}"),
        Theme::muted(),
        area.right(),
    );
    let bottom = area.bottom().saturating_sub(1);
    canvas.put(
        area.x,
        bottom,
        &format!("{least:>4}"),
        Theme::muted(),
        area.right(),
    );
    let (places, left) = (curve.places(), area.x + 5);
    let room = usize::from(area.right().saturating_sub(left));
    let columns = places.len().min(room);
    for column in 0..columns {
        let (_, height) = places[(column + 1) * places.len() / columns - 1];
        let row = (height * f32::from(area.height - 1)).round() as u16;
        let x = left + column as u16;
        canvas.put(
            x,
            bottom - row.min(area.height - 1),
            "●",
            Theme::strong(),
            x + 1,
        );
    }
}
