//! Games and positions from bytes, whatever their format:
//!
//! - a game saved by this program;
//! - any number of games in one of the [formats](Format) of the world, or in any other [dress](Dress): moves with numbers,
//!   names, scores or chat around them, tables with a column of moves, the JSON of other programs;
//! - 64 squares and the side to move, on one line or eight, perhaps with scores or the moves that follow.
//!
//! What cannot be read to its end is opened up to there, together with the place and the reason.
//!
//! In plain text, lines that begin with `%` or `#` are comments.

use outflank_play::SavedGame;
use outflank_record::obf::{self, ObfError};
use outflank_record::wthor::{Roster, WthorError};
use outflank_record::{
    Content, Dress, Fault, Format, GameRecord, Reading, RecordError, recognize, utf8,
};
use outflank_rules::notation::{PositionError, Transcript, position_prefix};
use outflank_rules::{Color, Position};

use super::Tree;
use super::misread::{Misread, Places};

/// More games than this are not looked through by hand.
const MOST: usize = 5000;

/// A game or a position that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Its moves.
    pub tree: Tree,
    /// What else its file says about it.
    pub record: Option<Box<GameRecord>>,
    /// Why it ends here, although there is more of it.
    pub fault: Option<Misread>,
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
    /// It was taken for a line of a board file.
    BoardLine(ObfError),
    /// It was taken for games.
    Record(Misread),
    /// It was taken for an archive of games.
    Archive(WthorError),
}

/// Opens what the bytes hold: at least one game or position. The names of an archive's players are in the roster.
///
/// A game with a fault ends before it, and says so.
pub fn open(bytes: &[u8], roster: &Roster) -> Result<Vec<Opened>, OpenError> {
    let bytes = &*utf8(bytes);
    let text = String::from_utf8_lossy(bytes);
    if let Ok(saved) = SavedGame::from_text(&text) {
        return Ok(vec![Tree::of_saved(&saved).into()]);
    }
    let content = recognize(bytes);
    let plain = without_comments(&text);
    let begin = plain.trim_start();
    match content {
        Some(Content::Names) => Err(OpenError::Record(Misread::no_game())),
        _ if is_board(begin, content) => boards(bytes, &plain, content, roster),
        Some(Content::Games(dress)) => games(dress, bytes, roster)?.usable(),
        None if begin.is_empty() => Err(OpenError::Empty),
        None => Err(OpenError::Record(Misread::no_game())),
    }
}

/// A position on each line, or one on all of them.
fn boards(
    bytes: &[u8],
    plain: &str,
    content: Option<Content>,
    roster: &Roster,
) -> Result<Vec<Opened>, OpenError> {
    let games = match content {
        Some(Content::Games(dress)) => games(dress, bytes, roster)?,
        _ => Games::default(),
    };
    let is_faulty = games.fault.is_some() || games.opened.iter().any(|it| it.fault.is_some());
    if games.opened.len() > 1 && !is_faulty {
        return games.usable();
    }
    match board(plain) {
        Ok(opened) => Ok(vec![opened]),
        // One bad line does not spoil the others.
        Err(_) if games.opened.len() > 1 => games.usable(),
        Err(error) => Err(error),
    }
}

#[derive(Default)]
struct Games {
    opened: Vec<Opened>,
    /// The first fault of something of which nothing was read.
    fault: Option<Misread>,
}

impl Games {
    fn usable(self) -> Result<Vec<Opened>, OpenError> {
        if !self.opened.is_empty() {
            return Ok(self.opened);
        }
        match self.fault {
            Some(misread) if misread.error.fault == Fault::TooLong => Err(OpenError::TooLong),
            Some(misread) => Err(OpenError::Record(misread)),
            None => Err(OpenError::Record(Misread::no_game())),
        }
    }
}

fn games(dress: Dress, bytes: &[u8], roster: &Roster) -> Result<Games, OpenError> {
    let readings = dress.read(bytes, roster).map_err(OpenError::Archive)?;
    let mut places = Places::new(bytes, dress == Format::Wthor);
    let mut games = Games::default();
    for reading in readings.take(MOST) {
        let Reading { record, faults, .. } =
            reading.map_err(|error| OpenError::Archive(error.into()))?;
        let serious = faults.into_iter().find(|it| !it.fault.is_slight());
        // Without a move there is nothing to look at but another start than the usual one.
        let record = record.filter(|it| !it.moves().is_empty() || it.start() != Position::START);
        let Some(record) = record else {
            let misread = serious.map(|error| places.misread(error, 0));
            // It is told with the game before it, if there is one.
            match games.opened.last_mut() {
                Some(last) => last.fault = last.fault.take().or(misread),
                None => games.fault = games.fault.or(misread),
            }
            continue;
        };
        let discs = record.moves().iter().filter(|it| it.mv.square().is_some());
        let fault = serious.map(|error| places.misread(error, discs.count()));
        games.opened.push(Opened {
            fault,
            ..record.into()
        });
    }
    Ok(games)
}

impl From<Tree> for Opened {
    fn from(tree: Tree) -> Opened {
        Opened {
            tree,
            record: None,
            fault: None,
        }
    }
}

impl From<GameRecord> for Opened {
    fn from(record: GameRecord) -> Opened {
        let mut tree = Tree::from(&record.transcript());
        tree.comment(&[], &record.comment);
        Opened {
            tree,
            record: Some(Box::new(record)),
            fault: None,
        }
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

/// Whether a text is a board, or at least an attempt at one.
fn is_board(text: &str, content: Option<Content>) -> bool {
    let may_be = match content {
        None => true,
        Some(Content::Games(dress)) => dress == Format::Obf || dress == Format::Transcript,
        Some(Content::Names) => false,
    };
    begins_board(text) && (may_be || position_prefix(text).is_ok())
}

/// Whether a text begins with a square of a board, and not with a move such as b4.
fn begins_board(text: &str) -> bool {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.next());
    let square = |letter| Color::from_letter(letter).is_some() || matches!(letter, '-' | '.');
    first.is_some_and(square) && !second.is_some_and(|letter| letter.is_ascii_digit())
}

/// A position, and what may follow it.
fn board(text: &str) -> Result<Opened, OpenError> {
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
    Ok(Tree::new(position).into())
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

/// Moves that are a part of a text, up to the first wrong one.
fn moves(start: Position, part: &str, whole: &str) -> Result<Opened, OpenError> {
    let error = match Transcript::parse_from(start, part) {
        Ok(game) => return Ok(Tree::from(&game).into()),
        Err(error) => error,
    };
    let byte = part.char_indices().nth(error.offset);
    let byte = byte.map_or(part.len(), |(byte, _)| byte);
    let before = Transcript::parse_from(start, &part[..byte]);
    let fault = RecordError {
        game: 1,
        offset: (whole.len() - part.len() + byte) as u64,
        ply: Some(error.ply),
        fault: Fault::Transcript(error.problem),
    };
    let misread = Places::new(whole.as_bytes(), false).misread(fault, error.ply - 1);
    match before {
        Ok(game) if !game.moves().is_empty() => Ok(Opened {
            fault: Some(misread),
            ..Tree::from(&game).into()
        }),
        _ => Err(OpenError::Record(misread)),
    }
}
