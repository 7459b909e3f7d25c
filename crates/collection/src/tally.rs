use outflank_rules::Color;
use serde::{Deserialize, Serialize};

/// Games, and how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Their number.
    pub games: u64,
    /// Won by Black.
    pub black: u64,
    /// Drawn.
    pub draws: u64,
    /// Won by White.
    pub white: u64,
    /// Black's total disc difference over the finished games.
    pub discs: i64,
}

/// The same for one of the players.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Seen {
    /// The number of games.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// The mean disc difference of the finished games.
    pub discs: Option<f64>,
}

impl Tally {
    /// Counts a game: Black's final disc difference, if it is finished.
    pub fn add(&mut self, score: Option<i8>) {
        self.games += 1;
        if let Some(score) = score {
            self.discs += i64::from(score);
            match score {
                1.. => self.black += 1,
                0 => self.draws += 1,
                _ => self.white += 1,
            }
        }
    }

    /// The number of games with a result.
    pub const fn finished(&self) -> u64 {
        self.black + self.draws + self.white
    }

    /// Black's mean disc difference.
    pub fn mean(&self) -> Option<f64> {
        (self.finished() > 0).then(|| self.discs as f64 / self.finished() as f64)
    }

    /// How a colour did.
    pub fn seen_by(&self, color: Color) -> Seen {
        let (won, lost, sign) = match color {
            Color::Black => (self.black, self.white, 1.0),
            Color::White => (self.white, self.black, -1.0),
        };
        Seen {
            games: self.games,
            won,
            drawn: self.draws,
            lost,
            discs: self.mean().map(|discs| sign * discs),
        }
    }
}

impl Seen {
    /// Games won, drawn and lost, in percent of the finished ones; nothing without one.
    pub fn percent(&self) -> Option<[f64; 3]> {
        let parts = [self.won, self.drawn, self.lost];
        let finished: u64 = parts.iter().sum();
        (finished > 0).then(|| parts.map(|part| 100.0 * part as f64 / finished as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unfinished_game_counts_and_has_no_result() {
        let mut tally = Tally::default();
        for score in [Some(12), Some(-4), Some(0), None] {
            tally.add(score);
        }
        let white = tally.seen_by(Color::White);
        assert_eq!(
            (white.games, white.won, white.drawn, white.lost),
            (4, 1, 1, 1)
        );
        assert_eq!(white.discs, Some(-8.0 / 3.0));
        assert_eq!(tally.seen_by(Color::Black).discs, Some(8.0 / 3.0));
        let thirds = white.percent().unwrap();
        assert!(thirds.iter().all(|part| (part - 100.0 / 3.0).abs() < 1e-9));
        assert_eq!(Tally::default().seen_by(Color::Black).percent(), None);
    }
}
