//! What is kept when somebody leaves, and what is there when they come back.

use outflank_app::new_game::{NewGame, Way};
use outflank_play::{Match, MatchSetup, PlayerKind};
use outflank_rules::Color;
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{Effect, Key, Settings};
use outflank_text::Language;

use super::playing::{at_table, kept, moves};
use super::user::User;

#[test]
fn an_unfinished_game_waits_on_the_first_screen() {
    let mut user = at_table(MatchSetup::default());
    user.squares("f5 d6");
    user.key(Key::Esc);
    assert!(
        user.done
            .iter()
            .any(|effect| matches!(effect, Effect::LeaveUnfinished))
    );
    assert!(user.seen().contains("Resume the game"));
    // Another game is played meanwhile; the first one stays where it is.
    user.letters("n");
    user.letters("n");
    assert_eq!(moves(&user), 0);
    user.key(Key::Esc);
    user.key(Key::Enter);
    assert!(matches!(
        user.done
            .iter()
            .rev()
            .find(|effect| !matches!(effect, Effect::Autosave(_) | Effect::Ask(..))),
        Some(Effect::ResumeUnfinished | Effect::FindUnfinished)
    ));
}

#[test]
fn leaving_keeps_the_game() {
    for leave in [
        (|user: &mut User| user.control('c')) as fn(&mut User),
        |user| {
            user.letters("q");
            user.letters("q");
        },
    ] {
        let mut user = at_table(MatchSetup::default());
        user.squares("f5");
        leave(&mut user);
        assert!(matches!(user.done.last(), Some(Effect::Quit)));
        let kept = kept(&user).unwrap();
        assert_eq!(kept.game().unwrap().turns().len(), 1);
    }
}

#[test]
fn the_language_changes_at_once_and_is_kept() {
    let mut user = at_table(MatchSetup::default());
    user.letters("s");
    user.key(Key::Left);
    assert!(user.seen().contains("Réglages"), "{}", user.seen());
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepSettings(settings) => settings.language.clone(),
        _ => None,
    });
    assert_eq!(kept.as_deref(), Some("fr"));
    user.key(Key::Esc);
    assert!(user.said().contains("À Noir de jouer."), "{}", user.said());
}

/// The choices that were kept last.
fn chosen(user: &User) -> NewGame {
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepSettings(settings) => Some(settings.own.new_game.clone()),
        _ => None,
    });
    kept.unwrap()
}

#[test]
fn what_was_chosen_for_a_game_is_remembered() {
    let mut user = User::new(Language::EN);
    user.letters("n");
    // Who plays: two people.
    user.key(Key::Down);
    user.key(Key::Right);
    user.letters("n");
    assert_eq!(user.game().player(Color::White), PlayerKind::Human);
    assert_eq!(chosen(&user).way, Way::People);
}

#[test]
fn a_level_is_typed_anew_and_what_makes_no_sense_can_be_put_right() {
    let mut user = User::new(Language::EN);
    user.letters("n");
    for _ in 0..3 {
        user.key(Key::Down);
    }
    user.key(Key::Enter);
    user.letters("99");
    user.key(Key::Enter);
    assert!(
        user.seen().contains("levels from 1 to 60"),
        "{}",
        user.seen()
    );
    user.key(Key::Backspace);
    user.key(Key::Enter);
    // Nothing typed changes nothing.
    user.key(Key::Enter);
    user.key(Key::Enter);
    user.letters("n");
    assert_eq!(chosen(&user).level.number(), 9);
}

#[test]
fn lots_decide_who_starts() {
    let mut user = User::new(Language::EN);
    user.letters("n");
    for _ in 0..2 {
        user.key(Key::Down);
    }
    user.key(Key::Left);
    assert!(user.seen().contains("Random"), "{}", user.seen());
    user.letters("n");
    assert!(user.seen().contains("Chosen at random"), "{}", user.seen());
}

#[test]
fn a_new_size_is_drawn_at_once_and_a_tiny_one_breaks_nothing() {
    let mut user = at_table(MatchSetup::default());
    for (width, height) in [(1, 1), (40, 20), (39, 19), (500, 200), (41, 200), (200, 20)] {
        let picture = user.picture(width, height);
        assert_eq!(picture.lines().count(), usize::from(height));
    }
    user.squares("f5");
    assert_eq!(moves(&user), 1);
}

#[test]
fn no_colour_is_used_without_colours() {
    for style in [BoardStyle::Ascii, BoardStyle::Unicode] {
        let mut user = User::with(Language::FR, style, Settings::default(), None);
        user.play(Match::new(MatchSetup::default()).unwrap());
        user.letters("ic4");
        let buffer = user.buffer(100, 30);
        for cell in buffer.content() {
            use ratatui::style::Color::Reset;
            assert_eq!((cell.fg, cell.bg), (Reset, Reset));
            assert!(
                style != BoardStyle::Ascii || cell.symbol().is_ascii(),
                "{cell:?}"
            );
        }
    }
}

/// Nobody sees what a key would do on a terminal that is too small.
#[test]
fn a_terminal_that_is_too_small_obeys_no_key() {
    let mut user = User::new(Language::EN);
    user.picture(30, 10);
    user.letters("n");
    user.key(Key::Esc);
    assert!(
        !user
            .done
            .iter()
            .any(|effect| matches!(effect, Effect::Quit))
    );
    assert!(
        user.picture(80, 24).contains("Outflank"),
        "{}",
        user.picture(80, 24)
    );
    user.letters("n");
    assert!(!user.picture(80, 24).contains("New game…"));
}
