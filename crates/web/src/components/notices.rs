//! Notices: brief ones that disappear on their own, and ones that stay until dismissed.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use outflank_app::kept::{self, Reading};
use outflank_text::{Describe, Texts};

use super::announcer::Announcer;
use crate::words::{Words, text, use_words};

/// How long a brief notice stays.
const SHORT: Duration = Duration::from_secs(6);

/// How urgent a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Disappears on its own.
    Info,
    /// A refusal; disappears on its own.
    Refusal,
    /// Stays until dismissed: must not be missed, such as a pass.
    Banner,
    /// Stays until dismissed: something is wrong.
    Warning,
    /// Stays until the page is reloaded: page and server have different versions.
    Outdated,
}

impl Kind {
    const fn class(self) -> &'static str {
        match self {
            Kind::Info => "notice info",
            Kind::Refusal => "notice refusal",
            Kind::Banner | Kind::Outdated => "notice banner",
            Kind::Warning => "notice warning",
        }
    }

    const fn stays(self) -> bool {
        matches!(self, Kind::Banner | Kind::Warning | Kind::Outdated)
    }
}

#[derive(Clone)]
struct Notice {
    id: u64,
    kind: Kind,
    text: Arc<dyn Fn(&Texts) -> String + Send + Sync>,
}

/// Shows notices.
#[derive(Clone, Copy)]
pub struct Notices {
    shown: RwSignal<Vec<Notice>>,
    next: StoredValue<u64>,
    words: Words,
    announcer: Announcer,
}

impl Notices {
    /// Shows and announces a notice. Its text follows the language.
    pub fn show(self, kind: Kind, text: impl Fn(&Texts) -> String + Send + Sync + 'static) {
        let sentence = text(&self.words.now());
        if kind == Kind::Info {
            self.announcer.say(&sentence);
        } else {
            self.announcer.interrupt(&sentence);
        }
        let id = self.next.with_value(|id| *id);
        self.next.set_value(id + 1);
        let text = Arc::new(text);
        self.shown.update(|shown| {
            // Duplicates are dropped, and a brief notice makes room for the next.
            let words = self.words.now();
            shown.retain(|notice| notice.kind.stays() && (notice.text)(&words) != sentence);
            shown.push(Notice { id, kind, text });
        });
        if !kind.stays() {
            set_timeout(move || self.dismiss(id), SHORT);
        }
    }

    /// Shows a brief notice.
    pub fn inform(self, text: impl Fn(&Texts) -> String + Send + Sync + 'static) {
        self.show(Kind::Info, text);
    }

    /// Says why something was refused.
    pub fn refuse(self, text: impl Fn(&Texts) -> String + Send + Sync + 'static) {
        self.show(Kind::Refusal, text);
    }

    /// Shows a notice that must not be missed.
    pub fn banner(self, text: impl Fn(&Texts) -> String + Send + Sync + 'static) {
        self.show(Kind::Banner, text);
    }

    /// Warns that something is wrong.
    pub fn warn(self, text: impl Fn(&Texts) -> String + Send + Sync + 'static) {
        self.show(Kind::Warning, text);
    }

    /// Warns about stored data, if there is anything to say.
    pub fn report(self, notice: Option<kept::Notice>) {
        if let Some(notice) = notice {
            self.warn(move |t| t.describe(&notice));
        }
    }

    /// Unwraps a reading; its notice becomes a warning.
    pub fn accept<T>(self, reading: Reading<T>) -> T {
        self.report(reading.notice);
        reading.value
    }

    /// Unwraps a result; an error becomes a warning.
    pub fn check<T, E>(self, result: Result<T, E>) -> Option<T>
    where
        E: Describe + Send + Sync + 'static,
    {
        let warn = |error| self.warn(move |t| t.describe(&error));
        result.map_err(warn).ok()
    }

    /// Removes banners and refusals: the game they are about is gone.
    pub fn clear_banners(self) {
        let about_a_move = |kind| matches!(kind, Kind::Banner | Kind::Refusal);
        self.shown
            .update(|shown| shown.retain(|notice| !about_a_move(notice.kind)));
    }

    fn dismiss(self, id: u64) {
        // The page may be gone by now.
        let _ = self
            .shown
            .try_update(|shown| shown.retain(|notice| notice.id != id));
    }
}

/// The notices, in a component.
pub fn use_notices() -> Notices {
    expect_context()
}

/// Called once, by the app.
pub(crate) fn provide(words: Words, announcer: Announcer) -> Notices {
    let notices = Notices {
        shown: RwSignal::new(Vec::new()),
        next: StoredValue::new(0),
        words,
        announcer,
    };
    provide_context(notices);
    notices
}

/// The notices that stay, above the page: they take room of their own, so that they hide nothing.
#[component]
pub fn StandingNotices() -> impl IntoView {
    view! { <List stays=true /> }
}

/// The brief notices, over the page: what lies below them can be clicked.
#[component]
pub fn BriefNotices() -> impl IntoView {
    view! { <List stays=false /> }
}

#[component]
fn List(stays: bool) -> impl IntoView {
    let notices = use_notices();
    let words = use_words();
    let shown = move || {
        let mut shown = notices.shown.get();
        shown.retain(|notice| notice.kind.stays() == stays);
        shown
    };
    let item = move |notice: Notice| {
        let Notice { id, kind, text } = notice;
        let seen = move |()| {
            if kind == Kind::Outdated {
                // If reloading fails, the page stays as it is.
                let _ = window().location().reload();
            } else {
                notices.dismiss(id);
            }
        };
        let sentence = Signal::derive(move || text(&words.get()));
        view! { <NoticeView kind sentence on_seen=seen /> }
    };
    view! {
        <ul class="notices" class:standing=stays aria-label=text(Texts::notices_label)>
            <For each=shown key=|notice| notice.id children=item />
        </ul>
    }
}

/// A notice; one that stays has a button.
#[component]
pub fn NoticeView(
    /// How urgent it is.
    kind: Kind,
    /// What it says.
    sentence: Signal<String>,
    /// Called when its button is pressed.
    #[prop(into)]
    on_seen: Callback<()>,
) -> impl IntoView {
    let label = if kind == Kind::Outdated {
        Texts::button_reload
    } else {
        Texts::button_seen
    };
    let seen = kind.stays().then(|| {
        view! { <button type="button" on:click=move |_| on_seen.run(())>{text(label)}</button> }
    });
    view! { <li class=kind.class()><span>{sentence}</span>{seen}</li> }
}
