//! Files to drop on the page, and games to put into them.

use anyhow::{Result, ensure};
use outflank_record::wthor::{Archive, Files, Roster};
use outflank_record::{Date, Decimal, Ending, GameRecord, ResultRecord};
use outflank_rules::random::Random;
use outflank_rules::{Color, Move, Position};
use serde_json::{Value, json};

use crate::App;

/// A file, by name and content.
pub type File<'a> = (&'a str, &'a [u8]);

/// A script that makes `data`, which holds these files.
pub fn transfer(files: &[File]) -> String {
    let files: Vec<Value> = files
        .iter()
        .map(|(name, bytes)| json!([name, bytes]))
        .collect();
    format!(
        "const data = new DataTransfer();
         for (const [name, bytes] of {}) data.items.add(new File([new Uint8Array(bytes)], name));",
        json!(files)
    )
}

/// Holds files over the page, without dropping them.
pub async fn hold_files(app: &App, files: &[File<'_>]) -> Result<()> {
    let held = "for (const type of ['dragenter', 'dragover'])
         document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));";
    app.run(&(transfer(files) + held)).await?;
    Ok(())
}

/// Drops files on the page; whether it takes them, and the browser does not leave the page.
pub async fn drop_files(app: &App, files: &[File<'_>]) -> Result<()> {
    hold_files(app, files).await?;
    let dropped = "const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
         document.body.dispatchEvent(event);
         return event.defaultPrevented;";
    let taken = app.run(&(transfer(files) + dropped)).await?;
    ensure!(taken == true, "the page takes what is dropped");
    Ok(())
}

/// A random game between two of many players.
///
/// # Panics
///
/// Never: its moves are legal.
pub fn random_game(number: u64) -> GameRecord {
    let mut random = Random::new(number);
    let mut record = GameRecord::new(Position::START);
    loop {
        let moves: Vec<Move> = record.end().moves().collect();
        let Some(&mv) = random.pick(moves.iter()) else {
            break;
        };
        record.push(mv).expect("a legal move");
    }
    record.black.name = format!("Player {}", number % 7);
    record.white.name = format!("Player {}", number % 11 + 20);
    "Club".clone_into(&mut record.event);
    record.date = Some(Date::of_year(2000));
    record.result = Some(ResultRecord {
        score: Decimal::whole(record.end().final_score(Color::Black).discs()),
        ending: Ending::Board,
    });
    record
}

/// A year of so many random games, all of them different, as an archive with its names.
pub fn archive(games: u64) -> Result<[(&'static str, Vec<u8>); 3]> {
    let mut archive = Archive::new(&Roster::default(), Files::One);
    for number in 0..games {
        archive.add(&random_game(number));
    }
    let today = Date::of_year(2001);
    let mut year = Vec::new();
    archive.write(2000, &today, &mut year)?;
    Ok([
        ("WTH_2000.wtb", year),
        ("WTHOR.JOU", archive.players().to_bytes(&today)),
        ("WTHOR.TRN", archive.tournaments().to_bytes(&today)),
    ])
}
