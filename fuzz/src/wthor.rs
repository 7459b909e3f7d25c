//! Any bytes as a WTHOR file, and as the records of one: as many games as it says, or an error that names one of them;
//! every move legal; the same from a stream that gives a byte at a time.

use std::io::{self, Read};

use outflank_record::wthor::{Game, Games, WthorError};

/// The size of a record, from the description of the format.
const RECORD: usize = 68;

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    check(data);
    let mut file = vec![20, 26, 1, 1];
    let games = data.len().div_ceil(RECORD) as u32;
    file.extend(games.to_le_bytes());
    file.extend([0, 0, 0xea, 7, 8, 0, 24, 0]);
    file.extend(data);
    check(&file);
}

fn check(file: &[u8]) {
    let games = read(file);
    assert_eq!(games, read(Slowly(file)));
    let Some((games, end)) = games else { return };
    for game in &games {
        let mut position = game.moves.start();
        for &mv in game.moves.moves() {
            position = position.play(mv).expect("a legal move");
        }
        assert_eq!(position, game.moves.end());
        for depth in [0, 24, 60] {
            if let Some((position, _)) = game.solved(depth) {
                assert_eq!(position.empties().len(), depth);
            }
        }
    }
    match end {
        None => assert!(file.len() >= 16 + RECORD * games.len()),
        Some(number) => assert_eq!(number as usize, games.len() + 1),
    }
}

/// The games, and the number of the one that is wrong; nothing if it is no such file.
fn read(file: impl Read) -> Option<(Vec<Game>, Option<u32>)> {
    let games = Games::new(file).ok()?;
    let wanted = games.header().games;
    let mut read = Vec::new();
    for game in games {
        match game {
            Ok(game) => read.push(game),
            Err(WthorError::Truncated { game, games }) => {
                assert_eq!(games, wanted);
                return Some((read, Some(game)));
            }
            Err(WthorError::Game { game, .. }) => return Some((read, Some(game))),
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(read.len(), wanted as usize);
    Some((read, None))
}

/// Gives one byte at a time.
struct Slowly<'a>(&'a [u8]);

impl Read for Slowly<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(1);
        self.0.read(&mut buffer[..length])
    }
}
