//! What a person does at the table.

use outflank_play::tabletop::{HandAction, HandEvent, Tabletop};
use outflank_play::{FlagFallen, MatchRefusal};
use outflank_rules::{Color, Move, Square};

use super::TableScreen;
use crate::app::shared::Shared;
use crate::table::DrawTalk;
use crate::table::telling::mistake_sentences;

impl TableScreen {
    /// A square is pressed: a disc is placed there; at the table, a disc that lies there is turned over.
    pub(super) fn press(&mut self, square: Square, shared: &mut Shared) {
        let game = &self.table.game;
        if !self.person_to_move() && !game.is_over() {
            self.say([shared.texts.refused_turn(game.turn())]);
            return;
        }
        let Some(table) = game.tabletop() else {
            self.play(Move::Place(square), shared);
            return;
        };
        let disc = game.position().at(square).is_some();
        let action = match (table.in_hand().is_some(), disc) {
            (true, _) => HandAction::Flip(square),
            (false, true) => HandAction::Correct(square),
            (false, false) if self.table.awaits_correction() => {
                self.say([shared.texts.app_correct_or_done()]);
                return;
            }
            (false, false) => HandAction::Place(square),
        };
        self.act(action, shared);
    }

    /// A pass, which assisted play makes by itself.
    pub(super) fn pass(&mut self, shared: &mut Shared) {
        if !self.person_to_move() && !self.table.game.is_over() {
            self.say([shared.texts.refused_turn(self.table.game.turn())]);
        } else if self.table.game.tabletop().is_some() {
            self.act(HandAction::Pass, shared);
        } else {
            self.play(Move::Pass, shared);
        }
    }

    fn play(&mut self, mv: Move, shared: &mut Shared) {
        let known = self.table.turn_count();
        if self.notice_flag(shared) {
            return;
        }
        let played = self.table.game.play(mv, shared.now);
        self.tell_played(played.map(drop), known, shared);
    }

    /// Tells what a move led to, keeps it, and lets the computer go on.
    pub(super) fn tell_played(
        &mut self,
        played: Result<(), MatchRefusal>,
        known: usize,
        shared: &mut Shared,
    ) {
        if let Err(refusal) = played {
            self.say([shared.texts.describe(&refusal)]);
            return;
        }
        self.say(self.table.turn_sentences(known, &shared.texts));
        self.changed(shared);
    }

    /// After anything that has changed the game.
    pub(super) fn changed(&mut self, shared: &mut Shared) {
        // Whatever is thought about, it is about the position before.
        self.stop_thinking(shared);
        self.hints.clear();
        if self.table.game.is_over() {
            self.said.extend(self.table.end_sentences(&shared.texts));
            self.said.extend(self.table.series_sentences(&shared.texts));
        }
        shared.keep(&self.table.game);
        self.follow(shared);
    }

    /// Something done by hand.
    fn act(&mut self, action: HandAction, shared: &mut Shared) {
        if self.notice_flag(shared) {
            return;
        }
        let texts = &shared.texts;
        let mover = self.table.game.turn();
        let event = match self.table.game.act(action, shared.now) {
            Ok(event) => event,
            Err(refusal) => {
                self.say([texts.describe(&refusal)]);
                return;
            }
        };
        let mut said = Vec::new();
        match event {
            HandEvent::Placed {
                square,
                handed_over,
            } => {
                if handed_over {
                    said.push(texts.handed_over(mover));
                }
                said.push(texts.hand_placed(mover, square));
                said.push(texts.app_now_flip());
            }
            HandEvent::TakenBack(square) => said.push(texts.hand_taken_back(square)),
            HandEvent::Flipped(square) => said.push(texts.hand_flipped(&square.to_string())),
            HandEvent::Corrected(square) => said.push(texts.hand_corrected(&square.to_string())),
            HandEvent::TurnEnded(ended) => {
                said.push(match ended.turn.mv {
                    Move::Place(_) => texts.hand_ended(mover),
                    Move::Pass => texts.passed(mover),
                });
                if let Some(mistakes) = ended.warning {
                    said.extend(mistake_sentences(mistakes, texts));
                    said.push(if self.table.awaits_correction() {
                        texts.app_correct_or_done()
                    } else {
                        texts.app_how_to_correct()
                    });
                }
                if self.table.game.tabletop().is_some_and(Tabletop::can_finish) {
                    said.push(texts.app_can_finish());
                }
            }
            HandEvent::Finished(_) => {}
        }
        self.say(said);
        self.changed(shared);
    }

    pub(super) fn take_back(&mut self, shared: &mut Shared) {
        self.act(HandAction::TakeBack, shared);
    }

    /// Ends the turn, or the game when neither can move; against the computer, lets a mistake stand.
    pub(super) fn done(&mut self, shared: &mut Shared) {
        let Some(table) = self.table.game.tabletop() else {
            return;
        };
        if self.table.awaits_correction() {
            self.table.mistakes_stand = true;
            self.said.clear();
            self.follow(shared);
            return;
        }
        let action = if table.can_finish() {
            HandAction::Finish
        } else {
            HandAction::EndTurn
        };
        self.act(action, shared);
    }

    pub(super) fn undo(&mut self, shared: &mut Shared) {
        self.stop_thinking(shared);
        match self.table.undo(shared.now) {
            Ok(()) => {
                self.say([shared.texts.taken_back()]);
                self.changed(shared);
            }
            Err(reason) => {
                self.say([shared.texts.describe(&reason)]);
                self.follow(shared);
            }
        }
    }

    pub(super) fn redo(&mut self, shared: &mut Shared) {
        self.stop_thinking(shared);
        match self.table.redo(shared.now) {
            Ok(()) => {
                self.say([shared.texts.made_again()]);
                self.changed(shared);
            }
            Err(reason) => {
                self.say([shared.texts.describe(&reason)]);
                self.follow(shared);
            }
        }
    }

    pub(super) fn resign(&mut self, shared: &mut Shared) {
        self.stop_thinking(shared);
        match self.table.resign(shared.now) {
            Ok(_) => {
                self.said.clear();
                self.changed(shared);
            }
            Err(reason) => self.say([shared.texts.describe(&reason)]),
        }
    }

    /// Offers a draw, or accepts the one that is offered.
    pub(super) fn draw_talk(&mut self, shared: &mut Shared) {
        let game = &self.table.game;
        let turn = game.turn();
        if !game.is_over() && !game.player(turn).is_human() {
            self.say([shared.texts.refused_turn(turn)]);
            return;
        }
        match self.table.talk_of_draw(shared.now) {
            Ok(DrawTalk::Offered) => {
                self.say([shared.texts.app_draw_offered(turn)]);
                shared.keep(&self.table.game);
            }
            Ok(DrawTalk::Accepted) => {
                self.said.clear();
                self.changed(shared);
            }
            Ok(DrawTalk::ForComputer) => self.offer_to_computer(shared),
            Err(reason) => self.say([shared.texts.describe(&reason)]),
        }
    }

    pub(super) fn decline(&mut self, shared: &mut Shared) {
        let Some(by) = self.table.game.draw_offer() else {
            self.say([shared.texts.nothing_to_decline()]);
            return;
        };
        match self.table.game.decline_draw(!by) {
            Ok(()) => self.say([shared.texts.draw_declined(!by)]),
            Err(reason) => self.say([shared.texts.describe(&reason)]),
        }
        shared.keep(&self.table.game);
    }

    pub(super) fn next_game(&mut self, color: Option<Color>, shared: &mut Shared) {
        match self.table.next_game(color, shared.now) {
            Ok(()) => {
                let number = self.table.game.series().lines().len() + 1;
                let black = self.table.game.black();
                self.say([shared.texts.game_begins(number, black)]);
                self.changed(shared);
            }
            Err(reason) => self.say([shared.texts.describe(&reason)]),
        }
    }

    /// Tells of a flag that has fallen; what a person does then comes too late.
    pub(super) fn notice_flag(&mut self, shared: &mut Shared) -> bool {
        match self.table.game.tick(shared.now) {
            None => return false,
            Some(FlagFallen::Lost(_)) => {
                self.stop_thinking(shared);
                self.said.clear();
                self.changed(shared);
            }
            Some(FlagFallen::ComputerMoves(_)) if self.is_substituting() => {
                self.say([shared.texts.too_late()]);
            }
            Some(FlagFallen::ComputerMoves(color)) => self.substitute(color, shared),
        }
        true
    }
}
