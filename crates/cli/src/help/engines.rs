//! The help of the commands for other programs.

use clap::Command;
use outflank_text::Texts;

use super::{closing, resources};

pub fn gtp(command: Command, texts: &Texts) -> Command {
    resources(command, texts)
        .about(texts.about_gtp())
        .after_help(closing(
            texts,
            &[texts.note_gtp()],
            "outflank gtp --level 12 --threads 1",
        ))
        .override_usage(format!("outflank gtp {}", texts.usage_options()))
        .mut_arg("book", |it| {
            it.value_name(texts.name_file()).help(texts.help_book())
        })
        .mut_arg("no_book", |it| it.help(texts.help_no_book()))
        .mut_arg("level", |it| {
            it.value_name(texts.name_level())
                .help(texts.help_gtp_level())
        })
}

pub fn nboard(command: Command, texts: &Texts) -> Command {
    resources(command, texts)
        .about(texts.about_nboard())
        .after_help(closing(
            texts,
            &[texts.note_nboard()],
            "outflank nboard --threads 2",
        ))
        .override_usage(format!("outflank nboard {}", texts.usage_options()))
        .mut_arg("book", |it| {
            it.value_name(texts.name_file()).help(texts.help_book())
        })
        .mut_arg("no_book", |it| it.help(texts.help_no_book()))
}

pub fn match_play(command: Command, texts: &Texts) -> Command {
    command
        .about(texts.about_match())
        .after_help(closing(
            texts,
            &[texts.note_match(), texts.note_match_engines()],
            "outflank match --player level=10 --engine \"edax -gtp -l 10\" --time 1m --sprt 0,10",
        ))
        .override_usage(format!("outflank match {}", texts.usage_options()))
        .mut_arg("players", |it| {
            it.value_name(texts.name_player())
                .help(texts.help_match_player())
        })
        .mut_arg("engines", |it| {
            it.value_name(texts.name_command())
                .help(texts.help_match_engine())
        })
        .mut_arg("patience", |it| {
            it.value_name(texts.name_seconds())
                .help(texts.help_match_patience())
        })
        .mut_arg("time", |it| {
            it.value_name(texts.name_clock())
                .help(texts.help_match_time())
        })
        .mut_arg("save", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_match_save())
        })
        .mut_arg("levels", |it| {
            it.value_name(texts.name_levels())
                .help(texts.help_match_levels())
        })
        .mut_arg("games", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_match_games())
        })
        .mut_arg("openings", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_match_openings())
        })
        .mut_arg("sprt", |it| {
            it.value_name("ELO0,ELO1").help(texts.help_match_sprt())
        })
        .mut_arg("seed", |it| {
            it.value_name(texts.name_number()).help(texts.help_seed())
        })
        .mut_arg("journal", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_match_journal())
        })
        .mut_arg("threads", |it| {
            it.value_name(texts.name_number())
                .help(texts.help_match_threads())
        })
        .mut_arg("solve", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_match_solve())
        })
        .mut_arg("json", |it| it.help(texts.help_json()))
}
