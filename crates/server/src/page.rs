use std::borrow::Cow;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Shown by a server built without the page.
const NO_PAGE: &str = include_str!("no_page.html");

/// No page is larger, with all its files and their forms.
const LARGEST: u64 = 1 << 28;

/// The files of the page.
pub struct Page {
    files: HashMap<String, File>,
}

/// A file, with its compressed forms if there are any.
#[derive(Default)]
struct File {
    bytes: Option<Cow<'static, [u8]>>,
    compressed: [Option<Cow<'static, [u8]>>; ENCODINGS.len()],
}

/// The compressed forms, as browsers name them and by the ends of their files, the smallest first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

impl Page {
    /// The embedded page.
    pub fn built_in() -> Page {
        if FILES.is_empty() {
            let text = Cow::Borrowed(NO_PAGE.as_bytes());
            return Page::of([("index.html".to_owned(), text)]);
        }
        Page::of(
            FILES
                .iter()
                .map(|(name, bytes)| ((*name).to_owned(), Cow::Borrowed(*bytes))),
        )
    }

    /// Whether this program contains the page.
    pub fn is_built_in() -> bool {
        !FILES.is_empty()
    }

    /// The page in a folder, as it is now.
    pub fn from_folder(folder: &Path) -> Result<Page, PageError> {
        let (mut files, mut room) = (Vec::new(), LARGEST);
        collect(folder, "", &mut files, &mut room)?;
        Ok(Page::of(files))
    }

    fn of(all: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> Page {
        let mut files: HashMap<String, File> = HashMap::new();
        for (name, bytes) in all {
            let compressed = ENCODINGS.iter().enumerate();
            let mut compressed =
                compressed.filter_map(|(at, (_, end))| Some((at, name.strip_suffix(end)?)));
            match compressed.next() {
                Some((at, name)) => {
                    files.entry(name.to_owned()).or_default().compressed[at] = Some(bytes);
                }
                None => files.entry(name).or_default().bytes = Some(bytes),
            }
        }
        Page { files }
    }

    /// Lets the page know something, in the first of its files: the element is there, and its content empty.
    pub(crate) fn tell(&mut self, name: &str, content: &str) {
        let element = |content| format!(r#"name="outflank-{name}" content="{content}""#);
        if let Some(index) = self.files.get_mut("index.html") {
            index.compressed = Default::default();
            if let Some(bytes) = &index.bytes {
                let text = String::from_utf8_lossy(bytes).replace(&element(""), &element(content));
                index.bytes = Some(Cow::Owned(text.into_bytes()));
            }
        }
    }

    /// The response to a request for a path.
    pub(crate) fn respond(&self, path: &str, request: &HeaderMap) -> Response {
        let name = match path.trim_start_matches('/') {
            "" => "index.html",
            name => name,
        };
        let Some(File {
            bytes: Some(bytes),
            compressed,
        }) = self.files.get(name)
        else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let accepted = request
            .get(header::ACCEPT_ENCODING)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let mut forms = ENCODINGS.iter().zip(compressed);
        let form = forms.find_map(|((encoding, _), bytes)| {
            let bytes = bytes.as_ref()?;
            accepts(accepted, encoding).then_some((bytes, *encoding))
        });
        let (body, encoding) = match form {
            Some((bytes, encoding)) => (bytes, Some(encoding)),
            None => (bytes, None),
        };
        let mut response = Response::new(match body {
            Cow::Borrowed(bytes) => Body::from(*bytes),
            Cow::Owned(bytes) => Body::from(bytes.clone()),
        });
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, content_type(name));
        headers.insert(header::CACHE_CONTROL, caching(name));
        if compressed.iter().any(Option::is_some) {
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }
}

/// Whether a list such as `gzip, br;q=0.5` has this encoding, and does not forbid it.
fn accepts(list: &str, encoding: &str) -> bool {
    list.split(',').any(|it| {
        let (name, weight) = it.split_once(';').unwrap_or((it, ""));
        let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
        let is_forbidden = weight.trim().parse::<f32>().is_ok_and(|it| it <= 0.0);
        name.trim().eq_ignore_ascii_case(encoding) && !is_forbidden
    })
}

fn collect(
    folder: &Path,
    prefix: &str,
    files: &mut Vec<(String, Cow<'static, [u8]>)>,
    room: &mut u64,
) -> Result<(), PageError> {
    let failed = |error| PageError {
        path: folder.to_owned(),
        error,
    };
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let name = format!("{prefix}{}", name.unwrap_or_default());
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files, room)?;
        } else {
            let bytes = outflank_store::read(&path, *room);
            let bytes = bytes.map_err(|error| PageError { path, error })?;
            *room -= bytes.len() as u64;
            files.push((name, Cow::Owned(bytes)));
        }
    }
    Ok(())
}

fn content_type(name: &str) -> HeaderValue {
    HeaderValue::from_static(match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ftl") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    })
}

/// Files in folders have content-dependent names; the few outside do not.
fn caching(name: &str) -> HeaderValue {
    HeaderValue::from_static(if name.contains('/') {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    })
}

/// The page could not be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", .path.display())]
pub struct PageError {
    /// What was to be read.
    pub path: PathBuf,
    /// Why it was not.
    #[source]
    pub error: std::io::Error,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_form_that_is_accepted_is_sent() {
        let files = [("a.js", "plain"), ("a.js.gz", "gzip"), ("a.js.br", "br")];
        let page =
            Page::of(files.map(|(name, text)| (name.to_owned(), Cow::from(text.as_bytes()))));
        for (accepted, sent) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip;q=1.0, br;q=0.5", Some("br")),
            ("gzip, br;q=0", Some("gzip")),
            ("GZIP", Some("gzip")),
            ("brotli, xgzip", None),
            ("", None),
        ] {
            let mut request = HeaderMap::new();
            request.insert(
                header::ACCEPT_ENCODING,
                HeaderValue::from_str(accepted).unwrap(),
            );
            let response = page.respond("/a.js", &request);
            let encoding = response.headers().get(header::CONTENT_ENCODING);
            let encoding = encoding.map(|it| it.to_str().unwrap());
            assert_eq!(encoding, sent, "{accepted}");
            assert_eq!(response.headers()[header::VARY], "accept-encoding");
        }
        let bare = page.respond("/a.js.br", &HeaderMap::new());
        assert_eq!(bare.status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn a_page_has_a_limit() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), "small").unwrap();
        let inside = folder.path().join("assets");
        fs::create_dir(&inside).unwrap();
        assert!(Page::from_folder(folder.path()).is_ok());
        let file = fs::File::create(inside.join("app.wasm")).unwrap();
        file.set_len(LARGEST + 1).unwrap();
        let refused = Page::from_folder(folder.path()).err().unwrap();
        assert_eq!(refused.error.kind(), std::io::ErrorKind::FileTooLarge);
    }

    #[test]
    fn the_page_is_told_of_the_engine_and_of_the_language() {
        let index =
            r#"<meta name="outflank-engine" content=""><meta name="outflank-language" content="">"#;
        let files = [("index.html", index), ("index.html.gz", "packed")];
        let mut page =
            Page::of(files.map(|(name, text)| (name.to_owned(), Cow::from(text.as_bytes()))));
        page.tell("engine", "engine");
        page.tell("language", "es");
        let index = &page.files["index.html"];
        assert!(index.compressed.iter().all(Option::is_none));
        let text = r#"<meta name="outflank-engine" content="engine"><meta name="outflank-language" content="es">"#;
        assert_eq!(index.bytes.as_deref(), Some(text.as_bytes()));
    }
}
