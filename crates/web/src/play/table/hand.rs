//! What is done by hand in tabletop play, and what is said about it.

use leptos::prelude::*;
use outflank_play::Match;
use outflank_play::tabletop::{HandAction, HandEvent};
use outflank_rules::{Color, Move, Square};

use super::clock::now;
use super::{Table, person};
use crate::parts::sound::Sound;

impl Table {
    /// The person touches a square. Between turns a disc of the last one is put right or a new one placed; in a turn
    /// discs are turned over, and the placed one comes back into the hand.
    pub fn touch(self, square: Square) {
        let action = self.game.with_untracked(|game| {
            let table = game.tabletop()?;
            let occupied = table.position().at(square).is_some();
            Some(match table.in_hand() {
                Some(in_hand) if in_hand.square == square => HandAction::TakeBack,
                Some(_) if occupied => HandAction::Flip(square),
                None if occupied && correctable(game) => HandAction::Correct(square),
                _ => HandAction::Place(square),
            })
        });
        if let Some(action) = action {
            self.act(action);
        }
    }

    /// The person does something by hand.
    pub fn act(self, action: HandAction) {
        if !self.sits_down() {
            return;
        }
        let done = self.game.try_update(|game| {
            let color = person(game).unwrap_or_else(|| game.turn());
            let mover = game.turn();
            game.act_as(color, action, now())
                .map(|event| (mover, event))
        });
        match done {
            Some(Ok((mover, event))) => {
                self.hush();
                self.tell_by_hand(mover, event);
                self.keep();
                self.go_on();
            }
            Some(Err(refusal)) => {
                self.sounds.play(Sound::Refuse);
                self.notices.refuse(move |t| t.describe(&refusal));
            }
            None => {}
        }
    }

    /// The person lets mistakes stand for which the computer waits.
    pub fn let_stand(self) {
        self.stands.set(true);
        self.go_on();
    }

    /// Whether the computer waits for mistakes to be put right.
    pub fn waits_for_correction(self) -> Memo<bool> {
        let stands = self.stands;
        Memo::new(move |_| {
            let stands = stands.get();
            self.game.with(|game| {
                let mistaken = game.tabletop().is_some_and(|it| it.warning().is_some());
                mistaken && !stands && !game.player(game.turn()).is_human()
            })
        })
    }

    fn tell_by_hand(self, mover: Color, event: HandEvent) {
        let texts = self.words.now();
        let said = match event {
            HandEvent::Placed {
                square,
                handed_over,
            } => {
                self.sounds.play(Sound::Place { flips: 0 });
                if handed_over {
                    self.notices.inform(move |t| t.handed_over(mover));
                }
                texts.hand_placed(mover, square)
            }
            HandEvent::Flipped(square) => {
                self.sounds.play(Sound::Flip);
                texts.hand_flipped(&square.to_string())
            }
            HandEvent::TakenBack(square) => texts.hand_taken_back(square),
            HandEvent::TurnEnded(ended) => {
                self.stands.set(false);
                let mut said = match ended.turn.mv {
                    Move::Pass => texts.passed(mover),
                    Move::Place(_) => texts.hand_ended(mover),
                };
                if let Some(mistakes) = ended.warning {
                    if !mistakes.missing.is_empty() {
                        said += &format!(" {}", texts.hand_missing(&mistakes.missing.to_string()));
                    }
                    if !mistakes.extra.is_empty() {
                        said += &format!(" {}", texts.hand_extra(&mistakes.extra.to_string()));
                    }
                }
                said
            }
            HandEvent::Corrected(square) => {
                self.sounds.play(Sound::Flip);
                texts.hand_corrected(&square.to_string())
            }
            HandEvent::Finished(_) => {
                self.sounds.play(Sound::End);
                self.tell_result();
                return;
            }
        };
        self.announcer.say(&said);
    }
}

/// Whether the last turn can still be put right: it was one, and no disc has been placed since.
fn correctable(game: &Match) -> bool {
    game.tabletop().is_some_and(|table| {
        let last = table.turns().last();
        table.in_hand().is_none() && last.is_some_and(|turn| turn.mv != Move::Pass)
    })
}
