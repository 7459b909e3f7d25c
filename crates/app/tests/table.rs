//! What a table lets people do, so that a front end need not ask why.

use std::time::Duration;

use outflank_app::table::{Input, Table};
use outflank_play::tabletop::{HandAction, Vigilance};
use outflank_play::{Level, Match, MatchSetup, PlayerKind, Seat, Starter, Style};
use outflank_rules::{Color, Square};

const NOW: Duration = Duration::ZERO;

fn begun(setup: MatchSetup) -> Table {
    let mut table = Table::new(Match::new(setup).unwrap(), 1);
    table.update(Input::Begin, NOW);
    table
}

#[test]
fn hints_can_be_asked_for_and_hidden_but_not_in_the_computers_turn() {
    let computer = PlayerKind::Computer(Level::DEFAULT);
    let mut table = begun(MatchSetup::new(PlayerKind::Human, computer));
    assert!(table.can_hint() && !table.is_hinting());
    table.update(Input::Hint, NOW);
    assert!(table.can_hint() && table.is_hinting());
    table.update(Input::Hint, NOW);
    assert!(!table.is_hinting());
    table.update(Input::Press(Square::F5), NOW);
    assert!(!table.can_hint() && table.can_resign());

    let watched = begun(MatchSetup::new(computer, computer));
    assert!(!watched.can_hint() && !watched.can_resign());
}

#[test]
fn a_draw_is_answered_by_the_other_person_only() {
    let mut table = begun(MatchSetup::default());
    assert_eq!(table.offer_to_answer(), None);
    table.update(Input::Draw, NOW);
    assert_eq!(table.offer_to_answer(), Some(Color::Black));
    table.update(Input::AnswerDraw(true), NOW);
    assert_eq!(table.offer_to_answer(), None);
    assert!(!table.can_resign());

    let computer = PlayerKind::Computer(Level::DEFAULT);
    let mut table = begun(MatchSetup::new(PlayerKind::Human, computer));
    table.update(Input::Draw, NOW);
    assert_eq!(table.offer_to_answer(), None);
}

#[test]
fn by_hand_a_turn_ends_with_the_clock_a_pass_or_the_count() {
    let by_hand = |start: &str| MatchSetup {
        style: Style::Tabletop(Vigilance::Silent),
        start: outflank_play::Start::Position(start.parse().unwrap()),
        ..MatchSetup::default()
    };
    let board = |row: &str, turn| format!("{row:-<64} {turn}");
    let mut table = begun(by_hand(&board("XO", 'X')));
    assert!(!table.can_end_turn());
    table.update(Input::Press(Square::C1), NOW);
    assert_eq!(table.end_of_turn(), HandAction::EndTurn);
    assert!(table.can_end_turn());

    let mut table = begun(by_hand(&board("XO", 'O')));
    assert_eq!(table.end_of_turn(), HandAction::Pass);
    assert!(table.can_end_turn());
    table.update(Input::Done, NOW);
    for input in [
        Input::Press(Square::C1),
        Input::Press(Square::B1),
        Input::Done,
    ] {
        table.update(input, NOW);
    }
    assert_eq!(table.end_of_turn(), HandAction::Finish);
    assert!(table.can_end_turn());
    table.update(Input::Done, NOW);
    assert!(table.game().is_over() && !table.can_end_turn());
}

#[test]
fn a_game_number_settles_who_starts_again() {
    let number = "23".parse().unwrap();
    let mut table = begun(MatchSetup::cartridge(number, Level::DEFAULT));
    table.update(Input::Resign, NOW);
    assert_eq!(table.next_starter(), Starter::Is(Seat::Right));
    table.update(Input::Rematch(None), NOW);
    assert_eq!(table.game().black(), Seat::Right);
}
