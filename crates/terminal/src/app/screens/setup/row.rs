use outflank_play::cartridge::Variation;
use outflank_play::clock::ClockRules;
use outflank_play::{Level, NextStarter, SeriesRules};
use outflank_text::Texts;

use super::{Hands, Players, Wish};
use crate::app::parts::list::Entry;
use crate::app::screens::settings::turned;

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Start,
    Players,
    Color,
    Level,
    OtherLevel,
    Handicap,
    Clock,
    Hands,
    Series,
    Next,
    Counting,
    Cartridge,
}

const CLOCKS: [&str; 7] = ["none", "15s/move", "1m", "5m", "5m+3s", "10m", "10m+5x30s"];
const SERIES: [&str; 6] = [
    "games:1",
    "games:3",
    "games:5",
    "wins:2",
    "wins:3",
    "points:100",
];
const NEXT: [NextStarter; 4] = [
    NextStarter::Alternating,
    NextStarter::Fixed,
    NextStarter::Loser,
    NextStarter::WinnerChooses,
];

impl Row {
    /// The rows that have a say.
    pub(super) fn of(wish: &Wish) -> Vec<Row> {
        let mut rows = vec![Row::Start];
        let series = wish.series.parse().unwrap_or(SeriesRules::SINGLE);
        if wish.cartridge.is_some() {
            rows.extend([Row::Cartridge, Row::Level, Row::Series, Row::Counting]);
            return rows;
        }
        rows.push(Row::Players);
        match wish.players {
            Players::Computer => rows.extend([Row::Color, Row::Level]),
            Players::People => {}
            Players::Computers => rows.extend([Row::Level, Row::OtherLevel]),
        }
        rows.extend([Row::Handicap, Row::Clock, Row::Hands, Row::Series]);
        if series.goal() != SeriesRules::SINGLE.goal() {
            rows.push(Row::Next);
        }
        rows.extend([Row::Counting, Row::Cartridge]);
        rows
    }

    pub(super) fn entry(self, wish: &Wish, texts: &Texts) -> Entry {
        let next = || {
            wish.series
                .parse()
                .map(SeriesRules::next)
                .unwrap_or_default()
        };
        let (name, value) = match self {
            Row::Start => (texts.app_row_start(), String::new()),
            Row::Players => (
                texts.who_plays(),
                match wish.players {
                    Players::Computer => texts.app_players_computer(),
                    Players::People => texts.two_people(),
                    Players::Computers => texts.app_players_computers(),
                },
            ),
            Row::Color => (
                texts.play_color(),
                if wish.white {
                    texts.play_white()
                } else {
                    texts.play_black()
                },
            ),
            Row::Level => {
                let two = wish.players == Players::Computers && wish.cartridge.is_none();
                let name = if two {
                    texts.app_row_level_black()
                } else {
                    texts.play_level()
                };
                (name, wish.level.to_string())
            }
            Row::OtherLevel => (texts.app_row_level_white(), wish.other_level.to_string()),
            Row::Handicap => (texts.handicap(), wish.handicap_text(texts)),
            Row::Clock => (texts.clock(), wish.clock_text(texts)),
            Row::Hands => (
                texts.app_row_hands(),
                match wish.hands {
                    Hands::Program => texts.app_hands_program(),
                    Hands::Warn => texts.app_hands_warn(),
                    Hands::Review => texts.app_hands_review(),
                    Hands::Silent => texts.app_hands_silent(),
                },
            ),
            Row::Series => (texts.app_row_series(), wish.series_text(texts)),
            Row::Next => (
                texts.app_row_next(),
                match next() {
                    NextStarter::Alternating => texts.app_next_alternating(),
                    NextStarter::Fixed => texts.app_next_fixed(),
                    NextStarter::Loser => texts.app_next_loser(),
                    NextStarter::WinnerChooses => texts.app_next_winner(),
                },
            ),
            Row::Counting => (
                texts.app_row_counting(),
                if wish.tournament {
                    texts.app_counting_tournament()
                } else {
                    texts.app_counting_discs()
                },
            ),
            Row::Cartridge => (
                texts.cartridge(),
                wish.cartridge.clone().unwrap_or_else(|| texts.app_no()),
            ),
        };
        Entry::new(name).with_note(value)
    }

    /// What it is about.
    pub(super) fn about(self, texts: &Texts) -> String {
        match self {
            Row::Start | Row::Players | Row::Color => texts.app_about_setup(),
            Row::Level | Row::OtherLevel => texts.app_about_level(),
            Row::Handicap => texts.app_about_handicap(),
            Row::Clock => texts.app_about_clock(),
            Row::Hands => texts.app_about_hands(),
            Row::Series | Row::Next => texts.app_about_series(),
            Row::Counting => texts.app_about_counting(),
            Row::Cartridge => texts.app_about_cartridge(),
        }
    }

    /// The next value, or the one before.
    pub(super) fn change(self, wish: &mut Wish, forward: bool) {
        let level = |number: u8| {
            let next = if forward {
                number + 1
            } else {
                number.saturating_sub(1)
            };
            let turned = if forward { Level::MIN } else { Level::MAX };
            Level::new(next).unwrap_or(turned).number()
        };
        match self {
            Row::Start => {}
            Row::Players => wish.players = turned(&Players::ALL, wish.players, forward),
            Row::Color => wish.white = !wish.white,
            Row::Level => wish.level = level(wish.level),
            Row::OtherLevel => wish.other_level = level(wish.other_level),
            Row::Handicap => {
                let all = Wish::handicaps();
                let all: Vec<&str> = all.iter().map(String::as_str).collect();
                wish.handicap = turned(&all, wish.handicap.as_str(), forward).to_owned();
            }
            Row::Clock => wish.clock = turned(&CLOCKS, wish.clock.as_str(), forward).to_owned(),
            Row::Hands => wish.hands = turned(&Hands::ALL, wish.hands, forward),
            Row::Series => {
                let rules: SeriesRules = wish.series.parse().unwrap_or_default();
                let goal = wish.series.split(',').next().unwrap_or_default();
                let goal: SeriesRules = turned(&SERIES, goal, forward).parse().unwrap_or_default();
                wish.series = series(goal, rules.next());
            }
            Row::Next => {
                let rules: SeriesRules = wish.series.parse().unwrap_or_default();
                wish.series = series(rules, turned(&NEXT, rules.next(), forward));
            }
            Row::Counting => wish.tournament = !wish.tournament,
            Row::Cartridge => {
                let all: Vec<Option<String>> = core::iter::once(None)
                    .chain(Variation::all().map(|code| Some(code.to_string())))
                    .collect();
                let at = all.iter().position(|code| *code == wish.cartridge);
                let step = if forward { 1 } else { all.len() - 1 };
                wish.cartridge
                    .clone_from(&all[(at.unwrap_or(0) + step) % all.len()]);
            }
        }
    }

    /// What stands in the row to be typed over, where anything can be typed.
    pub(super) fn typed_text(self, wish: &Wish) -> Option<String> {
        match self {
            Row::Level => Some(wish.level.to_string()),
            Row::OtherLevel => Some(wish.other_level.to_string()),
            Row::Handicap => Some(wish.handicap.clone()),
            Row::Clock => Some(wish.clock.clone()),
            Row::Series => Some(wish.series.clone()),
            Row::Cartridge => Some(wish.cartridge.clone().unwrap_or_default()),
            Row::Start | Row::Players | Row::Color | Row::Hands | Row::Next | Row::Counting => None,
        }
    }

    /// The wish with what was typed, or why that makes no sense.
    pub(super) fn read(self, text: &str, wish: &Wish, texts: &Texts) -> Result<Wish, String> {
        let mut wish = wish.clone();
        let text = text.trim();
        match self {
            Row::Level | Row::OtherLevel => {
                let level = text.parse().ok().and_then(Level::new);
                let number = level.ok_or_else(|| texts.player_level())?.number();
                if self == Row::Level {
                    wish.level = number;
                } else {
                    wish.other_level = number;
                }
            }
            Row::Handicap => {
                let handicap: outflank_play::Handicap =
                    text.parse().map_err(|error| texts.describe(&error))?;
                wish.handicap = handicap.to_string();
            }
            Row::Clock => {
                let clock: ClockRules = text.parse().map_err(|error| texts.describe(&error))?;
                wish.clock = clock.to_string();
            }
            Row::Series => {
                let rules: SeriesRules = text.parse().map_err(|error| texts.describe(&error))?;
                wish.series = rules.to_string();
            }
            Row::Cartridge if text.is_empty() => wish.cartridge = None,
            Row::Cartridge => {
                let code: Variation = text.parse().map_err(|error| texts.describe(&error))?;
                wish.cartridge = Some(code.to_string());
            }
            Row::Start | Row::Players | Row::Color | Row::Hands | Row::Next | Row::Counting => {}
        }
        Ok(wish)
    }
}

/// A series with this goal and this starter, as text.
fn series(goal: SeriesRules, next: NextStarter) -> String {
    let rules = SeriesRules::new(goal.goal(), next).unwrap_or(goal);
    rules.to_string()
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;

    #[test]
    fn every_row_goes_round_and_always_makes_sense() {
        let texts = Texts::new(Language::EN);
        for row in Row::of(&Wish {
            series: "games:3".to_owned(),
            ..Wish::default()
        }) {
            let mut wish = Wish::default();
            let begin = wish.clone();
            for step in 1..=100 {
                row.change(&mut wish, true);
                assert!(wish.game(&texts).is_ok(), "{row:?} {wish:?}");
                if wish == begin {
                    break;
                }
                assert!(step < 100, "{row:?}");
            }
            row.change(&mut wish, true);
            row.change(&mut wish, false);
            assert_eq!(wish, begin, "{row:?}");
        }
    }

    #[test]
    fn what_is_typed_is_read_or_refused() {
        let texts = Texts::new(Language::EN);
        let wish = Wish::default();
        for (row, good, bad) in [
            (Row::Level, "12", "61"),
            (Row::Handicap, "a1+h1", "b2"),
            (Row::Clock, "2m+1s", "2"),
            (Row::Series, "points:64,loser", "many"),
            (Row::Cartridge, "93", "94"),
        ] {
            let read = row.read(good, &wish, &texts).unwrap();
            assert_ne!(read, wish);
            assert_eq!(row.typed_text(&read).as_deref(), Some(good));
            assert!(row.read(bad, &wish, &texts).is_err(), "{bad}");
        }
    }
}
