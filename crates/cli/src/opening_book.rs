use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use outflank_engine::{Book, BookError};
use outflank_text::Texts;

use crate::failure::Failure;

/// Whether to play from an opening book, and from which.
#[derive(Args, Clone, Default)]
pub struct BookArgument {
    #[arg(long, num_args = 0..=1, require_equals = true, conflicts_with = "no_book")]
    book: Option<Option<PathBuf>>,
    #[arg(long)]
    no_book: bool,
}

impl BookArgument {
    /// The book that was asked for, or else the one that comes with the program, unless none is wanted.
    pub fn book(&self, texts: &Texts) -> Result<Option<Arc<Book>>, Failure> {
        if self.no_book {
            return Ok(None);
        }
        self.asked(texts)
            .map(|book| Some(book.unwrap_or_else(built_in)))
    }

    /// The book that was asked for, if one was.
    pub fn asked(&self, texts: &Texts) -> Result<Option<Arc<Book>>, Failure> {
        Ok(match &self.book {
            None => None,
            Some(None) => Some(built_in()),
            Some(Some(path)) => Some(Arc::new(read(path, texts)?)),
        })
    }
}

/// The book that comes with the program.
pub fn built_in() -> Arc<Book> {
    Arc::new(Book::built_in())
}

/// Reads a book from a file.
pub fn read(path: &Path, texts: &Texts) -> Result<Book, Failure> {
    let name = path.display().to_string();
    let refused = |reason: String| Failure::Usage(texts.cannot_read(&name, &reason));
    let bytes = std::fs::read(path).map_err(|error| refused(format!("{error}.")))?;
    Book::from_bytes(&bytes).map_err(|error| {
        refused(match error {
            BookError::NotABook => texts.book_foreign(),
            BookError::Version(version) => texts.book_version(version),
            BookError::Damaged => texts.book_damaged(),
        })
    })
}
