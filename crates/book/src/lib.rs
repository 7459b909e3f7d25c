//! An opening book: precomputed values of the first moves of a game.
//!
//! - [`Book`] holds positions and the value of each of their moves; symmetric positions are stored once, and values
//!   are propagated from later positions;
//! - [`Book::moves`] are the moves with their values, [`Book::choose`] picks one of the good ones;
//! - [`Growth`] decides which position to add next: the one that good play is likeliest to reach;
//! - [`BookError`] says why a file is not a book.
//!
//! Any searcher can grow a book: [`Book::wanted`] lists positions to search, and [`Book::add`] takes the values of
//! their moves. A book file contains all that is needed to grow it further.
//!
//! ```
//! use outflank_book::{Book, Growth};
//! use outflank_eval::Value;
//! use outflank_rules::Position;
//!
//! let mut book = Book::new(10);
//! let start = book.wanted(1, Growth::default())[0];
//! book.add(start, &[Value(0); 4]);
//! book.settle();
//! assert_eq!(book.moves(Position::START).len(), 4);
//! assert_eq!(Book::from_bytes(&book.to_bytes()).unwrap().len(), 1);
//! ```

#![forbid(unsafe_code)]

mod book;
mod choice;
mod file;
mod growth;

pub use book::{Book, BookMove};
pub use file::BookError;
pub use growth::Growth;
