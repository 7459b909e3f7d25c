//! Simple questions against time: what one should see at a glance.
//!
//! Boards come from the puzzles. The same seed gives the same questions.

use core::time::Duration;

use outflank_rules::random::Random;
use outflank_rules::{Bitboard, Position, Square};
use serde::{Deserialize, Serialize};

use crate::insight::corner;
use crate::puzzle::{self, Puzzle};
use crate::{Solver, insight};

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drill {
    /// How many moves are there?
    Moves,
    /// How many discs does a move flip?
    Flips,
    /// Can the opponent take the corner after this X-square?
    XSquare,
    /// Which of the last two squares comes first?
    LastTwo,
}

/// What is asked about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The board.
    pub position: Position,
    /// What is asked.
    pub about: About,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The number of moves.
    Moves,
    /// The number of discs that a disc on this square flips.
    Flips(Square),
    /// Whether the X-square can be played without giving the corner at once.
    IsSafe(Square),
    /// The better of the two empty squares.
    First,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// A number.
    Number(u32),
    /// Yes or no.
    Safe(bool),
    /// A square.
    Square(Square),
}

impl Drill {
    /// All of them.
    pub const ALL: [Drill; 4] = [Drill::Moves, Drill::Flips, Drill::XSquare, Drill::LastTwo];

    /// How long a drill lasts.
    pub const TIME: Duration = Duration::from_mins(1);

    /// Its name, the key to its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Drill::Moves => "moves",
            Drill::Flips => "flips",
            Drill::XSquare => "x-square",
            Drill::LastTwo => "last-two",
        }
    }
}

impl Question {
    /// The right answer.
    pub fn answer(&self) -> Given {
        match self.about {
            About::Moves => Given::Number(self.position.legal_moves().len()),
            About::Flips(square) => Given::Number(self.position.flips(square.into()).len()),
            About::IsSafe(square) => Given::Safe(is_safe(self.position, square)),
            About::First => {
                let ranking = Solver::default().ranking(self.position);
                let first = ranking.first().and_then(|(mv, _)| mv.square());
                Given::Square(first.unwrap_or(Square::A1))
            }
        }
    }
}

/// Whether the opponent cannot take the corner behind an X-square at once.
fn is_safe(position: Position, square: Square) -> bool {
    let after = position.play(square.into());
    after.is_ok_and(|after| (corner::open(after) & corners_of(square)).is_empty())
}

/// The corner next to an X-square.
fn corners_of(square: Square) -> Bitboard {
    let next = |&it: &Square| corner::diagonal_neighbour(it) == Some(square);
    Square::CORNERS.into_iter().filter(next).collect()
}

/// A drill on its way.
#[derive(Clone, Debug)]
pub struct Run {
    drill: Drill,
    random: Random,
    question: Question,
    /// What is asked next: yes and no take turns by chance, not by how often they occur.
    right: u32,
    wrong: u32,
    start: Duration,
    over: bool,
}

impl Run {
    /// The first question, at this time.
    pub fn new(drill: Drill, seed: u64, now: Duration) -> Run {
        let mut random = Random::new(seed);
        Run {
            drill,
            question: ask(drill, &mut random),
            random,
            right: 0,
            wrong: 0,
            start: now,
            over: false,
        }
    }

    /// The drill.
    pub const fn drill(&self) -> Drill {
        self.drill
    }

    /// The question.
    pub const fn question(&self) -> Question {
        self.question
    }

    /// How many answers were right, and how many wrong.
    pub const fn score(&self) -> (u32, u32) {
        (self.right, self.wrong)
    }

    /// The time that is left.
    pub fn left(&self, now: Duration) -> Duration {
        if self.over {
            return Duration::ZERO;
        }
        Drill::TIME.saturating_sub(now.saturating_sub(self.start))
    }

    /// Takes an answer: whether it was right. `None`, and the drill is over, if there is no time left.
    pub fn answer(&mut self, given: Given, now: Duration) -> Option<bool> {
        if self.left(now).is_zero() {
            self.over = true;
            return None;
        }
        let right = self.question.answer() == given;
        if right {
            self.right += 1;
        } else {
            self.wrong += 1;
        }
        self.question = ask(self.drill, &mut self.random);
        Some(right)
    }
}

fn ask(drill: Drill, random: &mut Random) -> Question {
    // One board in a few has what is wanted: this ends.
    loop {
        let question = match drill {
            Drill::Moves => Some(Question {
                position: board(random),
                about: About::Moves,
            }),
            Drill::Flips => flips(board(random), random),
            Drill::XSquare => {
                let safe = random.below(2) == 0;
                x_square(random, safe)
            }
            Drill::LastTwo => last_two(random),
        };
        if let Some(question) = question {
            return question;
        }
    }
}

fn puzzle(random: &mut Random) -> &'static Puzzle {
    let puzzles = puzzle::made();
    &puzzles[random.below(puzzles.len() as u32) as usize]
}

fn board(random: &mut Random) -> Position {
    puzzle(random).position
}

fn one_of(squares: Bitboard, random: &mut Random) -> Option<Square> {
    let number = random.below(squares.len().max(1)) as usize;
    squares.into_iter().nth(number)
}

fn flips(position: Position, random: &mut Random) -> Option<Question> {
    let square = one_of(position.legal_moves(), random)?;
    Some(Question {
        position,
        about: About::Flips(square),
    })
}

/// A board where an X-square can be played and is safe, or is not. What is rare gets no less room.
fn x_square(random: &mut Random, safe: bool) -> Option<Question> {
    for _ in 0..200 {
        let position = board(random);
        let empty = |&it: &Square| position.empties().contains(it);
        let corners = Square::CORNERS.into_iter().filter(empty);
        let squares: Bitboard = corners.filter_map(corner::diagonal_neighbour).collect();
        let playable = squares & position.legal_moves();
        let fitting = playable
            .into_iter()
            .filter(|&it| is_safe(position, it) == safe);
        if let Some(square) = one_of(fitting.collect(), random) {
            return Some(Question {
                position,
                about: About::IsSafe(square),
            });
        }
    }
    None
}

/// An ending played down to two squares, of which one is better.
fn last_two(random: &mut Random) -> Option<Question> {
    let mut position = board(random);
    if position.empties().len() > Solver::MOST_EMPTIES {
        return None;
    }
    while position.empties().len() > 2 {
        let square = one_of(position.legal_moves(), random);
        let mv = square.map_or(outflank_rules::Move::Pass, Into::into);
        position = position.play(mv).ok()?;
    }
    let ranking = Solver::default().ranking(position);
    match ranking[..] {
        [(_, best), (_, second)] if best > second => Some(Question {
            position,
            about: About::First,
        }),
        _ => None,
    }
}

/// Both sides' moves, for showing the answer.
pub fn shown(question: &Question) -> Bitboard {
    match question.about {
        About::Moves => insight::moves_of(question.position, question.position.turn()),
        About::Flips(square) => question.position.flips(square.into()),
        About::IsSafe(square) => corners_of(square),
        About::First => match question.answer() {
            Given::Square(square) => square.bitboard(),
            _ => Bitboard::EMPTY,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(5);

    #[test]
    fn the_same_seed_asks_the_same_and_every_question_has_an_answer() {
        for drill in Drill::ALL {
            let mut runs = [7, 7, 8].map(|seed| Run::new(drill, seed, NOW));
            let mut differ = false;
            for number in 0..20 {
                let questions = runs.each_ref().map(Run::question);
                assert_eq!(questions[0], questions[1]);
                differ |= questions[0] != questions[2];
                for run in &mut runs {
                    let question = run.question();
                    let answer = question.answer();
                    assert_eq!(run.answer(answer, NOW), Some(true), "{question:?}");
                    assert!(!shown(&question).is_empty(), "{question:?}");
                }
                assert_eq!(runs[0].score(), (number + 1, 0));
            }
            assert!(differ);
        }
    }

    #[test]
    fn an_answer_after_a_minute_does_not_count() {
        let mut run = Run::new(Drill::Moves, 1, NOW);
        let answer = run.question().answer();
        let Given::Number(number) = answer else {
            panic!("a number is asked for");
        };
        assert_eq!(run.answer(Given::Number(number + 1), NOW), Some(false));
        assert_eq!(run.left(NOW), Drill::TIME);
        let late = NOW + Drill::TIME;
        let answer = run.question().answer();
        assert_eq!(run.answer(answer, late), None);
        // The clock was set back: it stays over.
        assert_eq!(run.answer(answer, NOW), None);
        assert_eq!(run.score(), (0, 1));
    }

    #[test]
    fn half_of_the_x_squares_are_safe() {
        let mut run = Run::new(Drill::XSquare, 3, NOW);
        let mut safe = 0;
        for _ in 0..100 {
            let answer = run.question().answer();
            safe += u32::from(answer == Given::Safe(true));
            run.answer(answer, NOW);
        }
        assert!((30..=70).contains(&safe), "{safe}");
    }

    #[test]
    fn of_the_last_two_squares_one_is_better() {
        let mut run = Run::new(Drill::LastTwo, 3, NOW);
        for _ in 0..30 {
            let question = run.question();
            assert_eq!(question.position.empties().len(), 2);
            let ranking = Solver::default().ranking(question.position);
            assert!(ranking[0].1 > ranking[1].1);
            run.answer(question.answer(), NOW);
        }
    }
}
