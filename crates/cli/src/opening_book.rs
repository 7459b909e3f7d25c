use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use clap::Args;
use outflank_engine::Book;
use outflank_store::data_directory;
use outflank_text::Texts;

use crate::failure::{self, Failure};

/// `--book` and `--no-book`.
#[derive(Args, Clone, Default)]
pub struct BookArgument {
    #[arg(
        long,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "",
        conflicts_with = "no_book"
    )]
    book: Option<BookChoice>,
    #[arg(long)]
    no_book: bool,
}

impl BookArgument {
    /// The book given, by default the built-in one; `None` with `--no-book`.
    pub fn book(&self, texts: &Texts) -> Result<Option<Arc<Book>>, Failure> {
        if self.no_book {
            return Ok(None);
        }
        let choice = self.book.as_ref().unwrap_or(&BookChoice::BuiltIn);
        choice.read(texts).map(Some)
    }

    /// The book given, by default the learned one; `None` with `--no-book`.
    pub fn learned(&self, texts: &Texts) -> Result<Option<Learned>, Failure> {
        if self.no_book {
            return Ok(None);
        }
        if let Some(BookChoice::File(path)) = &self.book {
            let (book, place) = (Arc::new(read(path, texts)?), Some(path.clone()));
            return Ok(Some(Learned { book, place }));
        }
        let data = data_directory(|name| std::env::var_os(name));
        let place = data.map(|data| data.join("learned.book"));
        let learned = (place.as_deref()).filter(|path| self.book.is_none() && path.is_file());
        let book = match learned {
            Some(path) => read(path, texts)?,
            None => Book::built_in(),
        };
        let book = Arc::new(book);
        Ok(Some(Learned { book, place }))
    }

    /// The book given; none by default.
    pub fn asked(&self, texts: &Texts) -> Result<Option<Arc<Book>>, Failure> {
        let choice = self.book.as_ref();
        choice.map(|choice| choice.read(texts)).transpose()
    }
}

/// A book that learns.
pub struct Learned {
    /// The book.
    pub book: Arc<Book>,
    /// Its file, if there is a data folder.
    pub place: Option<PathBuf>,
}

/// A book to play from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookChoice {
    /// Part of the program.
    BuiltIn,
    /// From this file.
    File(PathBuf),
}

/// A file name; the built-in book if empty.
impl FromStr for BookChoice {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<BookChoice, Infallible> {
        Ok(match text {
            "" => BookChoice::BuiltIn,
            path => BookChoice::File(path.into()),
        })
    }
}

impl BookChoice {
    /// Loads the book.
    pub fn read(&self, texts: &Texts) -> Result<Arc<Book>, Failure> {
        let book = match self {
            BookChoice::BuiltIn => Book::built_in(),
            BookChoice::File(path) => read(path, texts)?,
        };
        Ok(Arc::new(book))
    }
}

/// Reads a book from a file.
pub fn read(path: &Path, texts: &Texts) -> Result<Book, Failure> {
    let book = Book::from_bytes(&failure::read(path, texts)?);
    book.map_err(|error| Failure::cannot_read(path, &error, texts))
}
