//! The help of `outflank train` and its stages.

use clap::Command;
use outflank_text::Texts;

use crate::help::{closing, common};

/// The command with all its help.
pub fn localized(command: Command, texts: &Texts) -> Command {
    let command = command
        .about(texts.about_train())
        .after_help(closing(
            texts,
            &[texts.note_train()],
            "outflank train run weights-of-my-own --rounds 6 --games 200000",
        ))
        .override_usage(format!(
            "outflank train {} {}",
            texts.usage_command(),
            texts.usage_options()
        ))
        .subcommand_help_heading(texts.heading_commands());
    let stages = [
        (
            "run",
            texts.about_train_run(),
            "train run my-run --rounds 6",
        ),
        (
            "selfplay",
            texts.about_train_selfplay(),
            "train selfplay my-run --games 100000 --depth 6",
        ),
        (
            "data",
            texts.about_train_data(),
            "train data my-run --import games.positions",
        ),
        (
            "fit",
            texts.about_train_fit(),
            "train fit my-run --ridge 60",
        ),
        (
            "calibrate",
            texts.about_train_calibrate(),
            "train calibrate my-run",
        ),
        ("export", texts.about_train_export(), "train export my-run"),
    ];
    stages
        .into_iter()
        .fold(command, |command, (name, about, example)| {
            command.mut_subcommand(name, |stage| {
                let usage = format!(
                    "outflank train {name} <{}> {}",
                    texts.name_directory(),
                    texts.usage_options()
                );
                let example = format!("outflank {example}");
                let stage = stage
                    .about(about)
                    .after_help(closing(texts, &[], &example))
                    .override_usage(usage)
                    .mut_args(|it| {
                        let (name, help) = argument(it.get_id().as_str(), texts);
                        it.value_name(name).help(help)
                    });
                common(stage, texts)
            })
        })
}

/// What the value of an argument is called, and what the argument is for.
fn argument(id: &str, texts: &Texts) -> (String, String) {
    match id {
        "directory" => (texts.name_directory(), texts.help_train_directory()),
        "round" => (texts.name_number(), texts.help_train_round()),
        "rounds" => (texts.name_number(), texts.help_train_rounds()),
        "threads" => (texts.name_number(), texts.help_threads()),
        "seed" => (texts.name_number(), texts.help_train_seed()),
        "games" => (texts.name_number(), texts.help_train_games()),
        "depth" => (texts.name_number(), texts.help_train_depth()),
        "exact" => (texts.name_number(), texts.help_train_exact()),
        "kept" => (texts.name_number(), texts.help_train_kept()),
        "weights" => (texts.name_file(), texts.help_train_weights()),
        "ridge" => (texts.name_number(), texts.help_train_ridge()),
        "neighbours" => (texts.name_number(), texts.help_train_neighbours()),
        "steps" => (texts.name_number(), texts.help_train_steps()),
        "most_count" => (texts.name_number(), texts.help_train_most_count()),
        "positions" => (texts.name_number(), texts.help_train_positions()),
        "deepest" => (texts.name_number(), texts.help_train_deepest()),
        "import" => (texts.name_file(), texts.help_train_import()),
        _ => (texts.name_number(), String::new()),
    }
}
