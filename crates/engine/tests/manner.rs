//! The first levels have a character, and it shows in how they play.

// Choices are the same everywhere, which other tests check: once is enough.
#![cfg(not(target_family = "wasm"))]

use outflank_engine::{Engine, Level, Manner, Options};
use outflank_rules::random::Random;
use outflank_rules::{Bitboard, Move, Position, Square};

/// Positions of games by chance, in which there is something to choose.
fn positions() -> Vec<Position> {
    let mut random = Random::new(3);
    let mut positions = Vec::new();
    for _ in 0..40 {
        let mut position = Position::START;
        while !position.is_over() {
            let moves: Vec<Move> = position.moves().collect();
            if moves.len() > 2 && position.empties().len() > 8 {
                positions.push(position);
            }
            let mv = random.pick(moves).unwrap();
            position = position.play(mv).unwrap();
        }
    }
    positions
}

/// What a level plays in each.
fn played(level: u8) -> Vec<(Position, Square)> {
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    });
    let level = Level::new(level).unwrap();
    let play = |(seed, position): (usize, Position)| {
        let (mv, _) = engine.choose(position, level, None, seed as u64, &|| false)?;
        Some((position, mv.square()?))
    };
    positions()
        .into_iter()
        .enumerate()
        .filter_map(play)
        .collect()
}

fn mean(played: &[(Position, Square)], of: impl Fn(Position, Square) -> u32) -> f64 {
    let sum: u32 = played
        .iter()
        .map(|&(position, square)| of(position, square))
        .sum();
    f64::from(sum) / played.len() as f64
}

/// The squares next to empty corners.
fn near_corners(position: Position) -> Bitboard {
    let empty = |&corner: &Square| position.empties().contains(corner);
    let corners = Square::CORNERS.into_iter().filter(empty);
    corners
        .flat_map(|corner| {
            let near = |place: u8| if place == 0 { [0, 1] } else { [7, 6] };
            let columns = near(corner.column());
            columns.into_iter().flat_map(move |column| {
                near(corner.row())
                    .into_iter()
                    .filter_map(move |row| Square::at(column, row))
            })
        })
        .filter(|square| !square.is_corner())
        .collect()
}

#[test]
fn the_greedy_one_flips_more_discs_than_its_neighbours() {
    let [below, greedy, above] = [1, 2, 3].map(|level| {
        mean(&played(level), |position, square| {
            position.flips(square.into()).len()
        })
    });
    assert_eq!(Level::new(2).unwrap().manner(), Manner::Greedy);
    assert!(
        greedy > below + 0.4 && greedy > above + 0.4,
        "{below} {greedy} {above}"
    );
}

#[test]
fn the_corner_lover_takes_a_corner_whenever_it_can() {
    let mut chances = 0;
    for (position, square) in played(3) {
        if !(position.legal_moves() & Bitboard::CORNERS).is_empty() {
            chances += 1;
            assert!(square.is_corner(), "{position:?} {square}");
        }
    }
    assert!(chances > 50, "{chances}");
}

#[test]
fn the_edge_lover_goes_to_edges_more_often_than_its_neighbours() {
    let edge = |_: Position, square: Square| {
        let at_edge = |place: u8| place == 0 || place == 7;
        u32::from(at_edge(square.column()) || at_edge(square.row()))
    };
    let [below, edges, above] = [3, 4, 5].map(|level| mean(&played(level), edge));
    assert!(
        edges > below + 0.03 && edges > above + 0.03,
        "{below} {edges} {above}"
    );
}

#[test]
fn the_cautious_one_keeps_away_from_empty_corners() {
    let mut chances = 0;
    for (position, square) in played(5) {
        let near = near_corners(position);
        if !(position.legal_moves() & near).is_empty()
            && !(position.legal_moves() - near).is_empty()
        {
            chances += 1;
            assert!(!near.contains(square), "{position:?} {square}");
        }
    }
    assert!(chances > 100, "{chances}");
}

#[test]
fn the_blocker_leaves_fewer_replies_than_its_neighbours() {
    let replies = |position: Position, square: Square| {
        position.play(square.into()).unwrap().legal_moves().len()
    };
    let [below, blocker, above] = [6, 7, 8].map(|level| mean(&played(level), replies));
    assert!(
        blocker < below && blocker < above,
        "{below} {blocker} {above}"
    );
}

#[test]
fn the_quiet_one_flips_discs_with_fewer_empty_squares_around_them_than_its_neighbours() {
    let around = |position: Position, square: Square| {
        let flips = position.flips(square.into());
        let near = |at: u8| at.saturating_sub(1)..=(at + 1).min(7);
        let open: Bitboard = flips
            .into_iter()
            .flat_map(|disc| {
                near(disc.column()).flat_map(move |column| {
                    near(disc.row()).filter_map(move |row| Square::at(column, row))
                })
            })
            .collect();
        (open & position.empties()).len()
    };
    let [below, quiet, above] = [5, 6, 7].map(|level| mean(&played(level), around));
    assert!(quiet < below && quiet < above, "{below} {quiet} {above}");
}

#[test]
fn the_last_three_characters_are_about_what_they_know() {
    let level = |number| Level::new(number).unwrap();
    assert_eq!(level(8).perfect_from(), 10);
    assert!(!level(8).knows_openings() && level(9).knows_openings());
    assert_eq!(level(10).perfect_from(), 12);
}
