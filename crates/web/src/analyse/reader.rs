//! Addresses of this page in pasted text.

use outflank_text::{Describe, Texts};

use super::address::{self, AddressError};
use crate::route::{Page, Route};

impl Describe for AddressError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            AddressError::Position(error) => texts.describe(error),
            AddressError::Moves(error) => texts.describe(error),
        }
    }
}

/// The address of a study, if the text is one. Whether it is a good one is seen there.
pub fn route_in(text: &str) -> Option<Route> {
    let (_, query) = text.trim().split_once("#/analyse?")?;
    let route = Route::parse(&format!("#/{}?{query}", Page::Analyse.word()));
    address::read(&route).map(|_| route)
}

#[cfg(test)]
mod tests {
    use outflank_app::study::{Study, open};
    use outflank_record::wthor::Roster;
    use outflank_text::Language;

    use super::*;

    const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

    /// What a text holds, or why it holds nothing.
    fn read(text: &str) -> Result<Study, String> {
        let texts = Texts::new(Language::FR);
        if let Some(route) = route_in(text) {
            let study = address::read(&route).expect("it names a study");
            return study.map_err(|error| texts.describe(&error));
        }
        let opened = open(text.as_bytes(), &Roster::default());
        opened
            .map(|file| file.games[0].study())
            .map_err(|error| texts.describe(&error))
    }

    #[test]
    fn the_address_of_the_page_is_read_too() {
        let study = read(" https://example.org/outflank/#/analyse?moves=f5d6&at=1 ").unwrap();
        assert_eq!((study.len(), study.at()), (2, 1));
        assert!(read("#/analyse?moves=f5d5").unwrap_err().contains('2'));
        for text in ["#/analyse?at=2", "#/learn?moves=f5", "f5d6"] {
            assert_eq!(route_in(text), None, "{text}");
        }
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
        let mut read_well = 0;
        for _ in 0..500 {
            let count = below(7);
            let mut text: String = (0..count).map(|_| PIECES[below(PIECES.len())]).collect();
            if below(3) == 0 {
                text.extend((0..below(20)).filter_map(|_| char::from_u32(below(0x3000) as u32)));
            }
            match read(&text) {
                Ok(study) => {
                    read_well += 1;
                    let back = address::read(&address::of(&study));
                    let same = |back: Study| back.positions() == study.positions();
                    assert!(back.is_none_or(|back| back.is_ok_and(same)), "{text:?}");
                    let kept = address::to_kept(&study);
                    assert_eq!(address::from_kept(&kept), Some(study), "{text:?}");
                }
                Err(error) => assert!(!error.is_empty(), "{text:?}"),
            }
        }
        assert!(read_well > 5, "only {read_well}");
    }
}
