//! What the coach says, and the button that sends it away.

use leptos::html;
use leptos::prelude::*;
use outflank_app::table::{Input, Table};
use outflank_text::{Manner, Texts};

use crate::components::bring_into_view;
use crate::play::table::Play;
use crate::store::settings::use_settings;
use crate::words::text;

/// A warning about the move that was chosen, and whether the coach is there.
#[component]
pub fn CoachBox(play: Play) -> impl IntoView {
    let settings = use_settings();
    let warning = play.read(Table::warning);
    let coached = play.read(Table::is_coached);
    let shown = play.read(|table| table.can_be_coached() && !table.game().is_over());
    let said = text(move |texts| {
        let sentences = texts.warning(warning.get()?, Manner::Buttons).into_iter();
        Some(sentences.map(|it| view! { <p>{it}</p> }).collect_view())
    });
    // On a phone it may be off screen.
    let place = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if warning.with(Option::is_some) {
            request_animation_frame(move || {
                if let Some(place) = place.try_get_untracked().flatten() {
                    bring_into_view(&place);
                }
            });
        }
    });
    let turn = move |_| {
        let coach = !coached.get_untracked();
        play.act(Input::Coach(coach));
        settings.update(|settings| settings.coach = Some(coach));
    };
    let label = text(move |texts| {
        if coached.get() {
            texts.coach_turn_off()
        } else {
            texts.coach_turn_on()
        }
    });
    view! {
        <Show when=move || shown.get()>
            <div class="coach" node_ref=place class:speaks=move || warning.get().is_some() role="group" aria-label=text(Texts::coach_title)>
                {said}
                <button type="button" class="small" title=text(Texts::coach_about) on:click=turn>{label}</button>
            </div>
        </Show>
    }
}
