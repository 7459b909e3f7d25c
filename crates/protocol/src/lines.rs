use std::io::{self, BufRead, ErrorKind};

/// How much of a line is kept: far more than any command needs, so that an endless line fills no memory.
const LONGEST: usize = 16 << 10;

/// A non-empty line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// Its text, trimmed.
    pub text: String,
    /// Whether it was too long, and the text is only its beginning.
    pub is_cut: bool,
}

/// Collects the bytes of a line: control characters are dropped, a tab is a blank, and a comment extends from its
/// sign, if there is one, to the end of the line.
#[derive(Debug)]
pub(crate) struct LineBuffer {
    comment: Option<u8>,
    kept: Vec<u8>,
    in_comment: bool,
    is_cut: bool,
}

impl LineBuffer {
    /// An empty line. Comments begin with this sign.
    pub const fn new(comment: Option<u8>) -> LineBuffer {
        LineBuffer {
            comment,
            kept: Vec::new(),
            in_comment: false,
            is_cut: false,
        }
    }

    /// Adds the next bytes of the line. Line feeds are dropped like all control characters: on seeing one, call
    /// [`LineBuffer::finish`].
    pub fn extend(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.push(byte);
        }
    }

    fn push(&mut self, byte: u8) {
        match byte {
            _ if self.in_comment => {}
            _ if self.comment == Some(byte) => self.in_comment = true,
            b'\t' | b' ' => self.keep(b' '),
            _ if byte.is_ascii_control() => {}
            _ => self.keep(byte),
        }
    }

    fn keep(&mut self, byte: u8) {
        if self.kept.is_empty() && byte == b' ' {
            return;
        }
        if self.kept.len() < LONGEST {
            self.kept.push(byte);
        } else {
            self.is_cut |= byte != b' ';
        }
    }

    /// Completes the line. Returns `None` if it is empty; the next line can begin.
    pub fn finish(&mut self) -> Option<Line> {
        let line = std::mem::replace(self, LineBuffer::new(self.comment));
        let text = String::from_utf8_lossy(&line.kept);
        let text = text.trim_matches(' ');
        (!text.is_empty()).then(|| Line {
            text: text.to_owned(),
            is_cut: line.is_cut,
        })
    }
}

/// The non-empty lines of a stream.
pub(crate) struct Lines<R> {
    input: R,
    buffer: LineBuffer,
    has_ended: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of this stream, with comments that begin with this sign.
    pub const fn new(input: R, comment: Option<u8>) -> Lines<R> {
        Lines {
            input,
            buffer: LineBuffer::new(comment),
            has_ended: false,
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        while !self.has_ended {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.has_ended = true;
                    return Some(Err(error));
                }
            };
            self.has_ended = bytes.is_empty();
            let line_feed = bytes.iter().position(|&byte| byte == b'\n');
            let length = line_feed.map_or(bytes.len(), |index| index + 1);
            self.buffer.extend(&bytes[..length]);
            self.input.consume(length);
            if (line_feed.is_some() || self.has_ended)
                && let Some(line) = self.buffer.finish()
            {
                return Some(Ok(line));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(bytes: &[u8]) -> Option<Line> {
        let mut buffer = LineBuffer::new(Some(b'#'));
        buffer.extend(bytes);
        buffer.finish()
    }

    fn text(bytes: &[u8]) -> Option<String> {
        line(bytes).map(|line| line.text)
    }

    #[test]
    fn blanks_comments_and_control_characters_make_no_line() {
        let lines: [&[u8]; 7] = [
            b"",
            b"   ",
            b"\t \t",
            b"# name",
            b"  # x # y",
            b"\r",
            b"\0\x1b\x7f",
        ];
        for bytes in lines {
            assert_eq!(line(bytes), None, "{}", bytes.escape_ascii());
        }
    }

    #[test]
    fn control_characters_are_dropped_and_tabs_are_blanks() {
        for line in [
            "name",
            "na\0me\r",
            "\tname\t",
            "  name  # why",
            "n\x01a\x02m\x7fe",
            "name#",
        ] {
            assert_eq!(text(line.as_bytes()).as_deref(), Some("name"), "{line:?}");
        }
        assert_eq!(text(b"7\tname").as_deref(), Some("7 name"));
    }

    #[test]
    fn without_a_sign_there_are_no_comments() {
        let lines = Lines::new(&b"a # b\n\n#c"[..], None);
        let texts: Vec<String> = lines.map(|line| line.unwrap().text).collect();
        assert_eq!(texts, ["a # b", "#c"]);
    }

    #[test]
    fn an_endless_line_is_cut() {
        let mut buffer = LineBuffer::new(None);
        buffer.extend(b"5 name ");
        buffer.extend(&vec![b'x'; 1 << 20]);
        assert_eq!(buffer.kept.len(), LONGEST);
        assert!(buffer.finish().expect("a line").is_cut);
        assert_eq!(buffer.finish(), None);
    }

    #[test]
    fn blanks_and_comments_make_no_line_too_long() {
        let blanks = " ".repeat(1 << 17);
        let zeros = "\0".repeat(1 << 17);
        let long = format!("{blanks}{zeros}name{blanks}#{blanks}name");
        let name = Line {
            text: "name".to_owned(),
            is_cut: false,
        };
        assert_eq!(line(long.as_bytes()), Some(name));
    }
}
