use outflank_play::Match;
use outflank_record::GameRecord;
use outflank_record::xot::{self, XotList};
use outflank_rules::notation::Transcript;
use outflank_rules::{IllegalMove, Move, Position};
use serde::{Deserialize, Serialize};

use super::Study;

/// A start and what was played or tried from it, with variations in order: the first child of each node is the main
/// continuation.
///
/// A node is named by its path: which child to take at each move. As text, variations stand in parentheses after the
/// move they replace, and comments in braces; a bar follows the moves that were drawn or agreed:
///
/// ```
/// use outflank_app::study::Tree;
///
/// let tree: Tree = "f5d6(f6e6{Diagonal})c3".parse()?;
/// assert_eq!(tree.to_string(), "f5d6(f6e6{Diagonal})c3");
/// assert_eq!(tree.main_line().len(), 3);
/// # Ok::<(), outflank_app::study::TreeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tree {
    pub(super) root: Node,
    /// So many moves of the game were made by nobody: an opening that was agreed, or moves drawn by lot.
    pub(super) given: usize,
}

/// A position, and the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move; `None` at the start.
    pub mv: Option<Move>,
    /// The position after it. At a table, mistakes that stood are part of it.
    pub position: Position,
    /// What somebody has to say about it.
    pub comment: String,
    /// What may follow, the main continuation first.
    pub children: Vec<Node>,
}

impl Node {
    pub(super) const fn new(mv: Option<Move>, position: Position) -> Node {
        Node {
            mv,
            position,
            comment: String::new(),
            children: Vec::new(),
        }
    }
}

impl Tree {
    /// A position.
    pub const fn new(start: Position) -> Tree {
        Tree {
            root: Node::new(None, start),
            given: 0,
        }
    }

    /// A game that was played here.
    pub fn of_game(game: &Match) -> Tree {
        let (start, turns): (_, Vec<_>) = match (game.game(), game.tabletop()) {
            (Some(game), _) => {
                let turns = game.turns().iter();
                (game.start(), turns.map(|it| (it.mv, it.after)).collect())
            }
            (None, Some(table)) => {
                let turns = table.turns().iter();
                (table.start(), turns.map(|it| (it.mv, it.after())).collect())
            }
            (None, None) => (Position::START, Vec::new()),
        };
        let mut tree = Tree::new(start);
        let mut end = &mut tree.root;
        for (mv, after) in turns {
            end.children.push(Node::new(Some(mv), after));
            end = &mut end.children[0];
        }
        tree.with_given(game.given())
    }

    /// The same game, in which so many moves were made by nobody: an opening that was agreed, or moves drawn by lot.
    #[must_use]
    pub fn with_given(self, given: usize) -> Tree {
        let given = given.min(self.main_line().len());
        Tree { given, ..self }
    }

    /// The same game, one of XOT if it begins like one of these openings: nobody is to be judged by those moves.
    #[must_use]
    pub fn drawn_from(self, list: &XotList) -> Tree {
        let drawn = list.moves_of(&Study::from(self.clone()).record().transcript());
        match drawn {
            Some(drawn) if self.given == 0 => self.with_given(drawn),
            _ => self,
        }
    }

    /// The start.
    pub const fn start(&self) -> Position {
        self.root.position
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> Vec<Move> {
        let nodes = std::iter::successors(Some(&self.root), |node| node.children.first());
        nodes.filter_map(|node| node.mv).collect()
    }

    /// The node at a path.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    pub fn node(&self, path: &[usize]) -> &Node {
        path.iter().fold(&self.root, |node, &it| &node.children[it])
    }

    /// All nodes from the start to the end of a path.
    pub(super) fn along(&self, path: &[usize]) -> Vec<&Node> {
        let mut nodes = vec![&self.root];
        for &child in path {
            nodes.push(&nodes[nodes.len() - 1].children[child]);
        }
        nodes
    }

    pub(super) fn node_mut(&mut self, path: &[usize]) -> &mut Node {
        let root = &mut self.root;
        path.iter().fold(root, |node, &it| &mut node.children[it])
    }

    /// Adds a move after a node, unless it is there, and says which child it is.
    pub fn add(&mut self, path: &[usize], mv: Move) -> Result<usize, IllegalMove> {
        let node = self.node_mut(path);
        let known = node.children.iter().position(|it| it.mv == Some(mv));
        if let Some(index) = known {
            return Ok(index);
        }
        let after = node.position.play(mv)?;
        node.children.push(Node::new(Some(mv), after));
        Ok(node.children.len() - 1)
    }

    /// Removes a node and what follows it. The start stays.
    pub fn remove(&mut self, path: &[usize]) {
        if let Some((&child, parent)) = path.split_last() {
            self.node_mut(parent).children.remove(child);
        }
    }

    /// Makes a node the main continuation of its parent.
    pub fn promote(&mut self, path: &[usize]) {
        if let Some((&child, parent)) = path.split_last() {
            self.node_mut(parent).children[..=child].rotate_right(1);
        }
    }

    /// Writes a comment on a node.
    pub fn comment(&mut self, path: &[usize], comment: impl Into<String>) {
        self.node_mut(path).comment = comment.into();
    }
}

impl From<&GameRecord> for Tree {
    /// The game with its comment and its notes, if they are about it. Of a game of XOT the first eight moves were made by
    /// nobody.
    fn from(record: &GameRecord) -> Tree {
        let given = match record.given {
            0 if xot::is_named(record) => xot::MOVES,
            given => given,
        };
        let noted = Tree::of_notes(record);
        let tree = noted.unwrap_or_else(|| Tree::from(&record.transcript()));
        let mut tree = tree.with_given(given);
        tree.comment(&[], &record.comment);
        tree
    }
}

impl From<&Transcript> for Tree {
    fn from(game: &Transcript) -> Tree {
        let mut tree = Tree::new(game.start());
        let mut path = Vec::new();
        for &mv in game.moves() {
            // A transcript is legal.
            path.extend(tree.add(&path, mv));
        }
        tree
    }
}
