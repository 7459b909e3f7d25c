//! The test at the end of a level: ten boards, one try each, no hints.

use outflank_play::Level;
use outflank_rules::random::Random;

use super::{Chapter, Lesson, Part, Step, Task};
use crate::training::{Day, TestResult};
use crate::{Answer, Feedback, Progress, Remark, Verdict};

/// A level of the course that ends with a test, and perhaps with a game to be won.
#[derive(Debug, PartialEq, Eq)]
pub struct Grade {
    /// Its id, under which results are kept.
    pub id: &'static str,
    /// Its part of the course.
    pub part: Part,
    /// The level of the computer that is to be beaten after it.
    pub opponent: Option<Level>,
}

/// All levels that have a test, in order.
pub const GRADES: [Grade; 7] = [
    Grade::new("first", Part::First, Some(2)),
    Grade::new("mobility", Part::Mobility, Some(4)),
    Grade::new("edges", Part::Edges, Some(6)),
    Grade::new("tempo", Part::Tempo, Some(7)),
    Grade::new("endgame", Part::Endgame, Some(8)),
    Grade::new("openings", Part::Openings, None),
    Grade::new("club", Part::Club, Some(9)),
];

impl Grade {
    const fn new(id: &'static str, part: Part, opponent: Option<u8>) -> Grade {
        let opponent = match opponent {
            Some(number) => Some(Level::new(number).expect("there is such a level")),
            None => None,
        };
        Grade { id, part, opponent }
    }

    /// The one with this id.
    pub fn find(id: &str) -> Option<&'static Grade> {
        GRADES.iter().find(|grade| grade.id == id)
    }

    /// The one that a part of the course ends with.
    pub fn of(part: Part) -> Option<&'static Grade> {
        GRADES.iter().find(|grade| grade.part == part)
    }

    /// The name under which a game won against its opponent is kept.
    pub fn game(&self) -> String {
        format!("{}-game", self.id)
    }

    /// The best result of its test.
    pub fn result(&self, progress: &Progress) -> Option<TestResult> {
        progress.training().tests.get(self.id).copied()
    }

    /// Whether its opponent was beaten, or there is none.
    pub fn is_game_won(&self, progress: &Progress) -> bool {
        self.opponent.is_none() || progress.training().tests.contains_key(&self.game())
    }

    /// Whether both are done.
    pub fn is_passed(&self, progress: &Progress) -> bool {
        let passed = self.result(progress).is_some_and(TestResult::is_passed);
        passed && self.is_game_won(progress)
    }

    /// The boards that its test may ask: those of its chapters. The last level asks everything.
    fn boards(&self) -> Vec<(&'static Chapter, usize)> {
        let asks = |chapter: &&Chapter| match self.part {
            Part::Club => chapter.part.is_strategy(),
            part => chapter.part == part,
        };
        let steps = |chapter: &'static Chapter| {
            let steps = chapter.steps.iter().enumerate();
            let asked = steps.filter(|(_, step)| {
                step.has_idea() || matches!(step.task, Task::Mark(_) | Task::Count(_))
            });
            asked.map(move |(index, _)| (chapter, index))
        };
        let chapters = super::chapters().iter().filter(asks);
        chapters.flat_map(steps).collect()
    }
}

/// A test in progress.
///
/// ```
/// use outflank_learn::course::{Exam, GRADES};
///
/// let exam = Exam::new(&GRADES[0], 1);
/// assert_eq!(exam.progress(), (0, Exam::BOARDS));
/// ```
#[derive(Debug)]
pub struct Exam {
    grade: &'static Grade,
    boards: Vec<(&'static Chapter, usize)>,
    lesson: Option<Lesson>,
    /// How many boards are answered, and how many rightly.
    answered: usize,
    right: usize,
    /// Whether the current board is answered.
    is_judged: bool,
    /// Whether the result was taken.
    is_counted: bool,
    seed: u64,
}

impl Exam {
    /// How many boards a test has.
    pub const BOARDS: usize = 10;

    /// A test of a level. The same seed gives the same boards.
    pub fn new(grade: &'static Grade, seed: u64) -> Exam {
        let mut boards = grade.boards();
        Random::new(seed).shuffle(&mut boards);
        boards.truncate(Exam::BOARDS);
        let mut exam = Exam {
            grade,
            boards,
            lesson: None,
            answered: 0,
            right: 0,
            is_judged: false,
            is_counted: false,
            seed,
        };
        exam.open();
        exam
    }

    fn open(&mut self) {
        self.is_judged = false;
        self.lesson = self.boards.get(self.answered).map(|&(chapter, step)| {
            let mut lesson = Lesson::new(chapter);
            lesson.go_to(step);
            lesson
        });
    }

    /// The level.
    pub const fn grade(&self) -> &'static Grade {
        self.grade
    }

    /// The current board, as a lesson that gives no hints; none at the end.
    pub const fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    /// The step that it belongs to.
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.as_ref().map(Lesson::step)
    }

    /// How many boards are answered, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.answered, self.boards.len())
    }

    /// Whether the current board is answered, rightly or not.
    pub const fn is_judged(&self) -> bool {
        self.is_judged
    }

    /// Answers the current board. The first answer counts; an illegal move is none.
    pub fn answer(&mut self, answer: &Answer) -> Feedback {
        let Some(lesson) = self.lesson.as_mut().filter(|_| !self.is_judged) else {
            return Feedback::again([Remark::GameOver]);
        };
        let feedback = lesson.answer(answer);
        let is_poor = matches!(feedback.remarks[..], [Remark::Costs { .. }]);
        match feedback.verdict {
            Verdict::Done => self.judge(true),
            Verdict::Wrong => self.judge(false),
            Verdict::Again if is_poor => self.judge(false),
            Verdict::Right | Verdict::Again => {}
        }
        feedback
    }

    fn judge(&mut self, right: bool) {
        self.is_judged = true;
        self.answered += 1;
        self.right += usize::from(right);
    }

    /// Goes to the next board; false at the end, or before this one is answered.
    pub fn go_on(&mut self) -> bool {
        if self.is_judged {
            self.open();
        }
        self.is_judged || self.lesson.is_some()
    }

    /// Another test of the same level.
    #[must_use]
    pub fn again(&self) -> Exam {
        Exam::new(self.grade, self.seed.wrapping_add(1))
    }

    /// The result, returned only once: a test counts once.
    pub fn take_result(&mut self, today: Day) -> Option<TestResult> {
        let result = self.result(today).filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some(result)
    }

    /// The result, once all boards are answered.
    pub fn result(&self, today: Day) -> Option<TestResult> {
        let done = self.answered == self.boards.len();
        done.then_some(TestResult {
            right: self.right as u8,
            of: self.boards.len() as u8,
            day: today,
        })
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Bitboard, Square};

    use super::*;

    const TODAY: Day = Day::new(1);

    /// Answers every board, as many as wished rightly.
    fn take(grade: &'static Grade, seed: u64, rightly: usize) -> Exam {
        let mut exam = Exam::new(grade, seed);
        let mut boards = Vec::new();
        while exam.result(TODAY).is_none() {
            let step = exam.step().unwrap();
            boards.push(step.id);
            let wants = boards.len() <= rightly;
            // An answer of another kind is none.
            assert_eq!(exam.answer(&Answer::Read).verdict, Verdict::Again);
            assert!(!exam.is_judged());
            for _ in 0..40 {
                let answer = choice(&exam, wants);
                exam.answer(&answer);
                if exam.is_judged() {
                    break;
                }
            }
            assert!(exam.is_judged(), "{}", step.id);
            exam.go_on();
        }
        let count = boards.len();
        boards.sort_unstable();
        boards.dedup();
        assert_eq!((count, boards.len()), (Exam::BOARDS, Exam::BOARDS));
        exam
    }

    /// An answer that is right, or one that is not.
    fn choice(exam: &Exam, right: bool) -> Answer {
        let (chapter, step) = exam.boards[exam.answered];
        let mut probe = Lesson::new(chapter);
        probe.go_to(step);
        let position = exam.lesson().unwrap().position();
        let mut last = None;
        while let Some(hint) = probe.hint() {
            if last.as_ref() == Some(&hint) {
                break;
            }
            last = Some(hint);
        }
        let hint = last.unwrap();
        match chapter.steps[step].task {
            Task::Mark(_) if right => Answer::Mark(hint.marks),
            Task::Mark(_) => Answer::Mark((Bitboard::ALL - hint.marks).first().unwrap().bitboard()),
            Task::Count(_) => {
                let things = hint.marks.len();
                let rest = position.board().occupied().len() - things.min(64);
                let is_margin = chapter.steps[step].id == "control-corners";
                let number = if is_margin { things - rest } else { things };
                Answer::Number(number + u32::from(!right))
            }
            _ => Answer::Play(play(exam, chapter, step, right).into()),
        }
    }

    /// A move that is right, or one that is not.
    fn play(exam: &Exam, chapter: &'static Chapter, step: usize, right: bool) -> Square {
        let now = exam.lesson().unwrap();
        let position = now.position();
        let mut probe = Lesson::new(chapter);
        probe.go_to(step);
        // What was made so far: replies follow by themselves.
        while probe.position() != position {
            let next = best(&mut probe);
            probe.answer(&Answer::Play(next.into()));
        }
        if right {
            return best(&mut probe);
        }
        let right = best(&mut probe);
        let mut others = (position.legal_moves() - right.bitboard()).into_iter();
        let wrong = |square: &Square| {
            let mut lesson = Lesson::new(chapter);
            lesson.go_to(step);
            let feedback = lesson.answer(&Answer::Play((*square).into()));
            let poor = matches!(feedback.remarks[..], [Remark::Costs { .. }]);
            feedback.verdict == Verdict::Wrong || poor
        };
        others.find(wrong).unwrap()
    }

    /// What the last hint says.
    fn best(lesson: &mut Lesson) -> Square {
        loop {
            if let Remark::HintSquare { square } = lesson.hint().unwrap().remark {
                return square;
            }
        }
    }

    #[test]
    fn eight_of_ten_are_enough_and_the_first_answer_counts() {
        for grade in &GRADES {
            for (rightly, passed) in [(10, true), (8, true), (7, false)] {
                let result = take(grade, 5, rightly).result(TODAY).unwrap();
                assert_eq!(usize::from(result.right), rightly, "{}", grade.id);
                assert_eq!(result.is_passed(), passed);
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_boards_and_another_one_others() {
        let boards = |seed| -> Vec<usize> {
            let exam = Exam::new(&GRADES[0], seed);
            exam.boards.iter().map(|it| it.1).collect()
        };
        assert_eq!(boards(3), boards(3));
        assert_ne!(boards(3), boards(4));
    }

    #[test]
    fn every_level_of_the_strategy_has_a_test() {
        let parts: Vec<Part> = GRADES.iter().map(|it| it.part).collect();
        let strategy = Part::ALL.into_iter().filter(|it| it.is_strategy());
        assert_eq!(parts, strategy.collect::<Vec<Part>>());
        for grade in &GRADES {
            assert!(grade.boards().len() > Exam::BOARDS, "{}", grade.id);
        }
    }

    #[test]
    fn a_level_is_passed_with_its_test_and_its_game() {
        let mut progress = Progress::default();
        let grade = &GRADES[0];
        let result = |right| TestResult {
            right,
            of: 10,
            day: TODAY,
        };
        progress.add_test(grade.id, result(7));
        progress.add_test(&grade.game(), result(10));
        assert!(grade.is_game_won(&progress) && !grade.is_passed(&progress));
        progress.add_test(grade.id, result(8));
        assert!(grade.is_passed(&progress));
    }
}
