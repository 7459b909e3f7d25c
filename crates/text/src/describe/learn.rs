//! The course.

use outflank_learn::course::{Chapter, Part, Step};
use outflank_learn::{Feedback, Hint};

use crate::{Describe, Texts};

impl Texts {
    /// The title of a chapter.
    pub fn chapter_title(&self, chapter: &Chapter) -> String {
        self.format(&format!("learn-chapter-{}", chapter.id), [])
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
            Part::Strategy => texts.learn_part_strategy(),
        }
    }
}

/// The text of a step and its question.
impl Describe for Step {
    fn describe(&self, texts: &Texts) -> String {
        texts.format(&format!("learn-step-{}", self.id), [])
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

    /// Texts of removed chapters, steps and comments are removed too.
    #[test]
    fn no_text_is_left_over() {
        let mut names: Vec<String> = Vec::new();
        for chapter in course::chapters() {
            names.push(format!("learn-chapter-{}", chapter.id));
            names.push(format!("learn-about-{}", chapter.id));
            for step in &chapter.steps {
                names.push(format!("learn-step-{}", step.id));
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
            ["chapter", "about", "step", "comment"].map(|kind| format!("learn-{kind}-"));
        for key in crate::tests::english().texts.into_keys() {
            let by_name = looked_up.iter().any(|kind| key.starts_with(kind));
            assert_eq!(by_name, names.contains(&key), "{key}");
        }
    }
}
