use std::fmt;
use std::str::FromStr;

/// A colour on a screen: red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

/// A text is not a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAColor;

impl Rgb {
    /// This colour, covered by another one: not at all at 0, entirely at 1.
    pub(crate) fn covered(self, by: Rgb, coverage: f32) -> Rgb {
        let mix = |index: usize| {
            let (below, above) = (f32::from(self.0[index]), f32::from(by.0[index]));
            (below + (above - below) * coverage).round() as u8
        };
        Rgb([mix(0), mix(1), mix(2)])
    }

    /// How far apart two colours are, squared.
    pub(crate) fn distance(self, other: Rgb) -> u32 {
        let apart = |index: usize| u32::from(self.0[index].abs_diff(other.0[index])).pow(2);
        apart(0) + apart(1) + apart(2)
    }
}

/// Reads `#rrggbb` and `#rgb`.
impl FromStr for Rgb {
    type Err = NotAColor;

    fn from_str(text: &str) -> Result<Rgb, NotAColor> {
        let digits = text.strip_prefix('#').ok_or(NotAColor)?;
        let digits: Option<Vec<u8>> = digits
            .chars()
            .map(|digit| digit.to_digit(16).map(|it| it as u8))
            .collect();
        let digits = digits.ok_or(NotAColor)?;
        let bytes: Vec<u8> = match digits.len() {
            3 => digits.iter().map(|digit| digit * 17).collect(),
            6 => digits.chunks(2).map(|two| two[0] * 16 + two[1]).collect(),
            _ => return Err(NotAColor),
        };
        bytes.try_into().map(Rgb).map_err(|_| NotAColor)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_are_read_and_written_as_in_style_sheets() {
        assert_eq!("#17402a".parse(), Ok(Rgb([0x17, 0x40, 0x2a])));
        assert_eq!("#1Af".parse(), Ok(Rgb([0x11, 0xaa, 0xff])));
        assert_eq!(Rgb([1, 2, 255]).to_string(), "#0102ff");
        for wrong in ["", "#", "red", "transparent", "17402a", "#17402", "#17402g"] {
            assert_eq!(wrong.parse::<Rgb>(), Err(NotAColor), "{wrong}");
        }
    }

    #[test]
    fn a_half_covered_color_is_between_both() {
        let (black, white) = (Rgb([0; 3]), Rgb([255; 3]));
        assert_eq!(black.covered(white, 0.5), Rgb([128; 3]));
        assert_eq!(white.covered(black, 0.0), white);
        assert_eq!(white.covered(black, 1.0), black);
    }
}
