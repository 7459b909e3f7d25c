//! The clipboard, downloads, and PNG images.

use std::time::Duration;

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::{document, set_timeout, window};
use wasm_bindgen::prelude::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Url,
};

/// Long enough for the browser to fetch a download.
const KEPT: Duration = Duration::from_mins(1);

/// The size of PNG images, in pixels.
const POINTS: u32 = 1024;

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

/// Downloads a text as a file.
pub fn download_text(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    download(name, &blob)
}

/// Downloads a file.
pub fn download(name: &str, content: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(content)?;
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

/// Renders an SVG as a PNG.
pub async fn png(svg: &str) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&data_url(svg));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(POINTS);
    canvas.set_height(POINTS);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    let size = f64::from(POINTS);
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, size, size)?;
    let drawn = Promise::new(&mut |done: Function, failed: Function| {
        if let Err(error) = canvas.to_blob(&done) {
            let _ = failed.call1(&JsValue::NULL, &error);
        }
    });
    JsFuture::from(drawn).await?.dyn_into()
}

/// An SVG as a data URL.
pub fn data_url(svg: &str) -> String {
    format!(
        "data:image/svg+xml,{}",
        String::from(js_sys::encode_uri_component(svg))
    )
}
