//! The games of a file: one saved by this program, or any number in one of the formats of the world.

use outflank_play::Match;
use outflank_record::{Content, Fault, GameRecord, recognize};
use outflank_rules::Color;
use outflank_text::Texts;

use super::replay::Replay;
use crate::app::RecordFile;

/// More games than this are not looked through by hand.
const MOST: usize = 5000;

/// A game of a file, and what it is called.
pub(super) struct Found {
    pub(super) title: String,
    pub(super) note: String,
    pub(super) replay: Replay,
}

/// The games, at least one; or the reason why there are none. A game with a fault ends before it.
pub(super) fn read(file: &RecordFile, texts: &Texts) -> Result<Vec<Found>, String> {
    let bytes = file.bytes.as_slice();
    let text = String::from_utf8_lossy(bytes);
    if let Ok(game) = Match::load(&text) {
        return Ok(vec![Found {
            title: String::new(),
            note: String::new(),
            replay: Replay::of_game(&game),
        }]);
    }
    let Some(Content::Games(format)) = recognize(bytes) else {
        return Err(texts.describe(&Fault::NoGame));
    };
    let games = format.read(bytes, &file.names);
    let games = games.map_err(|error| texts.describe(&error))?;
    let (mut found, mut fault) = (Vec::new(), None);
    for reading in games.take(MOST) {
        let reading = reading.map_err(|error| texts.describe(&error))?;
        fault = fault.or_else(|| reading.faults.first().map(|fault| texts.describe(fault)));
        // Without a move there is nothing to look at.
        let record = reading.record.filter(|it| !it.moves().is_empty());
        found.extend(record.map(|record| entry(&record, texts)));
    }
    if found.is_empty() {
        return Err(fault.unwrap_or_else(|| texts.describe(&Fault::NoGame)));
    }
    Ok(found)
}

fn entry(record: &GameRecord, texts: &Texts) -> Found {
    let name = |color: Color| {
        let name = &record.player(color).name;
        if name.is_empty() {
            texts.color_name(color)
        } else {
            name.clone()
        }
    };
    let year = record.date.as_ref().map(ToString::to_string);
    let year = year.map(|date| date.chars().take(4).collect::<String>());
    let score = record.result.as_ref();
    let score = score.map(|result| {
        let is_whole = result.score.thousandths() % 1000 == 0;
        texts.signed(result.score.to_f64(), if is_whole { 0 } else { 2 })
    });
    let note: Vec<String> = [year, score].into_iter().flatten().collect();
    Found {
        title: format!("{} – {}", name(Color::Black), name(Color::White)),
        note: note.join(" "),
        replay: Replay::of_transcript(&record.transcript()),
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use outflank_play::MatchSetup;
    use outflank_rules::Square;
    use outflank_text::Language;

    use super::*;

    fn file(bytes: &[u8]) -> RecordFile {
        RecordFile {
            bytes: bytes.to_vec(),
            ..RecordFile::default()
        }
    }

    #[test]
    fn saves_and_records_are_told_by_their_content() {
        let texts = Texts::new(Language::EN);
        let moves = Replay::of_moves("f5d6c3").unwrap();
        let mut game = Match::new(MatchSetup::default()).unwrap();
        for square in [Square::F5, Square::D6, Square::C3] {
            game.play(square.into(), Duration::ZERO).unwrap();
        }
        let save = game.save(Duration::ZERO);
        let ggf = "(;GM[Othello]PB[Anna]PW[Ben]DT[1999]TY[8]RE[+2.000]BO[8 -------- -------- -------- ---O*--- \
                   ---*O--- -------- -------- -------- *]B[f5]W[d6]B[c3];)";
        let ggf = ggf.replace("                   ", "");
        for text in [save.as_str(), "f5d6c3\n", ggf.as_str()] {
            let games =
                read(&file(text.as_bytes()), &texts).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(games.len(), 1, "{text}");
            assert_eq!(games[0].replay.positions, moves.positions, "{text}");
        }
        let games = read(&file(b"f5d6\nf5f6e6\n"), &texts).unwrap();
        assert_eq!(games.len(), 2);
        assert_eq!(games[1].title, "Black – White");
    }

    #[test]
    fn what_is_no_game_is_told() {
        let texts = Texts::new(Language::EN);
        for bytes in [&b""[..], b"{}", b"{ \"format\": 1", b"hello", &[20, 1, 2]] {
            assert!(
                !read(&file(bytes), &texts).err().unwrap().is_empty(),
                "{bytes:?}"
            );
        }
    }
}
