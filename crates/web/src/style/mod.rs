//! The style guide: every component in its states, every look, by day and by night, at a glance. No page leads here.
//!
//! - `boards`: a board with all that can lie on it;
//! - `games`: what stands beside a board in a game and in a review;
//! - `course`: what teaches;
//! - `kept`: what is kept, and what comes in;
//! - `parts`: everything else.

mod boards;
mod course;
mod games;
mod kept;
mod parts;

use leptos::html;
use leptos::prelude::*;
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;

use crate::exercise::WithPuzzles;
use crate::store::settings::Look;
use crate::words::text;
use boards::Specimen;
use course::Taught;
use games::{Games, Reviewed};
use kept::{Kept, Pasted};
use parts::Parts;

/// The page.
#[component]
pub fn StylePage() -> impl IntoView {
    view! { <WithPuzzles><Guide /></WithPuzzles> }
}

#[component]
fn Guide() -> impl IntoView {
    let looks = || {
        let looks = [
            (
                Look::Classic,
                "classic",
                Texts::settings_look_classic as fn(&Texts) -> String,
            ),
            (Look::Cartridge, "cartridge", Texts::settings_look_cartridge),
            (Look::Contrast, "contrast", Texts::settings_look_contrast),
        ];
        looks.into_iter().map(|(look, name, words)| {
            view! {
                <div class="style-look" data-look=name>
                    <h3>{text(words)}</h3>
                    <div class="style-parts">
                        <div><Specimen look /></div>
                        <Parts />
                        <Games />
                        <Reviewed />
                        <Taught />
                        <Kept />
                    </div>
                </div>
            }
        })
    };
    let theme = |name: &'static str, words: fn(&Texts) -> String| {
        view! {
            <section class="style-theme" data-theme=name>
                <h2>{text(words)}</h2>
                {looks().collect_view()}
            </section>
        }
    };
    let all = NodeRef::<html::Section>::new();
    Effect::new(move |_| all.get().map(|all| unfold(&all)));
    view! {
        <section class="style" node_ref=all>
            <h1 class="visually-hidden">{text(Texts::settings_look)}</h1>
            {theme("light", Texts::settings_theme_light)}
            {theme("dark", Texts::settings_theme_dark)}
            <div class="style-theme"><Pasted /></div>
        </section>
    }
}

/// Opens what is folded. The explorer would begin to count.
fn unfold(all: &web_sys::Element) {
    let Ok(folded) = all.query_selector_all("details:not(.explorer)") else {
        return;
    };
    for at in 0..folded.length() {
        if let Some(it) = folded
            .get(at)
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok())
        {
            let _ = it.set_attribute("open", "");
        }
    }
}
