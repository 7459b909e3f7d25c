//! The page on which games are played.
//!
//! - `setup`: the form for a new game;
//! - `table`: the application's table in signals; no view;
//! - `players`: the two players beside the board, `plate` one of them, `face` their clocks, `names` their names;
//! - `moment`: the result, on the board;
//! - `panel`: the state of the game and the buttons;
//! - `from`: games from a position;
//! - `hints`: values on squares;
//! - `tabletop`: games in which people flip the discs.

mod aftermath;
pub(crate) mod face;
pub(crate) mod from;
mod hints;
mod moment;
mod names;
pub(crate) mod panel;
pub(crate) mod plate;
pub(crate) mod players;
pub(crate) mod setup;
pub(crate) mod table;
pub(crate) mod tabletop;

pub use table::now;

use std::time::Duration;

use leptos::prelude::*;
use outflank_play::Seat;
use outflank_play::cartridge::Face;
use outflank_rules::{Bitboard, Move, Square};
use outflank_text::{Faces, Texts};

use crate::board::{Board, Discs};
use crate::components::InTurn;
use crate::components::dialog::Dialog;
use crate::components::shortcuts::use_shortcut;
use crate::store::settings::{Look, use_settings};
use crate::words::{text, use_words};
use moment::Moment;
use outflank_app::table::{Input, Table};
use panel::Panel;
use players::{Player, Scoreboard};
use setup::SetupForm;
use table::Play;
use tabletop::TabletopView;

/// The page.
#[component]
pub fn PlayPage() -> impl IntoView {
    let play = Play::open();
    // Whether the dialog for a new game is open.
    let choosing = RwSignal::new(false);
    use_shortcut("n", text(Texts::play_new), move || choosing.set(true));
    use_shortcut("i", text(Texts::hint), move || play.act(Input::Hint));
    use_shortcut("u", text(Texts::play_undo), move || play.act(Input::Undo));
    use_shortcut("r", text(Texts::play_redo), move || play.act(Input::Redo));
    use_shortcut("arrowleft", text(Texts::play_look_back), move || {
        play.act(Input::Look(-1));
    });
    use_shortcut("arrowright", text(Texts::play_look_on), move || {
        play.act(Input::Look(1));
    });
    show_turn_in_title(play);
    use_shortcut("p", text(Texts::play_pause), move || play.toggle_pause());
    use_shortcut("s", text(Texts::play_step), move || play.act(Input::Step));

    // One person sits at the bottom; of two, the left one.
    let bottom = play.game(|game| {
        let left = || Seat::Left.color(game.black());
        game.only_person().unwrap_or_else(left)
    });
    let top = Memo::new(move |_| !bottom.get());
    // Two people across one phone: the far plate faces the far player.
    let across = play.game(|game| game.people() == 2);
    let tabletop = play.read(Table::is_by_hand);
    let cartridge = play.game(|game| game.setup().variation.is_some());
    // The cartridge has its own look, unless another one was chosen.
    let settings = use_settings();
    let setup = play.game(|game| *game.setup());
    let chosen = move || settings.with(|settings| settings.look);
    let look = move || {
        let shown = setup.with(|setup| chosen().in_game(setup));
        (shown == Look::Cartridge).then_some("cartridge")
    };
    let first = play.game(|game| game.setup().first);
    let green_starts = move || (cartridge.get() && first.get() == Face::Green).then_some("green");
    let faces = Signal::derive(move || Some(setup.with(|setup| Faces::in_game(chosen(), setup))));
    use_words().call_discs(faces);
    view! {
        <div class="play" data-first=green_starts class:across=across class:with-scoreboard=move || cartridge.get() data-look=look>
            <h1 class="visually-hidden">{text(Texts::play)}</h1>
            <Show
                when=move || cartridge.get()
                fallback=move || view! { <Player play color=top place="top" /> }
            >
                <Scoreboard play />
            </Show>
            <div class="play-board">
                <Show when=move || tabletop.get() fallback=move || view! { <AssistedBoard play /> }>
                    <TabletopView play />
                </Show>
                <Moment play />
            </div>
            <Show when=move || !cartridge.get()>
                <Player play color=bottom place="bottom" />
            </Show>
            <InTurn><Panel play choosing /></InTurn>
            <Dialog open=choosing title=text(Texts::play_new_title)>
                <SetupForm play on_begun=move |()| choosing.set(false) />
            </Dialog>
        </div>
    }
}

/// Whoever looks at another tab sees in the title whose turn it is.
fn show_turn_in_title(play: Play) {
    let turn = play.read(|table| table.is_begun() && !table.game().is_over());
    let state = text(move |texts| {
        if turn.get() {
            play.turn_in_words(texts)
        } else {
            texts.play()
        }
    });
    Effect::new(move |_| {
        let state = state();
        // The app sets the name of the page first.
        set_timeout(
            move || document().set_title(&format!("{state} · Outflank")),
            Duration::ZERO,
        );
    });
}

/// The board of a game in which the program flips the discs.
#[component]
fn AssistedBoard(play: Play) -> impl IntoView {
    let words = use_words();
    let shown = play.shown();
    let position = Memo::new(move |_| shown.get().position);
    let targets = play.targets();
    let discs = Signal::derive(move || Discs::of(position.get()));
    let preview = move |square: Square| {
        if targets.get_untracked().contains(square) {
            position.get_untracked().flips(Move::Place(square))
        } else {
            Bitboard::EMPTY
        }
    };
    let labels = Signal::derive(move || {
        play.hints().with(|report| {
            let moves = report.as_ref().map_or(&[][..], |report| &report.lines);
            hints::labels(&words.get(), moves)
        })
    });
    view! {
        <Board
            discs
            targets
            last=Signal::derive(move || shown.get().last)
            labels
            numbers=play.read(Table::placed)
            preview
            spoken=Signal::derive(move || Some(position.get()))
            on_choose=move |square| play.press(square)
        />
    }
}
