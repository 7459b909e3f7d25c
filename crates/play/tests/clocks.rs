//! Matches with a clock.

use core::time::Duration;

use outflank_play::clock::{ClockRules, FlagRule};
use outflank_play::tabletop::{HandAction, Vigilance};
use outflank_play::{
    Counting, EndReason, FlagFallen, Match, MatchRefusal, MatchSetup, Start, Style, TimePenalty,
};
use outflank_rules::{Color, Outcome, Square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn with_clock(clock: &str) -> Match {
    let setup = MatchSetup {
        clock: clock.parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    game.resume(Duration::ZERO);
    game
}

#[test]
fn a_fallen_flag_means_what_was_agreed() {
    for (clock, penalty, score) in [
        ("5s", TimePenalty::AsOnBoard, "4-1"),
        ("5s,31-33", TimePenalty::Narrow, "33-31"),
        ("5s,0-64", TimePenalty::Everything, "64-0"),
    ] {
        let mut game = with_clock(clock);
        game.play(Square::F5.into(), seconds(1)).unwrap();
        assert_eq!(game.tick(Duration::from_millis(5_999)), None);
        let Some(FlagFallen::Lost(result)) = game.tick(seconds(6)) else {
            panic!("White's flag has fallen");
        };
        assert_eq!(
            (result.outcome, result.reason),
            (Outcome::Win(BLACK), EndReason::Time(penalty))
        );
        assert_eq!(result.score(Counting::Discs).to_string(), score);
        assert_eq!(game.tick(seconds(7)), None, "said once");
        assert!(game.undo(seconds(7)).is_err());
    }
    let mut late = with_clock("5s");
    let answer = late.play(Square::F5.into(), seconds(5));
    let result = late.result().unwrap();
    assert_eq!(answer, Err(MatchRefusal::LostOnTime { result }));
    assert_eq!(
        result.score(Counting::Discs).to_string(),
        "31-33",
        "level on the board"
    );
    let rules: ClockRules = "5s,computer".parse().unwrap();
    assert_eq!(rules.flag(), FlagRule::ComputerMoves);
}

#[test]
fn a_paused_match_takes_no_moves_and_its_clock_stands_still() {
    let mut game = with_clock("1m");
    game.pause(seconds(10));
    let paused = Err(MatchRefusal::Paused);
    assert_eq!(game.play(Square::F5.into(), seconds(1_000)), paused);
    game.resume(seconds(2_000));
    game.play(Square::F5.into(), seconds(2_005)).unwrap();
    assert_eq!(game.clock().left(BLACK, seconds(2_005)).main, seconds(45));
}

#[test]
fn taking_a_move_back_takes_back_its_time() {
    let mut game = with_clock("1m+5s");
    let left = |game: &Match, now| {
        Color::ALL.map(|color| game.clock().left(color, seconds(now)).main.as_secs())
    };
    game.play(Square::F5.into(), seconds(10)).unwrap();
    game.play(Square::D6.into(), seconds(30)).unwrap();
    assert_eq!(left(&game, 33), [52, 45]);
    game.undo(seconds(33)).unwrap();
    assert_eq!((game.turn(), left(&game, 33)), (WHITE, [55, 60]));
    game.undo(seconds(40)).unwrap();
    assert_eq!((game.turn(), left(&game, 41)), (BLACK, [59, 60]));
    game.redo(seconds(50)).unwrap();
    game.redo(seconds(50)).unwrap();
    assert_eq!((game.turn(), left(&game, 50)), (BLACK, [55, 45]));
}

#[test]
fn the_clock_stops_with_the_game() {
    let mut given_up = with_clock("1m");
    given_up.resign(BLACK, seconds(10)).unwrap();
    let mut agreed = with_clock("1m");
    agreed.offer_draw(WHITE).unwrap();
    agreed.accept_draw(BLACK, seconds(10)).unwrap();
    for mut game in [given_up, agreed] {
        game.resume(seconds(20));
        assert!(game.is_paused());
        assert_eq!(game.clock().left(BLACK, seconds(90)).main, seconds(50));
    }
}

#[test]
fn a_match_says_when_its_flag_falls() {
    let mut game = with_clock("10s+2x5s");
    assert_eq!(game.time_to_flag(seconds(4)), Some(seconds(16)));
    game.pause(seconds(4));
    assert_eq!(game.time_to_flag(seconds(5)), None);
    game.resume(seconds(5));
    game.resign(BLACK, seconds(6)).unwrap();
    assert_eq!(game.time_to_flag(seconds(6)), None);
}

#[test]
fn nobody_runs_out_of_time_while_the_discs_are_counted() {
    for clock in ["5s", "5s/move"] {
        let full = format!("{}-OX X", "X".repeat(61));
        let setup = MatchSetup {
            clock: clock.parse().unwrap(),
            start: Start::Position(full.parse().unwrap()),
            style: Style::Tabletop(Vigilance::Warn),
            ..MatchSetup::default()
        };
        let mut game = Match::new(setup).unwrap();
        game.resume(Duration::ZERO);
        for action in [HandAction::Place(Square::F8), HandAction::EndTurn] {
            game.act(action, seconds(1)).unwrap();
        }
        assert!(game.tabletop().unwrap().can_finish());
        assert_eq!(game.time_to_flag(seconds(2)), None);
        assert_eq!(game.tick(seconds(99)), None, "{clock}");
        game.act(HandAction::Correct(Square::G8), seconds(99))
            .unwrap();
        game.act(HandAction::Finish, seconds(99)).unwrap();
        assert_eq!(game.result().unwrap().discs.to_string(), "64-0");
    }
}

#[test]
fn the_clock_stops_when_the_discs_are_counted() {
    let setup = MatchSetup {
        // a1 takes all discs of White's.
        start: Start::Position(format!("-OX{} X", "-".repeat(61)).parse().unwrap()),
        style: Style::Tabletop(Vigilance::Silent),
        clock: "1m".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    game.resume(Duration::ZERO);
    for action in [
        HandAction::Place(Square::A1),
        HandAction::Flip(Square::B1),
        HandAction::EndTurn,
    ] {
        game.act(action, seconds(10)).unwrap();
    }
    game.act(HandAction::Finish, seconds(30)).unwrap();
    let left = |color| game.clock().left(color, seconds(50)).main;
    assert_eq!([BLACK, WHITE].map(left), [seconds(50), seconds(40)]);
}
