//! The geometry of the graph: its scale, its paths, and keys along it.

use outflank_app::review::{self, Point};

/// The size of the SVG, in its own units.
pub const WIDTH: f64 = 600.0;
pub const HEIGHT: f64 = 220.0;
/// The margin around the curve.
const MARGIN: f64 = 22.0;

/// Converts plies and values to coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The number of moves, at least one.
    moves: usize,
    /// The value at the top.
    pub discs: i32,
}

impl Scale {
    /// The scale that fits a game.
    pub fn of(course: &[Point]) -> Scale {
        let discs = course.iter().filter_map(discs).map(|discs| discs as f32);
        Scale {
            moves: course.len().saturating_sub(1).max(1),
            discs: review::scale(discs),
        }
    }

    /// The x coordinate of a ply.
    pub fn x(self, at: usize) -> f64 {
        MARGIN + (WIDTH - 2.0 * MARGIN) * at as f64 / self.moves as f64
    }

    /// The y coordinate of a value.
    pub fn y(self, discs: i32) -> f64 {
        let half = HEIGHT / 2.0;
        half - (half - MARGIN) * f64::from(discs) / f64::from(self.discs)
    }

    /// The ply nearest to a fraction of the width.
    pub fn at(self, part: f64) -> usize {
        let along = (part * WIDTH - MARGIN) / (WIDTH - 2.0 * MARGIN);
        (along * self.moves as f64)
            .round()
            .clamp(0.0, self.moves as f64) as usize
    }
}

/// A point's value for Black in whole discs, if known.
pub fn discs(point: &Point) -> Option<i32> {
    Some(point.worth?.value.rounded().discs())
}

/// The path of the curve, with gaps where values are unknown.
pub fn curve(course: &[Point], scale: Scale) -> String {
    let mut path = String::new();
    let mut letter = 'M';
    for (at, point) in course.iter().enumerate() {
        letter = match discs(point) {
            Some(discs) => {
                let (x, y) = (scale.x(at), scale.y(discs));
                path.push_str(&format!("{letter}{x:.1} {y:.1}"));
                'L'
            }
            None => 'M',
        };
    }
    path
}

/// The path of the area between the curve and zero on the side of Black (1) or White (-1).
pub fn area(course: &[Point], scale: Scale, side: i32) -> String {
    let middle = scale.y(0);
    let clamped = |y: f64| {
        if side > 0 {
            y.min(middle)
        } else {
            y.max(middle)
        }
    };
    let mut path = String::new();
    let mut before: Option<(f64, f64)> = None;
    for (at, point) in course.iter().enumerate() {
        let x = scale.x(at);
        let now = discs(point).map(|discs| (x, scale.y(discs)));
        match (before, now) {
            (None, Some((x, y))) => {
                path.push_str(&format!("M{x:.1} {middle:.1}V{:.1}", clamped(y)));
            }
            (Some((x0, y0)), Some((x, y))) => {
                // Where the curve crosses the middle, one side ends and the other begins.
                if (y0 - middle) * (y - middle) < 0.0 {
                    let cross = x0 + (x - x0) * (middle - y0) / (y - y0);
                    path.push_str(&format!("L{cross:.1} {middle:.1}"));
                }
                path.push_str(&format!("L{x:.1} {:.1}", clamped(y)));
            }
            (Some(_), None) => path.push_str(&format!("V{middle:.1}Z")),
            (None, None) => {}
        }
        before = now;
    }
    if before.is_some() {
        path.push_str(&format!("V{middle:.1}Z"));
    }
    path
}

/// How many discs the top of the graph of losses stands for.
pub fn most_lost(losses: &[Option<[i32; 2]>]) -> i32 {
    let most = losses.iter().flatten().flatten().copied().max();
    review::scale(most.into_iter().map(|it| it as f32))
}

/// The path of what one side has lost, in steps.
pub fn lost(losses: &[Option<[i32; 2]>], side: usize, scale: Scale) -> String {
    let top = most_lost(losses);
    let y = |discs: i32| {
        let part = f64::from(discs.min(top)) / f64::from(top);
        HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * part
    };
    let mut path = String::new();
    for (at, lost) in losses.iter().enumerate() {
        let Some(lost) = lost else { break };
        let (x, y) = (scale.x(at), y(lost[side]));
        path.push_str(&match at {
            0 => format!("M{x:.1} {y:.1}"),
            _ => format!("H{x:.1}V{y:.1}"),
        });
    }
    path
}

/// The ply a key leads to.
pub fn target(key: &str, at: usize, last: usize) -> Option<usize> {
    Some(match key {
        "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
        "ArrowRight" | "ArrowUp" => at + 1,
        "PageDown" => at.saturating_sub(10),
        "PageUp" => at + 10,
        "Home" => 0,
        "End" => last,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use outflank_app::review::Worth;
    use outflank_engine::{Kind, Value};

    use super::*;

    fn place(discs: Option<i16>) -> Point {
        Point {
            made: None,
            number: 0,
            worth: discs.map(|discs| Worth {
                value: Value(discs * Value::DISC),
                kind: Kind::Exact,
            }),
            moment: None,
        }
    }

    #[test]
    fn every_place_is_found_where_it_is_drawn() {
        let course: Vec<Point> = (0..61).map(|at| place(Some(at - 30))).collect();
        let scale = Scale::of(&course);
        assert_eq!((scale.moves, scale.discs), (60, 32));
        for at in 0..61 {
            assert_eq!(scale.at(scale.x(at) / WIDTH), at);
        }
        assert_eq!((scale.at(-1.0), scale.at(2.0)), (0, 60));
        assert!(scale.y(30) < scale.y(-30), "Black is above");
    }

    #[test]
    fn what_is_not_known_leaves_a_gap() {
        let course = [Some(2), Some(4), None, Some(-64)].map(place);
        let path = curve(&course, Scale::of(&course));
        assert_eq!(path.matches('M').count(), 2);
        assert_eq!(path.matches('L').count(), 1);
        assert_eq!(curve(&[place(None)], Scale::of(&[])), "");
        for side in [1, -1] {
            let ground = area(&course, Scale::of(&course), side);
            assert_eq!(ground.matches('M').count(), 2);
            assert_eq!(ground.matches('Z').count(), 2);
        }
    }

    #[test]
    fn the_sides_meet_where_the_curve_crosses_the_middle() {
        let course = [Some(4), Some(-4)].map(place);
        let scale = Scale::of(&course);
        let cross = format!("L{:.1} {:.1}", WIDTH / 2.0, scale.y(0));
        for side in [1, -1] {
            assert!(area(&course, scale, side).contains(&cross));
        }
    }

    #[test]
    fn losses_climb_in_steps_and_end_where_nothing_is_known() {
        let losses = [Some([0, 0]), Some([3, 0]), Some([3, 9]), None];
        let scale = Scale::of(&[0, 0, 0, 0].map(|_| place(None)));
        assert_eq!(most_lost(&losses), 16);
        assert_eq!(most_lost(&[None]), 8);
        let paths = [0, 1].map(|side| lost(&losses, side, scale));
        for path in &paths {
            assert_eq!(path.matches('H').count(), 2, "{path}");
        }
        assert_ne!(paths[0], paths[1]);
    }

    #[test]
    fn keys_lead_through_the_game() {
        assert_eq!(target("ArrowLeft", 0, 9), Some(0));
        assert_eq!(target("PageUp", 3, 9), Some(13));
        assert_eq!(target("End", 3, 9), Some(9));
        assert_eq!(target("x", 3, 9), None);
    }
}
