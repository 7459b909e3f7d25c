//! An opening book: what is known about the first moves of a game, found out beforehand.
//!
//! - [`Book`] knows positions and the value of each of their moves; positions that are the same under a symmetry are
//!   one, and values follow from those of the positions a move leads to;
//! - [`Book::moves`] are the moves with their values, [`Book::choose`] picks one of the good ones;
//! - [`Growth`] says which position to add next: the one that good play is likeliest to reach;
//! - [`BookError`] is why a file is no book.
//!
//! A book is grown by whoever can search: it asks for positions with [`Book::wanted`] and takes the values of their
//! moves with [`Book::add`]. The file of a book holds all that growing needs to go on.
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
