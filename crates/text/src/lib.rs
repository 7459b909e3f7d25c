//! Everything a person reads, in each language, shared by every front end.
//!
//! The texts are Fluent files under `locales/`, part of the program. The nouns:
//!
//! - [`Language`]: which one; from `--lang`, from the locale, or from files that are loaded;
//! - [`Texts`]: the texts of one language, a method for each, with typed variables;
//! - [`Describe`]: what an error of the rules or of a game is called in a language.
//!
//! ```
//! use outflank_rules::{IllegalMove, Square};
//! use outflank_text::{Language, Texts};
//!
//! let texts = Texts::new(Language::ES);
//! assert_eq!(
//!     texts.describe(&IllegalMove::Occupied(Square::F5)),
//!     "Ya hay una ficha en f5: elige una casilla libre."
//! );
//! ```
//!
//! The build script makes a method for each English text: its name is the key with underscores, and its variables are
//! those that a comment directly above the text names, in their order and with their types:
//!
//! ```text
//! # $color (Color), $level (u8)
//! computer-plays = The computer plays { color-name } at level { $level }.
//! ```
//!
//! A language is a folder with the same files. `language.ftl` says what it is called and how it writes numbers; no Rust
//! code knows which languages there are. A translation can be tried with `--lang` and its folder, and what it still
//! lacks is said in English.
//!
//! A text that another language lacks, a missing variable, a text left untranslated and a text that nobody asks for
//! are found by the tests of this crate.

#![forbid(unsafe_code)]

mod argument;
#[cfg(test)]
mod catalogue;
mod describe;
mod language;
mod methods;
#[cfg(test)]
mod tests;
mod texts;

pub use describe::{Describe, Manner, is_seated};
pub use language::{Language, LanguageError, UnknownLanguage};
pub use texts::Texts;
