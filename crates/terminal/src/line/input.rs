use core::time::Duration;
use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;

/// The limit for a line, in bytes; a longer one is answered in pieces.
const LONGEST_LINE: u64 = 1 << 16;

/// The source of a session's lines.
pub trait Input {
    /// Waits for the next line, at most this long. An incomplete line is not lost.
    fn next(&mut self, within: Option<Duration>) -> io::Result<Heard>;
}

/// The result of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line.
    Line(String),
    /// Nothing in time.
    Nothing,
    /// The end of the input.
    End,
}

/// The lines of a stream, read by a thread so that waiting can time out.
pub struct Typed {
    lines: Receiver<io::Result<String>>,
}

impl Typed {
    /// Starts the thread. It reads at most one line ahead, and ends with the stream, the first error, or the first
    /// line that nobody takes.
    pub fn new(stream: impl BufRead + Send + 'static) -> io::Result<Typed> {
        let (sender, lines) = mpsc::sync_channel(0);
        thread::Builder::new().spawn(move || read_lines(stream, &sender))?;
        Ok(Typed { lines })
    }
}

impl Input for Typed {
    fn next(&mut self, within: Option<Duration>) -> io::Result<Heard> {
        let line = match within {
            Some(time) => self.lines.recv_timeout(time),
            None => self.lines.recv().map_err(RecvTimeoutError::from),
        };
        match line {
            Ok(line) => line.map(Heard::Line),
            Err(RecvTimeoutError::Timeout) => Ok(Heard::Nothing),
            Err(RecvTimeoutError::Disconnected) => Ok(Heard::End),
        }
    }
}

fn read_lines(mut stream: impl BufRead, lines: &SyncSender<io::Result<String>>) {
    while let Some(line) = read_line(&mut stream).transpose() {
        let failed = line.is_err();
        if lines.send(line).is_err() || failed {
            return;
        }
    }
}

/// The next line with its newline; `None` at the end of the stream.
fn read_line(stream: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    stream.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor, Read};
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    const MOMENT: Option<Duration> = Some(Duration::from_millis(1));

    /// A pipe, or a terminal: bytes come when somebody types them.
    struct Pipe(Receiver<io::Result<&'static str>>);

    impl Read for Pipe {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let Ok(text) = self.0.recv() else {
                return Ok(0);
            };
            let bytes = text?.as_bytes();
            into[..bytes.len()].copy_from_slice(bytes);
            Ok(bytes.len())
        }
    }

    fn pipe() -> (Sender<io::Result<&'static str>>, Typed) {
        let (keyboard, pipe) = channel();
        (keyboard, Typed::new(BufReader::new(Pipe(pipe))).unwrap())
    }

    fn line(text: &str) -> Heard {
        Heard::Line(text.to_owned())
    }

    #[test]
    fn lines_come_in_order_and_then_the_end() {
        let mut typed = Typed::new(Cursor::new("f5\n\nd6")).unwrap();
        for expected in [line("f5\n"), line("\n"), line("d6"), Heard::End, Heard::End] {
            assert_eq!(typed.next(None).unwrap(), expected);
        }
    }

    #[test]
    fn half_a_line_waits_for_its_other_half() {
        let (keyboard, mut typed) = pipe();
        keyboard.send(Ok("f")).unwrap();
        assert_eq!(typed.next(MOMENT).unwrap(), Heard::Nothing);
        assert_eq!(typed.next(MOMENT).unwrap(), Heard::Nothing);
        keyboard.send(Ok("5\nd")).unwrap();
        assert_eq!(typed.next(None).unwrap(), line("f5\n"));
        assert_eq!(typed.next(MOMENT).unwrap(), Heard::Nothing);
        drop(keyboard);
        assert_eq!(typed.next(None).unwrap(), line("d"));
        assert_eq!(typed.next(MOMENT).unwrap(), Heard::End);
    }

    #[test]
    fn a_stream_that_fails_says_so_once() {
        let (keyboard, mut typed) = pipe();
        keyboard
            .send(Err(io::ErrorKind::PermissionDenied.into()))
            .unwrap();
        let error = typed.next(None).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(typed.next(None).unwrap(), Heard::End);
    }
}
