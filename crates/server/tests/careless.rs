//! Careless clients, and worse ones: whatever they do, the others are served and the server ends when it is told to.

mod common;

use std::time::Duration;

use common::{PATIENCE, Running, Socket, endless};
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use outflank_engine::{Question, Task};
use outflank_rules::Position;
use outflank_server::{Closing, Event, Limits, Page};
use outflank_wire::{FromEngine, LONGEST_QUESTION, Reason};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

const SOON: Duration = Duration::from_millis(50);

fn short() -> Question {
    Question::new(Position::START, Task::Depth { depth: 4, lines: 1 })
}

/// Nobody is refused for having waited: the others have to make room.
fn patient() -> Limits {
    Limits {
        wait: PATIENCE,
        ..Limits::default()
    }
}

async fn start(limits: Limits) -> Running {
    Running::with(Page::built_in(), limits).await
}

/// A client that says this and then nothing.
async fn stalled(server: &Running, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address)
        .await
        .expect("it listens");
    stream.write_all(text.as_bytes()).await.expect("it reads");
    stream
}

async fn page(server: &Running) -> Socket {
    let mut socket = server.socket().await;
    socket.ask(1, short()).await;
    assert!(matches!(
        socket.last().await,
        FromEngine::Done { id: 1, .. }
    ));
    socket
}

#[tokio::test]
async fn endless_searches_make_room_and_their_pages_are_told() {
    let server = start(patient()).await;
    let mut others = [server.socket().await, server.socket().await];
    for socket in &mut others {
        socket.ask(1, endless()).await;
        assert!(matches!(socket.next().await, FromEngine::Progress { .. }));
    }
    let mut third = page(&server).await;
    let refused = FromEngine::Refused {
        id: Some(1),
        reason: Reason::Overloaded,
    };
    let [first, second] = &mut others;
    let told = tokio::select! {
        told = first.last() => told,
        told = second.last() => told,
    };
    assert_eq!(told, refused);
    // There is room again.
    third.ask(2, short()).await;
    assert!(matches!(third.last().await, FromEngine::Done { id: 2, .. }));
}

#[tokio::test]
async fn a_crowd_that_asks_again_and_again_starves_nobody() {
    let server = start(patient()).await;
    let mut crowd = Vec::new();
    for _ in 1..Limits::default().sockets {
        let mut socket = server.socket().await;
        crowd.push(tokio::spawn(async move {
            for id in 1.. {
                socket.ask(id, endless()).await;
                socket.last().await;
            }
        }));
    }
    let mut socket = server.socket().await;
    for id in 1..=3 {
        socket.ask(id, short()).await;
        // A busy machine may take longer for it than a turn, and refuse it; but it has its turn.
        socket.last().await;
    }
    for asking in crowd {
        asking.abort();
    }
}

#[tokio::test]
async fn clients_that_stall_lose_their_connection() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("index.html"), "Outflank").expect("a file");
    std::fs::write(folder.path().join("large"), vec![0; 32 << 20]).expect("a file");
    let limits = Limits {
        connections: 1,
        headers: SOON,
        connection: 4 * SOON,
        ..Limits::default()
    };
    let page = || Page::from_folder(folder.path()).expect("a page");
    let server = Running::with(page(), limits).await;
    let host = server.address;
    for said in [
        String::new(),
        "GET / HT".to_owned(),
        format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n"),
        format!("GET /large HTTP/1.1\r\nHost: {host}\r\n\r\n"),
    ] {
        let _stalled = stalled(&server, &said).await;
        // There is room for one connection only.
        assert!(server.get("/").await.ends_with("Outflank"), "{said}");
    }
    assert!(server.events.lock().unwrap().contains(&Event::TimedOut));
}

#[tokio::test]
async fn a_page_without_a_sign_of_life_loses_its_socket() {
    let limits = Limits {
        silence: 8 * SOON,
        ..Limits::default()
    };
    let server = start(limits).await;
    // A client answers pings only while it reads.
    let (mut silent, mut alive) = (server.socket().await, server.socket().await);
    let silent_is_closed = async {
        let closed = Event::Closed(Closing::Silent);
        while !server.events.lock().unwrap().contains(&closed) {
            tokio::time::sleep(SOON).await;
        }
    };
    let alive_is_closed = async { while alive.0.next().await.is_some() {} };
    tokio::select! {
        () = silent_is_closed => {}
        () = alive_is_closed => panic!("it answers every ping"),
    }
    let closed = silent.closed().await;
    assert_eq!(closed, (1008, "no sign of life".to_owned()));
}

#[tokio::test]
async fn a_page_that_reads_nothing_loses_its_socket() {
    let limits = Limits {
        faults: u32::MAX,
        write: SOON,
        ..Limits::default()
    };
    let server = start(limits).await;
    let mut socket = server.socket().await;
    let flood = async { while socket.0.send(Message::text("nonsense")).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, flood)
        .await
        .expect("it is closed");
    let stalled = Event::Closed(Closing::Stalled);
    assert!(server.events.lock().unwrap().contains(&stalled));
}

#[tokio::test]
async fn a_socket_is_closed_with_the_reason() {
    let server = start(Limits {
        faults: 2,
        ..Limits::default()
    })
    .await;
    let reserved = Frame::message("", OpCode::Data(Data::Reserved(3)), true);
    let not_text = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    let too_long = "x".repeat(LONGEST_QUESTION + 1);
    let nonsense = || Message::text("nonsense");
    for (messages, code, reason) in [
        (
            vec![Message::Frame(reserved)],
            1002,
            "not a WebSocket frame",
        ),
        (
            vec![Message::Frame(not_text)],
            1002,
            "not a WebSocket frame",
        ),
        (
            vec![Message::text(too_long)],
            1009,
            "the message is too long",
        ),
        (
            vec![nonsense(), nonsense(), nonsense()],
            1008,
            "too many messages make no sense",
        ),
    ] {
        let mut socket = server.socket().await;
        for message in messages {
            socket.0.send(message).await.expect("it is open");
        }
        assert_eq!(socket.closed().await, (code, reason.to_owned()));
    }
}

#[tokio::test]
async fn a_flood_of_questions_closes_the_socket() {
    let server = Running::start().await;
    let mut socket = server.socket().await;
    for id in 0..100 {
        let question = outflank_wire::ToEngine::Ask {
            id,
            question: endless(),
        };
        if socket
            .0
            .send(Message::text(question.to_text()))
            .await
            .is_err()
        {
            break;
        }
    }
    assert_eq!(socket.closed().await.0, 1008);
    page(&server).await;
}

#[tokio::test]
async fn the_end_waits_for_nobody() {
    let server = Running::start().await;
    let mut page = server.socket().await;
    page.ask(1, endless()).await;
    assert!(matches!(page.next().await, FromEngine::Progress { .. }));
    // Another one never reads.
    let mut deaf = server.socket().await;
    deaf.ask(1, endless()).await;
    let _headers = stalled(&server, "GET / HT").await;
    let _silent = stalled(&server, "").await;
    server.end().await;
    let closed = page.closed().now_or_never().expect("it has been told");
    assert_eq!(closed, (1001, "the server ends".to_owned()));
}
