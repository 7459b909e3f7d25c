//! The board as a drawing of its own: an SVG that needs no style sheet.

use core::fmt::Write as _;

use outflank_rules::{Color, Position, Square};

/// The colours of a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    frame: String,
    field: String,
    line: String,
    letter: String,
    last: String,
    discs: [DiscPalette; 2],
}

/// The colours of a disc's side.
#[derive(Clone, Debug, PartialEq, Eq)]
struct DiscPalette {
    face: String,
    edge: String,
    mark: String,
}

impl Palette {
    /// The colours, by the names that they have in the style sheet.
    pub(super) fn read(color: impl Fn(&str) -> String) -> Palette {
        let disc = |name: &str| DiscPalette {
            face: color(&format!("--{name}-face")),
            edge: color(&format!("--{name}-edge")),
            mark: color(&format!("--{name}-mark")),
        };
        Palette {
            frame: color("--board-frame"),
            field: color("--board-field"),
            line: color("--board-line"),
            letter: color("--board-letter"),
            last: color("--last-mark"),
            discs: [disc("black"), disc("white")],
        }
    }
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// The last disc that was placed.
    pub last: Option<Square>,
    /// Numbers on discs: the first square was played first. None are drawn if it is empty.
    pub numbered: Vec<Square>,
    /// Whether letters and numbers stand at the edge.
    pub coordinates: bool,
}

/// What lies around the 800 units of the board.
const EDGE: i32 = 14;
const LETTERED_EDGE: i32 = 36;

impl Picture {
    /// The drawing.
    pub fn svg(&self, palette: &Palette) -> String {
        let edge = if self.coordinates {
            LETTERED_EDGE
        } else {
            EDGE
        };
        let size = edge + 800 + EDGE;
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{edge} -{edge} {size} {size}\" width=\"{size}\" \
             height=\"{size}\"><rect x=\"-{edge}\" y=\"-{edge}\" width=\"{size}\" height=\"{size}\" fill=\"{}\"/>\
             <rect width=\"800\" height=\"800\" fill=\"{}\"/>",
            palette.frame, palette.field
        );
        self.grid(&mut text, palette);
        for square in Square::all() {
            if let Some(color) = self.position.at(square) {
                self.disc(&mut text, palette, square, color);
            }
        }
        if let Some(last) = self.last {
            let (x, y) = corner(last);
            let path = format!("M{} {}h30l-30 30z", x + 3, y + 3);
            let _ = write!(text, "<path d=\"{path}\" fill=\"{}\"/>", palette.last);
        }
        text.push_str("</svg>\n");
        text
    }

    fn grid(&self, text: &mut String, palette: &Palette) {
        let lines: String = (0..=8)
            .map(|line| format!("M{0} 0V800M0 {0}H800", line * 100))
            .collect();
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            "<path d=\"{lines}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/>",
            palette.line
        );
        for (x, y) in [(200, 200), (600, 200), (200, 600), (600, 600)] {
            let _ = write!(
                text,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"{}\"/>",
                palette.line
            );
        }
        if self.coordinates {
            let _ = write!(
                text,
                "<g fill=\"{}\" font-family=\"sans-serif\" font-size=\"22\" text-anchor=\"middle\">",
                palette.letter
            );
            for index in 0..8_u8 {
                let (at, letter) = (i32::from(index) * 100 + 50, char::from(b'a' + index));
                let _ = write!(
                    text,
                    "<text x=\"{at}\" y=\"-10\">{letter}</text><text x=\"-18\" y=\"{}\">{}</text>",
                    at + 8,
                    index + 1
                );
            }
            text.push_str("</g>");
        }
    }

    fn disc(&self, text: &mut String, palette: &Palette, square: Square, color: Color) {
        let (x, y) = corner(square);
        let (x, y) = (x + 50, y + 50);
        let side = &palette.discs[color.index()];
        let _ = write!(
            text,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"42\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"/>",
            side.face, side.edge
        );
        let number = self.numbered.iter().position(|it| *it == square);
        if let Some(number) = number {
            let other = &palette.discs[(!color).index()].face;
            let _ = write!(
                text,
                "<text x=\"{x}\" y=\"{}\" fill=\"{other}\" font-family=\"sans-serif\" font-size=\"38\" \
                 text-anchor=\"middle\">{}</text>",
                y + 14,
                number + 1
            );
            return;
        }
        // A cross and a ring, where the look has marks.
        let mark = match color {
            Color::Black => format!("M{} {}l30 30m0-30l-30 30", x - 15, y - 15),
            Color::White => format!("M{} {y}a18 18 0 1 0 36 0a18 18 0 1 0-36 0", x - 18),
        };
        let is_marked = !matches!(side.mark.as_str(), "" | "transparent");
        if is_marked {
            let _ = write!(
                text,
                "<path d=\"{mark}\" fill=\"none\" stroke=\"{}\" stroke-width=\"7\" stroke-linecap=\"round\"/>",
                side.mark
            );
        }
    }
}

fn corner(square: Square) -> (i32, i32) {
    (
        i32::from(square.column()) * 100,
        i32::from(square.row()) * 100,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn palette(mark: &str) -> Palette {
        Palette::read(|name| {
            if name.ends_with("mark") {
                mark.to_owned()
            } else {
                name.trim_start_matches('-').to_owned()
            }
        })
    }

    #[test]
    fn every_disc_is_drawn_with_its_mark_or_its_number() {
        let mut picture = Picture {
            position: Position::START,
            last: Some(Square::E4),
            numbered: Vec::new(),
            coordinates: true,
        };
        let plain = picture.svg(&palette("transparent"));
        assert_eq!(plain.matches("r=\"42\"").count(), 4);
        assert_eq!(plain.matches("stroke-width=\"7\"").count(), 0);
        assert!(plain.contains("fill=\"black-face\"") && plain.contains("fill=\"white-face\""));
        assert!(plain.contains(">h</text>") && plain.contains(">8</text>"));
        assert_eq!(
            picture
                .svg(&palette("red"))
                .matches("stroke-width=\"7\"")
                .count(),
            4
        );

        picture.numbered = vec![Square::E4, Square::D4];
        picture.coordinates = false;
        let numbered = picture.svg(&palette("red"));
        assert!(numbered.contains(">1</text>") && numbered.contains(">2</text>"));
        assert_eq!(numbered.matches("stroke-width=\"7\"").count(), 2);
        assert_eq!(numbered.matches("<text").count(), 2);
    }
}
