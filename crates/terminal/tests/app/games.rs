//! The games on disk: listed, opened, annotated, deleted; and the names of players.

use std::time::Duration;

use outflank_app::kept::{GameId, Games, Storage as _};
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_rules::{Color, Square};
use outflank_terminal::app::{Effect, Key};
use outflank_text::Language;

use super::desk::Desk;
use super::playing::at_table;

/// An unfinished, a finished, a damaged and a newer game.
pub fn with_games(language: Language) -> Desk {
    let desk = Desk::new(language);
    let mut saved = SavedGame::from(Match::new(MatchSetup::default()).unwrap());
    saved.info.names = ["Anna", "Ben"].map(|name| Some(name.to_owned()));
    let games = Games(&desk.kept);
    let keep = |seconds: u64, saved: &SavedGame| {
        let id = GameId::new(seconds * 1000, 0);
        games.keep(&id, saved, Duration::ZERO).unwrap();
    };
    saved.game.play(Square::F5.into(), Duration::ZERO).unwrap();
    keep(1_000_000_000, &saved);
    saved.game.resign(Color::White, Duration::ZERO).unwrap();
    keep(1_100_000_000, &saved);
    desk.kept.write("game.1-1", "nothing").unwrap();
    let newer = saved
        .to_text(Duration::ZERO)
        .replace("\"version\": 2", "\"version\": 99");
    desk.kept.write("game.2-2", &newer).unwrap();
    desk
}

#[test]
fn kept_games_are_listed_with_players_day_and_result() {
    let mut desk = with_games(Language::EN);
    desk.letters("g");
    let list = desk.picture(80, 24);
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
        desk.seen().contains("White to move. Black 4, White 1."),
        "{}",
        desk.seen()
    );
    desk.key(Key::Down);
    assert!(desk.seen().contains("White resigns"), "{}", desk.seen());
    // One was set aside just now; the other is a newer version's.
    desk.key(Key::Down);
    let first = desk.seen();
    desk.key(Key::Down);
    let both = [first, desk.seen()].concat();
    for text in ["newer version", "damaged"] {
        assert!(both.contains(text), "{both}");
    }
}

#[test]
fn a_finished_game_is_looked_at_and_commented() {
    let mut desk = with_games(Language::EN);
    desk.letters("g");
    desk.key(Key::Down);
    desk.key(Key::Enter);
    assert!(
        desk.said().contains("Move 1 of 1: Black f5"),
        "{}",
        desk.said()
    );
    desk.letters("nTiger?");
    desk.key(Key::Enter);
    assert!(desk.said().contains("Tiger?"), "{}", desk.said());
    desk.key(Key::Escape);
    desk.key(Key::Enter);
    assert!(desk.said().contains("Tiger?"), "{}", desk.said());
    let finished = &Games(&desk.kept).list().finished[0];
    assert_eq!(finished.saved.comments[&1], "Tiger?");
}

#[test]
fn any_unfinished_game_can_be_gone_on_with() {
    let mut desk = with_games(Language::EN);
    desk.letters("g");
    desk.key(Key::Enter);
    assert_eq!(desk.game().turn(), Color::White);
    assert!(
        desk.said().contains("Anna") && desk.said().contains("Ben"),
        "{}",
        desk.said()
    );
}

#[test]
fn a_game_is_deleted_after_a_question() {
    let mut desk = with_games(Language::EN);
    desk.letters("gx");
    assert!(
        desk.seen().contains("Delete this for good?"),
        "{}",
        desk.seen()
    );
    desk.letters("n");
    assert_eq!(Games(&desk.kept).list().unfinished.len(), 1);
    for left in (0..4).rev() {
        desk.letters("xy");
        let list = Games(&desk.kept).list();
        let count = list.unfinished.len() + list.finished.len() + list.unreadable.len();
        assert_eq!(count, left);
    }
    assert!(
        desk.seen().contains("There is no game yet"),
        "{}",
        desk.seen()
    );
    desk.letters("x");
    assert!(!desk.seen().contains("Delete this"), "{}", desk.seen());
}

#[test]
fn a_comment_at_the_table_is_kept_with_the_game() {
    let mut desk = at_table(MatchSetup::default());
    desk.squares("f5");
    desk.letters("vnWell");
    desk.key(Key::Enter);
    let kept = desk.done.iter().rev().find_map(|effect| match effect {
        Effect::Keep(saved) => Some(saved),
        _ => None,
    });
    assert_eq!(kept.unwrap().comments[&1], "Well");
    desk.key(Key::Escape);
    desk.squares("d6");
    desk.letters("v");
    desk.key(Key::Left);
    assert!(desk.said().contains("Well"), "{}", desk.said());
    // Moves that nobody keeps are not commented.
    desk.letters("lf5d6");
    desk.key(Key::Enter);
    desk.letters("n");
    assert!(desk.said().contains("Move 2 of 2"), "{}", desk.said());
}

#[test]
fn names_are_typed_before_a_game_and_saved_with_it() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("n");
    desk.key(Key::End);
    assert!(desk.seen().contains("Your name"), "{}", desk.seen());
    desk.key(Key::Enter);
    desk.letters("Anna");
    desk.key(Key::Enter);
    desk.letters("n");
    assert!(desk.said().contains("Black · Anna"), "{}", desk.said());
    let kept = desk.done.iter().rev().find_map(|effect| match effect {
        Effect::Keep(saved) => Some(&saved.info.names),
        _ => None,
    });
    assert_eq!(kept, Some(&[Some("Anna".to_owned()), None]));
}
