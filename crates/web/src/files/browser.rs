//! The files of the browser, and time for it to breathe.

use js_sys::{Promise, Uint8Array};
use leptos::html;
use leptos::prelude::*;
use outflank_app::study::intake::{FileFault, HandedFile, NotOpened, has_room};
use outflank_text::Texts;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FileList};

use crate::words::text;

/// So many milliseconds of work keep the page from drawing; a picture takes sixteen.
const AT_A_TIME: f64 = 8.0;

/// Work that takes a while gives way to everything else now and then.
pub struct Breaths {
    last: f64,
}

impl Breaths {
    pub fn new() -> Breaths {
        Breaths { last: now() }
    }

    /// Whether it is time.
    pub fn is_due(&self) -> bool {
        now() - self.last > AT_A_TIME
    }

    /// Lets the browser do something else.
    pub async fn draw(&mut self) {
        let mut wait = |resolve: js_sys::Function, _| {
            let _ = window().set_timeout_with_callback(&resolve);
        };
        // It is never refused.
        let _ = JsFuture::from(Promise::new(&mut wait)).await;
        self.last = now();
    }
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// The files of a list.
pub fn all(list: Option<FileList>) -> Vec<File> {
    let Some(list) = list else {
        return Vec::new();
    };
    (0..list.length()).filter_map(|at| list.get(at)).collect()
}

/// Reads files; those that are too large, or that the browser does not give, are named.
pub async fn read(files: Vec<File>) -> (Vec<HandedFile>, Vec<FileFault>) {
    let sizes: Vec<u64> = files.iter().map(|file| file.size() as u64).collect();
    let (mut read, mut refused) = (Vec::new(), Vec::new());
    for (file, fits) in files.into_iter().zip(has_room(&sizes)) {
        let name = file.name();
        let bytes = if fits {
            let bytes = JsFuture::from(file.array_buffer()).await;
            bytes.map_err(|_| NotOpened::Unavailable)
        } else {
            Err(NotOpened::TooLarge)
        };
        match bytes {
            Ok(bytes) => read.push(HandedFile {
                name,
                bytes: Uint8Array::new(&bytes).to_vec(),
            }),
            Err(why) => refused.push(FileFault { file: name, why }),
        }
    }
    (read, refused)
}

/// A button that lets one choose files.
#[component]
pub fn FileButton(
    /// Called with them.
    on_choose: impl Fn(Vec<File>) + 'static,
) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        if let Some(field) = field.get_untracked() {
            let files = all(field.files());
            // The same ones may be chosen again.
            field.set_value("");
            if !files.is_empty() {
                on_choose(files);
            }
        }
    };
    let choose = move |_| {
        if let Some(field) = field.get_untracked() {
            field.click();
        }
    };
    view! {
        <button type="button" class="choose-files" on:click=choose>{text(Texts::files_choose)}</button>
        <input type="file" multiple hidden class="chosen-files" node_ref=field on:change=chosen />
    }
}
