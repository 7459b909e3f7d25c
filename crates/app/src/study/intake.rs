//! What somebody hands over: one file or several, dropped, chosen, pasted or shared.
//!
//! Files of names give the games of an archive their players; everything else is opened. What cannot be opened is told
//! file by file, and spoils nothing else.

use outflank_collection::Words;
use outflank_record::wthor::{Names, Roster, WthorError};
use outflank_record::{Content, GameRecord, recognize};

use super::open::{Games, open_gently};
use super::{OpenError, Opened};
use crate::explorer::MOST_GAMES;

/// No more bytes are taken in at a time.
pub const MOST_BYTES: u64 = 64 << 20;

/// A file that is handed over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandedFile {
    /// Its name; empty for pasted text.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// How far files have been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The files before the one that is being read.
    pub files: usize,
    /// The games that have been read.
    pub games: usize,
}

/// What was taken in.
#[derive(Debug, Default)]
pub struct Intake {
    /// The names of the files.
    pub files: Vec<String>,
    /// Their games and positions.
    pub games: Vec<TakenGame>,
    /// What could not be opened.
    pub faults: Vec<FileFault>,
    /// Whether there are more games than were taken in.
    pub is_cut: bool,
}

/// A game, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenGame {
    /// The number of its file, from 0.
    pub file: usize,
    /// The game.
    pub opened: Opened,
}

/// Why a file could not be opened.
#[derive(Debug)]
pub struct FileFault {
    /// Its name; empty for pasted text.
    pub file: String,
    /// The reason.
    pub why: NotOpened,
}

/// Why a file could not be opened.
#[derive(Debug)]
pub enum NotOpened {
    /// There is nothing in it that can be read.
    Unreadable(OpenError),
    /// It names players or tournaments, and there are no games beside it.
    NamesAlone,
    /// It is one of too many bytes.
    TooLarge,
    /// Whoever has it does not give it.
    Unavailable,
}

/// What is to be done with what was taken in.
#[derive(Debug)]
pub enum Arrival {
    /// There is no game: say why.
    Nothing(Vec<FileFault>),
    /// There is one: show it, and say what else could not be opened.
    Game(Box<Opened>, Vec<FileFault>),
    /// There are several: let somebody choose.
    Several(Box<Intake>),
}

/// Which of these files, by their sizes, are taken in: as many as there is room for.
pub fn has_room(sizes: &[u64]) -> Vec<bool> {
    let mut left = MOST_BYTES;
    let fits = sizes.iter().map(|&size| {
        let fits = size <= left;
        left -= if fits { size } else { 0 };
        fits
    });
    fits.collect()
}

impl Intake {
    /// Takes files in. After each game it rests; if that says so, it stops.
    pub async fn read(
        files: Vec<HandedFile>,
        mut rest: impl AsyncFnMut(Progress) -> bool,
    ) -> Intake {
        let mut intake = Intake::default();
        let (roster, files) = intake.read_names(files);
        for file in files {
            let number = intake.files.len();
            let before = intake.games.len();
            if before >= MOST_GAMES {
                intake.is_cut = true;
                break;
            }
            let mut games = Games::new(MOST_GAMES - before);
            let mut rest = async |games| {
                let progress = Progress {
                    files: number,
                    games: before + games,
                };
                rest(progress).await
            };
            let read = open_gently(&file.bytes, &roster, &mut games, &mut rest).await;
            let opened = match (read, games.usable()) {
                (Ok(()), Err(error)) | (Err(error), Err(_)) => {
                    intake.refuse(&file.name, NotOpened::Unreadable(error));
                    continue;
                }
                (Ok(()), Ok(opened)) => opened,
                // What was read before is there nevertheless.
                (Err(error), Ok(opened)) => {
                    intake.refuse(&file.name, NotOpened::Unreadable(error));
                    opened
                }
            };
            let taken = opened.games.into_iter().map(|opened| TakenGame {
                file: number,
                opened,
            });
            intake.games.extend(taken);
            intake.files.push(file.name);
            if opened.is_cut {
                intake.is_cut = true;
                break;
            }
        }
        intake
    }

    /// The names, and the other files.
    fn read_names(&mut self, files: Vec<HandedFile>) -> (Roster, Vec<HandedFile>) {
        let is_names = |file: &HandedFile| recognize(&file.bytes) == Some(Content::Names);
        let (names, files): (Vec<_>, Vec<_>) = files.into_iter().partition(is_names);
        let mut roster = Roster::default();
        for file in names {
            match Names::read(&file.bytes) {
                Ok(_) if files.is_empty() => self.refuse(&file.name, NotOpened::NamesAlone),
                Ok(names) => roster.add(names),
                Err(error) => self.refuse_names(&file.name, error),
            }
        }
        (roster, files)
    }

    fn refuse_names(&mut self, file: &str, error: WthorError) {
        self.refuse(file, NotOpened::Unreadable(OpenError::Archive(error)));
    }

    /// Notes that a file is not opened.
    pub fn refuse(&mut self, file: &str, why: NotOpened) {
        self.faults.push(FileFault {
            file: file.to_owned(),
            why,
        });
    }

    /// What is to be done with it.
    pub fn arrival(mut self) -> Arrival {
        if self.games.len() > 1 {
            return Arrival::Several(Box::new(self));
        }
        match self.games.pop() {
            Some(game) => Arrival::Game(Box::new(game.opened), self.faults),
            None => Arrival::Nothing(self.faults),
        }
    }

    /// The numbers of the games in which all these words occur, in names, places, dates or files.
    pub fn matching(&self, words: &str) -> Vec<usize> {
        let words = Words::of(words);
        let matches = |&number: &usize| {
            let TakenGame { file, opened } = &self.games[number];
            let record = opened.record();
            let date = record.date.as_ref().map(|date| date.to_day('-'));
            let told = [
                record.black.name.as_str(),
                record.white.name.as_str(),
                record.event.as_str(),
                date.as_deref().unwrap_or_default(),
                self.files[*file].as_str(),
            ];
            words.are_in(&told.join(" "))
        };
        (0..self.games.len()).filter(matches).collect()
    }

    /// The games that can be counted: a position is none.
    pub fn records(&self) -> impl Iterator<Item = GameRecord> {
        let records = self.games.iter().map(|it| it.opened.record().into_owned());
        records.filter(|record| !record.moves().is_empty())
    }
}
