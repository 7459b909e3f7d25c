//! What was played, by whom, and why that cannot be told.

use outflank_app::explorer::{Entry, PlayerCount, Seen, Trouble};
use outflank_app::study::Study;
use outflank_rules::Color;

use crate::{Describe, Texts};

impl Texts {
    /// The games that came to a position, as a sentence about the side to move.
    pub fn explored(&self, seen: &Seen, turn: Color) -> String {
        match (seen.games, seen.percent(), seen.discs) {
            (0, ..) => self.library_unexplored(),
            (games, Some(percent), Some(discs)) => {
                let [won, drawn, lost] = percent.map(|part| self.decimal(part, 1));
                let discs = self.signed(discs, 2);
                self.library_explored(games, turn, &won, &drawn, &lost, &discs)
            }
            (games, ..) => self.library_explored_open(games),
        }
    }

    /// Both players of a game that is studied, if their names are told.
    pub fn players_in(&self, study: &Study) -> Option<String> {
        let game = Entry::new(0, study.told()?);
        let is_told = !game.black.is_empty() && !game.white.is_empty();
        is_told.then(|| self.players_of(&game))
    }

    /// Both players of a game: `Anna – Ben`.
    pub fn players_of(&self, game: &Entry) -> String {
        let name = |name: &str| match name {
            "" => self.library_somebody(),
            name => name.to_owned(),
        };
        format!("{} – {}", name(&game.black), name(&game.white))
    }

    /// A final score as people write it: `40–24`, or the difference where it is none of whole discs.
    pub fn score_of(&self, game: &Entry) -> String {
        match game.score {
            None => self.library_unfinished(),
            Some(score) if score % 2000 == 0 && score.abs() <= 64_000 => {
                let black = 32 + score / 2000;
                format!("{black}–{}", 64 - black)
            }
            Some(score) => self.signed(score as f64 / 1000.0, 2),
        }
    }

    /// Who played a move most often: `Anna 12, Ben 3`.
    pub fn players_and_games(&self, players: &[PlayerCount]) -> String {
        let named = players
            .iter()
            .map(|it| format!("{} {}", it.name, self.grouped(it.games)));
        named.collect::<Vec<_>>().join(", ")
    }
}

impl Describe for Trouble {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Trouble::None => texts.explorer_no_library(),
            Trouble::Foreign => texts.trouble_foreign(),
            Trouble::Newer => texts.trouble_newer(),
            Trouble::Damaged => texts.trouble_damaged(),
            Trouble::Busy => texts.trouble_busy(),
            Trouble::NoGame => texts.trouble_no_game(),
            Trouble::TooLong => texts.trouble_too_long(),
            Trouble::Overloaded => texts.trouble_overloaded(),
            Trouble::Failed => texts.trouble_failed(),
        }
    }
}
