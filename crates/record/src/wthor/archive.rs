use std::collections::BTreeMap;
use std::io::{self, Write};

use outflank_rules::{Move, Position, Score, Square};

use super::{BEST_SCORE, HEADER, MOVES, NameKind, Names, RECORD, Roster, SCORE, byte_of};
use crate::{Date, Format, GameRecord, Loss, Lost, Theory, losses};

/// How the games are distributed over files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// One file per year.
    OnePerYear,
    /// All in one file, with the year of the first.
    One,
}

/// Games to be written; a game takes 68 bytes.
#[derive(Clone, Debug)]
pub struct Archive {
    players: Names,
    tournaments: Names,
    files: Files,
    years: BTreeMap<u16, Year>,
}

#[derive(Clone, Debug, Default)]
struct Year {
    /// From how many empty squares on the best scores are computed.
    depth: Option<u8>,
    /// The number of games without such a score.
    without: u64,
    games: Vec<[u8; RECORD]>,
}

impl Archive {
    /// An empty archive. Known names keep their places.
    pub fn new(roster: &Roster, files: Files) -> Archive {
        let players = roster.players.clone();
        let tournaments = roster.tournaments.clone();
        Archive {
            players: players.unwrap_or_else(|| Names::new(NameKind::Players)),
            tournaments: tournaments.unwrap_or_else(|| Names::new(NameKind::Tournaments)),
            files,
            years: BTreeMap::new(),
        }
    }

    /// Adds a game and returns what is lost: all of it, if it does not begin at the standard start.
    pub fn add(&mut self, record: &GameRecord) -> Vec<Lost> {
        let mut lost = losses(record, Format::Wthor);
        if lost.iter().any(|it| it.what == Loss::Game) {
            return lost;
        }
        let places = [
            self.tournaments.place_of(&record.event),
            self.players.place_of(&record.black.name),
            self.players.place_of(&record.white.name),
        ];
        let [Some(tournament), Some(black), Some(white)] = places else {
            return vec![Lost::new(Loss::Game, &record.black.name)];
        };
        let mut year = record.date.as_ref().map_or(0, |date| date.year);
        if self.files == Files::One
            && let Some(&first) = self.years.keys().next()
            && first != year
        {
            lost.push(Lost::new(Loss::Date, year.to_string()));
            year = first;
        }
        let file = self.years.entry(year).or_default();
        let score = score(record);
        let theory = record
            .theory
            .filter(|_| lost.iter().all(|it| it.what != Loss::Theory));
        let theory = match (theory, file.depth) {
            (Some(theory), None) => {
                file.depth = Some(theory.empties);
                Some(theory)
            }
            (Some(theory), Some(depth)) if theory.empties == depth => Some(theory),
            (Some(theory), Some(_)) => {
                lost.push(Lost::new(Loss::Theory, theory.to_string()));
                None
            }
            (None, _) => None,
        };
        file.without += u64::from(theory.is_none());
        let mut bytes = [0; RECORD];
        for (place, index) in bytes.chunks_exact_mut(2).zip([tournament, black, white]) {
            place.copy_from_slice(&index.to_le_bytes());
        }
        bytes[SCORE] = discs(score);
        bytes[BEST_SCORE] = discs(theory.map_or(score, |theory: Theory| theory.score));
        let moves = record.transcript().normalized();
        let squares = moves.moves().iter().filter_map(|mv| mv.square());
        for (place, square) in bytes[MOVES..].iter_mut().zip(squares) {
            *place = byte_of(square);
        }
        file.games.push(bytes);
        lost
    }

    /// The number of games whose best score was not computed and is just the result. A file in which no game has one
    /// states a depth of 1: with one empty square left there is nothing to compute.
    pub fn games_without_theory(&self) -> u64 {
        let years = self.years.values().filter(|year| year.depth.is_some());
        years.map(|year| year.without).sum()
    }

    /// The years that have games; 0 stands for unknown.
    pub fn years(&self) -> impl Iterator<Item = u16> {
        self.years.keys().copied()
    }

    /// The names of the players,
    pub const fn players(&self) -> &Names {
        &self.players
    }

    /// and of the tournaments.
    pub const fn tournaments(&self) -> &Names {
        &self.tournaments
    }

    /// Writes the games of a year, as a file created on this day.
    pub fn write(&self, year: u16, today: &Date, mut out: impl Write) -> io::Result<()> {
        let none = Year::default();
        let file = self.years.get(&year).unwrap_or(&none);
        let depth = file.depth.unwrap_or(1);
        let games = u32::try_from(file.games.len())
            .map_err(|_| io::Error::other("too many games for a file"))?;
        out.write_all(&header(today, games, 0, year, [8, depth]))?;
        out.write_all(file.games.as_flattened())
    }
}

/// The header of every file; the last fields are the board size and the depth.
pub(super) fn header(
    today: &Date,
    games: u32,
    names: u16,
    year: u16,
    more: [u8; 2],
) -> [u8; HEADER] {
    let mut bytes = [0; HEADER];
    bytes[0] = (today.year / 100) as u8;
    bytes[1] = (today.year % 100) as u8;
    bytes[2] = today.month.unwrap_or(1);
    bytes[3] = today.day.unwrap_or(1);
    bytes[4..8].copy_from_slice(&games.to_le_bytes());
    bytes[8..10].copy_from_slice(&names.to_le_bytes());
    bytes[10..12].copy_from_slice(&year.to_le_bytes());
    (bytes[12], bytes[14]) = (more[0], more[1]);
    bytes
}

/// The result as a record can hold it: whole discs of 64. The default is the result on the board.
fn score(record: &GameRecord) -> Score {
    let score = match record.result {
        None => record
            .end()
            .final_score(outflank_rules::Color::Black)
            .discs(),
        Some(result) => (result.score.thousandths() / 1000).clamp(-64, 64) as i32,
    };
    // Of 64 discs, the difference is even.
    Score::new(score / 2 * 2).unwrap_or_default()
}

/// How many discs Black has.
fn discs(score: Score) -> u8 {
    (32 + score.discs() / 2) as u8
}

/// Whether a game is rotated when written.
pub(crate) fn is_turned(record: &GameRecord) -> bool {
    let first = record.moves().first().map(|made| made.mv);
    record.start() == Position::START && first.is_some_and(|mv| mv != Move::Place(Square::F5))
}
