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
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use outflank_app::review::{Effort, Grade, Input, Moment, Plan, Review, Search, Summary};
use outflank_app::study::Tree;
use outflank_app::{Effect, Reply};
use outflank_engine::{Engine, Level};
use outflank_record::GameRecord;
use outflank_record::openings::Opening;
use outflank_rules::Color;
use outflank_text::Texts;

use crate::failure::Failure;
use crate::progress::Progress;
use crate::resources::Resources;
use crate::value;
use input::Source;

/// `outflank analyse`.
#[derive(Args)]
pub struct Analyse {
    #[arg(required = true)]
    games: Vec<OsString>,
    #[arg(long, value_parser = value::level)]
    level: Option<Level>,
    #[command(flatten)]
    resources: Resources,
    #[arg(long)]
    page: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Fourteen plies, and exact scores from 20 empty squares on.
const DEFAULT_LEVEL: Level = Level::new(15).unwrap();

/// A game that was analysed.
struct AnalysedGame {
    /// From 1, over all inputs.
    number: u64,
    record: GameRecord,
    opening: Option<Opening>,
    summary: Summary,
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

    /// Sentences about mistakes and turning points in game order, each with the number of moves before it.
    fn remarks(&self, texts: &Texts) -> Vec<(usize, String)> {
        let mut remarks: Vec<(usize, String)> = Vec::new();
        for (ply, moment) in self.summary.moments.iter().enumerate() {
            if moment.grade() < Grade::Mistake {
                continue;
            }
            let mv = moment.played.mv.to_string();
            let loss = loss_in_words(moment, texts);
            let mut sentences = vec![texts.analysis_mistake(ply + 1, &mv, &loss)];
            let answer = moment.played.line.get(1).map(ToString::to_string);
            let reason = moment.reason().map(|mistake| texts.describe(&mistake));
            sentences.extend(reason.or_else(|| answer.map(|it| texts.analysis_answer(&it))));
            sentences.push(texts.analysis_instead(&moment.best.mv.to_string()));
            remarks.push((ply, sentences.join(" ")));
        }
        for turn in self.summary.turning_points() {
            let per_cent = |share: f32| (share * 100.0).round() as u32;
            let [before, after] = turn.chances.map(per_cent);
            let mv = self.summary.moments[turn.ply].played.mv.to_string();
            let sure = per_cent(turn.certainty);
            let number = turn.ply + 1;
            remarks.push((
                turn.ply,
                texts.analysis_turn(number, &mv, turn.loser, before, after, sure),
            ));
        }
        remarks.sort_by_key(|(ply, _)| *ply);
        remarks
    }
}

/// The loss of a move, without decimals if it is exact.
fn loss_in_words(moment: &Moment, texts: &Texts) -> String {
    let digits = usize::from(!moment.is_exact());
    texts.decimal(moment.loss().into(), digits)
}

const fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Slip => "slip",
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
        let mut analyser = Analyser {
            engine: self.resources.engine(texts)?,
            level: self.level.unwrap_or(DEFAULT_LEVEL),
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
    engine: Engine,
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
        // No game's result may depend on the games before it.
        self.engine.clear();
        let effort = Effort::Level(self.level);
        let plan = Plan {
            here: None,
            line: Some(Search::best_move(effort)),
        };
        let mut review = Review::new(Tree::from(&record.transcript()), plan);
        while let [Effect::Ask(id, question)] = review.effects()[..] {
            let (done, total) = review.progress();
            let progress = self.texts.analysing(number, done, total);
            self.progress.show(&progress);
            let stop = |_: &_| ControlFlow::Continue(());
            let answer = self.engine.answer(&question, &|| false, stop);
            review.update(Input::Reply(id, Reply::Done(answer)));
        }
        self.progress.clear();
        // There is one: every position was searched.
        let Some(summary) = review.summary(self.engine.weights()) else {
            return Ok(());
        };
        self.moves += summary.moments.len();
        let losses = summary.moments.iter().map(|it| f64::from(it.loss()));
        self.loss += losses.sum::<f64>();
        let opening = Opening::of(review.study().positions().into_iter().skip(1));
        let game = AnalysedGame {
            number,
            record,
            opening,
            summary,
        };
        if self.json {
            json::print(&game, self.texts)?;
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
