use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::{Input, Tone};
use outflank_text::Texts;

use super::ExerciseView;
use crate::components::bring_into_view;
use crate::words::text;

/// The heading of a message.
pub fn title(tone: Tone, texts: &Texts) -> String {
    match tone {
        Tone::Right => texts.answer_right(),
        Tone::Done => texts.answer_done(),
        Tone::Again => texts.answer_again(),
        Tone::Wrong => texts.answer_wrong(),
        Tone::Noted => texts.answer_noted(),
        Tone::Hint => texts.hint(),
        Tone::Solution => texts.solution(),
    }
}

/// Its CSS class, and the symbol beside the text.
const fn look(tone: Tone) -> (&'static str, &'static str) {
    match tone {
        Tone::Right => ("answer right", "✓"),
        Tone::Done => ("answer right done", "✓"),
        Tone::Again => ("answer again", "↺"),
        Tone::Wrong => ("answer wrong", "✗"),
        Tone::Noted => ("answer noted", "…"),
        Tone::Hint => ("answer hint", "?"),
        Tone::Solution => ("answer solution", "!"),
    }
}

/// The last message, and controls to step through the moves it shows.
#[component]
pub fn AnswerBox(
    /// The exercise.
    exercise: ExerciseView,
) -> impl IntoView {
    let place = NodeRef::<html::Section>::new();
    let message = exercise.read(|view| view.message.clone());
    // On a phone the answer may be off screen. It is rendered by the next frame.
    Effect::new(move |_| {
        if message.with(Option::is_some) {
            request_animation_frame(move || {
                if let Some(place) = place.try_get_untracked().flatten() {
                    bring_into_view(&place);
                }
            });
        }
    });
    let answer = text(move |texts| {
        let message = message.get()?;
        let sentences = texts.sentences(&message);
        Some(view! { <AnswerCard tone=message.tone() sentences /> })
    });
    let can_browse = exercise.offers(Input::ShowAgain);
    let is_what_if = exercise.read(|view| view.is_what_if);
    let can_try = exercise.offers(Input::TryAgain);
    let caption = text(move |texts| is_what_if.get().then(|| texts.shown_what_if()));
    let next_try = text(move |texts| can_try.get().then(|| texts.shown_next_try()));
    let act = exercise.act;
    let turn = move |input: Input, sign: &'static str, label: fn(&Texts) -> String| {
        let offered = exercise.offers(input.clone());
        // A button that is disabled would lose the focus.
        let off = move || (!offered.get()).then_some("true");
        let turn = move |_| {
            if offered.get_untracked() {
                act.run(input.clone());
            }
        };
        view! { <button type="button" aria-label=text(label) aria-disabled=off on:click=turn>{sign}</button> }
    };
    view! {
        <section class="exercise-answer" aria-label=text(Texts::answer_label) node_ref=place>
            {answer}
            <Show when=move || can_browse.get()>
                <div class="shown-line" role="group" aria-label=text(Texts::shown_line)>
                    {turn(Input::Earlier, "‹", Texts::one_move_back)}
                    {turn(Input::Later, "›", Texts::one_move_on)}
                    <button type="button" class="shown-again" on:click=move |_| act.run(Input::ShowAgain)>
                        {text(Texts::shown_again)}
                    </button>
                    <Show when=move || can_try.get()>
                        <button type="button" class="primary try-again" on:click=move |_| act.run(Input::TryAgain)>
                            {text(Texts::puzzles_again)}
                        </button>
                    </Show>
                    <p class="note">{caption} " " {next_try}</p>
                </div>
            </Show>
        </section>
    }
}

/// A message: its sign, its heading, its sentences.
#[component]
pub fn AnswerCard(
    /// Whether it praises, refuses or explains.
    tone: Tone,
    /// What it says.
    sentences: Vec<String>,
) -> impl IntoView {
    let (class, sign) = look(tone);
    let sentence = |sentence| view! { <p>{sentence}</p> };
    view! {
        <div class=class>
            <span class="answer-sign" aria-hidden="true">{sign}</span>
            <div class="answer-words">
                <h2 class="answer-title">{text(move |texts| title(tone, texts))}</h2>
                {sentences.into_iter().map(sentence).collect_view()}
            </div>
        </div>
    }
}
