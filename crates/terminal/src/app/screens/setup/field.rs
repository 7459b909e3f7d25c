//! The rows of the form.

use core::str::FromStr;

use outflank_app::new_game::{Field, NewGame, Way};
use outflank_play::cartridge::Face;
use outflank_play::tabletop::Vigilance;
use outflank_play::{Counting, GameInfo, Goal, Level, NextStarter, PlayerKind, Resignation, Seat};
use outflank_text::{Describe, Texts};

use crate::app::widgets::list::Row;

pub fn row(field: Field, new_game: &NewGame, texts: &Texts) -> Row {
    let name = match field {
        Field::Way => texts.who_plays(),
        Field::Number => texts.play_number(),
        Field::First => texts.app_row_first(),
        Field::Starter if new_game.way == Way::Computer => texts.play_color(),
        Field::Starter => texts.play_starter(),
        Field::LeftLevel => texts.app_row_level_black(),
        Field::Level if new_game.way == Way::Computers => texts.app_row_level_white(),
        Field::Level => texts.play_level(),
        Field::Beginning => texts.explorer_opening(),
        Field::Corners => texts.handicap(),
        Field::CornersTo => texts.play_corners_to(),
        Field::Clock => texts.clock(),
        Field::ByHand => texts.app_row_hands(),
        Field::Series => texts.app_row_series(),
        Field::Next => texts.app_row_next(),
        Field::Counting => texts.app_row_counting(),
        Field::Resignation => texts.play_resignation(),
        Field::Name(seat) => texts.app_row_name(new_game.who(seat)),
    };
    Row::new(name).with_note(value(field, new_game, texts))
}

fn value(field: Field, new_game: &NewGame, texts: &Texts) -> String {
    match field {
        Field::Way => match new_game.way {
            Way::Computer => texts.app_players_computer(),
            Way::People => texts.two_people(),
            Way::Computers => texts.app_players_computers(),
            Way::Cartridge => texts.cartridge(),
        },
        Field::Number => new_game.number.to_string(),
        Field::First => match new_game.first {
            Face::Red => texts.app_first_red(),
            Face::Green => texts.app_first_green(),
        },
        Field::Starter => match (new_game.starter, new_game.way) {
            (None, _) => texts.play_lots(),
            (Some(Seat::Left), Way::Computer) => texts.play_black(),
            (Some(Seat::Right), Way::Computer) => texts.play_white(),
            (Some(seat), _) => texts.play_name(new_game.who(seat)),
        },
        Field::LeftLevel => named(new_game.left_level),
        Field::Level => named(new_game.level),
        Field::Beginning => texts.describe(&new_game.beginning),
        Field::Corners => match new_game.corners.count() {
            0 => texts.app_corners(0, new_game.corners.receiver()),
            count => texts.play_corners_count(count as u8),
        },
        Field::CornersTo => texts.play_name(new_game.who(new_game.corners_to)),
        Field::Clock if new_game.clock.is_none() => texts.app_clock_none(),
        Field::Clock => new_game.clock.to_string(),
        Field::ByHand => match new_game.by_hand {
            None => texts.app_hands_program(),
            Some(Vigilance::Warn) => texts.app_hands_warn(),
            Some(Vigilance::Review) => texts.app_hands_review(),
            Some(Vigilance::Silent) => texts.app_hands_silent(),
        },
        Field::Series => match new_game.series.goal() {
            Goal::Games(count) => texts.app_series_games(count),
            Goal::Wins(count) => texts.app_series_wins(count),
            Goal::Points(count) => texts.app_series_points(count),
        },
        Field::Next => match new_game.series.next() {
            NextStarter::Alternating => texts.app_next_alternating(),
            NextStarter::Fixed => texts.app_next_fixed(),
            NextStarter::Loser => texts.app_next_loser(),
            NextStarter::WinnerChooses => texts.app_next_winner(),
        },
        Field::Counting => match new_game.counting {
            Counting::Discs => texts.app_counting_discs(),
            Counting::Tournament => texts.app_counting_tournament(),
        },
        Field::Resignation => match new_game.resignation {
            Resignation::AsOnBoard => texts.play_resignation_board(),
            Resignation::Perfect => texts.play_resignation_perfect(),
            Resignation::Everything => texts.play_flag_everything(),
        },
        Field::Name(seat) => {
            let name = new_game.names[seat.index()].clone();
            name.unwrap_or_else(|| "–".to_owned())
        }
    }
}

/// What a row is about.
pub fn about(field: Field, new_game: &NewGame, texts: &Texts) -> String {
    let of = |level: Level| {
        let feels = texts.level_feels(level.number());
        format!("{feels} {}", texts.app_about_level())
    };
    match field {
        Field::Way | Field::Starter => texts.app_about_setup(),
        Field::Number | Field::First => texts.app_about_cartridge(),
        Field::Level => of(new_game.level),
        Field::LeftLevel => of(new_game.left_level),
        Field::Beginning => texts.app_about_beginning(),
        Field::Corners | Field::CornersTo => texts.app_about_handicap(),
        Field::Clock => texts.app_about_clock(),
        Field::ByHand => texts.app_about_hands(),
        Field::Series | Field::Next => texts.app_about_series(),
        Field::Counting => texts.app_about_counting(),
        Field::Resignation => texts.app_about_resignation(),
        Field::Name(_) => texts.app_about_name(),
    }
}

/// The initial text if the field can be typed; numbers start empty.
pub fn typed_text(field: Field, new_game: &NewGame) -> Option<String> {
    match field {
        Field::Level | Field::LeftLevel | Field::Number | Field::Beginning => Some(String::new()),
        Field::Corners => Some(new_game.handicap(Seat::Left).to_string()),
        Field::Clock => Some(new_game.clock.to_string()),
        Field::Series => Some(new_game.series.to_string()),
        Field::Name(seat) => Some(new_game.names[seat.index()].clone().unwrap_or_default()),
        _ => None,
    }
}

/// Applies a typed text, or says why it is invalid.
pub fn read(field: Field, text: &str, new_game: &mut NewGame, texts: &Texts) -> Result<(), String> {
    match field {
        Field::Name(seat) => new_game.names[seat.index()] = GameInfo::name(text),
        // An empty text changes nothing.
        _ if text.is_empty() => {}
        Field::Level => new_game.level = level(text, texts)?,
        Field::LeftLevel => new_game.left_level = level(text, texts)?,
        Field::Number => new_game.number = parsed(text, texts)?,
        Field::Beginning => {
            let found = texts.find_beginning(text);
            new_game.beginning = found.map_err(|error| texts.describe(&error))?;
        }
        Field::Corners => new_game.set_handicap(parsed(text, texts)?),
        Field::Clock => new_game.clock = parsed(text, texts)?,
        Field::Series => new_game.series = parsed(text, texts)?,
        _ => {}
    }
    Ok(())
}

fn parsed<T: FromStr<Err: Describe>>(text: &str, texts: &Texts) -> Result<T, String> {
    text.parse().map_err(|error| texts.describe(&error))
}

/// A level, with the name and the mark of its character.
fn named(level: Level) -> String {
    let number = level.number();
    let mark = match number {
        1 => '~',
        2 => '●',
        3 => '◣',
        4 => '▁',
        5 => '!',
        6 => '…',
        7 => '#',
        8 => '½',
        9 => '¶',
        _ => '⁙',
    };
    match Texts::level_name(number) {
        Some(name) => format!("{number} {mark} {name}"),
        None => number.to_string(),
    }
}

fn level(text: &str, texts: &Texts) -> Result<Level, String> {
    match parsed(text, texts)? {
        PlayerKind::Computer(level) => Ok(level),
        PlayerKind::Human => Err(texts.player_level()),
    }
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;

    #[test]
    fn what_is_typed_is_read_or_refused() {
        let texts = Texts::new(Language::EN);
        for (field, good, bad) in [
            (Field::Level, "12", "61"),
            (Field::LeftLevel, "60", "human"),
            (Field::Corners, "a1+h1", "b2"),
            (Field::Clock, "2m+1s", "2"),
            (Field::Series, "points:64,loser", "many"),
            (Field::Number, "93", "94"),
            (Field::Beginning, "Heath-Chimney", "qqqqq"),
        ] {
            assert_eq!(read(field, "", &mut NewGame::default(), &texts), Ok(()));
            let mut new_game = NewGame::default();
            assert!(read(field, bad, &mut new_game, &texts).is_err(), "{bad}");
            assert_eq!(new_game, NewGame::default());
            read(field, good, &mut new_game, &texts).unwrap();
            let text = typed_text(field, &new_game).unwrap();
            let shown = value(field, &new_game, &texts);
            assert!(text == good || shown == good, "{good}: {text}, {shown}");
        }
        let (name, mut new_game) = (Field::Name(Seat::Left), NewGame::default());
        read(name, "Anna", &mut new_game, &texts).unwrap();
        assert_eq!(value(name, &new_game, &texts), "Anna");
        read(name, "", &mut new_game, &texts).unwrap();
        assert_eq!(new_game, NewGame::default());
    }
}
