//! JSON with the place of every value. What was read before an error is kept.

use crate::letters;

/// A value, and the byte where it begins.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Node {
    pub at: usize,
    pub value: Value,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// `null`, `true` or `false`.
    Null,
    Bool(bool),
    /// As it is written.
    Number(String),
    Text(String),
    List(Vec<Node>),
    Object(Vec<(String, Node)>),
}

/// Deeper values are refused.
const DEEPEST: usize = 32;

/// A list or an object that is not closed yet.
enum Open {
    List(usize, Vec<Node>),
    /// With the name of the next value.
    Object(usize, Vec<(String, Node)>, Option<String>),
}

impl Open {
    fn add(&mut self, node: Node) {
        match self {
            Open::List(_, nodes) => nodes.push(node),
            Open::Object(_, fields, name) => {
                if let Some(name) = name.take() {
                    fields.push((name, node));
                }
            }
        }
    }

    fn close(self) -> Node {
        match self {
            Open::List(at, nodes) => Node {
                at,
                value: Value::List(nodes),
            },
            Open::Object(at, fields, _) => Node {
                at,
                value: Value::Object(fields),
            },
        }
    }
}

/// Reads one value; returns also where it is wrong.
pub(super) fn parse(text: &[u8]) -> (Option<Node>, Option<usize>) {
    let mut parser = Parser {
        text,
        at: 0,
        open: Vec::new(),
        whole: None,
    };
    let error = parser.run().err();
    let mut whole = parser.whole;
    while let Some(open) = parser.open.pop() {
        let node = open.close();
        match parser.open.last_mut() {
            Some(outer) => outer.add(node),
            None => whole = Some(node),
        }
    }
    (whole, error)
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    open: Vec<Open>,
    /// The value, once it is complete.
    whole: Option<Node>,
}

impl Parser<'_> {
    fn run(&mut self) -> Result<(), usize> {
        // Whether a value has just ended, so that a comma or the end follows.
        let mut after_value = false;
        loop {
            self.skip_blanks();
            if self.whole.is_some() {
                return if self.at == self.text.len() {
                    Ok(())
                } else {
                    Err(self.at)
                };
            }
            let at = self.at;
            let byte = *self.text.get(at).ok_or(at)?;
            match (byte, self.open.last_mut()) {
                (b']', Some(Open::List(..))) | (b'}', Some(Open::Object(_, _, None))) => {
                    self.at += 1;
                    self.close();
                    after_value = true;
                }
                (b',', Some(_)) if after_value => {
                    self.at += 1;
                    after_value = false;
                }
                _ if after_value => return Err(at),
                (b'"', Some(Open::Object(_, _, name @ None))) => {
                    *name = Some(String::new());
                    let text = self.string().map_err(|(place, _)| place)?;
                    self.skip_blanks();
                    if self.text.get(self.at) != Some(&b':') {
                        return Err(self.at);
                    }
                    self.at += 1;
                    if let Some(Open::Object(_, _, name)) = self.open.last_mut() {
                        *name = Some(text);
                    }
                }
                (_, Some(Open::Object(_, _, None))) => return Err(at),
                (b'[' | b'{', _) => {
                    if self.open.len() == DEEPEST {
                        return Err(at);
                    }
                    self.at += 1;
                    self.open.push(if byte == b'[' {
                        Open::List(at, Vec::new())
                    } else {
                        Open::Object(at, Vec::new(), None)
                    });
                }
                _ => {
                    let value = self.plain(byte)?;
                    self.finish(Node { at, value });
                    after_value = true;
                }
            }
        }
    }

    fn close(&mut self) {
        if let Some(open) = self.open.pop() {
            self.finish(open.close());
        }
    }

    fn finish(&mut self, node: Node) {
        match self.open.last_mut() {
            Some(outer) => outer.add(node),
            None => self.whole = Some(node),
        }
    }

    fn skip_blanks(&mut self) {
        let blanks = self.text[self.at..]
            .iter()
            .take_while(|it| it.is_ascii_whitespace());
        self.at += blanks.count();
    }

    /// A text, a number or a word.
    fn plain(&mut self, first: u8) -> Result<Value, usize> {
        if first == b'"' {
            let at = self.at;
            return match self.string() {
                Ok(text) => Ok(Value::Text(text)),
                Err((place, part)) => {
                    // What was read of it is kept too.
                    self.finish(Node {
                        at,
                        value: Value::Text(part),
                    });
                    Err(place)
                }
            };
        }
        let start = self.at;
        let belongs = |it: &&u8| it.is_ascii_alphanumeric() || matches!(it, b'+' | b'-' | b'.');
        let length = self.text[start..].iter().take_while(belongs).count();
        let word = String::from_utf8_lossy(&self.text[start..start + length]).into_owned();
        let value = match word.as_str() {
            "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ if word.parse::<f64>().is_ok_and(f64::is_finite) && !word.starts_with('+') => {
                Value::Number(word)
            }
            _ => return Err(start),
        };
        self.at += length;
        Ok(value)
    }

    /// A text; or where it is wrong, and what stands before that.
    fn string(&mut self) -> Result<String, (usize, String)> {
        let mut bytes = Vec::new();
        self.at += 1;
        let wrong = loop {
            match self.text.get(self.at) {
                Some(b'"') => break None,
                // A text has no line breaks.
                None | Some(b'\n' | b'\r') => break Some(self.at),
                Some(b'\\') => {
                    let here = self.at;
                    if self.escape(&mut bytes).is_none() {
                        break Some(here);
                    }
                }
                Some(&byte) => {
                    bytes.push(byte);
                    self.at += 1;
                }
            }
        };
        let text = letters::read(&bytes).into_owned();
        if let Some(place) = wrong {
            return Err((place, text));
        }
        self.at += 1;
        Ok(text)
    }

    fn escape(&mut self, bytes: &mut Vec<u8>) -> Option<()> {
        let letter = match *self.text.get(self.at + 1)? {
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'b' | b'f' => ' ',
            b'u' => {
                let code = self.code(self.at + 2)?;
                self.at += 4;
                // Two halves of a letter.
                if (0xd800..0xdc00).contains(&code)
                    && self.text.get(self.at + 2..self.at + 4) == Some(b"\\u")
                {
                    let low = self.code(self.at + 4)?;
                    self.at += 6;
                    let low = low.checked_sub(0xdc00).filter(|it| *it < 0x400)?;
                    char::from_u32(0x10000 + ((code - 0xd800) << 10) + low)?
                } else {
                    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
                }
            }
            mark @ (b'"' | b'\\' | b'/') => char::from(mark),
            _ => return None,
        };
        self.at += 2;
        bytes.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
        Some(())
    }

    fn code(&self, at: usize) -> Option<u32> {
        let digits = core::str::from_utf8(self.text.get(at..at + 4)?).ok()?;
        u32::from_str_radix(digits, 16).ok()
    }
}

impl Node {
    /// Its fields, if it is an object.
    pub fn fields(&self) -> &[(String, Node)] {
        match &self.value {
            Value::Object(fields) => fields,
            _ => &[],
        }
    }

    /// Text or number as it is written.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) | Value::Number(text) => Some(text),
            _ => None,
        }
    }

    pub fn integer(&self) -> Option<i64> {
        match &self.value {
            Value::Number(text) => text.parse().ok(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_with_their_places() {
        let text = r#" {"a": [1, "f\u0035\n\ud83d\ude00"], "b": {"c": null, "d": -1.5e3}}"#;
        let (node, error) = parse(text.as_bytes());
        assert_eq!(error, None);
        let node = node.unwrap();
        let [(a, list), (b, object)] = node.fields() else {
            panic!("{node:?}");
        };
        assert_eq!(
            (a.as_str(), list.at, b.as_str(), object.at),
            ("a", 7, "b", 42)
        );
        let Value::List(items) = &list.value else {
            panic!("{list:?}");
        };
        assert_eq!(
            (items[0].integer(), items[1].text(), items[1].at),
            (Some(1), Some("f5\n😀"), 11)
        );
        assert_eq!(object.fields()[1].1.text(), Some("-1.5e3"));
    }

    #[test]
    fn what_was_read_before_an_error_is_kept() {
        for (text, place, items) in [
            (r#"{"a":["f5","d6""#, 15, 2),
            (r#"{"a":["f5" "d6"]}"#, 11, 1),
            (r#"{"a":["f5",x]}"#, 11, 1),
            (r#"{"a":["f5"]]"#, 11, 1),
            (r#"{"a":["f5"]} x"#, 13, 1),
            ("{\"a\":[\"f5\",\"d\n6\"]}", 13, 2),
        ] {
            let (node, error) = parse(text.as_bytes());
            assert_eq!(error, Some(place), "{text}");
            let node = node.unwrap();
            let Value::List(list) = &node.fields()[0].1.value else {
                panic!("{node:?}");
            };
            assert_eq!(list.len(), items, "{text}");
        }
        let deep = "[".repeat(100_000);
        assert_eq!(parse(deep.as_bytes()).1, Some(DEEPEST));
        assert_eq!(parse(b"").1, Some(0));
    }
}
