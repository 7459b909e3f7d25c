//! A study in an address: `#/analyse?moves=f5d6c3&at=2`.
//!
//! - `position`: 64 squares and the side to move; without it, the start of a game;
//! - `moves`: the game;
//! - `given`: how many of its moves nobody made;
//! - `from` and `line`: the move number at which a variation begins, and its moves;
//! - `at`: the cursor; without it, the end;
//! - `reader`: `black` or `white`, the side of whoever reads the analysis;
//! - `review`: the analysis begins at once;
//! - `game`: the kept game that is studied.

use outflank_app::kept::GameId;
use outflank_app::study::{Study, Tree};
use outflank_record::json;
use outflank_rules::notation::{PassStyle, PositionError, Transcript, TranscriptError};
use outflank_rules::{Color, Move, Position};

use crate::route::{Page, Route};

/// The name of the reader's side, and the word that begins an analysis.
const READER: &str = "reader";
const REVIEW: &str = "review";

/// The name of the kept game.
const GAME: &str = "game";

/// The name of what is told of a game, in storage.
const TOLD: &str = "told";

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// The address of an analysis that begins at once, for the only person of a game or for nobody in particular.
pub fn to_review(route: Route, reader: Option<Color>) -> Route {
    let route = route.with(REVIEW, "yes");
    match reader {
        Some(color) => route.with(READER, side(color)),
        None => route,
    }
}

/// Whether the analysis begins at once.
pub fn begins_review(route: &Route) -> bool {
    route.asked(REVIEW).is_some()
}

/// The same address, of a kept game.
pub fn with_game(route: Route, game: Option<&GameId>) -> Route {
    match game {
        Some(game) => route.with(GAME, game.as_str()),
        None => route,
    }
}

/// The kept game in an address.
pub fn game(route: &Route) -> Option<GameId> {
    GameId::from_text(route.asked(GAME)?)
}

/// Why an address cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// The position.
    Position(PositionError),
    /// The game or the variation.
    Moves(TranscriptError),
}

/// The address of a study: its main line, the current variation, and the cursor.
pub fn of(study: &Study) -> Route {
    let mut route = Route::to(Page::Analyse);
    let mut ask = |name: &str, value: &str| route.query.push((name.to_owned(), value.to_owned()));
    let (start, game) = (study.tree().start(), study.tree().main_line());
    if start != Position::START {
        ask("position", &start.to_string().replace(' ', ""));
    }
    if !game.is_empty() {
        ask("moves", &text(start, &game));
    }
    if study.given() > 0 {
        ask("given", &study.given().to_string());
    }
    if let Some(from) = study.variation() {
        ask("from", &from.to_string());
        ask(
            "line",
            &text(study.positions()[from], &study.moves()[from..]),
        );
    }
    if study.at() != study.len() {
        ask("at", &study.at().to_string());
    }
    if let Some(color) = study.reader() {
        ask(READER, side(color));
    }
    route
}

fn text(start: Position, moves: &[Move]) -> String {
    let mut transcript = Transcript::new(start);
    for &mv in moves {
        // A tabletop game with a mistake is cut where it becomes illegal.
        if transcript.push(mv).is_err() {
            break;
        }
    }
    transcript.to_text(PassStyle::Written)
}

/// A study in storage that is of no kept game.
#[cfg(test)]
pub fn to_kept(study: &Study) -> String {
    to_kept_of(study, None)
}

/// A study in storage, perhaps of a kept game: its address with what is told of it, then the tree with all comments and
/// variations.
pub fn to_kept_of(study: &Study, game: Option<&GameId>) -> String {
    let mut address = with_game(of(study), game);
    if let Some(record) = study.told() {
        address = address.with(TOLD, &json::write(record));
    }
    format!("{}\n{}", address.href(), study.tree())
}

/// The kept game of a study in storage.
pub fn game_of_kept(text: &str) -> Option<GameId> {
    game(&Route::parse(text.lines().next()?))
}

/// Reads a study from storage. Earlier versions stored the address alone.
pub fn from_kept(text: &str) -> Option<Study> {
    let (address, tree) = match text.split_once('\n') {
        Some((address, tree)) => (address, Some(tree)),
        None => (text, None),
    };
    let route = Route::parse(address);
    let told = route.asked(TOLD);
    let told = told.and_then(|text| json::read_line(text, 1, 0).strict().ok());
    let named = read(&route).transpose().ok()?;
    let named = named.unwrap_or_else(|| Tree::new(Position::START).into());
    let Some(tree) = tree else {
        return Some(named);
    };
    let study = Study::from(tree.parse::<Tree>().ok()?).at_place_of(&named);
    Some(match told {
        Some(record) => study.told_by(record),
        None => study,
    })
}

/// The study in an address; `None` if there is none.
pub fn read(route: &Route) -> Option<Result<Study, AddressError>> {
    let named = ["position", "moves"]
        .iter()
        .any(|name| route.asked(name).is_some());
    named.then(|| study(route))
}

fn study(route: &Route) -> Result<Study, AddressError> {
    let start = match route.asked("position") {
        Some(text) => text.parse().map_err(AddressError::Position)?,
        None => Position::START,
    };
    let moves = route.asked("moves").unwrap_or_default();
    let game = Transcript::parse_from(start, moves).map_err(AddressError::Moves)?;
    let number = |name| {
        route
            .asked(name)
            .and_then(|text| text.parse::<usize>().ok())
    };
    let given = number("given").unwrap_or_default();
    let mut study = Study::from(Tree::from(&game).with_given(given));
    if let Some(line) = route.asked("line") {
        study.go(number("from").unwrap_or(usize::MAX));
        let line = Transcript::parse_from(study.position(), line).map_err(AddressError::Moves)?;
        study.follow(line.moves());
    }
    study.go(number("at").unwrap_or(usize::MAX));
    let reader = Color::ALL
        .into_iter()
        .find(|&color| route.asked(READER) == Some(side(color)));
    Ok(study.read_by(reader))
}

#[cfg(test)]
mod tests {
    use outflank_record::wthor::Roster;
    use outflank_rules::Square;
    use outflank_rules::notation::Transcript;

    use super::*;

    fn comes_back(study: &Study) -> String {
        let href = of(study).href();
        assert_eq!(
            read(&Route::parse(&href)),
            Some(Ok(study.clone())),
            "{href}"
        );
        href
    }

    #[test]
    fn studies_come_back_from_their_addresses() {
        let mut study = Study::from(Tree::from(&"f5d6c3d3c4".parse::<Transcript>().unwrap()));
        assert_eq!(comes_back(&study), "#/analyse?moves=f5d6c3d3c4");
        study.go(2);
        assert_eq!(comes_back(&study), "#/analyse?moves=f5d6c3d3c4&at=2");
        study.place(Square::C4).unwrap();
        assert_eq!(
            comes_back(&study),
            "#/analyse?moves=f5d6c3d3c4&from=2&line=c4"
        );
        study.go(0);
        comes_back(&study);
        let drawn = Study::from("f5d6c3|d3".parse::<Tree>().unwrap());
        assert_eq!(comes_back(&drawn), "#/analyse?moves=f5d6c3d3&given=3");

        let position: Position = format!("{:-<64} X", "OX").parse().unwrap();
        let mut study = Study::from(Tree::new(position));
        comes_back(&study);
        study.place(Square::C1).unwrap();
        assert!(comes_back(&study).ends_with("X&moves=pac1"));
    }

    #[test]
    fn what_is_kept_comes_back_with_comments_variations_and_its_game() {
        let comes_back = |study: &Study, game: Option<GameId>| {
            let kept = to_kept_of(study, game.as_ref());
            assert_eq!(from_kept(&kept), Some(study.clone()));
            assert_eq!(game_of_kept(&kept), game);
        };
        let mut study = Study::from("{A}f5d6(f6e6{B\nC})c3".parse::<Tree>().unwrap());
        for at in [3, 1, 0] {
            study.go(at);
            comes_back(&study, None);
        }
        study.go(1);
        study.place(Square::F6).unwrap();
        comes_back(&study, Some(GameId::new(5, 7)));
        let before = from_kept("#/analyse?moves=f5d6&at=1").unwrap();
        assert_eq!((before.len(), before.at()), (2, 1));
        assert_eq!(from_kept("#/analyse").unwrap().len(), 0);
        // What is told of a game is kept with it.
        let told = "(;GM[Othello]PB[A & B]PW[C\nD]RE[+64.000:r]B[f5]W[d6];)";
        let told = outflank_app::study::open(told.as_bytes(), &Roster::default());
        let told = told.unwrap().games[0].study();
        assert!(told.ending().is_some());
        comes_back(&told, Some(GameId::new(5, 7)));
        for damaged in ["#/analyse?moves=f5f5", "#/analyse\nf5f5", "#/analyse\n{"] {
            assert_eq!(from_kept(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn an_address_without_a_study_names_none_and_a_bad_one_says_why() {
        assert_eq!(read(&Route::parse("#/analyse")), None);
        assert_eq!(read(&Route::parse("#/analyse?at=7")), None);
        for bad in [
            "moves=f5f5",
            "moves=%00",
            "position=XO",
            "moves=f5&from=1&line=a1",
        ] {
            let route = Route::parse(&format!("#/analyse?{bad}"));
            assert!(matches!(read(&route), Some(Err(_))), "{bad}");
        }
        // Invalid numbers mean the end.
        let study = read(&Route::parse("#/analyse?moves=f5d6&at=-1"))
            .unwrap()
            .unwrap();
        assert_eq!(study.at(), 2);
    }
}
