//! `outflank analyse`.

mod common;

use core::time::Duration;

use common::Outflank;
use outflank_play::{Level, Match, MatchSetup, PlayerKind, Start};
use outflank_rules::{Move, Square, Symmetry};
use serde_json::Value;

const GAME: &str = "f5f6e6f4e3d6g4d3c3h3c4g3g5g6e7d7h5f3h4h6c6f7c7c5c8d8b5c2d2e2\
                    f1f2e8f8g8b3c1b6a4a3b4a5e1d1g7h8h7b8a7a6a2b2a1b1g2g1b7a8h1h2";

fn run(outflank: &Outflank, arguments: &[&str]) -> common::Answer {
    let mut all = vec!["analyse"];
    all.extend(arguments);
    all.extend(["--threads", "1"]);
    if !arguments.contains(&"--level") {
        all.extend(["--level", "10"]);
    }
    outflank.run(&all)
}

#[test]
fn every_move_is_told_and_then_the_game() {
    let answer = run(&Outflank::new(), &[GAME, "--json"]).success();
    let objects: Vec<Value> = answer
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (summary, plies) = objects.split_last().unwrap();
    for (index, ply) in plies.iter().enumerate() {
        assert_eq!(ply["ply"], index + 1);
    }
    // A pass is a ply, though nobody has a choice.
    let plies: Vec<&Value> = plies.iter().filter(|ply| ply["move"] != "pass").collect();
    assert_eq!(plies.len(), 60);
    for (index, ply) in plies.iter().enumerate() {
        assert_eq!(ply["move"], GAME[2 * index..][..2]);
        assert!(ply["loss"].as_f64().unwrap() >= 0.0);
        // Level 10 is perfect from twelve empty squares on.
        if index >= 48 {
            assert_eq!(ply["exact"], true, "{ply}");
            assert!(ply["score"].is_i64());
        }
    }
    // Black won 41 to 23.
    assert_eq!(plies[59]["score"], 18);
    assert_eq!(plies[59]["color"], "black");
    let players = ["black", "white"].map(|color| summary[color]["loss"].as_f64().unwrap());
    let total: f64 = plies.iter().map(|ply| ply["loss"].as_f64().unwrap()).sum();
    assert!((players.iter().sum::<f64>() - total).abs() < 0.5);
    assert_eq!(summary["opening"], "chimney");
}

#[test]
fn the_report_is_in_the_language_of_the_reader_and_the_page_needs_nothing_else() {
    for (language, word) in [("en", "accuracy"), ("fr", "précision"), ("es", "precisión")] {
        let outflank = Outflank::new();
        let arguments = [GAME, "--page", "report.html", "--lang", language];
        let answer = run(&outflank, &arguments).success();
        assert!(answer.contains(word), "{answer}");
        assert!(answer.contains('█'));
        let page = std::fs::read_to_string(outflank.path().join("report.html")).unwrap();
        assert!(page.to_lowercase().contains(word) && page.contains("</html>"));
        assert!(page.contains(&format!("lang=\"{language}\"")));
        assert!(page.contains("<td>60</td>") && !page.contains("<td>61</td>"));
        assert!(
            !page.contains("http") && !page.contains("<script"),
            "{page}"
        );
    }
}

#[test]
fn files_are_read_and_what_is_wrong_is_told() {
    let outflank = Outflank::new();
    let games = "(;GM[Othello]PB[<b>Anna</b>]PW[Ben]RE[-6.000:r]B[f5]W[d6]B[c3];)\n\
                 (;GM[Othello]PB[Carl]PW[Dora]RE[?]B[f5]W[f6]B[a1];)\n";
    std::fs::write(outflank.path().join("games.ggf"), games).unwrap();
    let answer = run(&outflank, &["games.ggf", "--page", "report.html"]);
    assert_eq!(answer.code, 2);
    let common::Answer { out, err, .. } = answer;
    assert!(out.contains("<b>Anna</b>") && out.contains("Carl"), "{out}");
    assert!(err.contains("a1"), "{err}");
    let page = std::fs::read_to_string(outflank.path().join("report.html")).unwrap();
    assert!(page.contains("&lt;b&gt;Anna&lt;/b&gt;"));
    assert!(
        page.contains("Result: −6 for Black, by resignation."),
        "{page}"
    );

    assert!(run(&outflank, &["f5d6a1"]).refusal().contains("a1"));
    let refusal = run(&outflank, &["nothing.ggf"]).refusal();
    assert!(refusal.contains("nothing.ggf"), "{refusal}");
}

/// A game of XOT between good players: its first eight moves are on our list.
const XOT: &str = "f5d6c6f6d7c5c4b5f4e7b6b3e6f7e8g5g4d3h5e3f3g3a5h6h7g6h4d8f8b4\
                   c8c7a3a4b8g7e2d2a6h3h2g2c3d1e1c2b1f2h1b7c1b2g8h8a1a8a7a2f1g1";

#[test]
fn a_game_of_xot_is_judged_from_its_start_on() {
    let outflank = Outflank::new();
    let first = |arguments: &[&str]| {
        let answer = run(
            &outflank,
            &[arguments, &["--json", "--level", "8"]].concat(),
        )
        .success();
        let last: Value = serde_json::from_str(answer.lines().last().unwrap()).unwrap();
        last["first_judged"].as_u64().unwrap()
    };
    // It shows in how badly its first moves were played, and how well the others.
    assert_eq!(first(&[XOT]), 9);
    assert_eq!(first(&[GAME]), 1);
    let told = run(&outflank, &[XOT, "--level", "8"]).success();
    let sentence = "Judged from move 9 on: it begins with an XOT opening.";
    assert!(told.contains(sentence), "{told}");
    // The moves before are there, and nothing is said about them.
    assert!(told.contains("\n  8 ○ b5\n"), "{told}");
    // Or the record says so, or somebody does, and with which list.
    let named = "(;GM[Othello]PC[XOT evening]PB[Anna]PW[Ben]RE[?]B[f5]W[d6]B[c3]W[d3]B[c4]W[f4]B[c5]W[b3]B[c2];)";
    std::fs::write(outflank.path().join("named.ggf"), named).unwrap();
    assert_eq!(first(&["named.ggf"]), 9);
    let usual = "f5d6c3d3c4f4c5b3c2";
    assert_eq!(first(&[usual]), 1);
    std::fs::write(outflank.path().join("list.txt"), "f5d6c3d3c4f4c5b3\n").unwrap();
    assert_eq!(first(&[usual, "--xot=list.txt"]), 9);
    assert_eq!(first(&["f5f6e6f4e3c5c4e7c6", "--xot=list.txt"]), 1);
    let refusal = run(&outflank, &[usual, "--xot=missing.txt"]).refusal();
    assert!(refusal.contains("missing.txt"), "{refusal}");
}

/// Tournament games, each followed by something else.
const GAMES: &str = include_str!("../../app/tests/games/known.txt");

/// The names of squares in a text, seen in a mirror; where on the board something is, is left out.
fn turned(text: &str, symmetry: Symmetry) -> String {
    let mut text = text.to_owned();
    for area in ["north", "south", "east", "west", "-"] {
        text = text.replace(area, "");
    }
    let mut names: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let mut squares: Vec<String> = word.split(',').map(ToOwned::to_owned).collect();
        for name in &mut squares {
            let bare = name
                .trim_matches(|it: char| !it.is_ascii_alphanumeric())
                .to_owned();
            if let Ok(square) = bare.parse::<Square>() {
                *name = name.replace(&bare, &symmetry.square(square).to_string());
            }
        }
        names.extend(squares);
    }
    // Squares in a list have the order of the board.
    names.sort();
    names.join(" ")
}

/// A game and its images have equal values, losses, grades and sentences. `cargo xtask soak symmetry` takes other games
/// and another level.
#[test]
fn a_game_and_its_mirror_images_are_judged_alike() {
    let outflank = Outflank::new();
    let soak = std::env::var("OUTFLANK_GAMES");
    let games = soak.map(|it| std::fs::read_to_string(it).expect("a file of games"));
    let level = std::env::var("OUTFLANK_LEVEL").unwrap_or("8".to_owned());
    let plies = |game: &str| -> Vec<Value> {
        let answer = run(&outflank, &[game, "--json", "--level", &level]).success();
        let objects = answer
            .lines()
            .map(|line| serde_json::from_str(line).unwrap());
        objects.filter(|it: &Value| it["ply"].is_u64()).collect()
    };
    let (mut sentences, mut seen) = (0, 0);
    let count = if games.is_ok() { usize::MAX } else { 10 };
    for game in games.as_deref().unwrap_or(GAMES).lines().take(count) {
        let moves = game.split(' ').next().unwrap();
        let squares: Vec<Square> = (0..moves.len() / 2)
            .map(|at| moves[2 * at..][..2].parse().unwrap())
            .collect();
        let original = plies(moves);
        for symmetry in [
            Symmetry::Transpose,
            Symmetry::Rotate180,
            Symmetry::AntiTranspose,
        ] {
            let image: String = squares
                .iter()
                .map(|&it| symmetry.square(it).to_string())
                .collect();
            let image = plies(&image);
            assert_eq!(image.len(), original.len());
            for (one, other) in original.iter().zip(&image) {
                seen += 1;
                for field in [
                    "score",
                    "best_score",
                    "loss",
                    "grade",
                    "kind",
                    "reason",
                    "chance_lost",
                ] {
                    assert_eq!(one[field], other[field], "{field}: {one}\n{other}");
                }
                let said = |ply: &Value, symmetry| {
                    let sentence = ply["mistake"].as_str();
                    sentence.map(|it| turned(it, symmetry))
                };
                let sentence = said(one, Symmetry::Identity);
                assert_eq!(said(other, symmetry.inverse()), sentence);
                sentences += usize::from(sentence.is_some());
            }
        }
    }
    println!("{seen} moves, {sentences} sentences");
    assert!(
        games.is_ok() || seen > 1700 && sentences > 20,
        "{seen} {sentences}"
    );
}

#[test]
fn no_first_move_is_an_error_and_the_same_opening_has_the_same_verdict() {
    let outflank = Outflank::new();
    let plies = |game: &str| -> Vec<Value> {
        let answer = run(&outflank, &[game, "--json"]).success();
        answer
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    for first in ["f5", "d3", "c4", "e6"] {
        let ply = plies(first).remove(0);
        assert_eq!(
            (&ply["grade"], &ply["loss"]),
            (&"good".into(), &0.0.into()),
            "{ply}"
        );
    }
    let [one, other] = ["f5d6c3d3c4f4f6f3e6e7", "f5d6c3d3c4f4f6g5"].map(plies);
    for (one, other) in one.iter().zip(&other).take(7) {
        for field in ["position", "move", "score", "best", "loss", "grade", "pv"] {
            assert_eq!(one[field], other[field]);
        }
    }
}

/// A game as the program saves it.
const HANDICAP: &str = include_str!("../../play/tests/saves/v1/handicap.json");

#[test]
fn a_saved_game_is_judged_from_its_own_start_and_one_by_hand_from_its_last_mistake_on() {
    let outflank = Outflank::new();
    let objects = |arguments: &[&str]| {
        let told = run(&outflank, arguments).success();
        let objects = told.lines().map(|it| serde_json::from_str(it).unwrap());
        objects.collect::<Vec<Value>>()
    };
    std::fs::write(outflank.path().join("handicap.json"), HANDICAP).unwrap();
    let found = objects(&["handicap.json", "--json"]);
    let start = found[0]["position"].as_str().unwrap();
    assert!(start.starts_with('O'), "a corner is given: {start}");
    std::fs::write(outflank.path().join("table.json"), common::saved_by_hand()).unwrap();
    let found = objects(&["table.json", "--json"]);
    let plies: Vec<u64> = found.iter().filter_map(|it| it["ply"].as_u64()).collect();
    assert_eq!(
        (plies, &found[3]["first_judged"]),
        (vec![2, 3, 4], &2.into())
    );
    let told = run(&outflank, &["table.json"]).success();
    assert!(told.contains("Judged from move"), "{told}");
    // A damaged one is nothing else.
    std::fs::write(
        outflank.path().join("half.json"),
        &HANDICAP[..HANDICAP.len() / 2],
    )
    .unwrap();
    assert!(
        run(&outflank, &["half.json"])
            .refusal()
            .contains("half.json")
    );
}

/// Black has given a corner away, and White is a person.
#[test]
fn whoever_has_played_a_saved_game_is_spoken_to() {
    let board = "--O--O---OOOOOXXXOOXXXXXXOOOXXOXXXOXOXOXXXXXOOOXX-XOOOOX-XXXX--- X";
    let computer = PlayerKind::Computer(Level::new(8).unwrap());
    let setup = MatchSetup {
        players: [computer, PlayerKind::Human],
        start: Start::Position(board.parse().unwrap()),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    for square in [Square::F8, Square::H8] {
        game.play(Move::Place(square), Duration::ZERO).unwrap();
    }
    let outflank = Outflank::new();
    std::fs::write(outflank.path().join("mine.json"), game.save(Duration::ZERO)).unwrap();
    let said = "After f8 you take the corner h8 at once.";
    let told = run(&outflank, &["mine.json", "--page", "report.html"]).success();
    assert!(told.contains(said), "{told}");
    let page = std::fs::read_to_string(outflank.path().join("report.html")).unwrap();
    assert!(page.contains(said), "{page}");
    let told = run(&outflank, &["mine.json", "--json"]).success();
    assert!(told.contains(said), "{told}");
}
