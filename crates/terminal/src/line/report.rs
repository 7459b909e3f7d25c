//! What the line mode says.

use outflank_app::new_game::seated;
use outflank_app::table::{ClockFace, Happening};
use outflank_engine::MoveScore;
use outflank_play::tabletop::Tabletop;
use outflank_play::{Standing, Starter};
use outflank_rules::{Bitboard, Color, Move};
use outflank_text::{Manner, is_seated};

use super::command::usage;
use super::game::LineGame;
use super::reply::Lines;
use super::{Command, NotACommand};
use crate::{BoardStyle, Drawing};

/// How many moves a hint shows.
const HINTS: usize = 3;

impl LineGame<'_> {
    /// Tells what happened, and then how things stand.
    pub(super) fn tell(&self, happened: &[Happening], lines: &mut Lines) {
        let (mut flipped, mut corrected) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let (mut board, mut state) = (false, false);
        for happening in happened {
            match happening {
                Happening::Flipped(square) => flipped ^= (*square).into(),
                Happening::Corrected(square) => corrected ^= (*square).into(),
                Happening::Placed { .. } | Happening::Lifted(_) => board = true,
                Happening::TurnEnded { .. } => state = true,
                Happening::Turn(_) | Happening::TakenBack | Happening::MadeAgain => {
                    (board, state) = (true, true);
                }
                Happening::Begun { number, black } => {
                    let (who, name) = seated(self.table.info(), *black);
                    lines.say(self.texts.game_begins(*number, who, name));
                    (board, state) = (true, true);
                    continue;
                }
                // Counting is mentioned below; the end of the game is part of the state.
                Happening::MayCount | Happening::Over(_) => {
                    state = true;
                    continue;
                }
                Happening::Hinted => {
                    let hints = self.table.hints().map_or(&[][..], |report| &report.lines);
                    self.tell_hints(hints, lines);
                }
                _ => {}
            }
            let told = (self.texts).happening(&self.table, happening, Manner::Words);
            if !matches!(happening, Happening::Flipped(_) | Happening::Corrected(_)) {
                lines.say_all(told);
            }
        }
        if !flipped.is_empty() {
            lines.say(self.texts.hand_flipped(&flipped.to_string()));
        }
        if !corrected.is_empty() {
            lines.say(self.texts.hand_corrected(&corrected.to_string()));
        }
        let by_hand = !(flipped | corrected).is_empty();
        if board || by_hand {
            self.tell_board(lines);
        }
        if by_hand && let Some(mistakes) = self.game().tabletop().and_then(Tabletop::warning) {
            lines.say_all(self.texts.flipping_mistakes(mistakes));
        }
        if state || !corrected.is_empty() {
            self.tell_state(lines);
        }
        if happened.contains(&Happening::MayCount) {
            lines.say(self.texts.hand_can_finish());
        }
    }

    fn tell_hints(&self, hints: &[MoveScore], lines: &mut Lines) {
        let Some(square) = hints.first().and_then(|best| best.mv.square()) else {
            lines.say(self.texts.hint_pass());
            return;
        };
        lines.say(self.texts.hint_best(square, self.game().turn()));
        let hints = &hints[..hints.len().min(HINTS)];
        let values: Vec<String> = hints
            .iter()
            .map(|hint| self.texts.value_in_words(hint.value.discs(), hint.kind))
            .collect();
        let width = values.iter().map(|value| value.chars().count()).max();
        let width = width.unwrap_or_default();
        for (hint, value) in hints.iter().zip(&values) {
            let kind = self.texts.describe(&hint.kind);
            lines.say(format!("  {}  {value:>width$}  {kind}", hint.mv));
        }
    }

    fn board(&self) -> String {
        let mut drawing = Drawing::of(self.game().position());
        drawing.legal = self.game().legal_moves();
        drawing
            .with_last(self.game().last_square())
            .to_text(self.style, self.texts)
    }

    /// Draws the board, except for screen readers.
    pub(super) fn tell_board(&self, lines: &mut Lines) {
        if self.style != BoardStyle::Words {
            lines.add(&self.board());
        }
    }

    /// Tells discs, times and whose turn it is, or how the game ended.
    pub(super) fn tell_state(&self, lines: &mut Lines) {
        if self.game().is_over() {
            self.tell_end(lines);
            return;
        }
        if self.style != BoardStyle::Words {
            self.tell_score(lines);
            if !self.game().setup().clock.is_none() {
                self.tell_times(lines);
            }
        }
        lines.say(self.texts.to_move(self.game()));
    }

    fn tell_score(&self, lines: &mut Lines) {
        let discs = self.game().discs();
        let (black, white) = (u32::from(discs.black), u32::from(discs.white));
        let empties = self.game().position().empties().len();
        lines.say(self.texts.counts(black, white, empties));
        if is_seated(self.game()) {
            let board = self.game().scoreboard();
            lines.say(self.texts.counts_seated(board.left, board.right));
        }
        if self.game().tabletop().is_some() {
            let supplies = self.game().supplies();
            let [black, white] = Color::ALL.map(|color| supplies.of(color));
            lines.say(self.texts.supplies(black, white));
        }
    }

    fn tell_times(&self, lines: &mut Lines) {
        if self.game().setup().clock.is_none() {
            lines.say(self.texts.no_clock());
            return;
        }
        let now = self.now();
        let [black, white] = Color::ALL.map(|color| {
            let left = self.game().clock().left(color, now);
            self.texts.clock_face(ClockFace::of(left))
        });
        lines.say(self.texts.times(&black, &white));
    }

    fn tell_moves(&self, lines: &mut Lines) {
        let legal = self.game().legal_moves();
        let position = self.game().position();
        if self.game().is_over() {
            lines.say(self.texts.illegal_game_over());
        } else if !legal.is_empty() {
            lines.say(self.texts.legal_moves(legal.len(), &legal.to_string()));
        } else if let Some(in_hand) = self.game().tabletop().and_then(Tabletop::in_hand) {
            lines.say(self.texts.hand_turn_not_ended(in_hand.square));
        } else if position.must_pass() {
            lines.say(self.texts.must_pass(position.turn()));
        } else {
            lines.say(self.texts.hand_can_finish());
        }
    }

    /// Tells how the game ended, how the series stands, and what can be typed now.
    fn tell_end(&self, lines: &mut Lines) {
        if !self.game().is_over() {
            return;
        }
        lines.say_all(self.texts.end_at(&self.table));
        lines.say_all(self.texts.score_sheet(self.game(), self.table.info()));
        let series = self.game().series();
        if series.standing() == Standing::Open {
            let starter = self.table.next_starter();
            let (Starter::Is(seat) | Starter::ChosenBy(seat)) = starter;
            let (who, name) = seated(self.table.info(), seat);
            lines.say(match starter {
                Starter::Is(_) => self.texts.series_next(who, name),
                Starter::ChosenBy(_) => self.texts.series_choice(who, name),
            });
        }
        lines.say(self.texts.over_note());
    }

    /// Answers a question.
    pub(super) fn tell_about(&self, command: &Command, lines: &mut Lines) {
        match command {
            Command::Moves => self.tell_moves(lines),
            Command::Board => lines.add(&self.board()),
            Command::Square(square) => {
                let position = self.game().position();
                let flips = position.flips(Move::Place(*square));
                lines.say(self.texts.say_flips(*square, position.at(*square), flips));
            }
            Command::Row(row) => {
                let position = self.game().position();
                lines.say(self.texts.say_row(*row, |square| position.at(square)));
            }
            Command::Score => self.tell_score(lines),
            Command::Clock => self.tell_times(lines),
            Command::Names(_) => {
                self.tell_names(lines);
                lines.say(self.texts.names_how());
            }
            Command::Help => self.tell_help(lines),
            _ => lines.say(self.texts.nothing_to_decline()),
        }
    }

    /// Tells how the players are called.
    pub(super) fn tell_names(&self, lines: &mut Lines) {
        let names = &self.table.info().names;
        let [black, white] = Color::ALL.map(|color| {
            let name = names[self.game().seat(color).index()].clone();
            name.unwrap_or_else(|| self.texts.names_none())
        });
        lines.say(self.texts.names_are(&black, &white));
    }

    fn tell_help(&self, lines: &mut Lines) {
        let rows = usage(self.texts, self.game().tabletop().is_some());
        let widest = rows.iter().map(|(word, _)| word.chars().count()).max();
        let width = widest.unwrap_or_default();
        lines.say(self.texts.commands_heading());
        for (word, meaning) in rows {
            lines.say(format!("  {word:width$}  {meaning}"));
        }
    }

    pub(super) fn not_a_command(&self, reason: &NotACommand, line: &str) -> String {
        let texts = self.texts;
        let word = line.split_whitespace().next().unwrap_or_default();
        match reason {
            NotACommand::Nothing => String::new(),
            NotACommand::Unknown(text) => texts.unknown_command(text),
            NotACommand::NoFile => texts.needs_file(word),
            NotACommand::NotASquare(_) => texts.needs_squares(word),
            NotACommand::NotARow(_) => texts.needs_row(word),
            NotACommand::NotAColor(_) => texts.needs_color(word),
            NotACommand::TooMuch(text) => texts.says_too_much(text),
        }
    }
}
