//! What is played, and what is said about it.

use leptos::prelude::*;
use outflank_play::{EndReason, GameResult, Match, MovedBy};
use outflank_rules::{Bitboard, Color, Move, Outcome, Square};
use outflank_text::Texts;

use super::clock::now;
use super::{Table, people, person};
use crate::parts::sound::Sound;

/// A turn, however the discs were flipped.
struct Made {
    mover: Color,
    mv: Move,
    by: MovedBy,
    flips: Bitboard,
}

impl Table {
    /// The person chooses a square.
    pub fn choose(self, square: Square) {
        if !self.sits_down() {
            return;
        }
        let color = self
            .game
            .with_untracked(|game| person(game).unwrap_or_else(|| game.turn()));
        self.play(color, Move::Place(square));
    }

    /// The first disc begins the game, if it is the person's; if not, the game begins without it.
    pub(super) fn sits_down(self) -> bool {
        if self.begun.get_untracked() {
            return true;
        }
        let starts = self
            .game
            .with_untracked(|game| game.player(game.turn()).is_human());
        if !starts || self.wishes.with_untracked(super::Wishes::draws_lots) {
            self.play_wished();
            return false;
        }
        self.begun.set(true);
        self.game.update(|game| game.resume(now()));
        true
    }

    pub(super) fn play(self, color: Color, mv: Move) {
        let known = self.turn_count();
        let played = self.game.try_update(|game| game.play_as(color, mv, now()));
        match played {
            Some(Ok(_)) => self.moved(known),
            Some(Err(refusal)) => {
                self.sounds.play(Sound::Refuse);
                self.notices.refuse(move |t| t.describe(&refusal));
            }
            None => {}
        }
    }

    /// Something was played since there were `known` turns.
    pub(super) fn moved(self, known: usize) {
        self.hush();
        self.tell(known);
        self.keep();
        self.go_on();
    }

    /// How many turns there are.
    pub(super) fn turn_count(self) -> usize {
        self.game.with_untracked(|game| {
            let assisted = game.game().map(|game| game.turns().len());
            let by_hand = game.tabletop().map(|table| table.turns().len());
            assisted.or(by_hand).unwrap_or_default()
        })
    }

    /// Tells the turns since there were `known` of them.
    pub fn tell(self, known: usize) {
        let (turns, over, watched) = self
            .game
            .with_untracked(|game| (turns_since(game, known), game.is_over(), people(game) == 0));
        let texts = self.words.now();
        for turn in turns {
            let Some(square) = turn.mv.square() else {
                // Who only watches need not confirm it.
                if watched {
                    self.notices.inform(move |t| t.passed(turn.mover));
                } else {
                    self.notices.banner(move |t| t.passed(turn.mover));
                }
                continue;
            };
            let (flips, squares) = (turn.flips.len(), turn.flips.to_string());
            self.sounds.play(Sound::Place { flips });
            if turn.by == MovedBy::Substitute {
                self.notices
                    .inform(move |t| t.played_for(turn.mover, square, flips, &squares));
            } else {
                self.announcer
                    .say(&texts.played(turn.mover, square, flips, &squares));
            }
        }
        if over {
            self.sounds.play(Sound::End);
            self.tell_result();
        }
    }

    pub(super) fn tell_result(self) {
        if let Some(result) = self.game.with_untracked(Match::result) {
            self.announcer.say(&in_words(&self.words.now(), result));
        }
    }
}

fn turns_since(game: &Match, known: usize) -> Vec<Made> {
    let assisted = game.game().map_or(&[][..], |game| game.turns());
    let by_hand = game.tabletop().map_or(&[][..], |table| table.turns());
    let assisted = assisted.iter().skip(known).map(|turn| Made {
        mover: turn.mover,
        mv: turn.mv,
        by: turn.by,
        flips: turn.flips,
    });
    let by_hand = by_hand.iter().skip(known).map(|turn| Made {
        mover: turn.mover,
        mv: turn.mv,
        by: turn.by,
        flips: turn.flipped,
    });
    assisted.chain(by_hand).collect()
}

/// How a game ended, as a sentence.
pub fn in_words(texts: &Texts, result: GameResult) -> String {
    let discs = |color| u32::from(result.discs.get(color));
    match (result.reason, result.outcome) {
        (EndReason::Resignation(_), Outcome::Win(winner)) => texts.over_resigned(!winner),
        (EndReason::Time(_), Outcome::Win(winner)) => texts.over_time(!winner),
        (EndReason::Agreement, _) => texts.over_agreed(),
        (_, Outcome::Win(winner)) => texts.over_won(winner, discs(winner), discs(!winner)),
        (_, Outcome::Draw) => texts.over_drawn(discs(Color::Black)),
    }
}
