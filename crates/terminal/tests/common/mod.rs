//! Plays the line mode with a clock that moves only when told to.

use std::cell::Cell;
use std::time::Duration;

use outflank_engine::{Answer, Kind, MoveScore, Question, Report, Task};
use outflank_play::{Match, MatchSetup};
use outflank_rules::Score;
use outflank_terminal::BoardStyle;
use outflank_terminal::line::{Computer, LineGame, Reply, Then};
use outflank_text::{Language, Texts};

/// A clock on the wall.
#[derive(Default)]
pub struct Wall(Cell<Duration>);

#[allow(dead_code)] // Each test file is a program of its own, and none uses everything.
impl Wall {
    pub fn pass(&self, seconds: f64) {
        self.0.set(self.0.get() + Duration::from_secs_f64(seconds));
    }

    pub fn now(&self) -> Duration {
        self.0.get()
    }
}

/// Plays in English with boards in words, and hands the game to the test.
#[allow(dead_code)]
pub fn play(setup: MatchSetup, test: impl FnOnce(&mut LineGame<'_>, &Wall)) {
    play_with(setup, Box::new(First::default()), test);
}

pub fn play_with(
    setup: MatchSetup,
    computer: Box<dyn Computer>,
    test: impl FnOnce(&mut LineGame<'_>, &Wall),
) {
    let texts = Texts::new(Language::EN);
    let wall = Wall::default();
    let time = || wall.now();
    let game = Match::new(setup).unwrap();
    let mut table = LineGame::new(&texts, BoardStyle::Words, game.into(), computer, &time);
    test(&mut table, &wall);
}

/// Takes the first move there is, and gives hints of a fixed value.
#[derive(Default)]
pub struct First {
    /// What the best move is said to be worth; each that follows is worth a disc less.
    pub value: i32,
}

impl Computer for First {
    fn answer(&mut self, question: &Question) -> Answer {
        let worth = |(place, mv)| MoveScore {
            mv,
            value: Score::new(self.value - place).unwrap().into(),
            kind: Kind::Exact,
            line: vec![mv],
        };
        let moves: Vec<_> = question.position.moves().collect();
        let chosen = matches!(question.task, Task::Choose { .. });
        Answer {
            chosen: moves.first().copied().filter(|_| chosen),
            report: Report {
                lines: (0..).zip(moves.into_iter().take(2)).map(worth).collect(),
                ..Report::default()
            },
        }
    }
}

/// Lets the computer move until it is a person's turn, and returns what was said.
#[allow(dead_code)]
pub fn wait(table: &mut LineGame<'_>) -> String {
    std::iter::from_fn(|| table.computer_move()).collect()
}

/// Types lines, and returns what the last one was answered with.
#[allow(dead_code)]
pub fn type_lines(table: &mut LineGame<'_>, lines: &str) -> String {
    let mut answer = String::new();
    for line in lines.split(';') {
        let Reply { text, then } = table.line(line);
        assert_eq!(then, Then::GoOn, "{line}");
        answer = text;
    }
    answer
}
