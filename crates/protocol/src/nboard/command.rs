use std::time::Duration;

use outflank_record::MoveRecord;
use outflank_rules::Move;

use crate::lines::Line;
use crate::nboard::Notice;

/// A parsed command with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// The version of the protocol.
    Version(u32),
    SetDepth(u32),
    /// A game as unchecked text.
    SetGame(String),
    /// In discs for Black.
    SetContempt(f32),
    Move(MoveRecord),
    /// The number of moves wanted.
    Hint(usize),
    Go,
    /// The number to answer with, as written.
    Ping(String),
    Learn,
    Analyze,
    Quit,
}

impl Command {
    /// Reads a line; `None` if it is not part of the protocol and must be ignored.
    pub fn read(line: &Line) -> Option<Result<Command, Notice>> {
        let (name, rest) = line.text.split_once(' ').unwrap_or((&line.text, ""));
        let rest = rest.trim_matches(' ');
        let command = match name {
            // An unknown version is treated as the newest known one.
            "nboard" => Some(Command::Version(rest.parse().unwrap_or(2))),
            "set" => {
                let (what, value) = rest.split_once(' ').unwrap_or((rest, ""));
                let value = value.trim_start_matches(' ');
                match what {
                    "depth" => number(value).map(Command::SetDepth),
                    "game" if line.is_cut => None,
                    "game" => Some(Command::SetGame(value.to_owned())),
                    "contempt" => contempt(value).map(Command::SetContempt),
                    _ => return None,
                }
            }
            "move" => read_move(rest).map(Command::Move),
            "hint" => number(rest).map(|number| Command::Hint(number as usize)),
            "go" => Some(Command::Go),
            "ping" => is_number(rest).then(|| Command::Ping(rest.to_owned())),
            "learn" => Some(Command::Learn),
            "analyze" => Some(Command::Analyze),
            "quit" => Some(Command::Quit),
            // A bare move, as in version 1.
            _ => return read_move(&line.text).map(|made| Ok(Command::Move(made))),
        };
        Some(command.ok_or_else(|| Notice::bad_line(&line.text)))
    }
}

/// A whole number from 1, saturating at the largest.
fn number(text: &str) -> Option<u32> {
    let is_digit = |byte: u8| byte.is_ascii_digit();
    if text.is_empty() || !text.bytes().all(is_digit) {
        return None;
    }
    Some(text.parse().unwrap_or(u32::MAX)).filter(|number| *number > 0)
}

/// Whether it is a whole number, of any size and possibly signed.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.len() <= 40 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn contempt(text: &str) -> Option<f32> {
    let discs: f32 = text.parse().ok()?;
    discs.is_finite().then_some(discs.clamp(-1000.0, 1000.0))
}

/// `F5`, `f5//1.2`, `PA`. The evaluation is ignored; the time counts, if it is valid.
fn read_move(text: &str) -> Option<MoveRecord> {
    let mut parts = text.split('/');
    let name = parts.next()?.trim_matches(' ');
    let mv: Move = name.parse().ok()?;
    let time = parts.nth(1).and_then(seconds);
    Some(MoveRecord {
        time,
        ..MoveRecord::from(mv)
    })
}

fn seconds(text: &str) -> Option<Duration> {
    /// Nobody thinks longer about a move.
    const LONGEST: f64 = 1e9;
    let seconds: f64 = text.trim_matches(' ').parse().ok()?;
    (0.0..=LONGEST)
        .contains(&seconds)
        .then(|| Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use outflank_rules::Square;

    use super::*;

    fn read(text: &str) -> Option<Result<Command, Notice>> {
        Command::read(&Line {
            text: text.to_owned(),
            is_cut: false,
        })
    }

    #[test]
    fn every_command_is_read() {
        let made = |square: Square, time| {
            Command::Move(MoveRecord {
                time,
                ..MoveRecord::from(Move::from(square))
            })
        };
        let cases = [
            ("nboard 1", Command::Version(1)),
            ("nboard", Command::Version(2)),
            ("nboard what", Command::Version(2)),
            ("set depth 12", Command::SetDepth(12)),
            ("set depth 99999999999", Command::SetDepth(u32::MAX)),
            ("set  contempt -100", Command::SetContempt(-100.0)),
            ("set contempt 0.5", Command::SetContempt(0.5)),
            ("set game (;x y;)", Command::SetGame("(;x y;)".to_owned())),
            ("set game", Command::SetGame(String::new())),
            ("hint 3", Command::Hint(3)),
            ("go", Command::Go),
            ("go now", Command::Go),
            ("ping 7", Command::Ping("7".to_owned())),
            ("ping -007", Command::Ping("-007".to_owned())),
            ("learn", Command::Learn),
            ("analyze", Command::Analyze),
            ("quit", Command::Quit),
            ("move F5", made(Square::F5, None)),
            ("f5", made(Square::F5, None)),
            ("PA", Command::Move(Move::Pass.into())),
            ("move pass//3", {
                Command::Move(MoveRecord {
                    time: Some(Duration::from_secs(3)),
                    ..Move::Pass.into()
                })
            }),
            (
                "move F5//1.5",
                made(Square::F5, Some(Duration::from_millis(1500))),
            ),
            (
                "move f5/-2.01/0.25",
                made(Square::F5, Some(Duration::from_millis(250))),
            ),
            ("move f5/x/y/z", made(Square::F5, None)),
            ("move f5//1e99", made(Square::F5, None)),
            ("move f5//-1", made(Square::F5, None)),
        ];
        for (line, command) in cases {
            assert_eq!(read(line), Some(Ok(command)), "{line}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_and_what_is_unknown_left_alone() {
        for line in [
            "set depth",
            "set depth 0",
            "set depth -1",
            "set depth x",
            "set contempt",
            "set contempt NaN",
            "set contempt inf",
            "move",
            "move i9",
            "move f5 d6",
            "hint",
            "hint 0",
            "hint x",
            "ping",
            "ping x",
            "ping 1.5",
            "ping -",
        ] {
            assert_eq!(read(line), Some(Err(Notice::bad_line(line))), "{line}");
        }
        for line in ["hello", "set", "set color blue", "GO", "f9", "f5d6", "é"] {
            assert_eq!(read(line), None, "{line}");
        }
        let cut = Line {
            text: "set game (;".to_owned(),
            is_cut: true,
        };
        assert!(Command::read(&cut).is_some_and(|command| command.is_err()));
    }
}
