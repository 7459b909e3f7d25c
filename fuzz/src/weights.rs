//! Any bytes as a weights file, and as changes to one: refused, or written and read as the same; values stay on the board,
//! and the error model is made of numbers.

use std::sync::LazyLock;

use outflank_eval::{Value, Weights, checksum};
use outflank_rules::Position;
use outflank_rules::random::Random;

/// A small file: the rows of a few contents.
static SMALL: LazyLock<Vec<u8>> = LazyLock::new(|| {
    Weights::random(&mut Random::new(1)).to_compact_bytes(4, |group| group % 64 == 0)
});

/// How far its header goes.
const HEADER: usize = 80;

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    check(data, true);
    let mut file = SMALL.clone();
    let end = file.len() - 8;
    // Three bytes say where, one says what; half of them go into the header and the beginning of what follows.
    for &[low, middle, high, value] in data.as_chunks().0 {
        let [low, middle, high] = [low, middle, high].map(usize::from);
        let place = match high {
            128.. => low % (HEADER + 8),
            _ => (low | middle << 8 | high << 16) % end,
        };
        file[place] = value;
    }
    let sum = checksum(&file[..end]).to_le_bytes();
    file[end..].copy_from_slice(&sum);
    // The whole file is large and takes its time.
    let in_whole = data.first().is_some_and(|byte| byte % 32 == 0);
    check(&file, in_whole);
}

fn check(file: &[u8], in_whole: bool) {
    let Ok(weights) = Weights::from_bytes(file) else {
        return;
    };
    let numbers = weights.error_model.numbers();
    assert!(numbers.iter().all(|number| number.is_finite()));
    let again =
        in_whole.then(|| Weights::from_bytes(&weights.to_bytes()).expect("what was written"));
    let mut position = Position::START;
    while let Some(mv) = position.moves().last() {
        let board = position.board();
        let value = weights.evaluate(board);
        assert!((Value::MIN..=Value::MAX).contains(&value));
        if let Some(again) = &again {
            assert_eq!(value, again.evaluate(board));
        }
        position = position.play(mv).expect("a legal move");
    }
}
