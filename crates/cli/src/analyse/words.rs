use std::io::{self, Write};

use outflank_app::review::{Grade, Moment, Performance, scale};
use outflank_rules::Color;
use outflank_text::Texts;

use super::{AnalysedGame, graph, loss_in_words};

/// Prints the report about a game.
pub fn print(out: &mut impl Write, game: &AnalysedGame, texts: &Texts) -> io::Result<()> {
    writeln!(out, "{}", game.heading(texts))?;
    if let Some(opening) = &game.opening {
        writeln!(out, "{}", texts.analysis_opening(&texts.describe(opening)))?;
    }
    let moments = &game.summary.moments;
    if moments.is_empty() {
        return writeln!(out, "{}\n", texts.analysis_no_moves());
    }
    writeln!(out)?;
    for (ply, moment) in moments.iter().enumerate() {
        writeln!(out, "{}", row(ply + 1, moment, texts))?;
    }
    let values: Vec<f32> = moments.iter().map(for_black).collect();
    let scale = scale(values.iter().copied());
    writeln!(out, "\n{}", texts.analysis_graph())?;
    let bars = graph::bars(&values, scale as f32);
    let last = bars.len() - 1;
    for (line, bar) in bars.iter().enumerate() {
        let label = match line {
            0 => texts.signed(scale.into(), 0),
            _ if line == last => texts.signed((-scale).into(), 0),
            _ if line == last / 2 => "0".to_owned(),
            _ => String::new(),
        };
        writeln!(out, "{label:>4} {bar}")?;
    }
    writeln!(out)?;
    for (_, remark) in game.remarks(texts) {
        writeln!(out, "{remark}")?;
    }
    for line in Color::ALL.map(|color| performance(game, color, texts)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}

/// The score for Black after a move.
pub fn for_black(moment: &Moment) -> f32 {
    let value = moment.played.value.discs();
    match moment.mover() {
        Color::Black => value,
        Color::White => -value,
    }
}

fn row(number: usize, moment: &Moment, texts: &Texts) -> String {
    let side = match moment.mover() {
        Color::Black => '●',
        Color::White => '○',
    };
    let played = moment.played.mv.to_string();
    let value = texts.value_in_words(moment.played.value.discs(), moment.played.kind);
    let mark = moment.grade().mark();
    let row = format!("{number:>3} {side} {played:<4} {mark:<2} {value:>7}");
    if moment.grade() == Grade::Good {
        return row;
    }
    let score = texts.value_in_words(moment.best.value.discs(), moment.best.kind);
    let loss = loss_in_words(moment, texts);
    let better = texts.analysis_better(&moment.best.mv.to_string(), &score, &loss);
    format!("{row}  {better} ({})", texts.describe(&moment.best.kind))
}

/// A player's performance on a line.
fn performance(game: &AnalysedGame, color: Color, texts: &Texts) -> String {
    let performance = game.summary.performance(color);
    let accuracy = texts.decimal(performance.accuracy.into(), 0);
    let loss = texts.decimal(performance.loss.into(), 1);
    format!(
        "{} ({})",
        texts.analysis_performance(color, &accuracy, &loss),
        counts(&performance, texts)
    )
}

/// The number of moves of each grade.
pub fn counts(performance: &Performance, texts: &Texts) -> String {
    let [slips, mistakes, blunders] = performance.grades;
    texts.analysis_counts(
        performance.choices,
        performance.best,
        slips,
        mistakes,
        blunders,
    )
}
