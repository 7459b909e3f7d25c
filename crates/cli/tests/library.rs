//! The game library: games go in, are found, counted and come out again.

#![cfg(not(target_family = "wasm"))]

mod common;

use std::fs;

use common::Outflank;

const GGF: &str = "\
(;GM[Othello]PC[Paris]DT[1998.05.01]PB[Tastet Marc]PW[Berg Matthias]TY[8]RE[+8.000]B[f5]W[d6]B[c3]W[d3]B[c4];)
(;GM[Othello]PC[Suède]DT[2003.12.15]PB[Peña]PW[Berg Matthias]TY[8]RE[-4.000]B[f5]W[f6]B[e6]W[f4];)
";

/// A library of two games from a server and two without names.
fn library() -> Outflank {
    let outflank = Outflank::new();
    fs::write(outflank.path().join("games.ggf"), GGF).unwrap();
    fs::write(
        outflank.path().join("games.txt"),
        "c4e3f6e6f5\nf5d6c5\nf5f6e6\n",
    )
    .unwrap();
    let told = outflank
        .run(&["library", "import", "games.ggf", "games.txt"])
        .success();
    // The first of the second file is the first of the other, turned.
    assert_eq!(told, "4 games were added.\n1 game was already there.\n");
    outflank
}

#[test]
fn games_are_found_by_what_is_asked_for() {
    let outflank = library();
    for (wish, games) in [
        (&[][..], &[2, 1, 4, 3][..]),
        (&["--player", "berg"], &[2, 1]),
        (&["--black", "PENA"], &[2]),
        (&["--event", "suede"], &[2]),
        (&["--year", "1990-1999"], &[1]),
        (&["--opening", "Tigre"], &[1]),
        (&["--opening", "perpendicular"], &[1, 3]),
        (&["--position", "f5f6"], &[2, 4]),
        (&["--result", "white"], &[2]),
        (&["--player", "berg", "--position", "f5d6"], &[1]),
        (&["--limit", "1"], &[2]),
    ] {
        let arguments = [&["library", "search", "--json"], wish].concat();
        let found = outflank.run(&arguments).success();
        let numbers: Vec<u64> = found
            .lines()
            .map(|line| json(line)["game"].as_u64().unwrap())
            .collect();
        assert_eq!(numbers, games, "{wish:?}");
    }
    let list = outflank
        .run(&["library", "search", "--player", "marc"])
        .success();
    assert_eq!(
        list,
        "1. 1998 Tastet Marc – Berg Matthias 36–28 (Paris)\n1 game found, 1 shown.\n"
    );
    let nothing = outflank.run(&["library", "search", "--player", "nobody"]);
    assert_eq!((nothing.code, nothing.out.as_str()), (1, ""));
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(line).unwrap()
}

#[test]
fn a_game_is_shown_with_all_that_is_known() {
    let outflank = library();
    let shown = outflank
        .run(&["library", "show", "1", "--board", "ascii"])
        .success();
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(
        lines[0],
        "1. 1998 Tastet Marc – Berg Matthias 36–28 (Paris)"
    );
    assert_eq!(lines[1], "Opening: Tiger");
    assert_eq!(lines[2], "f5d6c3d3c4");
    let game = json(&outflank.run(&["library", "show", "2", "--json"]).success());
    assert_eq!(game["black"], "Peña");
    assert_eq!(game["date"], "2003.12.15");
    assert_eq!(game["score"], -4.0);
    assert_eq!(game["moves"], "f5f6e6f4");
    assert_eq!(
        outflank.run(&["library", "show", "7"]).refusal(),
        format!("There is no game 7 in {}.", file(&outflank))
    );
}

fn file(outflank: &Outflank) -> String {
    outflank.path().join("games.library").display().to_string()
}

#[test]
fn what_is_exported_can_be_imported() {
    let outflank = library();
    let told = outflank
        .run(&["library", "export", "--player", "berg", "-o", "out.ggf"])
        .success();
    assert_eq!(told, "2 games were written to out.ggf.\n");
    let again = outflank
        .run(&[
            "library",
            "import",
            "out.ggf",
            "--library",
            "other",
            "--json",
        ])
        .success();
    assert_eq!(json(&again)["added"], 2);
    let told = outflank
        .run(&["library", "export", "4", "-o", "out.txt"])
        .success();
    assert_eq!(told, "1 game was written to out.txt.\n");
    assert_eq!(
        fs::read_to_string(outflank.path().join("out.txt")).unwrap(),
        "f5f6e6\n"
    );
}

#[test]
fn the_explorer_counts_and_says_what_the_engine_thinks() {
    let outflank = library();
    let answer = outflank
        .run(&["library", "explore", "d3", "--json"])
        .success();
    let answer = json(&answer);
    assert_eq!(answer["games"], 4);
    // White is to move, and has won one of two.
    assert_eq!((&answer["won"], &answer["lost"]), (&1.into(), &1.into()));
    assert_eq!(answer["discs"], -2.0);
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 3);
    assert_eq!(
        (&moves[0]["games"], &moves[1]["games"]),
        (&2.into(), &2.into())
    );
    assert_eq!(moves[2]["games"], 0);
    for line in moves {
        assert!(line["score"].is_number(), "{line}");
        assert_eq!(line["kind"], "book");
    }
    let text = outflank
        .run(&[
            "library",
            "explore",
            "f5d6c3d3c4",
            "--no-engine",
            "--lang",
            "fr",
        ])
        .success();
    assert!(text.contains("Ouverture\u{202f}: Tigre"), "{text}");
    assert!(text.contains("1 partie"), "{text}");
    let text = outflank
        .run(&["library", "explore", "f5f4", "--no-engine"])
        .success();
    assert!(text.ends_with("No game reached this position.\n"), "{text}");
    let late = outflank
        .run(&[
            "library",
            "explore",
            "f5d6c5",
            "--level",
            "2",
            "--no-book",
            "--json",
        ])
        .success();
    assert_ne!(json(&late)["moves"][0]["kind"], "book");
}

#[test]
fn the_library_says_what_is_in_it() {
    let outflank = library();
    let told = outflank.run(&["library", "info"]).success();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], file(&outflank));
    assert!(
        lines[1].starts_with("4 games by 3 players at 2 events, "),
        "{told}"
    );
    assert_eq!(lines[2], "From 1998 to 2003.");
}

#[test]
fn a_bad_game_is_told_and_costs_no_other() {
    let outflank = Outflank::new();
    fs::write(outflank.path().join("games.txt"), "f5d6\nf5f5\nf5f6\n").unwrap();
    let answer = outflank.run(&["library", "import", "games.txt"]);
    assert_eq!(answer.code, 2);
    assert_eq!(
        answer.out,
        "2 games were added.\n1 game could not be read.\n"
    );
    let begin = "outflank: games.txt: Game 2, move 2 (byte 7)";
    assert!(answer.err.starts_with(begin), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 1);
    // A file that is not there is told before anything happens.
    let missing = [
        "library",
        "import",
        "games.txt",
        "missing",
        "--library",
        "new",
    ];
    let refusal = outflank.run(&missing).refusal();
    assert!(refusal.starts_with("missing cannot be read: "), "{refusal}");
    assert!(!outflank.path().join("new").exists());
}

#[test]
fn files_that_are_no_library_are_refused_and_left_alone() {
    let outflank = library();
    fs::write(outflank.path().join("other"), "something else").unwrap();
    for command in ["search", "info", "explore"] {
        let refusal = outflank
            .run(&["library", command, "--library", "other"])
            .refusal();
        assert_eq!(refusal, "other is not a game library; it stays unchanged.");
    }
    let refusal = outflank.run(&["library", "import", "games.txt", "--library", "other"]);
    assert_eq!(refusal.code, 2);
    assert_eq!(
        fs::read_to_string(outflank.path().join("other")).unwrap(),
        "something else"
    );
    let refusal = outflank
        .run(&["library", "info", "--library", "none"])
        .refusal();
    assert_eq!(
        refusal,
        "There is no library in none yet: create one with “outflank library import”."
    );
}

#[test]
fn bad_wishes_are_one_sentence() {
    let outflank = library();
    for (wish, sentence) in [
        (
            &["--year", "soon"][..],
            "--year “soon”: Expected a year, such as 1998, or two, such as 1990-1999.",
        ),
        (&["--opening", "zebra"], "No opening is called “zebra”."),
        (
            &["--result", "win"],
            "--result “win”: Expected one of black, white, draw.",
        ),
    ] {
        let arguments = [&["library", "search"], wish].concat();
        assert_eq!(outflank.run(&arguments).refusal(), sentence);
    }
    let several = outflank
        .run(&["library", "search", "--opening", "heat"])
        .refusal();
    assert!(several.contains("Heath"), "{several}");
}

#[test]
fn every_command_has_help_with_an_example_in_three_languages() {
    let outflank = Outflank::new();
    for (language, heading) in [
        ("en", "Example:\n  outflank library"),
        ("fr", "Exemple\u{202f}:\n  outflank library"),
        ("es", "Ejemplo:\n  outflank library"),
    ] {
        for command in [
            "import", "search", "show", "export", "explore", "info", "check", "salvage", "backup",
            "--help",
        ] {
            let help = outflank
                .run(&["library", command, "--help", "--lang", language])
                .success();
            assert!(help.contains(heading), "{help}");
        }
    }
}

/// Damages every place in the library that has this text.
fn damage(outflank: &Outflank, text: &str) {
    let path = outflank.path().join("games.library");
    let mut bytes = fs::read(&path).unwrap();
    for at in 0..bytes.len() - text.len() {
        if bytes[at..].starts_with(text.as_bytes()) {
            bytes[at] ^= 1;
        }
    }
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_whole_library_is_checked_and_copied() {
    let outflank = library();
    let told = outflank.run(&["library", "check"]).success();
    assert_eq!(told, "4 games; nothing is damaged.\n");
    let told = outflank.run(&["library", "check", "--json"]).success();
    assert_eq!(
        (&json(&told)["sound"], &json(&told)["games"]),
        (&true.into(), &4.into())
    );
    let backup = ["library", "backup", "-o", "copy.library"];
    for _ in 0..2 {
        let told = outflank.run(&backup).success();
        assert_eq!(told, "4 games were copied to copy.library.\n");
    }
    let search = ["library", "search", "--json"];
    let copy = outflank.run(&[&search[..], &["--library", "copy.library"]].concat());
    assert_eq!(copy.success(), outflank.run(&search).success());
    let refusal = outflank
        .run(&["library", "backup", "-o", "games.ggf"])
        .refusal();
    assert_eq!(
        refusal,
        "games.ggf is already there and stays unchanged: choose another name."
    );
    assert_eq!(
        fs::read_to_string(outflank.path().join("games.ggf")).unwrap(),
        GGF
    );
    let refusal = outflank
        .run(&["library", "backup", "-o", "no/copy"])
        .refusal();
    assert!(
        refusal.starts_with("no/copy cannot be written: "),
        "{refusal}"
    );
}

/// A damaged game costs no other, and is not passed over in silence.
#[test]
fn what_is_whole_in_a_damaged_library_can_be_used_and_saved() {
    let outflank = library();
    damage(&outflank, "\"Peña\"");
    let advice = "“outflank library salvage” rescues what is whole.\n";
    let checked = outflank.run(&["library", "check"]);
    assert_eq!(
        (checked.code, &*checked.out),
        (1, "1 game is damaged: number 2.\n")
    );
    assert!(checked.err.ends_with(advice), "{}", checked.err);
    let checked = outflank.run(&["library", "check", "--json"]);
    assert_eq!(json(&checked.out)["damaged"], serde_json::json!([2]));
    for (arguments, told) in [
        (&["search"][..], "4 games found, 3 shown.\n"),
        (
            &["export", "-o", "out.ggf"],
            "3 games were written to out.ggf.\n",
        ),
    ] {
        let answer = outflank.run(&[&["library"], arguments].concat());
        assert_eq!(answer.code, 1);
        assert!(answer.out.ends_with(told), "{}", answer.out);
        assert!(answer.err.contains("1 game was left out"), "{}", answer.err);
        assert!(answer.err.ends_with(advice), "{}", answer.err);
    }
    let shown = outflank.run(&["library", "show", "2"]).refusal();
    assert!(shown.contains("outflank library check"), "{shown}");
    let saved = outflank.run(&["library", "salvage", "-o", "saved.library"]);
    assert_eq!(
        (saved.code, &*saved.out, &*saved.err),
        (
            1,
            "3 games were rescued into saved.library.\n",
            "outflank: 1 game is lost.\n"
        )
    );
    let told = outflank.run(&["library", "check", "--library", "saved.library"]);
    assert_eq!(told.success(), "3 games; nothing is damaged.\n");
    let again = outflank
        .run(&["library", "salvage", "-o", "saved.library"])
        .refusal();
    assert!(
        again.starts_with("saved.library is already there"),
        "{again}"
    );
    let none = ["library", "salvage", "-o", "new", "--library", "games.ggf"];
    let none = outflank.run(&none);
    assert_eq!(
        (none.code, &*none.err),
        (1, "outflank: There is no whole game in games.ggf.\n")
    );
}

#[test]
fn games_are_removed_by_number() {
    let outflank = library();
    let told = outflank.run(&["library", "remove", "1", "3"]).success();
    assert_eq!(told, "2 games were removed.\n");
    let told = outflank.run(&["library", "search", "--json"]).success();
    assert_eq!(told.lines().count(), 2);
    assert!(told.contains("Peña") && !told.contains("Tastet"), "{told}");
    let told = outflank.run(&["library", "check"]).success();
    assert_eq!(told, "2 games; nothing is damaged.\n");
    let told = outflank.run(&["library", "remove", "7"]).refusal();
    assert!(told.contains("no game 7"), "{told}");
}

#[test]
fn games_are_analysed_once_and_their_players_have_figures() {
    let outflank = library();
    let analyse = ["library", "analyse", "--level", "1", "--threads", "1"];
    let told = outflank.run(&analyse).success();
    assert!(told.starts_with("4 games were analysed.\n"), "{told}");
    let berg = told.lines().find(|line| line.contains("Berg Matthias"));
    assert!(berg.is_some_and(|line| line.contains("Tiger 1")), "{told}");
    // What was found is kept.
    let told = outflank.run(&analyse).success();
    assert!(told.starts_with("No game was left to analyse.\n"), "{told}");
    let more = [
        "library",
        "analyse",
        "--level",
        "2",
        "--threads",
        "1",
        "--player",
        "peña",
        "--json",
    ];
    let told = outflank.run(&more).success();
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["analysed"], &told["left"]), (&1.into(), &0.into()));
    let names: Vec<&str> = told["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["player"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Berg Matthias", "Peña"]);
    let accuracy = told["players"][0]["accuracy"].as_f64().unwrap();
    assert!((0.0..=100.0).contains(&accuracy));
    let told = outflank.run(&["library", "check"]).success();
    assert_eq!(told, "4 games; nothing is damaged.\n");
}

/// The most memory that a program has at any time, in MB, as Linux tells it.
#[cfg(target_os = "linux")]
fn peak_memory(mut program: std::process::Command) -> u64 {
    let mut child = program
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("the program");
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    loop {
        // It only grows; at the end nothing can be read any more.
        let status = fs::read_to_string(&status).unwrap_or_default();
        let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"));
        let kilobytes = line.and_then(|it| it.trim().trim_end_matches(" kB").parse::<u64>().ok());
        peak = peak.max(kilobytes.unwrap_or_default() / 1000);
        if let Some(ended) = child.try_wait().expect("it can be waited for") {
            assert!(ended.success());
            return peak;
        }
        std::thread::yield_now();
    }
}

/// Games that are broken off at once have equal moves: importing them once more must not compare each with all.
#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_square_of_the_games() {
    let outflank = Outflank::new();
    let game = |number| {
        format!("[Black \"B{number}\"]\n[White \"W{number}\"]\n[Result \"*\"]\n\n1. f5 d6 *\n\n")
    };
    let games: String = (0..20_000).map(game).collect();
    fs::write(outflank.path().join("aborted.pgn"), games).unwrap();
    for _ in 0..2 {
        let peak = peak_memory(outflank.command(&["library", "import", "aborted.pgn"]));
        assert!((1..=150).contains(&peak), "{peak} MB");
    }
    let checked = outflank.run(&["library", "check", "--json"]).success();
    assert_eq!(json(&checked)["games"], 20_000);
}
