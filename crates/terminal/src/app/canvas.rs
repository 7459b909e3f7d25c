use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Span;

use super::Input;
use super::theme::Theme;

/// Areas that can be clicked, and what a click does. Later ones lie on top.
#[derive(Clone, Debug, Default)]
pub struct Hits(Vec<(Rect, Input)>);

impl Hits {
    /// What a click here does.
    pub fn at(&self, column: u16, row: u16) -> Option<Input> {
        let here = |(area, _): &&(Rect, Input)| area.contains(Position::new(column, row));
        self.0.iter().rev().find(here).map(|&(_, input)| input)
    }

    pub fn add(&mut self, area: Rect, input: Input) {
        self.0.push((area, input));
    }

    /// Forgets all areas.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// What screens draw on.
pub struct Canvas<'a> {
    pub buffer: &'a mut Buffer,
    pub hits: &'a mut Hits,
    pub theme: Theme,
}

/// A styled text.
#[derive(Clone, Debug)]
pub struct Paragraph {
    text: String,
    style: Style,
    /// The indent of the lines after the first; `None` for a single line that is cut if too long.
    wrapped: Option<usize>,
}

impl Paragraph {
    pub fn new(text: impl Into<String>) -> Paragraph {
        Paragraph::styled(text, Style::new())
    }

    pub fn styled(text: impl Into<String>, style: Style) -> Paragraph {
        Paragraph {
            text: text.into(),
            style,
            wrapped: Some(0),
        }
    }

    /// A line that is cut if too long.
    pub fn line(text: impl Into<String>) -> Paragraph {
        Paragraph {
            wrapped: None,
            ..Paragraph::new(text)
        }
    }

    /// A text with a hanging indent.
    pub fn hanging(text: impl Into<String>, indent: usize) -> Paragraph {
        Paragraph {
            wrapped: Some(indent),
            ..Paragraph::new(text)
        }
    }

    fn lines(&self, text: &str, room: usize) -> Vec<String> {
        let Some(indent) = self.wrapped else {
            return vec![text.to_owned()];
        };
        let mut lines = wrap(text, room);
        if indent > 0 && lines.len() > 1 {
            let first = lines.remove(0);
            let rest = wrap(&lines.join(" "), room.saturating_sub(indent));
            let pad = " ".repeat(indent);
            lines = rest.iter().map(|line| format!("{pad}{line}")).collect();
            lines.insert(0, first);
        }
        lines
    }

    pub fn gap() -> Paragraph {
        Paragraph::new("")
    }
}

/// Which part of a long text is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scroll {
    /// From this line on.
    From(usize),
    /// The end.
    End,
}

impl Canvas<'_> {
    /// Writes a text on one line, cut with a mark if too long. Returns the column after it.
    pub fn put(&mut self, x: u16, y: u16, text: &str, style: Style, right: u16) -> u16 {
        if y >= self.buffer.area.bottom() || x >= right {
            return x;
        }
        let room = usize::from(right - x);
        let text = self.shown(text);
        let text = shortened(&text, room, if self.theme.is_ascii() { "~" } else { "…" });
        self.buffer.set_stringn(x, y, text, room, style).0
    }

    /// Draws the title bar of an area. Returns the rest of the area.
    pub fn title(&mut self, area: Rect, title: &str) -> Rect {
        let (bar, rest) = split(area, 1);
        self.buffer.set_style(bar, Theme::selected());
        self.put(bar.x + 1, bar.y, title, Theme::selected(), bar.right());
        rest
    }

    /// Writes wrapped texts, with arrows where there is more.
    pub fn paragraphs(&mut self, area: Rect, texts: &[Paragraph], view: Scroll) {
        let lines: Vec<(String, Style)> = texts
            .iter()
            .flat_map(|prose| {
                let text = self.shown(&prose.text);
                let lines = prose.lines(&text, usize::from(area.width));
                lines.into_iter().map(|line| (line, prose.style))
            })
            .collect();
        let height = usize::from(area.height);
        let last = lines.len().saturating_sub(height);
        let first = match view {
            Scroll::From(line) => line.min(last),
            Scroll::End => last,
        };
        for (row, (line, style)) in (area.y..).zip(lines.iter().skip(first).take(height)) {
            self.put(area.x, row, line, *style, area.right());
        }
        if area.width > 0 && height > 0 {
            let edge = area.right() - 1;
            if first > 0 {
                self.put(edge, area.y, "↑", Theme::strong(), area.right());
            }
            if first < last {
                self.put(edge, area.bottom() - 1, "↓", Theme::strong(), area.right());
            }
        }
    }

    /// Writes an explanation.
    pub fn note(&mut self, area: Rect, text: String) {
        let note = Paragraph::styled(text, Theme::muted());
        self.paragraphs(area, &[note], Scroll::From(0));
    }

    /// Draws a horizontal line.
    pub fn rule(&mut self, area: Rect) {
        let line = "─".repeat(usize::from(area.width));
        self.put(area.x, area.y, &line, Theme::muted(), area.right());
    }

    pub fn hit(&mut self, area: Rect, input: Input) {
        self.hits.add(area, input);
    }

    /// The text in characters that this terminal can show.
    pub fn shown(&self, text: &str) -> String {
        if self.theme.is_ascii() {
            outflank_text::in_ascii(text)
        } else {
            text.to_owned()
        }
    }
}

/// Splits an area into its first rows and the rest.
pub fn split(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(area.height);
    let rest = Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    };
    let height = rows;
    (Rect { height, ..area }, rest)
}

/// The width of a text in columns.
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// The text, cut with a mark at its end if too long.
fn shortened(text: &str, room: usize, mark: &str) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + width(letter.encode_utf8(&mut [0; 4])) + 1 > room {
            break;
        }
        short.push(letter);
    }
    short + mark
}

/// Breaks a text into lines; words that do not fit are broken too.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let room = room.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        let fits = width(line) + 1 + width(word) <= room;
        if line.is_empty() {
            line.push_str(word);
        } else if fits {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
        while let Some(long) = lines.last_mut().filter(|line| width(line) > room) {
            let mut kept = String::new();
            let mut letters = long.chars().peekable();
            while let Some(&letter) = letters.peek() {
                if width(&kept) + width(letter.encode_utf8(&mut [0; 4])) > room {
                    break;
                }
                kept.push(letter);
                letters.next();
            }
            let rest: String = letters.collect();
            if kept.is_empty() || rest.is_empty() {
                break;
            }
            *long = kept;
            lines.push(rest);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_long_words_break_too() {
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a abcdefgh b", 3), ["a", "abc", "def", "gh", "b"]);
        // A non-breaking space does not break.
        assert_eq!(wrap("oui\u{a0}?", 4), ["oui\u{a0}", "?"]);
        assert_eq!(shortened("abcdef", 4, "…"), "abc…");
        assert_eq!(shortened("abcd", 4, "…"), "abcd");
    }

    #[test]
    fn what_is_on_top_is_pressed() {
        let mut hits = Hits::default();
        hits.add(Rect::new(0, 0, 10, 10), Input::Item(1));
        hits.add(Rect::new(2, 2, 2, 2), Input::Item(2));
        assert_eq!(hits.at(3, 3), Some(Input::Item(2)));
        assert_eq!(hits.at(9, 9), Some(Input::Item(1)));
        assert_eq!(hits.at(10, 0), None);
    }
}
