//! Every command and every error of the protocol, as dialogues.

mod common;

use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;

use common::{Mock, dialogue, session};
use outflank_engine::Level;
use outflank_protocol::gtp::{Session, read_file, run};
use outflank_protocol::{Choice, Player};
use outflank_rules::{Position, Square};

#[test]
fn the_example_of_the_specification() {
    let script = VecDeque::from([Square::D6.into()]);
    let mut session = session(Mock {
        script,
        ..Mock::default()
    });
    let sent = "1 boardsize 8\n2 clear_board\n3 play b f5\n4 genmove w\n5 play w e4\nquit\n";
    let expected = "=1\n\n=2\n\n=3\n\n=4 d6\n\n?5 illegal move\n\n=\n\n";
    assert_eq!(dialogue(&mut session, sent), expected);
    assert!(session.has_quit());
}

/// The lines sent before, the line sent, and the expected reply without its last two line breaks.
#[rustfmt::skip]
const CASES: &[(&str, &str, &str)] = &[
    ("", "protocol_version", "= 2"),
    ("", "name", "= Outflank"),
    ("", "version", concat!("= ", env!("CARGO_PKG_VERSION"))),
    ("", "known_command genmove", "= true"),
    ("", "known_command gogui-rules_board", "= true"),
    ("", "known_command fly", "= false"),
    ("", "known_command GENMOVE", "= false"),
    ("", "known_command", "? syntax error"),
    ("", "quit", "="),

    // Framing.
    ("", "12 name", "=12 Outflank"),
    ("", "  007\tname # 13", "=007 Outflank"),
    ("", "99999999999999999999999 name", "=99999999999999999999999 Outflank"),
    ("", "12", "?12 syntax error"),
    ("", "-1 name", "? unknown command"),
    ("", "4 fly", "?4 unknown command"),
    ("", "Name", "? unknown command"),
    ("", "name name", "? syntax error"),
    ("", "na\0me\r", "= Outflank"),
    ("", "né", "? unknown command"),

    // The board.
    ("", "boardsize 8", "="),
    ("", "boardsize 08", "="),
    ("", "boardsize 10", "? unacceptable size"),
    ("", "boardsize 0", "? unacceptable size"),
    ("", "boardsize 99999999999999999999", "? unacceptable size"),
    ("", "boardsize", "? syntax error"),
    ("", "boardsize eight", "? syntax error"),
    ("", "boardsize -8", "? syntax error"),
    ("play b f5\nboardsize 8", "gogui-rules_side_to_move", "= white"),
    ("play b f5\nclear_board", "gogui-rules_legal_moves", "= d3 c4 f5 e6"),
    ("", "komi 6.5", "="),
    ("", "komi -3", "="),
    ("", "komi", "? syntax error"),
    ("", "komi much", "? syntax error"),
    ("", "komi inf", "? syntax error"),

    // Moves.
    ("", "play b f5", "="),
    ("", "play BLACK F5", "="),
    ("", "play Black c4", "="),
    ("play b f5", "play W D6", "="),
    ("", "play b a1", "? illegal move"),
    ("", "play b d4", "? illegal move"),
    ("", "play b pass", "? illegal move"),
    ("", "play w f5", "? wrong color"),
    ("", "play w f4", "? wrong color"),
    ("", "play w pass", "? wrong color"),
    ("", "play w e4", "? illegal move"),
    ("play b f5", "play b d6", "? wrong color"),
    ("", "play", "? syntax error"),
    ("", "play b", "? syntax error"),
    ("", "play f5", "? syntax error"),
    ("", "play b f5 d6", "? syntax error"),
    ("", "play red f5", "? syntax error"),
    ("", "play b i9", "? syntax error"),
    ("", "play b f55", "? syntax error"),
    ("", "play b resign", "? syntax error"),
    ("", "genmove b", "= d3"),
    ("", "genmove B", "= d3"),
    ("genmove b", "gogui-rules_side_to_move", "= white"),
    ("", "genmove w", "? wrong color"),
    ("", "genmove", "? syntax error"),
    ("", "genmove green", "? syntax error"),
    ("", "reg_genmove black", "= d3"),
    ("reg_genmove b", "gogui-rules_side_to_move", "= black"),
    ("", "reg_genmove w", "? wrong color"),
    ("", "reg_genmove", "? syntax error"),
    ("", "undo", "? cannot undo"),
    ("play b f5", "undo", "="),
    ("play b f5\nundo", "undo", "? cannot undo"),
    ("play b f5\nplay w d6\nundo", "gogui-rules_legal_moves", "= f4 d6 f6"),
    ("genmove b\nundo", "gogui-rules_legal_moves", "= d3 c4 f5 e6"),
    ("play b f5\nclear_board", "undo", "? cannot undo"),
    ("", "gogui-play_sequence b f5 w d6 b c3", "="),
    ("gogui-play_sequence b f5 w d6", "gogui-rules_legal_moves", "= c3 c4 c5 c6 c7"),
    ("", "gogui-play_sequence b f5 w a1", "? illegal move"),
    ("gogui-play_sequence b f5 w a1", "undo", "? cannot undo"),
    ("", "gogui-play_sequence b f5 w", "? syntax error"),
    ("", "gogui-play_sequence", "="),

    // Passes.
    ("loadsgf black passes", "gogui-rules_legal_moves", "= pass"),
    ("loadsgf black passes", "genmove b", "= pass"),
    ("loadsgf black passes\ngenmove b", "gogui-rules_side_to_move", "= white"),
    ("loadsgf black passes", "reg_genmove b", "= pass"),
    ("loadsgf black passes\nreg_genmove b", "gogui-rules_side_to_move", "= black"),
    ("loadsgf black passes", "play b PASS", "="),
    ("loadsgf black passes", "play b a8", "? illegal move"),
    ("loadsgf black passes", "play w a8", "="),
    ("loadsgf black passes", "play w pass", "? illegal move"),
    ("loadsgf black passes", "genmove w", "= a8"),
    ("loadsgf black passes", "reg_genmove w", "= a8"),
    ("loadsgf black passes\nplay b pass", "play w a8", "="),
    ("loadsgf black passes\nplay b pass", "play b pass", "? wrong color"),
    ("loadsgf black passes\nplay b pass\nundo", "gogui-rules_side_to_move", "= black"),
    ("loadsgf black passes\nplay w a8\nundo", "gogui-rules_side_to_move", "= white"),
    ("loadsgf black passes\nplay w a8\nundo\nundo", "gogui-rules_side_to_move", "= black"),
    ("loadsgf black passes\nplay w a8\nundo\nundo", "undo", "? cannot undo"),
    ("loadsgf white passes", "gogui-rules_legal_moves", "= pass"),
    ("loadsgf white passes", "genmove w", "= pass"),
    ("loadsgf white passes\ngenmove white", "gogui-rules_side_to_move", "= black"),
    ("loadsgf white passes", "play b a8", "="),
    ("loadsgf white passes", "genmove b", "= a8"),
    ("loadsgf white passes", "play b pass", "? illegal move"),

    // The end of the game.
    ("loadsgf over", "genmove w", "= pass"),
    ("loadsgf over", "genmove b", "= pass"),
    ("loadsgf over\ngenmove w", "genmove b", "= pass"),
    ("loadsgf over\ngenmove w\nundo", "gogui-rules_side_to_move", "= white"),
    ("loadsgf over\nplay w pass", "play b pass", "="),
    ("loadsgf over", "play w a1", "? illegal move"),
    ("loadsgf over", "gogui-rules_legal_moves", "="),
    ("loadsgf over", "gogui-rules_final_result", "= Black wins 64-0"),
    ("loadsgf over", "final_score", "= B+64"),
    ("loadsgf black passes\nplay w a8", "final_score", "= W+64"),
    ("loadsgf wiped out", "final_score", "= W+64"),
    ("loadsgf wiped out", "gogui-rules_final_result", "= White wins 64-0"),
    ("loadsgf drawn", "final_score", "= 0"),
    ("loadsgf drawn", "gogui-rules_final_result", "= draw 32-32"),
    ("", "final_score", "= 0"),
    ("", "gogui-rules_final_result", "= unfinished"),
    ("", "final_score now", "? syntax error"),

    // The rest of GoGui's rules.
    ("", "gogui-rules_game_id", "= Othello"),
    ("", "gogui-rules_board_size", "= 8"),
    ("", "gogui-rules_side_to_move", "= black"),
    ("play b d3", "gogui-rules_board", "= . . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . X O . . .\n\
        . . . X X . . .\n. . . X . . . .\n. . . . . . . .\n. . . . . . . ."),
    ("play b d3", "3 showboard", "=3\n  A B C D E F G H\n1 . . . . . . . . 1\n2 . . . . . . . . 2\n\
        3 . . . X . . . . 3\n4 . . . X X . . . 4\n5 . . . X O . . . 5\n6 . . . . . . . . 6\n7 . . . . . . . . 7\n\
        8 . . . . . . . . 8\n  A B C D E F G H\nBlack (X) 4, White (O) 1, White to move"),

    // Settings.
    ("", "time_settings 300 30 10", "="),
    ("", "time_settings 0 1 0", "="),
    ("", "time_settings 1.5 0.1 1", "="),
    ("", "time_settings 99999999999999999999 99999999999999999999 99999999999999999999", "="),
    ("", "time_settings 300 30", "? syntax error"),
    ("", "time_settings 300 30 x", "? syntax error"),
    ("", "time_settings -1 0 0", "? syntax error"),
    ("", "time_settings nan 0 0", "? syntax error"),
    ("", "time_left b 10 0", "="),
    ("", "time_left White 10 5", "="),
    ("", "time_left b 10", "? syntax error"),
    ("", "time_left b ten 0", "? syntax error"),
    ("", "time_left 10 0", "? syntax error"),
    ("", "set_game Othello", "="),
    ("", "set_game othello", "="),
    ("", "set_game Go", "? unsupported game"),
    ("", "set_game", "? syntax error"),
    ("", "list_games", "= Othello"),
    ("", "set_level 1", "="),
    ("", "set_level 60", "="),
    ("", "set_level 0", "? unacceptable level"),
    ("", "set_level 61", "? unacceptable level"),
    ("", "set_level 99999999999", "? unacceptable level"),
    ("", "set_level high", "? syntax error"),
    ("", "set_level", "? syntax error"),

    // Files.
    ("", "loadsgf start", "="),
    ("loadsgf start", "gogui-rules_side_to_move", "= white"),
    ("loadsgf start\nundo\nundo\nundo", "undo", "? cannot undo"),
    ("", "loadsgf start 2", "="),
    ("loadsgf start 2", "gogui-rules_legal_moves", "= f4 d6 f6"),
    ("loadsgf start 1", "gogui-rules_legal_moves", "= d3 c4 f5 e6"),
    ("", "loadsgf", "? syntax error"),
    ("", "loadsgf broken", "? cannot load file"),
    ("", "loadsgf binary", "? cannot load file"),
    ("", "loadsgf missing", "? cannot load file"),
    ("play b f5\nloadsgf broken", "gogui-rules_legal_moves", "= f4 d6 f6"),
];

#[test]
fn commands_answer_and_fail_as_the_table_says() {
    for (before, line, reply) in CASES {
        let mut session = session(Mock::default());
        dialogue(&mut session, before);
        let sent = session
            .answer(line.as_bytes())
            .expect("a reply")
            .to_string();
        assert_eq!(sent, format!("{reply}\n\n"), "{before:?}, then {line:?}");
    }
}

#[test]
fn every_listed_command_is_known_and_tested() {
    let mut session = session(Mock::default());
    let list = dialogue(&mut session, "list_commands");
    let names: Vec<&str> = list.trim_start_matches("= ").trim().lines().collect();
    assert_eq!(names.len(), 28);
    for name in names {
        let known = dialogue(&mut session, &format!("known_command {name}"));
        assert_eq!(known, "= true\n\n", "{name}");
        let is_tested =
            |(_, line, _): &(&str, &str, &str)| line.split(' ').any(|word| word == name);
        assert!(
            name == "list_commands" || name == "clear_board" || CASES.iter().any(is_tested),
            "{name}"
        );
    }
}

#[test]
fn a_player_that_errs_is_caught() {
    let script = VecDeque::from([Square::A1.into(), Square::A1.into()]);
    let mut session = session(Mock {
        script,
        ..Mock::default()
    });
    let replies = dialogue(&mut session, "genmove b\nreg_genmove b\nundo");
    assert_eq!(
        replies,
        "? no move found\n\n? no move found\n\n? cannot undo\n\n"
    );
}

#[test]
fn the_player_hears_of_the_level_and_of_new_games() {
    let player = Mock::default();
    let seen = player.seen.clone();
    let mut session = session(player);
    dialogue(
        &mut session,
        "genmove b\nset_level 7\nclear_board\ngenmove b\nset_level 61\ngenmove w",
    );
    let seen = seen.lock().unwrap();
    assert_eq!(seen.levels, [1, 7, 7]);
    assert_eq!(seen.games, 1);
}

#[test]
fn the_clock_gives_the_time_for_a_move() {
    let player = Mock {
        elapsed: Duration::from_secs(20),
        ..Mock::default()
    };
    let seen = player.seen.clone();
    let mut session = session(player);
    let mut times = |lines: &str| {
        seen.lock().unwrap().times.clear();
        dialogue(&mut session, lines);
        seen.lock().unwrap().times.clone()
    };
    let between = |time: Option<Duration>, least: f64, most: f64| {
        let seconds = time.expect("a limit").as_secs_f64();
        assert!((least..=most).contains(&seconds), "{seconds}");
    };

    assert_eq!(times("genmove b"), [None], "no clock");
    let absolute = times(
        "clear_board\ntime_settings 60 0 0\ngenmove b\nreg_genmove w\ngenmove w\ngenmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b",
    );
    between(absolute[0], 1.0, 6.0);
    assert_eq!(absolute[1], None, "reg_genmove looks at no clock");
    assert!(absolute[2] >= absolute[0], "each side has its own clock");
    assert!(
        absolute[3] < absolute[0] && absolute[5] < absolute[3],
        "time was used: {absolute:?}"
    );
    assert_eq!(absolute[7], Some(Duration::ZERO), "no time is left");

    let again = times("clear_board\ngenmove b");
    assert_eq!(again[0], absolute[0], "a new game has the whole time");
    let told = times("clear_board\ntime_left b 600 0\ngenmove b\ntime_left w 3 1\ngenmove w");
    between(told[0], 10.0, 60.0);
    between(told[1], 2.0, 3.0);
    let period = times("clear_board\ntime_settings 0 30 3\ngenmove b");
    between(period[0], 7.0, 10.0);
    assert_eq!(
        times("clear_board\ntime_settings 0 30 0\ngenmove b"),
        [None],
        "no limit"
    );
}

#[test]
fn the_strongest_level_uses_a_long_clock_and_hurries_with_a_short_one() {
    let player = Mock::default();
    let seen = player.seen.clone();
    dialogue(
        &mut session(player),
        "set_level 20\ngenmove b\ntime_settings 1800 0 0\ngenmove w\ntime_settings 10 0 0\ngenmove b",
    );
    let seen = seen.lock().unwrap();
    assert_eq!(seen.levels, [20; 3]);
    let own = Level::STRONGEST.thinking_time();
    assert_eq!(seen.times[0], None, "the level's own time");
    assert!(seen.times[1] > own, "{:?}", seen.times);
    assert!(
        seen.times[2] > None && seen.times[2] < own,
        "{:?}",
        seen.times
    );
}

#[test]
fn streams_are_answered_line_by_line_until_quit() {
    let talk = |input: &[u8]| {
        let mut output = Vec::new();
        run(input, &mut output, &mut session(Mock::default())).expect("no error");
        String::from_utf8(output).expect("text")
    };
    assert_eq!(talk(b""), "");
    assert_eq!(
        talk(b"1 name\r\n\n# x\n2 genmove b"),
        "=1 Outflank\n\n=2 d3\n\n"
    );
    assert_eq!(talk(b"1 quit\n2 name\n"), "=1\n\n");
    assert_eq!(
        talk(b"\xff\xfe\0\n3 play b \xc3\n"),
        "? unknown command\n\n?3 syntax error\n\n"
    );
    let endless = [
        b"1 name ".to_vec(),
        vec![b'x'; 1 << 20],
        b"\n2 name\n".to_vec(),
    ]
    .concat();
    assert_eq!(talk(&endless), "?1 syntax error\n\n=2 Outflank\n\n");
    let in_pieces = io::BufReader::with_capacity(3, &b"play b f5\ngenmove w\n"[..]);
    let mut output = Vec::new();
    run(in_pieces, &mut output, &mut session(Mock::default())).expect("no error");
    assert_eq!(output, b"=\n\n= f4\n\n");
}

/// Reports a closed output, or another error.
struct Closed(io::ErrorKind);

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Err(self.0.into())
    }
}

#[test]
fn a_controller_that_is_gone_is_no_error() {
    let talk = |kind| {
        run(
            &b"name\nname\n"[..],
            Closed(kind),
            &mut session(Mock::default()),
        )
    };
    assert!(talk(io::ErrorKind::BrokenPipe).is_ok());
    assert!(talk(io::ErrorKind::StorageFull).is_err());
}

#[test]
fn files_are_read_if_they_can_be() {
    assert!(read_file(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).is_ok());
    assert!(read_file("no such file").is_err());
    assert!(read_file("with a\0zero").is_err());
    assert!(read_file(env!("CARGO_MANIFEST_DIR")).is_err());
}

/// Panics the first time.
struct Clumsy(bool);

impl Player for Clumsy {
    fn choose(&mut self, position: Position, _: Level, _: Option<Duration>) -> Option<Choice> {
        assert!(std::mem::replace(&mut self.0, true), "injected");
        let mv = position.moves().next()?;
        let elapsed = Duration::ZERO;
        Some(Choice { mv, elapsed })
    }
}

#[test]
fn a_panic_is_an_error_and_the_session_goes_on() {
    let mut session = Session::new(Clumsy(false), Level::MIN);
    let sent = "1 play b f5\n2 genmove w\n3 gogui-rules_side_to_move\n4 genmove w\n";
    let expected = "=1\n\n?2 internal error\n\n=3 white\n\n=4 d6\n\n";
    assert_eq!(dialogue(&mut session, sent), expected.replace("d6", "f4"));
}
