//! WTHOR: the tournament games of a year in records of fixed size (`WTH_yyyy.wtb`), with the names of all players
//! (`WTHOR.JOU`) and tournaments (`WTHOR.TRN`) beside them.
//!
//! - [`Games`] reads a stream game by game; [`Records`] adds names and continues after a bad game;
//! - [`Header`] is the beginning of a file, which concerns all its games;
//! - [`Game`] is one game, its moves legal;
//! - [`Names`] is a file of names, [`Roster`] holds both;
//! - [`Archive`] collects games and writes such files;
//! - [`WthorError`] says why a file or a record is rejected, and which.
//!
//! All games begin with f5, passes are not written, and an unfinished game has its official score.

mod archive;
mod names;
mod records;

use std::io::{self, Read};

use outflank_rules::notation::Transcript;
use outflank_rules::{IllegalMove, Move, Position, Score, Square};

use crate::Theory;

pub(crate) use archive::is_turned;
pub use archive::{Archive, Files};
pub use names::{NameKind, Names, Roster, names_beside};
pub use records::Records;

/// What a file states about all its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The number of games.
    pub games: u32,
    /// The year they were played.
    pub year: u16,
    /// From how many empty squares on the best score was computed.
    pub depth: u32,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The tournament, as an index into the file of tournaments.
    pub tournament: u16,
    /// Black, as an index into the file of players.
    pub black: u16,
    /// White, likewise.
    pub white: u16,
    /// The official score for Black. An unfinished game has one too, which its board does not show.
    pub score: Score,
    /// Black's score with perfect play once [`Header::depth`] squares are empty; see [`Game::solved`].
    pub best_score: Score,
    /// The moves, with passes inferred from the next move.
    pub moves: Transcript,
}

impl Game {
    /// The position that the best score belongs to, with the score for the side to move. `None` if the game did not
    /// get that far: the field is meaningless then.
    pub fn solved(&self, depth: u32) -> Option<(Position, Score)> {
        let theory = Theory {
            empties: u8::try_from(depth).ok()?,
            score: self.best_score,
        };
        theory.at(self.moves.start(), self.moves.moves().iter().copied())
    }
}

/// Why a file, or a record in it, is rejected.
#[derive(Debug, thiserror::Error)]
pub enum WthorError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is too short for a header.
    #[error("too short for a WTHOR file")]
    NoHeader,
    /// It has boards of another size.
    #[error("boards of {0} × {0} squares")]
    BoardSize(u8),
    /// It has endgame positions, not games.
    #[error("positions, not games")]
    NotGames,
    /// It has neither names of players nor of tournaments.
    #[error("no names")]
    NotNames,
    /// It ends within or before a game.
    #[error("ends before game {game} of {games} is complete")]
    Truncated {
        /// The game, from 1.
        game: u32,
        /// How many there should be.
        games: u32,
    },
    /// A game is invalid.
    #[error("game {game}: {fault}")]
    Game {
        /// Its number, from 1.
        game: u32,
        /// What is wrong with it.
        fault: Fault,
    },
}

/// What can be wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The byte of the move with this number, from 1, is not a square.
    #[error("move {0}: {1} is no square")]
    NotASquare(usize, u8),
    /// The move with this number is not legal.
    #[error("move {0}, {1}: {2}")]
    Illegal(usize, Square, IllegalMove),
    /// There are more moves after the end.
    #[error("move {0} after the last")]
    AfterTheEnd(usize),
    /// More discs than squares.
    #[error("a score of {0} discs")]
    Score(u8),
    /// The file of names has no entry here.
    #[error("{0:?} has no entry {1}")]
    NoName(NameKind, u16),
}

impl Fault {
    /// Whether all moves were read nevertheless.
    pub(crate) const fn is_slight(self) -> bool {
        matches!(self, Fault::Score(_) | Fault::NoName(..))
    }
}

/// The games of a stream. The first error ends it.
#[derive(Debug)]
pub struct Games<R> {
    input: R,
    header: Header,
    /// How many games have been read.
    read: u32,
}

const HEADER: usize = 16;
const RECORD: usize = 68;

impl<R: Read> Games<R> {
    /// Reads the header.
    pub fn new(mut input: R) -> Result<Games<R>, WthorError> {
        let mut bytes = [0; HEADER];
        if !fill(&mut input, &mut bytes)? {
            return Err(WthorError::NoHeader);
        }
        match bytes[12] {
            0 | 8 => {}
            size => return Err(WthorError::BoardSize(size)),
        }
        if bytes[13] == 1 {
            return Err(WthorError::NotGames);
        }
        let header = Header {
            games: u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]),
            year: u16::from_le_bytes([bytes[10], bytes[11]]),
            // Files that predate the field were computed from 22 empty squares on.
            depth: match bytes[14] {
                0 => 22,
                depth => depth.into(),
            },
        };
        Ok(Games {
            input,
            header,
            read: 0,
        })
    }

    /// What the file states about all games.
    pub const fn header(&self) -> Header {
        self.header
    }

    fn read_game(&mut self) -> Result<Game, WthorError> {
        let game = self.read + 1;
        let mut record = [0; RECORD];
        if !fill(&mut self.input, &mut record)? {
            return Err(WthorError::Truncated {
                game,
                games: self.header.games,
            });
        }
        read_game(&record).map_err(|fault| WthorError::Game { game, fault })
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<Game, WthorError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.read == self.header.games {
            return None;
        }
        let game = self.read_game();
        self.read = match game {
            Ok(_) => self.read + 1,
            Err(_) => self.header.games,
        };
        Some(game)
    }
}

/// Ten times the row, plus the column.
fn byte_of(square: Square) -> u8 {
    10 * (square.row() + 1) + square.column() + 1
}

/// Fills the buffer; false if there were not enough bytes.
fn fill(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match input.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// A faultless game.
fn read_game(record: &[u8; RECORD]) -> Result<Game, Fault> {
    let (game, faults) = read_prefix(record);
    match faults.first() {
        None => Ok(game),
        Some(&(_, fault)) => Err(fault),
    }
}

/// A game up to the first wrong move, and its faults with their bytes. An invalid score becomes a draw.
fn read_prefix(record: &[u8; RECORD]) -> (Game, Vec<(usize, Fault)>) {
    let word = |at: usize| u16::from_le_bytes([record[at], record[at + 1]]);
    let mut faults = Vec::new();
    let moves = read_moves(&record[MOVES..]).unwrap_or_else(|(moves, ply, fault)| {
        faults.push((MOVES + ply - 1, fault));
        moves
    });
    let mut score = |at: usize| {
        Score::new(2 * i32::from(record[at]) - 64).unwrap_or_else(|| {
            faults.push((at, Fault::Score(record[at])));
            Score::default()
        })
    };
    let (actual, best) = (score(SCORE), score(BEST_SCORE));
    let game = Game {
        tournament: word(0),
        black: word(2),
        white: word(4),
        score: actual,
        best_score: best,
        moves,
    };
    (game, faults)
}

/// The offsets of the scores and moves in a record.
const SCORE: usize = 6;
const BEST_SCORE: usize = 7;
const MOVES: usize = 8;

/// The moves, or those before the first wrong one, its number, and the fault.
fn read_moves(bytes: &[u8]) -> Result<Transcript, (Transcript, usize, Fault)> {
    let mut moves = Transcript::new(Position::START);
    let length = bytes
        .iter()
        .position(|&byte| byte == 0)
        .unwrap_or(bytes.len());
    for (ply, &byte) in (1..).zip(&bytes[..length]) {
        let Some(square) = square(byte) else {
            return Err((moves, ply, Fault::NotASquare(ply, byte)));
        };
        let mut before = moves.end();
        if let Ok(passed) = before.play(Move::Pass) {
            before = passed;
        }
        if let Err(reason) = before.play(Move::Place(square)) {
            return Err((moves, ply, Fault::Illegal(ply, square, reason)));
        }
        if before != moves.end() {
            // It was legal just now, as is the move after it.
            let _ = moves.push(Move::Pass);
        }
        let _ = moves.push(Move::Place(square));
    }
    match bytes[length..].iter().position(|&byte| byte != 0) {
        None => Ok(moves),
        Some(more) => {
            let ply = length + more + 1;
            Err((moves, ply, Fault::AfterTheEnd(ply)))
        }
    }
}

/// Ten times the row, plus the column, both from 1 to 8.
fn square(byte: u8) -> Option<Square> {
    let (row, column) = (byte / 10, byte % 10);
    let on_board = (1..=8).contains(&row) && (1..=8).contains(&column);
    on_board.then(|| Square::at(column - 1, row - 1))?
}

#[cfg(test)]
mod tests;
