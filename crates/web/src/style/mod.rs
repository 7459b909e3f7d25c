//! The style guide: every component in its states, every look, by day and by night, at a glance. No page leads here.
//!
//! - `boards`: a board with all that can lie on it;
//! - `games`: what stands beside a board in a game and in a review;
//! - `parts`: everything else.

mod boards;
mod games;
mod parts;

use leptos::prelude::*;
use outflank_text::Texts;

use crate::store::settings::Look;
use crate::words::text;
use boards::Specimen;
use games::{Games, Reviewed};
use parts::Parts;

/// The page.
#[component]
pub fn StylePage() -> impl IntoView {
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
    view! {
        <section class="style">
            <h1 class="visually-hidden">{text(Texts::settings_look)}</h1>
            {theme("light", Texts::settings_theme_light)}
            {theme("dark", Texts::settings_theme_dark)}
        </section>
    }
}
