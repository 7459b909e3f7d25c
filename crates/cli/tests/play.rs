//! `outflank play`: whole games by script.

mod common;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::Stdio;

use common::Outflank;
use outflank_rules::{Color, Move, Position};

/// A whole game: always the last legal move. Passes are made by the program.
fn whole_game() -> (String, Position) {
    let mut position = Position::START;
    let mut lines = String::new();
    while let Some(mv) = position.moves().last() {
        if mv != Move::Pass {
            lines.extend([mv.to_string(), "\n".to_owned()]);
        }
        position = position.play(mv).unwrap();
    }
    (lines, position)
}

/// The file of the one game that is kept.
fn kept_game(outflank: &Outflank) -> PathBuf {
    let games = fs::read_dir(outflank.path().join("games")).unwrap();
    let mut files = games.map(|file| file.unwrap().path());
    let json = |file: &PathBuf| file.extension().is_some_and(|it| it == "json");
    files.find(json).unwrap()
}

#[test]
fn a_whole_game_by_script_in_three_languages() {
    let (lines, end) = whole_game();
    let [black, white] = Color::ALL.map(|color| end.discs(color).len());
    let (most, fewest) = (black.max(white), black.min(white));
    let black_wins = black > white;
    for (language, winner, sentence) in [
        (
            "en",
            if black_wins { "Black" } else { "White" },
            "The game is over: WHO wins MOST–FEWEST.",
        ),
        (
            "fr",
            if black_wins { "Noir" } else { "Blanc" },
            "La partie est finie\u{202f}: WHO gagne MOST à FEWEST.",
        ),
        (
            "es",
            if black_wins { "negras" } else { "blancas" },
            "La partida ha terminado: ganan las WHO por MOST a FEWEST.",
        ),
    ] {
        let outflank = Outflank::new();
        let out = outflank
            .type_lines(&["play", "--plain", "--lang", language], &lines)
            .success();
        let sentence = sentence.replace("WHO", winner);
        let sentence = sentence
            .replace("MOST", &most.to_string())
            .replace("FEWEST", &fewest.to_string());
        assert!(out.contains(&sentence), "{out}");
        // A finished game is kept, and nothing beside it.
        assert_eq!(
            fs::read_dir(outflank.path().join("games")).unwrap().count(),
            1
        );
    }
}

#[test]
fn commands_are_understood_in_the_language_and_in_english() {
    for (language, lines, expected) in [
        ("en", "f5\nundo\nmoves\n", "4 moves: d3 c4 f5 e6\n"),
        (
            "fr",
            "f5\nannuler\ncoups\n",
            "4 coups\u{202f}: d3 c4 f5 e6\n",
        ),
        ("fr", "f5\nundo\nmoves\n", "4 coups\u{202f}: d3 c4 f5 e6\n"),
        ("es", "f5\ndeshacer\njugadas\n", "4 jugadas: d3 c4 f5 e6\n"),
    ] {
        let out = Outflank::new()
            .type_lines(&["play", "--lang", language], lines)
            .success();
        assert!(out.contains(expected), "{out}");
    }
}

#[test]
fn the_end_of_the_input_keeps_the_game_and_resume_goes_on() {
    let outflank = Outflank::new();
    let out = outflank.type_lines(&["play"], "f5\nd6").success();
    assert!(
        out.ends_with("The game is saved. Resume it later: outflank play --resume\n"),
        "{out}"
    );
    let out = outflank
        .type_lines(&["play", "--resume", "--lang", "es"], "c3\nabandonar\n")
        .success();
    assert!(
        out.starts_with("Se reanuda la partida sin terminar.\n"),
        "{out}"
    );
    assert!(
        out.contains("Las negras juegan c3 y voltean 1 ficha: d4.\n"),
        "{out}"
    );
    let answer = outflank.type_lines(&["play", "--resume"], "");
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert_eq!(answer.err, "outflank: There is no unfinished game.\n");
}

#[test]
fn an_unfinished_game_is_never_overwritten_by_a_new_one() {
    let outflank = Outflank::new();
    outflank.type_lines(&["play"], "f5\n").success();
    let answer = outflank.type_lines(&["play"], "c4\n");
    assert!(
        answer.err.contains("There is an unfinished game"),
        "{answer:?}"
    );
    let answer = outflank.type_lines(&["play", "--new"], "d3\n");
    assert_eq!(answer.err, "");
    // The newest comes first, and none is lost.
    for black in ["d3 d4 e4 d5", "c4 d4 e4 d5", "e4 d5 e5 f5"] {
        let arguments = ["play", "--resume", "--board", "words"];
        let out = outflank.type_lines(&arguments, "board\nresign\n").success();
        assert!(out.contains(&format!("Black: {black}\n")), "{out}");
    }
}

#[test]
fn a_damaged_unfinished_game_is_reported_and_set_aside() {
    let outflank = Outflank::new();
    outflank.type_lines(&["play"], "f5\n").success();
    let file = kept_game(&outflank);
    fs::write(
        &file,
        fs::read_to_string(&file).unwrap().replace("f5", "a1"),
    )
    .unwrap();
    let answer = outflank.type_lines(&["play", "--resume"], "");
    assert_eq!(answer.code, 1);
    assert!(
        answer
            .err
            .contains("The saved game was changed after it was written"),
        "{answer:?}"
    );
    assert!(file.with_extension("damaged").exists());
}

/// A player who has a newer version too finds every game again.
#[test]
fn a_game_of_a_newer_version_is_skipped_and_left_as_it_is() {
    let outflank = Outflank::new();
    outflank.type_lines(&["play", "--plain", "--new"], "f5\n");
    let path = kept_game(&outflank);
    let text = fs::read_to_string(&path).unwrap();
    let text = text.replacen("\"version\": 2", "\"version\": 99", 1);
    fs::write(&path, &text).unwrap();
    for _ in 0..2 {
        let answer = outflank.run(&["play", "--plain", "--resume"]);
        assert_eq!(answer.code, 1, "{answer:?}");
        let told = "A saved game comes from a newer version of Outflank. It stays unchanged";
        assert!(answer.err.contains(told), "{answer:?}");
        assert_eq!(fs::read_to_string(kept_game(&outflank)).unwrap(), text);
    }
}

/// The system ends a program that writes too large a file, unless it asks for an error.
#[cfg(unix)]
#[test]
fn a_limit_for_files_is_told_and_the_game_goes_on() {
    use std::os::unix::process::ExitStatusExt as _;

    let outflank = Outflank::new();
    let mut limited = std::process::Command::new("sh");
    let output = limited
        .args([
            "-c",
            "ulimit -f 0; printf 'f5\\nd6\\n' | \"$0\" play --plain --new",
        ])
        .arg(env!("CARGO_BIN_EXE_outflank"))
        .env("OUTFLANK_DATA", outflank.path())
        .env("LC_ALL", "en_GB.UTF-8")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    let sentence =
        "could not be saved for later: The file would become larger than the system allows.";
    assert!(told.contains(sentence), "{told}");
    assert_eq!(output.status.signal(), None);
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(
        out.contains("58 empty squares") && !out.contains("saved"),
        "{out}"
    );
}

#[test]
fn games_are_saved_and_loaded() {
    let outflank = Outflank::new();
    let out = outflank
        .type_lines(&["play"], "f5\nsave game.json\nresign\nquit\n")
        .success();
    assert!(out.contains("The game is saved in game.json.\n"), "{out}");
    let lines = "load missing.json\nload game.json\nmoves\n";
    let out = outflank
        .type_lines(&["play", "--lang", "fr"], lines)
        .success();
    assert!(
        out.contains("Impossible de charger la partie de missing.json"),
        "{out}"
    );
    assert!(
        out.contains("Partie chargée\u{202f}: game.json.\n"),
        "{out}"
    );
    assert!(out.contains("3 coups\u{202f}: f4 d6 f6\n"), "{out}");
}

#[test]
fn a_reader_who_goes_away_costs_nobody_the_game() {
    let outflank = Outflank::new();
    let mut child = outflank
        .command(&["play"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    drop(out);
    let mut input = child.stdin.take().unwrap();
    let _ = input.write_all(b"f5\nd6\n");
    drop(input);
    let answer = common::Answer::from(child.wait_with_output().unwrap());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let out = outflank
        .type_lines(&["play", "--resume", "--board", "words"], "board\n")
        .success();
    assert!(out.contains("Black: e4 d5 e5 f5\n"), "{out}");
}

#[test]
#[cfg(unix)]
fn an_interrupted_program_says_where_the_game_is() {
    let outflank = Outflank::new();
    let mut child = outflank
        .command(&["play", "--lang", "fr"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Kept open to the end: the end of the input would be another way to leave.
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"f5\n").unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.starts_with("Noir joue f5") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0);
    }
    let id = child.id().to_string();
    let kill = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status();
    assert!(kill.unwrap().success());
    let answer = common::Answer::from(child.wait_with_output().unwrap());
    assert_eq!(answer.code, 130, "{answer:?}");
    assert!(
        answer.err.contains("La partie est enregistrée."),
        "{answer:?}"
    );
    assert!(kept_game(&outflank).exists());
    drop(input);
}

#[test]
fn a_game_can_begin_anywhere() {
    let outflank = Outflank::new();
    let arguments = ["play", "--position", "@puzzle1", "--board", "words"];
    let out = outflank.type_lines(&arguments, "h2\nmoves\n").success();
    assert!(out.contains("1 move: h7\n"), "{out}");
    let over = format!("{}XXX X", "-".repeat(61));
    let refusal = outflank.run(&["play", "--position", &over]).refusal();
    assert_eq!(
        refusal,
        "Neither player can move in that position: start from another one."
    );
}

#[test]
fn where_there_is_no_place_to_keep_games_it_is_said() {
    let outflank = Outflank::new();
    let mut command = outflank.command(&["play"]);
    for name in ["OUTFLANK_DATA", "XDG_DATA_HOME", "HOME", "APPDATA"] {
        command.env_remove(name);
    }
    let answer = common::Answer::from(command.output().unwrap());
    assert_eq!(answer.code, 0);
    assert!(
        answer
            .err
            .starts_with("There is no place to save unfinished games"),
        "{answer:?}"
    );
}

#[test]
fn a16_corners_are_given_by_number_or_by_name() {
    let board = |arguments: &[&str]| {
        let mut all = vec!["play", "--board", "words"];
        all.extend(arguments);
        Outflank::new().type_lines(&all, "board\n").success()
    };
    assert!(board(&["--handicap", "2"]).contains("Black: a1 e4 d5 h8\nWhite: d4 e5\n"));
    assert!(board(&["--handicap", "4"]).contains("Black: a1 h1 e4 d5 a8 h8\n"));
    assert!(board(&["--corners", "h1,a8"]).contains("Black: h1 e4 d5 a8\n"));
    assert!(board(&["--handicap", "1:white"]).contains("White: a1 d4 e5\n"));
}

#[test]
fn a15_a_series_is_played_to_its_end() {
    let lines = "resign\nnext\nresign\nnext\nresign\n";
    let out = Outflank::new()
        .type_lines(&["play", "--series", "games:3"], lines)
        .success();
    assert!(
        out.contains("Game 1: left 31, right 33.\nWins 0–1, points 0–2.\n"),
        "{out}"
    );
    assert!(
        out.contains("Type next for the next game: the right player starts.\n"),
        "{out}"
    );
    assert!(
        out.contains("Wins 1–2, points 2–4.\nThe right player wins the series!\n"),
        "{out}"
    );
}

#[test]
fn d1_to_d3_game_numbers_for_two_people_set_the_game_up() {
    let outflank = Outflank::new();
    for left in 0..=9 {
        let number = format!("{left}1");
        let out = outflank
            .type_lines(&["play", "--variation", &number], "f5\n")
            .success();
        let extra = left % 5;
        assert!(
            out.contains(&format!("Game number {number}: two players")),
            "{out}"
        );
        assert!(
            out.contains(&format!("Left 2, right {}.\n", 2 + extra)),
            "{out}"
        );
        assert_eq!(out.contains("15 seconds for each move"), left >= 5, "{out}");
        assert!(
            out.contains("Red plays f5 and flips 1 disc: e5.\n"),
            "{out}"
        );
    }
}

#[test]
fn a10_a_tabletop_mistake_is_corrected_and_another_stands() {
    let lines = "f5\ndone\nflip e5\nd6\ndone\nc3\nflip d4\ndone\nboard\nresign\n";
    let out = Outflank::new()
        .type_lines(&["play", "--tabletop", "--board", "words"], lines)
        .success();
    assert!(out.contains("Outflanked but not flipped: e5.\n"), "{out}");
    assert!(out.contains("Corrected: e5.\n"), "{out}");
    // White forgets d5, and Black goes on: the disc stays black.
    assert!(out.contains("Outflanked but not flipped: d5.\n"), "{out}");
    assert!(out.contains("Turn 2, White: not flipped d5.\n"), "{out}");
    let lines = "f5\ndone\nresign\n";
    let silent = Outflank::new()
        .type_lines(&["play", "--tabletop=silent"], lines)
        .success();
    assert!(!silent.contains("not flipped"), "{silent}");
    let review = Outflank::new()
        .type_lines(&["play", "--tabletop=review"], lines)
        .success();
    assert!(
        review.contains("Turn 1, Black: not flipped e5.\n"),
        "{review}"
    );
}

#[test]
fn clocks_are_shown() {
    let out = Outflank::new()
        .type_lines(&["play", "--clock", "5m+3s"], "f5\n")
        .success();
    assert!(out.contains("Time: Black 5:0"), "{out}");
    let out = Outflank::new()
        .type_lines(&["play", "--clock", "15s/move"], "f5\n")
        .success();
    assert!(out.contains("Time: Black 0:15; White 0:15"), "{out}");
}

#[test]
fn wrong_settings_are_refused_with_the_option_and_the_reason() {
    let outflank = Outflank::new();
    for (arguments, sentence) in [
        (
            &["--variation", "00"][..],
            "--variation “00”: The right digit is 1, 2 or 3.",
        ),
        (
            &["--variation", "a1"],
            "--variation “a1”: “a” is not a digit: the left digit goes from 0 to 9.",
        ),
        (
            &["--variation", "111"],
            "--variation “111”: A game number has two digits, from 01 to 93.",
        ),
        (
            &["--black", "5", "--level", "3"],
            "--black and --level cannot be used together. See “outflank play --help”.",
        ),
        (
            &["--level", "human"],
            "--level “human”: The computer has levels from 1 to 60.",
        ),
        (
            &["--variation", "11", "--level", "3"],
            "Game number 11 already sets who plays: leave that out.",
        ),
        (
            &["--variation", "12", "--black", "3"],
            "--variation and --black cannot be used together. See “outflank play --help”.",
        ),
        (
            &["--black", "3", "--white", "4", "--tabletop"],
            "Tabletop play needs at least one person.",
        ),
        (
            &["--white", "61"],
            "--white “61”: The computer has levels from 1 to 60.",
        ),
        (
            &["--white", "me"],
            "--white “me”: A player is human, or a level from 1 to 60 for the computer.",
        ),
        (
            &["--clock", "5"],
            "--clock “5”: “5” has no unit: write h, m, s or ms after the number, such as 90s.",
        ),
        (
            &["--clock", "5m,never"],
            "--clock “5m,never”: “never” does not say what happens when time runs out: write loses, 31-33, 0-64 or computer.",
        ),
        (
            &["--handicap", "5"],
            "--handicap “5”: A board has four corners: give a number from 0 to 4.",
        ),
        (
            &["--corners", "a1,b2"],
            "--corners “a1,b2”: b2 is not a corner: the corners are a1, h1, a8 and h8.",
        ),
        (
            &["--series", "three"],
            "--series “three”: “three” is not a series: write games:3, points:100 or wins:2.",
        ),
        (
            &["--series", "games:0"],
            "--series “games:0”: Expected a whole number from 1 to 1000.",
        ),
        (
            &["--tabletop=loud"],
            "--tabletop “loud”: Expected one of silent, warn, review.",
        ),
        (
            &["--variation", "11", "--clock", "5m"],
            "--variation and --clock cannot be used together. See “outflank play --help”.",
        ),
        (
            &["--variation", "11", "--tabletop"],
            "--variation and --tabletop cannot be used together. See “outflank play --help”.",
        ),
        (
            &["--resume", "--new"],
            "--resume and --new cannot be used together. See “outflank play --help”.",
        ),
        (
            &["--handicap", "1", "--corners", "a1"],
            "--handicap and --corners cannot be used together. See “outflank play --help”.",
        ),
    ] {
        let mut all = vec!["play"];
        all.extend(arguments);
        assert_eq!(outflank.run(&all).refusal(), sentence);
    }
}

#[test]
fn a_game_begins_after_an_opening_whose_name_may_be_of_any_language() {
    let outflank = Outflank::new();
    for name in ["tiger", "TIGRE"] {
        let played =
            outflank.type_lines(&["play", "--plain", "--new", "--opening", name], "quit\n");
        assert!(played.out.contains("Black 6, White 3"), "{played:#?}");
        assert!(played.out.contains("White to move"), "{played:#?}");
    }
    let unknown = outflank.run(&["play", "--opening", "tigar"]).refusal();
    assert_eq!(unknown, "No opening is called “tigar”. Did you mean Tiger?");
}

#[test]
fn an_opening_by_lot_is_drawn_from_our_list_or_the_users() {
    let outflank = Outflank::new();
    let play = |more: &[&str]| {
        let arguments = [&["play", "--plain", "--new", "--xot"], more].concat();
        outflank.type_lines(&arguments, "quit\n")
    };
    let drawn = |more: &[&str]| {
        let out = play(more).out;
        let (_, line) = out.split_once("The opening drawn by lot is ").unwrap();
        line[..16].to_owned()
    };
    assert_eq!(drawn(&["--seed", "3"]), drawn(&["--seed", "3"]));
    assert_ne!(drawn(&["--seed", "3"]), drawn(&["--seed", "4"]));

    let list = outflank.path().join("list.txt");
    fs::write(&list, "F5D6C3D3C4F4C5B3\r\nf5d6\r\n").unwrap();
    assert_eq!(drawn(&["list.txt"]), "f5d6c3d3c4f4c5b3");
    let told = play(&["list.txt"]);
    let sentence =
        "list.txt: One line is left out. line 2: An opening of XOT has eight moves, this one 2.";
    assert!(told.err.contains(sentence), "{told:#?}");
    fs::write(&list, "nothing\n").unwrap();
    let refusal = play(&["list.txt"]).refusal();
    assert!(
        refusal.starts_with("list.txt cannot be read: line 1: "),
        "{refusal}"
    );
}

#[test]
fn a18_how_a_resigned_game_counts_is_a_choice() {
    let board = "OOOOOOO-OOOOOOXOOOOOXXXOOOOXXXXOOOXXXXXOOXXXXXXO-OXXXX-O-------- X";
    let resigned = |rule: &str| {
        let arguments = [
            "play",
            "--plain",
            "--position",
            board,
            "--resignation",
            rule,
        ];
        Outflank::new().type_lines(&arguments, "resign\n").success()
    };
    assert!(
        resigned("board").contains("Black 23, White 30"),
        "{}",
        resigned("board")
    );
    assert!(resigned("0-64").contains("Black 0, White 64"));
    assert!(resigned("perfect").contains("Perfect play from there ends 8–56"));
}

#[test]
fn b10_any_board_is_played_on() {
    let board = "---------------------------OX------XO--------------------------- O";
    let arguments = ["play", "--plain", "--position", board];
    let out = Outflank::new().type_lines(&arguments, "f4\n").success();
    assert!(out.contains("White plays f4 and flips 1 disc"), "{out}");
}

#[test]
fn d7_and_d8_cartridge_discs_are_called_red_and_green_and_either_starts() {
    let outflank = Outflank::new();
    for (look, first, turn) in [
        ("classic", "red", "Red (left) to move."),
        ("classic", "green", "Green (left) to move."),
        ("cartridge", "green", "Green (left) to move."),
        ("contrast", "green", "Black (left) to move."),
    ] {
        let settings = format!(r#"{{"look":"{look}"}}"#);
        fs::write(outflank.path().join("settings.json"), settings).unwrap();
        let arguments = [
            "play",
            "--plain",
            "--new",
            "--variation",
            "01",
            "--first",
            first,
        ];
        let out = outflank.type_lines(&arguments, "").success();
        assert!(out.contains(turn), "{out}");
    }
}
