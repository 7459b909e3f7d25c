//! Clocks, flags, and time in which nobody plays.

use outflank_engine::Task;
use outflank_play::{EndReason, Level, MatchSetup, MovedBy, TimePenalty};
use outflank_rules::{Color, Move};
use outflank_terminal::app::{Effect, Event, Key};

use super::playing::{against_computer, at_table, moves};
use super::user::Engine;

fn with_clock(setup: MatchSetup, clock: &str) -> MatchSetup {
    MatchSetup {
        clock: clock.parse().unwrap(),
        ..setup
    }
}

#[test]
fn a_fallen_flag_lets_the_computer_move() {
    let mut user = at_table(MatchSetup::cartridge("51".parse().unwrap(), Level::DEFAULT));
    user.wait(14.0);
    assert!(
        user.picture(80, 24).contains("[0:01.0]"),
        "{}",
        user.picture(80, 24)
    );
    assert_eq!(moves(&user), 0);
    user.wait(2.0);
    let turn = user.game().game().unwrap().turns()[0];
    assert_eq!(turn.by, MovedBy::Substitute);
    assert!(user.said().contains("for Red and flips"), "{}", user.said());
}

#[test]
fn what_comes_after_the_flag_comes_too_late() {
    let mut user = at_table(MatchSetup::cartridge("51".parse().unwrap(), Level::DEFAULT));
    user.engine = Engine::Silent;
    user.wait(15.5);
    assert!(matches!(user.asked.unwrap().1.task, Task::Choose { .. }));
    user.squares("f5");
    assert_eq!(moves(&user), 0);
    assert!(user.said().contains("Too late: your time was up."));
    user.answer(Engine::Quick);
    user.wait(1.0);
    assert_eq!(moves(&user), 1);
}

#[test]
fn a_game_is_lost_on_time() {
    let mut user = at_table(with_clock(MatchSetup::default(), "1m"));
    user.wait(61.0);
    let result = user.game().result().unwrap();
    assert_eq!(result.reason, EndReason::Time(TimePenalty::AsOnBoard));
    assert!(user.said().contains("has run out of time"));
}

#[test]
fn the_clock_stands_still_while_another_screen_is_open() {
    let mut user = at_table(with_clock(MatchSetup::default(), "1m"));
    user.wait(10.0);
    user.letters("s");
    user.wait(100.0);
    user.key(Key::Esc);
    user.wait(10.0);
    let left = user.game().clock().left(Color::Black, user.now).main;
    assert_eq!(left.as_secs(), 40);
}

#[test]
fn the_clock_waits_while_one_thinks_about_resigning() {
    let mut user = at_table(with_clock(MatchSetup::default(), "1m"));
    user.wait(10.0);
    user.letters("x");
    user.wait(100.0);
    user.key(Key::Esc);
    user.wait(10.0);
    assert!(user.game().result().is_none());
    let left = user.game().clock().left(Color::Black, user.now).main;
    assert_eq!(left.as_secs(), 40);
}

#[test]
fn suspending_stops_clock_and_computer() {
    let mut user = at_table(with_clock(against_computer(), "5m"));
    user.engine = Engine::Silent;
    user.squares("f5");
    user.control('z');
    assert!(matches!(user.done.last(), Some(Effect::Suspend)));
    assert!(user.game().is_paused());
    user.engine = Engine::Quick;
    user.event(Event::WokenUp);
    assert!(!user.game().is_paused());
    user.wait(1.0);
    assert_eq!(moves(&user), 2);
    assert!(user.game().game().unwrap().turns()[1].mv != Move::Pass);
}
