//! How well games were played, as an engine judged them.

use outflank_rules::Color;
use serde::{Deserialize, Serialize};

/// A part of a game, by the number of empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Down to 41 empty squares: the first twenty moves of a usual game.
    Opening,
    /// Down to 21.
    Middle,
    /// The rest.
    End,
}

impl Phase {
    /// All of them, in their order.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::End];

    /// That of a move made with so many empty squares.
    pub const fn of(empties: u32) -> Phase {
        match empties {
            41.. => Phase::Opening,
            21..41 => Phase::Middle,
            _ => Phase::End,
        }
    }
}

/// How somebody played, in one game or in many. Moves without a choice do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// In each phase, in the order of [`Phase::ALL`].
    pub phases: [PhaseFigures; 3],
    /// The accuracy of all moves together, in thousandths of a percent.
    accuracy: u64,
}

/// The same in one phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseFigures {
    /// How many moves there were to choose.
    pub choices: u32,
    /// What they cost together, in tenths of a disc.
    pub tenths: u32,
}

impl PhaseFigures {
    /// What a move cost on average, in discs.
    pub fn mean_loss(&self) -> Option<f64> {
        (self.choices > 0).then(|| f64::from(self.tenths) / 10.0 / f64::from(self.choices))
    }

    /// Adds those of other games.
    pub fn add(&mut self, other: PhaseFigures) {
        self.choices += other.choices;
        self.tenths += other.tenths;
    }
}

impl Figures {
    /// Those of a game: its moves by phase with what they cost in discs, and the mean accuracy in percent.
    pub fn new(losses: impl IntoIterator<Item = (Phase, f32)>, accuracy: f32) -> Figures {
        let mut figures = Figures::default();
        let mut sums = [0.0; 3];
        for (phase, loss) in losses {
            figures.phases[phase as usize].choices += 1;
            sums[phase as usize] += loss;
        }
        for (phase, sum) in figures.phases.iter_mut().zip(sums) {
            phase.tenths = (sum * 10.0).round() as u32;
        }
        let thousandths = (accuracy.clamp(0.0, 100.0) * 1000.0).round() as u64;
        figures.accuracy = thousandths * u64::from(figures.choices());
        figures
    }

    /// How many moves there were to choose.
    pub fn choices(&self) -> u32 {
        self.phases.iter().map(|phase| phase.choices).sum()
    }

    /// What a move cost on average, in discs.
    pub fn mean_loss(&self) -> Option<f64> {
        let mut all = PhaseFigures::default();
        self.phases.iter().for_each(|&phase| all.add(phase));
        all.mean_loss()
    }

    /// The accuracy, in percent.
    pub fn accuracy(&self) -> Option<f64> {
        let choices = u64::from(self.choices());
        (choices > 0).then(|| self.accuracy as f64 / 1000.0 / choices as f64)
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: &Figures) {
        for (mine, theirs) in self.phases.iter_mut().zip(other.phases) {
            mine.add(theirs);
        }
        self.accuracy += other.accuracy;
    }
}

/// How both players of a game played, judged at a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFigures {
    /// The engine's level, from 1 on.
    pub level: u8,
    /// Black's, then White's.
    pub players: [Figures; 2],
}

impl GameFigures {
    /// How many bytes they take.
    pub const SIZE: usize = 25;

    /// A player's.
    pub fn of(&self, color: Color) -> &Figures {
        &self.players[color as usize]
    }

    /// As bytes.
    pub fn to_bytes(&self) -> [u8; GameFigures::SIZE] {
        let mut bytes = Vec::with_capacity(GameFigures::SIZE);
        bytes.push(self.level);
        for figures in &self.players {
            for phase in figures.phases {
                bytes.push(phase.choices.min(255) as u8);
                bytes.extend((phase.tenths.min(0xffff) as u16).to_le_bytes());
            }
            let choices = u64::from(figures.choices().max(1));
            let mean = figures.accuracy / choices;
            bytes.extend_from_slice(&(mean as u32).to_le_bytes()[..3]);
        }
        bytes.try_into().unwrap_or([0; GameFigures::SIZE])
    }

    /// From bytes; none, if the game was not judged.
    pub fn from_bytes(bytes: &[u8; GameFigures::SIZE]) -> Option<GameFigures> {
        let (&level, rest) = bytes.split_first()?;
        let mut figures = GameFigures {
            level,
            ..GameFigures::default()
        };
        for (player, bytes) in figures.players.iter_mut().zip(rest.chunks(12)) {
            for (phase, bytes) in player.phases.iter_mut().zip(bytes.chunks(3)) {
                phase.choices = bytes[0].into();
                phase.tenths = u16::from_le_bytes([bytes[1], bytes[2]]).into();
            }
            let mean = u32::from_le_bytes([bytes[9], bytes[10], bytes[11], 0]);
            player.accuracy = u64::from(mean) * u64::from(player.choices());
        }
        (level > 0).then_some(figures)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> GameFigures {
        let black = [
            (55, 0.0),
            (45, 1.5),
            (41, 0.0),
            (40, 3.25),
            (20, 0.0),
            (1, 64.0),
        ];
        let black = black.map(|(empties, loss)| (Phase::of(empties), loss));
        GameFigures {
            level: 10,
            players: [Figures::new(black, 87.654), Figures::new([], 100.0)],
        }
    }

    #[test]
    fn figures_are_means_over_moves() {
        let game = game();
        let black = game.of(Color::Black);
        let choices = black.phases.map(|phase| phase.choices);
        assert_eq!((choices, black.choices()), ([3, 1, 2], 6));
        assert_eq!(black.phases[0].mean_loss(), Some(0.5));
        assert_eq!(black.phases[2].mean_loss(), Some(32.0));
        assert!((black.accuracy().unwrap() - 87.654).abs() < 1e-9);
        let white = game.of(Color::White);
        assert_eq!((white.mean_loss(), white.accuracy()), (None, None));
        // A long game counts for more than a short one.
        let mut both = Figures::new([(Phase::End, 0.0)], 100.0);
        both.add(&Figures::new([(Phase::End, 2.0); 3], 60.0));
        assert_eq!((both.mean_loss(), both.accuracy()), (Some(1.5), Some(70.0)));
    }

    #[test]
    fn bytes_come_back() {
        let game = game();
        assert_eq!(GameFigures::from_bytes(&game.to_bytes()), Some(game));
        assert_eq!(GameFigures::from_bytes(&[0; GameFigures::SIZE]), None);
    }
}
