//! `outflank analyse`: reviews every move of a game.
//!
//! - `input`: where games come from;
//! - `words`: the report in the terminal, with its graph;
//! - `json`: the report for programs.

mod graph;
mod input;
mod json;
mod words;

use std::ffi::OsString;
use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use outflank_app::review::USUAL;
use outflank_app::study::Study;
use outflank_engine::{Engine, Level};
use outflank_record::xot::XotList;
use outflank_report::{AnalysedGame, page};
use outflank_text::Texts;

use crate::engines::Engines;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::resources;
use crate::{value, xot};
use input::Source;

/// `outflank analyse`.
#[derive(Args)]
pub struct Analyse {
    #[arg(required = true)]
    games: Vec<OsString>,
    #[arg(long, value_parser = value::level)]
    level: Option<Level>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
    #[arg(long)]
    page: Option<PathBuf>,
    // With a list, without one, or not at all.
    #[arg(long, num_args = 0..=1, require_equals = true)]
    #[allow(clippy::option_option)]
    xot: Option<Option<PathBuf>>,
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let games = self.games.iter();
        let sources: Vec<Source> = games
            .map(|argument| Source::of(argument, texts))
            .collect::<Result<_, _>>()?;
        let xot = self.xot.as_ref();
        let xot = xot
            .map(|file| xot::list(file.as_ref(), texts))
            .transpose()?;
        let mut analyser = Analyser {
            xot,
            engines: Engines::new(resources::threads(self.threads)),
            level: self.level.unwrap_or(USUAL),
            json: self.json,
            keep: self.page.is_some(),
            texts,
            progress: Progress::new(),
            games: 0,
            moves: 0,
            loss: 0.0,
            kept: Vec::new(),
        };
        let mut complete = true;
        for source in sources {
            complete &= source.read(texts, |game| analyser.take(game))?;
        }
        analyser.finish()?;
        if let Some(path) = &self.page {
            keep_page(path, &page(&analyser.kept, texts), texts)?;
        }
        if complete {
            Ok(())
        } else {
            Err(Failure::Reported)
        }
    }
}

pub fn keep_page(path: &Path, page: &str, texts: &Texts) -> Result<(), Failure> {
    outflank_store::replace(path, page).map_err(|error| {
        let name = path.display().to_string();
        Failure::Usage(texts.page_not_written(&name, &texts.describe(&error)))
    })
}

/// Analyses game after game.
struct Analyser<'a> {
    /// Games that begin like one of these openings are games of XOT.
    xot: Option<XotList>,
    engines: Engines,
    level: Level,
    json: bool,
    keep: bool,
    texts: &'a Texts,
    progress: Progress,
    games: u64,
    moves: usize,
    loss: f64,
    /// For the page.
    kept: Vec<AnalysedGame>,
}

impl Analyser<'_> {
    fn take(&mut self, mut game: Study) -> Result<(), Failure> {
        self.games += 1;
        let number = self.games;
        let tell = |done, total| {
            self.progress
                .show(&self.texts.analysing(number, done, total));
        };
        if let Some(list) = &self.xot {
            game = game.drawn_from(list);
        }
        let record = game.told().cloned().unwrap_or_else(|| game.record());
        let review = self.engines.review(game, self.level, &|| false, &tell);
        self.progress.clear();
        let game =
            review.and_then(|(review, _)| AnalysedGame::new(number, record, &review, self.texts));
        let Some(game) = game else {
            return Ok(());
        };
        let moments = &game.summary.moments;
        self.moves += moments.len();
        let losses = moments.iter().map(|it| f64::from(it.loss()));
        self.loss += losses.sum::<f64>();
        if self.json {
            json::print(&game, Engine::built_in_weights(), self.texts)?;
        } else {
            words::print(&mut stdout().lock(), &game, self.texts)?;
        }
        if self.keep {
            self.kept.push(game);
        }
        Ok(())
    }

    fn finish(&self) -> Result<(), Failure> {
        if self.games > 1 && !self.json {
            let mean = self.loss / self.moves.max(1) as f64;
            let mean = self.texts.decimal(mean, 2);
            let summary = self.texts.analysis_summary(self.games, self.moves, &mean);
            writeln!(stdout(), "{summary}")?;
        }
        Ok(())
    }
}
