//! The help: the list of keys.

use ratatui::layout::{Margin, Rect};
use ratatui::widgets::{Clear, Widget as _};

use super::footer::name;
use crate::app::canvas::{Canvas, Paragraph, Scroll, width};
use crate::app::shared::{KeyHint, Screen, Shared};
use crate::app::theme::Theme;

pub fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    screen: &dyn Screen,
    keys: &[KeyHint],
    scroll: usize,
    shared: &Shared,
) {
    let texts = &shared.texts;
    Clear.render(area, canvas.buffer);
    canvas.hits.clear();
    let title = format!("{} — {}", texts.app_key_help(), screen.title(shared));
    let rest = canvas.title(area, &title);
    let mut rows: Vec<(String, String)> = keys
        .iter()
        .map(|hint| (name(hint.key, texts), hint.label.clone()))
        .collect();
    if screen.has_cursor() {
        rows.extend([
            (texts.key_arrows(), texts.does_arrows()),
            ("a–h, 1–8".to_owned(), texts.app_does_coordinates()),
            (texts.key_choose(), texts.does_choose()),
        ]);
    }
    rows.push(("Ctrl+Z".to_owned(), texts.app_does_suspend()));
    rows.push(("Ctrl+C".to_owned(), texts.does_quit()));
    let widest = rows.iter().map(|(key, _)| width(key)).max();
    // A very long key name shifts only its own label.
    let column = widest.unwrap_or(0).min(16);
    let mut prose: Vec<Paragraph> = Vec::new();
    for sentence in screen.help(shared) {
        prose.extend([Paragraph::new(sentence), Paragraph::gap()]);
    }
    for (key, label) in rows {
        let pad = "\u{a0}".repeat(column.saturating_sub(width(&key)) + 1);
        let text = format!("{key}{pad} {label}");
        prose.push(Paragraph::hanging(text, column + 2));
    }
    prose.extend([
        Paragraph::gap(),
        Paragraph::styled(texts.app_mouse(), Theme::muted()),
        Paragraph::styled(texts.app_close_help(), Theme::muted()),
    ]);
    canvas.paragraphs(rest.inner(Margin::new(1, 0)), &prose, Scroll::From(scroll));
}
