//! Boards as SVG images that need no style sheet.
//!
//! ```
//! use outflank_drawing::{Palette, Picture};
//! use outflank_rules::{Position, Square};
//!
//! let picture = Picture { last: Some(Square::E4), ..Picture::new(Position::START) };
//! assert!(picture.svg(&Palette::classic()).starts_with("<svg"));
//! ```
//!
//! [`geometry`] has the measures, which every drawing of a board shares.

#![forbid(unsafe_code)]

pub mod geometry;

use std::fmt::Write as _;

use geometry::corner;
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

/// The colours of a disc.
#[derive(Clone, Debug, PartialEq, Eq)]
struct DiscPalette {
    face: String,
    edge: String,
    mark: String,
}

impl Palette {
    /// A green board.
    pub fn classic() -> Palette {
        Palette::read(|name| {
            let color = match name {
                "--board-frame" | "--board-line" => "#17402a",
                "--board-field" => "#2f7d4f",
                "--board-letter" => "#d7e8dc",
                "--last-mark" => "#fff176",
                "--black-face" => "#111",
                "--black-edge" => "#000",
                "--white-face" => "#fafafa",
                "--white-edge" => "#777",
                _ => "",
            };
            color.to_owned()
        })
    }

    /// Reads each colour by its name in the page's style sheet.
    pub fn read(color: impl Fn(&str) -> String) -> Palette {
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

/// A picture of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// The last disc placed, marked in a corner of its square.
    pub last: Option<Square>,
    /// A mistake, marked by a cross.
    pub mistake: Option<Square>,
    /// The better move, marked by a ring.
    pub better: Option<Square>,
    /// The squares of numbered discs, in the order of play.
    pub numbered: Vec<Square>,
    /// Whether coordinates are shown.
    pub coordinates: bool,
}

impl Picture {
    /// A position, without coordinates or marks.
    pub const fn new(position: Position) -> Picture {
        Picture {
            position,
            last: None,
            mistake: None,
            better: None,
            numbered: Vec::new(),
            coordinates: false,
        }
    }

    /// The picture as a stand-alone file.
    pub fn svg(&self, palette: &Palette) -> String {
        let (_, size) = geometry::frame(self.coordinates);
        let file =
            format!("xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\"");
        self.element(&file, palette) + "\n"
    }

    /// The picture as part of a page, as wide as its container. Its label is the position.
    pub fn inline(&self, palette: &Palette) -> String {
        let label = format!("role=\"img\" aria-label=\"{}\"", self.position);
        self.element(&label, palette)
    }

    fn element(&self, attributes: &str, palette: &Palette) -> String {
        let (edge, size) = geometry::frame(self.coordinates);
        let mut text = format!(
            "<svg {attributes} viewBox=\"-{edge} -{edge} {size} {size}\">\
             <rect x=\"-{edge}\" y=\"-{edge}\" width=\"{size}\" height=\"{size}\" fill=\"{}\"/>\
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
            let path = geometry::last(last);
            let _ = write!(text, "<path d=\"{path}\" fill=\"{}\"/>", palette.last);
        }
        self.judgement(&mut text);
        text.push_str("</svg>");
        text
    }

    fn grid(&self, text: &mut String, palette: &Palette) {
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/>",
            geometry::lines(),
            palette.line
        );
        for (x, y) in geometry::POINTS {
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

    /// Marks the mistake and the better move.
    fn judgement(&self, text: &mut String) {
        let cross = self.mistake.map(|square| {
            let (x, y) = corner(square);
            (
                "#ffb4ab",
                format!("M{} {}l40 40m0-40l-40 40", x + 30, y + 30),
            )
        });
        let ring = self.better.map(|square| {
            let (x, y) = corner(square);
            (
                "#fff176",
                format!("M{} {}a27 27 0 1 0 54 0a27 27 0 1 0-54 0", x + 23, y + 50),
            )
        });
        for (color, path) in cross.into_iter().chain(ring) {
            let _ = write!(
                text,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"10\"/>"
            );
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
            last: Some(Square::E4),
            coordinates: true,
            ..Picture::new(Position::START)
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

    #[test]
    fn a_picture_in_a_page_names_the_position_and_marks_what_was_played_and_better() {
        let plain = Picture::new(Position::START);
        let judged = Picture {
            mistake: Some(Square::F5),
            better: Some(Square::D3),
            ..plain.clone()
        };
        let [plain, judged] = [plain, judged].map(|it| it.inline(&Palette::classic()));
        assert!(plain.contains(&format!("aria-label=\"{}\"", Position::START)));
        assert!(!plain.contains("http"));
        assert_eq!(plain.matches("stroke-width=\"10\"").count(), 0);
        assert_eq!(judged.matches("stroke-width=\"10\"").count(), 2);
    }
}
