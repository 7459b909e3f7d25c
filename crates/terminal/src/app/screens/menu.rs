//! A screen that is only a list.

use outflank_text::Texts;
use ratatui::layout::Rect;

use crate::app::Input;
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::list::{Choice, Row};

/// A list whose rows open screens.
pub trait Menu {
    fn title(&self, texts: &Texts) -> String;

    fn rows(&self, shared: &Shared) -> Vec<Row>;

    /// What a row is about. Headings are not counted.
    fn about(&self, index: usize, texts: &Texts) -> String;

    fn open(&self, index: usize, shared: &mut Shared) -> Option<Box<dyn Screen>>;
}

pub struct MenuScreen<T> {
    menu: T,
    choice: Choice,
}

impl<T: Menu> MenuScreen<T> {
    pub fn new(menu: T) -> MenuScreen<T> {
        let choice = Choice::default();
        MenuScreen { menu, choice }
    }
}

impl<T: Menu> Screen for MenuScreen<T> {
    fn title(&self, shared: &Shared) -> String {
        self.menu.title(&shared.texts)
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        KeyHint::to_choose(&shared.texts)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let rows = self.menu.rows(shared);
        let below = self.choice.draw_above(canvas, area, &rows, 4);
        canvas.note(below, self.menu.about(self.choice.0, &shared.texts));
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        let rows = self.menu.rows(shared);
        let count = rows.iter().filter(|row| !row.heading).count();
        let chosen = self.choice.input(input, count);
        let screen = chosen.and_then(|index| self.menu.open(index, shared));
        screen.map_or(Go::Stay, Go::Open)
    }
}
