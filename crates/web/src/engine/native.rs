//! The native engine: a WebSocket to the server that the page comes from.

use std::rc::Rc;

use leptos::prelude::window;
use wasm_bindgen::prelude::{Closure, JsCast as _};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::link::{Link, News};

pub struct Socket {
    socket: WebSocket,
    _message: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn(CloseEvent)>,
}

/// The code with which the server closes a socket that is one too many: try again later.
const FULL: u16 = 1013;

/// Opens a socket to a path beside the page.
pub fn open(path: &str, news: impl Fn(News) + 'static) -> Option<Socket> {
    let page = window().location().href().ok()?;
    let page = page.split('#').next()?;
    let address = web_sys::Url::new_with_base(path, page).ok()?.href();
    let socket = WebSocket::new(&address.replacen("http", "ws", 1)).ok()?;
    let news = Rc::new(news);
    let heard = news.clone();
    let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        // Anything but a text is a text that cannot be read.
        heard(News::Text(event.data().as_string().unwrap_or_default()));
    });
    let closed = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
        if event.code() == FULL {
            news(News::Full);
        }
        news(News::Closed);
    });
    socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    Some(Socket {
        socket,
        _message: message,
        _closed: closed,
    })
}

impl Link for Socket {
    fn send(&self, text: &str) {
        // A socket that cannot send is about to say that it is closed.
        let _ = self.socket.send_with_str(text);
    }

    fn close(&self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}
