//! The names of the people who play.

use leptos::prelude::*;
use outflank_play::{GameInfo, Seat};

use super::form::Form;
use crate::words::text;

#[component]
pub fn Names(form: Form) -> impl IntoView {
    view! { <div class="fields names">{Seat::ALL.map(|seat| view! { <Name form seat /> }).collect_view()}</div> }
}

/// A person's name.
#[component]
fn Name(form: Form, seat: Seat) -> impl IntoView {
    let is_person = Memo::new(move |_| form.new_game.with(|all| all.is_person(seat)));
    let label = text(move |texts| texts.play_own_name(form.new_game.with(|all| all.who(seat))));
    let name = move || {
        let name = form.new_game.with(|all| all.names[seat.index()].clone());
        name.unwrap_or_default()
    };
    let change = move |event| {
        let name = event_target_value(&event);
        form.new_game.update(|all| all.set_name(seat, &name));
    };
    view! {
        <Show when=move || is_person.get()>
            <label class="field">
                <span>{label}</span>
                <input type="text" autocomplete="off" maxlength=GameInfo::LONGEST_NAME prop:value=name on:change=change />
            </label>
        </Show>
    }
}
