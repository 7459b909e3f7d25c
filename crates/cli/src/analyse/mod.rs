//! `outflank analyse`: reviews every move of a game.
//!
//! - `input`: where games come from;
//! - `words`: the report in the terminal, with its graph;
//! - `json`: the report for programs;
//! - `page`: the report as an HTML page.

mod graph;
mod input;
mod json;
mod page;
mod words;

use std::ffi::OsString;
use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use outflank_app::review::{Grade, Moment, Point, Summary, USUAL};
use outflank_app::study::Tree;
use outflank_engine::{Engine, Level};
use outflank_record::openings::Opening;
use outflank_record::xot::XotList;
use outflank_record::{Ending, GameRecord, ResultRecord};
use outflank_rules::{Color, Move};
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

/// A game that was analysed.
struct AnalysedGame {
    /// From 1, over all inputs.
    number: u64,
    record: GameRecord,
    opening: Option<Opening>,
    /// From which move on it is judged, unless that is the first.
    judged_from: Option<String>,
    /// All moves, those that are not judged too.
    moves: Vec<MadeMove>,
    summary: Summary,
}

/// A move of the game.
struct MadeMove {
    side: Color,
    mv: Move,
    /// As players number discs; a pass has no number.
    number: Option<usize>,
}

impl MadeMove {
    fn of(point: &Point) -> Option<MadeMove> {
        let (side, mv) = point.made?;
        Some(MadeMove {
            side,
            mv,
            number: mv.square().map(|_| point.number),
        })
    }

    /// The number, or nothing.
    fn number(&self) -> String {
        self.number.map(|it| it.to_string()).unwrap_or_default()
    }
}

impl AnalysedGame {
    /// The player's name, or else the colour's.
    fn player(&self, color: Color, texts: &Texts) -> String {
        let player = match color {
            Color::Black => &self.record.black,
            Color::White => &self.record.white,
        };
        if player.name.is_empty() {
            texts.color_name(color)
        } else {
            player.name.clone()
        }
    }

    fn heading(&self, texts: &Texts) -> String {
        let [black, white] = Color::ALL.map(|color| self.player(color, texts));
        texts.analysis_game(self.number, &black, &white)
    }

    /// The event and the date, as far as they are known.
    fn occasion(&self) -> Option<String> {
        let date = self.record.date.as_ref().map(ToString::to_string);
        let parts = [Some(self.record.event.clone()), date];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let known: Vec<&str> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        (!known.is_empty()).then(|| known.join(", "))
    }

    /// The result: on the board, or as the record states it.
    fn result(&self, texts: &Texts) -> Option<String> {
        let end = self.record.transcript().end();
        if end.is_over() {
            let [black, white] = Color::ALL.map(|color| end.discs(color).len() as u8);
            return Some(texts.final_score(black, white));
        }
        let ResultRecord { score, ending } = self.record.result?;
        let score = &texts.recorded_score(score);
        Some(match ending {
            Ending::Board => texts.analysis_result(score),
            Ending::Resigned => texts.analysis_result_resigned(score),
            Ending::Time => texts.analysis_result_time(score),
            Ending::Agreed => texts.analysis_result_agreed(score),
            Ending::Left => texts.analysis_result_left(score),
        })
    }

    /// All moves, with what was found about those that are judged.
    fn moves(&self) -> impl Iterator<Item = (&MadeMove, Option<&Moment>)> {
        let moves = self.moves.iter().enumerate();
        moves.map(|(ply, made)| (made, self.summary.at(ply)))
    }

    /// What is said about the moves to talk about, in game order, each with the number of moves before it.
    fn remarks(&self, texts: &Texts) -> Vec<(usize, Vec<String>)> {
        let remark = |ply: usize| {
            let (moment, made) = (self.summary.at(ply)?, self.moves.get(ply)?);
            Some((ply, remarks(made.number?, moment, texts)))
        };
        let highlights = self.summary.highlights();
        highlights.into_iter().filter_map(remark).collect()
    }
}

/// The sentences about a bad move.
fn remarks(number: usize, moment: &Moment, texts: &Texts) -> Vec<String> {
    let per_cent = |share: f32| (share * 100.0).round() as u32;
    let [before, after] = moment.chances().map(per_cent);
    let [mv, best] = [&moment.played, &moment.best].map(|it| it.mv.to_string());
    let loss = loss_in_words(moment, texts);
    let mover = moment.mover();
    let mut said = vec![texts.analysis_mistake(number, &mv, mover, &best, &loss, before, after)];
    said.extend(texts.story(moment, None));
    said
}

/// The loss of a move, without decimals if it is exact.
fn loss_in_words(moment: &Moment, texts: &Texts) -> String {
    let digits = usize::from(!moment.is_exact());
    texts.decimal(moment.loss().into(), digits)
}

const fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
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
            complete &= source.read(texts, |record| analyser.take(record))?;
        }
        analyser.finish()?;
        if let Some(path) = &self.page {
            keep_page(path, &page::write(&analyser.kept, texts), texts)?;
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
    fn take(&mut self, record: GameRecord) -> Result<(), Failure> {
        self.games += 1;
        let number = self.games;
        let tell = |done, total| {
            self.progress
                .show(&self.texts.analysing(number, done, total));
        };
        let mut game = Tree::from(&record);
        if let Some(list) = &self.xot {
            game = game.drawn_from(list);
        }
        let review = self.engines.review(game, self.level, &|| false, &tell);
        self.progress.clear();
        let Some((review, summary)) = review else {
            return Ok(());
        };
        self.moves += summary.moments.len();
        let losses = summary.moments.iter().map(|it| f64::from(it.loss()));
        self.loss += losses.sum::<f64>();
        let game = AnalysedGame {
            number,
            record,
            opening: review.study().opening(review.study().len()),
            judged_from: self.texts.judged_from(&review),
            moves: review.course().iter().filter_map(MadeMove::of).collect(),
            summary,
        };
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
