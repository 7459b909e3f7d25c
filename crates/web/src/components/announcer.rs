//! Announcements of screen readers.

use std::time::Duration;

use leptos::prelude::*;

/// Sentences within this time are announced together.
const MOMENT: Duration = Duration::from_millis(300);

/// After this time a sentence is no longer true.
const STALE: Duration = Duration::from_secs(15);

/// Announces through two live regions.
#[derive(Clone, Copy)]
pub struct Announcer {
    polite: Region,
    urgent: Region,
}

#[derive(Clone, Copy)]
struct Region {
    text: RwSignal<String>,
    /// Counts announcements, so that only the last one closes the region.
    said: StoredValue<u64>,
    open: StoredValue<bool>,
}

impl Announcer {
    /// Announces politely: moves, flips, results.
    pub fn say(self, sentence: &str) {
        self.polite.speak(sentence);
    }

    /// Announces at once: refusals, passes.
    pub fn interrupt(self, sentence: &str) {
        self.urgent.speak(sentence);
    }
}

impl Region {
    fn new() -> Region {
        Region {
            text: RwSignal::new(String::new()),
            said: StoredValue::new(0),
            open: StoredValue::new(false),
        }
    }

    fn speak(self, sentence: &str) {
        let now = self.said.with_value(|said| said + 1);
        self.said.set_value(now);
        self.text.update(|text| {
            if self.open.with_value(|open| *open) {
                text.push(' ');
                text.push_str(sentence);
            } else if text == sentence {
                // A region announces only text that has changed.
                text.push('\u{a0}');
            } else {
                sentence.clone_into(text);
            }
        });
        self.open.set_value(true);
        set_timeout(
            move || {
                if self.said.try_with_value(|said| *said == now) == Some(true) {
                    self.open.set_value(false);
                }
            },
            MOMENT,
        );
        // Whoever reads the page later must not take it for news.
        set_timeout(
            move || {
                if self.said.try_with_value(|said| *said == now) == Some(true) {
                    self.text.set(String::new());
                }
            },
            STALE,
        );
    }
}

/// The announcer, in a component.
pub fn use_announcer() -> Announcer {
    expect_context()
}

/// Called once, by the app.
pub(crate) fn provide() -> Announcer {
    let announcer = Announcer {
        polite: Region::new(),
        urgent: Region::new(),
    };
    provide_context(announcer);
    announcer
}

/// The live regions.
#[component]
pub fn LiveRegions() -> impl IntoView {
    let Announcer { polite, urgent } = use_announcer();
    view! {
        <div class="visually-hidden" role="status" aria-live="polite" id="announced">{polite.text}</div>
        <div class="visually-hidden" role="alert" aria-live="assertive" id="announced-urgently">{urgent.text}</div>
    }
}
