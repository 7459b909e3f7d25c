//! The frame around every screen: title, keys, notice, help.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::Model;
use crate::app::canvas::{Canvas, Hits, Paragraph, Scroll, split};
use crate::app::widgets::{footer, help};

/// The smallest usable terminal.
const LEAST: (u16, u16) = (40, 20);

impl Model {
    /// Draws the screen and records what can be clicked.
    pub fn view(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let mut hits = Hits::default();
        let mut canvas = Canvas {
            buffer: frame.buffer_mut(),
            hits: &mut hits,
            theme: self.shared.theme(),
        };
        self.too_small = area.width < LEAST.0 || area.height < LEAST.1;
        if self.too_small {
            let sentence = self.shared.texts.app_too_small(LEAST.0, LEAST.1);
            canvas.paragraphs(area, &[Paragraph::new(sentence)], Scroll::From(0));
        } else {
            self.draw(&mut canvas, area);
        }
        self.hits = hits;
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(screen) = self.screens.last() else {
            return;
        };
        let rest = canvas.title(area, &screen.title(&self.shared));
        let (body, bottom) = split(rest, rest.height - 1);
        screen.draw(canvas, body, &self.shared);
        let mut keys = match &self.shared.prompt {
            Some(prompt) => prompt.keys(&self.shared.texts),
            None => screen.keys(&self.shared),
        };
        footer::draw(canvas, bottom, &keys, &self.shared.texts);
        if let Some(notice) = &self.shared.notice {
            footer::notice(canvas, body, notice);
        }
        if let Some(scroll) = self.help {
            footer::add_general(&mut keys, &self.shared.texts);
            help::draw(canvas, area, screen.as_ref(), &keys, scroll, &self.shared);
        }
    }
}
