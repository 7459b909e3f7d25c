use std::io::{self, BufReader, stdin, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use outflank_engine::Book;
use outflank_protocol::nboard::{self, EngineAnalyst, Keeper, Notice};
use outflank_store::{Lock, create_folder, read, replace};
use outflank_text::Texts;

use crate::failure::{Failure, LARGEST};
use crate::opening_book::BookArgument;
use crate::resources::{self, Resources};

/// `outflank nboard`.
#[derive(Args)]
pub struct Nboard {
    #[command(flatten)]
    resources: Resources,
    #[command(flatten)]
    book: BookArgument,
}

impl Nboard {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut engine = self.resources.engine(texts)?;
        let mut place = None;
        if let Some(learned) = self.book.learned(texts)? {
            engine.set_book(Some(learned.book));
            place = learned.place;
        }
        let analyst = EngineAnalyst::new(engine, resources::seed(), keeper(place));
        let texts = Texts::new(texts.language());
        let mut session =
            nboard::Session::new(analyst).speaking(move |notice| in_words(notice, &texts));
        nboard::run(BufReader::new(stdin()), stdout().lock(), &mut session)?;
        Ok(())
    }
}

/// Saves the learned book to this file. What others have learned there meanwhile stays in it.
pub fn keeper(place: Option<PathBuf>) -> Keeper {
    Box::new(move |learned| {
        let path = place.as_deref().ok_or(io::ErrorKind::NotFound)?;
        let folder = path.parent().unwrap_or(Path::new(""));
        create_folder(folder)?;
        let _alone = Lock::of_folder(folder)?;
        let bytes = match read(path, LARGEST) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => learned.to_bytes(),
            there => {
                let there = Book::from_bytes(&there?).map_err(|_| io::ErrorKind::InvalidData)?;
                if (there.depth(), there.weights()) != (learned.depth(), learned.weights()) {
                    // Somebody has put another book there.
                    return Err(io::ErrorKind::ResourceBusy.into());
                }
                let mut both = learned.clone();
                both.merge(&there);
                both.to_bytes()
            }
        };
        replace(path, bytes)
    })
}

fn in_words(notice: &Notice, texts: &Texts) -> String {
    match notice {
        Notice::Thinking => texts.nboard_thinking(),
        Notice::Analyzing => texts.nboard_analyzing(),
        Notice::Learning => texts.nboard_learning(),
        Notice::BadLine(line) => texts.nboard_bad_line(line),
        Notice::BadGame(error) => texts.nboard_bad_game(&texts.describe(error)),
        Notice::OtherRules => texts.nboard_other_rules(),
        Notice::Illegal(mv) => texts.nboard_illegal(*mv),
        Notice::NoBook => texts.nboard_no_book(),
        Notice::Failed => texts.engine_failed(),
        Notice::NotKept(reason) => texts.nboard_not_kept(&texts.describe(reason)),
    }
}
