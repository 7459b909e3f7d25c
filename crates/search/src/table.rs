//! The transposition table, shared by all threads.
//!
//! An entry holds the whole board, so two boards are never confused. It is written without locks: the board's words
//! are stored mixed with the entry's data, so that an entry torn by two concurrent writers, or damaged in any other
//! way, matches no board.
//!
//! Proven bounds ([`Bounds`]) and estimates ([`Estimate`]) have separate fields and types: a selective result is
//! never read as a proof.

#[cfg(loom)]
use loom::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};
#[cfg(not(loom))]
use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};

use outflank_eval::Value;
use outflank_rules::{Bitboard, Board, Square};

use crate::parameters::ERRORS;

/// Proven bounds of a board's score, in discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The mover gets at least this.
    pub lower: i8,
    /// The mover gets at most this.
    pub upper: i8,
}

impl Bounds {
    /// Nothing is proven.
    pub const UNKNOWN: Bounds = Bounds {
        lower: -64,
        upper: 64,
    };
}

/// The confidence of a selective search that it did not cut off a good move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Confidence(pub u8);

impl Confidence {
    /// No selective cuts at all.
    pub const FULL: Confidence = Confidence(5);

    /// The next best.
    pub const ALMOST_FULL: Confidence = Confidence(4);

    /// In per cent, for display.
    pub const fn percent(self) -> u8 {
        [73, 87, 95, 98, 99, 100][if self.0 < 6 { self.0 as usize } else { 5 }]
    }

    /// How many standard errors away a shallow result must be for a cut.
    pub const fn errors(self) -> f32 {
        ERRORS[if self.0 < 6 { self.0 as usize } else { 5 }]
    }
}

/// The result of a search that was limited in depth or selective: a good guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The depth in plies.
    pub depth: u8,
    /// The selectivity.
    pub confidence: Confidence,
    /// The value is probably at least this.
    pub lower: Value,
    /// The value is probably at most this.
    pub upper: Value,
}

impl Estimate {
    /// Nothing was searched.
    pub const UNKNOWN: Estimate = Estimate {
        depth: 0,
        confidence: Confidence(0),
        lower: Value::MIN,
        upper: Value::MAX,
    };
}

/// What the table knows about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The proven part.
    pub bounds: Bounds,
    /// The estimated part.
    pub estimate: Estimate,
    /// Earlier best moves, the latest first.
    pub moves: [Option<Square>; 2],
}

impl Entry {
    /// Nothing is known.
    pub const UNKNOWN: Entry = Entry {
        bounds: Bounds::UNKNOWN,
        estimate: Estimate::UNKNOWN,
        moves: [None; 2],
    };

    /// Puts a best move first.
    pub fn remember(&mut self, square: Square) {
        if self.moves[0] != Some(square) {
            self.moves = [Some(square), self.moves[0]];
        }
    }
}

/// An entry: the player's and the opponent's discs, each mixed with the data, and two words of data.
type Slot = [AtomicU64; 4];

/// Two entries, which share a cache line.
const BUCKET_BYTES: usize = 64;

/// The buckets that an empty table uses.
const FIRST_BUCKETS: usize = 1 << 14;

/// How many times as many it uses once a quarter of the entries are taken.
const GROWTH: usize = 4;

/// A limited number of entries; the least valuable make room for new ones.
///
/// It uses a small part of its memory at first, and more as entries come: a short search stays within the processor's
/// cache, and does not wait for pages that it hardly needs.
pub struct Table {
    /// The buckets, starting at the first cache line boundary.
    words: Box<[AtomicU64]>,
    first: usize,
    /// A power of two.
    buckets: usize,
    /// How many are used: a power of two.
    used: AtomicUsize,
    /// How many entries were put where there was none.
    filled: AtomicUsize,
    /// The current search: entries of earlier ones are replaced first.
    age: AtomicU8,
}

impl Table {
    /// A table of about this many bytes: a power of two, at least a few kilobytes.
    pub fn new(bytes: usize) -> Table {
        let buckets = 1 << (bytes / BUCKET_BYTES).max(64).ilog2();
        let words = zeroed(8 * (buckets + 1));
        let first = words.as_ptr().align_offset(BUCKET_BYTES).min(8);
        Table {
            words,
            first,
            buckets,
            used: AtomicUsize::new(buckets.min(FIRST_BUCKETS)),
            filled: AtomicUsize::new(0),
            age: AtomicU8::new(1),
        }
    }

    /// Its size in bytes.
    pub fn bytes(&self) -> usize {
        self.buckets * BUCKET_BYTES
    }

    /// Starts another search: existing entries remain useful but are replaced first.
    pub fn next_search(&self) {
        self.age.store(self.age.load(Relaxed) % 255 + 1, Relaxed);
    }

    /// Clears the table.
    pub fn clear(&self) {
        let used = self.used.load(Relaxed);
        for word in &self.words[self.first..][..used * 8] {
            word.store(0, Relaxed);
        }
        self.used.store(self.buckets.min(FIRST_BUCKETS), Relaxed);
        self.filled.store(0, Relaxed);
    }

    /// Counts an entry put where there was none; once there are many, more buckets are used from then on.
    fn count(&self) {
        let (filled, used) = (self.filled.fetch_add(1, Relaxed), self.used.load(Relaxed));
        // Only one thread sees this number.
        if filled == used / 2 && used < self.buckets {
            let more = (used * GROWTH).min(self.buckets);
            (0..used).for_each(|index| self.spread(index, used, more));
            self.used.store(more, Relaxed);
        }
    }

    /// Moves the entries of a bucket to where they belong among more buckets, as they are: what is torn stays so.
    fn spread(&self, index: usize, used: usize, buckets: usize) {
        for (place, slot) in self.bucket_at(index).into_iter().enumerate() {
            let words = slot.each_ref().map(|word| word.load(Relaxed));
            let mixed = mix(words[2], words[3]);
            let board = (words[0] ^ mixed, words[1] ^ mixed.rotate_left(32));
            let new = hash_words(board) as usize & (buckets - 1);
            // An empty or torn slot belongs elsewhere, or nowhere: it moves to no place that others have.
            if new >= used && new & (used - 1) == index {
                for ((to, from), word) in self.bucket_at(new)[place].iter().zip(slot).zip(words) {
                    to.store(word, Relaxed);
                    from.store(0, Relaxed);
                }
            }
        }
    }

    #[inline]
    fn bucket(&self, board: Board) -> [&Slot; 2] {
        self.bucket_at(hash(board) as usize & (self.used.load(Relaxed) - 1))
    }

    #[inline]
    fn bucket_at(&self, index: usize) -> [&Slot; 2] {
        let words = &self.words[self.first + index * 8..][..8];
        let (first, second) = words.split_at(4);
        [first, second].map(|slot| slot.first_chunk().expect("a slot has four words"))
    }

    /// Fetches the entry of a board into the cache, for a probe soon after.
    #[inline]
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(unused_variables, clippy::unused_self)
    )]
    pub fn prefetch(&self, board: Board) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let [slot, _] = self.bucket(board);
            // SAFETY: a hint about memory that we own.
            #[allow(unsafe_code)]
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(slot.as_ptr().cast());
            }
        }
    }

    /// The entry of a board. A stored move is always on an empty square.
    #[inline]
    pub fn probe(&self, board: Board) -> Option<Entry> {
        self.bucket(board)
            .into_iter()
            .find_map(|slot| read(slot, board))
    }

    /// Stores an entry; `nodes` is the work it took.
    pub fn store(&self, board: Board, entry: &Entry, nodes: u64) {
        let age = self.age.load(Relaxed);
        let cost = (u64::BITS - nodes.leading_zeros()) as u8;
        let bucket = self.bucket(board);
        // The board's own slot, else the one that is older or took less work.
        let own = bucket.into_iter().find(|slot| read(slot, board).is_some());
        let slot = own.unwrap_or_else(|| {
            let [first, second] = bucket;
            let worth = |slot: &Slot| {
                let Header { age: then, cost } = header(slot);
                (then == age, cost)
            };
            if worth(second) < worth(first) {
                second
            } else {
                first
            }
        });
        if header(slot).age == 0 {
            self.count();
        }
        write(slot, board, entry, Header { age, cost });
    }

    /// Overwrites random words of the table: for tests of damage.
    #[doc(hidden)]
    pub fn scramble(&self, mut random: impl FnMut() -> u64) {
        self.words[random() as usize % self.words.len()].store(random(), Relaxed);
    }
}

/// The data that decides which entry to overwrite.
#[derive(Clone, Copy)]
struct Header {
    age: u8,
    cost: u8,
}

/// Zeroed words. The system provides zeroed pages on first use, so that a large table costs nothing until it is
/// used.
#[cfg(not(loom))]
#[allow(unsafe_code)]
fn zeroed(count: usize) -> Box<[AtomicU64]> {
    let words: Box<[u64]> = vec![0; count].into_boxed_slice();
    const { assert!(align_of::<AtomicU64>() == align_of::<u64>()) };
    // SAFETY: an atomic word has the size and bits of a plain one, here the same alignment too, and nobody else
    // holds the box.
    let words = unsafe { Box::from_raw(Box::into_raw(words) as *mut [AtomicU64]) };
    outflank_eval::prefer_large_pages(&words);
    words
}

#[cfg(loom)]
fn zeroed(count: usize) -> Box<[AtomicU64]> {
    (0..count).map(|_| AtomicU64::new(0)).collect()
}

#[inline]
fn read(slot: &Slot, board: Board) -> Option<Entry> {
    let [player, opponent, first, second] = slot;
    let (first, second) = (first.load(Relaxed), second.load(Relaxed));
    let mixed = mix(first, second);
    let same = player.load(Relaxed) ^ mixed == board.player().0
        && opponent.load(Relaxed) ^ mixed.rotate_left(32) == board.opponent().0;
    same.then(|| unpack(first, second, board.empties()))
}

fn header(slot: &Slot) -> Header {
    let first = slot[2].load(Relaxed);
    Header {
        age: (first >> 32) as u8,
        cost: (first >> 40) as u8,
    }
}

fn write(slot: &Slot, board: Board, entry: &Entry, header: Header) {
    let (first, second) = pack(entry, header);
    let mixed = mix(first, second);
    let words = [
        board.player().0 ^ mixed,
        board.opponent().0 ^ mixed.rotate_left(32),
        first,
        second,
    ];
    for (word, value) in slot.iter().zip(words) {
        word.store(value, Relaxed);
    }
}

fn pack(entry: &Entry, header: Header) -> (u64, u64) {
    let byte = |square: Option<Square>| square.map_or(64, |square| square.index() as u8);
    let [best, second] = entry.moves;
    let first = u64::from_le_bytes([
        entry.bounds.lower as u8,
        entry.bounds.upper as u8,
        byte(best),
        byte(second),
        header.age,
        header.cost,
        entry.estimate.depth,
        entry.estimate.confidence.0,
    ]);
    let [a, b] = entry.estimate.lower.0.to_le_bytes();
    let [c, d] = entry.estimate.upper.0.to_le_bytes();
    (first, u32::from_le_bytes([a, b, c, d]).into())
}

#[inline]
fn unpack(first: u64, second: u64, empties: Bitboard) -> Entry {
    let [lower, upper, best, other, _, _, depth, confidence] = first.to_le_bytes();
    // Whatever was stored, a move is on an empty square; that it flips something is checked when it is played.
    let square =
        |byte: u8| Square::from_index(byte.into()).filter(|&square| empties.contains(square));
    Entry {
        bounds: Bounds {
            lower: lower as i8,
            upper: upper as i8,
        },
        estimate: Estimate {
            depth,
            confidence: Confidence(confidence),
            lower: Value(second as i16),
            upper: Value((second >> 16) as i16),
        },
        moves: [square(best), square(other)],
    }
}

/// Mixes the data into a word, so that any change shows in the board.
#[inline]
fn mix(first: u64, second: u64) -> u64 {
    let mixed = (first ^ second.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 32
}

/// The hash of a board, which selects its bucket.
#[inline]
fn hash(board: Board) -> u64 {
    hash_words((board.player().0, board.opponent().0))
}

#[inline]
fn hash_words((player, opponent): (u64, u64)) -> u64 {
    let player = player.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let opponent = opponent.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    let mixed = (player ^ opponent.rotate_left(32)).wrapping_mul(0x1656_67b1_9e37_79f9);
    mixed ^ mixed >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(lower: i8) -> Entry {
        Entry {
            bounds: Bounds { lower, upper: 40 },
            estimate: Estimate {
                depth: 12,
                confidence: Confidence(3),
                lower: Value(-1234),
                upper: Value(4321),
            },
            moves: [Some(Square::F5), None],
        }
    }

    #[test]
    fn what_was_stored_is_found_and_nothing_else() {
        let table = Table::new(1 << 16);
        let other = Board::START.place(Square::F5, Board::START.flips(Square::F5));
        assert_eq!(table.probe(Board::START), None);
        table.store(Board::START, &entry(-20), 1000);
        assert_eq!(table.probe(Board::START), Some(entry(-20)));
        assert_eq!(table.probe(other), None);
        table.store(Board::START, &entry(-10), 10);
        assert_eq!(table.probe(Board::START), Some(entry(-10)));
        table.clear();
        assert_eq!(table.probe(Board::START), None);
    }

    #[test]
    fn an_entry_with_any_bit_changed_is_not_found() {
        let table = Table::new(1 << 16);
        table.store(Board::START, &entry(-20), 1000);
        let words: Vec<&AtomicU64> = table.bucket(Board::START).into_iter().flatten().collect();
        let filled = words
            .iter()
            .position(|word| word.load(Relaxed) != 0)
            .expect("an entry")
            & !3;
        for word in &words[filled..filled + 4] {
            for bit in 0..64 {
                word.fetch_xor(1 << bit, Relaxed);
                assert_eq!(table.probe(Board::START), None);
                word.fetch_xor(1 << bit, Relaxed);
            }
        }
        assert_eq!(table.probe(Board::START), Some(entry(-20)));
    }

    /// Different boards, none of them a real one.
    fn boards(count: u64) -> impl Iterator<Item = Board> {
        (0..count)
            .map(|i| Board::new(Bitboard(i << 8), Bitboard(0x81)).expect("no square has two discs"))
    }

    #[test]
    fn a_table_grows_and_keeps_what_it_has() {
        let table = Table::new(8 << 20);
        let damaged = Board::START;
        table.store(damaged, &entry(0), 1000);
        for word in table.bucket(damaged).into_iter().flatten() {
            word.fetch_xor(1 << 40, Relaxed);
        }
        let mut grown = 0;
        for (count, board) in boards(60_000).enumerate() {
            let before = table.used.load(Relaxed);
            table.store(board, &entry(1), 1000);
            if table.used.load(Relaxed) > before {
                grown += 1;
                let kept = boards(count as u64 + 1).filter(|&board| table.probe(board).is_some());
                // Some had to make room for others.
                assert!(kept.count() > count * 4 / 5);
                assert_eq!(table.probe(damaged), None);
            }
        }
        assert_eq!((grown, table.used.load(Relaxed)), (2, table.buckets));
        table.clear();
        assert!(boards(60_000).all(|board| table.probe(board).is_none()));
        assert_eq!(table.used.load(Relaxed), FIRST_BUCKETS);
    }
}
