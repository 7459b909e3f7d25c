//! The ways in, with what waits there.

use leptos::prelude::*;
use outflank_app::training::Entrance;
use outflank_learn::training::Drill;
use outflank_text::Texts;

use super::to;
use crate::store::progress::{KeptProgress, today};
use crate::words::text;

#[component]
pub fn Overview(progress: KeptProgress) -> impl IntoView {
    let waiting = move |entrance: Entrance| {
        Memo::new(move |_| progress.with(|it| entrance.waiting(it, today())))
    };
    let daily = waiting(Entrance::Daily);
    let streak = Memo::new(move |_| progress.with(|it| it.training().habit.streak(today())));
    let state = text(move |texts| match daily.get() {
        0 => texts.practice_daily_done(),
        count => texts.practice_daily_left(count),
    });
    let rung = Memo::new(move |_| progress.with(|it| it.training().ladder.rung().empties()));
    let way = move |entrance: Entrance| {
        let waiting = waiting(entrance);
        let about = text(move |texts| match entrance {
            Entrance::Daily => texts.practice_lead(),
            Entrance::Deck => texts.practice_deck_about(),
            Entrance::Mistakes => texts.practice_mistakes_about(),
            Entrance::Ladder => texts.practice_ladder_about(rung.get()),
            Entrance::OfTheDay => texts.practice_day_about(),
        });
        let state = text(move |texts| match entrance {
            Entrance::Ladder => String::new(),
            _ => texts.practice_waiting(waiting.get()),
        });
        let name = text(move |texts| texts.describe(&entrance));
        view! { <Way href=to(&[entrance.name()]) name about state /> }
    };
    let drill = move |drill: Drill| {
        let best =
            Memo::new(move |_| progress.with(|it| it.training().drills.get(&drill).copied()));
        let state = text(move |texts| {
            let best = best.get().map(|best| texts.practice_drill_best(best));
            best.unwrap_or_default()
        });
        let name = text(move |texts| texts.describe(&drill));
        view! {
            <li>
                <a class="alone" href=to(&["drill", drill.name()])>{name}</a>
                " "
                <span class="card-state">{state}</span>
            </li>
        }
    };
    let others = [
        Entrance::Mistakes,
        Entrance::Deck,
        Entrance::Ladder,
        Entrance::OfTheDay,
    ];
    view! {
        <section class="page training-overview">
            <h1>{text(Texts::practice_title)}</h1>
            <p class="lead">{text(Texts::practice_lead)}</p>
            <div class="daily">
                <h2>{text(Texts::practice_daily)}</h2>
                <p>{state}</p>
                <p class="streak">{text(move |texts| texts.practice_streak(streak.get()))}</p>
                <Show when=move || daily.get() != 0>
                    <a class="button primary" href=to(&[Entrance::Daily.name()])>{text(Texts::practice_begin)}</a>
                </Show>
            </div>
            <ul class="ways">
                {others.map(way).collect_view()}
                <Way
                    href=to(&["openings"])
                    name=text(Texts::practice_openings)
                    about=text(Texts::practice_openings_about)
                    state=String::new
                />
                <Way
                    href=to(&["progress"])
                    name=text(Texts::practice_progress)
                    about=text(Texts::practice_progress_about)
                    state=String::new
                />
            </ul>
            <h2>{text(Texts::practice_drills)}</h2>
            <p>{text(Texts::practice_drills_about)}</p>
            <ul class="drills">{Drill::ALL.map(drill).collect_view()}</ul>
        </section>
    }
}

/// A way in.
#[component]
fn Way(
    href: String,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] about: Signal<String>,
    #[prop(into)] state: Signal<String>,
) -> impl IntoView {
    view! {
        <li class="card">
            <div class="card-words">
                <h3><a href=href>{name}</a></h3>
                <p>{about}</p>
                <p class="card-state">{state}</p>
            </div>
        </li>
    }
}
