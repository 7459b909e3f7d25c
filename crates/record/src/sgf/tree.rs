//! The brackets of a game: its end and its main line.

use std::borrow::Cow;

use crate::letters;

/// Searches for the end of a game incrementally.
#[derive(Default)]
pub(super) struct Scan {
    at: usize,
    depth: usize,
    state: State,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum State {
    #[default]
    Tree,
    Value,
    /// After a backslash.
    Escape,
}

impl Scan {
    /// The length of the game that these bytes begin with, once its end is there. They may only grow between two
    /// calls.
    pub fn end(&mut self, bytes: &[u8]) -> Option<usize> {
        for &byte in &bytes[self.at..] {
            self.at += 1;
            self.state = match (self.state, byte) {
                (State::Tree, b'[') | (State::Escape, _) => State::Value,
                (State::Value, b'\\') => State::Escape,
                (State::Value, b']') => State::Tree,
                (State::Tree, b'(') => {
                    self.depth += 1;
                    State::Tree
                }
                (State::Tree, b')') => {
                    self.depth = self.depth.saturating_sub(1);
                    if self.depth == 0 {
                        return Some(self.at);
                    }
                    State::Tree
                }
                (state, _) => state,
            };
        }
        None
    }
}

/// A value of a property; a property may have several.
pub(super) struct Value<'a> {
    name: &'a [u8],
    bytes: &'a [u8],
    /// Where the value begins.
    pub at: usize,
    /// The node it belongs to.
    pub node: usize,
}

impl Value<'_> {
    /// Whether its property has this name. Lowercase letters, used in the names of old files, are ignored.
    pub fn is(&self, name: &str) -> bool {
        if self.name.len() <= 2 {
            return self.name == name.as_bytes();
        }
        let capitals = self.name.iter().filter(|byte| byte.is_ascii_uppercase());
        capitals.copied().eq(name.bytes())
    }

    /// The name as written.
    pub fn name(&self) -> Cow<'_, str> {
        letters::read(self.name)
    }

    /// The value unescaped: a backslash quotes the next character, or joins two lines.
    pub fn text(&self) -> String {
        let text = letters::read(self.bytes);
        let mut plain = String::with_capacity(text.len());
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' => plain.extend(letters.next().filter(|it| *it != '\n')),
                letter => plain.push(letter),
            }
        }
        plain
    }
}

/// The values of the main line, in the order of the file.
pub(super) struct MainLine<'a> {
    pub values: Vec<Value<'a>>,
    /// Anything but properties, nodes and variations outside of values, and where.
    pub unexpected: Vec<(usize, char)>,
    /// Where the first variation begins.
    pub variation: Option<usize>,
}

/// Parses a game. The main line always takes the first variation, so it is everything before the first closing
/// bracket.
pub(super) fn main_line(bytes: &[u8]) -> MainLine<'_> {
    let mut line = MainLine {
        values: Vec::new(),
        unexpected: Vec::new(),
        variation: None,
    };
    let mut node = 0;
    let mut is_main = true;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b')' => is_main = false,
            b';' if is_main => node += 1,
            b';' => line.variation = line.variation.or(Some(at)),
            b'(' => {}
            byte if byte.is_ascii_alphabetic() => {
                let name = take(bytes, at, u8::is_ascii_alphabetic);
                at += name.len();
                let mut some = false;
                loop {
                    let open = at + take(bytes, at, u8::is_ascii_whitespace).len();
                    if bytes.get(open) != Some(&b'[') {
                        break;
                    }
                    let value = value(&bytes[open + 1..]);
                    some = true;
                    if is_main {
                        line.values.push(Value {
                            name,
                            bytes: value,
                            at: open + 1,
                            node,
                        });
                    }
                    at = open + 1 + value.len() + 1;
                }
                if !some {
                    line.unexpected(at - name.len(), byte);
                }
                continue;
            }
            byte if byte.is_ascii_whitespace() => {}
            b'[' => {
                line.unexpected(at, byte);
                at += value(&bytes[at + 1..]).len() + 1;
            }
            byte => line.unexpected(at, byte),
        }
        at += 1;
    }
    line
}

impl MainLine<'_> {
    /// One report per game is enough.
    fn unexpected(&mut self, at: usize, byte: u8) {
        if self.unexpected.is_empty() {
            self.unexpected.push((at, char::from(byte)));
        }
    }
}

/// The longest run of such bytes from here.
fn take(bytes: &[u8], at: usize, is: impl Fn(&u8) -> bool) -> &[u8] {
    let rest = bytes.get(at..).unwrap_or_default();
    let length = rest.iter().take_while(|byte| is(byte)).count();
    &rest[..length]
}

/// Everything before the closing bracket, which may be missing.
fn value(bytes: &[u8]) -> &[u8] {
    let mut is_escaped = false;
    let length = bytes.iter().position(|&byte| {
        let closes = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        closes
    });
    &bytes[..length.unwrap_or(bytes.len())]
}
