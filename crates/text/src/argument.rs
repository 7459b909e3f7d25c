use fluent_bundle::FluentValue;
use outflank_play::cartridge::Opponents;
use outflank_play::{Seat, Setting};
use outflank_rules::{Color, Move, Square};

/// A value that can stand in a text.
pub(crate) trait Argument {
    /// What the text receives: a number, or a word to print or to choose by.
    fn value(&self) -> FluentValue<'static>;
}

/// What somebody typed may come back in a text, but not as a command to the terminal it is shown on.
impl Argument for &str {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(self.chars().map(harmless).collect::<String>())
    }
}

impl Argument for char {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(harmless(*self).to_string())
    }
}

fn harmless(letter: char) -> char {
    if letter.is_control() {
        char::REPLACEMENT_CHARACTER
    } else {
        letter
    }
}

impl Argument for Square {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(self.to_string())
    }
}

/// A square, or the word `pass` to choose by.
impl Argument for Move {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(self.to_string())
    }
}

/// `black` or `white`, to choose by.
impl Argument for Color {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Color::Black => "black",
            Color::White => "white",
        })
    }
}

/// `black`, `white` or `none`, to choose by.
impl Argument for Option<Color> {
    fn value(&self) -> FluentValue<'static> {
        self.map_or_else(|| FluentValue::from("none"), |color| color.value())
    }
}

/// `yes` or `no`, to choose by.
impl Argument for bool {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(if *self { "yes" } else { "no" })
    }
}

/// `left` or `right`, to choose by.
impl Argument for Seat {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(self.to_string())
    }
}

/// Who plays and who starts, to choose by.
impl Argument for Opponents {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Opponents::TwoPeople => "people",
            Opponents::PersonStarts => "person",
            Opponents::ComputerStarts => "computer",
        })
    }
}

/// The thing that is settled, to choose by.
impl Argument for Setting {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Setting::Players => "players",
            Setting::Starter => "starter",
            Setting::Start => "start",
            Setting::Clock => "clock",
            Setting::Style => "style",
            Setting::NextStarter => "next",
        })
    }
}

macro_rules! number {
    ($($type:ty)*) => {$(
        impl Argument for $type {
            fn value(&self) -> FluentValue<'static> {
                FluentValue::from(*self)
            }
        }
    )*};
}
number!(u8 u16 u32 u64 usize i32);
