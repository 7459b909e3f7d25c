//! Which corners a handicap has.

use leptos::prelude::*;
use outflank_app::new_game::Field;
use outflank_play::Handicap;
use outflank_rules::Square;
use outflank_text::Texts;

use super::form::Form;
use crate::words::text;

/// A box to tick at each corner of a small board, once there is a corner to place.
#[component]
pub fn Corners(form: Form) -> impl IntoView {
    let new_game = form.new_game;
    let item = move |square: Square| {
        let on = move || new_game.with(|all| all.corners.corners().contains(square));
        let switch = move |_| new_game.update(|all| all.toggle_corner(square));
        view! {
            <label class="switch corner">
                <input type="checkbox" prop:checked=on on:change=switch />
                <span>{square.to_string()}</span>
            </label>
        }
    };
    let [a1, h8, h1, a8] = Handicap::ORDER;
    let in_rows = [a1, h1, a8, h8];
    view! {
        <Show when=form.has(Field::CornersTo)>
            <fieldset class="choices corners">
                <legend>{text(Texts::play_corners_which)}</legend>
                <div class="corners-board">{in_rows.map(item).collect_view()}</div>
            </fieldset>
        </Show>
    }
}
