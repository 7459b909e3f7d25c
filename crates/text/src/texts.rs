use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use outflank_record::Decimal;

use crate::argument::Argument as _;
use crate::{Describe, Faces, Language, LanguageError, in_ascii};

type Bundle = FluentBundle<FluentResource>;

/// The texts of one language: a method per text, with its variables as arguments.
pub struct Texts {
    language: Language,
    faces: Faces,
    bundle: Bundle,
    /// Whether there are no other characters.
    ascii: bool,
    /// The fallback for texts that a loaded language lacks.
    english: OnceLock<Box<Texts>>,
}

/// Parses files into a bundle.
pub(crate) fn bundle(
    code: &str,
    files: &[(impl AsRef<str>, impl AsRef<str>)],
) -> Result<Bundle, LanguageError> {
    let code = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    // Isolation marks are for mixed writing directions; in a terminal they are litter.
    bundle.set_use_isolating(false);
    for (file, source) in files {
        let (file, source) = (file.as_ref().to_owned(), source.as_ref());
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                let place = errors.first().map_or(0, |error| error.pos.start);
                let line = source[..place].matches('\n').count() + 1;
                return Err(LanguageError::Syntax { file, line });
            }
        };
        if let Err(errors) = bundle.add_resource(resource) {
            let key = errors.into_iter().find_map(|error| match error {
                FluentError::Overriding { id, .. } => Some(id),
                _ => None,
            });
            let key = key.unwrap_or_default();
            return Err(LanguageError::Twice { file, key });
        }
    }
    let kept = bundle.get_message("keeps-capital");
    let kept = kept.and_then(|it| it.value());
    let kept = kept.map(|it| bundle.format_pattern(it, None, &mut Vec::new()));
    let kept = kept.unwrap_or_default().into_owned();
    // Cannot fail: it is the only function.
    let _ = bundle.add_function("CLAUSE", move |values, _| match values {
        [FluentValue::String(text)] => FluentValue::from(clause(text, &kept)),
        _ => FluentValue::Error,
    });
    Ok(bundle)
}

/// A sentence after a colon: in lower case, unless it begins with a name or an abbreviation.
fn clause(sentence: &str, names: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    let word = sentence.split(|letter: char| !letter.is_alphanumeric());
    let word = word.into_iter().next().unwrap_or_default();
    let is_name = names.split(", ").any(|name| name == word);
    let abbreviated = word
        .chars()
        .skip(1)
        .any(|it| it.is_uppercase() || it.is_numeric());
    if is_name || abbreviated {
        return sentence.to_owned();
    }
    first.chain(letters).collect()
}

impl Texts {
    /// The texts of a language.
    ///
    /// # Panics
    ///
    /// Never: tests parse the built-in files, and loading a language parses the others.
    pub fn new(language: Language) -> Texts {
        Texts::with_faces(language, Faces::default())
    }

    /// The texts of a language where discs have these colours.
    ///
    /// # Panics
    ///
    /// Never: see [`Texts::new`].
    pub fn with_faces(language: Language, faces: Faces) -> Texts {
        let bundle = bundle(language.code(), language.files());
        let mut bundle = bundle.unwrap_or_else(|error| panic!("{language:?}: {error:?}"));
        bundle.set_transform(faces.transform());
        Texts {
            language,
            faces,
            bundle,
            ascii: false,
            english: OnceLock::new(),
        }
    }

    /// The texts of a language, from all its files in one, where discs have these colours.
    pub fn from_source(
        language: Language,
        source: &str,
        faces: Faces,
    ) -> Result<Texts, LanguageError> {
        let mut bundle = bundle(language.code(), &[(language.code(), source)])?;
        bundle.set_transform(faces.transform());
        Ok(Texts {
            language,
            faces,
            bundle,
            ascii: false,
            english: OnceLock::new(),
        })
    }

    /// The same texts where discs have these colours.
    #[must_use]
    pub fn in_faces(&self, faces: Faces) -> Texts {
        Texts {
            ascii: self.ascii,
            ..Texts::with_faces(self.language, faces)
        }
    }

    /// The same texts for a terminal without other characters than ASCII.
    #[must_use]
    pub fn in_ascii(self) -> Texts {
        Texts {
            ascii: true,
            ..self
        }
    }

    /// The colours of the discs.
    pub const fn faces(&self) -> Faces {
        self.faces
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// An error, or anything else, in this language.
    pub fn describe(&self, error: &(impl Describe + ?Sized)) -> String {
        error.describe(self)
    }

    /// A number with this many decimals and the language's decimal mark.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        text.replace('.', &self.decimal_mark())
    }

    /// A number with its sign, which zero has not: `+4`, `−1.25`, `0`.
    pub fn signed(&self, number: f64, digits: usize) -> String {
        let size = self.decimal(number.abs(), digits);
        let is_zero = !size.contains(|digit| matches!(digit, '1'..='9'));
        match number {
            _ if is_zero => size,
            ..0.0 if self.ascii => format!("-{size}"),
            ..0.0 => format!("−{size}"),
            _ => format!("+{size}"),
        }
    }

    /// The score of a record, in discs: with decimals only if there was a komi.
    pub fn recorded_score(&self, score: Decimal) -> String {
        let is_whole = score.thousandths() % 1000 == 0;
        self.signed(score.to_f64(), if is_whole { 0 } else { 2 })
    }

    /// A number with digit grouping: `12,000`.
    pub fn grouped(&self, number: u64) -> String {
        let digits = number.to_string();
        let mark = self.grouping_mark();
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push_str(&mark);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// The text with a key that is computed, if there is one.
    pub fn by_key(&self, key: &str, variables: &[(&'static str, &str)]) -> Option<String> {
        let values = variables.iter().map(|(name, value)| (*name, value.value()));
        let values: FluentArgs = values.collect();
        let english = || self.english().find(key, &values);
        self.find(key, &values).or_else(english)
    }

    /// The text with this key, in English if this language lacks it or uses an unknown variable.
    pub(crate) fn format(
        &self,
        key: &str,
        variables: impl IntoIterator<Item = (&'static str, FluentValue<'static>)>,
    ) -> String {
        let variables: FluentArgs = variables.into_iter().collect();
        self.find(key, &variables).unwrap_or_else(|| {
            let text = self.english().find(key, &variables);
            text.unwrap_or_else(|| panic!("{key} has no text"))
        })
    }

    fn english(&self) -> &Texts {
        let english = || {
            let ascii = self.ascii;
            let texts = Texts::new(Language::EN);
            Box::new(Texts { ascii, ..texts })
        };
        self.english.get_or_init(english)
    }

    fn find(&self, key: &str, variables: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(variables), &mut errors);
        errors.is_empty().then(|| {
            if self.ascii {
                in_ascii(&text)
            } else {
                text.into_owned()
            }
        })
    }
}

impl core::fmt::Debug for Texts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_cannot_command_the_terminal() {
        let text = Texts::new(Language::EN).usage_unexpected("\x1b[2J\n");
        assert_eq!(text, "Unexpected argument “\u{fffd}[2J\u{fffd}”.");
    }

    #[test]
    fn texts_that_were_fetched_are_those_that_are_built_in() {
        for language in Language::ALL {
            let files = language.files().iter();
            let source: String = files.flat_map(|(_, source)| [source, "\n"]).collect();
            let texts = Texts::from_source(language, &source, Faces::default()).unwrap();
            assert_eq!(texts.play(), Texts::new(language).play());
            assert!(Texts::from_source(language, "play", Faces::default()).is_err());
        }
    }

    #[test]
    fn decimals_have_the_mark_of_their_language() {
        assert_eq!(Texts::new(Language::EN).decimal(1.25, 1), "1.2");
        assert_eq!(Texts::new(Language::ES).decimal(0.5, 2), "0,50");
        let texts = Texts::new(Language::FR);
        let numbers = [(-1.25, 2), (-0.001, 2), (4.0, 0)];
        let signed = numbers.map(|(number, digits)| texts.signed(number, digits));
        assert_eq!(signed, ["−1,25", "0,00", "+4"]);
        assert_eq!(texts.signed(0.0, 0), "0");
        assert_eq!(texts.learn_steps_done(1, 3), "1 étape sur 3");
        assert_eq!(texts.learn_steps_done(2, 3), "2 étapes sur 3");
    }

    #[test]
    fn a_sentence_after_a_colon_begins_small_where_the_language_wants_it() {
        let said = |language, reason| Texts::new(language).save_sheet(2, reason);
        let game = "Game 2 of the series: It ends.";
        assert_eq!(said(Language::EN, "It ends."), game);
        assert!(said(Language::ES, "Último día.").ends_with(": último día."));
        for (reason, clause) in [
            ("Il n’y a rien.", "il n’y a rien."),
            ("À l’octet 3.", "à l’octet 3."),
            ("Noir n’a pas de coup.", "Noir n’a pas de coup."),
            ("JSON est fini.", "JSON est fini."),
            ("«\u{202f}X\u{202f}» manque.", "«\u{202f}X\u{202f}» manque."),
        ] {
            let said = said(Language::FR, reason);
            assert!(said.ends_with(&format!("\u{202f}: {clause}")), "{said}");
        }
    }

    #[test]
    fn large_numbers_are_in_groups() {
        let texts = Texts::new(Language::EN);
        let grouped = [0, 999, 1000, 1_234_567].map(|number| texts.grouped(number));
        assert_eq!(grouped, ["0", "999", "1,000", "1,234,567"]);
        let texts = Texts::new(Language::FR);
        assert_eq!(texts.grouped(12_000), "12\u{202f}000");
    }
}
