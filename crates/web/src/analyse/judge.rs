//! What the scores say about a game: its course, and where it was thrown away.
//!
//! All numbers are whole discs, rounded here and nowhere else, so that differences between numbers on the page are
//! right.

use outflank_app::review::Grade;
use outflank_engine::{Kind, Scores, Value};
use outflank_learn::insight;
use outflank_rules::{Color, Move, Position};
use outflank_text::Texts;

use super::study::Study;

/// From this depth on, an estimate is good enough to call a move a mistake.
const DEPTH: u32 = 4;

/// A value in whole discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// For the side that it is about.
    pub discs: i32,
    /// What it is worth.
    pub kind: Kind,
}

/// A move that was not the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// How many discs it loses.
    pub loss: i32,
    /// Whether that is proven.
    pub exact: bool,
    /// What was better.
    pub better: Move,
}

/// A place in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The move that leads to it, and who makes it; none at the beginning.
    pub made: Option<(Color, Move)>,
    /// What the position is worth for Black, if that is known.
    pub worth: Option<Judgement>,
    /// What is wrong with the move.
    pub mistake: Option<Mistake>,
}

impl Judgement {
    /// The value for the side to move.
    pub fn new(value: Value, kind: Kind) -> Judgement {
        Judgement {
            discs: value.rounded().discs(),
            kind,
        }
    }

    /// Whether it is proven.
    pub fn is_exact(self) -> bool {
        self.kind == Kind::Exact
    }

    /// As a number with its sign.
    pub fn number(self, texts: &Texts) -> String {
        texts.signed(self.discs.into(), 0)
    }

    /// What it is worth, in words.
    pub fn kind_in_words(self, texts: &Texts) -> String {
        match self.kind {
            Kind::Exact => texts.kind_exact(),
            Kind::Selective { percent } => texts.kind_selective(percent),
            Kind::Book { .. } => texts.kind_book(),
            Kind::Midgame { depth, percent } => texts.kind_midgame(depth, percent),
            Kind::Static => texts.kind_static(),
        }
    }

    /// Both, for the side that it is about.
    pub fn in_words(self, color: Color, texts: &Texts) -> String {
        texts.evaluated(color, &self.number(texts), &self.kind_in_words(texts))
    }

    /// Whether it is more than a glance.
    fn is_sound(self) -> bool {
        !matches!(
            self.kind,
            Kind::Static | Kind::Midgame { depth: ..DEPTH, .. }
        )
    }
}

impl Place {
    /// The place after so many moves, in words: the move, what it is worth, what is wrong with it.
    pub fn in_words(&self, at: usize, texts: &Texts) -> String {
        let mut said = match self.made {
            Some((color, mv)) => texts.analyse_move(at, color, mv),
            None => texts.analyse_beginning(),
        };
        if let Some(worth) = self.worth {
            said = texts.cell_note(&said, &worth.in_words(Color::Black, texts));
        }
        if let Some(mistake) = self.mistake {
            said = texts.cell_note(&said, &mistake.in_words(texts));
        }
        said
    }
}

impl Mistake {
    /// How it is marked in a list of moves.
    pub fn mark(self) -> &'static str {
        match self.grade() {
            Grade::Good => "",
            Grade::Slip => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }

    fn grade(self) -> Grade {
        Grade::of(self.loss as f32)
    }

    /// What it loses, and what was better.
    pub fn in_words(self, texts: &Texts) -> String {
        texts.analyse_mistake(self.loss.unsigned_abs(), self.exact, self.better)
    }
}

/// What a position is worth for Black, if that is known.
pub fn worth(scores: &Scores, position: Position) -> Option<Judgement> {
    let (value, kind) = scores.value(position)?;
    let value = match position.turn() {
        Color::Black => value,
        Color::White => -value,
    };
    Some(Judgement::new(value, kind))
}

/// What is wrong with a move, if anything is known to be.
pub fn mistake(scores: &Scores, position: Position, mv: Move) -> Option<Mistake> {
    let best = scores.best(position)?;
    let made = scores.of_move(position, mv)?;
    let best_value = Judgement::new(best.value, best.kind);
    let made_value = Judgement::new(made.value, made.kind);
    let loss = best_value.discs - made_value.discs;
    let exact = best_value.is_exact() && made_value.is_exact();
    let sound = best_value.is_sound() && made_value.is_sound();
    let mistake = Mistake {
        loss,
        exact,
        better: best.mv,
    };
    // What is proven counts from the first disc, estimates are not that precise.
    let least = if exact { Grade::Slip } else { Grade::Mistake };
    (sound && mistake.grade() >= least).then_some(mistake)
}

/// What a mistake is due to, where that can be seen on the board.
pub fn reason(scores: &Scores, position: Position, mv: Move) -> Option<insight::Mistake> {
    let (best, made) = (scores.best(position)?, scores.of_move(position, mv)?);
    insight::mistake(position, &made.line, &best.line)
}

/// All places of the line that is looked at.
pub fn course(study: &Study, scores: &Scores) -> Vec<Place> {
    let positions = study.positions();
    let mut course = vec![Place {
        made: None,
        worth: worth(scores, positions[0]),
        mistake: None,
    }];
    for (mv, pair) in study.line().into_iter().zip(positions.windows(2)) {
        course.push(Place {
            made: Some((pair[0].turn(), mv)),
            worth: worth(scores, pair[1]),
            mistake: mistake(scores, pair[0], mv),
        });
    }
    course
}

/// Whether nothing is left to find out about a position.
pub fn is_solved(scores: &Scores, position: Position) -> bool {
    position.is_over() || {
        let moves = scores.moves(position);
        moves.len() == position.moves().count() && moves.iter().all(|it| it.kind == Kind::Exact)
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use outflank_engine::{Engine, Goal, Options, SearchRequest};

    use super::*;
    use crate::analyse::reader;

    /// Fourteen empty squares; the scores are published.
    const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

    fn analysed(study: &Study, goal: Goal) -> Scores {
        let options = Options {
            threads: 1,
            hash_bytes: 1 << 20,
        };
        let (mut engine, mut scores) = (Engine::new(options), Scores::new());
        for &position in study.positions().iter().rev() {
            let mut request = SearchRequest::new(position, goal);
            request.lines = 64;
            let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
            scores.add(position, &report);
        }
        scores
    }

    #[test]
    fn exact_losses_are_the_differences_of_the_published_scores() {
        for (mv, score) in [("g8", 18), ("h1", 12), ("h7", 6), ("a4", -22), ("g2", -24)] {
            let study = reader::read(&format!("{BOARD} {mv}")).unwrap();
            let scores = analysed(&study, Goal::Exact);
            let course = course(&study, &scores);
            assert_eq!(course[0].worth.map(|it| it.discs), Some(18));
            assert_eq!(course[1].worth.map(|it| it.discs), Some(score), "{mv}");
            let expected = (score < 18).then_some((18 - score, true, "g8".to_owned()));
            let mistake = course[1].mistake;
            let mistake = mistake.map(|it| (it.loss, it.exact, it.better.to_string()));
            assert_eq!(mistake, expected, "{mv}");
            assert!(is_solved(&scores, study.start()));
        }
    }

    #[test]
    fn a_glance_calls_no_move_a_mistake() {
        let study = reader::read(&format!("{BOARD} g2")).unwrap();
        let shallow = course(&study, &analysed(&study, Goal::Depth(2)));
        assert_eq!(shallow[1].mistake, None);
        assert!(shallow[1].worth.is_some());
        let deeper = course(&study, &analysed(&study, Goal::Depth(6)));
        let mistake = deeper[1].mistake.expect("a mistake of 42 discs");
        assert!(!mistake.exact && mistake.loss > 10);
        assert_eq!(course(&study, &Scores::new())[1].worth, None);
    }
}
