//! The settings page. The settings themselves are in [`crate::store::settings`].

pub(crate) mod backup;
mod beginning;
mod sample;

use leptos::prelude::*;
use outflank_app::table::coach;
use outflank_text::{Language, Texts};

use crate::components::choice::{Choice, Choices, Range, choose, switch};
use crate::components::sound::{LOUDEST, can_vibrate};
use crate::store;
use crate::store::settings::{
    Cloth, DiscStyle, Look, Pace, Side, SoundSet, Theme, language, use_settings,
};
use crate::words::text;
use backup::Backup;
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
                    <Show when=move || settings.with(|all| all.look == Look::Classic)>
                        {choose(settings, Texts::settings_cloth, &[Cloth::Green, Cloth::Blue, Cloth::Wood, Cloth::Slate], cloth_name, |all| &mut all.own.cloth)}
                        {choose(settings, Texts::settings_discs, &[DiscStyle::Matt, DiscStyle::Glossy, DiscStyle::Flat], discs_name, |all| &mut all.own.discs)}
                    </Show>
                    {choose(settings, Texts::settings_hand, &[Side::Right, Side::Left], side_name, |all| &mut all.own.panel)}
                    <fieldset class="choices">
                        <legend>{text(Texts::settings_board)}</legend>
                        {switch(settings, Texts::settings_coordinates, |all| &mut all.coordinates)}
                        {switch(settings, Texts::settings_dots, |all| &mut all.dots)}
                        {switch(settings, Texts::settings_numbers, |all| &mut all.own.numbers)}
                    </fieldset>
                    {choose(settings, Texts::coach_title, &coach::CHOICES, Texts::coach_choice, |all| &mut all.coach)}
                    <p class="note">{text(Texts::coach_about)}</p>
                    <fieldset class="choices">
                        <legend>{text(Texts::settings_motion)}</legend>
                        {switch(settings, Texts::settings_animation, |all| &mut all.own.animation)}
                        <p class="note">{text(Texts::settings_animation_note)}</p>
                        <Show when=move || settings.with(|all| all.own.animation)>
                            {choose(settings, Texts::play_pace, &[Pace::Slow, Pace::Normal, Pace::Fast], pace_name, |all| &mut all.own.pace)}
                        </Show>
                    </fieldset>
                    <fieldset class="choices">
                        <legend>{text(Texts::settings_sound)}</legend>
                        {switch(settings, Texts::settings_sounds, |all| &mut all.own.sounds)}
                        <Show when=move || settings.with(|all| all.own.sounds)>
                            {choose(settings, Texts::settings_sound_set, &[SoundSet::Wood, SoundSet::Soft, SoundSet::Chip], sound_name, |all| &mut all.own.sound_set)}
                            <Range
                                label=text(Texts::settings_volume)
                                least=1
                                most=LOUDEST
                                value=Signal::derive(move || settings.with(|all| all.own.volume))
                                on_change=move |volume| settings.update(|all| all.own.volume = volume)
                            />
                        </Show>
                        {can_vibrate().then(|| switch(settings, Texts::settings_vibration, |all| &mut all.own.vibration))}
                    </fieldset>
                    <fieldset class="choices">
                        <legend>{text(Texts::shortcuts_title)}</legend>
                        {switch(settings, Texts::settings_keys, |all| &mut all.own.keys)}
                        <p class="note">{text(Texts::settings_keys_note)}</p>
                    </fieldset>
                    <Backup />
                    <p class="note">{text(Texts::settings_saved)}</p>
                    <p class="note settings-kept">{text(store::state)}</p>
                    <button
                        type="button"
                        aria-disabled=move || settings.with(|all| *all == all.usual()).then_some("true")
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

fn cloth_name(texts: &Texts, cloth: Cloth) -> String {
    match cloth {
        Cloth::Green => texts.settings_cloth_green(),
        Cloth::Blue => texts.settings_cloth_blue(),
        Cloth::Wood => texts.settings_cloth_wood(),
        Cloth::Slate => texts.settings_cloth_slate(),
    }
}

fn discs_name(texts: &Texts, discs: DiscStyle) -> String {
    match discs {
        DiscStyle::Matt => texts.settings_discs_matt(),
        DiscStyle::Glossy => texts.settings_discs_glossy(),
        DiscStyle::Flat => texts.settings_discs_flat(),
    }
}

fn pace_name(texts: &Texts, pace: Pace) -> String {
    match pace {
        Pace::Slow => texts.play_pace_slow(),
        Pace::Normal => texts.play_pace_usual(),
        Pace::Fast => texts.play_pace_fast(),
    }
}

fn sound_name(texts: &Texts, sound: SoundSet) -> String {
    match sound {
        SoundSet::Wood => texts.settings_sound_wood(),
        SoundSet::Soft => texts.settings_sound_soft(),
        SoundSet::Chip => texts.settings_sound_chip(),
    }
}

fn side_name(texts: &Texts, side: Side) -> String {
    match side {
        Side::Right => texts.settings_hand_right(),
        Side::Left => texts.settings_hand_left(),
    }
}
