//! Whole games, and an engine that answers.

use std::ops::ControlFlow;

use outflank_app::review::{Effort, Grade, Input, Plan, Review, Summary, Why};
use outflank_app::study::{Study, Tree};
use outflank_app::{Effect, Reply};
use outflank_engine::{Engine, Kind, Level, Options};
use outflank_learn::insight::Reason;
use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Move, Position, Square};

mod known;

fn engine() -> Engine {
    Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    })
}

fn reviewed(engine: &mut Engine, study: impl Into<Study>, level: u8) -> Review {
    let plan = Plan {
        line: Some(Effort::Level(Level::new(level).unwrap())),
        ..Plan::default()
    };
    let mut review = Review::new(study, plan);
    while let [Effect::Ask(id, question)] = review.effects()[..] {
        let answer = engine.answer(&question, &|| false, |_| ControlFlow::Continue(()));
        review.update(Input::Reply(id, Reply::Done(answer)));
    }
    review
}

fn of(start: Position, moves: &str, level: u8) -> Summary {
    let moves = Transcript::parse_from(start, moves).unwrap();
    let mut engine = engine();
    let review = reviewed(&mut engine, Tree::from(&moves), level);
    review.summary().unwrap()
}

/// A tournament game, 41 to 23.
const GAME: &str = "f5f6e6f4e3d6g4d3c3h3c4g3g5g6e7d7h5f3h4h6c6f7c7c5c8d8b5c2d2e2\
                    f1f2e8f8g8b3c1b6a4a3b4a5e1d1g7h8h7b8a7a6a2b2a1b1g2g1b7a8h1h2";

/// The exact score by trying everything.
fn solve(position: Position) -> i32 {
    if position.is_over() {
        return position.final_score(position.turn()).discs();
    }
    let after = |mv| {
        let next = position.play(mv).unwrap();
        let score = solve(next);
        if next.turn() == position.turn() {
            score
        } else {
            -score
        }
    };
    position.moves().map(after).max().unwrap()
}

#[test]
fn losses_at_the_end_are_what_trying_everything_says() {
    let analysis = of(Position::START, GAME, 10);
    assert_eq!(analysis.moments.len(), 61);
    let last = analysis.moments.len() - 9;
    for moment in &analysis.moments[last..] {
        assert!(moment.is_exact());
        let best = solve(moment.position);
        let after = moment.position.play(moment.played.mv).unwrap();
        let sign = if after.turn() == moment.mover() {
            1
        } else {
            -1
        };
        let expected = best - sign * solve(after);
        assert!((moment.loss() - expected as f32).abs() < 1e-3, "{moment:?}");
    }
}

#[test]
fn values_follow_from_each_other() {
    let analysis = of(Position::START, GAME, 6);
    for moment in &analysis.moments {
        assert!(moment.best.value >= moment.played.value);
        assert_eq!(moment.best.line.first(), Some(&moment.best.mv));
    }
    let mut chances = analysis.chances.iter();
    assert!(chances.all(|chance| (0.0..=1.0).contains(chance)));
    for color in Color::ALL {
        let performance = analysis.performance(color);
        assert!((0.0..=100.0).contains(&performance.accuracy));
        assert!(performance.best <= performance.choices && performance.choices <= 30);
        let graded: usize = performance.grades.iter().sum();
        assert!(performance.best + graded <= performance.choices);
    }
}

#[test]
fn a_corner_that_is_given_away_is_named() {
    let board = "--O--O---OOOOOXXXOOXXXXXXOOOXXOXXXOXOXOXXXXXOOOXX-XOOOOX-XXXX--- X";
    let moment = of(board.parse().unwrap(), "f8", 13).moments.remove(0);
    let Why::Seen(seen) = moment.why() else {
        panic!("{moment:?}");
    };
    assert_eq!(seen.reason, Reason::GivesCorner(Square::H8), "{moment:?}");
    assert_eq!(moment.grade(), Grade::Blunder);
}

#[test]
fn the_end_of_a_game_is_no_guess() {
    let analysis = of(Position::START, GAME, 10);
    let last = analysis.moments.last().unwrap();
    assert_eq!(last.played.kind, Kind::Exact);
    // Black won.
    assert!(analysis.chances[61] > 0.999);
}

/// Fourteen empty squares; the scores are published.
const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

#[test]
fn exact_losses_are_the_differences_of_the_published_scores() {
    for (mv, score) in [("g8", 18), ("h1", 12), ("h7", 6), ("a4", -22), ("g2", -24)] {
        let tree: Tree = format!("[{BOARD}]{mv}").parse().unwrap();
        let review = reviewed(&mut engine(), tree, 13);
        let course = review.course();
        let worth = |at: usize| course[at].worth.map(|it| it.value.rounded().discs());
        assert_eq!((worth(0), worth(1)), (Some(18), Some(score)), "{mv}");
        let moment = course[1].moment.as_ref().unwrap();
        assert!(moment.is_exact());
        assert!((moment.loss() - (18 - score) as f32).abs() < 1e-3, "{mv}");
        assert_eq!(moment.best.mv, Move::Place(Square::G8));
    }
}

#[test]
fn a_blunder_is_called_one_as_soon_as_the_game_has_been_looked_at() {
    let blunder = of(Position::START, "f5d6c3d3c4f4f6f3e6e7g4", 10);
    let moment = blunder.moments.last().unwrap();
    assert_eq!(moment.played.mv, Move::Place(Square::G4));
    assert!(moment.grade() >= Grade::Mistake, "{moment:?}");
    assert_ne!(moment.best.mv, moment.played.mv);
}
