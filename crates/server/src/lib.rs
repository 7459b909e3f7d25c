//! The local server: the page, and the native engine for it.
//!
//! - [`Page`]: the files of the page, embedded or from a folder;
//! - [`Server`]: serves them on a loopback address, with a WebSocket at `/engine` that speaks [`outflank_wire`] and
//!   answers with the native engine, and with the user's library of games if there is one;
//! - [`Limits`]: what clients may take, so that none takes the server from the others;
//! - [`Event`]: what a log is told.
//!
//! Other pages in the same browser can send requests here. They get nothing: a request must name this computer as its
//! host, which defeats DNS rebinding, and a socket must come from our own page. The page itself may load nothing from
//! anywhere else.

#![forbid(unsafe_code)]

mod guard;
mod library;
mod limits;
mod log;
mod page;
mod pool;
mod socket;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use axum::routing::get;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

pub use library::Games;
use library::Library;
pub use limits::Limits;
pub use log::{Closing, Event, Log};
pub use page::{Page, PageError};
use pool::EnginePool;

/// The default port. It is fixed because browsers store a page's data per port.
pub const USUAL_PORT: u16 = 6464;

/// The most bytes of a request's headers.
const LONGEST_HEADERS: usize = 16 << 10;

/// The settings of a server.
pub struct Options {
    /// The address to listen on.
    pub address: IpAddr,
    /// The port; by default [`USUAL_PORT`], or any free one if that is taken.
    pub port: Option<u16>,
    /// Whether the page may use the native engine; otherwise the server only serves files.
    pub engine: bool,
    /// The number of threads per search.
    pub threads: usize,
    /// Opens the games that the page may ask about; none, if it may not.
    pub games: Option<Games>,
    /// The code of the language that the page speaks until another is chosen there; without it, the browser's.
    pub language: Option<String>,
    /// What clients may take.
    pub limits: Limits,
    /// Is told what happens.
    pub log: Log,
}

impl Default for Options {
    /// On this computer only, with all its cores and no log.
    fn default() -> Options {
        Options {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: None,
            engine: true,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            games: None,
            language: None,
            limits: Limits::default(),
            log: Arc::new(|_| ()),
        }
    }
}

/// A listening server.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    shared: Shared,
}

/// The state shared by all requests.
#[derive(Clone)]
pub(crate) struct Shared {
    page: Arc<Page>,
    engine: bool,
    pool: Arc<EnginePool>,
    library: Option<Arc<Library>>,
    limits: Limits,
    log: Log,
    /// A permit for each connection, and one for each that has become a socket.
    connections: Arc<Semaphore>,
    sockets: Arc<Semaphore>,
    /// A permit for each socket that is opened only to say why it is closed.
    refusals: Arc<Semaphore>,
    /// Has no permits; closed when the server shuts down.
    ending: Arc<Semaphore>,
    address: SocketAddr,
}

impl Server {
    /// Starts listening.
    pub async fn bind(mut page: Page, options: &Options) -> io::Result<Server> {
        let listener = listen(options).await?;
        let address = listener.local_addr()?;
        if options.engine {
            page.tell("engine", "engine");
        }
        if let Some(language) = &options.language {
            page.tell("language", language);
        }
        let (limits, log) = (options.limits, options.log.clone());
        let shared = Shared {
            page: Arc::new(page),
            engine: options.engine,
            pool: Arc::new(EnginePool::new(options.threads, limits, log.clone())),
            library: options
                .games
                .clone()
                .map(|games| Arc::new(Library::new(games, limits, log.clone()))),
            limits,
            log,
            connections: Arc::new(Semaphore::new(limits.connections)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            refusals: Arc::new(Semaphore::new(limits.refusals)),
            ending: Arc::new(Semaphore::new(0)),
            address,
        };
        Ok(Server {
            listener,
            address,
            shared,
        })
    }

    /// The address for browsers.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until `shutdown` is ready; then ends running searches and open connections, within
    /// [`Limits::grace`] whatever clients do.
    pub async fn run(self, shutdown: impl Future<Output = ()>) {
        let Server {
            listener, shared, ..
        } = self;
        (shared.log)(Event::Started);
        tokio::select! {
            () = accept(listener, shared.clone()) => {}
            () = shutdown => {}
        }
        (shared.log)(Event::Ended);
        shared.ending.close();
        shared.pool.close();
        let all_ended = async {
            for (permits, all) in [
                (&shared.connections, shared.limits.connections),
                (&shared.sockets, shared.limits.sockets),
            ] {
                let _ = permits.acquire_many(all as u32).await;
            }
        };
        let _ = timeout(shared.limits.grace, all_ended).await;
    }
}

/// Accepts connections, as many at a time as are allowed.
async fn accept(listener: TcpListener, shared: Shared) {
    let mut routes = Router::new().fallback(get(file));
    if shared.engine {
        routes = routes.route("/engine", get(socket::open));
    }
    let service = routes
        .layer(axum::middleware::from_fn_with_state(
            shared.clone(),
            guard::check,
        ))
        .with_state(shared.clone());
    while let Ok(permit) = shared.connections.clone().acquire_owned().await {
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(connection(stream, service.clone(), shared.clone(), permit));
            }
            // The client has gone, or there are too many open files: those who are served may close some.
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Serves a connection until it ends, becomes a socket, or has taken too long.
async fn connection(
    stream: TcpStream,
    service: Router,
    shared: Shared,
    _permit: OwnedSemaphorePermit,
) {
    // Answers are short and wanted at once; where that cannot be had, they are a little late.
    let _ = stream.set_nodelay(true);
    let requests = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(shared.limits.headers)
        .max_buf_size(LONGEST_HEADERS)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let late = tokio::select! {
        served = timeout(shared.limits.connection, requests) => match served {
            Ok(served) => served.is_err_and(|error| error.is_timeout()),
            Err(_) => true,
        },
        _ = shared.ending.acquire() => false,
    };
    if late {
        (shared.log)(Event::TimedOut);
    }
}

/// Serves until Ctrl-C or a request to terminate, on the calling thread. `ready` receives the address.
pub fn serve_until_interrupted(
    page: Page,
    options: &Options,
    ready: impl FnOnce(&str),
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let server = Server::bind(page, options).await?;
        let interrupted = interrupted();
        ready(&server.url());
        server.run(interrupted).await;
        io::Result::Ok(())
    })?;
    // Searches have been told to end; one that does not is left behind.
    runtime.shutdown_timeout(options.limits.grace / 2);
    Ok(())
}

/// Ready when the program is to end. Signals are heard from the call on, not only once somebody waits; one that
/// cannot be heard ends the program at once, as ever.
#[cfg(unix)]
fn interrupted() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let [mut interrupt, mut terminate] =
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
    let heard = async |signal: &mut Option<tokio::signal::unix::Signal>| match signal {
        Some(signal) => signal.recv().await,
        None => std::future::pending().await,
    };
    async move {
        tokio::select! {
            _ = heard(&mut interrupt) => {}
            _ = heard(&mut terminate) => {}
        }
    }
}

/// Ready when the program is to end.
#[cfg(windows)]
fn interrupted() -> impl Future<Output = ()> {
    let interrupt = tokio::signal::windows::ctrl_c();
    async {
        match interrupt {
            Ok(mut interrupt) => drop(interrupt.recv().await),
            Err(_) => std::future::pending().await,
        }
    }
}

async fn listen(options: &Options) -> io::Result<TcpListener> {
    let bind = |port| TcpListener::bind((options.address, port));
    match options.port {
        Some(port) => bind(port).await,
        None => match bind(USUAL_PORT).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => bind(0).await,
            bound => bound,
        },
    }
}

async fn file(State(shared): State<Shared>, uri: Uri, headers: axum::http::HeaderMap) -> Response {
    shared.page.respond(uri.path(), &headers)
}
