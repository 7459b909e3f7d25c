//! What the analysis says about games, for those who read it elsewhere.
//!
//! - [`AnalysedGame`]: a game, its moves, and what was found about them;
//! - [`page()`]: the report about some games as an HTML page, which needs no other file.
//!
//! Whoever shows it differently takes the same numbers from here: [`score`], [`loss`], [`counts`].

mod page;

pub use page::page;

use outflank_app::review::{Grade, Moment, Performance, Point, Review, Summary};
use outflank_engine::MoveScore;
use outflank_record::GameRecord;
use outflank_record::openings::Opening;
use outflank_rules::{Color, Move};
use outflank_text::Texts;

/// A game that was analysed.
#[derive(Debug)]
pub struct AnalysedGame {
    /// From 1, in its report.
    pub number: u64,
    /// The game.
    pub record: GameRecord,
    /// The colour of the reader, if they played it.
    pub reader: Option<Color>,
    /// The opening that it came through.
    pub opening: Option<Opening>,
    /// From which move on it is judged, unless that is the first.
    pub judged_from: Option<String>,
    /// What was found about the moves that are judged.
    pub summary: Summary,
    moves: Vec<MadeMove>,
}

/// A move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// Who made it.
    pub side: Color,
    /// What it was.
    pub mv: Move,
    /// As players number discs; a pass has no number.
    pub number: Option<usize>,
}

impl MadeMove {
    fn of(point: &Point) -> Option<MadeMove> {
        let (side, mv) = point.made?;
        Some(MadeMove {
            side,
            mv,
            number: mv.square().map(|_| point.number),
        })
    }

    /// The number, or nothing.
    pub fn number(&self) -> String {
        self.number.map(|it| it.to_string()).unwrap_or_default()
    }
}

impl AnalysedGame {
    /// What a review has found about its line, once all of that is judged.
    pub fn new(
        number: u64,
        record: GameRecord,
        review: &Review,
        texts: &Texts,
    ) -> Option<AnalysedGame> {
        let study = review.study();
        Some(AnalysedGame {
            number,
            record,
            reader: study.reader(),
            opening: study.opening(study.len()),
            judged_from: texts.judged_from(review),
            summary: review.summary()?,
            moves: review.course().iter().filter_map(MadeMove::of).collect(),
        })
    }

    /// The player's name, or else the colour's.
    pub fn player(&self, color: Color, texts: &Texts) -> String {
        let player = self.record.player(color);
        if player.name.is_empty() {
            texts.color_name(color)
        } else {
            player.name.clone()
        }
    }

    /// Who played.
    pub fn heading(&self, texts: &Texts) -> String {
        let [black, white] = Color::ALL.map(|color| self.player(color, texts));
        texts.analysis_game(self.number, &black, &white)
    }

    /// The event and the date, the result, the opening, and from where on the game is judged: as far as they are known.
    pub fn facts(&self, texts: &Texts) -> Vec<String> {
        let opening = self.opening.as_ref();
        let opening = opening.map(|it| texts.analysis_opening(&texts.describe(it)));
        let judged_from = self.judged_from.clone();
        let result = texts.result_of(&self.record);
        let facts = [self.occasion(), result, opening, judged_from];
        facts.into_iter().flatten().collect()
    }

    fn occasion(&self) -> Option<String> {
        let date = self.record.date.as_ref().map(ToString::to_string);
        let parts = [Some(self.record.event.clone()), date];
        let known = parts.into_iter().flatten().filter(|it| !it.is_empty());
        let known: Vec<String> = known.collect();
        (!known.is_empty()).then(|| known.join(", "))
    }

    /// All moves, those that are not judged too, with what was found about the others.
    pub fn moves(&self) -> impl Iterator<Item = (&MadeMove, Option<&Moment>)> {
        let moves = self.moves.iter().enumerate();
        moves.map(|(ply, made)| (made, self.summary.at(ply)))
    }

    /// What is said about the moves to talk about, in game order, each with the number of moves before it.
    pub fn remarks(&self, texts: &Texts) -> Vec<(usize, Vec<String>)> {
        let remark = |ply: usize| {
            let (moment, made) = (self.summary.at(ply)?, self.moves.get(ply)?);
            Some((ply, remarks(made.number?, moment, self.reader, texts)))
        };
        let highlights = self.summary.highlights();
        highlights.into_iter().filter_map(remark).collect()
    }
}

/// The sentences about a bad move.
fn remarks(number: usize, moment: &Moment, you: Option<Color>, texts: &Texts) -> Vec<String> {
    let per_cent = |share: f32| (share * 100.0).round() as u32;
    let [before, after] = moment.chances().map(per_cent);
    let [mv, best] = [&moment.played, &moment.best].map(|it| it.mv.to_string());
    let loss = loss(moment, texts);
    let mover = moment.mover();
    let mut said = vec![texts.analysis_mistake(number, &mv, mover, &best, &loss, before, after)];
    said.extend(texts.story(moment, you));
    said
}

/// The loss of a move, without decimals if it is exact.
pub fn loss(moment: &Moment, texts: &Texts) -> String {
    let digits = usize::from(!moment.is_exact());
    texts.decimal(moment.loss().into(), digits)
}

/// The score for Black after a move.
pub fn for_black(moment: &Moment) -> f32 {
    discs_for_black(moment.mover(), &moment.played)
}

fn discs_for_black(mover: Color, score: &MoveScore) -> f32 {
    match mover {
        Color::Black => score.value.discs(),
        Color::White => -score.value.discs(),
    }
}

/// A score for Black, in words.
pub fn score(mover: Color, score: &MoveScore, texts: &Texts) -> String {
    texts.value_in_words(discs_for_black(mover, score), score.kind)
}

/// The number of moves of each grade.
pub fn counts(performance: &Performance, texts: &Texts) -> String {
    let [inaccuracies, mistakes, blunders] = performance.grades;
    let counts = texts.analysis_counts(
        performance.choices,
        performance.best,
        inaccuracies,
        mistakes,
        blunders,
    );
    match performance.left_on_the_table {
        0 => counts,
        left => {
            let left = texts.analysis_left_in_all(left.unsigned_abs());
            texts.analysis_counts_and_left(&counts, &left)
        }
    }
}

/// The name of a grade, for programs and style sheets.
pub const fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}
