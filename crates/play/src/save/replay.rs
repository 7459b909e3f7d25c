use outflank_rules::{Bitboard, Color, Move, Square};

use super::SaveError;
use super::content::{
    AssistedText, ClockText, Content, GameText, InHandText, InfoText, LineText, SetupText,
    TabletopText, TurnText,
};
use super::names::{Named, read, read_clock, read_move, read_score, read_squares, senseless};
use crate::cartridge::Face;
use crate::clock::{Clock, ClockState, FlagRule};
use crate::match_play::Play;
use crate::tabletop::{HandRefusal, InHand, Tabletop};
use crate::{
    Game, GameInfo, Help, Match, MatchSetup, MovedBy, Resignation, Seat, Series, SeriesError,
    Standing, Start, Starter,
};

/// Sets up the match and replays all of it.
pub(super) fn replay(content: &Content) -> Result<Match, SaveError> {
    let setup = setup(&content.setup)?;
    setup.validate().map_err(SaveError::Setup)?;
    let series = sheet(setup, &content.sheet)?;
    let black = Seat::named("black", &content.black)?;
    belongs(&series, black).map_err(|reason| SaveError::Sheet {
        game: content.sheet.len() + 1,
        reason,
    })?;

    let mut game = Match::game_of(setup, series, black);
    // Whose turn it was at the start of every turn, undone ones included, and after the last.
    let mut turns = vec![game.turn()];
    match (&mut game.table, &content.game) {
        (Play::Assisted(game), GameText::Assisted(text)) => assisted(game, text, &mut turns)?,
        (Play::Tabletop(table), GameText::Tabletop(text)) => tabletop(table, text, &mut turns)?,
        _ => return Err(senseless("style", &content.setup.style)),
    }
    if game.position().to_string() != content.position {
        return Err(SaveError::Position {
            stated: content.position.clone(),
            reached: game.position(),
        });
    }
    clocks(&mut game, content.clock.as_ref(), &turns)?;
    settle(&mut game, content)?;
    Ok(game)
}

/// What is known of the game beside its moves.
pub(super) fn info(text: InfoText) -> Result<GameInfo, SaveError> {
    let info = GameInfo {
        names: [text.left, text.right],
        date: text.date,
        help: Help {
            hints: text.hints,
            undos: text.undos,
            warnings: text.warnings,
        },
    };
    // Only what has been cleaned is written.
    let cleaned = info.cleaned();
    let GameInfo { names, date, .. } = &info;
    let fields = [
        ("left", &names[0], &cleaned.names[0]),
        ("right", &names[1], &cleaned.names[1]),
        ("date", date, &cleaned.date),
    ];
    for (field, stated, kept) in fields {
        if stated != kept {
            return Err(senseless(field, stated.as_deref().unwrap_or_default()));
        }
    }
    Ok(info)
}

fn setup(text: &SetupText) -> Result<MatchSetup, SaveError> {
    let start = match (&text.handicap, &text.position, &text.prelude) {
        (Some(handicap), None, None) => Start::Usual(read("handicap", handicap)?),
        (None, Some(position), None) => Start::Position(read("position", position)?),
        (None, None, Some(prelude)) => Start::After(read("prelude", prelude)?),
        (_, position, _) => {
            return Err(senseless(
                "position",
                position.as_deref().unwrap_or_default(),
            ));
        }
    };
    let variation = text.variation.as_deref();
    Ok(MatchSetup {
        players: [read("left", &text.left)?, read("right", &text.right)?],
        starter: Seat::named("starter", &text.starter)?,
        start,
        clock: read("clock", &text.clock)?,
        series: read("series", &text.series)?,
        counting: Named::named("counting", &text.counting)?,
        resignation: match text.resignation.as_deref() {
            None => Resignation::default(),
            Some(text) => read("resignation", text)?,
        },
        style: Named::named("style", &text.style)?,
        variation: variation.map(|text| read("variation", text)).transpose()?,
        first: match text.first.as_deref() {
            None => Face::Red,
            // Red is not written.
            Some("green") => Face::Green,
            Some(other) => return Err(senseless("first", other)),
        },
    })
}

fn sheet(setup: MatchSetup, lines: &[LineText]) -> Result<Series, SaveError> {
    let mut series = Series::new(setup.series, setup.starter);
    for (index, line) in lines.iter().enumerate() {
        let score = read_score(&line.score)?;
        let black = Seat::named("black", &line.black)?;
        series
            .enter(black, score, score.outcome())
            .map_err(|reason| SaveError::Sheet {
                game: index + 1,
                reason,
            })?;
    }
    Ok(series)
}

/// Whether a game with this starter comes next in the series.
fn belongs(series: &Series, black: Seat) -> Result<(), SeriesError> {
    if series.standing() != Standing::Open {
        return Err(SeriesError::Over);
    }
    match series.next_starter() {
        Starter::Is(starter) if starter != black => Err(SeriesError::WrongStarter { starter }),
        _ => Ok(()),
    }
}

fn assisted(game: &mut Game, text: &AssistedText, turns: &mut Vec<Color>) -> Result<(), SaveError> {
    let mut number = game.given();
    for word in text.moves.split_whitespace() {
        let (mv, by) = read_move("moves", word)?;
        number += 1;
        match game.turns().get(number - 1) {
            // The game has passed automatically.
            Some(_) if mv == Move::Pass => {}
            Some(_) => return Err(SaveError::PassMissing { number }),
            None => play(game, word, mv, by, number, turns)?,
        }
    }
    if number < game.turns().len() {
        return Err(SaveError::PassMissing { number: number + 1 });
    }
    let mut undone = 0;
    for word in text.undone.split_whitespace() {
        let (mv, by) = read_move("undone", word)?;
        undone += 1;
        play(game, word, mv, by, number + undone, turns)?;
    }
    for _ in 0..undone {
        game.undo().map_err(|_| senseless("undone", &text.undone))?;
    }
    Ok(())
}

fn play(
    game: &mut Game,
    word: &str,
    mv: Move,
    by: MovedBy,
    number: usize,
    turns: &mut Vec<Color>,
) -> Result<(), SaveError> {
    let played = match by {
        MovedBy::Substitute => game.play_substitute(mv),
        _ => game.play(mv),
    };
    played.map_err(|reason| SaveError::Move {
        number,
        text: word.to_owned(),
        reason,
    })?;
    turns.push(game.turn());
    Ok(())
}

fn tabletop(
    table: &mut Tabletop,
    text: &TabletopText,
    turns: &mut Vec<Color>,
) -> Result<(), SaveError> {
    let mut number = table.given();
    for turn in &text.turns {
        number += 1;
        hand_turn(table, turn, number, turns)?;
    }
    if let Some(in_hand) = &text.in_hand {
        disc_in_hand(table, in_hand, number + 1)?;
    }
    if text.finished {
        finish(table, number)?;
    }
    for turn in &text.undone_turns {
        number += 1;
        hand_turn(table, turn, number, turns)?;
    }
    if let Some(in_hand) = &text.undone_in_hand {
        disc_in_hand(table, in_hand, number + 1)?;
    }
    if text.undone_finish {
        finish(table, number)?;
    }
    let undone = text.undone_turns.len()
        + usize::from(text.undone_in_hand.is_some())
        + usize::from(text.undone_finish);
    for _ in 0..undone {
        table.undo().map_err(|_| senseless("undone", ""))?;
    }
    Ok(())
}

fn hand_turn(
    table: &mut Tabletop,
    text: &TurnText,
    number: usize,
    turns: &mut Vec<Color>,
) -> Result<(), SaveError> {
    let refused = |reason: HandRefusal| SaveError::Hand {
        number,
        text: text.play.clone(),
        reason,
    };
    let (mv, by) = read_move("play", &text.play)?;
    let flipped = read_squares("flipped", &text.flipped)?;
    let corrected = read_squares("corrected", &text.corrected)?;
    match mv {
        Move::Place(square) => {
            lay(table, square, flipped).map_err(refused)?;
            table.end_turn().map_err(refused)?;
        }
        Move::Pass if flipped.is_empty() => {
            table.pass().map_err(refused)?;
        }
        Move::Pass => return Err(senseless("flipped", &text.flipped)),
    }
    if by == MovedBy::Substitute {
        table.sign_last_turn(by);
    }
    for square in corrected {
        table.correct(square).map_err(refused)?;
    }
    turns.push(table.turn());
    Ok(())
}

fn lay(table: &mut Tabletop, square: Square, flipped: Bitboard) -> Result<(), HandRefusal> {
    table.place(square)?;
    flipped
        .into_iter()
        .try_for_each(|square| table.flip(square))
}

fn disc_in_hand(table: &mut Tabletop, text: &InHandText, number: usize) -> Result<(), SaveError> {
    let refused = |reason: HandRefusal| SaveError::Hand {
        number,
        text: text.square.clone(),
        reason,
    };
    let square: Square = read("square", &text.square)?;
    let flipped = read_squares("flipped", &text.flipped)?;
    lay(table, square, flipped).map_err(refused)?;
    if text.flipping_begun && flipped.is_empty() {
        // A disc was flipped and flipped back.
        let disc = table.start().board().occupied().first().unwrap_or(square);
        table.flip(disc).map_err(refused)?;
        table.flip(disc).map_err(refused)?;
    }
    if table.in_hand().map(|disc: InHand| disc.flipping_begun) != Some(text.flipping_begun) {
        return Err(senseless("flipped", &text.flipped));
    }
    Ok(())
}

fn finish(table: &mut Tabletop, number: usize) -> Result<(), SaveError> {
    let refused = |reason| SaveError::Hand {
        number,
        text: String::new(),
        reason,
    };
    table.finish().map(drop).map_err(refused)
}

fn clocks(game: &mut Match, text: Option<&ClockText>, turns: &[Color]) -> Result<(), SaveError> {
    let rules = game.setup.clock;
    let Some(text) = text else {
        return if rules.is_none() {
            Ok(())
        } else {
            Err(SaveError::ClockMismatch)
        };
    };
    let made = match &game.table {
        Play::Assisted(game) => game.undo_steps(),
        Play::Tabletop(table) => table.turns().len() - table.given(),
    };
    let undone = turns.len() - 1 - made;
    if rules.is_none() || text.before_turns.len() != made || text.after_undone.len() != undone {
        return Err(SaveError::ClockMismatch);
    }
    let state = |index: usize, text: &str| -> Result<ClockState, SaveError> {
        let state = read_clock(text)?;
        if state.turn != turns[index] {
            return Err(SaveError::ClockMismatch);
        }
        // A player has made no more turns than both together.
        let possible =
            |left: &crate::clock::TimeLeft| left.is_possible(rules.control(), index as u32);
        if state.left.iter().all(possible) {
            Ok(state)
        } else {
            Err(SaveError::ClockOutOfRange {
                state: text.to_owned(),
            })
        }
    };
    let log = |texts: &[String], first: usize| -> Result<Vec<ClockState>, SaveError> {
        let indexed = texts.iter().enumerate();
        indexed.map(|(i, text)| state(first + i, text)).collect()
    };
    game.clock_log = log(&text.before_turns, 0)?;
    game.clock_redo = log(&text.after_undone, made + 1)?;
    game.clock_redo.reverse();

    let (now, at_turn_start) = (state(made, &text.now)?, state(made, &text.at_turn_start)?);
    let mover = now.turn.index();
    let (left, before) = (now.left[mover], at_turn_start.left[mover]);
    let went_on = left.main <= before.main && left.periods <= before.periods;
    if !went_on || now.left[1 - mover] != at_turn_start.left[1 - mover] {
        return Err(SaveError::ClockOutOfRange {
            state: text.now.clone(),
        });
    }
    game.clock = Clock::restored(rules, now, at_turn_start);
    Ok(())
}

/// An open draw offer, and an ending made by the players or the clock.
fn settle(game: &mut Match, content: &Content) -> Result<(), SaveError> {
    if let Some(color) = &content.draw_offer {
        let by = Color::named("draw_offer", color)?;
        game.offer_draw(by)
            .map_err(|_| senseless("draw_offer", color))?;
    }
    let Some(text) = &content.ending else {
        return Ok(());
    };
    let wrong = || SaveError::Ending { text: text.clone() };
    if content.draw_offer.is_some() {
        return Err(wrong());
    }
    let now = core::time::Duration::ZERO;
    let loser = |name: &str| Color::named("ending", name);
    if text == "draw agreed" {
        game.offer_draw(Color::Black).map_err(|_| wrong())?;
        game.accept_draw(Color::White, now).map_err(|_| wrong())?;
    } else if let Some((name, perfect)) = text.split_once(" resigned") {
        game.resign(loser(name)?, now).map_err(|_| wrong())?;
        if !perfect.is_empty() {
            let score = perfect.strip_prefix(' ').ok_or_else(wrong)?;
            let settled = game.settle_resignation(read_score(score)?);
            settled.ok_or_else(wrong)?;
        }
    } else if let Some(name) = text.strip_suffix(" out of time") {
        let color = loser(name)?;
        let FlagRule::Loses(penalty) = game.setup.clock.flag() else {
            return Err(wrong());
        };
        if !game.clock.left(color, now).is_out() || game.clock.rules().is_none() {
            return Err(wrong());
        }
        game.lose_on_time(color, penalty).map_err(|_| wrong())?;
    } else {
        return Err(wrong());
    }
    Ok(())
}
