//! The games on disk: listed, opened, annotated, deleted; and the names of players.

use std::time::Duration;

use outflank_app::kept::{GameId, Games, Storage as _};
use outflank_app::study::Tree;
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_rules::{Color, Square};
use outflank_terminal::app::{Effect, Key};
use outflank_text::Language;

use super::playing::at_table;
use super::user::User;

/// An unfinished, a finished, a damaged and a newer game.
pub fn with_games(language: Language) -> User {
    let user = User::new(language);
    let mut saved = SavedGame::from(Match::new(MatchSetup::default()).unwrap());
    saved.info.names = ["Anna", "Ben"].map(|name| Some(name.to_owned()));
    let games = Games(&user.kept);
    let keep = |seconds: u64, saved: &SavedGame| {
        let id = GameId::new(seconds * 1000, 0);
        games.keep(&id, saved, Duration::ZERO).unwrap();
    };
    saved.game.play(Square::F5.into(), Duration::ZERO).unwrap();
    keep(1_000_000_000, &saved);
    saved.game.resign(Color::White, Duration::ZERO).unwrap();
    keep(1_100_000_000, &saved);
    user.kept.write("game.1-1", "nothing").unwrap();
    let newer = saved
        .to_text(Duration::ZERO)
        .replace("\"version\": 2", "\"version\": 99");
    user.kept.write("game.2-2", &newer).unwrap();
    user
}

#[test]
fn kept_games_are_listed_with_players_day_and_result() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    let list = user.picture(80, 24);
    for text in [
        "In progress",
        "Finished",
        "Damaged",
        "2001-09-09",
        "2004-11-09",
        "Anna – Ben",
    ] {
        assert!(list.contains(text), "{text}: {list}");
    }
    assert!(
        user.seen().contains("White to move. Black 4, White 1."),
        "{}",
        user.seen()
    );
    user.key(Key::Down);
    assert!(user.seen().contains("White resigns"), "{}", user.seen());
    // One was set aside just now; the other is a newer version's.
    user.key(Key::Down);
    let first = user.seen();
    user.key(Key::Down);
    let both = [first, user.seen()].concat();
    for text in ["newer version", "damaged"] {
        assert!(both.contains(text), "{both}");
    }
}

#[test]
fn a_finished_game_is_looked_at_and_commented() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    user.key(Key::Down);
    user.key(Key::Enter);
    assert!(
        user.said().contains("Move 1 of 1: Black f5"),
        "{}",
        user.said()
    );
    user.letters("nTiger?");
    user.key(Key::Enter);
    assert!(user.said().contains("Tiger?"), "{}", user.said());
    user.key(Key::Esc);
    user.key(Key::Enter);
    assert!(user.said().contains("Tiger?"), "{}", user.said());
    let finished = &Games(&user.kept).list().finished[0];
    assert_eq!(finished.saved.comments[&1], "Tiger?");
}

#[test]
fn what_is_tried_in_a_finished_game_is_kept_with_it() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    user.key(Key::Down);
    user.key(Key::Enter);
    user.key(Key::Home);
    user.squares("c4");
    for key in ["", "i"] {
        // Put first, it is still not what was played.
        user.letters(key);
        let saved = &Games(&user.kept).list().finished[0].saved;
        assert_eq!(saved.variations[0].moves, [Square::C4.into()]);
        let played = Tree::of_game(&saved.game).main_line();
        assert_eq!(played, [Square::F5.into()]);
    }
}

#[test]
fn any_unfinished_game_can_be_gone_on_with() {
    let mut user = with_games(Language::EN);
    user.letters("g");
    user.key(Key::Enter);
    assert_eq!(user.game().turn(), Color::White);
    assert!(
        user.said().contains("Anna") && user.said().contains("Ben"),
        "{}",
        user.said()
    );
}

#[test]
fn a_game_is_deleted_after_a_question() {
    let mut user = with_games(Language::EN);
    user.letters("gx");
    assert!(
        user.seen().contains("Delete this for good?"),
        "{}",
        user.seen()
    );
    user.letters("n");
    assert_eq!(Games(&user.kept).list().unfinished.len(), 1);
    for left in (0..4).rev() {
        user.letters("xy");
        let list = Games(&user.kept).list();
        let count = list.unfinished.len() + list.finished.len() + list.unreadable.len();
        assert_eq!(count, left);
    }
    assert!(user.seen().contains("No games yet"), "{}", user.seen());
    user.letters("x");
    assert!(!user.seen().contains("Delete this"), "{}", user.seen());
}

#[test]
fn a_comment_at_the_table_is_kept_with_the_game() {
    let mut user = at_table(MatchSetup::default());
    user.squares("f5");
    user.letters("vnWell");
    user.key(Key::Enter);
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::Autosave(saved) => Some(saved),
        _ => None,
    });
    assert_eq!(kept.unwrap().comments[&1], "Well");
    user.key(Key::Esc);
    user.squares("d6");
    user.letters("v");
    user.key(Key::Left);
    assert!(user.said().contains("Well"), "{}", user.said());
    // Moves that nobody keeps are not commented.
    user.letters("lf5d6");
    user.key(Key::Enter);
    user.letters("n");
    assert!(user.said().contains("Move 2 of 2"), "{}", user.said());
}

#[test]
fn names_are_typed_before_a_game_and_saved_with_it() {
    let mut user = User::new(Language::EN);
    user.letters("n");
    user.key(Key::End);
    assert!(user.seen().contains("Your name"), "{}", user.seen());
    user.key(Key::Enter);
    user.letters("Anna");
    user.key(Key::Enter);
    user.letters("n");
    assert!(user.said().contains("Black · Anna"), "{}", user.said());
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::Autosave(saved) => Some(&saved.info.names),
        _ => None,
    });
    assert_eq!(kept, Some(&[Some("Anna".to_owned()), None]));
}
