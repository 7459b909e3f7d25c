use std::fs::{self, File};
use std::io::{self, BufRead, ErrorKind, Read, Write};

use crate::Player;
use crate::gtp::Session;
use crate::gtp::line::COMMENT;
use crate::lines::Lines;

/// Game records are short; an endless file is not one.
const LARGEST_FILE: u64 = 1 << 20;

/// Answers the lines of a stream until it ends or sends `quit`. A closed output ends it too, without an error.
pub fn run<P: Player>(
    input: impl BufRead,
    mut output: impl Write,
    session: &mut Session<P>,
) -> io::Result<()> {
    for line in Lines::new(input, COMMENT) {
        let reply = session.execute(line?.into()).to_string();
        let sent = output.write_all(reply.as_bytes());
        match sent.and_then(|()| output.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            sent => sent?,
        }
        if session.has_quit() {
            break;
        }
    }
    Ok(())
}

/// Reads a game record, for [`Session::reading_files`]. Anything but a plain file (such as a pipe, which might block
/// for ever) is refused.
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
