//! Any bytes as an opening book, and as the content of one: refused, or written as the same bytes; values in order, moves
//! legal; it goes on growing.

use outflank_book::{Book, Growth};
use outflank_eval::{Value, checksum};
use outflank_rules::{Color, Position};

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    check(data);
    // What the fuzzer cannot guess: how a book begins, how many positions follow from the content, and the checksum.
    let Some((&[count, depth], walk)) = data.split_first_chunk() else {
        return;
    };
    let mut file = b"outflbok".to_vec();
    file.extend((1 + u32::from(depth % 2)).to_le_bytes());
    file.extend(u32::from(depth).to_le_bytes());
    file.extend(u32::from(count).to_le_bytes());
    file.extend(walk);
    file.extend(checksum(&file).to_le_bytes());
    check(&file);
}

fn check(file: &[u8]) {
    let Ok(mut book) = Book::from_bytes(file) else {
        return;
    };
    assert_eq!(book.to_bytes(), file);
    assert_eq!(book.positions_by_ply().iter().sum::<usize>(), book.len());
    walk(&book);
    book.settle();
    walk(&book);
    for board in book.wanted(3, Growth::default()) {
        let moves = Position::new(board, Color::Black).moves().count();
        let before = book.len();
        book.add(board, &vec![Value(7); moves]);
        assert_eq!(book.len(), before + 1);
    }
    book.settle();
    // Its positions come back in the order of the walk.
    let bytes = book.to_bytes();
    let again = Book::from_bytes(&bytes).expect("what was written");
    assert_eq!((again.len(), again.to_bytes()), (book.len(), bytes));
}

/// From the start, as long as the book goes.
fn walk(book: &Book) {
    let mut position = Position::START;
    for seed in 0.. {
        let moves = book.moves(position);
        assert_eq!(
            moves.is_empty(),
            !book.contains(position) || position.is_over()
        );
        assert!(moves.is_sorted_by_key(|it| -it.value));
        for it in &moves {
            assert!((Value::MIN..=Value::MAX).contains(&it.value));
            let line = book.line(position, it.mv);
            assert_eq!(line.first(), Some(&it.mv));
            let end = line
                .iter()
                .try_fold(position, |position, mv| position.play(*mv));
            assert!(end.is_ok());
            let after = position.play(it.mv).expect("a legal move");
            assert_eq!(
                book.positions_from(position, it.mv) > 0,
                book.contains(after)
            );
        }
        let Some(mv) = book.choose(position, 2.0, seed) else {
            break;
        };
        position = position.play(mv).expect("a legal move");
    }
}
