//! The yardstick of judgement: positions of strong play in which every move has its exact score.
//!
//! A position is a function of the seed, the number of empty squares and its number, so the file can be made in any
//! order and after any interruption. Its games are not those of training, which are played less deeply: that two of them
//! meet so late is not excluded, but has odds of less than one in a million.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use outflank_eval::Weights;
use outflank_rules::random::Random;
use outflank_rules::{Board, Color, Move, Position};
use outflank_search::root::{self, Line, Setting};
use outflank_search::{Confidence, Searcher, Table};

/// A set of positions.
#[derive(Clone, Copy, Debug)]
pub struct Yardstick {
    /// The number of empty squares.
    pub empties: u32,
    /// Another seed gives other positions.
    pub seed: u64,
}

/// How many random moves a game begins with.
const OPENING: u32 = 8;

/// The most discs by which a side may lead after them, by a search.
const LEAD: f32 = 6.0;

/// How many moves ahead both players look.
const DEPTH: u32 = 10;

/// The size of the table of a solver.
const TABLE_BYTES: usize = 256 << 20;

/// The size of the table of a player.
const PLAYER_BYTES: usize = 16 << 20;

impl Yardstick {
    /// What the file begins with: a set that is continued with something else would be neither.
    pub fn head(self, weights: &Weights) -> String {
        let Yardstick { empties, seed } = self;
        let weights = weights.checksum();
        format!("% {empties} empty squares, seed {seed}, weights {weights:016x}")
    }

    /// A position with at least two moves, from a game between two strong players.
    pub fn position(self, number: u64, weights: &Weights) -> Board {
        let mut random = Random::new(self.seed);
        for part in [u64::from(self.empties), number] {
            random = Random::new(random.bits() ^ part);
        }
        let mut player = Searcher::new(weights.clone(), PLAYER_BYTES);
        loop {
            player.clear();
            if let Some(board) = self.game(&mut player, &mut random) {
                return board;
            }
        }
    }

    fn game(self, player: &mut Searcher, random: &mut Random) -> Option<Board> {
        let mut board = Board::START;
        for _ in 0..OPENING {
            let square = random.pick(board.legal_moves())?;
            board = board.place(square, board.flips(square));
        }
        let (lead, _) = player.midgame(board, DEPTH, Confidence(0));
        if lead.discs().abs() > LEAD {
            return None;
        }
        while board.empties().len() > self.empties {
            let (_, best) = player.midgame(board, DEPTH, Confidence(0));
            // A pass or the end of the game: another game has neither.
            let square = best?;
            board = board.place(square, board.flips(square));
        }
        (board.legal_moves().len() >= 2).then_some(board)
    }

    /// The position with the score of every move, best first, as a line of an OBF file.
    pub fn line(self, number: u64, weights: &Weights) -> String {
        let board = self.position(number, weights);
        let moves = board.legal_moves();
        let table = Table::new(TABLE_BYTES);
        let setting = Setting {
            table: &table,
            weights,
            threads: 1,
            lines: moves.len() as usize,
            stop: &|_| false,
        };
        let mut lines: Vec<Line> = Vec::new();
        root::search(
            board,
            root::exact_plan(self.empties),
            setting,
            |found, _| {
                lines = found.to_vec();
                ControlFlow::Continue(())
            },
        );
        let mut text = Position::new(board, Color::Black).to_string();
        for line in &lines {
            if let (Some(Move::Place(square)), Some(score)) =
                (line.moves.first(), line.exact_score())
            {
                let name = square.to_string().to_uppercase();
                let _ = write!(text, "; {name}:{:+}", score.discs());
            }
        }
        text.push(';');
        text
    }
}
