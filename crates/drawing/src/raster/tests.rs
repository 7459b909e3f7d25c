use outflank_rules::{Color, Position, Square};

use super::*;
use crate::{Palette, Picture};

/// A picture as colours, one pixel for each unit.
struct Drawn {
    size: u32,
    edge: i32,
    pixels: Vec<Rgb>,
}

impl Drawn {
    fn new(picture: &Picture) -> Drawn {
        Drawn::of_size(picture, picture.natural_size())
    }

    fn of_size(picture: &Picture, size: u32) -> Drawn {
        let indexed = picture.pixels(&Palette::classic(), size);
        let pixels = indexed.pixels.iter();
        Drawn {
            size,
            edge: geometry::frame(picture.coordinates).0,
            pixels: pixels.map(|&it| indexed.colors[usize::from(it)]).collect(),
        }
    }

    fn at(&self, (x, y): Point) -> Rgb {
        let (column, row) = (x + self.edge, y + self.edge);
        self.pixels[(row * self.size as i32 + column) as usize]
    }

    fn pixel(&self, column: u32, row: u32) -> Rgb {
        self.pixels[(row * self.size + column) as usize]
    }
}

#[test]
fn squares_lines_dots_discs_and_marks_are_where_the_measures_say() {
    let look = Palette::classic();
    let [black, white] = Color::ALL.map(|color| look.disc(color));
    for coordinates in [false, true] {
        let drawn = Drawn::new(&Picture {
            last: Some(Square::E4),
            coordinates,
            ..Picture::new(Position::START)
        });
        for (place, color) in [
            ((-10, 400), look.frame),
            ((810, 810), look.frame),
            ((50, 50), look.field),
            ((760, 90), look.field),
            ((100, 350), look.line),
            ((350, 700), look.line),
            ((0, 0), look.line),
            ((206, 200), look.line),
            ((600, 595), look.line),
            // d4 is White's, e4 Black's.
            ((350, 350), white.face),
            ((450, 350), black.face),
            ((450 + 39, 350), black.face),
            ((350 - 42, 350), white.edge),
            ((350, 450), black.face),
            ((410, 310), look.last),
            ((405, 325), look.last),
            // Beyond the slanted side of the mark, before the disc.
            ((310, 310), look.field),
        ] {
            assert_eq!(drawn.at(place), color, "{place:?}");
        }
    }
}

#[test]
fn edges_are_smooth() {
    let look = Palette::classic();
    let drawn = Drawn::new(&Picture::new(Position::START));
    let (field, edge) = (look.field, look.disc(Color::Black).edge);
    let row = (404..412).map(|x| drawn.at((x, 350)));
    let between = row.filter(|&color| color != field && color != edge);
    assert!(between.count() >= 1);
}

#[test]
fn a_symmetric_board_makes_a_symmetric_picture() {
    let half = "--------X------X--OXXO----XOOX--";
    let board = half.to_owned() + &half.chars().rev().collect::<String>();
    let position: Position = format!("{board} X").parse().unwrap();
    for size in [828, 500, 333, 64] {
        let drawn = Drawn::of_size(&Picture::new(position), size);
        let last = size - 1;
        for row in 0..size {
            for column in 0..size {
                let pixel = drawn.pixel(column, row);
                assert_eq!(pixel, drawn.pixel(last - column, row));
                assert_eq!(pixel, drawn.pixel(column, last - row));
            }
        }
    }
    // The start is its own image under transposition.
    let start = Drawn::of_size(&Picture::new(Position::START), 401);
    for row in 0..401 {
        for column in 0..row {
            assert_eq!(start.pixel(column, row), start.pixel(row, column));
        }
    }
}

/// The areas that a number encloses on its disc: one in a 0, 4, 6 or 9, two in an 8.
fn holes(drawn: &Drawn, square: Square, face: Rgb, ink: Rgb) -> usize {
    let scale = drawn.scale();
    let (x, y) = geometry::centre(square);
    let middle = |unit: i32| ((unit + drawn.edge) as f32 * scale) as i32;
    let reach = (33.0 * scale) as i32;
    let (x, y) = (middle(x), middle(y));
    let inside = |x: i32, y: i32| {
        let color = drawn.pixel(x as u32, y as u32);
        color.distance(face) < color.distance(ink)
    };
    let mut seen = std::collections::HashSet::new();
    let mut areas = 0;
    for row in y - reach..=y + reach {
        for column in x - reach..=x + reach {
            let is_far = (column - x).pow(2) + (row - y).pow(2) > reach.pow(2);
            if is_far || !inside(column, row) || !seen.insert((column, row)) {
                continue;
            }
            areas += 1;
            let mut open = vec![(column, row)];
            while let Some((column, row)) = open.pop() {
                for (to_x, to_y) in [
                    (column + 1, row),
                    (column - 1, row),
                    (column, row + 1),
                    (column, row - 1),
                ] {
                    let is_near = (to_x - x).pow(2) + (to_y - y).pow(2) <= reach.pow(2);
                    if is_near && inside(to_x, to_y) && seen.insert((to_x, to_y)) {
                        open.push((to_x, to_y));
                    }
                }
            }
        }
    }
    // All around the number.
    areas - 1
}

impl Drawn {
    fn scale(&self) -> f32 {
        self.size as f32 / (814 + self.edge) as f32
    }
}

#[test]
fn numbers_can_be_read_on_both_colors() {
    let look = Palette::classic();
    for size in [828, 414] {
        for color in Color::ALL {
            let drawn = Drawn::of_size(
                &Picture {
                    numbered: Square::all().take(60).map(|it| (color, it)).collect(),
                    ..Picture::new(Position::START)
                },
                size,
            );
            let (face, ink) = (look.disc(color).face, look.disc(!color).face);
            for (number, square) in (1..=60_u32).zip(Square::all()) {
                let digits = number.to_string();
                let expected = digits.chars().map(|digit| match digit {
                    '0' | '4' | '6' | '9' => 1,
                    '8' => 2,
                    _ => 0,
                });
                let holes = holes(&drawn, square, face, ink);
                assert_eq!(holes, expected.sum(), "{number} at {size}");
            }
        }
    }
}

#[test]
fn every_digit_and_letter_differs_from_every_other() {
    let letters: Vec<char> = ('0'..='9').chain('a'..='h').collect();
    let pictures: Vec<Vec<Rgb>> = letters
        .iter()
        .map(|letter| {
            let mut raster = Raster::new(50, false, Rgb([0; 3]));
            raster.text((400, 600), 600, Rgb([255; 3]), &letter.to_string());
            raster.pixels
        })
        .collect();
    for (one, picture) in pictures.iter().enumerate() {
        for (other, another) in pictures.iter().enumerate().skip(one + 1) {
            let pixels = picture.iter().zip(another);
            let differing = pixels.filter(|(one, other)| one.distance(**other) > 30_000);
            let count = differing.count();
            assert!(count >= 25, "{} {}: {count}", letters[one], letters[other]);
        }
    }
}
