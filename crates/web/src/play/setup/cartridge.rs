//! The cartridge's game numbers: typed, or composed from choices.

use leptos::prelude::*;
use outflank_app::new_game::NewGame;
use outflank_play::cartridge::{Opponents, Variation};
use outflank_text::Texts;

use super::form::Form;
use crate::components::choice::{Choice, Choices, Switch};
use crate::words::text;

#[component]
pub fn GameNumber(form: Form) -> impl IntoView {
    let variation = Memo::new(move |_| form.number.get().parse::<Variation>().ok());
    // An invalid number counts as 02.
    let change = move |change: &dyn Fn(&mut Meaning)| {
        let now = variation.get_untracked();
        let mut wanted = meaning(now.unwrap_or(NewGame::default().number));
        change(&mut wanted);
        if let Some(number) = Variation::all().find(|&it| meaning(it) == wanted) {
            form.set_number(number.to_string());
        }
    };
    let players = [
        Opponents::TwoPeople,
        Opponents::PersonStarts,
        Opponents::ComputerStarts,
    ];
    let extra = (0..=4).map(|count: u8| Choice::new(Some(count), move || count.to_string()));
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
            choices=Choice::all(&players.map(Some), players_name)
            chosen=Signal::derive(move || variation.get().map(Variation::opponents))
            on_choose=move |players| change(&|it| it.0 = players.unwrap_or(it.0))
        />
        <Choices
            label=text(Texts::play_number_extra)
            choices=extra.collect()
            chosen=Signal::derive(move || variation.get().map(Variation::extra_discs))
            on_choose=move |extra| change(&|it| it.1 = extra.unwrap_or(it.1))
        />
        <Switch
            label=text(Texts::play_number_timer)
            on=Signal::derive(move || variation.get().is_some_and(|it| it.move_limit().is_some()))
            on_switch=move |on| change(&|it| it.2 = on)
        />
        <p class="note cartridge-words">{in_words}</p>
    }
}

/// Who plays, how many extra discs, and whether there is a timer: no two game numbers have the same.
type Meaning = (Opponents, u8, bool);

fn meaning(number: Variation) -> Meaning {
    let is_timed = number.move_limit().is_some();
    (number.opponents(), number.extra_discs(), is_timed)
}

fn players_name(texts: &Texts, players: Option<Opponents>) -> String {
    match players {
        Some(Opponents::TwoPeople) => texts.play_number_people(),
        Some(Opponents::ComputerStarts) => texts.play_number_computer(),
        _ => texts.play_number_person(),
    }
}
