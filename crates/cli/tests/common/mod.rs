//! Runs the real program, away from the games of whoever runs the tests.

use core::time::Duration;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use outflank_play::tabletop::{HandAction, Vigilance};
use outflank_play::{Match, MatchSetup, SavedGame, Style};
use outflank_rules::{Move, Square};
use tempfile::TempDir;

/// A place of its own for the program's data.
pub struct Outflank {
    pub data: TempDir,
}

/// What the program answered.
#[derive(Debug)]
pub struct Answer {
    pub code: i32,
    pub out: String,
    pub err: String,
}

#[allow(dead_code)] // Each test file is a program of its own, and none uses everything.
impl Outflank {
    pub fn new() -> Outflank {
        Outflank {
            data: tempfile::tempdir().unwrap(),
        }
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command
            .args(arguments)
            .env("OUTFLANK_DATA", self.data.path())
            .env("LC_ALL", "en_GB.UTF-8")
            .current_dir(self.data.path())
            .stdin(Stdio::null());
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Answer {
        Answer::from(self.command(arguments).output().unwrap())
    }

    /// Runs it with these lines to read.
    pub fn type_lines(&self, arguments: &[&str], lines: &str) -> Answer {
        let mut child = self
            .command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The program may end before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
        Answer::from(child.wait_with_output().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.data.path()
    }
}

#[allow(dead_code)]
impl Answer {
    /// What was printed, if the program was content.
    #[track_caller]
    pub fn success(self) -> String {
        assert_eq!(self.code, 0, "{self:#?}");
        self.out
    }

    /// The sentence with which the program refused.
    #[track_caller]
    pub fn refusal(self) -> String {
        assert_eq!(self.code, 2, "{self:#?}");
        assert_eq!(self.out, "", "{self:#?}");
        assert_eq!(self.err.lines().count(), 1, "{self:#?}");
        let sentence = self.err.trim_end().strip_prefix("outflank: ");
        sentence
            .expect("errors begin with the program's name")
            .to_owned()
    }
}

impl From<Output> for Answer {
    fn from(output: Output) -> Answer {
        Answer {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// A game by hand as the program saves it: with the first move a disc was forgotten, and then three were made well.
#[allow(dead_code)]
pub fn saved_by_hand() -> String {
    let setup = MatchSetup {
        style: Style::Tabletop(Vigilance::Silent),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    let mut act = |action| game.act(action, Duration::ZERO).unwrap();
    act(HandAction::Place(Square::F5));
    act(HandAction::EndTurn);
    for _ in 0..3 {
        let position = game.position();
        let mv = position.moves().next().unwrap();
        let Move::Place(square) = mv else {
            panic!("a pass");
        };
        let mut act = |action| game.act(action, Duration::ZERO).unwrap();
        act(HandAction::Place(square));
        for flipped in position.flips(mv) {
            act(HandAction::Flip(flipped));
        }
        act(HandAction::EndTurn);
    }
    SavedGame::from(game).to_text(Duration::ZERO)
}
