//! Games of the engine against itself, as material for the fit.

use outflank_rules::{Board, Score, Square};
use outflank_search::{Confidence, Searcher};

use crate::random::Random;
use crate::record::Record;

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// The depth of the search for a move; 0 is a player who only keeps the opponent's moves few.
    pub depth: u32,
    /// From this many empty squares on the play is perfect.
    pub exact: u32,
}

impl SelfPlay {
    /// Plays a game and adds its positions, from the end of its random opening on.
    pub fn game(self, searcher: &mut Searcher, random: &mut Random, records: &mut Vec<Record>) {
        let Some(mut board) = self.opening(searcher, random) else {
            return;
        };
        let mut game: Vec<(Board, bool)> = Vec::with_capacity(64);
        let mut black = true;
        let result = loop {
            let legal = board.legal_moves();
            if legal.is_empty() {
                if board.pass().legal_moves().is_empty() {
                    break board.final_score().discs();
                }
                board = board.pass();
                black = !black;
                continue;
            }
            game.push((board, black));
            let empties = board.empties().len();
            if empties <= self.exact {
                // The score is known now; the rest of the game is played for its positions.
                let score = searcher.score(board).discs();
                self.perfect_end(searcher, board, black, score, random, &mut game);
                break score;
            }
            let square = self.choose(searcher, board, random);
            board = board.place(square, board.flips(square));
            black = !black;
        };
        // `black` is the mover of the position that the result belongs to.
        for (board, mover) in game {
            let score = if mover == black { result } else { -result } as i8;
            records.push(Record { board, score });
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
            let skip = random.below(legal.len()) as usize;
            let mut squares = legal.into_iter().cycle_from(skip);
            let next = squares.find_map(|square| {
                let child = board.place(square, board.flips(square));
                searcher
                    .gets_at_most(child, Score::new(-score).unwrap_or_default())
                    .then_some(child)
            });
            let Some(child) = next else { return };
            (board, black, score) = (child, !black, -score);
        }
    }

    fn choose(self, searcher: &mut Searcher, board: Board, random: &mut Random) -> Square {
        if self.depth > 0 {
            let (_, square) = searcher.midgame(board, self.depth, Confidence(0));
            return square.expect("there is a legal move");
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
        board
            .legal_moves()
            .into_iter()
            .min_by_key(key)
            .expect("there is a legal move")
    }

    /// A position some random moves from the start; none if the game ended there.
    fn opening(self, searcher: &mut Searcher, random: &mut Random) -> Option<Board> {
        let plies = if random.below(5) < 3 {
            4 + random.below(14)
        } else {
            14 + random.below(32)
        };
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
                legal = searcher.reasonable_moves(board, 5.0);
            }
            let square = legal.into_iter().nth(random.below(legal.len()) as usize)?;
            board = board.place(square, board.flips(square));
        }
        Some(board)
    }
}

/// The squares of a set, beginning at the n-th and going round.
trait CycleFrom: Iterator<Item = Square> + Clone + Sized {
    fn cycle_from(self, skip: usize) -> impl Iterator<Item = Square> {
        self.clone().skip(skip).chain(self.take(skip))
    }
}

impl<I: Iterator<Item = Square> + Clone> CycleFrom for I {}
