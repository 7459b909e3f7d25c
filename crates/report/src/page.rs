//! A self-contained HTML page: no script, no other file.

use std::fmt::Write as _;

use outflank_app::review::{Grade, Moment, Why, scale};
use outflank_drawing::{Palette, Picture};
use outflank_engine::MoveScore;
use outflank_rules::Color;
use outflank_text::Texts;

use crate::{AnalysedGame, MadeMove, counts, for_black, grade_name, loss, score};

const STYLE: &str = include_str!("page.css");

/// The page, with a section for each game.
pub fn page(games: &[AnalysedGame], texts: &Texts) -> String {
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
    for fact in game.facts(texts) {
        line(format!("<p>{}</p>", escape(&fact)));
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
    line(curve(game, texts));
    let remarks = game.remarks(texts);
    if !remarks.is_empty() {
        let legend = escape(&texts.analysis_legend());
        line(format!("<p class=\"legend\">{legend}</p>"));
        let card = |(ply, said): &(usize, Vec<String>)| {
            Some(card(game.moves.get(*ply)?, game.summary.at(*ply)?, said))
        };
        let cards: String = remarks.iter().filter_map(card).collect();
        line(format!("<div class=\"cards\">{cards}</div>"));
    }
    // Two columns on a wide screen.
    let moves: Vec<_> = game.moves().collect();
    let (first, second) = moves.split_at(moves.len().div_ceil(2));
    line(format!(
        "<div class=\"moves\">{}{}</div></section>",
        table(first, texts),
        table(second, texts)
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
        escape(&counts(&performance, texts)),
    )
}

/// How a line goes on: the boards after it, as far as they are worth a look.
fn film(moment: &Moment) -> String {
    let plies = match moment.why() {
        Why::Seen(explanation) => explanation.plies,
        Why::Book | Why::Unseen => 4,
    };
    let end = |score: &MoveScore, mark: &str| {
        let shown = &score.line[..score.line.len().min(plies)];
        let position = moment.position.along(shown.iter().copied()).last()?;
        let picture = Picture {
            numbered: Vec::new(),
            last: shown.iter().rev().find_map(|mv| mv.square()),
            coordinates: true,
            ..Picture::new(position)
        };
        let moves: Vec<String> = shown.iter().map(ToString::to_string).collect();
        Some(format!(
            "<figure>{}<figcaption>{mark} {}</figcaption></figure>",
            picture.inline(&Palette::classic()),
            moves.join(" ")
        ))
    };
    let ends = [end(&moment.played, "✕"), end(&moment.best, "○")];
    ends.into_iter().flatten().collect()
}

/// The board before a mistake, the two lines after it, and the remarks about it.
fn card(made: &MadeMove, moment: &Moment, remarks: &[String]) -> String {
    let sentences = remarks.iter().map(|it| format!("<p>{}</p>", escape(it)));
    let sentences: String = sentences.collect();
    let class = match moment.grade() {
        Grade::Blunder => "card blunder",
        _ => "card",
    };
    let figure = figure(made, moment);
    let film = film(moment);
    format!("<article class=\"{class}\">{figure}{film}<div>{sentences}</div></article>")
}

/// The score for Black over the moves.
fn curve(game: &AnalysedGame, texts: &Texts) -> String {
    let judged: Vec<_> = game
        .moves()
        .filter_map(|(made, it)| Some((made, it?)))
        .collect();
    let values: Vec<f32> = judged.iter().map(|it| for_black(it.1)).collect();
    let scale = scale(values.iter().copied()) as f32;
    let width = values.len() * 10;
    let middle = 60;
    let mut points = String::new();
    let mut dots = String::new();
    for (index, (value, (made, moment))) in values.iter().zip(judged).enumerate() {
        let x = index * 10 + 5;
        let y = 60.0 - value.clamp(-scale, scale) / scale * 55.0;
        let _ = write!(points, "{x},{y:.1} ");
        if moment.grade() >= Grade::Mistake {
            let title = format!("{}. {}", made.number(), made.mv);
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
fn figure(made: &MadeMove, moment: &Moment) -> String {
    let caption = format!(
        "{}. {}{} → {}",
        made.number(),
        made.mv,
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

fn table(moves: &[(&MadeMove, Option<&Moment>)], texts: &Texts) -> String {
    let head: String = [
        texts.analysis_column_number(),
        texts.analysis_column_move(),
        texts.analysis_column_score(),
        texts.analysis_column_better(),
        texts.analysis_column_loss(),
    ]
    .map(|name| format!("<th scope=\"col\">{}</th>", escape(&name)))
    .concat();
    let rows: String = moves
        .iter()
        .map(|(made, moment)| row(made, *moment, texts))
        .collect();
    format!("<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
}

/// A move; of one that is not judged there is nothing more to say.
fn row(made: &MadeMove, moment: Option<&Moment>, texts: &Texts) -> String {
    let value = |it| score(made.side, it, texts);
    let after = moment.map(|it| value(&it.played)).unwrap_or_default();
    let grade = moment.map_or(Grade::Good, Moment::grade);
    let (better, lost) = match moment {
        Some(moment) if grade > Grade::Good => (
            format!("{} ({})", moment.best.mv, value(&moment.best)),
            loss(moment, texts),
        ),
        _ => Default::default(),
    };
    format!(
        "<tr class=\"{}\"><td>{}</td><td><span class=\"disc {}\" role=\"img\" aria-label=\"{}\"></span> \
         {}{}</td><td>{after}</td><td>{better}</td><td>{lost}</td></tr>",
        grade_name(grade),
        made.number(),
        class(made.side),
        escape(&texts.color_name(made.side)),
        made.mv,
        grade.mark(),
    )
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
