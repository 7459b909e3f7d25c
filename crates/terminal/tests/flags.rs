//! Flags that fall while a line is waited for. No test waits: the clock is moved by the input.

mod common;

use std::collections::VecDeque;
use std::io;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use common::{First, Wall};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Level, MatchSetup, PlayerKind, Style};
use outflank_terminal::BoardStyle;
use outflank_terminal::line::{Heard, Input, Opening, Session};
use outflank_text::{Language, Texts};

/// A player who takes this many seconds for each line, and goes away after the last.
struct Player<'a> {
    wall: &'a Wall,
    lines: VecDeque<(f64, Heard)>,
}

impl Input for Player<'_> {
    fn next(&mut self, within: Option<Duration>) -> io::Result<Heard> {
        let (needs, line) = self.lines.pop_front().expect("nobody reads after the end");
        match within.map(|time| time.as_secs_f64()) {
            Some(time) if time < needs => {
                self.wall.pass(time);
                self.lines.push_front((needs - time, line));
                Ok(Heard::Nothing)
            }
            _ => {
                self.wall.pass(needs);
                Ok(line)
            }
        }
    }
}

/// What is printed when these lines are typed, each after so many seconds, the end of the input included.
fn play(setup: MatchSetup, interactive: bool, lines: &[(f64, &str)], end: f64) -> String {
    let wall = Wall::default();
    let lines = lines
        .iter()
        .map(|&(needs, line)| (needs, Heard::Line(format!("{line}\n"))));
    let mut player = Player {
        wall: &wall,
        lines: lines.chain([(end, Heard::End)]).collect(),
    };
    let texts = Texts::new(Language::EN);
    let session = Session {
        texts: &texts,
        style: BoardStyle::Words,
        interactive,
        store: None,
        time: &|| wall.now(),
        kept: &AtomicBool::new(false),
    };
    let mut output = Vec::new();
    let computer = Box::new(First::default());
    session
        .play(
            Opening::New(setup),
            computer,
            &mut player,
            &mut output,
            &mut Vec::new(),
        )
        .unwrap();
    String::from_utf8(output).unwrap()
}

fn cartridge(number: &str) -> MatchSetup {
    MatchSetup::cartridge(number.parse().unwrap(), Level::MIN)
}

fn with_clock(clock: &str) -> MatchSetup {
    MatchSetup {
        clock: clock.parse().unwrap(),
        ..MatchSetup::default()
    }
}

const SUBSTITUTED: &str = "Red’s time is up.\nThe computer plays d3 for Red and flips 1 disc: d4.\nGreen (right) to \
                           move.\n";

#[test]
fn d3_the_computer_moves_as_soon_as_the_time_is_up() {
    // Nobody types anything before the input ends.
    let out = play(cartridge("51"), false, &[], 16.0);
    assert!(out.ends_with(SUBSTITUTED), "{out}");
    // Each of the two players in turn, and the first again.
    let out = play(cartridge("51"), false, &[], 46.0);
    assert_eq!(out.matches("time is up.").count(), 3, "{out}");
    // A line that takes longer is for the turn that has come since.
    let out = play(cartridge("51"), false, &[(20.0, "e3")], 1.0);
    assert!(
        out.contains(&format!("{SUBSTITUTED}Green plays e3 and flips")),
        "{out}"
    );
}

#[test]
fn d3_the_computer_answers_the_move_it_has_made_for_a_player() {
    let out = play(cartridge("52"), false, &[(16.0, "clock")], 1.0);
    assert!(
        out.contains(&format!("{SUBSTITUTED}Green plays c3 and flips")),
        "{out}"
    );
    assert!(out.contains("Time: Red 0:14; Green 0:15.\n"), "{out}");
}

#[test]
fn d3_a_move_in_time_stops_the_clock() {
    let out = play(cartridge("51"), false, &[(14.9, "f5"), (14.9, "d6")], 14.9);
    assert!(!out.contains("time is up"), "{out}");
    assert!(out.contains("Green plays d6 and flips"), "{out}");
    // Lines that are no moves stop nothing.
    let out = play(cartridge("51"), false, &[(14.0, "moves")], 0.9);
    assert!(!out.contains("time is up"), "{out}");
    let out = play(cartridge("51"), false, &[(14.0, "moves")], 1.1);
    assert!(out.ends_with(SUBSTITUTED), "{out}");
}

#[test]
fn a_game_is_lost_as_soon_as_the_flag_falls() {
    let lost = "Black has run out of time: the opponent wins.\n";
    for clock in ["5m", "4m+10s", "3m+4x30s"] {
        let used = if clock == "4m+10s" { 241.0 } else { 301.0 };
        let out = play(with_clock(clock), false, &[], used);
        assert!(out.contains(lost), "{clock}: {out}");
        let out = play(with_clock(clock), false, &[], used - 2.0);
        assert!(!out.contains("run out of time"), "{clock}: {out}");
    }
    // It is told once, and what is typed afterwards is answered.
    let out = play(with_clock("5m"), false, &[(400.0, "f5")], 400.0);
    assert_eq!(out.matches(lost).count(), 1, "{out}");
    assert!(
        out.ends_with("The game is over: no more moves can be played.\n"),
        "{out}"
    );
}

#[test]
fn nothing_is_waited_for_without_a_clock() {
    let out = play(MatchSetup::default(), false, &[(1e6, "f5")], 1e6);
    assert!(out.ends_with("White to move.\n"), "{out}");
}

#[test]
fn a_player_without_any_time_is_played_for_to_the_end() {
    let setup = MatchSetup {
        players: [PlayerKind::Human, PlayerKind::Computer(Level::MIN)],
        ..with_clock("5m,computer")
    };
    let out = play(setup, false, &[], 301.0);
    assert!(out.contains("The game is over: "), "{out}");
}

#[test]
fn somebody_who_sees_a_prompt_sees_a_new_one() {
    let out = play(cartridge("51"), true, &[(20.0, "e3")], 1.0);
    assert!(
        out.contains(&format!(
            "Red (left) to move.\nRed> \n{SUBSTITUTED}Green> Green plays e3 and flips"
        )),
        "{out}"
    );
}

#[test]
fn a_move_typed_a_moment_too_late_is_not_made_for_the_opponent() {
    let late = "Green> Too late: your time was up.\nGreen> ";
    let out = play(cartridge("51"), true, &[(15.5, "e3"), (2.0, "e3")], 1.0);
    assert!(
        out.contains(&format!("{late}Green plays e3 and flips")),
        "{out}"
    );
    // Other lines are answered as ever.
    let out = play(cartridge("51"), true, &[(15.5, "moves")], 1.0);
    assert!(out.contains("Green> 3 moves: c3 e3 c5\n"), "{out}");
    // A program needs no moment.
    let out = play(cartridge("51"), false, &[(15.5, "e3")], 1.0);
    assert!(out.contains("Green plays e3 and flips"), "{out}");
}

#[test]
fn at_the_table_a_disc_that_lies_on_the_board_stays() {
    let setup = MatchSetup {
        style: Style::Tabletop(Vigilance::Warn),
        ..with_clock("15s/move")
    };
    let out = play(setup, false, &[(14.0, "f5")], 2.0);
    assert!(
        out.ends_with("Black’s time is up.\nThe computer plays f5 for Black and flips 1 disc: e5.\nWhite to move.\n"),
        "{out}"
    );
}
