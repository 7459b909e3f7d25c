//! Training with its machines: sittings from every entrance, what finished games leave, and how a learner gets on.

use core::ops::ControlFlow;
use core::time::Duration;

use outflank_app::exercise::{Exercise, Input, Message, ReasonOf, Task as _};
use outflank_app::training::{
    Assignment, Entrance, Lookback, Report, Sitting, Work, of_review, own_game,
};
use outflank_app::{Effect, Reply};
use outflank_engine::{Engine, Options};
use outflank_learn::course::{self, Lesson};
use outflank_learn::puzzle::{self, Outcome};
use outflank_learn::training::daily::Item;
use outflank_learn::training::{
    Agenda, Card, CardKind, Day, Mistake, OpeningLine, Recall, Tag, Trend,
};
use outflank_learn::{Answer, AnswerKind, Deed, Progress, Verdict};
use outflank_play::{Level, Match, MatchSetup, PlayerKind, SavedGame};
use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Move, Position, Square};

const TODAY: Day = Day::new(20_000);
const NOW: Duration = Duration::ZERO;

fn squares(names: &str) -> Vec<Square> {
    let names = names.split_whitespace();
    names.map(|it| it.parse().unwrap()).collect()
}

fn moves(names: &str) -> Vec<Move> {
    squares(names).into_iter().map(Move::from).collect()
}

/// After `f5`, White played f4 and d6 or f6 would have been better.
fn mistake() -> Card {
    let position = Position::START.play(Square::F5.into()).unwrap();
    let accepted = squares("d6 f6").into_iter().collect();
    let (best, refutation) = (moves("d6 c3"), moves("f4 e3"));
    let mistake = Mistake::new(position, accepted, best, refutation, Some(Tag::Mobility));
    Card::new(CardKind::Mistake(mistake.unwrap()), TODAY)
}

fn opening() -> Card {
    let line = OpeningLine::new(squares("f5 d6 c3"), Color::Black).unwrap();
    Card::new(CardKind::Opening(line), TODAY)
}

/// A board of the course that asks for a move.
fn board() -> Card {
    let chapter = course::find("neighbours").unwrap();
    let plays = |it: &&course::Step| it.task.answer_kind() == AnswerKind::Play;
    let step = chapter.steps.iter().find(plays).unwrap();
    let kind = CardKind::Board {
        chapter: chapter.id.to_owned(),
        step: step.id.to_owned(),
    };
    Card::new(kind, TODAY)
}

fn learner() -> Progress {
    let mut progress = Progress::default();
    for card in [mistake(), opening(), board()] {
        assert!(progress.add_card(card));
    }
    progress
}

/// Answers an assignment with the best moves, or gives up where that is possible, and records it.
fn answer(assignment: Assignment, right: bool, progress: &mut Progress) -> Assignment {
    let mut exercise = Exercise::new(assignment);
    let mut left = 60;
    while exercise.task().recall().is_none() {
        left -= 1;
        // What is shown comes to its end.
        exercise.update(Input::Tick, Duration::from_hours(1));
        assert!(left > 0, "{:?}", exercise.task().item());
        let square = match exercise.task().work() {
            Work::Correction(it) => it.mistake().best()[0].square().unwrap(),
            Work::Recital(it) => it.line().moves()[played(it.position())],
            Work::Attempt(it) if it.position() == it.puzzle().position => it.puzzle().solution,
            Work::Attempt(it) => {
                let empties = it.position().empties().len();
                let corners = it.targets() & outflank_rules::Bitboard::CORNERS;
                match corners.first() {
                    Some(corner) if it.puzzle().kind() == puzzle::Kind::Corner => corner,
                    _ if empties <= outflank_learn::Solver::MOST_EMPTIES => {
                        outflank_learn::Solver::default().ranking(it.position())[0]
                            .0
                            .square()
                            .unwrap()
                    }
                    _ => it.targets().first().unwrap(),
                }
            }
            Work::Board(it) => find(it.lesson(), Verdict::is_right),
        };
        if right {
            exercise.update(Input::Choose(square), NOW);
        } else if exercise.offers(&Input::Solution) {
            exercise.update(Input::Solution, NOW);
        } else {
            let other = match exercise.task().work() {
                Work::Board(it) => Some(find(it.lesson(), |it| it == Verdict::Wrong)),
                _ => exercise.view().targets.into_iter().find(|&it| it != square),
            };
            exercise.update(Input::Choose(other.unwrap()), NOW);
            exercise.update(Input::Choose(square), NOW);
        }
    }
    exercise.record(progress, TODAY);
    // The board is of no more interest: the item tells the sitting how it went.
    exercise.into_task()
}

/// A move at a step of the course that is judged so.
fn find(lesson: &Lesson, wanted: fn(Verdict) -> bool) -> Square {
    let judged = |square: &Square| {
        let mut trial = Lesson::new(lesson.chapter());
        trial.go_to(lesson.index());
        wanted(trial.answer(&Answer::Play((*square).into())).verdict)
    };
    lesson.targets().into_iter().find(judged).unwrap()
}

/// How many moves lead to a position.
fn played(position: Position) -> usize {
    60 - position.empties().len() as usize
}

/// Goes through a sitting; the items in the order in which they came.
fn sit(
    entrance: Entrance,
    right: &dyn Fn(usize) -> bool,
    progress: &mut Progress,
) -> (Sitting, Vec<Item>) {
    let mut sitting = Sitting::begin(entrance, progress, TODAY);
    let mut items = Vec::new();
    while let Some(assignment) = sitting.assignment(progress) {
        assert_eq!(assignment.place().0, items.len() + 1);
        items.push(assignment.item().clone());
        let assignment = answer(assignment, right(items.len()), progress);
        sitting.go_on(&assignment, progress);
        assert!(items.len() < 40);
    }
    (sitting, items)
}

#[test]
fn a_days_training_is_gone_through_and_done_whatever_is_learnt_meanwhile() {
    let mut progress = learner();
    let planned: Vec<Item> = Agenda::of(&progress, TODAY)
        .into_iter()
        .map(|it| it.0)
        .collect();
    assert!(matches!(planned.last(), Some(Item::OfTheDay(_))));
    // Begun, left after two, and gone on with.
    let mut sitting = Sitting::begin(Entrance::Daily, &mut progress, TODAY);
    for _ in 0..2 {
        let assignment = sitting.assignment(&progress).unwrap();
        let assignment = answer(assignment, true, &mut progress);
        sitting.go_on(&assignment, &progress);
    }
    let (sitting, items) = sit(Entrance::Daily, &|_| true, &mut progress);
    assert_eq!(items, planned[2..]);
    assert_eq!(sitting.summary(&progress).right, items.len());
    assert!(progress.training().agenda.is_done(TODAY));
    assert_eq!(Entrance::Daily.waiting(&progress, TODAY), 0);
    assert_eq!(sitting.summary(&progress).streak, 1);
    // The next day there is another one, and all of it comes back from a file.
    let loaded = Progress::load(&progress.save()).unwrap();
    assert_eq!((&loaded.progress, loaded.unreadable), (&progress, 0));
    assert!(Entrance::Daily.waiting(&progress, TODAY.plus(1)) > 0);
}

#[test]
fn what_is_wrong_comes_again_in_the_same_sitting_until_it_is_right() {
    let mut progress = learner();
    let (sitting, items) = sit(Entrance::Deck, &|number| number > 3, &mut progress);
    assert_eq!(items.len(), 6);
    assert_eq!(items[..3], items[3..]);
    let summary = sitting.summary(&progress);
    assert_eq!((summary.right, summary.wrong), (3, 3));
    // Tomorrow is the first step for all three.
    assert_eq!(summary.tomorrow, 3);
    assert_eq!(Entrance::Deck.waiting(&progress, TODAY), 0);
}

#[test]
fn one_may_come_for_mistakes_only() {
    let mut progress = learner();
    let (_, items) = sit(Entrance::Mistakes, &|_| true, &mut progress);
    assert_eq!(items, [Item::Card(mistake().id())]);
    assert_eq!(progress.training().forms[&Tag::Mobility].right(), 1);
}

#[test]
fn six_boards_of_the_ladder_are_a_sitting_and_the_ladder_is_climbed() {
    let mut progress = Progress::default();
    let (sitting, items) = sit(Entrance::Ladder, &|_| true, &mut progress);
    assert_eq!((items.len(), sitting.count()), (6, (6, 6)));
    assert_eq!(progress.training().ladder.rung().empties(), 5);
}

#[test]
fn the_puzzle_of_the_day_waits_until_it_was_tried() {
    let mut progress = Progress::default();
    assert_eq!(Entrance::OfTheDay.waiting(&progress, TODAY), 1);
    let (_, items) = sit(Entrance::OfTheDay, &|_| false, &mut progress);
    assert_eq!(items.len(), 1);
    assert_eq!(Entrance::OfTheDay.waiting(&progress, TODAY), 0);
    assert_eq!(Entrance::OfTheDay.waiting(&progress, TODAY.plus(1)), 1);
    // It was not solved, so it is in the deck.
    assert_eq!(progress.training().deck.len(), 1);
}

#[test]
fn move_and_reason_are_counted_apart() {
    for (reason, square, counted) in [
        (Tag::Mobility, Square::D6, (Recall::Right, Some(true))),
        (Tag::Mobility, Square::F4, (Recall::Wrong, Some(true))),
    ] {
        let mut progress = Progress::default();
        progress.add_card(mistake());
        let item = Item::Card(mistake().id());
        let mut exercise = Exercise::new(Assignment::new(item, &progress).unwrap());
        assert_eq!(exercise.task().reasons().len(), 4);
        assert!(exercise.offers(&Input::Reason(reason)));
        exercise.update(Input::Reason(reason), NOW);
        // Only the first answer counts.
        assert!(exercise.task().reasons().is_empty());
        assert!(!exercise.offers(&Input::Reason(Tag::Mobility)));
        exercise.update(Input::Choose(square), NOW);
        exercise.update(Input::Choose(Square::D6), NOW);
        let task = exercise.task();
        assert_eq!((task.recall().unwrap(), task.reason_right()), counted);
        exercise.record(&mut progress, TODAY);
        assert_eq!(progress.training().reasons.right(), 1);
        // The course asks for one's own mistakes.
        assert_eq!(progress.course_done().0, 1);
    }
    // Another reason, and the right move.
    let mut progress = Progress::default();
    progress.add_card(mistake());
    let item = Item::Card(mistake().id());
    let mut exercise = Exercise::new(Assignment::new(item, &progress).unwrap());
    let other = exercise
        .task()
        .reasons()
        .iter()
        .copied()
        .find(|&it| it != Tag::Mobility);
    exercise.update(Input::Reason(other.unwrap()), NOW);
    // A move within a disc of the best is right.
    exercise.update(Input::Choose(Square::F6), NOW);
    assert_eq!(exercise.task().recall(), Some(Recall::Right));
    assert_eq!(exercise.task().reason_right(), Some(false));
}

#[test]
fn a_board_of_the_deck_asks_for_the_reason_and_counts_it() {
    let chapter = course::find("discs").unwrap();
    let step = chapter.steps.iter().find(|it| !it.reasons.is_empty());
    let step = step.unwrap();
    let card = Card::new(
        CardKind::Board {
            chapter: chapter.id.to_owned(),
            step: step.id.to_owned(),
        },
        TODAY,
    );
    let right = step.reasons[0];
    for names_it in [true, false] {
        let mut progress = Progress::default();
        progress.add_card(card.clone());
        let item = Item::Card(card.id());
        let mut exercise = Exercise::new(Assignment::new(item, &progress).unwrap());
        let task = exercise.task();
        assert_eq!(task.asks_why(), Some(ReasonOf::WorseOfTwo));
        let mut reasons = task.reasons().iter().copied();
        let reason = reasons.find(|it| (*it == right) == names_it).unwrap();
        exercise.update(Input::Reason(reason), NOW);
        assert_eq!(exercise.task().asks_why(), None);
        assert_eq!(exercise.message(), Some(&Message::Reason(reason)));
        let Work::Board(board) = exercise.task().work() else {
            panic!("a board");
        };
        let better = find(board.lesson(), Verdict::is_right);
        exercise.update(Input::Choose(better), NOW);
        assert_eq!(exercise.task().recall(), Some(Recall::Right));
        assert_eq!(exercise.task().reason_right(), Some(names_it));
        exercise.record(&mut progress, TODAY);
        let reasons = &progress.training().reasons;
        assert_eq!((reasons.asked(), reasons.right()), (1, u32::from(names_it)));
    }
}

#[test]
fn a_puzzle_of_the_deck_counts_once_when_it_fails_again() {
    let mut progress = Progress::default();
    let puzzle = &puzzle::made()[0];
    progress.add_card(Card::puzzle(puzzle, TODAY));
    let id = Card::puzzle(puzzle, TODAY).id();
    let assignment = Assignment::new(Item::Card(id.clone()), &progress).unwrap();
    answer(assignment, false, &mut progress);
    let card = progress.training().deck.card(&id).unwrap();
    assert_eq!(card.schedule.asked(), 1);
    let record = progress.puzzles().record(puzzle).unwrap();
    assert_eq!((record.attempts, record.last), (1, Outcome::Failed));
}

#[test]
fn a_card_for_something_unknown_is_left_out() {
    let mut progress = Progress::default();
    let unknown = CardKind::Board {
        chapter: "neighbours".to_owned(),
        step: "of a newer version".to_owned(),
    };
    progress.add_card(Card::new(unknown, TODAY));
    progress.add_card(mistake());
    let (_, items) = sit(Entrance::Deck, &|_| true, &mut progress);
    assert_eq!(items, [Item::Card(mistake().id())]);
}

#[test]
fn a_board_of_the_course_that_was_answered_wrongly_comes_into_the_deck() {
    let CardKind::Board { chapter, step } = board().kind else {
        panic!("a board");
    };
    let chapter = course::find(&chapter).unwrap();
    let index = chapter.steps.iter().position(|it| it.id == step).unwrap();
    for wrong_first in [false, true] {
        let mut progress = Progress::default();
        let mut exercise = Exercise::new(Lesson::new(chapter));
        exercise.update(Input::GoTo(index), NOW);
        let lesson = exercise.task();
        let wrong = find(lesson, |it| it == Verdict::Wrong);
        let right = find(lesson, Verdict::is_right);
        if wrong_first {
            exercise.update(Input::Choose(wrong), NOW);
        }
        exercise.update(Input::Choose(right), NOW);
        exercise.record(&mut progress, TODAY);
        assert_eq!(progress.training().deck.len(), usize::from(wrong_first));
    }
}

#[test]
fn what_was_counted_wrongly_is_counted_again_from_the_deck() {
    let mut progress = Progress::default();
    let mut exercise = Exercise::new(Lesson::new(course::find("moves").unwrap()));
    let count = exercise.view().position.legal_moves().len();
    exercise.update(Input::Number((count + 1).to_string()), NOW);
    exercise.update(Input::Number(count.to_string()), NOW);
    exercise.record(&mut progress, TODAY);
    let (id, _) = progress.training().deck.cards().next().unwrap();
    let assignment = Assignment::new(Item::Card(id.to_owned()), &progress).unwrap();
    let mut exercise = Exercise::new(assignment);
    exercise.update(Input::Number(count.to_string()), NOW);
    assert_eq!(exercise.task().recall(), Some(Recall::Right));
}

#[test]
fn a_named_line_of_the_day_is_learnt_and_comes_into_the_deck_if_a_guess_was_wrong() {
    for wrong_first in [false, true] {
        let mut progress = Progress::default();
        let assignment = Assignment::new(Item::Line("lines-cow"), &progress).unwrap();
        let mut exercise = Exercise::new(assignment);
        for square in squares("f5 e6 e3") {
            exercise.update(Input::Tick, Duration::from_hours(1));
            if wrong_first && square == Square::E6 {
                let position = exercise.view().position;
                let worst = course::worth::values(position).unwrap().last().unwrap();
                exercise.update(Input::Choose(worst.0), NOW);
            }
            exercise.update(Input::Choose(square), NOW);
        }
        let recall = [Recall::Right, Recall::Wrong][usize::from(wrong_first)];
        assert_eq!(exercise.task().recall(), Some(recall));
        exercise.record(&mut progress, TODAY);
        assert_eq!(progress.training().deck.len(), usize::from(wrong_first));
        assert_eq!(progress.course_done().0, 1);
    }
}

/// A game in which Black gives a win away.
const GAME: &str = "f5d6c3f3f4f6g7f7c5b5e6e3c7c6c4b6e2d3g4b3g5h3d2h4b4g3f2a4a3h8\
     e7c1d1c8b1g1a7e1g8f8b7a1f1d7h1a2h2b2e8g2d8a5a6c2h6h5g6h7b8a8";

fn finished() -> SavedGame {
    let computer = PlayerKind::Computer(Level::new(3).unwrap());
    let setup = MatchSetup::new(PlayerKind::Human, computer);
    let mut game = Match::new(setup).unwrap();
    let transcript: Transcript = GAME.parse().unwrap();
    for &mv in transcript.moves() {
        if mv != Move::Pass {
            game.play(mv, NOW).unwrap();
        }
    }
    game.into()
}

/// Lets the engine answer a look back.
fn look_back(saved: &SavedGame, progress: &Progress) -> Option<outflank_app::training::Learned> {
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    });
    let mut lookback = Lookback::new(saved, progress, TODAY)?;
    loop {
        let asked = lookback.effects().into_iter().find_map(|it| match it {
            Effect::Ask(id, question) => Some((id, question)),
            _ => None,
        });
        let (id, question) = asked.expect("a question until it is over");
        let answer = engine.answer(&question, &|| false, |_| ControlFlow::Continue(()));
        if let Some(learned) = lookback.hear(id, Reply::Done(answer), TODAY) {
            assert!(lookback.is_over());
            let (done, all) = lookback.progress();
            assert_eq!(done, all);
            return Some(learned);
        }
    }
}

#[test]
fn a_finished_game_leaves_its_mistakes_once_and_its_figures() {
    let saved = finished();
    let mut progress = Progress::default();
    let game = own_game(&saved, TODAY).unwrap();
    assert_eq!((game.level, game.played), (3, None));
    progress.add(Deed::Game(Box::new(game)));
    let learned = look_back(&saved, &progress).unwrap();
    let found = learned.cards.len();
    assert!((1..=3).contains(&found), "{found}");
    for card in &learned.cards {
        let CardKind::Mistake(mistake) = &card.kind else {
            panic!("a mistake");
        };
        // Own moves only, and the move that was made is not among the good ones.
        assert_eq!(mistake.position().turn(), Color::Black);
        let played = mistake.refutation()[0].square().unwrap();
        assert!(!mistake.accepted().contains(played));
    }
    assert_eq!(learned.clone().keep(&mut progress), found);
    assert_eq!(progress.training().deck.len(), found);
    assert!(progress.training().games.all()[0].played.is_some());
    // It is not looked at again, and what is kept twice is there once.
    assert!(look_back(&saved, &progress).is_none());
    assert_eq!(learned.keep(&mut progress), found);
    assert_eq!(progress.training().deck.len(), found);
    assert_eq!(progress.training().games.all().len(), 1);
    assert_eq!(Entrance::Mistakes.waiting(&progress, TODAY), found);
}

#[test]
fn short_games_games_by_hand_and_games_of_others_are_not_looked_back_at() {
    let progress = Progress::default();
    let mut short = Match::new(*finished().game.setup()).unwrap();
    short.play(Square::F5.into(), NOW).unwrap();
    short.resign(Color::Black, NOW).unwrap();
    let short: SavedGame = short.into();
    assert!(own_game(&short, TODAY).is_some());
    assert!(Lookback::new(&short, &progress, TODAY).is_none());
    let people: SavedGame = Match::new(MatchSetup::default()).unwrap().into();
    assert!(own_game(&people, TODAY).is_none());
    assert!(Lookback::new(&people, &progress, TODAY).is_none());
}

#[test]
fn an_analysis_of_a_game_that_the_reader_did_not_play_leaves_no_cards() {
    use outflank_app::review::{Plan, Review};
    use outflank_app::study::Tree;
    let review = Review::new(GAME.parse::<Tree>().unwrap(), Plan::default());
    assert!(of_review(&review, TODAY).is_none());
}

#[test]
fn the_report_tells_what_was_done() {
    let mut progress = learner();
    let empty = Report::of(&Progress::default(), TODAY);
    assert_eq!(
        (empty.rating, empty.played, empty.beaten),
        (None, None, None)
    );
    assert!(!empty.ratings.is_drawn());
    for (number, puzzle) in puzzle::made().iter().take(12).enumerate() {
        progress.add(Deed::Attempt {
            puzzle,
            outcome: if number > 6 {
                Outcome::Solved
            } else {
                Outcome::Failed
            },
            day: TODAY.plus(number as u32 / 4),
        });
    }
    let report = Report::of(&progress, TODAY.plus(2));
    assert_eq!(report.days, [3, 3, 3]);
    assert_eq!(report.ratings.points.len(), 3);
    let places = report.ratings.places();
    assert_eq!((places[0].0, places[2].0), (0.0, 1.0));
    assert!(places.iter().all(|it| (0.0..=1.0).contains(&it.1)));
    let asked: u32 = report.tags.iter().map(|it| it.1.asked()).sum();
    assert_eq!(asked, 12);
    assert!(report.tags.iter().any(|it| it.1.trend() != Trend::Unknown) || report.tags.len() > 1);
    assert_eq!(report.cards.0, progress.training().deck.len());
}
