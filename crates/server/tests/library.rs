//! The page asks the library over the same socket as the engine; nobody else does, and nothing is changed.

mod common;

use std::sync::{Arc, Condvar, Mutex};

use common::{PATIENCE, Running, Socket, endless};
use outflank_collection::{Answer, Collection, Query, Search, Source, Trouble};
use outflank_record::GameRecord;
use outflank_rules::Position;
use outflank_rules::notation::Transcript;
use outflank_server::{Games, Limits};
use outflank_wire::{FromEngine, FromLibrary, Reason, ToEngine, ToLibrary};

fn games() -> Games {
    Arc::new(|| {
        let mut games = Collection::default();
        for moves in ["f5d6c3", "f5d6c4", "f5f6e6"] {
            games.add(GameRecord::from(&moves.parse::<Transcript>().unwrap()));
        }
        Ok(Box::new(games))
    })
}

async fn start(games: Games, limits: Limits) -> Running {
    Running::with_games(games, limits).await
}

/// A page that has heard that there is a library.
async fn page(server: &Running) -> Socket {
    let mut socket = server.socket().await;
    assert_eq!(socket.library().await, FromLibrary::Ready);
    socket
}

fn explore() -> Query {
    Query::Explore {
        position: Position::START,
        search: Search::default(),
    }
}

async fn look(socket: &mut Socket, id: u64, query: Query) {
    socket.send(&ToLibrary::Look { id, query }.to_text()).await;
}

#[tokio::test]
async fn questions_are_answered_while_the_engine_thinks() {
    let server = start(games(), Limits::default()).await;
    let mut socket = page(&server).await;
    socket.ask(1, endless()).await;
    for id in 2..5 {
        look(&mut socket, id, explore()).await;
        let FromLibrary::Found {
            id: told,
            answer: Answer::Explored(explored),
        } = socket.library().await
        else {
            panic!("not explored");
        };
        assert_eq!((told, explored.tally.games), (id, 3));
    }
    look(&mut socket, 5, Query::Open { game: 1 }).await;
    let opened = socket.library().await;
    assert!(matches!(
        opened,
        FromLibrary::Found {
            id: 5,
            answer: Answer::Opened { .. }
        }
    ));
    look(&mut socket, 6, Query::Open { game: 9 }).await;
    let none = FromLibrary::reply(6, Err(Trouble::NoGame));
    assert_eq!(socket.library().await, none);
    // The engine still thinks.
    socket.send(&ToEngine::Stop { id: 1 }.to_text()).await;
    assert!(matches!(
        socket.last().await,
        FromEngine::Done { id: 1, .. }
    ));
    server.end().await;
}

#[tokio::test]
async fn without_a_library_a_question_to_it_is_refused() {
    let server = Running::start().await;
    let mut socket = server.socket().await;
    look(&mut socket, 1, explore()).await;
    let refused = FromEngine::Refused {
        id: None,
        reason: Reason::Busy,
    };
    assert_eq!(socket.next().await, refused);
    server.end().await;
}

/// Games that answer when they are let go.
struct Held(Arc<(Mutex<bool>, Condvar)>);

impl Source for Held {
    fn answer(&mut self, _: &Query) -> Result<Answer, Trouble> {
        let (free, changed) = &*self.0;
        let free = free.lock().unwrap();
        drop(changed.wait_while(free, |free| !*free).unwrap());
        Err(Trouble::NoGame)
    }
}

fn held() -> (Games, impl Fn()) {
    let gate = Arc::new((Mutex::new(false), Condvar::new()));
    let inside = gate.clone();
    let games: Games = Arc::new(move || Ok(Box::new(Held(inside.clone()))));
    let release = move || {
        *gate.0.lock().unwrap() = true;
        gate.1.notify_all();
    };
    (games, release)
}

#[tokio::test]
async fn a_page_has_one_question_open_and_a_second_is_refused() {
    let (games, release) = held();
    let server = start(games, Limits::default()).await;
    let mut socket = page(&server).await;
    look(&mut socket, 1, explore()).await;
    look(&mut socket, 2, explore()).await;
    let refused = FromEngine::Refused {
        id: None,
        reason: Reason::Busy,
    };
    assert_eq!(socket.next().await, refused);
    release();
    let first = FromLibrary::reply(1, Err(Trouble::NoGame));
    assert_eq!(socket.library().await, first);
    server.end().await;
}

#[tokio::test]
async fn whoever_waits_too_long_is_told_so_and_may_ask_again() {
    let (games, release) = held();
    let limits = Limits {
        wait: std::time::Duration::from_millis(1),
        ..Limits::default()
    };
    let server = start(games, limits).await;
    let (mut first, mut second) = (page(&server).await, page(&server).await);
    look(&mut first, 1, explore()).await;
    // The first may not have its turn yet: then it is the second that has.
    look(&mut second, 2, explore()).await;
    let overloaded = |id| FromLibrary::reply(id, Err(Trouble::Overloaded));
    tokio::select! {
        told = first.library() => assert_eq!(told, overloaded(1)),
        told = second.library() => assert_eq!(told, overloaded(2)),
    }
    release();
    let limit = tokio::time::timeout(PATIENCE, async {
        loop {
            look(&mut second, 3, explore()).await;
            let told = second.library().await;
            if told == FromLibrary::reply(3, Err(Trouble::NoGame)) {
                break;
            }
        }
    });
    limit.await.expect("in time");
    server.end().await;
}

#[tokio::test]
async fn a_fault_is_told_and_the_next_question_opens_the_games_again() {
    let openings = Arc::new(Mutex::new(0));
    let counted = openings.clone();
    let good = games();
    let games: Games = Arc::new(move || {
        let mut openings = counted.lock().unwrap();
        *openings += 1;
        match *openings {
            1 => Err(Trouble::Busy),
            2 => {
                drop(openings);
                panic!("a fault");
            }
            _ => good(),
        }
    });
    let server = start(games, Limits::default()).await;
    let mut socket = page(&server).await;
    for (id, expected) in [(1, Trouble::Busy), (2, Trouble::Failed)] {
        look(&mut socket, id, explore()).await;
        assert_eq!(
            socket.library().await,
            FromLibrary::reply(id, Err(expected))
        );
    }
    for id in 3..6 {
        look(&mut socket, id, explore()).await;
        assert!(matches!(socket.library().await, FromLibrary::Found { .. }));
    }
    assert_eq!(*openings.lock().unwrap(), 3);
    server.end().await;
}
