//! Playing from an opening book.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use outflank_engine::{Book, Engine, Goal, Kind, Level, Options, SearchRequest, Value};
use outflank_rules::{Board, Position, Square};

/// A book of two positions: after f5, two replies are worth the same and f4 is a blunder.
fn engine() -> (Engine, Position) {
    let position = Position::START.play(Square::F5.into()).unwrap();
    let (board, symmetry) = position.board().canonical();
    let value = |square| match symmetry.inverse().square(square) {
        Square::F4 => Value(-1000),
        _ => Value(-20),
    };
    let mut book = Book::new(12);
    book.add(Board::START.canonical().0, &[Value(0); 4]);
    book.add(
        board,
        &board
            .legal_moves()
            .into_iter()
            .map(value)
            .collect::<Vec<_>>(),
    );
    book.settle();
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 20,
    });
    engine.set_book(Some(Arc::new(book)));
    (engine, position)
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

#[test]
fn strong_levels_choose_among_its_good_moves() {
    let (mut engine, position) = engine();
    let mut chosen = HashSet::new();
    for seed in 0..50 {
        let (mv, report) = engine
            .choose(position, level(12), None, seed, &|| false)
            .unwrap();
        assert_eq!(report.best().unwrap().mv, mv);
        assert_eq!(report.lines.len(), 3);
        assert_eq!(report.lines[0].kind, Kind::Book { depth: 12 });
        assert_eq!(report.nodes, 0);
        chosen.insert(mv);
    }
    let good = [Square::D6, Square::F6].map(Into::into);
    assert_eq!(chosen, HashSet::from(good));
    // Values are propagated, and the line is as long as the book.
    let report = engine.from_book(Position::START, 1).unwrap();
    assert_eq!(report.lines.len(), 1);
    assert_eq!(report.lines[0].value, Value(20));
    assert_eq!(report.lines[0].line.len(), 2);
}

/// Games that follow the built-in book, and a search of where they lead.
#[test]
fn the_built_in_book_leads_to_balanced_positions() {
    let book = Book::built_in();
    let (mut engine, _) = engine();
    engine.set_book(None);
    let (mut values, mut plies) = (Vec::new(), 0);
    for seed in 0..20 {
        let mut position = Position::START;
        while let Some(mv) = book.choose(position, 1.0, seed) {
            position = position.play(mv).unwrap();
            plies += 1;
        }
        let request = SearchRequest::new(position, Goal::Depth(6));
        let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
        values.push(report.best().unwrap().value.discs());
    }
    assert!(plies >= 20 * 10, "{plies} moves in 20 games");
    let mean = values.iter().map(|value| value.abs()).sum::<f32>() / values.len() as f32;
    assert!(mean < 5.0, "{mean}: {values:?}");
}

#[test]
fn weak_levels_make_their_own_mistakes() {
    let (mut engine, position) = engine();
    let (_, report) = engine
        .choose(position, level(1), None, 1, &|| false)
        .unwrap();
    assert!(
        report
            .lines
            .iter()
            .all(|line| !matches!(line.kind, Kind::Book { .. }))
    );
}

#[test]
fn where_the_book_ends_the_search_begins_and_without_one_at_once() {
    let (mut engine, position) = engine();
    let deeper = position.play(Square::D6.into()).unwrap();
    let (_, report) = engine
        .choose(deeper, level(10), None, 1, &|| false)
        .unwrap();
    assert!(report.nodes > 0);
    assert_eq!(engine.from_book(deeper, 5), None);
    engine.set_book(None);
    let (_, report) = engine
        .choose(position, level(10), None, 1, &|| false)
        .unwrap();
    assert!(report.nodes > 0);
}
