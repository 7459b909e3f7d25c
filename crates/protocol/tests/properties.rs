//! Any line with a command gets one well-formed reply.

mod common;

use common::{Mock, session};
use outflank_protocol::gtp;
use proptest::prelude::*;

const WORDS: &[&str] = &[
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "showboard",
    "time_settings",
    "time_left",
    "set_game",
    "list_games",
    "loadsgf",
    "final_score",
    "set_level",
    "gogui-rules_game_id",
    "gogui-rules_board",
    "gogui-rules_board_size",
    "gogui-rules_legal_moves",
    "gogui-rules_side_to_move",
    "gogui-rules_final_result",
    "gogui-play_sequence",
    "b",
    "w",
    "black",
    "WHITE",
    "pass",
    "f5",
    "D6",
    "c3",
    "a1",
    "h9",
    "0",
    "1",
    "8",
    "30",
    "99999999999999999999",
    "-1",
    "1.5",
    "Othello",
    "start",
    "over",
    "black passes",
    "white passes",
    "drawn",
    "#",
    "é",
    "\0",
    "\t",
    "\r",
];

/// Lines that are mostly commands, with all kinds of arguments.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let words = prop::collection::vec(prop::sample::select(WORDS), 0..6);
    let words = words.prop_map(|words| words.join(" ").into_bytes());
    let noise = prop::collection::vec(
        any::<u8>().prop_filter("a line", |&byte| byte != b'\n'),
        0..40,
    );
    let moves = (prop::sample::select(&["b", "w"][..]), "[a-h][1-8]")
        .prop_map(|(color, vertex)| format!("play {color} {vertex}").into_bytes());
    let genmove = prop::sample::select(&["genmove b", "genmove w", "undo"][..]);
    let genmove = genmove.prop_map(|line| line.as_bytes().to_vec());
    prop_oneof![3 => words, 1 => noise, 2 => moves, 4 => genmove]
}

/// Whether a line has a command, by code independent of the crate.
fn has_command(line: &[u8]) -> bool {
    let before_comment = line.split(|&byte| byte == b'#').next().unwrap_or_default();
    before_comment.iter().any(|&byte| byte > 32 && byte != 127)
}

fn check_reply(reply: &str) {
    assert!(reply.starts_with(['=', '?']), "{reply:?}");
    assert_eq!(reply.find("\n\n"), Some(reply.len() - 2), "{reply:?}");
}

proptest! {
    #[test]
    fn every_command_line_has_one_reply(lines in prop::collection::vec(line(), 0..60)) {
        let mut session = session(Mock::default());
        for line in &lines {
            let reply = session.answer(line);
            prop_assert_eq!(reply.is_some(), has_command(line), "{}", line.escape_ascii());
            if let Some(reply) = reply {
                check_reply(&reply.to_string());
            }
        }
    }

    #[test]
    fn streams_are_the_same_lines(lines in prop::collection::vec(line(), 0..20)) {
        let mut one_by_one = session(Mock::default());
        let replies = lines.iter().filter_map(|line| one_by_one.answer(line));
        let replies: String = replies.map(|reply| reply.to_string()).collect();
        let mut output = Vec::new();
        gtp::run(&lines.join(&b'\n')[..], &mut output, &mut session(Mock::default())).unwrap();
        prop_assert_eq!(String::from_utf8(output).unwrap(), replies);
    }

    #[test]
    fn any_bytes_do_no_harm(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        let mut output = Vec::new();
        gtp::run(&bytes[..], &mut output, &mut session(Mock::default())).unwrap();
        let lines = bytes.split(|&byte| byte == b'\n').filter(|line| has_command(line)).count();
        let replies = String::from_utf8(output).unwrap();
        prop_assert_eq!(replies.matches("\n\n").count(), lines);
    }
}
