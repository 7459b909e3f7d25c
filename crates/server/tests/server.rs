//! The server over loopback: files, headers, access control, and the engine's socket.

mod common;

use common::{PATIENCE, Running, endless};
use futures_util::SinkExt as _;
use outflank_engine::{Level, Question};
use outflank_rules::Position;
use outflank_server::{Limits, Page};
use outflank_wire::{FromEngine, Reason, ToEngine, VERSION};
use tokio_tungstenite::tungstenite::{Error, Message};

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

/// Whether it is there or not: the path decides.
#[tokio::test]
async fn only_the_viewer_may_be_framed() {
    let server = Running::start().await;
    let viewer = server.get("/embed.html").await.to_lowercase();
    assert!(viewer.contains("frame-ancestors *"), "{viewer}");
    assert!(viewer.contains("default-src 'none'"), "{viewer}");
    assert!(!viewer.contains("x-frame-options"), "{viewer}");
    assert!(viewer.contains("x-content-type-options: nosniff"));
    for path in [
        "/",
        "/index.html",
        "/embed.html/",
        "/x/embed.html",
        "/Embed.html",
    ] {
        let page = server.get(path).await.to_lowercase();
        assert!(page.contains("frame-ancestors 'none'"), "{path}: {page}");
        assert!(page.contains("x-frame-options: deny"), "{path}: {page}");
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
    let incomplete = format!(r#"{{"version":{VERSION},"message":{{"type":"ask","id":1}}}}"#);
    for text in ["", "{}", "hello", &incomplete, "[[[[[[[["] {
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
    let limits = Limits {
        // Whoever is told stays until they have read it.
        grace: PATIENCE,
        ..Limits::default()
    };
    let server = Running::with(Page::built_in(), limits).await;
    let mut sockets = Vec::new();
    for _ in 0..Limits::default().sockets {
        sockets.push(server.socket().await);
    }
    let origin = format!("http://{}", server.address);
    // Some are told why, in a way that a page can hear.
    let mut told = Vec::new();
    for _ in 0..Limits::default().refusals {
        told.push(server.open(Some(&origin)).await.expect("a socket"));
    }
    match server.open(Some(&origin)).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status(), 503),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("one too many"),
    }
    for mut socket in told {
        let (code, reason) = socket.closed().await;
        assert_eq!((code, &*reason), (1013, "too many pages are connected"));
    }
}
