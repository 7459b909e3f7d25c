//! A self-contained HTML page: no script, no other file.

use std::fmt::Write as _;

use outflank_app::review::{Grade, Moment, scale};
use outflank_drawing::{Palette, Picture};
use outflank_rules::Color;
use outflank_text::Texts;

use super::{AnalysedGame, grade_name, loss_in_words, words};

const STYLE: &str = include_str!("page.css");

/// The page, with a section for each game.
pub fn write(games: &[AnalysedGame], texts: &Texts) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title} · Outflank</title><style>{STYLE}</style></head><body><h1>{title}</h1>\n",
        texts.language().code(),
        title = escape(&texts.analysis_title()),
    );
    for game in games {
        section(&mut page, game, texts);
    }
    page.push_str("</body></html>\n");
    page
}

fn section(page: &mut String, game: &AnalysedGame, texts: &Texts) {
    let mut line = |text: String| {
        page.push_str(&text);
        page.push('\n');
    };
    line(format!(
        "<section><h2>{}</h2>",
        escape(&game.heading(texts))
    ));
    if let Some(opening) = &game.opening {
        let opening = texts.analysis_opening(&texts.describe(opening));
        line(format!("<p>{}</p>", escape(&opening)));
    }
    let moments = &game.summary.moments;
    if moments.is_empty() {
        line(format!(
            "<p>{}</p></section>",
            escape(&texts.analysis_no_moves())
        ));
        return;
    }
    let players = Color::ALL.map(|color| player(game, color, texts)).concat();
    line(format!("<div class=\"players\">{players}</div>"));
    line(curve(moments, texts));
    let remarks = game.remarks(texts);
    if !remarks.is_empty() {
        let legend = escape(&texts.analysis_legend());
        line(format!("<p class=\"legend\">{legend}</p>"));
        let cards = remarks.chunk_by(|(one, _), (other, _)| one == other);
        let cards: String = cards
            .map(|remarks| card(remarks[0].0, &moments[remarks[0].0], remarks))
            .collect();
        line(format!("<div class=\"cards\">{cards}</div>"));
    }
    // Two columns on a wide screen.
    let half = moments.len().div_ceil(2);
    let (first, second) = moments.split_at(half);
    line(format!(
        "<div class=\"moves\">{}{}</div></section>",
        table(first, 0, texts),
        table(second, half, texts)
    ));
}

/// A player's card.
fn player(game: &AnalysedGame, color: Color, texts: &Texts) -> String {
    let performance = game.summary.performance(color);
    let accuracy = texts.decimal(performance.accuracy.into(), 0);
    format!(
        "<div class=\"player\"><span class=\"disc {}\"></span><h3>{}</h3><p class=\"accuracy\">{}</p>\
         <svg class=\"meter\" viewBox=\"0 0 100 4\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <rect class=\"all\" width=\"100\" height=\"4\"/><rect width=\"{:.1}\" height=\"4\"/></svg><p>{}</p></div>",
        class(color),
        escape(&game.player(color, texts)),
        escape(&texts.analysis_accuracy(&accuracy)),
        performance.accuracy,
        escape(&words::counts(&performance, texts)),
    )
}

/// The board before a mistake, with the remarks about it.
fn card(ply: usize, moment: &Moment, remarks: &[(usize, String)]) -> String {
    let sentences = remarks
        .iter()
        .map(|(_, it)| format!("<p>{}</p>", escape(it)));
    let sentences: String = sentences.collect();
    let class = match moment.grade() {
        Grade::Blunder => "card blunder",
        _ => "card",
    };
    let figure = figure(ply + 1, moment);
    format!("<article class=\"{class}\">{figure}<div>{sentences}</div></article>")
}

/// The score for Black over the moves.
fn curve(moments: &[Moment], texts: &Texts) -> String {
    let values: Vec<f32> = moments.iter().map(words::for_black).collect();
    let scale = scale(values.iter().copied()) as f32;
    let width = values.len() * 10;
    let middle = 60;
    let mut points = String::new();
    let mut dots = String::new();
    for (index, (value, moment)) in values.iter().zip(moments).enumerate() {
        let x = index * 10 + 5;
        let y = 60.0 - value.clamp(-scale, scale) / scale * 55.0;
        let _ = write!(points, "{x},{y:.1} ");
        if moment.grade() >= Grade::Mistake {
            let title = format!("{}. {}", index + 1, moment.played.mv);
            let _ = write!(
                dots,
                "<circle cx=\"{x}\" cy=\"{y:.1}\" r=\"3\"><title>{title}</title></circle>"
            );
        }
    }
    let name = escape(&texts.analysis_graph());
    let top = texts.signed(scale.into(), 0);
    let bottom = texts.signed((-scale).into(), 0);
    format!(
        "<figure><svg class=\"curve\" viewBox=\"-30 0 {} 120\" role=\"img\" aria-label=\"{name}\">\
         <polygon points=\"5,{middle} {points}{},{middle}\"/>\
         <line x1=\"0\" y1=\"{middle}\" x2=\"{width}\" y2=\"{middle}\"/><polyline points=\"{points}\"/>{dots}\
         <text x=\"-4\" y=\"9\">{top}</text><text x=\"-4\" y=\"63\">0</text>\
         <text x=\"-4\" y=\"118\">{bottom}</text></svg><figcaption>{name}</figcaption></figure>",
        width + 40,
        width.saturating_sub(5),
    )
}

/// The board before a move: a cross marks the move played, a ring the better one.
fn figure(number: usize, moment: &Moment) -> String {
    let caption = format!(
        "{number}. {}{} → {}",
        moment.played.mv,
        moment.grade().mark(),
        moment.best.mv
    );
    let picture = Picture {
        mistake: moment.played.mv.square(),
        better: moment.best.mv.square(),
        coordinates: true,
        ..Picture::new(moment.position)
    };
    let board = picture.inline(&Palette::classic());
    format!("<figure>{board}<figcaption>{caption}</figcaption></figure>")
}

fn table(moments: &[Moment], before: usize, texts: &Texts) -> String {
    let head: String = [
        texts.analysis_column_number(),
        texts.analysis_column_move(),
        texts.analysis_column_score(),
        texts.analysis_column_better(),
        texts.analysis_column_loss(),
    ]
    .map(|name| format!("<th scope=\"col\">{}</th>", escape(&name)))
    .concat();
    let mut rows = String::new();
    for (ply, moment) in moments.iter().enumerate() {
        let side = texts.color_name(moment.mover());
        let score = texts.value_in_words(moment.played.value.discs(), moment.played.kind);
        let (better, loss) = if moment.grade() == Grade::Good {
            (String::new(), String::new())
        } else {
            let best = texts.value_in_words(moment.best.value.discs(), moment.best.kind);
            (
                format!("{} ({best})", moment.best.mv),
                loss_in_words(moment, texts),
            )
        };
        let _ = write!(
            rows,
            "<tr class=\"{}\"><td>{}</td><td><span class=\"disc {}\" role=\"img\" aria-label=\"{}\"></span> \
             {}{}</td><td>{score}</td><td>{better}</td><td>{loss}</td></tr>",
            grade_name(moment.grade()),
            before + ply + 1,
            class(moment.mover()),
            escape(&side),
            moment.played.mv,
            moment.grade().mark(),
        );
    }
    format!("<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
}

const fn class(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// Escapes HTML: players' names are untrusted.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}
