//! What the players agree on: taking back, giving up, draws, the next game.

use leptos::prelude::*;
use outflank_play::tabletop::Tabletop;
use outflank_play::{Game, Match, MovedBy, NextGameError, Seat};
use outflank_rules::Color;
use outflank_text::Texts;

use super::clock::now;
use super::{Table, people, person};
use crate::parts::sound::Sound;

impl Table {
    /// Whether a move of a person can be taken back; between computers, any move.
    pub fn can_undo(self) -> Memo<bool> {
        self.game(can_undo)
    }

    /// Whether a move can be made again.
    pub fn can_redo(self) -> Memo<bool> {
        self.game(|game| {
            let assisted = game.game().map(Game::redo_steps);
            let by_hand = game.tabletop().map(Tabletop::redo_steps);
            assisted.or(by_hand).is_some_and(|steps| steps > 0)
                && game
                    .result()
                    .is_none_or(outflank_play::GameResult::is_by_discs)
        })
    }

    /// Takes back to the person's move before. Computers that play each other pause.
    pub fn undo(self) {
        // The computer's first move is not the person's to take back.
        if self
            .game
            .with_untracked(|game| !game.is_over() && !can_undo(game))
        {
            self.notices.refuse(Texts::undo_nothing);
            return;
        }
        self.hush();
        let undone = self.game.try_update(|game| {
            let first = game.undo(now());
            let watched = people(game) == 0;
            let persons = |game: &Match| watched || game.player(game.turn()).is_human();
            while first.is_ok() && !persons(game) && game.undo(now()).is_ok() {}
            first
        });
        match undone {
            Some(Err(error)) => self.notices.refuse(move |t| t.describe(&error)),
            _ => self.went_back(&self.words.now().taken_back()),
        }
    }

    /// Makes again what was taken back, to the person's next move.
    pub fn redo(self) {
        self.hush();
        let known = self.turn_count();
        let made = self.game.try_update(|game| {
            let first = game.redo(now());
            let watched = people(game) == 0;
            let persons = |game: &Match| watched || game.player(game.turn()).is_human();
            while first.is_ok() && !persons(game) && game.redo(now()).is_ok() {}
            first
        });
        if let Some(Err(error)) = made {
            self.notices.refuse(move |t| t.describe(&error));
        } else {
            self.went_back(&self.words.now().made_again());
            if self.game.with_untracked(Match::is_over) {
                self.tell(known);
            }
        }
    }

    fn went_back(self, said: &str) {
        self.notices.clear_banners();
        self.announcer.say(said);
        if self.game.with_untracked(|game| people(game) == 0) {
            self.held.set(true);
        } else if !untrack(|| self.held.get()) {
            self.game.update(|game| game.resume(now()));
        }
        self.keep();
        self.go_on();
    }

    /// The person gives up; of two people, the one whose turn it is.
    pub fn resign(self) {
        self.hush();
        let resigned = self.game.try_update(|game| {
            let loser = person(game).unwrap_or_else(|| game.turn());
            game.resign(loser, now())
        });
        self.settled(resigned.map(|it| it.map(drop)));
    }

    /// Whether somebody can offer a draw: it is a person's turn, and no offer is open.
    pub fn can_offer_draw(self) -> bool {
        let able = self.game.with(|game| {
            let persons = game.player(game.turn()).is_human();
            persons && !game.is_over() && game.draw_offer().is_none()
        });
        able && self.work.get().is_none() && !self.is_paused()
    }

    /// Whoever is to move offers a draw.
    pub fn offer_draw(self) {
        if !untrack(|| self.can_offer_draw()) {
            return;
        }
        let offered = self.game.try_update(|game| {
            let by = game.turn();
            let computer = !game.player(!by).is_human();
            game.offer_draw(by).map(|()| (by, computer))
        });
        match offered {
            Some(Ok((by, true))) => self.offer_to_computer(by),
            Some(Ok((by, false))) => self.announcer.say(&self.words.now().play_draw_offered(by)),
            Some(Err(error)) => self.notices.refuse(move |t| t.describe(&error)),
            None => {}
        }
    }

    /// This player accepts or declines a draw.
    pub fn answer_draw(self, by: Color, accepted: bool) {
        if accepted {
            let agreed = self.game.try_update(|game| game.accept_draw(by, now()));
            self.settled(agreed.map(|it| it.map(drop)));
            return;
        }
        match self.game.try_update(|game| game.decline_draw(by)) {
            Some(Ok(())) => self.notices.inform(move |t| t.draw_declined(by)),
            Some(Err(error)) => self.notices.refuse(move |t| t.describe(&error)),
            None => {}
        }
    }

    fn settled(self, settled: Option<Result<(), outflank_play::OfferError>>) {
        match settled {
            Some(Ok(())) => {
                self.hush();
                self.notices.clear_banners();
                self.sounds.play(Sound::End);
                self.tell_result();
                self.keep();
            }
            Some(Err(error)) => self.notices.refuse(move |t| t.describe(&error)),
            None => {}
        }
    }

    /// The next game of the series. Where the winner chooses who starts, that is `chosen`.
    pub fn next_game(self, chosen: Option<Seat>) {
        let mut next = self.game.get_untracked();
        match next.next_game(chosen) {
            Ok(()) => self.lay_out(next),
            Err(error) => self.refuse_next(error),
        }
    }

    /// The same match again. Who starts was agreed; where the winner chooses, that is `chosen`.
    pub fn rematch(self, chosen: Option<Seat>) {
        match self.game.with_untracked(|game| game.rematch(chosen)) {
            Ok(game) => self.lay_out(game),
            Err(error) => self.refuse_next(error),
        }
    }

    fn refuse_next(self, error: NextGameError) {
        self.notices.refuse(move |t| t.describe(&error));
    }
}

fn can_undo(game: &Match) -> bool {
    if game.result().is_some_and(|result| !result.is_by_discs()) {
        return false;
    }
    let watched = people(game) == 0;
    let persons = |mover| watched || game.player(mover).is_human();
    let assisted = game.game().is_some_and(|game| {
        let mut turns = game.turns().iter();
        turns.any(|turn| turn.by != MovedBy::Rules && persons(turn.mover))
    });
    let by_hand = game.tabletop().is_some_and(|table| {
        table.in_hand().is_some() || table.turns().iter().any(|turn| persons(turn.mover))
    });
    assisted || by_hand
}
