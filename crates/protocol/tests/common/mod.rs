//! A player for tests, and sessions with it.

#![allow(dead_code)] // not every test file uses all of it

pub mod analyst;

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use outflank_engine::Level;
use outflank_protocol::gtp::Session;
use outflank_protocol::{Choice, Player};
use outflank_rules::{Color, Move, Position};

/// Plays the given moves, then always the first legal one; all in the same time.
#[derive(Default)]
pub struct Mock {
    pub script: VecDeque<Move>,
    pub elapsed: Duration,
    pub seen: Arc<Mutex<Seen>>,
}

/// What a session asked of the player.
#[derive(Debug, Default)]
pub struct Seen {
    pub levels: Vec<u8>,
    pub times: Vec<Option<Duration>>,
    pub games: u32,
}

impl Player for Mock {
    fn choose(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
    ) -> Option<Choice> {
        let mut seen = self.seen.lock().unwrap();
        seen.levels.push(level.number());
        seen.times.push(time);
        let mv = self
            .script
            .pop_front()
            .or_else(|| position.moves().next())?;
        let elapsed = self.elapsed;
        Some(Choice { mv, elapsed })
    }

    fn new_game(&mut self) {
        self.seen.lock().unwrap().games += 1;
    }
}

/// Black, to move, must pass; White has only a8, and then the game is over.
const BLACK_MUST_PASS: &str = "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO-XXXXXXO X";

/// A position as a game record without moves.
fn record(position: &str) -> String {
    let position: Position = position.parse().expect("a position");
    let discs = |color| match position.discs(color).to_string().as_str() {
        "" => String::new(),
        squares => format!(
            "A{}[{}]",
            &color.to_string()[..1],
            squares.replace(' ', "][")
        ),
    };
    let [black, white] = Color::ALL.map(discs);
    format!("(;GM[2]{black}{white}PL[{}])", position.turn())
}

fn swap_colors(position: &str) -> String {
    let swap = |letter| match letter {
        'X' => 'O',
        'O' => 'X',
        other => other,
    };
    position.chars().map(swap).collect()
}

/// A session that knows a few files.
pub fn session(player: Mock) -> Session<Mock> {
    Session::new(player, Level::MIN).reading_files(|name| {
        let text = match name {
            "start" => "(;GM[2];B[f5];W[d6];B[c3])".to_owned(),
            "broken" => "(;GM[2];B[f5];W[a1])".to_owned(),
            "binary" => return Ok(vec![0xff, 0, 0xfe, b'(', b';', 0x80]),
            "black passes" => record(BLACK_MUST_PASS),
            "white passes" => record(&swap_colors(BLACK_MUST_PASS)),
            "over" => record(&format!("{} O", "X".repeat(64))),
            "wiped out" => record(&format!("OOO{} X", "-".repeat(61))),
            "drawn" => record(&format!("XX{}OO X", "-".repeat(60))),
            _ => return Err(io::ErrorKind::NotFound.into()),
        };
        Ok(text.into_bytes())
    })
}

/// Sends lines, each of which has an answer; returns all answers.
pub fn dialogue<P: Player>(session: &mut Session<P>, lines: &str) -> String {
    let replies = lines.lines().map(|line| session.answer(line.as_bytes()));
    replies.flatten().map(|reply| reply.to_string()).collect()
}
