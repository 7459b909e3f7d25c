//! What is kept when somebody leaves, and what is there when they come back.

use outflank_play::{Match, MatchSetup, PlayerKind};
use outflank_rules::Color;
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{Effect, Key, Players, Settings, Wish};
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
    assert!(desk.seen().contains("Go on with the game"));
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
            .find(|effect| !matches!(effect, Effect::Keep(_) | Effect::Think(..))),
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
        Effect::KeepSettings(settings) => Some(settings.language),
        _ => None,
    });
    assert_eq!(kept, Some(Some(Language::FR)));
    desk.key(Key::Escape);
    assert!(desk.said().contains("À Noir de jouer."), "{}", desk.said());
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
    let kept = desk.done.iter().find_map(|effect| match effect {
        Effect::KeepSettings(settings) => Some(settings.wish.clone()),
        _ => None,
    });
    assert_eq!(kept.unwrap().players, Players::People);
}

#[test]
fn a_wish_that_makes_no_sense_is_told_and_can_be_put_right() {
    let settings = Settings {
        wish: Wish {
            clock: "soon".to_owned(),
            ..Wish::default()
        },
        ..Settings::default()
    };
    let mut desk = Desk::with(Language::EN, BoardStyle::Unicode, settings, None);
    desk.key(Key::Enter);
    assert!(desk.model.game().is_none());
    assert!(desk.seen().contains("soon"), "{}", desk.seen());
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
