//! Whole games.

use outflank_analysis::{Analysis, Grade, analyse};
use outflank_engine::{Engine, Kind, Level, Options};
use outflank_learn::insight::Mistake;
use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Move, Position, Square};

fn engine() -> Engine {
    Engine::new(Options {
        threads: 1,
        hash_bytes: 4 << 20,
    })
}

fn of(start: Position, moves: &[Move], level: u8) -> Analysis {
    let level = Level::new(level).unwrap();
    analyse(&mut engine(), start, moves, level, &|| false, |_, _| {})
        .unwrap()
        .unwrap()
}

fn transcript(text: &str) -> Vec<Move> {
    text.parse::<Transcript>().unwrap().moves().to_vec()
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
    let moves = transcript(GAME);
    let analysis = of(Position::START, &moves, 10);
    assert_eq!(analysis.moments.len(), moves.len());
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
    let analysis = of(Position::START, &transcript(GAME), 6);
    for moment in &analysis.moments {
        assert!(moment.best.value >= moment.played.value);
        assert_eq!(moment.best.line.first(), Some(&moment.best.mv));
        assert!(
            moment
                .chances
                .iter()
                .all(|chance| (0.0..=1.0).contains(chance))
        );
    }
    for color in Color::ALL {
        let performance = analysis.performance(color);
        assert!((0.0..=100.0).contains(&performance.accuracy));
        assert!(performance.best <= performance.choices && performance.choices <= 30);
        let graded: usize = performance.grades.iter().sum();
        assert!(performance.best + graded <= performance.choices);
    }
    assert_eq!(Grade::of(2.9), Grade::Slip);
}

#[test]
fn a_corner_that_is_given_away_is_named() {
    // Black plays b2, next to the empty corner a1, which White then takes along the row of black discs.
    let position: Position = "--------\
                              --------\
                              --OOO---\
                              --OXXO--\
                              --OXOXX-\
                              ---XOO--\
                              ----O---\
                              -------- X"
        .parse()
        .unwrap();
    let moment = of(position, &[Move::Place(Square::B2)], 9)
        .moments
        .remove(0);
    assert_eq!(
        moment.mistake,
        Some(Mistake::GaveCorner(Square::A1)),
        "{moment:?}"
    );
    assert!(moment.grade() >= Grade::Mistake);
}

#[test]
fn an_analysis_can_be_stopped_and_says_so() {
    let moves = transcript("f5d6c3");
    let level = Level::new(5).unwrap();
    let stopped = analyse(
        &mut engine(),
        Position::START,
        &moves,
        level,
        &|| true,
        |_, _| {},
    );
    assert!(stopped.unwrap().is_err());
}

#[test]
fn an_illegal_move_is_named_by_its_number() {
    let moves = [Move::Place(Square::F5), Move::Place(Square::A1)];
    let level = Level::new(1).unwrap();
    let error = analyse(
        &mut engine(),
        Position::START,
        &moves,
        level,
        &|| false,
        |_, _| {},
    );
    assert_eq!(error.err().map(|(ply, _)| ply), Some(1));
}

#[test]
fn the_end_of_a_game_is_no_guess() {
    let analysis = of(Position::START, &transcript(GAME), 10);
    let last = analysis.moments.last().unwrap();
    assert_eq!(last.played.kind, Kind::Exact);
    // Black won.
    assert!(last.chances[1] > 0.999);
}
