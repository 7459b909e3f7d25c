//! The published counts, in both conventions.

use outflank_rules::perft::{PassRule, perft};
use outflank_rules::{Board, Position};

/// Leaves from the start at depth 1, 2, …: a pass is a ply, a pass is free.
const COUNTS: [(u64, u64); 11] = [
    (4, 4),
    (12, 12),
    (56, 56),
    (244, 244),
    (1_396, 1_396),
    (8_200, 8_200),
    (55_092, 55_092),
    (390_216, 390_216),
    (3_005_288, 3_005_320),
    (24_571_284, 24_571_420),
    (212_258_800, 212_260_880),
];

#[test]
fn perft_1_to_11_where_a_pass_is_a_ply() {
    for (depth, (expected, _)) in (1..).zip(COUNTS) {
        assert_eq!(
            perft(Board::START, depth, PassRule::Ply),
            expected,
            "depth {depth}"
        );
    }
}

#[test]
fn perft_1_to_11_where_a_pass_is_free() {
    for (depth, (_, expected)) in (1..).zip(COUNTS) {
        assert_eq!(
            perft(Board::START, depth, PassRule::Free),
            expected,
            "depth {depth}"
        );
    }
}

#[test]
#[cfg(not(target_family = "wasm"))]
fn threads_do_not_change_the_count_where_the_first_ply_is_a_pass() {
    use outflank_rules::perft::perft_parallel;
    use outflank_rules::random::Random;
    let mut random = Random::new(1);
    let mut position = Position::START;
    while !(position.must_pass() && position.empties().len() > 9) {
        let next = random.pick(position.moves().collect::<Vec<_>>());
        position = next.map_or(Position::START, |mv| position.play(mv).unwrap());
    }
    for rule in [PassRule::Ply, PassRule::Free] {
        let expected = perft(position.board(), 8, rule);
        assert!(expected > 100, "{expected} {position:?}");
        assert_eq!(perft_parallel(position.board(), 8, rule, 2), expected);
    }
}

#[test]
#[cfg(not(target_family = "wasm"))]
fn threads_do_not_change_the_count() {
    use outflank_rules::perft::perft_parallel;
    // A position in which passes and early ends abound.
    let endgame = position("XXXXXXXXXOOOOOOXXOXXXOOXXOXXOXOXXOOXXOOXXOXOXXOXX-OOO-O---XXXX-- O");
    for threads in [1, 2, 3, 8, 1000] {
        for (rule, expected) in [(PassRule::Ply, COUNTS[8].0), (PassRule::Free, COUNTS[8].1)] {
            assert_eq!(perft_parallel(Board::START, 9, rule, threads), expected);
            assert_eq!(
                perft_parallel(endgame.board(), 12, rule, threads),
                perft(endgame.board(), 12, rule)
            );
        }
    }
}

#[test]
fn a_finished_game_is_one_leaf_and_depth_0_is_one_too() {
    let wiped_out = position("X--------------------------------------------------------------- O");
    for rule in [PassRule::Ply, PassRule::Free] {
        assert_eq!(perft(wiped_out.board(), 5, rule), 1);
        assert_eq!(perft(wiped_out.board(), 1, rule), 1);
        assert_eq!(perft(Board::START, 0, rule), 1);
    }
}

#[test]
fn a_forced_pass_is_one_leaf_or_none_of_the_plies() {
    // White cannot move; Black can, on c1 only, which ends the game.
    let pass = position("XO-------------------------------------------------------------- O");
    assert!(pass.must_pass());
    assert_eq!(perft(pass.board(), 1, PassRule::Ply), 1);
    assert_eq!(perft(pass.board(), 1, PassRule::Free), 1);
    assert_eq!(perft(pass.board(), 2, PassRule::Ply), 1);
    let two_replies =
        position("XO------XO------------------------------------------------------ O");
    assert_eq!(perft(two_replies.board(), 1, PassRule::Ply), 1);
    assert_eq!(perft(two_replies.board(), 1, PassRule::Free), 3);
    assert_eq!(perft(two_replies.board(), 2, PassRule::Ply), 3);
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}
