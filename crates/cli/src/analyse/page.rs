//! A page for the browser that needs nothing else: no script, no file beside it.

use std::fmt::Write as _;

use outflank_app::review::{Grade, Moment, scale};
use outflank_rules::{Color, Position, Square};
use outflank_terminal::value_in_words;
use outflank_text::Texts;

use super::{Analysed, loss_in_words, words};

const STYLE: &str = include_str!("page.css");

/// The page about all games.
pub fn write(games: &[Analysed], texts: &Texts) -> String {
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

fn section(page: &mut String, game: &Analysed, texts: &Texts) {
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
    // Side by side where there is room.
    let half = moments.len().div_ceil(2);
    let (first, second) = moments.split_at(half);
    line(format!(
        "<div class=\"moves\">{}{}</div></section>",
        table(first, 0, texts),
        table(second, half, texts)
    ));
}

/// How a player did.
fn player(game: &Analysed, color: Color, texts: &Texts) -> String {
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

/// The board before a serious mistake, and what there is to say about it.
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

/// The board before a move: what was played is a cross, what was better a ring.
fn figure(number: usize, moment: &Moment) -> String {
    let caption = format!(
        "{number}. {}{} → {}",
        moment.played.mv,
        moment.grade().mark(),
        moment.best.mv
    );
    let mut board = board(moment.position);
    if let Some(square) = moment.played.mv.square() {
        let (x, y) = center(square);
        let _ = write!(
            board,
            "<path class=\"played\" d=\"M{} {}l16 16m0 -16l-16 16\"/>",
            x - 8,
            y - 8
        );
    }
    if let Some(square) = moment.best.mv.square() {
        let (x, y) = center(square);
        let _ = write!(
            board,
            "<circle class=\"better\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/>"
        );
    }
    format!(
        "<figure><svg class=\"board\" viewBox=\"-20 -20 342 342\" role=\"img\" aria-label=\"{}\">{board}</svg>\
         <figcaption>{caption}</figcaption></figure>",
        moment.position
    )
}

fn board(position: Position) -> String {
    let mut drawing = String::from("<rect width=\"320\" height=\"320\"/>");
    for line in 1..8 {
        let at = line * 40;
        let _ = write!(
            drawing,
            "<path class=\"grid\" d=\"M{at} 0v320M0 {at}h320\"/>"
        );
    }
    for (index, letter) in ('a'..='h').enumerate() {
        let at = index * 40 + 20;
        let _ = write!(
            drawing,
            "<text x=\"{at}\" y=\"-6\">{letter}</text><text x=\"-10\" y=\"{}\">{}</text>",
            at + 5,
            index + 1
        );
    }
    for square in Square::all() {
        let (x, y) = center(square);
        let Some(color) = position.at(square) else {
            continue;
        };
        let class = class(color);
        let _ = write!(
            drawing,
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"16\"/>"
        );
    }
    drawing
}

fn center(square: Square) -> (i32, i32) {
    let at = |index: u8| i32::from(index) * 40 + 20;
    (at(square.column()), at(square.row()))
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
        let score = value_in_words(moment.played.value.discs(), moment.played.kind, texts);
        let (better, loss) = if moment.grade() == Grade::Good {
            (String::new(), String::new())
        } else {
            let best = value_in_words(moment.best.value.discs(), moment.best.kind, texts);
            (
                format!("{} ({best})", moment.best.mv),
                loss_in_words(moment, texts),
            )
        };
        let _ = write!(
            rows,
            "<tr class=\"{}\"><td>{}</td><td><span class=\"disc {}\" role=\"img\" aria-label=\"{}\"></span> \
             {}{}</td><td>{score}</td><td>{better}</td><td>{loss}</td></tr>",
            grade_class(moment.grade()),
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

const fn grade_class(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Slip => "slip",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// A text in a page: names of players may be anything.
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
