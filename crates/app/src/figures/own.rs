//! One's own games against the computer: how many were won, by level, colour and opening, and how many in a row.

use std::collections::BTreeMap;

use outflank_play::{GameResult, Level, PlayerKind, SavedGame, Start};
use outflank_record::openings::Opening;
use outflank_rules::{Color, Position};

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl Tally {
    /// All of them.
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn add(&mut self, end: End) {
        match end {
            End::Won => self.won += 1,
            End::Drawn => self.drawn += 1,
            End::Lost => self.lost += 1,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Won,
    Drawn,
    Lost,
}

/// How one's own games went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnGames {
    /// All of them.
    pub all: Tally,
    /// By the computer's level, the lowest first.
    pub levels: Vec<(Level, Tally)>,
    /// With the black discs, and with the white ones.
    pub colors: [Tally; 2],
    /// By opening, the most frequent first.
    pub openings: Vec<(Opening, Tally)>,
    /// How many were won in a row, up to now.
    pub streak: u32,
    /// The longest such row.
    pub longest: u32,
}

impl OwnGames {
    /// The finished games of one person against the computer, the oldest first; others do not count.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a SavedGame>) -> OwnGames {
        let mut own = OwnGames::default();
        let (mut levels, mut openings) = (BTreeMap::new(), BTreeMap::new());
        for saved in games {
            let Some((level, color, end)) = of_game(saved) else {
                continue;
            };
            own.all.add(end);
            own.colors[color.index()].add(end);
            let tally: &mut Tally = levels.entry(level).or_default();
            tally.add(end);
            if let Some(opening) = opening_of(saved) {
                let (_, tally) = openings
                    .entry(opening.id)
                    .or_insert((opening, Tally::default()));
                tally.add(end);
            }
            own.streak = match end {
                End::Won => own.streak + 1,
                End::Drawn | End::Lost => 0,
            };
            own.longest = own.longest.max(own.streak);
        }
        own.levels = levels.into_iter().collect();
        own.openings = openings.into_values().collect();
        // Of those that are equally frequent, the first by name.
        own.openings
            .sort_by_key(|(_, tally)| core::cmp::Reverse(tally.games()));
        own
    }
}

fn of_game(saved: &SavedGame) -> Option<(Level, Color, End)> {
    let game = &saved.game;
    let (person, result) = (game.only_person()?, game.result()?);
    let PlayerKind::Computer(level) = game.player(!person) else {
        return None;
    };
    let end = match GameResult::winner(result) {
        Some(winner) if winner == person => End::Won,
        Some(_) => End::Lost,
        None => End::Drawn,
    };
    Some((level, person, end))
}

/// Another start than the usual one has no openings, and drawn moves were nobody's choice.
pub(crate) fn opening_of(saved: &SavedGame) -> Option<Opening> {
    let usual = matches!(saved.game.setup().start, Start::Usual(_));
    let positions = saved.game.positions();
    let is_usual = usual && positions.first() == Some(&Position::START);
    Opening::of(positions.into_iter().filter(|_| is_usual))
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use outflank_play::{Match, MatchSetup};
    use outflank_rules::Square;

    use super::*;

    /// A game that is given up after some moves.
    fn game(level: u8, person: Color, moves: &[Square], winner: Color) -> SavedGame {
        let computer = PlayerKind::Computer(Level::new(level).unwrap());
        let setup = match person {
            Color::Black => MatchSetup::new(PlayerKind::Human, computer),
            Color::White => MatchSetup::new(computer, PlayerKind::Human),
        };
        let mut game = Match::new(setup).unwrap();
        for &square in moves {
            game.play(square.into(), Duration::ZERO).unwrap();
        }
        game.resign(!winner, Duration::ZERO).unwrap();
        game.into()
    }

    #[test]
    fn own_games_are_counted_by_level_colour_and_opening() {
        let [black, white] = Color::ALL;
        let diagonal = [Square::F5, Square::F6];
        let parallel = [Square::F5, Square::F4];
        let people = Match::new(MatchSetup::default()).unwrap();
        let games = [
            game(3, black, &diagonal, black),
            game(3, black, &diagonal, black),
            game(5, white, &parallel, black),
            game(5, white, &diagonal, white),
            // It is not over, and nobody's own.
            people.into(),
        ];
        let own = OwnGames::of(&games);
        assert_eq!((own.all.won, own.all.lost, own.all.games()), (3, 1, 4));
        assert_eq!((own.streak, own.longest), (1, 2));
        let levels: Vec<(u8, u32)> = own
            .levels
            .iter()
            .map(|it| (it.0.number(), it.1.won))
            .collect();
        assert_eq!(levels, [(3, 2), (5, 1)]);
        assert_eq!(own.colors.map(|it| (it.won, it.lost)), [(2, 0), (1, 1)]);
        let openings: Vec<(&str, u32)> = own
            .openings
            .iter()
            .map(|it| (it.0.id, it.1.games()))
            .collect();
        assert_eq!(openings, [("diagonal", 3), ("parallel", 1)]);
    }
}
