//! Line charts as SVG, for the report of a run.

use std::fmt::Write as _;

/// A line chart.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    /// Its title.
    pub title: String,
    /// The label of the horizontal axis.
    pub across: String,
    /// The label of the vertical axis.
    pub up: String,
    /// The lines.
    pub lines: Vec<Line>,
}

/// A line of a chart.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Its name in the legend.
    pub name: String,
    /// Its points from left to right.
    pub points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 60.0;
/// The right margin, with and without the names of the lines.
const RIGHT: [f64; 2] = [120.0, 40.0];
const TOP: f64 = 40.0;
const BOTTOM: f64 = 50.0;

/// The reader's colour scheme: pages have light and dark backgrounds.
const STYLE: &str = "<style>text{fill:#333}.paper{fill:#fff}.grid{stroke:#ddd}\
    @media(prefers-color-scheme:dark){text{fill:#ccc}.paper{fill:#16191e}.grid{stroke:#3a3f47}}</style>\n";

/// Lines with at most this many points have them marked.
const FEW: usize = 12;

/// The colours, from the first line to the last.
const COLORS: [&str; 8] = [
    "#9aa0a6", "#7baaf7", "#4285f4", "#1a9850", "#66a61e", "#e6ab02", "#d95f02", "#e0453f",
];

/// The kind of an axis.
#[derive(Clone, Copy)]
enum Kind {
    Whole,
    FromZero,
}

/// The range of an axis and the distance of its ticks: round numbers.
struct Axis {
    from: f64,
    to: f64,
    mark: f64,
}

impl Axis {
    /// An axis for these values: of whole numbers, or one that starts at zero.
    fn around(values: impl Iterator<Item = f64> + Clone, kind: Kind) -> Axis {
        let least = values.clone().fold(f64::INFINITY, f64::min);
        let most = values.fold(f64::NEG_INFINITY, f64::max);
        let (least, most) = if least > most {
            (0.0, 1.0)
        } else {
            (least, most)
        };
        let (least, finest) = match kind {
            Kind::Whole => (least, 1.0),
            Kind::FromZero => (least.min(0.0), 1e-3),
        };
        let rough = ((most - least) / 6.0).max(finest);
        let size = 10f64.powf(rough.log10().floor());
        let mark = [1.0, 2.0, 5.0, 10.0]
            .into_iter()
            .map(|it| it * size)
            .find(|&it| it >= rough)
            .unwrap_or(rough);
        Axis {
            from: (least / mark).floor() * mark,
            to: ((most / mark).ceil() * mark).max((least / mark).floor() * mark + mark),
            mark,
        }
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.to - self.from) / self.mark).round() as u32;
        (0..=count).map(|n| self.from + f64::from(n) * self.mark)
    }

    fn share(&self, value: f64) -> f64 {
        (value - self.from) / (self.to - self.from)
    }

    fn text(&self, value: f64) -> String {
        let digits = (-self.mark.log10().floor()).max(0.0) as usize;
        format!("{value:.digits$}")
    }
}

impl Chart {
    /// As a picture.
    pub fn to_svg(&self) -> String {
        let points = self.lines.iter().flat_map(|line| &line.points);
        let across = Axis::around(points.clone().map(|it| it.0), Kind::Whole);
        let up = Axis::around(points.map(|it| it.1), Kind::FromZero);
        let is_named = self.lines.iter().any(|line| !line.name.is_empty());
        let right = WIDTH - RIGHT[usize::from(!is_named)];
        let x = |value| LEFT + across.share(value) * (right - LEFT);
        let y = |value| HEIGHT - BOTTOM - up.share(value) * (HEIGHT - TOP - BOTTOM);
        let bottom = HEIGHT - BOTTOM;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             font-family=\"sans-serif\" font-size=\"12\">\n\
             {STYLE}<rect class=\"paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"6\"/>\n"
        );
        let mut text = |x: f64, y: f64, more: &str, text: &str| {
            let text = escaped(text);
            writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" {more}>{text}</text>")
                .expect("a String takes all");
        };
        let middle = "text-anchor=\"middle\"";
        let center = f64::midpoint(LEFT, right);
        text(
            center,
            22.0,
            "text-anchor=\"middle\" font-size=\"15\"",
            &self.title,
        );
        text(center, HEIGHT - 12.0, middle, &self.across);
        let turned = format!("{middle} transform=\"rotate(-90 16 {:.1})\"", HEIGHT / 2.0);
        text(16.0, HEIGHT / 2.0, &turned, &self.up);
        for mark in across.marks() {
            text(x(mark), bottom + 18.0, middle, &across.text(mark));
        }
        for mark in up.marks() {
            text(
                LEFT - 8.0,
                y(mark) + 4.0,
                "text-anchor=\"end\"",
                &up.text(mark),
            );
        }
        for (n, line) in self.lines.iter().enumerate() {
            let more = format!("style=\"fill:{}\"", self.color(n));
            text(
                right + 14.0,
                TOP + 16.0 * n as f64 + 10.0,
                &more,
                &line.name,
            );
        }
        for mark in up.marks() {
            let y = y(mark);
            writeln!(svg, "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{right}\"/>")
                .expect("a String takes all");
        }
        for (n, line) in self.lines.iter().enumerate() {
            let points = line.points.iter();
            let points: Vec<String> = points
                .map(|&(across, up)| format!("{:.1},{:.1}", x(across), y(up)))
                .collect();
            writeln!(
                svg,
                "<polyline points=\"{}\" stroke=\"{}\" stroke-width=\"1.8\" fill=\"none\"/>",
                points.join(" "),
                self.color(n)
            )
            .expect("a String takes all");
            let few = line.points.len() <= FEW;
            for &(across, up) in line.points.iter().filter(|_| few) {
                writeln!(
                    svg,
                    "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" style=\"fill:{}\"/>",
                    x(across),
                    y(up),
                    self.color(n)
                )
                .expect("a String takes all");
            }
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// The last line has the last colour.
    fn color(&self, line: usize) -> &'static str {
        let (last, others) = (COLORS.len() - 1, self.lines.len().saturating_sub(1));
        let before = others.saturating_sub(line) * last / others.max(1);
        COLORS[last - before]
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_every_line_and_marks_at_round_numbers() {
        let line = |name: &str, factor: f64| Line {
            name: name.to_owned(),
            points: (0..30)
                .map(|n| (f64::from(n), factor * f64::from(n)))
                .collect(),
        };
        let chart = Chart {
            title: "a < b & c".to_owned(),
            lines: vec![line("first", 0.1), line("second", 0.2)],
            ..Chart::default()
        };
        let svg = chart.to_svg();
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains("a &lt; b &amp; c"));
        for text in ["first", "second", ">6<", ">25<"] {
            assert!(svg.contains(text), "{text}: {svg}");
        }
        assert!(!svg.contains("NaN") && !svg.contains("<circle"));
        assert!(!Chart::default().to_svg().contains("NaN"));
    }

    #[test]
    fn rounds_are_whole_numbers_and_single_points_are_seen() {
        let points = vec![(1.0, 0.0), (2.0, 64.0), (3.0, 90.0)];
        let chart = Chart {
            lines: vec![Line {
                name: String::new(),
                points,
            }],
            ..Chart::default()
        };
        let svg = chart.to_svg();
        assert_eq!(svg.matches("<circle").count(), 3);
        for text in [">1<", ">2<", ">3<"] {
            assert!(svg.contains(text), "{text}: {svg}");
        }
        assert!(!svg.contains(">1.5<"));
        assert!(svg.contains(COLORS[COLORS.len() - 1]) && !svg.contains(COLORS[0]));
    }
}
