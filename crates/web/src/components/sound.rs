//! Synthesised sounds: a click, softer ones for flips, a low tone, a short motif; and a buzz on phones.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

use crate::store::settings::{Settings, SoundSet};

/// The largest volume.
pub const LOUDEST: u32 = 10;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A disc is placed and flips others.
    Place {
        /// How many.
        flips: u32,
    },
    /// A disc is turned over by hand.
    Flip,
    /// A move is refused.
    Refuse,
    /// The game is over.
    End,
}

/// One tone: start and length in seconds, pitch at start and end in hertz, volume.
struct Tone {
    at: f64,
    lasts: f64,
    from: f32,
    to: f32,
    volume: f32,
    shape: OscillatorType,
}

impl Sound {
    fn tones(self, set: SoundSet) -> Vec<Tone> {
        // A tone that falls quickly sounds like wood on wood; one that stays, like a bell or a console.
        let (lasts, falls, click_shape, note_shape) = match set {
            SoundSet::Wood => (0.05, 0.4, OscillatorType::Triangle, OscillatorType::Sine),
            SoundSet::Soft => (0.16, 0.98, OscillatorType::Sine, OscillatorType::Sine),
            SoundSet::Chip => (0.06, 1.5, OscillatorType::Square, OscillatorType::Square),
        };
        let loud = if set == SoundSet::Wood { 1.0 } else { 0.45 };
        let click = |at, pitch: f32, volume: f32| Tone {
            at,
            lasts,
            from: pitch,
            to: pitch * falls,
            volume: volume * loud,
            shape: click_shape,
        };
        let note = |at, pitch, lasts| Tone {
            at,
            lasts,
            from: pitch,
            to: pitch,
            volume: 0.16 * loud,
            shape: note_shape,
        };
        match self {
            Sound::Place { flips } => {
                let flipped = (0..flips.min(8)).map(|flip| {
                    let flip = f64::from(flip);
                    click(0.08 + 0.03 * flip, 1100.0 + 40.0 * flip as f32, 0.1)
                });
                std::iter::once(click(0.0, 700.0, 0.4))
                    .chain(flipped)
                    .collect()
            }
            Sound::Flip => vec![click(0.0, 1100.0, 0.15)],
            Sound::Refuse => vec![note(0.0, 140.0, 0.18)],
            Sound::End => vec![
                note(0.0, 392.0, 0.16),
                note(0.16, 523.25, 0.16),
                note(0.32, 659.25, 0.36),
            ],
        }
    }
}

/// Plays sounds, unless they are off.
#[derive(Clone, Copy)]
pub struct Sounds {
    settings: RwSignal<Settings>,
    /// Browsers refuse it before the user has touched the page.
    audio: StoredValue<Option<AudioContext>, LocalStorage>,
}

impl Sounds {
    /// Plays a sound, once what it belongs to is drawn: no frame waits for it.
    pub fn play(self, sound: Sound) {
        let play = move || self.play_now(sound);
        if document().hidden() {
            // Nothing is drawn.
            play();
        } else {
            request_animation_frame(move || set_timeout(play, Duration::ZERO));
        }
    }

    fn play_now(self, sound: Sound) {
        let own = self
            .settings
            .with_untracked(|settings| settings.own.clone());
        if own.vibration && can_vibrate() {
            let length = if sound == Sound::Refuse { 40 } else { 12 };
            let _ = window().navigator().vibrate_with_duration(length);
        }
        if own.sounds {
            // A device without sound is fine.
            let _ = self.try_play(sound, own.sound_set, own.volume);
        }
    }

    /// Opens the device, with the first touch or key: that takes the browser a while, and the first disc is not to wait
    /// for it.
    fn get_ready(self) {
        let wanted = self.settings.with_untracked(|settings| settings.own.sounds);
        if wanted && self.audio.with_value(Option::is_none) {
            set_timeout(move || drop(self.open()), Duration::ZERO);
        }
    }

    fn open(self) -> Result<AudioContext, JsValue> {
        if let Some(audio) = self.audio.get_value() {
            return Ok(audio);
        }
        let audio = AudioContext::new()?;
        self.audio.set_value(Some(audio.clone()));
        Ok(audio)
    }

    fn try_play(self, sound: Sound, set: SoundSet, loudness: u32) -> Result<(), JsValue> {
        let audio = self.open()?;
        if audio.state() != AudioContextState::Running {
            let _ = audio.resume()?;
        }
        for tone in sound.tones(set) {
            let begin = audio.current_time() + tone.at;
            let end = begin + tone.lasts;
            let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
            oscillator.set_type(tone.shape);
            let pitch = oscillator.frequency();
            pitch.set_value_at_time(tone.from, begin)?;
            pitch.exponential_ramp_to_value_at_time(tone.to, end)?;
            let volume = gain.gain();
            volume.set_value_at_time(tone.volume * loudness as f32 / LOUDEST as f32, begin)?;
            volume.exponential_ramp_to_value_at_time(0.001, end)?;
            oscillator.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&audio.destination())?;
            oscillator.start_with_when(begin)?;
            oscillator.stop_with_when(end)?;
        }
        Ok(())
    }
}

/// Whether the device can buzz: browsers have a function for it on desks, too, and take their time to do nothing.
pub fn can_vibrate() -> bool {
    let navigator = window().navigator();
    let is_touched = navigator.max_touch_points() > 0;
    is_touched && js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false)
}

/// The sounds, in a component.
pub fn use_sounds() -> Sounds {
    expect_context()
}

/// Called once, by the app.
pub(crate) fn provide(settings: RwSignal<Settings>) -> Sounds {
    let sounds = Sounds {
        settings,
        audio: StoredValue::new_local(None),
    };
    provide_context(sounds);
    window_event_listener(ev::pointerup, move |_| sounds.get_ready());
    window_event_listener(ev::keydown, move |_| sounds.get_ready());
    sounds
}
