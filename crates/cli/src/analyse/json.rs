use std::io::Write;

use outflank_app::review::{self, Grade, Moment, Performance};
use outflank_engine::MoveScore;
use outflank_rules::{Color, Move};
use outflank_text::Texts;
use serde::Serialize;

use super::Analysed;
use crate::eval::{Discs, kind_name};
use crate::failure::Failure;

#[derive(Serialize)]
struct Made {
    game: u64,
    ply: usize,
    color: &'static str,
    position: String,
    r#move: String,
    score: Discs,
    kind: &'static str,
    best: String,
    best_score: Discs,
    best_kind: &'static str,
    pv: Vec<String>,
    loss: f64,
    exact: bool,
    grade: &'static str,
    /// That Black wins, before and after.
    chance_before: f64,
    chance_after: f64,
    /// What was wrong, in words.
    mistake: Option<String>,
}

#[derive(Serialize)]
struct Summary {
    game: u64,
    opening: Option<&'static str>,
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
    slips: usize,
    mistakes: usize,
    blunders: usize,
}

#[derive(Serialize)]
struct TurningPoint {
    ply: usize,
    loser: &'static str,
    chance_before: f64,
    chance_after: f64,
    certainty: f64,
}

/// Prints an object for each move, then one for the game.
pub fn print(out: &mut impl Write, game: &Analysed, texts: &Texts) -> Result<(), Failure> {
    for (index, moment) in game.summary.moments.iter().enumerate() {
        line(out, &ply(game, index, moment, texts))?;
    }
    let player = |color, name: &str| {
        let Performance {
            choices,
            best,
            grades: [slips, mistakes, blunders],
            loss,
            accuracy,
        } = game.summary.performance(color);
        Player {
            name: name.to_owned(),
            accuracy: hundredths(accuracy),
            loss: hundredths(loss),
            choices,
            best,
            slips,
            mistakes,
            blunders,
        }
    };
    let turning_point = |turn: review::TurningPoint| TurningPoint {
        ply: turn.ply + 1,
        loser: color_name(turn.loser),
        chance_before: hundredths(turn.chances[0]),
        chance_after: hundredths(turn.chances[1]),
        certainty: hundredths(turn.certainty),
    };
    let turns = game.summary.turning_points();
    let summary = Summary {
        game: game.number,
        opening: game.opening.map(|opening| opening.id),
        black: player(Color::Black, &game.record.black.name),
        white: player(Color::White, &game.record.white.name),
        turning_points: turns.into_iter().map(turning_point).collect(),
    };
    line(out, &summary)
}

fn ply(game: &Analysed, index: usize, moment: &Moment, texts: &Texts) -> Made {
    let score = |it: &MoveScore| Discs::new(it.value.discs(), it.kind);
    let chance = |index: usize| hundredths(game.summary.chances[index]);
    Made {
        game: game.number,
        ply: index + 1,
        color: color_name(moment.mover()),
        position: moment.position.to_string(),
        r#move: moment.played.mv.to_string(),
        score: score(&moment.played),
        kind: kind_name(moment.played.kind),
        best: moment.best.mv.to_string(),
        best_score: score(&moment.best),
        best_kind: kind_name(moment.best.kind),
        pv: moment.best.line.iter().map(Move::to_string).collect(),
        loss: hundredths(moment.loss()),
        exact: moment.is_exact(),
        grade: match moment.grade() {
            Grade::Good => "good",
            Grade::Slip => "slip",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        },
        chance_before: chance(index),
        chance_after: chance(index + 1),
        mistake: moment.reason().map(|mistake| texts.describe(&mistake)),
    }
}

fn line(out: &mut impl Write, object: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, object)?;
    writeln!(out)?;
    Ok(())
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn hundredths(number: f32) -> f64 {
    (f64::from(number) * 100.0).round() / 100.0
}
