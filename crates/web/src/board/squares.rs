use leptos::prelude::*;

/// What there is to know about each square, as a signal of its own: a move changes few squares, and only those are drawn
/// and put into words again.
pub fn by_square<T: PartialEq + Send + Sync + 'static>(
    all: impl Fn() -> Vec<T> + Send + Sync + 'static,
) -> Vec<ReadSignal<T>> {
    let now = untrack(&all).into_iter();
    let (squares, changes): (Vec<_>, Vec<_>) = now.map(signal).unzip();
    let before = squares.clone();
    Effect::new(move |_| {
        for ((old, change), new) in before.iter().zip(&changes).zip(all()) {
            if old.with_untracked(|old| *old != new) {
                change.set(new);
            }
        }
    });
    squares
}
