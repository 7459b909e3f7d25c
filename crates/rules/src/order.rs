//! Sorting of short lists, as of the moves of a position.
//!
//! The standard library's sort is made for long lists, and takes kilobytes for each type: in a page that is downloaded,
//! this one is as fast and takes next to nothing.

use core::cmp::Ordering;

/// Sorts a short list. Equal items keep their order.
///
/// ```
/// let mut moves = [("d3", 2), ("c4", 5), ("f5", 2)];
/// outflank_rules::order::sort_by_key(&mut moves, |it| it.1);
/// assert_eq!(moves.map(|it| it.0), ["d3", "f5", "c4"]);
/// ```
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a short list by a comparison. Equal items keep their order.
pub fn sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && compare(&items[at], &items[at - 1]).is_lt() {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::random::Random;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut random = Random::new(1);
        for length in 0..60 {
            let mut items: Vec<(u64, usize)> =
                (0..length).map(|at| (random.bits() % 8, at)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|it| it.0);
            sort_by_key(&mut items, |it| it.0);
            assert_eq!(items, expected);
        }
    }
}
