//! A game with a cursor and variations.
//!
//! - [`Tree`]: positions, moves, variations and comments, with a compact text form;
//! - [`Study`]: a tree and a cursor on one of its lines;
//! - [`open()`]: games from the bytes of any format;
//! - [`Intake`]: those of several files at once.

pub mod intake;
mod misread;
mod notes;
mod open;
mod text;
mod tree;
mod variation;

pub use intake::Intake;
pub use misread::{Misread, Place};
pub use open::{OpenError, Opened, OpenedFile, open};
pub use text::{TreeError, TreeProblem};
pub use tree::{Node, Tree};
pub use variation::Variation;

use outflank_play::save::clean_comment;
use outflank_record::openings::Opening;
use outflank_record::xot::XotList;
use outflank_record::{GameRecord, ResultRecord};
use outflank_rules::{Bitboard, Color, IllegalMove, Move, Position, Square};

/// A whole game with mistakes on both sides, for those who have none at hand.
pub const SAMPLE: &str = "f5d6c3d3c4f4e6b3g4b5d7f6d2e2c2c5a3e3f1d1f3b4a6c1c6e7b6h4g5h5c7d8a4c8e1g1f8f7e8g8g6g3h6h7h2g7h8h3f2a5b8a7g2a2b2h1b7b1a8";

/// A tree, the line of it that is looked at, and a cursor on that line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    tree: Tree,
    /// The path of the line, to its end.
    line: Vec<usize>,
    /// How many of its moves lie before the cursor.
    at: usize,
    /// The colour of the reader, if they played the game.
    reader: Option<Color>,
    /// What is told of the game beside its moves, if it was played somewhere.
    told: Option<Box<GameRecord>>,
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who made it.
    pub mover: Color,
    /// Where.
    pub square: Square,
    /// The discs it flipped.
    pub flips: Bitboard,
    /// Who had to pass after it.
    pub passed: Option<Color>,
}

impl From<Tree> for Study {
    /// The cursor is at the end of the main line.
    fn from(tree: Tree) -> Study {
        let mut study = Study {
            tree,
            line: Vec::new(),
            at: 0,
            reader: None,
            told: None,
        };
        study.take(0, Vec::new());
        study.at = study.len();
        study
    }
}

/// A game from elsewhere, with all that is told of it.
impl From<GameRecord> for Study {
    fn from(record: GameRecord) -> Study {
        Study::from(Tree::from(&record)).told_by(record)
    }
}

impl Study {
    /// The same game, played by the reader, who had this colour.
    #[must_use]
    pub fn read_by(self, reader: Option<Color>) -> Study {
        Study { reader, ..self }
    }

    /// The same study where another one of its game is: on its line, at its cursor, and for its reader.
    #[must_use]
    pub fn at_place_of(mut self, other: &Study) -> Study {
        self.go(0);
        self.follow(&other.moves());
        self.go(other.at());
        let reader = other.reader.or(self.reader);
        self.read_by(reader)
    }

    /// The colour of the reader, if they played the game.
    pub const fn reader(&self) -> Option<Color> {
        self.reader
    }

    /// The same game, with what its record tells of it: who played, where, when, and how it ended.
    #[must_use]
    pub fn told_by(self, record: GameRecord) -> Study {
        let told = Some(Box::new(record));
        Study { told, ..self }
    }

    /// The same game, one of XOT if it begins like one of these openings: see [`Tree::drawn_from`].
    #[must_use]
    pub fn drawn_from(self, list: &XotList) -> Study {
        let tree = self.tree.drawn_from(list);
        Study { tree, ..self }
    }

    /// What is told of the game, if it was played somewhere.
    pub fn told(&self) -> Option<&GameRecord> {
        self.told.as_deref()
    }

    /// The whole tree.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The moves of the line, passes included.
    pub fn moves(&self) -> Vec<Move> {
        let nodes = self.nodes();
        nodes.iter().filter_map(|node| node.mv).collect()
    }

    /// The positions of the line: one more than moves.
    pub fn positions(&self) -> Vec<Position> {
        self.nodes().iter().map(|node| node.position).collect()
    }

    fn nodes(&self) -> Vec<&Node> {
        self.tree.along(&self.line)
    }

    /// How many discs have been placed at each position of the line: players number these, and no passes.
    pub fn numbers(&self) -> Vec<usize> {
        let mut number = 0;
        let count = |node: &&Node| {
            number += usize::from(node.mv.is_some_and(|mv| mv.square().is_some()));
            number
        };
        self.nodes().iter().map(count).collect()
    }

    /// Each disc placed up to the cursor, with its number.
    pub fn placed(&self) -> Vec<(Square, usize)> {
        let moves = self.moves().into_iter().take(self.at);
        let squares = moves.filter_map(Move::square);
        squares.zip(1..).collect()
    }

    /// The node at the cursor.
    pub fn node(&self) -> &Node {
        self.tree.node(&self.line[..self.at])
    }

    /// The position at the cursor.
    pub fn position(&self) -> Position {
        self.node().position
    }

    /// The position in which the next disc is placed: after a pass, where one is due.
    pub fn next_placement(&self) -> Position {
        let here = self.position();
        here.play(Move::Pass).unwrap_or(here)
    }

    /// How many moves of the line lie before the cursor.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many moves the line has.
    pub fn len(&self) -> usize {
        self.line.len()
    }

    /// Whether the line has no moves.
    pub fn is_empty(&self) -> bool {
        self.line.is_empty()
    }

    /// The moves from the start to the cursor.
    pub fn path(&self) -> Vec<Move> {
        let nodes = self.tree.along(&self.line[..self.at]);
        nodes.iter().filter_map(|node| node.mv).collect()
    }

    /// The line as a record, with the comment on its start: the game with all that is told of it, any other line without
    /// names, for nobody has played it. It ends before a mistake that stood at a table.
    pub fn record(&self) -> GameRecord {
        let moves = self.moves();
        let is_game = |told: &&GameRecord| {
            let made = told.moves().iter().map(|made| made.mv);
            told.start() == self.tree.start() && made.eq(moves.iter().copied())
        };
        let mut record = self.told().filter(is_game).cloned().unwrap_or_else(|| {
            let mut record = GameRecord::new(self.tree.start());
            let mut moves = moves.iter();
            while moves.next().is_some_and(|&mv| record.push(mv).is_ok()) {}
            record
        });
        record.comment.clone_from(&self.tree.root.comment);
        record.given = self.given().min(record.moves().len());
        record.result = record.result.or_else(|| record.result_on_board());
        record
    }

    /// How the game ended, after its last move, where the board does not show it: somebody resigned, or lost on time.
    pub fn ending(&self) -> Option<ResultRecord> {
        let (here, told) = (self.position(), self.told()?);
        let is_on_game = self.variation().is_none_or(|from| from >= self.at);
        let is_end = is_on_game && here == told.end();
        told.result.filter(|_| is_end && !here.is_over())
    }

    /// The named opening that so many moves of the line lead through. Another start than the usual one is another
    /// game: its positions have no names.
    pub fn opening(&self, moves: usize) -> Option<Opening> {
        let positions = self.positions().into_iter().take(moves + 1);
        Opening::of(positions.filter(|_| self.has_usual_start()))
    }

    /// Whether it begins as games do, with the four discs of the rules.
    pub fn has_usual_start(&self) -> bool {
        self.tree.start() == Position::START
    }

    /// How many moves of the line were made by nobody, so that nobody is to be judged by them.
    pub fn given(&self) -> usize {
        let on_main_line = self.variation().unwrap_or(self.len());
        self.tree.given.min(on_main_line)
    }

    /// The disc placed last before the cursor.
    pub fn last(&self) -> Option<Square> {
        self.path().iter().rev().find_map(|mv| mv.square())
    }

    /// After how many moves the line leaves the main line; `None` on the main line.
    pub fn variation(&self) -> Option<usize> {
        self.line.iter().position(|&child| child > 0)
    }

    /// Puts the cursor after so many moves of the line, or at its end.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.len());
    }

    /// Goes to a node, and onto the line through it. A path that leads nowhere is followed as far as it leads.
    pub fn select(&mut self, path: &[usize]) {
        let mut node = self.tree.node(&[]);
        let mut found = Vec::new();
        for &child in path {
            let Some(next) = node.children.get(child) else {
                break;
            };
            node = next;
            found.push(child);
        }
        self.at = found.len();
        // On the line that is looked at already, its end stays.
        if !self.line.starts_with(&found) {
            self.take(0, found);
        }
    }

    /// Goes to another move in place of the one before the cursor: the next one in order, or with `-1` the one before.
    pub fn sibling(&mut self, by: isize) {
        if let Some(index) = self.at.checked_sub(1) {
            let siblings = self.tree.node(&self.line[..index]).children.len();
            let to = self.line[index].saturating_add_signed(by).min(siblings - 1);
            self.take(index, vec![to]);
        }
    }

    /// Places a disc, passing first where that is due: goes into the variation that begins so, or makes one. A pass
    /// that is due after it happens by itself.
    pub fn place(&mut self, square: Square) -> Result<Placed, IllegalMove> {
        let (before, from) = (self.position(), self.next_placement());
        let mv = Move::Place(square);
        let after = from.play(mv)?;
        let passed = after.must_pass().then(|| after.turn());
        let first = (before != from).then_some(Move::Pass);
        let last = passed.map(|_| Move::Pass);
        for mv in [first, Some(mv), last].into_iter().flatten() {
            self.play(mv)?;
        }
        Ok(Placed {
            mover: from.turn(),
            square,
            flips: from.flips(mv),
            passed,
        })
    }

    /// Makes a move at the cursor: goes into the variation that begins so, or makes one.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let child = self.tree.add(&self.line[..self.at], mv)?;
        if self.line.get(self.at) != Some(&child) {
            self.take(self.at, vec![child]);
        }
        self.at += 1;
        Ok(())
    }

    /// Makes moves from here, as long as they are legal.
    pub fn follow(&mut self, moves: &[Move]) {
        for &mv in moves {
            if self.play(mv).is_err() {
                return;
            }
        }
    }

    /// Writes a comment on the position at the cursor; an empty one deletes it.
    pub fn comment(&mut self, text: &str) {
        self.tree
            .comment(&self.line[..self.at], clean_comment(text));
    }

    /// Goes back to the main line, where the variation left it.
    pub fn leave_variation(&mut self) {
        if let Some(from) = self.variation() {
            self.take(from, Vec::new());
            self.at = self.at.min(from);
        }
    }

    /// Puts the innermost variation of the line first: it changes places with what it departs from.
    pub fn promote(&mut self) {
        if let Some(last) = self.line.iter().rposition(|&child| child > 0) {
            self.tree.promote(&self.line[..=last]);
            self.line[last] = 0;
        }
    }

    /// Deletes the innermost variation of the line, and goes to where it began.
    pub fn delete_variation(&mut self) {
        if let Some(last) = self.line.iter().rposition(|&child| child > 0) {
            self.tree.remove(&self.line[..=last]);
            self.take(last, Vec::new());
            self.at = self.at.min(last);
        }
    }

    /// Keeps so many moves of the line, and goes on with these and then the main continuation to its end.
    fn take(&mut self, keep: usize, then: Vec<usize>) {
        self.line.truncate(keep);
        self.line.extend(then);
        let mut node = self.tree.node(&self.line);
        while let Some(first) = node.children.first() {
            self.line.push(0);
            node = first;
        }
    }
}

#[cfg(test)]
mod tests;
