//! The test at the end of a level, and the game to win after it.

use outflank_learn::course::{Chapter, Exam, GRADES, Grade, Practice};
use outflank_learn::training::{Day, TestResult};
use outflank_learn::{Answer, AnswerKind, Feedback, Hint, Progress};
use outflank_play::clock::{ClockRules, TimeControl};
use outflank_play::{Match, PlayerKind};
use outflank_rules::{Bitboard, Position};

use super::{Input, Task, View};
use crate::table::Table;

impl Task for Exam {
    fn view(&self) -> View {
        let Some(lesson) = self.lesson() else {
            return View {
                answer: AnswerKind::Read,
                is_finished: true,
                ..View::of(Position::START)
            };
        };
        let judged = self.is_judged();
        let asks_rules = self.asks_rules();
        View {
            targets: if judged || asks_rules {
                Bitboard::EMPTY
            } else {
                lesson.view().targets
            },
            asks_rules,
            can_go_on: judged,
            ..lesson.view()
        }
    }

    /// One try, and no help.
    fn takes(&self, input: &Input) -> bool {
        let Some(lesson) = self.lesson() else {
            return *input == Input::StartOver;
        };
        match input {
            Input::GoTo(board) => self.is_judged() && *board == self.progress().0,
            Input::Choose(_) | Input::Number(_) => !self.is_judged() && Task::takes(lesson, input),
            // Wherever a move is asked for, or the button would say the answer.
            Input::Pass => {
                let plays = lesson.step().task.answer_kind() == AnswerKind::Play;
                self.asks_rules() && plays && !self.is_judged()
            }
            _ => false,
        }
    }

    fn answer(&mut self, answer: &Answer) -> Feedback {
        self.answer(answer)
    }

    fn hint(&mut self) -> Option<Hint> {
        None
    }

    /// Other boards.
    fn start_over(&mut self) {
        *self = self.again();
    }

    fn go_to(&mut self, _board: usize) {
        self.go_on();
    }

    fn record(&mut self, progress: &mut Progress, today: Day) -> Option<&'static Chapter> {
        if let Some(result) = self.take_result(today) {
            progress.add_test(self.grade().id, result);
        }
        None
    }
}

/// A test that differs from the last one: the number of boards tried so far is as good as chance.
pub fn new_exam(grade: &'static Grade, progress: &Progress, today: Day) -> Exam {
    let tried = progress.puzzles().attempts();
    let day = u64::from(today.number().unsigned_abs());
    Exam::new(grade, day << 32 | u64::from(tried))
}

/// A step that sends to a game is done once it was played to its end, with no more time than was asked for.
fn note_practice(game: &Match, progress: &mut Progress) {
    let (Some(person), Some(result)) = (game.only_person(), game.result()) else {
        return;
    };
    let PlayerKind::Computer(played) = game.player(!person) else {
        return;
    };
    if game.setup().variation.is_some() || !result.is_by_discs() {
        return;
    }
    let main = |rules: ClockRules| match rules.control() {
        TimeControl::SuddenDeath { main } => Some(main),
        _ => None,
    };
    let had = main(game.setup().clock);
    progress.add_practice(|it| match it {
        Practice::Game { level, clock } => {
            let in_time = main(*clock).is_none_or(|most| had.is_some_and(|had| had <= most));
            *level <= played && in_time
        }
        Practice::Drill(_) | Practice::Openings | Practice::Mistakes => false,
    });
}

/// Notes a game against the computer, from the start: whether a step of the course asked for it, and what it is worth if a
/// person has won it without help. The hardest level of the course that asked for that, if it is new.
pub fn note_game(table: &Table, progress: &mut Progress, today: Day) -> Option<&'static Grade> {
    if table.game().positions().first() != Some(&Position::START) {
        return None;
    }
    note_practice(table.game(), progress);
    let beaten = table.beaten()?;
    let is_new = |grade: &&Grade| {
        grade.opponent.is_some_and(|level| level <= beaten) && !grade.is_game_won(progress)
    };
    let new: Vec<&'static Grade> = GRADES.iter().filter(is_new).collect();
    for grade in &new {
        let result = TestResult {
            right: 1,
            of: 1,
            day: today,
        };
        progress.add_test(&grade.game(), result);
    }
    new.last().copied()
}
