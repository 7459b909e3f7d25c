//! Comments and variations of a saved game or of a record, as nodes of a tree and back.

use std::collections::{BTreeMap, HashMap};

use outflank_play::SavedGame;
use outflank_play::save::Variation;
use outflank_record::GameRecord;
use outflank_rules::Move;

use super::{Node, Study, Tree};
use crate::kept::{GameId, record_of};

/// The path of the game and of each variation; `None` if the variation leaves moves that were taken back.
type Paths = Vec<Option<Vec<usize>>>;

impl Study {
    /// A saved game with its comments and variations, and what is told of it; if one person played it, for that person.
    pub fn of_saved(saved: &SavedGame, id: Option<&GameId>) -> Study {
        let (told, _) = record_of(saved, id, |_| String::new());
        let study = Study::from(Tree::of_saved(saved)).told_by(told);
        study.read_by(saved.game.only_person())
    }

    /// The game, wherever the cursor is, with all that is told of it and everything that was noted and tried. A study that
    /// is of no game is its main line.
    pub fn whole(&self) -> GameRecord {
        let along = |told: &GameRecord| {
            let moves: Vec<Move> = told.moves().iter().map(|made| made.mv).collect();
            let is_start = told.start() == self.tree.start();
            self.tree.along_game(&moves).filter(|_| is_start)
        };
        let told = self
            .told()
            .and_then(|told| Some((along(told)?, told.clone())));
        let (tree, mut record) = told.unwrap_or_else(|| {
            let record = Study::from(self.tree.clone()).record();
            (self.tree.clone(), record)
        });
        record.comment.clone_from(&tree.root.comment);
        record.given = self.tree.given.min(record.moves().len());
        record.notes = tree.written_notes(record.moves().len());
        record
    }
}

impl Tree {
    /// The notes of a record, if they are about its game.
    pub(super) fn of_notes(record: &GameRecord) -> Option<Tree> {
        let tree: Tree = record.notes.parse().ok()?;
        let moves: Vec<Move> = record.moves().iter().map(|made| made.mv).collect();
        let tree = tree.along_game(&moves)?;
        // Boards that somebody writes into them are none of the game's.
        let nodes = tree.along(&vec![0; moves.len()]);
        let is_game = nodes
            .iter()
            .map(|node| node.position)
            .eq(record.positions());
        is_game.then_some(tree)
    }

    /// The tree as a record notes it, if there is more to it than a game of so many moves and the comment on its start.
    pub(crate) fn written_notes(&self, moves: usize) -> String {
        let line = core::iter::successors(Some(&self.root), |node| node.children.first());
        let is_noted = |(at, node): (usize, &Node)| {
            let follow = usize::from(at < moves);
            node.children.len() > follow || at > 0 && !node.comment.is_empty()
        };
        if line.enumerate().any(is_noted) {
            self.to_string()
        } else {
            String::new()
        }
    }

    /// A saved game with its comments and variations.
    pub fn of_saved(saved: &SavedGame) -> Tree {
        Tree::with_paths(saved).0
    }

    fn with_paths(saved: &SavedGame) -> (Tree, Paths) {
        let mut tree = Tree::of_game(&saved.game);
        let game = vec![0; tree.main_line().len()];
        tree.comment_along(&game, &saved.comments);
        let mut paths = vec![Some(game)];
        for variation in &saved.variations {
            let parent = paths.get(variation.of).and_then(Option::as_ref);
            let start = parent.and_then(|path| path.get(..variation.at));
            let path = start.and_then(|start| tree.add_all(start, variation));
            if let Some(path) = &path {
                tree.comment_along(path, &variation.comments);
            }
            paths.push(path);
        }
        (tree, paths)
    }

    /// Adds the moves of a variation. Returns the path of the last.
    fn add_all(&mut self, start: &[usize], variation: &Variation) -> Option<Vec<usize>> {
        let mut path = start.to_vec();
        for &mv in &variation.moves {
            let child = self.add(&path, mv).ok()?;
            path.push(child);
        }
        Some(path)
    }

    fn comment_along(&mut self, path: &[usize], comments: &BTreeMap<usize, String>) {
        for (&at, text) in comments {
            if let Some(path) = path.get(..at) {
                self.comment(path, text);
            }
        }
    }

    /// Replaces the comments and variations of the saved game this tree was made of. Those on moves that were taken
    /// back are not in the tree, and stay. The game stays what was played, whatever variation was put first; a tree
    /// without its moves is of another game, and changes nothing.
    pub fn annotate(&self, saved: &mut SavedGame) {
        let (game, paths) = Tree::with_paths(saved);
        let played = game.main_line();
        let end = paths[0].as_ref().map_or(0, Vec::len);
        let Some(tree) = self.along_game(&played[..end]) else {
            return;
        };
        let (comments, mut variations) = tree.notes(end);
        saved.comments.retain(|&at, _| at > end);
        saved.comments.extend(comments);
        let mut numbers = HashMap::from([(0, 0)]);
        let before = core::mem::take(&mut saved.variations);
        for (number, variation) in (1..).zip(before) {
            if paths[number].is_none()
                && let Some(&of) = numbers.get(&variation.of)
            {
                variations.push(Variation { of, ..variation });
                numbers.insert(number, variations.len());
            }
        }
        saved.variations = variations;
    }

    /// The same tree with these moves as its main line.
    fn along_game(&self, moves: &[Move]) -> Option<Tree> {
        let mut tree = self.clone();
        let mut path = Vec::new();
        for &mv in moves {
            let mut children = tree.node(&path).children.iter();
            path.push(children.position(|it| it.mv == Some(mv))?);
            tree.promote(&path);
            path.pop();
            path.push(0);
        }
        Some(tree)
    }

    /// All comments on a game of so many moves, and all variations: also what was tried after its end.
    fn notes(&self, end: usize) -> (BTreeMap<usize, String>, Vec<Variation>) {
        // The game is the first line. Its own variation is not needed.
        let mut lines = vec![Variation::default()];
        let mut starts = vec![&self.root];
        let mut number = 0;
        while let Some(&start) = starts.get(number) {
            let mut node = start;
            let mut at = lines[number].at + usize::from(number > 0);
            loop {
                let line = &mut lines[number];
                line.moves.extend(node.mv);
                if !node.comment.is_empty() {
                    line.comments.insert(at, node.comment.clone());
                }
                let ends = number == 0 && at == end;
                for other in node.children.iter().skip(usize::from(!ends)) {
                    starts.push(other);
                    let of = number;
                    let variation = Variation::default();
                    lines.push(Variation {
                        of,
                        at,
                        ..variation
                    });
                }
                match node.children.first() {
                    Some(first) if !ends => node = first,
                    _ => break,
                }
                at += 1;
            }
            number += 1;
        }
        let game = lines.remove(0);
        (game.comments, lines)
    }
}
