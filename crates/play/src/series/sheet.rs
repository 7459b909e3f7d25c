use outflank_rules::Outcome;

use super::{Goal, NextStarter, SeriesError, SeriesRules};
use crate::{Counting, DiscCount, GameResult, Seat};

/// One line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// Who was Black.
    pub black: Seat,
    /// The score of the game.
    pub score: DiscCount,
    /// Who won, unless it was a draw.
    pub winner: Option<Seat>,
    /// The margin, which the winner gets as points.
    pub margin: u8,
    /// Each seat's totals after this game, left and right.
    pub totals: [Totals; 2],
}

/// A seat's totals in a series so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The sum of the margins of games won.
    pub points: u32,
    /// Games won.
    pub wins: u16,
    /// Games drawn.
    pub draws: u16,
}

/// Where a series stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There are games to play.
    Open,
    /// This seat has won it.
    Won(Seat),
    /// It is over and drawn.
    Drawn,
}

/// Who starts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// This seat.
    Is(Seat),
    /// Chosen by this seat, the winner of the last game.
    ChosenBy(Seat),
}

/// A series of games and its score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    rules: SeriesRules,
    first_starter: Seat,
    lines: Vec<SheetLine>,
}

impl Series {
    /// A series in which this seat starts the first game.
    pub const fn new(rules: SeriesRules, first_starter: Seat) -> Series {
        Series {
            rules,
            first_starter,
            lines: Vec::new(),
        }
    }

    /// Its rules.
    pub const fn rules(&self) -> SeriesRules {
        self.rules
    }

    /// The score sheet.
    pub fn lines(&self) -> &[SheetLine] {
        &self.lines
    }

    /// Each seat's totals so far, left and right.
    pub fn totals(&self) -> [Totals; 2] {
        self.lines
            .last()
            .map_or_else(Default::default, |line| line.totals)
    }

    /// Enters a finished game.
    pub fn record(
        &mut self,
        black: Seat,
        result: GameResult,
        counting: Counting,
    ) -> Result<SheetLine, SeriesError> {
        self.enter(black, result.score(counting), result.outcome)
    }

    pub(crate) fn enter(
        &mut self,
        black: Seat,
        score: DiscCount,
        outcome: Outcome,
    ) -> Result<SheetLine, SeriesError> {
        if self.standing() != Standing::Open {
            return Err(SeriesError::Over);
        }
        if let Starter::Is(starter) = self.next_starter()
            && starter != black
        {
            return Err(SeriesError::WrongStarter { starter });
        }
        let winner = outcome.winner().map(|color| Seat::with_color(color, black));
        let mut totals = self.totals();
        for seat in Seat::ALL {
            let total = &mut totals[seat.index()];
            match winner {
                None => total.draws += 1,
                Some(winner) if winner == seat => {
                    total.wins += 1;
                    total.points += u32::from(score.margin());
                }
                Some(_) => {}
            }
        }
        let line = SheetLine {
            black,
            score,
            winner,
            margin: score.margin(),
            totals,
        };
        self.lines.push(line);
        Ok(line)
    }

    /// Whether the series is decided, and who won.
    pub fn standing(&self) -> Standing {
        let totals = self.totals();
        let reached = |reached: fn(Totals) -> u32, number: u16| {
            let winner = Seat::ALL
                .into_iter()
                .find(|seat| reached(totals[seat.index()]) >= u32::from(number));
            winner.map(Standing::Won)
        };
        let played = self.lines.len();
        match self.rules.goal() {
            Goal::Games(number) => (played >= usize::from(number)).then(|| self.leader()),
            Goal::Points(number) => reached(|total| total.points, number),
            Goal::Wins(number) => reached(|total| u32::from(total.wins), number),
        }
        .or_else(|| (played >= usize::from(SeriesRules::MOST_GAMES)).then(|| self.leader()))
        .unwrap_or(Standing::Open)
    }

    /// The leader: by wins, then points; in a series for points, by points, then wins.
    fn leader(&self) -> Standing {
        let [left, right] = self.totals().map(|total| match self.rules.goal() {
            Goal::Points(_) => (total.points, u32::from(total.wins)),
            _ => (u32::from(total.wins), total.points),
        });
        match left.cmp(&right) {
            core::cmp::Ordering::Greater => Standing::Won(Seat::Left),
            core::cmp::Ordering::Equal => Standing::Drawn,
            core::cmp::Ordering::Less => Standing::Won(Seat::Right),
        }
    }

    /// Who starts the next game, and so plays Black.
    pub fn next_starter(&self) -> Starter {
        let Some(last) = self.lines.last() else {
            return Starter::Is(self.first_starter);
        };
        match (self.rules.next(), last.winner) {
            (NextStarter::Fixed, _) => Starter::Is(self.first_starter),
            (NextStarter::Alternating, _) | (_, None) => Starter::Is(!last.black),
            (NextStarter::Loser, Some(winner)) => Starter::Is(!winner),
            (NextStarter::WinnerChooses, Some(winner)) => Starter::ChosenBy(winner),
        }
    }
}
