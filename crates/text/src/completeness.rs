//! The tests that keep the three languages complete, and the same in what they say.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use crate::{Language, messages};

/// Texts of more than a word that are right to be the same as in English.
const SAME_AS_ENGLISH: &[(Language, &str)] = &[];

/// A text: its words without the variables, and the variables and other texts it uses.
#[derive(Default)]
struct Text {
    words: String,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Text {
    fn read(pattern: &Pattern<&str>) -> Text {
        let mut text = Text::default();
        text.pattern(pattern);
        text
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                    self.words.push(' ');
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }
}

/// The texts of a file by key. Junk and keys that come twice are failures.
fn read_file(language: Language, name: &str, source: &'static str) -> BTreeMap<String, Text> {
    let place = format!("{}/{name}.ftl", language.code());
    let resource =
        parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
    let mut texts = BTreeMap::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                assert!(message.attributes.is_empty(), "{place}: {key}");
                let pattern = message.value.as_ref();
                let text = Text::read(pattern.unwrap_or_else(|| panic!("{place}: {key} is empty")));
                let twice = texts.insert(key.to_owned(), text).is_some();
                assert!(!twice, "{place}: {key} is there twice");
            }
            Entry::Term(term) => panic!("{place}: the term {} has no method", term.id.name),
            Entry::Junk { content } => panic!("{place}: not Fluent: {content}"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    texts
}

/// All texts of a language by key.
fn read(language: Language) -> BTreeMap<String, Text> {
    let mut all = BTreeMap::new();
    for (name, source) in messages::files(language) {
        for (key, text) in read_file(language, name, source) {
            let twice = all.insert(key.clone(), text).is_some();
            assert!(!twice, "{}: {key} is in two files", language.code());
        }
    }
    // A text needs the variables of the texts it is made of.
    loop {
        let mut grown = false;
        for key in all.keys().cloned().collect::<Vec<_>>() {
            for reference in all[&key].references.clone() {
                let used = all.get(&reference);
                let used =
                    used.unwrap_or_else(|| panic!("{key} uses {reference}, which is missing"));
                let variables = used.variables.clone();
                if let Some(text) = all.get_mut(&key) {
                    let before = text.variables.len();
                    text.variables.extend(variables);
                    grown |= text.variables.len() > before;
                }
            }
        }
        if !grown {
            return all;
        }
    }
}

#[test]
fn every_language_has_every_text_where_it_belongs_and_no_other() {
    for language in Language::ALL {
        for ((name, source), (_, declared)) in messages::files(language)
            .into_iter()
            .zip(messages::declared())
        {
            let there: BTreeSet<String> = read_file(language, name, source).into_keys().collect();
            let expected: BTreeSet<String> = declared
                .iter()
                .map(|message| message.name.replace('_', "-"))
                .collect();
            let place = format!("{}/{name}.ftl", language.code());
            let missing: Vec<_> = expected.difference(&there).collect();
            assert!(missing.is_empty(), "{place} lacks {missing:?}");
            let unknown: Vec<_> = there.difference(&expected).collect();
            assert!(unknown.is_empty(), "{place}: no method for {unknown:?}");
        }
    }
}

#[test]
fn every_text_uses_exactly_the_variables_of_its_method() {
    for language in Language::ALL {
        let texts = read(language);
        for (_, declared) in messages::declared() {
            for message in declared {
                let key = message.name.replace('_', "-");
                let expected: BTreeSet<String> = message
                    .variables
                    .iter()
                    .map(|&name| name.to_owned())
                    .collect();
                // A text that is missing altogether is the matter of another test.
                if let Some(text) = texts.get(&key) {
                    assert_eq!(text.variables, expected, "{key} in {language:?}");
                }
            }
        }
    }
}

#[test]
fn no_text_is_left_in_english() {
    let english = read(Language::English);
    for language in [Language::French, Language::Spanish] {
        for (key, text) in read(language) {
            let words = text.words.split_whitespace();
            let words = words
                .filter(|word| word.chars().any(char::is_alphabetic))
                .count();
            // A word with a value beside it is a phrase too.
            let values = text.variables.len() + text.references.len();
            let several = words > 1 || words == 1 && values > 0;
            let same = english
                .get(&key)
                .is_some_and(|english| english.words == text.words);
            let allowed = SAME_AS_ENGLISH.contains(&(language, key.as_str()));
            assert_eq!(
                same && several,
                allowed,
                "{key} in {language:?}: {}",
                text.words
            );
        }
    }
}

#[test]
fn words_follow_the_typography_of_their_language() {
    for (key, text) in read(Language::French) {
        for (left, right) in text.words.chars().zip(text.words.chars().skip(1)) {
            let needs_narrow_space = matches!(right, ';' | '?' | '!' | '»')
                || right == ':' && left == ' '
                || left == '«';
            let space = if left == '«' { right } else { left };
            assert!(
                !needs_narrow_space || space == '\u{202f}',
                "{key}: {}",
                text.words
            );
        }
    }
    for (key, text) in read(Language::Spanish) {
        for (open, close) in [('¿', '?'), ('¡', '!')] {
            let count = |mark| text.words.matches(mark).count();
            assert_eq!(count(open), count(close), "{key}: {}", text.words);
        }
    }
    for language in Language::ALL {
        for (key, text) in read(language) {
            let straight = text.words.contains('\'') || text.words.contains('"');
            assert!(!straight, "{key} in {language:?}: {}", text.words);
        }
        let errors = messages::files(language)
            .into_iter()
            .filter(|(name, _)| *name == "errors");
        for (key, text) in errors.flat_map(|(name, source)| read_file(language, name, source)) {
            assert!(!text.words.contains('!'), "{key} in {language:?} shouts");
            let ends_with_reason = text.variables.contains("reason");
            assert!(
                ends_with_reason || text.words.trim_end().ends_with('.'),
                "{key} in {language:?}"
            );
        }
    }
}
