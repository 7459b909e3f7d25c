//! Keys that work wherever there is a board: a letter and a digit choose a square, others say what is on it.

use leptos::prelude::*;
use outflank_rules::{Bitboard, Square};
use outflank_text::Texts;

use super::View;
use super::grid::next;
use crate::components::announcer::use_announcer;
use crate::components::shortcuts::{use_board, use_shortcut};
use crate::words::{text, use_words};

/// Listens while the board is there.
pub fn listen(
    view: View,
    preview: Option<Callback<Square, Bitboard>>,
    on_choose: Callback<Square>,
) {
    let (words, announcer) = (use_words(), use_announcer());
    use_board(move |square| {
        view.focus(square);
        on_choose.run(square);
    });
    use_shortcut("j", text(Texts::does_next_target), move || {
        if let Some(square) = next(view.targets.get_untracked(), view.current.get_untracked()) {
            view.focus(square);
        }
    });
    let say = move |key, does: fn(&Texts) -> String, what: fn(&Texts, View, Spoken) -> String| {
        use_shortcut(key, text(does), move || {
            let square = view.current.get_untracked();
            let flips = preview.map_or(Bitboard::EMPTY, |preview| preview.run(square));
            let sentence = what(&words.now(), view, Spoken { square, flips });
            announcer.interrupt(&sentence);
        });
    };
    say("l", Texts::does_say_moves, |texts, view, _| {
        texts.say_moves(view.targets.get_untracked())
    });
    say("t", Texts::does_say_score, |texts, view, _| {
        let discs = view.discs.get_untracked();
        let (black, white) = (discs.black.len(), discs.white.len());
        texts.counts(black, white, 64 - black - white)
    });
    say("v", Texts::does_say_last, |texts, view, _| {
        let discs = view.discs.get_untracked();
        let last = view.last.get_untracked();
        texts.say_last(last.and_then(|it| Some((discs.at(it)?, it))))
    });
    say("y", Texts::does_say_row, |texts, view, it| {
        let discs = view.discs.get_untracked();
        texts.say_row(it.square.row(), |square| discs.at(square))
    });
    say("x", Texts::does_say_flips, |texts, view, it| {
        let content = view.discs.get_untracked().at(it.square);
        texts.say_flips(it.square, content, it.flips)
    });
}

/// The square with the focus, and the discs that a move there would flip.
struct Spoken {
    square: Square,
    flips: Bitboard,
}
