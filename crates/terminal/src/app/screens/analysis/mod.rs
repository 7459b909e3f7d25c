//! The analysis of a game: values on squares, the best line, a graph.
//!
//! - `replay`: the game that is looked at; `files`: where it may come from; `games`: which of many;
//! - `study`: what the engine is asked about it;
//! - `panel`: what is said beside the board.

mod files;
mod games;
mod panel;
mod replay;
mod study;

use outflank_play::Match;
use outflank_rules::{Move, Position, Square};
use ratatui::layout::Rect;

use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::parts::cursor::Cursor;
use crate::app::parts::entry::{TextEntry, Typed};
use crate::app::parts::values;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::thinker::{Found, JobId};
use crate::app::{Effect, Input, Key, RecordFile};
use games::GamesScreen;
use replay::Replay;
use study::Study;

/// A game under the glass.
pub(in crate::app) struct AnalysisScreen {
    replay: Replay,
    /// The position of the game that is looked at.
    at: usize,
    /// Moves tried from there.
    tried: Vec<Move>,
    study: Study,
    cursor: Cursor,
    /// A file, or moves, being typed.
    typing: Option<TextEntry>,
}

impl AnalysisScreen {
    /// A game that was played, from its end.
    pub(in crate::app) fn of_game(game: &Match) -> AnalysisScreen {
        AnalysisScreen::of(Replay::of_game(game))
    }

    /// No game yet: one is asked for, or moves are made.
    pub(in crate::app) fn empty() -> AnalysisScreen {
        let mut screen = AnalysisScreen::of(Replay {
            moves: Vec::new(),
            positions: vec![Position::START],
        });
        screen.typing = Some(TextEntry::default());
        screen
    }

    fn of(replay: Replay) -> AnalysisScreen {
        AnalysisScreen {
            at: replay.last(),
            replay,
            tried: Vec::new(),
            study: Study::default(),
            cursor: Cursor::default(),
            typing: None,
        }
    }

    /// The position on the board.
    fn here(&self) -> Position {
        let of_game = self.replay.positions[self.at.min(self.replay.last())];
        self.tried.iter().fold(of_game, |position, &mv| {
            position.play(mv).unwrap_or(position)
        })
    }

    fn go_to(&mut self, at: usize, shared: &mut Shared) {
        self.at = at.min(self.replay.last());
        self.tried.clear();
        self.follow(shared);
    }

    fn follow(&mut self, shared: &mut Shared) {
        self.study.go_on(self.here(), &self.replay, shared);
    }

    /// Tries a move: that of the game goes on in the game.
    fn try_move(&mut self, square: Square, shared: &mut Shared) {
        let mv = Move::Place(square);
        if self.tried.is_empty() && self.replay.moves.get(self.at) == Some(&mv) {
            self.go_to(self.at + 1, shared);
            return;
        }
        match self.here().play(mv) {
            Ok(after) => {
                self.tried.push(mv);
                if after.must_pass() {
                    self.tried.push(Move::Pass);
                }
                self.follow(shared);
            }
            Err(reason) => shared.notice = Some(shared.texts.describe(&reason)),
        }
    }

    fn back(&mut self, shared: &mut Shared) {
        if self.tried.is_empty() {
            self.go_to(self.at.saturating_sub(1), shared);
            return;
        }
        if self.tried.pop() == Some(Move::Pass) {
            self.tried.pop();
        }
        self.follow(shared);
    }

    fn forward(&mut self, shared: &mut Shared) {
        self.go_to(self.at + 1, shared);
    }

    fn typed(&mut self, key: Key, shared: &mut Shared) {
        let Some(entry) = &mut self.typing else {
            return;
        };
        match entry.key(key) {
            Typed::More => {}
            Typed::Given => {
                self.typing = None;
                self.follow(shared);
            }
            Typed::Done => {
                let text = entry.text.trim().to_owned();
                self.typing = None;
                match Replay::of_moves(&text) {
                    _ if text.is_empty() => self.follow(shared),
                    Some(replay) => self.replace(replay, shared),
                    None => shared.effects.push(Effect::ReadFile(text)),
                }
            }
        }
    }

    fn replace(&mut self, replay: Replay, shared: &mut Shared) {
        self.study.pause(shared);
        *self = AnalysisScreen::of(replay);
        self.follow(shared);
    }
}

impl Screen for AnalysisScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.nav_analyse()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        if self.typing.is_some() {
            return KeyHint::to_type(texts);
        }
        vec![
            KeyHint::new(Key::Left, texts.app_key_before()),
            KeyHint::new(Key::Right, texts.app_key_after()),
            KeyHint::letter('l', texts.open()),
            KeyHint::letter(
                '.',
                if self.study.is_stopped() {
                    texts.go_on()
                } else {
                    texts.button_stop()
                },
            ),
            KeyHint::new(Key::Home, texts.start_of_game()),
            KeyHint::new(Key::End, texts.app_key_last()),
            KeyHint::letter('u', texts.play_undo()),
            KeyHint::new(Key::Escape, texts.app_key_back()),
        ]
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        vec![shared.texts.app_about_analysis()]
    }

    fn is_typing(&self) -> bool {
        self.typing.is_some()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.ink);
        let here = self.here();
        let mut board = Board::of(here);
        board.coordinates = shared.settings.coordinates.0;
        board.cursor = self.cursor.seen();
        let last = match self.tried.last() {
            Some(_) => self.tried.iter().rev().find_map(|mv| mv.square()),
            None => self.replay.moves[..self.at]
                .iter()
                .rev()
                .find_map(|mv| mv.square()),
        };
        board.last = last;
        board.labels = values::labels(&self.study.moves(here));
        if shared.settings.dots.0 {
            board.dots = here.legal_moves();
        }
        board.draw(canvas, layout.board, layout.size);
        self.draw_panel(canvas, layout.panel, shared);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if self.typing.is_some() {
            if let Input::Key(key) = input {
                self.typed(key, shared);
            }
            return Go::Stay;
        }
        match input {
            Input::Key(Key::Escape) => return Go::Back,
            Input::Key(Key::Left | Key::Backspace | Key::Char('u')) | Input::Scroll(..0) => {
                self.back(shared);
            }
            Input::Key(Key::Right) | Input::Scroll(_) => self.forward(shared),
            Input::Key(Key::Up | Key::PageUp) => self.go_to(self.at.saturating_sub(5), shared),
            Input::Key(Key::Down | Key::PageDown) => self.go_to(self.at + 5, shared),
            Input::Key(Key::Home) => self.go_to(0, shared),
            Input::Key(Key::End) => self.go_to(self.replay.last(), shared),
            Input::Item(at) => self.go_to(at, shared),
            Input::Key(Key::Char('l')) => self.typing = Some(TextEntry::default()),
            Input::Key(Key::Char('.')) => {
                self.study.toggle(shared);
                self.follow(shared);
            }
            input if Cursor::wants(input) => {
                if let Some(square) = self.cursor.input(input) {
                    self.try_move(square, shared);
                }
            }
            _ => {}
        }
        Go::Stay
    }

    fn found(&mut self, id: JobId, found: Found, shared: &mut Shared) -> Go {
        if self.study.found(id, found) {
            self.follow(shared);
        }
        Go::Stay
    }

    fn file(&mut self, name: &str, file: Result<RecordFile, String>, shared: &mut Shared) -> Go {
        let texts = &shared.texts;
        let read = match file {
            Ok(file) => files::read(&file, texts).map_err(|reason| texts.not_loaded(name, &reason)),
            // What is no file may be moves with one that is wrong.
            Err(reason) => {
                Err(Replay::wrong_moves(name, texts)
                    .unwrap_or_else(|| texts.not_loaded(name, &reason)))
            }
        };
        match read {
            Ok(mut games) if games.len() == 1 => {
                self.replace(games.remove(0).replay, shared);
                Go::Stay
            }
            Ok(games) => Go::Replace(Box::new(GamesScreen::new(name, games))),
            Err(sentence) => {
                // What was typed is there to be put right.
                let text = name.to_owned();
                self.typing = Some(TextEntry { text });
                shared.notice = Some(sentence);
                Go::Stay
            }
        }
    }

    fn enter(&mut self, shared: &mut Shared) {
        if self.typing.is_none() {
            self.follow(shared);
        }
    }

    fn leave(&mut self, shared: &mut Shared) {
        self.study.pause(shared);
    }
}
