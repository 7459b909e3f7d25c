use crate::Rgb;
use crate::canvas::{Canvas, Point};
use crate::geometry::{self, DISC, EDGE, LINE};
use crate::glyphs;

/// Pixels in the making.
///
/// A shape is the distance of a place from its outline, negative inside. A pixel whose middle is on the outline is
/// half covered, which is all it takes for smooth edges. Places are measured from the middle of the picture: so a
/// symmetric board makes a symmetric picture, to the last bit.
pub struct Raster {
    size: u32,
    /// Pixels for each unit.
    scale: f32,
    /// The unit in the middle of the picture.
    middle: f32,
    pixels: Vec<Rgb>,
}

/// Units to the right of the middle of the picture, and below it.
type Place = (f32, f32);

impl Raster {
    /// An area this many pixels wide.
    pub fn new(size: u32, coordinates: bool, color: Rgb) -> Raster {
        let (edge, units) = geometry::frame(coordinates);
        Raster {
            size,
            scale: size as f32 / units as f32,
            middle: units as f32 / 2.0 - edge as f32,
            pixels: vec![color; (size * size) as usize],
        }
    }

    /// How many pixels it is wide.
    pub const fn size(&self) -> u32 {
        self.size
    }

    /// The pixels, row by row.
    pub fn pixels(&self) -> &[Rgb] {
        &self.pixels
    }

    fn place(&self, (x, y): Point) -> Place {
        (x as f32 - self.middle, y as f32 - self.middle)
    }

    /// Covers the inside of a shape, which is no further than `margin` from the box around some places.
    fn paint(
        &mut self,
        around: &[Place],
        margin: f32,
        color: Rgb,
        distance: impl Fn(Place) -> f32,
    ) {
        let (size, scale) = (self.size, self.scale);
        let pixels = |read: fn(&Place) -> f32| {
            let pixel = |unit: f32| unit * scale + size as f32 / 2.0;
            let ends = around.iter().map(read);
            let from = pixel(ends.clone().fold(f32::MAX, f32::min) - margin).floor() - 1.0;
            let to = pixel(ends.fold(f32::MIN, f32::max) + margin).ceil() + 1.0;
            from.max(0.0) as u32..(to.max(0.0) as u32).min(size)
        };
        // A whole number is divided: no rounding on one side of the middle that is not on the other.
        let unit = |pixel: u32| (2 * pixel as i32 + 1 - size as i32) as f32 / (2.0 * scale);
        for row in pixels(|it| it.1) {
            for column in pixels(|it| it.0) {
                let coverage = 0.5 - distance((unit(column), unit(row))) * scale;
                if coverage > 0.0 {
                    let pixel = &mut self.pixels[(row * size + column) as usize];
                    *pixel = pixel.covered(color, coverage.min(1.0));
                }
            }
        }
    }

    fn circle(&mut self, centre: Point, radius: f32, color: Rgb) {
        let centre = self.place(centre);
        self.paint(&[centre], radius, color, |at| apart(at, centre) - radius);
    }

    /// Short lines as one shape: where they meet, nothing is covered twice.
    fn pen(&mut self, lines: &[[Place; 2]], width: f32, color: Rgb) {
        let half = width / 2.0;
        self.paint(lines.as_flattened(), half, color, |at| {
            let lines = lines.iter().map(|&ends| from_line(at, ends));
            lines.fold(f32::MAX, f32::min) - half
        });
    }
}

impl Canvas for Raster {
    fn area(&mut self, (x, y): Point, size: i32, color: Rgb) {
        let (first, last) = (self.place((x, y)), self.place((x + size, y + size)));
        self.paint(&[first, last], 0.0, color, |(x, y)| {
            let (across, down) = ((first.0 - x).max(x - last.0), (first.1 - y).max(y - last.1));
            across.max(down)
        });
    }

    fn grid(&mut self, color: Rgb) {
        let half = LINE / 2.0;
        let (x, y) = self.place((400, 400));
        self.paint(&[(x, y)], 400.0 + half, color, |(px, py)| {
            let (px, py) = (px - x, py - y);
            let outside = px.abs().max(py.abs()) - 400.0;
            let from_line = |at: f32| (at - (at / 100.0).round() * 100.0).abs();
            outside.max(from_line(px).min(from_line(py))) - half
        });
    }

    fn dot(&mut self, centre: Point, radius: i32, color: Rgb) {
        self.circle(centre, radius as f32, color);
    }

    fn disc(&mut self, centre: Point, face: Rgb, edge: Rgb) {
        let (radius, half) = (DISC as f32, EDGE as f32 / 2.0);
        self.circle(centre, radius + half, edge);
        self.circle(centre, radius - half, face);
    }

    fn strokes(&mut self, lines: &[[Point; 2]], width: i32, color: Rgb) {
        let lines = lines.iter().map(|ends| ends.map(|end| self.place(end)));
        let lines: Vec<[Place; 2]> = lines.collect();
        self.pen(&lines, width as f32, color);
    }

    fn ring(&mut self, centre: Point, radius: i32, width: i32, color: Rgb) {
        let centre = self.place(centre);
        let (radius, half) = (radius as f32, width as f32 / 2.0);
        self.paint(&[centre], radius + half, color, |at| {
            (apart(at, centre) - radius).abs() - half
        });
    }

    fn triangle(&mut self, corners: [Point; 3], color: Rgb) {
        let [a, b, c] = corners.map(|corner| self.place(corner));
        self.paint(&[a, b, c], 0.0, color, |at| {
            let sides = [beside(at, a, b), beside(at, b, c), beside(at, c, a)];
            sides.into_iter().fold(f32::MIN, f32::max)
        });
    }

    fn text(&mut self, baseline: Point, size: i32, color: Rgb, text: &str) {
        let (x, y) = self.place(baseline);
        let unit = size as f32 * glyphs::HEIGHT / 100.0;
        let count = text.chars().count() as f32;
        let left = x - (count * glyphs::ADVANCE - glyphs::GAP) * unit / 2.0;
        for (place, letter) in (0_u8..).zip(text.chars()) {
            let left = left + f32::from(place) * glyphs::ADVANCE * unit;
            let top = y - 100.0 * unit;
            let lines = glyphs::segments(letter).into_iter();
            let lines = lines.map(|ends| ends.map(|(x, y)| (left + x * unit, top + y * unit)));
            let lines: Vec<[Place; 2]> = lines.collect();
            self.pen(&lines, glyphs::PEN * unit, color);
        }
    }
}

fn apart(one: Place, other: Place) -> f32 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

/// The distance from a line with two ends.
fn from_line(at: Place, [from, to]: [Place; 2]) -> f32 {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let along = (at.0 - from.0) * x + (at.1 - from.1) * y;
    let along = (along / (x * x + y * y)).clamp(0.0, 1.0);
    apart(at, (from.0 + along * x, from.1 + along * y))
}

/// How far a place is to the left of a line, seen from one of its points to another.
fn beside(at: Place, from: Place, to: Place) -> f32 {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    ((at.0 - from.0) * y - (at.1 - from.1) * x) / apart(from, to)
}

#[cfg(test)]
mod tests;
