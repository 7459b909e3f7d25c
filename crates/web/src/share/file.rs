//! The clipboard, downloads, and other apps.

use std::time::Duration;

use js_sys::{Array, Reflect, Uint8Array};
use leptos::prelude::{document, set_timeout, window};
use wasm_bindgen::prelude::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, ShareData, Url};

/// Long enough for the browser to fetch a download.
const KEPT: Duration = Duration::from_mins(1);

/// Copies a text. It fails where the browser does not allow it.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let navigator = window().navigator();
    // It is missing on pages served without encryption.
    if Reflect::get(&navigator, &"clipboard".into())?.is_undefined() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(navigator.clipboard().write_text(text)).await?;
    Ok(())
}

/// Whether the browser can hand something to another app.
pub fn can_hand_over() -> bool {
    let share = Reflect::get(&window().navigator(), &"share".into());
    share.is_ok_and(|it| it.is_function())
}

/// Hands a text, and an address if there is one, to an app that somebody chooses. It fails if nobody does.
pub async fn hand_over(text: &str, address: Option<&str>) -> Result<(), JsValue> {
    let data = ShareData::new();
    data.set_text(text);
    if let Some(address) = address {
        data.set_url(address);
    }
    JsFuture::from(window().navigator().share_with_data(&data)).await?;
    Ok(())
}

/// Downloads bytes as a file of this name and type.
pub fn download(name: &str, kind: &str, content: &[u8]) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&Uint8Array::from(content));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        KEPT,
    );
    Ok(())
}

/// An SVG as a data URL.
pub fn data_url(svg: &str) -> String {
    format!(
        "data:image/svg+xml,{}",
        String::from(js_sys::encode_uri_component(svg))
    )
}
