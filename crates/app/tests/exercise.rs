//! Lessons and puzzles from the first input to the last, as any front end drives them.

use std::ops::ControlFlow;
use std::time::Duration;

use outflank_app::exercise::{
    Exercise, Happening, Input, Message, PuzzleStream, Task, Tone, new_exam, note_game,
};
use outflank_app::table::{Input as Act, Table};
use outflank_app::{Effect, JobId, Reply};
use outflank_engine::{Engine, Options, Question};
use outflank_learn::course::{
    self, Aim, Exam, GRADES, Grade, Lesson, Next, Part, Quantity, Task as Step,
};
use outflank_learn::puzzle::{self, Attempt, Kind, Outcome, Wish};
use outflank_learn::training::{Day, Tag};
use outflank_learn::{AnswerKind, Progress, Remark};
use outflank_play::{Level, Match, MatchSetup, PlayerKind};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

const TODAY: Day = Day::new(20_000);

/// Somebody who learns, with a clock and what is kept.
struct Learner<T> {
    exercise: Exercise<T>,
    progress: Progress,
    completed: Vec<&'static str>,
    now: Duration,
    engine: Option<Engine>,
}

impl<T: Task> Learner<T> {
    fn new(task: T) -> Learner<T> {
        Learner {
            exercise: Exercise::new(task),
            progress: Progress::default(),
            completed: Vec::new(),
            now: Duration::from_secs(5),
            engine: None,
        }
    }

    fn act(&mut self, input: Input) -> Vec<Happening> {
        let mut happenings = self.update(input);
        while let Some((id, question)) = self.asked() {
            assert!(self.exercise.is_thinking());
            assert!(!self.exercise.offers(&Input::Choose(Square::A1)));
            let engine = self.engine.get_or_insert_with(|| {
                Engine::new(Options {
                    threads: 1,
                    hash_bytes: 1 << 20,
                })
            });
            let found = engine.answer(&question, &|| false, |_| ControlFlow::Continue(()));
            happenings.extend(self.update(Input::Reply(id, Reply::Done(found))));
        }
        assert!(!self.exercise.is_thinking());
        happenings
    }

    /// What the engine is asked now.
    fn asked(&mut self) -> Option<(JobId, Question)> {
        self.exercise.effects().into_iter().find_map(|effect| {
            let Effect::Ask(id, question) = effect else {
                return None;
            };
            Some((id, question))
        })
    }

    fn update(&mut self, input: Input) -> Vec<Happening> {
        let happenings = self.exercise.update(input, self.now);
        if happenings.contains(&Happening::Progressed) {
            let completed = self.exercise.record(&mut self.progress, TODAY);
            self.completed.extend(completed.map(|chapter| chapter.id));
        }
        happenings
    }

    /// Chooses squares; how the last one was judged.
    fn choose(&mut self, names: &str) -> Tone {
        for name in names.split(' ') {
            self.act(Input::Choose(name.parse().unwrap()));
        }
        self.tone().unwrap()
    }

    fn tone(&self) -> Option<Tone> {
        self.exercise.message().map(Message::tone)
    }

    /// Lets all boards come that come by themselves.
    fn wait(&mut self) -> Vec<Happening> {
        let mut happenings = Vec::new();
        while let Some(due) = self.exercise.due() {
            self.now = due;
            happenings.extend(self.act(Input::Tick));
        }
        happenings
    }
}

fn lesson(chapter: &str, step: usize) -> Learner<Lesson> {
    let mut learner = Learner::new(Lesson::new(course::find(chapter).unwrap()));
    let happenings = learner.act(Input::GoTo(step));
    assert_eq!(happenings, [Happening::TaskChanged, Happening::Progressed]);
    learner
}

fn puzzle(id: &str) -> Learner<Attempt> {
    Learner::new(Attempt::new(puzzle::find(id).unwrap()))
}

fn squares(names: &str) -> Bitboard {
    let squares = names.split(' ').map(|name| name.parse::<Square>().unwrap());
    squares.collect()
}

#[test]
fn a_square_is_judged_as_soon_as_it_is_marked_and_right_ones_stay() {
    let mut learner = lesson("start", 2);
    assert_eq!(learner.choose("a1 h1"), Tone::Right);
    assert_eq!(learner.choose("b2"), Tone::Wrong);
    let marks = learner.exercise.view().marks;
    assert_eq!(marks.right, squares("a1 h1"));
    assert_eq!(marks.wrong, squares("b2"));
    // It has a mark of its own.
    assert_eq!(marks.pointed, Bitboard::EMPTY);
    assert_eq!(learner.choose("a8"), Tone::Right);
    assert_eq!(learner.exercise.view().marks.wrong, Bitboard::EMPTY);
    assert_eq!(learner.choose("h8"), Tone::Done);
    let view = learner.exercise.view();
    assert_eq!(view.marks.right, Bitboard::EMPTY);
    assert_eq!(view.marks.pointed, Bitboard::CORNERS);
    assert!(view.can_go_on);
}

#[test]
fn what_is_done_stays_until_it_is_begun_again() {
    let mut learner = lesson("start", 3);
    assert_eq!(learner.choose("c4"), Tone::Done);
    let done = learner.exercise.view();
    assert!(!learner.exercise.offers(&Input::Hint) && done.turn.is_none());
    assert_eq!(learner.act(Input::Choose(Square::D3)), []);
    assert_eq!(learner.exercise.view(), done);
    assert_eq!(learner.act(Input::StartOver), [Happening::TaskChanged]);
    let view = learner.exercise.view();
    assert!(view.message.is_none() && view.turn.is_some());
    assert_eq!(view.targets.len(), 4);
}

#[test]
fn a_step_that_is_only_read_has_no_hint_and_says_what_it_wants() {
    let mut learner = lesson("start", 0);
    assert!(learner.exercise.view().can_go_on);
    assert!(!learner.exercise.offers(&Input::Hint));
    assert!(!learner.exercise.offers(&Input::StartOver));
    assert_eq!(learner.choose("d3"), Tone::Again);
    assert_eq!(learner.act(Input::Read), [Happening::Progressed]);
    let chapter = course::find("start").unwrap();
    assert_eq!(learner.progress.steps_done(chapter), 1);
}

#[test]
fn what_is_no_number_is_told_and_spaces_do_not_matter() {
    let mut learner = lesson("end", 0);
    assert_eq!(learner.exercise.view().answer, AnswerKind::Number);
    let no_number = |text: &str| Message::NotANumber(text.to_owned());
    for (text, message) in [
        (" ", Message::NumberMissing),
        (" -3", no_number("-3")),
        ("999999999999", no_number("999999999999")),
    ] {
        learner.act(Input::Number(text.to_owned()));
        assert_eq!(learner.exercise.message(), Some(&message));
        assert_eq!(learner.tone(), Some(Tone::Again));
    }
    learner.act(Input::Number("12".to_owned()));
    assert_eq!(learner.tone(), Some(Tone::Wrong));
    learner.act(Input::Number(" 44 ".to_owned()));
    assert_eq!(learner.tone(), Some(Tone::Done));
}

#[test]
fn after_the_last_step_comes_the_next_chapter_until_the_course_ends() {
    let chapters = course::chapters();
    let mut lesson = Lesson::new(&chapters[0]);
    assert!(matches!(lesson.next(), Next::Step(1)));
    lesson.go_to(chapters[0].steps.len() - 1);
    assert!(matches!(lesson.next(), Next::Chapter(next) if next.id == chapters[1].id));
    let last = chapters.last().unwrap();
    let mut lesson = Lesson::new(last);
    lesson.go_to(last.steps.len() - 1);
    assert!(matches!(lesson.next(), Next::End));
}

#[test]
fn a_chapter_is_completed_once_in_whatever_order() {
    let mut learner = lesson("start", 3);
    learner.choose("c4");
    for step in [1, 0] {
        learner.act(Input::GoTo(step));
        learner.act(Input::Read);
    }
    learner.act(Input::GoTo(2));
    learner.choose("a1 h1 a8");
    assert!(learner.completed.is_empty());
    learner.choose("h8");
    assert_eq!(learner.completed, ["start"]);
    learner.act(Input::StartOver);
    learner.choose("a1 h1 a8 h8");
    assert_eq!(learner.completed, ["start"]);
}

#[test]
fn there_is_no_step_beyond_the_last() {
    let mut learner = lesson("start", 1);
    assert_eq!(learner.act(Input::GoTo(4)), []);
    assert_eq!(learner.exercise.task().index(), 1);
}

#[test]
fn a_hint_ends_a_replay() {
    let mut learner = puzzle("puzzle1");
    assert_eq!(learner.choose("g2"), Tone::Wrong);
    assert!(learner.exercise.view().is_what_if);
    assert_eq!(learner.exercise.view().targets, Bitboard::EMPTY);
    assert_eq!(learner.act(Input::Hint), [Happening::Told]);
    let view = learner.exercise.view();
    assert!(!view.is_what_if && learner.exercise.due().is_none());
    assert!(!view.targets.is_empty() && view.turn.is_some());
}

#[test]
fn the_reply_that_spoils_a_move_is_shown_and_can_be_looked_at_again() {
    let mut learner = puzzle("puzzle1");
    let before = learner.exercise.view();
    learner.choose("g2");
    // Each disc is heard as it appears.
    let heard = learner.wait();
    let is_disc = |it: &Happening| matches!(it, Happening::Placed { flips: 1.. });
    assert!(!heard.is_empty() && heard.iter().all(is_disc));
    let after = learner.exercise.view();
    assert_eq!(after.position, before.position);
    assert_eq!(after.targets, before.targets);
    assert_eq!(learner.act(Input::Earlier), []);
    learner.act(Input::Later);
    assert_eq!(learner.exercise.view().last, Some(Square::G2));
    learner.act(Input::Earlier);
    assert_eq!(learner.exercise.view().position, before.position);
    // It comes back when somebody wants to try again.
    assert!(!learner.exercise.offers(&Input::TryAgain));
    learner.act(Input::ShowAgain);
    learner.act(Input::TryAgain);
    assert_eq!(learner.exercise.view().targets, before.targets);
    assert!(learner.exercise.due().is_none());
    // A move made while others are shown is about the board that counts.
    learner.act(Input::ShowAgain);
    assert!(learner.exercise.view().is_what_if);
    assert_eq!(learner.choose("h2"), Tone::Right);
}

#[test]
fn a_puzzle_is_recorded_once_and_played_out_to_the_end() {
    let mut learner = puzzle("puzzle1");
    learner.choose("h2");
    let happenings = learner.act(Input::Choose(Square::H8));
    for expected in [
        Happening::Finished,
        Happening::TaskChanged,
        Happening::Progressed,
    ] {
        assert!(happenings.contains(&expected), "{expected:?}");
    }
    let known = puzzle::find("puzzle1").unwrap();
    let record = *learner.progress.puzzles().record(known).unwrap();
    assert_eq!((record.attempts, record.last), (1, Outcome::Solved));
    let happenings = learner.act(Input::PlayOut);
    assert!(happenings.contains(&Happening::TaskChanged));
    let mut moves = 0;
    while let Some(next) = learner.exercise.task().next_square() {
        assert_eq!(learner.exercise.view().marks.next, next.bitboard());
        learner.act(Input::Choose(next));
        learner.wait();
        moves += 1;
    }
    assert!(moves > 1 && learner.exercise.view().is_finished);
    assert_eq!(learner.progress.puzzles().record(known), Some(&record));
}

#[test]
fn a_puzzle_begins_again_only_once_it_is_over_so_that_mistakes_count() {
    let mut learner = puzzle("puzzle1");
    assert_eq!(learner.choose("g2"), Tone::Wrong);
    assert_eq!(learner.act(Input::StartOver), []);
    learner.choose("h2 h8");
    let known = puzzle::find("puzzle1").unwrap();
    let record = learner.progress.puzzles().record(known).unwrap();
    assert_eq!(record.last, Outcome::Helped);
    assert_eq!(learner.act(Input::StartOver), [Happening::TaskChanged]);
    assert_eq!(learner.exercise.view(), puzzle("puzzle1").exercise.view());
}

#[test]
fn the_solution_is_shown_and_counts_as_failed() {
    let mut learner = puzzle("puzzle1");
    let happenings = learner.act(Input::Solution);
    assert!(happenings.contains(&Happening::Progressed));
    assert!(!happenings.contains(&Happening::Finished));
    learner.wait();
    let view = learner.exercise.view();
    assert_eq!(view.last, Some(Square::H8));
    assert!(view.is_what_if && view.can_go_on);
    assert!(!learner.exercise.offers(&Input::Solution));
    let known = puzzle::find("puzzle1").unwrap();
    assert_eq!(learner.progress.puzzles().record(known).unwrap().failed, 1);
}

#[test]
fn after_the_classics_come_others() {
    let (mut stream, progress) = (PuzzleStream::default(), Progress::default());
    let classics = puzzle::classics();
    for pair in classics.windows(2) {
        let next = stream.after(&Attempt::new(&pair[0]), &progress);
        assert_eq!(next.unwrap().id, pair[1].id);
    }
    let last = Attempt::new(classics.last().unwrap());
    let next = stream.after(&last, &progress).unwrap();
    assert!(!next.is_classic());
}

#[test]
fn a_puzzle_that_was_left_is_not_the_next_one() {
    let mut stream = PuzzleStream::new(Wish {
        kind: Some(Kind::Win),
        difficulty: None,
    });
    let mut progress = Progress::default();
    let first = stream.first(&progress).unwrap();
    assert_eq!(first.kind(), Kind::Win);
    let left = Attempt::new(first);
    let second = stream.after(&left, &progress).unwrap();
    assert_ne!(second.id, first.id);
    // Nor one that was failed long ago and is left this time.
    let others = puzzle::made().iter().filter(|it| it.kind() != Kind::Win);
    for puzzle in [second].into_iter().chain(others.take(6)) {
        let mut failed = Attempt::new(puzzle);
        failed.give_up();
        progress.add_attempt(&mut failed, TODAY);
    }
    let left = Attempt::new(second);
    let third = stream.after(&left, &progress).unwrap();
    assert!(third.id != second.id && third.id != first.id);
}

#[test]
fn when_all_were_left_they_come_again() {
    let progress = Progress::default();
    let made = puzzle::made().iter();
    let wishes = made.clone().map(|puzzle| Wish {
        kind: Some(puzzle.kind()),
        difficulty: Some(puzzle.difficulty),
    });
    let rarest = wishes.min_by_key(|wish| made.clone().filter(|it| wish.fits(it)).count());
    let mut stream = PuzzleStream::new(rarest.unwrap());
    let mut seen = Vec::new();
    let mut next = stream.first(&progress).unwrap();
    while !seen.contains(&&next.id) {
        seen.push(&next.id);
        next = stream.after(&Attempt::new(next), &progress).unwrap();
    }
    assert_eq!(
        seen.len(),
        made.filter(|it| rarest.unwrap().fits(it)).count()
    );
}

#[test]
fn a_mistake_and_an_opening_are_answered_on_the_board_and_recorded() {
    use outflank_learn::training::{
        Card, CardKind, Correction, Mistake, OpeningLine, Recital, Tag,
    };
    let line = |names: &str| -> Vec<Square> {
        let names = names.split(' ');
        names.map(|name| name.parse().unwrap()).collect()
    };
    let moves = |names: &str| -> Vec<Move> { line(names).into_iter().map(Move::Place).collect() };
    let after = Position::START.play(Square::F5.into()).unwrap();
    let accepted = Square::D6.bitboard() | Square::F6.bitboard();
    let (best, refutation) = (moves("d6 c3"), moves("f4 e3"));
    let mistake = Mistake::new(after, accepted, best, refutation, Some(Tag::Mobility)).unwrap();
    let card = Card::new(CardKind::Mistake(mistake.clone()), TODAY);

    let mut learner = Learner::new(Correction::new(mistake));
    learner.progress.add_card(card.clone());
    assert_eq!(learner.choose("f4"), Tone::Wrong);
    assert!(learner.exercise.view().is_what_if);
    learner.wait();
    assert_eq!(learner.choose("d6"), Tone::Done);
    assert!(learner.exercise.view().can_go_on);
    let schedule = |learner: &Learner<_>| {
        let deck = &learner.progress.training().deck;
        deck.card(&card.id()).unwrap().schedule
    };
    assert_eq!(
        (schedule(&learner).asked(), schedule(&learner).due()),
        (1, TODAY)
    );
    // A hint keeps the card where it is, too.
    learner.exercise = Exercise::new(Correction::new(learner.exercise.task().mistake().clone()));
    learner.act(Input::Hint);
    assert_eq!(learner.choose("f6"), Tone::Done);
    assert_eq!(
        (schedule(&learner).asked(), schedule(&learner).due()),
        (2, TODAY)
    );

    let opening = OpeningLine::new(line("f5 d6 c3 d3 c4"), Color::Black).unwrap();
    let card = Card::new(CardKind::Opening(opening.clone()), TODAY);
    let mut learner = Learner::new(Recital::new(opening));
    learner.progress.add_card(card.clone());
    assert_eq!(learner.choose("f5 c3"), Tone::Right);
    learner.wait();
    assert_eq!(
        learner.exercise.view().position.discs(Color::White).len(),
        4
    );
    assert_eq!(learner.choose("c4"), Tone::Done);
    let due = learner.progress.training().deck.card(&card.id()).unwrap();
    assert_eq!(due.schedule.due(), TODAY.plus(1));
}

/// An answer that the hints lead to.
fn hinted(learner: &mut Learner<Lesson>) -> Input {
    let mut last = None;
    loop {
        learner.act(Input::Hint);
        let said = learner.exercise.message().cloned();
        if said == last {
            break;
        }
        last = said;
    }
    let Some(Message::Hint(hint)) = last else {
        panic!("{}: no hint", learner.exercise.task().step().id);
    };
    let things = hint.marks.len();
    match (&learner.exercise.task().step().task, hint.remark) {
        (_, Remark::HintNumber { number }) => Input::Number(number.to_string()),
        (Step::Count(Quantity::Margin), _) => {
            let all = learner.exercise.view().position.board().occupied().len();
            Input::Number((things - (all - things)).to_string())
        }
        (Step::Count(_), _) => Input::Number(things.to_string()),
        _ => hint.marks.first().map_or(Input::Pass, Input::Choose),
    }
}

#[test]
fn every_step_of_the_course_can_be_done_with_its_hints() {
    for chapter in course::chapters() {
        let mut learner = Learner::new(Lesson::new(chapter));
        for (index, step) in chapter.steps.iter().enumerate() {
            learner.act(Input::GoTo(index));
            for _ in 0..80 {
                if learner.exercise.view().can_go_on {
                    break;
                }
                if let Step::Mark(_) = step.task {
                    // All squares that are asked for, one after the other.
                    let mut probe = Lesson::new(chapter);
                    probe.go_to(index);
                    probe.hint();
                    let marks = probe.hint().unwrap().marks;
                    for square in marks {
                        learner.act(Input::Choose(square));
                    }
                } else {
                    let answer = hinted(&mut learner);
                    learner.act(answer);
                }
                learner.wait();
            }
            assert!(learner.exercise.view().can_go_on, "{}", step.id);
            if let Some(practice) = step.practice {
                // That is done elsewhere.
                learner.act(Input::Read);
                assert!(!learner.progress.is_done(chapter, step));
                learner.progress.add_practice(|it| *it == practice);
            } else if step.task == Step::Read {
                learner.act(Input::Read);
            } else {
                assert_eq!(learner.tone(), Some(Tone::Done), "{}", step.id);
            }
        }
        assert!(learner.progress.is_complete(chapter), "{}", chapter.id);
    }
}

#[test]
fn an_engine_that_fails_can_be_asked_again_and_late_answers_are_left_out() {
    let chapter = course::find("out").unwrap();
    let spar = |step: &course::Step| matches!(step.task, Step::Spar(_));
    let index = chapter.steps.iter().position(spar).unwrap();
    let mut learner = Learner::new(Lesson::new(chapter));
    learner.update(Input::GoTo(index));
    let (first, _) = learner.asked().unwrap();
    assert!(learner.exercise.is_thinking());
    learner.update(Input::Reply(first, Reply::Failed));
    assert!(!learner.exercise.is_thinking());
    assert_eq!(learner.asked(), None);
    learner.update(Input::StartOver);
    let (second, question) = learner.asked().unwrap();
    assert_ne!(first, second);
    learner.update(Input::Reply(first, Reply::Failed));
    assert!(learner.exercise.is_thinking());
    // Whoever leaves does not wait any longer, and asks again on coming back.
    learner.exercise.leave();
    assert_eq!(learner.exercise.effects(), [Effect::Cancel(second)]);
    learner.update(Input::Tick);
    let (third, again) = learner.asked().unwrap();
    assert_eq!(again, question);
    assert_ne!(second, third);
}

#[test]
fn of_two_moves_the_reason_is_asked_first_and_counted_apart() {
    for (names_it, right) in [(true, 1), (false, 0)] {
        let mut learner = lesson("why", 0);
        let task = learner.exercise.task();
        let reasons = task.reasons().to_vec();
        let asked = task.step().reasons[0];
        assert_eq!(reasons.len(), 4);
        let named = |tag: &&Tag| (**tag == asked) == names_it;
        let reason = *reasons.iter().find(named).unwrap();
        learner.act(Input::Reason(reason));
        assert!(learner.exercise.task().reasons().is_empty());
        assert!(!learner.exercise.offers(&Input::Reason(asked)));
        assert_eq!(learner.choose("a3"), Tone::Done);
        let Some(Message::Answer(feedback)) = learner.exercise.message() else {
            panic!("an answer");
        };
        let said = Remark::WhyIs {
            right: asked,
            chosen: Some(reason),
        };
        assert!(feedback.remarks.contains(&said));
        let known = &learner.progress.training().reasons;
        assert_eq!((known.right(), known.asked()), (right, 1));
    }
}

#[test]
fn a_test_takes_one_answer_for_each_board_and_counts_once() {
    for grade in &GRADES {
        let mut learner = Learner::new(new_exam(grade, &Progress::default(), TODAY));
        assert!(!learner.exercise.offers(&Input::Hint));
        for board in 1..=10 {
            assert!(!learner.exercise.offers(&Input::GoTo(board - 1)));
            for square in Square::all() {
                learner.act(Input::Choose(square));
                learner.act(Input::Number("1000".to_owned()));
                learner.wait();
            }
            assert!(learner.exercise.view().can_go_on, "{}", grade.id);
            assert!(!learner.exercise.offers(&Input::Choose(Square::A1)));
            assert_eq!(grade.result(&learner.progress).is_some(), board == 10);
            learner.act(Input::GoTo(board));
        }
        assert!(learner.exercise.view().is_finished);
        let result = grade.result(&learner.progress).unwrap();
        assert_eq!(result.of, 10);
        assert!(!grade.is_passed(&learner.progress));
        // Another one has other boards.
        assert!(learner.exercise.offers(&Input::StartOver));
        learner.act(Input::StartOver);
        assert_eq!(learner.exercise.task().progress(), (0, 10));
    }
}

#[test]
fn the_test_of_the_rules_tells_no_moves_and_offers_a_pass_wherever_a_move_is_asked_for() {
    let grade = Grade::of(Part::Rules).unwrap();
    let (mut moves, mut passes) = (0, 0);
    for seed in 0..8 {
        let mut learner = Learner::new(Exam::new(grade, seed));
        for board in 1..=10 {
            let step = learner.exercise.task().step().unwrap();
            let view = learner.exercise.view();
            assert!(view.targets.is_empty());
            assert_eq!(view.told(), None);
            let plays = matches!(step.task, Step::Play(_));
            assert_eq!(learner.exercise.offers(&Input::Pass), plays, "{}", step.id);
            match step.task {
                Step::Play(aim) => {
                    assert_eq!(view.turn, Some(step.position.turn()));
                    moves += 1;
                    passes += u32::from(aim == Aim::Pass);
                    let tone = if aim == Aim::Pass {
                        Tone::Done
                    } else {
                        Tone::Wrong
                    };
                    learner.act(Input::Pass);
                    assert_eq!(learner.tone(), Some(tone), "{}", step.id);
                }
                Step::Mark(_) => {
                    for square in Square::all() {
                        learner.act(Input::Choose(square));
                        learner.wait();
                    }
                }
                _ => {
                    learner.act(Input::Number("1000".to_owned()));
                }
            }
            assert!(!learner.exercise.offers(&Input::Pass));
            let view = learner.exercise.view();
            assert!(view.can_go_on, "{}", step.id);
            assert_eq!(view.told(), Some(view.position));
            learner.act(Input::GoTo(board));
        }
        assert!(grade.result(&learner.progress).is_some());
    }
    assert!(moves > passes && passes > 0);
}

/// A game of a person with Black against a level, to its end, in which every move of theirs takes so long.
fn timed_game(level: u8, minutes: u64, pace: Duration) -> Table {
    let computer = PlayerKind::Computer(Level::new(level).unwrap());
    let clock = format!("{minutes}m").parse().unwrap();
    let setup = MatchSetup {
        clock,
        ..MatchSetup::new(PlayerKind::Human, computer)
    };
    let mut table = Table::from(Match::new(setup).unwrap());
    let mut now = Duration::ZERO;
    table.update(Act::Begin, now);
    while !table.game().is_over() {
        let moves = table.game().position().moves();
        let mv = moves.last().unwrap();
        if table.game().turn() == Color::Black {
            now += pace;
            table.update(Act::Press(mv.square().unwrap()), now);
        } else {
            let mut asked = table.take_effects().into_iter().rev();
            let id = asked.find_map(|it| match it {
                Effect::Ask(id, _) => Some(id),
                _ => None,
            });
            let id = id.unwrap();
            let found = outflank_engine::Answer {
                chosen: Some(mv),
                ..Default::default()
            };
            table.update(Act::Reply(id, Reply::Done(found)), now);
        }
    }
    table
}

#[test]
fn a_step_that_sends_to_a_game_is_done_once_it_was_played_in_that_time() {
    let pace = Duration::from_secs(20);
    for (level, minutes, first, timed) in [
        (1, 25, true, false),
        (9, 25, true, true),
        (10, 20, true, true),
        (9, 30, true, false),
    ] {
        let mut progress = Progress::default();
        note_game(&timed_game(level, minutes, pace), &mut progress, TODAY);
        for (chapter, done) in [("first", first), ("time", timed)] {
            let chapter = course::find(chapter).unwrap();
            let step = chapter.steps.last().unwrap();
            assert_eq!(progress.is_done(chapter, step), done, "{level} {minutes}");
        }
    }
    // Ten seconds a move are too long at a minute in all: the game is lost on time, and does not count.
    let mut progress = Progress::default();
    note_game(
        &timed_game(9, 1, Duration::from_secs(10)),
        &mut progress,
        TODAY,
    );
    assert_eq!(progress.course_done().0, 0);
}

#[test]
fn the_time_of_a_game_is_compared_with_the_plan() {
    // Twenty seconds a move: too long for the first six at 25 minutes.
    let seconds = Duration::from_secs;
    let time = timed_game(9, 25, seconds(20)).time_use().unwrap();
    assert_eq!(time.planned, [60, 720, 600].map(seconds));
    assert_eq!(time.used[..2], [120, 280].map(seconds));
    assert!(!time.is_kept());
    let quick = timed_game(9, 25, seconds(10)).time_use().unwrap();
    assert_eq!(quick.used[..2], [60, 140].map(seconds));
    assert!(quick.is_kept());
    // Nobody plans five minutes.
    assert_eq!(timed_game(9, 5, seconds(1)).time_use(), None);
}

#[test]
fn a_game_won_against_a_level_without_help_counts_for_the_course() {
    // White is wiped out after nine moves.
    let moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5";
    let won = |level: u8| {
        let computer = PlayerKind::Computer(Level::new(level).unwrap());
        let mut game = Match::new(MatchSetup::new(PlayerKind::Human, computer)).unwrap();
        for name in moves.split(' ') {
            let square: Square = name.parse().unwrap();
            game.play(square.into(), Duration::ZERO).unwrap();
        }
        Table::from(game)
    };
    let mut progress = Progress::default();
    assert_eq!(note_game(&won(1), &mut progress, TODAY), None);
    let new = note_game(&won(5), &mut progress, TODAY);
    assert_eq!(new.map(|it| it.id), Some("mobility"));
    // A stronger one stands for the weaker ones; what is won stays won.
    let is_won = |part, progress: &Progress| Grade::of(part).unwrap().is_game_won(progress);
    assert!(is_won(Part::First, &progress) && is_won(Part::Mobility, &progress));
    assert!(!is_won(Part::Edges, &progress));
    assert_eq!(note_game(&won(5), &mut progress, TODAY), None);
    let loaded = Progress::load(&progress.save()).unwrap().progress;
    assert!(is_won(Part::Mobility, &loaded));
}
