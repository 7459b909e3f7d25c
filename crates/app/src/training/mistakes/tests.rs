use core::ops::ControlFlow;

use outflank_engine::{
    Answer, Engine, Level, MoveScore, Options, Origin, Question, Report, Task, Value,
};
use outflank_learn::Progress;
use outflank_learn::training::{Correction, Recall};
use outflank_rules::{Position, Square};

use super::*;
use crate::review::{Effort, Plan};
use crate::study::Tree;

const TODAY: Day = Day::new(20_000);

/// Games in which a win is given away: by Black, and by White.
const GAMES: [&str; 2] = [
    "f5d6c3f3f4f6g7f7c5b5e6e3c7c6c4b6e2d3g4b3g5h3d2h4b4g3f2a4a3h8\
     e7c1d1c8b1g1a7e1g8f8b7a1f1d7h1a2h2b2e8g2d8a5a6c2h6h5g6h7b8a8",
    "f5f6c4c5f7g7h8f3e6c6f4e3e2g4g5f2h3c3d2d3d6f1c2e1g3d7c8d8d1b8\
     b4b5c1e7g1a4e8f8b6c7a6b3a5a3a2b7a8a7g8h5h4a1g6h7h6g2h1b2b1h2",
];

fn review(moves: &str) -> Review {
    let plan = Plan {
        here: None,
        line: Some(Effort::Level(Level::new(8).unwrap())),
        ..Plan::default()
    };
    Review::new(moves.parse::<Tree>().unwrap(), plan)
}

/// Analysed by the engine: the last moves are proven, so that the values are the same with any weights. The others are
/// worth nothing.
fn analysed(moves: &str) -> Review {
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    });
    let mut review = review(moves);
    for question in review.questions() {
        let position = question.position;
        let answer = if position.empties().len() > 14 {
            let kind = Kind::Midgame {
                depth: 14,
                percent: 73,
            };
            answer(position, kind, |_| 0.0)
        } else {
            let exact = Task::Exact { lines: 30 };
            let exact = Question::new(position, exact);
            let mut answer = engine.answer(&exact, &|| false, |_| ControlFlow::Continue(()));
            // Findings of two engines do not stand side by side.
            answer.report.origin = Origin::default();
            answer
        };
        review.learn(question, &answer);
    }
    review
}

/// Every move with its value in discs.
fn answer(position: Position, kind: Kind, value: impl Fn(Move) -> f32) -> Answer {
    let line = |mv: Move| MoveScore {
        mv,
        value: Value((value(mv) * f32::from(Value::DISC)) as i16),
        kind,
        line: vec![mv],
    };
    let mut lines: Vec<MoveScore> = position.moves().map(line).collect();
    lines.sort_by_key(|it| -it.value);
    let report = Report {
        lines,
        ..Report::default()
    };
    Answer {
        chosen: None,
        report,
    }
}

fn mistakes(cards: Vec<Card>) -> Vec<Mistake> {
    let mistake = |card: Card| match card.kind {
        CardKind::Mistake(mistake) => mistake,
        other => panic!("{other:?}"),
    };
    cards.into_iter().map(mistake).collect()
}

#[test]
fn a_fixed_game_yields_exactly_these_cards() {
    let told = GAMES.map(|game| {
        let review = analysed(game);
        Color::ALL.map(|color| {
            let mistakes = mistakes(cards(&review, color, TODAY));
            let told = mistakes.iter().map(|it| {
                let empties = it.position().empties().len();
                format!("{empties}: {}, not {}", it.accepted(), it.refutation()[0])
            });
            told.collect::<Vec<_>>().join("; ")
        })
    });
    assert_eq!(
        told,
        [["12: g2, not e8", "13: g2, not b2"], ["", "5: b2, not g2"]]
    );
}

#[test]
fn a_second_analysis_adds_none() {
    let mut progress = Progress::default();
    for day in 0..2 {
        for color in Color::ALL {
            for card in cards(&analysed(GAMES[0]), color, TODAY.plus(day)) {
                assert_eq!(progress.add_card(card), day == 0);
            }
        }
    }
    assert!(!progress.training().deck.is_empty());
}

#[test]
fn the_best_move_solves_a_card_and_the_old_one_is_refuted() {
    for mistake in mistakes(cards(&analysed(GAMES[1]), Color::White, TODAY)) {
        let mut correction = Correction::new(mistake.clone());
        let played = mistake.refutation()[0];
        let answer = correction.play(played);
        assert_eq!(answer.shown, mistake.refutation());
        assert!(answer.shown.len() > 1);
        assert!(correction.play(mistake.best()[0]).verdict.is_right());
        assert_eq!(correction.recall(), Some(Recall::Wrong));
        let mut correction = Correction::new(mistake.clone());
        correction.play(mistake.best()[0]);
        assert_eq!(correction.recall(), Some(Recall::Right));
    }
}

/// The review of f5 f6, with values for White's moves.
fn judged(kind: Kind, values: [f32; 3]) -> Review {
    let mut review = review("f5f6");
    let after = Position::START.play(Square::F5.into()).unwrap();
    for question in review.questions() {
        let position = question.position;
        let value = |mv: Move| {
            let squares = [Square::D6, Square::F4, Square::F6];
            let place = squares.iter().position(|&it| mv == it.into());
            let place = place.filter(|_| position == after);
            place.map_or(0.0, |it| values[it])
        };
        review.learn(question, &answer(position, kind, value));
    }
    review
}

#[test]
fn a_move_within_a_disc_is_accepted_and_what_is_no_mistake_makes_no_card() {
    let deep = Kind::Midgame {
        depth: 14,
        percent: 73,
    };
    let book = Kind::Book { depth: 14 };
    // d6, f4, and f6, which was played.
    for (kind, values, accepted) in [
        (deep, [4.0, 3.2, -6.0], Some("f4 d6")),
        (deep, [4.0, 2.8, -6.0], Some("d6")),
        // Too small a loss of chances.
        (deep, [4.0, 3.2, 2.5], None),
        (deep, [60.0, 0.0, 50.0], None),
        (book, [1.0, 0.5, 0.0], None),
        (book, [1.0, -3.0, -9.0], Some("d6")),
        // Proven: the result counts, not the discs.
        (Kind::Exact, [2.0, 2.0, -2.0], Some("f4 d6")),
        (Kind::Exact, [0.0, -1.0, -2.0], Some("d6")),
        (Kind::Exact, [20.0, 2.0, 2.0], None),
    ] {
        let review = judged(kind, values);
        let found = mistakes(cards(&review, Color::White, TODAY));
        let found: Vec<String> = found.iter().map(|it| it.accepted().to_string()).collect();
        let expected: Vec<String> = accepted.into_iter().map(str::to_owned).collect();
        assert_eq!(found, expected, "{kind} {values:?}");
        assert!(cards(&review, Color::Black, TODAY).is_empty());
    }
}

#[test]
fn nothing_comes_of_a_game_that_is_not_analysed() {
    assert!(cards(&review(GAMES[0]), Color::White, TODAY).is_empty());
}
