//! The cartridge's game numbers: typed, or composed from choices.

use leptos::prelude::*;
use outflank_play::cartridge::Variation;
use outflank_text::Texts;

use super::form::Form;
use crate::parts::choice::{Choice, Choices, Switch};
use crate::words::text;

#[component]
pub fn GameNumber(form: Form) -> impl IntoView {
    let variation = Memo::new(move |_| form.number.get().parse::<Variation>().ok());
    // An invalid number counts as 02.
    let digits = move || {
        let now = variation.get_untracked();
        now.map_or((0, 2), |it| (it.left_digit(), it.right_digit()))
    };
    let set = move |left: u8, right: u8| form.set_number(format!("{left}{right}"));
    let set_players = move |right: Option<u8>| set(digits().0, right.unwrap_or(2));
    let set_extra = move |extra: Option<u8>| {
        let (left, right) = digits();
        set(left / 5 * 5 + extra.unwrap_or(0), right);
    };
    let set_timer = move |on: bool| {
        let (left, right) = digits();
        set(left % 5 + if on { 5 } else { 0 }, right);
    };
    let players = vec![
        Choice::new(Some(1), text(Texts::play_number_people)),
        Choice::new(Some(2), text(Texts::play_number_person)),
        Choice::new(Some(3), text(Texts::play_number_computer)),
    ];
    let extra = (0..=4)
        .map(|count: u8| Choice::new(Some(count), move || count.to_string()))
        .collect();
    let in_words = text(move |texts| {
        let it = variation.get()?;
        let seconds = it.move_limit().map_or(0, |limit| limit.as_secs());
        let number = it.to_string();
        Some(texts.cartridge_game(&number, it.opponents(), it.extra_discs(), seconds))
    });
    view! {
        <label class="field game-number">
            <span>{text(Texts::play_number)}</span>
            <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                size="3"
                prop:value=form.number
                // The description follows what is typed; the form shows errors.
                on:input=move |event| form.set_number(event_target_value(&event).chars().take(20).collect())
            />
        </label>
        <p class="note">{text(Texts::play_number_note)}</p>
        <Choices
            label=text(Texts::play_number_who)
            choices=players
            chosen=Signal::derive(move || variation.get().map(Variation::right_digit))
            on_choose=set_players
        />
        <Choices
            label=text(Texts::play_number_extra)
            choices=extra
            chosen=Signal::derive(move || variation.get().map(Variation::extra_discs))
            on_choose=set_extra
        />
        <Switch
            label=text(Texts::play_number_timer)
            on=Signal::derive(move || variation.get().is_some_and(|it| it.move_limit().is_some()))
            on_switch=set_timer
        />
        <p class="note cartridge-words">{in_words}</p>
    }
}
