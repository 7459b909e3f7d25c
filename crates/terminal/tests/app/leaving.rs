//! What is kept when somebody leaves, and what is there when they come back.

use outflank_app::new_game::{NewGame, Way};
use outflank_play::{Match, MatchSetup, PlayerKind};
use outflank_rules::Color;
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{Effect, Key, Settings};
use outflank_text::Language;

use super::desk::Desk;
use super::playing::{at_table, kept, moves};

#[test]
fn an_unfinished_game_waits_on_the_first_screen() {
    let mut desk = at_table(MatchSetup::default());
    desk.squares("f5 d6");
    desk.key(Key::Escape);
    assert!(
        desk.done
            .iter()
            .any(|effect| matches!(effect, Effect::PutAside))
    );
    assert!(desk.seen().contains("Resume the game"));
    // Another game is played meanwhile; the first one stays where it is.
    desk.letters("n");
    desk.letters("n");
    assert_eq!(moves(&desk), 0);
    desk.key(Key::Escape);
    desk.key(Key::Enter);
    assert!(matches!(
        desk.done
            .iter()
            .rev()
            .find(|effect| !matches!(effect, Effect::Keep(_) | Effect::Ask(..))),
        Some(Effect::TakeUp | Effect::LookForUnfinished)
    ));
}

#[test]
fn leaving_keeps_the_game() {
    for leave in [
        (|desk: &mut Desk| desk.control('c')) as fn(&mut Desk),
        |desk| {
            desk.letters("q");
            desk.letters("q");
        },
    ] {
        let mut desk = at_table(MatchSetup::default());
        desk.squares("f5");
        leave(&mut desk);
        assert!(matches!(desk.done.last(), Some(Effect::Quit)));
        let kept = kept(&desk).unwrap();
        assert_eq!(kept.game().unwrap().turns().len(), 1);
    }
}

#[test]
fn the_language_changes_at_once_and_is_kept() {
    let mut desk = at_table(MatchSetup::default());
    desk.letters("s");
    desk.key(Key::Left);
    assert!(desk.seen().contains("Réglages"), "{}", desk.seen());
    let kept = desk.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepSettings(settings) => settings.language.clone(),
        _ => None,
    });
    assert_eq!(kept.as_deref(), Some("fr"));
    desk.key(Key::Escape);
    assert!(desk.said().contains("À Noir de jouer."), "{}", desk.said());
}

/// The choices that were kept last.
fn chosen(desk: &Desk) -> NewGame {
    let kept = desk.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepSettings(settings) => Some(settings.own.new_game.clone()),
        _ => None,
    });
    kept.unwrap()
}

#[test]
fn what_was_chosen_for_a_game_is_remembered() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("n");
    // Who plays: two people.
    desk.key(Key::Down);
    desk.key(Key::Right);
    desk.letters("n");
    assert_eq!(desk.game().player(Color::White), PlayerKind::Human);
    assert_eq!(chosen(&desk).way, Way::People);
}

#[test]
fn a_level_is_typed_anew_and_what_makes_no_sense_can_be_put_right() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("n");
    for _ in 0..3 {
        desk.key(Key::Down);
    }
    desk.key(Key::Enter);
    desk.letters("99");
    desk.key(Key::Enter);
    assert!(
        desk.seen().contains("levels from 1 to 60"),
        "{}",
        desk.seen()
    );
    desk.key(Key::Backspace);
    desk.key(Key::Enter);
    // Nothing typed changes nothing.
    desk.key(Key::Enter);
    desk.key(Key::Enter);
    desk.letters("n");
    assert_eq!(chosen(&desk).level.number(), 9);
}

#[test]
fn lots_decide_who_starts() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("n");
    for _ in 0..2 {
        desk.key(Key::Down);
    }
    desk.key(Key::Left);
    assert!(desk.seen().contains("Random"), "{}", desk.seen());
    desk.letters("n");
    assert!(desk.seen().contains("Chosen at random"), "{}", desk.seen());
}

#[test]
fn a_new_size_is_drawn_at_once_and_a_tiny_one_breaks_nothing() {
    let mut desk = at_table(MatchSetup::default());
    for (width, height) in [(1, 1), (40, 20), (39, 19), (500, 200), (41, 200), (200, 20)] {
        let picture = desk.picture(width, height);
        assert_eq!(picture.lines().count(), usize::from(height));
    }
    desk.squares("f5");
    assert_eq!(moves(&desk), 1);
}

#[test]
fn no_colour_is_used_without_colours() {
    for style in [BoardStyle::Ascii, BoardStyle::Unicode] {
        let mut desk = Desk::with(Language::FR, style, Settings::default(), None);
        desk.play(Match::new(MatchSetup::default()).unwrap());
        desk.letters("ic4");
        let buffer = desk.buffer(100, 30);
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
    let mut desk = Desk::new(Language::EN);
    desk.picture(30, 10);
    desk.letters("n");
    desk.key(Key::Escape);
    assert!(
        !desk
            .done
            .iter()
            .any(|effect| matches!(effect, Effect::Quit))
    );
    assert!(
        desk.picture(80, 24).contains("Outflank"),
        "{}",
        desk.picture(80, 24)
    );
    desk.letters("n");
    assert!(!desk.picture(80, 24).contains("New game…"));
}
