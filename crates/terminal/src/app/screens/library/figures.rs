use outflank_app::figures::PlayerFigures;
use outflank_text::Texts;
use ratatui::layout::Rect;

use crate::app::canvas::{Canvas, split};
use crate::app::widgets::list::{Choice, Row};

/// How many openings of a player are named.
const OPENINGS: usize = 5;

/// A row for each player: games, accuracy, and what a move cost in each phase. Below, the openings of the chosen one.
pub fn draw(
    players: &[PlayerFigures],
    choice: Choice,
    canvas: &mut Canvas<'_>,
    area: Rect,
    texts: &Texts,
) {
    let (top, area) = split(area, 3);
    canvas.note(top, texts.library_figures());
    let columns = [
        texts.library_column_games(),
        texts.library_column_accuracy(),
        texts.library_column_opening(),
        texts.library_column_middle(),
        texts.library_column_end(),
    ];
    let widths = columns.each_ref().map(|it| it.chars().count().max(5));
    let note = |cells: [String; 5]| {
        let cells = cells.into_iter().zip(widths);
        let cells = cells.map(|(cell, width)| format!("{cell:>width$}"));
        cells.collect::<Vec<_>>().join(" ")
    };
    let mut rows = vec![Row::heading(texts.library_column_player()).with_note(note(columns))];
    rows.extend(players.iter().map(|player| {
        let number = |it: Option<f64>, digits: usize| it.map(|it| texts.decimal(it, digits));
        let phases = player.figures.phases.map(|it| number(it.mean_loss(), 2));
        let [opening, middle, end] = phases.map(Option::unwrap_or_default);
        let accuracy = number(player.figures.accuracy(), 1).unwrap_or_default();
        let cells = [player.games.to_string(), accuracy, opening, middle, end];
        Row::new(player.name.clone()).with_note(note(cells))
    }));
    let below = choice.draw_above(canvas, area, &rows, 4);
    let openings = players.get(choice.0).into_iter();
    let openings = openings.flat_map(|player| player.openings.iter().take(OPENINGS));
    let openings = openings.map(|it| format!("{} {}", texts.describe(&it.opening), it.games));
    canvas.note(below, openings.collect::<Vec<_>>().join(", "));
}
