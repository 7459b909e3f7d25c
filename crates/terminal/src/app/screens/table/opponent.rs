//! What the computer does: its own moves, moves for players whose time is up, hints, and answers to offers.
//!
//! The engine works on its own thread; here is only what it was asked and what became of the answer.

use core::time::Duration;

use outflank_engine::Report;
use outflank_play::Level;
use outflank_play::tabletop::Tabletop;
use outflank_rules::{Color, Move};

use super::TableScreen;
use crate::app::shared::Shared;
use crate::app::thinker::{Found, HowFar, Job, JobId};
use crate::table::thinking::{OFFER_TIME, SUBSTITUTE, Substitute, accepts_draw};

/// How many moves a hint names.
const HINTS: usize = 5;
/// The computer takes this long at least, so that one sees what one's own move did.
const UNHURRIED: Duration = Duration::from_millis(400);

/// What the engine was asked.
#[derive(Debug)]
pub(super) struct Thinking {
    /// None where there was nothing to ask: a single move.
    id: Option<JobId>,
    purpose: Purpose,
    pub(super) report: Option<Report>,
    /// The move that is made when it is time.
    chosen: Option<Move>,
    not_before: Duration,
}

/// Why it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Move,
    Substitute,
    Hint,
    Offer,
}

impl Thinking {
    /// How long until the move is made, if it is known.
    pub(super) fn due(&self, now: Duration) -> Option<Duration> {
        self.chosen?;
        Some(self.not_before.saturating_sub(now))
    }
}

impl TableScreen {
    /// Looks whether something is due: a flag, a move of the computer.
    pub(super) fn follow(&mut self, shared: &mut Shared) {
        if self.make_chosen(shared) {
            return;
        }
        let busy = |thinking: &Thinking| thinking.purpose != Purpose::Hint;
        if self.thinking.as_ref().is_some_and(busy) {
            // A computer can lose on time while it thinks; its move for a player without time comes anyway.
            if !self.is_substituting() {
                self.notice_flag(shared);
            }
            return;
        }
        if self.notice_flag(shared) {
            return;
        }
        if let Some(level) = self.table.computer_to_move() {
            let clock = self.table.thinking_clock(shared.now);
            self.choose(Purpose::Move, level, clock, shared);
        }
    }

    /// Asks for a move, unless there is only one.
    fn choose(
        &mut self,
        purpose: Purpose,
        level: Level,
        clock: Option<outflank_engine::Clock>,
        shared: &mut Shared,
    ) {
        let position = self.table.game.position();
        let mut moves = position.moves();
        let first = moves.next().unwrap_or(Move::Pass);
        let single = moves.next().is_none();
        let job = Job::Choose {
            position,
            level,
            clock,
        };
        self.thinking = Some(Thinking {
            id: (!single).then(|| shared.think(job)),
            purpose,
            report: None,
            chosen: single.then_some(first),
            not_before: shared.now + UNHURRIED,
        });
    }

    /// Moves for a player whose time is up.
    pub(super) fn substitute(&mut self, color: Color, shared: &mut Shared) {
        self.stop_thinking(shared);
        self.say([shared.texts.time_is_up(color)]);
        match self.table.substitute(color) {
            Substitute::Chosen(level) => {
                self.choose(Purpose::Substitute, level, Some(SUBSTITUTE), shared);
            }
            Substitute::Forced(mv) => {
                self.thinking = Some(Thinking {
                    id: None,
                    purpose: Purpose::Substitute,
                    report: None,
                    chosen: Some(mv),
                    not_before: shared.now,
                });
                self.make_chosen(shared);
            }
        }
    }

    /// Whether a move is on its way for a player whose time is up.
    pub(super) fn is_substituting(&self) -> bool {
        let thinking = self.thinking.as_ref();
        thinking.is_some_and(|thinking| thinking.purpose == Purpose::Substitute)
    }

    /// The engine has found something.
    pub(super) fn thought(&mut self, id: JobId, found: Found, shared: &mut Shared) {
        let Some(thinking) = self.thinking.as_mut().filter(|it| it.id == Some(id)) else {
            return;
        };
        match found {
            Found::SoFar(report) => thinking.report = Some(report),
            Found::Chosen(mv) => {
                thinking.chosen = Some(mv);
                self.follow(shared);
            }
            Found::Studied(report) => {
                let purpose = thinking.purpose;
                self.thinking = None;
                if purpose == Purpose::Offer {
                    self.answer_offer(accepts_draw(&report.lines), shared);
                } else {
                    self.hints = report.lines;
                }
                self.follow(shared);
            }
        }
    }

    /// Makes the move that was chosen, once it is time. Says whether it was made.
    fn make_chosen(&mut self, shared: &mut Shared) -> bool {
        let now = shared.now;
        let due = |thinking: &Thinking| thinking.due(now) == Some(Duration::ZERO);
        if !self.thinking.as_ref().is_some_and(due) {
            return false;
        }
        let Some(Thinking {
            purpose,
            chosen: Some(mv),
            ..
        }) = self.thinking.take()
        else {
            return false;
        };
        let known = self.table.turn_count();
        let played = if purpose == Purpose::Substitute {
            self.table.mistakes_stand = false;
            self.table.game.play_substitute(mv, now)
        } else {
            self.table.computer_plays(mv, now)
        };
        // Without this a wrong move would be offered again for ever.
        assert!(played.is_ok(), "the computer plays {mv}: {played:?}");
        let people = Color::ALL.map(|color| self.table.game.player(color).is_human());
        if people == [false, false] {
            self.said.clear();
        }
        self.said
            .extend(self.table.turn_sentences(known, &shared.texts));
        self.changed(shared);
        true
    }

    /// What is being thought about is no longer wanted.
    pub(super) fn stop_thinking(&mut self, shared: &mut Shared) {
        if self.thinking.take().is_some() {
            shared.hush();
        }
    }

    /// Enough: what is known by now has to do.
    pub(super) fn hurry(&mut self, shared: &mut Shared) {
        if let Some(thinking) = &mut self.thinking {
            thinking.not_before = shared.now;
            shared.hush();
            self.follow(shared);
        }
    }

    pub(super) fn hint(&mut self, shared: &mut Shared) {
        let game = &self.table.game;
        let position = game.position();
        let texts = &shared.texts;
        if game.is_over() {
            self.say([texts.illegal_game_over()]);
        } else if let Some(in_hand) = game.tabletop().and_then(Tabletop::in_hand) {
            self.say([texts.hand_turn_not_ended(in_hand.square)]);
        } else if position.is_over() {
            self.say([texts.app_can_finish()]);
        } else if position.must_pass() {
            self.say([texts.hint_pass()]);
        } else if !self.person_to_move() {
            self.say([texts.refused_turn(game.turn())]);
        } else {
            let depth = HowFar::Time(self.table.hint_time(shared.now));
            self.ask(Purpose::Hint, depth, HINTS, shared);
        }
    }

    pub(super) fn offer_to_computer(&mut self, shared: &mut Shared) {
        if self.table.can_consider_draw() {
            self.ask(Purpose::Offer, HowFar::Time(OFFER_TIME), 1, shared);
        } else {
            self.answer_offer(false, shared);
        }
    }

    fn answer_offer(&mut self, accepted: bool, shared: &mut Shared) {
        let turn = self.table.game.turn();
        if !accepted {
            self.say([shared.texts.draw_declined(!turn)]);
            return;
        }
        match self.table.computer_accepts(shared.now) {
            Ok(_) => {
                self.said.clear();
                self.changed(shared);
            }
            Err(reason) => self.say([shared.texts.describe(&reason)]),
        }
    }

    fn ask(&mut self, purpose: Purpose, depth: HowFar, lines: usize, shared: &mut Shared) {
        let job = Job::Study {
            position: self.table.game.position(),
            lines,
            depth,
        };
        self.said.clear();
        self.thinking = Some(Thinking {
            id: Some(shared.think(job)),
            purpose,
            report: None,
            chosen: None,
            not_before: shared.now,
        });
    }
}
