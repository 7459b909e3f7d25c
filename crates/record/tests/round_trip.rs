//! Every game survives writing and reading, and no input breaks a reader.

mod common;

use std::time::Duration;

use outflank_record::wthor::{Archive, Files, Roster};
use outflank_record::{
    Content, Date, Format, GameRecord, Loss, MatchType, Reading, ggf, losses, obf, recognize,
};
use outflank_rules::{Color, Move};
use proptest::prelude::*;

use common::record;

/// Whether the first game reveals the format: a line without moves is empty, or a position.
fn is_told(format: Format, records: &[GameRecord]) -> bool {
    let first = records.first();
    let moves = first.map_or_else(String::new, |record| record.transcript().to_string());
    format != Format::Transcript || !moves.is_empty()
}

/// The games as a file, and the names that belong to it.
fn written(records: &[GameRecord], format: Format) -> (Vec<u8>, Roster) {
    let mut roster = Roster::default();
    let mut bytes = Vec::new();
    if format == Format::Wthor {
        let mut archive = Archive::new(&roster, Files::One);
        for record in records {
            archive.add(record);
        }
        let year = archive.years().next().unwrap_or(0);
        let today = Date::of_year(2024);
        archive.write(year, &today, &mut bytes).unwrap();
        roster.add(archive.players().clone());
        roster.add(archive.tournaments().clone());
    } else {
        let texts = records.iter().map(|record| format.write(record).unwrap());
        bytes.extend(texts.flat_map(String::into_bytes));
    }
    (bytes, roster)
}

/// The games, written and read again. Games that cannot be written are dropped, as are empty lines.
fn written_and_read(records: &[GameRecord], format: Format) -> Vec<GameRecord> {
    let (bytes, roster) = written(records, format);
    if is_told(format, records) {
        assert_eq!(recognize(&bytes), Some(Content::Games(format.into())));
    }
    let games = format.read(&bytes[..], &roster).unwrap();
    let games = games.map(|game| game.unwrap().strict());
    games
        .map(|game| game.unwrap_or_else(|error| panic!("{format}: {error}")))
        .collect()
}

/// Everything not reported as lost is there.
fn same(before: &GameRecord, after: &GameRecord, format: Format, lost: &[Loss]) {
    let kept = |kinds: &[Loss]| kinds.iter().all(|kind| !lost.contains(kind));
    // An archive has a name for unknown players.
    let named = |name: &str, nobody: &str| match (name, format) {
        ("", Format::Wthor) => nobody.to_owned(),
        _ => name.to_owned(),
    };
    if kept(&[Loss::Players, Loss::Letters]) {
        assert_eq!(after.black.name, named(&before.black.name, "???"));
        assert_eq!(after.white.name, named(&before.white.name, "???"));
    }
    if kept(&[Loss::Event, Loss::Letters]) {
        let event = named(&before.event, "Diverses parties");
        // GGF has one field for event and place.
        let event = match format {
            Format::Ggf if event.is_empty() => before.place.clone(),
            _ => event,
        };
        assert_eq!(after.event, event);
    }
    if kept(&[Loss::Place, Loss::Letters]) && format != Format::Ggf {
        assert_eq!(after.place, before.place);
    }
    if kept(&[Loss::Round, Loss::Letters]) {
        assert_eq!(after.round, before.round);
    }
    if kept(&[Loss::Comments, Loss::Letters]) {
        assert_eq!(after.comment, before.comment);
    }
    if kept(&[Loss::Notes]) {
        assert_eq!(after.notes, before.notes);
    }
    if kept(&[Loss::Date]) {
        assert_eq!(after.date, before.date);
    }
    for color in [Color::Black, Color::White] {
        let (before, after) = (before.player(color), after.player(color));
        assert!(!kept(&[Loss::Ratings]) || after.rating == before.rating);
        assert!(!kept(&[Loss::Clocks]) || after.clock == before.clock);
    }
    if kept(&[Loss::Kind]) {
        // The default kind, or that of the komi.
        let kind = before.kind.unwrap_or(MatchType {
            komi: format == Format::Ggf && before.komi.is_some(),
            ..MatchType::default()
        });
        assert_eq!(after.kind.unwrap_or_default(), kind);
    }
    assert!(!kept(&[Loss::Komi]) || after.komi == before.komi);
    if kept(&[Loss::Result, Loss::NoResult]) {
        let score = |record: &GameRecord| record.result.map(|result| result.score);
        assert_eq!(score(after), score(before));
    }
    if kept(&[Loss::Ending, Loss::Result, Loss::NoResult]) {
        assert_eq!(after.result, before.result);
    }
    same_moves(before, after, format, lost);
}

fn same_moves(before: &GameRecord, after: &GameRecord, format: Format, lost: &[Loss]) {
    let kept = |kinds: &[Loss]| kinds.iter().all(|kind| !lost.contains(kind));
    if format == Format::Obf {
        let problem = |record: &GameRecord| obf::Problem::from(record);
        let known = [Loss::Moves, Loss::Theory, Loss::Letters];
        assert!(!kept(&known) || problem(after) == problem(before));
        assert!(!kept(&[Loss::Moves, Loss::Theory, Loss::Scores]) || after.start() == before.end());
        return;
    }
    assert!(!kept(&[Loss::Theory]) || after.theory == before.theory);
    assert!(!kept(&[Loss::Given]) || after.given == before.given);
    assert!(!kept(&[Loss::Scores]) || after.scores == before.scores);
    let moves =
        |record: &GameRecord| -> Vec<Move> { record.moves().iter().map(|made| made.mv).collect() };
    assert_eq!(after.start(), before.start());
    if kept(&[Loss::LastPass, Loss::Turned]) {
        assert_eq!(moves(after), moves(before));
    } else if kept(&[Loss::Turned]) {
        let moves = moves(before);
        assert_eq!(after.moves().len() + 1, moves.len());
    }
    for (after, before) in after.moves().iter().zip(before.moves()) {
        assert!(!kept(&[Loss::Evaluations]) || after.evaluation == before.evaluation);
        assert!(!kept(&[Loss::Times]) || after.time == before.time);
    }
}

proptest! {
    #[test]
    fn what_a_format_does_not_report_as_lost_comes_back(record in record()) {
        for format in Format::ALL {
            let lost: Vec<Loss> = losses(&record, format).iter().map(|lost| lost.what).collect();
            let games = written_and_read(std::slice::from_ref(&record), format);
            // A game without moves from the standard start is an empty line, and an archive has no other start.
            let is_empty = format == Format::Transcript && record.transcript().to_string().is_empty();
            let is_left_out = lost.contains(&Loss::Game) || is_empty && games.is_empty();
            prop_assert_eq!(games.len(), usize::from(!is_left_out), "{}", format);
            if let [game] = &games[..] {
                same(&record, game, format, &lost);
                // A second round trip loses nothing.
                let again = written_and_read(&games, format);
                prop_assert_eq!(&again[..], &games[..], "{}", format);
            }
        }
    }

    #[test]
    fn games_stand_side_by_side(records in prop::collection::vec(record(), 0..5)) {
        for format in [Format::Ggf, Format::Sgf, Format::Pgn, Format::Json] {
            let text: String = records.iter().map(|record| format.write(record).unwrap()).collect();
            // GGF servers put a match of two games on a line.
            let text = if format == Format::Ggf { text.replace('\n', " ") } else { text };
            let roster = Roster::default();
            let games = format.read(text.as_bytes(), &roster).unwrap();
            let games: Vec<GameRecord> = games.map(|game| game.unwrap().strict().unwrap()).collect();
            prop_assert_eq!(games.len(), records.len());
            for (game, record) in games.iter().zip(&records) {
                prop_assert_eq!(game.transcript(), record.transcript());
            }
        }
    }

    #[test]
    fn whatever_is_read_nothing_breaks(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        for format in Format::ALL {
            harmless(format, &bytes);
        }
    }

    #[test]
    fn a_damaged_game_is_read_as_far_as_it_goes(record in record(), damage in prop::collection::vec((any::<usize>(), any::<u8>()), 1..4), cut in any::<bool>()) {
        for format in Format::ALL {
            let (mut bytes, _) = written(std::slice::from_ref(&record), format);
            for &(at, byte) in &damage {
                let at = at % bytes.len();
                if cut {
                    bytes.truncate(at + 1);
                } else {
                    bytes[at] = byte;
                }
            }
            harmless(format, &bytes);
        }
    }
}

/// Every reading has a game or a reason why not, within the file; and every game read can be written in any format.
fn harmless(format: Format, bytes: &[u8]) {
    let roster = Roster::default();
    let Ok(games) = format.read(bytes, &roster) else {
        return;
    };
    for (index, game) in games.enumerate() {
        let Reading {
            number,
            record,
            faults,
            ..
        } = game.unwrap();
        assert_eq!(number, index as u64 + 1);
        assert!(record.is_some() || !faults.is_empty());
        for error in faults {
            // Latin-1 characters have one byte in the file, and two here.
            assert!(error.offset <= 3 * bytes.len() as u64, "{format}: {error}");
            assert_eq!(error.game, number);
        }
        for target in Format::ALL {
            if let Some(record) = &record {
                losses(record, target);
                target.write(record);
            }
        }
    }
}

#[test]
fn a_game_of_a_server_is_read_to_its_end() {
    // Two programs, a draw; the board agrees with what the server wrote.
    let text = "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Saio1200]PW[Saio3000]RB[2196.37]RW[2200.35]TI[05:00//02:00]TY[8]RE[+0.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[d3//0.01]W[c5//0.01]B[f6//0.01]W[f5//0.01]B[e6//0.01]W[e3//0.01]B[c3//0.01]W[d2/2.39/0.01]B[c4//0.01]W[b5/2.37/0.01]B[f4//0.01]W[d6/2.35/0.01]B[f3//0.01]W[b4/2.33/0.01]B[c7//0.01]W[d7/2.25/20.97]B[c6//0.01]W[e7/2.25/28.64]B[b6//0.01]W[f7/2.23/28.47]B[a5//0.01]W[a4/2.25/20.49]B[e8//0.01]W[f8/2.25/14.31]B[d8//0.01]W[e2/2.19/16.20]B[a3//0.01]W[c8/0.25/16.36]B[b3//0.01]W[a6//0.01]B[c1//0.01]W[a2//0.01]B[f1//0.01]W[g6//0.01]B[g5//97.63]W[h5//0.01]B[g4//0.01]W[h3//0.01]B[h4//0.01]W[c2//0.01]B[b7//0.01]W[d1//0.01]B[h6//0.01]W[g3//0.01]B[e1//0.01]W[f2//0.01]B[g2//0.01]W[h7//0.01]B[b1//0.01]W[h2//0.01]B[g1//0.01]W[b8//0.01]B[a8//0.01]W[a7//0.01]B[a1//0.01]W[b2//0.01]B[g8//0.01]W[h1//0.01]B[g7//0.01]W[h8//0.01];)";
    let mut games = ggf::Games::new(text.as_bytes());
    let game = games.next().unwrap().unwrap().strict().unwrap();
    assert!(games.next().is_none());
    assert_eq!(game.moves().len(), 60);
    assert_eq!(game.result, game.result_on_board());
    let thought: Vec<_> = game
        .moves()
        .iter()
        .filter_map(|made| made.evaluation)
        .collect();
    assert_eq!(thought.len(), 11);
    assert_eq!(game.moves()[34].time, Some(Duration::from_millis(97_630)));
    assert_eq!(game.player(Color::White).name, "Saio3000");
}
