use std::collections::HashSet;
use std::fmt::{self, Write as _};
use std::ops::ControlFlow;

use outflank_engine::{Engine, Goal, Level, SearchRequest};
use outflank_record::xot::MOVES;
use outflank_rules::notation::Transcript;
use outflank_rules::{Board, Move, Position};

use crate::engine_player::EngineContender;
use crate::parallel::in_order;

/// The making of a list for XOT: every opening of eight moves is judged, and kept if it favours neither side.
///
/// The list is its own journal: until all are judged, values and openings that are left out stand in it as comments.
/// So an interrupted run goes on where it stopped.
#[derive(Clone, Debug, PartialEq)]
pub struct EvenOpenings {
    terms: EvenTerms,
    /// All there are, in their order.
    all: Vec<Transcript>,
    /// How many of them were judged.
    done: usize,
    /// Those that were judged; of a list that was read when it was done, only the even ones.
    judged: Vec<Judged>,
}

/// What makes an opening even. Values of different terms do not compare.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvenTerms {
    /// The level of the search.
    pub level: Level,
    /// The largest lead of a side, in discs.
    pub discs: f32,
    /// The checksum of the weights.
    pub weights: u64,
}

#[derive(Clone, Debug, PartialEq)]
struct Judged {
    moves: String,
    /// In discs for Black, who is to move.
    value: f32,
}

/// Much too uneven at this depth: no deeper search makes it even.
const FIRST_LOOK: (u32, f32) = (4, 8.0);

/// Openings that are judged between two chances to save.
const ROUND: usize = 200;

impl EvenOpenings {
    /// A list that has judged nothing.
    pub fn begin(terms: EvenTerms) -> EvenOpenings {
        EvenOpenings::of(terms, all())
    }

    const fn of(terms: EvenTerms, all: Vec<Transcript>) -> EvenOpenings {
        EvenOpenings {
            terms,
            all,
            done: 0,
            judged: Vec::new(),
        }
    }

    /// Goes on with what [`EvenOpenings::to_text`] wrote; `None` if that was something else, or on other terms.
    #[must_use]
    pub fn resume(mut self, text: &str) -> Option<EvenOpenings> {
        let body = text.strip_prefix(&self.terms.to_string())?;
        let (count, lines) = body.split_once('\n')?;
        let count = count.strip_prefix("# ")?.split(' ').next()?;
        self.done = count.parse().ok()?;
        let is_done = self.is_done();
        let judged = lines.lines().map(|line| {
            let line = line.trim_start_matches('#');
            let (moves, value) = match line.split_once(" # ") {
                Some((moves, value)) => (moves, value.parse().ok()?),
                None => (line, Some(0.0).filter(|_| is_done)?),
            };
            let moves = moves.to_owned();
            Some(Judged { moves, value })
        });
        self.judged = judged.collect::<Option<_>>()?;
        let is_journal = self.judged.len() == self.done && self.done <= self.all.len();
        (self.is_done() || is_journal).then_some(self)
    }

    /// The list, and what it has left out as long as not all are judged.
    pub fn to_text(&self) -> String {
        let (done, all) = (self.done, self.all.len());
        let mut text = format!("{}# {done} of {all} are judged.\n", self.terms);
        for Judged { moves, value } in &self.judged {
            let is_even = value.abs() <= self.terms.discs;
            let _ = match (is_even, self.is_done()) {
                (true, true) => writeln!(text, "{moves}"),
                (false, true) => Ok(()),
                (true, false) => writeln!(text, "{moves} # {value:+.2}"),
                (false, false) => writeln!(text, "#{moves} # {value:+.2}"),
            };
        }
        text
    }

    /// Whether all openings are judged.
    pub fn is_done(&self) -> bool {
        self.done == self.all.len()
    }

    /// How many openings are judged, how many there are, and how many are even.
    pub fn counts(&self) -> (usize, usize, usize) {
        let values = self.judged.iter().map(|judged| judged.value.abs());
        let even = values.filter(|value| *value <= self.terms.discs).count();
        (self.done, self.all.len(), even)
    }

    /// Judges what is left, and calls `pause` from time to time, which may end it.
    pub fn judge(
        &mut self,
        judge: &EngineContender,
        threads: usize,
        mut pause: impl FnMut(&EvenOpenings) -> ControlFlow<()>,
    ) {
        while !self.is_done() {
            let round = self.all[self.done..].iter().take(ROUND);
            let round: Vec<Transcript> = round.cloned().collect();
            let level = self.terms.level;
            in_order(
                0..round.len() as u64,
                threads,
                || judge.engine(),
                |engine, number| {
                    // A new or cleared engine for each: so a resumed run finds the same.
                    engine.clear();
                    value(engine, round[number as usize].end(), level)
                },
                |number, value| {
                    self.done += 1;
                    self.judged.push(Judged {
                        moves: round[number as usize].to_string(),
                        // As it is written: a resumed list is the same list.
                        value: (value * 100.0).round() / 100.0,
                    });
                    ControlFlow::Continue(())
                },
            );
            if pause(self).is_break() {
                return;
            }
        }
    }
}

impl fmt::Display for EvenTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, discs) = (self.level.number(), self.discs);
        writeln!(
            f,
            "# Openings of {MOVES} moves with a value of at most {discs} discs for either side: level {level}, weights {:016x}.",
            self.weights
        )
    }
}

/// The value for whoever is to move, in discs: at a level, unless a first look sees a side far ahead.
fn value(engine: &mut Engine, position: Position, level: Level) -> f32 {
    let mut search = |goal| {
        let request = SearchRequest::new(position, goal);
        let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
        report.best().map_or(0.0, |best| best.value.discs())
    };
    let (depth, most) = FIRST_LOOK;
    let look = search(Goal::Depth(depth));
    if look.abs() > most {
        look
    } else {
        search(Goal::Level(level))
    }
}

/// Every opening that lists of XOT can have: no two lead to the same position, however the board is turned.
fn all() -> Vec<Transcript> {
    let mut lines = vec![Transcript::new(Position::START)];
    for _ in 0..MOVES {
        let mut seen: HashSet<Board> = HashSet::new();
        let mut longer: Vec<Transcript> = Vec::new();
        for line in &lines {
            for square in line.end().legal_moves() {
                let mut line = line.clone();
                let made = line.push(Move::Place(square));
                made.expect("a legal move");
                if seen.insert(line.end().board().canonical().0) {
                    longer.push(line);
                }
            }
        }
        lines = longer;
    }
    lines.retain(|line| !line.end().legal_moves().is_empty());
    let mut lines: Vec<Transcript> = lines.iter().map(Transcript::normalized).collect();
    lines.sort_by_key(ToString::to_string);
    lines
}

#[cfg(test)]
mod tests {
    use outflank_engine::{Engine, Goal, Options, SearchRequest};
    use outflank_record::xot::XotList;

    use super::*;
    use crate::Thinking;

    fn terms(level: u8) -> EvenTerms {
        EvenTerms {
            level: Level::new(level).unwrap(),
            discs: 2.0,
            weights: 7,
        }
    }

    fn judged(mut even: EvenOpenings, rounds: usize) -> EvenOpenings {
        let judge = EngineContender::new("", Thinking::Depth(0));
        let mut round = 0;
        even.judge(&judge, 2, |_| {
            round += 1;
            if round == rounds {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        even
    }

    #[test]
    fn every_opening_is_there_once_and_begins_with_f5() {
        let all = all();
        let boards: HashSet<Board> = all
            .iter()
            .map(|it| it.end().board().canonical().0)
            .collect();
        assert_eq!(boards.len(), all.len());
        assert!(all.iter().all(|line| line.to_string().starts_with("f5")));
        assert!(all.iter().all(|line| line.moves().len() == MOVES));
    }

    #[test]
    fn an_interrupted_list_goes_on_where_it_stopped() {
        let few: Vec<Transcript> = all().into_iter().step_by(40).take(450).collect();
        let begin = |level| EvenOpenings::of(terms(level), few.clone());
        let whole = judged(begin(9), usize::MAX);
        let half = judged(begin(9), 1).to_text();
        let resumed = begin(9).resume(&half).unwrap();
        assert_eq!(judged(resumed, usize::MAX), whole);
        let (done, all, even) = whole.counts();
        assert_eq!((done, all), (few.len(), few.len()));
        assert!(0 < even && even < all, "{even}");

        // Both are lists; the whole one has what is even, and no more.
        let (part, _) = XotList::read(&half).unwrap();
        let (list, errors) = XotList::read(&whole.to_text()).unwrap();
        assert_eq!((list.lines().len(), errors.len()), (even, 0));
        assert!(part.lines().iter().all(|line| list.lines().contains(line)));
        assert!(!whole.to_text().contains("\n#f5"));
        let again = begin(9).resume(&whole.to_text()).unwrap();
        assert!(again.is_done() && again.counts() == whole.counts());

        // Other terms, and other files.
        assert_eq!(begin(10).resume(&half), None);
        assert_eq!(begin(9).resume("f5d6c3d3c4f4c5b3\n"), None);
        assert_eq!(begin(9).resume(half.trim_end_matches(|it| it != '#')), None);
    }

    /// The limit is wider than when the list was made: a search of another depth is off by a disc or two.
    #[test]
    fn the_built_in_list_is_even() {
        let list = XotList::built_in();
        let lines = list.lines().iter().step_by(400);
        let mut engine = Engine::new(Options {
            threads: 1,
            hash_bytes: 16 << 20,
        });
        let mut value = |position| {
            let request = SearchRequest::new(position, Goal::Depth(6));
            let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
            report.best().map_or(0.0, |best| best.value.discs())
        };
        let values: Vec<f32> = lines.map(|line| value(line.end())).collect();
        assert!(values.iter().all(|value| value.abs() < 6.0), "{values:?}");
        let mean = values.iter().map(|value| value.abs()).sum::<f32>() / values.len() as f32;
        assert!(mean < 2.0, "{mean}: {values:?}");
    }
}
