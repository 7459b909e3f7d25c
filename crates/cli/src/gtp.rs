use std::io::{stdin, stdout};

use clap::Args;
use outflank_engine::Level;
use outflank_protocol::gtp;
use outflank_text::Texts;

use crate::failure::Failure;
use crate::opening_book::BookArgument;
use crate::resources::{self, Resources};
use crate::value;

/// `outflank gtp`.
#[derive(Args)]
pub struct Gtp {
    #[arg(long, value_parser = value::level)]
    level: Option<Level>,
    #[command(flatten)]
    resources: Resources,
    #[command(flatten)]
    book: BookArgument,
}

impl Gtp {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut engine = self.resources.engine(texts)?;
        engine.set_book(self.book.book(texts)?);
        let level = self.level.unwrap_or(Level::STRONGEST);
        let mut session = gtp::Session::with_engine(engine, level, resources::seed())
            .reading_files(gtp::read_file);
        gtp::run(stdin().lock(), stdout().lock(), &mut session)?;
        Ok(())
    }
}
