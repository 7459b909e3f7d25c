//! What the engine is asked: moves, moves for players without time, hints, answers to draw offers, the coach.

use core::time::Duration;

use outflank_engine::{Clock, Kind, Level as Strength, Question, Report, Task};
use outflank_play::clock::TimeControl;
use outflank_play::tabletop::Tabletop;
use outflank_play::{DiscCount, FlagFallen, Level, MatchRefusal, PlayerKind, Style};
use outflank_rules::{Color, Move};

use super::{Flow, Happening, Refused, Table};
use crate::review::USUAL;
use crate::{Effect, JobId, Reply};

/// The time for a hint, if the player's clock allows.
const HINT_TIME: Duration = Duration::from_secs(3);

/// The time for a move in place of a player whose time is up.
const SUBSTITUTE_TIME: Duration = Duration::from_secs(1);

/// The time to think about a draw offer.
const OFFER_TIME: Duration = Duration::from_millis(500);

/// The time to find out how perfect play ends a game that was given up,
const PERFECT_TIME: Duration = Duration::from_secs(10);

/// which is hopeless with more empty squares than this.
const TOO_MANY: u32 = 34;

/// With more empty squares than this, the computer wants to play and declines a draw.
const YOUNG_GAME: u32 = 40;

/// What the engine is at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// Why it was asked.
    pub purpose: Purpose,
    /// What it has found so far.
    pub report: Option<Report>,
    /// None where there was nothing to ask: a single move.
    id: Option<JobId>,
    /// The move that is made when it is time.
    chosen: Option<Move>,
    not_before: Duration,
}

/// Why the engine was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A move of the computer's own.
    Move,
    /// A move for a player whose time is up.
    Substitute,
    /// What the moves are worth.
    Hint,
    /// Whether to accept a draw.
    Offer,
    /// How perfect play ends a game that was given up.
    Perfect,
    /// Whether this move of a person is bad.
    Coach(Move),
}

impl Thinking {
    /// How long until the move is made, if it is known.
    pub(super) fn due(&self, now: Duration) -> Option<Duration> {
        self.chosen?;
        Some(self.not_before.saturating_sub(now))
    }
}

impl Table {
    /// Whether a move is on its way for a player whose time is up.
    pub(super) fn is_substituting(&self) -> bool {
        self.is_at(Purpose::Substitute)
    }

    pub(super) fn is_at(&self, purpose: Purpose) -> bool {
        (self.thinking.as_ref()).is_some_and(|thinking| thinking.purpose == purpose)
    }

    /// Does whatever is due without anybody's doing: a chosen move, a flag, a question to the engine.
    pub(super) fn follow(&mut self, now: Duration, said: &mut Vec<Happening>) {
        loop {
            let moved = self.make_chosen(now, said) || self.notice_flag(now, said);
            if !moved && !self.ask_what_is_due(now, said) {
                return;
            }
        }
    }

    /// Asks the engine whatever the game now wants of it. Says whether there was something.
    fn ask_what_is_due(&mut self, now: Duration, said: &mut Vec<Happening>) -> bool {
        if self.thinking.is_some() && !self.is_at(Purpose::Hint) || self.stuck {
            return false;
        }
        if let Some(level) = self.computer_due() {
            self.choose_move(level, now);
            return true;
        }
        let offered = self.game.draw_offer();
        let to_computer = offered.filter(|&by| !self.game.player(!by).is_human());
        let Some(by) = to_computer.filter(|_| !self.is_paused()) else {
            return false;
        };
        if self.can_consider_draw() {
            let question = Question::new(self.game.position(), Task::Best { lines: 1 });
            self.ask(Purpose::Offer, question.within(OFFER_TIME), now);
        } else {
            self.answer_offer(by, false, now, said);
        }
        true
    }

    /// The level of the computer, if it is to move and need not wait.
    fn computer_due(&self) -> Option<Level> {
        let PlayerKind::Computer(level) = self.game.player(self.game.turn()) else {
            return None;
        };
        // By hand, the opponent waits for a mistake to be put right and for the counting at the end.
        let waits = self.awaits_correction() || self.game.position().is_over();
        let waits = waits || self.is_paused() && self.flow != Flow::Stepping;
        (self.is_begun() && !self.game.is_over() && !waits).then_some(level)
    }

    fn choose_move(&mut self, level: Level, now: Duration) {
        let clock = self.engine_clock(now);
        let level = strength(level);
        let empties = self.game.position().empties().len();
        let time = thinking_time(level, clock, empties);
        let pace = match self.game.people() {
            0 => self.pace.time(),
            _ => self.unhurried,
        };
        // Nobody loses on time by being polite.
        let pace = clock.map_or(pace, |clock| pace.min(clock.left / 16));
        self.choose(Purpose::Move, level, time, now, now + pace);
    }

    /// Asks for a move, unless there is only one.
    fn choose(
        &mut self,
        purpose: Purpose,
        level: Strength,
        time: Option<Duration>,
        now: Duration,
        not_before: Duration,
    ) {
        let position = self.game.position();
        let mut moves = position.moves();
        let only = moves.next().filter(|_| moves.next().is_none());
        if only.is_some() {
            self.await_move(purpose, only, not_before);
            return;
        }
        let mut question = Question::choose(position, level, self.seed);
        question.time = time;
        self.ask(purpose, question, now);
        if let Some(thinking) = &mut self.thinking {
            thinking.not_before = not_before;
        }
    }

    fn await_move(&mut self, purpose: Purpose, chosen: Option<Move>, not_before: Duration) {
        self.cancel();
        self.thinking = Some(Thinking {
            purpose,
            report: None,
            id: None,
            chosen,
            not_before,
        });
    }

    pub(super) fn ask(&mut self, purpose: Purpose, question: Question, now: Duration) {
        self.cancel();
        self.last_job = self.last_job.next();
        self.effects.push(Effect::Ask(self.last_job, question));
        self.thinking = Some(Thinking {
            purpose,
            report: None,
            id: Some(self.last_job),
            chosen: None,
            not_before: now,
        });
    }

    /// Moves for a player whose time is up, as well as the computer at the table would; between two people, as a
    /// computer of the default level.
    pub(super) fn substitute(&mut self, color: Color, now: Duration) {
        let choices = self.game.substitute_choices();
        let only = match choices.first() {
            None => Some(Move::Pass),
            Some(square) if choices.len() == 1 => Some(Move::Place(square)),
            Some(_) => None,
        };
        if only.is_some() {
            self.await_move(Purpose::Substitute, only, now);
            return;
        }
        let level_of = |color| match self.game.player(color) {
            PlayerKind::Computer(level) => Some(level),
            PlayerKind::Human => None,
        };
        let level = level_of(color).or_else(|| level_of(!color));
        let level = strength(level.unwrap_or_default());
        let time = Some(SUBSTITUTE_TIME);
        self.choose(Purpose::Substitute, level, time, now, now);
    }

    /// Looks for how perfect play would have ended the game that was given up, if that counts.
    pub(super) fn look_for_perfect_play(&mut self, now: Duration, said: &mut Vec<Happening>) {
        if !self.game.awaits_perfect_play() {
            return;
        }
        let position = self.game.position();
        let position = position.play(Move::Pass).unwrap_or(position);
        let in_hand = self.game.tabletop().and_then(Tabletop::in_hand).is_some();
        if position.is_over() || in_hand || position.empties().len() > TOO_MANY {
            self.settle(None, said);
        } else {
            let question = Question::new(position, Task::Exact { lines: 1 });
            self.ask(Purpose::Perfect, question.within(PERFECT_TIME), now);
        }
    }

    fn settle(&mut self, perfect: Option<DiscCount>, said: &mut Vec<Happening>) {
        let found = perfect.and_then(|it| self.game.settle_resignation(it));
        if found.is_some() {
            self.effects.push(Effect::Keep);
        }
        if let Some(result) = self.game.result() {
            let found = found.is_some();
            said.push(Happening::Settled { result, found });
        }
    }

    /// The engine has said something.
    pub(super) fn replied(
        &mut self,
        id: JobId,
        reply: Reply,
        now: Duration,
        said: &mut Vec<Happening>,
    ) {
        let Some(thinking) = self.thinking.as_mut().filter(|it| it.id == Some(id)) else {
            return;
        };
        let purpose = thinking.purpose;
        let answer = match reply {
            Reply::Progress(report) => {
                if purpose == Purpose::Hint {
                    self.hints = Some(report.clone());
                }
                thinking.report = Some(report);
                return;
            }
            Reply::Done(answer) => Some(answer),
            Reply::Failed => None,
        };
        match (purpose, answer) {
            (Purpose::Move, None) => {
                self.thinking = None;
                self.stuck = true;
            }
            (Purpose::Move | Purpose::Substitute, answer) => {
                // One that was stopped before it found anything, or that failed, leaves the first move.
                let found = answer.and_then(|answer| answer.mv());
                let first = self.game.position().moves().next();
                thinking.chosen = found.or(first).or(Some(Move::Pass));
                thinking.id = None;
            }
            (Purpose::Hint, answer) => {
                self.thinking = None;
                self.hints = answer.map(|answer| answer.report);
                said.extend(self.hints.is_some().then_some(Happening::Hinted));
            }
            (Purpose::Coach(mv), answer) => {
                self.thinking = None;
                let report = answer.map(|answer| answer.report);
                self.coached_move(mv, report.as_ref(), now, said);
            }
            (Purpose::Perfect, answer) => {
                self.thinking = None;
                let position = self.game.position();
                let turn = position.play(Move::Pass).unwrap_or(position).turn();
                let report = answer.as_ref().map(|answer| &answer.report);
                let exact = report.and_then(exact_score);
                self.settle(exact.map(|score| final_count(turn, score)), said);
            }
            (Purpose::Offer, answer) => {
                self.thinking = None;
                let agrees = answer.is_some_and(|answer| accepts_draw(&answer.report));
                if let Some(by) = self.game.draw_offer() {
                    self.answer_offer(by, agrees, now, said);
                }
            }
        }
    }

    /// Makes the move that was chosen, once it is time. Says whether anything has come of it.
    fn make_chosen(&mut self, now: Duration, said: &mut Vec<Happening>) -> bool {
        let due = |thinking: &Thinking| thinking.due(now) == Some(Duration::ZERO);
        let Some(thinking) = self.thinking.take_if(|thinking| due(thinking)) else {
            return false;
        };
        let Some(mv) = thinking.chosen else {
            return false;
        };
        let known = self.game.turn_count();
        let played = match thinking.purpose {
            Purpose::Substitute => self.game.play_substitute(mv, now),
            _ => self.computer_plays(mv, now),
        };
        if let Err(refusal) = played {
            // Another game, or an engine that names an illegal move: ask no more until somebody wants it.
            self.stuck = true;
            said.push(Happening::Refused(refusal.into()));
            return false;
        }
        if self.is_held() {
            self.flow = Flow::Held;
            self.game.pause(now);
        }
        self.tell_turns(known, said);
        self.changed();
        true
    }

    /// Makes the computer's move. If its flag has fallen meanwhile the game ends instead, or the move counts as made
    /// for a player without time.
    fn computer_plays(&mut self, mv: Move, now: Duration) -> Result<(), MatchRefusal> {
        match (self.game.tick(now), self.game.setup().style) {
            (Some(FlagFallen::Lost(_)), _) => Ok(()),
            (Some(FlagFallen::ComputerMoves(_)), _) => self.game.play_substitute(mv, now),
            (None, Style::Assisted) => self.game.play(mv, now).map(drop),
            (None, Style::Tabletop(_)) => self.game.play_correctly(mv, now).map(drop),
        }
    }

    /// Tells the turns since there were `known` of them, and the end.
    pub(super) fn tell_turns(&self, known: usize, said: &mut Vec<Happening>) {
        said.extend(self.game.turns().skip(known).map(Happening::Turn));
        said.extend(self.game.result().map(Happening::Over));
        if self.game.tabletop().is_some_and(Tabletop::can_finish) {
            said.push(Happening::MayCount);
        }
    }

    /// Shows what every move is worth, or hides it.
    pub(super) fn hint(&mut self, now: Duration) -> Result<(), Refused> {
        if self.is_hinting() {
            self.cancel();
            return Ok(());
        }
        self.ready_for_hint()?;
        let left = self.engine_clock(now).map(|clock| clock.left / 8);
        let time = left.map_or(HINT_TIME, |left| left.min(HINT_TIME));
        let task = Task::Judge { level: USUAL };
        let question = Question::new(self.game.position(), task).within(time);
        self.ask(Purpose::Hint, question, now);
        self.info.help.hints = self.info.help.hints.saturating_add(1);
        Ok(())
    }

    fn ready_for_hint(&self) -> Result<(), Refused> {
        use outflank_play::Refusal;
        use outflank_play::tabletop::HandRefusal;
        let (game, position) = (&self.game, self.game.position());
        let refusal = if let Some(result) = game.result() {
            MatchRefusal::Move(Refusal::GameOver { result })
        } else if let Some(in_hand) = game.tabletop().and_then(Tabletop::in_hand) {
            let square = in_hand.square;
            MatchRefusal::Hand(HandRefusal::TurnNotEnded { square })
        } else if position.is_over() {
            return Err(Refused::OnlyCount);
        } else if !self.persons_turn() {
            let turn = game.turn();
            MatchRefusal::Move(Refusal::NotYourTurn { turn })
        } else if position.must_pass() {
            return Err(Refused::OnlyPass);
        } else if self.is_paused() {
            MatchRefusal::Paused
        } else {
            return Ok(());
        };
        Err(refusal.into())
    }

    /// Whether the computer thinks about an offer at all: not in a young game, nor in the middle of a turn, nor when
    /// there is nothing left to play.
    fn can_consider_draw(&self) -> bool {
        let in_hand = self.game.tabletop().and_then(Tabletop::in_hand).is_some();
        let position = self.game.position();
        let young = position.empties().len() > YOUNG_GAME;
        !young && !position.is_over() && !in_hand
    }

    fn answer_offer(&mut self, by: Color, agrees: bool, now: Duration, said: &mut Vec<Happening>) {
        if let Err(error) = self.settle_draw(by, agrees, now, said) {
            said.push(Happening::Refused(error.into()));
        }
    }

    /// The engine need not think any further.
    pub(super) fn hurry(&mut self, now: Duration) {
        if let Some(thinking) = &mut self.thinking {
            thinking.not_before = now;
            self.effects.extend(thinking.id.map(Effect::Hurry));
        }
    }

    /// Whatever the engine was asked is of no interest any more.
    pub(super) fn cancel(&mut self) {
        let asked = self.thinking.take().and_then(|thinking| thinking.id);
        self.effects.extend(asked.map(Effect::Cancel));
        self.hints = None;
        self.stuck = false;
    }

    /// The time of the player to move, as the engine counts it.
    fn engine_clock(&self, now: Duration) -> Option<Clock> {
        let left = self.game.clock().left(self.game.turn(), now);
        let per_move = match self.game.setup().clock.control() {
            TimeControl::None => return None,
            TimeControl::PerMove { .. } => left.main,
            TimeControl::SuddenDeath { .. } => Duration::ZERO,
            TimeControl::Increment { increment, .. } => increment,
            TimeControl::ByoYomi { .. } => left.period,
        };
        let left = left.main + left.period;
        Some(Clock { left, per_move })
    }
}

/// The proven score of the side to move, in discs.
fn exact_score(report: &Report) -> Option<i32> {
    let best = report.best().filter(|best| best.kind == Kind::Exact)?;
    Some(best.value.discs().round() as i32)
}

/// The discs at the end, empty squares counted for the winner, if the side to move wins by so many.
fn final_count(turn: Color, score: i32) -> DiscCount {
    let mine = (32 + score / 2) as u8;
    let [black, white] = match turn {
        Color::Black => [mine, 64 - mine],
        Color::White => [64 - mine, mine],
    };
    DiscCount { black, white }
}

/// The level of a player as the engine knows it.
fn strength(level: Level) -> Strength {
    Strength::new(level.number()).expect("players and the engine count the same levels")
}

/// How long to think about a move. A level is what a person has chosen as an opponent: a clock can make it hurry, and
/// never makes it stronger. (Engines that play each other are another matter: in GTP the time is theirs to use.)
fn thinking_time(level: Strength, clock: Option<Clock>, empties: u32) -> Option<Duration> {
    let on_clock = clock.map(|clock| clock.time_for_move(empties));
    let times = [level.thinking_time(), on_clock];
    times.into_iter().flatten().min()
}

/// Whether the computer agrees to a draw that a person offers in their turn, for whom these are the best moves: where
/// that person stands better, or the draw is certain.
fn accepts_draw(report: &Report) -> bool {
    report.best().is_some_and(|best| {
        let discs = best.value.rounded().discs();
        discs > 0 || discs == 0 && best.kind == Kind::Exact
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_a_player_is_one_of_the_engine() {
        assert_eq!(strength(Level::MIN), Strength::MIN);
        assert_eq!(strength(Level::MAX), Strength::MAX);
        for number in 0..=u8::MAX {
            let levels = (Level::new(number), Strength::new(number));
            assert_eq!(levels.0.map(strength), levels.1);
        }
    }

    #[test]
    fn a_clock_makes_a_level_hurry_but_never_think_longer() {
        let clock = |seconds| Clock {
            left: Duration::from_secs(seconds),
            per_move: Duration::ZERO,
        };
        assert!(Strength::STRONGEST.thinking_time().is_some());
        for number in 1..=60 {
            let level = Strength::new(number).unwrap();
            let own = level.thinking_time();
            let time = |clock| thinking_time(level, clock, 40);
            assert_eq!(time(None), own, "{level}");
            // Half an hour: time enough for every level that has a time of its own.
            let long = clock(1800).time_for_move(40);
            assert_eq!(time(Some(clock(1800))), own.or(Some(long)), "{level}");
            let short = clock(10).time_for_move(40);
            assert_eq!(time(Some(clock(10))), Some(short), "{level}");
        }
    }
}
