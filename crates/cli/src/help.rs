//! Localises clap's commands: one walk over them looks up every text by its key.
//!
//! | what | key |
//! |---|---|
//! | what a command does | `about-train-run` |
//! | notes below | `note-train-run`, and those in [`NOTES`] |
//! | what an argument is for | the first of `help-train-run-games`, `help-train-games`, `help-games` |
//! | the name of its value | `name-` and the word in [`VALUES`] |

use clap::{Arg, ArgAction, Command, CommandFactory as _};
use outflank_text::{Language, Texts};

use crate::arguments::Arguments;
use crate::convert::formats;
use crate::resources::options;

/// After a command's own options.
const DISPLAYED_LAST: usize = 1000;

/// An example of each command.
const EXAMPLES: &str = r#"
outflank: outflank play --clock 10m
serve: outflank serve --port 8080 --no-open
play: outflank play --level 3 --clock 5m+3s --series wins:2
show: outflank show f5d6c3
solve: outflank solve @puzzle1 positions.obf --threads 2
eval: outflank eval f5d6c3 --time 2 --moves 3
analyse: outflank analyse games.ggf --level 15 --page report.html
perft: outflank perft 11 --threads 1
bench: outflank bench --threads 2
gtp: outflank gtp --level 12 --threads 1
nboard: outflank nboard --threads 2
match: outflank match --player level=10 --engine "edax -gtp -l 10" --time 1m --sprt 0,10
convert: outflank convert WTHOR.JOU WTHOR.TRN WTH_2022.wtb -o games.ggf
backup: outflank backup everything.json
restore: outflank restore everything.json
validate: outflank validate --weights new.weights --wthor archive --choose scored.obf
book: outflank book f5d6c3
library: outflank library explore f5d6c3
library-import: outflank library import WTH_2022.wtb games.ggf
library-search: outflank library search --player tamenori --opening tiger --year 1990-1999
library-show: outflank library show 1234
library-export: outflank library export --event paris --year 1997 -o paris.ggf
library-explore: outflank library explore f5d6c3 --player tamenori
library-info: outflank library info --json
library-check: outflank library check
library-salvage: outflank library salvage -o saved.library
library-backup: outflank library backup -o games-copy.library
library-remove: outflank library remove 1234
library-analyse: outflank library analyse --player tamenori --year 1990-1999
train: outflank train run weights-of-my-own --rounds 6 --games 200000
train-run: outflank train run my-run --rounds 6
train-selfplay: outflank train selfplay my-run --games 100000 --depth 6
train-data: outflank train data my-run --import games.positions
train-fit: outflank train fit my-run --passes 20
train-calibrate: outflank train calibrate my-run
train-export: outflank train export my-run
train-gate: outflank train gate my-run
train-cut: outflank train cut outflank.weights small.weights --run my-run --least 200
train-report: outflank train report my-run --out docs
train-yardstick: outflank train yardstick positions.obf --empties 20 --positions 500
"#;

/// Notes that several commands share, or that a command has in addition to its own.
const NOTES: &[(&str, &str)] = &[
    (
        "position",
        "play show solve eval perft book library-explore",
    ),
    ("match-engines", "match"),
    ("library", "library-import"),
    ("library-search", "library-export"),
];

/// Names of values that are neither the argument's own name nor `N`.
const VALUES: &[(&str, &str)] = &[
    ("clock", "match-time"),
    ("command", "engines"),
    ("directory", "train-run train-report-out"),
    (
        "file",
        "analyse-page book build choose even-openings file files import gif journal library log openings png save solve svg analyse-xot play-xot match-xot train-cut-out train-yardstick-out weights",
    ),
    ("file-or-game", "analyse-games"),
    ("file-or-position", "solve-positions"),
    ("folder", "serve-page wthor"),
    ("format", "to"),
    ("language", "lang"),
    ("mebibytes", "hash"),
    ("player", "play-black play-white players"),
    ("position", "at eval-positions"),
    ("seconds", "patience time"),
    ("style", "board"),
    ("warning", "tabletop"),
    ("words", "library-black library-white event library-player"),
];

/// Whether a list of words has this one.
fn has_word(words: &str, word: &str) -> bool {
    words.split(' ').any(|it| it == word)
}

fn example(command: &str) -> Option<&'static str> {
    let mut examples = EXAMPLES.lines().filter_map(|line| line.split_once(": "));
    examples
        .find(|(of, _)| *of == command)
        .map(|(_, example)| example)
}

/// The commands with their help.
pub fn localized(texts: &Texts) -> Command {
    Localizer::new(texts).command(unlocalized(), &[])
}

/// The commands before they are localised.
fn unlocalized() -> Command {
    let version = Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .display_order(DISPLAYED_LAST);
    Arguments::command()
        .arg(version)
        .mut_arg("lang", |it| it.display_order(DISPLAYED_LAST))
        // Without `--book` it uses none, so there is nothing to switch off.
        .mut_subcommand("eval", |eval| eval.mut_arg("no_book", |it| it.hide(true)))
}

/// Looks up the texts of commands.
struct Localizer<'a> {
    texts: &'a Texts,
    /// Available in every text.
    variables: [(&'static str, String); 4],
    #[cfg(test)]
    keys: std::cell::RefCell<std::collections::BTreeSet<String>>,
}

impl<'a> Localizer<'a> {
    fn new(texts: &'a Texts) -> Localizer<'a> {
        Localizer {
            texts,
            variables: [
                ("formats", formats()),
                ("languages", Language::codes()),
                ("line", "--XX… X; G8:+18; H1:+12;".to_owned()),
                ("mebibytes", (options().hash_bytes >> 20).to_string()),
            ],
            #[cfg(test)]
            keys: std::cell::RefCell::default(),
        }
    }

    fn find(&self, key: &str) -> Option<String> {
        let variables = self.variables.each_ref();
        let variables = variables.map(|(name, value)| (*name, value.as_str()));
        let found = self.texts.by_key(key, &variables);
        #[cfg(test)]
        if found.is_some() {
            self.keys.borrow_mut().insert(key.to_owned());
        }
        found
    }

    /// Localises a command at this path, and its subcommands.
    fn command(&self, command: Command, path: &[&str]) -> Command {
        let texts = self.texts;
        let key = match path {
            [] => "outflank".to_owned(),
            _ => path.join("-"),
        };
        let template = format!(
            "{{about-with-newline}}\n{}:\n  {{usage}}\n\n{{all-args}}{{after-help}}\n",
            texts.heading_usage()
        );
        let help = Arg::new("help")
            .long("help")
            .short('h')
            .action(ArgAction::Help)
            .display_order(DISPLAYED_LAST);
        let (arguments, options) = (texts.heading_arguments(), texts.heading_options());
        let mut place = 0;
        let command = command.arg(help).mut_args(|it| {
            let it = self.argument(it, path);
            if it.is_positional() {
                // Under a custom heading, clap would sort by name.
                place += 1;
                it.help_heading(&arguments).display_order(place)
            } else {
                it.help_heading(&options)
            }
        });
        let usage = self.usage(&command, path);
        let command = command
            .about(self.find(&format!("about-{key}")).unwrap_or_default())
            .after_help(self.closing(&key))
            .override_usage(usage)
            .subcommand_help_heading(texts.heading_commands())
            .help_template(template);
        command.mut_subcommands(|below| {
            let name = below.get_name().to_owned();
            self.command(below, &[path, &[&name]].concat())
        })
    }

    fn argument(&self, argument: Arg, path: &[&str]) -> Arg {
        let id = argument.get_id().as_str().replace('_', "-");
        // The most specific key first.
        let keys = (0..=path.len()).rev().map(|length| {
            let words = [&path[..length], &[&id]].concat();
            words.join("-")
        });
        let help = keys
            .clone()
            .find_map(|key| self.find(&format!("help-{key}")));
        let argument = argument.help(help.unwrap_or_default());
        // A value name set in the code is the same in every language; otherwise clap derived it from the argument.
        let made = argument.get_id().as_str();
        let names = argument.get_value_names();
        let given = names.is_some_and(|names| !names[0].eq_ignore_ascii_case(made));
        if !argument.get_action().takes_values() || given {
            return argument;
        }
        let value_of = |key: String| {
            let mut values = VALUES.iter();
            let value = values.find(|(_, arguments)| has_word(arguments, &key));
            value.map(|(name, _)| *name)
        };
        let name = keys.clone().find_map(value_of).unwrap_or(&id);
        let name = self.find(&format!("name-{name}"));
        let name = name.or_else(|| self.find("name-number"));
        argument.value_name(name.unwrap_or_default())
    }

    /// `outflank convert <FILE>… -o <OUTPUT> [OPTIONS]`.
    fn usage(&self, command: &Command, path: &[&str]) -> String {
        let mut words = vec![[&["outflank"], path].concat().join(" ")];
        for argument in command.get_arguments() {
            let name = argument.get_value_names().map_or("", |names| &names[0]);
            let required = argument.is_required_set();
            let several = argument
                .get_num_args()
                .is_some_and(|it| it.max_values() > 1);
            let many = if several { "…" } else { "" };
            match argument.get_short() {
                Some(short) if required => words.push(format!("-{short} <{name}>")),
                _ if !argument.is_positional() => {}
                _ if required => words.push(format!("<{name}>{many}")),
                _ => words.push(format!("[{name}]{many}")),
            }
        }
        words.push(self.texts.usage_options());
        if command.has_subcommands() {
            words.push(self.texts.usage_command());
        }
        words.join(" ")
    }

    /// Below the options: notes, then an example.
    fn closing(&self, key: &str) -> String {
        let shared = NOTES.iter().filter(|(_, commands)| has_word(commands, key));
        let notes = [key].into_iter().chain(shared.map(|(note, _)| *note));
        let notes = notes.filter_map(|note| self.find(&format!("note-{note}")));
        let heading = self.texts.heading_example();
        let example = format!("{heading}:\n  {}", example(key).unwrap_or_default());
        notes.chain([example]).collect::<Vec<_>>().join("\n\n")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn check(command: &Command, path: &str) {
        assert!(
            command
                .get_about()
                .is_some_and(|it| !it.to_string().is_empty()),
            "{path}"
        );
        assert!(example(path).is_some(), "{path}");
        for argument in command.get_arguments() {
            let id = argument.get_id();
            let help = argument.get_help().map(ToString::to_string);
            assert!(help.is_some_and(|help| !help.is_empty()), "{path}: {id}");
        }
        for below in command.get_subcommands() {
            let name = below.get_name();
            let path = match path {
                "outflank" => name.to_owned(),
                _ => format!("{path}-{name}"),
            };
            check(below, &path);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_help_in_every_language() {
        for language in Language::ALL {
            check(&localized(&Texts::new(language)), "outflank");
        }
    }

    #[test]
    fn no_help_is_left_over() {
        let texts = Texts::new(Language::EN);
        let localizer = Localizer::new(&texts);
        localizer.command(unlocalized(), &[]);
        let used = localizer.keys.into_inner();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../text/locales/en");
        let mut there = BTreeSet::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let source = std::fs::read_to_string(entry.unwrap().path()).unwrap();
            let keys = source.lines().filter_map(|line| line.split_once(" ="));
            there.extend(keys.map(|(key, _)| key.to_owned()));
        }
        there.retain(|key| {
            let starts = ["about-", "help-", "name-", "note-"];
            starts.iter().any(|start| key.starts_with(start))
        });
        assert_eq!(
            there.difference(&used).collect::<Vec<_>>(),
            Vec::<&String>::new()
        );
    }
}
