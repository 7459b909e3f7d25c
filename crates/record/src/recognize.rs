//! Detects file types from the beginning of a file.

use std::io;

use outflank_rules::Position;
use outflank_rules::notation::{Transcript, TranscriptProblem, position_prefix};

use crate::dressed::{self, Measure};
use crate::{Dress, Format, Reading, json, letters, table, transcript};

/// The content of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Games.
    Games(Dress),
    /// The names of players or tournaments in the WTHOR archive: see [`crate::wthor::Names`].
    Names,
}

/// How much of a file is examined.
pub const HEAD: usize = 1 << 14;

/// The content of a file that begins like this; at most [`HEAD`] bytes are examined. `None` if it is unknown.
///
/// Between plain transcripts and moves in another [dress](crate::dressed) the moves decide: what is a game on each line
/// is a transcript, and so is what cannot be read better in another way.
pub fn recognize(head: &[u8]) -> Option<Content> {
    let head = &head[..head.len().min(HEAD)];
    // The century of its creation date; no text begins with such a byte.
    if let [19..=21, ..] = head {
        let header = head.get(..16)?;
        let names = header[4..8] == [0; 4] && header[8..10] != [0; 2] && header[13] == 0;
        return Some(if names {
            Content::Names
        } else {
            Content::Games(Format::Wthor.into())
        });
    }
    let text = letters::read(letters::unmarked(head));
    bracketed(&text)
        .or_else(|| lines(head, &text))
        .map(Content::Games)
}

/// What begins with a bracket: JSON or PGN.
fn bracketed(text: &str) -> Option<Dress> {
    let start = text.trim_start();
    let after = |mark| start.strip_prefix(mark).map(str::trim_start);
    if after('{').is_some_and(|rest| rest.starts_with(['"', '}'])) {
        return Some(if json::is_ours(start) {
            Format::Json.into()
        } else {
            Dress::Foreign
        });
    }
    let list = after('[')?;
    let is_number =
        |it: char| it.is_ascii_digit() || it.is_whitespace() || matches!(it, '-' | ',' | '.');
    let numbers = list.trim_start_matches(is_number);
    let is_list = list.starts_with(['{', '[', '"'])
        || (list.len() > numbers.len() && list.contains(',') && numbers.starts_with([']', '[']));
    if is_list {
        return Some(Dress::Foreign);
    }
    let mut tags = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix('['));
    let is_tag = |tag: &str| {
        let value = tag.trim_start_matches(|it: char| it.is_ascii_alphanumeric() || it == '_');
        value.len() < tag.len() && value.trim_start().starts_with('"')
    };
    tags.any(is_tag).then_some(Format::Pgn.into())
}

/// Plain text in lines.
fn lines(head: &[u8], text: &str) -> Option<Dress> {
    let is_comment = |line: &&str| line.is_empty() || line.starts_with(['%', '#']);
    let first = text.lines().map(str::trim).find(|line| !is_comment(line));
    let form = first.and_then(of_line);
    if form == Some(Format::Obf) {
        return form.map(Dress::from);
    }
    if first.is_some_and(|line| dressed::failed_board(line.as_bytes()).is_some()) {
        return Some(Format::Transcript.into());
    }
    // The last line may be cut.
    let end = if head.len() < HEAD {
        None
    } else {
        head.iter().rposition(|&byte| byte == b'\n')
    };
    let whole = &head[..end.map_or(head.len(), |end| end + 1)];
    let strict = measure(transcript::Games::new(whole));
    if strict.is_faultless() && strict.moves() > 0 {
        return Some(Format::Transcript.into());
    }
    if let Some(format) = tree(text, form.is_none()) {
        return Some(format.into());
    }
    if table::Layout::of(head).is_some() {
        return Some(Dress::Table);
    }
    let loose = measure(dressed::Games::new(whole));
    let is_game = loose.moves() > 1 || (form.is_none() && loose.moves() == 0 && loose.games() > 0);
    if loose > strict && is_game {
        return Some(Dress::Text);
    }
    // A bracket at the beginning, but no tag yet.
    let is_pgn = text
        .trim_start()
        .strip_prefix('[')
        .is_some_and(|it| it.starts_with(|it: char| it.is_ascii_alphabetic()));
    form.or(is_pgn.then_some(Format::Pgn)).map(Dress::from)
}

fn measure(games: impl Iterator<Item = io::Result<Reading>>) -> Measure {
    let mut measure = Measure::default();
    games.flatten().for_each(|reading| measure.add(&reading));
    measure
}

/// The format of a line: a position, perhaps with scores; or moves, perhaps after a position.
fn of_line(line: &str) -> Option<Format> {
    let Ok((_, rest)) = position_prefix(line) else {
        return begins_with_move(line).then_some(Format::Transcript);
    };
    let rest = rest.trim_start();
    let fields = rest.strip_prefix(';').unwrap_or(rest).trim_start();
    let is_scored = || {
        let field = fields.split(';').next().unwrap_or_default();
        field.contains(':') || field.trim().parse::<i32>().is_ok()
    };
    if fields.is_empty() || fields.starts_with('%') || fields.starts_with("--") || is_scored() {
        return Some(Format::Obf);
    }
    Some(Format::Transcript)
}

/// Whether the line begins with a move, legal or not.
fn begins_with_move(line: &str) -> bool {
    match Transcript::parse_from(Position::START, line) {
        Ok(moves) => !moves.moves().is_empty(),
        Err(error) => error.ply > 1 || matches!(error.problem, TranscriptProblem::Illegal(_)),
    }
}

/// GGF and SGF look alike; the text between `(;` and the end of the first game tells them apart. Without a field after it,
/// `(;` is no more than a beginning, and `may_be_empty`.
fn tree(text: &str, may_be_empty: bool) -> Option<Format> {
    let mut opens = text
        .match_indices('(')
        .map(|(at, _)| text[at + 1..].trim_start());
    let game = opens.find_map(|rest| rest.strip_prefix(';'))?;
    if !may_be_empty && !game.contains('[') {
        return None;
    }
    let mut fields = game;
    while let Some((name, rest)) = fields.split_once('[') {
        // Another node, or another game: GGF has only one node.
        if name.contains(';') {
            let ends = name.contains(";)");
            return Some(if ends { Format::Ggf } else { Format::Sgf });
        }
        let (value, rest) = rest.split_once(']').unwrap_or((rest, ""));
        match (name.trim(), value.trim()) {
            ("GM", value) if value.eq_ignore_ascii_case("othello") => return Some(Format::Ggf),
            ("GM", value) if value.parse::<u8>().is_ok() => return Some(Format::Sgf),
            ("FF" | "SZ" | "CA" | "AP" | "AB" | "AW" | "PL", _) => return Some(Format::Sgf),
            ("BO" | "TY", _) => return Some(Format::Ggf),
            _ => fields = rest,
        }
    }
    let ends = fields.trim_start();
    Some(if ends.starts_with(')') {
        Format::Sgf
    } else {
        Format::Ggf
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(text: &str) -> Option<Dress> {
        match recognize(text.as_bytes())? {
            Content::Games(dress) => Some(dress),
            Content::Names => None,
        }
    }

    #[test]
    fn formats_are_recognized_by_how_they_begin() {
        let board = Position::START.to_string();
        for (text, format) in [
            ("f5d6c3", Format::Transcript),
            ("\u{feff}\n# of Monday\nF5 D6", Format::Transcript),
            ("1. f5 d6 2. c3", Format::Transcript),
            ("a1b1", Format::Transcript),
            (&format!("{board};f5d6"), Format::Transcript),
            (&format!("{board} f5d6"), Format::Transcript),
            (&format!("{board}; f5:+2; d3:+0;"), Format::Obf),
            (&format!("% two\n{board}; +2;"), Format::Obf),
            (&format!("{board}\n"), Format::Obf),
            (&format!("{board}; --:-127;"), Format::Obf),
            (&format!("{board}; % why"), Format::Obf),
            ("1 (;GM[Othello]PC[GGS/os]B[f5];)", Format::Ggf),
            ("(;PB[a]B[f5]W[d6];)", Format::Ggf),
            ("(;PB[a]TY[8]B[f5])", Format::Ggf),
            ("(;PB[a]B[f5]W[d6];)(;PB[b];)", Format::Ggf),
            ("(;FF[4]GM[2]AP[edax:4.6]B[f5];W[d6];)", Format::Sgf),
            ("( ; PB[a] ; B[f5] )", Format::Sgf),
            ("(;PB[a]B[f5];W[d6])", Format::Sgf),
            ("(;PB[a]B[f5])", Format::Sgf),
            ("[Event \"World Championship\"]\n1. F5 D6", Format::Pgn),
            ("{\"moves\":\"f5d6\"}", Format::Json),
        ] {
            assert_eq!(games(text), Some(Dress::Format(format)), "{text}");
        }
        for text in ["", "  \n", "hello", "% comment", "\u{1}\u{2}", "34-30"] {
            assert_eq!(recognize(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn other_dresses_are_recognized_by_what_can_be_read_in_them() {
        for (text, dress) in [
            ("1. f5 d6 2. c3\nd3 3. c4\n51-13", Dress::Text),
            ("My game\n\nf5d6c3", Dress::Text),
            ("f5 (0:03) d6 (0:05)", Dress::Text),
            ("[12:01] anna: f5\n[12:02] ben: d6", Dress::Text),
            ("・f5d6c3d3", Dress::Text),
            ("id,moves\n1,f5d6c3", Dress::Table),
            ("Anna;Ben;f5d6c3", Dress::Table),
            ("{\"moves\":[\"f5\",\"d6\"]}", Dress::Foreign),
            ("{\"id\":7,\"moves\":\"f5d6\"}", Dress::Foreign),
            ("[{\"moves\":\"f5d6\"}]", Dress::Foreign),
            ("[37, 43, 18]", Dress::Foreign),
        ] {
            assert_eq!(games(text), Some(dress), "{text}");
        }
        // A line that is wrong does not change how the others are read.
        for text in ["f5d6xx", "f5d6\nf5f6a1\nd3c3\n", "f5\nd3\n"] {
            assert_eq!(
                games(text),
                Some(Dress::Format(Format::Transcript)),
                "{text}"
            );
        }
        for text in ["I like h4x0r and b2b", "Where is f5 on the board"] {
            assert_eq!(games(text), None, "{text}");
        }
    }

    #[test]
    fn archives_and_names_are_recognized_by_their_header() {
        let games = [20, 7, 5, 22, 12, 0, 0, 0, 0, 0, 0xb9, 7, 8, 0, 24, 0];
        assert_eq!(
            recognize(&games),
            Some(Content::Games(Dress::Format(Format::Wthor)))
        );
        let names = [20, 26, 2, 16, 0, 0, 0, 0, 0x60, 0x11, 0, 0, 0, 0, 0, 0];
        assert_eq!(recognize(&names), Some(Content::Names));
        let empty = [20, 26, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0];
        assert_eq!(
            recognize(&empty),
            Some(Content::Games(Dress::Format(Format::Wthor)))
        );
        assert_eq!(recognize(&games[..15]), None);
    }
}
