//! The computer at the table, line by line.

mod common;

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use common::{First, Wall, play, play_with, type_lines, wait};
use outflank_engine::{Answer, Clock, Options, Question};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Level, Match, MatchSetup, PlayerKind, Start, Style};
use outflank_rules::Position;
use outflank_terminal::BoardStyle;
use outflank_terminal::line::{Computer, EngineComputer, LineGame};
use outflank_text::{Language, Texts};

const COMPUTER: PlayerKind = PlayerKind::Computer(Level::MIN);

fn against_computer() -> MatchSetup {
    MatchSetup::new(PlayerKind::Human, COMPUTER)
}

fn with_clock(setup: MatchSetup, clock: &str) -> MatchSetup {
    MatchSetup {
        clock: clock.parse().unwrap(),
        ..setup
    }
}

fn weak_engine() -> Box<dyn Computer> {
    let options = Options {
        threads: 1,
        hash_bytes: 1 << 20,
    };
    Box::new(EngineComputer::new(options, 1, None))
}

#[test]
fn c1_the_computer_answers_a_move() {
    play(against_computer(), |table, _| {
        let begin = table.begin();
        assert!(begin.starts_with("The computer plays White at level 1.\n"));
        assert_eq!(wait(table), "");
        assert_eq!(
            type_lines(table, "f5"),
            "Black plays f5 and flips 1 disc: e5.\nWhite to move.\n"
        );
        assert_eq!(
            wait(table),
            "White plays f4 and flips 1 disc: e4.\nBlack to move.\n"
        );
    });
}

#[test]
fn c1_the_computer_can_begin() {
    play(MatchSetup::new(COMPUTER, PlayerKind::Human), |table, _| {
        table.begin();
        assert_eq!(
            wait(table),
            "Black plays d3 and flips 1 disc: d4.\nWhite to move.\n"
        );
        // Only the computer has moved: it would make its move again.
        assert_eq!(
            type_lines(table, "undo"),
            "There is no move to take back.\n"
        );
    });
}

#[test]
fn c1_two_computers_play_to_the_end() {
    let setup = MatchSetup::new(COMPUTER, COMPUTER);
    play_with(setup, weak_engine(), |table, _| {
        table.begin();
        let said = wait(table);
        assert!(table.game().is_over());
        assert!(said.contains("The game is over: "), "{said}");
        let moves = table.game().game().unwrap().turns().len();
        assert_eq!(
            said.matches(" flips ").count() + said.matches(" passes.").count(),
            moves
        );
    });
}

#[test]
fn d3_the_computer_moves_for_a_player_whose_time_is_up() {
    for number in ["51", "52"] {
        let setup = MatchSetup::cartridge(number.parse().unwrap(), Level::DEFAULT);
        play(setup, |table, wall| {
            assert!(table.begin().contains("15 seconds for each move"));
            wall.pass(14.0);
            assert_eq!(wait(table), "");
            wall.pass(1.5);
            assert_eq!(
                type_lines(table, "f5"),
                "Black’s time is up.\nThe computer plays d3 for Black and flips 1 disc: d4.\nWhite (right) to \
                 move.\nToo late: your time was up.\n"
            );
            wait(table);
            assert_eq!(
                type_lines(table, "clock"),
                "Time: Black 0:15; White 0:15.\n"
            );
        });
    }
}

#[test]
fn d3_a_line_that_is_no_move_is_answered_after_the_move_was_made() {
    play(
        with_clock(MatchSetup::default(), "15s/move"),
        |table, wall| {
            table.begin();
            wall.pass(16.0);
            let answer = type_lines(table, "moves");
            assert!(answer.starts_with("Black’s time is up.\nThe computer plays d3 for Black"));
            assert!(answer.ends_with("3 moves: c3 e3 c5\n"), "{answer}");
        },
    );
}

#[test]
fn without_any_time_the_computer_plays_on_for_a_player() {
    play(
        with_clock(against_computer(), "5m,computer"),
        |table, wall| {
            table.begin();
            wall.pass(301.0);
            type_lines(table, "f5");
            // White moves, and then Black has no time for any move to come.
            let said = wait(table);
            assert!(said.contains(" for Black and flips "), "{said}");
            assert!(table.game().is_over());
        },
    );
}

/// Notes the time it may take, and takes as long as it likes.
struct Slow {
    wall: Rc<Wall>,
    seconds: f64,
    told: Rc<Cell<Option<Duration>>>,
}

impl Computer for Slow {
    fn answer(&mut self, question: &Question) -> Answer {
        self.told.set(question.time);
        self.wall.pass(self.seconds);
        First::default().answer(question)
    }
}

/// What is said when the computer takes so many seconds, and what it was told about its time.
fn slow_move(clock: &str, seconds: f64) -> (String, Option<Duration>) {
    let (wall, told) = (Rc::new(Wall::default()), Rc::default());
    let slow = Slow {
        wall: Rc::clone(&wall),
        seconds,
        told: Rc::clone(&told),
    };
    let texts = Texts::new(Language::EN);
    let game = Match::new(with_clock(against_computer(), clock)).unwrap();
    let time = || wall.now();
    let mut table = LineGame::new(
        &texts,
        BoardStyle::Words,
        game.into(),
        Box::new(slow),
        &time,
    );
    table.begin();
    wall.pass(2.0);
    table.line("f5");
    (table.computer_move().unwrap(), told.get())
}

#[test]
fn the_clock_of_the_computer_runs_too() {
    let seconds = Duration::from_secs;
    for (clock, left, per_move) in [
        ("5m", 300, 0),
        ("5m+3s", 300, 3),
        ("15s/move", 15, 15),
        ("10s+2x30s", 40, 30),
    ] {
        let clock_told = Clock {
            left: seconds(left),
            per_move: seconds(per_move),
        };
        let time = clock_told.time_for_move(59);
        assert_eq!(slow_move(clock, 1.0).1, Some(time), "{clock}");
    }
    assert_eq!(slow_move("none", 1.0).1, None);
    let (said, _) = slow_move("5m", 301.0);
    assert!(
        said.starts_with("White has run out of time: the opponent wins.\n"),
        "{said}"
    );
    let (said, _) = slow_move("15s/move", 16.0);
    assert!(
        said.starts_with("The computer plays f4 for White"),
        "{said}"
    );
}

#[test]
fn a_hint_names_the_best_moves_and_what_they_are_worth() {
    play(against_computer(), |table, _| {
        assert_eq!(
            type_lines(table, "hint"),
            "Try d3. Best moves, in discs for Black:\n  d3   0  exact\n  c4  −1  exact\n"
        );
    });
    play_with(against_computer(), weak_engine(), |table, _| {
        type_lines(table, "f5");
        wait(table);
        let answer = type_lines(table, "hint");
        assert!(answer.starts_with("Try "), "{answer}");
        assert!(answer.contains(" moves ahead"), "{answer}");
        assert_eq!(answer.lines().count(), 4, "{answer}");
    });
    play(against_computer(), |table, _| {
        let answer = type_lines(table, "resign;hint");
        assert_eq!(answer, "The game is over: no more moves can be played.\n");
    });
}

/// Notes how long it may think about a hint.
struct Adviser(Rc<Cell<Duration>>);

impl Computer for Adviser {
    fn answer(&mut self, question: &Question) -> Answer {
        self.0.set(question.time.unwrap());
        First::default().answer(question)
    }
}

#[test]
fn a_hint_leaves_a_player_most_of_the_time() {
    for (clock, milliseconds) in [("none", 3000), ("15s/move", 1875), ("400ms/move", 50)] {
        let told = Rc::default();
        let adviser = Box::new(Adviser(Rc::clone(&told)));
        play_with(
            with_clock(against_computer(), clock),
            adviser,
            |table, _| {
                table.begin();
                type_lines(table, "hint");
            },
        );
        assert_eq!(told.get(), Duration::from_millis(milliseconds), "{clock}");
    }
}

#[test]
fn undo_goes_back_to_where_a_person_was_to_move() {
    play(against_computer(), |table, _| {
        type_lines(table, "f5");
        wait(table);
        assert_eq!(type_lines(table, "undo"), "Taken back.\nBlack to move.\n");
        assert_eq!(table.game().position(), Position::START);
        assert_eq!(type_lines(table, "redo"), "Redone.\nBlack to move.\n");
        assert_eq!(table.game().game().unwrap().turns().len(), 2);
    });
}

#[test]
fn the_computer_accepts_a_draw_only_where_it_is_no_loss() {
    let late = "OOOOOOO-OOOOOOXOOOOOXXXOOOOXXXXOOOXXXXXOOXXXXXXO-OXXXX-O-------- X";
    let setup = MatchSetup {
        start: Start::Position(late.parse().unwrap()),
        ..against_computer()
    };
    for (value, accepted) in [(2, true), (0, true), (-2, false)] {
        play_with(setup, Box::new(First { value }), |table, _| {
            let answer = type_lines(table, "draw");
            assert_eq!(table.game().is_over(), accepted, "{answer}");
            let expected = if accepted {
                "The game is a draw by agreement.\n"
            } else {
                "White declines the draw. The game goes on.\n"
            };
            assert!(answer.starts_with(expected), "{answer}");
        });
    }
}

fn by_hand(vigilance: Vigilance) -> MatchSetup {
    MatchSetup {
        style: Style::Tabletop(vigilance),
        ..against_computer()
    }
}

#[test]
fn a10_at_the_table_the_computer_waits_for_a_mistake_to_be_put_right() {
    play(by_hand(Vigilance::Warn), |table, _| {
        let answer = type_lines(table, "f5;done");
        assert!(
            answer.contains("Correct it with flip and the square, or type done to let it stand.\n"),
            "{answer}"
        );
        assert_eq!(wait(table), "");
        assert_eq!(
            type_lines(table, "d6"),
            "Correct it with flip and the square, or type done to let it stand.\n"
        );
        // Nor can a draw be offered in its name.
        assert_eq!(
            type_lines(table, "draw"),
            "It is not your turn: White is to move.\n"
        );
        type_lines(table, "flip e5");
        assert!(wait(table).starts_with("White plays f4 and flips 1 disc: e4."));
    });
    play(by_hand(Vigilance::Warn), |table, _| {
        type_lines(table, "f5;done;done");
        assert!(wait(table).starts_with("White "));
        assert_eq!(table.game().tabletop().unwrap().turns().len(), 2);
        // The next mistake is waited for again.
        type_lines(table, "c3;done");
    });
    play(by_hand(Vigilance::Silent), |table, _| {
        type_lines(table, "f5;done");
        assert!(wait(table).starts_with("White "));
    });
}

#[test]
fn at_the_table_a_hint_waits_for_the_turn_to_end() {
    play(by_hand(Vigilance::Warn), |table, _| {
        let answer = type_lines(table, "f5;hint");
        assert!(answer.starts_with("Your disc is on f5"), "{answer}");
    });
}

#[test]
fn weak_levels_play_legal_moves_at_once() {
    play_with(
        with_clock(against_computer(), "15s/move"),
        weak_engine(),
        |table, _| {
            table.begin();
            type_lines(table, "f5");
            assert!(wait(table).starts_with("White "));
        },
    );
}

/// Panics the first time.
#[derive(Default)]
struct Clumsy(Option<First>);

impl Computer for Clumsy {
    fn answer(&mut self, question: &Question) -> Answer {
        let Some(first) = &mut self.0 else {
            self.0 = Some(First::default());
            panic!("injected");
        };
        first.answer(question)
    }
}

#[test]
fn a_panic_is_told_and_the_game_goes_on() {
    let clumsy = Box::new(Clumsy::default());
    play_with(against_computer(), clumsy, |table, _| {
        table.begin();
        type_lines(table, "f5");
        let told = wait(table);
        assert!(
            told.contains("The engine crashed on this position"),
            "{told}"
        );
        type_lines(table, "undo;f5");
        let told = wait(table);
        assert!(told.contains("White plays"), "{told}");
    });
}
