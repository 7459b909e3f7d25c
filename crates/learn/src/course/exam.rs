//! The test at the end of a level: ten boards, one try each, no hints.

use outflank_play::Level;
use outflank_rules::random::Random;

use super::{Aim, Chapter, Lesson, Part, Step, Task};
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
pub const GRADES: [Grade; 8] = [
    Grade::new("rules", Part::Rules, None),
    Grade::new("first", Part::First, Some(2)),
    Grade::new("mobility", Part::Mobility, Some(4)),
    Grade::new("edges", Part::Edges, Some(6)),
    Grade::new("tempo", Part::Tempo, Some(7)),
    Grade::new("endgame", Part::Endgame, Some(8)),
    Grade::new("openings", Part::Openings, None),
    Grade::new("club", Part::Club, Some(9)),
];

/// Boards of the rules whose text says the answer.
const TOLD: [&str; 4] = [
    "start-first",
    "directions-play",
    "directions-star",
    "pass-forced",
];

/// The chapter that asks for a reason first, which a test does not take.
const REASONS: &str = "why";

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

    /// The boards that its test may ask: those of its chapters. The last level asks everything, but no reasons.
    fn boards(&self) -> Vec<(&'static Chapter, usize)> {
        let asks = |chapter: &&Chapter| match self.part {
            Part::Club => chapter.part.is_strategy() && chapter.id != REASONS,
            part => chapter.part == part,
        };
        let steps = |chapter: &'static Chapter| {
            let steps = chapter.steps.iter().enumerate();
            let asked = steps.filter(|(_, step)| {
                let exact = matches!(step.task, Task::Play(Aim::Exactly(_) | Aim::Pass));
                let marked = matches!(step.task, Task::Mark(_) | Task::Count(_));
                step.has_idea() || marked || (exact && !TOLD.contains(&step.id))
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

    /// Whether an illegal move is a wrong answer: where the rules are asked, and a pass may be the right one.
    pub fn asks_rules(&self) -> bool {
        self.grade.part == Part::Rules
    }

    /// Answers the current board. The first answer counts; an illegal move is none, but for [`Exam::asks_rules`].
    pub fn answer(&mut self, answer: &Answer) -> Feedback {
        let Some(lesson) = self.lesson.as_mut().filter(|_| !self.is_judged) else {
            return Feedback::again([Remark::GameOver]);
        };
        let mut feedback = lesson.answer(answer);
        let is_mistake = match feedback.remarks[..] {
            [Remark::Costs { .. }] => true,
            [
                Remark::FlipsNothing { .. }
                | Remark::MustPlace { .. }
                | Remark::MustPass { .. }
                | Remark::NotAsked { .. },
                ..,
            ] => self.asks_rules(),
            _ => false,
        };
        if feedback.verdict == Verdict::Again && is_mistake {
            feedback.verdict = Verdict::Wrong;
        }
        match feedback.verdict {
            Verdict::Done => self.judge(true),
            Verdict::Wrong => self.judge(false),
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
    use outflank_rules::{Bitboard, Move, Square};

    use super::*;
    use crate::course::Quantity;

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
                let is_margin = chapter.steps[step].task == Task::Count(Quantity::Margin);
                let number = if is_margin { things - rest } else { things };
                Answer::Number(number + u32::from(!right))
            }
            Task::Play(Aim::Pass) if right => Answer::Play(Move::Pass),
            // Wherever a disc may not go.
            Task::Play(Aim::Pass | Aim::Exactly(_)) if !right => {
                let others = position.empties() - hint.marks;
                Answer::Play(others.first().unwrap().into())
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
    fn every_level_has_a_test() {
        assert!(crate::course::find(REASONS).is_some());
        let parts: Vec<Part> = GRADES.iter().map(|it| it.part).collect();
        let levels = Part::ALL.into_iter().filter(|it| *it != Part::Appendix);
        assert_eq!(parts, levels.collect::<Vec<Part>>());
        for grade in &GRADES {
            let boards = grade.boards();
            assert!(boards.len() > Exam::BOARDS, "{}", grade.id);
            assert!(boards.iter().all(|it| it.0.id != REASONS), "{}", grade.id);
        }
    }

    /// Which boards the test of the rules asks, and that none of them can be tried until it is right.
    #[test]
    fn in_the_test_of_the_rules_a_move_that_breaks_them_is_wrong() {
        let grade = Grade::of(Part::Rules).unwrap();
        let ids = |(chapter, step): &(&'static Chapter, usize)| chapter.steps[*step].id;
        let all: Vec<&str> = grade.boards().iter().map(ids).collect();
        assert_eq!(
            all,
            [
                "start-corners",
                "outflank-row",
                "outflank-diagonal",
                "outflank-moves",
                "directions-count",
                "line-own",
                "line-gap",
                "line-chain",
                "pass-many",
                "end-count",
                "end-draw",
                "end-early",
                "end-wiped-out",
            ]
        );
        for (id, wrong) in [
            ("outflank-row", Move::Place(Square::A1)),
            ("outflank-row", Move::Pass),
            ("pass-many", Move::Place(Square::A1)),
        ] {
            let boards = grade.boards().into_iter().filter(|it| ids(it) == id);
            let mut exam = Exam::new(grade, 1);
            exam.boards = boards.collect();
            exam.open();
            assert!(exam.asks_rules());
            // There is a disc already: a slip.
            let taken = exam.step().unwrap().position.board().occupied();
            let slip = Answer::Play(taken.first().unwrap().into());
            if id == "outflank-row" {
                assert_eq!(exam.answer(&slip).verdict, Verdict::Again);
                assert!(!exam.is_judged());
            }
            assert_eq!(exam.answer(&Answer::Play(wrong)).verdict, Verdict::Wrong);
            let result = exam.result(TODAY).unwrap();
            assert_eq!((result.right, result.of), (0, 1), "{id}");
        }
    }

    #[test]
    fn a_level_is_passed_with_its_test_and_its_game() {
        let mut progress = Progress::default();
        let grade = Grade::of(Part::First).unwrap();
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
