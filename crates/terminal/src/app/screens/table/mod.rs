//! The game on the table: keys become inputs of [`Table`], and the panel tells what happens.
//!
//! - here: the state, and what keys do; `keys`: which of them are listed;
//! - `aftermath`: what is learnt from a finished game;
//! - `panel`: players, clocks, sentences and moves beside the board.

mod aftermath;
mod keys;
mod panel;

use core::time::Duration;

use outflank_app::exercise::note_game;
use outflank_app::study::Tree;
use outflank_app::table::{Happening, Input as Act, Pace, Table, coach};
use outflank_app::training::Entrance;
use outflank_app::{JobId, Reply};
use outflank_play::tabletop::Tabletop;
use outflank_play::{SavedGame, Seat, Starter};
use outflank_rules::Move;
use outflank_text::{Faces, Manner, is_seated};
use ratatui::layout::Rect;

use super::analysis::AnalysisScreen;
use super::setup::SetupScreen;
use super::training::open_sitting;
use crate::app::board::{Board, Layout};
use crate::app::canvas::Canvas;
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::widgets::cursor::Cursor;
use crate::app::widgets::prompt::{Answer, Prompt};
use crate::app::widgets::values;
use crate::app::{Effect, Input, Key};
use aftermath::Aftermath;

/// How many moves a hint shows.
const HINTS: usize = 5;

/// The table.
pub struct TableScreen {
    table: Table,
    /// Whether it has been visible.
    opened: bool,
    cursor: Cursor,
    /// What has happened since the last input.
    said: Vec<String>,
    /// What the open prompt asks.
    question: Question,
    after: Aftermath,
}

/// A question of a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Really resign?
    Resign,
    /// Does the other player let a move be taken back?
    Undo,
    /// Really offer a draw?
    Draw,
    /// Which colour does the winner take in the next game?
    Color(Another),
    /// Which file?
    SaveAs,
}

/// The game after this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Another {
    /// The next game of the series.
    Next,
    /// The same match again.
    Rematch,
}

impl Another {
    const fn started_by(self, starter: Option<Seat>) -> Act {
        match self {
            Another::Next => Act::NextGame(starter),
            Another::Rematch => Act::Rematch(starter),
        }
    }
}

impl TableScreen {
    pub fn new(saved: SavedGame, shared: &Shared) -> TableScreen {
        let game = &saved.game;
        let faces = Faces::in_game(shared.settings.look, game.setup());
        let texts = shared.texts.in_faces(faces);
        let mut said = texts.opening_of_game(game);
        if game.is_over() {
            said = texts.end_of_game(game, &saved.info);
            said.extend(texts.score_sheet(game, &saved.info));
        }
        let coach = coach::is_wanted(shared.settings.coach, &shared.progress);
        let table = Table::reopened(saved, shared.seed).coached(coach);
        TableScreen {
            table: table.unhurried(shared.unhurried),
            opened: false,
            cursor: Cursor::default(),
            said,
            question: Question::SaveAs,
            after: Aftermath::default(),
        }
    }

    /// Handles a person's input; what was said before is no longer news.
    fn act(&mut self, act: Act, shared: &mut Shared) {
        let before = core::mem::take(&mut self.said);
        self.update(act, shared);
        if self.said.is_empty() && self.table.hints().is_none() && self.table.thinking().is_none() {
            self.said = before;
        }
    }

    /// Updates the table, collects what happened and performs its effects.
    fn update(&mut self, act: Act, shared: &mut Shared) {
        let happened = self.table.update(act, shared.now);
        let watched = self.table.game().people() == 0;
        if watched && (happened.iter()).any(|happening| matches!(happening, Happening::Turn(_))) {
            self.said.clear();
        }
        for happening in &happened {
            let texts = &shared.texts;
            let told = texts.happening(&self.table, happening, Manner::Keys);
            self.said.extend(told);
            if matches!(happening, Happening::Over(_)) {
                self.said
                    .extend(texts.score_sheet(self.table.game(), self.table.info()));
                let time = self.table.time_use();
                self.said.extend(time.map(|time| texts.time_used(&time)));
                let today = shared.today();
                let new = note_game(&self.table, &mut shared.progress, today);
                if let Some(level) = new.and_then(|grade| grade.opponent) {
                    self.said
                        .push(shared.texts.learn_game_counts(level.number()));
                    shared.keep_progress();
                }
            }
        }
        if shared.carry_out(self.table.take_effects()) {
            shared.autosave(self.table.saved());
        }
        let ended = happened.iter().any(|it| matches!(it, Happening::Over(_)));
        self.after.follow(&self.table, ended, shared);
    }

    fn board(&self, shared: &Shared) -> Board {
        let game = self.table.game();
        let (shown, targets) = (self.table.shown(), self.table.shown_targets());
        let mut board = Board::new(shown.position, targets, &shared.settings);
        board.last = shown.last;
        if !shown.is_live {
            return board;
        }
        if let Some(report) = self.table.hints() {
            let shown = report.lines.len().min(HINTS);
            board.labels = values::labels(&report.lines[..shown]);
        }
        if self.table.person_to_move() {
            board.cursor = self.cursor.seen();
            if let Some(square) = board.cursor
                && targets.contains(square)
                && game.tabletop().is_none()
            {
                board.flips = game.position().flips(square.into());
            }
        }
        if let Some(mistakes) = game.tabletop().and_then(Tabletop::warning) {
            board.marks = mistakes.squares();
        }
        if let Some(in_hand) = game.tabletop().and_then(Tabletop::in_hand) {
            board.marks = in_hand.flipped;
        }
        board
    }

    fn ask(&mut self, question: Question, shared: &mut Shared) {
        self.question = question;
        self.update(Act::Hold, shared);
        shared.prompt = Some(match question {
            Question::Resign | Question::Draw | Question::Undo => Prompt::YesNo,
            Question::Color(_) => Prompt::Color,
            Question::SaveAs => Prompt::text(""),
        });
    }

    /// Starts another game, after asking the winner if they may choose a colour.
    fn another_game(&mut self, another: Another, shared: &mut Shared) {
        match self.table.next_starter() {
            Starter::ChosenBy(_) if self.table.game().is_over() => {
                self.ask(Question::Color(another), shared);
            }
            _ => self.act(another.started_by(None), shared),
        }
    }

    /// The coach leaves or sits down, in this game and the next ones.
    fn turn_coach(&mut self, shared: &mut Shared) {
        if self.table.can_be_coached() {
            let coach = !self.table.is_coached();
            self.act(Act::Coach(coach), shared);
            shared.settings.coach = Some(coach);
            shared.keep_settings();
        }
    }

    fn letter(&mut self, letter: char, shared: &mut Shared) -> Go {
        let game = self.table.game();
        let (over, by_hand) = (game.is_over(), self.table.is_by_hand());
        match letter {
            'i' => self.act(Act::Hint, shared),
            'u' => {
                self.act(Act::Undo, shared);
                if self.table.undo_to_answer().is_some() {
                    self.ask(Question::Undo, shared);
                }
            }
            'y' if over && self.after.has_learned() => {
                return open_sitting(Entrance::Mistakes, shared);
            }
            'y' => self.turn_coach(shared),
            '<' => self.act(Act::Look(-1), shared),
            '>' => self.act(Act::Look(1), shared),
            'r' => self.act(Act::Redo, shared),
            'x' if !over => self.ask(Question::Resign, shared),
            'o' if self.table.can_offer_draw() && game.people() == 1 => {
                self.ask(Question::Draw, shared);
            }
            'o' => self.act(Act::Draw, shared),
            'j' if self.table.game().draw_offer().is_none() => {
                self.said = vec![shared.texts.nothing_to_decline()];
            }
            'j' => self.act(Act::AnswerDraw(false), shared),
            'n' if self.table.awaits_next_game() => self.another_game(Another::Next, shared),
            'n' => return Go::open(SetupScreen::new(shared)),
            'l' if self.table.next_level().is_some() => self.act(Act::NextLevel, shared),
            'm' if over => self.another_game(Another::Rematch, shared),
            'z' if self.table.is_paused() => self.act(Act::Resume, shared),
            'z' => self.act(Act::Pause, shared),
            'v' => return Go::open(AnalysisScreen::of_saved(&self.table.saved())),
            'w' => self.ask(Question::SaveAs, shared),
            '.' => self.update(Act::Hurry, shared),
            'k' if by_hand => self.act(Act::Done, shared),
            't' if by_hand => self.act(Act::TakeBack, shared),
            'p' => self.act(Act::Play(Move::Pass), shared),
            _ => {}
        }
        Go::Stay
    }
}

impl Screen for TableScreen {
    fn title(&self, shared: &Shared) -> String {
        let game = self.table.game();
        let texts = &shared.texts;
        match game.setup().variation {
            Some(variation) => texts.app_brief_cartridge(&variation.to_string()),
            None if is_seated(game) => texts.game_number(game.series().lines().len().max(1)),
            None => texts.game(),
        }
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        self.key_hints(shared)
    }

    fn help(&self, shared: &Shared) -> Vec<String> {
        let texts = &shared.texts;
        if self.table.is_by_hand() {
            vec![texts.app_about_tabletop()]
        } else {
            vec![texts.app_about_table()]
        }
    }

    fn has_cursor(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let layout = Layout::of(area, canvas.theme);
        self.board(shared).draw(canvas, layout.board, layout.size);
        self.draw_panel(canvas, layout.panel, shared);
    }

    fn input(&mut self, input: Input, shared: &mut Shared) -> Go {
        if let Some(square) = self.cursor.input(input) {
            self.act(Act::Press(square), shared);
        }
        match input {
            Input::Key(Key::Char(letter)) => self.letter(letter, shared),
            Input::Key(Key::Backspace) => self.letter('u', shared),
            _ => Go::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, shared: &mut Shared) -> Go {
        self.update(Act::Release, shared);
        match (self.question, answer) {
            (Question::Resign, Answer::Yes) => self.act(Act::Resign, shared),
            (Question::Draw, Answer::Yes) => self.act(Act::Draw, shared),
            (Question::Undo, answer) => {
                self.act(Act::AnswerUndo(answer == Answer::Yes), shared);
            }
            (Question::Color(another), Answer::Color(color)) => {
                let starter = self.table.starter_if_winner_takes(color);
                self.act(another.started_by(Some(starter)), shared);
            }
            (Question::SaveAs, Answer::Text(name)) if !name.is_empty() => {
                let game = Box::new(self.table.saved());
                shared.effects.push(Effect::SaveAs { name, game });
            }
            _ => {}
        }
        Go::Stay
    }

    fn wrong_file(&mut self, name: String, shared: &mut Shared) {
        self.ask(Question::SaveAs, shared);
        shared.prompt = Some(Prompt::text(name));
    }

    fn replied(&mut self, id: JobId, reply: Reply, shared: &mut Shared) {
        if self.after.is_looking() {
            self.after.hear(id, reply, shared);
        } else {
            self.update(Act::Reply(id, reply), shared);
        }
    }

    fn tick(&mut self, shared: &mut Shared) {
        self.update(Act::Tick, shared);
    }

    fn wake(&self, shared: &Shared) -> Option<Duration> {
        self.table.wake(shared.now)
    }

    fn enter(&mut self, shared: &mut Shared) {
        shared.call_discs(Some(*self.table.game().setup()));
        if core::mem::replace(&mut self.opened, true) {
            self.update(Act::Return, shared);
        } else {
            // A game that is put on the table goes on at once.
            let pace = if shared.unhurried.is_zero() {
                Pace::Unpaced
            } else {
                Pace::Fast
            };
            self.update(Act::SetPace(pace), shared);
            self.update(Act::Resume, shared);
        }
        shared.autosave(self.table.saved());
    }

    fn leave(&mut self, shared: &mut Shared) {
        self.after.stop(shared);
        self.update(Act::Leave, shared);
        shared.call_discs(None);
    }

    fn annotated(&mut self, tree: &Tree, shared: &mut Shared) {
        self.table.annotate(tree);
        if shared.carry_out(self.table.take_effects()) {
            shared.autosave(self.table.saved());
        }
    }

    fn table(&self) -> Option<&Table> {
        Some(&self.table)
    }
}
