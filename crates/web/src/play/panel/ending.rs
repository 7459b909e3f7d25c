//! How a game ended, and how it goes on.

use leptos::prelude::*;
use outflank_play::{
    Counting, EndReason, GameResult, Goal, Match, MatchSetup, PlayerKind, Seat, Standing, Starter,
};
use outflank_rules::notation::{PassStyle, Transcript};
use outflank_rules::{Color, Outcome, Position};
use outflank_text::Texts;

use crate::play::focus_board;
use crate::play::names::who;
use crate::play::table::Play;
use crate::route::{Page, Route};
use crate::words::{text, use_words};
use outflank_app::table::Input;

/// All that there is to say at the end.
#[derive(Clone, PartialEq)]
struct End {
    result: GameResult,
    setup: MatchSetup,
    /// Who had which colour.
    seats: [Seat; 2],
    standing: Standing,
    next: Starter,
    analysis: Option<Route>,
}

impl End {
    fn of(game: &Match) -> Option<End> {
        let series = game.series();
        Some(End {
            result: game.result()?,
            setup: *game.setup(),
            seats: Color::ALL.map(|color| game.seat(color)),
            standing: series.standing(),
            // A game number of the cartridge settles who starts.
            next: match game.setup().variation {
                Some(_) => Starter::Is(game.setup().starter),
                None => series.next_starter(),
            },
            analysis: analysis(game),
        })
    }

    /// Who has won, if a person has played.
    fn winner(&self, texts: &Texts) -> Option<String> {
        if !self.setup.players.iter().any(|player| player.is_human()) {
            return None;
        }
        Some(match self.result.outcome {
            Outcome::Win(color) => texts.play_won(who(&self.setup, self.seats[color.index()])),
            Outcome::Draw => texts.play_drawn(),
        })
    }

    /// Why it ended, and the score where that is not what lies on the board.
    fn details(&self, texts: &Texts) -> String {
        let mut sentences = Vec::new();
        match self.result.reason {
            EndReason::BoardFull => sentences.push(texts.play_over_full()),
            EndReason::WipedOut => sentences.push(texts.play_over_wiped()),
            EndReason::NoMoves => sentences.push(texts.play_over_stuck()),
            EndReason::Resignation(_) | EndReason::Agreement | EndReason::Time(_) => {}
        }
        let score = self.result.score(self.setup.counting);
        if score != self.result.discs || !self.result.is_by_discs() {
            sentences.push(texts.final_score(score.black, score.white));
        }
        sentences.push(texts.play_margin(self.margin()));
        sentences.join(" ")
    }

    fn margin(&self) -> u8 {
        let counting: Counting = self.setup.counting;
        self.result.margin(counting)
    }

    fn is_series(&self) -> bool {
        self.setup.series.goal() != Goal::Games(1)
    }

    /// How the series ended, if there is one and it did.
    fn series(&self, texts: &Texts) -> Option<String> {
        match self.standing {
            _ if !self.is_series() => None,
            Standing::Open => None,
            Standing::Won(seat) => Some(texts.play_series_won(who(&self.setup, seat))),
            Standing::Drawn => Some(texts.series_drawn()),
        }
    }
}

/// The result, and the next game.
#[component]
pub fn Ending(play: Play) -> impl IntoView {
    let words = use_words();
    let end = play.game(End::of);
    move || {
        let end = end.get()?;
        let (winner, details, series) = (end.clone(), end.clone(), end.clone());
        let link = end.analysis.as_ref().map(|route| {
            view! { <a class="button" href=route.href()>{text(Texts::play_analyse)}</a> }
        });
        Some(view! {
            <div class="ending">
                <p class="ending-title">{move || winner.winner(&words.get())}</p>
                <p>{move || details.details(&words.get())}</p>
                <p class="series-end">{move || series.series(&words.get())}</p>
                <Onward play end=end.clone() />
                {link}
            </div>
        })
    }
}

/// The buttons that lead to the next game: one, or two where the winner chooses who starts.
#[component]
fn Onward(play: Play, end: End) -> impl IntoView {
    let words = use_words();
    let setup = end.setup;
    let again = end.standing != Standing::Open;
    let begin = move |chosen: Option<Seat>| {
        focus_board();
        if again {
            play.act(Input::Rematch(chosen));
        } else {
            play.act(Input::NextGame(chosen));
        }
    };
    let label = move || {
        let texts = words.get();
        if again {
            texts.play_rematch()
        } else {
            texts.next_game()
        }
    };
    let starts = move |seat: Seat| move || words.get().play_starts(who(&setup, seat));
    match end.next {
        Starter::Is(seat) => view! {
            <button type="button" class="primary large" on:click=move |_| begin(None)>{label}</button>
            <p class="note">{starts(seat)}</p>
        }
        .into_any(),
        // A computer that may choose draws lots.
        Starter::ChosenBy(winner) if matches!(setup.player(winner), PlayerKind::Computer(_)) => {
            let seat = if js_sys::Math::random() < 0.5 { Seat::Left } else { Seat::Right };
            view! {
                <p class="note">{move || words.get().play_chooses(who(&setup, winner))}</p>
                <button type="button" class="primary large" on:click=move |_| begin(Some(seat))>{label}</button>
                <p class="note">{starts(seat)}</p>
            }
            .into_any()
        }
        Starter::ChosenBy(winner) => {
            let choice = move |seat: Seat| {
                view! {
                    <button type="button" on:click=move |_| begin(Some(seat))>{starts(seat)}</button>
                }
            };
            view! {
                <p class="note">{move || words.get().play_chooses(who(&setup, winner))}</p>
                <div class="buttons">{Seat::ALL.map(choice).collect_view()}</div>
            }
            .into_any()
        }
    }
}

/// Where the game is analysed; a game flipped by hand may be none that the rules lead to.
fn analysis(game: &Match) -> Option<Route> {
    let game = game.game()?;
    let mut transcript = Transcript::new(game.start());
    for turn in game.turns() {
        transcript.push(turn.mv).ok()?;
    }
    let mut route = Route::to(Page::Analyse);
    if game.start() != Position::START {
        route = route.with("position", &game.start().to_string().replace(' ', ""));
    }
    Some(route.with("moves", &transcript.to_text(PassStyle::Written)))
}
