//! Judgements do not depend on who asks.

use std::ops::ControlFlow;

use outflank_engine::{Book, Engine, Kind, Level, MoveScore, Options, Report};
use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Symmetry};

fn engine() -> Engine {
    Engine::new(Options {
        threads: 2,
        hash_bytes: 1 << 22,
    })
}

fn judge(engine: &mut Engine, position: Position, level: u8) -> Report {
    let level = Level::new(level).unwrap();
    engine.judge(position, level, None, &|| false, |_| {
        ControlFlow::Continue(())
    })
}

fn after(moves: &str) -> Position {
    moves.parse::<Transcript>().unwrap().end()
}

fn turned(lines: &[MoveScore], symmetry: Symmetry) -> Vec<MoveScore> {
    let turn = |it: &MoveScore| MoveScore {
        mv: symmetry.mv(it.mv),
        line: it.line.iter().map(|&mv| symmetry.mv(mv)).collect(),
        ..it.clone()
    };
    lines.iter().map(turn).collect()
}

const GAME: &str = "f5f6e6f4g5e7f7d6c5g6c7c4h5b5d8c6f3g4";

#[test]
fn the_four_first_moves_are_one() {
    for book in [None, Some(Book::built_in().into())] {
        let mut engine = engine();
        engine.set_book(book);
        let report = judge(&mut engine, Position::START, 10);
        assert_eq!(report.lines.len(), 4);
        assert!(
            (report.lines.windows(2)).all(|it| it[0].value == it[1].value),
            "{report:?}"
        );
    }
}

#[test]
fn mirror_images_get_mirrored_judgements_whatever_was_asked_before() {
    let mut engine = engine();
    for position in [after(GAME), after("f5d6c3"), after(&GAME[..20])] {
        let report = judge(&mut engine, position, 9);
        assert_eq!(report.lines.len(), position.moves().count());
        for symmetry in Symmetry::ALL {
            judge(&mut engine, after("f5f6e6f4"), 8);
            let image = judge(&mut engine, symmetry.position(position), 9);
            let mut expected = turned(&report.lines, symmetry);
            let mut found = image.lines;
            for lines in [&mut expected, &mut found] {
                lines.sort_by_key(|it| it.mv);
            }
            assert_eq!(found, expected);
        }
    }
}

/// A stage of a deep look is the whole of a shallower one.
#[test]
fn what_is_found_on_the_way_is_what_a_lower_level_finds() {
    let mut engine = engine();
    let position = after(GAME);
    let mut stages = Vec::new();
    let level = Level::new(11).unwrap();
    engine.judge(position, level, None, &|| false, |report| {
        stages.push(report.lines.clone());
        ControlFlow::Continue(())
    });
    let shallow = judge(&mut engine, position, 10);
    let values = |lines: &[MoveScore]| -> Vec<_> {
        lines.iter().map(|it| (it.mv, it.value, it.kind)).collect()
    };
    let kind = shallow.lines[0].kind;
    let stage = stages.iter().find(|it| it[0].kind == kind).unwrap();
    assert_eq!(values(stage), values(&shallow.lines));
}

#[test]
fn lines_go_on_as_far_as_the_search() {
    let mut engine = engine();
    for end in [8, 20, 30] {
        for score in judge(&mut engine, after(&GAME[..end]), 12).lines {
            let Kind::Midgame { depth, .. } = score.kind else {
                continue;
            };
            let placed = score.line.iter().filter(|it| it.square().is_some()).count();
            assert!(placed + 3 > depth as usize, "{score:?}");
            let mut position = after(&GAME[..end]);
            for mv in score.line {
                position = position.play(mv).unwrap();
            }
        }
    }
}
