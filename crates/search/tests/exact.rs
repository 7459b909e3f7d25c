//! Exact scores are exact: against an oracle that shares no code, and under symmetry.
//!
//! `cargo xtask soak solver` is the long run.

mod independent;

use std::ops::{ControlFlow, Range};
use std::time::Instant;

use independent::Oracle;
use outflank_eval::Weights;
use outflank_rules::random::Random;
use outflank_rules::{Board, Color, Move, Position, Score, Symmetry};
use outflank_search::root::{Line, Setting, Stage, exact_plan, search};
use outflank_search::{Confidence, Few, Searcher, Table};

/// A board with so many empty squares, reached by random moves.
fn random_board(random: &mut Random, empties: u32) -> Board {
    loop {
        let mut board = Board::START;
        loop {
            if board.empties().len() == empties {
                return board;
            }
            let legal = board.legal_moves();
            if legal.is_empty() {
                if board.is_over() {
                    break;
                }
                board = board.pass();
            } else {
                let square = random.pick(legal).expect("a move");
                board = board.place(square, board.flips(square));
            }
        }
    }
}

/// The number of cases: few in every run, many in the long one.
fn cases(few: usize, many: usize) -> usize {
    if std::env::var_os("OUTFLANK_SOAK").is_some() {
        many
    } else {
        few
    }
}

/// Meaningless weights: a proof does not depend on them.
fn weights() -> Weights {
    Weights::random(&mut Random::new(7))
}

struct Solver {
    table: Table,
    weights: Weights,
    threads: usize,
}

impl Solver {
    fn new() -> Solver {
        Solver {
            table: Table::new(1 << 20),
            weights: weights(),
            threads: 1,
        }
    }

    fn lines(&self, board: Board, lines: usize) -> Vec<Line> {
        self.lines_until(board, lines, u64::MAX)
    }

    /// What is found in about so many nodes.
    fn lines_until(&self, board: Board, lines: usize, nodes: u64) -> Vec<Line> {
        let (table, weights, threads) = (&self.table, &self.weights, self.threads);
        let setting = Setting {
            table,
            weights,
            threads,
            lines,
            stop: &|visited| visited >= nodes,
        };
        let mut found = Vec::new();
        search(
            board,
            exact_plan(board.empties().len()),
            setting,
            |lines, _| {
                found = lines.to_vec();
                ControlFlow::Continue(())
            },
        );
        found
    }

    /// The exact score of any board, including finished ones.
    fn score(&self, board: Board) -> i32 {
        if board.is_over() {
            return board.final_score().discs();
        }
        let line = &self.lines(board, 1)[0];
        assert_line_reaches_its_score(board, line);
        line.exact_score().expect("an exact score").discs()
    }
}

/// The moves of an exact line lead to the end of the game and to the score.
fn assert_line_reaches_its_score(board: Board, line: &Line) {
    let mut position = Position::new(board, Color::Black);
    for &mv in &line.moves {
        position = position
            .play(mv)
            .unwrap_or_else(|reason| panic!("{mv}: {reason} {position:?}"));
    }
    assert!(position.is_over(), "{:?} {position:?}", line.moves);
    assert_eq!(
        Some(position.final_score(Color::Black)),
        line.exact_score(),
        "{:?} {board:?}",
        line.moves
    );
}

/// Asks the program what the oracle has answered: on one thread and two, with a small table and a large one, each full
/// of what it has seen before. The position of a case depends on its number only.
fn ask_the_oracle(cases: Range<u64>, empties: impl Fn(u64) -> u64) {
    // WebAssembly has no threads here, and little memory.
    let (two, large) = if cfg!(target_family = "wasm") {
        (1, 8)
    } else {
        (2, 256)
    };
    let solvers = [(1, 1), (1, large), (two, 1), (two, large)].map(|(threads, megabytes)| {
        let table = Table::new(megabytes << 20);
        Solver {
            table,
            threads,
            ..Solver::new()
        }
    });
    let started = Instant::now();
    for case in cases.clone() {
        let oracle = Oracle::random(case, empties(case) as usize);
        let position: Position = format!("{oracle} X").parse().expect("a position");
        let score = oracle.solve();
        for solver in &solvers {
            assert_eq!(
                solver.score(position.board()),
                score,
                "case {case}\n{oracle:?}"
            );
        }
        if (case + 1) % 1_000 == 0 {
            println!("{} cases, {} s", case + 1, started.elapsed().as_secs());
        }
    }
    println!(
        "{cases:?}: {} positions, 4 settings each, 0 wrong",
        cases.end - cases.start
    );
}

/// Where a long run that was interrupted goes on.
fn first_case() -> u64 {
    std::env::var("OUTFLANK_FIRST_CASE").map_or(0, |number| number.parse().expect("a number"))
}

#[test]
fn the_oracle_agrees_up_to_12_empty_squares() {
    // WebAssembly has the rules and the search of every other build; it is here for its kernels.
    let few = if cfg!(target_family = "wasm") {
        100
    } else {
        600
    };
    let cases = cases(few, 100_000) as u64;
    ask_the_oracle(first_case().min(cases)..cases, |case| case % 13);
}

#[test]
fn the_oracle_agrees_with_13_and_14_empty_squares() {
    let cases = cases(4, 1_000) as u64;
    ask_the_oracle(first_case().min(cases)..cases, |case| 13 + case % 2);
}

#[test]
fn scores_agree_under_symmetry_with_their_children_and_in_null_windows() {
    let (mut random, mut solver) = (Random::new(0xaaaa_bbbb_cccc_dddd), Solver::new());
    for case in 0..cases(6, 2_000) {
        let board = random_board(&mut random, 14 + case as u32 % 5);
        if board.is_over() {
            continue;
        }
        solver.table.clear();
        let score = solver.score(board);
        let symmetry = Symmetry::ALL[1 + case % 7];
        assert_eq!(
            solver.score(symmetry.board(board)),
            score,
            "{symmetry:?} {board:?}"
        );
        // WebAssembly has no threads here.
        solver.threads = if cfg!(target_family = "wasm") { 1 } else { 2 };
        solver.table.clear();
        assert_eq!(solver.score(board), score, "two threads {board:?}");
        solver.threads = 1;
        let legal = board.legal_moves();
        let of_children = if legal.is_empty() {
            -solver.score(board.pass())
        } else {
            let children = legal
                .into_iter()
                .map(|square| board.place(square, board.flips(square)));
            children
                .map(|child| -solver.score(child))
                .max()
                .expect("a move")
        };
        assert_eq!(of_children, score, "{board:?}");
    }
}

#[test]
fn every_line_asked_for_has_its_true_score() {
    let (mut random, solver) = (Random::new(0x7777_8888_9999_aaab), Solver::new());
    for _ in 0..cases(20, 500) {
        let board = random_board(&mut random, 12);
        let legal = board.legal_moves();
        if legal.is_empty() {
            continue;
        }
        let lines = solver.lines(board, legal.len() as usize);
        assert_eq!(lines.len(), legal.len() as usize);
        assert!(
            lines.is_sorted_by_key(|line| -line.value),
            "best first {board:?}"
        );
        for line in lines {
            assert_line_reaches_its_score(board, &line);
            let Move::Place(square) = line.moves[0] else {
                panic!("a placement")
            };
            let child = board.place(square, board.flips(square));
            assert_eq!(
                line.exact_score().expect("exact").discs(),
                -solver.score(child),
                "{square} {board:?}"
            );
        }
    }
}

#[test]
fn a_search_that_is_stopped_proves_nothing() {
    let (mut random, solver) = (Random::new(0x00dd_ba11), Solver::new());
    let mut better = 0;
    for _ in 0..cases(10, 1_000) {
        let board = random_board(&mut random, 16);
        let expected = solver.score(board);
        for step in 40..80 {
            solver.table.clear();
            let lines = solver.lines_until(board, 1, (1 << (step / 4)) * (4 + step % 4) / 4);
            let Some(line) = lines.first() else { continue };
            if let Some(score) = line.exact_score() {
                assert_eq!(score.discs(), expected, "{board:?}");
                break;
            }
            // The proof was under way, and had found a better move.
            let confidence = Confidence::ALMOST_FULL;
            better += u32::from(line.stage == Stage::Endgame { confidence });
        }
    }
    assert!(better > 0);
}

#[test]
fn quick_answers_are_those_of_the_search() {
    let (mut random, solver) = (Random::new(0x1357_9bdf_2468_ace1), Solver::new());
    let mut searcher = Searcher::new(weights(), 1 << 20);
    for i in 0..cases(24, 1_000) {
        let board = random_board(&mut random, 13 + i as u32 % 4);
        if board.legal_moves().is_empty() {
            continue;
        }
        let expected = Score::new(solver.score(board)).expect("a score");
        if board.empties().len() <= Few::MOST_EMPTIES {
            assert_eq!(searcher.few().score(board), expected, "{board:?}");
        }
        // With any guess.
        let guess = Score::new((random.bits() % 129) as i32 - 64).expect("a score");
        let (score, square) = searcher.solve(board, guess);
        assert_eq!(score, expected, "{board:?}");
        let square = square.expect("a move");
        let child = board.place(square, board.flips(square));
        assert_eq!(-solver.score(child), expected.discs(), "{square} {board:?}");
    }
}

#[test]
fn passes_wiped_out_boards_and_many_moves_are_ordinary_cases() {
    let solver = Solver::new();
    let board = |text: &str| text.parse::<Position>().expect("a position").board();
    // The mover has to pass.
    let pass = board("XO-------------------------------------------------------------- O");
    let line = &solver.lines(pass, 3)[0];
    assert_eq!(
        line.moves,
        [Move::Pass, Move::Place(outflank_rules::Square::C1)]
    );
    assert_eq!(line.exact_score().expect("exact").discs(), -64);
    // A move that leaves the opponent without a disc.
    let wipe_out = board("-OX------------------------------------------------------------- X");
    assert_eq!(solver.score(wipe_out), 64);
}

#[test]
#[cfg(not(target_family = "wasm"))]
fn damage_to_the_table_never_changes_an_exact_score() {
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

    let (mut random, mut solver) = (Random::new(0x5555_6666_7777_8889), Solver::new());
    // So small that every entry is overwritten again and again.
    solver.table = Table::new(1 << 14);
    for _ in 0..cases(10, 300) {
        let board = random_board(&mut random, 15);
        let expected = Solver::new().score(board);
        let done = AtomicBool::new(false);
        let seed = random.bits() | 1;
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let mut random = Random::new(seed);
                while !done.load(Relaxed) {
                    solver.table.scramble(|| random.bits());
                }
            });
            assert_eq!(solver.score(board), expected, "{board:?}");
            done.store(true, Relaxed);
        });
    }
}
