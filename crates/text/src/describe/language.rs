//! Errors of a translation.

use crate::{Describe, LanguageError, Texts};

impl Describe for LanguageError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            LanguageError::Code(code) => texts.language_code(code),
            LanguageError::Unreadable(error) => texts.describe(error),
            LanguageError::Syntax { file, line } => texts.language_syntax(file, *line),
            LanguageError::Twice { file, key } => texts.language_twice(key, file),
            LanguageError::Nameless => texts.language_nameless(),
        }
    }
}
