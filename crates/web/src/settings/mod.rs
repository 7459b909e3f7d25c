//! The settings page. The settings themselves are in [`crate::store::settings`].

mod beginning;
mod sample;

use leptos::prelude::*;
use outflank_text::{Language, Texts};

use crate::components::choice::{Choice, Choices, choose, switch};
use crate::store;
use crate::store::settings::{Look, Side, Theme, language, use_settings};
use crate::words::text;
use sample::Sample;

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let settings = use_settings();
    store::hear_promise();
    view! {
        <section class="page settings">
            <h1>{text(Texts::settings)}</h1>
            <div class="settings-columns">
                <div class="settings-choices">
                    <Choices
                        label=text(Texts::settings_language)
                        choices=Choice::all(&Language::ALL, |_, it| it.name().to_owned())
                        chosen=Signal::derive(move || settings.with(language))
                        on_choose=move |it: Language| settings.update(|all| all.language = Some(it.code().to_owned()))
                    />
                    {choose(settings, Texts::settings_theme, &[Theme::System, Theme::Light, Theme::Dark], theme_name, |all| &mut all.own.theme)}
                    {choose(settings, Texts::settings_look, &Look::ALL, look_name, |all| &mut all.look)}
                    {choose(settings, Texts::settings_hand, &[Side::Right, Side::Left], side_name, |all| &mut all.own.panel)}
                    <fieldset class="choices">
                        <legend>{text(Texts::settings_board)}</legend>
                        {switch(settings, Texts::settings_coordinates, |all| &mut all.coordinates)}
                        {switch(settings, Texts::settings_dots, |all| &mut all.dots)}
                        {switch(settings, Texts::settings_sounds, |all| &mut all.own.sounds)}
                        {switch(settings, Texts::settings_animation, |all| &mut all.own.animation)}
                        <p class="note">{text(Texts::settings_animation_note)}</p>
                    </fieldset>
                    <p class="note">{text(Texts::settings_saved)}</p>
                    <p class="note settings-kept">{text(store::state)}</p>
                    <button
                        type="button"
                        disabled=move || settings.with(|all| *all == all.usual())
                        on:click=move |_| settings.update(|all| *all = all.usual())
                    >
                        {text(Texts::settings_usual)}
                    </button>
                </div>
                <div class="settings-sample"><Sample /></div>
            </div>
        </section>
    }
}

fn theme_name(texts: &Texts, theme: Theme) -> String {
    match theme {
        Theme::System => texts.settings_theme_system(),
        Theme::Light => texts.settings_theme_light(),
        Theme::Dark => texts.settings_theme_dark(),
    }
}

fn look_name(texts: &Texts, look: Look) -> String {
    match look {
        Look::Classic => texts.settings_look_classic(),
        Look::Cartridge => texts.settings_look_cartridge(),
        Look::Contrast => texts.settings_look_contrast(),
    }
}

fn side_name(texts: &Texts, side: Side) -> String {
    match side {
        Side::Right => texts.settings_hand_right(),
        Side::Left => texts.settings_hand_left(),
    }
}
