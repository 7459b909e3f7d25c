//! Messages beside the board of a lesson or a puzzle.

use outflank_app::exercise::{Message, ReasonOf};

use crate::{Describe, Texts};

impl Texts {
    /// The sentences of a message.
    pub fn sentences(&self, message: &Message) -> Vec<String> {
        match message {
            Message::Answer(feedback) => {
                let remarks = feedback.remarks.iter();
                remarks.map(|remark| self.describe(remark)).collect()
            }
            Message::Reason(tag) => vec![self.practice_why_noted(&self.describe(tag))],
            Message::Hint(hint) => vec![self.describe(hint)],
            Message::Solution(line) => {
                let squares = line.iter().filter_map(|mv| mv.square());
                let names: Vec<String> = squares.map(|square| square.to_string()).collect();
                vec![self.puzzles_solution_is(&names.join(" "))]
            }
            Message::NumberMissing => vec![self.lesson_number_missing()],
            Message::NotANumber(text) => vec![self.lesson_no_number(text)],
        }
    }
}

/// The question for a reason.
impl Describe for ReasonOf {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            ReasonOf::Mistake(played) => texts.practice_why(*played),
            ReasonOf::WorseOfTwo => texts.learn_why_first(),
            ReasonOf::Sacrifice => texts.learn_why_give(),
        }
    }
}

/// All sentences, joined.
impl Describe for Message {
    fn describe(&self, texts: &Texts) -> String {
        texts.sentences(self).join(" ")
    }
}
