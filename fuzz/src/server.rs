//! Any bytes as what a client sends to the local server: as a connection, and as messages on a socket that was opened
//! properly. Whatever it is, the server says something sensible or nothing, ends the connection when the client has, and
//! still serves the next one.
//!
//! `HOST` stands for the address of the server.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::LazyLock;
use std::time::Duration;

use outflank_server::{Options, Page, Server};
use outflank_wire::FromEngine;

/// Nothing takes this long, but the machine may be busy.
const PATIENCE: Duration = Duration::from_mins(1);

static SERVER: LazyLock<SocketAddr> = LazyLock::new(|| {
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build();
        runtime.expect("a runtime").block_on(async {
            let options = Options {
                port: Some(0),
                threads: 1,
                ..Options::default()
            };
            let server = Server::bind(Page::built_in(), &options).await;
            let server = server.expect("a free port");
            let url = server.url();
            let address = url.trim_start_matches("http://").trim_end_matches('/');
            sender
                .send(address.parse().expect("an address"))
                .expect("somebody waits");
            server.run(std::future::pending()).await;
        });
    });
    receiver.recv().expect("it listens")
});

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    let mut connection = Connection::open();
    connection.say(&with_host(data));
    let answer = connection.end();
    // A client of HTTP/1.0 is answered as one.
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1."));

    let mut socket = Connection::open();
    socket.say(&with_host(
        b"GET /engine HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
          Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    ));
    assert!(socket.head().starts_with("HTTP/1.1 101 "));
    for line in data.split(|&byte| byte == b'\n') {
        match line.split_first() {
            // As it is, or as a message.
            Some((b'=', raw)) => socket.say(raw),
            _ => socket.say(&frame(line)),
        }
    }
    messages(&socket.end());

    let mut page = Connection::open();
    page.say(&with_host(
        b"GET / HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    ));
    assert!(page.head().starts_with("HTTP/1.1 200 "));
}

fn with_host(data: &[u8]) -> Vec<u8> {
    let (mut out, mut rest) = (Vec::new(), data);
    let host = SERVER.to_string();
    while let Some((&first, after)) = rest.split_first() {
        if let Some(after) = rest.strip_prefix(b"HOST") {
            out.extend(host.bytes());
            rest = after;
        } else {
            out.push(first);
            rest = after;
        }
    }
    out
}

struct Connection(TcpStream);

impl Connection {
    fn open() -> Connection {
        let stream = TcpStream::connect(*SERVER).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        stream.set_write_timeout(Some(PATIENCE)).expect("a socket");
        Connection(stream)
    }

    /// The server may have heard enough before all is said.
    fn say(&mut self, data: &[u8]) {
        let _ = self.0.write_all(data);
    }

    /// The head of a response.
    fn head(&mut self) -> String {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            self.0.read_exact(&mut byte).expect("a response");
            head.extend(byte);
        }
        String::from_utf8_lossy(&head).into_owned()
    }

    /// Says no more, and hears the rest.
    fn end(mut self) -> Vec<u8> {
        let _ = self.0.shutdown(Shutdown::Write);
        let mut answer = Vec::new();
        if let Err(error) = self.0.read_to_end(&mut answer) {
            assert_ne!(error.kind(), ErrorKind::WouldBlock, "the server waits");
        }
        answer
    }
}

/// A text message of a client.
fn frame(text: &[u8]) -> Vec<u8> {
    let length = u16::try_from(text.len()).unwrap_or(u16::MAX);
    let text = &text[..usize::from(length)];
    let mut frame = vec![0x81];
    if length < 126 {
        frame.push(0x80 | length as u8);
    } else {
        frame.push(0x80 | 0x7e);
        frame.extend(length.to_be_bytes());
    }
    // A mask of zeros leaves the text as it is.
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}

/// Every whole text frame of the server is a message.
fn messages(mut frames: &[u8]) {
    while let [kind, length, rest @ ..] = frames {
        let (length, rest) = match (length, rest) {
            (126, [high, low, rest @ ..]) => (usize::from(u16::from_be_bytes([*high, *low])), rest),
            (..126, rest) => (usize::from(*length), rest),
            _ => return,
        };
        let Some((payload, rest)) = rest.split_at_checked(length) else {
            return;
        };
        if kind & 15 == 1 {
            let text = std::str::from_utf8(payload).expect("text");
            FromEngine::from_text(text).expect("a message");
        }
        frames = rest;
    }
}
