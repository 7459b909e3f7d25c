//! Everything people read, in every language, for all front ends.
//!
//! The texts are Fluent files in `locales/`, embedded in the program.
//!
//! - [`Language`]: from `--lang`, from the locale, or loaded from files;
//! - [`Texts`]: the texts of one language, a method for each, with typed variables;
//! - [`Describe`]: errors and other values as sentences.
//!
//! ```
//! use outflank_rules::{IllegalMove, Square};
//! use outflank_text::{Language, Texts};
//!
//! let texts = Texts::new(Language::ES);
//! assert_eq!(
//!     texts.describe(&IllegalMove::Occupied(Square::F5)),
//!     "Ya hay una ficha en f5: elige una casilla vacía."
//! );
//! ```
//!
//! The build script generates a method for each English text. Its name is the key with underscores; a comment directly
//! above the text declares its parameters:
//!
//! ```text
//! # $color (Color), $level (u8)
//! computer-plays = The computer plays { color-name } at level { $level }.
//! ```
//!
//! A language is a folder with the same files, and nothing else: `language.ftl` has its name and number format. To try
//! a translation, pass its folder to `--lang`; missing texts appear in English.
//!
//! The tests of this crate find missing, untranslated and unused texts, missing variables, and words that the glossary
//! rules out.

#![forbid(unsafe_code)]

mod argument;
mod ascii;
#[cfg(test)]
mod catalogue;
mod describe;
mod faces;
mod language;
mod methods;
mod opening_names;
mod party;
#[cfg(test)]
mod tests;
mod texts;

pub use ascii::in_ascii;
pub use describe::{Describe, Manner, is_seated};
pub use faces::Faces;
pub use language::{Language, LanguageError, UnknownLanguage};
pub use opening_names::OpeningNotFound;
pub use texts::Texts;

/// Whether a key is put together while the app runs, and so stands nowhere in a program: whoever leaves texts out keeps
/// these.
pub fn is_computed(key: &str) -> bool {
    const BEGINNINGS: [&str; 11] = [
        "disc-words",
        "keeps-capital",
        "language-name",
        "learn-about-",
        "learn-chapter-",
        "learn-comment-",
        "learn-idea-",
        "learn-step-",
        "name-",
        "opening-",
        "training-",
    ];
    BEGINNINGS.iter().any(|it| key.starts_with(it))
}
