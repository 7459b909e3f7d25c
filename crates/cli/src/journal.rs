use std::collections::HashMap;
use std::io;
use std::path::Path;

use outflank_store::Log;

/// The results of matches, a line for each pair of games, so that an interrupted match can be resumed.
///
/// One file can hold several matches: each line begins with the key of its match.
///
/// ```text
/// # 9f86d081884c7d65: level=10 against level=9
/// 9f86d081884c7d65 0 +12 -4
/// ```
pub struct Journal {
    log: Log,
    pairs: HashMap<u64, Vec<[i32; 2]>>,
}

/// This line does not belong in a journal.
pub struct NotAJournal {
    pub line: usize,
}

/// The largest journal, in bytes.
const LARGEST: u64 = 1 << 30;

impl Journal {
    /// Opens or creates a file. A truncated last line, which earlier versions could leave, is dropped.
    pub fn open(path: &Path) -> io::Result<Result<Journal, NotAJournal>> {
        let mut log = Log::open(path)?;
        let bytes = log.read(LARGEST)?;
        let text = String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData)?;
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
        if whole < text.len() {
            log.truncate(whole as u64)?;
        }
        Ok(Ok(Journal { log, pairs }))
    }

    /// The pairs of a match already played. A new match gets a heading.
    pub fn begin(&mut self, key: u64, title: &str) -> io::Result<Vec<[i32; 2]>> {
        if let Some(pairs) = self.pairs.get(&key) {
            return Ok(pairs.clone());
        }
        self.log
            .append(format!("# {key:016x}: {title}\n").as_bytes())?;
        Ok(Vec::new())
    }

    /// Appends a pair.
    pub fn add(&mut self, key: u64, number: u64, scores: [i32; 2]) -> io::Result<()> {
        let [first, second] = scores;
        let line = format!("{key:016x} {number} {first:+} {second:+}\n");
        self.log.append(line.as_bytes())
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
        drop(journal);
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
