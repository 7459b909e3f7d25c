use std::fmt;
use std::time::Duration;

use outflank_engine::Kind;
use outflank_rules::Move;

/// A line to send; its text has no line break.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The engine's name at this depth.
    Name(u32),
    /// The engine's activity; empty when idle.
    Status(String),
    /// A move with its value.
    Hint(Hint),
    /// The size of the search so far.
    NodeStats {
        /// Boards visited.
        nodes: u64,
        /// Time taken.
        elapsed: Duration,
    },
    /// The chosen move.
    Move {
        /// The move.
        mv: Move,
        /// Its value in discs; `None` if there was no choice.
        discs: Option<f32>,
        /// Time taken.
        elapsed: Duration,
    },
    /// All earlier commands are done.
    Pong(String),
    /// A position of the game.
    Analysis {
        /// The number of moves before it, passes included.
        moves: usize,
        /// Its value for the side to move.
        discs: f32,
    },
    /// The game is in the book.
    Learned,
}

/// A move with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The expected line, beginning with the move.
    pub line: Vec<Move>,
    /// The value of the move in discs.
    pub discs: f32,
    /// The kind of value.
    pub kind: Kind,
    /// The number of book positions after it, for a book move.
    pub book: Option<usize>,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(depth) => write!(f, "set myname Outflank{depth}"),
            Answer::Status(text) if text.is_empty() => f.write_str("status"),
            // A text from elsewhere must not contain line breaks.
            Answer::Status(text) => write!(f, "status {}", text.replace(char::is_control, " ")),
            Answer::Hint(hint) => hint.fmt(f),
            Answer::NodeStats { nodes, elapsed } => {
                write!(f, "nodestats {nodes} {:.2}", elapsed.as_secs_f64())
            }
            Answer::Move {
                mv,
                discs: Some(discs),
                elapsed,
            } => {
                let (mv, discs) = (Written(*mv), Discs(*discs));
                write!(f, "=== {mv}/{discs}/{:.2}", elapsed.as_secs_f64())
            }
            Answer::Move {
                mv, discs: None, ..
            } => write!(f, "=== {}", Written(*mv)),
            Answer::Pong(number) => write!(f, "pong {number}"),
            Answer::Analysis { moves, discs } => write!(f, "analysis {moves} {}", Discs(*discs)),
            Answer::Learned => f.write_str("learned"),
        }
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.book.is_some() {
            "book"
        } else {
            "search"
        };
        let line: Vec<String> = self
            .line
            .iter()
            .map(|mv| Written(*mv).to_string())
            .collect();
        let (line, discs) = (line.join("-"), Discs(self.discs));
        write!(f, "{word} {line} {discs} {} ", self.book.unwrap_or(0))?;
        match self.kind {
            Kind::Static => f.write_str("0"),
            Kind::Midgame { depth, .. } | Kind::Book { depth } => write!(f, "{depth}"),
            Kind::Selective { percent } => write!(f, "{percent}%"),
            Kind::Exact => f.write_str("100%"),
        }
    }
}

/// A move as the protocol writes it: `F5`, `PA`.
struct Written(Move);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Move::Place(square) => f.write_str(&square.to_string().to_ascii_uppercase()),
            Move::Pass => f.write_str("PA"),
        }
    }
}

/// Discs with two decimals, without a negative zero.
struct Discs(f32);

impl fmt::Display for Discs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() / 100.0;
        write!(f, "{:.2}", if hundredths == 0.0 { 0.0 } else { hundredths })
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::Square;

    use super::*;

    #[test]
    fn lines_are_those_of_the_protocol() {
        let elapsed = Duration::from_millis(20);
        let made = |mv, discs| Answer::Move { mv, discs, elapsed };
        let hint = |kind, book| {
            let line = vec![Square::C3.into(), Move::Pass, Square::B4.into()];
            Answer::Hint(Hint {
                line,
                discs: 2.0,
                kind,
                book,
            })
        };
        let midgame = Kind::Midgame {
            depth: 12,
            percent: 73,
        };
        let cases = [
            (Answer::Name(6), "set myname Outflank6"),
            (Answer::Status(String::new()), "status"),
            (
                Answer::Status("a\nb\r=== F5".to_owned()),
                "status a b === F5",
            ),
            (made(Square::D6.into(), Some(-1.0)), "=== D6/-1.00/0.02"),
            (made(Square::D6.into(), Some(-0.001)), "=== D6/0.00/0.02"),
            (made(Square::D6.into(), None), "=== D6"),
            (made(Move::Pass, None), "=== PA"),
            (hint(midgame, None), "search C3-PA-B4 2.00 0 12"),
            (
                hint(Kind::Selective { percent: 91 }, None),
                "search C3-PA-B4 2.00 0 91%",
            ),
            (hint(Kind::Exact, None), "search C3-PA-B4 2.00 0 100%"),
            (hint(Kind::Static, None), "search C3-PA-B4 2.00 0 0"),
            (
                hint(Kind::Book { depth: 10 }, Some(8)),
                "book C3-PA-B4 2.00 8 10",
            ),
            (Answer::Pong("3".to_owned()), "pong 3"),
            (
                Answer::Analysis {
                    moves: 0,
                    discs: -64.0,
                },
                "analysis 0 -64.00",
            ),
            (
                Answer::NodeStats {
                    nodes: 35805,
                    elapsed,
                },
                "nodestats 35805 0.02",
            ),
            (Answer::Learned, "learned"),
        ];
        for (answer, text) in cases {
            assert_eq!(answer.to_string(), text);
        }
    }
}
