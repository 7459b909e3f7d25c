//! Trees as text: `f5d6(f6e6{Diagonal})c3`.

use core::fmt;

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

impl TreeError {
    pub(super) const fn start(error: PositionError) -> TreeError {
        TreeError {
            offset: 0,
            problem: TreeProblem::Position(error),
        }
    }
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.problem {
            TreeProblem::NotAMove => f.write_str("no move")?,
            TreeProblem::Illegal(reason) => reason.fmt(f)?,
            TreeProblem::Unbalanced => f.write_str("unbalanced")?,
            TreeProblem::Position(error) => error.fmt(f)?,
            TreeProblem::TooLong => f.write_str("too long")?,
        }
        write!(f, " (character {})", self.offset + 1)
    }
}

impl core::error::Error for TreeError {}

impl Tree {
    /// The tree as text. Its start is not in it.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        write_comment(&mut text, &self.root);
        write_line(&mut text, &self.root);
        text
    }

    /// Reads a text from this start.
    pub fn parse(start: Position, text: &str) -> Result<Tree, TreeError> {
        let mut reader = Reader {
            tree: Tree::new(start),
            path: Vec::new(),
            open: Vec::new(),
            whole: text,
            rest: text,
        };
        while let Some(letter) = reader.rest.chars().next() {
            reader.read(letter).map_err(|problem| reader.at(problem))?;
        }
        if reader.open.is_empty() {
            Ok(reader.tree)
        } else {
            Err(reader.at(TreeProblem::Unbalanced))
        }
    }
}

fn write_line(text: &mut String, mut node: &Node) {
    while let Some((first, others)) = node.children.split_first() {
        write_move(text, node.position, first);
        for other in others {
            text.push('(');
            write_move(text, node.position, other);
            write_line(text, other);
            text.push(')');
        }
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
    whole: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn at(&self, problem: TreeProblem) -> TreeError {
        let read = &self.whole[..self.whole.len() - self.rest.len()];
        TreeError {
            offset: read.chars().count(),
            problem,
        }
    }

    fn read(&mut self, letter: char) -> Result<(), TreeProblem> {
        match letter {
            '(' if !self.path.is_empty() => {
                self.open.push(self.path.clone());
                self.path.pop();
                self.skip(1);
                // A variation has a move.
                self.read_move()
            }
            ')' => {
                self.path = self.open.pop().ok_or(TreeProblem::Unbalanced)?;
                self.skip(1);
                Ok(())
            }
            '{' => {
                let comment = self.comment()?;
                self.tree.comment(&self.path, comment);
                Ok(())
            }
            '(' | '[' => Err(TreeProblem::Unbalanced),
            letter if letter.is_whitespace() => {
                self.skip(letter.len_utf8());
                Ok(())
            }
            _ => self.read_move(),
        }
    }

    fn skip(&mut self, bytes: usize) -> &'a str {
        let (skipped, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        skipped
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
        let child = if let Some(board) = self.rest[2..].strip_prefix('[') {
            let (board, _) = board.split_once(']').ok_or(TreeProblem::Unbalanced)?;
            let position = board.parse().map_err(TreeProblem::Position)?;
            self.skip(board.len() + 2);
            let node = self.tree.node_mut(&self.path);
            node.children.push(Node::new(Some(mv), position));
            node.children.len() - 1
        } else {
            let added = self.tree.add(&self.path, mv);
            added.map_err(TreeProblem::Illegal)?
        };
        self.skip(2);
        self.path.push(child);
        Ok(())
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
