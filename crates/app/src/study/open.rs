//! Games and positions from bytes, whatever their format:
//!
//! - a game saved by this program;
//! - any number of games in one of the [formats](Format) of the world;
//! - `f5d6c3…`: the moves of a game as people write them, on one line or several;
//! - 64 squares and the side to move, on one line or eight, perhaps with scores or the moves that follow.
//!
//! In plain text, lines that begin with `%` or `#` are comments.

use outflank_play::SavedGame;
use outflank_record::obf::{self, ObfError};
use outflank_record::wthor::{Roster, WthorError};
use outflank_record::{Content, Fault, Format, GameRecord, Reading, RecordError, recognize};
use outflank_rules::notation::{PositionError, Transcript, TranscriptError, position_prefix};
use outflank_rules::{Color, Position};

use super::Tree;

/// Longer texts are neither a list of moves nor a position, in characters.
const LONGEST: usize = 100_000;
/// More games than this are not looked through by hand.
const MOST: usize = 5000;

/// A game or a position that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Its moves.
    pub tree: Tree,
    /// What else its file says about it.
    pub record: Option<Box<GameRecord>>,
}

/// Why nothing could be opened.
#[derive(Debug)]
pub enum OpenError {
    /// There is nothing.
    Empty,
    /// It goes on and on.
    TooLong,
    /// It was taken for a position.
    Position(PositionError),
    /// It was taken for moves.
    Moves(TranscriptError),
    /// It was taken for a line of a board file.
    BoardLine(ObfError),
    /// It was taken for a file of games.
    Record(RecordError),
    /// It was taken for an archive of games.
    Archive(WthorError),
}

/// Opens what the bytes hold: at least one game or position. The names of an archive's players are in the roster.
///
/// A game alone has to be whole. One of many ends before what is wrong with it.
pub fn open(bytes: &[u8], roster: &Roster) -> Result<Vec<Opened>, OpenError> {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(saved) = SavedGame::from_text(&text) {
        return Ok(vec![Tree::of_saved(&saved).into()]);
    }
    match recognize(bytes) {
        Some(Content::Names) => Err(no_game()),
        Some(Content::Games(Format::Transcript | Format::Obf)) | None => lines(&text, roster),
        Some(Content::Games(format)) => games(format, bytes, roster)?.usable(),
    }
}

/// A game or position on each line, or one on all of them.
fn lines(text: &str, roster: &Roster) -> Result<Vec<Opened>, OpenError> {
    let games = match recognize(text.as_bytes()) {
        Some(Content::Games(format)) => games(format, text.as_bytes(), roster)?,
        _ => Games::default(),
    };
    if games.opened.len() > 1 && games.fault.is_none() {
        return games.usable();
    }
    match plain(text) {
        Ok(tree) => Ok(vec![tree.into()]),
        // A result may follow the moves, and one bad line does not spoil the others.
        Err(error) => games.usable().map_err(|_| error),
    }
}

#[derive(Default)]
struct Games {
    opened: Vec<Opened>,
    fault: Option<RecordError>,
}

impl Games {
    fn usable(self) -> Result<Vec<Opened>, OpenError> {
        match (self.opened.len(), self.fault) {
            (2.., _) | (1, None) => Ok(self.opened),
            (_, Some(fault)) => Err(OpenError::Record(fault)),
            (_, None) => Err(no_game()),
        }
    }
}

fn games(format: Format, bytes: &[u8], roster: &Roster) -> Result<Games, OpenError> {
    let readings = format.read(bytes, roster).map_err(OpenError::Archive)?;
    let mut games = Games::default();
    for reading in readings.take(MOST) {
        let Reading { record, faults, .. } =
            reading.map_err(|error| OpenError::Archive(error.into()))?;
        let serious = faults.into_iter().find(|it| !it.fault.is_slight());
        games.fault = games.fault.or(serious);
        // Without a move there is nothing to look at but another start than the usual one.
        let record = record.filter(|it| !it.moves().is_empty() || it.start() != Position::START);
        games.opened.extend(record.map(Opened::from));
    }
    Ok(games)
}

fn no_game() -> OpenError {
    OpenError::Record(RecordError {
        game: 1,
        offset: 0,
        ply: None,
        fault: Fault::NoGame,
    })
}

impl From<Tree> for Opened {
    fn from(tree: Tree) -> Opened {
        Opened { tree, record: None }
    }
}

impl From<GameRecord> for Opened {
    fn from(record: GameRecord) -> Opened {
        Opened {
            tree: Tree::from(&record.transcript()),
            record: Some(Box::new(record)),
        }
    }
}

/// One game or position as text.
fn plain(text: &str) -> Result<Tree, OpenError> {
    if text.chars().nth(LONGEST).is_some() {
        return Err(OpenError::TooLong);
    }
    let text = without_comments(text);
    let begin = text.trim_start();
    if begin.is_empty() {
        Err(OpenError::Empty)
    } else if begins_board(begin) {
        board(&text)
    } else {
        moves(Position::START, &text, &text)
    }
}

/// Comments become blanks, so that characters keep their places.
fn without_comments(text: &str) -> String {
    let line = |line: &str| {
        if line.trim_start().starts_with(['%', '#']) {
            line.chars().map(|_| ' ').collect()
        } else {
            line.replace('\u{feff}', " ")
        }
    };
    text.split_inclusive('\n').map(line).collect()
}

/// Whether a text begins with a square of a board, and not with a move such as b4.
fn begins_board(text: &str) -> bool {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.next());
    let square = |letter| Color::from_letter(letter).is_some() || matches!(letter, '-' | '.');
    first.is_some_and(square) && !second.is_some_and(|letter| letter.is_ascii_digit())
}

/// A position, and what may follow it.
fn board(text: &str) -> Result<Tree, OpenError> {
    let (position, rest) = position_prefix(text).map_err(OpenError::Position)?;
    let Some(fields) = rest.trim_start().strip_prefix(';') else {
        return moves(position, rest, text);
    };
    if begins_moves(fields) {
        return moves(position, fields, text);
    }
    // What follows the line is another position.
    let line = fields
        .find('\n')
        .map_or(text, |end| &text[..text.len() - fields.len() + end]);
    obf::read_line(line).map_err(OpenError::BoardLine)?;
    Ok(Tree::new(position))
}

/// Whether moves follow, and not the score of one.
fn begins_moves(text: &str) -> bool {
    let mut letters = text.trim_start().chars();
    let column = letters
        .next()
        .is_some_and(|it| matches!(it.to_ascii_lowercase(), 'a'..='h'));
    let row = letters.next().is_some_and(|it| matches!(it, '1'..='8'));
    column && row && !letters.as_str().trim_start().starts_with(':')
}

/// Moves that are a part of a text.
fn moves(start: Position, part: &str, whole: &str) -> Result<Tree, OpenError> {
    let before = whole[..whole.len() - part.len()].chars().count();
    let game = Transcript::parse_from(start, part).map_err(|error| {
        OpenError::Moves(TranscriptError {
            offset: error.offset + before,
            ..error
        })
    })?;
    Ok(Tree::from(&game))
}
