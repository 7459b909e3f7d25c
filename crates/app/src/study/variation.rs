use outflank_rules::{Color, Move};

use super::{Node, Study};

/// A variation, as a list shows it: its moves up to its end, without what departs from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The path of its first move.
    pub path: Vec<usize>,
    /// How many variations it is inside of.
    pub depth: usize,
    /// How many discs were placed before it.
    pub number: usize,
    /// Its moves, with who makes them and whether there is a comment.
    pub moves: Vec<(Color, Move, bool)>,
}

impl Variation {
    /// The path of its move with so many moves of it before.
    pub fn path_of(&self, index: usize) -> Vec<usize> {
        let mut path = self.path.clone();
        path.extend(core::iter::repeat_n(0, index));
        path
    }
}

impl Study {
    /// All variations in the order of the moves that they replace; those inside of one follow it.
    pub fn variations(&self) -> Vec<Variation> {
        let mut found = Vec::new();
        collect(self.tree.node(&[]), &mut Vec::new(), 0, 0, &mut found);
        found
    }

    /// The path of the node at the cursor.
    pub fn cursor(&self) -> &[usize] {
        &self.line[..self.at]
    }
}

/// Adds the variations that depart from a line, from its first node on.
fn collect(
    start: &Node,
    path: &mut Vec<usize>,
    number: usize,
    depth: usize,
    found: &mut Vec<Variation>,
) {
    let (length, mut number, mut node) = (path.len(), number, start);
    loop {
        for (child, first) in node.children.iter().enumerate().skip(1) {
            path.push(child);
            found.push(Variation {
                path: path.clone(),
                depth,
                number,
                moves: moves(node, first),
            });
            let after = number + usize::from(is_placed(first));
            collect(first, path, after, depth + 1, found);
            path.pop();
        }
        let Some(next) = node.children.first() else {
            break;
        };
        path.push(0);
        node = next;
        number += usize::from(is_placed(node));
    }
    path.truncate(length);
}

fn is_placed(node: &Node) -> bool {
    node.mv.is_some_and(|mv| mv.square().is_some())
}

/// The moves of a line from a node on.
fn moves(before: &Node, first: &Node) -> Vec<(Color, Move, bool)> {
    let mut turn = before.position.turn();
    let line = core::iter::successors(Some(first), |node| node.children.first());
    let made = line.filter_map(|node| {
        let mover = core::mem::replace(&mut turn, node.position.turn());
        Some((mover, node.mv?, !node.comment.is_empty()))
    });
    made.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::Tree;

    #[test]
    fn variations_stand_in_the_order_of_the_moves_they_replace() {
        let study = Study::from("f5(c4)d6(f6e6(d3{Why})f4)c3".parse::<Tree>().unwrap());
        let found = study.variations();
        let shown: Vec<(usize, usize, String)> = found
            .iter()
            .map(|it| {
                let moves: Vec<String> = it.moves.iter().map(|it| it.1.to_string()).collect();
                (it.depth, it.number, moves.join(" "))
            })
            .collect();
        let line = |depth, number, moves: &str| (depth, number, moves.to_owned());
        assert_eq!(
            shown,
            [line(0, 0, "c4"), line(0, 1, "f6 e6 f4"), line(1, 2, "d3"),]
        );
        assert_eq!(found[1].moves[0].0, Color::White);
        assert!(found[2].moves[0].2 && !found[1].moves[0].2);
    }

    #[test]
    fn every_move_of_a_variation_is_gone_to() {
        let mut study = Study::from("f5(c4)d6(f6e6(d3)f4)c3".parse::<Tree>().unwrap());
        for variation in study.variations() {
            for (index, made) in variation.moves.iter().enumerate() {
                study.select(&variation.path_of(index));
                assert_eq!(study.cursor(), variation.path_of(index));
                assert_eq!(study.path().last(), Some(&made.1));
                assert_eq!(study.numbers()[study.at()], variation.number + index + 1);
            }
        }
        // On one's own line one keeps its end; elsewhere one follows the main continuation.
        study.select(&[0, 1, 0, 0]);
        study.select(&[0, 1]);
        assert_eq!((study.at(), study.len()), (2, 4));
        study.select(&[0]);
        assert_eq!((study.at(), study.len()), (1, 4));
        study.select(&[0, 0]);
        assert_eq!((study.at(), study.len()), (2, 3));
        study.select(&[0, 7]);
        assert_eq!(study.at(), 1);
    }

    #[test]
    fn passes_have_no_number() {
        let start: outflank_rules::Position =
            format!("{:-<56}{:-<8} X", "-OX", "XO").parse().unwrap();
        let mut study = Study::from(Tree::new(start));
        study.place(outflank_rules::Square::A1).unwrap();
        assert_eq!(study.moves().last(), Some(&Move::Pass));
        assert_eq!(study.numbers(), [0, 1, 1]);
    }
}
