//! Events at a table.

use core::time::Duration;

use outflank_app::new_game::{called, seated};
use outflank_app::table::{ClockFace, Happening, Refused, Table, TimeUse};
use outflank_play::tabletop::{Mistakes, Vigilance};
use outflank_play::{
    EndReason, GameInfo, GameResult, Goal, Match, MatchTurn, MovedBy, PlayerKind, Prelude,
    PreludeKind, Seat, Standing, Start,
};
use outflank_record::openings::Opening;
use outflank_rules::{Bitboard, Color, Move, Outcome};

use crate::{Describe, Texts};

/// How a front end takes input, for sentences that say what to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Labelled buttons.
    Buttons,
    /// Keys.
    Keys,
    /// Typed commands.
    Words,
}

impl Texts {
    /// The sentences about an event at a table.
    pub fn happening(&self, table: &Table, happening: &Happening, manner: Manner) -> Vec<String> {
        let squares = |square: outflank_rules::Square| square.to_string();
        let sentence = match *happening {
            Happening::Begun { number, black } => {
                if table.game().setup().series.goal() == Goal::Games(1) {
                    return Vec::new();
                }
                let (who, name) = seated(table.info(), black);
                self.game_begins(number, who, name)
            }
            Happening::Turn(turn) => return self.turn_made(turn),
            Happening::Placed {
                mover,
                square,
                handed_over,
            } => {
                let mut sentences = Vec::new();
                if handed_over {
                    sentences.push(self.handed_over(mover));
                }
                sentences.push(self.hand_placed(mover, square));
                if manner == Manner::Keys {
                    sentences.push(self.app_now_flip());
                }
                return sentences;
            }
            Happening::Flipped(square) => self.hand_flipped(&squares(square)),
            Happening::Lifted(square) => self.hand_taken_back(square),
            Happening::Corrected(square) => self.hand_corrected(&squares(square)),
            Happening::TurnEnded {
                mover,
                mv,
                mistakes,
            } => return self.turn_ended(table, mover, mv, mistakes, manner),
            Happening::MayCount => match manner {
                Manner::Buttons => return Vec::new(),
                Manner::Keys => self.app_can_finish(),
                Manner::Words => self.hand_can_finish(),
            },
            Happening::Over(_) => return self.end_at(table),
            Happening::UndoAsked(by) => match manner {
                Manner::Words => self.undo_asked(by),
                Manner::Buttons | Manner::Keys => self.app_undo_asked(by),
            },
            Happening::UndoDeclined(_) => self.undo_declined(),
            Happening::Settled { result, found } => {
                let score = result.score(table.game().setup().counting);
                let (black, white) = (score.black, score.white);
                match (found, result.perfect == Some(score)) {
                    (true, true) => self.settled_perfect(black, white),
                    (true, false) => self.settled_lost(black, white),
                    (false, _) => self.settled_usual(black, white),
                }
            }
            Happening::TakenBack => self.taken_back(),
            Happening::MadeAgain => self.made_again(),
            Happening::TimeUp(color) => self.time_is_up(color),
            Happening::TooLate => self.too_late(),
            Happening::DrawOffered(by) => {
                // The computer answers at once.
                if !table.game().player(!by).is_human() {
                    return Vec::new();
                }
                match manner {
                    Manner::Buttons => self.play_draw_offered(by),
                    Manner::Keys => self.app_draw_offered(by),
                    Manner::Words => self.draw_offered(by),
                }
            }
            Happening::DrawDeclined(by) => self.draw_declined(by),
            Happening::Hinted => return Vec::new(),
            Happening::Warned(warning) => return self.warning(warning, manner),
            Happening::CoachTurned(true) => self.coach_is_on(),
            Happening::CoachTurned(false) => self.coach_is_off(),
            Happening::Refused(Refused::OnlyCount) if manner == Manner::Words => {
                self.hand_can_finish()
            }
            Happening::Refused(Refused::CorrectFirst) if manner == Manner::Words => {
                self.hand_correct_or_done()
            }
            Happening::Refused(refused) => self.describe(&refused),
        };
        vec![sentence]
    }

    /// A move and its flips, or a pass.
    fn turn_made(&self, turn: MatchTurn) -> Vec<String> {
        let Move::Place(square) = turn.mv else {
            return vec![self.passed(turn.mover)];
        };
        let mut sentences = Vec::new();
        if turn.handed_over {
            sentences.push(self.handed_over(turn.mover));
        }
        let (count, squares) = (turn.flips.len(), turn.flips.to_string());
        sentences.push(if turn.by == MovedBy::Substitute {
            self.played_for(turn.mover, square, count, &squares)
        } else {
            self.played(turn.mover, square, count, &squares)
        });
        sentences
    }

    fn turn_ended(
        &self,
        table: &Table,
        mover: Color,
        mv: Move,
        mistakes: Option<Mistakes>,
        manner: Manner,
    ) -> Vec<String> {
        let mut sentences = vec![match mv {
            Move::Place(_) => self.hand_ended(mover),
            Move::Pass => self.passed(mover),
        }];
        if let Some(mistakes) = mistakes {
            sentences.extend(self.flipping_mistakes(mistakes));
            match (manner, table.awaits_correction()) {
                (Manner::Buttons, _) => {}
                (Manner::Keys, true) => sentences.push(self.app_correct_or_done()),
                (Manner::Keys, false) => sentences.push(self.app_how_to_correct()),
                (Manner::Words, true) => sentences.push(self.hand_correct_or_done()),
                (Manner::Words, false) => sentences.push(self.hand_how_to_correct()),
            }
        }
        sentences
    }

    /// The wrong flips of a turn.
    pub fn flipping_mistakes(&self, mistakes: Mistakes) -> Vec<String> {
        let mut sentences = Vec::new();
        if !mistakes.missing.is_empty() {
            sentences.push(self.hand_missing(&mistakes.missing.to_string()));
        }
        if !mistakes.extra.is_empty() {
            sentences.push(self.hand_extra(&mistakes.extra.to_string()));
        }
        sentences
    }

    /// The moves the game begins with, the cartridge's game number, and the computer's colour and level.
    pub fn opening_of_game(&self, game: &Match) -> Vec<String> {
        let mut sentences = Vec::new();
        if let Start::After(prelude) = game.setup().start {
            sentences.push(match self.named_opening(&prelude) {
                Some(name) => self.begins_opening(&name),
                None => self.begins_drawn(&prelude.transcript()),
            });
        }
        if let Some(variation) = game.setup().variation {
            let seconds = variation.move_limit().map_or(0, |limit| limit.as_secs());
            let (number, extra) = (variation.to_string(), variation.extra_discs());
            sentences.push(self.cartridge_game(&number, variation.opponents(), extra, seconds));
        }
        for color in Color::ALL {
            if let PlayerKind::Computer(level) = game.player(color) {
                sentences.push(self.computer_plays(color, level.number()));
            }
        }
        sentences
    }

    /// The name of an opening that was chosen by it.
    pub fn named_opening(&self, prelude: &Prelude) -> Option<String> {
        let moves = prelude.transcript();
        let opening = Opening::all().iter().find(|it| it.moves == moves);
        let chosen = opening.filter(|_| prelude.kind() == PreludeKind::Opening);
        chosen.map(|opening| self.describe(opening))
    }

    /// Whose turn it is, or who has to pass.
    pub fn to_move(&self, game: &Match) -> String {
        let turn = game.turn();
        if game.tabletop().is_some() && game.position().must_pass() {
            self.must_pass(turn)
        } else if is_seated(game) {
            self.turn_seated(turn, game.seat(turn))
        } else {
            self.turn(turn)
        }
    }

    /// The end of the game; the score follows if it is still being found out.
    pub fn end_at(&self, table: &Table) -> Vec<String> {
        let game = table.game();
        match game.result().filter(|_| table.is_settling()) {
            Some(result) => self.result_and_winner(game, table.info(), result),
            None => self.end_of_game(game, table.info()),
        }
    }

    /// The result, whose win it is if they have a name, the score if it differs from the discs, the margin, and the
    /// uncorrected mistakes.
    pub fn end_of_game(&self, game: &Match, info: &GameInfo) -> Vec<String> {
        let Some(result) = game.result() else {
            return Vec::new();
        };
        let mut sentences = self.result_and_winner(game, info, result);
        let score = result.score(game.setup().counting);
        if score != result.discs || !result.is_by_discs() {
            sentences.push(self.final_score(score.black, score.white));
        }
        sentences.push(self.play_margin(score.margin()));
        sentences.extend(self.mistakes_that_stood(game));
        sentences
    }

    fn result_and_winner(&self, game: &Match, info: &GameInfo, result: GameResult) -> Vec<String> {
        let mut sentences = vec![self.result(result)];
        if let Outcome::Win(color) = result.outcome
            && let ("named", name) = called(game.setup(), info, game.seat(color))
        {
            sentences.push(self.play_won("named", name));
        }
        sentences
    }

    /// The result in one sentence.
    pub fn result(&self, result: GameResult) -> String {
        let discs = |color| u32::from(result.discs.get(color));
        match (result.reason, result.outcome) {
            (EndReason::Resignation(_), Outcome::Win(winner)) => self.over_resigned(!winner),
            (EndReason::Time(_), Outcome::Win(winner)) => self.over_time(!winner),
            (EndReason::Agreement, _) => self.over_agreed(),
            (_, Outcome::Win(winner)) => self.over_won(winner, discs(winner), discs(!winner)),
            (_, Outcome::Draw) => self.over_drawn(discs(Color::Black)),
        }
    }

    /// The score sheet of a series and its winner; empty for a single game.
    pub fn score_sheet(&self, game: &Match, info: &GameInfo) -> Vec<String> {
        if game.setup().series.goal() == Goal::Games(1) {
            return Vec::new();
        }
        let series = game.series();
        let mut sentences = Vec::new();
        for (game, line) in series.lines().iter().enumerate() {
            let [left, right] = Seat::ALL.map(|seat| line.score.get(seat.color(line.black)));
            sentences.push(self.sheet_game(game + 1, left, right));
        }
        let [left, right] = series.totals();
        sentences.push(self.sheet_totals(left.wins, right.wins, left.points, right.points));
        match series.standing() {
            Standing::Won(seat) => {
                let (who, name) = seated(info, seat);
                sentences.push(self.series_won(who, name));
            }
            Standing::Drawn => sentences.push(self.series_drawn()),
            Standing::Open => {}
        }
        sentences
    }

    fn mistakes_that_stood(&self, game: &Match) -> Vec<String> {
        let Some(table) = game.tabletop() else {
            return Vec::new();
        };
        if table.vigilance() == Vigilance::Silent {
            return Vec::new();
        }
        let review = table.review();
        if review.is_empty() {
            return vec![self.hand_review_none()];
        }
        let names = |squares: Bitboard| match squares.to_string() {
            text if text.is_empty() => "none".to_owned(),
            text => text,
        };
        let sentence = |(turn, mistakes): (usize, Mistakes)| {
            let mover = table.turns()[turn].mover;
            let (missing, extra) = (names(mistakes.missing), names(mistakes.extra));
            let line = self.hand_review(turn + 1, mover, &missing, &extra);
            line.trim_end().to_owned()
        };
        review.into_iter().map(sentence).collect()
    }

    /// How somebody used the time of a game.
    pub fn time_used(&self, time: &TimeUse) -> String {
        let written = |time: Duration| {
            let seconds = time.as_secs();
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        let [first, next, rest] = time.used.map(written);
        let [first_plan, next_plan, rest_plan] = time.planned.map(written);
        self.learn_time_used(
            &first,
            &first_plan,
            &next,
            &next_plan,
            &rest,
            &rest_plan,
            time.is_kept(),
        )
    }

    /// A clock's display: `1:05:00`, `5:00`, `0:09.5`.
    pub fn clock_face(&self, face: ClockFace) -> String {
        let time = match (face.hours, face.tenths) {
            (0, Some(tenths)) => {
                let seconds = face.seconds as f64 + f64::from(tenths) / 10.0;
                format!("0:0{}", self.decimal(seconds, 1))
            }
            (0, None) => format!("{}:{:02}", face.minutes, face.seconds),
            (hours, _) => format!("{hours}:{:02}:{:02}", face.minutes, face.seconds),
        };
        if face.periods > 0 {
            self.periods(&time, face.periods)
        } else {
            time
        }
    }
}

/// Whether seats matter: on the cartridge, and in a series, where colours change.
pub fn is_seated(game: &Match) -> bool {
    let setup = game.setup();
    setup.variation.is_some() || setup.series.goal() != Goal::Games(1)
}

impl Describe for Refused {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Refused::Match(reason) => texts.describe(reason),
            Refused::Undo(reason) => texts.describe(reason),
            Refused::Redo(reason) => texts.describe(reason),
            Refused::Offer(reason) => texts.describe(reason),
            Refused::Next(reason) => texts.describe(reason),
            Refused::CorrectFirst => texts.app_correct_or_done(),
            Refused::OnlyPass => texts.hint_pass(),
            Refused::OnlyCount => texts.app_can_finish(),
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_play::clock::TimeLeft;

    use super::*;
    use crate::Language;

    #[test]
    fn the_time_of_a_game_stands_beside_the_plan() {
        let seconds = Duration::from_secs;
        let told = |last| {
            let time = TimeUse {
                used: [59, 700, last].map(seconds),
                planned: [60, 720, 600].map(seconds),
            };
            Texts::new(Language::EN).time_used(&time)
        };
        let parts = "Your time: 0:59 for the first six moves (plan: 1:00), 11:40 for the next fourteen (12:00), ";
        assert_eq!(
            told(600),
            format!("{parts}10:00 for the rest (10:00). You kept to the plan.")
        );
        assert_eq!(
            told(605),
            format!("{parts}10:05 for the rest (10:00). That was not the plan.")
        );
    }

    #[test]
    fn times_are_written_as_on_a_clock() {
        let written = |language, milliseconds, periods| {
            let face = ClockFace::of(TimeLeft {
                main: Duration::from_millis(milliseconds),
                periods,
                period: Duration::ZERO,
            });
            Texts::new(language).clock_face(face)
        };
        let english = |milliseconds| written(Language::EN, milliseconds, 0);
        let times = [3_900_000, 300_000, 14_001, 9_450, 0].map(english);
        assert_eq!(times, ["1:05:00", "5:00", "0:15", "0:09.5", "0:00.0"]);
        assert_eq!(written(Language::FR, 9_400, 0), "0:09,4");
        assert_eq!(written(Language::EN, 60_000, 3), "1:00 plus 3 periods");
    }
}
