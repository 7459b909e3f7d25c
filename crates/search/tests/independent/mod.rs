//! An oracle: the rules and the score of perfect play once more, sharing no code and no idea with the program.
//!
//! An array of squares in a frame, eight steps, moves made and taken back, plain alpha-beta. It makes its own
//! positions, too. What it says is compared with the program as text and as a number, never through a type of it.

use std::cmp::Ordering;
use std::fmt;

/// A board of 10 × 10: 1 is the mover's disc, −1 the opponent's, 0 an empty square, 9 the frame.
#[derive(Clone, PartialEq, Eq)]
pub struct Oracle([i8; 100]);

const STEPS: [isize; 8] = [-11, -10, -9, -1, 1, 9, 10, 11];

/// The squares from a1 to h8.
fn squares() -> impl Iterator<Item = usize> {
    (11..89).filter(|at| (1..9).contains(&(at % 10)))
}

impl Oracle {
    /// From 64 letters: `X` is the mover, `O` the opponent.
    pub fn new(letters: &str) -> Oracle {
        let mut cells = [9; 100];
        for (at, letter) in squares().zip(letters.chars()) {
            cells[at] = match letter {
                'X' => 1,
                'O' => -1,
                '-' => 0,
                other => panic!("{other:?} is no square"),
            };
        }
        Oracle(cells)
    }

    /// The start of the game.
    pub fn start() -> Oracle {
        Oracle::new(&format!("{0}---OX------XO---{0}", "-".repeat(24)))
    }

    /// A board with so many empty squares, reached by random moves; it may be the end of a game.
    pub fn random(seed: u64, empties: usize) -> Oracle {
        let mut state = seed;
        loop {
            let mut board = Oracle::start();
            while board.count(0) > empties {
                let moves = board.moves();
                if moves.is_empty() {
                    board.turn();
                    if board.moves().is_empty() {
                        break;
                    }
                } else {
                    // Knuth's generator, by its upper bits.
                    state = state.wrapping_mul(6_364_136_223_846_793_005);
                    state = state.wrapping_add(1_442_695_040_888_963_407);
                    board.play(moves[(state >> 33) as usize % moves.len()]);
                }
            }
            if board.count(0) == empties {
                return board;
            }
        }
    }

    /// How many squares hold this.
    fn count(&self, what: i8) -> usize {
        self.0.iter().filter(|&&cell| cell == what).count()
    }

    /// The number of discs that a disc of the mover on an empty square flips in one direction.
    fn flips(&self, square: usize, step: isize) -> usize {
        let mut at = square.wrapping_add_signed(step);
        let mut flips = 0;
        while self.0[at] == -1 {
            flips += 1;
            at = at.wrapping_add_signed(step);
        }
        if self.0[at] == 1 { flips } else { 0 }
    }

    /// The squares where the mover may place a disc.
    pub fn moves(&self) -> Vec<usize> {
        squares()
            .filter(|&at| self.0[at] == 0 && STEPS.iter().any(|&step| self.flips(at, step) > 0))
            .collect()
    }

    /// The mover places a disc, and it is the other's turn.
    fn play(&mut self, square: usize) {
        for step in STEPS {
            let mut at = square;
            for _ in 0..self.flips(square, step) {
                at = at.wrapping_add_signed(step);
                self.0[at] = 1;
            }
        }
        self.0[square] = 1;
        self.turn();
    }

    fn turn(&mut self) {
        for cell in self.0.iter_mut().filter(|cell| **cell != 9) {
            *cell = -*cell;
        }
    }

    fn after(&self, square: usize) -> Oracle {
        let mut board = self.clone();
        board.play(square);
        board
    }

    fn passed(&self) -> Oracle {
        let mut board = self.clone();
        board.turn();
        board
    }

    /// The score of perfect play for the mover.
    pub fn solve(&self) -> i32 {
        self.search(-64, 64)
    }

    /// The score if it lies in the window, otherwise a bound.
    fn search(&self, alpha: i32, beta: i32) -> i32 {
        let moves = self.moves();
        if moves.is_empty() {
            let passed = self.passed();
            if passed.moves().is_empty() {
                return self.final_score();
            }
            return -passed.search(-beta, -alpha);
        }
        let mut boards: Vec<Oracle> = moves.iter().map(|&square| self.after(square)).collect();
        // Few replies first where it pays: the same answer, sooner.
        if self.count(0) > 6 {
            boards.sort_by_cached_key(|board| board.moves().len());
        }
        let mut best = -64;
        for board in boards {
            best = best.max(-board.search(-beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The mover's discs minus the opponent's, empty squares to the winner.
    pub fn final_score(&self) -> i32 {
        let [mine, yours, empty] = [1, -1, 0].map(|what| self.count(what) as i32);
        match mine.cmp(&yours) {
            Ordering::Greater => mine + empty - yours,
            Ordering::Equal => 0,
            Ordering::Less => mine - (yours + empty),
        }
    }

    /// The number of ways to play so many plies; a pass is one.
    fn perft(&self, plies: u32) -> u64 {
        if plies == 0 {
            return 1;
        }
        let moves = self.moves();
        if moves.is_empty() {
            let passed = self.passed();
            let is_over = passed.moves().is_empty();
            return if is_over { 1 } else { passed.perft(plies - 1) };
        }
        let boards = moves.iter().map(|&square| self.after(square));
        boards.map(|board| board.perft(plies - 1)).sum()
    }
}

/// 64 letters, as [`Oracle::new`] reads them.
impl fmt::Display for Oracle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        squares().try_for_each(|at| {
            f.write_str(match self.0[at] {
                1 => "X",
                -1 => "O",
                _ => "-",
            })
        })
    }
}

impl fmt::Debug for Oracle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.to_string();
        for rank in 0..8 {
            writeln!(f, "{}", &letters[rank * 8..rank * 8 + 8])?;
        }
        Ok(())
    }
}

#[test]
fn the_oracle_counts_games_as_everybody_does() {
    let counts = [1, 4, 12, 56, 244, 1_396, 8_200, 55_092];
    for (plies, count) in counts.into_iter().enumerate() {
        assert_eq!(Oracle::start().perft(plies as u32), count, "{plies} plies");
    }
    // A pass is a ply, and a game that is over stays one game.
    let pass = Oracle::new(&format!("OX{}", "-".repeat(62)));
    assert_eq!([1, 2, 3, 9].map(|plies| pass.perft(plies)), [1, 1, 1, 1]);
}

#[test]
fn the_oracle_gives_empty_squares_to_the_winner() {
    let board = |mine: usize, yours: usize| {
        let empty = "-".repeat(64 - mine - yours);
        Oracle::new(&format!("{}{}{empty}", "X".repeat(mine), "O".repeat(yours)))
    };
    for (mine, yours, score) in [
        (33, 31, 2),
        (32, 32, 0),
        (40, 23, 18),
        (23, 40, -18),
        (20, 20, 0),
        (13, 0, 64),
        (0, 13, -64),
        (0, 0, 0),
        (1, 2, -62),
    ] {
        assert_eq!(board(mine, yours).final_score(), score, "{mine}–{yours}");
    }
}

#[test]
fn the_oracle_solves_what_can_be_solved_by_hand() {
    for (letters, score) in [
        // The mover wipes the opponent out; the opponent wipes the mover out after a pass.
        (format!("-OX{}", "-".repeat(61)), 64),
        (format!("OX{}", "-".repeat(62)), -64),
        // One square left, h8, which only the opponent can take: it flips g8 to b8.
        (format!("{}OXXXXXX-", "X".repeat(56)), 56 - 8),
        // The same square for the mover, who flips the other seven.
        (format!("{}XOOOOOO-", "X".repeat(56)), 64),
        // Nobody can take g8: it is the winner's.
        (format!("{}-O", "X".repeat(62)), 63 - 1),
    ] {
        assert_eq!(Oracle::new(&letters).solve(), score, "{letters}");
    }
}
