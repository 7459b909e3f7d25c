//! The end of a game as a moment on the board: the discs are counted, then comes what follows.

use leptos::prelude::*;
use outflank_text::Texts;
use web_sys::MouseEvent;

use super::panel::Ending;
use super::table::Play;
use crate::board::focus_board;
use crate::components::shortcuts::use_shortcut;
use crate::words::text;

/// The result, over the board on which the game has just ended.
#[component]
pub fn Moment(play: Play) -> impl IntoView {
    let is_now = play.has_just_ended();
    view! {
        <Show when=move || is_now.get()>
            <Result play />
        </Show>
    }
}

#[component]
fn Result(play: Play) -> impl IntoView {
    let see_board = move || {
        focus_board();
        play.see_board();
    };
    use_shortcut("escape", text(Texts::play_see_board), see_board);
    // Beside the words is the board.
    let pressed = move |event: MouseEvent| {
        if event.target() == event.current_target() {
            play.see_board();
        }
    };
    view! {
        <div class="finale" on:click=pressed>
            <div class="finale-card">
                <Ending play />
                <button
                    type="button"
                    class="quiet small see-board"
                    aria-label=text(Texts::play_see_board)
                    on:click=move |_| see_board()
                >
                    <span>{text(Texts::play_see_board)}</span>
                </button>
            </div>
        </div>
    }
}
