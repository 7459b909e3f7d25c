//! Tabletop play, line by line.

mod common;

use common::{play, type_lines};
use outflank_play::tabletop::Vigilance;
use outflank_play::{MatchSetup, Start, Style};

fn by_hand(vigilance: Vigilance) -> MatchSetup {
    MatchSetup {
        style: Style::Tabletop(vigilance),
        ..MatchSetup::default()
    }
}

#[test]
fn c3_a_turn_is_placed_flipped_and_ended_by_hand() {
    play(by_hand(Vigilance::Warn), |table, _| {
        assert!(
            table
                .begin()
                .starts_with("Here you flip the discs yourself")
        );
        assert_eq!(type_lines(table, "done"), "Place a disc first.\n");
        assert_eq!(type_lines(table, "f5"), "Black places a disc on f5.\n");
        assert_eq!(
            type_lines(table, "board"),
            "Black: e4 d5 f5\nWhite: d4 e5\n"
        );
        assert!(type_lines(table, "d3").starts_with("Your disc is on f5"));
        assert!(type_lines(table, "moves").starts_with("Your disc is on f5"));
        assert_eq!(type_lines(table, "flip e5"), "Flipped: e5.\n");
        assert_eq!(
            type_lines(table, "done"),
            "Black ends the turn.\nWhite to move.\n"
        );
        assert!(type_lines(table, "score").ends_with("Discs in hand: Black 29, White 30.\n"));
    });
}

#[test]
fn a11_a_disc_can_be_taken_back_until_flipping_begins() {
    play(by_hand(Vigilance::Warn), |table, _| {
        assert_eq!(
            type_lines(table, "f5;back"),
            "The disc on f5 is back in hand.\n"
        );
        let answer = type_lines(table, "d3;flip d4;back");
        assert!(
            answer.starts_with("You have started to flip: the disc on d3 stays"),
            "{answer}"
        );
    });
}

#[test]
fn a10_a_mistake_is_pointed_out_and_can_be_put_right_until_the_opponent_places() {
    play(by_hand(Vigilance::Warn), |table, _| {
        let answer = type_lines(table, "f5;flip d4;done");
        assert!(
            answer.starts_with(
                "Black ends the turn.\nOutflanked but not flipped: e5.\nFlipped but not outflanked: \
                 d4.\nCorrect it with flip and the square"
            ),
            "{answer}"
        );
        assert_eq!(
            type_lines(table, "flip e5"),
            "Corrected: e5.\nFlipped but not outflanked: d4.\nWhite to move.\nNeither player can move. Type done to \
             count the discs.\n"
        );
        assert_eq!(
            type_lines(table, "flip d4"),
            "Corrected: d4.\nWhite to move.\n"
        );
        assert_eq!(
            type_lines(table, "flip d4"),
            "The disc on d4 is right as it is.\n"
        );
        assert_eq!(
            type_lines(table, "board"),
            "Black: e4 d5 e5 f5\nWhite: d4\n"
        );
    });
}

#[test]
fn a10_a_mistake_stands_once_the_opponent_has_placed_and_is_reviewed_after_the_game() {
    play(by_hand(Vigilance::Review), |table, _| {
        let answer = type_lines(table, "f5;done");
        assert_eq!(answer, "Black ends the turn.\nWhite to move.\n");
        // e5 is still White: f6 outflanks f5 no longer, but d6 outflanks d5.
        type_lines(table, "d6;flip d5;done");
        let answer = type_lines(table, "flip e5");
        assert_eq!(answer, "The disc on e5 is right as it is.\n");
        let answer = type_lines(table, "resign");
        assert!(
            answer.contains("Turn 1, Black: not flipped e5.\n"),
            "{answer}"
        );
    });
}

#[test]
fn silence_says_nothing_about_mistakes() {
    play(by_hand(Vigilance::Silent), |table, _| {
        assert_eq!(
            type_lines(table, "f5;done"),
            "Black ends the turn.\nWhite to move.\n"
        );
        assert!(!type_lines(table, "resign").contains("Turn 1"));
    });
}

#[test]
fn the_players_pass_and_count_themselves() {
    let position = format!("OX{} O", "-".repeat(62));
    let setup = MatchSetup {
        start: Start::Position(position.parse().unwrap()),
        ..by_hand(Vigilance::Warn)
    };
    play(setup, |table, _| {
        let answer = type_lines(table, "c1;flip b1;done");
        assert!(
            answer.ends_with("Neither player can move. Type done to count the discs.\n"),
            "{answer}"
        );
        let answer = type_lines(table, "done");
        assert!(
            answer.starts_with("The game is over: White wins 3–0.\n"),
            "{answer}"
        );
    });
    let position = format!("OX{} X", "-".repeat(62));
    let setup = MatchSetup {
        start: Start::Position(position.parse().unwrap()),
        ..by_hand(Vigilance::Warn)
    };
    play(setup, |table, _| {
        assert!(
            table
                .begin()
                .ends_with("Black has no move and must pass.\n")
        );
        assert_eq!(
            type_lines(table, "pass"),
            "Black has no move and passes.\nWhite to move.\n"
        );
    });
}

#[test]
fn a_turn_that_takes_too_long_is_ended_as_it_should() {
    let setup = MatchSetup {
        clock: "15s/move".parse().unwrap(),
        ..by_hand(Vigilance::Warn)
    };
    play(setup, |table, wall| {
        table.begin();
        type_lines(table, "f5");
        wall.pass(16.0);
        assert_eq!(
            type_lines(table, "flip d4"),
            "Black’s time is up.\nThe computer plays f5 for Black and flips 1 disc: e5.\nWhite to move.\nToo late: your \
             time was up.\n"
        );
    });
}
