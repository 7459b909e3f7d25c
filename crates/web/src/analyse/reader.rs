//! Pasted games and positions: in any format, or an address of this page.

use outflank_app::study::{Misread, OpenError, Study, open};
use outflank_record::GameRecord;
use outflank_record::wthor::Roster;
use outflank_text::{Describe, Texts};

use super::address::{self, AddressError};
use crate::route::Route;

/// Why a text cannot be read.
#[derive(Debug)]
pub enum Unreadable {
    /// Read as an address.
    Address(AddressError),
    /// Read as a game or a position.
    Text(OpenError),
}

impl Describe for Unreadable {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Unreadable::Address(AddressError::Position(error)) => texts.describe(error),
            Unreadable::Address(AddressError::Moves(error)) => texts.describe(error),
            Unreadable::Text(error) => texts.describe(error),
        }
    }
}

/// All games in a text, to be counted.
pub fn records(text: &str) -> Vec<GameRecord> {
    let games = open(text.as_bytes(), &Roster::default()).unwrap_or_default();
    let records = games.into_iter().map(|game| match game.record {
        Some(record) => *record,
        None => Study::from(game.tree).record(),
    });
    records
        .filter(|record| !record.moves().is_empty())
        .collect()
}

/// Reads a game or a position, the first if there are several; up to what is wrong with it.
pub fn read(text: &str) -> Result<(Study, Option<Misread>), Unreadable> {
    if let Some((_, query)) = text.trim().split_once("#/analyse?") {
        let route = Route::parse(&format!("#/analyse?{query}"));
        if let Some(study) = address::read(&route) {
            return study
                .map(|study| (study, None))
                .map_err(Unreadable::Address);
        }
    }
    let mut games = open(text.as_bytes(), &Roster::default()).map_err(Unreadable::Text)?;
    let game = games.swap_remove(0);
    Ok((game.tree.into(), game.fault))
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;

    const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

    fn reason(text: &str) -> String {
        let texts = Texts::new(Language::EN);
        match read(text) {
            Ok((_, fault)) => texts.describe(&fault.expect("a fault")),
            Err(error) => texts.describe(&error),
        }
    }

    #[test]
    fn the_address_of_the_page_is_read_too() {
        let (study, _) = read(" https://example.org/outflank/#/analyse?moves=f5d6&at=1 ").unwrap();
        assert_eq!((study.len(), study.at()), (2, 1));
        assert!(reason("#/analyse?moves=f5d5").contains("Move 2"));
    }

    #[test]
    fn every_game_of_a_text_is_counted_and_a_position_is_none() {
        assert_eq!(records("f5d6c3").len(), 1);
        assert_eq!(records("f5d6c3\nf5f6e6\n").len(), 2);
        let ggf = "(;GM[Othello]PB[Anna]PW[Ben]B[f5]W[d6];)".repeat(3);
        assert_eq!(records(&ggf)[2].black.name, "Anna");
        assert_eq!(records(&format!("{BOARD} X")), []);
        assert_eq!(records("nonsense"), []);
    }

    #[test]
    fn the_reason_names_the_place_in_the_whole_text() {
        assert_eq!(reason(""), reason(" % nothing\n"));
        for (text, named) in [
            ("b4c4", "b4"),
            ("(;GM[Othello]B[f5]W[a1];)", "Move 2"),
            ("(;GM[Chess]B[e4];)", "Chess"),
            ("f5d6xx", "Read up to move 2. Move 3 (line 1, character 5)"),
            ("% a game\nf5d6a1", "line 2, character 5"),
            ("XO-?", "character 4"),
            (&format!("{BOARD} X; a1h1"), "character 69"),
            (&format!("{BOARD} X; G8:+65"), "haracter 69"),
        ] {
            assert!(reason(text).contains(named), "{}", reason(text));
        }
        assert!(reason("(;GM[Othello]B[f5]").contains("Line 1, character 19"));
    }

    /// Fragments of every format, and nonsense.
    const PIECES: [&str; 24] = [
        "f5",
        "d6",
        "c3",
        "D3",
        "pa",
        "--",
        " ",
        "\n",
        "% ",
        "#",
        BOARD,
        " X",
        ";",
        "G8:+18",
        "é",
        "\u{0}",
        "12.",
        "(;GM[",
        "]",
        "%zz",
        "#/analyse?moves=",
        "&at=",
        "X",
        "🙂",
    ];

    #[test]
    fn whatever_is_pasted_is_a_study_or_a_sentence() {
        let mut state = 7u64;
        let mut below = |most: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize % most
        };
        let texts = Texts::new(Language::FR);
        let mut read_well = 0;
        for _ in 0..5000 {
            let count = below(7);
            let mut text: String = (0..count).map(|_| PIECES[below(PIECES.len())]).collect();
            if below(3) == 0 {
                text.extend((0..below(20)).filter_map(|_| char::from_u32(below(0x3000) as u32)));
            }
            match read(&text) {
                Ok((study, _)) => {
                    read_well += 1;
                    let back = address::read(&address::of(&study));
                    let same = |back: Study| back.positions() == study.positions();
                    assert!(back.is_none_or(|back| back.is_ok_and(same)), "{text:?}");
                    let kept = address::to_kept(&study);
                    assert_eq!(address::from_kept(&kept), Some(study), "{text:?}");
                }
                Err(error) => assert!(!texts.describe(&error).is_empty(), "{text:?}"),
            }
        }
        assert!(read_well > 50, "only {read_well}");
    }
}
