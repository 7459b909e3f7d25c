//! The moves played in a position, and the engine's scores.

use std::io::{Write as _, stdout};
use std::ops::ControlFlow;
use std::time::Instant;

use clap::Args;
use outflank_app::explorer::{Explored, PlayerCount, Row, Seen, Years, rows};
use outflank_app::review::USUAL;
use outflank_engine::{Level, Report};
use outflank_record::openings::Opening;
use outflank_rules::{Move, Position};
use outflank_text::Texts;
use serde::Serialize;

use super::LibraryArgument;
use super::filter::Filter;
use crate::failure::Failure;
use crate::json::{self, Discs, hundredths, kind_name};
use crate::opening_book::BookArgument;
use crate::position::PositionArgument;
use crate::resources::Resources;
use crate::value;

/// `outflank library explore`.
#[derive(Args)]
pub struct Explore {
    position: Option<PositionArgument>,
    #[command(flatten)]
    filter: Filter,
    #[arg(long, value_parser = value::level)]
    level: Option<Level>,
    #[arg(long, conflicts_with = "level")]
    no_engine: bool,
    #[command(flatten)]
    book: BookArgument,
    #[command(flatten)]
    resources: Resources,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

/// Numbers are for the side to move.
#[derive(Serialize)]
struct Answer {
    position: Position,
    opening: Option<String>,
    #[serde(flatten)]
    games: Games,
    moves: Vec<Line>,
    /// The time of the query, without the engine.
    seconds: f64,
}

#[derive(Serialize)]
struct Line {
    r#move: Move,
    /// Moves equivalent by symmetry.
    same: Vec<Move>,
    #[serde(flatten)]
    games: Games,
    /// Who played it most often.
    players: Vec<PlayerCount>,
    years: Option<Years>,
    /// From the engine.
    score: Option<Discs>,
    kind: Option<&'static str>,
}

#[derive(Serialize)]
#[allow(clippy::struct_field_names)] // As programs read it.
struct Games {
    games: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    /// Mean disc difference of the finished games.
    discs: Option<f64>,
}

impl Explore {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let begin = Instant::now();
        let mut library = self.library.open(texts)?;
        let position = self.position.map_or(Position::START, |it| it.position);
        let search = self.filter.search(texts)?;
        let explored = library.explore(position, &search);
        let explored = explored.map_err(|error| self.library.failure(&error, texts))?;
        let seconds = begin.elapsed().as_secs_f64();
        let values = if self.no_engine {
            Vec::new()
        } else {
            let mut engine = self.resources.engine(texts)?;
            engine.set_book(self.book.book(texts)?);
            let level = self.level.unwrap_or(USUAL);
            let go_on = |_: &Report| ControlFlow::Continue(());
            engine.judge(position, level, None, &|| false, go_on).lines
        };
        let rows = rows(&explored, &values);
        if self.json {
            return json::print(&answer(&explored, &rows, seconds, texts));
        }
        print(&explored, &rows, texts)
    }
}

/// A tally as programs read it.
fn games(seen: &Seen) -> Games {
    Games {
        games: seen.games,
        won: seen.won,
        drawn: seen.drawn,
        lost: seen.lost,
        discs: seen.discs.map(hundredths),
    }
}

fn opening(position: Position, texts: &Texts) -> Option<String> {
    Opening::at(position).map(|opening| texts.describe(&opening))
}

fn answer(explored: &Explored, rows: &[Row], seconds: f64, texts: &Texts) -> Answer {
    let turn = explored.position.turn();
    let moves = rows.iter().map(|row| {
        let value = row.value.as_ref();
        Line {
            r#move: row.moves[0],
            same: row.moves[1..].to_vec(),
            games: games(&row.seen),
            players: row.players.clone(),
            years: row.years,
            score: value.map(|it| Discs::new(it.value.discs(), it.kind)),
            kind: value.map(|it| kind_name(it.kind)),
        }
    });
    Answer {
        position: explored.position,
        opening: opening(explored.position, texts),
        games: games(&explored.tally.seen_by(turn)),
        moves: moves.collect(),
        seconds,
    }
}

fn print(explored: &Explored, rows: &[Row], texts: &Texts) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let turn = explored.position.turn();
    writeln!(out, "{}", explored.position)?;
    if let Some(opening) = opening(explored.position, texts) {
        writeln!(out, "{}", texts.library_opening(&opening))?;
    }
    let all = explored.tally.seen_by(turn);
    writeln!(out, "{}", texts.explored(&all, turn))?;
    let mut table = vec![[
        texts.library_column_move(),
        texts.library_column_games(),
        "%".to_owned(),
        texts.library_column_won(),
        texts.library_column_drawn(),
        texts.library_column_lost(),
        texts.library_column_discs(),
        texts.library_column_engine(),
    ]];
    for row in rows {
        let seen = &row.seen;
        let share = |percent: f64| texts.decimal(percent, 1);
        let parts = seen.percent().map(|parts| parts.map(share));
        let [won, drawn, lost] = parts.unwrap_or_default();
        let names: Vec<String> = row.moves.iter().map(Move::to_string).collect();
        table.push([
            names.join("="),
            seen.games.to_string(),
            row.percent.map_or_else(String::new, share),
            won,
            drawn,
            lost,
            seen.discs
                .map_or_else(String::new, |it| texts.signed(it, 2)),
            row.value.as_ref().map_or_else(String::new, |it| {
                let value = texts.value_in_words(it.value.discs(), it.kind);
                format!("{value} ({})", texts.describe(&it.kind))
            }),
        ]);
    }
    if !rows.is_empty() {
        print_table(&mut out, &table)?;
    }
    Ok(())
}

/// Prints aligned columns: the first and the last flush left, numbers flush right.
pub fn print_table<const COLUMNS: usize>(
    out: &mut impl std::io::Write,
    table: &[[String; COLUMNS]],
) -> std::io::Result<()> {
    let width = |column: usize| table.iter().map(|row| row[column].chars().count()).max();
    let widths: [usize; COLUMNS] = std::array::from_fn(|column| width(column).unwrap_or(0));
    for row in table {
        let mut line = String::new();
        for (column, (text, width)) in row.iter().zip(widths).enumerate() {
            let cell = match column {
                0 => format!("  {text:<width$}"),
                last if last + 1 == COLUMNS => format!("  {text}"),
                _ => format!("  {text:>width$}"),
            };
            line.push_str(&cell);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
