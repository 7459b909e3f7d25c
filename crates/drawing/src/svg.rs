use std::fmt::Write as _;

use crate::Rgb;
use crate::canvas::{Canvas, Point};
use crate::geometry::{self, DISC, EDGE, LINE};

/// An SVG element in the making. Writing into a string cannot fail.
pub struct Svg(String);

impl Svg {
    /// Begins an element with attributes of its own.
    pub fn new(attributes: &str, coordinates: bool) -> Svg {
        let (edge, size) = geometry::frame(coordinates);
        Svg(format!(
            "<svg {attributes} viewBox=\"-{edge} -{edge} {size} {size}\">"
        ))
    }

    /// The whole element.
    pub fn finish(self) -> String {
        self.0 + "</svg>"
    }

    fn outline(&mut self, path: &str, width: i32, color: Rgb) {
        let _ = write!(
            self.0,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\"/>"
        );
    }
}

impl Canvas for Svg {
    fn area(&mut self, (x, y): Point, size: i32, color: Rgb) {
        let _ = write!(
            self.0,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" fill=\"{color}\"/>"
        );
    }

    fn grid(&mut self, color: Rgb) {
        let _ = write!(
            self.0,
            "<path d=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{LINE}\"/>",
            geometry::lines()
        );
    }

    fn dot(&mut self, (x, y): Point, radius: i32, color: Rgb) {
        let _ = write!(
            self.0,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{color}\"/>"
        );
    }

    fn disc(&mut self, (x, y): Point, face: Rgb, edge: Rgb) {
        let _ = write!(
            self.0,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{DISC}\" fill=\"{face}\" stroke=\"{edge}\" \
             stroke-width=\"{EDGE}\"/>"
        );
    }

    fn strokes(&mut self, lines: &[[Point; 2]], width: i32, color: Rgb) {
        let line = |[(x, y), (to_x, to_y)]: &[Point; 2]| format!("M{x} {y}L{to_x} {to_y}");
        let path = lines.iter().map(line).collect::<Vec<_>>().concat();
        self.outline(&path, width, color);
    }

    fn ring(&mut self, (x, y): Point, radius: i32, width: i32, color: Rgb) {
        let (left, across) = (x - radius, 2 * radius);
        let path = format!(
            "M{left} {y}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0"
        );
        self.outline(&path, width, color);
    }

    fn triangle(&mut self, corners: [Point; 3], color: Rgb) {
        let [(x, y), (x2, y2), (x3, y3)] = corners;
        let _ = write!(
            self.0,
            "<path d=\"M{x} {y}L{x2} {y2}L{x3} {y3}z\" fill=\"{color}\"/>"
        );
    }

    fn text(&mut self, (x, y): Point, size: i32, color: Rgb, text: &str) {
        let _ = write!(
            self.0,
            "<text x=\"{x}\" y=\"{y}\" fill=\"{color}\" font-family=\"sans-serif\" font-size=\"{size}\" \
             text-anchor=\"middle\">{text}</text>"
        );
    }
}
