//! The share panel.

use leptos::html;
use leptos::prelude::*;
use outflank_drawing::{Film, Picture};
use outflank_record::{Format, GameRecord, ggf, transcript};
use outflank_text::Texts;
use wasm_bindgen_futures::spawn_local;

use super::{
    Shared, embed_code, file, game_route, is_only_here, palette, position_route, use_download,
};
use crate::components::choice::Switch;
use crate::components::notices::use_notices;
use crate::route::Route;
use crate::store::settings::use_settings;
use crate::words::{labelled, text, use_words};

/// All ways to share something.
#[component]
pub fn SharePanel(
    /// What is shared.
    #[prop(into)]
    shared: Signal<Shared>,
) -> impl IntoView {
    let has_moves = Memo::new(move |_| shared.with(|it| !it.record.moves().is_empty()));
    let of = move |read: fn(&Shared) -> String| Signal::derive(move || shared.with(read));
    let moves = of(|it| transcript::write(&it.record));
    let ggf = of(|it| ggf::write(&it.record));
    let position = of(|it| it.position.to_string());
    let game_link = of(|it| address(&game_route(&it.record)));
    let position_link = of(|it| address(&position_route(it.position)));
    let words = use_words();
    let embed = Signal::derive(move || {
        let texts = words.get();
        let (language, title) = (texts.language().code(), texts.embed_title());
        shared.with(|it| embed_code(&folder(), &it.record, language, &title))
    });
    let is_local = is_only_here(&window().location().hostname().unwrap_or_default());
    let file = move |ending: &'static str| {
        Signal::derive(move || shared.with(|it| format!("{}.{ending}", it.name)))
    };
    view! {
        <div class="share">
            <Show when=move || shared.with(|it| it.shortened)>
                <p class="note">{text(Texts::share_shortened)}</p>
            </Show>
            <Show when=move || has_moves.get()>
                <TextRow kind="moves" label=text(Texts::moves) text=moves file=file("txt") />
                <TextRow kind="ggf" label=text(Texts::share_ggf) text=ggf file=file("ggf") />
                <FilesRow shared />
            </Show>
            <TextRow kind="position" label=text(Texts::share_position) text=position />
            {file::can_hand_over().then(|| view! { <HandOver shared is_local /> })}
            <PictureRow shared has_moves />
            {is_local.then(|| view! { <p class="note share-local">{text(Texts::share_local)}</p> })}
            <Show when=move || has_moves.get()>
                <TextRow kind="game-link" label=text(Texts::share_game_link) text=game_link />
            </Show>
            <TextRow kind="position-link" label=text(Texts::share_position_link) text=position_link />
            <Show when=move || has_moves.get() && !is_local>
                <TextRow kind="embed" label=text(Texts::share_embed) text=embed />
            </Show>
        </div>
    }
}

/// The full URL of a route.
fn address(route: &Route) -> String {
    format!("{}{}", folder(), route.href())
}

/// The URL of the folder in which the page is.
fn folder() -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split(['#', '?']).next().unwrap_or_default();
    let end = page.rfind('/').map_or(0, |at| at + 1);
    page[..end].to_owned()
}

/// Hands the game to another app.
#[component]
fn HandOver(shared: Signal<Shared>, is_local: bool) -> impl IntoView {
    let hand_over = move |_| {
        let (text, link) = shared.with_untracked(|it| {
            if it.record.moves().is_empty() {
                (it.position.to_string(), position_route(it.position))
            } else {
                (transcript::write(&it.record), game_route(&it.record))
            }
        });
        let link = (!is_local).then(|| address(&link));
        spawn_local(async move {
            // Whoever changes their mind needs no message.
            let _ = file::hand_over(&text, link.as_deref()).await;
        });
    };
    view! {
        <div class="buttons">
            <button type="button" data-do="hand-over" on:click=hand_over>{text(Texts::share_hand_over)}</button>
        </div>
    }
}

/// A text to copy, and perhaps to download.
#[component]
fn TextRow(
    /// Its kind, for the style sheet.
    kind: &'static str,
    /// Its label.
    #[prop(into)]
    label: Signal<String>,
    /// The text.
    text: Signal<String>,
    /// The name of its file.
    #[prop(optional)]
    file: Option<Signal<String>>,
) -> impl IntoView {
    let (notices, hand_over) = (use_notices(), use_download());
    let field = NodeRef::<html::Input>::new();
    let copy = move |_| {
        let (copied, name) = (text.get_untracked(), label.get_untracked());
        spawn_local(async move {
            if file::copy(&copied).await.is_ok() {
                notices.inform(move |t| t.share_copied(&name));
            } else {
                if let Some(field) = field.try_get_untracked().flatten() {
                    let _ = field.focus();
                    field.select();
                }
                notices.refuse(Texts::share_not_copied);
            }
        });
    };
    let download = move |_| {
        let name = file.map(|file| file.get_untracked()).unwrap_or_default();
        let content = format!("{}\n", text.get_untracked());
        hand_over(&name, "text/plain", content.as_bytes());
    };
    view! {
        <div class="share-row" data-share=kind>
            <label>
                <span>{label}</span>
                <input type="text" readonly node_ref=field prop:value=text on:focus=move |_| {
                    if let Some(field) = field.get_untracked() {
                        field.select();
                    }
                } />
            </label>
            <div class="buttons">
                <button type="button" data-do="copy" aria-label=labelled(Texts::share_copy, label) on:click=copy>
                    {self::text(Texts::share_copy)}
                </button>
                {file.map(|_| view! {
                    <button type="button" data-do="download" aria-label=labelled(Texts::share_download, label) on:click=download>
                        {self::text(Texts::share_download)}
                    </button>
                })}
            </div>
        </div>
    }
}

/// The formats that are files rather than something to copy. JSON alone has everything.
const FILES: [(Format, fn(&Shared) -> &GameRecord); 3] = [
    (Format::Sgf, |shared| &shared.record),
    (Format::Pgn, |shared| &shared.record),
    (Format::Json, |shared| &shared.whole),
];

/// The game as files in other formats.
#[component]
fn FilesRow(shared: Signal<Shared>) -> impl IntoView {
    let download = use_download();
    let button = move |(format, of): (Format, fn(&Shared) -> &GameRecord)| {
        let press = move |_| {
            let (name, text) = shared.with_untracked(|it| {
                let text = format.write(of(it)).unwrap_or_default();
                (format!("{}.{format}", it.name), text)
            });
            download(&name, "text/plain", text.as_bytes());
        };
        view! {
            <button type="button" data-do=format.name() on:click=press>{format.name().to_uppercase()}</button>
        }
    };
    view! {
        <div class="share-files" data-share="files" role="group" aria-label=text(Texts::share_files)>
            <p class="share-label">{text(Texts::share_files)}</p>
            <div class="buttons">{FILES.map(button).collect_view()}</div>
            <p class="note">{text(Texts::share_files_note)}</p>
        </div>
    }
}

/// The board as an image, and the game as a film.
#[component]
fn PictureRow(shared: Signal<Shared>, has_moves: Memo<bool>) -> impl IntoView {
    let (settings, download) = (use_settings(), use_download());
    let numbered = RwSignal::new(false);
    // The page's colours follow the settings.
    let picture = Memo::new(move |_| Picture {
        coordinates: settings.with(|all| all.coordinates),
        ..shared.with(|it| it.picture(numbered.get()))
    });
    let svg = Memo::new(move |_| picture.with(|it| it.svg(&palette())));
    let name = move |ending: &str| shared.with_untracked(|it| format!("{}.{ending}", it.name));
    let as_svg = move |_| {
        download(
            &name("svg"),
            "image/svg+xml",
            svg.get_untracked().as_bytes(),
        );
    };
    let as_png = move |_| {
        let png = picture.with_untracked(|it| it.png(&palette(), it.natural_size()));
        download(&name("png"), "image/png", &png);
    };
    let as_gif = move |_| {
        let film = shared.with_untracked(|it| Film::of(&it.record.transcript()));
        let film = film.with_coordinates(settings.with_untracked(|all| all.coordinates));
        download(&name("gif"), "image/gif", &film.gif(&palette(), Film::SIZE));
    };
    view! {
        <div class="share-picture" data-share="picture">
            <img alt=text(Texts::share_picture) src=move || file::data_url(&svg.get()) />
            <div>
                <h3>{text(Texts::share_picture)}</h3>
                <Switch
                    label=text(Texts::share_numbered)
                    on=numbered
                    on_switch=move |it| numbered.set(it)
                />
                <div class="buttons">
                    <button type="button" data-do="svg" on:click=as_svg>{text(Texts::share_svg)}</button>
                    <button type="button" data-do="png" on:click=as_png>{text(Texts::share_png)}</button>
                    <Show when=move || has_moves.get()>
                        <button type="button" data-do="gif" on:click=as_gif>{text(Texts::share_gif)}</button>
                    </Show>
                </div>
            </div>
        </div>
    }
}
