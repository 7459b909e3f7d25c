use core::fmt;
use core::str::FromStr;

use outflank_rules::{Color, Outcome, Position};
use serde::{Deserialize, Serialize};

/// Discs of both colours: on a board, or as a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiscCount {
    /// Black's discs.
    pub black: u8,
    /// White's discs.
    pub white: u8,
}

impl DiscCount {
    /// The discs on a board.
    pub fn of(position: Position) -> DiscCount {
        DiscCount {
            black: position.discs(Color::Black).len() as u8,
            white: position.discs(Color::White).len() as u8,
        }
    }

    /// This many for one colour, that many for the other.
    fn with(color: Color, mine: u8, yours: u8) -> DiscCount {
        match color {
            Color::Black => DiscCount {
                black: mine,
                white: yours,
            },
            Color::White => DiscCount {
                black: yours,
                white: mine,
            },
        }
    }

    /// The discs of one colour.
    pub const fn get(self, color: Color) -> u8 {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The larger count minus the smaller (fact A14).
    pub const fn margin(self) -> u8 {
        self.black.abs_diff(self.white)
    }

    /// Who has more.
    pub fn outcome(self) -> Outcome {
        match self.black.cmp(&self.white) {
            core::cmp::Ordering::Greater => Outcome::Win(Color::Black),
            core::cmp::Ordering::Equal => Outcome::Draw,
            core::cmp::Ordering::Less => Outcome::Win(Color::White),
        }
    }
}

/// `54-10`, Black first.
impl fmt::Display for DiscCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.black, self.white)
    }
}

/// How a finished game is scored (fact A14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counting {
    /// The discs as they lie on the board.
    #[default]
    Discs,
    /// As in tournaments: empty squares go to the winner, so that a wipe-out is 64–0; in a draw they are
    /// shared.
    Tournament,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// All 64 squares are occupied.
    BoardFull,
    /// One player has no disc left on the board.
    WipedOut,
    /// There are empty squares, but neither player can move.
    NoMoves,
    /// The loser has given up; the rule says what that costs.
    Resignation(Resignation),
    /// The players have agreed on a draw.
    Agreement,
    /// The loser's time has run out, with this penalty.
    Time(TimePenalty),
}

/// The penalty for running out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimePenalty {
    /// Loss; scored as the board lies if the winner is ahead, else 33–31.
    #[default]
    AsOnBoard,
    /// Loss by 31–33.
    Narrow,
    /// Loss by 0–64.
    Everything,
}

/// What a player loses who gives up.
///
/// As text, `board`, `perfect` and `0-64`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Resignation {
    /// The game; the score is that of the board if the winner is ahead there, else 33–31.
    #[default]
    AsOnBoard,
    /// The game; the score is that of perfect play from there on, if it is known in time and the winner wins so; else as
    /// usual.
    Perfect,
    /// The game by 0–64.
    Everything,
}

impl Resignation {
    /// All of them.
    pub const ALL: [Resignation; 3] = [
        Resignation::AsOnBoard,
        Resignation::Perfect,
        Resignation::Everything,
    ];
}

impl fmt::Display for Resignation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Resignation::AsOnBoard => "board",
            Resignation::Perfect => "perfect",
            Resignation::Everything => "0-64",
        })
    }
}

impl FromStr for Resignation {
    type Err = NotAResignation;

    fn from_str(text: &str) -> Result<Resignation, NotAResignation> {
        let mut all = Resignation::ALL.into_iter();
        all.find(|rule| rule.to_string() == text)
            .ok_or(NotAResignation)
    }
}

/// The text is neither `board` nor `perfect` nor `0-64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAResignation;

impl fmt::Display for NotAResignation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither 'board' nor 'perfect' nor '0-64'")
    }
}

impl core::error::Error for NotAResignation {}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// Who won, or a draw.
    pub outcome: Outcome,
    /// Why the game is over.
    pub reason: EndReason,
    /// The discs on the board at the end. The score of the game is [`GameResult::score`].
    pub discs: DiscCount,
    /// How perfect play would have ended a game that was given up, where that was found out and counts.
    pub perfect: Option<DiscCount>,
}

impl GameResult {
    /// The result of a position in which neither player can move; `None` if one can (fact A13).
    pub fn by_discs(position: Position) -> Option<GameResult> {
        let outcome = position.outcome()?;
        let discs = DiscCount::of(position);
        let reason = if discs.black == 0 || discs.white == 0 {
            EndReason::WipedOut
        } else if position.empties().is_empty() {
            EndReason::BoardFull
        } else {
            EndReason::NoMoves
        };
        Some(GameResult {
            outcome,
            reason,
            discs,
            perfect: None,
        })
    }

    /// A game that one player resigns.
    pub(crate) fn resigned(position: Position, loser: Color, rule: Resignation) -> GameResult {
        GameResult {
            outcome: Outcome::Win(!loser),
            reason: EndReason::Resignation(rule),
            discs: DiscCount::of(position),
            perfect: None,
        }
    }

    /// A game drawn by agreement.
    pub(crate) fn agreed(position: Position) -> GameResult {
        GameResult {
            outcome: Outcome::Draw,
            reason: EndReason::Agreement,
            discs: DiscCount::of(position),
            perfect: None,
        }
    }

    /// A game that one player loses on time.
    pub(crate) fn on_time(position: Position, loser: Color, penalty: TimePenalty) -> GameResult {
        GameResult {
            outcome: Outcome::Win(!loser),
            reason: EndReason::Time(penalty),
            discs: DiscCount::of(position),
            perfect: None,
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Color> {
        self.outcome.winner()
    }

    /// Whether the board decided, not the players or the clock.
    pub const fn is_by_discs(self) -> bool {
        matches!(
            self.reason,
            EndReason::BoardFull | EndReason::WipedOut | EndReason::NoMoves
        )
    }

    /// The score of the game (facts A13 and A14).
    ///
    /// A game decided on the board is counted. A draw by agreement is 32–32. A game resigned, or lost on time
    /// without a fixed penalty, counts as the board lies if the winner is ahead, else 33–31, the smallest win; where that
    /// was agreed, a resigned game counts as perfect play would have ended it (fact A18).
    pub fn score(self, counting: Counting) -> DiscCount {
        let Some(winner) = self.winner() else {
            return match (counting, self.reason) {
                (Counting::Discs, reason) if reason != EndReason::Agreement => self.discs,
                _ => DiscCount {
                    black: 32,
                    white: 32,
                },
            };
        };
        match self.reason {
            EndReason::Time(TimePenalty::Narrow) => return DiscCount::with(winner, 33, 31),
            EndReason::Time(TimePenalty::Everything)
            | EndReason::Resignation(Resignation::Everything) => {
                return DiscCount::with(winner, 64, 0);
            }
            _ => {}
        }
        if let Some(perfect) = self.perfect {
            return if perfect.outcome() == self.outcome {
                perfect
            } else {
                DiscCount::with(winner, 33, 31)
            };
        }
        if self.discs.outcome() != self.outcome {
            return DiscCount::with(winner, 33, 31);
        }
        match counting {
            Counting::Discs => self.discs,
            Counting::Tournament => {
                let loser = self.discs.get(!winner);
                DiscCount::with(winner, 64 - loser, loser)
            }
        }
    }

    /// The margin of the game: the winner's score minus the loser's, 0 for a draw (fact A14).
    pub fn margin(self, counting: Counting) -> u8 {
        self.score(counting).margin()
    }
}
