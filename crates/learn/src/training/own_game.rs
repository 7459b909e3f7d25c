use serde::{Deserialize, Serialize};

use super::Day;

/// A finished game against the computer, as far as it tells how strong a learner is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnGame {
    /// Its name: the same game has the same.
    pub id: String,
    /// When it was played, or first told of.
    pub day: Day,
    /// The computer's level.
    pub level: u8,
    /// How it ended.
    pub result: OwnResult,
    /// Whether there was help: hints, moves taken back, a coach who spoke.
    pub helped: bool,
    /// The id of its opening, if that has a name.
    #[serde(default)]
    pub opening: Option<String>,
    /// How well it was played, once it was analysed. Then its mistakes have been looked for as well.
    pub played: Option<Played>,
}

/// How a game ended, for the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OwnResult {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

/// How well somebody played a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The accuracy, in percent.
    pub accuracy: u8,
    /// The loss of a move, in hundredths of a disc.
    pub loss: u16,
    /// In the opening, the middle and the end: how many moves there were to choose, and what they cost together in tenths
    /// of a disc. Games that were looked back at by older versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phases: Option<[(u16, u16); 3]>,
}

impl Played {
    /// About so many choices are in a game that does not say how many there were.
    const CHOICES: u16 = 30;

    /// How many moves there were to choose.
    pub fn choices(&self) -> u16 {
        let phases = self.phases.map(|phases| phases.map(|it| it.0));
        phases.map_or(Played::CHOICES, |it| it.into_iter().sum())
    }
}

/// The last games, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnGames(Vec<OwnGame>);

impl OwnGames {
    /// Older games are left out.
    pub const MOST: usize = 400;

    /// Adds a game, or what is new about one that is known.
    pub(crate) fn add(&mut self, game: OwnGame) {
        if let Some(known) = self.0.iter_mut().find(|it| it.id == game.id) {
            let more = known.played.zip(game.played);
            known.played = known.played.or(game.played);
            if let (Some(known), Some((_, more))) = (&mut known.played, more) {
                known.phases = known.phases.or(more.phases);
            }
            return;
        }
        self.0.push(game);
        self.0.sort_by_key(|it| it.day);
        let old = self.0.len().saturating_sub(OwnGames::MOST);
        self.0.drain(..old);
    }

    /// The games, the oldest first.
    pub fn all(&self) -> &[OwnGame] {
        &self.0
    }

    /// The game with this name.
    pub fn find(&self, id: &str) -> Option<&OwnGame> {
        self.0.iter().find(|it| it.id == id)
    }

    /// The strongest level that was beaten: two of three games in a row against it, without help.
    pub fn beaten(&self) -> Option<u8> {
        let levels = self.0.iter().map(|it| it.level);
        levels.filter(|&level| self.is_beaten(level)).max()
    }

    fn is_beaten(&self, level: u8) -> bool {
        let counts = |it: &&OwnGame| it.level == level && !it.helped;
        let games = self.0.iter().filter(counts);
        let won: Vec<bool> = games.map(|it| it.result == OwnResult::Won).collect();
        let wins = |games: &[bool]| games.iter().filter(|&&it| it).count() >= 2;
        won.windows(3).any(wins) || won.len() == 2 && wins(&won)
    }

    pub(crate) fn merge(&mut self, other: &OwnGames) {
        other.0.iter().for_each(|it| self.add(it.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games by level and result; a small letter is a game with help.
    fn games(told: &str) -> OwnGames {
        let mut games = OwnGames::default();
        for (number, game) in told.split_whitespace().enumerate() {
            let (level, result) = game.split_at(1);
            games.add(OwnGame {
                id: number.to_string(),
                day: Day::new(number as i32),
                level: level.parse().unwrap(),
                result: match result.to_uppercase().as_str() {
                    "W" => OwnResult::Won,
                    "D" => OwnResult::Drawn,
                    _ => OwnResult::Lost,
                },
                helped: result.chars().all(char::is_lowercase),
                opening: None,
                played: None,
            });
        }
        games
    }

    #[test]
    fn two_of_three_games_without_help_beat_a_level() {
        for (told, beaten) in [
            ("", None),
            ("3W", None),
            ("3W 3W", Some(3)),
            ("3W 3L 3W", Some(3)),
            ("3W 5L 3L 5W 3W", Some(3)),
            ("3W 3L 3D 3W", None),
            ("3W 3W 5W 5L 5W 7W", Some(5)),
            // With help it proves nothing.
            ("3W 3w 3w", None),
            ("3w 3w 3W 3W", Some(3)),
        ] {
            assert_eq!(games(told).beaten(), beaten, "{told}");
        }
    }

    #[test]
    fn a_game_is_counted_once_and_its_figures_are_added() {
        let mut all = games("3W");
        let played = Played {
            accuracy: 80,
            loss: 150,
            phases: None,
        };
        for figures in [Some(played), None] {
            let mut again = all.all()[0].clone();
            again.played = figures;
            all.add(again);
        }
        assert_eq!(all.all().len(), 1);
        assert_eq!(all.all()[0].played, Some(played));
        let mut other = games("3W 4L");
        other.merge(&all);
        assert_eq!(other.all().len(), 2);
        assert_eq!(other.all()[0].played, Some(played));
        // What an older version did not say is added, and nothing else is changed.
        let phases = Some([(12, 30), (10, 5), (8, 0)]);
        let later = Played {
            accuracy: 1,
            phases,
            ..played
        };
        let mut again = all.all()[0].clone();
        again.played = Some(later);
        all.add(again);
        assert_eq!(all.all()[0].played, Some(Played { phases, ..played }));
        assert_eq!((played.choices(), later.choices()), (30, 30));
    }

    #[test]
    fn games_of_older_versions_are_read_and_written_as_they_were() {
        let old = r#"{"accuracy":80,"loss":150}"#;
        let played: Played = serde_json::from_str(old).unwrap();
        assert_eq!((played.accuracy, played.phases), (80, None));
        assert_eq!(serde_json::to_string(&played).unwrap(), old);
        let new = r#"{"accuracy":80,"loss":150,"phases":[[12,30],[10,5],[8,0]]}"#;
        let played: Played = serde_json::from_str(new).unwrap();
        assert_eq!(played.phases, Some([(12, 30), (10, 5), (8, 0)]));
        assert_eq!(serde_json::to_string(&played).unwrap(), new);
    }
}
