//! The opening trainer: the book plays against a learner, who has to stay in it.

use std::collections::{BTreeMap, HashSet};

use outflank_engine::{Kind, Level, MoveScore, Question, Task};
use outflank_learn::Progress;
use outflank_learn::course::Practice;
use outflank_learn::training::{Card, CardKind, Day, OpeningLine};
use outflank_record::openings::{Opening, times_played};
use outflank_rules::random::{Random, unit};
use outflank_rules::{Color, IllegalMove, Move, Position, Square};

use crate::review::BOOK_MARGIN;
use crate::{Effect, JobId, Reply};

/// Where no reply is met at tournaments, one that costs this many discs is played about a third as often as the best.
const TEMPERATURE: f32 = 0.7;

/// A reply that is not counted is played as if it had been met in so many games.
const RARELY: u32 = 50;

/// The book answers a question of any level; beyond it, nobody waits for a search.
const LEVEL: Level = Level::MIN;

/// An opening being trained.
#[derive(Clone, Debug)]
pub struct OpeningTrainer {
    learner: Color,
    /// The moves that lead to the opening, played by themselves.
    opening: Vec<Square>,
    moves: Vec<Square>,
    position: Position,
    /// What the book says about the position, once it is known.
    book: Vec<MoveScore>,
    random: Random,
    over: Option<End>,
    asked: Option<JobId>,
    last: JobId,
    effects: Vec<Effect>,
}

/// How a line ends.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// The book has no more moves: all was right.
    OutOfBook,
    /// The learner left it.
    Left {
        /// The move.
        played: MoveScore,
        /// What the book plays.
        best: MoveScore,
    },
    /// The learner left it with a move that it does not know.
    Unknown {
        /// The move.
        played: Square,
        /// What the opening, or else the book, goes on with.
        next: Square,
    },
    /// The engine does not answer.
    Failed,
}

/// What somebody does, or the engine says.
#[derive(Clone, Debug)]
pub enum Input {
    /// Places a disc.
    Choose(Square),
    /// The engine speaks.
    Reply(JobId, Reply),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// A disc was placed, by one side or the other.
    Placed(Square),
    /// A disc cannot be placed.
    Refused(IllegalMove),
    /// The line is at its end.
    Over,
}

impl OpeningTrainer {
    /// An opening, up to its last move; `None` for no opening, from the start of the game. The same seed gives the same
    /// replies.
    pub fn new(opening: Option<Opening>, learner: Color, seed: u64) -> OpeningTrainer {
        let opening = opening.map(squares).unwrap_or_default();
        let mut trainer = OpeningTrainer {
            learner,
            opening,
            moves: Vec::new(),
            position: Position::START,
            book: Vec::new(),
            random: Random::new(seed),
            over: None,
            asked: None,
            last: JobId::default(),
            effects: Vec::new(),
        };
        trainer.ask();
        trainer
    }

    /// The board.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Whose moves are the learner's.
    pub const fn learner(&self) -> Color {
        self.learner
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Whether it is the learner's turn.
    pub fn is_waiting(&self) -> bool {
        self.over.is_none() && self.asked.is_none() && self.position.turn() == self.learner
    }

    /// How it ended.
    pub const fn end(&self) -> Option<&End> {
        self.over.as_ref()
    }

    /// What has to be done outside.
    pub fn effects(&mut self) -> Vec<Effect> {
        core::mem::take(&mut self.effects)
    }

    /// Takes an input.
    pub fn update(&mut self, input: Input) -> Vec<Happening> {
        match input {
            Input::Choose(square) if self.is_waiting() => self.choose(square),
            Input::Reply(id, reply) if self.asked == Some(id) => self.hear(reply),
            // Not now, or too late.
            Input::Choose(_) | Input::Reply(..) => Vec::new(),
        }
    }

    fn ask(&mut self) {
        if self.position.is_over() {
            self.over = Some(End::OutOfBook);
            return;
        }
        self.last = self.last.next();
        self.asked = Some(self.last);
        let question = Question::new(self.position, Task::Judge { level: LEVEL });
        self.effects.push(Effect::Ask(self.last, question));
    }

    fn hear(&mut self, reply: Reply) -> Vec<Happening> {
        let report = match reply {
            Reply::Progress(_) => return Vec::new(),
            Reply::Done(answer) => answer.report,
            Reply::Failed => return self.finish(End::Failed),
        };
        self.asked = None;
        let is_book = |score: &MoveScore| matches!(score.kind, Kind::Book { .. });
        self.book = report.lines.into_iter().filter(is_book).collect();
        // Some openings go on where the book ends.
        if self.book.is_empty() && self.opening_move().is_none() {
            return self.finish(End::OutOfBook);
        }
        if self.position.turn() == self.learner {
            return Vec::new();
        }
        match self.reply() {
            Some(square) => {
                let placed = self.place(square);
                self.ask();
                vec![placed]
            }
            None => self.finish(End::OutOfBook),
        }
    }

    /// The next move of the opening, as long as it has one and all its moves were made.
    fn opening_move(&self) -> Option<Square> {
        let next = self.opening.get(self.moves.len()).copied();
        next.filter(|_| self.opening.starts_with(&self.moves))
    }

    /// The move of the opening, or else one of the book: as often as it is met at tournaments, and where nobody gets, good
    /// ones more often than others.
    fn reply(&mut self) -> Option<Square> {
        if let Some(square) = self.opening_move() {
            return Some(square);
        }
        let best = self.book.first()?.value.discs();
        let loss = |score: &MoveScore| best - score.value.discs();
        let replies: Vec<&MoveScore> = self
            .book
            .iter()
            .filter(|it| loss(it) < BOOK_MARGIN)
            .collect();
        let games = |score: &MoveScore| self.position.play(score.mv).map_or(0, times_played);
        let is_met = replies.iter().any(|score| games(score) > 0);
        let weighted: Vec<(Square, f32)> = replies
            .iter()
            .filter_map(|score| {
                let weight = if is_met {
                    games(score).max(RARELY) as f32
                } else {
                    (-loss(score) / TEMPERATURE).exp()
                };
                Some((score.mv.square()?, weight))
            })
            .collect();
        let total: f32 = weighted.iter().map(|it| it.1).sum();
        let mut left = unit(self.random.bits()) * total;
        for &(square, weight) in &weighted {
            left -= weight;
            if left <= 0.0 {
                return Some(square);
            }
        }
        weighted.last().map(|it| it.0)
    }

    fn choose(&mut self, square: Square) -> Vec<Happening> {
        if let Err(reason) = self.position.play(square.into()) {
            return vec![Happening::Refused(reason)];
        }
        let best = self.book.first().cloned();
        let played = self.book.iter().find(|it| it.mv == Move::Place(square));
        let played = played.cloned();
        let named = self.opening_move();
        let left = match (best, played) {
            // What belongs to the opening is learnt, whatever the book thinks of it.
            _ if named == Some(square) => None,
            (Some(best), Some(played)) => {
                let loss = best.value.discs() - played.value.discs();
                (loss >= BOOK_MARGIN).then_some(End::Left { played, best })
            }
            // Nobody has judged it.
            (best, _) => {
                let next = named.or_else(|| best?.mv.square());
                next.map(|next| End::Unknown {
                    played: square,
                    next,
                })
            }
        };
        let mut happenings = vec![self.place(square)];
        match left {
            Some(end) => happenings.extend(self.finish(end)),
            None => self.ask(),
        }
        happenings
    }

    fn place(&mut self, square: Square) -> Happening {
        if let Ok(after) = self.position.play(square.into()) {
            self.position = after;
            self.moves.push(square);
        }
        Happening::Placed(square)
    }

    fn finish(&mut self, end: End) -> Vec<Happening> {
        self.asked = None;
        self.over = Some(end);
        vec![Happening::Over]
    }

    /// Keeps a finished line, and notes that one was played where the course asks for it.
    pub fn record(&self, progress: &mut Progress, today: Day) {
        if let Some(card) = self.card(today) {
            progress.add_card(card);
            progress.add_practice(|it| *it == Practice::Openings);
        }
    }

    /// The card that a finished line leaves: the moves so far; if the learner left the book, with the right move at the end.
    pub fn card(&self, today: Day) -> Option<Card> {
        let mut moves = self.moves.clone();
        match self.over.as_ref()? {
            End::OutOfBook => {}
            End::Left { best, .. } => *moves.last_mut()? = best.mv.square()?,
            End::Unknown { next, .. } => *moves.last_mut()? = *next,
            End::Failed => return None,
        }
        let line = OpeningLine::new(moves, self.learner).ok()?;
        Some(Card::new(CardKind::Opening(line), today))
    }
}

/// The moves of an opening.
fn squares(opening: Opening) -> Vec<Square> {
    let names = opening.moves.as_bytes().chunks(2);
    let names = names.filter_map(|name| str::from_utf8(name).ok());
    names.filter_map(|name| name.parse().ok()).collect()
}

/// The openings of a learner's own games, the most frequent first, and how often each was played.
pub fn mine(progress: &Progress) -> Vec<(Opening, u32)> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for id in progress
        .training()
        .games
        .all()
        .iter()
        .filter_map(|it| it.opening.as_deref())
    {
        *counts.entry(id).or_default() += 1;
    }
    let named = Opening::all().iter();
    let named = named.filter_map(|it| Some((*it, *counts.get(it.id)?)));
    let mut mine: Vec<(Opening, u32)> = named.collect();
    mine.sort_by_key(|it| core::cmp::Reverse(it.1));
    mine
}

/// How much there is to learn of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The named lines that belong to it, itself included.
    pub lines: usize,
    /// The positions in them in which the learner has to find a move.
    pub decisions: usize,
}

/// How much there is to learn of an opening with this colour: the named lines that go on from it.
pub fn extent(opening: Opening, learner: Color) -> Extent {
    let mut positions = HashSet::new();
    let mut lines = 0;
    for other in Opening::all() {
        if !other.moves.starts_with(opening.moves) {
            continue;
        }
        lines += 1;
        let mut position = Position::START;
        for square in squares(*other) {
            if position.turn() == learner {
                positions.insert(position.board().canonical().0);
            }
            position = position.play(square.into()).unwrap_or(position);
        }
    }
    Extent {
        lines,
        decisions: positions.len(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use outflank_engine::{Book, Engine, Options};

    use super::*;

    fn engine() -> Engine {
        let mut engine = Engine::new(Options {
            threads: 1,
            hash_bytes: 1 << 20,
        });
        engine.set_book(Some(Arc::new(Book::built_in())));
        engine
    }

    /// Lets the engine answer everything.
    fn answer(trainer: &mut OpeningTrainer, engine: &mut Engine) -> Vec<Happening> {
        let mut happenings = Vec::new();
        loop {
            let effects = trainer.effects();
            if effects.is_empty() {
                return happenings;
            }
            for effect in effects {
                let Effect::Ask(id, question) = effect else {
                    panic!("{effect:?}");
                };
                let answer = engine.answer(&question, &|| false, |_| {
                    core::ops::ControlFlow::Continue(())
                });
                happenings.extend(trainer.update(Input::Reply(id, Reply::Done(answer))));
            }
        }
    }

    fn named(id: &str) -> Opening {
        let mut all = Opening::all().iter();
        *all.find(|it| it.id == id).unwrap()
    }

    /// Plays the best move of the book until the line ends.
    fn train(
        opening: Option<Opening>,
        learner: Color,
        seed: u64,
        engine: &mut Engine,
    ) -> OpeningTrainer {
        let mut trainer = OpeningTrainer::new(opening, learner, seed);
        answer(&mut trainer, engine);
        while trainer.is_waiting() {
            let best = trainer.book[0].mv.square().unwrap();
            trainer.update(Input::Choose(trainer.opening_move().unwrap_or(best)));
            answer(&mut trainer, engine);
        }
        trainer
    }

    #[test]
    fn every_trained_line_is_in_the_book_and_the_same_seed_gives_the_same() {
        let mut engine = engine();
        let book = Book::built_in();
        let mut lines = HashSet::new();
        for seed in 0..6 {
            let learner = Color::ALL[seed as usize % 2];
            let trainer = train(Some(named("tiger")), learner, seed, &mut engine);
            assert_eq!(trainer.end(), Some(&End::OutOfBook));
            assert_eq!(
                trainer.moves(),
                train(Some(named("tiger")), learner, seed, &mut engine).moves()
            );
            let mut position = Position::START;
            for &square in trainer.moves() {
                assert!(book.contains(position), "{position}");
                position = position.play(square.into()).unwrap();
            }
            assert!(!book.contains(position));
            assert!(trainer.moves().starts_with(&squares(named("tiger"))));
            let card = trainer.card(Day::new(1)).unwrap();
            assert!(
                matches!(card.kind, CardKind::Opening(ref line) if line.moves() == trainer.moves())
            );
            lines.insert(trainer.moves().to_vec());
        }
        assert!(lines.len() > 2, "{lines:?}");
    }

    #[test]
    fn every_named_opening_is_played_to_its_last_move_with_either_colour() {
        let mut engine = engine();
        for &opening in Opening::all() {
            for learner in Color::ALL {
                let mut trainer = OpeningTrainer::new(Some(opening), learner, 1);
                answer(&mut trainer, &mut engine);
                while let (true, Some(square)) = (trainer.is_waiting(), trainer.opening_move()) {
                    trainer.update(Input::Choose(square));
                    answer(&mut trainer, &mut engine);
                }
                let played = trainer.moves().starts_with(&squares(opening));
                assert!(played, "{} {learner}: {:?}", opening.id, trainer.end());
            }
        }
    }

    #[test]
    fn replies_come_as_often_as_at_tournaments() {
        const TIMES: u64 = 300;
        let mut engine = engine();
        let met = |moves: &str| {
            let line: outflank_rules::notation::Transcript = moves.parse().unwrap();
            times_played(line.end()) as f32
        };
        let mut flat = 0;
        for seed in 0..TIMES {
            let opening = Some(named("perpendicular"));
            let mut trainer = OpeningTrainer::new(opening, Color::White, seed);
            answer(&mut trainer, &mut engine);
            trainer.update(Input::Choose(Square::D6));
            answer(&mut trainer, &mut engine);
            flat += u64::from(trainer.moves()[2] == Square::C5);
        }
        let share = flat as f32 / TIMES as f32;
        // The book has these three.
        let all: f32 = ["f5d6c3", "f5d6c4", "f5d6c5"].map(met).iter().sum();
        let expected = met("f5d6c5") / all;
        assert!((share - expected).abs() < 0.08, "{share}, not {expected}");
    }

    #[test]
    fn a_move_that_the_book_does_not_play_ends_the_line_with_the_reason() {
        let mut engine = engine();
        let mut trainer = OpeningTrainer::new(None, Color::White, 1);
        answer(&mut trainer, &mut engine);
        assert_eq!(trainer.moves().len(), 1);
        let worst = trainer.book.last().unwrap().clone();
        let best = trainer.book[0].clone();
        assert!(best.value.discs() - worst.value.discs() >= BOOK_MARGIN);
        // An illegal move changes nothing.
        assert!(matches!(
            trainer.update(Input::Choose(Square::A1))[..],
            [Happening::Refused(_)]
        ));
        let square = worst.mv.square().unwrap();
        let happenings = trainer.update(Input::Choose(square));
        assert_eq!(happenings, [Happening::Placed(square), Happening::Over]);
        let Some(End::Left {
            played,
            best: known,
        }) = trainer.end()
        else {
            panic!("{:?}", trainer.end());
        };
        assert_eq!((played, known), (&worst, &best));
        // What goes into the deck is the book's move.
        let card = trainer.card(Day::new(1)).unwrap();
        let CardKind::Opening(line) = card.kind else {
            panic!("an opening");
        };
        assert_eq!(line.moves().last().copied(), best.mv.square());
        assert!(trainer.update(Input::Choose(Square::D3)).is_empty());
        // That the course asks for a line is noted with it.
        let mut progress = Progress::default();
        trainer.record(&mut progress, Day::new(1));
        assert_eq!(progress.training().deck.len(), 1);
        assert_eq!(progress.course_done().0, 1);
    }

    /// Some openings go on where the book ends: nobody has judged what is played instead.
    #[test]
    fn a_move_that_nobody_has_judged_is_not_praised_and_not_kept() {
        let mut engine = engine();
        let mut left = 0;
        for &opening in Opening::all() {
            let line = squares(opening);
            let learner = [Color::White, Color::Black][line.len() % 2];
            let mut trainer = OpeningTrainer::new(Some(opening), learner, 1);
            answer(&mut trainer, &mut engine);
            while let (true, Some(square)) = (trainer.is_waiting(), trainer.opening_move()) {
                let mut others = trainer.position().legal_moves().into_iter();
                if trainer.book.is_empty()
                    && let Some(other) = others.find(|it| *it != square)
                {
                    trainer.update(Input::Choose(other));
                    let (played, next) = (other, square);
                    assert_eq!(trainer.end(), Some(&End::Unknown { played, next }));
                    let CardKind::Opening(kept) = trainer.card(Day::new(1)).unwrap().kind else {
                        panic!("an opening");
                    };
                    assert_eq!(kept.moves(), &line[..trainer.moves().len()]);
                    left += 1;
                    break;
                }
                trainer.update(Input::Choose(square));
                answer(&mut trainer, &mut engine);
            }
        }
        assert!(left > 0);
        // A book may leave moves out.
        let mut trainer = OpeningTrainer::new(None, Color::White, 1);
        answer(&mut trainer, &mut engine);
        let [best, played] = [0, 1].map(|it| trainer.book[it].mv.square().unwrap());
        trainer.book.truncate(1);
        trainer.update(Input::Choose(played));
        let next = best;
        assert_eq!(trainer.end(), Some(&End::Unknown { played, next }));
    }

    #[test]
    fn late_answers_are_ignored_and_a_failure_ends_it() {
        let mut trainer = OpeningTrainer::new(None, Color::Black, 1);
        let [Effect::Ask(id, _)] = trainer.effects()[..] else {
            panic!("one question");
        };
        assert!(
            trainer
                .update(Input::Reply(id.next(), Reply::Failed))
                .is_empty()
        );
        assert_eq!(
            trainer.update(Input::Reply(id, Reply::Failed)),
            [Happening::Over]
        );
        assert_eq!(
            (trainer.end(), trainer.card(Day::new(1))),
            (Some(&End::Failed), None)
        );
    }

    #[test]
    fn how_much_there_is_to_learn() {
        let all = |id, color| extent(named(id), color);
        let (tiger, rose) = (all("tiger", Color::Black), all("rose_bill", Color::Black));
        assert!(tiger.lines > rose.lines && tiger.decisions > rose.decisions);
        // A line without variations: one decision for every second move.
        let twenty = all("twenty_moves", Color::Black);
        assert_eq!((twenty.lines, twenty.decisions), (1, 10));
        assert_eq!(all("twenty_moves", Color::White).decisions, 10);
    }
}
