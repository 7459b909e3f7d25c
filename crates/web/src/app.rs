//! The shell around every page, and what all pages share.

use leptos::prelude::*;
use outflank_text::Texts;

use crate::parts::announcer::{self, LiveRegions};
use crate::parts::notices::{self, NoticeList};
use crate::parts::shortcuts::{self, ShortcutList, use_shortcut};
use crate::parts::sound;
use crate::route::{self, Page, Route, use_route};
use crate::store::settings::{self, Look, Settings, Side, Theme};
use crate::words::{self, text, use_words};
use crate::{analyse, engine, games, learn, play, puzzles};

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    let settings = settings::provide();
    let language = Signal::derive(move || settings.with(Settings::language));
    let words = words::provide(language);
    let announcer = announcer::provide();
    let notices = notices::provide(words, announcer);
    let route = route::provide();
    let shortcuts = shortcuts::provide();
    sound::provide(settings);
    engine::provide(notices);
    dress(settings);

    use_shortcut("?", text(Texts::does_shortcuts), move || {
        shortcuts.listed.update(|listed| *listed = !*listed);
    });
    use_shortcut("m", text(Texts::does_mute), move || {
        settings.update(|settings| settings.sounds = !settings.sounds);
        if settings.with_untracked(|settings| settings.sounds) {
            notices.inform(Texts::sound_is_on);
        } else {
            notices.inform(Texts::sound_is_off);
        }
    });
    // The document's title names the page, and a new page is read from its top.
    Effect::new(move |before: Option<Page>| {
        let page = route.with(|route| route.page);
        document().set_title(&format!("{} · Outflank", name(&words.get(), page)));
        if before.is_some_and(|before| before != page) {
            notices.clear_banners();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        page
    });

    let page = Memo::new(move |_| route.with(|route| route.page));
    let shown = move || match page.get() {
        Page::Play => view! { <play::PlayPage /> }.into_any(),
        Page::Learn => view! { <learn::LearnPage /> }.into_any(),
        Page::Puzzles => view! { <puzzles::PuzzlesPage /> }.into_any(),
        Page::Analyse => view! { <analyse::AnalysePage /> }.into_any(),
        Page::Games => view! { <games::GamesPage /> }.into_any(),
        Page::Settings => view! { <crate::settings::SettingsPage /> }.into_any(),
    };
    view! {
        <a class="skip" href="#content" on:click=skip>{text(Texts::skip_to_content)}</a>
        <Header />
        <main id="content" tabindex="-1">{shown}</main>
        <NoticeList />
        <LiveRegions />
        <ShortcutList />
    }
}

/// The address belongs to the router, so the link moves the focus itself.
fn skip(event: web_sys::MouseEvent) {
    use wasm_bindgen::prelude::JsCast as _;
    event.prevent_default();
    let content = document().get_element_by_id("content");
    if let Some(content) = content.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = content.focus();
    }
}

fn name(texts: &Texts, page: Page) -> String {
    match page {
        Page::Play => texts.nav_play(),
        Page::Learn => texts.nav_learn(),
        Page::Puzzles => texts.nav_puzzles(),
        Page::Analyse => texts.nav_analyse(),
        Page::Games => texts.nav_games(),
        Page::Settings => texts.nav_settings(),
    }
}

#[component]
fn Header() -> impl IntoView {
    let route = use_route();
    let words = use_words();
    let link = move |page: Page| {
        let current = move || (route.with(|route| route.page) == page).then_some("page");
        view! {
            <li>
                <a href=Route::to(page).href() aria-current=current>
                    {move || name(&words.get(), page)}
                </a>
            </li>
        }
    };
    view! {
        <header class="header">
            <a class="brand" href=Route::default().href()>"Outflank"</a>
            <nav aria-label=text(Texts::nav_label)>
                <ul>{Page::ALL.map(link).collect_view()}</ul>
            </nav>
        </header>
    }
}

/// Tells the style sheet what was chosen.
fn dress(settings: RwSignal<Settings>) {
    Effect::new(move |_| {
        let Some(root) = document().document_element() else {
            return;
        };
        let settings = settings.get();
        let theme = match settings.theme {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let look = match settings.look {
            Look::Classic => "classic",
            Look::Cartridge => "cartridge",
            Look::Contrast => "contrast",
        };
        let panel = match settings.panel {
            Side::Left => "left",
            Side::Right => "right",
        };
        let motion = if settings.animation { "on" } else { "off" };
        for (name, value) in [
            ("data-theme", theme),
            ("data-look", look),
            ("data-panel", panel),
            ("data-motion", motion),
        ] {
            let _ = root.set_attribute(name, value);
        }
    });
}
