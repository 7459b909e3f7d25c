//! The page on this computer, and the native engine for it.
//!
//! - [`Page`]: the files of the page, part of the program or from a folder;
//! - [`Server`]: serves them on a loopback address, and at `/engine` a WebSocket that speaks
//!   [`outflank_wire`] and answers with the native engine.
//!
//! Other pages in the same browser can send requests here. They get nothing: a request must name this computer as its
//! host, which a page that was brought here by a forged name lookup does not, and a socket must come from our own page.
//! The page itself may load nothing from anywhere else.

#![forbid(unsafe_code)]

mod desks;
mod guard;
mod page;
mod socket;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use desks::Desks;
pub use page::{Page, PageError};

/// Where browsers find the page unless told otherwise: what the browser keeps for a page, it keeps for a port.
pub const USUAL_PORT: u16 = 6464;

/// How many pages can be connected to the engine at once.
pub const MOST_SOCKETS: usize = 16;

/// What a server is asked to do.
pub struct Options {
    /// The address to listen on.
    pub address: IpAddr,
    /// The port; without one the usual port, or any that is free if that is taken.
    pub port: Option<u16>,
    /// Whether the page may use the native engine; without it the server serves nothing but files.
    pub engine: bool,
    /// How many threads a search may use.
    pub threads: usize,
    /// The code of the language that the page speaks until another is chosen there; without it, the browser's.
    pub language: Option<String>,
}

impl Default for Options {
    /// On this computer only, with all its cores.
    fn default() -> Options {
        Options {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: None,
            engine: true,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            language: None,
        }
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    shared: Shared,
}

/// What all requests share.
#[derive(Clone)]
pub(crate) struct Shared {
    page: Arc<Page>,
    engine: bool,
    desks: Arc<Desks>,
    sockets: Arc<Semaphore>,
    /// Has no permits; it is closed when the server ends.
    ending: Arc<Semaphore>,
    address: SocketAddr,
}

impl Server {
    /// Begins to listen.
    pub async fn bind(mut page: Page, options: &Options) -> io::Result<Server> {
        let listener = listen(options).await?;
        let address = listener.local_addr()?;
        if options.engine {
            page.tell("engine", "engine");
        }
        if let Some(language) = &options.language {
            page.tell("language", language);
        }
        let shared = Shared {
            page: Arc::new(page),
            engine: options.engine,
            desks: Arc::new(Desks::new(options.threads)),
            sockets: Arc::new(Semaphore::new(MOST_SOCKETS)),
            ending: Arc::new(Semaphore::new(0)),
            address,
        };
        Ok(Server {
            listener,
            address,
            shared,
        })
    }

    /// The address that browsers open.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until `shutdown` is ready; then ends running searches and open connections.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server {
            listener, shared, ..
        } = self;
        let (desks, ending) = (shared.desks.clone(), shared.ending.clone());
        let mut routes = Router::new().fallback(get(file));
        if shared.engine {
            routes = routes.route("/engine", get(socket::open));
        }
        let service = routes
            .layer(axum::middleware::from_fn_with_state(
                shared.clone(),
                guard::check,
            ))
            .with_state(shared);
        axum::serve(listener, service)
            .with_graceful_shutdown(async move {
                shutdown.await;
                ending.close();
                desks.close();
            })
            .await
    }
}

/// Serves until Ctrl-C, on the calling thread. `ready` is told the address.
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
        ready(&server.url());
        let interrupted = async {
            // Where there is no Ctrl-C, it runs until it is ended.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        server.run(interrupted).await
    })
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
