//! The buttons.

use leptos::prelude::*;
use outflank_text::Texts;

use crate::parts::choice::{Choice, Choices};
use crate::parts::dialog::Dialog;
use crate::parts::icon::{Icon, IconView};
use crate::play::table::Play;
use crate::share::ShareDialog;
use crate::words::{text, use_words};
use outflank_app::table::{Input, Pace, Purpose, Table};

#[component]
pub fn Tools(play: Play, choosing: RwSignal<bool>) -> impl IntoView {
    let words = use_words();
    let over = play.game(outflank_play::Match::is_over);
    let people = play.game(outflank_play::Match::people);
    let (can_undo, can_redo) = (play.read(Table::can_undo), play.read(Table::can_redo));
    let can_hint = play.read(|table| table.can_hint() && table.thinking().is_none());
    let can_pause = play.read(Table::can_pause);
    let paused = play.read(Table::is_paused);
    let (hints, purpose) = (play.hints(), play.purpose());
    let hinted = move || hints.with(Option::is_some) || purpose.get() == Some(Purpose::Hint);
    let hint = move || {
        let texts = words.get();
        if hinted() {
            texts.play_hint_hide()
        } else {
            texts.hint()
        }
    };
    let pause = move || {
        let texts = words.get();
        if paused.get() {
            texts.go_on()
        } else {
            texts.play_pause()
        }
    };
    let playing = move || !over.get() && people.get() > 0;
    let pause_icon = Signal::derive(move || {
        if paused.get() {
            Icon::GoOn
        } else {
            Icon::Pause
        }
    });
    view! {
        <div class="buttons tools">
            <Show when=playing>
                <button type="button" disabled=move || !can_hint.get() && !hinted() on:click=move |_| play.act(Input::Hint)>
                    <IconView icon=Icon::Hint />
                    {hint}
                </button>
            </Show>
            <button type="button" disabled=move || !can_undo.get() on:click=move |_| play.act(Input::Undo)>
                <IconView icon=Icon::Undo />
                {text(Texts::play_undo)}
            </button>
            <button type="button" disabled=move || !can_redo.get() on:click=move |_| play.act(Input::Redo)>
                <IconView icon=Icon::Redo />
                {text(Texts::play_redo)}
            </button>
            <Show when=move || can_pause.get()>
                <button type="button" class:primary=move || paused.get() on:click=move |_| play.toggle_pause()>
                    <IconView icon=pause_icon />
                    {pause}
                </button>
            </Show>
            <Show when=move || can_pause.get() && people.get() == 0>
                <button type="button" disabled=move || !paused.get() on:click=move |_| play.act(Input::Step)>
                    <IconView icon=Icon::Step />
                    {text(Texts::play_step)}
                </button>
            </Show>
            <button type="button" on:click=move |_| choosing.set(true)>
                <IconView icon=Icon::New />
                {text(Texts::play_new)}
            </button>
        </div>
        <More play />
        <Show when=move || people.get() == 0 && !over.get()>
            <PaceChoice play />
        </Show>
    }
}

/// What one rarely does: offer a draw, give up, share.
#[component]
fn More(play: Play) -> impl IntoView {
    let over = play.game(outflank_play::Match::is_over);
    let people = play.game(outflank_play::Match::people);
    let resigning = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    let playing = move || !over.get() && people.get() > 0;
    let can_offer = play.read(|table| table.can_offer_draw() && table.thinking().is_none());
    view! {
        <div class="buttons tools-more">
            <Show when=playing>
                <button
                    type="button"
                    disabled=move || !can_offer.get()
                    on:click=move |_| play.act(Input::Draw)
                >
                    <IconView icon=Icon::Draw />
                    {text(Texts::play_offer_draw)}
                </button>
                <button type="button" on:click=move |_| resigning.set(true)>
                    <IconView icon=Icon::Resign />
                    {text(Texts::resign)}
                </button>
            </Show>
            <button type="button" on:click=move |_| sharing.set(true)>
                <IconView icon=Icon::Share />
                {text(Texts::share_title)}
            </button>
        </div>
        <ShareDialog open=sharing shared=play.shared() />
        <Dialog open=resigning title=text(Texts::resign)>
            <p>{text(Texts::play_resign_question)}</p>
            <div class="buttons">
                <button type="button" on:click=move |_| resigning.set(false)>{text(Texts::play_go_on)}</button>
                <button
                    type="button"
                    class="primary"
                    on:click=move |_| {
                        resigning.set(false);
                        play.act(Input::Resign);
                    }
                >
                    {text(Texts::resign)}
                </button>
            </div>
        </Dialog>
    }
}

/// How fast computers play each other.
#[component]
fn PaceChoice(play: Play) -> impl IntoView {
    let pace = play.read(Table::pace);
    let choices = vec![
        Choice::new(Pace::Slow, text(Texts::play_pace_slow)),
        Choice::new(Pace::Normal, text(Texts::play_pace_usual)),
        Choice::new(Pace::Fast, text(Texts::play_pace_fast)),
    ];
    view! {
        <Choices
            label=text(Texts::play_pace)
            choices
            chosen=pace
            on_choose=move |chosen| play.act(Input::SetPace(chosen))
        />
    }
}
