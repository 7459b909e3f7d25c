use std::io::{self, Write};

use outflank_app::review::{Grade, Moment, scale};
use outflank_report::{AnalysedGame, MadeMove, counts, for_black, loss, score};
use outflank_rules::Color;
use outflank_text::Texts;

use super::graph;

/// Prints the report about a game.
pub fn print(out: &mut impl Write, game: &AnalysedGame, texts: &Texts) -> io::Result<()> {
    writeln!(out, "{}", game.heading(texts))?;
    for fact in game.facts(texts) {
        writeln!(out, "{fact}")?;
    }
    let moments = &game.summary.moments;
    if moments.is_empty() {
        return writeln!(out, "{}\n", texts.analysis_no_moves());
    }
    writeln!(out, "{}\n", texts.analysis_for_black())?;
    for (made, moment) in game.moves() {
        writeln!(out, "{}", row(made, moment, texts))?;
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
    for (_, remarks) in game.remarks(texts) {
        for remark in remarks {
            writeln!(out, "{remark}")?;
        }
        writeln!(out)?;
    }
    for line in Color::ALL.map(|color| performance(game, color, texts)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}

fn row(made: &MadeMove, moment: Option<&Moment>, texts: &Texts) -> String {
    let mover = made.side;
    let side = match mover {
        Color::Black => '●',
        Color::White => '○',
    };
    let (number, played) = (made.number(), made.mv.to_string());
    let Some(moment) = moment else {
        return format!("{number:>3} {side} {played}");
    };
    let value = score(mover, &moment.played, texts);
    let mark = moment.grade().mark();
    let row = format!("{number:>3} {side} {played:<4} {mark:<2} {value:>7}");
    let left = moment.left_on_the_table();
    if moment.grade() == Grade::Good {
        return match left {
            0 => row,
            _ => format!(
                "{row}  {}",
                texts.analysis_left(left.unsigned_abs(), &moment.best.mv.to_string())
            ),
        };
    }
    let best = score(mover, &moment.best, texts);
    let loss = loss(moment, texts);
    let better = texts.analysis_better(&moment.best.mv.to_string(), &best, &loss);
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
