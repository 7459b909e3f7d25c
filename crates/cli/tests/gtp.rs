//! `outflank gtp`.

mod common;

use std::fs;

use common::Outflank;

const GTP: [&str; 6] = ["gtp", "--level", "1", "--threads", "1", "--hash=1"];

#[test]
fn a_session_over_standard_input_and_output() {
    let commands = "1 protocol_version\n2 name\nplay black f5\n3 play white a1\n\
                    genmove white\n4 gogui-rules_side_to_move\nquit\nname\n";
    let out = Outflank::new().type_lines(&GTP, commands).success();
    let replies: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(
        replies[..4],
        ["=1 2", "=2 Outflank", "=", "?3 illegal move"]
    );
    assert!(["= f4", "= d6", "= f6"].contains(&replies[4]), "{out}");
    // Nothing is answered after `quit`.
    assert_eq!(replies[5..], ["=4 black", "=", ""]);
}

#[test]
fn the_end_of_the_input_ends_the_session_and_files_are_read() {
    let outflank = Outflank::new();
    let record = "(;GM[2]FF[4]B[f5];W[d6])";
    fs::write(outflank.path().join("game.sgf"), record).unwrap();
    let commands = "loadsgf game.sgf\ngogui-rules_side_to_move\nloadsgf none.sgf";
    let out = outflank.type_lines(&GTP, commands).success();
    assert_eq!(out, "=\n\n= black\n\n? cannot load file\n\n");
}

#[test]
fn a_whole_game_is_played_with_itself() {
    let commands = "genmove black\ngenmove white\n".repeat(40) + "final_score\n";
    let out = Outflank::new().type_lines(&GTP, &commands).success();
    assert!(!out.contains('?'), "{out}");
    let score = out.trim_end().lines().last().unwrap();
    assert!(
        ["= B+", "= W+", "= 0"]
            .iter()
            .any(|it| score.starts_with(it)),
        "{score}"
    );
}
