//! Assisted play, line by line.

mod common;

use common::{play, type_lines};
use outflank_play::{Level, MatchSetup};
use outflank_terminal::line::Then;

/// After these moves Black has no move.
const BEFORE_PASS: &str = "f5;f6;d3;g5;h5;h4;f7;h6";

fn people() -> MatchSetup {
    MatchSetup::default()
}

#[test]
fn c2_a_move_is_told_with_its_flips_and_whose_turn_it_is() {
    play(people(), |table, _| {
        assert_eq!(
            table.begin(),
            "Type a move such as f5, or help.\nBlack to move.\n"
        );
        assert_eq!(
            type_lines(table, "F5"),
            "Black plays f5 and flips 1 disc: e5.\nWhite to move.\n"
        );
        assert_eq!(table.prompt(), "White>");
    });
}

#[test]
fn c2_an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    play(people(), |table, _| {
        let before = table.game().clone();
        for (line, reason) in [
            (
                "e4",
                "There is already a disc on e4: choose an empty square.\n",
            ),
            (
                "a1",
                "A disc on a1 would outflank nothing: choose a square where it outflanks an opposing disc.\n",
            ),
            (
                "pass",
                "You cannot pass, because you have moves: d3 c4 f5 e6.\n",
            ),
            ("undo", "There is no move to take back.\n"),
            ("redo", "There is no move to redo.\n"),
            ("decline", "There is no draw offer to decline.\n"),
            ("next", "The game is not over yet.\n"),
            ("flip e5", "Discs are not flipped by hand in this game.\n"),
            ("done", "Discs are not flipped by hand in this game.\n"),
            ("save", "Type a file name after save.\n"),
            ("", ""),
        ] {
            assert_eq!(type_lines(table, line), reason);
            assert_eq!(*table.game(), before, "{line}");
        }
    });
}

#[test]
fn a9_a_forced_pass_is_made_and_told() {
    play(people(), |table, _| {
        let answer = type_lines(table, BEFORE_PASS);
        assert!(
            answer.contains("\nBlack has no move and passes.\nWhite to move.\n"),
            "{answer}"
        );
        // Taking back takes the pass back too.
        assert_eq!(type_lines(table, "undo"), "Taken back.\nWhite to move.\n");
        assert_eq!(type_lines(table, "redo"), "Redone.\nWhite to move.\n");
    });
}

#[test]
fn a13_the_end_is_told_with_the_winner_and_the_discs() {
    play(people(), |table, _| {
        // The shortest way to wipe out the opponent.
        let answer = type_lines(table, "e6;f4;e3;f6;g5;d6;e7;f5;c5");
        let (end, discs) = (table.game().result().unwrap(), table.game().discs());
        assert_eq!(
            (end.winner(), discs.white),
            (Some(outflank_rules::Color::Black), 0)
        );
        assert!(
            answer.contains("The game is over: Black wins 13–0.\n"),
            "{answer}"
        );
        assert!(type_lines(table, "e5").starts_with("The game is over: no more moves"));
        assert_eq!(table.prompt(), ">");
        assert_eq!(type_lines(table, "undo"), "Taken back.\nBlack to move.\n");
    });
}

#[test]
fn a14_empty_squares_go_to_the_winner_if_so_agreed() {
    let mut setup = people();
    setup.counting = outflank_play::Counting::Tournament;
    play(setup, |table, _| {
        let answer = type_lines(table, "e6;f4;e3;f6;g5;d6;e7;f5;c5");
        assert!(
            answer.contains("Final score: Black 64, White 0.\n"),
            "{answer}"
        );
    });
}

#[test]
fn c4_games_can_be_given_up_or_agreed_drawn() {
    play(people(), |table, _| {
        let answer = type_lines(table, "f5;resign");
        assert!(
            answer
                .starts_with("White resigns: the opponent wins.\nFinal score: Black 4, White 1.\n")
        );
        assert!(type_lines(table, "undo").contains("cannot be taken back"));
    });
    play(people(), |table, _| {
        assert!(type_lines(table, "draw").starts_with("Black offers a draw."));
        assert!(type_lines(table, "decline").starts_with("White declines the draw."));
        type_lines(table, "draw");
        let answer = type_lines(table, "draw");
        assert!(
            answer.starts_with("The game is a draw by agreement.\n"),
            "{answer}"
        );
        assert_eq!(type_lines(table, "draw"), "The game is already over.\n");
    });
}

#[test]
fn a15_a_series_has_a_sheet_and_the_agreed_starter() {
    let mut setup = people();
    setup.series = "wins:2,winner".parse().unwrap();
    play(setup, |table, _| {
        assert!(table.begin().ends_with("Black (left) to move.\n"));
        let answer = type_lines(table, "f5;resign");
        assert!(
            answer.contains(
                "Game 1: left 4, right 1.\nWins 1–0, points 3–0.\nThe left player won and chooses a \
                 colour: type next black or next white.\n"
            ),
            "{answer}"
        );
        assert!(type_lines(table, "next").contains("The left player won and chooses who starts."));
        let answer = type_lines(table, "next white");
        assert!(
            answer.starts_with("Game 2: the right player is Black and starts.\n"),
            "{answer}"
        );
        let answer = type_lines(table, "resign");
        assert!(answer.contains("Wins 2–0"), "{answer}");
        assert!(
            answer.contains("The left player wins the series!\n"),
            "{answer}"
        );
        assert!(type_lines(table, "next").contains("There are no more games"));
    });
}

#[test]
fn a_flag_that_loses_ends_the_game_when_the_line_arrives() {
    let mut setup = people();
    setup.clock = "5m,0-64".parse().unwrap();
    play(setup, |table, wall| {
        table.begin();
        wall.pass(299.5);
        type_lines(table, "f5");
        assert_eq!(
            type_lines(table, "clock"),
            "Time: Black 0:00.5; White 5:00.\n"
        );
        wall.pass(301.0);
        assert_eq!(
            type_lines(table, "d6"),
            "White has run out of time: the opponent wins.\nFinal score: Black 64, White 0.\nThe margin is 64 discs.\nType \
             save and a file name, or quit.\nToo late: your time was up.\n"
        );
    });
}

#[test]
fn byo_yomi_periods_are_told() {
    let mut setup = people();
    setup.clock = "10s+2x30s".parse().unwrap();
    play(setup, |table, wall| {
        table.begin();
        wall.pass(25.0);
        assert_eq!(
            type_lines(table, "clock"),
            "Time: Black 0:15 plus 2 periods; White 0:10 plus 2 periods.\n"
        );
    });
}

#[test]
fn a16_and_d2_corners_are_on_the_board_from_the_start() {
    play(
        MatchSetup::cartridge("21".parse().unwrap(), Level::DEFAULT),
        |table, _| {
            let begin = table.begin();
            assert!(
            begin.starts_with(
                "Game number 21: two players, the left one starts and is Black; the right side has 2 extra \
                 discs on corners.\n"
            ),
            "{begin}"
        );
            assert_eq!(
                type_lines(table, "board"),
                "Black: e4 d5\nWhite: a1 d4 e5 h8\n"
            );
            // D4: the scores belong to left and right.
            assert_eq!(
                type_lines(table, "score"),
                "Black 2, White 4, 58 empty squares.\nLeft 2, right 4.\n"
            );
        },
    );
}

#[test]
fn files_and_leaving_are_left_to_others() {
    play(people(), |table, _| {
        assert_eq!(
            table.line("save a b.json").then,
            Then::Save("a b.json".to_owned())
        );
        assert_eq!(table.line("load x").then, Then::Load("x".to_owned()));
        assert_eq!(table.line("quit").then, Then::Quit);
    });
}

#[test]
fn the_board_is_asked_square_by_square_and_row_by_row() {
    play(people(), |table, _| {
        let before = table.game().clone();
        for (line, said) in [
            ("f5?", "f5 flips 1 disc: e5.\n"),
            ("D4 ?", "There is a white disc on d4.\n"),
            (
                "a1?",
                "A disc on a1 would outflank nothing: choose a square where it outflanks an opposing disc.\n",
            ),
            ("row 4", "Row 4: d4 white, e4 black.\n"),
            ("row 1", "Row 1 is empty.\n"),
            (
                "row 9",
                "Type the number of a row after row, from 1 to 8.\n",
            ),
        ] {
            assert_eq!(type_lines(table, line), said);
            assert_eq!(*table.game(), before, "{line}");
        }
    });
}
