//! Clocks, flags, and time in which nobody plays.

use outflank_engine::Task;
use outflank_play::{EndReason, Level, MatchSetup, MovedBy, TimePenalty};
use outflank_rules::{Color, Move};
use outflank_terminal::app::{Effect, Event, Key};

use super::desk::Engine;
use super::playing::{against_computer, at_table, moves};

fn with_clock(setup: MatchSetup, clock: &str) -> MatchSetup {
    MatchSetup {
        clock: clock.parse().unwrap(),
        ..setup
    }
}

#[test]
fn a_fallen_flag_lets_the_computer_move() {
    let mut desk = at_table(MatchSetup::cartridge("51".parse().unwrap(), Level::DEFAULT));
    desk.wait(14.0);
    assert!(
        desk.picture(80, 24).contains("[0:01.0]"),
        "{}",
        desk.picture(80, 24)
    );
    assert_eq!(moves(&desk), 0);
    desk.wait(2.0);
    let turn = desk.game().game().unwrap().turns()[0];
    assert_eq!(turn.by, MovedBy::Substitute);
    assert!(
        desk.said().contains("for Black and flips"),
        "{}",
        desk.said()
    );
}

#[test]
fn what_comes_after_the_flag_comes_too_late() {
    let mut desk = at_table(MatchSetup::cartridge("51".parse().unwrap(), Level::DEFAULT));
    desk.engine = Engine::Silent;
    desk.wait(15.5);
    assert!(matches!(desk.asked.unwrap().1.task, Task::Choose { .. }));
    desk.squares("f5");
    assert_eq!(moves(&desk), 0);
    assert!(desk.said().contains("Too late: your time was up."));
    desk.answer(Engine::Quick);
    desk.wait(1.0);
    assert_eq!(moves(&desk), 1);
}

#[test]
fn a_game_is_lost_on_time() {
    let mut desk = at_table(with_clock(MatchSetup::default(), "1m"));
    desk.wait(61.0);
    let result = desk.game().result().unwrap();
    assert_eq!(result.reason, EndReason::Time(TimePenalty::AsOnBoard));
    assert!(desk.said().contains("has run out of time"));
}

#[test]
fn the_clock_stands_still_while_another_screen_is_open() {
    let mut desk = at_table(with_clock(MatchSetup::default(), "1m"));
    desk.wait(10.0);
    desk.letters("s");
    desk.wait(100.0);
    desk.key(Key::Escape);
    desk.wait(10.0);
    let left = desk.game().clock().left(Color::Black, desk.now).main;
    assert_eq!(left.as_secs(), 40);
}

#[test]
fn suspending_stops_clock_and_computer() {
    let mut desk = at_table(with_clock(against_computer(), "5m"));
    desk.engine = Engine::Silent;
    desk.squares("f5");
    desk.control('z');
    assert!(matches!(desk.done.last(), Some(Effect::Suspend)));
    assert!(desk.game().is_paused());
    desk.engine = Engine::Quick;
    desk.event(Event::WokenUp);
    assert!(!desk.game().is_paused());
    desk.wait(1.0);
    assert_eq!(moves(&desk), 2);
    assert!(desk.game().game().unwrap().turns()[1].mv != Move::Pass);
}
