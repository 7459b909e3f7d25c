//! Any text as a game number of the cartridge: thirty are, and each makes a set-up that can be played.

use outflank_play::cartridge::{Variation, VariationError};
use outflank_play::{Level, Match, MatchSetup, Seat};

/// Feeds it any text.
pub fn feed(text: &str) {
    let numbers: Vec<String> = Variation::all().map(|one| one.to_string()).collect();
    assert_eq!(numbers.len(), 30);
    assert!(numbers.is_sorted_by(|one, next| one < next));

    let trimmed = text.trim();
    let letters: Vec<char> = trimmed.chars().collect();
    match text.parse::<Variation>() {
        Ok(variation) => {
            assert_eq!(variation.to_string(), trimmed);
            assert!(numbers.iter().any(|number| number == trimmed));
            let (left, right) = (variation.left_digit(), variation.right_digit());
            assert_eq!(Variation::new(left, right), Ok(variation));
            let game = Match::new(MatchSetup::cartridge(variation, Level::DEFAULT)).unwrap();
            assert_eq!(game.setup().variation, Some(variation));
            assert_eq!(game.black(), variation.starter());
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(!numbers.iter().any(|number| number == trimmed));
            match error {
                VariationError::NotTwoDigits(said) => {
                    assert_ne!(letters.len(), 2);
                    assert_eq!(said, trimmed);
                }
                VariationError::NotADigit { seat, letter } => {
                    assert_eq!(letters[seat.index()], letter);
                    assert!(!letter.is_ascii_digit());
                }
                VariationError::RightOutOfRange(digit) => {
                    let right = letters[Seat::Right.index()];
                    assert_eq!(right.to_digit(10), Some(digit.into()));
                    assert!(!(1..=3).contains(&digit));
                }
                VariationError::LeftOutOfRange(digit) => panic!("one digit is {digit}"),
            }
        }
    }
}
