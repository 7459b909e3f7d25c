//! Which games are counted.

use leptos::prelude::*;
use outflank_app::explorer::{Search, Years};
use outflank_rules::{Color, Outcome};
use outflank_text::Texts;

use super::state::State;
use crate::components::choice::{Choice, Choices};
use crate::words::text;

/// Player, tournament, years and result. What cannot be read changes nothing, and is said.
#[component]
pub fn Filter(state: State) -> impl IntoView {
    let wrong = RwSignal::new(false);
    let words = |text: String| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let set_years = move |text: String| {
        let years = words(text).map(|text| text.parse::<Years>());
        wrong.set(matches!(years, Some(Err(_))));
        if let Ok(years) = years.transpose() {
            state.filter(move |it| it.years = years);
        }
    };
    let [black, white] = Color::ALL.map(|color| Some(Outcome::Win(color)));
    let name: fn(&Texts, Option<Outcome>) -> String = |texts, result| match result {
        None => texts.explorer_any_result(),
        Some(Outcome::Draw) => texts.explorer_drawn(),
        Some(Outcome::Win(color)) => texts.explorer_won_by(color),
    };
    let results = Choice::all(&[None, black, Some(Outcome::Draw), white], name);
    let result = Signal::derive(move || state.read(|it| it.filter().result));
    let field = move |label: fn(&Texts) -> String, class: &'static str, set: Callback<String>| {
        view! {
            <label class="field">
                <span>{text(label)}</span>
                <input type="text" class=class on:change=move |event| set.run(event_target_value(&event)) />
            </label>
        }
    };
    let set = move |set: fn(&mut Search, Option<String>)| {
        Callback::new(move |text: String| state.filter(|it| set(it, words(text))))
    };
    let sorry = text(move |texts| wrong.get().then(|| texts.wrong_years()));
    view! {
        <details class="explorer-filter">
            <summary>{text(Texts::explorer_filter)}</summary>
            {field(Texts::share_person, "explorer-player", set(|it, text| it.player = text))}
            {field(Texts::explorer_event, "explorer-event", set(|it, text| it.event = text))}
            {field(Texts::explorer_years, "explorer-years", Callback::new(set_years))}
            <p class="explorer-wrong" role="alert">{sorry}</p>
            <Choices
                label=text(Texts::explorer_result)
                choices=results
                chosen=result
                on_choose=move |result| state.filter(|it| it.result = result)
                list=true
            />
        </details>
    }
}
