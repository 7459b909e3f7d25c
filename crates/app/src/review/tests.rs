use std::time::Duration;

use outflank_engine::{Answer, Level, MoveScore, Task, Value};

use outflank_rules::Color;

use super::*;
use crate::figures::SURVEY_LEVEL;
use crate::study::Tree;

fn tree(moves: &str) -> Tree {
    moves.parse::<Tree>().unwrap()
}

fn level(number: u8) -> Effort {
    Effort::Level(Level::new(number).unwrap())
}

const HERE: Effort = Effort::Time(Duration::from_secs(2));

fn plan(here: Option<Effort>, line: Option<Effort>) -> Plan {
    Plan {
        here,
        line,
        ..Plan::default()
    }
}

/// The question that is asked now, if any.
fn asked(review: &mut Review) -> Option<(JobId, Question)> {
    match review.effects().last() {
        Some(&Effect::Ask(id, question)) => Some((id, question)),
        _ => None,
    }
}

fn value(discs: f32) -> Value {
    Value((discs * f32::from(Value::DISC)) as i16)
}

/// A report of a search of this depth: moves with their values.
fn found(depth: u32, lines: &[(&str, f32)]) -> Report {
    let line = |&(name, discs): &(&str, f32)| {
        let mv = Move::Place(name.parse().unwrap());
        MoveScore {
            mv,
            value: value(discs),
            kind: Kind::Midgame { depth, percent: 73 },
            line: vec![mv],
        }
    };
    Report {
        lines: lines.iter().map(line).collect(),
        ..Report::default()
    }
}

/// Every move is worth nothing.
fn nothing(position: Position) -> Report {
    let moves: Vec<String> = position.moves().map(|mv| mv.to_string()).collect();
    let lines: Vec<(&str, f32)> = moves.iter().map(|mv| (mv.as_str(), 0.0)).collect();
    found(14, &lines)
}

fn answer(review: &mut Review, id: JobId, report: Report) -> Vec<Happening> {
    let answer = Answer {
        chosen: None,
        report,
    };
    review.update(Input::Reply(id, Reply::Done(answer)))
}

/// Answers everything, and says what was asked about: how many squares were empty.
fn finish(review: &mut Review) -> (Vec<u32>, Vec<Happening>) {
    let (mut empties, mut happenings) = (Vec::new(), Vec::new());
    while let Some((id, question)) = asked(review) {
        empties.push(question.position.empties().len());
        happenings.extend(answer(review, id, nothing(question.position)));
    }
    (empties, happenings)
}

#[test]
fn nothing_is_asked_until_it_is_planned() {
    let mut review = Review::new(tree("f5d6c3"), Plan::default());
    assert_eq!(asked(&mut review), None);
    let positions = review.study().positions();
    review.update(Input::Plan(plan(Some(level(10)), None)));
    let (first, question) = asked(&mut review).unwrap();
    assert_eq!(question.position, positions[3]);
    assert_eq!(
        question.task,
        Task::Judge {
            level: Level::new(10).unwrap()
        }
    );
    // The same again is not asked again; another position or effort is.
    assert_eq!(review.update(Input::Go(3)), []);
    assert_eq!(review.effects(), []);
    assert_eq!(review.update(Input::Go(1)), [Happening::Moved]);
    let effects = review.effects();
    assert_eq!(effects[0], Effect::Cancel(first));
    assert!(matches!(effects[1], Effect::Ask(_, it) if it.position == positions[1]));
    review.update(Input::Plan(plan(Some(level(16)), None)));
    let (id, _) = asked(&mut review).unwrap();
    review.update(Input::Pause(true));
    assert_eq!(review.effects(), [Effect::Cancel(id)]);
    assert!(!review.is_searching());
    review.update(Input::Pause(false));
    assert!(asked(&mut review).is_some());
}

#[test]
fn an_answer_is_not_asked_for_twice_and_a_late_one_is_ignored() {
    let mut review = Review::new(tree("f5"), plan(Some(level(10)), None));
    let (late, question) = asked(&mut review).unwrap();
    review.update(Input::Go(0));
    let (id, _) = asked(&mut review).unwrap();
    answer(&mut review, late, nothing(question.position));
    assert!(review.is_searching() && review.worth(question.position).is_none());
    review.update(Input::Reply(id, Reply::Progress(nothing(Position::START))));
    assert!(review.report().is_some() && review.worth(Position::START).is_some());
    answer(&mut review, id, nothing(Position::START));
    assert_eq!(asked(&mut review), None);
    review.update(Input::Plan(plan(Some(level(13)), None)));
    assert!(asked(&mut review).is_some());
    // Nothing is left to find out about what is proven.
    let mut proven = nothing(Position::START);
    for line in &mut proven.lines {
        line.kind = Kind::Exact;
    }
    let id = review.last;
    answer(&mut review, id, proven);
    review.update(Input::Plan(plan(Some(Effort::Endless), None)));
    assert_eq!(asked(&mut review), None);
}

#[test]
fn the_position_at_the_cursor_comes_first_then_the_line_from_its_end() {
    let mut review = Review::new(tree("f5d6c3"), plan(Some(HERE), Some(level(15))));
    review.effects();
    review.update(Input::Go(1));
    let (id, question) = asked(&mut review).unwrap();
    assert_eq!(
        (question.position.empties().len(), review.progress()),
        (59, (0, 4))
    );
    answer(&mut review, id, nothing(question.position));
    assert_eq!(review.progress(), (1, 4));
    // The line is not interrupted by itself.
    let (_, line) = asked(&mut review).unwrap();
    assert_eq!(line.position.empties().len(), 57);
    review.update(Input::Pause(true));
    review.update(Input::Pause(false));
    let (empties, happenings) = finish(&mut review);
    assert_eq!(empties, [57, 58, 60]);
    assert_eq!(happenings, [Happening::LineDone]);
    assert_eq!(review.progress(), (4, 4));
    // A variation has positions that are not known yet.
    review.update(Input::Place(Square::F6));
    let (empties, happenings) = finish(&mut review);
    assert_eq!((empties, happenings), (vec![58], vec![Happening::LineDone]));
}

#[test]
fn a_line_that_was_stopped_goes_on_where_it_was() {
    let effort = level(10);
    let mut review = Review::new(tree("f5d6c3"), plan(None, Some(effort)));
    assert_eq!(review.extent(effort), Extent::Nothing);
    for extent in [Extent::Nothing, Extent::Part] {
        let (id, question) = asked(&mut review).unwrap();
        answer(&mut review, id, nothing(question.position));
        assert_eq!(review.extent(effort), extent);
    }
    review.update(Input::Plan(Plan::default()));
    assert_eq!((review.pass(), review.extent(effort)), (None, Extent::Part));
    let _ = review.effects();
    review.update(Input::Plan(plan(None, Some(effort))));
    let pass = review.pass().unwrap();
    assert_eq!((pass.is_glance, pass.done, pass.total), (false, 2, 4));
    let (empties, _) = finish(&mut review);
    assert_eq!(empties.len(), 2);
    assert_eq!(review.extent(effort), Extent::Whole);
    // A glance is a pass of its own, and says nothing about the deeper look.
    let mut review = Review::new(tree("f5d6c3"), Plan::default());
    review.update(Input::Review(level(15)));
    assert!(review.pass().unwrap().is_glance);
    while review.pass().is_some_and(|it| it.is_glance) {
        let (id, question) = asked(&mut review).unwrap();
        answer(&mut review, id, nothing(question.position));
    }
    let pass = review.pass().unwrap();
    assert_eq!((pass.done, pass.total), (0, 4));
    assert_eq!(review.extent(level(15)), Extent::Part);
}

#[test]
fn the_discs_of_a_line_are_counted_from_the_position_on_without_passes() {
    let start: Position = format!("{:-<56}{:-<8} X", "-OX", "XO").parse().unwrap();
    let line = [
        Square::A1.into(),
        Move::Pass,
        Square::C8.into(),
        Square::H1.into(),
    ];
    let placed = [(Color::Black, Square::A1), (Color::Black, Square::C8)];
    assert_eq!(placements(start, &line), placed);
}

#[test]
fn what_was_lost_is_added_up_for_each_side() {
    let lost = |color, loss: f32| {
        let mut point = Review::new(tree("f5"), Plan::default()).course().remove(1);
        let moment = f6(deep(9), loss, 0.0);
        point.made = Some((color, Square::F5.into()));
        point.moment = Some(moment);
        point
    };
    let mut course = vec![
        Review::new(tree("f5"), Plan::default()).course().remove(0),
        lost(Color::Black, 3.0),
        lost(Color::White, 0.0),
        lost(Color::Black, 2.0),
        lost(Color::White, 4.0),
    ];
    course[2].made = Some((Color::White, Move::Pass));
    course[2].moment = None;
    let expected = [[0, 0], [3, 0], [3, 0], [5, 0], [5, 4]].map(Some);
    assert_eq!(losses(&course, 0), expected);
    // Moves that nobody is judged by cost nothing.
    course[1].moment = None;
    let expected = [[0, 0], [0, 0], [0, 0], [2, 0], [2, 4]].map(Some);
    assert_eq!(losses(&course, 1), expected);
    course[3].moment = None;
    assert_eq!(losses(&course, 1)[3..], [None, None]);
}

#[test]
fn a_line_ends_even_without_a_limit_and_when_the_engine_breaks_down() {
    let mut review = Review::new(tree("f5d6"), plan(None, Some(Effort::Endless)));
    let (id, question) = asked(&mut review).unwrap();
    assert_eq!(question.time, Some(Duration::from_secs(5)));
    let happenings = review.update(Input::Reply(id, Reply::Failed));
    assert_eq!(happenings, [Happening::EngineFailed]);
    assert_eq!((asked(&mut review), review.plan()), (None, Plan::default()));
}

/// A judgement of all moves of a position; those that are not named are worth nothing.
fn judged(position: Position, kind: Kind, lines: &[(&str, f32)]) -> Report {
    let line = |mv: Move| {
        let named = lines.iter().find(|it| it.0 == mv.to_string());
        MoveScore {
            mv,
            value: value(named.map_or(0.0, |it| it.1)),
            kind,
            line: vec![mv],
        }
    };
    let mut lines: Vec<MoveScore> = position.moves().map(line).collect();
    lines.sort_by_key(|it| -it.value);
    Report {
        lines,
        ..Report::default()
    }
}

fn deep(depth: u32) -> Kind {
    Kind::Midgame { depth, percent: 73 }
}

/// The move f6 after f5, judged.
fn f6(kind: Kind, best: f32, played: f32) -> Moment {
    let mut review = Review::new(tree("f5f6"), plan(None, Some(level(10))));
    let (id, _) = asked(&mut review).unwrap();
    let positions = review.study().positions();
    answer(&mut review, id, nothing(positions[2]));
    let (id, question) = asked(&mut review).unwrap();
    assert_eq!(question.position, positions[1]);
    let values = [("d6", best), ("f6", played), ("f4", played - 1.0)];
    answer(&mut review, id, judged(positions[1], kind, &values));
    review.moment(positions[1], Square::F6.into()).unwrap()
}

#[test]
fn a_move_is_graded_by_the_chances_it_costs() {
    for (loss, grade) in [
        (0.0, (Grade::Good, "")),
        (2.0, (Grade::Good, "")),
        (3.0, (Grade::Inaccuracy, "?!")),
        (6.0, (Grade::Mistake, "?")),
        (12.0, (Grade::Blunder, "??")),
    ] {
        let moment = f6(deep(10), 0.0, -loss);
        assert_eq!((moment.grade(), moment.grade().mark()), grade, "{loss}");
    }
    // The same loss costs less where the game is decided, and nothing where it was only glanced at.
    assert_eq!(f6(deep(10), 60.0, 48.0).grade(), Grade::Good);
    assert_eq!(f6(deep(3), 0.0, -12.0).grade(), Grade::Good);
}

#[test]
fn in_the_book_less_than_two_discs_are_no_error() {
    let book = Kind::Book { depth: 10 };
    assert_eq!(f6(book, 1.0, -0.9).grade(), Grade::Good);
    let left = f6(book, 1.0, -5.0);
    assert!(left.grade() > Grade::Good);
    assert_eq!(left.why(), Why::Book);
}

/// A position has one judgement; the book and its openings belong to the usual start.
#[test]
fn in_games_from_another_start_nothing_is_said_of_the_book() {
    let usual = tree("f5f6e6");
    let position = usual.node(&[0]).position;
    let mut other = Tree::new(position);
    other.add(&[], Square::F6.into()).unwrap();
    for loss in [1.9, 6.0] {
        let [usual, other] = [&usual, &other].map(|tree| {
            let mut review = Review::new(tree.clone(), plan(None, Some(level(10))));
            let values = [("d6", 1.0), ("f6", 1.0 - loss), ("f4", -9.0)];
            let answer = Answer {
                chosen: None,
                report: judged(position, Kind::Book { depth: 20 }, &values),
            };
            let mut questions = review.questions().into_iter();
            let question = questions.find(|it| it.position == position).unwrap();
            review.learn(question, &answer);
            review
        });
        let [book, own] =
            [&usual, &other].map(|it| it.moment(position, Square::F6.into()).unwrap());
        assert_eq!((own.loss(), own.grade()), (book.loss(), book.grade()));
        assert_eq!((book.why(), own.why()), (Why::Book, Why::Unseen));
        assert_eq!(
            usual.worth(position).map(|it| it.kind),
            Some(Kind::Book { depth: 20 })
        );
        assert_eq!(other.worth(position).map(|it| it.kind), Some(deep(20)));
        let kinds = other
            .candidates(position)
            .into_iter()
            .map(|it| it.score.kind);
        assert!(kinds.clone().count() > 2 && kinds.into_iter().all(|it| it == deep(20)));
        assert_eq!(other.best(position).unwrap().kind, deep(20));
        // What is kept is the judgement.
        assert!(other.findings().to_string().contains(":b20"));
    }
}

#[test]
fn proven_moves_are_graded_by_the_result_and_discs_are_counted_apart() {
    let kept = f6(Kind::Exact, 20.0, 2.0);
    assert_eq!((kept.grade(), kept.result_lost()), (Grade::Good, None));
    assert_eq!(kept.left_on_the_table(), 18);
    for (best, played, lost) in [
        (2.0, 0.0, [Standing::Win, Standing::Draw]),
        (2.0, -2.0, [Standing::Win, Standing::Loss]),
        (0.0, -2.0, [Standing::Draw, Standing::Loss]),
    ] {
        let moment = f6(Kind::Exact, best, played);
        assert_eq!(moment.result_lost(), Some(lost));
        assert_eq!(moment.grade(), Grade::Blunder);
        assert_eq!(moment.left_on_the_table(), 0);
    }
    let wasted = f6(Kind::Exact, -2.0, -30.0);
    assert_eq!(
        (wasted.grade(), wasted.left_on_the_table()),
        (Grade::Good, 28)
    );
}

/// Answers every question: the moves of the game are worth nothing, others so much.
fn reviewed(game: &str, others: impl Fn(Position) -> f32) -> Review {
    let mut review = Review::new(tree(game), plan(None, Some(level(10))));
    let (positions, moves) = (review.study().positions(), review.study().moves());
    while let Some((id, question)) = asked(&mut review) {
        let ply = positions.iter().position(|it| *it == question.position);
        let made = ply.and_then(|ply| moves.get(ply));
        let mut report = judged(question.position, deep(12), &[]);
        // The last move on the board is the better one.
        let better = question
            .position
            .moves()
            .filter(|it| Some(it) != made)
            .last();
        for line in &mut report.lines {
            if Some(line.mv) == better {
                line.value = value(others(question.position));
            }
        }
        report.lines.sort_by_key(|it| -it.value);
        answer(&mut review, id, report);
    }
    review
}

const OPENING: &str = "f5f6e6f4g5e7f7d6c5g6c7c4h5b5d8c6f3g4";

#[test]
fn at_most_three_moves_are_talked_about() {
    let review = reviewed(OPENING, |position| position.empties().len() as f32 / 2.0);
    let summary = review.summary().unwrap();
    let bad = summary
        .moments
        .iter()
        .filter(|it| it.grade() >= Grade::Mistake);
    assert!(bad.count() > 5);
    let highlights = summary.highlights();
    assert!(highlights.len() <= 3 && highlights.is_sorted());
    let least = highlights
        .iter()
        .map(|&ply| summary.at(ply).unwrap().chance_lost());
    let least = least.fold(1.0, f32::min);
    for (ply, moment) in summary.plies().filter(|it| !highlights.contains(&it.0)) {
        let before = ply.checked_sub(1).and_then(|ply| summary.at(ply));
        let told = before.is_some_and(|it| it.best.mv == moment.best.mv);
        assert!(told || moment.chance_lost() <= least + 1e-6, "{ply}");
    }
    let none = reviewed(OPENING, |_| -1.0).summary().unwrap();
    assert!(none.highlights().is_empty());
}

#[test]
fn a_square_that_both_overlook_is_told_once() {
    let review = reviewed(OPENING, |_| 0.0);
    let summary = review.summary().unwrap();
    let overlooked = |ply: usize, best: &str, cost: f32| {
        let mut moment = summary.moments[ply].clone();
        let mv: Move = Move::Place(best.parse().unwrap());
        moment.best = MoveScore {
            mv,
            value: value(cost),
            kind: deep(12),
            line: vec![mv],
        };
        moment
    };
    let mut told = summary.clone();
    for (ply, best, cost) in [
        (6, "h8", 9.0),
        (7, "h8", 12.0),
        (8, "h8", 10.0),
        (10, "a1", 8.0),
        // The same player does not see it after a good answer, either; after two good moves it is another story.
        (12, "a1", 9.0),
        (15, "a1", 7.0),
    ] {
        told.moments[ply] = overlooked(ply, best, cost);
    }
    assert_eq!(told.highlights(), [6, 10, 15]);
    // Nor is the reason told again where somebody steps through the game, as far as it is known.
    let mut course = review.course();
    for (point, moment) in course[1..].iter_mut().zip(told.moments) {
        point.moment = Some(moment);
    }
    let again = |course: &[Point]| {
        let again = retold(course);
        let again: Vec<usize> = (0..again.len()).filter(|&at| again[at]).collect();
        again
    };
    assert_eq!(again(&course), [8, 9, 13]);
    course[8].moment = None;
    assert_eq!(again(&course), [13]);
}

/// A glance at the whole line first, then what was asked for.
#[test]
fn there_is_something_to_see_soon() {
    let mut review = Review::new(
        tree("f5d6"),
        Plan {
            here: None,
            line: Some(level(15)),
            glance: true,
            ..Plan::default()
        },
    );
    let mut levels = Vec::new();
    while let Some((id, question)) = asked(&mut review) {
        let Task::Judge { level } = question.task else {
            panic!("{question:?}");
        };
        levels.push((level.number(), question.position.empties().len()));
        answer(&mut review, id, nothing(question.position));
    }
    assert_eq!(
        levels,
        [(10, 58), (10, 59), (10, 60), (15, 58), (15, 59), (15, 60)]
    );
}

/// An explorer shows what the moves are worth, wherever one looks.
#[test]
fn a_position_that_is_explored_is_glanced_at_if_nothing_is_known_of_it() {
    let mut review = Review::new(tree("f5d6"), Plan::default());
    let explored = Plan {
        explored: true,
        ..Plan::default()
    };
    review.update(Input::Plan(explored));
    for empties in [58, 60] {
        let (id, question) = asked(&mut review).unwrap();
        let level = SURVEY_LEVEL;
        assert_eq!(question.task, Task::Judge { level });
        assert_eq!(question.position.empties().len(), empties);
        answer(&mut review, id, nothing(question.position));
        assert_eq!(asked(&mut review), None);
        assert!(!review.candidates(question.position).is_empty());
        review.update(Input::Go(0));
    }
    review.update(Input::Go(2));
    assert_eq!(asked(&mut review), None);
    // Whoever wants more gets it at once.
    let here = Some(level(16));
    review.update(Input::Go(1));
    let (_, glance) = asked(&mut review).unwrap();
    review.update(Input::Plan(Plan { here, ..explored }));
    let (_, deeper) = asked(&mut review).unwrap();
    assert_eq!(deeper.position, glance.position);
    assert_ne!(deeper.task, glance.task);
    review.update(Input::Pause(true));
    assert!(!review.is_searching());
}

/// Several questions may be answered at once.
#[test]
fn what_is_planned_can_be_asked_in_any_order() {
    let mut review = Review::new(tree("f5d6c3"), plan(None, Some(level(10))));
    let mut questions = review.questions();
    assert_eq!(questions.len(), 4);
    questions.rotate_left(2);
    for question in questions {
        let answer = Answer {
            chosen: None,
            report: nothing(question.position),
        };
        review.learn(question, &answer);
    }
    assert!(review.questions().is_empty() && review.summary().is_some());
}

#[test]
fn moves_that_show_the_same_number_are_equally_good() {
    let mut review = Review::new(tree(""), plan(Some(HERE), None));
    let (id, _) = asked(&mut review).unwrap();
    let lines = [("d3", 2.2), ("c4", 2.2), ("f5", 1.8), ("e6", 0.6)];
    answer(&mut review, id, found(10, &lines));
    let best = review.candidates(Position::START);
    let best: Vec<bool> = best.iter().map(|it| it.is_best).collect();
    assert_eq!(best, [true, true, true, false]);
}

#[test]
fn a_variation_is_tried_left_and_taken_up_again() {
    let mut review = Review::new(tree("f5d6c3"), Plan::default());
    review.update(Input::Go(1));
    let happenings = review.update(Input::Place(Square::F6));
    assert!(matches!(
        happenings[..],
        [Happening::Moved, Happening::Placed(_)]
    ));
    assert_eq!(review.study().variation(), Some(1));
    let refused = review.update(Input::Place(Square::A1));
    assert_eq!(
        refused,
        [Happening::Refused(IllegalMove::OutflanksNothing(
            Square::A1
        ))]
    );
    review.update(Input::LeaveVariation);
    assert_eq!((review.study().at(), review.study().len()), (1, 3));
    review.update(Input::Try(vec![Move::Place(Square::F4)]));
    assert_eq!((review.study().at(), review.study().len()), (1, 2));
    assert_eq!(review.study().tree().to_string(), "f5d6(f6)(f4)c3");
}

#[test]
fn the_scale_suits_the_values() {
    for (value, expected) in [(0.0, 8), (-8.0, 8), (9.0, 16), (64.0, 64)] {
        assert_eq!(scale([value].into_iter()), expected);
    }
}

#[test]
fn a_review_ends_at_the_first_move_to_talk_about_and_mistakes_can_be_stepped_through() {
    let mut review = Review::new(tree(OPENING), Plan::default());
    let (positions, moves) = (review.study().positions(), review.study().moves());
    review.update(Input::Review(level(12)));
    let mut done = Vec::new();
    while let Some((id, question)) = asked(&mut review) {
        let ply = positions.iter().position(|it| *it == question.position);
        let made = ply.and_then(|ply| moves.get(ply));
        // The sixth and the tenth move cost something; other moves do not.
        let bad = matches!(ply, Some(5 | 9));
        let mut report = judged(question.position, deep(12), &[]);
        for line in &mut report.lines {
            if Some(&line.mv) != made && bad {
                line.value = value(9.0);
            }
        }
        report.lines.sort_by_key(|it| -it.value);
        done.extend(answer(&mut review, id, report));
    }
    assert_eq!(done, [Happening::Moved, Happening::LineDone]);
    assert_eq!(review.study().at(), 6);
    let mut at = |by| {
        review.update(Input::Mistake(by));
        review.study().at()
    };
    assert_eq!([at(1), at(1), at(-1), at(-1)], [10, 10, 6, 6]);
}

#[test]
fn moves_that_nobody_made_are_not_judged() {
    let mut review = Review::new(tree("f5d6c3d3c4f4c5b3|c2d2"), plan(None, Some(level(8))));
    assert_eq!(review.first_judged(), 8);
    let (empties, _) = finish(&mut review);
    assert_eq!(empties, [50, 51, 52]);
    assert_eq!(review.summary().unwrap().first, 8);
}

/// At a table f5 was placed and nothing flipped; that stood.
#[test]
fn a_game_is_judged_from_the_last_mistake_that_stood() {
    let stood = "---------------------------OX------XOX-------------------------- O";
    let mut review = Review::new(tree(&format!("f5[{stood}]")), plan(None, Some(level(10))));
    assert_eq!(review.first_judged(), 1);
    let (empties, _) = finish(&mut review);
    assert_eq!(empties, [59]);
    let course = review.course();
    assert!(course[0].worth.is_none() && course[1].worth.is_some());
    assert!(course[1].moment.is_none());
    let summary = review.summary().unwrap();
    assert_eq!((summary.first, summary.moments.len()), (1, 0));
}

#[test]
fn handicaps_are_in_no_book_and_have_no_opening_names() {
    let book = outflank_engine::Book::built_in();
    assert!(book.contains(Position::START));
    for corners in 1..=4 {
        let handicap: outflank_play::Handicap = corners.to_string().parse().unwrap();
        let start = handicap.position();
        assert!(!book.contains(start), "{corners}");
        for mv in start.moves() {
            let mut tree = Tree::new(start);
            tree.add(&[], mv).unwrap();
            assert!(!book.contains(tree.node(&[0]).position), "{corners} {mv}");
            assert_eq!(Study::from(tree).opening(1), None);
        }
    }
}
