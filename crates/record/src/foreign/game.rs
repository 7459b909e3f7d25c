//! Where in a tree of JSON there are games, and what is said about them.

use outflank_rules::Color;

use super::moves;
use super::tree::{Node, Value};
use crate::heading::{Field, Heading, field};
use crate::{Fault, Reading};

/// A game: its moves, and the object that tells about it.
pub(super) struct Found<'a> {
    about: Option<&'a Node>,
    moves: &'a Node,
}

/// Moves lie at most so deep within what tells about their game.
const DEEPEST: usize = 2;

/// All games of a value.
pub(super) fn find(root: &Node) -> Vec<Found<'_>> {
    let mut found = Vec::new();
    let mut waiting = vec![root];
    while let Some(node) = waiting.pop() {
        let inner = match &node.value {
            Value::Object(fields) => {
                if let Some(moves) = moves_of(node, DEEPEST) {
                    let about = Some(node);
                    found.push(Found { about, moves });
                    continue;
                }
                fields.iter().map(|(_, node)| node).collect()
            }
            Value::List(_) | Value::Text(_) if moves::is_moves(node) => {
                let about = None;
                found.push(Found { about, moves: node });
                continue;
            }
            Value::List(nodes) => nodes.iter().collect(),
            _ => Vec::new(),
        };
        waiting.extend(inner.into_iter().rev());
    }
    found
}

/// The moves of an object that is one game: named so, or whatever looks like moves, or those of the only object in it
/// that has some.
fn moves_of(node: &Node, depth: usize) -> Option<&Node> {
    let is_list = |node: &Node| matches!(&node.value, Value::Text(_) | Value::List(_));
    let named = node
        .fields()
        .iter()
        .filter(|(name, node)| field(name) == Some(Field::Moves) && is_list(node));
    let named: Vec<&Node> = named
        .map(|(_, node)| node)
        .filter(|node| !holds_games(node))
        .collect();
    let best = named
        .iter()
        .find(|node| moves::is_moves(node))
        .or(named.first());
    if let Some(moves) = best {
        return Some(moves);
    }
    let mut fields = node.fields().iter().map(|(_, node)| node);
    if let Some(moves) = fields.clone().find(|node| moves::is_moves(node)) {
        return Some(moves);
    }
    let deeper = depth.checked_sub(1)?;
    let inner: Vec<&Node> = fields
        .by_ref()
        .filter_map(|node| moves_of(node, deeper))
        .collect();
    match inner[..] {
        [moves] => Some(moves),
        _ => None,
    }
}

/// Whether a list has games rather than moves.
fn holds_games(node: &Node) -> bool {
    match &node.value {
        Value::List(nodes) => {
            let is_list = |it: &Node| matches!(it.value, Value::List(_));
            let mut first = nodes.iter().take(4);
            first.any(|it| moves_of(it, 0).is_some() || is_list(it) && moves::is_game(it))
        }
        _ => false,
    }
}

impl Found<'_> {
    /// Reads it; it is part of a text that begins at `offset`.
    pub fn read(&self, number: u64, offset: u64) -> Reading {
        let Some(mut reading) = moves::read(self.moves, number, offset) else {
            return Reading::refused(number, offset + self.moves.at as u64, Fault::NoMoves);
        };
        let mut heading = Heading::default();
        if let Some(about) = self.about {
            tell(about, self.moves, &mut heading, DEEPEST);
        }
        if let Some(record) = &mut reading.record {
            let result = record.result;
            reading.losses = heading.apply(record);
            record.result = record.result.or(result);
        }
        reading
    }
}

/// What the fields of an object say about its game.
fn tell(about: &Node, moves: &Node, heading: &mut Heading, depth: usize) {
    for (name, node) in about.fields() {
        if core::ptr::eq(node, moves) {
            continue;
        }
        match (field(name), &node.value) {
            (_, Value::Null) => {}
            (Some(Field::Players), _) => players(node, heading),
            (Some(Field::Player(color)), Value::Object(_)) => player(node, color, heading),
            (Some(Field::Result), Value::Object(_)) => {
                for (side, node) in node.fields() {
                    if let (Some(Field::Player(color)), Some(text)) = (field(side), node.text()) {
                        heading.set(Field::Score(color), text);
                    }
                }
            }
            (Some(field), Value::Text(text) | Value::Number(text)) => heading.set(field, text),
            (_, Value::Object(_)) if depth > 0 => tell(node, moves, heading, depth - 1),
            _ => heading.lose(name),
        }
    }
}

/// Both players: Black first, unless their colours are told.
fn players(node: &Node, heading: &mut Heading) {
    match &node.value {
        Value::Text(text) => heading.set(Field::Players, text),
        Value::List(nodes) => {
            for (node, color) in nodes.iter().zip([Color::Black, Color::White]) {
                player(node, told_color(node).unwrap_or(color), heading);
            }
        }
        _ => {
            for (name, node) in node.fields() {
                match field(name) {
                    Some(Field::Player(color)) => player(node, color, heading),
                    _ => heading.lose(name),
                }
            }
        }
    }
}

fn told_color(node: &Node) -> Option<Color> {
    let mut fields = node.fields().iter();
    let (_, color) = fields
        .find(|(name, _)| matches!(name.to_lowercase().as_str(), "color" | "colour" | "side"))?;
    match field(color.text()?) {
        Some(Field::Player(color)) => Some(color),
        _ => None,
    }
}

fn player(node: &Node, color: Color, heading: &mut Heading) {
    if let Some(name) = node.text() {
        return heading.set(Field::Player(color), name);
    }
    let find = |names: &[&str]| {
        let is = |wanted: &&str| {
            node.fields()
                .iter()
                .find(|(name, _)| name.eq_ignore_ascii_case(wanted))
        };
        names.iter().find_map(is).and_then(|(_, node)| node.text())
    };
    if let Some(name) = find(&[
        "name",
        "username",
        "userName",
        "nick",
        "nickname",
        "login",
        "displayName",
        "id",
    ]) {
        heading.set(Field::Player(color), name);
    }
    if let Some(rating) = find(&["rating", "elo", "oldR", "r"]) {
        heading.set(Field::Rating(color), rating);
    }
}
