use outflank_play::cartridge::Variation;
use outflank_play::clock::ClockRules;
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Counting, Goal, Handicap, Level, Match, MatchSetup, PlayerKind, SeriesRules, Start, Style,
};
use outflank_rules::Color;
use outflank_text::Texts;
use serde::{Deserialize, Serialize};

/// What the next game is to be like, in words that are kept from one day to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wish {
    /// Who plays.
    pub players: Players,
    /// Whether the person, against the computer, has the white discs.
    pub white: bool,
    /// The computer's level.
    pub level: u8,
    /// The level of the second computer, White.
    pub other_level: u8,
    /// Corners, as [`Handicap`] writes them.
    pub handicap: String,
    /// The clock, as [`ClockRules`] writes it.
    pub clock: String,
    /// The series, as [`SeriesRules`] writes it.
    pub series: String,
    /// Who flips.
    pub hands: Hands,
    /// Whether empty squares go to the winner.
    pub tournament: bool,
    /// A game number of the cartridge, which settles most of the rest.
    pub cartridge: Option<String>,
}

/// Who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Players {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people.
    People,
    /// Two computers.
    Computers,
}

impl Players {
    /// All of them.
    pub const ALL: [Players; 3] = [Players::Computer, Players::People, Players::Computers];
}

/// Who flips the discs, and what is said about mistakes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    /// The program.
    #[default]
    Program,
    /// The players; mistakes are pointed out.
    Warn,
    /// The players; mistakes are shown after the game.
    Review,
    /// The players; nothing is said.
    Silent,
}

impl Hands {
    /// All of them.
    pub const ALL: [Hands; 4] = [Hands::Program, Hands::Warn, Hands::Review, Hands::Silent];
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            players: Players::Computer,
            white: false,
            level: Level::DEFAULT.number(),
            other_level: Level::DEFAULT.number(),
            handicap: Handicap::NONE.to_string(),
            clock: "none".to_owned(),
            series: SeriesRules::SINGLE.to_string(),
            hands: Hands::Program,
            tournament: false,
            cartridge: None,
        }
    }
}

impl Wish {
    /// The match that is wished for, or why there can be none.
    pub(in crate::app) fn game(&self, texts: &Texts) -> Result<Match, String> {
        Match::new(self.setup(texts)?).map_err(|reason| texts.describe(&reason))
    }

    fn setup(&self, texts: &Texts) -> Result<MatchSetup, String> {
        let level = |number| Level::new(number).ok_or_else(|| texts.player_level());
        let computer = PlayerKind::Computer(level(self.level)?);
        let series: SeriesRules = (self.series.parse()).map_err(|error| texts.describe(&error))?;
        let counting = if self.tournament {
            Counting::Tournament
        } else {
            Counting::Discs
        };
        if let Some(code) = &self.cartridge {
            let variation: Variation = code.parse().map_err(|error| texts.describe(&error))?;
            return Ok(MatchSetup {
                series: fixed(series),
                counting,
                ..MatchSetup::cartridge(variation, level(self.level)?)
            });
        }
        let [black, white] = match self.players {
            Players::People => [PlayerKind::Human; 2],
            Players::Computers => [computer, PlayerKind::Computer(level(self.other_level)?)],
            Players::Computer if self.white => [computer, PlayerKind::Human],
            Players::Computer => [PlayerKind::Human, computer],
        };
        let handicap: Handicap = (self.handicap.parse()).map_err(|error| texts.describe(&error))?;
        let clock: ClockRules = self.clock.parse().map_err(|error| texts.describe(&error))?;
        Ok(MatchSetup {
            start: Start::Usual(handicap),
            clock,
            series,
            counting,
            style: match self.hands {
                Hands::Program => Style::Assisted,
                Hands::Warn => Style::Tabletop(Vigilance::Warn),
                Hands::Review => Style::Tabletop(Vigilance::Review),
                Hands::Silent => Style::Tabletop(Vigilance::Silent),
            },
            ..MatchSetup::new(black, white)
        })
    }

    /// In a few words.
    pub(in crate::app) fn brief(&self, texts: &Texts) -> String {
        match (&self.cartridge, self.players) {
            (Some(code), _) => texts.app_brief_cartridge(code),
            (None, Players::Computer) => texts.play_computer(self.level),
            (None, Players::People) => texts.two_people(),
            (None, Players::Computers) => texts.app_players_computers(),
        }
    }

    /// A handicap in words.
    pub(super) fn handicap_text(&self, texts: &Texts) -> String {
        match self.handicap.parse::<Handicap>() {
            Ok(handicap) => texts.app_corners(handicap.count(), handicap.receiver()),
            Err(_) => self.handicap.clone(),
        }
    }

    /// The clock in words; what has no word is written as it is typed.
    pub(super) fn clock_text(&self, texts: &Texts) -> String {
        match self.clock.parse::<ClockRules>() {
            Ok(clock) if clock.is_none() => texts.app_clock_none(),
            _ => self.clock.clone(),
        }
    }

    /// The series in words.
    pub(super) fn series_text(&self, texts: &Texts) -> String {
        match self.series.parse().map(SeriesRules::goal) {
            Ok(Goal::Games(count)) => texts.app_series_games(count),
            Ok(Goal::Wins(count)) => texts.app_series_wins(count),
            Ok(Goal::Points(count)) => texts.app_series_points(count),
            Err(_) => self.series.clone(),
        }
    }

    /// Corners for a colour, in the order of the form: none, then Black's, then White's.
    pub(super) fn handicaps() -> Vec<String> {
        let of =
            |color| (1..=4).filter_map(move |count| Handicap::corners_in_order(count, color).ok());
        let all = of(Color::Black).chain(of(Color::White));
        core::iter::once(Handicap::NONE)
            .chain(all)
            .map(|handicap| handicap.to_string())
            .collect()
    }
}

/// The cartridge settles who starts every game.
fn fixed(series: SeriesRules) -> SeriesRules {
    SeriesRules::new(series.goal(), outflank_play::NextStarter::Fixed).unwrap_or(series)
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;

    #[test]
    fn every_way_to_play_can_be_wished_for() {
        let texts = Texts::new(Language::EN);
        for players in Players::ALL {
            for hands in Hands::ALL {
                for handicap in Wish::handicaps() {
                    let wish = Wish {
                        players,
                        handicap,
                        hands,
                        ..Wish::default()
                    };
                    let nobody = players == Players::Computers && hands != Hands::Program;
                    assert_eq!(wish.game(&texts).is_err(), nobody);
                }
            }
        }
        for variation in Variation::all() {
            let wish = Wish {
                cartridge: Some(variation.to_string()),
                series: "games:3".to_owned(),
                clock: "5m".to_owned(),
                ..Wish::default()
            };
            let game = wish.game(&texts).unwrap();
            assert_eq!(game.setup().variation, Some(variation));
        }
    }

    #[test]
    fn what_makes_no_sense_is_told() {
        let texts = Texts::new(Language::EN);
        for wish in [
            Wish {
                level: 0,
                ..Wish::default()
            },
            Wish {
                clock: "soon".to_owned(),
                ..Wish::default()
            },
            Wish {
                series: "games:0".to_owned(),
                ..Wish::default()
            },
            Wish {
                cartridge: Some("04".to_owned()),
                ..Wish::default()
            },
            Wish {
                handicap: "5".to_owned(),
                ..Wish::default()
            },
        ] {
            let reason = wish.game(&texts).unwrap_err();
            assert!(reason.ends_with('.'), "{reason}");
        }
    }
}
