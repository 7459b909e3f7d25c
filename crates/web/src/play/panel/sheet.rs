//! The score sheet of a series.

use leptos::prelude::*;
use outflank_play::{Goal, Seat, SheetLine, Totals};
use outflank_text::Texts;

use crate::board::DiscIcon;
use crate::play::names::short_name;
use crate::play::table::Play;
use crate::words::{text, use_words};

#[component]
pub fn ScoreSheet(play: Play) -> impl IntoView {
    let words = use_words();
    let is_series = play.game(|game| game.setup().series.goal() != Goal::Games(1));
    let lines = play.game(|game| game.series().lines().to_vec());
    let totals = play.game(|game| game.series().totals());
    let number = play.game(|game| game.series().lines().len() + usize::from(!game.is_over()));
    let heading = move |seat: Seat| {
        let name = play.read(move |table| short_name(&words.get(), table, seat));
        view! { <th scope="col">{name}</th> }
    };
    let rows = move || {
        let lines = (1..).zip(lines.get());
        lines.map(|(number, line)| row(number, line)).collect_view()
    };
    let total = move |label: fn(&Texts) -> String, of: fn(Totals) -> u32| {
        let cell = move |seat: Seat| view! { <td>{move || of(totals.get()[seat.index()])}</td> };
        view! { <tr><th scope="row">{text(label)}</th>{Seat::ALL.map(cell).collect_view()}</tr> }
    };
    view! {
        <Show when=move || is_series.get()>
            <div class="sheet">
                <h2>{text(Texts::play_sheet)}</h2>
                <p class="note">{move || words.get().game_number(number.get())}</p>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{text(Texts::game)}</th>
                            {Seat::ALL.map(heading).collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                    <tfoot>
                        {total(Texts::play_sheet_wins, |it| u32::from(it.wins))}
                        {total(Texts::play_sheet_points, |it| it.points)}
                    </tfoot>
                </table>
            </div>
        </Show>
    }
}

/// A row: each seat's score with a disc of its colour; the winner's is bold.
fn row(number: usize, line: SheetLine) -> impl IntoView {
    let cell = move |seat: Seat| {
        let color = seat.color(line.black);
        view! {
            <td class:won=line.winner == Some(seat)>
                <DiscIcon color />
                <span class="visually-hidden">{text(move |texts| texts.color_name(color))}</span>
                {line.score.get(color)}
            </td>
        }
    };
    view! { <tr><th scope="row">{number}</th>{Seat::ALL.map(cell).collect_view()}</tr> }
}
