//! `outflank match`.

mod common;

use std::fs;

use common::Outflank;
use outflank_record::{GameRecord, ggf};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text.trim_end()).unwrap()
}

#[test]
fn a_deeper_search_wins_and_the_test_says_so() {
    let arguments = [
        "match",
        "--player",
        "depth=4",
        "--player",
        "depth=1",
        "--games",
        "200",
        "--sprt=0,100",
        "--json",
    ];
    let answer = json(&Outflank::new().run(&arguments).success());
    assert_eq!(answer["verdict"], "confirmed");
    assert!(answer["share"].as_f64().unwrap() > 0.7, "{answer}");
    assert!(answer["llr"].as_f64().unwrap() > 2.94, "{answer}");
    let games = answer["games"].as_u64().unwrap();
    assert!(games < 200, "it ends as soon as it is sure: {answer}");
    let pairs: u64 = answer["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|count| count.as_u64().unwrap())
        .sum();
    assert_eq!(games, 2 * pairs);
}

#[test]
fn the_weaker_side_gets_a_no_and_an_open_end_too() {
    let outflank = Outflank::new();
    let play = |first, second, games| {
        let arguments = ["match", "--player", first, "--player", second, "--games"];
        let mut arguments = arguments.to_vec();
        arguments.extend([games, "--sprt", "0,100"]);
        outflank.run(&arguments)
    };
    let refuted = play("depth=1", "depth=4", "200");
    assert_eq!(refuted.code, 1, "{refuted:?}");
    assert!(
        refuted.err.contains("“depth=1” is not stronger"),
        "{refuted:?}"
    );
    let open = play("depth=1", "depth=1", "2");
    assert_eq!(open.code, 1, "{open:?}");
    assert!(open.err.contains("not clear yet"), "{open:?}");
    // Each is what the other is: a pair of games is even.
    assert!(open.out.contains("| 50.0% ± "), "{open:?}");
}

#[test]
fn neighbouring_levels_make_a_table_that_goes_on_from_its_journal() {
    let outflank = Outflank::new();
    let table = |games: &str| {
        let arguments = [
            "match",
            "--levels",
            "1-3",
            "--games",
            games,
            "--journal=journal",
        ];
        outflank.run(&arguments).success()
    };
    table("4");
    let journal = || fs::read_to_string(outflank.path().join("journal")).unwrap();
    let first = journal();
    assert_eq!(
        first.lines().filter(|line| !line.starts_with('#')).count(),
        4
    );
    // Cut off in the middle of a line, and continued.
    fs::write(outflank.path().join("journal"), &first[..first.len() - 3]).unwrap();
    let out = table("8");
    let rows: Vec<&str> = out.lines().collect();
    assert_eq!(rows.len(), 4, "{out}");
    assert!(rows[2].starts_with("| level=2 | level=1 | 8 | "), "{out}");
    assert!(rows[3].starts_with("| level=3 | level=2 | 8 | "), "{out}");
    let pairs: Vec<String> = journal()
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(str::to_owned)
        .collect();
    assert_eq!(pairs.len(), 8);
    // What was played before was not played again, and what was lost came out the same.
    let mut before: Vec<&str> = first
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    before.retain(|line| pairs.iter().any(|pair| pair == line));
    assert_eq!(before.len(), 4);
    // Nothing is left to play.
    assert_eq!(table("8"), out);
}

#[test]
fn openings_come_from_a_file_and_weights_too() {
    let outflank = Outflank::new();
    fs::write(
        outflank.path().join("openings"),
        "f5d6c3\nf5f6 # diagonal\n",
    )
    .unwrap();
    let out = outflank
        .run(&[
            "match",
            "--player=depth=1,book",
            "--player=nodes=50",
            "--openings=openings",
            "--games=4",
        ])
        .success();
    assert!(out.contains("| depth=1,book | nodes=50 | 4 | "), "{out}");
}

#[test]
fn openings_are_drawn_from_the_list_of_xot() {
    let outflank = Outflank::new();
    let play = |more: &[&str]| {
        let arguments = [
            "match",
            "--player=depth=1",
            "--player=nodes=50",
            "--games=2",
        ];
        outflank.run(&[&arguments[..], more].concat())
    };
    let games = |more: &[&str]| {
        let file = format!("{}.ggf", more.concat().replace(['-', '=', '.'], ""));
        let save = format!("--save={file}");
        play(&[more, &[&save]].concat()).success();
        fs::read_to_string(outflank.path().join(file)).unwrap()
    };
    // It is the default, and the seed decides.
    let begins = |text: String| -> String {
        text.split("B[").nth(1).unwrap_or_default().to_owned()
            + text.split("W[").nth(2).unwrap_or_default()
    };
    assert_eq!(begins(games(&["--xot"])), begins(games(&["--seed=1"])));
    fs::write(outflank.path().join("list.txt"), "f5d6c3d3c4f4c5b3\nf5d6\n").unwrap();
    let told = play(&["--xot=list.txt"]);
    assert!(
        told.err.contains("list.txt: One line is left out."),
        "{told:#?}"
    );
    let both = play(&["--xot", "--openings=start"]).refusal();
    assert!(both.contains("--openings"), "{both}");
}

/// This program as an engine for others.
fn engine(arguments: &str) -> String {
    format!("\"{}\" {arguments}", env!("CARGO_BIN_EXE_outflank"))
}

#[test]
fn engines_over_gtp_play_and_their_games_are_saved() {
    let outflank = Outflank::new();
    let program = engine("gtp --level 1 --threads 1 --hash 1 --no-book");
    let arguments = [
        "match",
        "--engine",
        &program,
        "--player",
        "depth=3",
        "--games=4",
        "--threads=2",
        "--time=1h",
        "--save=games.ggf",
        "--journal=journal",
        "--json",
    ];
    let answer = json(&outflank.run(&arguments).success());
    assert_eq!(answer["first"], program);
    assert_eq!(answer["second"], "depth=3");
    assert_eq!(answer["games"], 4);
    assert_eq!(answer["faults"], serde_json::json!([0, 0]));
    let saved = fs::read(outflank.path().join("games.ggf")).unwrap();
    let games: Vec<GameRecord> = ggf::Games::new(&saved[..])
        .map(|reading| reading.unwrap().strict().unwrap())
        .collect();
    assert_eq!(games.len(), 4);
    for (index, game) in games.iter().enumerate() {
        assert_eq!(game.result, game.result_on_board());
        let (black, white) = (game.black.name.as_str(), game.white.name.as_str());
        let names = [program.as_str(), "depth=3"];
        let expected = [names[index % 2], names[1 - index % 2]];
        assert_eq!([black, white], expected);
        assert_eq!(game.black.clock.unwrap().main.as_secs(), 3600);
        assert!(game.date.is_some());
    }
    // Both games of a pair have the same opening. Nothing is left to play, and nothing is saved twice.
    let opening = |game: &GameRecord| game.transcript().moves()[..8].to_vec();
    assert_eq!(opening(&games[0]), opening(&games[1]));
    assert_eq!(json(&outflank.run(&arguments).success())["games"], 4);
    assert_eq!(fs::read(outflank.path().join("games.ggf")).unwrap(), saved);
}

/// Who presses Ctrl-C gets what was played.
#[test]
#[cfg(unix)]
fn an_interrupted_match_says_how_it_stands() {
    let outflank = Outflank::new();
    let program = engine("gtp --level 1 --threads 1 --hash 1 --no-book");
    let arguments = ["match", "--player=depth=1", "--engine", &program];
    let mut child = outflank
        .command(&arguments)
        .args(["--games=1000000", "--journal=journal"])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let journal = outflank.path().join("journal");
    while fs::read_to_string(&journal).map_or(0, |text| text.lines().count()) < 2 {
        assert!(child.try_wait().unwrap().is_none(), "it has ended");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let told = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(
        table.lines().last().unwrap().starts_with("| depth=1 | "),
        "{table}"
    );
}

#[test]
fn what_is_no_engine_is_refused_before_a_game_is_played() {
    let outflank = Outflank::new();
    let with = |program: &str| {
        let arguments = [
            "match",
            "--player=depth=1",
            "--engine",
            program,
            "--patience=20",
        ];
        outflank.run(&arguments).refusal()
    };
    let gone = with(&engine("perft 1"));
    assert!(
        gone.contains("is not a working engine. It exited with code 0."),
        "{gone}"
    );
    let missing = with("no-such-program-anywhere");
    assert!(
        missing.starts_with("“no-such-program-anywhere” is not a working engine"),
        "{missing}"
    );
    assert!(with("'open").contains("quotes come in pairs"));
    let problems = outflank.path().join("problems");
    fs::write(problems, "").unwrap();
    let sentence = outflank
        .run(&[
            "match",
            "--player=depth=1",
            "--engine",
            &engine("gtp --threads 1 --hash 1"),
            "--solve=problems",
        ])
        .refusal();
    assert!(sentence.contains("--player"), "{sentence}");
}

#[test]
fn what_makes_no_match_is_refused() {
    let outflank = Outflank::new();
    fs::write(outflank.path().join("bad"), "f5d6\nf5a1\n").unwrap();
    fs::write(outflank.path().join("empty"), "# nothing\n").unwrap();
    let player = ["match", "--player", "depth=1"];
    let with = |more: &[&str]| {
        let mut arguments = player.to_vec();
        arguments.extend(more);
        outflank.run(&arguments).refusal()
    };
    assert_eq!(
        with(&[]),
        "A match needs two players: give --player or --engine twice in all."
    );
    for bad in [
        "depth",
        "depth=1,level=2",
        "deep=1",
        "weights=x",
        "",
        "depth=1,book,book",
    ] {
        let sentence = with(&["--player", bad]);
        assert!(
            sentence.contains("does not describe a player"),
            "{sentence}"
        );
    }
    assert_eq!(
        with(&["--player", "depth=0"]),
        "--player “depth=0”: Expected a whole number from 1 to 60."
    );
    let two = |more: &[&str]| with(&[&["--player", "depth=1"], more].concat());
    assert_eq!(
        two(&["--openings", "bad"]),
        "bad cannot be read: line 2: Move 2: a disc on a1 would outflank nothing (character 3)."
    );
    assert_eq!(
        two(&["--openings", "empty"]),
        "empty cannot be read: it contains no openings."
    );
    assert_eq!(
        two(&["--journal", "bad"]),
        "bad cannot be read: line 1 is not the result of a pair of games: this is another kind of file, or it was \
         edited."
    );
    assert!(two(&["--sprt", "5,0"]).contains("the smaller first"));
    assert_eq!(
        with(&["--player", "depth=1,weights=bad"]),
        "bad cannot be read: this is not a weights file."
    );
    assert_eq!(
        with(&["--player", "depth=1,book=bad"]),
        "bad cannot be read: this is not an opening book."
    );
    let levels = outflank.run(&["match", "--levels", "3-3"]).refusal();
    assert!(levels.contains("the weaker first"), "{levels}");
}

#[test]
fn games_are_saved_as_the_extension_says() {
    let outflank = Outflank::new();
    let play = |file: &str| {
        let save = format!("--save={file}");
        outflank.run(&[
            "match",
            "--player=depth=1",
            "--player=depth=1",
            "--games=2",
            &save,
        ])
    };
    let begins = |file: &str, text: &str| {
        play(file).success();
        let saved = fs::read_to_string(outflank.path().join(file)).unwrap();
        assert!(saved.starts_with(text), "{saved}");
    };
    begins("m.pgn", "[Event ");
    begins("m.ggf", "(;GM[Othello]");
    begins("m", "(;GM[Othello]");
    begins("m.txt", "");
    let transcripts = fs::read_to_string(outflank.path().join("m.txt")).unwrap();
    assert_eq!(transcripts.lines().count(), 2);
    fs::write(outflank.path().join("letter.pgn"), "Dear reader").unwrap();
    for file in ["letter.pgn", "m.xyz", "m.wtb", "m.obf"] {
        assert!(play(file).refusal().contains(file), "{file}");
    }
    assert!(!outflank.path().join("m.xyz").exists());
}
