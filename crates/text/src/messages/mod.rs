//! Every text has a name here and a method on [`Texts`](crate::Texts); the words are in `locales/`.

use crate::Language;

/// Declares texts: `fn name(variable: Type, …);` becomes a method of [`Texts`](crate::Texts) that formats the
/// text whose key is the name with dashes. The list of them is for the tests.
macro_rules! messages {
    ($($(#[$attribute:meta])* fn $name:ident($($variable:ident: $type:ty),*);)*) => {
        impl crate::Texts {
            $(
                #[doc = concat!("The text `", stringify!($name), "`.")]
                $(#[$attribute])*
                pub fn $name(&self $(, $variable: $type)*) -> String {
                    self.format(
                        stringify!($name),
                        [$((
                            stringify!($variable),
                            crate::argument::Argument::value(&$variable),
                        )),*],
                    )
                }
            )*
        }

        #[cfg(test)]
        pub(crate) const DECLARED: &[super::Declared] = &[
            $(super::Declared {
                name: stringify!($name),
                variables: &[$(stringify!($variable)),*],
            }),*
        ];
    };
}

/// A text as the methods know it.
#[cfg(test)]
pub(crate) struct Declared {
    pub(crate) name: &'static str,
    pub(crate) variables: &'static [&'static str],
}

macro_rules! topics {
    ($($topic:ident)*) => {
        $(mod $topic;)*

        /// The Fluent files of a language, by name.
        pub(crate) fn files(language: Language) -> [(&'static str, &'static str); [$(stringify!($topic)),*].len()] {
            match language {
                Language::English => [$((
                    stringify!($topic),
                    include_str!(concat!("../../locales/en/", stringify!($topic), ".ftl")),
                )),*],
                Language::French => [$((
                    stringify!($topic),
                    include_str!(concat!("../../locales/fr/", stringify!($topic), ".ftl")),
                )),*],
                Language::Spanish => [$((
                    stringify!($topic),
                    include_str!(concat!("../../locales/es/", stringify!($topic), ".ftl")),
                )),*],
            }
        }

        /// What the methods of each file expect to find there.
        #[cfg(test)]
        pub(crate) fn declared() -> [(&'static str, &'static [Declared]); [$(stringify!($topic)),*].len()] {
            [$((stringify!($topic), $topic::DECLARED)),*]
        }
    };
}

topics! {
    analysis
    app
    arena
    board
    cli
    commands
    convert
    engine
    engines
    errors
    learn
    library
    line
    openings
    puzzles
    records
    train
    web_analyse
    web_games
    web_learn
    web_play
    web_puzzles
    web_settings
    web_share
    web_shell
    web_tabletop
}
