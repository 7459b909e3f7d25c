use outflank_play::cartridge::Face;
use outflank_rules::Color as Side;
use ratatui::style::{Color, Modifier, Style};

use super::Look;
use crate::BoardStyle;

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// 256.
    Palette,
    /// True colour.
    True,
}

impl Depth {
    /// The depth that the environment promises.
    pub fn suited_to(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let promised = variable("COLORTERM")
            .is_some_and(|value| value.contains("truecolor") || value.contains("24bit"));
        if promised {
            Depth::True
        } else {
            Depth::Palette
        }
    }
}

/// Characters and colours to draw with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// How boards are drawn.
    pub style: BoardStyle,
    pub look: Look,
    /// The side of the cartridge's discs that stands for black.
    pub first: Face,
    pub depth: Depth,
}

/// Red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub(super) u8, pub(super) u8, pub(super) u8);

/// The sides of the cartridge's discs.
const RED: Rgb = Rgb(216, 58, 46);
const GREEN: Rgb = Rgb(60, 184, 74);

/// The colours of a board.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The two shades of the squares.
    pub squares: [Rgb; 2],
    /// The discs of Black and White.
    pub discs: [Rgb; 2],
    /// A ring around one side's discs, so that the sides differ by more than hue.
    pub rings: [Option<Rgb>; 2],
    /// Dots and numbers.
    pub text: Rgb,
    /// The cursor and the last move.
    pub accent: Rgb,
    /// Highlighted squares.
    pub marked: Rgb,
}

impl Theme {
    /// The palette of the look.
    pub const fn palette(self) -> Palette {
        match self.look {
            Look::Classic => Palette {
                squares: match self.depth {
                    Depth::True => [Rgb(24, 104, 58), Rgb(30, 114, 66)],
                    // The nearest of 256 colours would be one teal for both.
                    Depth::Palette => [Rgb(0, 95, 0), Rgb(0, 135, 0)],
                },
                discs: [Rgb(18, 18, 18), Rgb(244, 238, 224)],
                rings: [None, None],
                text: Rgb(190, 226, 200),
                accent: Rgb(226, 178, 60),
                marked: Rgb(46, 110, 160),
            },
            Look::Cartridge => Palette {
                squares: [Rgb(22, 22, 28), Rgb(32, 32, 40)],
                discs: match self.first {
                    Face::Red => [RED, GREEN],
                    Face::Green => [GREEN, RED],
                },
                rings: match self.first {
                    Face::Red => [Some(Rgb(255, 190, 180)), None],
                    Face::Green => [None, Some(Rgb(255, 190, 180))],
                },
                text: Rgb(200, 200, 210),
                accent: Rgb(240, 220, 90),
                marked: Rgb(50, 70, 140),
            },
            Look::Contrast => Palette {
                squares: [Rgb(60, 60, 60), Rgb(76, 76, 76)],
                discs: [Rgb(0, 0, 0), Rgb(255, 255, 255)],
                rings: [Some(Rgb(255, 255, 0)), None],
                text: Rgb(255, 255, 255),
                accent: Rgb(255, 255, 0),
                marked: Rgb(0, 70, 200),
            },
        }
    }

    /// Whether there are colours.
    pub const fn has_color(self) -> bool {
        matches!(self.style, BoardStyle::Color)
    }

    /// Whether only ASCII can be shown.
    pub const fn is_ascii(self) -> bool {
        matches!(self.style, BoardStyle::Ascii)
    }

    /// The colour as the terminal knows it.
    pub fn color(self, rgb: Rgb) -> Color {
        match self.depth {
            Depth::True => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Depth::Palette => Color::Indexed(nearest(rgb)),
        }
    }

    /// One colour on another.
    pub fn on(self, color: Rgb, ground: Rgb) -> Style {
        let style = Style::new().fg(self.color(color));
        style.bg(self.color(ground))
    }

    /// A disc as a character, and its style on any background.
    pub fn disc(self, side: Side) -> (char, Style) {
        let palette = self.palette();
        let index = side.index();
        match (self.style, self.look, side) {
            (BoardStyle::Ascii, _, Side::Black) => ('X', Style::new()),
            (BoardStyle::Ascii, _, Side::White) => ('O', Style::new()),
            (BoardStyle::Color, look, side) => {
                let red = match self.first {
                    Face::Red => Side::Black,
                    Face::Green => Side::White,
                };
                let mark = match (look, side) {
                    (Look::Cartridge, side) if side == red => '◆',
                    (Look::Contrast, Side::Black) => '◉',
                    _ => '●',
                };
                let shown = palette.rings[index].filter(|_| look == Look::Contrast);
                let rgb = shown.unwrap_or(palette.discs[index]);
                (mark, Style::new().fg(self.color(rgb)))
            }
            (_, _, Side::Black) => ('●', Style::new()),
            (_, _, Side::White) => ('○', Style::new()),
        }
    }

    /// For what matters less.
    pub const fn muted() -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// For what stands out.
    pub const fn strong() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// For what is selected.
    pub const fn selected() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}

/// The nearest colour of the 6 × 6 × 6 cube or the greys.
fn nearest(Rgb(red, green, blue): Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let wanted = [red, green, blue];
    let distance = |color: [u8; 3]| -> u32 {
        let pairs = wanted.into_iter().zip(color);
        pairs.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let step = |value: u8| {
        let near = |&index: &usize| STEPS[index].abs_diff(value);
        (0..6).min_by_key(near).unwrap_or(0)
    };
    let steps = wanted.map(step);
    let grey = |index: u8| [8 + 10 * index; 3];
    let nearest_grey = (0..24)
        .min_by_key(|&index| distance(grey(index)))
        .unwrap_or(0);
    if distance(grey(nearest_grey)) < distance(steps.map(|index| STEPS[index])) {
        232 + nearest_grey
    } else {
        steps
            .into_iter()
            .fold(0, |sum, index| 6 * sum + index as u8)
            + 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_has_something_near() {
        assert_eq!(nearest(Rgb(0, 0, 0)), 16);
        assert_eq!(nearest(Rgb(255, 255, 255)), 231);
        assert_eq!(nearest(Rgb(255, 255, 0)), 226);
        assert_eq!(nearest(Rgb(18, 18, 18)), 233);
    }

    #[test]
    fn squares_are_told_apart_and_the_classic_board_is_green_in_256_colours() {
        for look in Look::ALL {
            let theme = Theme {
                style: BoardStyle::Color,
                look,
                first: Face::Red,
                depth: Depth::Palette,
            };
            let [one, other] = theme.palette().squares.map(|rgb| theme.color(rgb));
            assert_ne!(one, other, "{look:?}");
            if look == Look::Classic {
                assert_eq!([one, other], [Color::Indexed(22), Color::Indexed(28)]);
            }
        }
    }

    #[test]
    fn sides_differ_without_hue() {
        for look in Look::ALL {
            for style in [BoardStyle::Ascii, BoardStyle::Unicode, BoardStyle::Color] {
                let theme = Theme {
                    style,
                    look,
                    first: Face::Red,
                    depth: Depth::True,
                };
                let [black, white] = Side::ALL.map(|side| theme.disc(side));
                let palette = theme.palette();
                let brightness =
                    |Rgb(r, g, b): Rgb| (2 * i32::from(r) + 5 * i32::from(g) + i32::from(b)) / 8;
                let [dark, light] = palette.discs.map(brightness);
                assert!(
                    black.0 != white.0 || (light - dark) > 100,
                    "{look:?} {style:?}"
                );
            }
        }
    }
}
