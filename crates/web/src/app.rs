//! The shell around every page: context, navigation, global shortcuts.

use std::time::Duration;

use leptos::prelude::*;
use outflank_text::Texts;
use serde_json::json;

use crate::board::Light;
use crate::components::announcer::{self, LiveRegions};
use crate::components::notices::{self, BriefNotices, StandingNotices};
use crate::components::shortcuts::{self, ShortcutList, Shortcuts, use_shortcut};
use crate::components::sound;
use crate::components::{InTurn, breakdown, newer};
use crate::files::{self, FilesHint, FilesReading, IncomingGames};
use crate::parts::later;
use crate::route::{self, Page, Route, use_route};
use crate::store::settings::{self, Settings};
use crate::words::{self, text};
use crate::{engine, parts, play, store};

/// The whole app.
#[component]
pub fn App(
    /// The texts of the first language.
    source: words::Source,
) -> impl IntoView {
    let (settings, notice) = settings::provide();
    let language = Signal::derive(move || settings.with(settings::language));
    let look = Signal::derive(move || settings.with(|settings| settings.look));
    let words = words::provide(source, look);
    let announcer = announcer::provide();
    let notices = notices::provide(words, announcer);
    words::follow(words, language, notices);
    breakdown::translate(words);
    notices.report(notice);
    store::watch(notices);
    settings::keep_changes(settings, notices);
    let route = route::provide(notices);
    let shortcuts = shortcuts::provide(settings);
    play::from::provide();
    sound::provide(settings);
    engine::provide(notices);
    files::provide();
    newer::watch(notices);
    apply_to_page(settings);

    use_shortcut(shortcuts::HELP, text(Texts::does_shortcuts), move || {
        shortcuts.listed.update(|listed| *listed = !*listed);
    });
    use_shortcut("m", text(Texts::does_mute), move || {
        settings.update(|settings| settings.own.sounds = !settings.own.sounds);
        if settings.with_untracked(|settings| settings.own.sounds) {
            notices.inform(Texts::sound_is_on);
        } else {
            notices.inform(Texts::sound_is_off);
        }
    });
    use_shortcut("z", text(Texts::does_fold), move || fold(settings));
    // Another page gets its title and an announcement, and starts at the top.
    Effect::new(move |before: Option<Page>| {
        let page = route.with(|route| route.page);
        document().set_title(&format!("{} · Outflank", name(&words.get(), page)));
        if before.is_some_and(|before| before != page) {
            notices.clear_banners();
            announcer.say(&name(&words.now(), page));
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        page
    });

    Effect::new(move |before: Option<()>| {
        route.track();
        if before.is_some() {
            set_timeout(keep_focus, Duration::ZERO);
        }
    });

    let page = Memo::new(move |_| route.with(|route| route.page));
    let shown = move || match page.get() {
        Page::Play => view! { <play::PlayPage /> }.into_any(),
        Page::Learn => later(parts::fetch_learn, parts::learn).into_any(),
        Page::Puzzles => later(parts::fetch_puzzles, parts::puzzles).into_any(),
        Page::Training => later(parts::fetch_training, parts::training).into_any(),
        Page::Analyse => later(parts::fetch_analyse, parts::analyse).into_any(),
        Page::Games => later(parts::fetch_games, parts::games).into_any(),
        Page::Settings => later(parts::fetch_settings, parts::settings).into_any(),
        Page::Style => later(parts::fetch_style, parts::style).into_any(),
    };
    view! {
        <a class="skip" href="#content" on:click=skip>{text(Texts::skip_to_content)}</a>
        <Header />
        <StandingNotices />
        <main id="content" tabindex="-1">
            <FilesReading />
            <InTurn>{shown}</InTurn>
        </main>
        <BriefNotices />
        <LiveRegions />
        <ShortcutList />
        <Light />
        <IncomingGames />
        <FilesHint />
    }
}

/// The router owns the fragment, so the link moves the focus itself.
fn skip(event: web_sys::MouseEvent) {
    event.prevent_default();
    focus_content();
}

/// The link that was followed may be gone, and the focus with it: then the page that is there now has it.
fn keep_focus() {
    let lost = document()
        .active_element()
        .is_none_or(|it| it.tag_name() == "BODY");
    if lost {
        focus_content();
    }
}

fn focus_content() {
    use wasm_bindgen::prelude::JsCast as _;
    let content = document().get_element_by_id("content");
    if let Some(content) = content.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = content.focus();
    }
}

fn name(texts: &Texts, page: Page) -> String {
    match page {
        Page::Play => texts.play(),
        Page::Learn => texts.nav_learn(),
        Page::Puzzles => texts.nav_puzzles(),
        Page::Training => texts.practice_title(),
        Page::Analyse => texts.nav_analyse(),
        Page::Games => texts.nav_games(),
        Page::Settings => texts.settings(),
        Page::Style => texts.settings_look(),
    }
}

/// A page's icon, for narrow screens.
const fn icon(page: Page) -> &'static str {
    match page {
        // Two discs.
        Page::Play => "M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M11 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
        // An open book.
        Page::Learn | Page::Training => {
            "M12 6c-2-2-6-2-9-1v13c3-1 7-1 9 1c2-2 6-2 9-1V5c-3-1-7-1-9 1v13"
        }
        // A question mark.
        Page::Puzzles => "M8 8a4 4 0 1 1 5.5 3.7C12.3 12.3 12 13 12 15M12 19v.5",
        // A curve between axes.
        Page::Analyse => "M4 3v17h17M7 15l4-5l4 3l5-7",
        // A list.
        Page::Games => "M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5",
        // Sliders.
        Page::Settings | Page::Style => "M4 7h9M17 7h3M13 4.5v5M4 17h3M11 17h9M7 14.5v5",
    }
}

#[component]
fn Header() -> impl IntoView {
    let route = use_route();
    let settings = settings::use_settings();
    let shortcuts: Shortcuts = expect_context();
    let has_panel = move || route.with(|route| matches!(route.page, Page::Play | Page::Analyse));
    let folding = Signal::derive(text(move |texts| {
        if settings.with(|settings| settings.own.folded) {
            texts.unfold_panel()
        } else {
            texts.fold_panel()
        }
    }));
    let link = move |page: Page| {
        // Training belongs to the course.
        let current = move || match route.with(|route| route.page) {
            Page::Training if page == Page::Learn => Some("true"),
            shown => (shown == page).then_some("page"),
        };
        view! {
            <li>
                <a href=Route::to(page).href() aria-current=current>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon(page) /></svg>
                    {text(move |texts| name(texts, page))}
                </a>
            </li>
        }
    };
    view! {
        <header class="header">
            <a class="brand" href=Route::default().href() aria-label="Outflank">
                <Wordmark />
            </a>
            <nav aria-label=text(Texts::nav_label)>
                <ul>{Page::NAVIGATION.map(link).collect_view()}</ul>
            </nav>
            <Show when=has_panel>
                <button type="button" class="quiet fold" aria-label=folding title=folding on:click=move |_| fold(settings)>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v14H4zM14 5v14" /></svg>
                </button>
            </Show>
            <button
                type="button"
                class="quiet help"
                aria-label=text(Texts::shortcuts_title)
                title=text(Texts::shortcuts_title)
                on:click=move |_| shortcuts.listed.set(true)
            >
                "?"
            </button>
        </header>
    }
}

/// The name, its first letter a disc seen while it turns.
#[component]
fn Wordmark() -> impl IntoView {
    const LETTERS: [&str; 7] = [
        "M87 34v22a14 14 0 0 0 28 0V34M115 56v16",
        "M130 22v38q0 12 12 12M122 36h20",
        "M159 72V32q0-14 13-14M150 36h20",
        "M183 16v56",
        "M226 34v38M226 53a14.5 18 0 1 1-29 0a14.5 18 0 1 1 29 0",
        "M242 34v38M242 50a14 15 0 0 1 28 0v22",
        "M286 16v56M310 36L287 56M296 49l16 23",
    ];
    view! {
        <svg viewBox="12 8 308 72" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            <path class="dark" d="M44 16a28 28 0 1 0 0 56z" />
            <path class="bright" d="M44 16a28 28 0 1 1 0 56z" />
            <path class="letters" d=LETTERS.concat() />
        </svg>
    }
}

/// Collapses or expands the panel beside the board.
fn fold(settings: RwSignal<Settings>) {
    settings.update(|settings| settings.own.folded = !settings.own.folded);
}

/// Sets the attributes that the style sheet reads.
fn apply_to_page(settings: RwSignal<Settings>) {
    Effect::new(move |_| {
        let Some(root) = document().document_element() else {
            return;
        };
        let settings = settings.get();
        let Settings { look, ref own, .. } = settings;
        let motion = if own.animation { "on" } else { "off" };
        let folded = if own.folded { "yes" } else { "no" };
        for (name, value) in [
            ("data-theme", json!(own.theme)),
            ("data-look", json!(look)),
            ("data-panel", json!(own.panel)),
            ("data-motion", json!(motion)),
            ("data-cloth", json!(own.cloth)),
            ("data-discs", json!(own.discs)),
            ("data-pace", json!(own.pace)),
            ("data-folded", json!(folded)),
        ] {
            // The style sheet uses the serialised names.
            let value = value.as_str().unwrap_or_default();
            let _ = root.set_attribute(name, value);
        }
    });
}
