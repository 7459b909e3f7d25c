//! Bad usage, and help.

mod common;

use common::Outflank;

#[test]
fn every_kind_of_bad_usage_is_one_sentence_that_names_it() {
    let outflank = Outflank::new();
    for (arguments, sentence) in [
        (
            &["pert"][..],
            "Unknown command “pert”. Did you mean “perft”? See “outflank --help”.",
        ),
        (
            &["match", "--games", "3"],
            "--games “3”: Games come in pairs, one with each colour: give an even number.",
        ),
        (&["perft"], "DEPTH is missing. See “outflank perft --help”."),
        (
            &["validate"],
            "--wthor / --choose / --solve is missing. See “outflank validate --help”.",
        ),
        (
            &["perft", "x"],
            "DEPTH “x”: Expected a whole number from 0 to 60.",
        ),
        (
            &["perft", "61"],
            "DEPTH “61”: Expected a whole number from 0 to 60.",
        ),
        (
            &["perft", "3", "--threads", "0"],
            "--threads “0”: Expected a whole number from 1 to 1024.",
        ),
        (
            &["perft", "3", "--treads", "2"],
            "Unknown option “--treads”. Did you mean “--threads”? See “outflank perft --help”.",
        ),
        (
            &["perft", "3", "f5", "d6"],
            "Unexpected argument “d6”. See “outflank perft --help”.",
        ),
        (
            &["perft", "3", "--threads"],
            "--threads needs a value. See “outflank perft --help”.",
        ),
        (
            &["perft", "3", "--json=1"],
            "--json takes no value. See “outflank perft --help”.",
        ),
        (
            &["show", "f5", "--json", "--json"],
            "--json can be given only once. See “outflank show --help”.",
        ),
        (
            &["show", "--nothing"],
            "Unknown option “--nothing”. See “outflank show --help”.",
        ),
        (
            &["solve"],
            "FILE|POSITION is missing. See “outflank solve --help”.",
        ),
        (
            &["eval", "f5", "--level", "61"],
            "--level “61”: Expected a whole number from 1 to 60.",
        ),
        (
            &["eval", "f5", "--depth", "0"],
            "--depth “0”: Expected a whole number from 1 to 60.",
        ),
        (
            &["eval", "f5", "--time", "soon"],
            "--time “soon”: Expected a number of seconds, such as 5 or 0.5.",
        ),
        (
            &["eval", "f5", "--time=-1"],
            "--time “-1”: Expected a number of seconds, such as 5 or 0.5.",
        ),
        (
            &["eval", "f5", "--static", "--level", "3"],
            "--static and --level cannot be used together. See “outflank eval --help”.",
        ),
        (
            &["eval", "f5", "--moves", "0"],
            "--moves “0”: Expected a whole number from 1 to 64.",
        ),
        (
            &["gtp", "--hash", "0"],
            "--hash “0”: Expected a whole number from 1 to 1048576.",
        ),
        (
            &["bench", "--threads", "0"],
            "--threads “0”: Expected a whole number from 1 to 1024.",
        ),
        (
            &["show", "f5", "--lang", "de"],
            "--lang “de”: Expected one of en, es, fr.",
        ),
        (
            &["show", "f5", "--board", "oil"],
            "--board “oil”: Expected one of ascii, unicode, color, words.",
        ),
    ] {
        assert_eq!(outflank.run(arguments).refusal(), sentence);
    }
}

#[test]
fn bad_positions_are_refused_with_the_place_and_the_reason() {
    let outflank = Outflank::new();
    for (position, reason) in [
        (
            "f5a1",
            "Move 2: a disc on a1 would outflank nothing (character 3).",
        ),
        (
            "f5f5",
            "Move 2: there is already a disc on f5 (character 3).",
        ),
        (
            "f5 pass",
            "Move 2: a pass is illegal while there is a move (character 4).",
        ),
        (
            "f5z6",
            "Move 2: “z” at character 3 does not begin a move such as f5.",
        ),
        ("XO-", "Only 3 of the 64 squares are there."),
        (
            "XOq",
            "“q” at character 3 (c1) is not a square: write X for Black, O for White, - for empty.",
        ),
        (
            &"X".repeat(64),
            "The side to move is missing: write X or O after the 64 squares.",
        ),
        (
            &format!("{} -", "X".repeat(64)),
            "“-” at character 66 is not a side to move: write X or O after the 64 squares.",
        ),
        (
            &format!("{} X", "-".repeat(64)),
            "There are no discs on the board: a position needs at least one.",
        ),
    ] {
        let expected = format!("POSITION “{position}”: {reason}");
        assert_eq!(outflank.run(&["show", position]).refusal(), expected);
    }
}

#[test]
fn refusals_speak_the_language_that_was_asked_for() {
    let outflank = Outflank::new();
    for (language, sentence) in [
        (
            "fr",
            "Il n’y a pas de commande «\u{202f}pert\u{202f}». Vouliez-vous dire «\u{202f}perft\u{202f}»\u{202f}? Voir «\u{202f}outflank --help\u{202f}».",
        ),
        (
            "es",
            "No hay ninguna orden «pert». ¿Querías decir «perft»? Consulta «outflank --help».",
        ),
    ] {
        assert_eq!(
            outflank.run(&["pert", "--lang", language]).refusal(),
            sentence
        );
        let option = format!("--lang={language}");
        assert_eq!(outflank.run(&[&option, "pert"]).refusal(), sentence);
        let mut by_locale = outflank.command(&["pert"]);
        by_locale.env("LC_ALL", format!("{language}_XX.UTF-8"));
        let errors = by_locale.output().unwrap().stderr;
        assert_eq!(
            String::from_utf8(errors).unwrap(),
            format!("outflank: {sentence}\n")
        );
    }
}

#[test]
fn every_command_has_help_with_an_example_in_three_languages() {
    let outflank = Outflank::new();
    for (language, heading, option) in [
        ("en", "Example:\n  outflank", "Show this help"),
        ("fr", "Exemple\u{202f}:\n  outflank", "Afficher cette aide"),
        ("es", "Ejemplo:\n  outflank", "Muestra esta ayuda"),
    ] {
        for command in [
            &["perft", "--help"][..],
            &["show", "-h"],
            &["play", "-h"],
            &["solve", "-h"],
            &["eval", "-h"],
            &["bench", "-h"],
            &["gtp", "-h"],
            &["--help"],
        ] {
            let mut arguments = vec!["--lang", language];
            arguments.extend(command);
            let help = outflank.run(&arguments).success();
            assert!(help.contains(heading), "{help}");
            assert!(help.contains(option), "{help}");
            if language != "en" {
                for english in ["Usage:", "Options:", "Arguments:", "Commands:", "Print"] {
                    assert!(!help.contains(english), "{help}");
                }
            }
        }
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let expected = format!("outflank {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(Outflank::new().run(&["--version"]).success(), expected);
}

#[test]
fn a_translation_can_be_tried_before_it_is_part_of_the_program() {
    let outflank = Outflank::new();
    let folder = outflank.path().join("de");
    std::fs::create_dir(&folder).unwrap();
    let board = folder.join("board.ftl");
    let texts = "language-name = Deutsch\nlegal-moves = Züge: { $squares }\n";
    std::fs::write(&board, texts).unwrap();
    let shown = outflank.run(&["show", "f5", "--lang", "de"]).out;
    assert!(shown.contains("Züge: f4 d6 f6\n"), "{shown}");
    assert!(shown.contains("White to move."), "{shown}");

    std::fs::write(&board, "language-name = Deutsch\nlegal-moves\n").unwrap();
    assert_eq!(
        outflank.run(&["show", "f5", "--lang", "de"]).refusal(),
        "--lang “de”: Line 2 of board.ftl is not valid Fluent."
    );
}

#[test]
fn help_is_also_a_command_and_analyse_has_two_spellings() {
    let outflank = Outflank::new();
    for (one, other) in [
        (&["help"][..], &["--help"][..]),
        (&["help", "play"], &["play", "--help"]),
        (&["help", "train", "fit"], &["train", "fit", "--help"]),
        (&["analyze", "--help"], &["analyse", "--help"]),
    ] {
        let (one, other) = (outflank.run(one), outflank.run(other));
        assert_eq!(one.success(), other.success());
    }
}
