//! The coach: stops a person's bad move once, says what it is about, and lets them choose again.
//!
//! It sits beside people who play a computer of one of the first eight levels, if they want it; those who are new here
//! have it until they send it away. A warning is help, and a game with help proves less.

use core::time::Duration;

use outflank_engine::{Level as Strength, Question, Report, Task};
use outflank_learn::Progress;
use outflank_learn::insight::Reason;
use outflank_learn::training::Tag;
use outflank_play::{Level, PlayerKind};
use outflank_rules::{Move, Square};

use super::computer::Purpose;
use super::{Happening, Table};
use crate::Effect;
use crate::review::{Moment, Why};

/// The strongest opponent against whom it helps.
const HIGHEST: Level = Level::new(8).unwrap();

/// How far it looks: no time limit, so that the same position gets the same warning.
const SIGHT: Strength = Strength::new(8).unwrap();

/// A move that costs fewer discs is the player's own affair. A corner given away for nothing costs more.
const LEAST: f32 = 6.0;

/// So often in a game.
const MOST: u16 = 3;

/// With more empty squares nothing is lost yet.
const OPENING: u32 = 54;

/// What can be chosen in the settings: for those who are new, always, never.
pub const CHOICES: [Option<bool>; 3] = [None, Some(true), Some(false)];

/// What the coach says about a move before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The move.
    pub square: Square,
    /// What it costs, in discs.
    pub discs: u32,
    /// What it is about, if that has a name.
    pub tag: Option<Tag>,
    /// The corner that it is about.
    pub corner: Option<Square>,
}

/// Whether the coach sits at the table: as it was chosen, or else for those who have not finished a game yet. Whoever
/// has had it then keeps it: a front end chooses it for them at the end of that game.
pub fn is_wanted(chosen: Option<bool>, progress: &Progress) -> bool {
    chosen.unwrap_or_else(|| progress.training().games.all().is_empty())
}

impl Table {
    /// The same table, with the coach beside it or without.
    #[must_use]
    pub fn coached(self, coach: bool) -> Table {
        Table { coach, ..self }
    }

    /// Whether this is a game in which the coach helps, if it is wanted.
    pub fn can_be_coached(&self) -> bool {
        let opponent = self.game.only_person().map(|it| self.game.player(!it));
        let is_weak = matches!(opponent, Some(PlayerKind::Computer(level)) if level <= HIGHEST);
        is_weak && !self.is_by_hand() && self.game.setup().variation.is_none()
    }

    /// Whether the coach sits at the table.
    pub const fn is_coached(&self) -> bool {
        self.coach
    }

    /// What the coach has said about the move that was to be made here.
    pub fn warning(&self) -> Option<Warning> {
        let (at, warning) = self.warned?;
        let stands = at == self.game.position() && !self.game.is_over();
        warning.filter(|_| stands)
    }

    /// Whether the coach looks at a person's move before it is made.
    pub(super) fn coach_looks(&self, mv: Move) -> bool {
        let position = self.game.position();
        let told = self.warned.is_some_and(|(at, _)| at == position);
        self.coach
            && self.can_be_coached()
            && !told
            && self.info.help.warnings < MOST
            && self.hints.is_none()
            && self.person_to_move()
            && position.empties().len() <= OPENING
            && position.legal_moves().len() > 1
            && mv
                .square()
                .is_some_and(|it| position.legal_moves().contains(it))
    }

    pub(super) fn ask_coach(&mut self, mv: Move, now: Duration) {
        let question = Question::new(self.game.position(), Task::Judge { level: SIGHT });
        self.ask(Purpose::Coach(mv), question, now);
    }

    /// The coach has looked: a warning, or the move is made.
    pub(super) fn coached_move(
        &mut self,
        mv: Move,
        report: Option<&Report>,
        now: Duration,
        said: &mut Vec<Happening>,
    ) {
        let position = self.game.position();
        let moment = report.and_then(|report| {
            let played = report.lines.iter().find(|it| it.mv == mv)?.clone();
            let best = report.best()?.clone();
            Some(Moment {
                position,
                played,
                best,
            })
        });
        match moment.filter(|it| it.loss() >= LEAST) {
            Some(moment) => {
                let Some(warning) = warning(&moment) else {
                    return;
                };
                self.warned = Some((position, Some(warning)));
                self.info.help.warnings += 1;
                self.effects.push(Effect::Keep);
                said.push(Happening::Warned(warning));
            }
            None => self.make(mv, now, said),
        }
    }

    /// The coach sits down or leaves; a move that it was looking at is made.
    pub(super) fn turn_coach(&mut self, coach: bool, now: Duration, said: &mut Vec<Happening>) {
        if self.coach != coach {
            self.coach = coach;
            said.push(Happening::CoachTurned(coach));
        }
        if let Some(Purpose::Coach(mv)) = self.thinking.as_ref().map(|it| it.purpose)
            && !coach
        {
            self.cancel();
            self.make(mv, now, said);
        }
    }

    fn make(&mut self, mv: Move, now: Duration, said: &mut Vec<Happening>) {
        if let Err(refused) = self.play_now(mv, now, said) {
            said.push(Happening::Refused(refused));
        }
    }
}

fn warning(moment: &Moment) -> Option<Warning> {
    let (tag, corner) = match moment.why() {
        Why::Seen(explanation) => (
            Some(Tag::of(explanation.reason)),
            corner_of(explanation.reason),
        ),
        Why::Book => (Some(Tag::Opening), None),
        Why::Unseen => (None, None),
    };
    Some(Warning {
        square: moment.played.mv.square()?,
        discs: moment.loss().round() as u32,
        tag,
        corner,
    })
}

/// The corner that the opponent gets.
const fn corner_of(reason: Reason) -> Option<Square> {
    match reason {
        Reason::GivesCorner(corner) | Reason::NextToCorner { corner, .. } => Some(corner),
        _ => None,
    }
}
