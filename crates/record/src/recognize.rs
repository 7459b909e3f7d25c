//! Detects file types from the beginning of a file.

use outflank_rules::Position;
use outflank_rules::notation::{Transcript, TranscriptProblem, position_prefix};

use crate::{Format, letters};

/// The content of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Games.
    Games(Format),
    /// The names of players or tournaments in the WTHOR archive: see [`crate::wthor::Names`].
    Names,
}

/// How much of a file is examined.
pub const HEAD: usize = 1 << 14;

/// The content of a file that begins like this; at most [`HEAD`] bytes are examined. `None` if it is unknown.
pub fn recognize(head: &[u8]) -> Option<Content> {
    let head = &head[..head.len().min(HEAD)];
    // The century of its creation date; no text begins with such a byte.
    if let [19..=21, ..] = head {
        let header = head.get(..16)?;
        let names = header[4..8] == [0; 4] && header[8..10] != [0; 2] && header[13] == 0;
        return Some(if names {
            Content::Names
        } else {
            Content::Games(Format::Wthor)
        });
    }
    let text = letters::read(letters::unmarked(head));
    let start = text.trim_start();
    let after = |mark| start.strip_prefix(mark).map(str::trim_start);
    if after('{').is_some_and(|rest| rest.starts_with(['"', '}'])) {
        return Some(Content::Games(Format::Json));
    }
    if after('[').is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_alphabetic()))
    {
        return Some(Content::Games(Format::Pgn));
    }
    let lines = text.lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with(['%', '#']));
    lines
        .next()
        .and_then(of_line)
        .or_else(|| tree(&text))
        .map(Content::Games)
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

/// GGF and SGF look alike; the text between `(;` and the end of the first game tells them apart.
fn tree(text: &str) -> Option<Format> {
    let mut opens = text
        .match_indices('(')
        .map(|(at, _)| text[at + 1..].trim_start());
    let game = opens.find_map(|rest| rest.strip_prefix(';'))?;
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

    fn games(text: &str) -> Option<Format> {
        match recognize(text.as_bytes())? {
            Content::Games(format) => Some(format),
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
            assert_eq!(games(text), Some(format), "{text}");
        }
        for text in ["", "  \n", "hello", "% comment", "\u{1}\u{2}", "34-30"] {
            assert_eq!(recognize(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn archives_and_names_are_recognized_by_their_header() {
        let games = [20, 7, 5, 22, 12, 0, 0, 0, 0, 0, 0xb9, 7, 8, 0, 24, 0];
        assert_eq!(recognize(&games), Some(Content::Games(Format::Wthor)));
        let names = [20, 26, 2, 16, 0, 0, 0, 0, 0x60, 0x11, 0, 0, 0, 0, 0, 0];
        assert_eq!(recognize(&names), Some(Content::Names));
        let empty = [20, 26, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0];
        assert_eq!(recognize(&empty), Some(Content::Games(Format::Wthor)));
        assert_eq!(recognize(&games[..15]), None);
    }
}
