//! The book file: a walk through its positions, from the first. For each, the values of its moves in order, and
//! whether the book continues there; the positions themselves follow from the rules of the game.
//!
//! ```text
//! magic, version, depth, number of positions        8 + 4 + 4 + 4 bytes
//! checksum of the weights, from version 2 on        8 bytes
//! for each move of each position: value × 2 + 1 if the book goes on there    2 bytes
//! checksum                                          8 bytes
//! ```
//!
//! All numbers are little-endian.

use outflank_eval::{Value, checksum};
use outflank_rules::Board;

use crate::Growth;
use crate::book::{Book, Edge, Node, after, moves_of};

const MAGIC: [u8; 8] = *b"outflbok";
/// Without and with the checksum of the weights.
const VERSIONS: [u32; 2] = [1, 2];
const HEADER: usize = 8 + 4 + 4 + 4;
const CHECKSUM: usize = 8;

/// How many positions the page downloads.
const BROWSER_POSITIONS: usize = 5_000;

/// Why a file is not a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// It does not begin like one.
    #[error("this is not an opening book")]
    NotABook,
    /// Its version is unknown to this program.
    #[error("opening books of version {0} are not known here")]
    Version(u32),
    /// It ends too early, or its checksum is wrong.
    #[error("the opening book is damaged")]
    Damaged,
}

impl Book {
    /// The built-in book, made by our engine. A program that does not use it does not contain it.
    ///
    /// # Panics
    ///
    /// Never: a test reads it.
    pub fn built_in() -> Book {
        Book::from_bytes(include_bytes!("../outflank.book")).expect("the built-in book is intact")
    }

    /// The part of it that the page downloads.
    #[must_use]
    pub fn for_browser(&self) -> Book {
        self.cut(BROWSER_POSITIONS, Growth::default())
    }

    /// The bytes of its file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + self.edges.len() * 2 + CHECKSUM);
        bytes.extend(MAGIC);
        bytes.extend(VERSIONS[usize::from(self.weights.is_some())].to_le_bytes());
        bytes.extend(self.depth.to_le_bytes());
        bytes.extend((self.nodes.len() as u32).to_le_bytes());
        bytes.extend(self.weights.iter().flat_map(|it| it.to_le_bytes()));
        let mut seen = vec![false; self.nodes.len()];
        let mut walk = Vec::with_capacity(self.nodes.len());
        if !self.is_empty() {
            (seen[0], walk) = (true, vec![0]);
        }
        let mut next = 0;
        while let Some(&place) = walk.get(next) {
            next += 1;
            for edge in self.edges_of(self.nodes[place as usize]) {
                let number = edge.value.0 * 2 + i16::from(edge.to.is_some());
                bytes.extend(number.to_le_bytes());
                if let Some(to) = edge.to
                    && !std::mem::replace(&mut seen[to as usize], true)
                {
                    walk.push(to);
                }
            }
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file; a damaged or foreign one is rejected.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        let word = |at: usize| -> Option<u32> {
            Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
        };
        if bytes.get(..8) != Some(&MAGIC) {
            return Err(BookError::NotABook);
        }
        let version = word(8).ok_or(BookError::Damaged)?;
        if !VERSIONS.contains(&version) {
            return Err(BookError::Version(version));
        }
        let (content, sum) = bytes
            .split_last_chunk::<CHECKSUM>()
            .filter(|(content, _)| content.len() >= HEADER)
            .ok_or(BookError::Damaged)?;
        if *sum != checksum(content).to_le_bytes() {
            return Err(BookError::Damaged);
        }
        let depth = word(12).ok_or(BookError::Damaged)?;
        let count = word(16).ok_or(BookError::Damaged)?;
        let (mut book, mut walk) = (Book::new(depth), &content[HEADER..]);
        if version == VERSIONS[1] {
            let (weights, rest) = walk.split_first_chunk().ok_or(BookError::Damaged)?;
            (book, walk) = (book.with_weights(u64::from_le_bytes(*weights)), rest);
        }
        read_walk(book, count as usize, walk).ok_or(BookError::Damaged)
    }
}

/// An empty book with the positions of a walk; `None` if the walk does not have exactly as many as stated.
fn read_walk(mut book: Book, count: usize, walk: &[u8]) -> Option<Book> {
    let mut boards: Vec<Board> = Vec::new();
    let mut place_of = |board: Board, boards: &mut Vec<Board>| {
        let place = boards.len() as u32;
        *book.places.entry(board).or_insert_with(|| {
            boards.push(board);
            place
        })
    };
    if count > 0 {
        place_of(Board::START.canonical().0, &mut boards);
    }
    let mut numbers = walk.chunks(2);
    while let Some(&board) = boards.get(book.nodes.len()) {
        let first = book.edges.len();
        for mv in moves_of(board) {
            let number = i16::from_le_bytes(numbers.next()?.try_into().ok()?);
            let value = Value(number >> 1);
            if !(Value::MIN..=Value::MAX).contains(&value) {
                return None;
            }
            let to = (number & 1 == 1).then(|| place_of(after(board, mv), &mut boards));
            book.edges.push(Edge { value, to });
        }
        book.nodes.push(Node {
            board,
            first: first as u32,
            count: (book.edges.len() - first) as u8,
        });
    }
    (numbers.next().is_none() && book.len() == count).then_some(book)
}

#[cfg(test)]
mod tests {
    use outflank_rules::random::Random;
    use proptest::prelude::*;

    use super::*;

    /// A book grown with meaningless values.
    fn grown(count: usize) -> Book {
        let mut book = Book::new(3);
        let mut random = Random::new(1);
        while book.len() < count {
            for board in book.wanted(5, Growth::default()) {
                let values: Vec<Value> = moves_of(board)
                    .map(|_| Value(random.below(256) as i16 - 128))
                    .collect();
                book.add(board, &values);
            }
            book.settle();
        }
        book
    }

    #[test]
    fn the_built_in_book_is_large_and_its_values_agree() {
        let book = Book::built_in();
        assert!(book.len() >= 50_000, "{}", book.len());
        let mut settled = book.clone();
        settled.settle();
        assert!(settled == book, "every move is worth what it leads to");
    }

    #[test]
    fn a_book_survives_its_file() {
        for count in [0, 1, 300] {
            let book = grown(count);
            let read = Book::from_bytes(&book.to_bytes()).expect("a book");
            assert_eq!((read.len(), read.depth()), (book.len(), 3));
            for node in &book.nodes {
                let position =
                    outflank_rules::Position::new(node.board, outflank_rules::Color::White);
                assert_eq!(read.moves(position), book.moves(position));
            }
            // The order of positions may differ; the file is the same.
            assert_eq!(read.to_bytes(), book.to_bytes());
            let named = book.with_weights(77);
            let read = Book::from_bytes(&named.to_bytes()).expect("a book");
            assert_eq!(
                (read.weights(), read.to_bytes()),
                (Some(77), named.to_bytes())
            );
        }
    }

    #[test]
    fn growing_goes_on_after_the_file_as_if_nothing_had_happened() {
        let book = grown(100);
        let read = Book::from_bytes(&book.to_bytes()).expect("a book");
        let growth = Growth::default();
        assert_eq!(read.wanted(20, growth), book.wanted(20, growth));
    }

    #[test]
    fn a_damaged_or_foreign_file_is_refused() {
        let bytes = grown(50).to_bytes();
        let error = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut copy = bytes.clone();
            change(&mut copy);
            Book::from_bytes(&copy).unwrap_err()
        };
        assert_eq!(error(&|bytes| bytes.clear()), BookError::NotABook);
        assert_eq!(error(&|bytes| bytes[0] ^= 1), BookError::NotABook);
        assert_eq!(error(&|bytes| bytes[8] = 9), BookError::Version(9));
        assert_eq!(error(&|bytes| bytes.truncate(11)), BookError::Damaged);
        assert_eq!(
            error(&|bytes| bytes.truncate(bytes.len() - 1)),
            BookError::Damaged
        );
        assert_eq!(error(&|bytes| bytes.push(0)), BookError::Damaged);
        for place in (12..bytes.len()).step_by(7) {
            assert_eq!(error(&|bytes| bytes[place] ^= 4), BookError::Damaged);
        }
    }

    /// A file with a correct checksum may still be nonsense.
    #[test]
    fn a_walk_that_leads_nowhere_is_refused() {
        let bytes = grown(50).to_bytes();
        let body = &bytes[HEADER..bytes.len() - CHECKSUM];
        assert!(read_walk(Book::new(3), 50, body).is_some());
        assert!(read_walk(Book::new(3), 49, body).is_none());
        assert!(read_walk(Book::new(3), 51, body).is_none());
        assert!(read_walk(Book::new(3), 50, &body[..body.len() - 2]).is_none());
        assert!(read_walk(Book::new(3), 50, &[body, &[0, 0]].concat()).is_none());
        assert!(read_walk(Book::new(3), 1, &[0x7f; 8]).is_none());
    }

    proptest! {
        #[test]
        fn no_walk_is_too_strange(count in 0usize..20, walk in prop::collection::vec(any::<u8>(), 0..300)) {
            let _ = read_walk(Book::new(3), count, &walk);
        }
    }
}
