//! Any bytes as a dialogue in the Go Text Protocol, with the real engine at its quick levels: each line with a command
//! has one well-formed reply; what fails changes nothing; moves made and found are legal and lead where they should;
//! a stream is answered like its lines.

use core::time::Duration;
use std::io::BufReader;

use crate::referee::{Referee, Request};
use outflank_engine::{Engine, Level, Options};
use outflank_protocol::gtp::{Reply, Session, run};
use outflank_protocol::{Choice, EnginePlayer, Player};
use outflank_rules::Position;

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    let mut session = session();
    let mut referee = Referee::default();
    let mut replies = String::new();
    for line in data.split(|&byte| byte == b'\n') {
        let request = Request::read(line);
        let reply = session.answer(line);
        assert_eq!(reply.is_some(), request.is_some());
        if let (Some(reply), Some(request)) = (reply, request) {
            replies += &well_formed(&reply, &request);
            referee.check(&request, reply.result.ok().as_deref(), session.position());
        }
        if session.has_quit() {
            break;
        }
    }
    let mut output = Vec::new();
    let stream = BufReader::with_capacity(7, data);
    run(stream, &mut output, &mut self::session()).unwrap();
    assert_eq!(String::from_utf8(output).unwrap(), replies);
}

/// A session that finds in each file what the file is called.
fn session() -> Session<Quick> {
    let options = Options {
        threads: 1,
        hash_bytes: 1 << 16,
    };
    let player = Quick(EnginePlayer::new(Engine::new(options), 0));
    Session::new(player, Level::MIN).reading_files(|name| Ok(name.as_bytes().to_vec()))
}

/// The engine where it needs no time worth speaking of.
struct Quick(EnginePlayer);

impl Player for Quick {
    fn choose(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
    ) -> Option<Choice> {
        let level = level.min(Level::new(6)?);
        // No time at all, or enough: between them the clock would decide, each time differently.
        let time = time.filter(|time| time.as_millis() == 0);
        let time = time.map(|_| Duration::ZERO);
        let choice = self.0.choose(position, level, time)?;
        let elapsed = Duration::from_millis(700);
        Some(Choice { elapsed, ..choice })
    }

    fn new_game(&mut self) {
        self.0.new_game();
    }
}

/// One reply begins and ends like one, with the number of its request.
fn well_formed(reply: &Reply, request: &Request) -> String {
    let text = reply.to_string();
    assert_eq!(reply.id, request.id);
    let id = request.id.as_deref().unwrap_or_default();
    let sign = if reply.result.is_ok() { '=' } else { '?' };
    let rest = text.strip_prefix(&format!("{sign}{id}")).unwrap();
    assert!(rest.starts_with([' ', '\n']), "{text:?}");
    assert_eq!(text.find("\n\n"), Some(text.len() - 2), "{text:?}");
    let is_plain = |letter: char| letter == '\n' || !letter.is_control();
    assert!(text.chars().all(is_plain), "{text:?}");
    text
}
