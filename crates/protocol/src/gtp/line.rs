use crate::gtp::{Command, Failure};

/// How much of a line is kept: far more than any command needs, so that a line without an end fills no memory.
const LONGEST: usize = 16 << 10;

/// A command with the number it is to be answered by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Request {
    pub id: Option<String>,
    pub command: Result<Command, Failure>,
}

/// Collects the bytes of a line and makes a request of them.
///
/// Control characters are dropped, a tab is a blank, and a comment goes from `#` to the end of the line.
#[derive(Debug, Default)]
pub(crate) struct LineBuffer {
    kept: Vec<u8>,
    in_comment: bool,
    too_long: bool,
}

impl LineBuffer {
    /// Takes the next bytes of the line. Line feeds are dropped like all control characters: whoever sees one says
    /// [`LineBuffer::finish`].
    pub fn extend(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.push(byte);
        }
    }

    fn push(&mut self, byte: u8) {
        match byte {
            b'#' => self.in_comment = true,
            _ if self.in_comment => {}
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
            self.too_long |= byte != b' ';
        }
    }

    /// The line is complete. Returns nothing if it is empty; the next line can begin.
    pub fn finish(&mut self) -> Option<Request> {
        let LineBuffer { kept, too_long, .. } = std::mem::take(self);
        let line = String::from_utf8_lossy(&kept);
        let line = line.trim_matches(' ');
        if line.is_empty() {
            return None;
        }
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let is_id = first.bytes().all(|byte| byte.is_ascii_digit());
        let text = if is_id { rest } else { line };
        let command = if too_long {
            Err(Failure::SyntaxError)
        } else {
            text.parse()
        };
        let id = is_id.then(|| first.to_owned());
        Some(Request { id, command })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(line: &[u8]) -> Option<Request> {
        let mut buffer = LineBuffer::default();
        buffer.extend(line);
        buffer.finish()
    }

    fn named(id: Option<&str>) -> Request {
        let id = id.map(String::from);
        let command = Ok(Command::Name);
        Request { id, command }
    }

    #[test]
    fn nothing_is_asked_by_blanks_comments_and_control_characters() {
        let lines: [&[u8]; 7] = [
            b"",
            b"   ",
            b"\t \t",
            b"# name",
            b"  # x # y",
            b"\r",
            b"\0\x1b\x7f",
        ];
        for line in lines {
            assert_eq!(request(line), None, "{}", line.escape_ascii());
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
            assert_eq!(request(line.as_bytes()), Some(named(None)), "{line:?}");
        }
        assert_eq!(request(b"7\tname"), Some(named(Some("7"))));
        assert_eq!(request(b"  007   name # 8"), Some(named(Some("007"))));
    }

    #[test]
    fn an_id_alone_is_answered_with_it() {
        let request = request(b"12").expect("a request");
        assert_eq!(request.id.as_deref(), Some("12"));
        assert_eq!(request.command, Err(Failure::SyntaxError));
    }

    #[test]
    fn an_endless_line_is_refused_without_keeping_it() {
        let mut buffer = LineBuffer::default();
        buffer.extend(b"5 name ");
        buffer.extend(&vec![b'x'; 1 << 20]);
        assert_eq!(buffer.kept.len(), LONGEST);
        let request = buffer.finish().expect("a request");
        assert_eq!(request.id.as_deref(), Some("5"));
        assert_eq!(request.command, Err(Failure::SyntaxError));
    }

    #[test]
    fn blanks_and_comments_make_no_line_too_long() {
        let blanks = " ".repeat(1 << 17);
        let zeros = "\0".repeat(1 << 17);
        let line = format!("{blanks}{zeros}3{blanks}#{blanks}name");
        assert_eq!(
            request(line.as_bytes()).expect("a request").id.as_deref(),
            Some("3")
        );
        let line = format!("{blanks}{zeros}name{blanks}#{blanks}name");
        assert_eq!(request(line.as_bytes()), Some(named(None)));
    }
}
