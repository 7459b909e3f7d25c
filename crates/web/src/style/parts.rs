//! Plates, clocks, buttons, controls, messages, results.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::Tone;
use outflank_app::table::ClockFace as Face;
use outflank_play::DiscCount;
use outflank_play::clock::TimeLeft;
use outflank_rules::{Color, Position};
use outflank_text::Texts;

use crate::board::Discs;
use crate::components::breakdown;
use crate::components::choice::{Choice, Choices, Number, Range, Switch};
use crate::components::dialog::Dialog;
use crate::components::icon::{Icon, IconView};
use crate::components::notices::{Kind, NoticeView};
use crate::components::shortcuts::KeyList;
use crate::exercise::{AnswerCard, Card, ProgressBar};
use crate::files::ReadingBar;
use crate::parts::missing;
use crate::play::panel::ending::Count;
use crate::play::plate::{Plate, Plated};
use crate::words::{text, use_words};

#[component]
pub fn Parts() -> impl IntoView {
    view! {
        <div><Plates /></div>
        <div><Buttons /></div>
        <div><Controls /></div>
        <div><Messages /></div>
        <div><Results /></div>
        <div><KeyList /></div>
    }
}

/// Both players: without clocks, with one that runs, with one that runs short.
#[component]
fn Plates() -> impl IntoView {
    let words = use_words();
    let plate = move |color: Color, to_move: bool, seconds: Option<u64>| {
        let of = Signal::derive(move || Plated {
            color,
            name: words.get().play_computer(8),
            discs: if to_move { 31 } else { 9 },
            to_move,
            running: to_move,
        });
        let left = seconds.map(|seconds| TimeLeft {
            main: Duration::from_secs(seconds),
            periods: 0,
            period: Duration::ZERO,
        });
        view! { <Plate of face=Signal::stored(left.map(Face::of)) place="" /> }
    };
    view! {
        {plate(Color::Black, true, None)}
        {plate(Color::White, false, None)}
        {plate(Color::Black, false, Some(272))}
        {plate(Color::White, true, Some(754))}
        {plate(Color::White, true, Some(8))}
    }
}

#[component]
fn Buttons() -> impl IntoView {
    let open = RwSignal::new(false);
    let button = |class: &'static str, disabled: bool| {
        view! { <button type="button" class=class disabled=disabled>{text(Texts::play)}</button> }
    };
    let icon = |icon: Icon| view! { <IconView icon /> };
    view! {
        <div class="buttons">
            {[("", false), ("primary", false), ("quiet", false), ("small", false), ("", true), ("primary", true)]
                .map(|(class, disabled)| button(class, disabled))
                .collect_view()}
            <button type="button"><IconView icon=Icon::Hint /> {text(Texts::hint)}</button>
            <a class="button" href="#/style">{text(Texts::settings_look)}</a>
            <button type="button" on:click=move |_| open.set(true)>{text(Texts::resign)}</button>
        </div>
        {button("primary large", false)}
        <p>{Icon::ALL.map(icon).collect_view()}</p>
        <Dialog open title=text(Texts::resign)>
            <p>{text(Texts::play_resign_question)}</p>
        </Dialog>
    }
}

#[component]
fn Controls() -> impl IntoView {
    let (chosen, on, value) = (
        RwSignal::new(true),
        RwSignal::new(true),
        RwSignal::new(5_u32),
    );
    let choices = || {
        Choice::all(&[true, false], |texts, side| {
            if side {
                texts.settings_hand_right()
            } else {
                texts.settings_hand_left()
            }
        })
    };
    view! {
        <Choices label=text(Texts::settings_hand) choices=choices() chosen on_choose=move |it| chosen.set(it) />
        <Choices label=text(Texts::settings_hand) choices=choices() chosen on_choose=move |it| chosen.set(it) list=true />
        <Switch label=text(Texts::settings_dots) on on_switch=move |it| on.set(it) />
        <Switch label=text(Texts::settings_sounds) on=Signal::derive(move || !on.get()) on_switch=move |it| on.set(!it) />
        <Range label=text(Texts::play_level) least=1 most=20 value on_change=move |it| value.set(it) />
        <Number
            label=text(Texts::play_minutes)
            value=Signal::derive(move || value.get().into())
            on_change=move |it| value.set(it as u32)
        />
        <p class="setup-error">{text(Texts::too_late)}</p>
        <ProgressBar label=text(Texts::puzzles_so_far) done=Signal::derive(move || value.get() as usize) total=20 />
    }
}

/// What is said for a moment, and what stays.
#[component]
fn Messages() -> impl IntoView {
    let notice = |kind: Kind, words: fn(&Texts) -> String| {
        view! { <NoticeView kind sentence=Signal::derive(text(words)) on_seen=|()| () /> }
    };
    let answer = |tone: Tone| {
        text(move |texts| {
            let sentences = vec![texts.puzzles_lead()];
            view! { <AnswerCard tone sentences /> }
        })
    };
    view! {
        <ul class="notices standing samples">
            {notice(Kind::Info, Texts::sound_is_on)}
            {notice(Kind::Refusal, Texts::too_late)}
            {notice(Kind::Banner, |texts| texts.passed(Color::White))}
            {notice(Kind::Warning, Texts::puzzles_not_fetched)}
            {notice(Kind::Outdated, Texts::engine_outdated)}
        </ul>
        <Broken />
        {missing(|| ())}
        <ReadingBar told=Signal::derive(text(|t| t.files_reading(1200))) on_stop=|()| () />
        {[Tone::Right, Tone::Done, Tone::Again, Tone::Wrong, Tone::Noted, Tone::Hint, Tone::Solution].map(answer).collect_view()}
    }
}

/// What is shown when the page has broken down.
#[component]
fn Broken() -> impl IntoView {
    let place = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if let (Some(place), Some(element)) = (place.get(), breakdown::element()) {
            let _ = place.append_child(&element);
        }
    });
    view! { <div node_ref=place></div> }
}

/// The discs that were counted, and a card.
#[component]
fn Results() -> impl IntoView {
    let title = |words: fn(&Texts) -> String| view! { <p class="ending-title">{text(words)}</p> };
    view! {
        <div class="finale-card">
            <div class="ending">
                {title(|texts| texts.play_won("you", ""))}
                <Count score=DiscCount { black: 41, white: 23 } in_rows=true />
                <p>{text(|texts| texts.play_margin(18))}</p>
            </div>
        </div>
        <div class="ending">
            {title(|texts| texts.play_won("computer", ""))}
            <Count score=DiscCount { black: 0, white: 64 } in_rows=false />
        </div>
        <ul class="cards">
            <Card
                discs=Discs::of(Position::START)
                href="#/style".to_owned()
                title=text(Texts::play_new)
                about=Signal::derive(text(Texts::puzzles_lead))
                complete=true
                state=text(Texts::puzzles_card_solved)
            />
        </ul>
    }
}
