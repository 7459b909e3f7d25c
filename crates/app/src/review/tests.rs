use std::time::Duration;

use outflank_engine::{Answer, Level, MoveScore, Task, Value};

use super::*;
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
        here: here.map(Search::all_moves),
        line: line.map(Search::best_move),
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
        Task::Level {
            level: Level::new(10).unwrap(),
            lines: 64
        }
    );
    assert!(question.remember);
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
fn a_line_ends_even_without_a_limit_and_when_the_engine_breaks_down() {
    let mut review = Review::new(tree("f5d6"), plan(None, Some(Effort::Endless)));
    let (id, question) = asked(&mut review).unwrap();
    assert_eq!(question.time, Some(Duration::from_secs(5)));
    let happenings = review.update(Input::Reply(id, Reply::Failed));
    assert_eq!(happenings, [Happening::EngineFailed]);
    assert_eq!((asked(&mut review), review.plan()), (None, Plan::default()));
}

#[test]
fn a_blunder_known_a_ply_deeper_is_still_a_blunder() {
    let game = "f5d6c3d3c4f4f6f3e6e7g4";
    let mut review = Review::new(tree(game), plan(None, Some(level(15))));
    let positions = review.study().positions();
    let played = Move::Place(Square::G4);
    // The position after g4, then the one before it: d7 was better, and is known a ply less deep than g4.
    let (id, question) = asked(&mut review).unwrap();
    assert_eq!(question.position, positions[11]);
    answer(&mut review, id, found(14, &[("g3", 9.5)]));
    let (id, question) = asked(&mut review).unwrap();
    assert_eq!(question.position, positions[10]);
    answer(&mut review, id, found(14, &[("d7", 2.3)]));
    let moment = review.moment(positions[10], played).unwrap();
    assert!(moment.played.kind > moment.best.kind);
    assert!((moment.loss() - 11.8).abs() < 0.1, "{moment:?}");
    assert_eq!(
        (moment.best.mv.to_string().as_str(), moment.grade()),
        ("d7", Grade::Blunder)
    );
    let stars = review.candidates(positions[10]);
    let stars: Vec<Move> = stars
        .iter()
        .filter(|it| it.is_best)
        .map(|it| it.score.mv)
        .collect();
    assert_eq!(stars, [moment.best.mv]);
    // Before that is believed, d7 is looked at as deeply as g4 was.
    let (id, question) = asked(&mut review).unwrap();
    assert_eq!(
        question.position,
        positions[10].play(moment.best.mv).unwrap()
    );
    answer(&mut review, id, found(14, &[("g4", -1.0)]));
    let moment = review.moment(positions[10], played).unwrap();
    let kind = |mv| {
        let candidates = review.candidates(positions[10]);
        candidates
            .iter()
            .find(|it| it.score.mv == mv)
            .map(|it| it.score.kind)
    };
    assert_eq!(kind(played), kind(moment.best.mv));
    assert!((moment.loss() - 10.5).abs() < 0.1, "{moment:?}");
    // And only once.
    assert_eq!(asked(&mut review).unwrap().1.position, positions[9]);
}

/// One rule for page, terminal and command line.
#[test]
fn grades_begin_at_one_three_and_eight_discs() {
    let graded = |loss: f32, depth| {
        let mut review = Review::new(tree("f5"), plan(Some(HERE), None));
        review.update(Input::Go(0));
        let id = review.last;
        answer(&mut review, id, found(depth, &[("d3", loss), ("f5", 0.0)]));
        let moment = review.moment(Position::START, Square::F5.into()).unwrap();
        (moment.grade(), moment.grade().mark())
    };
    for (loss, grade) in [
        (0.0, (Grade::Good, "")),
        (0.9, (Grade::Good, "")),
        (1.0, (Grade::Slip, "?!")),
        (2.9, (Grade::Slip, "?!")),
        (3.0, (Grade::Mistake, "?")),
        (7.9, (Grade::Mistake, "?")),
        (8.0, (Grade::Blunder, "??")),
    ] {
        assert_eq!(graded(loss, 10), grade, "{loss}");
    }
    // A glance calls no move bad.
    assert_eq!(graded(8.0, 3).0, Grade::Good);
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
