//! What each move of a game was worth.
//!
//! - [`Review`]: a [`Study`] and what is known about its positions. It asks the engine one question at a time: first
//!   about the position at the cursor, then about the others of the line from its end, as far as the [`Plan`] says;
//! - [`Moment`]: a move beside the best one, with its loss, its [`Grade`] and the reason ([`Why`]); [`Film`]: the two
//!   lines that show it;
//! - [`Point`]: a position of the line as a graph shows it; [`scale`]: how many discs fit into the graph;
//! - [`Summary`]: how both players did ([`Performance`]), which moves to talk about, and where the game changed hands
//!   ([`TurningPoint`]);
//! - [`Findings`]: what is known, to be kept and taken up again; [`Desk`]: how somebody likes to study.
//!
//! All numbers come from one [`Judgements`], so that they agree with each other.

mod chance;
mod course;
mod desk;
mod drawn;
mod film;
mod findings;
mod moment;
mod performance;
mod plan;
mod turning;

pub use chance::chance;
pub use course::{Candidate, Highlight, Point, Summary, Worth, losses, placements, retold, scale};
pub use desk::Desk;
pub use film::{Film, Frame, Take};
pub use findings::{Findings, NotFindings};
pub use moment::{BOOK_MARGIN, Grade, Moment, Standing, Why};
pub use performance::Performance;
pub use plan::{Effort, Plan, USUAL};
pub use turning::TurningPoint;

use std::collections::HashSet;

use outflank_engine::{Answer, Judgements, Kind, Level, Origin, Question, Report, Task};
use outflank_rules::{IllegalMove, Move, Position, Square};

use crate::study::{Placed, Study};
use crate::{Effect, JobId, Reply};

/// A game under review.
#[derive(Clone, Debug)]
pub struct Review {
    study: Study,
    judgements: Judgements,
    plan: Plan,
    paused: bool,
    /// Whether the whole line has been told to be done.
    complete: bool,
    /// Whether the cursor goes to the first move to talk about when it is.
    touring: bool,
    asked: Option<Asked>,
    answered: HashSet<Question>,
    last: JobId,
    effects: Vec<Effect>,
}

/// The open question.
#[derive(Clone, Debug)]
struct Asked {
    id: JobId,
    question: Question,
    /// Whether it is about the cursor's position, for its own sake.
    here: bool,
    report: Option<Report>,
}

/// What somebody does, or the engine says.
#[derive(Clone, Debug)]
pub enum Input {
    /// Looks at something else.
    Open(Study),
    /// Goes to the position after so many moves of the line.
    Go(usize),
    /// Goes some moves on or back.
    Step(isize),
    /// Goes to a node of the tree, by its path.
    Select(Vec<usize>),
    /// Goes to another move in place of the last one: see [`Study::sibling`].
    Sibling(isize),
    /// Places a disc.
    Place(Square),
    /// Lays a line of play after the cursor, which stays.
    Try(Vec<Move>),
    /// Replaces the comment at the cursor.
    Comment(String),
    /// Goes back to the main line.
    LeaveVariation,
    /// Puts the variation before what it departs from.
    Promote,
    /// Deletes the variation.
    DeleteVariation,
    /// Changes what is searched.
    Plan(Plan),
    /// Searches the whole line, a glance first, and then goes to the first move to talk about.
    Review(Effort),
    /// Goes to the next bad move of the line, or with `-1` to the one before.
    Mistake(isize),
    /// Asks nothing for now, or goes on.
    Pause(bool),
    /// The engine speaks.
    Reply(JobId, Reply),
}

/// How far the search of a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Whether the whole line is glanced at, before a deeper look.
    pub is_glance: bool,
    /// How many positions are done,
    pub done: usize,
    /// of how many.
    pub total: usize,
}

/// How much of a line has been searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Not a position.
    Nothing,
    /// Some positions.
    Part,
    /// All of them.
    Whole,
}

/// What came of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The cursor or the line is another.
    Moved,
    /// A disc was placed.
    Placed(Placed),
    /// A disc cannot be placed.
    Refused(IllegalMove),
    /// Every position of the line has been searched as planned.
    LineDone,
    /// The engine gave up. Nothing is searched until there is a new plan.
    EngineFailed,
}

impl Review {
    /// A review that has not begun.
    pub fn new(study: impl Into<Study>, plan: Plan) -> Review {
        let mut review = Review {
            study: study.into(),
            judgements: Judgements::new(),
            plan,
            paused: false,
            complete: false,
            touring: false,
            asked: None,
            answered: HashSet::new(),
            last: JobId::default(),
            effects: Vec::new(),
        };
        review.ask();
        review
    }

    /// The game.
    pub const fn study(&self) -> &Study {
        &self.study
    }

    /// What is searched.
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// Whether nothing is asked for now.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether a question is open.
    pub const fn is_searching(&self) -> bool {
        self.asked.is_some()
    }

    /// What the engine has found so far about the open question.
    pub fn report(&self) -> Option<&Report> {
        self.asked.as_ref()?.report.as_ref()
    }

    /// What has to be done outside.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Takes an input.
    pub fn update(&mut self, input: Input) -> Vec<Happening> {
        let place = |study: &Study| (study.at(), study.variation(), study.position());
        let before = place(&self.study);
        let mut happenings = Vec::new();
        let mut changed = false;
        match input {
            Input::Open(study) => {
                self.cancel();
                self.touring = false;
                self.study = study;
                changed = true;
            }
            Input::Go(at) => self.study.go(at),
            Input::Step(by) => self.study.go(self.study.at().saturating_add_signed(by)),
            Input::Select(path) => self.study.select(&path),
            Input::Sibling(by) => self.study.sibling(by),
            Input::Place(square) => happenings.push(match self.study.place(square) {
                Ok(placed) => Happening::Placed(placed),
                Err(reason) => Happening::Refused(reason),
            }),
            Input::Try(moves) => {
                let at = self.study.at();
                self.study.follow(&moves);
                self.study.go(at);
                changed = true;
            }
            Input::Comment(text) => self.study.comment(&text),
            Input::LeaveVariation => self.study.leave_variation(),
            Input::Promote => self.study.promote(),
            Input::DeleteVariation => self.study.delete_variation(),
            Input::Plan(plan) => self.plan = plan,
            Input::Review(effort) => {
                self.plan.line = Some(effort);
                self.plan.glance = true;
                self.complete = false;
                self.touring = true;
            }
            Input::Mistake(by) => {
                if let Some(at) = self.mistake(by) {
                    self.study.go(at);
                }
            }
            Input::Pause(paused) => self.paused = paused,
            Input::Reply(id, reply) => {
                let is_progress = matches!(reply, Reply::Progress(_));
                happenings.extend(self.hear(id, reply));
                if is_progress {
                    return happenings;
                }
            }
        }
        // Whoever goes elsewhere meanwhile stays there.
        self.touring &= place(&self.study) == before;
        let asked = self.ask();
        if asked == Some(Happening::LineDone) && std::mem::take(&mut self.touring) {
            self.go_to_first_highlight();
        }
        if changed || place(&self.study) != before {
            happenings.insert(0, Happening::Moved);
        }
        happenings.extend(asked);
        happenings
    }

    /// Goes to the position after the first move to talk about, if there is one.
    fn go_to_first_highlight(&mut self) {
        if let Some(first) = self.highlights().first() {
            self.study.go(first.ply + 1);
        }
    }

    /// The position after the next bad move, or the one before.
    fn mistake(&self, by: isize) -> Option<usize> {
        let at = self.study.at();
        let course = self.course();
        let mut bad = (0..course.len()).filter(|&it| course[it].mistake().is_some());
        if by > 0 {
            bad.find(|&it| it > at)
        } else {
            bad.rfind(|&it| it < at)
        }
    }

    fn hear(&mut self, id: JobId, reply: Reply) -> Option<Happening> {
        let asked = self.asked.as_mut().filter(|asked| asked.id == id)?;
        match reply {
            Reply::Progress(report) => {
                self.judgements.add(asked.question.position, &report);
                asked.report = Some(report);
                None
            }
            Reply::Done(answer) => {
                let question = asked.question;
                self.asked = None;
                self.learn(question, &answer);
                None
            }
            Reply::Failed => {
                self.asked = None;
                self.plan = Plan::default();
                Some(Happening::EngineFailed)
            }
        }
    }

    /// What is planned for the line and not known yet, for those who answer several questions at once.
    pub fn questions(&self) -> Vec<Question> {
        self.open_questions().collect()
    }

    /// Takes the answer to one of them.
    pub fn learn(&mut self, question: Question, answer: &Answer) {
        self.judgements.add(question.position, &answer.report);
        self.answered.insert(question);
    }

    /// Asks what is to be asked now.
    fn ask(&mut self) -> Option<Happening> {
        let position = self.study.position();
        let here = match self.plan.here {
            Some(effort) => Some(effort.question(position)).filter(|it| self.is_open(it)),
            None if self.plan.explored => self.glance(position),
            None => None,
        };
        let line = self.open_questions().next();
        let is_done = line.is_none() && self.plan.line.is_some();
        let done = (is_done && !self.complete).then_some(Happening::LineDone);
        self.complete = is_done;
        let wanted = here.or(line).filter(|_| !self.paused);
        let keep = match (&self.asked, wanted) {
            (Some(asked), Some(wanted)) => {
                // The line gives way to the cursor, but not to itself.
                asked.question == wanted || !asked.here && here.is_none() && self.is_planned(asked)
            }
            (None, None) => true,
            _ => false,
        };
        if !keep {
            self.cancel();
            if let Some(question) = wanted {
                self.last = self.last.next();
                self.effects.push(Effect::Ask(self.last, question));
                self.asked = Some(Asked {
                    id: self.last,
                    question,
                    here: here.is_some(),
                    report: None,
                });
            }
        }
        done
    }

    fn cancel(&mut self) {
        if let Some(asked) = self.asked.take() {
            self.effects.push(Effect::Cancel(asked.id));
        }
    }

    /// Whether a question about the line is as the plan has it now.
    fn is_planned(&self, asked: &Asked) -> bool {
        self.plan.line.is_some_and(|search| {
            asked.question == search.of_many().question(asked.question.position)
        })
    }

    /// Whether an answer would tell anything new.
    fn is_open(&self, question: &Question) -> bool {
        let position = question.position;
        let is_proven = || self.judgements.kind(position) == Some(Kind::Exact);
        !position.is_over() && !self.is_answered(question) && !is_proven()
    }

    /// Whether it was answered, or a deeper one of its kind.
    fn is_answered(&self, question: &Question) -> bool {
        let is_known = |question: &Question| self.answered.contains(question);
        match (question.task, question.time) {
            (Task::Judge { level }, None) => (level.number()..=Level::MAX.number())
                .filter_map(Level::new)
                .map(|level| Question::new(question.position, Task::Judge { level }))
                .any(|it| is_known(&it)),
            _ => is_known(question),
        }
    }

    /// The open questions about the line, from its end: glances, then what is planned.
    fn open_questions(&self) -> impl Iterator<Item = Question> {
        let positions = self.study.positions();
        let plies = (self.first_judged()..=self.study.len()).rev();
        let wanted = self.plan.glance && self.plan.line.is_some();
        let glances = plies.filter(move |_| wanted);
        let glances = glances.filter_map(move |ply| self.glance(positions[ply]));
        glances.chain(self.planned_questions())
    }

    /// The open question about each position of the line that has one, from its end.
    fn planned_questions(&self) -> impl Iterator<Item = Question> {
        let effort = self.plan.line.map(Effort::of_many);
        let positions = self.study.positions();
        let open = move |ply: usize| {
            let (effort, position) = (effort?, positions[ply]);
            // What was searched at the cursor need not be searched again.
            let here = self.plan.here.map(|it| it.question(position));
            let question = effort.question(position);
            let is_known = here.is_some_and(|it| self.answered.contains(&it));
            (!is_known && self.is_open(&question)).then_some(question)
        };
        let plies = (self.first_judged()..=self.study.len()).rev();
        plies.filter_map(open)
    }

    /// The quick question about a position of which nothing is known.
    fn glance(&self, position: Position) -> Option<Question> {
        let question = plan::GLANCE.question(position);
        let is_new = self.judgements.kind(position).is_none();
        (is_new && self.is_open(&question)).then_some(question)
    }

    /// How many positions of the line need no more searching, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let total = self.total();
        (total - self.planned_questions().count(), total)
    }

    fn total(&self) -> usize {
        self.study.len() + 1 - self.first_judged()
    }

    /// How far the search of the line is; `None` if it is not searched.
    pub fn pass(&self) -> Option<Pass> {
        self.plan.line?;
        let total = self.total();
        let open = self.open_questions().count() - self.planned_questions().count();
        Some(if open > 0 {
            Pass {
                is_glance: true,
                done: total - open,
                total,
            }
        } else {
            let (done, total) = self.progress();
            Pass {
                is_glance: false,
                done,
                total,
            }
        })
    }

    /// How much of the line has been searched like this. One position alone may have been looked at for its own sake.
    pub fn extent(&self, effort: Effort) -> Extent {
        let positions = self.study.positions();
        let judged = positions[self.first_judged()..].iter().rev();
        let mut judged = judged.copied().filter(|it| !it.is_over());
        let planned = effort.of_many();
        let is_done = |position: Position| !self.is_open(&planned.question(position));
        if judged.clone().all(is_done) {
            return Extent::Whole;
        }
        let is_begun = |it: Position| is_done(it) || self.is_answered(&plan::GLANCE.question(it));
        // It begins at the end.
        let last = [judged.next(), judged.next()];
        if last.into_iter().flatten().all(is_begun) {
            Extent::Part
        } else {
            Extent::Nothing
        }
    }

    /// The weights by which a position was judged.
    pub fn origin(&self, position: Position) -> Option<Origin> {
        self.judgements.origin(position)
    }

    /// Whether some positions of the line were judged by a browser's smaller weights and others by all weights.
    pub fn is_mixed(&self) -> bool {
        let positions = self.study.positions().into_iter();
        let mut reduced = positions.filter_map(|it| Some(self.origin(it)?.reduced));
        let first = reduced.next();
        reduced.any(|it| Some(it) != first)
    }
}

#[cfg(test)]
mod tests;
