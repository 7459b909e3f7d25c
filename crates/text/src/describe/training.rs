//! Training: what is to be done, what came of it, how a learner gets on.

use outflank_app::training::openings::End;
use outflank_app::training::{Assignment, Entrance, Report, Summary, Work};
use outflank_learn::training::daily::Item;
use outflank_learn::training::drill::Given;
use outflank_learn::training::{Correction, Recall, Tag, Trend};

use crate::{Describe, Texts};

impl Describe for Entrance {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Entrance::Daily => texts.practice_daily(),
            Entrance::Deck => texts.practice_deck(),
            Entrance::Mistakes => texts.practice_mistakes(),
            Entrance::Ladder => texts.practice_ladder(),
            Entrance::OfTheDay => texts.practice_day(),
        }
    }
}

/// What is to be done, or how it went.
impl Describe for Assignment {
    fn describe(&self, texts: &Texts) -> String {
        match self.work() {
            Work::Correction(correction) => texts.correction(correction),
            Work::Attempt(attempt) => texts.describe(attempt),
            Work::Recital(recital) if recital.recall().is_some() => texts.practice_recited(),
            Work::Recital(recital) => texts.practice_recite(recital.line().learner()),
            Work::Board(board) => match (self.recall(), self.item()) {
                (None, _) => texts.describe(board.lesson().step()),
                // The line of the day may be new.
                (Some(_), Item::Line(_)) => texts.practice_recited(),
                (Some(Recall::Right), _) => texts.practice_repeated(),
                (Some(Recall::Helped | Recall::Wrong), _) => texts.practice_answered(),
            },
        }
    }
}

/// Which way it goes; nothing as long as little is known.
impl Describe for Trend {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Trend::Unknown => String::new(),
            Trend::Up => texts.practice_trend_up(),
            Trend::Level => texts.practice_trend_level(),
            Trend::Down => texts.practice_trend_down(),
        }
    }
}

/// What comes of it, in sentences.
impl Describe for Summary {
    fn describe(&self, texts: &Texts) -> String {
        let mut said = vec![texts.practice_summary(self.right, self.helped, self.wrong)];
        if self.reasons > 0 {
            said.push(texts.practice_summary_reasons(self.reasons_right, self.reasons));
        }
        said.push(texts.practice_tomorrow(self.tomorrow));
        said.join(" ")
    }
}

/// How an opening line ended.
impl Describe for End {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            End::OutOfBook => texts.practice_opening_end(),
            End::Left { played, best } => {
                let discs = best.value.discs() - played.value.discs();
                let discs = texts.decimal(f64::from(discs), 1);
                texts.practice_opening_left(played.mv, best.mv, &discs)
            }
            End::Unknown { played, next } => texts.practice_opening_unknown(*played, *next),
            End::Failed => texts.practice_opening_failed(),
        }
    }
}

/// The answer to a quick question.
impl Describe for Given {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Given::Number(number) => number.to_string(),
            Given::Safe(true) => texts.practice_drill_safe(),
            Given::Safe(false) => texts.practice_drill_unsafe(),
            Given::Square(square) => square.to_string(),
        }
    }
}

impl Texts {
    /// What an assignment is, as a title.
    pub fn assignment_title(&self, assignment: &Assignment) -> String {
        match (assignment.item(), assignment.work()) {
            (Item::Rung(_), _) => self.practice_ladder(),
            (Item::OfTheDay(_), _) => self.practice_day(),
            (_, Work::Correction(_)) => self.practice_mistakes(),
            (_, Work::Attempt(attempt)) => self.puzzle_title(attempt.puzzle()),
            (_, Work::Recital(_)) => self.practice_openings(),
            (_, Work::Board(board)) => self.chapter_title(board.lesson().chapter()),
        }
    }

    /// What is asked about an own mistake. Move and reason are judged apart.
    fn correction(&self, correction: &Correction) -> String {
        let Some(recall) = correction.recall() else {
            let played = correction.mistake().refutation().first();
            let played = played.and_then(|mv| mv.square());
            let asked = played.map(|played| self.practice_find_better(played));
            return asked.unwrap_or_default();
        };
        let mut said = vec![match recall {
            Recall::Right | Recall::Helped => self.practice_corrected(),
            Recall::Wrong => self.practice_shown(),
        }];
        let why = correction.why();
        said.extend(why.map(|why| self.reason_said(why.right(), why.chosen())));
        said.join(" ")
    }

    /// A reason, and whether it is the one that was given.
    pub(super) fn reason_said(&self, right: Tag, chosen: Option<Tag>) -> String {
        let reason = self.describe(&right);
        match chosen {
            None => self.practice_reason_is(&reason),
            Some(tag) if tag == right => self.practice_reason_right(&reason),
            Some(_) => self.practice_reason_other(&reason),
        }
    }

    /// How a learner gets on, one sentence for each fact.
    pub fn report(&self, report: &Report) -> Vec<String> {
        let (done, all) = report.course;
        let percent = (done * 100 / all.max(1)) as u32;
        let [now, longest, days] = report.days;
        let mut said = vec![self.practice_course(percent)];
        said.push(match report.rating {
            Some(rating) => {
                let range = 2.0 * rating.deviation();
                self.practice_rating(rating.rating().round() as i32, range.round() as i32)
            }
            None => self.practice_no_rating(),
        });
        said.push(match report.played {
            Some((accuracy, loss)) => {
                let accuracy = self.decimal(f64::from(accuracy), 0);
                let loss = self.decimal(f64::from(loss), 1);
                self.practice_own_games(report.games, &accuracy, &loss)
            }
            None => self.practice_no_games(),
        });
        if let Some(phases) = report.phases {
            let [opening, middle, end] = phases.map(|loss| self.decimal(loss, 1));
            said.push(self.practice_phases(&opening, &middle, &end));
        }
        said.push(match report.beaten {
            Some(level) => self.practice_beaten(level),
            None => self.practice_beaten_none(),
        });
        if report.reasons.asked() > 0 {
            said.push(self.practice_reasons(report.reasons.right(), report.reasons.asked()));
        }
        said.push(self.practice_rung(report.rung));
        said.push(self.practice_cards(report.cards.0, report.cards.1));
        said.push(self.practice_days(now, longest, days));
        said
    }
}

#[cfg(test)]
mod tests {
    use outflank_app::exercise::Task as _;
    use outflank_learn::course::{self, Task};
    use outflank_learn::training::{Card, CardKind, Day};
    use outflank_learn::{Answer, Progress};

    use super::*;
    use crate::Language;

    #[test]
    fn only_a_card_that_was_right_at_once_is_still_known() {
        let texts = Texts::new(Language::EN);
        let card = Card::new(
            CardKind::Board {
                chapter: "moves".to_owned(),
                step: "moves-count-1".to_owned(),
            },
            Day::new(1),
        );
        let item = Item::Card(card.id());
        let mut progress = Progress::default();
        progress.add_card(card);
        for (answers, said) in [
            (&[0][..], "You still know it."),
            (&[1, 0], "That is the answer. It comes back."),
        ] {
            let mut assignment = Assignment::new(item.clone(), &progress).unwrap();
            let count = assignment.view().position.legal_moves().len();
            for more in answers {
                assignment.answer(&Answer::Number(count + more));
            }
            assert_eq!(texts.describe(&assignment), said);
        }
        // The named line of the day may be new.
        let mut assignment = Assignment::new(Item::Line("lines-cow"), &progress).unwrap();
        let steps = &course::find("lines").unwrap().steps;
        let step = steps.iter().find(|it| it.id == "lines-cow").unwrap();
        let Task::Follow { line, .. } = &step.task else {
            panic!("a line");
        };
        for &square in line.iter().step_by(2) {
            assignment.answer(&Answer::Play(square.into()));
        }
        assert_eq!(texts.describe(&assignment), "The line is complete.");
    }
}
