//! What is folded away: handicap, clock, series, who flips.

use leptos::prelude::*;
use outflank_text::Texts;

use super::clock::ClockFields;
use super::read;
use super::series::SeriesFields;
use crate::parts::choice::{Choice, Choices};
use crate::parts::fields::Select;
use crate::play::wishes::{HandWish, SeatWish, Way, Wishes};
use crate::words::{text, use_words};

#[component]
pub fn Advanced(wishes: RwSignal<Wishes>) -> impl IntoView {
    let way = read(wishes, |all| all.way);
    let settled = move || way.get() == Way::Cartridge;
    let has_hands = move || way.get() != Way::Watch;
    // What unfolds below the edge of the panel would not be seen.
    let show = |event: web_sys::Event| {
        let details: web_sys::Element = event_target(&event);
        if details.has_attribute("open") {
            details.scroll_into_view();
        }
    };
    view! {
        <details class="setup-more" on:toggle=show>
            <summary>{text(Texts::play_more)}</summary>
            <Show when=move || !settled()>
                <Corners wishes />
                <ClockFields wishes />
            </Show>
            <SeriesFields wishes />
            <Show when=move || !settled() && has_hands()>
                <Hands wishes />
            </Show>
        </details>
    }
}

#[component]
fn Corners(wishes: RwSignal<Wishes>) -> impl IntoView {
    let words = use_words();
    let counts = (0..=4)
        .map(|count| Choice::new(count, move || words.get().play_corners_count(count)))
        .collect();
    let given = move || wishes.with(|all| all.corners > 0);
    let who = move |seat: SeatWish| {
        let word = match (wishes.with(|all| all.way), seat) {
            (Way::Computer, SeatWish::Left) => "you",
            (Way::Computer, SeatWish::Right) => "computer",
            (_, SeatWish::Left) => "left",
            (_, SeatWish::Right) => "right",
        };
        words.get().play_name(word)
    };
    let receivers = move || {
        [SeatWish::Left, SeatWish::Right]
            .map(|seat| Choice::new(seat, move || who(seat)))
            .into()
    };
    view! {
        <Select
            label=Signal::derive(text(Texts::handicap))
            choices=counts
            chosen=read(wishes, |all| all.corners)
            on_choose=move |count| wishes.update(|all| all.corners = count)
        />
        <Show when=given>
            <Choices
                label=Signal::derive(text(Texts::play_corners_to))
                choices=receivers()
                chosen=read(wishes, |all| all.corners_to)
                on_choose=move |seat| wishes.update(|all| all.corners_to = seat)
            />
        </Show>
    }
}

#[component]
fn Hands(wishes: RwSignal<Wishes>) -> impl IntoView {
    let choices = vec![
        Choice::new(HandWish::No, text(Texts::play_hand_no)),
        Choice::new(HandWish::Warn, text(Texts::play_hand_warn)),
        Choice::new(HandWish::Review, text(Texts::play_hand_review)),
        Choice::new(HandWish::Silent, text(Texts::play_hand_silent)),
    ];
    view! {
        <Select
            label=Signal::derive(text(Texts::play_hand))
            choices
            chosen=read(wishes, |all| all.by_hand)
            on_choose=move |by_hand| wishes.update(|all| all.by_hand = by_hand)
        />
    }
}
