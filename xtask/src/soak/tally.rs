//! What went well and what went wrong in many games.

use std::fmt;
use std::time::Duration;

use outflank_rules::Color;

/// What can go wrong in a game.
#[derive(Debug)]
pub enum Fault {
    /// This side has used more time than it had.
    Time {
        color: Color,
        /// By so much.
        over: Duration,
    },
    /// This was played.
    Illegal(String),
    /// The engine has crashed, is silent, or answers with a failure.
    Engine(anyhow::Error),
}

impl From<anyhow::Error> for Fault {
    fn from(error: anyhow::Error) -> Fault {
        Fault::Engine(error)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Time { color, over } => {
                let seconds = over.as_secs_f32();
                write!(f, "{color} lost on time by {seconds:.3} s")
            }
            Fault::Illegal(mv) => write!(f, "{mv} is illegal"),
            Fault::Engine(error) => write!(f, "{error:#}"),
        }
    }
}

/// The games of one level.
#[derive(Default)]
pub struct Tally {
    games: u32,
    moves: usize,
    illegal: u32,
    on_time: u32,
    broken: u32,
    slowest: Duration,
    least_left: Option<Duration>,
}

impl Tally {
    /// What stands above the columns, the level first.
    pub const HEADER: &str =
        "level    games     moves  illegal  lost on time  broken  slowest  least left";

    /// Adds a game: its moves, the longest of them, what was left on the clock, and what went wrong.
    pub fn add(
        &mut self,
        moves: usize,
        slowest: Duration,
        left: Option<Duration>,
        fault: Option<&Fault>,
    ) {
        self.games += 1;
        self.moves += moves;
        self.slowest = self.slowest.max(slowest);
        self.least_left = self.least_left.into_iter().chain(left).min();
        match fault {
            None => {}
            Some(Fault::Time { .. }) => self.on_time += 1,
            Some(Fault::Illegal(_)) => self.illegal += 1,
            Some(Fault::Engine(_)) => self.broken += 1,
        }
    }

    /// How many games went wrong.
    pub fn faults(&self) -> u32 {
        self.illegal + self.on_time + self.broken
    }
}

/// The columns of a row, without the level.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, moves) = (self.games, self.moves);
        let (illegal, on_time, broken) = (self.illegal, self.on_time, self.broken);
        let slowest = self.slowest.as_secs_f32();
        write!(
            f,
            "{games:>7}  {moves:>8}  {illegal:>7}  {on_time:>12}  {broken:>6}  {slowest:>5.2} s"
        )?;
        match self.least_left {
            Some(left) => write!(f, "  {:>8.2} s", left.as_secs_f32()),
            None => write!(f, "  {:>10}", "no clock"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_counted_by_kind_and_stand_below_their_names() {
        let second = Duration::from_secs(1);
        let mut tally = Tally::default();
        let over = second;
        let color = Color::Black;
        for fault in [
            None,
            Some(Fault::Illegal("a1".to_owned())),
            Some(Fault::Time { color, over }),
            Some(Fault::Time { color, over }),
            Some(anyhow::anyhow!("gone").into()),
        ] {
            tally.add(10, second, Some(3 * second), fault.as_ref());
        }
        tally.add(60, 2 * second, Some(second), None);
        assert_eq!(tally.faults(), 4);
        let row = format!("{:>5}  {tally}", 20);
        assert_eq!(
            row,
            "   20        6       110        1             2       1   2.00 s      1.00 s"
        );
        assert_eq!(row.len(), Tally::HEADER.len());
    }
}
