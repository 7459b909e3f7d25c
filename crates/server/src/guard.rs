//! Which requests are accepted, and the security headers.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::{Event, Shared};

/// The headers of every response but one, [`VIEWER`]. Scripts set styles property by property, so inline styles are not needed.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// The document that other pages may frame: a game to step through. It asks nothing of the server but its files.
const VIEWER: &str = "/embed.html";

/// What is different for it.
const VIEWER_HEADERS: [(HeaderName, &str); 2] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; \
         connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "cross-origin",
    ),
];

/// Accepts a request if it is addressed to this computer.
pub async fn check(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let is_viewer = request.uri().path() == VIEWER;
    let mut response = if names_us(request.headers(), shared.address) {
        next.run(request).await
    } else {
        (shared.log)(Event::OtherHost);
        StatusCode::MISDIRECTED_REQUEST.into_response()
    };
    let headers = response.headers_mut();
    let of_viewer = VIEWER_HEADERS.into_iter().filter(|_| is_viewer);
    for (name, value) in HEADERS.into_iter().chain(of_viewer) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_viewer {
        headers.remove(header::X_FRAME_OPTIONS);
    }
    response
}

/// Whether the Host header is ours: exactly one, with a name that no DNS server can map to another computer.
fn names_us(headers: &HeaderMap, address: SocketAddr) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return false;
    };
    host.to_str().is_ok_and(|host| is_ours(host, address))
}

/// Whether our own page opens the socket.
pub fn comes_from_us(headers: &HeaderMap, address: SocketAddr) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let (Some(origin), None) = (origins.next(), origins.next()) else {
        return false;
    };
    let (origin, host) = (origin.to_str(), headers.get(header::HOST));
    let host = host.and_then(|host| host.to_str().ok());
    origin.is_ok_and(|origin| {
        origin
            .strip_prefix("http://")
            .is_some_and(|name| Some(name) == host && is_ours(name, address))
    })
}

fn is_ours(host: &str, address: SocketAddr) -> bool {
    let Some((name, port)) = host.rsplit_once(':') else {
        return false;
    };
    if port != address.port().to_string() {
        return false;
    }
    if name == "localhost" {
        return address.ip().is_loopback();
    }
    let bare = name
        .strip_prefix('[')
        .and_then(|name| name.strip_suffix(']'))
        .unwrap_or(name);
    bare.parse::<IpAddr>()
        .is_ok_and(|ip| ip.is_loopback() || !address.ip().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_computer_is_ours() {
        let here: SocketAddr = "127.0.0.1:6464".parse().unwrap();
        for host in ["127.0.0.1:6464", "localhost:6464", "[::1]:6464"] {
            assert!(is_ours(host, here), "{host}");
        }
        for host in [
            "127.0.0.1",
            "localhost",
            "127.0.0.1:6465",
            "evil.example:6464",
            "127.0.0.1.evil.example:6464",
            "localhost.evil.example:6464",
            "192.168.0.7:6464",
            "127.0.0.1:6464:6464",
            ":6464",
            "",
        ] {
            assert!(!is_ours(host, here), "{host}");
        }
    }

    #[test]
    fn on_a_network_only_addresses_are_ours() {
        let there: SocketAddr = "0.0.0.0:80".parse().unwrap();
        assert!(is_ours("192.168.0.7:80", there));
        assert!(!is_ours("club.example:80", there));
        assert!(!is_ours("localhost:80", there));
    }
}
