use crate::Rgb;

/// A place on a drawn board, in the units of [`geometry`](crate::geometry).
pub type Point = (i32, i32);

/// What a picture is drawn on. Later shapes cover earlier ones.
pub trait Canvas {
    /// A filled square, from its top left corner.
    fn area(&mut self, corner: Point, size: i32, color: Rgb);

    /// The lines between the squares.
    fn grid(&mut self, color: Rgb);

    /// A filled circle.
    fn dot(&mut self, centre: Point, radius: i32, color: Rgb);

    /// A disc, with an edge around its face.
    fn disc(&mut self, centre: Point, face: Rgb, edge: Rgb);

    /// Lines with round ends.
    fn strokes(&mut self, lines: &[[Point; 2]], width: i32, color: Rgb);

    /// An unfilled circle.
    fn ring(&mut self, centre: Point, radius: i32, width: i32, color: Rgb);

    /// A filled triangle.
    fn triangle(&mut self, corners: [Point; 3], color: Rgb);

    /// Digits or letters, centred above a point of their baseline.
    fn text(&mut self, baseline: Point, size: i32, color: Rgb, text: &str);
}
