//! What each format cannot store.

use core::time::Duration;

use outflank_rules::{Color, Move, Position};

use crate::wthor::{NameKind, is_turned};
use crate::{
    ClockRecord, Ending, Format, GameRecord, Loss, Lost, MatchType, ResultRecord, ggf, letters, pgn,
};

/// What a game loses when written in this format. Anything not listed here survives a round trip.
pub fn losses(record: &GameRecord, format: Format) -> Vec<Lost> {
    let mut lost = Vec::new();
    about_game(record, format, &mut lost);
    about_players(record, format, &mut lost);
    about_letters(record, format, &mut lost);
    about_result(record, format, &mut lost);
    about_moves(record, format, &mut lost);
    lost
}

/// So many letters of notes show which ones they are.
const SHOWN: usize = 30;

/// Formats that store more than the moves.
const fn has_fields(format: Format) -> bool {
    !matches!(format, Format::Transcript | Format::Obf)
}

fn about_game(record: &GameRecord, format: Format, lost: &mut Vec<Lost>) {
    let mut add = |what, is_held: bool, text: &str| {
        if !text.is_empty() && !is_held {
            lost.push(Lost::new(what, text));
        }
    };
    add(Loss::Event, has_fields(format), &record.event);
    let place = match format {
        Format::Ggf => record.event.is_empty(),
        _ => matches!(format, Format::Sgf | Format::Pgn | Format::Json),
    };
    add(Loss::Place, place, &record.place);
    let round = matches!(format, Format::Sgf | Format::Pgn | Format::Json);
    add(Loss::Round, round, &record.round);
    let comments = !matches!(format, Format::Transcript | Format::Wthor);
    add(Loss::Comments, comments, &record.comment);
    let more = if record.notes.chars().count() > SHOWN {
        "…"
    } else {
        ""
    };
    let notes: String = record.notes.chars().take(SHOWN).collect();
    add(Loss::Notes, format == Format::Json, &(notes + more));
    if let Some(date) = &record.date {
        let is_held = match format {
            Format::Ggf | Format::Json | Format::Pgn => true,
            Format::Sgf => date.time.is_none(),
            Format::Wthor => date.month.is_none() && date.year > 0,
            Format::Transcript | Format::Obf => false,
        };
        add(Loss::Date, is_held, &date.to_string());
    }
    let server = matches!(format, Format::Ggf | Format::Json);
    let kind = record.kind.filter(|kind| *kind != MatchType::default());
    add(
        Loss::Kind,
        server,
        &kind.map(|it| it.to_string()).unwrap_or_default(),
    );
    let komi = record.komi.map(|komi| komi.value.to_string());
    add(Loss::Komi, server, &komi.unwrap_or_default());
}

fn about_players(record: &GameRecord, format: Format, lost: &mut Vec<Lost>) {
    for player in [&record.black, &record.white] {
        if !player.name.is_empty() && !has_fields(format) {
            lost.push(Lost::new(Loss::Players, &player.name));
        }
        let is_rated = has_fields(format) && format != Format::Wthor;
        if let Some(rating) = player.rating.filter(|_| !is_rated) {
            lost.push(Lost::new(Loss::Ratings, rating.to_string()));
        }
        let is_timed = matches!(format, Format::Ggf | Format::Json);
        // Clocks are written in whole seconds.
        let is_held = |clock: &ClockRecord| {
            let times = [clock.main, clock.increment, clock.extension];
            is_timed && times.iter().all(|time| time.subsec_nanos() == 0)
        };
        if let Some(clock) = player.clock.filter(|clock| !is_held(clock)) {
            lost.push(Lost::new(Loss::Clocks, clock.to_string()));
        }
    }
}

/// Texts that have a field but do not survive unchanged.
fn about_letters(record: &GameRecord, format: Format, lost: &mut Vec<Lost>) {
    let names = [&record.black.name, &record.white.name];
    let titles = [&record.event, &record.place, &record.round];
    let comment = &record.comment;
    let line = letters::on_one_line;
    let pairs: Vec<(&String, String)> = match format {
        Format::Json | Format::Transcript => return,
        Format::Obf => vec![(comment, line(comment))],
        Format::Ggf => {
            let [event, place, _] = titles;
            let place = if event.is_empty() { place } else { event };
            let texts = names.into_iter().chain([event, place, comment]);
            texts.map(|text| (text, ggf::plain(text))).collect()
        }
        Format::Sgf => {
            let lines = names.into_iter().chain(titles);
            let lines = lines.map(|text| (text, line(text)));
            lines
                .chain([(comment, comment.trim().to_owned())])
                .collect()
        }
        Format::Pgn => {
            let lines = names.into_iter().chain(titles);
            let lines = lines.map(|text| (text, pgn::held(text)));
            lines.chain([(comment, pgn::plain(comment))]).collect()
        }
        Format::Wthor => {
            let names = names.map(|name| (name, NameKind::Players.held(name)));
            let event = NameKind::Tournaments.held(&record.event);
            names.into_iter().chain([(&record.event, event)]).collect()
        }
    };
    let altered = pairs.into_iter().filter(|(text, held)| *text != held);
    lost.extend(altered.map(|(text, _)| Lost::new(Loss::Letters, text)));
}

fn about_result(record: &GameRecord, format: Format, lost: &mut Vec<Lost>) {
    match record.result {
        None if format == Format::Wthor => {
            let score = record.end().final_score(Color::Black);
            lost.push(Lost::new(Loss::NoResult, format!("{:+}", score.discs())));
        }
        None => {}
        Some(result) => {
            let (score, ending) = held_result(result, format);
            if !score {
                lost.push(Lost::new(Loss::Result, format!("{:+}", result.score)));
            }
            if !ending {
                lost.push(Lost::new(Loss::Ending, ggf::written_result(result)));
            }
        }
    }
    if let Some(theory) = record.theory {
        let is_held = match format {
            Format::Transcript => false,
            Format::Obf => record.scores.is_empty() && record.solved().is_some(),
            Format::Wthor => {
                theory.is_sound() && theory.empties > 1 && theory.score.discs() % 2 == 0
            }
            _ => theory.is_sound(),
        };
        if !is_held {
            lost.push(Lost::new(Loss::Theory, theory.to_string()));
        }
    }
    let given = matches!(format, Format::Json | Format::Pgn | Format::Sgf);
    if record.given > 0 && !given {
        lost.push(Lost::new(Loss::Given, record.given.to_string()));
    }
    let scores = match format {
        Format::Json => true,
        Format::Obf => record.moves().is_empty(),
        _ => record.scores.is_empty(),
    };
    if !scores && let Some((_, score)) = record.scores.first() {
        lost.push(Lost::new(Loss::Scores, format!("{:+}", score.discs())));
    }
}

/// Whether the format stores the score of a result, and the reason for the ending.
fn held_result(result: ResultRecord, format: Format) -> (bool, bool) {
    let thousandths = result.score.thousandths();
    // A whole number of the 64 discs.
    let is_of_64 = thousandths % 2000 == 0 && thousandths.abs() <= 64_000;
    let is_board = result.ending == Ending::Board;
    match format {
        Format::Ggf | Format::Json => (true, true),
        Format::Sgf => (true, is_board || crate::sgf::holds_ending(result)),
        Format::Pgn | Format::Wthor => (is_of_64, is_board),
        Format::Transcript | Format::Obf => (false, is_board),
    }
}

fn about_moves(record: &GameRecord, format: Format, lost: &mut Vec<Lost>) {
    let moves = record.moves();
    if format == Format::Wthor && record.start() != Position::START {
        lost.push(Lost::new(Loss::Game, record.start().to_string()));
        return;
    }
    if format == Format::Obf && !moves.is_empty() {
        lost.push(Lost::new(Loss::Moves, record.transcript().to_string()));
    }
    let last_pass = moves.last().is_some_and(|made| made.mv == Move::Pass);
    if last_pass && matches!(format, Format::Transcript | Format::Wthor) {
        lost.push(Lost::new(Loss::LastPass, Move::Pass.to_string()));
    }
    if format == Format::Wthor && is_turned(record) {
        let first = moves.first().map(|made| made.mv.to_string());
        lost.push(Lost::new(Loss::Turned, first.unwrap_or_default()));
    }
    let has_thoughts = matches!(format, Format::Ggf | Format::Sgf | Format::Json);
    let evaluation = moves.iter().find_map(|made| made.evaluation);
    if let Some(evaluation) = evaluation.filter(|_| !has_thoughts) {
        lost.push(Lost::new(Loss::Evaluations, format!("{evaluation:+}")));
    }
    // Times are written in milliseconds.
    let is_held = |time: &Duration| has_thoughts && time.subsec_nanos().is_multiple_of(1_000_000);
    let mut times = moves.iter().filter_map(|made| made.time);
    if let Some(time) = times.find(|time| !is_held(time)) {
        lost.push(Lost::new(
            Loss::Times,
            format!("{:.1} s", time.as_secs_f64()),
        ));
    }
}
