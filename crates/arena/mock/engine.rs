//! An engine for the match tests. It plays the first legal move a given number of times, and then misbehaves as its
//! first argument says: `outflank-mock-engine crash 3 [LOG]`. Every line it reads is appended to the log.

#![forbid(unsafe_code)]

use std::fs::OpenOptions;
use std::io::{self, BufRead as _, Write as _};
use std::process::exit;
use std::thread::sleep;
use std::time::Duration;

use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position};

const COMMANDS: &str = "name\nversion\nlist_commands\nboardsize\nkomi\nclear_board\nplay\ngenmove\n\
                        time_settings\ntime_left\nset_game\nquit";

/// No test takes longer; this way a killed test leaves no engine behind.
const LIFETIME: Duration = Duration::from_mins(2);

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let behaviour = arguments.next().unwrap_or_default();
    let mut patience: u32 = arguments.next().and_then(|it| it.parse().ok()).unwrap_or(0);
    let log = arguments.next();
    log_line(log.as_deref(), &format!("pid {}", std::process::id()))?;
    if behaviour == "stillborn" {
        exit(7);
    }
    let mut game = Transcript::new(Position::START);
    for line in io::stdin().lock().lines() {
        let line = line?;
        log_line(log.as_deref(), &line)?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_due = words[0] == "genmove" && patience == 0;
        if words[0] == "genmove" {
            patience = patience.saturating_sub(1);
        }
        if is_due && let Some(answer) = misbehave(&behaviour) {
            say(&answer)?;
            continue;
        }
        match *words {
            ["clear_board"] => {
                game = Transcript::new(Position::START);
                say("=")?;
            }
            ["play", _, "pass"] if behaviour == "passer" => say("? illegal move")?,
            ["play", _, vertex] => {
                let is_legal = play(&mut game, vertex);
                say(if is_legal { "=" } else { "? illegal move" })?;
            }
            ["genmove", _] => {
                if game.end().must_pass() {
                    let _ = game.push(Move::Pass);
                }
                let mv = game.end().moves().next().unwrap_or(Move::Pass);
                let _ = game.push(mv);
                say(&format!("= {}", mv.to_string().to_uppercase()))?;
            }
            ["list_commands"] => say(&format!("= {COMMANDS}"))?,
            ["name"] => say("= Mock")?,
            ["version"] => say("= 1.0")?,
            ["boardsize", "8"] if behaviour != "othersize" => say("=")?,
            ["komi", _] | ["time_left" | "time_settings", _, _, _] => say("=")?,
            ["quit"] if behaviour == "stubborn" => {}
            ["quit"] => return say("="),
            _ => say("? unknown command")?,
        }
    }
    if behaviour == "stubborn" {
        sleep(LIFETIME);
    }
    Ok(())
}

/// Its misbehaviour instead of a move.
fn misbehave(behaviour: &str) -> Option<String> {
    match behaviour {
        "crash" => {
            eprintln!("starting\n\nout of paper");
            exit(3);
        }
        "hang" | "stubborn" => sleep(LIFETIME),
        "late" => sleep(Duration::from_millis(1500)),
        "flood" => loop {
            println!("{}", "thinking ".repeat(20));
        },
        "endless" => {
            print!("= ");
            loop {
                println!("d3 ");
            }
        }
        // A line of ten million letters, and then the move.
        "long" => println!("{}", "x".repeat(10_000_000)),
        "cheat" => return Some("= a1".to_owned()),
        "nonsense" => return Some("= the usual, please".to_owned()),
        "fail" => return Some("? I do not know".to_owned()),
        "resign" => return Some("= resign".to_owned()),
        _ => {}
    }
    None
}

/// Makes a move, preceded by a pass that was not announced.
fn play(game: &mut Transcript, vertex: &str) -> bool {
    let mv = vertex.parse().unwrap_or(Move::Pass);
    if mv != Move::Pass && game.end().must_pass() {
        let _ = game.push(Move::Pass);
    }
    game.push(mv).is_ok()
}

fn say(answer: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "{answer}\n\n")?;
    out.flush()
}

fn log_line(log: Option<&str>, line: &str) -> io::Result<()> {
    if let Some(path) = log {
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        file.write_all(format!("{line}\n").as_bytes())?;
    }
    Ok(())
}
