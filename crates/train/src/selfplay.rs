//! Self-play games, as training data.

use outflank_eval::Value;
use outflank_rules::random::Random;
use outflank_rules::{Board, Score, Square};
use outflank_search::{Confidence, Few, Searcher};

use crate::record::Record;

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// The search depth for a move; 0 is a player who only minimises the opponent's mobility.
    pub depth: u32,
    /// The number of empty squares from which play is perfect.
    pub exact: u32,
}

/// λ: how much of a position's value comes from what followed, the rest being the search's own score.
const TRUST_IN_WHAT_FOLLOWED: f32 = 0.85;

/// One move in this many is random: games should go where the engine would not.
const BEST_MOVES_TO_A_RANDOM_ONE: u64 = 14;

/// How many discs such a move may cost by static evaluation.
const ODD_MOVE_COSTS: f32 = 6.0;

/// The number of random moves, from and below, with which three games in five begin. Realistic games come from here.
const SHORT_OPENING: (u32, u32) = (4, 18);

/// The same for the other games, so that every phase has positions that good play does not reach.
const LONG_OPENING: (u32, u32) = (14, 46);

/// How many discs a random move of a balanced opening may cost by static evaluation.
const OPENING_MOVE_COSTS: f32 = 5.0;

/// A position of a game.
struct Step {
    board: Board,
    black: bool,
    /// The search's score.
    opinion: Value,
    /// Whether the search's move was played, so that later values say something about this position.
    followed: bool,
}

impl SelfPlay {
    /// Plays a game and adds its positions, from the end of its random opening.
    ///
    /// A position's value is that of the best play that followed, as far as best moves were played, mixed with the
    /// search's scores on the way: λ-returns, in the terms of reinforcement learning. Once the game is solved, values
    /// are exact.
    pub fn game(self, searcher: &mut Searcher, random: &mut Random, records: &mut Vec<Record>) {
        let Some(mut board) = self.opening(searcher, random) else {
            return;
        };
        let mut steps: Vec<Step> = Vec::with_capacity(64);
        let mut solved: Vec<(Board, bool)> = Vec::with_capacity(16);
        let mut black = true;
        let result = loop {
            let legal = board.legal_moves();
            if legal.is_empty() {
                if board.pass().legal_moves().is_empty() {
                    break board.final_score();
                }
                board = board.pass();
                black = !black;
                continue;
            }
            if board.empties().len() <= self.exact {
                // The score is now known; the rest of the game is played for its positions.
                let guess = steps.last().map_or(Value::default(), |step| {
                    if step.black == black {
                        step.opinion
                    } else {
                        -step.opinion
                    }
                });
                let (score, _) = searcher.solve(board, guess.rounded());
                solved.push((board, black));
                self.perfect_end(searcher, board, black, score.discs(), random, &mut solved);
                break score;
            }
            let (opinion, best) = self.choose(searcher, board, random);
            let mut square = best;
            if self.depth > 0 && random.below(BEST_MOVES_TO_A_RANDOM_ONE as u32) == 0 {
                let others = searcher.reasonable_moves(board, ODD_MOVE_COSTS);
                square = random.pick(others).unwrap_or(best);
            }
            steps.push(Step {
                board,
                black,
                opinion,
                followed: square == best,
            });
            board = board.place(square, board.flips(square));
            black = !black;
        };
        // `black` is the mover of the position that the result belongs to.
        let result = Value::from(result);
        for (board, mover) in solved {
            let value = if mover == black { result } else { -result };
            records.push(Record { board, value });
        }
        let (mut value, mut side) = (f32::from(result.0), black);
        for step in steps.into_iter().rev() {
            if step.black != side {
                (value, side) = (-value, step.black);
            }
            let opinion = f32::from(step.opinion.0);
            value = if self.depth == 0 {
                value
            } else if step.followed {
                opinion + TRUST_IN_WHAT_FOLLOWED * (value - opinion)
            } else {
                opinion
            };
            records.push(Record {
                board: step.board,
                value: Value::clamped(value.round() as i32),
            });
        }
    }

    /// Follows one line of perfect play.
    fn perfect_end(
        self,
        searcher: &mut Searcher,
        mut board: Board,
        mut black: bool,
        mut score: i32,
        random: &mut Random,
        game: &mut Vec<(Board, bool)>,
    ) {
        loop {
            let legal = board.legal_moves();
            if legal.is_empty() {
                if board.pass().legal_moves().is_empty() {
                    return;
                }
                (board, black, score) = (board.pass(), !black, -score);
                continue;
            }
            if board.empties().len() < self.exact {
                game.push((board, black));
            }
            if board.empties().len() <= 2 {
                return;
            }
            let child = |square| board.place(square, board.flips(square));
            let known = Score::new(score).unwrap_or_default();
            let next = if board.empties().len() > Few::MOST_EMPTIES {
                searcher.solve(board, known).1.map(child)
            } else {
                let skip = random.below(legal.len()) as usize;
                let mut squares = legal.into_iter().cycle_from(skip).map(child);
                squares.find(|&child| searcher.few().gets_at_most(child, -known))
            };
            let Some(child) = next else { return };
            (board, black, score) = (child, !black, -score);
        }
    }

    fn choose(self, searcher: &mut Searcher, board: Board, random: &mut Random) -> (Value, Square) {
        if self.depth > 0 {
            let (value, square) = searcher.midgame(board, self.depth, Confidence(0));
            return (value, square.expect("there is a legal move"));
        }
        let cost = |square: Square| {
            let child = board.place(square, board.flips(square));
            let replies = child.legal_moves();
            let corners = outflank_rules::Bitboard::CORNERS;
            let near_corner = 0x42c3_0000_0000_c342_u64 >> square.index() & 1;
            let own = u32::from(square.is_corner());
            40 + 4 * replies.len() + 24 * (replies & corners).len() + 12 * near_corner as u32
                - 30 * own
        };
        let noise = random.bits();
        let key = |square: &Square| cost(*square) * 8 + (noise >> (square.index() / 2) & 15) as u32;
        let square = board.legal_moves().into_iter().min_by_key(key);
        (Value::default(), square.expect("there is a legal move"))
    }

    /// A position some random moves from the start; `None` if the game ended there.
    fn opening(self, searcher: &mut Searcher, random: &mut Random) -> Option<Board> {
        let (least, beyond) = if random.below(5) < 3 {
            SHORT_OPENING
        } else {
            LONG_OPENING
        };
        let plies = least + random.below(beyond - least);
        let wild = self.depth == 0 || random.below(2) == 0;
        let mut board = Board::START;
        for _ in 0..plies {
            let mut legal = board.legal_moves();
            if legal.is_empty() {
                if board.pass().legal_moves().is_empty() {
                    return None;
                }
                board = board.pass();
                continue;
            }
            if !wild {
                legal = searcher.reasonable_moves(board, OPENING_MOVE_COSTS);
            }
            let square = random.pick(legal)?;
            board = board.place(square, board.flips(square));
        }
        Some(board)
    }
}

/// The squares of a set, starting at the n-th and wrapping around.
trait CycleFrom: Iterator<Item = Square> + Clone + Sized {
    fn cycle_from(self, skip: usize) -> impl Iterator<Item = Square> {
        self.clone().skip(skip).chain(self.take(skip))
    }
}

impl<I: Iterator<Item = Square> + Clone> CycleFrom for I {}
