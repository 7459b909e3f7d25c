use fluent_bundle::FluentValue;
use outflank_app::review::Standing;
use outflank_learn::insight::Area;
use outflank_play::cartridge::Opponents;
use outflank_play::{Seat, Setting};
use outflank_rules::{Color, Move, Square};

use crate::party::Party;

/// A value that a text can take.
pub(crate) trait Argument {
    /// The value for Fluent: a number, or a word to print or to select by.
    fn value(&self) -> FluentValue<'static>;
}

/// Control characters are replaced: typed text must not control the terminal.
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

/// A square, or the word `pass` to select by.
impl Argument for Move {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(self.to_string())
    }
}

/// `black` or `white`, to select by.
impl Argument for Color {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Color::Black => "black",
            Color::White => "white",
        })
    }
}

/// `you`, `black` or `white`, to select by.
impl Argument for Party {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Party::You => "you",
            Party::Black => "black",
            Party::White => "white",
        })
    }
}

/// The part of the board, to select by.
impl Argument for Area {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Area::North => "north",
            Area::NorthEast => "north-east",
            Area::East => "east",
            Area::SouthEast => "south-east",
            Area::South => "south",
            Area::SouthWest => "south-west",
            Area::West => "west",
            Area::NorthWest => "north-west",
            Area::Centre => "centre",
        })
    }
}

/// `win`, `draw` or `loss`, to select by.
impl Argument for Standing {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Standing::Win => "win",
            Standing::Draw => "draw",
            Standing::Loss => "loss",
        })
    }
}

/// `black`, `white` or `none`, to select by.
impl Argument for Option<Color> {
    fn value(&self) -> FluentValue<'static> {
        self.map_or_else(|| FluentValue::from("none"), |color| color.value())
    }
}

/// `yes` or `no`, to select by.
impl Argument for bool {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(if *self { "yes" } else { "no" })
    }
}

/// `left` or `right`, to select by.
impl Argument for Seat {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(self.to_string())
    }
}

/// Who plays and who starts, to select by.
impl Argument for Opponents {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(match self {
            Opponents::TwoPeople => "people",
            Opponents::PersonStarts => "person",
            Opponents::ComputerStarts => "computer",
        })
    }
}

/// The setting's name, to select by.
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
