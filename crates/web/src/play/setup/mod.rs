//! Choosing what the next game is to be like.
//!
//! What everybody wants to choose is in sight; the rest is folded away: `advanced` has the handicap and who flips,
//! `clock` (with those that are `usual`) and `series` what they are called. `cartridge` is for its game numbers.

mod advanced;
mod cartridge;
mod clock;
mod series;
mod usual;

use leptos::prelude::*;
use outflank_play::Seat;
use outflank_text::Texts;

use super::focus_board;
use super::table::Table;
use super::wishes::{StarterWish, Unfit, Way, Wishes};
use crate::parts::choice::{Choice, Choices, Range};
use crate::words::{text, use_words};
use advanced::Advanced;
use cartridge::GameNumber;

/// All choices, and the button that begins the game.
#[component]
pub fn SetupForm(
    table: Table,
    /// Whether the button comes before the choices, because what is chosen already is right for most.
    #[prop(optional)]
    button_first: bool,
    /// What happens when the game has begun.
    #[prop(into)]
    on_begun: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let wishes = table.wishes();
    let way = read(wishes, |all| all.way);
    let ways = vec![
        Choice::new(Way::Computer, text(Texts::play_way_computer)),
        Choice::new(Way::People, text(Texts::two_people)),
        Choice::new(Way::Watch, text(Texts::play_way_watch)),
        Choice::new(Way::Cartridge, text(Texts::cartridge)),
    ];
    let unfit = Memo::new(move |_| wishes.with(|all| all.setup(Seat::Left).err()));
    let reason = move || {
        let unfit = unfit
            .get()
            .filter(|unfit| !matches!(unfit, Unfit::Number(_)));
        unfit.map(|unfit| words.get().describe(&unfit))
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if unfit.get_untracked().is_none() {
            focus_board();
            table.play_wished();
            on_begun.run(());
        }
    };
    let own = move || match way.get() {
        Way::Computer => view! {
            <Level wishes />
            <Starter wishes one=true />
        }
        .into_any(),
        Way::People => view! { <Starter wishes one=false /> }.into_any(),
        Way::Watch => view! {
            <LeftLevel wishes />
            <Level wishes />
        }
        .into_any(),
        Way::Cartridge => view! { <GameNumber wishes /> }.into_any(),
    };
    let button = move || {
        view! {
            {move || reason().map(|reason| view! { <p class="setup-error" role="alert">{reason}</p> })}
            <button type="submit" class="primary large" disabled=move || unfit.get().is_some()>
                {text(Texts::play)}
            </button>
        }
    };
    view! {
        <form class="setup" novalidate on:submit=submit>
            {button_first.then(button)}
            <Choices
                label=Signal::derive(text(Texts::who_plays))
                choices=ways
                chosen=way
                on_choose=move |way| wishes.update(|all| all.way = way)
            />
            {own}
            <Advanced wishes />
            {(!button_first).then(button)}
        </form>
    }
}

/// The computer's level, with what it feels like.
#[component]
fn Level(wishes: RwSignal<Wishes>) -> impl IntoView {
    let words = use_words();
    let level = read(wishes, |all| all.level);
    let label = move || {
        let texts = words.get();
        match wishes.with(|all| all.way) {
            Way::Watch => texts.play_level_right(),
            _ => texts.play_level(),
        }
    };
    view! {
        <Range
            label=Signal::derive(label)
            least=1
            most=20
            value=Signal::derive(move || u32::from(level.get()))
            on_change=move |level| wishes.update(|all| all.level = level as u8)
        />
        <p class="note level-feels">{move || words.get().level_feels(level.get())}</p>
    }
}

/// The level of the left one of two computers.
#[component]
fn LeftLevel(wishes: RwSignal<Wishes>) -> impl IntoView {
    let words = use_words();
    let level = read(wishes, |all| all.left_level);
    view! {
        <Range
            label=Signal::derive(text(Texts::play_level_left))
            least=1
            most=20
            value=Signal::derive(move || u32::from(level.get()))
            on_change=move |level| wishes.update(|all| all.left_level = level as u8)
        />
        <p class="note level-feels">{move || words.get().level_feels(level.get())}</p>
    }
}

/// Who starts: for one person, that is their colour.
#[component]
fn Starter(wishes: RwSignal<Wishes>, one: bool) -> impl IntoView {
    let (label, left, right): (
        fn(&Texts) -> String,
        fn(&Texts) -> String,
        fn(&Texts) -> String,
    ) = if one {
        (Texts::play_color, Texts::play_black, Texts::play_white)
    } else {
        (
            Texts::play_starter,
            |t| t.play_name("left"),
            |t| t.play_name("right"),
        )
    };
    let choices = vec![
        Choice::new(StarterWish::Left, text(left)),
        Choice::new(StarterWish::Right, text(right)),
        Choice::new(StarterWish::Lot, text(Texts::play_lots)),
    ];
    view! {
        <Choices
            label=Signal::derive(text(label))
            choices
            chosen=read(wishes, |all| all.starter)
            on_choose=move |starter| wishes.update(|all| all.starter = starter)
        />
    }
}

/// One of the wishes, to be shown.
fn read<T: PartialEq + Send + Sync + Clone + 'static>(
    wishes: RwSignal<Wishes>,
    of: impl Fn(&Wishes) -> T + Send + Sync + 'static,
) -> Signal<T> {
    Memo::new(move |_| wishes.with(|all| of(all))).into()
}
