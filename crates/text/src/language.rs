use core::fmt;
use core::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// The code of each language, and its Fluent files by name.
type Files = &'static [(&'static str, &'static str)];
const LANGUAGES: &[(&str, Files)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that Outflank speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, also where nothing else is known.
    #[default]
    English,
    /// French.
    French,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Spanish];

    /// The two letters that name it: `en`, `fr` or `es`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Spanish => "es",
        }
    }

    /// The language of a locale as systems write it: `fr_CA.UTF-8`, `es-MX`, `C`.
    ///
    /// `None` where it is one that Outflank does not speak.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let letters = locale.split(['_', '-', '.', '@']).next()?;
        letters.parse().ok()
    }

    /// The language that the environment asks for, as other programs find it: the first of these variables
    /// that is set and not empty decides.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Language::from_locale(&locale))
    }

    /// The Fluent files, by name.
    pub(crate) fn files(self) -> Files {
        let mut languages = LANGUAGES.iter();
        let found = languages.find(|(code, _)| *code == self.code());
        found.map_or(&[], |(_, files)| files)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::French => langid!("fr"),
            Language::Spanish => langid!("es"),
        }
    }
}

/// Reads `en`, `fr` or `es`, in any case.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A code that is none of `en`, `fr` and `es`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is none of en, fr and es", self.0)
    }
}

impl core::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_read_as_systems_write_them() {
        for (locale, language) in [
            ("fr_FR.UTF-8", Some(Language::French)),
            ("es-MX", Some(Language::Spanish)),
            ("EN", Some(Language::English)),
            ("fr@euro", Some(Language::French)),
            ("C", None),
            ("de_DE", None),
            ("", None),
        ] {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let environment = |pairs: &'static [(&str, &str)]| {
            Language::from_environment(|name| {
                let pair = pairs.iter().find(|(key, _)| *key == name);
                pair.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(
            environment(&[("LANG", "es_ES.UTF-8")]),
            Some(Language::Spanish)
        );
        assert_eq!(
            environment(&[("LC_ALL", ""), ("LC_MESSAGES", "fr_FR"), ("LANG", "es_ES")]),
            Some(Language::French)
        );
        assert_eq!(environment(&[("LC_ALL", "C"), ("LANG", "fr_FR")]), None);
        assert_eq!(environment(&[]), None);
    }

    #[test]
    fn codes_are_read_back() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!(
            "de".parse::<Language>(),
            Err(UnknownLanguage("de".to_owned()))
        );
    }
}
