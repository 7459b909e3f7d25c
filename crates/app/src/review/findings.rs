//! What a review has found, as text that can be kept.
//!
//! A line for each position: the discs of both players in hexadecimal, the side to move, the weights, the level, and the
//! moves, each with its value, the kind of value and the line expected after it. The first line names the version of the
//! search: what another search found is not taken over.

use core::fmt;
use core::str::FromStr;

use outflank_engine::{
    Kind, Level, MoveScore, Origin, Question, Report, Task, Value, bench::SIGNATURE,
};
use outflank_rules::{Bitboard, Board, Color, Move, Position, Square};

use super::Review;
use crate::study::Node;

/// More positions of a study than this are not kept.
const MOST: usize = 200;

/// The first word of the text.
const MARK: &str = "findings";

/// What is known about the positions of a study.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings(Vec<Finding>);

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Finding {
    position: Position,
    origin: Origin,
    /// The deepest level at which it was judged; `None` if it was searched for a time.
    level: Option<Level>,
    lines: Vec<MoveScore>,
}

/// A text that holds no findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFindings;

impl Findings {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Review {
    /// What is known about the positions of the study, those of the main line first.
    pub fn findings(&self) -> Findings {
        let mut positions = Vec::new();
        let mut starts = vec![self.study.tree().node(&[])];
        while let Some(start) = starts.pop() {
            let mut next: Option<&Node> = Some(start);
            while let Some(node) = next.filter(|_| positions.len() < MOST) {
                if !positions.contains(&node.position) {
                    positions.push(node.position);
                }
                starts.extend(node.children.iter().skip(1));
                next = node.children.first();
            }
        }
        let found = positions.into_iter().filter_map(|position| {
            let judged = self.answered.iter().filter(|it| it.position == position);
            let levels = judged.filter_map(|it| match (it.task, it.time) {
                (Task::Judge { level }, None) => Some(level),
                _ => None,
            });
            Some(Finding {
                position,
                origin: self.judgements.origin(position)?,
                level: levels.max_by_key(|it| it.number()),
                lines: self.judgements.moves(position),
            })
        });
        Findings(found.collect())
    }

    /// Takes over what was found before.
    pub fn recall(&mut self, findings: &Findings) {
        for found in &findings.0 {
            let report = Report {
                lines: found.lines.clone(),
                origin: found.origin,
                ..Report::default()
            };
            if self.judgements.add(found.position, &report)
                && let Some(level) = found.level
            {
                let question = Question::new(found.position, Task::Judge { level });
                self.answered.insert(question);
            }
        }
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{MARK} 1 {SIGNATURE:x}")?;
        self.0.iter().try_for_each(|found| write!(f, "\n{found}"))
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Origin { weights, reduced } = self.origin;
        let kind = if reduced { 'r' } else { 'f' };
        let level = self.level.map_or(0, Level::number);
        let side = match self.position.turn() {
            Color::Black => 'X',
            Color::White => 'O',
        };
        let [mine, yours] =
            [self.position.turn(), !self.position.turn()].map(|color| self.position.discs(color).0);
        write!(f, "{mine:016x}{yours:016x}{side} {weights:x}{kind} {level}")?;
        self.lines.iter().try_for_each(|score| {
            write!(f, " {}:{}:", score.value.0, code(score.kind))?;
            score.line.iter().try_for_each(|&mv| match mv {
                Move::Place(square) => write!(f, "{square}"),
                Move::Pass => f.write_str("--"),
            })
        })
    }
}

impl FromStr for Findings {
    type Err = NotFindings;

    fn from_str(text: &str) -> Result<Findings, NotFindings> {
        let mut lines = text.lines();
        let head = lines.next().ok_or(NotFindings)?;
        let search = head
            .strip_prefix(MARK)
            .and_then(|it| it.strip_prefix(" 1 "))
            .ok_or(NotFindings)?;
        if search != format!("{SIGNATURE:x}") {
            return Ok(Findings::default());
        }
        let found: Option<Vec<Finding>> = lines.map(finding).collect();
        found.map(Findings).ok_or(NotFindings)
    }
}

fn finding(line: &str) -> Option<Finding> {
    let mut words = line.split(' ');
    let (board, weights, level) = (words.next()?, words.next()?, words.next()?);
    let discs = |part: Option<&str>| Some(Bitboard(u64::from_str_radix(part?, 16).ok()?));
    let board_of = Board::new(discs(board.get(..16))?, discs(board.get(16..32))?);
    let turn = match board.get(32..)? {
        "X" => Color::Black,
        "O" => Color::White,
        _ => return None,
    };
    let (reduced, weights) = match weights.strip_suffix('r') {
        Some(weights) => (true, weights),
        None => (false, weights.strip_suffix('f')?),
    };
    let position = Position::new(board_of.ok()?, turn);
    let level: u8 = level.parse().ok()?;
    let lines: Option<Vec<MoveScore>> = words.map(|word| score(position, word)).collect();
    Some(Finding {
        position,
        origin: Origin {
            weights: u32::from_str_radix(weights, 16).ok()?,
            reduced,
        },
        level: Level::new(level),
        lines: lines?,
    })
}

/// A move with its value. A line with an illegal move is damaged.
fn score(start: Position, word: &str) -> Option<MoveScore> {
    let mut parts = word.splitn(3, ':');
    let (value, kind, moves) = (parts.next()?, parts.next()?, parts.next()?);
    let mut position = start;
    let mut line = Vec::new();
    for pair in moves.as_bytes().chunks(2) {
        let name = core::str::from_utf8(pair).ok()?;
        let mv = match name {
            "--" => Move::Pass,
            _ => Move::Place(name.parse::<Square>().ok()?),
        };
        position = position.play(mv).ok()?;
        line.push(mv);
    }
    Some(MoveScore {
        mv: *line.first()?,
        value: value
            .parse()
            .map(Value)
            .ok()
            .filter(|it| (Value::MIN..=Value::MAX).contains(it))?,
        kind: kind_of(kind)?,
        line,
    })
}

/// A kind of value as a letter and its numbers.
fn code(kind: Kind) -> String {
    match kind {
        Kind::Static => "s".to_owned(),
        Kind::Midgame { depth, percent } => format!("m{depth}/{percent}"),
        Kind::Book { depth } => format!("b{depth}"),
        Kind::Selective { percent } => format!("p{percent}"),
        Kind::Exact => "e".to_owned(),
    }
}

fn kind_of(code: &str) -> Option<Kind> {
    let (letter, numbers) = code.split_at_checked(1)?;
    Some(match letter {
        "s" if numbers.is_empty() => Kind::Static,
        "e" if numbers.is_empty() => Kind::Exact,
        "b" => Kind::Book {
            depth: numbers.parse().ok()?,
        },
        "p" => Kind::Selective {
            percent: numbers.parse().ok()?,
        },
        "m" => {
            let (depth, percent) = numbers.split_once('/')?;
            Kind::Midgame {
                depth: depth.parse().ok()?,
                percent: percent.parse().ok()?,
            }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use outflank_engine::Answer;
    use outflank_rules::notation::Transcript;

    use super::super::{Effort, Plan, USUAL};
    use super::*;
    use crate::study::{Study, Tree};

    const KINDS: [Kind; 5] = [
        Kind::Static,
        Kind::Midgame {
            depth: 14,
            percent: 73,
        },
        Kind::Book { depth: 9 },
        Kind::Selective { percent: 99 },
        Kind::Exact,
    ];

    fn plan() -> Plan {
        Plan {
            line: Some(Effort::Level(USUAL)),
            ..Plan::default()
        }
    }

    /// A review that has heard an answer about every position but the first.
    fn reviewed(game: &str) -> Review {
        let tree = Tree::from(&game.parse::<Transcript>().unwrap());
        let mut review = Review::new(Study::from(tree), plan());
        for (number, question) in review.questions().into_iter().enumerate() {
            let position = question.position;
            if position == Position::START {
                continue;
            }
            let score = |(place, mv): (i16, Move)| MoveScore {
                mv,
                value: Value(-300 * place),
                kind: KINDS[number % 5],
                line: vec![mv],
            };
            let report = Report {
                lines: (0..).zip(position.moves()).map(score).collect(),
                origin: Origin {
                    weights: 0xbeef,
                    reduced: number % 2 == 0,
                },
                ..Report::default()
            };
            let answer = Answer {
                chosen: None,
                report,
            };
            review.learn(question, &answer);
        }
        review
    }

    #[test]
    fn what_was_found_comes_back_and_is_not_asked_again() {
        let game = "f5d6c3d3c4f4f6f3";
        let review = reviewed(game);
        let text = review.findings().to_string();
        let found: Findings = text.parse().unwrap();
        assert_eq!(found, review.findings());
        let mut again = Review::new(review.study().clone(), plan());
        again.recall(&found);
        assert_eq!(again.course(), review.course());
        assert_eq!(again.progress(), review.progress());
        let open: Vec<Position> = again.questions().iter().map(|it| it.position).collect();
        assert_eq!(open, [Position::START]);
        assert_eq!(again.findings(), found);
    }

    #[test]
    fn what_another_search_found_is_left_out_and_what_is_damaged_is_refused() {
        let text = reviewed("f5d6c3").findings().to_string();
        let other = text.replacen(&format!("{SIGNATURE:x}"), "1", 1);
        assert_eq!(other.parse(), Ok(Findings::default()));
        let damaged = [
            text.replacen("findings", "findnigs", 1),
            text.replacen("f ", "g ", 1),
            text.replacen(":s:", ":x:", 1),
            // More discs than there are squares.
            text.replacen(" 0:s:", " 8193:s:", 1),
            text[..text.len() - 1].to_owned(),
            format!("{text}a1"),
            String::new(),
        ];
        for damaged in damaged {
            assert_eq!(damaged.parse::<Findings>(), Err(NotFindings), "{damaged}");
        }
    }
}
