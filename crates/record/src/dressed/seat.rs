//! The game that is being read, and the decision whether moves continue it or begin another.

use outflank_rules::notation::TranscriptProblem;
use outflank_rules::{IllegalMove, Move, Position};

use super::labels;
use super::segment::{Boundary, Played, Segment, What};
use super::tokens::{Kind, Letter, Token};
use crate::error::Complaints;
use crate::heading::Heading;
use crate::{Decimal, Fault, GameRecord, Reading};

/// So many legal moves in a row are no accident.
const CONVINCING: usize = 6;

/// Where a game is read.
#[derive(Default)]
pub(super) struct Seat {
    game: Option<Game>,
    /// What was said since the last moves.
    heading: Heading,
    /// The number of games so far.
    number: u64,
    /// Moves without a game, in case that there is none at all.
    stray: Option<(u64, Fault)>,
    /// Whether there is anything but blanks.
    pub has_text: bool,
}

/// A game under way.
struct Game {
    record: GameRecord,
    heading: Heading,
    fault: Option<(u64, Fault)>,
    /// How many segments it has.
    segments: usize,
    leads: usize,
    is_certain: bool,
}

/// A segment replayed from somewhere.
struct Replay {
    record: GameRecord,
    /// How many discs were placed.
    placed: usize,
    fault: Option<(u64, Fault)>,
}

impl Seat {
    /// A line without moves. A score without names belongs to the moves before it, unless they have one; everything
    /// else to those that follow.
    pub fn remark(&mut self, letters: &[Letter], tokens: &[Token]) {
        let words = tokens.iter().any(|it| matches!(it.kind, Kind::Word(None)));
        let mut line = Heading::default();
        for token in tokens {
            match token.kind {
                Kind::Discs(black, white) => line.set_discs(black, white),
                Kind::Lead(lead) if !words => line.set_score(Decimal::whole(lead)),
                _ => {}
            }
        }
        labels::read(letters, tokens, &mut line);
        let is_score = line.has_score() && !line.has_players() && !self.heading.has_players();
        match &mut self.game {
            Some(game) if is_score && !game.heading.has_score() => game.heading.join(line),
            _ => self.heading.join(line),
        }
    }

    /// Adds a segment; returns games that end before it.
    pub fn place(&mut self, segment: Segment) -> Option<Reading> {
        let start = match segment.boundary {
            Boundary::Start(position) => position,
            _ => Position::START,
        };
        let fresh = replay(GameRecord::new(start), &segment.moves);
        let Some(game) = &mut self.game else {
            return self.begin(segment, fresh);
        };
        if game.fault.is_some() {
            return if begins_anew(&segment, &fresh) {
                let done = self.finish();
                self.begin(segment, fresh);
                done
            } else {
                None
            };
        }
        let next = replay(game.record.clone(), &segment.moves);
        if begins_another(game, &segment, &next, &fresh) {
            let done = self.finish();
            self.begin(segment, fresh);
            return done;
        }
        if next.placed == 0
            && segment.len() == 1
            && !segment.is_certain
            && segment.boundary == Boundary::Strong
        {
            // A square that is mentioned somewhere else.
            return None;
        }
        game.record = next.record;
        game.fault = next.fault;
        game.segments += 1;
        game.leads += segment.leads;
        game.is_certain |= segment.is_certain || segment.len() > 1;
        game.heading.join(segment.heading);
        game.heading.join(segment.score);
        None
    }

    /// A new game; or nothing, if it does not begin with a legal move.
    fn begin(&mut self, segment: Segment, fresh: Replay) -> Option<Reading> {
        let starts = matches!(segment.boundary, Boundary::Start(_));
        if fresh.placed == 0 && !starts {
            let fault = fresh.fault?;
            if segment.len() < 4 {
                self.stray.get_or_insert(fault);
                return None;
            }
            // So many squares in a row are a game, but a wrong one.
            self.number += 1;
            let mut complaints = Complaints::new(self.number, fault.0);
            complaints.add(0, Some(1), fault.1);
            let mut record = fresh.record;
            let losses = std::mem::take(&mut self.heading).apply(&mut record);
            return Some(complaints.into_reading(Some(record), losses));
        }
        let is_certain = segment.is_certain || segment.len() > 1 || starts;
        let mut heading = segment.heading;
        heading.join(std::mem::take(&mut self.heading));
        heading.join(segment.score);
        self.game = Some(Game {
            is_certain,
            record: fresh.record,
            heading,
            fault: fresh.fault,
            segments: 1,
            leads: segment.leads,
        });
        None
    }

    /// The game so far, if it is one.
    fn finish(&mut self) -> Option<Reading> {
        let game = self.game.take()?;
        let squares = game
            .record
            .moves()
            .iter()
            .filter(|it| it.mv != Move::Pass)
            .count();
        if squares <= 1 && !game.is_certain {
            // A square alone, among words.
            let at = game.fault.unwrap_or((0, Fault::NoGame));
            self.stray.get_or_insert(at);
            return None;
        }
        self.number += 1;
        let mut record = game.record;
        let mut complaints = Complaints::new(self.number, 0);
        if let Some((at, fault)) = game.fault {
            complaints.offset = at;
            complaints.add(0, Some(squares + 1), fault);
        }
        let mut heading = game.heading;
        if game.leads > 1 {
            heading.forget_lead();
        }
        let losses = heading.apply(&mut record);
        Some(complaints.into_reading(Some(record), losses))
    }

    /// A line that cannot be read at all.
    pub fn refuse(&mut self, offset: u64, fault: Fault) -> Vec<Reading> {
        let mut readings: Vec<Reading> = self.finish().into_iter().collect();
        self.number += 1;
        readings.push(Reading::refused(self.number, offset, fault));
        readings
    }

    /// The last game; or why there is none.
    pub fn end(&mut self) -> Option<Reading> {
        let heading = std::mem::take(&mut self.heading);
        if let Some(game) = &mut self.game {
            // Names may also follow the moves.
            if !game.heading.has_players() {
                game.heading.join(heading);
            }
            // A single move is a game if there is nothing else.
            game.is_certain |= self.number == 0;
        }
        let last = self.finish();
        if last.is_some() || self.number > 0 || !self.has_text {
            return last;
        }
        let (at, fault) = self.stray.take().unwrap_or((0, Fault::NoGame));
        let mut reading = Reading::refused(1, at, fault);
        if !matches!(reading.faults[0].fault, Fault::NoGame) {
            reading.faults[0].ply = Some(1);
        }
        Some(reading)
    }
}

/// Whether a segment begins another game than the one under way.
fn begins_another(game: &Game, segment: &Segment, next: &Replay, fresh: &Replay) -> bool {
    if matches!(segment.boundary, Boundary::Start(_)) {
        return true;
    }
    if fresh.placed == 0 || fresh.placed < next.placed {
        return false;
    }
    if fresh.placed > next.placed || segment.is_first {
        return true;
    }
    // Both are possible. A move alone continues, and so does one with the next number; lines that form one game go on
    // to do so.
    let is_separate =
        segment.boundary == Boundary::Strong || (next.fault.is_none() && game.segments == 1);
    segment.len() > 1 && is_separate && !counts_on(&game.record, segment)
}

/// Whether the first move has the number after the last one, of moves or of pairs, with or without passes.
fn counts_on(record: &GameRecord, segment: &Segment) -> bool {
    let number = segment.moves.first().and_then(|it| it.number);
    let all = record.moves().len();
    let placed = record.moves().iter().filter(|it| it.mv != Move::Pass);
    let next = [all, placed.count()].map(|moves| [moves + 1, moves / 2 + 1]);
    number.is_some_and(|number| next.as_flattened().contains(&(number as usize)))
}

/// Whether a game begins after a faulty one, and not just the rest of that.
fn begins_anew(segment: &Segment, fresh: &Replay) -> bool {
    let placed = fresh.placed;
    let is_whole = fresh.fault.is_none();
    match segment.boundary {
        Boundary::Start(_) => true,
        _ if segment.is_first => placed > 0,
        Boundary::Strong => placed >= 2 || (is_whole && placed > 0),
        Boundary::Weak => placed >= CONVINCING || (is_whole && placed >= 2),
    }
}

/// Whether these moves are a game from the start on.
pub(super) fn is_legal(moves: &[Played]) -> bool {
    replay(GameRecord::new(Position::START), moves)
        .fault
        .is_none()
}

/// Plays what is legal of these moves.
fn replay(mut record: GameRecord, moves: &[Played]) -> Replay {
    let mut placed = 0;
    for &Played { at, what, .. } in moves {
        let end = record.end();
        let problem = match what {
            What::Square(square) => {
                let after = end.after_forced_pass().play(Move::Place(square));
                if after.is_ok() && end.must_pass() {
                    // It is forced.
                    let _ = record.push(Move::Pass);
                }
                placed += usize::from(after.is_ok());
                match after {
                    Ok(_) => record
                        .push(Move::Place(square))
                        .err()
                        .map(TranscriptProblem::Illegal),
                    Err(reason) => Some(TranscriptProblem::Illegal(reason)),
                }
            }
            What::Pass { is_word } => {
                let after_pass = record.moves().last().is_some_and(|it| it.mv == Move::Pass);
                if end.must_pass() {
                    record
                        .push(Move::Pass)
                        .err()
                        .map(TranscriptProblem::Illegal)
                } else if end.is_over() || after_pass || !is_word {
                    None
                } else {
                    Some(TranscriptProblem::Illegal(IllegalMove::MustPlace))
                }
            }
            What::Wrong(letter) => Some(TranscriptProblem::NotAMove(letter)),
        };
        if let Some(problem) = problem {
            let fault = Some((at, Fault::Transcript(problem)));
            return Replay {
                record,
                placed,
                fault,
            };
        }
    }
    Replay {
        record,
        placed,
        fault: None,
    }
}
