//! Games and positions from bytes, whatever their format:
//!
//! - a game saved by this program;
//! - any number of games in one of the [formats](Format) of the world, or in any other [dress](Dress): moves with numbers,
//!   names, scores or chat around them, tables with a column of moves, the JSON of other programs;
//! - 64 squares and the side to move, on one line or eight, perhaps with scores or the moves that follow.
//!
//! What cannot be read to its end is opened up to there, together with the place and the reason. Large files are read
//! with rests in between, in which a front end does something else.
//!
//! In plain text, lines that begin with `%` or `#` are comments.

use core::pin::pin;
use core::task::{Context, Poll, Waker};
use std::borrow::Cow;

use outflank_play::SavedGame;
use outflank_record::obf::{self, ObfError};
use outflank_record::wthor::{Roster, WthorError};
use outflank_record::{
    Content, Dress, Fault, Format, GameRecord, Loss, Reading, RecordError, recognize, utf8,
};
use outflank_rules::notation::{PositionError, Transcript, position_prefix};
use outflank_rules::{Color, Position};

use super::misread::{Misread, Places};
use super::{Study, Tree};
use crate::explorer::MOST_GAMES;

/// No game of ours and no board takes more bytes; what does is a file of games.
const LONGEST: usize = 1 << 20;

/// A game or a position that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    held: Held,
    /// Why it ends here, although there is more of it.
    pub fault: Option<Misread>,
    /// What its file has beside it, and a record has no place for.
    pub left_out: Vec<Loss>,
}

/// A record takes less room than a study, and there may be thousands.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Held {
    Study(Box<Study>),
    Record(Box<GameRecord>),
}

impl Opened {
    /// It, to be studied, from its end.
    pub fn study(&self) -> Study {
        match &self.held {
            Held::Study(study) => (**study).clone(),
            Held::Record(record) => Study::from((**record).clone()),
        }
    }

    /// What its file says about it; its main line alone, if that is nothing else.
    pub fn record(&self) -> Cow<'_, GameRecord> {
        match &self.held {
            Held::Study(study) => Cow::Owned(study.record()),
            Held::Record(record) => Cow::Borrowed(record),
        }
    }
}

/// What was opened of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenedFile {
    /// The games or positions: at least one.
    pub games: Vec<Opened>,
    /// Whether there are more than are opened at a time, [`MOST_GAMES`].
    pub is_cut: bool,
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
pub fn open(bytes: &[u8], roster: &Roster) -> Result<OpenedFile, OpenError> {
    let mut games = Games::new(MOST_GAMES);
    at_once(open_gently(bytes, roster, &mut games, &mut async |_| true))?;
    games.usable()
}

/// Reads the games of a file, one after the other. After each it rests; if that says so, it stops.
pub(super) async fn open_gently(
    bytes: &[u8],
    roster: &Roster,
    games: &mut Games,
    rest: &mut impl AsyncFnMut(usize) -> bool,
) -> Result<(), OpenError> {
    let bytes = &*utf8(bytes);
    let content = recognize(bytes);
    if bytes.len() <= LONGEST {
        let text = String::from_utf8_lossy(bytes);
        if let Ok(saved) = SavedGame::from_text(&text) {
            games.opened.push(Study::of_saved(&saved, None).into());
            return Ok(());
        }
        let plain = without_comments(&text);
        let begin = plain.trim_start();
        if is_board(begin, content) {
            return boards(bytes, &plain, content, roster, games);
        }
        if content.is_none() && begin.is_empty() {
            return Err(OpenError::Empty);
        }
    }
    match content {
        Some(Content::Games(dress)) => games.read(dress, bytes, roster, rest).await,
        Some(Content::Names) | None => Err(OpenError::Record(Misread::no_game())),
    }
}

/// The result of work that never waits.
fn at_once<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    loop {
        if let Poll::Ready(done) = work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return done;
        }
    }
}

/// A position on each line, or one on all of them.
fn boards(
    bytes: &[u8],
    plain: &str,
    content: Option<Content>,
    roster: &Roster,
    games: &mut Games,
) -> Result<(), OpenError> {
    let mut lines = Games::new(games.most);
    if let Some(Content::Games(dress)) = content {
        at_once(lines.read(dress, bytes, roster, &mut async |_| true))?;
    }
    let is_faulty = lines.fault.is_some() || lines.opened.iter().any(|it| it.fault.is_some());
    if lines.opened.len() < 2 || is_faulty {
        match board(plain) {
            Ok(opened) => lines.opened = vec![opened],
            // One bad line does not spoil the others.
            Err(_) if lines.opened.len() > 1 => {}
            Err(error) => return Err(error),
        }
    }
    *games = lines;
    Ok(())
}

/// The games of a file, as far as they have been read.
pub(super) struct Games {
    pub opened: Vec<Opened>,
    /// The first fault of something of which nothing was read.
    fault: Option<Misread>,
    most: usize,
    is_cut: bool,
}

impl Games {
    pub const fn new(most: usize) -> Games {
        Games {
            opened: Vec::new(),
            fault: None,
            most,
            is_cut: false,
        }
    }

    pub fn usable(self) -> Result<OpenedFile, OpenError> {
        if !self.opened.is_empty() {
            return Ok(OpenedFile {
                games: self.opened,
                is_cut: self.is_cut,
            });
        }
        match self.fault {
            Some(misread) if misread.error.fault == Fault::TooLong => Err(OpenError::TooLong),
            Some(misread) => Err(OpenError::Record(misread)),
            None => Err(OpenError::Record(Misread::no_game())),
        }
    }

    async fn read(
        &mut self,
        dress: Dress,
        bytes: &[u8],
        roster: &Roster,
        rest: &mut impl AsyncFnMut(usize) -> bool,
    ) -> Result<(), OpenError> {
        let readings = dress.read(bytes, roster).map_err(OpenError::Archive)?;
        let mut places = Places::new(bytes, dress == Format::Wthor);
        for reading in readings {
            if self.opened.len() >= self.most || !rest(self.opened.len()).await {
                self.is_cut = true;
                break;
            }
            let reading = reading.map_err(|error| OpenError::Archive(error.into()))?;
            self.take(reading, &mut places);
        }
        Ok(())
    }

    fn take(&mut self, reading: Reading, places: &mut Places) {
        let Reading {
            record,
            faults,
            losses,
            ..
        } = reading;
        let serious = faults.into_iter().find(|it| !it.fault.is_slight());
        // Without a move there is nothing to look at but another start than the usual one.
        let record = record.filter(|it| !it.moves().is_empty() || it.start() != Position::START);
        let Some(record) = record else {
            let misread = serious.map(|error| places.misread(error, 0));
            // It is told with the game before it, if there is one.
            match self.opened.last_mut() {
                Some(last) => last.fault = last.fault.take().or(misread),
                None => self.fault = self.fault.take().or(misread),
            }
            return;
        };
        let discs = record.moves().iter().filter(|it| it.mv.square().is_some());
        let fault = serious.map(|error| places.misread(error, discs.count()));
        // Fields that nobody knows are no loss to a reader.
        let left_out = losses.into_iter().map(|lost| lost.what);
        let is_damaged = !record.notes.is_empty() && Tree::of_notes(&record).is_none();
        let left_out = left_out.chain(is_damaged.then_some(Loss::Notes));
        let mut left_out: Vec<Loss> = left_out.filter(|it| *it != Loss::Fields).collect();
        left_out.sort_unstable();
        left_out.dedup();
        self.opened.push(Opened {
            fault,
            left_out,
            ..record.into()
        });
    }
}

impl From<Study> for Opened {
    fn from(study: Study) -> Opened {
        Opened {
            held: Held::Study(Box::new(study)),
            fault: None,
            left_out: Vec::new(),
        }
    }
}

impl From<Tree> for Opened {
    fn from(tree: Tree) -> Opened {
        Study::from(tree).into()
    }
}

impl From<GameRecord> for Opened {
    fn from(record: GameRecord) -> Opened {
        Opened {
            held: Held::Record(Box::new(record)),
            fault: None,
            left_out: Vec::new(),
        }
    }
}

/// Comments become blanks, so that characters keep their places.
fn without_comments(text: &str) -> String {
    let line = |line: &str| {
        if line.trim_start().starts_with(['%', '#']) {
            let blank = |letter| if letter == '\n' { letter } else { ' ' };
            line.chars().map(blank).collect()
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
