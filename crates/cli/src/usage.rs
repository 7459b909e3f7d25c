//! clap's errors, as sentences in the reader's language.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Error};
use outflank_text::Texts;

use crate::arguments::Arguments;
use crate::value::WrongValue;

/// The error, and where to read more.
pub fn sentence(error: &Error, arguments: &[OsString], texts: &Texts) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let option = name(&argument);
    let value = context(ContextKind::InvalidValue);
    let sentence = match error.kind() {
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            texts.usage_unknown_option(&argument)
        }
        ErrorKind::UnknownArgument => texts.usage_unexpected(&argument),
        ErrorKind::InvalidSubcommand => {
            texts.usage_unknown_command(&context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => texts.usage_missing(&names(&argument)),
        ErrorKind::InvalidValue if value.is_empty() => texts.usage_needs_value(option),
        ErrorKind::TooManyValues => texts.usage_takes_no_value(option),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if other == argument {
                texts.usage_once(option)
            } else {
                texts.usage_conflict(option, name(&other))
            }
        }
        ErrorKind::ValueValidation => {
            let source = std::error::Error::source(error);
            match source.and_then(|source| source.downcast_ref::<WrongValue>()) {
                // Without the blank that `protect_dash` added.
                Some(reason) => {
                    return texts.wrong_value(option, value.trim_start(), &texts.describe(reason));
                }
                None => texts.usage_wrong(),
            }
        }
        ErrorKind::InvalidUtf8 => texts.usage_not_text(),
        _ => texts.usage_wrong(),
    };
    let near = match error.kind() {
        ErrorKind::UnknownArgument => context(ContextKind::SuggestedArg),
        _ => context(ContextKind::SuggestedSubcommand),
    };
    let near = near.split(", ").next().unwrap_or_default();
    let sentence = if near.is_empty() {
        sentence
    } else {
        format!("{sentence} {}", texts.usage_near(name(near)))
    };
    texts.usage_see(&sentence, &command(arguments))
}

/// The bare name: clap writes `--threads <N>` and `<N>`.
fn name(argument: &str) -> &str {
    let argument = argument.trim_start_matches(['<', '[']);
    argument
        .split([' ', '=', '[', '>', ']'])
        .next()
        .unwrap_or(argument)
}

/// The name, or those of options of which one will do: clap writes `<--svg <FILE>|--png <FILE>>`.
fn names(argument: &str) -> String {
    match argument.strip_prefix("<--") {
        Some(_) => {
            let options = argument.split('|').map(name);
            options.collect::<Vec<_>>().join(" / ")
        }
        None => name(argument).to_owned(),
    }
}

/// The subcommand, for its help: `outflank perft`, `outflank train fit`.
fn command(arguments: &[OsString]) -> String {
    let mut meant = (Arguments::command(), "outflank".to_owned());
    for word in arguments.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(command) = meant.0.find_subcommand(word) {
            meant = (command.clone(), format!("{} {word}", meant.1));
        }
    }
    meant.1
}
