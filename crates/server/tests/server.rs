//! The server over loopback: files, headers, access control, and the engine's socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use outflank_engine::{Level, Question, Task};
use outflank_rules::Position;
use outflank_server::{MOST_SOCKETS, Options, Page, Server};
use outflank_wire::{FromEngine, Place, Reason, ToEngine, VERSION};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing takes this long here, but the machine may be busy.
const PATIENCE: Duration = Duration::from_mins(2);

struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

impl Running {
    async fn start() -> Running {
        let options = Options {
            port: Some(0),
            threads: 1,
            ..Options::default()
        };
        let server = Server::bind(Page::built_in(), &options)
            .await
            .expect("a free port");
        let address = server.url();
        let address = address.trim_start_matches("http://").trim_end_matches('/');
        let address = address.parse().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Running {
            address,
            stop: Some(stop),
            task,
        }
    }

    /// Sends a raw request and returns the whole response.
    async fn request(&self, text: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        stream.write_all(text.as_bytes()).await.expect("it reads");
        let mut answer = Vec::new();
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer))
            .await
            .expect("in time")
            .expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    async fn get(&self, path: &str) -> String {
        let host = self.address;
        self.request(&format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        ))
        .await
    }

    async fn open(&self, origin: Option<&str>) -> Result<Socket, Error> {
        let mut request = format!("ws://{}/engine", self.address).into_client_request()?;
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert("origin", origin.parse().expect("a header"));
        }
        connect_async(request)
            .await
            .map(|(stream, _)| Socket(stream))
    }

    async fn socket(&self) -> Socket {
        let origin = format!("http://{}", self.address);
        let mut socket = self.open(Some(&origin)).await.expect("our own page");
        let ready = FromEngine::Ready {
            place: Place::Native,
            threads: 1,
        };
        assert_eq!(socket.next().await, ready);
        socket
    }
}

struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    async fn send(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.expect("it is open");
    }

    async fn ask(&mut self, id: u64, question: Question) {
        self.send(&ToEngine::Ask { id, question }.to_text()).await;
    }

    async fn next(&mut self) -> FromEngine {
        let message = tokio::time::timeout(PATIENCE, self.0.next())
            .await
            .expect("in time");
        let message = message.expect("it is open").expect("a message");
        FromEngine::from_text(message.to_text().expect("a text")).expect("one that can be read")
    }

    /// The first message that is not progress.
    async fn last(&mut self) -> FromEngine {
        loop {
            match self.next().await {
                FromEngine::Progress { .. } => {}
                last => return last,
            }
        }
    }
}

fn endless() -> Question {
    Question::new(Position::START, Task::Best { lines: 1 })
}

#[tokio::test]
async fn the_page_is_served_with_strict_headers() {
    let server = Running::start().await;
    let answer = server.get("/").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("Outflank"));
    let lower = answer.to_lowercase();
    for header in [
        "content-security-policy: default-src 'none'",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
        "referrer-policy: no-referrer",
        "cross-origin-resource-policy: same-origin",
        "content-type: text/html",
    ] {
        assert!(lower.contains(header), "{header}: {answer}");
    }
    for path in [
        "/nothing",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
    ] {
        let answer = server.get(path).await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
}

#[tokio::test]
async fn requests_that_name_another_host_get_nothing() {
    let server = Running::start().await;
    let port = server.address.port();
    for host in [
        format!("evil.example:{port}"),
        "127.0.0.1".to_owned(),
        format!("127.0.0.1:{}", port ^ 1),
        format!("127.0.0.1.evil.example:{port}"),
        String::new(),
    ] {
        let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = server.request(&request).await;
        assert!(answer.starts_with("HTTP/1.1 421"), "{host}: {answer}");
        assert!(!answer.contains("<html"), "{host}");
    }
    let two = format!(
        "GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    );
    let answer = server.request(&two).await;
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
}

#[tokio::test]
async fn only_our_own_page_may_open_a_socket() {
    let server = Running::start().await;
    let port = server.address.port();
    for origin in [
        None,
        Some("http://evil.example".to_owned()),
        Some("null".to_owned()),
        Some(format!("https://127.0.0.1:{port}")),
        Some(format!("http://localhost:{port}")),
        Some("http://127.0.0.1".to_owned()),
    ] {
        match server.open(origin.as_deref()).await {
            Err(Error::Http(answer)) => assert_eq!(answer.status(), 403, "{origin:?}"),
            Err(error) => panic!("{origin:?}: {error}"),
            Ok(_) => panic!("{origin:?} is let in"),
        }
    }
}

#[tokio::test]
async fn a_question_is_answered() {
    let server = Running::start().await;
    let mut socket = server.socket().await;
    socket
        .ask(7, Question::choose(Position::START, Level::MIN, 1))
        .await;
    match socket.last().await {
        FromEngine::Done { id: 7, answer } => {
            assert!(Position::START.play(answer.chosen.unwrap()).is_ok());
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn nonsense_is_refused_and_changes_nothing() {
    let server = Running::start().await;
    let mut socket = server.socket().await;
    let malformed = FromEngine::Refused {
        id: None,
        reason: Reason::Malformed,
    };
    for text in [
        "",
        "{}",
        "hello",
        r#"{"version":2,"message":{"type":"ask","id":1}}"#,
        "[[[[[[[[",
    ] {
        socket.send(text).await;
        assert_eq!(socket.next().await, malformed, "{text}");
    }
    let other = format!("\"version\":{}", VERSION + 1);
    let stop = ToEngine::Stop { id: 99 }.to_text();
    socket
        .send(&stop.replace(&format!("\"version\":{VERSION}"), &other))
        .await;
    let mismatch = FromEngine::Refused {
        id: None,
        reason: Reason::OtherVersion,
    };
    assert_eq!(socket.next().await, mismatch);
    socket
        .0
        .send(Message::binary(vec![0, 255]))
        .await
        .expect("it is open");
    assert_eq!(socket.next().await, malformed);
    socket.send(&ToEngine::Stop { id: 99 }.to_text()).await;
    socket
        .ask(1, Question::choose(Position::START, Level::MIN, 1))
        .await;
    assert!(matches!(
        socket.last().await,
        FromEngine::Done { id: 1, .. }
    ));
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection() {
    let server = Running::start().await;
    let mut socket = server.socket().await;
    // The server may close before all of it is sent.
    let _ = socket.0.send(Message::text("x".repeat(1 << 20))).await;
    let end = tokio::time::timeout(PATIENCE, async {
        while let Some(Ok(message)) = socket.0.next().await {
            assert!(!message.is_text(), "{message}");
        }
    });
    end.await.expect("it is closed");
}

#[tokio::test]
async fn a_search_can_be_stopped_and_a_second_one_waits_for_it() {
    let server = Running::start().await;
    let mut socket = server.socket().await;
    socket.ask(1, endless()).await;
    socket.ask(2, endless()).await;
    let busy = FromEngine::Refused {
        id: Some(2),
        reason: Reason::Busy,
    };
    assert_eq!(socket.last().await, busy);
    socket.send(&ToEngine::Stop { id: 1 }.to_text()).await;
    assert!(matches!(
        socket.last().await,
        FromEngine::Done { id: 1, .. }
    ));
    socket
        .ask(3, Question::choose(Position::START, Level::MIN, 1))
        .await;
    assert!(matches!(
        socket.last().await,
        FromEngine::Done { id: 3, .. }
    ));
}

#[tokio::test]
async fn closed_sockets_free_the_engines() {
    let server = Running::start().await;
    // More endless searches than there are engines.
    for _ in 0..6 {
        let mut socket = server.socket().await;
        socket.ask(1, endless()).await;
        drop(socket);
    }
    let mut socket = server.socket().await;
    socket
        .ask(1, Question::choose(Position::START, Level::MIN, 1))
        .await;
    assert!(matches!(
        socket.last().await,
        FromEngine::Done { id: 1, .. }
    ));
}

#[tokio::test]
async fn there_is_a_limit_to_sockets() {
    let server = Running::start().await;
    let mut sockets = Vec::new();
    for _ in 0..MOST_SOCKETS {
        sockets.push(server.socket().await);
    }
    let origin = format!("http://{}", server.address);
    match server.open(Some(&origin)).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status(), 503),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("one too many"),
    }
}

#[tokio::test]
async fn shutting_down_ends_searches_and_connections() {
    let mut server = Running::start().await;
    let mut socket = server.socket().await;
    socket.ask(1, endless()).await;
    assert!(matches!(socket.next().await, FromEngine::Progress { .. }));
    server
        .stop
        .take()
        .expect("it runs")
        .send(())
        .expect("it listens");
    let ended = tokio::time::timeout(PATIENCE, server.task).await;
    ended
        .expect("in time")
        .expect("no panic")
        .expect("no error");
}
