//! `outflank analyse`.

mod common;

use common::Outflank;
use serde_json::Value;

const GAME: &str = "f5f6e6f4e3d6g4d3c3h3c4g3g5g6e7d7h5f3h4h6c6f7c7c5c8d8b5c2d2e2\
                    f1f2e8f8g8b3c1b6a4a3b4a5e1d1g7h8h7b8a7a6a2b2a1b1g2g1b7a8h1h2";

fn run(outflank: &Outflank, arguments: &[&str]) -> common::Answer {
    let mut all = vec!["analyse"];
    all.extend(arguments);
    all.extend(["--level", "10", "--threads", "1", "--hash", "2"]);
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
        assert!(
            !page.contains("http") && !page.contains("<script"),
            "{page}"
        );
    }
}

#[test]
fn files_are_read_and_what_is_wrong_is_told() {
    let outflank = Outflank::new();
    let games = "(;GM[Othello]PB[<b>Anna</b>]PW[Ben]RE[?]B[f5]W[d6]B[c3];)\n\
                 (;GM[Othello]PB[Carl]PW[Dora]RE[?]B[f5]W[f6]B[a1];)\n";
    std::fs::write(outflank.path().join("games.ggf"), games).unwrap();
    let answer = run(&outflank, &["games.ggf", "--page", "report.html"]);
    assert_eq!(answer.code, 2);
    let common::Answer { out, err, .. } = answer;
    assert!(out.contains("<b>Anna</b>") && out.contains("Carl"), "{out}");
    assert!(err.contains("a1"), "{err}");
    let page = std::fs::read_to_string(outflank.path().join("report.html")).unwrap();
    assert!(page.contains("&lt;b&gt;Anna&lt;/b&gt;"));

    assert!(run(&outflank, &["f5d6a1"]).refusal().contains("a1"));
    let refusal = run(&outflank, &["nothing.ggf"]).refusal();
    assert!(refusal.contains("nothing.ggf"), "{refusal}");
}
