//! Digits and the letters of the columns, as strokes of a round pen.
//!
//! A glyph is 60 units wide and stands on a baseline 100 units below its top.

use std::f32::consts::PI;

/// From one glyph to the next.
pub const ADVANCE: f32 = 74.0;

/// Between two glyphs, where there is nothing.
pub const GAP: f32 = 14.0;

/// The width of the pen.
pub const PEN: f32 = 13.0;

/// The height of a digit, as a part of the size of its text.
pub const HEIGHT: f32 = 0.73;

/// A movement of the pen.
enum Stroke {
    /// From point to point.
    Lines(&'static [(i8, i8)]),
    /// Along an ellipse: its centre, its radii, and angles in degrees, clockwise from the right.
    Arc(i16, i16, i16, i16, i16, i16),
}

use Stroke::{Arc, Lines};

const fn strokes(letter: char) -> &'static [Stroke] {
    match letter {
        '0' => &[Arc(30, 50, 23, 44, 0, 360)],
        '1' => &[Lines(&[(14, 24), (34, 6), (34, 94)])],
        '2' => &[
            Arc(30, 30, 23, 24, 190, 392),
            Lines(&[(50, 43), (7, 94), (54, 94)]),
        ],
        '3' => &[Arc(28, 28, 20, 22, 205, 450), Arc(28, 72, 24, 22, 270, 515)],
        '4' => &[Lines(&[(44, 94), (44, 6), (5, 67), (57, 67)])],
        '5' => &[
            Lines(&[(50, 6), (14, 6), (11, 45)]),
            Arc(28, 65, 25, 29, 223, 510),
        ],
        '6' => &[Arc(30, 66, 23, 28, 0, 360), Arc(54, 66, 47, 60, 180, 262)],
        '7' => &[Lines(&[(6, 6), (54, 6), (22, 94)])],
        '8' => &[Arc(30, 28, 20, 22, 0, 360), Arc(30, 72, 24, 22, 0, 360)],
        '9' => &[Arc(30, 34, 23, 28, 0, 360), Arc(6, 34, 47, 60, 0, 82)],
        'a' => &[Arc(28, 70, 21, 24, 0, 360), Lines(&[(51, 46), (51, 94)])],
        'b' => &[Lines(&[(9, 6), (9, 94)]), Arc(32, 70, 21, 24, 0, 360)],
        'c' => &[Arc(32, 70, 23, 24, 50, 310)],
        'd' => &[Arc(28, 70, 21, 24, 0, 360), Lines(&[(51, 6), (51, 94)])],
        'e' => &[Lines(&[(8, 70), (52, 70)]), Arc(30, 70, 22, 24, 45, 360)],
        'f' => &[
            Arc(44, 24, 18, 18, 180, 285),
            Lines(&[(26, 24), (26, 94)]),
            Lines(&[(10, 46), (44, 46)]),
        ],
        'g' => &[
            Arc(28, 70, 21, 24, 0, 360),
            Lines(&[(51, 46), (51, 102)]),
            Arc(29, 102, 22, 18, 0, 145),
        ],
        'h' => &[
            Lines(&[(9, 6), (9, 94)]),
            Arc(30, 66, 21, 20, 180, 360),
            Lines(&[(51, 66), (51, 94)]),
        ],
        _ => &[],
    }
}

/// The ends of the short lines that make up a glyph.
pub fn segments(letter: char) -> Vec<[(f32, f32); 2]> {
    let mut segments = Vec::new();
    for stroke in strokes(letter) {
        let points: Vec<(f32, f32)> = match *stroke {
            Lines(points) => {
                let points = points.iter();
                points.map(|&(x, y)| (f32::from(x), f32::from(y))).collect()
            }
            Arc(x, y, across, down, from, to) => {
                const STEPS: u8 = 24;
                let [x, y, across, down, from, to] = [x, y, across, down, from, to].map(f32::from);
                let angle = |step: u8| from + (to - from) * f32::from(step) / f32::from(STEPS);
                let radians = (0..=STEPS).map(|step| angle(step) * PI / 180.0);
                radians
                    .map(|angle| (x + across * angle.cos(), y + down * angle.sin()))
                    .collect()
            }
        };
        segments.extend(points.windows(2).map(|ends| [ends[0], ends[1]]));
    }
    segments
}
