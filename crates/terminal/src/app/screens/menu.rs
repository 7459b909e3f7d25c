//! A screen that is only a list.

use outflank_text::Texts;
use ratatui::layout::Rect;

use crate::app::Input;
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::filter::Filter;
use crate::app::widgets::list::{Choice, Row};
use crate::app::widgets::prompt::Answer;

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
    filter: Filter,
}

impl<T: Menu> MenuScreen<T> {
    pub fn new(menu: T) -> MenuScreen<T> {
        MenuScreen {
            menu,
            choice: Choice::default(),
            filter: Filter::default(),
        }
    }

    /// The rows that are there, each with the number that the menu knows it by. A heading without rows is left out.
    fn rows(&self, shared: &Shared) -> (Vec<Row>, Vec<usize>) {
        let (mut shown, mut numbers, mut next) = (Vec::<Row>::new(), Vec::new(), 0);
        for row in self.menu.rows(shared) {
            if row.heading {
                shown.pop_if(|before| before.heading);
                shown.push(row);
                continue;
            }
            if self.filter.has(&row) {
                shown.push(row);
                numbers.push(next);
            }
            next += 1;
        }
        shown.pop_if(|last| last.heading);
        (shown, numbers)
    }
}

impl<T: Menu> Screen for MenuScreen<T> {
    fn title(&self, shared: &Shared) -> String {
        self.menu.title(&shared.texts)
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let mut keys = KeyHint::to_choose(&shared.texts);
        keys.push(Filter::key(&shared.texts));
        keys
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let (rows, numbers) = self.rows(shared);
        let below = self.choice.draw_above(canvas, area, &rows, 4);
        if Filter::draw(canvas, below, shared) {
            return;
        }
        let about = match numbers.get(self.choice.0) {
            Some(&number) => self.menu.about(number, &shared.texts),
            None if self.filter.is_set() => shared.texts.app_search_none(),
            None => String::new(),
        };
        canvas.note(below, about);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if self.filter.input(input, shared) {
            return Go::Stay;
        }
        let (_, numbers) = self.rows(shared);
        let chosen = self.choice.input(input, numbers.len());
        let chosen = chosen.and_then(|index| numbers.get(index));
        let screen = chosen.and_then(|&number| self.menu.open(number, shared));
        screen.map_or(Go::Stay, Go::Open)
    }

    fn answered(&mut self, answer: Answer, _shared: &mut Shared) -> Go {
        if let Answer::Text(text) = answer {
            self.filter.set(&text);
            self.choice = Choice::default();
        }
        Go::Stay
    }
}
