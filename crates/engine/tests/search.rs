//! Requests, limits, stopping, lines and levels.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use outflank_engine::{Engine, Goal, Kind, Level, Options, Report, SearchRequest};
use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Move, Position};

/// WebAssembly has no threads here.
const THREADS: &[usize] = if cfg!(target_family = "wasm") {
    &[1]
} else {
    &[1, 2]
};

fn engine(threads: usize) -> Engine {
    Engine::new(Options {
        threads,
        hash_bytes: 1 << 20,
    })
}

fn after(moves: &str) -> Position {
    moves.parse::<Transcript>().expect("a game").end()
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// Fourteen empty squares; g8 wins by 18.
const ENDGAME: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

fn run(engine: &mut Engine, request: &SearchRequest) -> Report {
    engine.search(request, &|| false, |_| ControlFlow::Continue(()))
}

#[test]
fn an_exact_search_proves_its_score_and_shows_the_line() {
    let report = run(
        &mut engine(1),
        &SearchRequest::new(position(ENDGAME), Goal::Exact),
    );
    let best = report.best().expect("a move");
    assert_eq!(
        (best.mv.to_string(), best.kind),
        ("g8".to_owned(), Kind::Exact)
    );
    assert_eq!(best.exact().expect("exact").discs(), 18);
    let mut end = position(ENDGAME);
    for &mv in &best.line {
        end = end.play(mv).expect("a legal line");
    }
    assert!(end.is_over());
    assert_eq!(end.final_score(Color::Black).discs(), 18);
}

#[test]
fn a_depth_beyond_the_end_of_the_game_is_an_exact_search() {
    let report = run(
        &mut engine(1),
        &SearchRequest::new(position(ENDGAME), Goal::Depth(30)),
    );
    assert_eq!(
        report
            .best()
            .expect("a move")
            .exact()
            .expect("exact")
            .discs(),
        18
    );
}

#[test]
fn all_lines_asked_for_are_there_best_first() {
    let start = after("f5d6c3");
    let mut request = SearchRequest::new(start, Goal::Depth(6));
    request.lines = 100;
    let report = run(&mut engine(1), &request);
    assert_eq!(report.lines.len(), start.legal_moves().len() as usize);
    assert!(report.lines.is_sorted_by_key(|line| -line.value));
    for line in &report.lines {
        assert_eq!(
            line.kind,
            Kind::Midgame {
                depth: 6,
                percent: 73
            }
        );
        assert_eq!(line.line[0], line.mv);
        line.line.iter().fold(start, |position, &mv| {
            position.play(mv).expect("a legal line")
        });
    }
}

#[test]
fn a_forced_pass_is_a_move_and_a_finished_game_has_none() {
    let pass = position("XO-------------------------------------------------------------- O");
    for goal in [
        Goal::Static,
        Goal::Depth(3),
        Goal::Exact,
        Goal::Level(Level::MIN),
    ] {
        let report = run(&mut engine(1), &SearchRequest::new(pass, goal));
        assert_eq!(report.best().expect("a move").mv, Move::Pass, "{goal:?}");
    }
    let over = position("XX-------------------------------------------------------------- O");
    let report = run(&mut engine(1), &SearchRequest::new(over, Goal::Exact));
    assert_eq!(report.lines, []);
    assert!(
        engine(1)
            .choose(over, Level::MIN, None, 0, &|| false)
            .is_none()
    );
}

#[test]
fn a_search_that_is_stopped_at_once_still_has_a_move() {
    for &threads in THREADS {
        let request = SearchRequest::new(after("f5d6c3d3c4"), Goal::Best);
        let report = engine(threads).search(&request, &|| true, |_| ControlFlow::Continue(()));
        let best = report.best().expect("a move");
        assert!(request.position.play(best.mv).is_ok());
    }
}

#[test]
fn the_sink_can_stop_the_search() {
    let request = SearchRequest::new(after("f5d6c3d3c4"), Goal::Best);
    let mut reports = 0;
    let report = engine(1).search(&request, &|| false, |_| {
        reports += 1;
        if reports == 3 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!(reports, 3);
    assert_eq!(
        report.best().expect("a move").kind,
        Kind::Midgame {
            depth: 3,
            percent: 73
        }
    );
}

#[test]
fn stop_is_asked_all_the_time_and_honoured() {
    let request = SearchRequest::new(after("f5d6c3d3c4f4f6f3"), Goal::Best);
    for &threads in THREADS {
        let (asked, told) = (AtomicU32::new(0), AtomicBool::new(false));
        let stop = || {
            asked.fetch_add(1, Relaxed);
            told.store(asked.load(Relaxed) > 200, Relaxed);
            told.load(Relaxed)
        };
        engine(threads).search(&request, &stop, |_| ControlFlow::Continue(()));
        assert!(told.load(Relaxed));
        assert!(
            asked.load(Relaxed) <= 202,
            "asked {} times after the end",
            asked.load(Relaxed) - 201
        );
    }
}

#[test]
fn limits_of_nodes_and_time_end_a_search() {
    let mut request = SearchRequest::new(after("f5d6c3d3c4f4f6f3"), Goal::Best);
    request.limits.nodes = Some(20_000);
    let report = run(&mut engine(1), &request);
    assert!(report.nodes >= 20_000);
    request.limits.nodes = None;
    request.limits.time = Some(Duration::from_millis(30));
    let report = run(&mut engine(1), &request);
    assert!(report.elapsed >= Duration::from_millis(30));
    assert!(report.nodes > 0);
}

#[test]
fn the_same_question_gets_the_same_answer_on_one_thread() {
    let request = SearchRequest::new(after("f5d6c3d3c4f4f6f3e6e7"), Goal::Depth(10));
    let first = run(&mut engine(1), &request);
    let second = run(&mut engine(1), &request);
    assert_eq!((first.nodes, first.lines), (second.nodes, second.lines));
}

#[test]
fn every_level_plays_legal_moves_to_the_end() {
    for number in 1..=10 {
        let level = Level::new(number).expect("a level");
        let mut engine = engine(1);
        let mut position = Position::START;
        let mut plies = 0;
        while !position.is_over() {
            let level = if plies < 30 { level } else { Level::MIN };
            let (mv, _) = engine
                .choose(position, level, None, 7, &|| false)
                .expect("a move");
            position = position
                .play(mv)
                .unwrap_or_else(|reason| panic!("{mv}: {reason} {position:?}"));
            plies += 1;
        }
    }
}

#[test]
fn weak_levels_vary_with_the_seed_and_repeat_with_it() {
    let game = |seed| {
        let mut engine = engine(1);
        let mut game = Transcript::new(Position::START);
        while !game.end().is_over() {
            let (mv, _) = engine
                .choose(game.end(), Level::MIN, None, seed, &|| false)
                .expect("a move");
            game.push(mv).expect("a legal move");
        }
        game.to_string()
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}
