use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Describe, Language};

/// The texts of one language: a method for each text, which takes its variables.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts of a language.
    ///
    /// # Panics
    ///
    /// Never: the files are part of the program, and the tests read them all.
    pub fn new(language: Language) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Isolation marks help where writing directions mix; here they would only litter the terminal.
        bundle.set_use_isolating(false);
        for &(name, source) in language.files() {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        }
        Texts { language, bundle }
    }

    /// Which language this is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What an error is called in this language.
    pub fn describe(&self, error: &(impl Describe + ?Sized)) -> String {
        error.describe(self)
    }

    /// A number with this many decimals, after the mark that the language uses.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match self.language {
            Language::English => text,
            Language::French | Language::Spanish => text.replace('.', ","),
        }
    }

    /// A number with its sign: `+4`, `−1.25`; nothing is `+0`.
    pub fn signed(&self, number: f64, digits: usize) -> String {
        let size = self.decimal(number.abs(), digits);
        let zero = size.bytes().all(|byte| matches!(byte, b'0' | b'.' | b','));
        let sign = if number < 0.0 && !zero { '−' } else { '+' };
        format!("{sign}{size}")
    }

    /// A large number, its digits in groups of three.
    pub fn grouped(&self, number: u64) -> String {
        let digits = number.to_string();
        let mark = match self.language {
            Language::English => ',',
            // A space that is narrow and does not break.
            Language::French | Language::Spanish => '\u{202f}',
        };
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push(mark);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// The text with this key.
    pub(crate) fn format(
        &self,
        key: &str,
        variables: impl IntoIterator<Item = (&'static str, FluentValue<'static>)>,
    ) -> String {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .unwrap_or_else(|| panic!("{key} has no text"));
        let arguments: FluentArgs = variables.into_iter().collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
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
        let text = Texts::new(Language::English).usage_unexpected("\x1b[2J\n");
        assert_eq!(text, "“\u{fffd}[2J\u{fffd}” is not expected here.");
    }

    #[test]
    fn decimals_have_the_mark_of_their_language() {
        assert_eq!(Texts::new(Language::English).decimal(1.25, 1), "1.2");
        assert_eq!(Texts::new(Language::Spanish).decimal(0.5, 2), "0,50");
        let texts = Texts::new(Language::French);
        let numbers = [(-1.25, 2), (-0.001, 2), (4.0, 0)];
        let signed = numbers.map(|(number, digits)| texts.signed(number, digits));
        assert_eq!(signed, ["−1,25", "+0,00", "+4"]);
    }
    #[test]
    fn large_numbers_are_in_groups() {
        let texts = Texts::new(Language::English);
        let grouped = [0, 999, 1000, 1_234_567].map(|number| texts.grouped(number));
        assert_eq!(grouped, ["0", "999", "1,000", "1,234,567"]);
        let texts = Texts::new(Language::French);
        assert_eq!(texts.grouped(12_000), "12\u{202f}000");
    }
}
