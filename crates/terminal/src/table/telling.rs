//! What happened at the table, in sentences that hold for every mode. What to type or to press is not among them.

use core::time::Duration;

use outflank_play::clock::TimeLeft;
use outflank_play::tabletop::{Mistakes, Tabletop, Vigilance};
use outflank_play::{EndReason, Game, Goal, Match, MovedBy, PlayerKind, Seat, Standing};
use outflank_rules::{Bitboard, Color, Move, Outcome};
use outflank_text::Texts;

use super::Table;

impl Table {
    /// Whether it matters who sits left and right: on the cartridge, and where colours change hands.
    pub(crate) fn is_seated(&self) -> bool {
        let setup = self.game.setup();
        setup.variation.is_some() || setup.series.goal() != Goal::Games(1)
    }

    /// What is special about the game that begins: the cartridge's number, and what the computer plays.
    pub(crate) fn opening_sentences(&self, texts: &Texts) -> Vec<String> {
        let mut sentences = Vec::new();
        if let Some(variation) = self.game.setup().variation {
            let seconds = variation.move_limit().map_or(0, |limit| limit.as_secs());
            let number = variation.to_string();
            let extra = variation.extra_discs();
            sentences.push(texts.cartridge_game(&number, variation.opponents(), extra, seconds));
        }
        for color in Color::ALL {
            if let PlayerKind::Computer(level) = self.game.player(color) {
                sentences.push(texts.computer_plays(color, level.number()));
            }
        }
        sentences
    }

    /// The turns since there were `known` of them.
    pub(crate) fn turn_sentences(&self, known: usize, texts: &Texts) -> Vec<String> {
        let mut sentences = Vec::new();
        for turn in turns(&self.game).skip(known) {
            if turn.handed_over {
                sentences.push(texts.handed_over(turn.mover));
            }
            let Move::Place(square) = turn.mv else {
                sentences.push(texts.passed(turn.mover));
                continue;
            };
            let (count, squares) = (turn.flips.len(), turn.flips.to_string());
            sentences.push(if turn.by == MovedBy::Substitute {
                texts.played_for(turn.mover, square, count, &squares)
            } else {
                texts.played(turn.mover, square, count, &squares)
            });
        }
        sentences
    }

    /// Whose turn it is, or that they have to pass.
    pub(crate) fn turn_sentence(&self, texts: &Texts) -> String {
        let turn = self.game.turn();
        if self.game.tabletop().is_some() && self.game.position().must_pass() {
            texts.must_pass(turn)
        } else if self.is_seated() {
            texts.turn_seated(turn, self.game.seat(turn))
        } else {
            texts.turn(turn)
        }
    }

    /// How the game ended; nothing as long as it goes on.
    pub(crate) fn end_sentences(&self, texts: &Texts) -> Vec<String> {
        let Some(result) = self.game.result() else {
            return Vec::new();
        };
        let discs = result.discs;
        let mut sentences = vec![match (result.reason, result.outcome) {
            (EndReason::Resignation(_), Outcome::Win(winner)) => texts.over_resigned(!winner),
            (EndReason::Time(_), Outcome::Win(winner)) => texts.over_time(!winner),
            (EndReason::Agreement, _) => texts.over_agreed(),
            (_, Outcome::Win(winner)) => {
                let count = |color| u32::from(discs.get(color));
                texts.over_won(winner, count(winner), count(!winner))
            }
            (_, Outcome::Draw) => texts.over_drawn(u32::from(discs.black)),
        }];
        let score = result.score(self.game.setup().counting);
        if score != discs || !result.is_by_discs() {
            sentences.push(texts.final_score(score.black, score.white));
        }
        sentences.extend(self.review_sentences(texts));
        sentences
    }

    /// The score sheet of a series, and who has won it if it is over.
    pub(crate) fn series_sentences(&self, texts: &Texts) -> Vec<String> {
        if self.game.setup().series.goal() == Goal::Games(1) {
            return Vec::new();
        }
        let series = self.game.series();
        let mut sentences = Vec::new();
        for (game, line) in series.lines().iter().enumerate() {
            let [left, right] = Seat::ALL.map(|seat| line.score.get(seat.color(line.black)));
            sentences.push(texts.sheet_game(game + 1, left, right));
        }
        let [left, right] = series.totals();
        sentences.push(texts.sheet_totals(left.wins, right.wins, left.points, right.points));
        match series.standing() {
            Standing::Won(seat) => sentences.push(texts.series_won(seat)),
            Standing::Drawn => sentences.push(texts.series_drawn()),
            Standing::Open => {}
        }
        sentences
    }

    /// The mistakes in flipping that stood, after the game.
    fn review_sentences(&self, texts: &Texts) -> Vec<String> {
        let Some(table) = self.game.tabletop() else {
            return Vec::new();
        };
        if table.vigilance() == Vigilance::Silent {
            return Vec::new();
        }
        let review = table.review();
        if review.is_empty() {
            return vec![texts.hand_review_none()];
        }
        let names = |squares: Bitboard| match squares.to_string() {
            text if text.is_empty() => "none".to_owned(),
            text => text,
        };
        let sentence = |(turn, mistakes): (usize, Mistakes)| {
            let mover = table.turns()[turn].mover;
            let (missing, extra) = (names(mistakes.missing), names(mistakes.extra));
            let line = texts.hand_review(turn + 1, mover, &missing, &extra);
            line.trim_end().to_owned()
        };
        review.into_iter().map(sentence).collect()
    }
}

/// What is wrong with the flips of a turn.
pub(crate) fn mistake_sentences(mistakes: Mistakes, texts: &Texts) -> Vec<String> {
    let mut sentences = Vec::new();
    if !mistakes.missing.is_empty() {
        sentences.push(texts.hand_missing(&mistakes.missing.to_string()));
    }
    if !mistakes.extra.is_empty() {
        sentences.push(texts.hand_extra(&mistakes.extra.to_string()));
    }
    sentences
}

/// A turn in any style of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToldTurn {
    pub(crate) mover: Color,
    pub(crate) mv: Move,
    pub(crate) by: MovedBy,
    pub(crate) flips: Bitboard,
    pub(crate) handed_over: bool,
}

/// The turns of a game in any style of play.
pub(crate) fn turns(game: &Match) -> impl Iterator<Item = ToldTurn> {
    let assisted = game.game().into_iter().flat_map(Game::turns);
    let by_hand = game.tabletop().into_iter().flat_map(Tabletop::turns);
    let assisted = assisted.map(|turn| ToldTurn {
        mover: turn.mover,
        mv: turn.mv,
        by: turn.by,
        flips: turn.flips,
        handed_over: turn.handed_over,
    });
    assisted.chain(by_hand.map(|turn| ToldTurn {
        mover: turn.mover,
        mv: turn.mv,
        by: turn.by,
        flips: turn.flipped,
        handed_over: turn.handed_over,
    }))
}

/// The time of a player as a clock shows it, and the periods that are left.
pub(crate) fn time_left(left: TimeLeft, texts: &Texts) -> String {
    let time = clock_face(left.showing(), texts);
    if left.periods > 0 {
        texts.periods(&time, left.periods)
    } else {
        time
    }
}

/// `1:02:05`, `4:59`, and tenths below ten seconds: `9.5`.
pub(crate) fn clock_face(time: Duration, texts: &Texts) -> String {
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
