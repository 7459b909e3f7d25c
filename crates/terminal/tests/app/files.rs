//! Games from files and moves, under analysis.

use std::time::Duration;

use outflank_play::{Match, MatchSetup};
use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Square};
use outflank_terminal::app::{Effect, Key};
use outflank_text::Language;

use super::desk::{Desk, Engine};

fn analysing(what: &str, files: &[(&str, String)]) -> Desk {
    let mut desk = Desk::new(Language::EN);
    desk.files = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.clone()))
        .collect();
    desk.letters("v");
    desk.letters(what);
    desk.key(Key::Enter);
    desk
}

#[test]
fn moves_are_analysed_from_the_end_and_all_of_them() {
    let mut desk = analysing("f5d6c3d3c4", &[]);
    assert!(
        desk.said().contains("Move 5 of 5: Black c4"),
        "{}",
        desk.said()
    );
    assert!(desk.said().contains("The whole game has been analysed."));
    let game: Transcript = "f5d6c3d3c4".parse().unwrap();
    let mut here = Position::START;
    let mut positions = vec![here];
    for &mv in game.moves() {
        here = here.play(mv).unwrap();
        positions.insert(0, here);
    }
    let studied = desk.done.iter().filter_map(|effect| match effect {
        Effect::Ask(_, question) => Some(question.position),
        _ => None,
    });
    // The position on the board first, then the game from its end; beside it, what might have been better.
    let studied: Vec<Position> = studied.filter(|it| positions.contains(it)).collect();
    assert_eq!(studied, positions);
    desk.key(Key::Home);
    assert!(desk.said().contains("Start of the game"));
    desk.key(Key::Right);
    assert!(desk.said().contains("Move 1 of 5: Black f5"));
}

#[test]
fn another_move_is_a_variation_and_the_game_is_still_there() {
    let mut desk = analysing("f5d6c3", &[]);
    desk.key(Key::Left);
    desk.squares("c4");
    assert!(desk.said().contains("Tried: c4"), "{}", desk.said());
    desk.squares("a1");
    assert!(desk.seen().contains("a1"), "{}", desk.seen());
    desk.letters("u");
    assert!(desk.said().contains("Move 2 of 3"), "{}", desk.said());
    desk.key(Key::Right);
    assert!(desk.said().contains("Tried: c4"), "{}", desk.said());
    desk.letters("m");
    assert!(desk.said().contains("Move 2 of 3"), "{}", desk.said());
    desk.key(Key::Right);
    assert!(desk.said().contains("Move 3 of 3: Black c3"));
    // The move of the game is no variation; after its end it goes on.
    desk.key(Key::Home);
    desk.squares("f5");
    assert!(desk.said().contains("Move 1 of 3"));
    desk.key(Key::End);
    desk.squares("d3");
    assert!(desk.said().contains("Move 4 of 4: White d3"));
}

#[test]
fn whoever_wants_no_game_after_all_is_back_where_they_came_from() {
    let mut desk = Desk::new(Language::EN);
    let home = desk.seen();
    desk.letters("v");
    desk.key(Key::Escape);
    assert_eq!(desk.seen(), home);
    assert_eq!(desk.asked, None);
    // An empty board is there for the asking.
    desk.letters("v");
    desk.key(Key::Enter);
    assert!(desk.asked.is_some());
    desk.letters("l");
    desk.key(Key::Escape);
    assert!(desk.said().contains("Start of the game"), "{}", desk.said());
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
    let mut desk = analysing("game.json", &files);
    assert!(
        desk.said().contains("Move 1 of 1: Black f5"),
        "{}",
        desk.said()
    );
    let mut desk = analysing("moves.txt", &files);
    assert!(
        desk.said().contains("Move 3 of 3: Black c3"),
        "{}",
        desk.said()
    );
    // Of many games one is chosen, and another one after it.
    let games = [("games.txt", "f5d6\nf5f6e6\nd3c3\n".to_owned())];
    let mut desk = analysing("games.txt", &games);
    assert!(
        desk.seen().contains("games.txt: 3 games"),
        "{}",
        desk.seen()
    );
    desk.key(Key::Down);
    desk.key(Key::Enter);
    assert!(
        desk.said().contains("Move 3 of 3: Black e6"),
        "{}",
        desk.said()
    );
    desk.key(Key::Escape);
    desk.key(Key::End);
    desk.key(Key::Enter);
    assert!(
        desk.said().contains("Move 2 of 2: White c3"),
        "{}",
        desk.said()
    );
    for name in ["letter.txt", "nothing.txt"] {
        let mut desk = analysing(name, &files);
        assert!(desk.seen().contains(name), "{}", desk.seen());
        assert!(
            desk.seen().contains("could not be loaded"),
            "{}",
            desk.seen()
        );
    }
}

#[test]
fn a_wrong_move_among_moves_is_named_and_can_be_put_right() {
    let mut desk = analysing("f5d6a1", &[]);
    assert!(desk.seen().contains("a1"), "{}", desk.seen());
    assert!(
        !desk.seen().contains("could not be loaded"),
        "{}",
        desk.seen()
    );
    desk.key(Key::Backspace);
    desk.key(Key::Backspace);
    desk.letters("c3");
    desk.key(Key::Enter);
    assert!(
        desk.said().contains("Move 3 of 3: Black c3"),
        "{}",
        desk.said()
    );
}

#[test]
fn the_analysis_can_be_stopped_and_goes_on() {
    let mut desk = Desk::new(Language::EN);
    desk.engine = Engine::Slow;
    desk.letters("vf5d6c3");
    desk.key(Key::Enter);
    assert!(
        desk.said().contains("of 4 positions analysed"),
        "{}",
        desk.said()
    );
    desk.letters(".");
    assert!(matches!(desk.done.last(), Some(Effect::StopEngine)));
    desk.engine = Engine::Quick;
    desk.letters(".");
    assert!(desk.said().contains("The whole game has been analysed."));
}

#[test]
fn a_click_on_the_graph_goes_to_the_move() {
    let mut desk = analysing("f5d6c3d3c4f4f6f3e6e7", &[]);
    let picture = desk.picture(80, 24);
    let row = picture
        .lines()
        .position(|line| line.contains("  0 "))
        .unwrap();
    let line = picture.lines().nth(row).unwrap();
    let column = line[..line.find("  0 ").unwrap()].chars().count() + 4;
    // Eleven positions, three columns each.
    desk.click(column as u16 + 7, row as u16);
    assert!(desk.said().contains("Move 2 of 10"), "{}", desk.said());
}

#[test]
fn a_game_is_written_to_a_file() {
    let mut desk = Desk::new(Language::EN);
    desk.play(Match::new(MatchSetup::default()).unwrap());
    desk.squares("f5");
    desk.letters("w");
    desk.letters("my game.json");
    desk.key(Key::Enter);
    let Some(Effect::SaveGame { name, game }) = desk.done.last() else {
        panic!("{:?}", desk.done.last());
    };
    assert_eq!(name, "my game.json");
    assert_eq!(game.game.position(), desk.game().position());
    // Escape writes nothing.
    let before = desk.done.len();
    desk.letters("wx");
    desk.key(Key::Escape);
    assert_eq!(desk.done.len(), before);
}
