//! The last line: the screen's keys, which can be clicked.

use outflank_text::Texts;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::widgets::{Clear, Widget as _};

use crate::app::canvas::{Canvas, Paragraph, Scroll, split, width, wrap};
use crate::app::shared::KeyHint;
use crate::app::theme::Theme;
use crate::app::{Input, Key};

/// As many keys as fit, and always the one for help.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, keys: &[KeyHint], texts: &Texts) {
    let help = KeyHint::letter('?', texts.app_key_help());
    let needs = |hint: &KeyHint| {
        let key = name(hint.key, texts);
        width(&canvas.shown(&key)) + width(&canvas.shown(&hint.label)) + 3
    };
    let mut room = usize::from(area.width).saturating_sub(needs(&help));
    let mut shown: Vec<&KeyHint> = Vec::new();
    for hint in keys {
        match room.checked_sub(needs(hint)) {
            Some(left) => {
                room = left;
                shown.push(hint);
            }
            None => break,
        }
    }
    shown.push(&help);
    let mut x = area.x;
    for hint in shown {
        let start = x;
        let key = name(hint.key, texts);
        let style = Theme::strong().add_modifier(Modifier::UNDERLINED);
        x = canvas.put(x + 1, area.y, &key, style, area.right());
        x = canvas.put(x + 1, area.y, &hint.label, Theme::muted(), area.right());
        let button = Rect::new(start, area.y, (x - start).max(1), 1);
        canvas.hit(button, Input::Key(hint.key));
        x += 1;
    }
}

/// Draws a notice above the last line.
pub fn notice(canvas: &mut Canvas<'_>, area: Rect, notice: &str) {
    let lines = wrap(notice, usize::from(area.width)).len() as u16;
    let (_, place) = split(area, area.height.saturating_sub(lines));
    Clear.render(place, canvas.buffer);
    canvas.buffer.set_style(place, Theme::selected());
    let notice = Paragraph::styled(notice, Theme::selected());
    canvas.paragraphs(place, &[notice], Scroll::From(0));
}

/// Adds the keys that work everywhere.
pub fn add_general(keys: &mut Vec<KeyHint>, texts: &Texts) {
    let general = [
        KeyHint::letter('s', texts.settings()),
        KeyHint::letter('?', texts.app_key_help()),
        KeyHint::new(Key::Esc, texts.app_key_back()),
    ];
    for hint in general {
        // The screen may have its own label.
        if keys.iter().all(|other| other.key != hint.key) {
            keys.push(hint);
        }
    }
}

/// The name of a key.
pub fn name(key: Key, texts: &Texts) -> String {
    match key {
        Key::Char(' ') => texts.app_name_space(),
        Key::Char(letter) => letter.to_string(),
        Key::Enter => texts.app_name_enter(),
        Key::Esc => texts.app_name_escape(),
        Key::Up => "↑".to_owned(),
        Key::Down => "↓".to_owned(),
        Key::Left => "←".to_owned(),
        Key::Right => "→".to_owned(),
        Key::Home => texts.key_home(),
        Key::End => texts.key_end(),
        Key::PageUp => texts.app_name_page_up(),
        Key::PageDown => texts.app_name_page_down(),
        Key::Tab | Key::BackTab => texts.app_name_tab(),
        Key::Backspace => texts.app_name_backspace(),
        _ => String::new(),
    }
}
