//! A solver that shares nothing with the crate: an array of squares, eight directions, plain alpha-beta.

use std::fmt;

/// 1 is the mover's disc, −1 the opponent's, 0 an empty square; a frame of 9s around the board.
#[derive(Clone)]
pub struct Slow([i8; 100]);

const STEPS: [isize; 8] = [-11, -10, -9, -1, 1, 9, 10, 11];

impl Slow {
    /// From 64 letters: `X` is the mover, `O` the opponent.
    pub fn new(letters: &str) -> Slow {
        let mut cells = [9; 100];
        for (i, letter) in letters.chars().take(64).enumerate() {
            cells[11 + i / 8 * 10 + i % 8] = match letter {
                'X' => 1,
                'O' => -1,
                _ => 0,
            };
        }
        Slow(cells)
    }

    /// The cells that a disc of the mover on an empty cell flips.
    fn flips(&self, cell: usize) -> Vec<usize> {
        let mut flips = Vec::new();
        for step in STEPS {
            let mut row = Vec::new();
            let mut at = cell.wrapping_add_signed(step);
            while self.0[at] == -1 {
                row.push(at);
                at = at.wrapping_add_signed(step);
            }
            if self.0[at] == 1 {
                flips.append(&mut row);
            }
        }
        flips
    }

    /// The board after each move, from the opponent's point of view.
    fn children(&self) -> Vec<Slow> {
        let mut children = Vec::new();
        for cell in (0..100).filter(|&cell| self.0[cell] == 0) {
            let flips = self.flips(cell);
            if !flips.is_empty() {
                let mut child = self.clone();
                for flip in flips {
                    child.0[flip] = 1;
                }
                child.0[cell] = 1;
                children.push(child.turned());
            }
        }
        children
    }

    fn turned(mut self) -> Slow {
        for cell in self.0.iter_mut().filter(|cell| **cell != 9) {
            *cell = -*cell;
        }
        self
    }

    /// The score of perfect play for the mover, if it lies in the window; otherwise a bound.
    pub fn solve(&self, alpha: i32, beta: i32) -> i32 {
        let mut children = self.children();
        if children.is_empty() {
            let passed = self.clone().turned();
            if passed.children().is_empty() {
                return self.count();
            }
            return -passed.solve(-beta, -alpha);
        }
        // Boards with few replies first where it pays: the same answer, sooner.
        if self.0.iter().filter(|&&cell| cell == 0).count() > 7 {
            children.sort_by_cached_key(|child| child.children().len());
        }
        let mut best = -100;
        for child in children {
            best = best.max(-child.solve(-beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The mover's discs minus the opponent's, empty squares to the winner.
    fn count(&self) -> i32 {
        let count = |what| self.0.iter().filter(|&&cell| cell == what).count() as i32;
        let (mine, yours, empty) = (count(1), count(-1), count(0));
        match mine.cmp(&yours) {
            std::cmp::Ordering::Greater => mine - yours + empty,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => mine - yours - empty,
        }
    }
}

impl fmt::Debug for Slow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 1..9 {
            writeln!(f, "{:?}", &self.0[row * 10 + 1..row * 10 + 9])?;
        }
        Ok(())
    }
}
