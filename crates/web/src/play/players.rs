//! The two players: beside the board, or on the cartridge's scoreboard.

use leptos::prelude::*;
use outflank_play::{Match, Seat};
use outflank_rules::Color;
use outflank_text::Texts;

use super::face::ClockFace;
use super::names;
use super::plate::{Plate, Plated};
use super::table::Play;
use crate::board::DiscIcon;
use crate::words::{text, use_words};

/// A player beside the board.
#[component]
pub fn Player(
    play: Play,
    #[prop(into)] color: Signal<Color>,
    /// Its place: `top` or `bottom`.
    place: &'static str,
) -> impl IntoView {
    let words = use_words();
    let of = play.read(move |table| {
        let (game, color) = (table.game(), color.get());
        Plated {
            color,
            name: names::name(&words.get(), table, game.seat(color)),
            discs: game.discs().get(color),
            to_move: !game.is_over() && game.turn() == color,
            running: runs(game, color),
        }
    });
    view! { <Plate of face=play.clock_face(color) place /> }
}

fn runs(game: &Match, color: Color) -> bool {
    game.clock().is_running() && game.turn() == color
}

/// The cartridge's two scores and its game number. The score of the player to move blinks.
#[component]
pub fn Scoreboard(play: Play) -> impl IntoView {
    let words = use_words();
    let number = play.game(|game| game.setup().variation.map(|it| it.to_string()));
    let score = move |seat: Seat| {
        let board = play.game(Match::scoreboard);
        let color = play.game(move |game| seat.color(game.black()));
        let discs = move || board.get().of(seat);
        let blinks = move || board.get().blinking == Some(seat);
        let label = move || words.get().play_score(seat, discs());
        let place = text(match seat {
            Seat::Left => Texts::play_left,
            Seat::Right => Texts::play_right,
        });
        let name = play.read(move |table| {
            // “Left” and “right” are there already.
            let is_named = table.info().names[seat.index()].is_some();
            (is_named || table.game().people() < 2)
                .then(|| format!(" · {}", names::short_name(&words.get(), table, seat)))
        });
        let face = play.clock_face(color.into());
        let running = play.game(move |game| runs(game, color.get()));
        view! {
            <div class="score" class:blinking=blinks data-seat=seat.to_string()>
                <span class="score-name">
                    <DiscIcon color />
                    {place}
                    {name}
                </span>
                <span class="score-digits" role="img" aria-label=label>
                    {move || format!("{:02}", discs())}
                </span>
                <ClockFace color face running />
            </div>
        }
    };
    view! {
        <div class="scoreboard">
            {score(Seat::Left)}
            <span class="score-number">
                <span class="visually-hidden">{text(Texts::play_number)} " "</span>
                {number}
            </span>
            {score(Seat::Right)}
        </div>
    }
}
