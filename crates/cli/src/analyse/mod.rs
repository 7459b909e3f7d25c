//! `outflank analyse`: every move of a game.
//!
//! - `input`: where games come from;
//! - `words`: the report in the terminal, with its graph;
//! - `json`: the same for programs;
//! - `page`: the same as a page for the browser.

mod graph;
mod input;
mod json;
mod page;
mod words;

use std::ffi::OsString;
use std::io::{Write as _, stdout};
use std::path::PathBuf;

use clap::Args;
use outflank_analysis::{Analysis, analyse};
use outflank_engine::{Engine, Level};
use outflank_record::openings::Opening;
use outflank_record::{GameRecord, NewFile};
use outflank_rules::{Color, Position};
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

/// What it looks with without being told: fourteen plies, and proven scores from 20 empty squares on.
const USUAL_LEVEL: Level = Level::new(15).unwrap();

/// A game that was analysed.
struct Analysed {
    /// Counted from 1 over all that was given.
    number: u64,
    record: GameRecord,
    opening: Option<Opening>,
    analysis: Analysis,
}

impl Analysed {
    /// Who played a colour: the name if there is one.
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

    /// The sentences about its serious mistakes and about where it changed hands, in the order of the game, with the
    /// number of moves before.
    fn remarks(&self, texts: &Texts) -> Vec<(usize, String)> {
        let mut remarks: Vec<(usize, String)> = Vec::new();
        for (ply, moment) in self.analysis.moments.iter().enumerate() {
            if moment.grade() < outflank_analysis::Grade::Mistake {
                continue;
            }
            let mv = moment.played.mv.to_string();
            let loss = loss_in_words(moment, texts);
            let mut sentences = vec![texts.analysis_mistake(ply + 1, &mv, &loss)];
            let answer = moment.played.line.get(1).map(ToString::to_string);
            let reason = moment.mistake.map(|mistake| texts.describe(&mistake));
            sentences.extend(reason.or_else(|| answer.map(|it| texts.analysis_answer(&it))));
            sentences.push(texts.analysis_instead(&moment.best.mv.to_string()));
            remarks.push((ply, sentences.join(" ")));
        }
        for turn in self.analysis.turns() {
            let per_cent = |share: f32| (share * 100.0).round() as u32;
            let [before, after] = turn.chances.map(per_cent);
            let mv = self.analysis.moments[turn.ply].played.mv.to_string();
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

/// What a move lost: whole discs where that is proven.
fn loss_in_words(moment: &outflank_analysis::Moment, texts: &Texts) -> String {
    let digits = usize::from(!moment.is_exact());
    texts.decimal(moment.loss().into(), digits)
}

impl Analyse {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let games = self.games.iter();
        let sources: Vec<Source> = games
            .map(|argument| Source::of(argument, texts))
            .collect::<Result<_, _>>()?;
        let mut work = Work {
            engine: self.resources.engine(texts)?,
            level: self.level.unwrap_or(USUAL_LEVEL),
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
            complete &= source.read(texts, |record| work.take(record))?;
        }
        work.finish()?;
        if let Some(path) = &self.page {
            let page = page::write(&work.kept, texts);
            let written = NewFile::create(path).and_then(|mut file| {
                file.write_all(page.as_bytes())?;
                file.finish()
            });
            written.map_err(|error| {
                let name = path.display().to_string();
                Failure::Usage(texts.page_not_written(&name, &texts.describe(&error)))
            })?;
        }
        if complete { Ok(()) } else { Err(Failure::Told) }
    }
}

/// The work in progress.
struct Work<'a> {
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
    kept: Vec<Analysed>,
}

impl Work<'_> {
    fn take(&mut self, record: GameRecord) -> Result<(), Failure> {
        self.games += 1;
        let number = self.games;
        // Nothing of one game is to help with another: each is judged as if alone.
        self.engine.clear();
        let moves: Vec<_> = record.moves().iter().map(|made| made.mv).collect();
        let (texts, progress) = (self.texts, &self.progress);
        let analysis = analyse(
            &mut self.engine,
            record.start(),
            &moves,
            self.level,
            &|| false,
            |done, total| progress.show(&texts.analysing(number, done, total)),
        );
        progress.clear();
        // A record holds legal moves only, and nobody stops it.
        let Ok(Ok(analysis)) = analysis else {
            return Ok(());
        };
        self.moves += analysis.moments.len();
        self.loss += analysis
            .moments
            .iter()
            .map(|moment| f64::from(moment.loss()))
            .sum::<f64>();
        let opening = Opening::of(positions(&record));
        let game = Analysed {
            number,
            record,
            opening,
            analysis,
        };
        let mut out = stdout().lock();
        if self.json {
            json::print(&mut out, &game, self.texts)?;
        } else {
            words::print(&mut out, &game, self.texts)?;
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

/// The positions of a game, from the first move on.
fn positions(record: &GameRecord) -> impl Iterator<Item = Position> {
    let mut position = record.start();
    record.moves().iter().map_while(move |made| {
        position = position.play(made.mv).ok()?;
        Some(position)
    })
}
