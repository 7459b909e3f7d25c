use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::{Input, Task};
use outflank_text::Texts;

use super::number::NumberForm;
use super::reasons::Reasons;
use super::{AnswerBox, LiveExercise, Tool};

/// What stands beside the board: everything that is answered with, but for squares, and what comes of it.
#[component]
pub fn ExerciseSide<T: Task + 'static>(
    /// The exercise.
    live: LiveExercise<T>,
    /// What gets the focus once there is nothing more to answer.
    then: NodeRef<html::Button>,
    /// What is said besides.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let exercise = live.shown();
    view! {
        <div class="exercise-side">
            <Reasons live />
            <NumberForm exercise then />
            <Tool exercise then input=Input::Pass key="p" name=Texts::pass />
            <AnswerBox exercise />
            {children.map(|it| it())}
        </div>
    }
}
