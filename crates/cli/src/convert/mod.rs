//! `outflank convert`: games from one format to another.

pub mod input;
pub mod output;

use std::path::PathBuf;

use clap::Args;
use outflank_record::{Format, Loss, Losses, Reading};
use outflank_text::Texts;

use crate::failure::{Failure, tell};
use crate::progress::Progress;
use crate::value;
use input::Inputs;
use output::Output;

/// `outflank convert`.
#[derive(Args)]
pub struct Convert {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[arg(short = 'o', long, default_value = "-", hide_default_value = true)]
    output: PathBuf,
    #[arg(long, value_parser = value::format)]
    to: Option<Format>,
    #[arg(long)]
    strict: bool,
}

/// Further faults are only counted.
pub const MAX_FAULTS_SHOWN: u64 = 20;

/// The names of all formats.
pub fn formats() -> String {
    Format::ALL.map(Format::name).join(", ")
}

impl Convert {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let format = output::format(&self.output, self.to, texts)?;
        let inputs = Inputs::new(&self.files, texts)?;
        let roster = inputs.roster_to_begin_with(texts)?;
        let mut output = Output::create(&self.output, format, &roster, texts)?;
        let mut conversion = Conversion {
            texts,
            strict: self.strict,
            format,
            output: &mut output,
            not_read: Losses::default(),
            lost: Losses::default(),
            games: 0,
            faulty: 0,
            faults: 0,
        };
        let progress = Progress::new();
        for source in inputs.sources() {
            progress.show(&source.name());
            inputs.read(source, &progress, texts, |name, game| {
                conversion.add(game, name, &progress)
            })?;
        }
        progress.clear();
        conversion.tell_losses();
        let (games, faulty) = (conversion.games, conversion.faulty);
        output.finish(texts)?;
        if !output::is_stream(&self.output) {
            tell(&texts.convert_done(games, &self.output.display().to_string()));
        }
        if faulty > 0 {
            return Err(Failure::No(texts.convert_faulty(faulty)));
        }
        Ok(())
    }
}

/// A conversion under way.
struct Conversion<'a> {
    texts: &'a Texts,
    strict: bool,
    format: Format,
    output: &'a mut Output,
    /// Data in the files that a record cannot hold.
    not_read: Losses,
    /// Data in the records that the format cannot hold.
    lost: Losses,
    /// Games written.
    games: u64,
    /// Games with faults.
    faulty: u64,
    /// Faults in all.
    faults: u64,
}

impl Conversion<'_> {
    fn add(&mut self, game: Reading, file: &str, progress: &Progress) -> Result<(), Failure> {
        let texts = self.texts;
        self.faulty += u64::from(!game.faults.is_empty());
        for fault in &game.faults {
            let sentence = texts.convert_in_file(file, &texts.describe(fault));
            if self.strict {
                progress.clear();
                return Err(Failure::Usage(sentence));
            }
            self.faults += 1;
            if self.faults <= MAX_FAULTS_SHOWN {
                progress.clear();
                tell(&sentence);
            }
        }
        self.not_read.add(game.losses);
        if let Some(record) = &game.record {
            let lost = self.output.add(record, texts)?;
            let is_written = lost.iter().all(|it| it.what != Loss::Game);
            self.games += u64::from(is_written);
            self.lost.add(lost);
        }
        if self.games.is_multiple_of(1000) {
            progress.show(&format!("{file}: {}", self.games));
        }
        Ok(())
    }

    /// Reports everything lost, by kind, each with an example.
    fn tell_losses(&mut self) {
        let texts = self.texts;
        if self.faults > MAX_FAULTS_SHOWN {
            tell(&texts.convert_more_faults(self.faults - MAX_FAULTS_SHOWN));
        }
        self.output.add_losses(&mut self.lost);
        for (what, tally) in self.not_read.iter() {
            let example = shortened(&tally.example);
            tell(&texts.convert_not_read(what.name(), tally.games, &example));
        }
        tell_lost(self.format, &self.lost, texts);
    }
}

/// Reports what the format cannot hold, by kind, each with an example.
pub fn tell_lost(format: Format, lost: &Losses, texts: &Texts) {
    let format = format.name().to_uppercase();
    for (what, tally) in lost.iter() {
        let example = shortened(&tally.example);
        tell(&texts.convert_lost(&format, what.name(), tally.games, &example));
    }
}

/// An example, truncated to fit into a sentence.
fn shortened(example: &str) -> String {
    const LONGEST: usize = 40;
    let mut text: String = example.chars().take(LONGEST).collect();
    if text.len() < example.len() {
        text.push('…');
    }
    text
}
