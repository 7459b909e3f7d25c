//! The help of `outflank convert`.

use clap::Command;
use outflank_text::Texts;

use super::formats;
use crate::help::closing;

pub fn localized(command: Command, texts: &Texts) -> Command {
    let usage = format!(
        "outflank convert <{}>… -o <{}> {}",
        texts.name_file(),
        texts.name_output(),
        texts.usage_options()
    );
    command
        .about(texts.about_convert())
        .after_help(closing(
            texts,
            &[texts.note_convert()],
            "outflank convert WTHOR.JOU WTHOR.TRN WTH_2022.wtb -o games.ggf",
        ))
        .override_usage(usage)
        .mut_arg("files", |it| {
            it.value_name(texts.name_file())
                .help(texts.help_convert_files())
        })
        .mut_arg("output", |it| {
            it.value_name(texts.name_output())
                .help(texts.help_convert_output())
        })
        .mut_arg("to", |it| {
            it.value_name(texts.name_format())
                .help(texts.help_convert_to(&formats()))
        })
        .mut_arg("strict", |it| it.help(texts.help_convert_strict()))
}
