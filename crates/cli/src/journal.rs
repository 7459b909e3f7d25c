use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// The results of matches, a line for each pair of games, so that an interrupted match can be resumed.
///
/// One file can hold several matches: each line begins with the key of its match.
///
/// ```text
/// # 9f86d081884c7d65: level=10 against level=9
/// 9f86d081884c7d65 0 +12 -4
/// ```
pub struct Journal {
    file: File,
    pairs: HashMap<u64, Vec<[i32; 2]>>,
}

/// This line does not belong in a journal.
pub struct NotAJournal {
    pub line: usize,
}

impl Journal {
    /// Opens or creates a file. A truncated last line is dropped.
    pub fn open(path: &Path) -> io::Result<Result<Journal, NotAJournal>> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut pairs: HashMap<u64, Vec<[i32; 2]>> = HashMap::new();
        for (line, content) in (1..).zip(text[..whole].lines()) {
            if content.starts_with('#') {
                continue;
            }
            match read_line(content) {
                Some((key, number, scores)) => {
                    let pairs = pairs.entry(key).or_default();
                    if pairs.len() != number {
                        return Ok(Err(NotAJournal { line }));
                    }
                    pairs.push(scores);
                }
                None => return Ok(Err(NotAJournal { line })),
            }
        }
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Ok(Journal { file, pairs }))
    }

    /// The pairs of a match already played. A new match gets a heading.
    pub fn begin(&mut self, key: u64, title: &str) -> io::Result<Vec<[i32; 2]>> {
        if let Some(pairs) = self.pairs.get(&key) {
            return Ok(pairs.clone());
        }
        writeln!(self.file, "# {key:016x}: {title}")?;
        Ok(Vec::new())
    }

    /// Appends a pair.
    pub fn add(&mut self, key: u64, number: u64, scores: [i32; 2]) -> io::Result<()> {
        let [first, second] = scores;
        let line = format!("{key:016x} {number} {first:+} {second:+}\n");
        self.file.write_all(line.as_bytes())
    }
}

fn read_line(line: &str) -> Option<(u64, usize, [i32; 2])> {
    let mut words = line.split(' ');
    let key = u64::from_str_radix(words.next()?, 16).ok()?;
    let number = words.next()?.parse().ok()?;
    let mut score = || {
        let score = words.next()?.parse().ok()?;
        (-64..=64).contains(&score).then_some(score)
    };
    let scores = [score()?, score()?];
    words.next().is_none().then_some((key, number, scores))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(path: &Path) -> Journal {
        match Journal::open(path).expect("a file") {
            Ok(journal) => journal,
            Err(NotAJournal { line }) => panic!("line {line}"),
        }
    }

    #[test]
    fn a_match_goes_on_where_it_was_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let mut journal = open(&path);
        assert!(journal.begin(7, "a against b").unwrap().is_empty());
        journal.add(7, 0, [2, -4]).unwrap();
        journal.add(7, 1, [0, 64]).unwrap();
        assert!(journal.begin(8, "a against c").unwrap().is_empty());
        journal.add(8, 0, [-64, 6]).unwrap();
        drop(journal);
        // The program was killed in the middle of a line.
        let mut text = std::fs::read_to_string(&path).unwrap();
        text.push_str("0000000000000007 2 +1");
        std::fs::write(&path, text).unwrap();
        let mut journal = open(&path);
        assert_eq!(journal.begin(7, "").unwrap(), [[2, -4], [0, 64]]);
        journal.add(7, 2, [10, 10]).unwrap();
        let mut journal = open(&path);
        assert_eq!(journal.begin(7, "").unwrap().len(), 3);
        assert_eq!(journal.begin(8, "").unwrap(), [[-64, 6]]);
    }

    #[test]
    fn another_file_is_refused_with_the_line_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        for (text, bad) in [
            ("hello\n", 1),
            (
                "# yes\n0000000000000007 0 +1 +2\n0000000000000007 2 +1 +2\n",
                3,
            ),
            ("0000000000000007 0 +1 +65\n", 1),
            ("0000000000000007 0 +1 +2 +3\n", 1),
        ] {
            std::fs::write(&path, text).unwrap();
            let refused = Journal::open(&path).unwrap().err().expect("a refusal");
            assert_eq!(refused.line, bad, "{text}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }
}
