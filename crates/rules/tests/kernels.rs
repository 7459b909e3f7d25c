//! Every kernel against the portable one, and the portable one against a board that is an array.
//!
//! `OUTFLANK_POSITIONS=1000000 cargo test -p outflank-rules --release --test kernels` is the long run.

mod array_board;

use array_board::ArrayBoard;
use outflank_rules::random::Random;
use outflank_rules::{Board, Color, Move, Position, Square, kernel};

fn how_many() -> usize {
    let count = std::env::var("OUTFLANK_POSITIONS").ok();
    count.map_or(10_000, |count| {
        count.parse().expect("OUTFLANK_POSITIONS is a number")
    })
}

#[test]
fn the_array_board_agrees_on_positions_of_random_games() {
    let mut random = Random::new(0x0f1e_2d3c_4b5a_6978);
    let mut left = how_many();
    while left > 0 {
        let mut position = Position::START;
        let mut array = ArrayBoard::start();
        while !position.is_over() && left > 0 {
            left -= 1;
            let expected = array.legal_moves();
            assert_eq!(
                position.legal_moves().into_iter().collect::<Vec<_>>(),
                expected,
                "{position:?}"
            );
            let mv = random.pick(expected).map_or(Move::Pass, Move::Place);
            position = position
                .play(mv)
                .unwrap_or_else(|reason| panic!("{mv}: {reason} {position:?}"));
            array.play(mv);
            for square in Square::all() {
                assert_eq!(
                    position.at(square),
                    array.at(square),
                    "{square} after {mv} {position:?}"
                );
            }
            assert_eq!(position.turn(), array.turn);
        }
        if position.is_over() {
            assert!(array.legal_moves().is_empty());
            array.play(Move::Pass);
            assert!(array.legal_moves().is_empty());
        }
    }
}

#[test]
fn the_array_board_agrees_on_flips_of_every_square_of_random_boards() {
    let mut random = Random::new(0x1234_5678_9abc_def1);
    for _ in 0..how_many() / 10 {
        let (player, opponent) = random_discs(&mut random);
        let mut array = ArrayBoard::empty(Color::Black);
        for square in Square::all() {
            let bit = 1 << square.index();
            if player & bit != 0 {
                array.put(square, Color::Black);
            } else if opponent & bit != 0 {
                array.put(square, Color::White);
            }
        }
        for square in Square::all().filter(|square| (player | opponent) >> square.index() & 1 == 0)
        {
            let expected = array
                .flips(square)
                .into_iter()
                .fold(0, |set, flip| set | 1 << flip.index());
            assert_eq!(
                kernel::portable::flips(square.index(), player, opponent),
                expected
            );
        }
    }
}

/// Discs at random, from few to many.
fn random_discs(random: &mut Random) -> (u64, u64) {
    let density = random.below(4);
    let mut occupied = random.bits();
    for _ in 0..density {
        occupied |= random.bits();
    }
    let colors = random.bits();
    (occupied & colors, occupied & !colors)
}

/// The three functions of a kernel, under the names they all have.
macro_rules! agrees_with_portable {
    ($kernel:ident) => {{
        let mut random = Random::new(0xfeed_beef_0bad_cafe);
        for _ in 0..how_many() {
            let boards: [(u64, u64); 8] = std::array::from_fn(|_| random_discs(&mut random));
            let (players, opponents) = (boards.map(|board| board.0), boards.map(|board| board.1));
            let expected =
                boards.map(|(player, opponent)| kernel::portable::legal_moves(player, opponent));
            assert_eq!(
                kernel::$kernel::legal_moves_of_8(&players, &opponents),
                expected
            );
            let (player, opponent) = boards[0];
            let board =
                Board::new(player.into(), opponent.into()).expect("no square has two discs");
            assert_eq!(
                kernel::$kernel::legal_moves(player, opponent),
                expected[0],
                "{board:?}"
            );
            for square in board.empties() {
                assert_eq!(
                    kernel::$kernel::flips(square.index(), player, opponent),
                    kernel::portable::flips(square.index(), player, opponent),
                    "{square} {board:?}"
                );
            }
        }
    }};
}

#[test]
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
fn avx2_agrees_with_portable() {
    agrees_with_portable!(avx2);
}

#[test]
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512cd",
    target_feature = "avx512vl"
))]
fn avx512_agrees_with_portable() {
    agrees_with_portable!(avx512);
}

#[test]
#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
fn simd128_agrees_with_portable() {
    agrees_with_portable!(simd128);
}

#[test]
fn portable_counts_eight_boards_as_it_counts_one() {
    agrees_with_portable!(portable);
}
