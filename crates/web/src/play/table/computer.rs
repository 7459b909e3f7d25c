//! Whatever the engine is asked: moves, moves for players without time, hints, answers to offers.

use std::time::Duration;

use leptos::prelude::*;
use outflank_engine::{Kind, Level as Strength, Report};
use outflank_play::tabletop::Tabletop;
use outflank_play::{Level, Match, PlayerKind, Style};
use outflank_rules::{Color, Move};
use outflank_wire::{Question, Task};

use super::clock::{engine_clock, now};
use super::{Table, people};
use crate::engine::{self, Event};
use crate::parts::sound::Sound;
use crate::play::hints;

/// The computer takes this long at least, so that one sees what one's own move did;
const UNHURRIED: Duration = Duration::from_millis(600);

/// and this long where discs do not move but just change.
const UNHURRIED_STILL: Duration = Duration::from_millis(300);

/// What the computer has for a move in place of a player whose time is up.
const SUBSTITUTE_TIME: Duration = Duration::from_secs(1);

/// How long a hint may take, if the player's clock has time enough.
const HINT_TIME: Duration = Duration::from_secs(3);

/// How long the computer thinks about an offer.
const OFFER_TIME: Duration = Duration::from_millis(500);

/// What the engine is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A move of the computer's own.
    Move,
    /// A move for a player whose time is up.
    Substitute,
    /// What the moves are worth.
    Hint,
    /// Whether to accept a draw.
    Offer,
}

impl Table {
    /// What the engine is asked now.
    pub fn work(self) -> Signal<Option<Work>> {
        self.work.into()
    }

    /// What the engine has found so far.
    pub fn progress(self) -> Signal<Option<Report>> {
        self.progress.into()
    }

    /// What the moves of this position are worth, if that was asked.
    pub fn hints(self) -> Signal<Option<Report>> {
        self.hints.into()
    }

    /// The game has changed: if it is the computer's turn, it moves.
    pub(super) fn go_on(self) {
        if self.begun.get_untracked() && !untrack(|| self.is_paused()) {
            self.computer_moves();
        }
    }

    /// Whether it is the computer's turn and it does nothing, because there was no answer.
    pub fn is_stuck(self) -> bool {
        let due = self.game.with(|game| self.computer_due(game).is_some());
        due && self.begun.get() && !self.is_paused() && self.work.get().is_none()
    }

    /// Asks again after there was no answer.
    pub fn ask_again(self) {
        self.go_on();
    }

    /// The level of the computer, if it is its turn and it need not wait.
    fn computer_due(self, game: &Match) -> Option<Level> {
        let PlayerKind::Computer(level) = game.player(game.turn()) else {
            return None;
        };
        // On a real board, the opponent waits for a mistake to be put right and for the counting at the end.
        let mistaken = game.tabletop().and_then(Tabletop::warning).is_some();
        let waits = mistaken && !self.stands.get() || game.position().is_over();
        (!game.is_over() && !waits).then_some(level)
    }

    /// If it is the computer's turn, it thinks and then moves.
    pub(super) fn computer_moves(self) {
        let due = untrack(|| {
            self.game.with(|game| {
                let level = strength(self.computer_due(game)?);
                let clock = engine_clock(game);
                Some((game.turn(), game.position(), level, clock, people(game)))
            })
        });
        let Some((color, position, level, clock, people)) = due else {
            return;
        };
        let mut question = Question::choose(position, level, random());
        // A clock makes the computer hurry, and never stronger.
        if let Some(clock) = clock {
            let on_clock = clock.time_for_move(position.empties().len());
            let own = level.thinking_time();
            question = question.within(own.map_or(on_clock, |own| own.min(on_clock)));
        }
        let begun = now();
        self.ask(Work::Move, question, move |answer| {
            let pace = match people {
                0 => self.pace.get_untracked().time(),
                _ if self.holds_still() => UNHURRIED_STILL,
                _ => UNHURRIED,
            };
            // Nobody loses on time by being polite.
            let pace = clock.map_or(pace, |clock| pace.min(clock.left / 16));
            let Some((chosen, report)) = answer else {
                return;
            };
            let spent = now().saturating_sub(begun);
            self.after(pace.saturating_sub(spent), move || {
                // One that was stopped before it had found anything takes the first move.
                let best = report.best().map(|best| best.mv);
                let mv = chosen.or(best).or_else(|| position.moves().next());
                self.computer_plays(color, mv.unwrap_or(Move::Pass));
            });
        });
    }

    /// Whether discs do not move, because nobody wants it.
    fn holds_still(self) -> bool {
        let asked = window().match_media("(prefers-reduced-motion: reduce)");
        let reduced = asked.ok().flatten().is_some_and(|query| query.matches());
        reduced
            || self
                .settings
                .with_untracked(|settings| !settings.own.animation)
    }

    fn computer_plays(self, color: Color, mv: Move) {
        let known = self.turn_count();
        let single_step = self.held.get_untracked();
        let played = self.game.try_update(|game| {
            let style = game.setup().style;
            let played = match (game.tick(now()), style) {
                (Some(_), _) => game.play_substitute(mv, now()),
                (None, Style::Assisted) => game.play_as(color, mv, now()).map(drop),
                (None, Style::Tabletop(_)) => game.play_correctly(mv, now()).map(drop),
            };
            if single_step {
                game.pause(now());
            }
            played
        });
        self.stands.set(false);
        self.finish(known, played);
    }

    /// The computer moves for a player whose time is up.
    pub(super) fn move_for(self, color: Color) {
        self.hush();
        let (position, choices, player) = self.game.with_untracked(|game| {
            (
                game.position(),
                game.substitute_choices(),
                game.player(color),
            )
        });
        let only = match (choices.len(), choices.first()) {
            (0, _) => Some(Move::Pass),
            (1, Some(square)) => Some(Move::Place(square)),
            _ => None,
        };
        if let Some(mv) = only {
            self.play_for(mv);
            return;
        }
        let level = match player {
            PlayerKind::Computer(level) => level,
            PlayerKind::Human => self.wished_level(),
        };
        let question =
            Question::choose(position, strength(level), random()).within(SUBSTITUTE_TIME);
        self.ask(Work::Substitute, question, move |answer| {
            // Without an engine the game goes on all the same.
            let found = answer
                .and_then(|(chosen, report)| chosen.or_else(|| report.best().map(|best| best.mv)));
            let first = choices.first().map(Move::Place);
            self.play_for(found.or(first).unwrap_or(Move::Pass));
        });
    }

    fn play_for(self, mv: Move) {
        let known = self.turn_count();
        let played = self.game.try_update(|game| game.play_substitute(mv, now()));
        self.finish(known, played);
    }

    fn finish(self, known: usize, played: Option<Result<(), outflank_play::MatchRefusal>>) {
        match played {
            Some(Ok(())) => self.moved(known),
            Some(Err(refusal)) => {
                self.hush();
                self.sounds.play(Sound::Refuse);
                self.notices.refuse(move |t| t.describe(&refusal));
            }
            None => {}
        }
    }

    /// The level of the other seat, where a computer sits, or else the one wished for.
    fn wished_level(self) -> Level {
        let sitting = self.game.with_untracked(|game| {
            let mut players = game.setup().players.into_iter();
            players.find_map(|player| match player {
                PlayerKind::Computer(level) => Some(level),
                PlayerKind::Human => None,
            })
        });
        sitting.unwrap_or_default()
    }

    /// Whether there is something to hint at: a person is to move and the engine is free.
    pub fn can_hint(self) -> bool {
        let persons = self.game.with(|game| {
            let assisted = game.setup().style == Style::Assisted;
            assisted && game.player(game.turn()).is_human() && !game.legal_moves().is_empty()
        });
        persons && !self.is_paused() && self.work.get().is_none()
    }

    /// Shows what every move is worth, or hides it.
    pub fn hint(self) {
        if self.work.get_untracked() == Some(Work::Hint) || self.hints.get_untracked().is_some() {
            self.hush();
            return;
        }
        if !untrack(|| self.can_hint()) {
            return;
        }
        let (position, time) = self.game.with_untracked(|game| {
            let left = engine_clock(game).map(|clock| clock.left / 8);
            (
                game.position(),
                left.map_or(HINT_TIME, |left| left.min(HINT_TIME)),
            )
        });
        let question = Question::new(position, Task::Best { lines: 64 }).within(time);
        self.ask(Work::Hint, question, move |answer| {
            if let Some((_, report)) = answer {
                let texts = self.words.now();
                let best = hints::labels(&texts, &report.lines);
                if let Some(best) = best.iter().find(|label| label.best) {
                    let square = best.square.to_string();
                    self.announcer.say(&texts.labelled(&square, &best.spoken));
                }
                self.hints.set(Some(report));
            }
        });
    }

    /// The person offers the computer a draw, in their turn. It agrees where they stand better, or a draw is certain.
    pub(super) fn offer_to_computer(self, by: Color) {
        let position = self.game.with_untracked(Match::position);
        let question = Question::new(position, Task::Best { lines: 1 }).within(OFFER_TIME);
        self.ask(Work::Offer, question, move |answer| {
            let agrees = answer.is_some_and(|(_, report)| {
                report.best().is_some_and(|best| {
                    let discs = best.value.rounded().discs();
                    discs > 0 || discs == 0 && best.kind == Kind::Exact
                })
            });
            self.answer_draw(!by, agrees);
        });
    }

    /// The engine need not think any further: what it has found is its answer.
    pub fn stop_thinking(self) {
        if let Some(thinking) = self.thinking.get_value() {
            thinking.stop();
        }
    }

    /// Asks the engine. Without an answer the person is told why.
    fn ask(
        self,
        work: Work,
        question: Question,
        answered: impl Fn(Option<(Option<Move>, Report)>) + 'static,
    ) {
        self.hush();
        self.work.set(Some(work));
        let thinking = self.engine.ask(question, move |event| match event {
            Event::Progress(report) if work == Work::Hint => {
                self.hints.set(Some(report.clone()));
                self.progress.set(Some(report));
            }
            Event::Progress(report) => self.progress.set(Some(report)),
            Event::Done { chosen, report } => {
                self.thinking.set_value(None);
                // A move is still to be made.
                if work != Work::Move {
                    self.work.set(None);
                    self.progress.set(None);
                }
                answered(Some((chosen, report)));
            }
            Event::Failed(why) => {
                self.thinking.set_value(None);
                self.work.set(None);
                self.progress.set(None);
                self.notices.warn(move |t| engine::reason(t, why));
                answered(None);
            }
        });
        // It may have failed at once.
        if self.work.get_untracked() == Some(work) {
            self.thinking.set_value(Some(thinking));
        }
    }

    /// Does something later, unless something else was asked by then.
    fn after(self, time: Duration, act: impl FnOnce() + 'static) {
        let asked = self.asked.with_value(|asked| *asked);
        set_timeout(
            move || {
                // The page may be gone, too.
                if self.asked.try_with_value(|now| *now) == Some(asked) {
                    act();
                }
            },
            time,
        );
    }

    /// Whatever was asked is of no interest any more.
    pub(super) fn hush(self) {
        self.asked.try_update_value(|asked| *asked += 1);
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
        let _ = self.work.try_set(None);
        let _ = self.progress.try_set(None);
        let _ = self.hints.try_set(None);
    }
}

/// The level of a player as the engine knows it.
fn strength(level: Level) -> Strength {
    Strength::new(level.number()).unwrap_or(Strength::MIN)
}

fn random() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}
