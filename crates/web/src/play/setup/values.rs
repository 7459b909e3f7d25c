//! Choices with a list of common values.

use leptos::prelude::*;
use outflank_app::new_game::{Field, NewGame, Way};
use outflank_play::cartridge::Face;
use outflank_play::tabletop::Vigilance;
use outflank_play::{NextStarter, Resignation, Seat};
use outflank_text::Texts;

use super::form::Form;
use crate::components::choice::{Choice, Choices};
use crate::words::use_words;

/// A choice, if it applies: inline as radio buttons, or a drop-down list.
#[component]
pub fn Values(form: Form, field: Field, #[prop(optional)] inline: bool) -> impl IntoView {
    let words = use_words();
    let new_game = form.new_game;
    let value = move |index: usize| new_game.with(|all| all.values(field)[index].clone());
    let label = Signal::derive(move || new_game.with(|all| label(field, all, &words.get())));
    let position = move |all: &NewGame| all.values(field).iter().position(|one| one == all);
    let chosen = Signal::derive(move || new_game.with(position));
    let choose = move |index: Option<usize>| new_game.set(value(index.unwrap_or(0)));
    let list = move || {
        let name = move |index| name(field, &value(index), &words.get());
        let count = new_game.with_untracked(|all| all.values(field).len());
        let choice = |index| Choice::new(Some(index), move || name(index));
        let choices = (0..count).map(choice).collect();
        view! { <Choices list=!inline label choices chosen on_choose=choose /> }
    };
    view! { <Show when=form.has(field)>{list()}</Show> }
}

fn label(field: Field, new_game: &NewGame, texts: &Texts) -> String {
    match field {
        Field::First => texts.app_row_first(),
        Field::Starter if new_game.way == Way::Computer => texts.play_color(),
        Field::Starter => texts.play_starter(),
        Field::Corners => texts.handicap(),
        Field::CornersTo => texts.play_corners_to(),
        Field::ByHand => texts.play_hand(),
        Field::Resignation => texts.play_resignation(),
        _ => texts.play_next(),
    }
}

fn name(field: Field, new_game: &NewGame, texts: &Texts) -> String {
    match field {
        Field::First => match new_game.first {
            Face::Red => texts.app_first_red(),
            Face::Green => texts.app_first_green(),
        },
        Field::Starter => match (new_game.starter, new_game.way) {
            (None, _) => texts.play_lots(),
            (Some(Seat::Left), Way::Computer) => texts.play_black(),
            (Some(Seat::Right), Way::Computer) => texts.play_white(),
            (Some(seat), _) => texts.play_name(new_game.who(seat)),
        },
        Field::Corners => texts.play_corners_count(new_game.corners.count() as u8),
        Field::CornersTo => texts.play_name(new_game.who(new_game.corners_to)),
        Field::ByHand => match new_game.by_hand {
            None => texts.play_hand_no(),
            Some(Vigilance::Warn) => texts.play_hand_warn(),
            Some(Vigilance::Review) => texts.play_hand_review(),
            Some(Vigilance::Silent) => texts.play_hand_silent(),
        },
        Field::Resignation => match new_game.resignation {
            Resignation::AsOnBoard => texts.play_resignation_board(),
            Resignation::Perfect => texts.play_resignation_perfect(),
            Resignation::Everything => texts.play_flag_everything(),
        },
        _ => match new_game.series.next() {
            NextStarter::Alternating => texts.play_next_alternating(),
            NextStarter::Fixed => texts.play_next_fixed(),
            NextStarter::Loser => texts.play_next_loser(),
            NextStarter::WinnerChooses => texts.play_next_winner(),
        },
    }
}
