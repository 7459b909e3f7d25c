//! Checksums: what is damaged is noticed when it is read.

/// The checksum of numbered bytes. Files depend on it: it must never change.
///
/// A step for eight bytes that no other eight bytes undo: one damaged stretch of eight is always noticed, more of them
/// but for a chance of 1 in 2⁶⁴. Four sums side by side, since a step waits for the one before.
pub(crate) fn sum(number: i64, bytes: &[u8]) -> i64 {
    let mut lanes = [1, 2, 3, 4].map(|lane| step(lane, number as u64));
    let (rows, rest) = bytes.as_chunks::<32>();
    let add = |lanes: &mut [u64; 4], row: &[u8; 32]| {
        for (lane, word) in lanes.iter_mut().zip(row.as_chunks().0) {
            *lane = step(*lane, u64::from_le_bytes(*word));
        }
    };
    for row in rows {
        add(&mut lanes, row);
    }
    let mut last = [0; 32];
    last[..rest.len()].copy_from_slice(rest);
    add(&mut lanes, &last);
    lanes.into_iter().fold(bytes.len() as u64, step) as i64
}

const fn step(sum: u64, word: u64) -> u64 {
    (sum ^ word)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(29)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Libraries store these numbers: with others, every one of them would seem damaged.
    #[test]
    fn the_numbers_never_change() {
        assert_eq!(
            [sum(0, b""), sum(7, b"f5d6c3"), sum(7, &[90; 100])],
            [
                5_569_824_719_828_504_602,
                -5_048_364_365_304_726_938,
                5_937_307_093_680_363_639
            ]
        );
    }

    #[test]
    fn every_byte_counts_and_so_does_their_number() {
        let bytes: Vec<u8> = (0..100).collect();
        let known = sum(7, &bytes);
        assert_ne!(sum(8, &bytes), known);
        for at in 0..bytes.len() {
            assert_ne!(sum(7, &bytes[..at]), known);
            let mut other = bytes.clone();
            other[at] ^= 1 << (at % 8);
            assert_ne!(sum(7, &other), known, "{at}");
        }
        // Zeros at the end are not padding.
        assert_ne!(sum(7, &[0; 8]), sum(7, &[0; 9]));
    }
}
