//! The coach, with the engine: the same position gets the same warning, and what it says is true.

use core::ops::ControlFlow;
use core::time::Duration;

use outflank_app::table::{Happening, Input, Pace, Table, Warning, coach};
use outflank_app::{Effect, Reply};
use outflank_engine::{Engine, Level as Strength, Options, Question, Task};
use outflank_learn::training::{Day, OwnGame, OwnResult, Tag};
use outflank_learn::{Deed, Progress};
use outflank_play::{Help, Level, Match, MatchSetup, PlayerKind, Start};
use outflank_rules::random::Random;
use outflank_rules::{Position, Square};

const NOW: Duration = Duration::ZERO;

fn engine() -> Engine {
    Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    })
}

/// A game from a position, with the person to move against a computer of this level.
fn table(position: Position, level: u8) -> Table {
    let computer = PlayerKind::Computer(Level::new(level).unwrap());
    let players = match position.turn() {
        outflank_rules::Color::Black => (PlayerKind::Human, computer),
        outflank_rules::Color::White => (computer, PlayerKind::Human),
    };
    let setup = MatchSetup {
        start: Start::Position(position),
        ..MatchSetup::new(players.0, players.1)
    };
    let mut table = Table::new(Match::new(setup).unwrap(), 1).coached(true);
    table.update(Input::SetPace(Pace::Unpaced), NOW);
    table.update(Input::Begin, NOW);
    table.take_effects();
    table
}

/// Presses a square, and lets the engine answer the coach: whether it was asked, and what it said.
fn press(table: &mut Table, square: Square, engine: &mut Engine) -> (bool, Option<Warning>) {
    table.update(Input::Press(square), NOW);
    let judged = table.take_effects().into_iter().find_map(|it| match it {
        Effect::Ask(id, question) if matches!(question.task, Task::Judge { .. }) => {
            Some((id, question))
        }
        _ => None,
    });
    let Some((id, question)) = judged else {
        return (false, None);
    };
    let answer = engine.answer(&question, &|| false, |_| ControlFlow::Continue(()));
    let happened = table.update(Input::Reply(id, Reply::Done(answer)), NOW);
    let warning = happened.iter().find_map(|it| match it {
        Happening::Warned(warning) => Some(*warning),
        _ => None,
    });
    (true, warning)
}

/// Positions of games in which any move may be made, with the number of empty squares.
fn positions(empties: u32) -> Vec<Position> {
    let mut random = Random::new(11);
    let mut found = Vec::new();
    while found.len() < 3 {
        let mut position = Position::START;
        while position.empties().len() > empties && !position.is_over() {
            let moves: Vec<_> = position.moves().collect();
            let mv = moves[random.below(moves.len() as u32) as usize];
            position = position.play(mv).unwrap();
        }
        if position.legal_moves().len() > 3 {
            found.push(position);
        }
    }
    found
}

#[test]
fn the_same_position_gets_the_same_warning_and_none_below_six_discs() {
    let (mut engine, mut other) = (engine(), engine());
    let (mut warned, mut passed) = (0, 0);
    for position in [44, 30, 16].into_iter().flat_map(positions) {
        let level = Strength::new(8).unwrap();
        let question = Question::new(position, Task::Judge { level });
        let judged = other.answer(&question, &|| false, |_| ControlFlow::Continue(()));
        let best = judged.report.best().unwrap().value.discs();
        for square in position.legal_moves() {
            let said = press(&mut table(position, 8), square, &mut engine);
            assert_eq!(said, press(&mut table(position, 1), square, &mut other));
            let line = judged.report.lines.iter();
            let line = line.clone().find(|it| it.mv == square.into()).unwrap();
            let loss = best - line.value.discs();
            assert_eq!(said.1.is_some(), loss >= 6.0, "{position} {square}");
            if let Some(warning) = said.1 {
                warned += 1;
                assert_eq!(warning.square, square);
                if warning.tag == Some(Tag::GivenCorner) {
                    let corner = warning.corner.unwrap();
                    let after = position.play(square.into()).unwrap();
                    assert!(after.legal_moves().contains(corner), "{position} {square}");
                }
            } else {
                passed += 1;
            }
        }
    }
    assert!(warned > 10 && passed > 10, "{warned} {passed}");
}

/// A position with a move that costs enough, and the move.
fn blunder(engine: &mut Engine) -> (Position, Square) {
    for position in positions(30) {
        for square in position.legal_moves() {
            if press(&mut table(position, 1), square, engine).1.is_some() {
                return (position, square);
            }
        }
    }
    panic!("no bad move");
}

#[test]
fn a_move_is_stopped_once_and_the_game_is_marked_and_saved_so() {
    let mut engine = engine();
    let (position, square) = blunder(&mut engine);
    let mut table = table(position, 3);
    let (_, warning) = press(&mut table, square, &mut engine);
    assert_eq!(table.warning(), warning);
    assert_eq!(table.game().position(), position);
    let helped = Help {
        warnings: 1,
        ..Help::default()
    };
    assert_eq!(table.info().help, helped);
    let text = table.saved().to_text(NOW);
    let again = outflank_play::SavedGame::from_text(&text).unwrap();
    assert_eq!(again.info.help, helped);
    // The second time it is made, and nobody is asked.
    assert_eq!(press(&mut table, square, &mut engine), (false, None));
    assert_eq!(table.game().turns().next().unwrap().mv, square.into());
    assert_eq!(table.warning(), None);
    // After it is taken back, it was said.
    table.update(Input::Undo, NOW);
    assert_eq!(table.game().position(), position);
    assert_eq!(press(&mut table, square, &mut engine), (false, None));
}

#[test]
fn whoever_wants_no_coach_plays_a_strong_computer_or_has_no_choice_is_not_asked() {
    let mut engine = engine();
    let (position, square) = blunder(&mut engine);
    assert!(press(&mut table(position, 8), square, &mut engine).0);
    assert!(!press(&mut table(position, 9), square, &mut engine).0);
    let mut without = table(position, 8).coached(false);
    assert!(!press(&mut without, square, &mut engine).0);
    // What is illegal is refused at once.
    let illegal = (!position.legal_moves()).into_iter().next().unwrap();
    let mut table = table(position, 8);
    let happened = table.update(Input::Press(illegal), NOW);
    assert!(matches!(happened[..], [Happening::Refused(_)]));
}

#[test]
fn an_engine_that_fails_stops_nobody() {
    let mut engine = engine();
    let (position, square) = blunder(&mut engine);
    let mut table = table(position, 4);
    table.update(Input::Press(square), NOW);
    let Some(Effect::Ask(id, _)) = table.take_effects().into_iter().next() else {
        panic!("the coach asks");
    };
    let happened = table.update(Input::Reply(id, Reply::Failed), NOW);
    assert!(matches!(happened[0], Happening::Turn(turn) if turn.mv == square.into()));
    assert_eq!(table.info().help, Help::default());
}

#[test]
fn those_who_are_new_have_a_coach_until_they_say_otherwise() {
    let mut progress = Progress::default();
    assert!(coach::is_wanted(None, &progress));
    assert!(!coach::is_wanted(Some(false), &progress));
    // Lessons and puzzles make no player.
    progress.add_rung(true, Day::new(1));
    assert!(coach::is_wanted(None, &progress));
    progress.add(Deed::Game(Box::new(OwnGame {
        id: "first".to_owned(),
        day: Day::new(1),
        level: 1,
        result: OwnResult::Lost,
        helped: true,
        opening: None,
        played: None,
    })));
    assert!(!coach::is_wanted(None, &progress));
    assert!(coach::is_wanted(Some(true), &progress));
}
