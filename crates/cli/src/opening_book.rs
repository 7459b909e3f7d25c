use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use clap::Args;
use outflank_engine::Book;
use outflank_terminal::data_directory;
use outflank_text::Texts;

use crate::failure::{self, Failure};

/// Whether to play from an opening book, and from which.
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
    /// The book that was asked for, or else the one that comes with the program, unless none is wanted.
    pub fn book(&self, texts: &Texts) -> Result<Option<Arc<Book>>, Failure> {
        if self.no_book {
            return Ok(None);
        }
        let choice = self.book.as_ref().unwrap_or(&BookChoice::BuiltIn);
        choice.read(texts).map(Some)
    }

    /// The book that was asked for or, without being asked, the one that the engine has learned; none if none is wanted.
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

    /// The book that was asked for, if one was.
    pub fn asked(&self, texts: &Texts) -> Result<Option<Arc<Book>>, Failure> {
        let choice = self.book.as_ref();
        choice.map(|choice| choice.read(texts)).transpose()
    }
}

/// A book that learns.
pub struct Learned {
    /// The book.
    pub book: Arc<Book>,
    /// The file in which it is kept, if there is a place for one.
    pub place: Option<PathBuf>,
}

/// A book to play from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookChoice {
    /// The one that comes with the program.
    BuiltIn,
    /// This one.
    File(PathBuf),
}

/// The name of a file, or nothing.
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
    /// The book itself.
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
