//! Tournament games whose exact losses are known: another solver, which shares nothing with this one, found them.

use outflank_app::study::Tree;
use outflank_engine::Engine;
use outflank_rules::Position;
use outflank_rules::notation::Transcript;

use crate::{engine, reviewed};

/// The moves of a game, then what each of those with at most 20 empty squares lost.
const KNOWN: &str = include_str!("known.txt");

fn compare(engine: &mut Engine, game: &str) {
    let (moves, losses) = game.split_once(' ').unwrap();
    let moves = moves.parse::<Transcript>().unwrap();
    let moves = moves.moves();
    let expected: Vec<f32> = losses.split(' ').map(|it| it.parse().unwrap()).collect();
    let (mut start, mut before) = (Position::START, 0);
    while start.empties().len() > 20 {
        start = start.play(moves[before]).unwrap();
        before += 1;
    }
    let mut end = Transcript::new(start);
    for &mv in &moves[before..] {
        end.push(mv).unwrap();
    }
    // The level that is exact with so many empty squares.
    let review = reviewed(engine, Tree::from(&end), 15);
    let moments = review.summary().unwrap().moments;
    let placed = moments.iter().filter(|it| it.played.mv.square().is_some());
    let found: Vec<f32> = placed
        .map(|moment| {
            assert!(moment.is_exact(), "{moment:?}");
            moment.loss()
        })
        .collect();
    assert_eq!(found.len(), expected.len(), "{game}");
    let same = |(a, b): (&f32, &f32)| (a - b).abs() < 1e-3;
    assert!(
        found.iter().zip(&expected).all(same),
        "{game}: {found:?}, not {expected:?}"
    );
}

#[test]
fn the_losses_of_the_last_twenty_moves_are_those_that_are_known() {
    let mut engine = engine();
    let games: Vec<&str> = KNOWN.lines().collect();
    assert_eq!(games.len(), 12);
    for game in games {
        compare(&mut engine, game);
    }
}
