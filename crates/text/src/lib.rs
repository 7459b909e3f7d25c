//! Everything a person reads, in English, French and Spanish, shared by every front end.
//!
//! The texts are Fluent files under `locales/`, part of the program. The nouns:
//!
//! - [`Language`]: which of the three; from `--lang` or from the locale;
//! - [`Texts`]: the texts of one language, a method for each, with typed variables;
//! - [`Describe`]: what an error of the rules or of a game is called in a language.
//!
//! ```
//! use outflank_rules::{IllegalMove, Square};
//! use outflank_text::{Language, Texts};
//!
//! let texts = Texts::new(Language::Spanish);
//! assert_eq!(
//!     texts.describe(&IllegalMove::Occupied(Square::F5)),
//!     "Ya hay una ficha en f5: elige una casilla libre."
//! );
//! ```
//!
//! A method without a text, a text without a method, a missing variable or a text left untranslated is found
//! by the tests of this crate, so that nothing can be missing at run time.

#![forbid(unsafe_code)]

mod argument;
#[cfg(test)]
mod completeness;
mod describe;
mod language;
mod messages;
mod texts;

pub use describe::{Describe, Manner, is_seated};
pub use language::{Language, UnknownLanguage};
pub use texts::Texts;
