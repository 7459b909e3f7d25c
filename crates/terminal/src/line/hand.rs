//! Commands of tabletop play.

use core::time::Duration;

use outflank_play::tabletop::{HandAction, HandEvent, Tabletop};
use outflank_rules::{Bitboard, Move, Square};

use super::game::LineGame;
use super::reply::Lines;
use crate::table::telling::mistake_sentences;

impl LineGame<'_> {
    pub(super) fn play_by_hand(&mut self, mv: Move, now: Duration, lines: &mut Lines) {
        let action = match mv {
            Move::Place(square) => HandAction::Place(square),
            Move::Pass => HandAction::Pass,
        };
        self.act(action, now, lines);
    }

    /// In a turn, turns discs over; between turns, puts the last one right.
    pub(super) fn flip(&mut self, squares: &[Square], now: Duration, lines: &mut Lines) {
        let Some(table) = self.table.game.tabletop() else {
            lines.say(self.only_by_hand(&self.texts.word_flip()));
            return;
        };
        let in_turn = table.in_hand().is_some();
        let mut done = Bitboard::EMPTY;
        for &square in squares {
            let action = if in_turn {
                HandAction::Flip(square)
            } else {
                HandAction::Correct(square)
            };
            match self.table.game.act(action, now) {
                Ok(_) => done ^= square.into(),
                Err(refusal) => lines.say(self.texts.describe(&refusal)),
            }
        }
        if done.is_empty() {
            return;
        }
        let squares = done.to_string();
        lines.say(if in_turn {
            self.texts.hand_flipped(&squares)
        } else {
            self.texts.hand_corrected(&squares)
        });
        self.tell_board(lines);
        if let Some(mistakes) = self.table.game.tabletop().and_then(Tabletop::warning) {
            lines.say_all(mistake_sentences(mistakes, self.texts));
        }
        if !in_turn {
            self.tell_state(lines);
        }
    }

    pub(super) fn take_back(&mut self, now: Duration, lines: &mut Lines) {
        if self.table.game.tabletop().is_none() {
            lines.say(self.only_by_hand(&self.texts.word_take_back()));
            return;
        }
        self.act(HandAction::TakeBack, now, lines);
    }

    /// Ends the turn, or the game when neither can move.
    pub(super) fn done(&mut self, now: Duration, lines: &mut Lines) {
        let Some(table) = self.table.game.tabletop() else {
            lines.say(self.only_by_hand(&self.texts.word_done()));
            return;
        };
        if self.table.awaits_correction() {
            self.table.mistakes_stand = true;
            return;
        }
        let action = if table.can_finish() {
            HandAction::Finish
        } else {
            HandAction::EndTurn
        };
        self.act(action, now, lines);
    }

    fn act(&mut self, action: HandAction, now: Duration, lines: &mut Lines) {
        let mover = self.table.game.turn();
        let event = match self.table.game.act(action, now) {
            Ok(event) => event,
            Err(refusal) => {
                lines.say(self.texts.describe(&refusal));
                return;
            }
        };
        match event {
            HandEvent::Placed {
                square,
                handed_over,
            } => {
                if handed_over {
                    lines.say(self.texts.handed_over(mover));
                }
                lines.say(self.texts.hand_placed(mover, square));
                self.tell_board(lines);
            }
            HandEvent::TakenBack(square) => {
                lines.say(self.texts.hand_taken_back(square));
                self.tell_board(lines);
            }
            HandEvent::TurnEnded(ended) => {
                lines.say(match ended.turn.mv {
                    Move::Place(_) => self.texts.hand_ended(mover),
                    Move::Pass => self.texts.passed(mover),
                });
                if let Some(mistakes) = ended.warning {
                    lines.say_all(mistake_sentences(mistakes, self.texts));
                    lines.say(if self.table.awaits_correction() {
                        self.texts.hand_correct_or_done()
                    } else {
                        self.texts.hand_how_to_correct()
                    });
                }
                self.tell_state(lines);
                if self.table.game.tabletop().is_some_and(Tabletop::can_finish) {
                    lines.say(self.texts.hand_can_finish());
                }
            }
            HandEvent::Finished(_) => self.tell_end(lines),
            HandEvent::Flipped(_) | HandEvent::Corrected(_) => {}
        }
    }

    fn only_by_hand(&self, words: &str) -> String {
        self.texts.only_by_hand(super::command::first(words))
    }
}
