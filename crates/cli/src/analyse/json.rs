use outflank_app::review::{self, Grade, Moment, Performance, Why};
use outflank_engine::{MoveScore, Weights};
use outflank_report::{AnalysedGame, grade_name};
use outflank_rules::{Color, Move, Position};
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::Failure;
use crate::json::{self, Discs, kind_name};

#[derive(Serialize)]
struct PlayedMove {
    game: u64,
    ply: usize,
    color: Color,
    position: Position,
    r#move: Move,
    score: Discs,
    kind: &'static str,
    best: Move,
    best_score: Discs,
    best_kind: &'static str,
    pv: Vec<Move>,
    loss: f64,
    exact: bool,
    grade: &'static str,
    /// Black's winning chance before and after the move.
    chance_before: f64,
    chance_after: f64,
    /// The mover's winning chance with the best move, less that with this one.
    chance_lost: f64,
    /// Discs lost for certain without a change of the result.
    left_on_the_table: i32,
    /// Whether it is one of the moves to talk about.
    highlight: bool,
    /// The name of the reason.
    reason: Option<&'static str>,
    /// The reason, as a sentence, if one holds on the board in both lines.
    mistake: Option<String>,
    /// The play expected after the move.
    played_pv: Vec<Move>,
}

#[derive(Serialize)]
struct Summary {
    game: u64,
    opening: Option<&'static str>,
    /// Moves before it were drawn or agreed, or have a flipping mistake after them that stood.
    first_judged: usize,
    black: Player,
    white: Player,
    turning_points: Vec<TurningPoint>,
}

#[derive(Serialize)]
struct Player {
    name: String,
    accuracy: f64,
    loss: f64,
    choices: usize,
    best: usize,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
    left_on_the_table: i32,
}

#[derive(Serialize)]
struct TurningPoint {
    ply: usize,
    loser: Color,
    chance_before: f64,
    chance_after: f64,
    certainty: f64,
}

/// Prints an object for each move, then a summary.
pub fn print(game: &AnalysedGame, weights: &Weights, texts: &Texts) -> Result<(), Failure> {
    let highlights = game.summary.highlights();
    for (index, moment) in game.summary.plies() {
        let highlight = highlights.contains(&index);
        json::print(&ply(game, index, moment, highlight, texts))?;
    }
    let player = |color, name: &str| {
        let Performance {
            choices,
            best,
            grades: [inaccuracies, mistakes, blunders],
            left_on_the_table,
            loss,
            accuracy,
        } = game.summary.performance(color);
        Player {
            name: name.to_owned(),
            accuracy: hundredths(accuracy),
            loss: hundredths(loss),
            choices,
            best,
            inaccuracies,
            mistakes,
            blunders,
            left_on_the_table,
        }
    };
    let turning_point = |turn: review::TurningPoint| TurningPoint {
        ply: turn.ply + 1,
        loser: turn.loser,
        chance_before: hundredths(turn.chances[0]),
        chance_after: hundredths(turn.chances[1]),
        certainty: hundredths(turn.certainty),
    };
    let turns = game.summary.turning_points(weights);
    let summary = Summary {
        game: game.number,
        opening: game.opening.map(|opening| opening.id),
        first_judged: game.summary.first + 1,
        black: player(Color::Black, &game.record.black.name),
        white: player(Color::White, &game.record.white.name),
        turning_points: turns.into_iter().map(turning_point).collect(),
    };
    json::print(&summary)
}

fn ply(
    game: &AnalysedGame,
    index: usize,
    moment: &Moment,
    highlight: bool,
    texts: &Texts,
) -> PlayedMove {
    let score = |it: &MoveScore| Discs::new(it.value.discs(), it.kind);
    let chance = |index: usize| hundredths(game.summary.chances[index - game.summary.first]);
    let serious = moment.grade() >= Grade::Mistake;
    PlayedMove {
        game: game.number,
        ply: index + 1,
        color: moment.mover(),
        position: moment.position,
        r#move: moment.played.mv,
        score: score(&moment.played),
        kind: kind_name(moment.played.kind),
        best: moment.best.mv,
        best_score: score(&moment.best),
        best_kind: kind_name(moment.best.kind),
        pv: moment.best.line.clone(),
        loss: hundredths(moment.loss()),
        exact: moment.is_exact(),
        grade: grade_name(moment.grade()),
        chance_before: chance(index),
        chance_after: chance(index + 1),
        chance_lost: hundredths(moment.chance_lost()),
        left_on_the_table: moment.left_on_the_table(),
        highlight,
        reason: serious.then(|| reason_name(moment)).flatten(),
        mistake: serious.then(|| texts.why(moment, game.reader)).flatten(),
        played_pv: moment.played.line.clone(),
    }
}

fn reason_name(moment: &Moment) -> Option<&'static str> {
    match moment.why() {
        Why::Seen(explanation) => Some(explanation.reason.name()),
        Why::Book => Some("book"),
        Why::Unseen => None,
    }
}

fn hundredths(number: f32) -> f64 {
    json::hundredths(number.into())
}
