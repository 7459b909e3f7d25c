//! The page of settings. What they are is in [`crate::store::settings`].

mod beginning;
mod sample;

use leptos::prelude::*;
use outflank_text::{Language, Texts};

use crate::parts::choice::{Choice, Choices, Switch};
use crate::store::settings::{Look, Settings, Side, Theme, use_settings};
use crate::words::text;
use sample::Sample;

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let settings = use_settings();
    let languages = Language::ALL
        .map(|language| Choice::new(language, move || language.name().to_owned()))
        .into();
    let themes = vec![
        Choice::new(Theme::System, text(Texts::settings_theme_system)),
        Choice::new(Theme::Light, text(Texts::settings_theme_light)),
        Choice::new(Theme::Dark, text(Texts::settings_theme_dark)),
    ];
    let looks = vec![
        Choice::new(Look::Classic, text(Texts::settings_look_classic)),
        Choice::new(Look::Cartridge, text(Texts::settings_look_cartridge)),
        Choice::new(Look::Contrast, text(Texts::settings_look_contrast)),
    ];
    let sides = vec![
        Choice::new(Side::Right, text(Texts::settings_hand_right)),
        Choice::new(Side::Left, text(Texts::settings_hand_left)),
    ];
    view! {
        <section class="page settings">
            <h1>{text(Texts::settings)}</h1>
            <div class="settings-columns">
                <div class="settings-choices">
                    <Choices
                        label=Signal::derive(text(Texts::settings_language))
                        choices=languages
                        chosen=setting(Settings::language)
                        on_choose=move |it: Language| settings.update(|all| all.language = Some(it.code().to_owned()))
                    />
                    <Choices
                        label=Signal::derive(text(Texts::settings_theme))
                        choices=themes
                        chosen=setting(|all| all.theme)
                        on_choose=move |it| settings.update(|all| all.theme = it)
                    />
                    <Choices
                        label=Signal::derive(text(Texts::settings_look))
                        choices=looks
                        chosen=setting(|all| all.look)
                        on_choose=move |it| settings.update(|all| all.look = it)
                    />
                    <Choices
                        label=Signal::derive(text(Texts::settings_hand))
                        choices=sides
                        chosen=setting(|all| all.panel)
                        on_choose=move |it| settings.update(|all| all.panel = it)
                    />
                    <fieldset class="choices">
                        <legend>{text(Texts::settings_board)}</legend>
                        <Switch
                            label=Signal::derive(text(Texts::settings_coordinates))
                            on=setting(|all| all.coordinates)
                            on_switch=move |it| settings.update(|all| all.coordinates = it)
                        />
                        <Switch
                            label=Signal::derive(text(Texts::settings_dots))
                            on=setting(|all| all.dots)
                            on_switch=move |it| settings.update(|all| all.dots = it)
                        />
                        <Switch
                            label=Signal::derive(text(Texts::settings_sounds))
                            on=setting(|all| all.sounds)
                            on_switch=move |it| settings.update(|all| all.sounds = it)
                        />
                        <Switch
                            label=Signal::derive(text(Texts::settings_animation))
                            on=setting(|all| all.animation)
                            on_switch=move |it| settings.update(|all| all.animation = it)
                        />
                        <p class="note">{text(Texts::settings_animation_note)}</p>
                    </fieldset>
                    <p class="note">{text(Texts::settings_saved)}</p>
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

/// A setting, to be shown.
fn setting<T: Send + Sync + 'static>(
    of: impl Fn(&Settings) -> T + Send + Sync + 'static,
) -> Signal<T> {
    let settings = use_settings();
    Signal::derive(move || settings.with(|all| of(all)))
}
