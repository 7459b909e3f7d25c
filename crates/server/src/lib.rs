//! The local server: the page, and the native engine for it.
//!
//! - [`Page`]: the files of the page, embedded or from a folder;
//! - [`Server`]: serves them on a loopback address, with a WebSocket at `/engine` that speaks [`outflank_wire`] and
//!   answers with the native engine.
//!
//! Other pages in the same browser can send requests here. They get nothing: a request must name this computer as its
//! host, which defeats DNS rebinding, and a socket must come from our own page. The page itself may load nothing from
//! anywhere else.

#![forbid(unsafe_code)]

mod guard;
mod page;
mod pool;
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

pub use page::{Page, PageError};
use pool::EnginePool;

/// The default port. It is fixed because browsers store a page's data per port.
pub const USUAL_PORT: u16 = 6464;

/// The maximum number of pages connected to the engine.
pub const MOST_SOCKETS: usize = 16;

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
    sockets: Arc<Semaphore>,
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
        let shared = Shared {
            page: Arc::new(page),
            engine: options.engine,
            pool: Arc::new(EnginePool::new(options.threads)),
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

    /// The address for browsers.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until `shutdown` is ready; then ends running searches and open connections.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server {
            listener, shared, ..
        } = self;
        let (pool, ending) = (shared.pool.clone(), shared.ending.clone());
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
                pool.close();
            })
            .await
    }
}

/// Serves until Ctrl-C, on the calling thread. `ready` receives the address.
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
            // Without Ctrl-C support, it runs until killed.
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
