//! Whole games with `genmove`.

mod common;

use common::{Mock, session};
use outflank_engine::{Engine, Level, Options};
use outflank_protocol::Player;
use outflank_protocol::gtp::Session;
use outflank_rules::{Color, Position};

/// Plays a game like a controller that sends every pass, and checks each answer. Returns the moves.
fn play_game<P: Player>(session: &mut Session<P>) -> String {
    let mut answer = |line: &str| {
        session
            .answer(line.as_bytes())
            .expect("a reply")
            .to_string()
    };
    assert_eq!(answer("clear_board"), "=\n\n");
    let mut position = Position::START;
    let mut moves = String::new();
    while !position.is_over() {
        let reply = answer(&format!("7 genmove {}", position.turn()));
        let text = reply
            .strip_prefix("=7 ")
            .and_then(|text| text.strip_suffix("\n\n"));
        let text = text.unwrap_or_else(|| panic!("{reply}"));
        let mv = position.moves().find(|mv| mv.to_string() == text);
        let mv = mv.unwrap_or_else(|| panic!("{text} in {position:?}"));
        position = position.play(mv).expect("a legal move");
        moves += text;
    }
    for color in [position.turn(), !position.turn()] {
        assert_eq!(answer(&format!("genmove {color}")), "= pass\n\n");
    }
    let score = match position.final_score(Color::Black).discs() {
        0 => "= 0\n\n".to_owned(),
        black @ 1.. => format!("= B+{black}\n\n"),
        black => format!("= W+{}\n\n", -black),
    };
    assert_eq!(answer("final_score"), score);
    assert_eq!(session.position(), position, "two passes later");
    moves
}

#[test]
fn a_game_of_first_legal_moves() {
    let moves = play_game(&mut session(Mock::default()));
    assert_eq!(moves, play_game(&mut session(Mock::default())));
}

#[test]
fn all_moves_of_a_game_can_be_undone() {
    let mut session = session(Mock::default());
    play_game(&mut session);
    let mut undone = 0;
    while session.answer(b"undo").expect("a reply").result.is_ok() {
        undone += 1;
    }
    assert!(undone > 60, "{undone}");
    assert_eq!(session.position(), Position::START);
}

/// A controller that sends no passes gets the same moves.
#[test]
fn passes_may_be_left_out() {
    let mut explicit = session(Mock::default());
    let mut implicit = session(Mock::default());
    let mut passes = 0;
    let mut position = Position::START;
    while !position.is_over() {
        let line = format!("genmove {}", position.turn());
        let reply = explicit.answer(line.as_bytes());
        if position.must_pass() {
            passes += 1;
        } else {
            assert_eq!(implicit.answer(line.as_bytes()), reply);
        }
        position = explicit.position();
    }
    assert!(passes > 0, "the game shows nothing");
    let black = |session: &Session<Mock>| session.position().discs(Color::Black);
    assert_eq!(black(&explicit), black(&implicit));
}

fn with_engine(level: u8, seed: u64) -> Session<outflank_protocol::EnginePlayer> {
    let engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    });
    Session::with_engine(engine, Level::new(level).expect("a level"), seed)
}

#[test]
fn games_of_the_engine_at_low_levels() {
    for level in 1..=3 {
        let mut session = with_engine(level, 5);
        let games = [play_game(&mut session), play_game(&mut session)];
        assert_ne!(games[0], games[1], "each game has mistakes of its own");
        assert_eq!(
            games[0],
            play_game(&mut with_engine(level, 5)),
            "the same seed, the same game"
        );
    }
}

/// The level asks for seconds a move; the clock allows a game in one.
#[test]
fn the_engine_keeps_to_the_clock() {
    let mut session = with_engine(20, 0);
    session.answer(b"time_settings 1 0 0");
    let start = std::time::Instant::now();
    play_game(&mut session);
    // Two sides with a second each, on machines that may be busy with other tests.
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
}

#[test]
fn without_any_time_the_engine_moves_at_once() {
    let mut session = with_engine(20, 0);
    let mut answer = |line: &[u8]| session.answer(line).expect("a reply").result;
    answer(b"time_left b 0 0").expect("a clock");
    let start = std::time::Instant::now();
    let mv = answer(b"genmove b").expect("a move");
    assert!(["d3", "c4", "f5", "e6"].contains(&&*mv), "{mv}");
    assert!(start.elapsed().as_secs() < 2, "{:?}", start.elapsed());
}
