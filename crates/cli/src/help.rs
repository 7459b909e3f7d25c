//! The help in the reader's language: clap is given every word that it would else say in English.

mod engines;

use clap::{Arg, ArgAction, Command, CommandFactory as _};
use outflank_text::{Language, Texts};

use crate::arguments::Arguments;
#[cfg(not(target_family = "wasm"))]
use crate::library;
use crate::resources::options;
use crate::{convert, train};

/// Behind the options that a command has for itself.
const LAST: usize = 1000;

/// The commands with all their help.
pub fn localized(texts: &Texts) -> Command {
    let usage = format!(
        "outflank {} {}",
        texts.usage_options(),
        texts.usage_command()
    );
    let root = Arguments::command()
        .about(texts.about_outflank())
        .after_help(closing(
            texts,
            &[texts.note_outflank()],
            "outflank play --clock 10m",
        ))
        .override_usage(usage)
        .subcommand_help_heading(texts.heading_commands())
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .display_order(LAST)
                .help(texts.help_version()),
        )
        .mut_arg("lang", |it| {
            it.value_name(texts.name_language())
                .help(texts.help_lang(&Language::codes()))
                .display_order(LAST)
        })
        .mut_subcommand("serve", |command| serve(command, texts))
        .mut_subcommand("play", |command| play(command, texts))
        .mut_subcommand("show", |command| show(command, texts))
        .mut_subcommand("solve", |command| solve(command, texts))
        .mut_subcommand("eval", |command| eval(command, texts))
        .mut_subcommand("analyse", |command| analyse(command, texts))
        .mut_subcommand("perft", |command| perft(command, texts))
        .mut_subcommand("bench", |command| bench(command, texts))
        .mut_subcommand("gtp", |command| engines::gtp(command, texts))
        .mut_subcommand("nboard", |command| engines::nboard(command, texts))
        .mut_subcommand("match", |command| engines::match_play(command, texts))
        .mut_subcommand("convert", |command| {
            convert::help::localized(command, texts)
        })
        .mut_subcommand("validate", |command| validate(command, texts))
        .mut_subcommand("book", |command| book(command, texts))
        .mut_subcommand("train", |command| train::help::localized(command, texts));
    #[cfg(not(target_family = "wasm"))]
    let root = root.mut_subcommand("library", |command| {
        library::help::localized(command, texts)
    });
    let root = common(root, texts);
    let names: Vec<String> = root
        .get_subcommands()
        .map(|it| it.get_name().to_owned())
        .collect();
    names.into_iter().fold(root, |root, name| {
        root.mut_subcommand(name, |command| common(command, texts))
    })
}

fn serve(command: Command, texts: &Texts) -> Command {
    command
        .about(texts.about_serve())
        .after_help(closing(
            texts,
            &[texts.note_serve()],
            "outflank serve --port 8080 --no-open",
        ))
        .override_usage(format!("outflank serve {}", texts.usage_options()))
        .mut_arg("port", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_serve_port())
        })
        .mut_arg("no_open", |it| it.help(texts.help_serve_no_open()))
        .mut_arg("page", |it| {
            it.value_name(texts.name_folder())
                .help(texts.help_serve_page())
        })
}

fn play(command: Command, texts: &Texts) -> Command {
    command
        .about(texts.about_play())
        .after_help(closing(
            texts,
            &[texts.note_play(), texts.note_position()],
            "outflank play --level 3 --clock 5m+3s --series wins:2",
        ))
        .override_usage(format!("outflank play {}", texts.usage_options()))
        .mut_arg("variation", |it| {
            it.value_name("LR").help(texts.help_play_variation())
        })
        .mut_arg("black", |it| {
            it.value_name(texts.name_player())
                .help(texts.help_play_black())
        })
        .mut_arg("white", |it| {
            it.value_name(texts.name_player())
                .help(texts.help_play_white())
        })
        .mut_arg("level", |it| {
            it.value_name(texts.name_level())
                .help(texts.help_play_level())
        })
        .mut_arg("clock", |it| {
            it.value_name(texts.name_clock())
                .help(texts.help_play_clock())
        })
        .mut_arg("handicap", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_play_handicap())
        })
        .mut_arg("corners", |it| {
            it.value_name(texts.name_corners())
                .help(texts.help_play_corners())
        })
        .mut_arg("position", |it| {
            it.value_name(texts.name_position())
                .help(texts.help_play_position())
        })
        .mut_arg("series", |it| {
            it.value_name(texts.name_series())
                .help(texts.help_play_series())
        })
        .mut_arg("tabletop", |it| {
            it.value_name(texts.name_warning())
                .help(texts.help_play_tabletop())
        })
        .mut_arg("counting", |it| {
            it.value_name(texts.name_counting())
                .help(texts.help_play_counting())
        })
        .mut_arg("new", |it| it.help(texts.help_play_new()))
        .mut_arg("resume", |it| it.help(texts.help_play_resume()))
        .mut_arg("plain", |it| it.help(texts.help_play_plain()))
        .mut_arg("book", |it| {
            it.value_name(texts.name_file()).help(texts.help_book())
        })
        .mut_arg("no_book", |it| it.help(texts.help_no_book()))
        .mut_arg("board", |it| {
            it.value_name(texts.name_style()).help(texts.help_board())
        })
}

fn perft(command: Command, texts: &Texts) -> Command {
    let usage = format!(
        "outflank perft <{}> [{}] {}",
        texts.name_depth(),
        texts.name_position(),
        texts.usage_options()
    );
    command
        .about(texts.about_perft())
        .after_help(closing(
            texts,
            &[texts.note_position()],
            "outflank perft 11 --threads 1",
        ))
        .override_usage(usage)
        .mut_arg("depth", |it| {
            it.value_name(texts.name_depth())
                .help(texts.help_perft_depth())
        })
        .mut_arg("position", |it| {
            it.value_name(texts.name_position())
                .help(texts.help_perft_position())
        })
        .mut_arg("pass_free", |it| it.help(texts.help_perft_pass_free()))
        .mut_arg("threads", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_threads())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}

fn show(command: Command, texts: &Texts) -> Command {
    let usage = format!(
        "outflank show <{}> {}",
        texts.name_position(),
        texts.usage_options()
    );
    command
        .about(texts.about_show())
        .after_help(closing(
            texts,
            &[texts.note_position()],
            "outflank show f5d6c3",
        ))
        .override_usage(usage)
        .mut_arg("position", |it| {
            it.value_name(texts.name_position())
                .help(texts.help_show_position())
        })
        .mut_arg("board", |it| {
            it.value_name(texts.name_style()).help(texts.help_board())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}

fn solve(command: Command, texts: &Texts) -> Command {
    let usage = format!(
        "outflank solve <{}>… {}",
        texts.name_file_or_position(),
        texts.usage_options()
    );
    resources(command, texts)
        .about(texts.about_solve())
        .after_help(closing(
            texts,
            &[
                texts.note_solve("--XX… X; G8:+18; H1:+12;"),
                texts.note_position(),
            ],
            "outflank solve @puzzle1 positions.obf --threads 2",
        ))
        .override_usage(usage)
        .mut_arg("positions", |it| {
            it.value_name(texts.name_file_or_position())
                .help(texts.help_solve_positions())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}

fn eval(command: Command, texts: &Texts) -> Command {
    let usage = format!(
        "outflank eval <{}>… {}",
        texts.name_position(),
        texts.usage_options()
    );
    resources(command, texts)
        .about(texts.about_eval())
        .after_help(closing(
            texts,
            &[texts.note_position()],
            "outflank eval f5d6c3 --time 2 --moves 3",
        ))
        .override_usage(usage)
        .mut_arg("positions", |it| {
            it.value_name(texts.name_position())
                .help(texts.help_eval_positions())
        })
        .mut_arg("level", |it| {
            it.value_name(texts.name_level())
                .help(texts.help_eval_level())
        })
        .mut_arg("depth", |it| {
            it.value_name(texts.name_depth())
                .help(texts.help_eval_depth())
        })
        .mut_arg("time", |it| {
            it.value_name(texts.name_seconds())
                .help(texts.help_eval_time())
        })
        .mut_arg("static", |it| it.help(texts.help_eval_static()))
        .mut_arg("book", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_eval_book())
        })
        .mut_arg("no_book", |it| it.hide(true))
        .mut_arg("moves", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_eval_moves())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}

fn analyse(command: Command, texts: &Texts) -> Command {
    let usage = format!(
        "outflank analyse <{}>… {}",
        texts.name_file_or_game(),
        texts.usage_options()
    );
    resources(command, texts)
        .about(texts.about_analyse())
        .after_help(closing(
            texts,
            &[],
            "outflank analyse games.ggf --level 15 --page report.html",
        ))
        .override_usage(usage)
        .mut_arg("games", |it| {
            it.value_name(texts.name_file_or_game())
                .help(texts.help_analyse_games())
        })
        .mut_arg("level", |it| {
            it.value_name(texts.name_level())
                .help(texts.help_analyse_level())
        })
        .mut_arg("page", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_analyse_page())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}

fn bench(command: Command, texts: &Texts) -> Command {
    command
        .about(texts.about_bench())
        .after_help(closing(texts, &[], "outflank bench --threads 2"))
        .override_usage(format!("outflank bench {}", texts.usage_options()))
        .mut_arg("threads", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_bench_threads())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}

fn book(command: Command, texts: &Texts) -> Command {
    let usage = format!(
        "outflank book [{}] {}",
        texts.name_position(),
        texts.usage_options()
    );
    command
        .about(texts.about_book())
        .after_help(closing(
            texts,
            &[texts.note_book(), texts.note_position()],
            "outflank book f5d6c3",
        ))
        .override_usage(usage)
        .mut_arg("position", |it| {
            it.value_name(texts.name_position())
                .help(texts.help_book_position())
        })
        .mut_arg("file", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_book_file())
        })
        .mut_arg("build", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_book_build())
        })
        .mut_arg("positions", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_book_positions())
        })
        .mut_arg("depth", |it| {
            it.value_name(texts.name_depth())
                .help(texts.help_book_depth())
        })
        .mut_arg("weights", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_book_weights())
        })
        .mut_arg("threads", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_threads())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}

fn validate(command: Command, texts: &Texts) -> Command {
    command
        .about(texts.about_validate())
        .after_help(closing(
            texts,
            &[texts.note_validate()],
            "outflank validate --weights new.weights --wthor archive --choose scored.obf",
        ))
        .override_usage(format!("outflank validate {}", texts.usage_options()))
        .mut_arg("weights", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_validate_weights())
        })
        .mut_arg("wthor", |it| {
            it.value_name(texts.name_folder())
                .help(texts.help_validate_wthor())
        })
        .mut_arg("depth", |it| {
            it.value_name(texts.name_depth())
                .help(texts.help_validate_depth())
        })
        .mut_arg("sample", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_validate_sample())
        })
        .mut_arg("choose", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_validate_choose())
        })
        .mut_arg("solve", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_validate_solve())
        })
        .mut_arg("threads", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_threads())
        })
}

/// What the commands share that use the engine.
fn resources(command: Command, texts: &Texts) -> Command {
    command
        .mut_arg("threads", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_threads())
        })
        .mut_arg("hash", |it| {
            it.value_name(texts.name_mebibytes())
                .help(texts.help_hash(options().hash_bytes >> 20))
        })
}

/// What ends the help of a command: notes, then an example.
pub fn closing(texts: &Texts, notes: &[String], example: &str) -> String {
    let example = format!("{}:\n  {example}", texts.heading_example());
    let parts: Vec<&str> = notes.iter().chain([&example]).map(String::as_str).collect();
    parts.join("\n\n")
}

/// Says of each argument what its value is called, and what it is for.
pub fn described(command: Command, of: impl Fn(&str) -> (String, String)) -> Command {
    command.mut_args(|it| {
        let (name, help) = of(it.get_id().as_str());
        if it.get_action().takes_values() {
            it.value_name(name).help(help)
        } else {
            it.help(help)
        }
    })
}

/// What all commands share: `--help` and the headings.
pub fn common(command: Command, texts: &Texts) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{}:\n  {{usage}}\n\n{{all-args}}{{after-help}}\n",
        texts.heading_usage()
    );
    let help = Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .display_order(LAST);
    let command = command
        .arg(help.help(texts.help_help()))
        .help_template(template);
    let (arguments, options) = (texts.heading_arguments(), texts.heading_options());
    let mut place = 0;
    command.mut_args(|it| {
        if it.is_positional() {
            // Under a heading of its own clap sorts by name.
            place += 1;
            it.help_heading(arguments.clone()).display_order(place)
        } else {
            it.help_heading(options.clone())
        }
    })
}
