//! The puzzles.

use outflank_learn::challenge::Goal;
use outflank_learn::puzzle::{Attempt, Difficulty, Kind, Outcome, Puzzle, Stage};

use crate::{Describe, Texts};

impl Texts {
    /// A sentence about a kind of puzzle.
    pub fn puzzle_about(&self, kind: Kind) -> String {
        match kind {
            Kind::Corner => self.puzzle_about_corner(),
            Kind::Win => self.puzzle_about_win(),
            Kind::Ending => self.puzzle_about_ending(),
            Kind::KeySquare => self.puzzle_about_key_square(),
            Kind::Wedge => self.puzzle_about_wedge(),
            Kind::Parity => self.puzzle_about_parity(),
            Kind::Tempo => self.puzzle_about_tempo(),
            Kind::Swindle => self.puzzle_about_swindle(),
            Kind::Pass => self.puzzle_about_pass(),
            Kind::Access => self.puzzle_about_access(),
            Kind::Patience => self.puzzle_about_patience(),
        }
    }

    /// The title: its kind, or its number among the classics.
    pub fn puzzle_title(&self, puzzle: &Puzzle) -> String {
        match puzzle.id.strip_prefix("puzzle").map(str::parse) {
            Some(Ok(number)) => self.puzzle_classic(number),
            _ => self.describe(&puzzle.kind()),
        }
    }
}

impl Describe for Kind {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Kind::Corner => texts.puzzle_kind_corner(),
            Kind::Win => texts.puzzle_kind_win(),
            Kind::Ending => texts.puzzle_kind_ending(),
            Kind::KeySquare => texts.puzzle_kind_key_square(),
            Kind::Wedge => texts.puzzle_kind_wedge(),
            Kind::Parity => texts.puzzle_kind_parity(),
            Kind::Tempo => texts.puzzle_kind_tempo(),
            Kind::Swindle => texts.puzzle_kind_swindle(),
            Kind::Pass => texts.puzzle_kind_pass(),
            Kind::Access => texts.puzzle_kind_access(),
            Kind::Patience => texts.puzzle_kind_patience(),
        }
    }
}

/// The task.
impl Describe for Puzzle {
    fn describe(&self, texts: &Texts) -> String {
        let color = self.position.turn();
        let goal = match self.goal {
            Goal::Corner { moves } => texts.puzzle_goal_corner(color, moves),
            Goal::Win => texts.puzzle_goal_win(color),
            Goal::BestScore => texts.puzzle_goal_ending(color),
            Goal::BestMove => texts.puzzle_goal_best(color),
        };
        // Fact B10: the board is a reconstruction.
        match self.id.as_str() {
            "puzzle4" => format!("{goal} {}", texts.puzzle_reconstructed()),
            _ => goal,
        }
    }
}

impl Describe for Difficulty {
    fn describe(&self, texts: &Texts) -> String {
        texts.puzzle_difficulty(self.number())
    }
}

/// The task, or how it went.
impl Describe for Attempt {
    fn describe(&self, texts: &Texts) -> String {
        match self.stage() {
            Stage::Playing => texts.describe(self.puzzle()),
            Stage::GivenUp => texts.puzzle_shown(),
            Stage::PlayingOut => texts.puzzle_playing_out(),
            Stage::PlayedOut => texts.puzzle_played_out(),
            Stage::Solved if self.outcome() == Some(Outcome::Solved) => texts.puzzle_solved(),
            Stage::Solved => texts.puzzle_solved_with_help(),
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_learn::puzzle::{find, library};
    use outflank_rules::Square;

    use super::*;
    use crate::Language;

    #[test]
    fn every_puzzle_says_what_to_do() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for puzzle in library() {
                assert!(texts.describe(puzzle).ends_with('.'));
                assert!(!texts.describe(&puzzle.difficulty).is_empty());
            }
            for kind in Kind::ALL {
                assert!(texts.puzzle_about(kind).ends_with('.'));
            }
        }
    }

    #[test]
    fn a_puzzle_is_told_from_task_to_end() {
        let texts = Texts::new(Language::EN);
        let puzzle = find("puzzle1").unwrap();
        assert_eq!(texts.puzzle_title(puzzle), "Classic puzzle 1");
        let mut attempt = Attempt::new(puzzle);
        assert_eq!(
            texts.describe(&attempt),
            "Black to move. Force a corner in 2 moves."
        );
        let wrong = attempt.play(Square::G2.into());
        assert_eq!(
            texts.describe(&wrong),
            "After g2, White can take the corner h1."
        );
        let right = attempt.play(Square::H2.into());
        assert_eq!(
            texts.describe(&right),
            "White has a single reply, h7, and it opens a corner. White replies h7. A corner is open: take it."
        );
        attempt.play(Square::H8.into());
        assert_eq!(texts.describe(&attempt), "Solved, with some help.");
        // Nor is anything said of no discs at all while it is played out.
        let out = attempt.play_out().unwrap();
        let mut said = vec![texts.describe(&out)];
        while let Some(next) = attempt.next_square() {
            said.push(texts.describe(&attempt.play(next.into())));
        }
        assert!(said.len() > 2);
        for sentence in said {
            assert!(
                !sentence.contains(" 0 ") && !sentence.contains(": ."),
                "{sentence}"
            );
        }
    }
}
