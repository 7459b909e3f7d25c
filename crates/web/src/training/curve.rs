//! A curve, drawn and as a table.

use leptos::prelude::*;
use outflank_app::training::Curve;
use outflank_learn::training::Day;
use outflank_text::Texts;

use crate::words::text;

const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 90.0;

/// A curve with its title; nothing as long as there is no line to draw.
#[component]
pub fn CurveView(title: fn(&Texts) -> String, curve: Curve, today: Day) -> impl IntoView {
    curve.is_drawn().then(|| {
        let place = |(x, y): &(f32, f32)| (x * WIDTH, (1.0 - y) * HEIGHT);
        let places: Vec<(f32, f32)> = curve.places().iter().map(place).collect();
        let line: Vec<String> = places.iter().map(|it| format!("{:.1},{:.1}", it.0, it.1)).collect();
        let dots = places.iter().map(|it| view! { <circle cx=it.0 cy=it.1 r="2.5" /> }).collect_view();
        let rows = curve.points.iter().rev().map(|(day, value)| {
            view! { <tr><td>{today.since(*day)}</td><td>{*value}</td></tr> }
        });
        let (least, most) = curve.range;
        view! {
            <figure class="curve">
                <figcaption>{text(title)}</figcaption>
                <div class="curve-plot">
                    <span class="curve-most" aria-hidden="true">{most}</span>
                    <span class="curve-least" aria-hidden="true">{least}</span>
                    <svg viewBox=format!("-4 -4 {} {}", WIDTH + 8.0, HEIGHT + 8.0) role="img" aria-label=text(title)>
                        <path class="curve-frame" d=format!("M0 0H{WIDTH}M0 {HEIGHT}H{WIDTH}") />
                        <polyline points=line.join(" ") />
                        {dots}
                    </svg>
                </div>
                <details>
                    <summary>{text(Texts::practice_curve_table)}</summary>
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">{text(Texts::practice_col_day)}</th>
                                <th scope="col">{text(Texts::practice_col_value)}</th>
                            </tr>
                        </thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </details>
            </figure>
        }
    })
}
