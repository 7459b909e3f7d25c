//! Saves of every version, as programs of that time have written them.

use core::time::Duration;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use outflank_play::tabletop::Vigilance;
use outflank_play::{GameInfo, Match, MatchSetup, Prelude, SavedGame, Start, Style, UndoError};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What matters of each game: the players, its moves and those taken back, the position, the result, the sheet, the
/// clocks.
const FIRST: [(&str, &str); 15] = [
    (
        "agreed",
        "human-human; Left; f5 d6; undone 0; 3-3; Agreement 32-32; Left 32-32",
    ),
    ("assisted", "human-8; Left; f5 d6 c3 d3; undone 2; 4-4"),
    (
        "byo-yomi",
        "human-human; Left; f5; undone 0; 4-1; 10s+2x5s,31-33 [(0, 1, 5000), (6000, 2, 5000)]",
    ),
    (
        "cartridge",
        "human-5; Left; no. 52; f5 d6; undone 0; 3-3; 15s/move [(14000, 0, 0), (15000, 0, 0)]",
    ),
    (
        "finished",
        "1-60; Left; d3 c5 e6 f7 b6 d2 c2 f6 e2 a7 c6 e3 e7 d8 g7 c4 b4 g5 e8 f8 h4 e1 f4 d6 f2 g6 g8 c3 h5 g2 d1 a5 f5 f3 h2 d7 b5 b1 b3 a4 g3 h7 a6 b2 c7 h1 a8 c1 h6 g1 f1 h8 h3 c8 b8 g4 a3 b7 a1 a2; undone 0; 30-34; BoardFull 30-34; Left 30-34",
    ),
    ("handicap", "human-12; Left; f5 f6 e6; undone 0; 5-4"),
    (
        "position-forced-pass",
        "human-human; Left; pass; undone 0; 6-1",
    ),
    (
        "resigned",
        "human-20; Left; f5 d6 c3; undone 0; 5-2; Resignation(AsOnBoard) 31-33; Left 31-33",
    ),
    (
        "series-clock-undo",
        "human-human; Right; f5 d6 c3; undone 1; 5-2; offer White; Left 33-31; 5m+3s [(286000, 0, 0), (284000, 0, 0)]",
    ),
    (
        "series-finished-game",
        "human-3; Right; d3 c5 e6 f7 b6 d2 c2 f6 e2 a7 c6 e3 e7 d8 g7 c4 b4 g5 e8 f8 h4 e1 f4 d6 f2 g6 g8 c3 h5 g2 d1 a5 f5 f3 h2 d7 b5 b1 b3 a4 g3 h7 a6 b2 c7 h1 a8 c1 h6 g1 f1 h8 h3 c8 b8 g4 a3 b7 a1 a2; undone 0; 30-34; BoardFull 30-34; Right 30-34",
    ),
    (
        "series-second-game",
        "human-3; Left; d3 c5; undone 0; 3-3; Right 30-34",
    ),
    (
        "tabletop",
        "human-human; Left; f5(/e5) d6(e4/); in hand c7; 4-4",
    ),
    ("tabletop-undone", "human-human; Left; f5(/e5); 4-2"),
    (
        "time",
        "human-human; Left; f5; undone 0; 4-1; Time(Everything) 64-0; Left 64-0; 5s,0-64 [(3000, 0, 0), (0, 0, 0)]",
    ),
    ("untouched", "human-human; Left; ; undone 0; 2-2"),
];

fn samples(version: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let files = fs::read_dir(folder.join(version)).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    files
        .map(|path| (name(&path), fs::read_to_string(&path).unwrap()))
        .collect()
}

fn in_short(game: &Match) -> String {
    let setup = game.setup();
    let [left, right] = setup.players.map(|player| player.to_string());
    let mut parts = vec![format!("{left}-{right}"), format!("{:?}", game.black())];
    parts.extend(setup.variation.map(|number| format!("no. {number}")));
    if let Some(game) = game.game() {
        let turns = game.turns().iter().map(|turn| turn.mv.to_string());
        parts.push(turns.collect::<Vec<_>>().join(" "));
        parts.push(format!("undone {}", game.redo_steps()));
    }
    if let Some(table) = game.tabletop() {
        let turns = table.turns().iter();
        let turns = turns.map(|turn| format!("{}({}/{})", turn.mv, turn.flipped, turn.corrected));
        parts.push(turns.collect::<Vec<_>>().join(" "));
        parts.extend(
            table
                .in_hand()
                .map(|disc| format!("in hand {}", disc.square)),
        );
    }
    parts.push(format!("{}", game.discs()));
    parts.extend(game.draw_offer().map(|by| format!("offer {by:?}")));
    parts.extend(
        game.result()
            .map(|result| format!("{:?} {}", result.reason, result.score(setup.counting))),
    );
    let sheet = game.series();
    parts.extend(
        sheet
            .lines()
            .iter()
            .map(|line| format!("{:?} {}", line.black, line.score)),
    );
    if !setup.clock.is_none() {
        let left = outflank_rules::Color::ALL.map(|color| game.clock().left(color, Duration::ZERO));
        let left = left.map(|left| (left.main.as_millis(), left.periods, left.period.as_millis()));
        parts.push(format!("{} {left:?}", setup.clock));
    }
    parts.join("; ")
}

#[test]
fn games_of_version_1_are_read_for_ever() {
    let found = samples("v1");
    assert!(found.keys().eq(FIRST.iter().map(|(name, _)| name)));
    for (name, expected) in FIRST {
        let saved = SavedGame::from_text(&found[name]).unwrap();
        assert_eq!(in_short(&saved.game), expected, "{name}");
        assert_eq!(saved.info, GameInfo::default());
        assert!(saved.comments.is_empty() && saved.variations.is_empty());
        // Written again, it is a save of today.
        assert_eq!(
            SavedGame::from_text(&saved.to_text(Duration::ZERO)),
            Ok(saved)
        );
    }
}

#[test]
fn a_game_of_version_2_has_its_notes() {
    let text = &samples("v2")["noted"];
    let saved = SavedGame::from_text(text).unwrap();
    assert_eq!(saved.info.names[0].as_deref(), Some("Anna"));
    assert_eq!(saved.info.date.as_deref(), Some("2026-11-17"));
    assert_eq!((saved.info.help.hints, saved.info.help.undos), (2, 1));
    assert_eq!(saved.comments[&0], "A start.\nAgain.");
    assert_eq!(saved.variations.len(), 3);
    assert_eq!(saved.variations[0].comments[&2], "Diagonal.");
    assert_eq!(saved.variations[1].of, 1);
    assert_eq!(saved.to_text(Duration::ZERO), *text);
}

proptest! {
    #[test]
    fn a_damaged_save_of_version_1_is_refused_or_says_the_same(
        text in select(samples("v1").into_values().collect::<Vec<_>>()),
        place in any::<Index>(),
        byte in 0x20u8..0x7f,
        how in 0..3,
    ) {
        let mut bytes = text.clone().into_bytes();
        let place = place.index(bytes.len());
        match how {
            0 => bytes[place] = byte,
            1 => bytes.insert(place, byte),
            _ => bytes.truncate(place),
        }
        if let Ok(loaded) = Match::load(&String::from_utf8_lossy(&bytes)) {
            prop_assert_eq!(loaded, Match::load(&text).unwrap());
        }
    }
}

#[test]
fn a_game_remembers_which_moves_nobody_made() {
    for (style, vigilance) in [("assisted", None), ("tabletop", Some(Vigilance::Warn))] {
        let prelude: Prelude = "xot f5d6c3d3c4f4c5b3".parse().unwrap();
        let setup = MatchSetup {
            start: Start::After(prelude),
            clock: "5m".parse().unwrap(),
            style: vigilance.map_or(Style::Assisted, Style::Tabletop),
            ..MatchSetup::default()
        };
        let mut game = Match::new(setup).unwrap();
        let second = Duration::from_secs;
        game.resume(second(0));
        assert_eq!((game.given(), game.turn_count()), (8, 8), "{style}");
        assert!(!game.has_begun());
        // They cannot be taken back.
        assert_eq!(game.undo(second(1)), Err(UndoError::NothingToUndo));
        let mv = game.position().moves().next().unwrap();
        match vigilance {
            None => game.play(mv, second(2)).map(drop).unwrap(),
            Some(_) => game.play_correctly(mv, second(2)).map(drop).unwrap(),
        }
        let loaded = Match::load(&game.save(second(2))).unwrap();
        assert_eq!(loaded.setup().start, Start::After(prelude));
        assert_eq!((loaded.given(), loaded.turn_count()), (8, 9));
        assert_eq!(loaded.position(), game.position());
        game.undo(second(3)).unwrap();
        assert!(game.undo(second(3)).is_err());
        // A rematch begins in the same way.
        game.resign(outflank_rules::Color::Black, second(4))
            .unwrap();
        let again = game.rematch(None).unwrap();
        assert_eq!((again.given(), again.turn_count()), (8, 8));
    }
}

#[test]
fn a_save_with_impossible_first_moves_is_refused() {
    let mut game = Match::new(MatchSetup {
        start: Start::After("opening f5d6".parse().unwrap()),
        ..MatchSetup::default()
    })
    .unwrap();
    game.play(
        "c3".parse::<outflank_rules::Square>().unwrap().into(),
        Duration::ZERO,
    )
    .unwrap();
    let text = game.save(Duration::ZERO);
    assert!(text.contains("\"prelude\": \"opening f5d6\""), "{text}");
    let wrong = text.replace("opening f5d6", "opening f5a1");
    assert!(Match::load(&wrong).is_err());
}
