//! An attack from many sides at once, while a page plays: slow headers, connections that stall, sockets that ask
//! without end, flood, send nonsense or do not read.
//!
//! Here it lasts a moment; `cargo xtask soak server` has it last a minute against the program itself, and measures.

mod common;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use common::{PATIENCE, Running, Socket, endless, open};
use futures_util::{SinkExt as _, StreamExt as _};
use outflank_engine::{Level, Question};
use outflank_rules::Position;
use outflank_wire::{EngineService, FromEngine, LONGEST_QUESTION, Reason, ToEngine};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// The page plays at this level.
const LEVEL: u8 = 5;

/// A moment, between two things that a client does.
const MOMENT: Duration = Duration::from_millis(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_plays_on_while_the_server_is_attacked() {
    let given = std::env::var("OUTFLANK_ATTACK").ok();
    let (server, address, time) = if let Some(address) = given {
        let address = address.parse().expect("an address");
        (None, address, Duration::from_mins(1))
    } else {
        let server = Running::start().await;
        let address = server.address;
        (Some(server), address, Duration::from_secs(1))
    };
    let mut page = common::page(address).await;
    let mut attack = JoinSet::new();
    for client in 0..200 {
        match client % 4 {
            0 => attack.spawn(slow_headers(address)),
            1 => attack.spawn(stalls(address)),
            2 => attack.spawn(asks_without_end(address, client % 8 == 2)),
            _ if client % 8 == 3 => attack.spawn(floods(address)),
            _ => attack.spawn(sends_nonsense(address)),
        };
    }
    let played = play(&mut page, time).await;
    attack.shutdown().await;
    println!("{played:?}");
    assert!(played.questions > 0);
    if server.is_none() {
        assert!(played.slowest <= Duration::from_secs(1), "{played:?}");
    }
    // Everybody else is served again.
    drop(page);
    let next_page = async {
        loop {
            let mut page = socket(address).await;
            // One that is still one too many is told so.
            if let Some(Ok(Message::Text(_))) = page.0.next().await {
                return;
            }
        }
    };
    let in_time = tokio::time::timeout(PATIENCE, next_page).await;
    in_time.expect("a socket that is free");
    if let Some(server) = server {
        server.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_ends_while_it_is_attacked() {
    let server = Running::start().await;
    let address = server.address;
    let mut page = common::page(address).await;
    let mut attack = JoinSet::new();
    for client in 0..60 {
        match client % 3 {
            0 => attack.spawn(slow_headers(address)),
            1 => attack.spawn(stalls(address)),
            _ => attack.spawn(asks_without_end(address, client % 2 == 0)),
        };
    }
    play(&mut page, Duration::from_millis(300)).await;
    let told = Instant::now();
    server.end().await;
    let took = told.elapsed();
    assert!(took <= Duration::from_secs(2), "{took:?}");
    attack.shutdown().await;
}

/// What became of the page's questions.
#[derive(Debug, Default)]
struct Played {
    questions: u32,
    /// How many of them its own engine answered.
    refused: u32,
    slowest: Duration,
}

/// Plays game after game; a question that is refused is answered here, as the page does.
async fn play(page: &mut Socket, time: Duration) -> Played {
    let start = Instant::now();
    let mut played = Played::default();
    let (mut position, mut own) = (Position::START, EngineService::new(1));
    let level = Level::new(LEVEL).expect("a level");
    while start.elapsed() < time {
        played.questions += 1;
        let id = u64::from(played.questions);
        let question = Question::choose(position, level, id);
        let asked = Instant::now();
        page.ask(id, question).await;
        let answer = match page.last().await {
            FromEngine::Refused {
                id: Some(of),
                reason: Reason::Overloaded,
            } if of == id => {
                played.refused += 1;
                own.answer(id, &question, &|| false, |_| ())
            }
            answer => answer,
        };
        played.slowest = played.slowest.max(asked.elapsed());
        let FromEngine::Done { id: of, answer } = answer else {
            panic!("{answer:?}");
        };
        assert_eq!(of, id);
        let mv = answer.chosen.expect("a move");
        position = position.play(mv).expect("a legal move");
        if position.is_over() {
            position = Position::START;
        }
        sleep(MOMENT).await;
    }
    played
}

/// A letter now and then.
async fn slow_headers(address: SocketAddr) {
    loop {
        if let Ok(mut stream) = TcpStream::connect(address).await {
            for letter in b"GET / HTTP/1.1\r\nHost: ".iter().cycle() {
                if stream.write_all(&[*letter]).await.is_err() {
                    break;
                }
                sleep(5 * MOMENT).await;
            }
        }
        sleep(MOMENT).await;
    }
}

/// A request whose answer is not read.
async fn stalls(address: SocketAddr) {
    loop {
        if let Ok(mut stream) = TcpStream::connect(address).await {
            let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\n\r\n");
            while stream.write_all(request.as_bytes()).await.is_ok() {
                sleep(MOMENT).await;
            }
        }
        sleep(MOMENT).await;
    }
}

/// Opens a socket, as often as it takes.
async fn socket(address: SocketAddr) -> Socket {
    let origin = format!("http://{address}");
    loop {
        match open(address, Some(&origin)).await {
            Ok(socket) => return socket,
            Err(_) => sleep(5 * MOMENT).await,
        }
    }
}

fn ask(id: u64) -> Message {
    let question = endless();
    Message::text(ToEngine::Ask { id, question }.to_text())
}

/// The longest question, again as soon as it is refused; or it is never seen to be.
async fn asks_without_end(address: SocketAddr, reads: bool) {
    loop {
        let mut socket = socket(address).await;
        for id in 1.. {
            if socket.0.send(ask(id)).await.is_err() {
                break;
            }
            if !reads {
                sleep(PATIENCE).await;
            }
            while let Some(Ok(message)) = socket.0.next().await {
                if message.to_text().is_ok_and(|text| text.contains("refused")) {
                    break;
                }
            }
        }
    }
}

/// Question after question, without waiting.
async fn floods(address: SocketAddr) {
    loop {
        let mut socket = socket(address).await;
        for id in 1.. {
            if socket.0.send(ask(id)).await.is_err() {
                break;
            }
        }
    }
}

/// What is no message, and what is no frame.
async fn sends_nonsense(address: SocketAddr) {
    let reserved = || Frame::message("", OpCode::Data(Data::Reserved(3)), true);
    let not_text = || Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    for kind in (0..4).cycle() {
        let mut socket = socket(address).await;
        loop {
            let message = match kind {
                0 => Message::text("nonsense"),
                1 => Message::Frame(reserved()),
                2 => Message::Frame(not_text()),
                _ => Message::text("x".repeat(2 * LONGEST_QUESTION)),
            };
            if socket.0.send(message).await.is_err() {
                break;
            }
        }
    }
}
