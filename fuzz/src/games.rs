//! What must hold for games in any format.

use std::io::BufReader;

use outflank_record::obf::Problem;
use outflank_record::wthor::{Archive, Files, Roster};
use outflank_record::{Date, Dress, Format, GameRecord, Reading, losses};

/// Reads bytes as games in this format. Each reading has a game or a reason why not, at a place that exists. What was
/// read is written and comes back as it was; and it can be written in all other formats, which lose at most what they
/// say.
pub fn check(dress: impl Into<Dress>, data: &[u8]) {
    let dress = dress.into();
    let roster = Roster::default();
    let games = match dress.read(data, &roster) {
        Ok(games) => games,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let slowly = BufReader::with_capacity(1, data);
    let mut slow = dress.read(slowly, &roster).expect("it was read just now");
    for (index, game) in games.enumerate() {
        let reading = game.expect("memory can be read");
        let same = slow
            .next()
            .expect("it is there")
            .expect("memory can be read");
        assert_eq!(same, reading);
        assert_eq!(reading.number, index as u64 + 1);
        places(&reading, data);
        let Some(record) = reading.record else {
            assert!(!reading.faults.is_empty());
            continue;
        };
        for target in Format::ALL {
            comes_back(&record, target);
        }
    }
    assert!(slow.next().is_none());
}

/// Faults stand in the file. Old letters have one byte there, and two where they are read.
fn places(reading: &Reading, data: &[u8]) {
    for error in &reading.faults {
        assert_eq!(error.game, reading.number);
        assert!(error.offset <= 3 * data.len() as u64, "{error}");
        assert!(
            error.ply.is_none_or(|ply| (1..=65).contains(&ply)),
            "{error}"
        );
        assert!(!error.fault.to_string().is_empty());
    }
}

/// What a format makes of a game once, it makes of it again.
fn comes_back(record: &GameRecord, format: Format) {
    let lost = losses(record, format);
    let Some(once) = written_and_read(record, format) else {
        return;
    };
    if lost.is_empty() {
        assert_eq!(once.moves(), record.moves());
        assert_eq!(once.start(), record.start());
        if format == Format::Obf {
            // What perfect play leads to is the score of the position there.
            assert_eq!(Problem::from(&once), Problem::from(record));
        } else {
            assert_eq!(once.theory, record.theory, "{format}");
        }
        assert_eq!(once.result, record.result);
    }
    let twice = written_and_read(&once, format);
    assert_eq!(twice.as_ref(), Some(&once), "{format}");
}

/// None if the format cannot hold it, or it is an empty line.
fn written_and_read(record: &GameRecord, format: Format) -> Option<GameRecord> {
    let mut roster = Roster::default();
    let bytes = if let Some(text) = format.write(record) {
        text.into_bytes()
    } else {
        let mut archive = Archive::new(&roster, Files::One);
        archive.add(record);
        let year = archive.years().next()?;
        let mut bytes = Vec::new();
        let today = Date::of_year(2024);
        archive
            .write(year, &today, &mut bytes)
            .expect("memory can be written");
        roster.add(archive.players().clone());
        roster.add(archive.tournaments().clone());
        bytes
    };
    let mut games = format
        .read(&bytes[..], &roster)
        .expect("it is a file of games");
    let game = games.next()?.expect("memory can be read");
    assert!(games.next().is_none(), "{format}: one game has become two");
    let game = game.strict();
    Some(game.unwrap_or_else(|error| panic!("{format}: {error}: {record:?}")))
}
