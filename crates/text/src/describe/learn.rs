//! The course.

use outflank_learn::course::{Chapter, Exam, Grade, Part, Practice, Step};
use outflank_learn::training::{Day, Drill, Tag};
use outflank_learn::{Feedback, Hint, Progress};

use crate::{Describe, Texts};

impl Texts {
    /// The title of a chapter.
    pub fn chapter_title(&self, chapter: &Chapter) -> String {
        self.format(&format!("learn-chapter-{}", chapter.id), [])
    }

    /// The title of the test at the end of a level.
    pub fn test_title(&self, grade: &Grade) -> String {
        self.learn_test(&self.describe(&grade.part))
    }

    /// A test: how far it is, or how it went.
    pub fn exam(&self, exam: &Exam, today: Day) -> String {
        let (answered, total) = exam.progress();
        match (exam.result(today), exam.step()) {
            (Some(result), None) if result.is_passed() => {
                self.learn_test_passed(result.right, result.of)
            }
            (Some(result), None) => self.learn_test_failed(result.right, result.of),
            (_, step) => {
                let number = (answered + 1 - usize::from(exam.is_judged())).min(total);
                let step = step.map(|step| self.describe(step)).unwrap_or_default();
                format!("{} {step}", self.learn_test_board(number, total))
            }
        }
    }

    /// The best result of a test, and whether the game is won.
    pub fn grade_state(&self, grade: &Grade, progress: &Progress) -> String {
        let test = match grade.result(progress) {
            None => self.learn_test_open(),
            Some(it) => self.learn_test_best(it.right, it.of, it.is_passed()),
        };
        match grade.opponent {
            None => test,
            Some(level) => {
                let won = grade.is_game_won(progress);
                format!("{test} {}", self.learn_test_game(level.number(), won))
            }
        }
    }

    /// A sentence about a chapter.
    pub fn chapter_about(&self, chapter: &Chapter) -> String {
        self.format(&format!("learn-about-{}", chapter.id), [])
    }
}

/// The title of a part of the course.
impl Describe for Part {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Part::Rules => texts.learn_part_rules(),
            Part::First => texts.learn_part_first(),
            Part::Mobility => texts.learn_part_mobility(),
            Part::Edges => texts.learn_part_edges(),
            Part::Tempo => texts.learn_part_tempo(),
            Part::Endgame => texts.learn_part_endgame(),
            Part::Openings => texts.learn_part_openings(),
            Part::Club => texts.learn_part_club(),
            Part::Appendix => texts.learn_part_appendix(),
        }
    }
}

/// The button that leads there.
impl Describe for Practice {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Practice::Game { level, .. } => texts.learn_test_play(level.number()),
            Practice::Drill(_) => texts.learn_drill_begin(),
            Practice::Openings => texts.practice_openings(),
            Practice::Mistakes => texts.practice_mistakes(),
        }
    }
}

/// The text of a step and its question.
impl Describe for Step {
    fn describe(&self, texts: &Texts) -> String {
        texts.format(&format!("learn-step-{}", self.text), [])
    }
}

/// What a position is about, as a title.
impl Describe for Tag {
    fn describe(&self, texts: &Texts) -> String {
        texts.format(&format!("training-tag-{}", self.name()), [])
    }
}

/// What a drill asks.
impl Describe for Drill {
    fn describe(&self, texts: &Texts) -> String {
        texts.format(&format!("training-drill-{}", self.name()), [])
    }
}

/// All remarks, joined.
impl Describe for Feedback {
    fn describe(&self, texts: &Texts) -> String {
        let sentences: Vec<String> = self
            .remarks
            .iter()
            .map(|remark| texts.describe(remark))
            .collect();
        sentences.join(" ")
    }
}

impl Describe for Hint {
    fn describe(&self, texts: &Texts) -> String {
        texts.describe(&self.remark)
    }
}

#[cfg(test)]
mod tests {
    use outflank_learn::course::{self, Task};

    use super::*;
    use crate::Language;

    /// Their keys are computed, so the compiler cannot check them.
    #[test]
    fn every_chapter_step_and_comment_has_a_text() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for part in Part::ALL {
                assert!(!texts.describe(&part).is_empty());
            }
            for chapter in course::chapters() {
                assert!(!texts.chapter_title(chapter).is_empty());
                assert!(texts.chapter_about(chapter).ends_with('.'));
                for step in &chapter.steps {
                    assert!(!texts.describe(step).is_empty());
                    if let Some(idea) = chapter.idea(step) {
                        let idea = texts.describe(&outflank_learn::Remark::Idea(idea));
                        assert!((1..=200).contains(&idea.chars().count()), "{idea}");
                    }
                    if let Task::Follow { comments, .. } = &step.task {
                        for (_, name) in *comments {
                            let comment = outflank_learn::Remark::Comment(name);
                            assert!(!texts.describe(&comment).is_empty());
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_tag_and_drill_has_a_text_and_none_is_left_over() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert!(Tag::ALL.iter().all(|tag| !texts.describe(tag).is_empty()));
            assert!(
                Drill::ALL
                    .iter()
                    .all(|drill| texts.describe(drill).contains('?'))
            );
        }
        let tags = Tag::ALL.map(|tag| format!("training-tag-{}", tag.name()));
        let coach = Tag::ALL.map(|tag| format!("training-coach-{}", tag.name()));
        let drills = Drill::ALL.map(|drill| format!("training-drill-{}", drill.name()));
        for key in crate::tests::english().texts.into_keys() {
            let known = [&tags[..], &coach, &drills]
                .iter()
                .any(|it| it.contains(&key));
            assert_eq!(key.starts_with("training-"), known, "{key}");
        }
    }

    #[test]
    fn a_step_is_short_and_the_first_game_comes_soon() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let words = |step: &Step| texts.describe(step).split_whitespace().count();
            // French and Spanish need more words for the same.
            let (most, most_before) = match language.code() {
                "en" => (45, 600),
                _ => (55, 720),
            };
            let mut before_the_game = 0;
            let mut is_before = true;
            for step in course::chapters().iter().flat_map(|it| &it.steps) {
                assert!(words(step) <= most, "{language:?} {}", step.id);
                if is_before {
                    before_the_game += words(step);
                    is_before = step.practice.is_none();
                }
            }
            assert!(before_the_game <= most_before, "{before_the_game}");
        }
    }

    /// A wrong move makes a card of the board, and a test takes a single answer.
    #[test]
    fn no_board_that_is_judged_asks_to_try_something() {
        let texts = Texts::new(Language::EN);
        let steps = course::chapters().iter().flat_map(|it| &it.steps);
        for step in steps.filter(|it| it.has_idea()) {
            let told = texts.describe(step).to_lowercase();
            assert!(!told.contains("try"), "{}: {told}", step.id);
        }
    }

    #[test]
    fn a11_the_lesson_says_until_when_a_disc_may_be_taken_back() {
        let chapter = course::find("table").unwrap();
        let step = chapter.steps.iter().find(|it| it.id == "table-stands");
        for (language, words) in [
            (Language::EN, "taken back until you begin to flip"),
            (Language::FR, "repris tant que vous n’avez pas commencé"),
            (Language::ES, "retirar mientras no hayas empezado"),
        ] {
            let said = Texts::new(language).describe(step.unwrap());
            assert!(said.contains(words), "{said}");
        }
    }

    /// Texts of removed chapters, steps and comments are removed too.
    #[test]
    fn no_text_is_left_over() {
        let mut names: Vec<String> = Vec::new();
        for chapter in course::chapters() {
            names.push(format!("learn-chapter-{}", chapter.id));
            names.push(format!("learn-about-{}", chapter.id));
            for step in &chapter.steps {
                names.push(format!("learn-step-{}", step.text));
                names.extend(chapter.idea(step).map(|idea| format!("learn-idea-{idea}")));
                if let Task::Follow { comments, .. } = &step.task {
                    names.extend(
                        comments
                            .iter()
                            .map(|(_, name)| format!("learn-comment-{name}")),
                    );
                }
            }
        }
        let looked_up =
            ["chapter", "about", "step", "idea", "comment"].map(|kind| format!("learn-{kind}-"));
        for key in crate::tests::english().texts.into_keys() {
            let by_name = looked_up.iter().any(|kind| key.starts_with(kind));
            assert_eq!(by_name, names.contains(&key), "{key}");
        }
    }
}
