//! The parts of a line that matter: squares, passes, numbers, scores. Everything else is a word or nothing.

use outflank_rules::{Color, Square};

use crate::heading::{self, Field};

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// Its byte in the stream.
    pub at: u64,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A square; `alone` unless others stand directly beside it.
    Square { square: Square, alone: bool },
    /// A pass. Dashes and syllables may mean something else; words must be right.
    Pass { is_word: bool },
    /// A run of moves breaks off at this letter.
    Wrong(char),
    /// A letter and a number that are no square.
    NoSquare(char),
    /// A number, marked as that of a move by a full stop or the like.
    Number { value: u32, marked: bool },
    /// `51-13`: all discs.
    Discs(u8, u8),
    /// `+38`
    Lead(i32),
    /// A word, perhaps the name of a side.
    Word(Option<Color>),
    /// A line break in HTML.
    Break,
}

/// A letter with its byte in the stream.
pub(super) type Letter = (u64, char);

/// The letters of a line that begins at `offset`. Full-width letters become plain ones, dashes and blanks of any kind the
/// usual ones.
pub(super) fn letters(line: &[u8], offset: u64) -> Vec<Letter> {
    match core::str::from_utf8(line) {
        Ok(text) => text
            .char_indices()
            .map(|(at, letter)| (offset + at as u64, plain(letter)))
            .collect(),
        // Latin-1, a byte for each letter.
        Err(_) => (offset..)
            .zip(line.iter().map(|&byte| plain(char::from(byte))))
            .collect(),
    }
}

fn plain(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from((u32::from(letter) - 0xfee0) as u8),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{3001}' | '\u{3002}' => '.',
        _ if letter.is_whitespace() || letter == '\u{feff}' || letter == '\u{200b}' => ' ',
        _ => letter,
    }
}

/// Brackets and HTML do not reach further than this.
const REACH: usize = 400;

/// The tokens of a line. What is in brackets is a remark: a time, an evaluation, a variation.
pub(super) fn tokens(line: &[Letter]) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = line;
    let mut before = ' ';
    while let [(at, letter), after @ ..] = rest {
        let length = match letter {
            '<' => tag(after).map(|(length, breaks)| {
                if breaks {
                    tokens.push(Token {
                        at: *at,
                        kind: Kind::Break,
                    });
                }
                length + 1
            }),
            '&' => entity(after).map(|length| length + 1),
            '(' | '[' | '{' => remark(rest, rest.len() == line.len()),
            '-' | '+' | '@' => Some(sign(rest, before, &mut tokens)),
            letter if letter.is_alphanumeric() => {
                let length = chunk(rest);
                Some(
                    if rest[..length]
                        .iter()
                        .all(|(_, letter)| letter.is_ascii_digit())
                    {
                        number(rest, length, &mut tokens)
                    } else {
                        word(&rest[..length], &mut tokens);
                        length
                    },
                )
            }
            _ => None,
        };
        let length = length.unwrap_or(1);
        before = rest[length - 1].1;
        rest = &rest[length..];
    }
    score_in_words(&mut tokens);
    tokens
}

/// How far a tag extends, and whether it separates lines.
fn tag(rest: &[Letter]) -> Option<(usize, bool)> {
    let (_, first) = rest.first()?;
    if !first.is_ascii_alphabetic() && *first != '/' {
        return None;
    }
    let length = closing(rest, '>').filter(|length| !holds_moves(&rest[..*length]))?;
    let name: String = rest
        .iter()
        .map(|(_, it)| it.to_ascii_lowercase())
        .skip_while(|it| *it == '/')
        .take_while(char::is_ascii_alphanumeric)
        .take(8)
        .collect();
    let inline = [
        "b", "i", "u", "em", "strong", "span", "a", "td", "th", "font", "code", "tt", "sup", "sub",
    ];
    Some((length, !inline.contains(&name.as_str())))
}

/// How far a remark in brackets extends. A list of moves in square brackets is none, nor is a whole line.
fn remark(rest: &[Letter], begins_line: bool) -> Option<usize> {
    let (_, open) = rest[0];
    let close = match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    };
    let length = closing(&rest[1..], close)? + 1;
    let (inside, after) = rest.split_at(length);
    let ends_line = after.iter().all(|(_, it)| !it.is_alphanumeric());
    let is_list = open == '[' && holds_moves(inside) || begins_line && ends_line;
    (!is_list).then_some(length)
}

/// Whether there are four squares in a row, with no more than quotation marks and commas between them.
fn holds_moves(letters: &[Letter]) -> bool {
    let (mut rest, mut squares) = (letters, 0);
    while let [(_, letter), after @ ..] = rest {
        if square(rest).is_some() {
            squares += 1;
            rest = &rest[2..];
        } else {
            if !matches!(letter, ' ' | ',' | '\'' | '"' | '-') {
                squares = 0;
            }
            rest = after;
        }
        if squares == 4 {
            return true;
        }
    }
    false
}

fn entity(rest: &[Letter]) -> Option<usize> {
    let length = closing(&rest[..rest.len().min(10)], ';')?;
    let name = &rest[..length - 1];
    name.iter()
        .all(|(_, it)| it.is_ascii_alphanumeric() || *it == '#')
        .then_some(length)
}

/// How far it is to this letter, and behind it.
fn closing(rest: &[Letter], close: char) -> Option<usize> {
    let near = &rest[..rest.len().min(REACH)];
    near.iter()
        .position(|(_, it)| *it == close)
        .map(|at| at + 1)
}

/// A pass as `--` or `@@`, or a lead such as `+38`.
fn sign(rest: &[Letter], before: char, tokens: &mut Vec<Token>) -> usize {
    let (at, sign) = rest[0];
    let run = rest.iter().take_while(|(_, it)| *it == sign).count();
    let follows = rest.get(run).map_or(' ', |(_, it)| *it);
    if (sign == '-' && run == 2) || (sign == '@' && matches!(run, 2 | 4)) {
        tokens.push(Token {
            at,
            kind: Kind::Pass { is_word: false },
        });
        return run;
    }
    if sign == '@' || run > 1 || !follows.is_ascii_digit() || before.is_alphanumeric() {
        return run;
    }
    let digits: String = rest[1..]
        .iter()
        .map(|(_, it)| *it)
        .take_while(char::is_ascii_digit)
        .take(4)
        .collect();
    let next = rest.get(1 + digits.len()).map_or(' ', |(_, it)| *it);
    let beyond = rest.get(2 + digits.len()).map_or(' ', |(_, it)| *it);
    let is_whole =
        !(next.is_alphanumeric() || matches!(next, '.' | ',' | ':') && beyond.is_ascii_digit());
    let lead = digits
        .parse()
        .ok()
        .filter(|lead: &i32| *lead <= 64 && is_whole);
    if let Some(lead) = lead {
        let kind = Kind::Lead(if sign == '-' { -lead } else { lead });
        tokens.push(Token { at, kind });
    }
    // The digits of a fraction are none of a move.
    let fraction = if is_whole {
        0
    } else {
        rest[1 + digits.len()..]
            .iter()
            .take_while(|(_, it)| it.is_ascii_digit() || matches!(it, '.' | ',' | ':'))
            .count()
    };
    1 + digits.len() + fraction
}

const fn is_cjk(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{ff66}'..='\u{ff9f}')
}

/// How far a word or a number extends. Chinese and Japanese letters have no blanks around them.
fn chunk(rest: &[Letter]) -> usize {
    let kind = is_cjk(rest[0].1);
    let belongs =
        |(_, it): &&Letter| (it.is_alphanumeric() && is_cjk(*it) == kind) || (*it == '_' && !kind);
    rest.iter().take_while(belongs).count()
}

/// A number, a score, a date or a time of the day; returns how far it extends.
fn number(rest: &[Letter], length: usize, tokens: &mut Vec<Token>) -> usize {
    let at = rest[0].0;
    let value = |from: usize, length: usize| {
        let digits: String = rest[from..from + length]
            .iter()
            .map(|(_, it)| *it)
            .collect();
        digits.parse::<u32>().ok().filter(|_| length <= 3)
    };
    let letter = |at: usize| rest.get(at).map_or(' ', |(_, it)| *it);
    let digits = |from: usize| {
        rest[from.min(rest.len())..]
            .iter()
            .take_while(|(_, it)| it.is_ascii_digit())
            .count()
    };
    let blanks = |from: usize| {
        rest[from.min(rest.len())..]
            .iter()
            .take_while(|(_, it)| *it == ' ')
            .take(3)
            .count()
    };
    // `51-13`, `51 : 13`
    let mark = length + blanks(length);
    let second = mark + 1 + blanks(mark + 1);
    let more = digits(second);
    let end = second + more;
    if matches!(letter(mark), '-' | ':') && more > 0 && !letter(end).is_alphabetic() {
        let goes_on =
            matches!(letter(end), '-' | ':' | '.' | '/') && letter(end + 1).is_ascii_digit();
        if let (Some(black), Some(white), false) = (value(0, length), value(second, more), goes_on)
            && black + white == 64
        {
            tokens.push(Token {
                at,
                kind: Kind::Discs(black as u8, white as u8),
            });
            return end;
        }
    }
    // A date, a time, a fraction.
    let mut end = length;
    while matches!(letter(end), '-' | ':' | '.' | '/' | ',') && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    if end == length {
        if let Some(value) = value(0, length) {
            let marked = matches!(letter(length), '.' | ')' | ':');
            tokens.push(Token {
                at,
                kind: Kind::Number { value, marked },
            });
        }
        return length;
    }
    end
}

/// Words for a pass.
const PASSES: [&str; 8] = [
    "pass", "passe", "passer", "pasa", "paso", "passa", "passo", "パス",
];
/// How passes are written between moves, the longer first.
const SYLLABLES: [&str; 5] = ["pass", "pasa", "pa", "ps", "pp"];

/// Moves, a pass, or a word.
fn word(chunk: &[Letter], tokens: &mut Vec<Token>) {
    let at = chunk[0].0;
    let text: String = chunk
        .iter()
        .take(128)
        .flat_map(|(_, it)| it.to_lowercase())
        .collect();
    if PASSES.contains(&text.as_str()) {
        tokens.push(Token {
            at,
            kind: Kind::Pass { is_word: true },
        });
    } else if let Some(run) = run(chunk) {
        tokens.extend(run);
    } else if let [(_, first), digits @ ..] = chunk
        && first.is_ascii_alphabetic()
        && matches!(digits.len(), 1 | 2)
        && digits.iter().all(|(_, it)| it.is_ascii_digit())
    {
        tokens.push(Token {
            at,
            kind: Kind::NoSquare(*first),
        });
    } else {
        let side = match heading::field(&text) {
            Some(Field::Player(color)) => Some(color),
            Some(_) => return,
            None => None,
        };
        if side.is_some() || chunk.len() > 1 {
            tokens.push(Token {
                at,
                kind: Kind::Word(side),
            });
        }
    }
}

/// The moves of a chunk that is made of them, perhaps behind a number; and where they break off. None if it is a word:
/// no two moves in a row, or fewer letters in moves than in other things.
fn run(chunk: &[Letter]) -> Option<Vec<Token>> {
    let digits = chunk
        .iter()
        .take_while(|(_, it)| it.is_ascii_digit())
        .count();
    let mut tokens = Vec::new();
    if digits > 0 {
        let number: String = chunk[..digits].iter().map(|(_, it)| *it).collect();
        let value = number.parse().ok().filter(|_| digits <= 3)?;
        tokens.push(Token {
            at: chunk[0].0,
            kind: Kind::Number {
                value,
                marked: true,
            },
        });
    }
    let moves = &chunk[digits..];
    let (mut at, mut squares, mut wrong) = (0, 0, None);
    while at < moves.len() {
        let (byte, letter) = moves[at];
        if let Some(square) = square(&moves[at..]) {
            let alone = moves.len() == 2;
            tokens.push(Token {
                at: byte,
                kind: Kind::Square { square, alone },
            });
            (at, squares) = (at + 2, squares + 1);
        } else if let Some(length) = syllable(&moves[at..]) {
            tokens.push(Token {
                at: byte,
                kind: Kind::Pass { is_word: false },
            });
            at += length;
        } else {
            wrong = Some(Token {
                at: byte,
                kind: Kind::Wrong(letter),
            });
            break;
        }
    }
    let Some(wrong) = wrong else {
        return Some(tokens);
    };
    // Half of the rest has to look like moves too.
    let pairs = moves
        .chunks(2)
        .filter(|pair| square(pair).is_some())
        .count();
    if pairs.max(squares) < 2 || 4 * pairs.max(squares) < moves.len() {
        return None;
    }
    tokens.push(wrong);
    Some(tokens)
}

fn square(letters: &[Letter]) -> Option<Square> {
    let [(_, column), (_, row), ..] = letters else {
        return None;
    };
    match (column.to_ascii_lowercase(), row) {
        (column @ 'a'..='h', row @ '1'..='8') => Square::at(column as u8 - b'a', *row as u8 - b'1'),
        _ => None,
    }
}

fn syllable(letters: &[Letter]) -> Option<usize> {
    let begins = |syllable: &str| {
        let mut letters = letters.iter();
        syllable.chars().all(|it| {
            letters
                .next()
                .is_some_and(|(_, other)| other.to_ascii_lowercase() == it)
        })
    };
    SYLLABLES.into_iter().find(|it| begins(it)).map(str::len)
}

/// `Black 51 White 13` is a score.
fn score_in_words(tokens: &mut Vec<Token>) {
    let found = tokens.windows(4).position(|four| {
        let [
            Kind::Word(Some(first)),
            Kind::Number { value: one, .. },
            Kind::Word(Some(second)),
            Kind::Number { value: other, .. },
        ] = [0, 1, 2, 3].map(|at| four[at].kind)
        else {
            return false;
        };
        first != second && one + other <= 64
    });
    let Some(at) = found else {
        return;
    };
    let four = &tokens[at..at + 4];
    if let [
        Kind::Word(Some(first)),
        Kind::Number { value: one, .. },
        _,
        Kind::Number { value: other, .. },
    ] = [0, 1, 2, 3].map(|at| four[at].kind)
    {
        let (black, white) = if first == Color::Black {
            (one, other)
        } else {
            (other, one)
        };
        let score = Token {
            at: four[0].at,
            kind: Kind::Discs(black as u8, white as u8),
        };
        tokens.splice(at..at + 4, [score]);
    }
}
