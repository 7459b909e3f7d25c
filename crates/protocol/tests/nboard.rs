//! Dialogues in the NBoard protocol.

mod common;

use std::ops::ControlFlow;
use std::time::Duration;

use common::analyst::{Analyst, Library, session};
use outflank_engine::Report;
use outflank_protocol::nboard::{self, Answer, Lesson, Question, Session};
use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Square};

const START: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";

/// Sends lines one after the other; returns all answers, a line each.
fn dialogue(session: &mut Session<Analyst>, lines: &[&str]) -> Vec<String> {
    let answers = lines
        .iter()
        .flat_map(|line| session.answer(line.as_bytes()));
    answers.map(|answer| answer.to_string()).collect()
}

fn position_after(moves: &str) -> Position {
    moves.parse::<Transcript>().expect("moves").end()
}

#[test]
fn the_handshake_has_no_reply_and_a_depth_has_a_name() {
    let mut session = session();
    for line in [
        "nboard 1",
        "nboard 2",
        "nboard 3",
        "nboard",
        "",
        "   ",
        "hello there",
    ] {
        assert_eq!(dialogue(&mut session, &[line]), [""; 0], "{line}");
    }
    let names = dialogue(
        &mut session,
        &["set depth 6", "set depth 26", "set depth 99"],
    );
    assert_eq!(
        names,
        [
            "set myname Outflank6",
            "set myname Outflank26",
            "set myname Outflank60"
        ]
    );
    session.answer(b"go");
    assert_eq!(session.analyst().questions()[0].depth, 60);
}

#[test]
fn a_ping_has_its_number() {
    let answers = dialogue(
        &mut session(),
        &["ping 1", "ping 2000000000", "\tping  -3\r"],
    );
    assert_eq!(answers, ["pong 1", "pong 2000000000", "pong -3"]);
}

#[test]
fn a_game_replaces_everything() {
    let mut session = session();
    let game = format!(
        "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]{START}\
         B[F5]W[F6/-2.1/1.5]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)"
    );
    assert_eq!(dialogue(&mut session, &["move f5", &game]), [""; 0]);
    let end = position_after("f5f6d3c5e6f7e7f4");
    assert_eq!(session.game().end(), end);
    // Another start, White to move first.
    let other = "set game (;GM[Othello]BO[8 -------- -------- -------- ---*O--- ---O*--- -------- -------- -------- O]\
                 W[F5];)";
    assert_eq!(dialogue(&mut session, &[other]), [""; 0]);
    assert_eq!(session.game().moves().len(), 1);
    assert_eq!(
        session.game().end().at(Square::E5),
        Some(outflank_rules::Color::White)
    );
}

#[test]
fn a_game_that_cannot_be_read_changes_nothing_and_is_told() {
    let mut session = session();
    session.answer(b"move f5");
    let before = session.game().clone();
    let cases = [
        ("set game", "Error: not understood: "),
        ("set game nonsense", "game 1, byte 0: no game"),
        ("set game (;GM[Chess];)", "a game of Chess"),
        ("set game (;GM[Othello]B[F5]W[A1];)", "move 2"),
        (
            "set game (;GM[Othello]B[F5]B[D6];)",
            "the other colour is to move",
        ),
        ("set game (;GM[Othello]B[F5", "a game without an end"),
        ("set game (;GM[Othello]TY[8a]B[F5];)", "fewest discs"),
    ];
    for (line, part) in cases {
        let answers = dialogue(&mut session, &[line]);
        assert_eq!(answers.len(), 1, "{line}: {answers:?}");
        assert!(answers[0].starts_with("status Error: "), "{answers:?}");
        assert!(answers[0].contains(part), "{answers:?}");
        assert_eq!(*session.game(), before, "{line}");
    }
    // Faults beside the moves do not matter.
    let tolerated = "set game (;GM[Othello]DT[never]RB[high]TI[?]XX[y]B[F5]W[D6];)";
    assert_eq!(dialogue(&mut session, &[tolerated]), [""; 0]);
    assert_eq!(session.game().end(), position_after("f5d6"));
}

#[test]
fn moves_are_made_in_both_ways_and_passes_may_be_left_out() {
    let mut session = session();
    let made = ["move F5", "move d6/-1.00/0.02", "C3", "d3//2", "nothing"];
    assert_eq!(dialogue(&mut session, &made), [""; 0]);
    assert_eq!(session.game().end(), position_after("f5d6c3d3"));
    let times: Vec<Option<Duration>> = session.game().moves().iter().map(|it| it.time).collect();
    let millis = |millis| Some(Duration::from_millis(millis));
    assert_eq!(times, [None, millis(20), None, millis(2000)]);
    // Black must pass, and White has only a8.
    let forced = "set game (;GM[Othello]BO[8 OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO-******O *];)";
    for passes in [&["move PA", "move A8"][..], &["move A8"]] {
        session.answer(forced.as_bytes());
        assert_eq!(dialogue(&mut session, passes), [""; 0]);
        assert_eq!(session.game().moves().len(), 2);
        assert!(session.game().end().is_over());
    }
}

#[test]
fn illegal_moves_and_bad_lines_change_nothing() {
    let mut session = session();
    let answers = dialogue(
        &mut session,
        &[
            "move a1",
            "move PA",
            "move z9",
            "hint",
            "set depth none",
            "ping",
            "set contempt x",
        ],
    );
    assert_eq!(
        answers,
        [
            "status Error: a1 is not legal",
            "status Error: pass is not legal",
            "status Error: not understood: move z9",
            "status Error: not understood: hint",
            "status Error: not understood: set depth none",
            "status Error: not understood: ping",
            "status Error: not understood: set contempt x",
        ]
    );
    assert_eq!(session.game().moves(), []);
    assert!(!session.has_quit());
}

#[test]
fn hints_come_as_they_are_found() {
    let mut session = session();
    session.answer(b"set depth 2");
    let answers = dialogue(&mut session, &["hint 2"]);
    // The analyst for tests values the moves 1, 0, −1, … at each depth.
    assert_eq!(
        answers,
        [
            "status Analyzing",
            "search D3 1.00 0 1",
            "search C4 0.00 0 1",
            "nodestats 100 0.50",
            "search D3 1.00 0 2",
            "search C4 0.00 0 2",
            "nodestats 200 1.00",
            "status",
        ]
    );
    let question = session.analyst().questions()[0];
    assert_eq!(
        (question.lines, question.depth, question.time),
        (2, 2, None)
    );
}

#[test]
fn version_1_has_neither_node_stats_nor_clocks() {
    let mut session = session();
    let game = format!("set game (;GM[Othello]TI[00:10]{START};)");
    let answers = dialogue(
        &mut session,
        &["nboard 1", "set depth 1", &game, "go", "hint 1"],
    );
    assert_eq!(
        answers[1..],
        [
            "status Thinking",
            "=== D3/1.00/0.50",
            "status Analyzing",
            "search D3 1.00 0 1",
            "status"
        ]
    );
    assert_eq!(session.analyst().questions()[0].time, None);
}

#[test]
fn go_finds_a_move_and_does_not_make_it() {
    let mut session = session();
    let answers = dialogue(&mut session, &["set depth 1", "go", "go"]);
    let once = ["status Thinking", "nodestats 100 0.50", "=== D3/1.00/0.50"];
    assert_eq!(answers[1..], [once, once].concat());
    assert_eq!(session.game().end(), Position::START);
}

#[test]
fn go_uses_the_clock_of_the_side_to_move() {
    let mut session = session();
    let clocks = [
        ("TI[15:00]", "", Some((10, 60))),
        ("TI[15:00]", "B[F5//890]W[D6]", Some((0, 6))),
        ("TB[15:00]TW[00:10]", "B[F5]", Some((0, 2))),
        ("TB[00:10]TW[15:00]", "B[F5]", Some((10, 60))),
        ("", "", None),
        ("TI[00:00]", "", None),
    ];
    for (clock, moves, seconds) in clocks {
        session.answer(format!("set game (;GM[Othello]{clock}{START}{moves};)").as_bytes());
        session.answer(b"go");
        let time = session.analyst().questions().last().unwrap().time;
        match seconds {
            None => assert_eq!(time, None, "{clock}"),
            Some((least, most)) => {
                let seconds = time.expect("a clock").as_secs();
                assert!((least..most).contains(&seconds), "{clock}{moves}: {time:?}");
            }
        }
    }
}

#[test]
fn without_a_choice_nothing_is_searched() {
    let mut session = session();
    // Black must pass; then White has one move; then the game is over.
    let forced = "set game (;GM[Othello]BO[8 OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO-******O *];)";
    let answers = dialogue(
        &mut session,
        &[forced, "go", "move PA", "go", "move A8", "go", "hint 3"],
    );
    assert_eq!(answers, ["=== PA", "=== A8", "=== PA"]);
    assert!(session.analyst().questions().is_empty());
}

#[test]
fn the_book_answers_before_the_search() {
    let mut session = Session::new(Analyst::with_book(vec![
        (Square::F5, 40, 7),
        (Square::D3, 200, 1),
        (Square::C4, -300, 0),
    ]));
    let answers = dialogue(&mut session, &["hint 2", "go"]);
    assert_eq!(
        answers,
        ["book D3 1.56 1 9", "book F5 0.31 7 9", "=== D3/1.56/0.00"]
    );
    assert!(session.analyst().questions().is_empty());
    // Elsewhere it has nothing to say.
    assert!(dialogue(&mut session, &["move f5", "go"])[0].starts_with("status"));
}

#[test]
fn contempt_decides_what_a_draw_of_the_book_is_worth() {
    let book = vec![
        (Square::F5, 40, 7),
        (Square::D3, 200, 1),
        (Square::C4, -300, 0),
    ];
    let go = |contempt: &str, start: &str| {
        let mut session = Session::new(Analyst::with_book(book.clone()));
        let game = format!("set game (;GM[Othello]{start};)");
        dialogue(&mut session, &[&game, contempt, "go"]).join("")
    };
    // f5 is practically a draw. Black, who wins by it, takes it; White, who loses by it, does not.
    assert_eq!(go("set contempt 100", START), "=== F5/100.00/0.00");
    assert_eq!(go("set contempt -100", START), "=== D3/1.56/0.00");
    assert_eq!(go("set contempt 0", START), "=== D3/1.56/0.00");
    let white = "BO[8 -------- -------- -------- ---*O--- ---O*--- -------- -------- -------- O]";
    assert_eq!(go("set contempt 100", white), "=== D3/1.56/0.00");
    assert_eq!(go("set contempt -100.0", white), "=== F5/100.00/0.00");
    let mut session = Session::new(Analyst::with_book(book.clone()));
    let hints = dialogue(&mut session, &["set contempt -3.5", "hint 3"]);
    assert_eq!(
        hints,
        ["book D3 1.56 1 9", "book C4 -2.34 0 9", "book F5 -3.50 7 9"]
    );
}

#[test]
fn a_game_is_learned_from_its_first_position_to_its_last() {
    let mut session = session();
    let answers = dialogue(&mut session, &["move f5", "move d6", "learn"]);
    assert_eq!(answers, ["status Learning", "learned"]);
    let positions = ["", "f5", "f5d6"].map(position_after);
    assert_eq!(session.analyst().learned(), [positions.to_vec()]);
}

#[test]
fn trouble_with_the_book_is_told() {
    for (library, trouble) in [
        (
            Library::None,
            "status Error: there is no opening book to learn for",
        ),
        (
            Library::Broken,
            "status Error: the opening book is not kept: no storage space",
        ),
    ] {
        let mut session = Session::new(Analyst::with(library));
        let answers = dialogue(&mut session, &["learn"]);
        assert_eq!(answers, ["status Learning", "learned", trouble]);
    }
}

#[test]
fn an_analysis_goes_backwards_and_counts_passes() {
    let mut session = session();
    session.answer(b"set depth 1");
    let answers = dialogue(&mut session, &["move f5", "move d6", "analyze"]);
    assert_eq!(
        answers,
        [
            "status Analyzing",
            "analysis 2 1.00",
            "analysis 1 1.00",
            "analysis 0 1.00",
            "status"
        ]
    );
    // The end of a game is counted, for the side that would be to move.
    let forced = "set game (;GM[Othello]BO[8 OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO-******O *];)";
    let answers = dialogue(&mut session, &[forced, "move PA", "move A8", "analyze"]);
    assert_eq!(answers[1], "analysis 2 -64.00");
    assert_eq!(answers.len(), 5, "{answers:?}");
}

#[test]
fn quit_ends_the_session() {
    let mut session = session();
    assert_eq!(dialogue(&mut session, &["quit"]), [""; 0]);
    assert!(session.has_quit());
}

#[test]
fn the_status_line_speaks_other_languages() {
    let mut session = session().speaking(|notice| format!("« {notice} »"));
    let answers = session.answer(b"move a1");
    assert_eq!(
        answers,
        [Answer::Status("« Error: a1 is not legal »".to_owned())]
    );
}

/// Has nothing to say.
struct Clumsy;

impl nboard::Analyst for Clumsy {
    fn search(
        &mut self,
        _: Question,
        _: &(dyn Fn() -> bool + Sync),
        _: &mut dyn FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        panic!("injected")
    }

    fn learn(&mut self, _: &[Position], _: &(dyn Fn() -> bool + Sync)) -> Lesson {
        panic!("injected")
    }
}

#[test]
fn a_panic_is_told_and_the_session_goes_on() {
    let mut session = Session::new(Clumsy);
    for command in ["go", "hint 2", "analyze", "learn"] {
        session.answer(b"move f5");
        let said = session.answer(command.as_bytes());
        let last = said.last().map(ToString::to_string);
        let expected = "status Error: the engine crashed on this position";
        assert_eq!(last.as_deref(), Some(expected), "{command}");
        let pong = session.answer(b"ping 3").remove(0).to_string();
        assert_eq!(pong, "pong 3");
    }
    assert_eq!(session.game().moves().len(), 1);
}
