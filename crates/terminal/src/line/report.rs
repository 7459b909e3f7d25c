//! How the line mode tells what happened and how things stand.

use core::time::Duration;

use outflank_play::clock::TimeLeft;
use outflank_play::tabletop::Tabletop;
use outflank_play::{EndReason, Goal, MovedBy, Seat, Standing, Starter};
use outflank_rules::{Bitboard, Color, Move, Outcome};

use super::command::first;
use super::game::LineGame;
use super::reply::Lines;
use super::{NotACommand, Texts};
use crate::{BoardStyle, Drawing};

impl LineGame<'_> {
    pub(super) fn board(&self) -> String {
        let mut drawing = Drawing::of(self.game.position());
        drawing.legal = self.game.legal_moves();
        let assisted = self.game.game().and_then(|game| game.last_placement());
        let by_hand = self.game.tabletop().and_then(|table| {
            let last = table.turns().iter().rev().find_map(|turn| turn.mv.square());
            table.in_hand().map(|in_hand| in_hand.square).or(last)
        });
        let last = assisted.and_then(|turn| turn.mv.square()).or(by_hand);
        drawing.with_last(last).to_text(self.style, self.texts)
    }

    /// Draws the board, unless it would be read aloud after every move.
    pub(super) fn tell_board(&self, lines: &mut Lines) {
        if self.style != BoardStyle::Words {
            lines.add(&self.board());
        }
    }

    /// Discs, times and whose turn it is; or how the game ended.
    pub(super) fn tell_state(&self, lines: &mut Lines) {
        if self.game.is_over() {
            self.tell_end(lines);
            return;
        }
        if self.style != BoardStyle::Words {
            self.tell_score(lines);
            if !self.game.setup().clock.is_none() {
                self.tell_times(lines);
            }
        }
        let turn = self.game.turn();
        if self.game.tabletop().is_some() && self.game.position().must_pass() {
            lines.say(self.texts.must_pass(turn));
        } else if self.is_seated() {
            lines.say(self.texts.turn_seated(turn, self.game.seat(turn)));
        } else {
            lines.say(self.texts.turn(turn));
        }
    }

    /// Whether it matters who sits left and right: on the cartridge, and where colours change hands.
    fn is_seated(&self) -> bool {
        let setup = self.game.setup();
        setup.variation.is_some() || setup.series.goal() != Goal::Games(1)
    }

    pub(super) fn tell_score(&self, lines: &mut Lines) {
        let discs = self.game.discs();
        let (black, white) = (u32::from(discs.black), u32::from(discs.white));
        let empties = self.game.position().empties().len();
        lines.say(self.texts.counts(black, white, empties));
        if self.is_seated() {
            let board = self.game.scoreboard();
            lines.say(self.texts.counts_seated(board.left, board.right));
        }
        if self.game.tabletop().is_some() {
            let supplies = self.game.supplies();
            let [black, white] = Color::ALL.map(|color| supplies.of(color));
            lines.say(self.texts.supplies(black, white));
        }
    }

    pub(super) fn tell_times(&self, lines: &mut Lines) {
        if self.game.setup().clock.is_none() {
            lines.say(self.texts.no_clock());
            return;
        }
        let now = self.now();
        let [black, white] =
            Color::ALL.map(|color| time_left(self.game.clock().left(color, now), self.texts));
        lines.say(self.texts.times(&black, &white));
    }

    pub(super) fn tell_moves(&self, lines: &mut Lines) {
        let legal = self.game.legal_moves();
        let position = self.game.position();
        if self.game.is_over() {
            lines.say(self.texts.illegal_game_over());
        } else if !legal.is_empty() {
            lines.say(self.texts.legal_moves(legal.len(), &legal.to_string()));
        } else if let Some(in_hand) = self.game.tabletop().and_then(Tabletop::in_hand) {
            lines.say(self.texts.hand_turn_not_ended(in_hand.square));
        } else if position.must_pass() {
            lines.say(self.texts.must_pass(position.turn()));
        } else {
            lines.say(self.texts.hand_can_finish());
        }
    }

    /// The turns since there were `known` of them.
    pub(super) fn tell_turns(&self, known: usize, lines: &mut Lines) {
        if let Some(game) = self.game.game() {
            for turn in &game.turns()[known..] {
                self.tell_turn(
                    turn.mover,
                    turn.mv,
                    turn.flips,
                    turn.by,
                    turn.handed_over,
                    lines,
                );
            }
        }
        if let Some(table) = self.game.tabletop() {
            for turn in &table.turns()[known..] {
                self.tell_turn(
                    turn.mover,
                    turn.mv,
                    turn.flipped,
                    turn.by,
                    turn.handed_over,
                    lines,
                );
            }
        }
    }

    fn tell_turn(
        &self,
        mover: Color,
        mv: Move,
        flips: Bitboard,
        by: MovedBy,
        handed_over: bool,
        lines: &mut Lines,
    ) {
        if handed_over {
            lines.say(self.texts.handed_over(mover));
        }
        let Move::Place(square) = mv else {
            lines.say(self.texts.passed(mover));
            return;
        };
        let (count, squares) = (flips.len(), flips.to_string());
        let line = if by == MovedBy::Substitute {
            self.texts.played_for(mover, square, count, &squares)
        } else {
            self.texts.played(mover, square, count, &squares)
        };
        lines.say(line);
    }

    /// How the game ended, what that means for the series, and what can be typed now.
    pub(super) fn tell_end(&self, lines: &mut Lines) {
        let Some(result) = self.game.result() else {
            return;
        };
        let discs = result.discs;
        lines.say(match (result.reason, result.outcome) {
            (EndReason::Resignation, Outcome::Win(winner)) => self.texts.over_resigned(!winner),
            (EndReason::Time(_), Outcome::Win(winner)) => self.texts.over_time(!winner),
            (EndReason::Agreement, _) => self.texts.over_agreed(),
            (_, Outcome::Win(winner)) => {
                let count = |color| u32::from(discs.get(color));
                self.texts.over_won(winner, count(winner), count(!winner))
            }
            (_, Outcome::Draw) => self.texts.over_drawn(u32::from(discs.black)),
        });
        let score = result.score(self.game.setup().counting);
        if score != discs || !result.is_by_discs() {
            lines.say(self.texts.final_score(score.black, score.white));
        }
        self.tell_review(lines);
        self.tell_series(lines);
        lines.say(self.texts.over_note());
    }

    fn tell_series(&self, lines: &mut Lines) {
        if self.game.setup().series.goal() == Goal::Games(1) {
            return;
        }
        let series = self.game.series();
        for (game, line) in series.lines().iter().enumerate() {
            let [left, right] = Seat::ALL.map(|seat| {
                let color = seat.color(line.black);
                line.score.get(color)
            });
            lines.say(self.texts.sheet_game(game + 1, left, right));
        }
        let [left, right] = series.totals();
        lines.say(
            self.texts
                .sheet_totals(left.wins, right.wins, left.points, right.points),
        );
        lines.say(match (series.standing(), series.next_starter()) {
            (Standing::Won(seat), _) => self.texts.series_won(seat),
            (Standing::Drawn, _) => self.texts.series_drawn(),
            (Standing::Open, Starter::Is(seat)) => self.texts.series_next(seat),
            (Standing::Open, Starter::ChosenBy(seat)) => self.texts.series_choice(seat),
        });
    }

    /// What can be typed, and what it does.
    pub(super) fn tell_help(&self, lines: &mut Lines) {
        let texts = self.texts;
        let word = |words: String| first(&words).to_owned();
        let by_hand = self.game.tabletop().is_some();
        let mut rows = vec![(
            "f5".to_owned(),
            if by_hand {
                texts.does_place_by_hand()
            } else {
                texts.does_place()
            },
        )];
        if by_hand {
            rows.push((word(texts.word_flip()) + " e5", texts.does_flip()));
            rows.push((word(texts.word_take_back()), texts.does_take_back()));
            rows.push((word(texts.word_done()), texts.does_done()));
        }
        rows.extend([
            (word(texts.word_pass()), texts.does_pass()),
            (word(texts.word_undo()), texts.does_undo()),
            (word(texts.word_redo()), texts.does_redo()),
            (word(texts.word_hint()), texts.does_hint()),
            (word(texts.word_moves()), texts.does_moves()),
            (word(texts.word_board()), texts.does_board()),
            (word(texts.word_score()), texts.does_score()),
            (word(texts.word_clock()), texts.does_clock()),
            (word(texts.word_save()) + " …", texts.does_save()),
            (word(texts.word_load()) + " …", texts.does_load()),
            (word(texts.word_resign()), texts.does_resign()),
            (word(texts.word_draw()), texts.does_draw()),
            (word(texts.word_decline()), texts.does_decline()),
            (word(texts.word_next()), texts.does_next()),
            (word(texts.word_help()), texts.does_help()),
            (word(texts.word_quit()), texts.does_quit()),
        ]);
        let widest = rows.iter().map(|(word, _)| word.chars().count()).max();
        let width = widest.unwrap_or_default();
        lines.say(texts.help_commands());
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
            NotACommand::NotAColor(_) => texts.needs_color(word),
            NotACommand::TooMuch(text) => texts.says_too_much(text),
        }
    }
}

/// The time of a player as a clock shows it, and the periods that are left.
fn time_left(left: TimeLeft, texts: &Texts) -> String {
    let time = clock_face(left.showing(), texts);
    if left.periods > 0 {
        texts.periods(&time, left.periods)
    } else {
        time
    }
}

/// `1:02:05`, `4:59`, and tenths below ten seconds: `9.5`.
fn clock_face(time: Duration, texts: &Texts) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60);
    if time < Duration::from_secs(10) {
        // Rounded down: a clock never shows time that is not there.
        texts.decimal((time.as_millis() / 100) as f64 / 10.0, 1)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;

    #[test]
    fn clocks_show_tenths_only_when_time_is_short() {
        let face = |milliseconds, language| {
            clock_face(Duration::from_millis(milliseconds), &Texts::new(language))
        };
        assert_eq!(face(15_000, Language::English), "0:15");
        assert_eq!(face(9_999, Language::English), "9.9");
        assert_eq!(face(9_500, Language::French), "9,5");
        assert_eq!(face(299_000, Language::English), "4:59");
        assert_eq!(face(3_725_000, Language::English), "1:02:05");
        assert_eq!(face(0, Language::English), "0.0");
    }
}
