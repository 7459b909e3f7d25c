//! Looking back at a finished game: how well it was played, and what is to be learnt from it.

use outflank_learn::training::{Card, Day, OwnGame, OwnResult, Played};
use outflank_learn::{Deed, Progress};
use outflank_play::{GameResult, Help, PlayerKind, SavedGame};
use outflank_rules::random::mix;
use outflank_rules::{Color, Move};

use super::mistakes;
use crate::figures::{SURVEY_LEVEL, of_game, opening_of};
use crate::review::{Effort, Happening, Input, Plan, Review};
use crate::study::Tree;
use crate::{Effect, JobId, Reply};

/// How far every position is searched: an answer within seconds, and good enough to call a move bad.
const SIGHT: Effort = Effort::Level(SURVEY_LEVEL);

/// A shorter game teaches nothing.
const SHORTEST: usize = 30;

/// A game being looked back at, by itself, after its end.
#[derive(Clone, Debug)]
pub struct Lookback {
    review: Review,
    game: OwnGame,
    learner: Color,
    over: bool,
}

/// What a game taught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learned {
    /// The name of the game.
    id: String,
    /// The game, if it has just been played: another may be known.
    game: Option<OwnGame>,
    /// How well it was played.
    played: Played,
    /// Its worst mistakes.
    pub cards: Vec<Card>,
}

/// A finished game of one person against the computer, as it is remembered; `None` for any other.
pub fn own_game(saved: &SavedGame, today: Day) -> Option<OwnGame> {
    let game = &saved.game;
    let (person, result) = (game.only_person()?, game.result()?);
    let PlayerKind::Computer(level) = game.player(!person) else {
        return None;
    };
    Some(OwnGame {
        id: id(game.turns().map(|turn| turn.mv), person),
        day: today,
        level: level.number(),
        result: match GameResult::winner(result) {
            Some(winner) if winner == person => OwnResult::Won,
            Some(_) => OwnResult::Lost,
            None => OwnResult::Drawn,
        },
        helped: saved.info.help != Help::default(),
        opening: opening_of(saved).map(|it| it.id.to_owned()),
        played: None,
    })
}

/// The same moves with the same colour are the same game.
fn id(moves: impl Iterator<Item = Move>, person: Color) -> String {
    let numbers = moves.map(|mv| mv.square().map_or(0, |it| it.index() as u64 + 1));
    let start = mix(person.index() as u64 + 1);
    format!("{:016x}", numbers.fold(start, |sum, mv| mix(sum ^ mv)))
}

impl Lookback {
    /// A look back at a finished game against the computer. `None` if there is nothing to see, or it was done before.
    pub fn new(saved: &SavedGame, progress: &Progress, today: Day) -> Option<Lookback> {
        let game = own_game(saved, today)?;
        let known = progress.training().games.find(&game.id);
        let is_done = known.is_some_and(|it| it.played.is_some());
        let by_hand = saved.game.tabletop().is_some();
        if is_done || by_hand || saved.game.turn_count() < SHORTEST {
            return None;
        }
        let plan = Plan {
            line: Some(SIGHT),
            ..Plan::default()
        };
        Some(Lookback {
            review: Review::new(Tree::of_game(&saved.game), plan),
            learner: saved.game.only_person()?,
            game,
            over: false,
        })
    }

    /// What has to be done outside.
    pub fn effects(&mut self) -> Vec<Effect> {
        self.review.effects()
    }

    /// The engine speaks. What the game taught, once every position was searched.
    pub fn hear(&mut self, id: JobId, reply: Reply, today: Day) -> Option<Learned> {
        let happened = self.review.update(Input::Reply(id, reply));
        self.over |= happened.contains(&Happening::EngineFailed);
        if !happened.contains(&Happening::LineDone) {
            return None;
        }
        self.over = true;
        let game = Some(self.game.clone());
        learned(
            &self.review,
            self.game.id.clone(),
            game,
            self.learner,
            today,
        )
    }

    /// Nobody waits for it any more.
    pub fn stop(&mut self) {
        self.review.update(Input::Pause(true));
        self.over = true;
    }

    /// Whether it is over, with or without something learned.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// How many positions are searched, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        self.review.progress()
    }
}

/// What the whole analysis of a game taught the reader who played it.
pub fn of_review(review: &Review, today: Day) -> Option<Learned> {
    let study = review.study();
    let learner = study.reader().filter(|_| study.variation().is_none())?;
    let id = id(study.moves().into_iter(), learner);
    learned(review, id, None, learner, today)
}

fn learned(
    review: &Review,
    id: String,
    game: Option<OwnGame>,
    learner: Color,
    today: Day,
) -> Option<Learned> {
    let figures = of_game(&review.summary()?, SURVEY_LEVEL);
    let figures = figures.of(learner);
    let kept = |number: u32| number.try_into().unwrap_or(u16::MAX);
    let phases = figures.phases.map(|it| (kept(it.choices), kept(it.tenths)));
    Some(Learned {
        id,
        game,
        played: Played {
            accuracy: figures.accuracy().unwrap_or(100.0).round() as u8,
            loss: (figures.mean_loss().unwrap_or_default() * 100.0).round() as u16,
            phases: Some(phases),
        },
        cards: mistakes::cards(review, learner, today),
    })
}

impl Learned {
    /// Remembers it: the game, and its mistakes as cards, unless they were looked for before. How many of them are in the
    /// deck now.
    pub fn keep(self, progress: &mut Progress) -> usize {
        let training = progress.training();
        let known = training.games.find(&self.id).cloned();
        let seen = known.as_ref().and_then(|it| it.played);
        let is_new = seen.is_none() && !training.looked_at.contains(&self.id);
        match known.or(self.game) {
            // Earlier versions did not keep what each phase cost.
            Some(game) if seen.is_none_or(|it| it.phases.is_none()) => {
                let played = Some(self.played);
                progress.add(Deed::Game(Box::new(OwnGame { played, ..game })));
            }
            // A game of the reader's that was not played here: only its name is kept.
            None if is_new => progress.add(Deed::LookedAt { game: self.id }),
            Some(_) | None => {}
        }
        for card in self.cards.iter().filter(|_| is_new) {
            progress.add_card(card.clone());
        }
        let deck = &progress.training().deck;
        let kept = self.cards.iter().filter(|it| deck.card(&it.id()).is_some());
        kept.count()
    }
}

#[cfg(test)]
mod tests {
    use outflank_learn::puzzle;

    use super::*;

    #[test]
    fn the_game_of_a_reader_leaves_cards_once_whatever_is_found_later() {
        let today = Day::new(20_000);
        let learned = |puzzle: usize| Learned {
            id: "game".to_owned(),
            game: None,
            played: Played {
                accuracy: 80,
                loss: 150,
                phases: None,
            },
            cards: vec![Card::puzzle(&puzzle::made()[puzzle], today)],
        };
        let mut progress = Progress::default();
        assert_eq!(learned(0).keep(&mut progress), 1);
        // Another level sees other mistakes.
        assert_eq!(learned(1).keep(&mut progress), 0);
        let loaded = Progress::load(&progress.save()).unwrap();
        let mut progress = loaded.progress;
        assert_eq!(learned(2).keep(&mut progress), 0);
        assert_eq!(progress.training().deck.len(), 1);
        assert!(progress.training().games.all().is_empty());
    }
}
