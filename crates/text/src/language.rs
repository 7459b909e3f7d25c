use core::fmt;
use core::str::FromStr;
use std::io::{self, ErrorKind};
use std::path::Path;

use unic_langid::LanguageIdentifier;

use crate::texts::bundle;

/// A language: built in, from a folder in `locales/`, or loaded.
#[derive(Clone, Copy)]
pub struct Language(&'static Locale);

/// The data of a language.
struct Locale {
    /// The name of its folder, such as `en` or `pt-BR`.
    code: &'static str,
    /// Its own name.
    name: &'static str,
    /// Its words for black, white, red and green, in every form: known even where its texts are not.
    discs: &'static str,
    /// Its Fluent files, by name.
    files: &'static [(&'static str, &'static str)],
}

/// A page fetches the texts of its language alone: see [`Texts::from_source`](crate::Texts::from_source).
const IS_BUILT_IN: bool = !cfg!(all(target_family = "wasm", target_os = "unknown"));

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// A language from Fluent files, given by name and content. Missing texts appear in English.
    ///
    /// It stays in memory until the program ends.
    pub fn from_sources(code: &str, files: &[(String, String)]) -> Result<Language, LanguageError> {
        if code.parse::<LanguageIdentifier>().is_err() {
            return Err(LanguageError::Code(code.to_owned()));
        }
        let bundle = bundle(code, files)?;
        let text = |key| {
            let pattern = bundle.get_message(key)?.value()?;
            Some(bundle.format_pattern(pattern, None, &mut Vec::new()))
        };
        let name = text("language-name").ok_or(LanguageError::Nameless)?;
        let discs = text("disc-words").unwrap_or_default();
        let leak = |text: &str| -> &'static str { text.to_owned().leak() };
        let files = files
            .iter()
            .map(|(name, source)| (leak(name), leak(source)));
        Ok(Language(Box::leak(Box::new(Locale {
            code: leak(code),
            name: leak(&name),
            discs: leak(&discs),
            files: files.collect::<Vec<_>>().leak(),
        }))))
    }

    /// Its words for black, white, red and green discs, a row for each form.
    pub(crate) fn disc_words(self) -> impl Iterator<Item = [&'static str; 4]> {
        self.0.discs.split(", ").map(|forms| {
            let mut forms = forms.split(' ');
            [(); 4].map(|()| forms.next().unwrap_or_default())
        })
    }

    /// No file of texts is longer.
    const LONGEST: u64 = 1 << 20;

    /// A language from a folder of Fluent files; the name of the folder is its code.
    pub fn from_folder(folder: &Path) -> Result<Language, LanguageError> {
        let read = || {
            let mut files = Vec::new();
            for entry in folder.read_dir()? {
                let path = entry?.path();
                let name = path.file_name().and_then(|name| name.to_str());
                if let Some(name) = name.and_then(|name| name.strip_suffix(".ftl")) {
                    let bytes = outflank_store::read(&path, Language::LONGEST)?;
                    let source = String::from_utf8(bytes);
                    let source = source.map_err(|it| io::Error::new(ErrorKind::InvalidData, it))?;
                    files.push((name.to_owned(), source));
                }
            }
            Ok((folder.canonicalize()?, files))
        };
        let (folder, files) = read().map_err(LanguageError::Unreadable)?;
        let code = folder.file_name().unwrap_or_default();
        Language::from_sources(&code.to_string_lossy(), &files)
    }

    /// Its code, such as `en`.
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    pub(crate) const fn files(self) -> &'static [(&'static str, &'static str)] {
        self.0.files
    }

    /// Whether its texts are part of the program: a page fetches those of one language.
    pub(crate) const fn is_here(self) -> bool {
        !self.0.files.is_empty()
    }

    /// The codes of the built-in languages: `en, es, fr`.
    pub fn codes() -> String {
        Language::ALL.map(Language::code).join(", ")
    }

    /// The language of a locale as systems write it: `fr_CA.UTF-8`, `es-MX`, `C`.
    ///
    /// `None` if there is no such language.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let locale = locale.split(['.', '@']).next()?.replace('_', "-");
        let language = locale.split('-').next()?;
        locale.parse().or_else(|_| language.parse()).ok()
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Language::from_locale(&locale))
    }
}

/// English.
impl Default for Language {
    fn default() -> Language {
        Language::EN
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Parses the code of a built-in language, ignoring case.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// No built-in language has this code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is none of {}", self.0, Language::codes())
    }
}

impl core::error::Error for UnknownLanguage {}

/// Why files are not a language.
#[derive(Debug)]
pub enum LanguageError {
    /// Its name is not a code such as `de` or `pt-BR`.
    Code(String),
    /// Its files cannot be read.
    Unreadable(io::Error),
    /// This line of a file is not Fluent.
    Syntax {
        /// The name of the file, without the extension.
        file: String,
        /// The line, from 1.
        line: usize,
    },
    /// A key is defined twice.
    Twice {
        /// The name of the file, without the extension.
        file: String,
        /// The key.
        key: String,
    },
    /// The text `language-name` is missing.
    Nameless,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_read_as_systems_write_them() {
        for (locale, language) in [
            ("fr_FR.UTF-8", Some(Language::FR)),
            ("es-MX", Some(Language::ES)),
            ("EN", Some(Language::EN)),
            ("fr@euro", Some(Language::FR)),
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
        assert_eq!(environment(&[("LANG", "es_ES.UTF-8")]), Some(Language::ES));
        assert_eq!(
            environment(&[("LC_ALL", ""), ("LC_MESSAGES", "fr_FR"), ("LANG", "es_ES")]),
            Some(Language::FR)
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

    #[test]
    fn what_is_not_a_language_is_refused() {
        let refused = |code, source: &str| {
            let files = [("board".to_owned(), source.to_owned())];
            format!("{:?}", Language::from_sources(code, &files).unwrap_err())
        };
        let named = "language-name = Deutsch\n";
        assert_eq!(refused("d", named), r#"Code("d")"#);
        assert_eq!(refused("de", "turn = Zug\n"), "Nameless");
        let broken = refused("de", &format!("{named}turn\n"));
        assert_eq!(broken, r#"Syntax { file: "board", line: 2 }"#);
        let twice = refused("de", &format!("{named}{named}"));
        assert_eq!(twice, r#"Twice { file: "board", key: "language-name" }"#);
        let nowhere = Language::from_folder(Path::new("no such folder"));
        assert!(matches!(nowhere, Err(LanguageError::Unreadable(_))));
    }

    #[test]
    fn a_file_of_texts_has_a_limit_and_is_utf_8() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("board.ftl");
        let kind = || match Language::from_folder(folder.path()) {
            Err(LanguageError::Unreadable(error)) => error.kind(),
            other => panic!("{:?}", other.map(Language::code)),
        };
        std::fs::write(&path, b"language-name = \xff\n").unwrap();
        assert_eq!(kind(), ErrorKind::InvalidData);
        let file = std::fs::File::create(&path).unwrap();
        file.set_len(Language::LONGEST + 1).unwrap();
        assert_eq!(kind(), ErrorKind::FileTooLarge);
    }
}
