use leptos::prelude::{document, window};
use outflank_drawing::Palette;

/// The colours of the current look, from the style sheet.
pub fn palette() -> Palette {
    let style = document()
        .document_element()
        .and_then(|root| window().get_computed_style(&root).ok().flatten());
    Palette::read(|name| {
        let value = style
            .as_ref()
            .and_then(|it| it.get_property_value(name).ok());
        value.unwrap_or_default().trim().to_owned()
    })
}
