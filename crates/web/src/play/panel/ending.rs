//! The end of a game, and the next one.

use leptos::prelude::*;
use outflank_app::new_game::called;
use outflank_app::table::{Input, Table};
use outflank_app::training::Entrance;
use outflank_play::{DiscCount, EndReason, Goal, Seat, Standing, Starter};
use outflank_rules::{Color, Outcome};
use outflank_text::Texts;

use crate::analyse::{to_review, with_game};
use crate::board::focus_board;
use crate::board::{DiscIcon, DiscRow};
use crate::play::table::Play;
use crate::route::{Page, Route};
use crate::share::game_route;
use crate::words::{text, use_words};

/// The result, and the next game.
#[component]
pub fn Ending(play: Play) -> impl IntoView {
    let words = use_words();
    let said = play.read(move |table| sentences(table, &words.get()));
    let counted = play.read(counted);
    let shared = play.shared();
    let person = play.read(|table| table.game().only_person());
    let analysis = move || {
        let route = shared.with(|it| game_route(&it.record));
        let route = with_game(route, Some(&play.id()));
        to_review(route, person.get()).href()
    };
    let help = play.read(|table| table.info().help);
    let helped = text(move |texts| texts.help_had(help.get()));
    let over = Memo::new(move |_| said.with(Option::is_some));
    let part = move |index: usize| move || said.get().map(|said| said[index].clone());
    view! {
        <Show when=move || over.get()>
            <div class="ending">
                <p class="ending-title">{part(0)}</p>
                {move || counted.get().map(|(score, in_rows)| view! { <Count score in_rows /> })}
                <p>{part(1)}</p>
                <p class="series-end">{part(2)}</p>
                <p class="note helped">{helped}</p>
                <div class="ending-next">
                    <Onward play />
                    <NextLevel play />
                    <TimeUsed play />
                    <ToLearn play />
                    <a class="button" href=analysis>{text(Texts::play_analyse)}</a>
                </div>
            </div>
        </Show>
    }
}

/// The score, and whether it is that of the discs on the board; nothing while it is not known.
fn counted(table: &Table) -> Option<(DiscCount, bool)> {
    let game = table.game();
    let result = game.result().filter(|_| !table.is_settling())?;
    Some((result.score(game.setup().counting), result.is_by_discs()))
}

/// The discs of both colours, counted into two rows, and the score.
#[component]
pub fn Count(
    /// The score.
    score: DiscCount,
    /// Whether there are discs to be counted.
    in_rows: bool,
) -> impl IntoView {
    let row = |color: Color| {
        let count = score.get(color);
        view! {
            <div class="count-row">
                {if in_rows {
                    view! { <DiscRow color count /> }.into_any()
                } else {
                    view! { <DiscIcon color /> }.into_any()
                }}
                <span class="visually-hidden">{text(move |texts| texts.color_name(color))} " "</span>
                <span class="count" style=("--place", count.to_string())>{count}</span>
            </div>
        }
    };
    view! { <div class="counted" class:rows=in_rows>{Color::ALL.map(row).collect_view()}</div> }
}

/// The moves of this game to learn from, or how far the search for them is.
#[component]
fn ToLearn(play: Play) -> impl IntoView {
    let after = play.aftermath();
    text(move |texts| {
        if let Some(count) = after.learned() {
            let href = Route::to(Page::Training)
                .at(Entrance::Mistakes.name())
                .href();
            let link = (count > 0).then(|| {
                view! { <a class="button" href=href>{texts.practice_learn_now()}</a> }
            });
            return Some(
                view! { <div class="to-learn"><p>{texts.practice_learned(count)}</p> {link}</div> }
                    .into_any(),
            );
        }
        let (done, all) = after.looking()?;
        Some(view! { <p class="note to-learn">{texts.practice_looking(done, all)}</p> }.into_any())
    })
}

/// How the time was used, where there was enough to plan it.
#[component]
fn TimeUsed(play: Play) -> impl IntoView {
    let time = play.read(Table::time_use);
    text(move |texts| {
        let said = time.get().map(|time| texts.time_used(&time))?;
        Some(view! { <p class="note time-used">{said}</p> })
    })
}

/// After a win without help: the same game against a stronger computer.
#[component]
fn NextLevel(play: Play) -> impl IntoView {
    let next = play.read(Table::next_level);
    move || {
        let level = next.get()?.number();
        let begin = move |_| {
            focus_board();
            play.act(Input::NextLevel);
        };
        Some(view! {
            <button type="button" class="next-level" on:click=begin>
                {text(move |texts| texts.play_next_level(level))}
            </button>
        })
    }
}

/// Three sentences: the winner, if people played; the reason, with the score where it differs from the board; the
/// result of a series.
fn sentences(table: &Table, texts: &Texts) -> Option<[String; 3]> {
    let game = table.game();
    let (result, setup) = (game.result()?, game.setup());
    let called = |seat| called(setup, table.info(), seat);
    let winner = match result.outcome {
        _ if game.people() == 0 => String::new(),
        Outcome::Win(color) => {
            let (who, name) = called(game.seat(color));
            texts.play_won(who, name)
        }
        Outcome::Draw => texts.play_drawn(),
    };
    let mut details = Vec::new();
    match result.reason {
        EndReason::BoardFull => details.push(texts.play_over_full()),
        EndReason::WipedOut => details.push(texts.play_over_wiped()),
        EndReason::NoMoves => details.push(texts.play_over_stuck()),
        EndReason::Resignation(_) | EndReason::Agreement | EndReason::Time(_) => {}
    }
    let score = result.score(setup.counting);
    if table.is_settling() {
        details.push(texts.play_settling());
    } else {
        if score != result.discs || !result.is_by_discs() {
            details.push(texts.final_score(score.black, score.white));
        }
        details.push(texts.play_margin(score.margin()));
    }
    let series = match game.series().standing() {
        _ if setup.series.goal() == Goal::Games(1) => String::new(),
        Standing::Open => String::new(),
        Standing::Won(seat) => {
            let (who, name) = called(seat);
            texts.play_series_won(who, name)
        }
        Standing::Drawn => texts.series_drawn(),
    };
    Some([winner, details.join(" "), series])
}

/// The button for the next game, or two where the winner chooses who starts.
#[component]
fn Onward(play: Play) -> impl IntoView {
    let words = use_words();
    let next = play.read(|table| {
        let game = table.game();
        let chooser = match game.series().next_starter() {
            Starter::ChosenBy(seat) if game.setup().variation.is_none() => Some(seat),
            _ => None,
        };
        let next = (chooser, table.next_starter(), table.awaits_next_game());
        let players = Seat::ALL.map(|seat| {
            let (who, name) = called(game.setup(), table.info(), seat);
            (who, name.to_owned())
        });
        (players, next)
    });
    move || {
        let (players, (chooser, starter, goes_on)) = next.get();
        let begin = move |chosen: Option<Seat>| {
            focus_board();
            play.act(if goes_on {
                Input::NextGame(chosen)
            } else {
                Input::Rematch(chosen)
            });
        };
        let label = if goes_on {
            Texts::next_game
        } else {
            Texts::play_rematch
        };
        let about = move |seat: Seat, say: fn(&Texts, &str, &str) -> String| {
            let (who, name) = players[seat.index()].clone();
            move || say(&words.get(), who, &name)
        };
        let chooses = chooser.map(|seat| {
            view! { <p class="note">{about(seat, Texts::play_chooses)}</p> }
        });
        let buttons = match starter {
            Starter::Is(seat) => view! {
                <button type="button" class="primary large" on:click=move |_| begin(None)>{text(label)}</button>
                <p class="note">{about(seat, Texts::play_starts_next)}</p>
            }
            .into_any(),
            Starter::ChosenBy(_) => {
                let choice = |seat: Seat| {
                    view! { <button type="button" on:click=move |_| begin(Some(seat))>{about(seat, Texts::play_starts)}</button> }
                };
                view! { <div class="buttons">{Seat::ALL.map(choice).collect_view()}</div> }.into_any()
            }
        };
        (chooses, buttons)
    }
}
