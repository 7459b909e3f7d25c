use std::collections::BTreeMap;

use outflank_rules::{Move, Position};

use super::content::VariationText;
use super::names::{read_move, write_move};
use super::{SaveError, SavedGame};
use crate::info::is_control;
use crate::match_play::Play;
use crate::{Match, MovedBy};

/// No comment is longer than this, in characters.
pub const LONGEST_COMMENT: usize = 4000;

/// Comments and variations of a save are not longer than this altogether, in bytes, roughly.
const MOST: usize = 1 << 19;

/// What every comment and every variation costs beside its text, when it is written.
const OVERHEAD: usize = 160;

/// Moves that were not played, in place of others that were.
///
/// The tree is a list, in which a variation comes after the line that it leaves. All moves are legal, and comments are
/// not empty, have no control characters but line breaks, and belong to a move; whatever does not hold to that is not
/// saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The line that it leaves: 0 for the game, else the number of a variation before it, from 1.
    pub of: usize,
    /// How many moves are played from the start of the game before its first one. A variation of a variation begins
    /// after the first move of that.
    pub at: usize,
    /// Its moves, passes included; at least one.
    pub moves: Vec<Move>,
    /// Comments, by the number of moves played before, from the start of the game.
    pub comments: BTreeMap<usize, String>,
}

/// A comment as it can be saved: without hidden characters or blanks around it, cut where it is too long.
pub fn clean_comment(text: &str) -> String {
    let visible: String = text.chars().filter(|&char| !is_hidden(char)).collect();
    visible.trim().chars().take(LONGEST_COMMENT).collect()
}

fn is_hidden(char: char) -> bool {
    char != '\n' && is_control(char)
}

/// The lines that comments and variations can refer to, and the room that is left for more.
struct Lines {
    lines: Vec<Line>,
    room: usize,
}

struct Line {
    /// How many moves come before its first position.
    first: usize,
    positions: Vec<Position>,
}

impl Lines {
    /// The game; moves that were taken back belong to it.
    fn of(game: &Match) -> Lines {
        let mut positions = Vec::new();
        match &game.table {
            Play::Assisted(game) => {
                let mut game = game.clone();
                while game.redo().is_ok() {}
                positions.push(game.start());
                positions.extend(game.turns().iter().map(|turn| turn.after));
            }
            Play::Tabletop(table) => {
                let mut table = table.clone();
                while table.redo().is_ok() {}
                positions.push(table.start());
                positions.extend(table.turns().iter().map(|turn| turn.after()));
            }
        }
        let first = 0;
        Lines {
            lines: vec![Line { first, positions }],
            room: MOST,
        }
    }

    fn position(&self, line: usize, at: usize) -> Option<Position> {
        let line = self.lines.get(line)?;
        line.positions.get(at.checked_sub(line.first)?).copied()
    }

    fn take(&mut self, length: usize) -> Option<()> {
        self.room = self.room.checked_sub(length + OVERHEAD)?;
        Some(())
    }

    /// Notes a comment on a line. `None` if it does not belong there.
    fn comment(&mut self, line: usize, at: usize, text: &str) -> Option<()> {
        // The position before the first move of a variation is that of the line which it leaves.
        self.position(line, at)?;
        let starts = line > 0 && at == self.lines[line].first;
        if starts || text.trim().is_empty() || text.chars().any(is_hidden) {
            return None;
        }
        (text.chars().count() <= LONGEST_COMMENT).then_some(())?;
        // Quotation marks and line breaks take more room in JSON.
        self.take(2 * text.len())
    }

    /// Notes a variation, without its comments, as the last line. `None` if it fits nowhere.
    fn variation(&mut self, of: usize, at: usize, moves: &[Move]) -> Option<()> {
        let mut positions = vec![self.position(of, at)?];
        if moves.is_empty() || (of > 0 && at == self.lines[of].first) {
            return None;
        }
        for &mv in moves {
            positions.push(positions.last()?.play(mv).ok()?);
        }
        self.take(5 * moves.len())?;
        let first = at;
        self.lines.push(Line { first, positions });
        Some(())
    }
}

/// All that fits.
pub(super) fn write(saved: &SavedGame) -> (BTreeMap<usize, String>, Vec<VariationText>) {
    let mut lines = Lines::of(&saved.game);
    let comments = fitting(&mut lines, 0, &saved.comments);
    let mut variations = Vec::new();
    // What leaves a line that is left out is left out too, and the others move up.
    let mut numbers = vec![Some(0)];
    for Variation {
        of,
        at,
        moves,
        comments,
    } in &saved.variations
    {
        let of = numbers.get(*of).copied().flatten();
        let written = of.and_then(|of| lines.variation(of, *at, moves).map(|()| of));
        numbers.push(written.map(|_| variations.len() + 1));
        if let Some(of) = written {
            let words = moves.iter().map(|&mv| write_move(mv, MovedBy::Player));
            variations.push(VariationText {
                of,
                at: *at,
                moves: words.collect::<Vec<_>>().join(" "),
                comments: fitting(&mut lines, variations.len() + 1, comments),
            });
        }
    }
    (comments, variations)
}

fn fitting(
    lines: &mut Lines,
    line: usize,
    comments: &BTreeMap<usize, String>,
) -> BTreeMap<usize, String> {
    let fits = comments
        .iter()
        .filter(|(at, text)| lines.comment(line, **at, text).is_some());
    fits.map(|(at, text)| (*at, text.clone())).collect()
}

/// Everything, or the first thing that does not fit.
pub(super) fn read(
    saved: &mut SavedGame,
    comments: BTreeMap<usize, String>,
    variations: &[VariationText],
) -> Result<(), SaveError> {
    let mut lines = Lines::of(&saved.game);
    check(&mut lines, 0, &comments)?;
    saved.comments = comments;
    for (index, text) in variations.iter().enumerate() {
        let number = index + 1;
        let moves = text.moves.split_whitespace().map(|word| {
            let (mv, by) = read_move("variations", word)?;
            // Nobody has played it.
            (by == MovedBy::Player)
                .then_some(mv)
                .ok_or(SaveError::Variation { number })
        });
        let moves: Vec<Move> = moves.collect::<Result<_, _>>()?;
        lines
            .variation(text.of, text.at, &moves)
            .ok_or(SaveError::Variation { number })?;
        check(&mut lines, number, &text.comments)?;
        saved.variations.push(Variation {
            of: text.of,
            at: text.at,
            moves,
            comments: text.comments.clone(),
        });
    }
    Ok(())
}

fn check(
    lines: &mut Lines,
    line: usize,
    comments: &BTreeMap<usize, String>,
) -> Result<(), SaveError> {
    for (&at, text) in comments {
        lines
            .comment(line, at, text)
            .ok_or(SaveError::Comment { line, at })?;
    }
    Ok(())
}
