//! Matches as text, for the tests of this crate and of the front ends: what is done and when, what the engine answers, what must come of it.
//!
//! A script begins with the setup and goes on with a line for each input, its time in seconds first. A line that
//! begins with `>` is the engine's answer to its last question: a move, a value (`+3`, exact), a move and what it
//! costs (`b2 costs 8`), or `fails`. Below each
//! line, indented, is what must happen.
//!
//! ```text
//! setup left=human right=5 clock=5m
//! 0 begin
//!   game 1, left is black
//! 3.5 f5
//!   black f5 flips e5
//! 4 > d6
//!   white d6 flips e5
//! ```

#![allow(dead_code)] // Each test is a program of its own, and none uses everything.

use core::fmt::Write as _;
use core::time::Duration;

use outflank_engine::{Answer, Kind, MoveScore, Question, Report, Task};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Counting, Match, MatchSetup, MovedBy, Seat, Start, Style};
use outflank_rules::{Bitboard, Move, Score, Square};

use outflank_app::table::{Happening, Input, Pace, Table};
use outflank_app::{Effect, JobId, Reply};

/// A scripted match.
#[derive(Clone, Debug)]
pub struct Script {
    /// What is agreed before it.
    pub setup: MatchSetup,
    /// What is done, in order.
    pub steps: Vec<Step>,
}

/// A line of a script, with the lines below it.
#[derive(Clone, Debug)]
pub struct Step {
    /// When.
    pub time: Duration,
    /// What is done.
    pub act: Act,
    /// The line as it is written.
    pub text: String,
    /// What must happen.
    pub expected: Vec<String>,
}

/// What is done in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// By a person, or by time.
    Input(Input),
    /// By the engine.
    Engine(Scripted),
}

/// What the engine says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scripted {
    /// This move.
    Move(Move),
    /// The best move has this exact value.
    Value(i32),
    /// Every move costs nothing but this one, which costs so many discs.
    Costs(Square, i32),
    /// Nothing.
    Fails,
}

impl Scripted {
    /// The reply to a question.
    ///
    /// # Panics
    ///
    /// If the position of the question has no move.
    pub fn reply(self, question: &Question) -> Reply {
        let first = || question.position.moves().next().expect("a move");
        let (mv, value) = match self {
            Scripted::Costs(square, discs) => return costs(question, square.into(), discs),
            Scripted::Move(mv) => (mv, 0),
            Scripted::Value(value) => (first(), value),
            Scripted::Fails => return Reply::Failed,
        };
        let best = MoveScore {
            mv,
            value: Score::new(value).expect("a score").into(),
            kind: Kind::Exact,
            line: vec![mv],
        };
        Reply::Done(Answer {
            chosen: matches!(question.task, Task::Choose { .. }).then_some(mv),
            report: Report {
                lines: vec![best],
                ..Report::default()
            },
        })
    }
}

impl Script {
    /// Reads a script.
    ///
    /// # Panics
    ///
    /// With the line that makes no sense.
    pub fn read(text: &str) -> Script {
        let mut script = Script {
            setup: MatchSetup::default(),
            steps: Vec::new(),
        };
        for line in text.lines() {
            if line.starts_with('#') || line.trim().is_empty() {
            } else if let Some(setup) = line.strip_prefix("setup ") {
                script.setup = read_setup(setup);
            } else if let Some(expected) = line.strip_prefix("  ") {
                let step = script.steps.last_mut().expect("a step before");
                step.expected.push(expected.to_owned());
            } else {
                script.steps.push(read_step(line));
            }
        }
        script
    }

    /// All scripts of this crate, by name.
    ///
    /// # Panics
    ///
    /// If the folder of scripts cannot be read.
    pub fn all() -> Vec<(String, Script)> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../app/tests/matches");
        let files = std::fs::read_dir(folder).expect("the folder of scripts");
        let mut scripts: Vec<_> = files
            .map(|file| {
                let path = file.expect("a file").path();
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                let text = std::fs::read_to_string(&path).expect("a script");
                (name.into_owned(), Script::read(&text))
            })
            .collect();
        scripts.sort_by(|one, other| one.0.cmp(&other.0));
        scripts
    }

    /// The match, laid out.
    ///
    /// # Panics
    ///
    /// If the settings contradict each other.
    pub fn game(&self) -> Match {
        Match::new(self.setup).expect("a setup")
    }

    /// The time of the last step.
    pub fn end(&self) -> Duration {
        (self.steps.last()).map_or(Duration::ZERO, |step| step.time)
    }

    /// Plays the script at a table, and returns it with the script as it went.
    ///
    /// # Panics
    ///
    /// If the engine answers although it was not asked.
    pub fn play(&self) -> (Table, String) {
        let mut table = Table::new(self.game(), 1);
        table.update(Input::SetPace(Pace::Unpaced), Duration::ZERO);
        let mut asked: Option<(JobId, Question)> = None;
        let mut went = String::new();
        for step in &self.steps {
            let input = match &step.act {
                Act::Input(input) => input.clone(),
                Act::Engine(scripted) => {
                    let (id, question) = asked.take().expect("a question to the engine");
                    Input::Reply(id, scripted.reply(&question))
                }
            };
            let happened = table.update(input, step.time);
            for effect in table.take_effects() {
                match effect {
                    Effect::Ask(id, question) => asked = Some((id, question)),
                    Effect::Cancel(_) => asked = None,
                    Effect::Hurry(_) | Effect::Keep => {}
                }
            }
            let _ = writeln!(went, "{}", step.text);
            for happening in &happened {
                let _ = writeln!(went, "  {}", written(happening));
            }
        }
        (table, went)
    }

    /// The script as it is expected to go.
    pub fn expected(&self) -> String {
        let mut text = String::new();
        for step in &self.steps {
            let _ = writeln!(text, "{}", step.text);
            for line in &step.expected {
                let _ = writeln!(text, "  {line}");
            }
        }
        text
    }
}

/// Moves that cost nothing, but for one.
fn costs(question: &Question, bad: Move, discs: i32) -> Reply {
    let line = |mv: Move| MoveScore {
        mv,
        value: Score::new(if mv == bad { -discs } else { 0 })
            .expect("a score")
            .into(),
        kind: Kind::Midgame {
            depth: 8,
            percent: 100,
        },
        line: vec![mv],
    };
    let mut lines: Vec<MoveScore> = question.position.moves().map(line).collect();
    lines.sort_by_key(|it| -it.value);
    Reply::Done(Answer {
        chosen: None,
        report: Report {
            lines,
            ..Report::default()
        },
    })
}

fn read_setup(text: &str) -> MatchSetup {
    let mut setup = MatchSetup::default();
    for field in text.split("; ") {
        let (name, value) = field.split_once('=').expect("name=value");
        match name {
            "left" => setup.players[0] = value.parse().expect("a player"),
            "right" => setup.players[1] = value.parse().expect("a player"),
            "starter" => setup.starter = read_seat(value).expect("a seat"),
            "handicap" => setup.start = Start::Usual(value.parse().expect("corners")),
            "position" => setup.start = Start::Position(value.parse().expect("a position")),
            "opening" => setup.start = Start::After(value.parse().expect("first moves")),
            "resignation" => setup.resignation = value.parse().expect("a rule"),
            "clock" => setup.clock = value.parse().expect("a clock"),
            "series" => setup.series = value.parse().expect("a series"),
            "counting" => setup.counting = Counting::Tournament,
            "by-hand" => {
                setup.style = Style::Tabletop(match value {
                    "silent" => Vigilance::Silent,
                    "review" => Vigilance::Review,
                    _ => Vigilance::Warn,
                });
            }
            "cartridge" => {
                let level = outflank_play::Level::DEFAULT;
                setup = MatchSetup::cartridge(value.parse().expect("a number"), level);
            }
            _ => panic!("no setting: {field}"),
        }
    }
    setup
}

fn read_seat(text: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.to_string() == text)
}

fn read_step(line: &str) -> Step {
    let (time, act) = line.split_once(' ').expect("a time and an act");
    let time = Duration::from_secs_f64(time.parse().expect("seconds"));
    Step {
        time,
        act: match act.strip_prefix("> ") {
            Some("fails") => Act::Engine(Scripted::Fails),
            Some(said) if said.contains(" costs ") => {
                let (square, discs) = said.split_once(" costs ").expect("a square and discs");
                let square = square.parse().expect("a square");
                Act::Engine(Scripted::Costs(square, discs.parse().expect("discs")))
            }
            Some("pass") => Act::Engine(Scripted::Move(Move::Pass)),
            Some(said) => Act::Engine(match said.parse::<Square>() {
                Ok(square) => Scripted::Move(Move::Place(square)),
                Err(_) => Scripted::Value(said.parse().expect("a move or a value")),
            }),
            None => Act::Input(read_input(act)),
        },
        text: line.to_owned(),
        expected: Vec::new(),
    }
}

fn read_input(text: &str) -> Input {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let square = |text: &str| text.parse().expect("a square");
    match word {
        "begin" => Input::Begin,
        "pass" => Input::Play(Move::Pass),
        "flip" => Input::Flip(square(rest)),
        "back" => Input::TakeBack,
        "done" => Input::Done,
        "undo" => Input::Undo,
        "agree" => Input::AnswerUndo(true),
        "refuse" => Input::AnswerUndo(false),
        "level" => Input::NextLevel,
        "redo" => Input::Redo,
        "resign" => Input::Resign,
        "draw" => Input::Draw,
        "decline" => Input::AnswerDraw(false),
        "next" => Input::NextGame(read_seat(rest)),
        "rematch" => Input::Rematch(read_seat(rest)),
        "hint" => Input::Hint,
        "coach" => Input::Coach(rest == "on"),
        "hurry" => Input::Hurry,
        "again" => Input::AskAgain,
        "pause" => Input::Pause,
        "resume" => Input::Resume,
        "step" => Input::Step,
        "tick" => Input::Tick,
        _ => Input::Press(square(word)),
    }
}

/// What happened, as a script writes it.
fn written(happening: &Happening) -> String {
    let squares = |squares: Bitboard| squares.to_string().replace(' ', ",");
    match *happening {
        Happening::Begun { number, black } => format!("game {number}, {black} is black"),
        Happening::Turn(turn) => {
            let by = match turn.by {
                MovedBy::Substitute => " (by the computer)",
                MovedBy::Player | MovedBy::Rules | MovedBy::Prelude => "",
            };
            let handed = if turn.handed_over {
                " (handed over)"
            } else {
                ""
            };
            match turn.mv {
                Move::Pass => format!("{} passes{by}", turn.mover),
                Move::Place(square) => {
                    let flips = squares(turn.flips);
                    format!("{} {square} flips {flips}{by}{handed}", turn.mover)
                }
            }
        }
        Happening::Placed { mover, square, .. } => format!("{mover} places {square}"),
        Happening::Flipped(square) => format!("flipped {square}"),
        Happening::Lifted(square) => format!("lifted {square}"),
        Happening::Corrected(square) => format!("corrected {square}"),
        Happening::TurnEnded {
            mover, mistakes, ..
        } => match mistakes {
            None => format!("{mover} ends the turn"),
            Some(mistakes) => {
                let (missing, extra) = (squares(mistakes.missing), squares(mistakes.extra));
                format!("{mover} ends the turn, missing {missing} extra {extra}")
            }
        },
        Happening::MayCount => "may count".to_owned(),
        Happening::Over(result) => {
            let (black, white) = (result.discs.black, result.discs.white);
            let winner = result
                .winner()
                .map_or("nobody".to_owned(), |it| it.to_string());
            format!("over: {winner} wins, {:?}, {black}-{white}", result.reason)
        }
        Happening::UndoAsked(by) => format!("{by} wants to take back"),
        Happening::UndoDeclined(_) => "not agreed".to_owned(),
        Happening::Settled { result, found } => {
            let score = result.score(Counting::Discs);
            format!(
                "counts {score}, {}",
                if found { "found" } else { "not found" }
            )
        }
        Happening::TakenBack => "taken back".to_owned(),
        Happening::MadeAgain => "made again".to_owned(),
        Happening::TimeUp(color) => format!("{color}'s time is up"),
        Happening::TooLate => "too late".to_owned(),
        Happening::DrawOffered(by) => format!("{by} offers a draw"),
        Happening::DrawDeclined(by) => format!("{by} declines"),
        Happening::Hinted => "hinted".to_owned(),
        Happening::Warned(warning) => {
            let tag = warning.tag.map_or("", outflank_learn::training::Tag::name);
            format!("warned: {} costs {} {tag}", warning.square, warning.discs)
                .trim_end()
                .to_owned()
        }
        Happening::CoachTurned(on) => format!("coach {}", if on { "on" } else { "off" }),
        Happening::Refused(refused) => {
            let debug = format!("{refused:?}");
            let name = debug.split([' ', '{']).next().unwrap_or_default();
            format!("refused: {}", name.trim_end_matches(')'))
        }
    }
}
