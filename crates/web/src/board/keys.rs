//! Keys that work wherever there is a board: a letter and a digit choose a square, others say what is on it.

use leptos::prelude::*;
use outflank_rules::{Bitboard, Move, Position, Square};
use outflank_text::Texts;

use super::View;
use super::grid::next;
use crate::components::announcer::use_announcer;
use crate::components::shortcuts::{use_board, use_shortcut};
use crate::words::{text, use_words};

/// Listens while the board is there.
pub fn listen(
    view: View,
    has_targets: bool,
    spoken: Option<Signal<Option<Position>>>,
    on_choose: Option<Callback<Square>>,
) {
    let (words, announcer) = (use_words(), use_announcer());
    use_board(move |square| {
        view.focus(square);
        if let Some(on_choose) = on_choose {
            on_choose.run(square);
        }
    });
    if has_targets {
        use_shortcut("j", text(Texts::does_next_target), move || {
            if let Some(square) = next(view.targets.get_untracked(), view.current.get_untracked()) {
                view.focus(square);
            }
        });
    }
    let say = move |key, does: fn(&Texts) -> String, what: fn(&Texts, View) -> String| {
        use_shortcut(key, text(does), move || {
            announcer.interrupt(&what(&words.now(), view));
        });
    };
    say("t", Texts::does_say_score, |texts, view| {
        let discs = view.discs.get_untracked();
        let (black, white) = (discs.black.len(), discs.white.len());
        texts.counts(black, white, 64 - black - white)
    });
    say("v", Texts::does_say_last, |texts, view| {
        let discs = view.discs.get_untracked();
        let last = view.last.get_untracked();
        texts.say_last(last.and_then(|it| Some((discs.at(it)?, it))))
    });
    say("y", Texts::does_say_row, |texts, view| {
        let discs = view.discs.get_untracked();
        let row = view.current.get_untracked().row();
        texts.say_row(row, |square| discs.at(square))
    });
    let Some(spoken) = spoken else {
        return;
    };
    let say = move |key, does: fn(&Texts) -> String, what: fn(&Texts, View, Position) -> String| {
        use_shortcut(key, text(does), move || {
            let texts = words.now();
            announcer.interrupt(&match spoken.get_untracked() {
                Some(position) => what(&texts, view, position),
                None => texts.say_nothing(),
            });
        });
    };
    say("l", Texts::does_say_moves, |texts, view, position| {
        let (moves, targets) = (position.legal_moves(), view.targets.get_untracked());
        let said = texts.say_moves(moves);
        // They are not one's own, or not here and now.
        if targets == Bitboard::EMPTY && moves != Bitboard::EMPTY {
            format!("{} {said}", texts.turn(position.turn()))
        } else {
            said
        }
    });
    say("x", Texts::does_say_flips, |texts, view, position| {
        let square = view.current.get_untracked();
        let flips = position.flips(Move::Place(square));
        texts.say_flips(square, position.at(square), flips)
    });
}
