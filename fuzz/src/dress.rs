//! Any bytes as moves with anything around them: games as in any format (see `crate::games`); what is read, written
//! plainly, is read again as the same games; words around the moves change none of them.

use outflank_record::wthor::Roster;
use outflank_record::{Dress, Fault, GameRecord, transcript};
use outflank_rules::{Move, Position};

use crate::games;

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    games::check(Dress::Text, data);
    let records = read(data);
    let played: Vec<&GameRecord> = records
        .iter()
        .filter(|record| record.start() == Position::START && record.moves().len() > 1)
        .collect();
    // Each on its own line, under a heading.
    let plain =
        |record: &GameRecord| format!("Another game, or so they say:\n{}\n\n", squares(record));
    let text: String = played.iter().map(|record| plain(record)).collect();
    let again = read(text.as_bytes());
    assert_eq!(again.len(), played.len(), "{text}");
    for (again, record) in again.iter().zip(&played) {
        assert_eq!(squares(again), squares(record));
    }
    // Numbered and wrapped, with remarks in brackets and a word for each pass.
    for record in played {
        let text = dressed(record);
        let again = read(text.as_bytes());
        assert_eq!(again.len(), 1, "{text}");
        assert_eq!(squares(&again[0]), squares(record), "{text}");
    }
}

fn squares(record: &GameRecord) -> String {
    transcript::write(record)
}

fn dressed(record: &GameRecord) -> String {
    let mut text = "Anna vs Ben\n".to_owned();
    for (index, made) in record.moves().iter().enumerate() {
        let mv = match made.mv {
            Move::Pass => "pass".to_owned(),
            Move::Place(square) => square.to_string().to_uppercase(),
        };
        let end = if index % 5 == 4 { "\n" } else { " " };
        text.push_str(&format!("{}. {mv} (0:{:02}){end}", index + 1, index % 60));
    }
    text
}

/// The games of a text. A reading without one has a reason.
fn read(data: &[u8]) -> Vec<GameRecord> {
    let roster = Roster::default();
    let games = Dress::Text.read(data, &roster).expect("text has no header");
    let games = games.map(|game| game.expect("memory can be read"));
    let is_told = |faults: &[outflank_record::RecordError]| {
        faults
            .iter()
            .any(|it| it.fault != Fault::NoGame || it.offset == 0)
    };
    games
        .filter_map(|game| {
            assert!(game.record.is_some() || is_told(&game.faults));
            game.record
        })
        .filter(|record| !record.moves().is_empty())
        .collect()
}
