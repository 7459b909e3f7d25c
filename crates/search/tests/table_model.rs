//! The shared table under every interleaving of two writers and a reader, with every reordering the memory model
//! allows: a reader only ever sees whole entries that somebody wrote.

#![cfg(loom)]

use loom::sync::Arc;
use loom::thread;
use outflank_eval::Value;
use outflank_rules::{Board, Square};
use outflank_search::Table;
use outflank_search::table::{Bounds, Confidence, Entry, Estimate};

fn entry(n: i8) -> Entry {
    Entry {
        bounds: Bounds {
            lower: -n,
            upper: n,
        },
        estimate: Estimate {
            depth: n as u8,
            confidence: Confidence(1),
            lower: Value(i16::from(n) * -100),
            upper: Value(i16::from(n) * 100),
        },
        moves: [Some(Square::F5), None],
    }
}

#[test]
fn a_reader_never_sees_half_of_two_entries_of_a_board() {
    loom::model(|| {
        let table = Arc::new(Table::new(0));
        let writer = |n: i8| {
            let table = Arc::clone(&table);
            thread::spawn(move || table.store(Board::START, &entry(n), 1))
        };
        let (first, second) = (writer(2), writer(4));
        if let Some(found) = table.probe(Board::START) {
            assert!(found == entry(2) || found == entry(4), "{found:?}");
        }
        first.join().unwrap();
        second.join().unwrap();
        if let Some(found) = table.probe(Board::START) {
            assert!(found == entry(2) || found == entry(4), "{found:?}");
        }
    });
}
