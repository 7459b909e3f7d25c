//! The help of `outflank library` and its commands.

use clap::Command;
use outflank_text::Texts;

use crate::convert::formats;
use crate::help::{closing, common, described};
use crate::resources::options;

/// The command with all its help.
pub fn localized(command: Command, texts: &Texts) -> Command {
    let command = command
        .about(texts.about_library())
        .after_help(closing(
            texts,
            &[texts.note_library()],
            "outflank library explore f5d6c3",
        ))
        .override_usage(format!(
            "outflank library {} {}",
            texts.usage_command(),
            texts.usage_options()
        ))
        .subcommand_help_heading(texts.heading_commands());
    let (file, number) = (texts.name_file(), texts.name_number());
    let position = texts.name_position();
    let commands = [
        (
            "import",
            texts.about_library_import(),
            vec![texts.note_library_import(), texts.note_library()],
            format!("<{file}>… "),
            "import WTH_2022.wtb games.ggf",
        ),
        (
            "search",
            texts.about_library_search(),
            vec![texts.note_library_search()],
            String::new(),
            "search --player tamenori --opening tiger --year 1990-1999",
        ),
        (
            "show",
            texts.about_library_show(),
            vec![],
            format!("<{number}>… "),
            "show 1234",
        ),
        (
            "export",
            texts.about_library_export(),
            vec![texts.note_library_search()],
            format!("[{number}]… -o <{}> ", texts.name_output()),
            "export --event paris --year 1997 -o paris.ggf",
        ),
        (
            "explore",
            texts.about_library_explore(),
            vec![texts.note_library_explore(), texts.note_position()],
            format!("[{position}] "),
            "explore f5d6c3 --player tamenori",
        ),
        (
            "info",
            texts.about_library_info(),
            vec![],
            String::new(),
            "info --json",
        ),
    ];
    let each = commands.into_iter();
    each.fold(command, |command, (name, about, notes, what, example)| {
        command.mut_subcommand(name, |command| {
            let example = format!("outflank library {example}");
            let usage = format!("outflank library {name} {what}{}", texts.usage_options());
            let command = command
                .about(about)
                .after_help(closing(texts, &notes, &example))
                .override_usage(usage);
            common(described(command, |id| argument(name, id, texts)), texts)
        })
    })
}

/// What the value of an argument is called, and what the argument is for.
fn argument(command: &str, id: &str, texts: &Texts) -> (String, String) {
    match id {
        "files" => (texts.name_file(), texts.help_convert_files()),
        "games" => (texts.name_number(), texts.help_library_games()),
        "position" => (texts.name_position(), texts.help_library_explored()),
        "library" => (texts.name_file(), texts.help_library_file()),
        "player" => (texts.name_words(), texts.help_library_player()),
        "black" => (texts.name_words(), texts.help_library_black()),
        "white" => (texts.name_words(), texts.help_library_white()),
        "event" => (texts.name_words(), texts.help_library_event()),
        "year" => (texts.name_year(), texts.help_library_year()),
        "opening" => (texts.name_opening(), texts.help_library_opening()),
        "at" => (texts.name_position(), texts.help_library_position()),
        "result" => (texts.name_result(), texts.help_library_result()),
        "limit" => (texts.name_number(), texts.help_library_limit()),
        "output" => (texts.name_output(), texts.help_convert_output()),
        "to" => (texts.name_format(), texts.help_convert_to(&formats())),
        "level" => (texts.name_level(), texts.help_library_level()),
        "no_engine" => (String::new(), texts.help_library_no_engine()),
        "book" => (texts.name_file(), texts.help_book()),
        "no_book" => (String::new(), texts.help_no_book()),
        "threads" => (texts.name_number(), texts.help_threads()),
        "hash" => {
            let usual = options().hash_bytes >> 20;
            (texts.name_mebibytes(), texts.help_hash(usual))
        }
        "board" => (texts.name_style(), texts.help_board()),
        "json" => (String::new(), texts.help_json()),
        other => unreachable!("{command} has an argument {other} without help"),
    }
}
