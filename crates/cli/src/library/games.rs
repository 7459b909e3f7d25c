//! Listing, showing and exporting games.

use std::io::{IsTerminal as _, Write as _, stdout};
use std::path::PathBuf;

use clap::Args;
use outflank_collection::Entry;
use outflank_library::{Game, LibraryError};
use outflank_record::openings::Opening;
use outflank_record::wthor::Roster;
use outflank_record::{Format, Losses};
use outflank_rules::notation::PassStyle;
use outflank_rules::{Color, Position};
use outflank_terminal::{BoardStyle, Drawing};
use outflank_text::Texts;
use serde::Serialize;

use super::LibraryArgument;
use super::filter::Filter;
use crate::convert::output::{self, Output};
use crate::convert::tell_lost;
use crate::failure::Failure;
use crate::{json, value};

/// The default number of games listed.
const DEFAULT_LIMIT: usize = 20;

/// Games loaded at a time.
const AT_ONCE: usize = 1000;

/// `outflank library search`.
#[derive(Args)]
pub struct List {
    #[command(flatten)]
    filter: Filter,
    #[arg(long, value_parser = value::number::<usize>(1..=1_000_000_000))]
    limit: Option<usize>,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

/// `outflank library show`.
#[derive(Args)]
pub struct Show {
    #[arg(required = true, value_parser = value::number::<u32>(1..=u32::MAX))]
    games: Vec<u32>,
    #[arg(long, value_parser = value::board_style)]
    board: Option<BoardStyle>,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

/// `outflank library export`.
#[derive(Args)]
pub struct Export {
    #[arg(value_parser = value::number::<u32>(1..=u32::MAX))]
    games: Vec<u32>,
    #[arg(short = 'o', long)]
    output: PathBuf,
    #[arg(long, value_parser = value::format)]
    to: Option<Format>,
    #[command(flatten)]
    filter: Filter,
    #[command(flatten)]
    library: LibraryArgument,
}

/// A game.
#[derive(Serialize)]
struct Answer {
    game: u32,
    black: String,
    white: String,
    event: String,
    date: Option<String>,
    /// Black's discs minus White's.
    score: Option<f64>,
    opening: Option<String>,
    /// Its start, unless that is the standard one.
    start: Option<String>,
    moves: String,
}

impl List {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let failed = |error: LibraryError| self.library.failure(&error, texts);
        let mut library = self.library.open(texts)?;
        let search = self.filter.search(texts)?;
        let mut ids = library.search(&search).map_err(failed)?;
        if ids.is_empty() {
            return Err(Failure::No(texts.library_nothing()));
        }
        let found = ids.len();
        ids.reverse();
        ids.truncate(self.limit.unwrap_or(DEFAULT_LIMIT));
        let mut shown = 0;
        for ids in ids.chunks(AT_ONCE) {
            for game in library.whole_games(ids).map_err(failed)? {
                if self.json {
                    json::print(&Answer::new(&game, texts))?;
                } else {
                    writeln!(stdout(), "{}", in_a_line(&game, texts))?;
                }
                shown += 1;
            }
        }
        if !self.json {
            writeln!(stdout(), "{}", texts.library_found(found, shown))?;
        }
        all_whole(ids.len() - shown, &self.library, texts)
    }
}

impl Show {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut library = self.library.open(texts)?;
        let games = library.games(&self.games);
        let games = games.map_err(|error| self.library.failure(&error, texts))?;
        let style = self.board.unwrap_or_else(|| {
            BoardStyle::suited_to(stdout().is_terminal(), |name| std::env::var(name).ok())
        });
        for game in games {
            if self.json {
                json::print(&Answer::new(&game, texts))?;
                continue;
            }
            let mut out = stdout().lock();
            writeln!(out, "{}", in_a_line(&game, texts))?;
            let record = &game.record;
            if let Some(opening) = Opening::of_record(record) {
                let name = texts.describe(&opening);
                writeln!(out, "{}", texts.library_opening(&name))?;
            }
            if record.start() != Position::START {
                writeln!(out, "{}", record.start())?;
            }
            writeln!(out, "{}", record.transcript())?;
            let last = record
                .moves()
                .iter()
                .rev()
                .find_map(|made| made.mv.square());
            let board = Drawing::of(record.end()).with_last(last);
            out.write_all(board.to_text(style, texts).as_bytes())?;
        }
        Ok(())
    }
}

impl Export {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let failed = |error: LibraryError| self.library.failure(&error, texts);
        let format = output::format(&self.output, self.to, texts)?;
        let mut library = self.library.open(texts)?;
        let ids = if self.games.is_empty() {
            let search = self.filter.search(texts)?;
            library.search(&search).map_err(failed)?
        } else {
            self.games
        };
        if ids.is_empty() {
            return Err(Failure::No(texts.library_nothing()));
        }
        let mut out = Output::create(&self.output, format, &Roster::default(), texts)?;
        let mut lost = Losses::default();
        let mut written = 0;
        for ids in ids.chunks(AT_ONCE) {
            for game in library.whole_games(ids).map_err(failed)? {
                lost.add(out.add(&game.record, texts)?);
                written += 1;
            }
        }
        out.add_losses(&mut lost);
        out.finish(texts)?;
        tell_lost(format, &lost, texts);
        if !output::is_stream(&self.output) {
            let name = self.output.display().to_string();
            writeln!(stdout(), "{}", texts.library_exported(written, &name))?;
        }
        all_whole(ids.len() - written, &self.library, texts)
    }
}

/// Damaged games were left out: that is told, and no success.
fn all_whole(damaged: usize, library: &LibraryArgument, texts: &Texts) -> Result<(), Failure> {
    if damaged == 0 {
        return Ok(());
    }
    let path = library.path(texts)?.display().to_string();
    Err(Failure::No(texts.library_left_out(&path, damaged)))
}

/// `7. 1998 Anna – Ben 40–24`
fn in_a_line(game: &Game, texts: &Texts) -> String {
    let record = &game.record;
    let name = |color| match record.player(color).name.as_str() {
        "" => texts.library_somebody(),
        name => name.to_owned(),
    };
    let year = record.date.as_ref().map(|date| date.year.to_string());
    let score = texts.score_of(&Entry::new(game.id, record));
    let (black, white) = (name(Color::Black), name(Color::White));
    let line = texts.library_game(game.id, &year.unwrap_or_default(), &black, &white, &score);
    if record.event.is_empty() {
        return line;
    }
    format!("{line} ({})", record.event)
}

impl Answer {
    fn new(game: &Game, texts: &Texts) -> Answer {
        let record = &game.record;
        let start = record.start();
        Answer {
            game: game.id,
            black: record.black.name.clone(),
            white: record.white.name.clone(),
            event: record.event.clone(),
            date: record.date.as_ref().map(ToString::to_string),
            score: game.record.result.map(|result| result.score.to_f64()),
            opening: Opening::of_record(record).map(|it| texts.describe(&it)),
            start: (start != Position::START).then(|| start.to_string()),
            moves: record.transcript().to_text(PassStyle::Omitted),
        }
    }
}
