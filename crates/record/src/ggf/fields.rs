//! The contents of the brackets.

use core::time::Duration;

use outflank_rules::notation::PositionProblem;
use outflank_rules::{Color, Move, Position};

use crate::{Bid, Decimal, Ending, Fault, MatchType, MoveRecord, ResultRecord, Theory};

/// `8 -------- … *`: the size, the squares, the side to move.
pub(super) fn board(text: &str) -> Result<Position, Fault> {
    let text = text.trim_start();
    let squares = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let size = &text[..text.len() - squares.len()];
    if size != "8" {
        return Err(Fault::BoardSize(size.to_owned()));
    }
    match squares.parse::<Position>() {
        // The default side to move is Black.
        Err(error) if error.problem == PositionProblem::NoTurn(None) => {
            format!("{squares}{}", Color::Black.letter()).parse()
        }
        position => position,
    }
    .map_err(Fault::Board)
}

/// `+2.000`, `-64.00:r`.
pub(super) fn result(text: &str) -> Option<ResultRecord> {
    let (score, ending) = text.split_once(':').unwrap_or((text, ""));
    let ending = match ending.trim() {
        "" => Ending::Board,
        "r" => Ending::Resigned,
        "t" => Ending::Time,
        "s" => Ending::Agreed,
        "l" => Ending::Left,
        _ => return None,
    };
    let score = score.trim().parse().ok()?;
    Some(ResultRecord { score, ending })
}

/// `8`, `s8r18`, `8kr20`. Old programs write `0` for 8; colour preferences are ignored.
pub(crate) fn kind(text: &str) -> Option<MatchType> {
    let mut kind = MatchType::default();
    let rest = text.trim();
    let rest = match rest.strip_prefix('s') {
        Some(rest) => {
            kind.synchro = true;
            rest
        }
        None => rest,
    };
    let mut rest = rest.strip_prefix('8').or_else(|| rest.strip_prefix('0'))?;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        match letter {
            'k' => kind.komi = true,
            'a' => kind.anti = true,
            'b' | 'w' => {}
            'r' => {
                let after = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
                let discs = rest[..rest.len() - after.len()].parse().ok();
                kind.random = Some(discs.filter(|it| (4..=64).contains(it))?);
                rest = after;
            }
            _ => return None,
        }
    }
    Some(kind)
}

/// A move with its evaluation and time, and the faults in those.
pub(super) fn made(text: &str) -> Result<(MoveRecord, Vec<Fault>), Fault> {
    let mut parts = text.splitn(3, '/');
    let name = parts.next().unwrap_or_default().trim();
    let mv = mv(name).ok_or_else(|| Fault::NotAMove(name.to_owned()))?;
    let mut made = MoveRecord::from(mv);
    let mut faults = Vec::new();
    let evaluation = parts.next().unwrap_or_default().trim();
    if !evaluation.is_empty() {
        match evaluation.parse() {
            Ok(number) => made.evaluation = Some(number),
            Err(_) => faults.push(Fault::Field("evaluation", evaluation.to_owned())),
        }
    }
    let time = parts.next().unwrap_or_default().trim();
    if !time.is_empty() {
        made.time = seconds(time);
        if made.time.is_none() {
            faults.push(Fault::Field("time", time.to_owned()));
        }
    }
    Ok((made, faults))
}

fn seconds(text: &str) -> Option<Duration> {
    text.parse::<Decimal>().ok()?.seconds()
}

/// A square, ignoring case and any letters and digits after it; or a pass by one of its names.
fn mv(name: &str) -> Option<Move> {
    if name == "--"
        || name
            .get(..2)
            .is_some_and(|it| it.eq_ignore_ascii_case("pa"))
    {
        return Some(Move::Pass);
    }
    let square = name.get(..2)?.parse().ok()?;
    let rest = name[2..].bytes();
    (rest.clone().all(|byte| byte.is_ascii_alphanumeric())).then_some(Move::Place(square))
}

/// `B3/2.00/27.23`: a bid has a value.
pub(super) fn bid(text: &str) -> Option<Bid> {
    let (made, faults) = made(text).ok()?;
    let value = made.evaluation.filter(|_| faults.is_empty())?;
    Some(Bid {
        mv: made.mv,
        value,
        time: made.time,
    })
}

/// The theory in a comment written by [`write_theory`].
pub(super) fn theory(comment: &str) -> Option<Theory> {
    let rest = comment.strip_prefix(BEST_PLAY.0)?;
    let (empties, score) = rest.split_once(BEST_PLAY.1)?;
    format!("{empties}:{score}").parse().ok()
}

/// `best play from 24 empties: +18`.
pub(super) fn write_theory(theory: Theory) -> String {
    let (empties, score) = (theory.empties, theory.score.discs());
    format!("{}{empties}{}{score:+}", BEST_PLAY.0, BEST_PLAY.1)
}

const BEST_PLAY: (&str, &str) = ("best play from ", " empties: ");
