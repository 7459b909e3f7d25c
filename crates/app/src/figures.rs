//! How well somebody plays: accuracy, what a move costs in each phase, and with which openings.
//!
//! One definition for all who show such figures. A [`Summary`] of a review becomes the figures of a game, and those of
//! many games become the figures of their players.

mod own;

use std::collections::BTreeMap;

use outflank_engine::Level;
use outflank_record::GameRecord;
use outflank_record::openings::Opening;
use outflank_rules::Color;

pub use outflank_collection::{Figures, GameFigures, Phase, PhaseFigures};

use crate::review::{Effort, Plan, Review, Summary};
use crate::study::Tree;

pub(crate) use own::opening_of;
pub use own::{OwnGames, Tally};

/// How the many games of a library are judged: quickly, and proven from 16 empty squares on.
pub const SURVEY_LEVEL: Level = Level::new(10).unwrap();

/// The review of one of them.
pub fn review_of(game: &GameRecord) -> Review {
    let plan = Plan {
        line: Some(Effort::Level(SURVEY_LEVEL)),
        ..Plan::default()
    };
    Review::new(Tree::from(game), plan)
}

/// Its figures, once everything is answered.
pub fn of_review(review: &Review) -> Option<GameFigures> {
    Some(of_game(&review.summary()?, SURVEY_LEVEL))
}

/// The figures of a game that was reviewed at a level.
pub fn of_game(summary: &Summary, level: Level) -> GameFigures {
    let of = |color: Color| {
        let moments = summary.moments.iter();
        let moments = moments.filter(|it| it.mover() == color && it.had_choice());
        let losses = moments.map(|it| (Phase::of(it.position.empties().len()), it.loss()));
        Figures::new(losses, summary.performance(color).accuracy)
    };
    GameFigures {
        level: level.number(),
        players: Color::ALL.map(of),
    }
}

/// How somebody played in many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerFigures {
    /// Who.
    pub name: String,
    /// The number of games.
    pub games: usize,
    /// All games together.
    pub figures: Figures,
    /// The named openings of the games, the most frequent first.
    pub openings: Vec<OpeningFigures>,
}

/// How somebody played in the games with an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningFigures {
    /// The opening.
    pub opening: Opening,
    /// The number of games.
    pub games: usize,
    /// These games together.
    pub figures: Figures,
}

/// A game for [`by_player`].
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Who played Black and White; empty if unknown.
    pub players: [String; 2],
    /// Its opening, if that has a name.
    pub opening: Option<Opening>,
    /// How well it was played.
    pub figures: GameFigures,
}

/// The figures of all named players, those with the most games first.
pub fn by_player(games: impl IntoIterator<Item = PlayedGame>) -> Vec<PlayerFigures> {
    let mut players: BTreeMap<String, PlayerFigures> = BTreeMap::new();
    for game in games {
        for (color, name) in Color::ALL.into_iter().zip(game.players) {
            if name.is_empty() {
                continue;
            }
            let figures = game.figures.of(color);
            let player = players.entry(name).or_default();
            player.games += 1;
            player.figures.add(figures);
            if let Some(opening) = game.opening {
                player.add_opening(opening, figures);
            }
        }
    }
    let named = players.into_iter().map(|(name, mut player)| {
        player
            .openings
            .sort_by_key(|it| core::cmp::Reverse(it.games));
        PlayerFigures { name, ..player }
    });
    let mut players: Vec<PlayerFigures> = named.collect();
    players.sort_by_key(|player| core::cmp::Reverse(player.games));
    players
}

impl PlayerFigures {
    fn add_opening(&mut self, opening: Opening, figures: &Figures) {
        let known = self.openings.iter_mut().find(|it| it.opening == opening);
        if let Some(known) = known {
            known.games += 1;
            known.figures.add(figures);
        } else {
            self.openings.push(OpeningFigures {
                opening,
                games: 1,
                figures: *figures,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_engine::{Kind, MoveScore, Value};
    use outflank_rules::notation::Transcript;
    use outflank_rules::{Position, Score};

    use super::*;
    use crate::review::Moment;

    /// A game in which each move has cost so many discs.
    fn summary(moves: &str, losses: &[i32]) -> Summary {
        let transcript: Transcript = moves.parse().unwrap();
        let mut position = Position::START;
        let mut moments = Vec::new();
        for (&mv, &loss) in transcript.moves().iter().zip(losses) {
            let score = |discs: i32| MoveScore {
                mv,
                value: Value::from(Score::new(discs).unwrap()),
                kind: Kind::Exact,
                line: vec![mv],
            };
            moments.push(Moment {
                position,
                played: score(0),
                best: score(loss),
            });
            position = position.play(mv).unwrap();
        }
        let chances = vec![0.5; moments.len() + 1];
        Summary {
            first: 0,
            moments,
            chances,
        }
    }

    #[test]
    fn a_game_has_the_figures_of_its_review() {
        let summary = summary("f5d6c3d3c4", &[0, 4, 2, 0, 0]);
        let figures = of_game(&summary, Level::MIN);
        assert_eq!(figures.level, Level::MIN.number());
        for color in Color::ALL {
            let told = summary.performance(color);
            let figures = figures.of(color);
            assert_eq!(figures.choices() as usize, told.choices);
            let accuracy = figures.accuracy().unwrap();
            assert!((accuracy - f64::from(told.accuracy)).abs() < 0.01);
            let loss = figures.mean_loss().unwrap() * f64::from(figures.choices());
            assert!((loss - f64::from(told.loss)).abs() < 0.1);
            assert_eq!(figures.phases[1].choices, 0, "all in the opening");
        }
    }

    #[test]
    fn games_are_summed_up_by_player_and_opening() {
        let tiger = Opening::all().iter().find(|it| it.id == "tiger").copied();
        let game = |black: &str, white: &str, losses: &[i32], opening| PlayedGame {
            players: [black.to_owned(), white.to_owned()],
            opening,
            figures: of_game(&summary("f5d6c3d3c4", losses), Level::MIN),
        };
        let players = by_player([
            game("Anna", "Ben", &[0, 4, 0, 0, 0], tiger),
            game("Ben", "Anna", &[3, 0, 0, 0, 0], None),
            game("Anna", "", &[6, 0, 0, 0, 0], tiger),
        ]);
        let names: Vec<(&str, usize)> = players.iter().map(|it| (&*it.name, it.games)).collect();
        assert_eq!(names, [("Anna", 3), ("Ben", 2)]);
        let anna = &players[0];
        // Three moves, two, and three; six discs lost in all.
        assert_eq!(anna.figures.choices(), 8);
        assert_eq!(anna.figures.mean_loss(), Some(0.75));
        assert_eq!((anna.openings.len(), anna.openings[0].games), (1, 2));
        assert_eq!(anna.openings[0].figures.mean_loss(), Some(1.0));
    }
}
