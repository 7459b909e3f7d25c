//! `outflank train`.

mod common;

use common::Outflank;
use serde_json::Value;

/// As little as can be learnt from.
const RUN: &[&str] = &[
    "train",
    "run",
    "run",
    "--seed",
    "7",
    "--games",
    "60",
    "--exact",
    "6",
    "--passes",
    "3",
    "--positions",
    "1",
    "--deepest",
    "4",
];

fn manifest(outflank: &Outflank) -> Value {
    let text = std::fs::read_to_string(outflank.path().join("run/manifest.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_run_is_made_once_and_its_weights_can_be_used_and_cut_and_drawn() {
    let outflank = Outflank::new();
    let said = outflank.run(RUN).success();
    for part in ["Round 1: 60 games", "held out", "phase 29", "checksum"] {
        assert!(said.contains(part), "{said}");
    }
    let first = manifest(&outflank);
    assert_eq!(first["settings"]["games"], 60);
    assert_eq!(first["rounds"][0]["selfplay"]["games"]["games"], 60);
    // There is nothing left to do.
    assert_eq!(outflank.run(RUN).success(), "");
    assert_eq!(manifest(&outflank), first);

    let weights = "run/round-01/outflank.weights";
    let small = ["train", "cut", weights, "small.weights", "--run", "run"];
    let said = outflank.run(&small).success();
    assert!(
        said.contains("small.weights") && said.contains("Mean error"),
        "{said}"
    );
    let sizes = [weights, "small.weights"]
        .map(|it| std::fs::metadata(outflank.path().join(it)).unwrap().len());
    // So little is learnt from 60 games that hardly a row has numbers.
    assert!(sizes[1] <= sizes[0], "{sizes:?}");
    outflank.run(&["train", "report", "run", "--out", "pictures"]);
    // Nobody is there to beat in the first round.
    outflank.run(&["train", "gate", "run"]).success();
}

#[test]
fn games_that_were_killed_half_way_are_the_same_in_the_end() {
    let play = |directory: &'static str| {
        let games = ["--games", "1600", "--exact", "6", "--threads", "1"];
        [&["train", "selfplay", directory], &games[..]].concat()
    };
    let outflank = Outflank::new();
    let mut child = outflank.command(&play("killed")).spawn().unwrap();
    let chunk = outflank
        .path()
        .join("killed/round-01/games/chunk-00000.positions");
    while !chunk.is_file() && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    for directory in ["killed", "whole"] {
        outflank.run(&play(directory)).success();
    }
    let [killed, whole] = ["killed", "whole"].map(|directory| {
        let path = outflank.path().join(directory).join("manifest.json");
        let manifest: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        manifest["rounds"][0]["selfplay"]["games"]["checksum"].clone()
    });
    assert!(killed.is_string());
    assert_eq!(killed, whole);
}

#[test]
fn positions_from_elsewhere_are_read_up_to_a_record_cut_short() {
    let outflank = Outflank::new();
    // The start, worth half a disc, and a part of it again.
    let mut record = [0; 18];
    record[..8].copy_from_slice(&0x0000_0008_1000_0000u64.to_le_bytes());
    record[8..16].copy_from_slice(&0x0000_0010_0800_0000u64.to_le_bytes());
    record[16] = 64;
    std::fs::write(
        outflank.path().join("one"),
        [&record[..], &record[..7]].concat(),
    )
    .unwrap();
    let said = outflank
        .run(&["train", "data", "run", "--import", "one"])
        .success();
    assert_eq!(
        said,
        "Round 1: 1 positions, 1 distinct ones to learn from, 0 held out\n"
    );
    let imported = &manifest(&outflank)["rounds"][0]["data"]["imported"];
    assert_eq!(imported[0][1], 25);
    std::fs::write(
        outflank.path().join("other"),
        "certainly not positions of a game",
    )
    .unwrap();
    let refused = outflank.run(&["train", "data", "else", "--import", "other"]);
    assert_eq!(refused.refusal(), "other does not contain positions.");
}

#[test]
fn what_cannot_be_done_is_said() {
    let outflank = Outflank::new();
    let says = |arguments: &[&str], sentence: &str| {
        assert_eq!(outflank.run(arguments).refusal(), sentence);
    };
    let nothing = "There is no run in nowhere yet: start one with “outflank train run”.";
    for stage in ["fit", "calibrate", "export", "gate", "report"] {
        says(&["train", stage, "nowhere"], nothing);
    }
    assert!(!outflank.path().join("nowhere").exists());
    says(
        &["train", "data", "run"],
        "There are no positions to learn from yet: play games, or name files with --import.",
    );
    says(
        &["train", "fit", "run"],
        "Do “outflank train data” first in round 1.",
    );
    says(
        &["train", "selfplay", "run", "--seed", "9"],
        "The run was started with another value of seed: use that one, or another directory.",
    );
    says(
        &["train", "selfplay", "run", "--depth", "99"],
        "--depth “99”: Expected a whole number from 3 to 20.",
    );
    says(
        &["train", "fit", "run", "--rate", "much"],
        "--rate “much”: Expected a number that is not negative, such as 60 or 0.5.",
    );
    std::fs::write(outflank.path().join("w"), "not weights").unwrap();
    says(
        &["train", "run", "other", "--weights", "w"],
        "w cannot be used: this is not a weights file.",
    );
    says(
        &["train", "fit", "run", "--rigde", "1"],
        "Unknown option “--rigde”. Did you mean “--refine”? See “outflank train fit --help”.",
    );

    // A manifest of a program to come is not called damaged, and nothing happens to it.
    let manifest = outflank.path().join("newer/manifest.json");
    let text = "{\n  \"settings\": {\"seed\": 1, \"games\": 2, \"depth\": 4, \"exact\": 14, \"kept\": 2},\n  \"news\": 1\n}\n";
    std::fs::create_dir(outflank.path().join("newer")).unwrap();
    std::fs::write(&manifest, text).unwrap();
    let at = std::path::Path::new("newer").join("manifest.json");
    let sentence = format!(
        "{} cannot be read from line 3 on: it was edited or cut short, or a newer program wrote it. Fix it, or start a run in another directory.",
        at.display()
    );
    for stage in ["run", "selfplay", "fit"] {
        says(&["train", stage, "newer"], &sentence);
    }
    assert_eq!(std::fs::read_to_string(manifest).unwrap(), text);
}

#[test]
fn every_stage_has_help_in_three_languages() {
    let outflank = Outflank::new();
    let stages = [
        "run",
        "selfplay",
        "data",
        "fit",
        "calibrate",
        "export",
        "gate",
        "cut",
        "report",
        "yardstick",
    ];
    for (language, example) in [("en", "Example"), ("fr", "Exemple"), ("es", "Ejemplo")] {
        let all = outflank
            .run(&["train", "--help", "--lang", language])
            .success();
        for stage in stages {
            assert!(all.contains(stage), "{stage}: {all}");
            let help = outflank.run(&["train", stage, "--help", "--lang", language]);
            let help = help.success();
            let (_, sample) = help.split_once(example).expect("an example");
            let sample = sample.lines().nth(1).unwrap_or_default();
            assert!(
                sample.starts_with(&format!("  outflank train {stage}")),
                "{help}"
            );
            // Every option says what it is for.
            for line in help
                .lines()
                .filter(|line| line.trim_start().starts_with("--"))
            {
                assert!(line.trim().contains("  "), "{stage}: {line}");
            }
        }
    }
}

#[test]
fn a_yardstick_is_continued_and_every_move_has_its_score() {
    let outflank = Outflank::new();
    let make = |positions| {
        let arguments = ["--empties=8", "--threads=2", positions];
        let arguments = [&["train", "yardstick", "some.obf"], &arguments[..]].concat();
        outflank.run(&arguments).success();
        std::fs::read_to_string(outflank.path().join("some.obf")).unwrap()
    };
    let first = make("--positions=2");
    let all = make("--positions=3");
    assert!(all.starts_with(&first) && all.lines().count() == 4, "{all}");
    for other in [["--empties=9", "--seed=1"], ["--empties=8", "--seed=2"]] {
        let arguments = [
            &["train", "yardstick", "some.obf", "--positions=4"],
            &other[..],
        ]
        .concat();
        let refusal = outflank.run(&arguments).refusal();
        assert!(refusal.contains("another seed"), "{refusal}");
    }
    let kept = std::fs::read_to_string(outflank.path().join("some.obf"));
    assert_eq!(kept.unwrap(), all);
    let judged = outflank.run(&["validate", "--choose=some.obf", "--depths=8", "--threads=1"]);
    let judged = judged.success();
    assert!(judged.contains("| built-in | 8 | 3 | 100.0%"), "{judged}");
}
