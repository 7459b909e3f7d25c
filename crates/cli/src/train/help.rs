//! The help of `outflank train` and its stages.

use clap::Command;
use outflank_text::Texts;

use crate::help::{closing, common, described};

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
        ("gate", texts.about_train_gate(), "train gate my-run"),
        (
            "cut",
            texts.about_train_cut(),
            "train cut outflank.weights small.weights --run my-run --knots 8",
        ),
        (
            "ordering",
            texts.about_train_ordering(),
            "train ordering my-run",
        ),
        (
            "report",
            texts.about_train_report(),
            "train report my-run --out docs",
        ),
    ];
    stages
        .into_iter()
        .fold(command, |command, (name, about, example)| {
            command.mut_subcommand(name, |stage| {
                let file = texts.name_file();
                let what = match name {
                    "cut" => format!("<{file}> <{file}>"),
                    _ => format!("<{}>", texts.name_directory()),
                };
                let usage = format!("outflank train {name} {what} {}", texts.usage_options());
                let example = format!("outflank {example}");
                let stage = stage
                    .about(about)
                    .after_help(closing(texts, &[], &example))
                    .override_usage(usage);
                common(described(stage, |id| argument(name, id, texts)), texts)
            })
        })
}

/// What the value of an argument is called, and what the argument is for.
fn argument(stage: &str, id: &str, texts: &Texts) -> (String, String) {
    match id {
        "weights" if stage == "cut" => (texts.name_file(), texts.help_train_cut_weights()),
        "out" if stage == "cut" => (texts.name_file(), texts.help_train_cut_out()),
        "out" => (texts.name_directory(), texts.help_train_report_out()),
        "run" => (texts.name_directory(), texts.help_train_cut_run()),
        "knots" => (texts.name_number(), texts.help_train_cut_knots()),
        "step" => (texts.name_number(), texts.help_train_cut_step()),
        "negligible" => (texts.name_number(), texts.help_train_cut_negligible()),
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
        "gate" => (String::new(), texts.help_train_gate()),
        "gate_games" => (texts.name_number(), texts.help_train_gate_games()),
        "gate_depth" => (texts.name_number(), texts.help_train_gate_depth()),
        "import" => (texts.name_file(), texts.help_train_import()),
        _ => (texts.name_number(), String::new()),
    }
}
