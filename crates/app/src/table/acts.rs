//! What people do.

use core::time::Duration;

use outflank_play::tabletop::{HandAction, HandEvent, Tabletop};
use outflank_play::{
    GameInfo, GameResult, Help, Match, OfferError, PlayerKind, Refusal, Seat, Starter, UndoError,
};
use outflank_rules::{Color, Move, Square};

use super::{Flow, Happening, Input, Refused, Table};
use crate::Effect;

impl Table {
    pub(super) fn act(
        &mut self,
        input: &Input,
        now: Duration,
        said: &mut Vec<Happening>,
    ) -> Result<(), Refused> {
        if input.is_on_board() {
            // Whoever looks back and touches the board comes back to where the game stands.
            if self.looked_at.take().is_some() || !self.sits_down(now, said) {
                return Ok(());
            }
        }
        match *input {
            Input::Begin => self.begin(now, said),
            Input::Press(square) => self.press(square, now, said)?,
            Input::Play(mv) => self.play(mv, now, said)?,
            Input::Flip(square) => {
                let in_turn = self.game.tabletop().and_then(Tabletop::in_hand).is_some();
                let action = if in_turn {
                    HandAction::Flip(square)
                } else {
                    HandAction::Correct(square)
                };
                self.by_hand(action, now, said)?;
            }
            Input::TakeBack => self.by_hand(HandAction::TakeBack, now, said)?,
            Input::Done => self.done(now, said)?,
            Input::Undo if self.undo_needs_consent() => {
                let by = self.game.turn_taken_back();
                self.undo_asked = Some(by);
                said.push(Happening::UndoAsked(by));
            }
            Input::Undo => self.undo(now, said)?,
            Input::AnswerUndo(agrees) => {
                let by = (self.undo_asked.take()).ok_or(Refused::Undo(UndoError::NothingToUndo))?;
                if agrees {
                    self.undo(now, said)?;
                } else {
                    said.push(Happening::UndoDeclined(by));
                }
            }
            Input::LookAt(turns) => self.look_at(turns),
            Input::Look(by) => self.look(by),
            Input::Name(seat, ref name) => {
                self.info.names[seat.index()] = GameInfo::name(name);
                self.effects.push(Effect::Keep);
            }
            Input::Redo => self.redo(now, said)?,
            Input::Resign => {
                self.release(now);
                let loser = self.person();
                let result = self.game.resign(loser, now)?;
                self.changed();
                said.push(Happening::Over(result));
                self.look_for_perfect_play(now, said);
            }
            Input::Draw => self.draw(now, said)?,
            Input::AnswerDraw(accepted) => {
                let by = self.game.draw_offer().ok_or(OfferError::NoOffer)?;
                self.settle_draw(by, accepted, now, said)?;
            }
            Input::NextGame(chosen) => {
                self.game.next_game(self.starter(chosen))?;
                self.lay_out(now, said);
            }
            Input::Rematch(chosen) => {
                self.game = self.game.rematch(self.starter(chosen))?;
                self.lay_out(now, said);
            }
            Input::NextLevel => {
                let level = self.next_level();
                let mut setup = *self.game.rematch(Some(self.game.black()))?.setup();
                for player in &mut setup.players {
                    if let (PlayerKind::Computer(now), Some(next)) = (player, level) {
                        *now = next;
                    }
                }
                // It differs from a valid one in the level only.
                if let Ok(game) = Match::new(setup) {
                    self.game = game;
                    self.lay_out(now, said);
                }
            }
            Input::Hint => self.hint(now)?,
            Input::Coach(on) => self.turn_coach(on, now, said),
            Input::Hurry => self.hurry(now),
            Input::AskAgain => self.stuck = false,
            Input::Hold => self.hold(now),
            Input::Release => self.release(now),
            Input::Pause => self.pause(now),
            Input::Resume => self.resume(now),
            Input::Step => self.step(now),
            Input::SetPace(pace) => self.pace = pace,
            Input::Leave => self.stop(now),
            Input::Return if !self.is_held() => self.resume(now),
            Input::Return | Input::Tick | Input::Reply(..) => {}
        }
        Ok(())
    }

    /// The person who acts: the only one, or of two the one to move. At the table a person may act in the computer's
    /// turn, to correct and to count.
    fn person(&self) -> Color {
        (self.game.only_person()).unwrap_or_else(|| self.game.turn())
    }

    fn begin(&mut self, now: Duration, said: &mut Vec<Happening>) {
        if self.is_begun() {
            return;
        }
        self.flow = Flow::Running;
        self.game.resume(now);
        self.effects.push(Effect::Keep);
        said.push(self.beginning());
    }

    fn beginning(&self) -> Happening {
        let series = self.game.series();
        Happening::Begun {
            number: series.lines().len() + usize::from(!self.game.is_over()),
            black: self.game.black(),
        }
    }

    /// The first disc begins the game, if it is the person's; if not, the game begins without it.
    fn sits_down(&mut self, now: Duration, said: &mut Vec<Happening>) -> bool {
        if self.is_begun() {
            return true;
        }
        let starts = self.persons_turn();
        self.begin(now, said);
        if starts {
            // The move says it.
            said.clear();
        }
        starts
    }

    /// Another game of the same players is on the table.
    fn lay_out(&mut self, now: Duration, said: &mut Vec<Happening>) {
        self.cancel();
        self.flow = Flow::LaidOut;
        self.mistakes_stand = false;
        self.info.help = Help::default();
        self.warned = None;
        self.info.date = None;
        self.comments.clear();
        self.variations.clear();
        self.begin(now, said);
    }

    fn press(
        &mut self,
        square: Square,
        now: Duration,
        said: &mut Vec<Happening>,
    ) -> Result<(), Refused> {
        let Some(table) = self.game.tabletop() else {
            return self.play(Move::Place(square), now, said);
        };
        let occupied = table.position().at(square).is_some();
        let last = table.turns().last();
        let correctable = last.is_some_and(|turn| turn.mv != Move::Pass);
        let action = match table.in_hand() {
            Some(in_hand) if in_hand.square == square => HandAction::TakeBack,
            Some(_) if occupied => HandAction::Flip(square),
            None if occupied && correctable => HandAction::Correct(square),
            _ => HandAction::Place(square),
        };
        self.by_hand(action, now, said)
    }

    fn play(&mut self, mv: Move, now: Duration, said: &mut Vec<Happening>) -> Result<(), Refused> {
        if self.game.tabletop().is_some() {
            let action = match mv {
                Move::Place(square) => HandAction::Place(square),
                Move::Pass => HandAction::Pass,
            };
            return self.by_hand(action, now, said);
        }
        if self.coach_looks(mv) {
            self.ask_coach(mv, now);
            return Ok(());
        }
        self.play_now(mv, now, said)
    }

    /// Makes a person's move.
    pub(super) fn play_now(
        &mut self,
        mv: Move,
        now: Duration,
        said: &mut Vec<Happening>,
    ) -> Result<(), Refused> {
        let known = self.game.turn_count();
        self.game.play_as(self.person(), mv, now)?;
        self.changed();
        self.tell_turns(known, said);
        Ok(())
    }

    fn by_hand(
        &mut self,
        action: HandAction,
        now: Duration,
        said: &mut Vec<Happening>,
    ) -> Result<(), Refused> {
        let both = matches!(action, HandAction::Correct(_) | HandAction::Finish);
        if self.awaits_correction() && !both {
            return Err(Refused::CorrectFirst);
        }
        let mover = self.game.turn();
        let event = self.game.act_as(self.person(), action, now)?;
        self.changed();
        said.push(match event {
            HandEvent::Placed {
                square,
                handed_over,
            } => Happening::Placed {
                mover,
                square,
                handed_over,
            },
            HandEvent::Flipped(square) => Happening::Flipped(square),
            HandEvent::TakenBack(square) => Happening::Lifted(square),
            HandEvent::Corrected(square) => Happening::Corrected(square),
            HandEvent::TurnEnded(ended) => Happening::TurnEnded {
                mover,
                mv: ended.turn.mv,
                mistakes: ended.warning,
            },
            HandEvent::Finished(result) => Happening::Over(result),
        });
        if self.game.tabletop().is_some_and(Tabletop::can_finish) {
            said.push(Happening::MayCount);
        }
        Ok(())
    }

    fn done(&mut self, now: Duration, said: &mut Vec<Happening>) -> Result<(), Refused> {
        if self.awaits_correction() {
            self.mistakes_stand = true;
            return Ok(());
        }
        self.by_hand(self.end_of_turn(), now, said)
    }

    /// By hand: what ends the turn now: counting, a pass, or the clock.
    pub fn end_of_turn(&self) -> HandAction {
        let table = self.game.tabletop();
        let in_hand = table.and_then(Tabletop::in_hand).is_some();
        if table.is_some_and(Tabletop::can_finish) {
            HandAction::Finish
        } else if table.is_some() && !in_hand && self.game.position().must_pass() {
            HandAction::Pass
        } else {
            HandAction::EndTurn
        }
    }

    /// By hand: whether a person can end a turn now.
    pub fn can_end_turn(&self) -> bool {
        let in_hand = self.game.tabletop().and_then(Tabletop::in_hand).is_some();
        !self.game.is_over()
            && match self.end_of_turn() {
                HandAction::Finish => true,
                HandAction::Pass => self.persons_turn(),
                _ => in_hand,
            }
    }

    fn undo(&mut self, now: Duration, said: &mut Vec<Happening>) -> Result<(), Refused> {
        if !self.game.is_over() && !self.can_undo() {
            // Only the computer has moved, and it would make its move again.
            return Err(Refused::Undo(UndoError::NothingToUndo));
        }
        self.game.undo(now).map_err(Refused::Undo)?;
        // The computer would only move again: go back to where a person is to move.
        while self.is_computers_turn() && self.game.undo(now).is_ok() {}
        if self.game.people() > 0 {
            self.info.help.undos = self.info.help.undos.saturating_add(1);
        }
        self.went_to_another_turn(now);
        said.push(Happening::TakenBack);
        Ok(())
    }

    fn redo(&mut self, now: Duration, said: &mut Vec<Happening>) -> Result<(), Refused> {
        self.game.redo(now).map_err(Refused::Redo)?;
        while self.is_computers_turn() && self.game.redo(now).is_ok() {}
        self.went_to_another_turn(now);
        said.push(Happening::MadeAgain);
        said.extend(self.game.result().map(Happening::Over));
        Ok(())
    }

    /// Whether it is a computer's turn in a game with a person.
    fn is_computers_turn(&self) -> bool {
        self.game.people() > 0 && !self.persons_turn()
    }

    /// Computers that play each other pause; a person's clock runs on.
    fn went_to_another_turn(&mut self, now: Duration) {
        self.changed();
        if self.game.people() == 0 {
            self.flow = Flow::Held;
            self.game.pause(now);
        } else if !self.is_held() {
            self.game.resume(now);
        }
    }

    fn draw(&mut self, now: Duration, said: &mut Vec<Happening>) -> Result<(), Refused> {
        if let Some(by) = self.game.draw_offer() {
            if self.game.player(!by).is_human() {
                self.settle_draw(by, true, now, said)?;
                return Ok(());
            }
        } else if !self.game.is_over() && !self.persons_turn() {
            let turn = self.game.turn();
            return Err(Refused::Match(Refusal::NotYourTurn { turn }.into()));
        }
        let by = self.game.turn();
        self.game.offer_draw(by)?;
        self.cancel();
        self.effects.push(Effect::Keep);
        said.push(Happening::DrawOffered(by));
        Ok(())
    }

    /// The opponent of the player who offered a draw answers.
    pub(super) fn settle_draw(
        &mut self,
        by: Color,
        accepted: bool,
        now: Duration,
        said: &mut Vec<Happening>,
    ) -> Result<(), OfferError> {
        if accepted {
            let result = self.game.accept_draw(!by, now)?;
            self.changed();
            said.push(Happening::Over(result));
        } else {
            self.game.decline_draw(!by)?;
            self.effects.push(Effect::Keep);
            said.push(Happening::DrawDeclined(!by));
        }
        Ok(())
    }

    /// After anything that has changed the board: what was asked is about the position before.
    pub(super) fn changed(&mut self) {
        self.undo_asked = None;
        self.looked_at = None;
        self.cancel();
        self.mistakes_stand = false;
        self.effects.push(Effect::Keep);
    }

    /// Who starts the next game, or which person chooses that. A computer that may choose draws lots; a game number of
    /// the cartridge settles who starts when it is played again.
    pub fn next_starter(&self) -> Starter {
        let (series, setup) = (self.game.series(), self.game.setup());
        match series.next_starter() {
            _ if setup.variation.is_some() && !self.awaits_next_game() => {
                Starter::Is(setup.starter)
            }
            Starter::ChosenBy(seat) if !setup.player(seat).is_human() => {
                let lot = (self.seed >> 7) as usize + series.lines().len();
                Starter::Is(Seat::ALL[lot % 2])
            }
            starter => starter,
        }
    }

    /// The choice that was made, or the lot that was drawn for a computer.
    fn starter(&self, chosen: Option<Seat>) -> Option<Seat> {
        match (self.game.series().next_starter(), self.next_starter()) {
            (Starter::ChosenBy(_), Starter::Is(lot)) => Some(chosen.unwrap_or(lot)),
            _ => chosen,
        }
    }

    /// The seat that starts if the winner of the last game chooses this colour.
    pub fn starter_if_winner_takes(&self, color: Color) -> Seat {
        let winner = self.game.result().and_then(GameResult::winner);
        let winner = winner.map_or(Seat::Left, |it| self.game.seat(it));
        match color {
            Color::Black => winner,
            Color::White => !winner,
        }
    }
}

impl From<Match> for Table {
    /// A game that is laid out.
    fn from(game: Match) -> Table {
        Table::new(game, 1)
    }
}
