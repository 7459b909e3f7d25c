//! The games that were opened, judged one after the other in the background.

use super::OpenedGames;
use crate::figures::{of_review, review_of};
use crate::kept::{GameId, Storage, Unavailable};
use crate::review::{self, Happening, Review};
use crate::{Effect, JobId, Reply};

/// Judges the games that are not judged yet, one question at a time.
#[derive(Debug, Default)]
pub struct Survey {
    /// The game that is judged, and its key.
    game: Option<(u64, Review)>,
    effects: Vec<Effect>,
}

/// What somebody wants, or the engine says.
#[derive(Clone, Debug)]
pub enum Input {
    /// Begins, or goes on where it was stopped.
    Begin,
    /// Enough for now. The games that are judged stay so.
    Stop,
    /// The engine speaks.
    Reply(JobId, Reply),
}

impl Survey {
    /// Whether it is at work.
    pub const fn is_on(&self) -> bool {
        self.game.is_some()
    }

    /// What has to be done outside.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Takes an input. What is found is kept with the games.
    pub fn update(
        &mut self,
        input: Input,
        games: &mut OpenedGames,
        storage: &(impl Storage + ?Sized),
        now: &GameId,
    ) -> Result<(), Unavailable> {
        match (input, &mut self.game) {
            (Input::Begin, None) => self.begin(games),
            (Input::Stop, Some((_, review))) => {
                review.update(review::Input::Pause(true));
                self.effects.extend(review.effects());
                self.game = None;
            }
            (Input::Reply(id, reply), Some((_, review))) => {
                let happenings = review.update(review::Input::Reply(id, reply));
                self.effects.extend(review.effects());
                if happenings.contains(&Happening::EngineFailed) {
                    self.game = None;
                }
            }
            _ => {}
        }
        // Some games have nothing to be asked.
        while let Some((key, review)) = self.game.take_if(|(_, it)| !it.is_searching()) {
            games.judge(storage, now, key, of_review(&review).unwrap_or_default())?;
            self.begin(games);
        }
        Ok(())
    }

    fn begin(&mut self, games: &OpenedGames) {
        self.game = games.unjudged().map(|(key, game)| (key, review_of(game)));
        if let Some((_, review)) = &mut self.game {
            self.effects.extend(review.effects());
        }
    }
}
