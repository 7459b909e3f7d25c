//! A server that listens on loopback, and clients of it.

#![allow(dead_code)] // Not every test file needs all of it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use outflank_engine::{Question, Task};
use outflank_rules::Position;
use outflank_server::{Event, Games, Limits, Options, Page, Server};
use outflank_wire::{FromEngine, FromLibrary, Place, ToEngine};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing takes this long here, but the machine may be busy.
pub const PATIENCE: Duration = Duration::from_mins(2);

pub struct Running {
    pub address: SocketAddr,
    pub events: Arc<Mutex<Vec<Event>>>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub async fn start() -> Running {
        Running::with(Page::built_in(), Limits::default()).await
    }

    pub async fn with(page: Page, limits: Limits) -> Running {
        Running::with_all(page, limits, None).await
    }

    pub async fn with_games(games: Games, limits: Limits) -> Running {
        Running::with_all(Page::built_in(), limits, Some(games)).await
    }

    async fn with_all(page: Page, limits: Limits, games: Option<Games>) -> Running {
        let events = Arc::new(Mutex::new(Vec::new()));
        let log = events.clone();
        let options = Options {
            port: Some(0),
            threads: 1,
            games,
            limits,
            log: Arc::new(move |event| log.lock().unwrap().push(event)),
            ..Options::default()
        };
        let server = Server::bind(page, &options).await.expect("a free port");
        let address = server.url();
        let address = address.trim_start_matches("http://").trim_end_matches('/');
        let address = address.parse().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Running {
            address,
            events,
            stop,
            task,
        }
    }

    /// Tells it to end, and waits until it has.
    pub async fn end(self) {
        self.stop.send(()).expect("it runs");
        let ended = tokio::time::timeout(PATIENCE, self.task).await;
        ended.expect("in time").expect("no panic");
    }

    /// Sends a raw request and returns the whole response.
    pub async fn request(&self, text: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        stream.write_all(text.as_bytes()).await.expect("it reads");
        let mut answer = Vec::new();
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer))
            .await
            .expect("in time")
            .expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub async fn get(&self, path: &str) -> String {
        let host = self.address;
        self.request(&format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        ))
        .await
    }

    pub async fn open(&self, origin: Option<&str>) -> Result<Socket, Error> {
        open(self.address, origin).await
    }

    pub async fn socket(&self) -> Socket {
        page(self.address).await
    }
}

/// A socket, as opened by a page of this origin.
pub async fn open(address: SocketAddr, origin: Option<&str>) -> Result<Socket, Error> {
    let mut request = format!("ws://{address}/engine").into_client_request()?;
    if let Some(origin) = origin {
        request
            .headers_mut()
            .insert("origin", origin.parse().expect("a header"));
    }
    connect_async(request)
        .await
        .map(|(stream, _)| Socket(stream))
}

/// A socket of our own page.
pub async fn page(address: SocketAddr) -> Socket {
    let origin = format!("http://{address}");
    let mut socket = open(address, Some(&origin)).await.expect("our own page");
    assert!(matches!(
        socket.next().await,
        FromEngine::Ready {
            place: Place::Native,
            ..
        }
    ));
    socket
}

pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn send(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.expect("it is open");
    }

    pub async fn ask(&mut self, id: u64, question: Question) {
        self.send(&ToEngine::Ask { id, question }.to_text()).await;
    }

    /// The next message of the engine.
    pub async fn next(&mut self) -> FromEngine {
        loop {
            let text = self.text().await;
            if FromLibrary::from_text(&text)
                .expect("our version")
                .is_none()
            {
                return FromEngine::from_text(&text).expect("one that can be read");
            }
        }
    }

    /// The next message of the library.
    pub async fn library(&mut self) -> FromLibrary {
        loop {
            let text = self.text().await;
            if let Some(message) = FromLibrary::from_text(&text).expect("one that can be read") {
                return message;
            }
        }
    }

    /// The next message; pings are answered by the client by itself.
    async fn text(&mut self) -> String {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next())
                .await
                .expect("in time");
            let message = message.expect("it is open").expect("a message");
            if !message.is_ping() {
                return message.to_text().expect("a text").to_owned();
            }
        }
    }

    /// The code and the reason with which it is closed.
    pub async fn closed(&mut self) -> (u16, String) {
        let closed = tokio::time::timeout(PATIENCE, async {
            while let Some(Ok(message)) = self.0.next().await {
                if let Message::Close(Some(frame)) = message {
                    return (frame.code.into(), frame.reason.to_string());
                }
            }
            panic!("closed without a word");
        });
        closed.await.expect("in time")
    }

    /// The first message that is not progress.
    pub async fn last(&mut self) -> FromEngine {
        loop {
            match self.next().await {
                FromEngine::Progress { .. } => {}
                last => return last,
            }
        }
    }
}

pub fn endless() -> Question {
    Question::new(Position::START, Task::Best { lines: 1 })
}
