use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::{HEADER, WthorError};
use crate::{Date, letters};

/// The kind of names in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameKind {
    /// Players: `WTHOR.JOU`.
    Players,
    /// Tournaments: `WTHOR.TRN`.
    Tournaments,
}

impl NameKind {
    /// The bytes of a name, including its final zero.
    const fn size(self) -> usize {
        match self {
            NameKind::Players => 20,
            NameKind::Tournaments => 26,
        }
    }

    /// The first entry, which stands for unknown names.
    pub(super) const fn nobody(self) -> &'static str {
        match self {
            NameKind::Players => "???",
            NameKind::Tournaments => "Diverses parties",
        }
    }

    /// The name as a file can hold it: Latin-1, truncated.
    pub(crate) fn held(self, name: &str) -> String {
        let mut bytes = letters::write_latin(&letters::on_one_line(name));
        bytes.truncate(self.size() - 1);
        letters::read_latin(&bytes)
            .replace('\0', "?")
            .trim_end()
            .to_owned()
    }
}

/// A file of names. Games refer to players and tournaments by index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    kind: NameKind,
    /// Century, year, month and day of creation.
    made: [u8; 4],
    list: Vec<String>,
    /// The first index of each name.
    places: HashMap<String, u16>,
}

impl Names {
    /// No names.
    pub fn new(kind: NameKind) -> Names {
        let mut names = Names {
            kind,
            made: [0; 4],
            list: Vec::new(),
            places: HashMap::new(),
        };
        names.push(kind.nobody().to_owned());
        names
    }

    /// Reads a whole file; its length reveals the kind of names.
    pub fn read(bytes: &[u8]) -> Result<Names, WthorError> {
        let (header, rest) = bytes.split_at_checked(HEADER).ok_or(WthorError::NoHeader)?;
        let count = usize::from(u16::from_le_bytes([header[8], header[9]]));
        if header[4..8] != [0; 4] {
            return Err(WthorError::NotNames);
        }
        let fits = |kind: NameKind| rest.len() == count * kind.size();
        // Extra bytes do no harm, as long as every name ends where it should.
        let ends = |kind: NameKind| {
            let names = rest.chunks_exact(kind.size()).take(count);
            names.len() == count && names.into_iter().all(|name| name.ends_with(&[0]))
        };
        let kinds = [NameKind::Players, NameKind::Tournaments];
        let kind = kinds.into_iter().find(|it| fits(*it));
        let kind = kind.or_else(|| kinds.into_iter().find(|it| ends(*it)));
        let kind = kind.ok_or(WthorError::NotNames)?;
        let mut names = Names::new(kind);
        names.list.clear();
        names.places.clear();
        names.made.copy_from_slice(&header[..4]);
        for name in rest.chunks_exact(kind.size()).take(count) {
            let length = name.iter().position(|&byte| byte == 0);
            let name = &name[..length.unwrap_or(name.len())];
            names.push(letters::read_latin(name));
        }
        Ok(names)
    }

    /// The file, created on this day.
    pub fn to_bytes(&self, today: &Date) -> Vec<u8> {
        let mut bytes =
            super::archive::header(today, 0, self.list.len() as u16, 0, [0, 0]).to_vec();
        for name in &self.list {
            let mut name = letters::write_latin(name);
            name.resize(self.kind.size(), 0);
            bytes.append(&mut name);
        }
        bytes
    }

    /// The kind of names.
    pub const fn kind(&self) -> NameKind {
        self.kind
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The name at this index.
    pub fn get(&self, place: u16) -> Option<&str> {
        self.list.get(usize::from(place)).map(String::as_str)
    }

    /// The index of a name, which is added if missing. `None` if there are too many. An empty name has the first
    /// index.
    pub fn place_of(&mut self, name: &str) -> Option<u16> {
        if let Some(&place) = self.places.get(name) {
            return Some(place);
        }
        let name = self.kind.held(name);
        match self.places.get(&name) {
            Some(&place) => Some(place),
            None if name.is_empty() => Some(0),
            None => self.push(name),
        }
    }

    /// Adds a name. `None` if there are too many: their number must fit into 16 bits.
    fn push(&mut self, name: String) -> Option<u16> {
        let place = u16::try_from(self.list.len()).ok();
        let place = place.filter(|place| *place < u16::MAX)?;
        self.places.entry(name.clone()).or_insert(place);
        self.list.push(name);
        Some(place)
    }

    /// Whether these are those names with others behind them: every number stands for what it stood for.
    pub fn continues(&self, other: &Names) -> bool {
        self.kind == other.kind && self.list.starts_with(&other.list)
    }

    /// Whether this file is newer than that one.
    pub fn is_newer_than(&self, other: &Names) -> bool {
        self.made > other.made
    }
}

/// The known names of players and tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    /// The players.
    pub players: Option<Names>,
    /// The tournaments.
    pub tournaments: Option<Names>,
}

impl Roster {
    /// Adds these names, unless newer ones of their kind are present: names are corrected now and then.
    pub fn add(&mut self, names: Names) {
        let place = match names.kind {
            NameKind::Players => &mut self.players,
            NameKind::Tournaments => &mut self.tournaments,
        };
        if place.as_ref().is_none_or(|old| !old.is_newer_than(&names)) {
            *place = Some(names);
        }
    }
}

/// The files of names beside a file of games: those made for it before those of a whole archive.
pub fn names_beside(games: &Path) -> io::Result<Vec<PathBuf>> {
    let folder = match games.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let lower = |part: Option<&OsStr>| part.map(|it| it.to_string_lossy().to_lowercase());
    let own = lower(games.file_stem());
    let rank = |path: &Path| {
        let stem = lower(path.file_stem())?;
        let is_own = own.as_ref() == Some(&stem);
        let known = ["wthor", "wth"].into_iter().position(|it| stem == it);
        let is_names = ["jou", "trn"].contains(&lower(path.extension())?.as_str());
        if is_own { Some(0) } else { Some(known? + 1) }.filter(|_| is_names)
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        found.extend(rank(&path).map(|rank| (rank, path)));
    }
    found.sort();
    Ok(found.into_iter().map(|(_, path)| path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(count: u16, size: usize, names: &[&[u8]]) -> Vec<u8> {
        let mut bytes = vec![20, 26, 2, 16, 0, 0, 0, 0];
        bytes.extend(count.to_le_bytes());
        bytes.extend([0; 6]);
        for name in names {
            let mut name = name.to_vec();
            name.resize(size, 0);
            bytes.extend(name);
        }
        bytes
    }

    #[test]
    fn the_length_says_whose_names_they_are() {
        let players = Names::read(&file(2, 20, &[b"???", b"Inoue Hiroshi"])).unwrap();
        assert_eq!(players.kind(), NameKind::Players);
        assert_eq!(players.get(1), Some("Inoue Hiroshi"));
        assert_eq!(players.get(2), None);
        let bytes = file(2, 26, &[b"Diverses parties", b"Championnat de Su\xe8de"]);
        let tournaments = Names::read(&bytes).unwrap();
        assert_eq!(tournaments.kind(), NameKind::Tournaments);
        assert_eq!(tournaments.get(1), Some("Championnat de Suède"));
        let today = "2026.02.16".parse().unwrap();
        assert_eq!(tournaments.to_bytes(&today), bytes);
        // Too long does no harm, too short does.
        let long = [&bytes[..], &[0; 7]].concat();
        assert_eq!(Names::read(&long).unwrap(), tournaments);
        for length in [0, 15, bytes.len() - 1] {
            assert!(Names::read(&bytes[..length]).is_err(), "{length}");
        }
    }

    #[test]
    fn a_name_may_fill_its_place_and_what_follows_its_end_does_not_count() {
        let names = file(2, 20, &[b"12345678901234567890", b"Ann\0\xff\xff"]);
        let names = Names::read(&names).unwrap();
        assert_eq!(names.get(0), Some("12345678901234567890"));
        assert_eq!(names.get(1), Some("Ann"));
    }

    #[test]
    fn names_are_found_or_added() {
        let mut names = Names::new(NameKind::Players);
        assert_eq!(names.place_of(""), Some(0));
        assert_eq!(names.place_of("???"), Some(0));
        assert_eq!(names.place_of("Łukasz"), Some(1));
        assert_eq!(names.place_of("Lukasz"), Some(1));
        assert_eq!(names.place_of("a name that is much too long"), Some(2));
        assert_eq!(names.get(2), Some("a name that is much"));
        for number in 3..70_000 {
            let place = names.place_of(&number.to_string());
            assert_eq!(
                place,
                u16::try_from(number).ok().filter(|it| *it < u16::MAX)
            );
        }
        assert_eq!(names.len(), usize::from(u16::MAX));
    }

    #[test]
    fn names_that_were_added_do_not_change_the_others() {
        let old = Names::read(&file(2, 20, &[b"???", b"Ann"])).unwrap();
        let mut new = old.clone();
        assert!(new.continues(&old));
        new.place_of("Ben").unwrap();
        assert!(new.continues(&old) && !old.continues(&new));
        let other = Names::read(&file(3, 20, &[b"???", b"Anne", b"Ben"])).unwrap();
        assert!(!other.continues(&old));
        assert!(!Names::new(NameKind::Tournaments).continues(&Names::new(NameKind::Players)));
    }

    #[test]
    fn newer_names_replace_older_ones() {
        let old = Names::new(NameKind::Players);
        let new = Names::read(&file(1, 20, &[b"new"])).unwrap();
        let mut roster = Roster::default();
        roster.add(new.clone());
        roster.add(old);
        assert_eq!(roster.players, Some(new));
        assert_eq!(roster.tournaments, None);
    }
}
