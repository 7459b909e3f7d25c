//! Commands of tabletop play.

use core::time::Duration;

use outflank_play::tabletop::{HandAction, HandEvent, Mistakes, Tabletop, Vigilance};
use outflank_rules::{Bitboard, Move, Square};

use super::game::LineGame;
use super::reply::Lines;

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
        let Some(table) = self.game.tabletop() else {
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
            match self.game.act(action, now) {
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
        if let Some(mistakes) = self.game.tabletop().and_then(Tabletop::warning) {
            self.tell_mistakes(mistakes, lines);
        }
        if !in_turn {
            self.tell_state(lines);
        }
    }

    pub(super) fn take_back(&mut self, now: Duration, lines: &mut Lines) {
        if self.game.tabletop().is_none() {
            lines.say(self.only_by_hand(&self.texts.word_take_back()));
            return;
        }
        self.act(HandAction::TakeBack, now, lines);
    }

    /// Ends the turn, or the game when neither can move.
    pub(super) fn done(&mut self, now: Duration, lines: &mut Lines) {
        let Some(table) = self.game.tabletop() else {
            lines.say(self.only_by_hand(&self.texts.word_done()));
            return;
        };
        if self.awaits_correction() {
            self.mistakes_stand = true;
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
        let mover = self.game.turn();
        let event = match self.game.act(action, now) {
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
                    self.tell_mistakes(mistakes, lines);
                    lines.say(if self.awaits_correction() {
                        self.texts.hand_correct_or_done()
                    } else {
                        self.texts.hand_how_to_correct()
                    });
                }
                self.tell_state(lines);
                if self.game.tabletop().is_some_and(Tabletop::can_finish) {
                    lines.say(self.texts.hand_can_finish());
                }
            }
            HandEvent::Finished(_) => self.tell_end(lines),
            HandEvent::Flipped(_) | HandEvent::Corrected(_) => {}
        }
    }

    fn tell_mistakes(&self, mistakes: Mistakes, lines: &mut Lines) {
        if !mistakes.missing.is_empty() {
            lines.say(self.texts.hand_missing(&mistakes.missing.to_string()));
        }
        if !mistakes.extra.is_empty() {
            lines.say(self.texts.hand_extra(&mistakes.extra.to_string()));
        }
    }

    /// The mistakes that stood, after the game.
    pub(super) fn tell_review(&self, lines: &mut Lines) {
        let Some(table) = self.game.tabletop() else {
            return;
        };
        if table.vigilance() == Vigilance::Silent {
            return;
        }
        let review = table.review();
        if review.is_empty() {
            lines.say(self.texts.hand_review_none());
        }
        for (turn, mistakes) in review {
            let names = |squares: Bitboard| match squares.to_string() {
                text if text.is_empty() => "none".to_owned(),
                text => text,
            };
            let mover = table.turns()[turn].mover;
            let (missing, extra) = (names(mistakes.missing), names(mistakes.extra));
            let line = self.texts.hand_review(turn + 1, mover, &missing, &extra);
            lines.say(line.trim_end());
        }
    }

    fn only_by_hand(&self, words: &str) -> String {
        self.texts.only_by_hand(super::command::first(words))
    }
}
