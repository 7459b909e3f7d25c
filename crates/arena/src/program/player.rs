use std::time::Duration;

use outflank_play::clock::{ClockRules, TimeControl, TimeLeft};
use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Move};

use super::CommandLine;
use super::dialogue::Dialogue;
use crate::{Fault, Game, Player, Terms, Turn};

/// A program in one game at a time. After a fault it is terminated, and restarted for the next game.
pub(super) struct ProgramPlayer {
    command: CommandLine,
    patience: Duration,
    dialogue: Option<Dialogue>,
    /// How many moves of the game it has been told.
    known: usize,
}

/// A program out of time gets this much longer, to measure how late it is.
const GRACE: Duration = Duration::from_secs(1);

impl ProgramPlayer {
    pub fn new(command: CommandLine, patience: Duration) -> ProgramPlayer {
        ProgramPlayer {
            command,
            patience,
            dialogue: None,
            known: 0,
        }
    }

    /// Does something with the program, which is terminated on a fault.
    fn with_program<T>(
        &mut self,
        terms: &Terms<'_>,
        work: impl FnOnce(&mut Dialogue, &mut usize) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut dialogue = match self.dialogue.take() {
            Some(dialogue) => dialogue,
            None => Dialogue::begin(&self.command, self.patience, terms.stop)?,
        };
        let done = work(&mut dialogue, &mut self.known);
        if matches!(done, Ok(_) | Err(Fault::Resigned)) {
            self.dialogue = Some(dialogue);
        }
        done
    }
}

impl Player for ProgramPlayer {
    fn new_game(&mut self, terms: &Terms<'_>, opening: &Transcript) -> Result<(), Fault> {
        self.known = 0;
        let patience = self.patience;
        self.with_program(terms, |program, known| {
            program.order("clear_board", terms.stop)?;
            if let Some(settings) = time_settings(terms.clock)
                && program.knows("time_settings")
            {
                // A program that does not understand the clock is told the time left before each move.
                let _ = program.ask(&settings, patience, terms.stop)?;
            }
            tell_moves(program, known, terms, opening)
        })
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Move, Fault> {
        let (position, terms) = (turn.position(), turn.terms);
        if position.must_pass() {
            return Ok(Move::Pass);
        }
        let patience = self.patience;
        let mv = self.with_program(terms, |program, known| {
            tell_moves(program, known, terms, turn.game)?;
            let color = name(position.turn());
            let time = match time_left(terms.clock, turn.left) {
                None => patience,
                Some((all, left)) => {
                    if program.knows("time_left") {
                        let _ = program.ask(
                            &format!("time_left {color} {left}"),
                            patience,
                            terms.stop,
                        )?;
                    }
                    all + Game::MARGIN + GRACE
                }
            };
            let answer = program.ask(&format!("genmove {color}"), time, terms.stop);
            let answer = answer.map_err(|fault| match fault {
                Fault::Silent(_) if !terms.clock.is_none() => Fault::Late(Game::MARGIN + GRACE),
                fault => fault,
            })?;
            let mv = read_move(answer)?;
            *known += 1;
            Ok(mv)
        })?;
        if position.play(mv).is_err() {
            // Its board no longer matches ours.
            self.dialogue = None;
        }
        Ok(mv)
    }
}

/// Tells a program the moves it does not know.
fn tell_moves(
    program: &mut Dialogue,
    known: &mut usize,
    terms: &Terms<'_>,
    game: &Transcript,
) -> Result<(), Fault> {
    let mut turn = game.start().turn();
    for (ply, mv) in game.moves().iter().enumerate() {
        if ply >= *known {
            let command = format!("play {} {mv}", name(turn));
            match program.order(&command, terms.stop) {
                // Some make forced passes themselves, and reject them.
                Err(Fault::Refused(..)) if *mv == Move::Pass => {}
                told => {
                    told?;
                }
            }
        }
        turn = !turn;
    }
    *known = game.moves().len().max(*known);
    Ok(())
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn read_move(answer: Result<String, String>) -> Result<Move, Fault> {
    let nonsense = |text: &str| Fault::Nonsense(text.chars().take(60).collect());
    let text = answer.map_err(|text| nonsense(&format!("? {text}")))?;
    if text.eq_ignore_ascii_case("resign") {
        return Err(Fault::Resigned);
    }
    text.parse().map_err(|_| nonsense(&text))
}

/// `time_settings`: the main time, the length of a period, and its number of moves. The protocol has no increments; a
/// period for a single move comes closest.
fn time_settings(clock: ClockRules) -> Option<String> {
    let (main, period, stones) = match clock.control() {
        TimeControl::None => return None,
        TimeControl::PerMove { limit } => (Duration::ZERO, limit, 1),
        TimeControl::SuddenDeath { main } => (main, Duration::ZERO, 0),
        TimeControl::Increment { main, increment } => (main, increment, 1),
        TimeControl::ByoYomi { main, period, .. } => (main, period, 1),
    };
    let (main, period) = (seconds(main), seconds(period));
    Some(format!("time_settings {main} {period} {stones}"))
}

/// The total time for this move, and the arguments of `time_left`; `None` without a clock.
fn time_left(clock: ClockRules, left: TimeLeft) -> Option<(Duration, String)> {
    let told = match clock.control() {
        TimeControl::None => return None,
        TimeControl::PerMove { .. } => format!("{} 1", seconds(left.main)),
        TimeControl::ByoYomi { .. } if left.main.is_zero() => format!("{} 1", seconds(left.period)),
        _ => format!("{} 0", seconds(left.main)),
    };
    let later = match clock.control() {
        TimeControl::ByoYomi { period, .. } => period * u32::from(left.periods.saturating_sub(1)),
        _ => Duration::ZERO,
    };
    Some((left.main + left.period + later, told))
}

/// Whole seconds, as the protocol requires, unless there are few; rounded down, so that no time is promised that is
/// not there.
fn seconds(time: Duration) -> String {
    let hundredths = time.as_millis() / 10;
    match (hundredths / 100, hundredths % 100) {
        (whole, 0) | (whole @ 10.., _) => whole.to_string(),
        (whole, part) => format!("{whole}.{part:02}"),
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::Square;

    use super::*;

    #[test]
    fn clocks_are_told_in_the_words_of_the_protocol() {
        let cases = [
            ("none", None, None),
            ("5m", Some("300 0 0"), Some("300 0")),
            ("1m+1s", Some("60 1 1"), Some("60 0")),
            ("500ms/move", Some("0 0.50 1"), Some("0.50 1")),
            ("10s+3x2s", Some("10 2 1"), Some("10 0")),
        ];
        for (clock, settings, left) in cases {
            let rules: ClockRules = clock.parse().expect("a clock");
            let told = time_settings(rules);
            let told = told
                .as_deref()
                .and_then(|it| it.strip_prefix("time_settings "));
            assert_eq!(told, settings, "{clock}");
            let full = time_left(rules, TimeLeft::full(rules.control()));
            assert_eq!(full.map(|(_, told)| told).as_deref(), left, "{clock}");
        }
        let rules: ClockRules = "10s+3x2s".parse().expect("a clock");
        let in_period = TimeLeft {
            main: Duration::ZERO,
            periods: 2,
            period: Duration::from_secs(2),
        };
        let (all, told) = time_left(rules, in_period).expect("a clock");
        assert_eq!((all.as_secs(), told.as_str()), (4, "2 1"));
    }

    #[test]
    fn answers_are_moves_or_faults() {
        let read = |text: &str| read_move(Ok(text.to_owned()));
        assert_eq!(read("D3"), Ok(Square::D3.into()));
        assert_eq!(read("d3"), Ok(Square::D3.into()));
        assert_eq!(read("PASS"), Ok(Move::Pass));
        assert_eq!(read("Resign"), Err(Fault::Resigned));
        assert_eq!(read("i9"), Err(Fault::Nonsense("i9".to_owned())));
        let long = read(&"x".repeat(1000));
        assert_eq!(long, Err(Fault::Nonsense("x".repeat(60))));
        let failed = read_move(Err("no idea".to_owned()));
        assert_eq!(failed, Err(Fault::Nonsense("? no idea".to_owned())));
    }
}
