//! Games from files and moves, under analysis.

use std::time::Duration;

use outflank_play::{Match, MatchSetup};
use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Square};
use outflank_terminal::app::{Effect, Event, Key, Settings};
use outflank_text::Language;

use super::user::{Engine, User};

fn analysing(what: &str, files: &[(&str, String)]) -> User {
    let mut user = User::new(Language::EN);
    user.files = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.clone()))
        .collect();
    user.letters("v");
    user.letters(what);
    user.key(Key::Enter);
    user
}

#[test]
fn moves_are_analysed_from_the_end_and_all_of_them() {
    let mut user = analysing("f5d6c3d3c4", &[]);
    assert!(
        user.said().contains("Move 5 of 5: Black c4"),
        "{}",
        user.said()
    );
    assert!(user.said().contains("The whole game has been analysed."));
    let game: Transcript = "f5d6c3d3c4".parse().unwrap();
    let mut here = Position::START;
    let mut positions = vec![here];
    for &mv in game.moves() {
        here = here.play(mv).unwrap();
        positions.insert(0, here);
    }
    let studied = user.done.iter().filter_map(|effect| match effect {
        Effect::Ask(_, question) => Some(question.position),
        _ => None,
    });
    // The position on the board first, then a glance at the game from its end, then the same thoroughly.
    let expected = [&positions[..1], &positions[1..], &positions[1..]].concat();
    assert_eq!(studied.collect::<Vec<_>>(), expected);
    user.key(Key::Home);
    assert!(user.said().contains("Start of the game"));
    user.key(Key::Right);
    assert!(user.said().contains("Move 1 of 5: Black f5"));
}

#[test]
fn another_move_is_a_variation_and_the_game_is_still_there() {
    let mut user = analysing("f5d6c3", &[]);
    user.key(Key::Left);
    user.squares("c4");
    assert!(user.said().contains("Tried: c4"), "{}", user.said());
    user.squares("a1");
    assert!(user.seen().contains("a1"), "{}", user.seen());
    user.letters("u");
    assert!(user.said().contains("Move 2 of 3"), "{}", user.said());
    user.key(Key::Right);
    assert!(user.said().contains("Tried: c4"), "{}", user.said());
    user.letters("m");
    assert!(user.said().contains("Move 2 of 3"), "{}", user.said());
    user.key(Key::Right);
    assert!(user.said().contains("Move 3 of 3: Black c3"));
    // The move of the game is no variation; after its end it goes on.
    user.key(Key::Home);
    user.squares("f5");
    assert!(user.said().contains("Move 1 of 3"));
    user.key(Key::End);
    user.squares("d3");
    assert!(user.said().contains("Move 4 of 4: White d3"));
}

#[test]
fn variations_are_listed_gone_to_put_first_and_deleted() {
    let mut user = analysing("f5d6c3", &[]);
    user.key(Key::Left);
    user.squares("c4");
    assert!(user.said().contains("After 2: c4"), "{}", user.said());
    user.letters("[");
    assert!(user.said().contains("Move 3 of 3: Black c3"));
    user.letters("]");
    assert!(user.said().contains("Tried: c4"), "{}", user.said());
    user.letters("i");
    assert!(user.said().contains("Move 3 of 3: Black c4"));
    assert!(user.said().contains("After 2: c3"), "{}", user.said());
    user.letters("]r");
    assert!(user.said().contains("Move 2 of 3"), "{}", user.said());
    assert!(!user.said().contains("After 2:"), "{}", user.said());
    // The main line is not deleted.
    user.letters("r");
    user.key(Key::End);
    assert!(user.said().contains("Move 3 of 3: Black c4"));
}

#[test]
fn whoever_wants_no_game_after_all_is_back_where_they_came_from() {
    let mut user = User::new(Language::EN);
    let home = user.seen();
    user.letters("v");
    user.key(Key::Esc);
    assert_eq!(user.seen(), home);
    assert_eq!(user.asked, None);
    // An empty board is there for the asking.
    user.letters("v");
    user.key(Key::Enter);
    assert!(user.asked.is_some());
    user.letters("l");
    user.key(Key::Esc);
    assert!(user.said().contains("Start of the game"), "{}", user.said());
}

#[test]
fn files_are_saves_or_moves_and_anything_else_is_told() {
    let mut game = Match::new(MatchSetup::default()).unwrap();
    game.play(Square::F5.into(), Duration::ZERO).unwrap();
    let files = [
        ("game.json", game.save(Duration::ZERO)),
        ("moves.txt", "f5d6c3\n".to_owned()),
        ("letter.txt", "Dear Sir".to_owned()),
    ];
    let mut user = analysing("game.json", &files);
    assert!(
        user.said().contains("Move 1 of 1: Black f5"),
        "{}",
        user.said()
    );
    let mut user = analysing("moves.txt", &files);
    assert!(
        user.said().contains("Move 3 of 3: Black c3"),
        "{}",
        user.said()
    );
    // Of many games one is chosen, and another one after it.
    let games = [("games.txt", "f5d6\nf5f6e6\nd3c3\n".to_owned())];
    let mut user = analysing("games.txt", &games);
    assert!(
        user.seen().contains("games.txt: 3 games"),
        "{}",
        user.seen()
    );
    user.key(Key::Down);
    user.key(Key::Enter);
    assert!(
        user.said().contains("Move 3 of 3: Black e6"),
        "{}",
        user.said()
    );
    user.key(Key::Esc);
    user.key(Key::End);
    user.key(Key::Enter);
    assert!(
        user.said().contains("Move 2 of 2: White c3"),
        "{}",
        user.said()
    );
    for name in ["letter.txt", "nothing.txt"] {
        let mut user = analysing(name, &files);
        assert!(user.seen().contains(name), "{}", user.seen());
        assert!(
            user.seen().contains("could not be loaded"),
            "{}",
            user.seen()
        );
    }
}

#[test]
fn a_wrong_move_among_moves_is_named_and_can_be_put_right() {
    let mut user = analysing("f5d6a1", &[]);
    assert!(user.seen().contains("Read up to move 2"), "{}", user.seen());
    assert!(
        !user.seen().contains("could not be loaded"),
        "{}",
        user.seen()
    );
    user.key(Key::Backspace);
    user.key(Key::Backspace);
    user.letters("c3");
    user.key(Key::Enter);
    assert!(
        user.said().contains("Move 3 of 3: Black c3"),
        "{}",
        user.said()
    );
}

#[test]
fn the_analysis_can_be_stopped_and_goes_on() {
    let mut user = User::new(Language::EN);
    user.engine = Engine::Slow;
    user.letters("vf5d6c3");
    user.key(Key::Enter);
    assert!(
        user.said().contains("of 4 positions analysed"),
        "{}",
        user.said()
    );
    user.letters(".");
    assert!(matches!(user.done.last(), Some(Effect::StopEngine)));
    user.engine = Engine::Quick;
    user.letters(".");
    assert!(user.said().contains("The whole game has been analysed."));
}

#[test]
fn a_click_on_the_graph_goes_to_the_move() {
    let mut user = analysing("f5d6c3d3c4f4f6f3e6e7", &[]);
    let picture = user.picture(80, 24);
    let row = picture
        .lines()
        .position(|line| line.contains("  0 "))
        .unwrap();
    let line = picture.lines().nth(row).unwrap();
    let column = line[..line.find("  0 ").unwrap()].chars().count() + 4;
    // Eleven positions, three columns each.
    user.click(column as u16 + 7, row as u16);
    assert!(user.said().contains("Move 2 of 10"), "{}", user.said());
}

#[test]
fn a_game_is_written_to_a_file() {
    let mut user = User::new(Language::EN);
    user.play(Match::new(MatchSetup::default()).unwrap());
    user.squares("f5");
    user.letters("w");
    user.letters("my game.json");
    user.key(Key::Enter);
    let Some(Effect::SaveAs { name, game }) = user.done.last() else {
        panic!("{:?}", user.done.last());
    };
    assert_eq!(name, "my game.json");
    assert_eq!(game.game.position(), user.game().position());
    // A name that was wrong is there to be corrected.
    user.event(Event::WrongFile {
        name: "my game.json".to_owned(),
        reason: "There is no such folder.".to_owned(),
    });
    assert!(user.seen().contains("There is no such folder."));
    user.key(Key::Backspace);
    user.key(Key::Enter);
    assert!(matches!(user.done.last(), Some(Effect::SaveAs { name, .. }) if name == "my game.jso"));
    // Escape writes nothing.
    let before = user.done.len();
    user.letters("wx");
    user.key(Key::Esc);
    assert_eq!(user.done.len(), before);
}

/// One file for everything, the same as in the browser.
#[test]
fn a_backup_is_written_and_brought_back() {
    let mut user = User::new(Language::EN);
    user.letters("s");
    user.click_on("Write a backup");
    assert!(user.seen().contains("outflank-backup.json"));
    user.key(Key::Enter);
    assert!(
        matches!(user.done.last(), Some(Effect::BackUp(name)) if name == "outflank-backup.json")
    );
    user.click_on("Restore a backup");
    user.key(Key::Enter);
    assert!(matches!(user.done.last(), Some(Effect::Restore(_))));
    let settings = Settings {
        language: Some("fr".to_owned()),
        ..Settings::default()
    };
    user.event(Event::Restored {
        settings: Box::new(settings),
        progress: Box::default(),
        told: "1 new game.".to_owned(),
    });
    let seen = user.seen();
    assert!(
        seen.contains("1 new game.") && seen.contains("Réglages"),
        "{seen}"
    );
}

const RESIGNED: &str = "(;GM[Othello]PB[Anna]PW[Ben]RE[+64.000:r]B[f5]W[d6];)";

#[test]
fn how_a_game_of_a_file_ended_is_said_at_its_end() {
    let mut user = analysing("club.ggf", &[("club.ggf", RESIGNED.to_owned())]);
    let said = "Result: +64 for Black, by resignation.";
    assert!(user.said().contains(said), "{}", user.said());
    assert!(user.seen().contains("Anna – Ben"), "{}", user.seen());
    user.key(Key::Left);
    assert!(!user.said().contains("resignation"), "{}", user.said());
}

#[test]
fn a_study_of_a_file_is_commented_and_there_again_until_its_notes_are_gone() {
    let files = [("club.ggf", RESIGNED.to_owned())];
    let mut user = analysing("club.ggf", &files);
    user.letters("nToo early");
    user.key(Key::Enter);
    user.key(Key::Left);
    user.squares("f6");
    user.key(Key::Esc);
    // It is there without being asked for, with all that is told of it.
    user.letters("v");
    assert!(user.said().contains("After 1: f6"), "{}", user.said());
    assert!(user.said().contains("Too early"), "{}", user.said());
    assert!(user.said().contains("by resignation"), "{}", user.said());
    // Another game takes nothing away.
    user.letters("lf5f6e6");
    user.key(Key::Enter);
    user.key(Key::Esc);
    user.letters("v");
    assert!(user.said().contains("Too early"), "{}", user.said());
    // Nor does the same one, as it is in its file.
    user.letters("lclub.ggf");
    user.key(Key::Enter);
    assert!(!user.said().contains("Too early"), "{}", user.said());
    user.key(Key::Esc);
    user.letters("v");
    assert!(user.said().contains("Too early"), "{}", user.said());
    user.letters("n");
    for _ in "Too early".chars() {
        user.key(Key::Backspace);
    }
    user.key(Key::Enter);
    user.key(Key::Left);
    user.key(Key::Right);
    user.letters("]r");
    user.key(Key::Esc);
    user.letters("v");
    assert!(user.seen().contains("File or moves:"), "{}", user.seen());
    user.key(Key::Enter);
    assert!(user.said().contains("Start of the game"), "{}", user.said());
}

#[test]
fn a_study_is_written_to_a_file() {
    let mut user = analysing("f5d6c3", &[]);
    user.letters("nWhy?");
    user.key(Key::Enter);
    user.letters("zstudy.json");
    user.key(Key::Enter);
    let Some(Effect::SaveStudy { name, study }) = user.done.last() else {
        panic!("{:?}", user.done.last());
    };
    assert_eq!(
        (name.as_str(), study.node().comment.as_str()),
        ("study.json", "Why?")
    );
    user.event(Event::WrongFile {
        name: "study.json".to_owned(),
        reason: "There is no such folder.".to_owned(),
    });
    assert!(user.seen().contains("There is no such folder."));
    user.key(Key::Backspace);
    user.key(Key::Enter);
    assert!(
        matches!(user.done.last(), Some(Effect::SaveStudy { name, .. }) if name == "study.jso")
    );
    // Without a name nothing is written, and the study is still there.
    let before = user.done.len();
    user.letters("z");
    user.key(Key::Esc);
    assert_eq!(user.done.len(), before);
    assert!(user.said().contains("Why?"), "{}", user.said());
}

/// A game as it comes in mail, and two of them.
const WRAPPED: &str = "Anna vs Ben\r\n1. f5 d6 2. c3 d3\r\n3. c4\r\n";
const TWO: &str = "f5d6c3d3c4\nf5f6e6\n";

#[test]
fn games_are_pasted_wherever_one_is() {
    let mut user = User::new(Language::EN);
    user.paste(WRAPPED);
    assert!(
        user.seen().contains("Move 5 of 5: Black c4"),
        "{}",
        user.seen()
    );
    user.paste(TWO);
    assert!(
        user.seen().contains("Pasted text: 2 games"),
        "{}",
        user.seen()
    );
    user.key(Key::Down);
    user.key(Key::Enter);
    assert!(
        user.seen().contains("Move 3 of 3: Black e6"),
        "{}",
        user.seen()
    );
    // What is no game is told, and nothing else happens.
    let mut user = User::new(Language::EN);
    let home = user.seen();
    user.paste("Dear Anna,\nhow are you?");
    assert!(
        user.seen().contains("There is no game in this text"),
        "{}",
        user.seen()
    );
    user.key(Key::Up);
    assert_eq!(user.seen(), home);
}

#[test]
fn a_prompt_takes_one_line_and_games_of_several_are_opened() {
    for (text, expected) in [(WRAPPED, "Move 5 of 5"), (TWO, "Pasted text: 2 games")] {
        let mut user = User::new(Language::EN);
        user.letters("v");
        user.paste(text);
        assert!(user.seen().contains(expected), "{}", user.seen());
    }
    let mut user = User::new(Language::EN);
    user.letters("v");
    user.paste("Dear Anna,\nhow are you?");
    assert!(
        user.seen().contains("There is no game in this text"),
        "{}",
        user.seen()
    );
    // One line is typed, with what there is before and after it.
    user.letters("f5");
    user.paste("d6c3\n");
    user.key(Key::Enter);
    assert!(
        user.seen().contains("Move 3 of 3: Black c3"),
        "{}",
        user.seen()
    );
    // A comment has one line, too.
    user.letters("n");
    user.paste("Too early.\nOr is it?\n");
    user.key(Key::Enter);
    assert!(
        user.seen().contains("Too early. Or is it?"),
        "{}",
        user.seen()
    );
    user.letters("n");
    user.paste(&"long ".repeat(1000));
    assert!(
        user.seen().contains("That is too long to be pasted here."),
        "{}",
        user.seen()
    );
    user.key(Key::Enter);
    assert!(
        user.seen().contains("Too early. Or is it?"),
        "{}",
        user.seen()
    );
}
