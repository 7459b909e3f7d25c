//! The test at the end of a level: ten boards, one try each, no hints.

use outflank_rules::random::Random;

use super::{Chapter, Lesson, Step};
use crate::training::{Day, TestResult};
use crate::{Answer, Feedback, Remark, Verdict};

/// A level of the strategy: some chapters, a test, and an opponent to beat.
#[derive(Debug, PartialEq, Eq)]
pub struct Grade {
    /// Its id, under which results are kept.
    pub id: &'static str,
    /// Its chapters.
    pub chapters: &'static [&'static str],
    /// The level of the computer that should be beaten after it.
    pub opponent: u8,
}

/// All levels that have a test, in order.
pub const GRADES: [Grade; 3] = [
    Grade {
        id: "corners",
        chapters: &["stable", "neighbours", "quiet", "force"],
        opponent: 2,
    },
    Grade {
        id: "mobility",
        chapters: &["few", "control"],
        opponent: 4,
    },
    Grade {
        id: "edges-and-endings",
        chapters: &["wedge", "give", "parity"],
        opponent: 6,
    },
];

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
}

impl Exam {
    /// How many boards a test has.
    pub const BOARDS: usize = 10;

    /// A test of a level. The same seed gives the same boards.
    pub fn new(grade: &'static Grade, seed: u64) -> Exam {
        let chapters = grade.chapters.iter().filter_map(|id| super::find(id));
        let mut boards: Vec<(&'static Chapter, usize)> = chapters
            .flat_map(|chapter| (0..chapter.steps.len()).map(move |step| (chapter, step)))
            .filter(|&(chapter, step)| chapter.steps[step].has_idea())
            .collect();
        Random::new(seed).shuffle(&mut boards);
        boards.truncate(Exam::BOARDS);
        let mut exam = Exam {
            grade,
            boards,
            lesson: None,
            answered: 0,
            right: 0,
            is_judged: false,
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
    use outflank_rules::Square;

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
            while !exam.is_judged() {
                let lesson = exam.lesson().unwrap();
                let position = lesson.position();
                // An illegal move is no answer.
                let occupied = position.board().occupied().first().unwrap();
                assert_eq!(play(&mut exam, occupied), Verdict::Again);
                assert!(!exam.is_judged());
                let square = choice(&exam, wants);
                play(&mut exam, square);
            }
            exam.go_on();
        }
        let count = boards.len();
        boards.sort_unstable();
        boards.dedup();
        assert_eq!((count, boards.len()), (Exam::BOARDS, Exam::BOARDS));
        exam
    }

    fn play(exam: &mut Exam, square: Square) -> Verdict {
        exam.answer(&Answer::Play(square.into())).verdict
    }

    /// A move that is right, or one that is not.
    fn choice(exam: &Exam, right: bool) -> Square {
        let (chapter, step) = exam.boards[exam.answered];
        let position = exam.lesson().unwrap().position();
        let mut probe = Lesson::new(chapter);
        let is_first = position == chapter.steps[step].position;
        let fits = |square: &Square| {
            probe.go_to(step);
            if !is_first {
                return true;
            }
            let feedback = probe.answer(&Answer::Play((*square).into()));
            let poor = matches!(feedback.remarks[..], [Remark::Costs { .. }]);
            let wrong = feedback.verdict == Verdict::Wrong || poor;
            if right {
                feedback.verdict.is_right()
            } else {
                wrong
            }
        };
        let corner = position.legal_moves().into_iter().find(|it| it.is_corner());
        // After a forcing move the corner is taken.
        let later = corner.filter(|_| !is_first);
        let mut legal = position.legal_moves().into_iter();
        later.or_else(|| legal.find(fits)).unwrap()
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
    fn every_strategy_chapter_but_the_model_game_belongs_to_one_level() {
        let strategy = crate::course::chapters()
            .iter()
            .filter(|chapter| chapter.part == crate::course::Part::Strategy);
        let ids: Vec<&str> = strategy
            .map(|it| it.id)
            .filter(|id| *id != "sample")
            .collect();
        let levels: Vec<&str> = GRADES.iter().flat_map(|it| it.chapters).copied().collect();
        assert_eq!(levels, ids);
    }
}
