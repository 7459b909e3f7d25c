use std::fs::{self, File};
use std::io::{self, BufRead, ErrorKind, Read, Write};

use crate::Player;
use crate::gtp::Session;
use crate::gtp::line::LineBuffer;

/// Game records are short. A file that goes on for ever is none.
const LARGEST_FILE: u64 = 1 << 20;

/// Answers the lines of a stream until it ends or says `quit`. Whoever stops listening ends it too, without an error.
pub fn run<P: Player>(
    mut input: impl BufRead,
    mut output: impl Write,
    session: &mut Session<P>,
) -> io::Result<()> {
    let mut reply_with = |reply: String| {
        output.write_all(reply.as_bytes())?;
        output.flush()
    };
    let mut line = LineBuffer::default();
    while !session.has_quit() {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let at_end = bytes.is_empty();
        let line_feed = bytes.iter().position(|&byte| byte == b'\n');
        let length = line_feed.map_or(bytes.len(), |index| index + 1);
        line.extend(&bytes[..length]);
        input.consume(length);
        if (line_feed.is_some() || at_end)
            && let Some(request) = line.finish()
        {
            match reply_with(session.execute(request).to_string()) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
                sent => sent?,
            }
        }
        if at_end {
            break;
        }
    }
    Ok(())
}

/// Reads a game record, for [`Session::reading_files`]. What is no plain file (a pipe, say, that might wait for ever) is
/// refused.
pub fn read_file(path: &str) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut content = Vec::new();
    let mut file = File::open(path)?.take(LARGEST_FILE + 1);
    if file.read_to_end(&mut content)? as u64 > LARGEST_FILE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(content)
}
