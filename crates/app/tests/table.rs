//! What a table lets people do, so that a front end need not ask why.

use std::time::Duration;

use outflank_app::table::{Input, Table};
use outflank_play::tabletop::{HandAction, Vigilance};
use outflank_play::{Level, Match, MatchSetup, PlayerKind, Seat, Start, Starter, Style};
use outflank_rules::{Color, Position, Square};

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

/// Defect 23: the clock ran while one was asked.
#[test]
fn the_clock_waits_until_a_question_is_answered() {
    let seconds = Duration::from_secs;
    let mut table = begun(MatchSetup {
        clock: "5m".parse().unwrap(),
        ..MatchSetup::default()
    });
    let left = |table: &Table, now| table.time_left(Color::Black, now).unwrap().main;
    table.update(Input::Hold, seconds(10));
    table.update(Input::Release, seconds(100));
    assert_eq!(left(&table, seconds(110)), seconds(280));
    // A pause is not ended by a question in the middle of it.
    table.update(Input::Pause, seconds(110));
    table.update(Input::Hold, seconds(120));
    table.update(Input::Release, seconds(130));
    assert!(table.is_paused());
    table.update(Input::Resume, seconds(200));
    table.update(Input::Hold, seconds(210));
    table.update(Input::Resign, seconds(250));
    assert!(table.game().is_over());
    assert_eq!(left(&table, seconds(300)), seconds(270));
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
        start: Start::Position(start.parse().unwrap()),
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

#[test]
fn earlier_positions_are_looked_at_without_taking_anything_back() {
    let mut table = Table::from(Match::new(MatchSetup::default()).unwrap());
    table.update(Input::Begin, Duration::ZERO);
    for square in [Square::F5, Square::D6, Square::C3] {
        table.update(Input::Press(square), Duration::ZERO);
    }
    let live = table.shown();
    assert!(live.is_live && live.turns == 3);
    table.update(Input::Look(-2), Duration::ZERO);
    assert_eq!(table.placed(), [(Square::F5, 1)]);
    let shown = table.shown();
    assert_eq!((shown.turns, shown.last), (1, Some(Square::F5)));
    assert_eq!(shown.position, table.game().positions()[1]);
    assert!(!shown.is_live && table.shown_targets().is_empty());
    // A press brings one back, and makes no move.
    assert_eq!(table.update(Input::Press(Square::D3), Duration::ZERO), []);
    assert_eq!(table.shown(), live);
    table.update(Input::LookAt(0), Duration::ZERO);
    assert_eq!(table.shown().position, Position::START);
    table.update(Input::Look(isize::MIN), Duration::ZERO);
    assert_eq!(table.shown().turns, 0);
    table.update(Input::Look(9), Duration::ZERO);
    assert_eq!(table.shown(), live);
    // What happens at the table is shown.
    table.update(Input::LookAt(1), Duration::ZERO);
    table.update(Input::Undo, Duration::ZERO);
    assert!(table.shown().is_live);
}

/// Defect 11: players number discs, not passes.
#[test]
fn passes_have_no_number() {
    let board = format!("XOOOOOO-{}XOOOOOO- X", "X".repeat(48));
    let mut table = begun(MatchSetup {
        start: Start::Position(board.parse().unwrap()),
        ..MatchSetup::default()
    });
    table.update(Input::Press(Square::H1), NOW);
    table.update(Input::Press(Square::H8), NOW);
    // White has passed in between.
    assert_eq!((table.game().turn_count(), table.discs_placed()), (3, 2));
    assert_eq!(table.placed(), [(Square::H1, 1), (Square::H8, 2)]);
    table.update(Input::Look(-1), NOW);
    assert_eq!(table.placed(), [(Square::H1, 1)]);
}

#[test]
fn a_win_without_help_leads_to_the_next_level() {
    let five = PlayerKind::Computer(Level::new(5).unwrap());
    let mut table = Table::from(Match::new(MatchSetup::new(five, PlayerKind::Human)).unwrap());
    assert_eq!(table.next_level(), None);
    let over = format!("{}OX- O", "O".repeat(61));
    let setup = MatchSetup {
        start: Start::Position(over.parse().unwrap()),
        ..*table.game().setup()
    };
    let play = |table: &mut Table| {
        table.update(Input::Begin, Duration::ZERO);
        table.update(Input::Press(Square::H8), Duration::ZERO);
    };
    table = Table::from(Match::new(setup).unwrap());
    play(&mut table);
    assert_eq!(table.next_level().map(Level::number), Some(6));
    table.update(Input::NextLevel, Duration::ZERO);
    let [one, other] = table.game().setup().players;
    assert!([one, other].contains(&PlayerKind::Computer(Level::new(6).unwrap())));
    // Help makes it worth less.
    table = Table::from(Match::new(setup).unwrap());
    play(&mut table);
    table.update(Input::Undo, Duration::ZERO);
    table.update(Input::Press(Square::H8), Duration::ZERO);
    assert!(table.game().is_over());
    assert_eq!(table.next_level(), None);
}

#[test]
fn players_are_named_at_the_table() {
    let mut table = Table::from(Match::new(MatchSetup::default()).unwrap());
    table.update(
        Input::Name(Seat::Right, " Ben\u{7} ".to_owned()),
        Duration::ZERO,
    );
    assert_eq!(table.saved().info.names, [None, Some("Ben".to_owned())]);
    table.update(Input::Name(Seat::Right, String::new()), Duration::ZERO);
    assert_eq!(table.saved().info.names, [None, None]);
}
