use crate::sgf::SgfError;

/// A node: properties in the order of the file, those of the same name together.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub properties: Vec<(String, Vec<String>)>,
}

impl Node {
    /// The values of a property; none if the node does not have it.
    pub fn values(&self, name: &str) -> &[String] {
        let property = self.properties.iter().find(|(known, _)| known == name);
        property.map_or(&[], |(_, values)| values)
    }
}

/// The nodes of the first game, following the first of any variations. The other variations are read too, to see
/// that the game is complete, and left out.
pub(super) fn main_line(text: &str) -> Result<Vec<Node>, SgfError> {
    let mut rest = skip_to_game(text).ok_or(SgfError::NoGame)?;
    let mut nodes: Vec<Node> = Vec::new();
    let mut depth = 0_usize;
    let mut is_main = true;
    loop {
        let mut letters = rest.chars();
        match letters.next().ok_or(SgfError::Incomplete)? {
            '(' => depth += 1,
            ')' => {
                is_main = false;
                depth -= 1;
                if depth == 0 {
                    return Ok(nodes);
                }
            }
            ';' if is_main => nodes.push(Node::default()),
            ';' => {}
            letter if letter.is_whitespace() => {}
            letter if letter.is_ascii_alphabetic() => {
                let (name, values);
                (name, values, rest) = property(rest)?;
                if let Some(node) = nodes.last_mut().filter(|_| is_main) {
                    node.properties.push((name, values));
                }
                continue;
            }
            letter => return Err(SgfError::Unexpected(letter)),
        }
        rest = letters.as_str();
    }
}

/// What is before the first `(;` is no part of the game.
fn skip_to_game(text: &str) -> Option<&str> {
    text.match_indices('(')
        .map(|(start, _)| &text[start..])
        .find(|game| game[1..].trim_start().starts_with(';'))
}

/// A name and at least one value, and what follows. Old files have small letters in the names, which do not count.
fn property(text: &str) -> Result<(String, Vec<String>, &str), SgfError> {
    let length = text
        .find(|letter: char| !letter.is_ascii_alphabetic())
        .ok_or(SgfError::Incomplete)?;
    let capitals = text[..length].chars().filter(char::is_ascii_uppercase);
    let name = capitals.collect();
    let mut rest = text[length..].trim_start();
    let mut values = Vec::new();
    while let Some(inside) = rest.strip_prefix('[') {
        let (value, after) = value(inside)?;
        values.push(value);
        rest = after.trim_start();
    }
    match rest.chars().next() {
        None => Err(SgfError::Incomplete),
        Some(letter) if values.is_empty() => Err(SgfError::Unexpected(letter)),
        Some(_) => Ok((name, values, rest)),
    }
}

/// The text up to the closing bracket, and what follows that. A backslash takes the next letter as it is.
fn value(text: &str) -> Result<(String, &str), SgfError> {
    let mut value = String::new();
    let mut letters = text.chars();
    loop {
        match letters.next().ok_or(SgfError::Incomplete)? {
            ']' => return Ok((value, letters.as_str())),
            '\\' => value.push(letters.next().ok_or(SgfError::Incomplete)?),
            letter => value.push(letter),
        }
    }
}
