//! The moves to talk about: what each cost, and why.

use leptos::html;
use leptos::prelude::*;
use outflank_app::review::{Film, Highlight, Review};
use outflank_app::study::Study;
use outflank_text::Texts;
use web_sys::{Element, HtmlElement};

use super::film::FilmView;
use super::sentences;
use super::workbench::Workbench;
use crate::words::{text, use_words};

/// At most three moves of the game, once all of it has been looked at. A click goes there, and shows why.
#[component]
pub fn Moments(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let found = Memo::new(move |_| bench.review(Review::highlights));
    let reader = Memo::new(move |_| bench.study(Study::reader));
    let at = Memo::new(move |_| bench.study(Study::at));
    let item = move |found: Highlight| {
        let ply = found.ply;
        let is_here = Memo::new(move |_| at.get() == ply + 1);
        let film = Film::of(&found.moment);
        let found = StoredValue::new(found);
        let title = move || found.with_value(|found| title(found, &words.get()));
        let why = move || found.with_value(|found| words.get().why(&found.moment, reader.get()));
        let shown = move || {
            let film = film.clone();
            is_here.get().then(|| view! { <FilmView film /> })
        };
        view! {
            <li class="moment" class:here=is_here>
                <button
                    type="button"
                    aria-current=move || is_here.get().then_some("true")
                    on:click=move |_| bench.go(ply + 1, true)
                >
                    {title}
                </button>
                <p>{why}</p>
                {shown}
            </li>
        }
    };
    let section = NodeRef::<html::Section>::new();
    // Once the game has been looked at, what there is to say about it is in sight.
    Effect::new(move |before: Option<usize>| {
        let done = bench.done.get();
        if before.is_some_and(|before| before != done)
            && let Some(section) = section.get_untracked()
        {
            show(&section);
        }
        done
    });
    let list = move || found.get().into_iter().map(item).collect_view();
    view! {
        <Show when=move || found.with(|it| !it.is_empty())>
            <section class="moments" node_ref=section aria-label=text(Texts::analyse_moments)>
                <h2>{text(Texts::analyse_moments)}</h2>
                <ol>{list}</ol>
            </section>
        </Show>
    }
}

/// Scrolls the panel to a part of it, where it has a scroll bar of its own.
fn show(part: &HtmlElement) {
    if let Ok(Some(panel)) = part.closest(".analyse-panel") {
        let [there, here] = [part.as_ref(), &panel].map(Element::get_bounding_client_rect);
        let down = there.top() - here.top();
        panel.set_scroll_top(panel.scroll_top() + down as i32);
    }
}

fn title(Highlight { number, moment, .. }: &Highlight, texts: &Texts) -> String {
    let name = texts.analyse_move_name(moment.played.mv);
    format!(
        "{number}. {name}{} {}",
        moment.grade().mark(),
        sentences::loss_in_words(moment, texts)
    )
}
