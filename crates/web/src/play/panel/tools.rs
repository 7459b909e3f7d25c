//! The buttons of a game.

use leptos::prelude::*;
use outflank_app::table::{Input, Pace, Table};
use outflank_play::Match;
use outflank_text::Texts;

use crate::components::choice::{Choice, Choices};
use crate::components::dialog::Dialog;
use crate::components::icon::{Icon, IconView};
use crate::play::table::Play;
use crate::share::ShareDialog;
use crate::words::text;

#[component]
pub fn Tools(play: Play, choosing: RwSignal<bool>) -> impl IntoView {
    let can_resign = play.read(Table::can_resign);
    let can_hint = play.read(Table::can_hint);
    let (can_undo, can_redo) = (play.read(Table::can_undo), play.read(Table::can_redo));
    let (can_pause, paused) = (play.read(Table::can_pause), play.read(Table::is_paused));
    let watched = play.game(|game| game.people() == 0);
    let over = play.game(Match::is_over);
    let hinting = play.read(Table::is_hinting);
    let either = |when: Memo<bool>, yes: fn(&Texts) -> String, no: fn(&Texts) -> String| {
        text(move |texts| if when.get() { yes(texts) } else { no(texts) })
    };
    let hint = either(hinting, Texts::play_hint_hide, Texts::hint);
    let pause = either(paused, Texts::go_on, Texts::play_pause);
    view! {
        <div class="buttons tools">
            <Show when=move || can_resign.get()>
                {tool(Icon::Hint, hint, move || can_hint.get(), move || play.act(Input::Hint))}
            </Show>
            {tool(Icon::Undo, text(Texts::play_undo), move || can_undo.get(), move || play.act(Input::Undo))}
            {tool(Icon::Redo, text(Texts::play_redo), move || can_redo.get(), move || play.act(Input::Redo))}
            <Show when=move || can_pause.get()>
                <button type="button" class:primary=move || paused.get() on:click=move |_| play.toggle_pause()>
                    {move || view! { <IconView icon=if paused.get() { Icon::GoOn } else { Icon::Pause } /> }}
                    {pause}
                </button>
            </Show>
            <Show when=move || can_pause.get() && watched.get()>
                {tool(Icon::Step, text(Texts::play_step), move || paused.get(), move || play.act(Input::Step))}
            </Show>
            {tool(Icon::New, text(Texts::play_new), || true, move || choosing.set(true))}
        </div>
        <More play />
        <Show when=move || watched.get() && !over.get()>
            <PaceChoice play />
        </Show>
    }
}

/// A button with an icon. While it can do nothing it keeps the focus: a disabled one would lose it.
fn tool(
    icon: Icon,
    name: impl Fn() -> String + Send + 'static,
    can: impl Fn() -> bool + Copy + Send + 'static,
    act: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            aria-disabled=move || (!can()).then_some("true")
            on:click=move |_| if untrack(can) { act() }
        >
            <IconView icon /> {name}
        </button>
    }
}

/// Rarer actions: offer a draw, resign, share.
#[component]
fn More(play: Play) -> impl IntoView {
    let (resigning, sharing) = (RwSignal::new(false), RwSignal::new(false));
    let can_resign = play.read(Table::can_resign);
    let can_offer = play.read(Table::can_offer_draw);
    play.hold_while(resigning);
    view! {
        <div class="buttons tools-more">
            <Show when=move || can_resign.get()>
                {tool(Icon::Draw, text(Texts::play_offer_draw), move || can_offer.get(), move || play.act(Input::Draw))}
                {tool(Icon::Resign, text(Texts::resign), || true, move || resigning.set(true))}
            </Show>
            {tool(Icon::Share, text(Texts::share_title), || true, move || sharing.set(true))}
        </div>
        <ShareDialog open=sharing shared=play.shared() />
        <Dialog open=resigning title=text(Texts::resign)>
            <p>{text(Texts::play_resign_question)}</p>
            <div class="buttons">
                <button type="button" class="primary" on:click=move |_| resigning.set(false)>
                    {text(Texts::play_go_on)}
                </button>
                <button
                    type="button"
                    class="resign"
                    on:click=move |_| {
                        play.act(Input::Resign);
                        resigning.set(false);
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
