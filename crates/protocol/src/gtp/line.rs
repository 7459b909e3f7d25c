use crate::gtp::{Command, Failure};
use crate::lines::Line;

/// The comment character.
pub(crate) const COMMENT: Option<u8> = Some(b'#');

/// A command with its id.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Request {
    pub id: Option<String>,
    pub command: Result<Command, Failure>,
}

impl From<Line> for Request {
    fn from(Line { text, is_cut }: Line) -> Request {
        let (first, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let is_id = first.bytes().all(|byte| byte.is_ascii_digit());
        let command = match is_cut {
            true => Err(Failure::SyntaxError),
            false if is_id => rest.parse(),
            false => text.parse(),
        };
        let id = is_id.then(|| first.to_owned());
        Request { id, command }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::LineBuffer;

    fn request(line: &[u8]) -> Option<Request> {
        let mut buffer = LineBuffer::new(COMMENT);
        buffer.extend(line);
        buffer.finish().map(Request::from)
    }

    #[test]
    fn a_number_before_the_command_is_kept_as_it_is() {
        let named = |id: Option<&str>| Request {
            id: id.map(String::from),
            command: Ok(Command::Name),
        };
        assert_eq!(request(b"  name  # why"), Some(named(None)));
        assert_eq!(request(b"7\tname"), Some(named(Some("7"))));
        assert_eq!(request(b"  007   name # 8"), Some(named(Some("007"))));
        assert_eq!(request(b"# name"), None);
    }

    #[test]
    fn an_id_alone_is_answered_with_it() {
        let request = request(b"12").expect("a request");
        assert_eq!(request.id.as_deref(), Some("12"));
        assert_eq!(request.command, Err(Failure::SyntaxError));
    }

    #[test]
    fn an_endless_line_is_refused() {
        let line = format!("5 name {}", "x".repeat(1 << 20));
        let request = request(line.as_bytes()).expect("a request");
        assert_eq!(request.id.as_deref(), Some("5"));
        assert_eq!(request.command, Err(Failure::SyntaxError));
    }
}
