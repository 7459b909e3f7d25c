//! Where games are read.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};

use outflank_app::kept::{is_save, record_of};
use outflank_play::SavedGame;
use outflank_play::save::LONGEST_SAVE;
use outflank_record::wthor::{Names, Roster, names_beside};
use outflank_record::{Content, Dress, Format, HEAD, Reading, recognize, utf8};
use outflank_store::{is_temporary, read_stream, recover};
use outflank_text::Texts;

use super::{formats, output};
use crate::failure::{Failure, tell};
use crate::progress::Progress;

/// The longest file of names: 65,536 of at most 26 bytes.
const LONGEST_NAMES: u64 = 16 + 65_536 * 26;

/// A file, or standard input.
pub struct Source {
    /// `None` for standard input.
    path: Option<PathBuf>,
    /// Found in a folder, where files of other formats are skipped.
    in_folder: bool,
}

/// The files in reading order, and the WTHOR names given with them.
pub struct Inputs {
    sources: Vec<Source>,
    given: Roster,
}

impl Inputs {
    /// Lists the files, and reads those with names.
    pub fn new(paths: &[PathBuf], texts: &Texts) -> Result<Inputs, Failure> {
        let mut folders: Vec<&Path> = paths.iter().map(|path| folder_of(path)).collect();
        folders.dedup();
        // An archive may have been written by a program that was killed. Where we may not finish it, it reads correctly, too.
        for folder in folders {
            let _ = recover(folder);
        }
        let mut sources = Vec::new();
        for path in paths {
            if output::is_stream(path) {
                sources.push(Source {
                    path: None,
                    in_folder: false,
                });
            } else if path.is_dir() {
                let files = files_in(path, texts)?;
                if files.is_empty() {
                    let reason = texts.convert_empty_folder();
                    return Err(Failure::cannot_read(path, &reason, texts));
                }
                sources.extend(files.into_iter().map(|path| Source {
                    path: Some(path),
                    in_folder: true,
                }));
            } else {
                sources.push(Source {
                    path: Some(path.clone()),
                    in_folder: false,
                });
            }
        }
        let mut given = Roster::default();
        for path in sources.iter().filter_map(|source| source.path.as_ref()) {
            if let Some(names) = names(path, texts)? {
                given.add(names);
            }
        }
        Ok(Inputs { sources, given })
    }

    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The names for a file of games: those given, else those in files beside it.
    fn roster_of(&self, source: &Source, texts: &Texts) -> Result<Cow<'_, Roster>, Failure> {
        let is_known = self.given.players.is_some() && self.given.tournaments.is_some();
        let path = source.path.as_ref().filter(|_| !is_known);
        let Some(path) = path.filter(|path| is_archive(path)) else {
            return Ok(Cow::Borrowed(&self.given));
        };
        let mut roster = self.given.clone();
        let beside = roster_beside(path, texts)?;
        roster.players = roster.players.or(beside.players);
        roster.tournaments = roster.tournaments.or(beside.tournaments);
        Ok(Cow::Owned(roster))
    }

    /// Passes on the games of a source, with its name. Reports missing WTHOR names.
    pub fn read<E: From<Failure>>(
        &self,
        source: &Source,
        progress: &Progress,
        texts: &Texts,
        mut take: impl FnMut(&str, Reading) -> Result<(), E>,
    ) -> Result<(), E> {
        self.read_held(source, progress, texts, |name, held| match held {
            Held::Read(reading) => take(name, *reading),
            Held::Saved(saved) => {
                let (record, is_shortened) = record_of(&saved, None, |_| String::new());
                if is_shortened {
                    progress.clear();
                    tell(&texts.convert_in_file(name, &texts.share_shortened()));
                }
                let reading = Reading {
                    number: 1,
                    record: Some(record),
                    faults: Vec::new(),
                    losses: Vec::new(),
                };
                take(name, reading)
            }
        })
    }

    /// The same, and what this program has saved as it was.
    pub fn read_held<E: From<Failure>>(
        &self,
        source: &Source,
        progress: &Progress,
        texts: &Texts,
        mut take: impl FnMut(&str, Held) -> Result<(), E>,
    ) -> Result<(), E> {
        let name = source.name();
        let (dress, input) = match source.open(texts)? {
            None => return Ok(()),
            Some(Opened::Saved(saved)) => return take(&name, Held::Saved(saved)),
            Some(Opened::Games(dress, input)) => (dress, input),
        };
        let roster = self.roster_of(source, texts)?;
        let games = dress.read(input, &roster);
        let games = games.map_err(|error| Failure::cannot_read(&name, &error, texts))?;
        let known = [roster.players.is_some(), roster.tournaments.is_some()];
        for (kind, is_known) in ["players", "tournaments"].into_iter().zip(known) {
            if dress == Format::Wthor && !is_known {
                progress.clear();
                tell(&texts.convert_no_names(&name, kind));
            }
        }
        for game in games {
            let game = game.map_err(|error| Failure::cannot_read(&name, &error, texts))?;
            take(&name, Held::Read(Box::new(game)))?;
        }
        Ok(())
    }

    /// The names whose numbers an output archive keeps: those given, or the first found.
    pub fn roster_to_begin_with(&self, texts: &Texts) -> Result<Roster, Failure> {
        for source in &self.sources {
            let roster = self.roster_of(source, texts)?;
            if *roster != Roster::default() {
                return Ok(roster.into_owned());
            }
        }
        Ok(Roster::default())
    }
}

/// The names in the files beside a WTHOR file.
pub fn roster_beside(path: &Path, texts: &Texts) -> Result<Roster, Failure> {
    let mut roster = Roster::default();
    let beside = names_beside(path);
    for path in beside.map_err(|error| Failure::cannot_read(path, &error, texts))? {
        let Some(names) = names(&path, texts)? else {
            continue;
        };
        let mut other = Roster::default();
        other.add(names);
        roster.players = roster.players.or(other.players);
        roster.tournaments = roster.tournaments.or(other.tournaments);
    }
    Ok(roster)
}

/// Whether it is a WTHOR file, which may have names beside it.
fn is_archive(path: &Path) -> bool {
    let head = File::open(path).and_then(|file| head(file, 16));
    head.is_ok_and(|head| recognize(&head) == Some(Content::Games(Format::Wthor.into())))
}

/// The folder that is given, or the one that the file is in.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        _ if path.is_dir() => path,
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// The files of a folder, sorted by name, without those that are being written.
pub fn files_in(folder: &Path, texts: &Texts) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error| Failure::cannot_read(folder, &error, texts);
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let paths: io::Result<Vec<PathBuf>> = entries.map(|it| it.map(|it| it.path())).collect();
    let mut paths = paths.map_err(unreadable)?;
    let is_unfinished = |path: &Path| path.file_name().is_some_and(is_temporary);
    paths.retain(|path| path.is_file() && !is_unfinished(path));
    paths.sort();
    Ok(paths)
}

/// The names in a file, if it is a file of names.
fn names(path: &Path, texts: &Texts) -> Result<Option<Names>, Failure> {
    let unreadable = |error| Failure::cannot_read(path, &error, texts);
    let file = File::open(path).map_err(unreadable)?;
    let mut bytes = head(&file, 16).map_err(unreadable)?;
    if recognize(&bytes) != Some(Content::Names) {
        return Ok(None);
    }
    let mut rest = file.take(LONGEST_NAMES);
    rest.read_to_end(&mut bytes).map_err(unreadable)?;
    let names = Names::read(&bytes);
    let names = names.map_err(|error| Failure::cannot_read(path, &error, texts))?;
    Ok(Some(names))
}

/// The first bytes of a stream.
fn head(input: impl Read, length: usize) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    input.take(length as u64).read_to_end(&mut head)?;
    Ok(head)
}

/// The longest text in UTF-16, which is decoded in memory.
const LONGEST_UTF16: u64 = 256 << 20;

/// The beginning of a stream, and all of it, as UTF-8 if its mark says that it is UTF-16.
fn decoded(
    head: Vec<u8>,
    input: Box<dyn BufRead>,
    longest: u64,
) -> io::Result<(Vec<u8>, Box<dyn BufRead>)> {
    if !matches!(head[..], [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) {
        return Ok((head.clone(), Box::new(Cursor::new(head).chain(input))));
    }
    let all = read_stream(Cursor::new(head).chain(input), longest)?;
    let all = utf8(&all).into_owned();
    let head = all[..all.len().min(HEAD)].to_vec();
    Ok((head, Box::new(Cursor::new(all))))
}

/// What a source holds.
enum Opened {
    /// A game that this program has saved.
    Saved(Box<SavedGame>),
    /// A stream of games, and how they are written.
    Games(Dress, Box<dyn BufRead>),
}

/// A game of a source.
pub enum Held {
    /// This program has saved it.
    Saved(Box<SavedGame>),
    /// It was read from a file of games.
    Read(Box<Reading>),
}

impl Source {
    /// Its name in messages.
    pub fn name(&self) -> String {
        let path = self.path.as_deref();
        path.unwrap_or(Path::new("-")).display().to_string()
    }

    /// Opens it, if it has games.
    fn open(&self, texts: &Texts) -> Result<Option<Opened>, Failure> {
        let name = self.name();
        let unreadable = |error| Failure::cannot_read(&name, &error, texts);
        let mut input: Box<dyn BufRead> = match &self.path {
            Some(path) => Box::new(BufReader::new(File::open(path).map_err(unreadable)?)),
            None => Box::new(io::stdin().lock()),
        };
        let head = head(&mut input, HEAD).map_err(unreadable)?;
        let (head, mut input) = decoded(head, input, LONGEST_UTF16).map_err(unreadable)?;
        if is_save(&head) {
            let mut text = Vec::new();
            let most = LONGEST_SAVE as u64 + 1;
            let read = input.by_ref().take(most).read_to_end(&mut text);
            read.map_err(unreadable)?;
            let saved = SavedGame::from_text(&String::from_utf8_lossy(&text));
            let saved = saved.map_err(|error| Failure::cannot_read(&name, &error, texts))?;
            return Ok(Some(Opened::Saved(Box::new(saved))));
        }
        match recognize(&head) {
            Some(Content::Games(dress)) => Ok(Some(Opened::Games(dress, input))),
            Some(Content::Names) => Ok(None),
            None if self.in_folder => {
                tell(&texts.convert_passed_over(&name));
                Ok(None)
            }
            None => {
                let reason = texts.convert_unknown(&formats());
                Err(Failure::cannot_read(&name, &reason, texts))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_to_be_decoded_is_refused_and_not_cut() {
        let text: Vec<u8> = "\u{feff}f5d6\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        let read = |longest| {
            let (head, rest) = text.split_at(4);
            decoded(head.to_vec(), Box::new(Cursor::new(rest.to_vec())), longest)
        };
        let (_, mut whole) = read(text.len() as u64).unwrap();
        let mut decoded = String::new();
        whole.read_to_string(&mut decoded).unwrap();
        assert!(decoded.contains("f5d6\n"), "{decoded:?}");
        let refused = read(text.len() as u64 - 1).map(drop).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::FileTooLarge);
    }
}
