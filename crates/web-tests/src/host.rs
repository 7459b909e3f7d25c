//! A plain web host: files from a folder or a single page, under a path, without a header of ours.

use std::path::PathBuf;

use anyhow::Result;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// Where on the host the page lies.
const PATH: &str = "/some/where/";

/// A host that listens on loopback.
pub struct Host {
    listener: TcpListener,
    content: Content,
}

/// What it has.
enum Content {
    Folder(PathBuf),
    Page(String),
}

impl Host {
    /// Listens on a free port.
    pub async fn bind(folder: PathBuf) -> Result<Host> {
        Host::with(Content::Folder(folder)).await
    }

    /// Listens on a free port, and has one page, in HTML.
    pub async fn with_page(html: String) -> Result<Host> {
        Host::with(Content::Page(html)).await
    }

    async fn with(content: Content) -> Result<Host> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        Ok(Host { listener, content })
    }

    /// The address of the page.
    pub fn url(&self) -> Result<String> {
        Ok(format!("http://{}{PATH}", self.listener.local_addr()?))
    }

    /// Answers until it is told to end.
    pub async fn run(self, end: impl Future<Output = ()>) -> std::io::Result<()> {
        tokio::pin!(end);
        loop {
            tokio::select! {
                () = &mut end => return Ok(()),
                visitor = self.listener.accept() => {
                    // Who does not listen gets nothing.
                    let _ = self.answer(visitor?.0).await;
                }
            }
        }
    }

    async fn answer(&self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        let mut request = String::new();
        stream.read_line(&mut request).await?;
        let mut header = String::new();
        while stream.read_line(&mut header).await? > 2 {
            header.clear();
        }
        let path = request.split(' ').nth(1).unwrap_or_default();
        let path = path.split('?').next().unwrap_or_default();
        let name = match path.strip_prefix(PATH) {
            Some("") => Some("index.html"),
            name => name.filter(|name| !name.contains("..")),
        };
        let read = |name: &str| match &self.content {
            Content::Folder(folder) => std::fs::read(folder.join(name)).ok(),
            Content::Page(html) => (name == "index.html").then(|| html.clone().into_bytes()),
        };
        let file = name.and_then(|name| Some((read(name)?, kind(name))));
        let (status, (body, kind)) = match file {
            Some(file) => ("200 OK", file),
            None => ("404 Not Found", (Vec::new(), "text/plain")),
        };
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(&body).await?;
        stream.shutdown().await
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
