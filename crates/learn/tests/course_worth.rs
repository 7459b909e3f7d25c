//! Nothing in the course rewards a bad move: what moves are worth is in `course.txt`, made by `examples/course_values`.

mod common;

use std::ops::ControlFlow;

use common::{Opponent, at, play};
use outflank_engine::{Engine, Level, Options};
use outflank_learn::challenge::Challenge;
use outflank_learn::course::{self, Aim, Lesson, Part, Step, Task, worth};
use outflank_learn::insight::{EdgeShape, edges, reasons, stable};
use outflank_learn::training::Tag;
use outflank_learn::{Remark, Solver, Verdict};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

const FILE: &str = include_str!("../course.txt");

/// Every step of the strategy whose moves are judged.
fn steps() -> impl Iterator<Item = (&'static str, &'static Step)> {
    let strategy = course::chapters()
        .iter()
        .filter(|chapter| chapter.part.is_strategy());
    strategy
        .flat_map(|chapter| chapter.steps.iter().map(|step| (chapter.id, step)))
        .filter(|(_, step)| !step.judged().is_empty())
}

/// What a move costs: by the file, or else by the solver.
fn cost(position: Position, square: Square, solver: &mut Solver) -> f32 {
    worth::cost(position, square).unwrap_or_else(|| {
        let best = solver.score(position).unwrap().discs();
        let own = solver.score_after(position, square.into()).unwrap();
        (best - own.discs()) as f32
    })
}

/// The ways on from where a lesson is after these moves of the learner's: each move that is accepted, and whether the
/// step goes on.
fn accepted(chapter: &str, step: &Step, made: &[Square]) -> (Position, Vec<(Square, bool)>) {
    let there = || {
        let mut lesson = at(chapter, step.id);
        for &square in made {
            assert_eq!(lesson.answer(&play(square)).verdict, Verdict::Right);
        }
        lesson
    };
    let position = there().position();
    let mut ways = Vec::new();
    for square in position.legal_moves() {
        let mut lesson = there();
        let verdict = lesson.answer(&play(square)).verdict;
        if verdict.is_right() {
            ways.push((square, !lesson.is_done()));
        }
    }
    (position, ways)
}

/// What costs more, as the texts of these steps say: a line in which White never has a choice.
const TOLD: [(&str, Square); 2] = [("classics-line", Square::H1), ("classics-line", Square::G8)];

#[test]
fn every_move_that_is_accepted_is_within_two_discs_of_the_best() {
    let mut solver = Solver::default();
    let mut wrong = Vec::new();
    let mut checked = 0;
    for (chapter, step) in steps() {
        let mut open = vec![Vec::new()];
        let mut met = Vec::new();
        while let Some(made) = open.pop() {
            let (position, ways) = accepted(chapter, step, &made);
            if met.contains(&position) {
                continue;
            }
            met.push(position);
            if ways.is_empty() || (made.is_empty() && ways.len() > 3) {
                wrong.push(format!("{} after {made:?}: {} moves", step.id, ways.len()));
            }
            for (square, goes_on) in ways {
                checked += 1;
                let cost = cost(position, square, &mut solver);
                if cost > worth::MARGIN && !TOLD.contains(&(step.id, square)) {
                    wrong.push(format!(
                        "{} after {made:?}: {square} costs {cost:.1}",
                        step.id
                    ));
                }
                if goes_on {
                    open.push(made.iter().copied().chain([square]).collect());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 500, "{checked}");
}

/// A move that is called the best one costs nothing, one that costs “a disc at most” no more.
#[test]
fn what_is_praised_is_worth_it() {
    let mut told = Vec::new();
    for (chapter, step) in steps().filter(|it| matches!(it.1.task, Task::Play(_))) {
        for (square, _) in accepted(chapter, step, &[]).1 {
            let cost = worth::cost(step.position, square).unwrap();
            let answer = at(chapter, step.id).answer(&play(square));
            let most = answer.remarks.iter().find_map(|it| match it {
                Remark::BestMove { .. } => Some(0.0),
                Remark::GoodMove { .. } => Some(worth::GUESSED),
                Remark::GoodToo { .. } => Some(worth::MARGIN),
                _ => None,
            });
            if let Some(most) = most {
                assert!(cost <= most, "{}: {square} costs {cost}", step.id);
                told.push(most);
            }
        }
    }
    for most in [0.0, worth::GUESSED, worth::MARGIN] {
        assert!(told.contains(&most), "{most}");
    }
}

/// What a move flips, and what it leaves that can still be flipped.
fn flips(position: Position, square: Square) -> u32 {
    position.flips(square.into()).len()
}

fn loose(position: Position, square: Square) -> u32 {
    let after = position.play(square.into()).unwrap();
    Square::COUNT as u32 - stable(after, position.turn()).len()
}

type Measure = fn(Position, Square) -> u32;

/// Two boards of the first edition, each with a move that was right there, and what it has least of.
const FIRST_EDITION: [(&str, Square, Measure); 2] = [
    (
        "-----------OOO----OOOXX--OOOXOO---OXOO----OOOO----O-O----------- X",
        Square::B7,
        flips,
    ),
    (
        "---XXX----OOXO---OOXX--XOOOXXX-XOOXXXXXXOOXXOOXX-OOOOOO---XXXXX- X",
        Square::H8,
        loose,
    ),
];

/// An X-square that flips little, and a corner that is taken too early: the first test of this file refuses both.
#[test]
#[cfg_attr(
    target_family = "wasm",
    ignore = "the engine takes long there, and has tests of its own"
)]
fn what_was_right_in_the_first_edition_costs_too_much() {
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    });
    for (board, right, measure) in FIRST_EDITION {
        let position: Position = board.parse().unwrap();
        let legal = position.legal_moves().into_iter();
        let least = legal.map(|it| measure(position, it)).min();
        assert_eq!(least, Some(measure(position, right)), "{right}");
        let level = Level::new(15).unwrap();
        let go_on = |_: &_| ControlFlow::Continue(());
        let report = engine.judge(position, level, None, &|| false, go_on);
        let best = report.lines[0].value.discs();
        let own = report.lines.iter().find(|it| it.mv == right.into());
        let cost = best - own.unwrap().value.discs();
        assert!(cost > worth::MARGIN, "{right} costs {cost}");
    }
}

#[test]
fn the_file_is_about_these_boards_and_these_weights() {
    let command = "cargo run --release -p outflank-learn --example course_values";
    let weights = format!("Weights {:016x}", Engine::built_in_weights().checksum());
    assert!(FILE.contains(&weights), "other weights: {command}");
    let mut positions: Vec<Position> = steps().flat_map(|(_, step)| step.judged()).collect();
    positions.sort_by_key(ToString::to_string);
    positions.dedup();
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.clone().count(), positions.len(), "{command}");
    for position in positions {
        let values = worth::values(position);
        let values = values.unwrap_or_else(|| panic!("{position} is new: {command}"));
        let all = position.legal_moves().len() as usize;
        assert_eq!(values.len(), all, "{position}");
        assert!(values.is_sorted_by(|a, b| a.1 >= b.1), "{position}");
    }
}

/// After the best move and after any other that is accepted, legal moves are shown; none only where the game is over.
#[test]
fn every_accepted_move_is_followed_by_its_line() {
    let (mut best, mut others) = (0, 0);
    for (chapter, step) in steps().filter(|it| matches!(it.1.task, Task::Play(_))) {
        let first = worth::values(step.position).unwrap()[0].0;
        for (square, _) in accepted(chapter, step, &[]).1 {
            let mut lesson = at(chapter, step.id);
            let answer = lesson.answer(&play(square));
            let end = answer
                .shown
                .iter()
                .try_fold(lesson.position(), |position, &mv| position.play(mv).ok());
            assert!(end.is_some(), "{} {square}", step.id);
            let is_shown = !answer.shown.is_empty() || lesson.position().is_over();
            assert!(is_shown, "{} {square}", step.id);
            let count = if square == first {
                &mut best
            } else {
                &mut others
            };
            *count += 1;
        }
    }
    assert!(best > 150 && others > 5, "{best} {others}");
}

/// What can be proven quickly is proven again.
#[test]
fn values_of_endings_are_exact() {
    let mut solver = Solver::default();
    let mut checked = 0;
    for position in steps().flat_map(|(_, step)| step.judged()) {
        for (square, score) in worth::values(position).unwrap() {
            if position.empties().len() <= Solver::MOST_EMPTIES {
                let exact = solver.score_after(position, (*square).into()).unwrap();
                assert_eq!(*score as i32, exact.discs(), "{position} {square}");
                checked += 1;
            }
        }
    }
    assert!(checked > 40, "{checked}");
}

#[test]
fn every_idea_has_six_boards() {
    let strategy = course::chapters().iter().filter(|it| {
        // Whole games, what is said about them, and four of the five classics.
        it.part.is_strategy() && !matches!(it.id, "classics" | "sample" | "time" | "own")
    });
    for chapter in strategy {
        let boards = chapter.steps.iter().filter(|it| it.task != Task::Read);
        assert!(boards.count() >= 6, "{}", chapter.id);
    }
    // Of the rules, two or three for each.
    for chapter in Part::Rules.chapters().filter(|it| it.id != "first") {
        let mut boards: Vec<String> = chapter
            .steps
            .iter()
            .map(|it| it.position.to_string())
            .collect();
        boards.sort();
        boards.dedup();
        assert!(boards.len() >= 2, "{}", chapter.id);
    }
    // No board comes twice.
    let mut all: Vec<String> = steps()
        .filter(|(_, step)| !matches!(step.task, Task::Follow { .. }))
        .map(|(_, step)| step.position.to_string())
        .collect();
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count);
}

#[test]
fn a_move_that_does_what_is_asked_but_loses_is_told_its_price() {
    let mut lesson = at("neighbours", "neighbours-keep");
    let position = lesson.position();
    let mut told = 0;
    for square in position.legal_moves() {
        let answer = lesson.answer(&play(square));
        if let [Remark::Costs { discs, .. }] = answer.remarks[..] {
            assert_eq!(answer.verdict, Verdict::Again);
            let cost = worth::cost(position, square).unwrap();
            assert!(cost > 2.0 && (cost - discs as f32).abs() <= 0.5);
            told += 1;
        }
        lesson.restart();
    }
    assert!(told > 0);
}

#[test]
fn of_two_moves_the_better_one_is_right_and_no_third() {
    for (chapter, step) in steps() {
        let Task::Play(Aim::Either(one, other)) = step.task else {
            continue;
        };
        let (mut right, mut wrong) = (Vec::new(), Vec::new());
        for square in step.position.legal_moves() {
            match at(chapter, step.id).answer(&play(square)).verdict {
                Verdict::Done => right.push(square),
                Verdict::Wrong => wrong.push(square),
                _ => assert!(square != one && square != other),
            }
        }
        assert_eq!((right.len(), wrong.len()), (1, 1), "{}", step.id);
        let cost = |square| worth::cost(step.position, square).unwrap();
        // In an opening, less is much.
        let least = if chapter == "second" { 3.0 } else { 6.0 };
        assert!(cost(wrong[0]) - cost(right[0]) >= least, "{}", step.id);
    }
}

#[test]
fn model_games_are_clean_and_their_moments_are_guessed() {
    for (step, margin) in [
        ("sample-game", 48),
        ("sample-edgar", 44),
        ("sample-silas", 28),
    ] {
        let mut lesson = at("sample", step);
        let Task::Follow { guesses, .. } = &lesson.step().task else {
            panic!("a game to play along");
        };
        let mut guessed = 0;
        while !lesson.is_done() {
            let position = lesson.position();
            assert_eq!(position.turn(), Color::Black);
            let next = lesson.hint().unwrap().marks.first().unwrap();
            // By our own analysis no move of Black's costs more than a disc.
            let cost = worth::cost(position, next).unwrap();
            assert!(cost <= 1.0, "{step} {next}: {cost}");
            if lesson.next_square().is_none() {
                // The best move by far, and it is not shown.
                guessed += 1;
                refuse_the_others(&mut lesson, next);
            }
            assert!(lesson.answer(&play(next)).verdict.is_right());
        }
        assert_eq!(guessed, guesses.len(), "{step}");
        let end = lesson.position().disc_difference(Color::Black);
        assert_eq!((guessed, end.discs()), (5, margin), "{step}");
    }
}

/// A guess that costs more than a disc is told so, and changes nothing.
fn refuse_the_others(lesson: &mut Lesson, next: Square) {
    let position = lesson.position();
    assert!(worth::cost(position, next).unwrap() <= 1.0);
    for square in position.legal_moves() {
        if worth::cost(position, square).unwrap() > 1.0 {
            let answer = lesson.answer(&play(square));
            assert_eq!(answer.verdict, Verdict::Wrong);
            assert!(matches!(answer.remarks[..], [Remark::GuessedWrong { .. }]));
            assert_eq!(lesson.position(), position);
        }
    }
}

/// Twelve moves out of the book against level 8: always the one that costs most, or always the best one.
#[cfg(not(target_family = "wasm"))]
#[test]
fn twelve_moves_may_cost_six_discs_together() {
    let mut opponent = Opponent::default();
    for number in 1..=6 {
        let step = format!("out-twelve-{number}");
        for careful in [true, false] {
            let mut lesson = at("out", &step);
            let start = lesson.position();
            let mut moves = 0;
            let last = loop {
                opponent.answer(&mut lesson);
                let best = lesson.hint().unwrap().marks;
                let legal = lesson.position().legal_moves();
                let flips = |it: &Square| lesson.position().flips((*it).into()).len();
                let most = legal.into_iter().max_by_key(flips).unwrap();
                let square = if careful { best.first().unwrap() } else { most };
                moves += 1;
                let answer = lesson.answer(&play(square));
                if lesson.is_done() || answer.jump.is_some() {
                    break answer;
                }
            };
            assert_eq!(moves, 12, "{step}");
            if careful {
                let spent = Remark::Spent { spent: 0, most: 6 };
                assert!(last.remarks.contains(&spent), "{step}");
                assert_eq!(last.verdict, Verdict::Done, "{step}");
                assert_eq!(last.remarks.last(), Some(&Remark::Idea("out-which")));
            } else {
                assert_eq!(last.verdict, Verdict::Wrong);
                assert!(last.remarks.contains(&Remark::Repeat), "{step}: {last:?}");
                assert_eq!((lesson.position(), last.jump), (start, Some(start)));
            }
        }
    }
}

/// The attack on a five wins a corner of its edge, and the edge is White's no longer: no disc of the five is stable.
#[test]
fn a_five_that_is_attacked_loses_its_corner() {
    let steps = course::find("five").unwrap().steps.iter();
    let mut checked = 0;
    for step in steps.filter(|it| it.text == "five-corner") {
        let Task::Reach(goal) = step.task else {
            panic!("{}", step.id);
        };
        let fives: Vec<[Square; 8]> = edges()
            .into_iter()
            .filter(|&edge| {
                EdgeShape::of(step.position, Color::White, edge) == Some(EdgeShape::Five)
            })
            .collect();
        let line = Challenge::new(step.position, goal).unwrap().solution();
        let end = line
            .iter()
            .fold(step.position, |position, &mv| position.play(mv).unwrap());
        let corner = line.last().and_then(|mv| mv.square()).unwrap();
        let edge = fives.iter().find(|edge| edge.contains(&corner));
        let edge = edge.unwrap_or_else(|| panic!("{}: {corner}", step.id));
        let held: Bitboard = edge.iter().copied().collect();
        let safe = stable(end, Color::White) & held;
        assert!(safe.is_empty(), "{}: {end:?}", step.id);
        checked += 1;
    }
    assert!(checked >= 6);
}

/// After the best move of the chapter on changing parity, the opponent has to pass.
#[test]
fn the_line_of_a_changed_parity_has_the_pass() {
    for step in &course::find("change").unwrap().steps {
        let best = worth::values(step.position).unwrap()[0].0;
        let after = step.position.play(best.into()).unwrap();
        let line = worth::continuation(step.position, &[best.into()]);
        let passes = |at: usize| at.is_multiple_of(2) && line[at] == Move::Pass;
        assert!(
            after.must_pass() || (0..line.len()).any(passes),
            "{}: {best} {line:?}",
            step.id
        );
    }
}

/// The steps that ask for a reason.
fn asked() -> impl Iterator<Item = (&'static str, &'static Step)> {
    steps().filter(|(_, step)| !step.reasons.is_empty())
}

/// The reasons beside a board are those that hold, and no other choice does.
#[test]
fn of_four_reasons_one_holds() {
    let mut kinds = Vec::new();
    for (chapter, step) in asked() {
        let lesson = at(chapter, step.id);
        let why = lesson.why().unwrap();
        assert_eq!((why.choices().len(), why.right()), (4, step.reasons[0]));
        let hold = |tag: &&Tag| step.reasons.contains(*tag);
        assert_eq!(why.choices().iter().filter(hold).count(), 1, "{}", step.id);
        if chapter == "why" {
            kinds.push(why.right());
        }
    }
    let count = kinds.len();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!((count, kinds.len()), (8, 8));
}

/// Wherever there are two moves to choose from, the reason is asked as well. That somebody is wiped out is what the text says
/// itself, and no reason has that name.
#[test]
fn of_two_moves_the_reason_is_asked() {
    for (chapter, step) in steps() {
        if let Task::Play(Aim::Either(..)) = step.task {
            assert_eq!(step.reasons.is_empty(), chapter == "wipe", "{}", step.id);
        }
    }
    let give = asked().filter(|it| it.0 == "give");
    assert_eq!((asked().count(), give.count()), (89, 4));
}

/// Of the reasons that are offered, our own analysis of the two moves gives the right one and no other.
#[test]
#[cfg_attr(
    target_family = "wasm",
    ignore = "the engine takes long there, and has tests of its own"
)]
fn reasons_are_those_of_the_analysis() {
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 16 << 20,
    });
    let mut wrong = Vec::new();
    // One in three, or all with `OUTFLANK_SOAK`.
    let is_soak = std::env::var_os("OUTFLANK_SOAK").is_some();
    for (chapter, step) in asked().step_by(if is_soak { 1 } else { 3 }) {
        let values = worth::values(step.position).unwrap();
        let (one, other) = match step.task {
            Task::Play(Aim::Either(one, other)) => (one, other),
            _ => (values[0].0, values[1].0),
        };
        let level = Level::new(15).unwrap();
        let go_on = |_: &_| ControlFlow::Continue(());
        let report = engine.judge(step.position, level, None, &|| false, go_on);
        let [mut better, mut worse] = [one, other].map(|square| {
            let line = report.lines.iter().find(|it| it.mv == square.into());
            line.unwrap().clone()
        });
        if better.value < worse.value {
            core::mem::swap(&mut better, &mut worse);
        }
        let found = reasons(step.position, &worse.line, &better.line);
        let tags: Vec<Tag> = found.into_iter().map(Tag::of).collect();
        let lesson = at(chapter, step.id);
        let why = lesson.why().unwrap();
        let hold = why.choices().iter().filter(|it| tags.contains(it));
        if hold.copied().collect::<Vec<_>>() != [why.right()] {
            wrong.push(format!("{}: {:?} of {tags:?}", step.id, why.choices()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
