//! Trees as text.

use core::fmt;
use core::str::FromStr;

use outflank_rules::notation::PositionError;
use outflank_rules::{IllegalMove, Move, Position};

use super::tree::{Node, Tree};

/// No line is longer; what boards in brackets pretend is bounded by it.
const LONGEST: usize = 250;

/// Why a text is no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeError {
    /// The character at fault, counted from 0.
    pub offset: usize,
    /// What is wrong.
    pub problem: TreeProblem,
}

/// What can be wrong with a tree as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeProblem {
    /// Here a move was to be expected.
    NotAMove,
    /// A move is not legal.
    Illegal(IllegalMove),
    /// A parenthesis, bracket or brace without its other half, or where none can be.
    Unbalanced,
    /// A board that is none.
    Position(PositionError),
    /// A line without end.
    TooLong,
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: {:?}", self.offset + 1, self.problem)
    }
}

impl core::error::Error for TreeError {}

/// `f5d6(f6e6{Diagonal})c3`, after its start in brackets if that is not the usual one.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        if self.start() != Position::START {
            text.extend(["[", &self.start().to_string(), "]"]);
        }
        write_comment(&mut text, &self.root);
        write_line(&mut text, &self.root, self.given);
        f.pad(&text)
    }
}

impl FromStr for Tree {
    type Err = TreeError;

    fn from_str(text: &str) -> Result<Tree, TreeError> {
        let mut reader = Reader {
            tree: Tree::new(Position::START),
            path: Vec::new(),
            open: Vec::new(),
            rest: text,
        };
        let read = reader.read_all();
        read.map(|()| reader.tree).map_err(|problem| TreeError {
            offset: text[..text.len() - reader.rest.len()].chars().count(),
            problem,
        })
    }
}

impl From<Tree> for String {
    fn from(tree: Tree) -> String {
        tree.to_string()
    }
}

impl TryFrom<String> for Tree {
    type Error = TreeError;

    fn try_from(text: String) -> Result<Tree, TreeError> {
        text.parse()
    }
}

/// The line after a node, with a bar after so many moves.
fn write_line(text: &mut String, mut node: &Node, mut given: usize) {
    while let Some((first, others)) = node.children.split_first() {
        write_move(text, node.position, first);
        for other in others {
            text.push('(');
            write_move(text, node.position, other);
            write_line(text, other, 0);
            text.push(')');
        }
        if given == 1 {
            text.push('|');
        }
        given = given.saturating_sub(1);
        node = first;
    }
}

fn write_move(text: &mut String, before: Position, node: &Node) {
    let Some(mv) = node.mv else {
        return;
    };
    match mv.square() {
        Some(square) => text.push_str(&square.to_string()),
        None => text.push_str("pa"),
    }
    // At a table a mistake may have stood.
    if before.play(mv) != Ok(node.position) {
        text.extend(["[", &node.position.to_string(), "]"]);
    }
    write_comment(text, node);
}

fn write_comment(text: &mut String, node: &Node) {
    if !node.comment.is_empty() {
        let comment = node.comment.replace('\\', "\\\\").replace('}', "\\}");
        text.extend(["{", &comment, "}"]);
    }
}

struct Reader<'a> {
    tree: Tree,
    /// The node that was read last.
    path: Vec<usize>,
    /// Where to go on after each open parenthesis.
    open: Vec<Vec<usize>>,
    rest: &'a str,
}

impl Reader<'_> {
    fn read_all(&mut self) -> Result<(), TreeProblem> {
        if self.rest.starts_with('[') {
            self.tree = Tree::new(self.board()?);
        }
        while let Some(letter) = self.rest.chars().next() {
            match letter {
                '(' if !self.path.is_empty() => {
                    self.open.push(self.path.clone());
                    self.path.pop();
                    self.skip(1);
                    // A variation has a move.
                    self.read_move()?;
                }
                ')' => {
                    self.path = self.open.pop().ok_or(TreeProblem::Unbalanced)?;
                    self.skip(1);
                }
                '{' => {
                    let comment = self.comment()?;
                    self.tree.comment(&self.path, comment);
                }
                // Moves of the main line have been read, and no bar before.
                '|' if self.open.is_empty() && self.tree.given == 0 && !self.path.is_empty() => {
                    self.tree.given = self.path.len();
                    self.skip(1);
                }
                '(' | '[' | '|' => return Err(TreeProblem::Unbalanced),
                letter if letter.is_whitespace() => self.skip(letter.len_utf8()),
                _ => self.read_move()?,
            }
        }
        self.open
            .is_empty()
            .then_some(())
            .ok_or(TreeProblem::Unbalanced)
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = &self.rest[bytes..];
    }

    fn read_move(&mut self) -> Result<(), TreeProblem> {
        let name = self.rest.get(..2).ok_or(TreeProblem::NotAMove)?;
        let mv = match (name, name.parse()) {
            ("pa", _) => Move::Pass,
            (_, Ok(square)) => Move::Place(square),
            _ => return Err(TreeProblem::NotAMove),
        };
        if self.path.len() == LONGEST {
            return Err(TreeProblem::TooLong);
        }
        let board = self.rest[2..].starts_with('[');
        let child = if board {
            self.skip(2);
            let position = self.board()?;
            let children = &mut self.tree.node_mut(&self.path).children;
            // As in a tree that grows, a move is there once.
            let same = |it: &Node| it.mv == Some(mv);
            children.iter().position(same).unwrap_or_else(|| {
                children.push(Node::new(Some(mv), position));
                children.len() - 1
            })
        } else {
            let added = self.tree.add(&self.path, mv);
            let child = added.map_err(TreeProblem::Illegal)?;
            self.skip(2);
            child
        };
        self.path.push(child);
        Ok(())
    }

    fn board(&mut self) -> Result<Position, TreeProblem> {
        let end = self.rest.find(']').ok_or(TreeProblem::Unbalanced)?;
        let position = self.rest[1..end].parse().map_err(TreeProblem::Position)?;
        self.skip(end + 1);
        Ok(position)
    }

    fn comment(&mut self) -> Result<String, TreeProblem> {
        let mut comment = String::new();
        let mut letters = self.rest.char_indices().skip(1);
        loop {
            match letters.next() {
                Some((at, '}')) => {
                    self.skip(at + 1);
                    return Ok(comment);
                }
                Some((_, '\\')) => comment.extend(letters.next().map(|(_, letter)| letter)),
                Some((_, letter)) => comment.push(letter),
                None => return Err(TreeProblem::Unbalanced),
            }
        }
    }
}
