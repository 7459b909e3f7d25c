use core::fmt::Write as _;
use core::str::FromStr;

use outflank_rules::{Bitboard, Color, Position, Square};
use outflank_text::Texts;
use serde::{Deserialize, Serialize};

/// How a board is drawn as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardStyle {
    /// `X`, `O` and `+`: for scripts and simple terminals.
    Ascii,
    /// `●`, `○` and `·` in the terminal's own colours.
    Unicode,
    /// Black and white discs on a green board.
    Color,
    /// The squares of each colour by name: for screen readers.
    Words,
}

impl BoardStyle {
    /// All styles.
    pub const ALL: [BoardStyle; 4] = [
        BoardStyle::Ascii,
        BoardStyle::Unicode,
        BoardStyle::Color,
        BoardStyle::Words,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            BoardStyle::Ascii => "ascii",
            BoardStyle::Unicode => "unicode",
            BoardStyle::Color => "color",
            BoardStyle::Words => "words",
        }
    }

    /// The best style for an output; ASCII unless the terminal is known to do better.
    ///
    /// `variable` looks up the environment.
    pub fn suited_to(is_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> BoardStyle {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let utf8 = is_utf8(&variable);
        let term = set("TERM").unwrap_or_else(|| "dumb".to_owned());
        if !is_terminal || !utf8 || has_few_glyphs(&term) {
            BoardStyle::Ascii
        } else if set("NO_COLOR").is_some() || term == "dumb" {
            BoardStyle::Unicode
        } else {
            BoardStyle::Color
        }
    }
}

/// Whether the locale has more characters than ASCII. `variable` looks up the environment.
pub fn is_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    locale.is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

/// Whether a terminal has the letters of one code page: the console of the system, and those of long ago.
fn has_few_glyphs(term: &str) -> bool {
    ["linux", "vt", "ansi", "cons"]
        .iter()
        .any(|name| term.starts_with(name))
}

impl FromStr for BoardStyle {
    type Err = UnknownStyle;

    fn from_str(name: &str) -> Result<BoardStyle, UnknownStyle> {
        let mut all = BoardStyle::ALL.into_iter();
        all.find(|style| style.name() == name).ok_or(UnknownStyle)
    }
}

/// Not the name of a board style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a board style")]
pub struct UnknownStyle;

/// What is to be seen on a board.
///
/// ```
/// use outflank_rules::Position;
/// use outflank_terminal::{BoardStyle, Drawing};
/// use outflank_text::{Language, Texts};
///
/// let drawing = Drawing::of(Position::START).to_text(BoardStyle::Ascii, &Texts::new(Language::EN));
/// assert_eq!(drawing.lines().nth(4), Some("4  . . + O X . . ."));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// The squares with a black disc.
    pub black: Bitboard,
    /// The squares with a white disc.
    pub white: Bitboard,
    /// The squares marked as legal moves.
    pub legal: Bitboard,
    /// The disc placed last.
    pub last: Option<Square>,
}

impl Drawing {
    /// A position with its legal moves.
    pub fn of(position: Position) -> Drawing {
        Drawing {
            black: position.discs(Color::Black),
            white: position.discs(Color::White),
            legal: position.legal_moves(),
            last: None,
        }
    }

    /// The same with the last move marked.
    #[must_use]
    pub fn with_last(self, last: Option<Square>) -> Drawing {
        Drawing { last, ..self }
    }

    /// The board as text; every line ends with a newline.
    pub fn to_text(self, style: BoardStyle, texts: &Texts) -> String {
        match style {
            BoardStyle::Words => self.words(texts),
            BoardStyle::Ascii => self.grid(['X', 'O', '+', '.'], false),
            BoardStyle::Unicode => self.grid(['●', '○', '·', ' '], false),
            BoardStyle::Color => self.grid(['●', '●', '·', ' '], true),
        }
    }

    fn words(self, texts: &Texts) -> String {
        let mut text = String::new();
        for (color, discs) in [(Color::Black, self.black), (Color::White, self.white)] {
            text += &if discs.is_empty() {
                texts.no_discs(color)
            } else {
                texts.discs_on(color, &discs.to_string())
            };
            text.push('\n');
        }
        text
    }

    /// Eight rows with coordinates; the last move is in brackets.
    fn grid(self, [black, white, legal, empty]: [char; 4], in_color: bool) -> String {
        let escape = |sequence: &'static str| if in_color { sequence } else { "" };
        let mut text = String::from("   a b c d e f g h\n");
        for row in 0..8 {
            let _ = write!(text, "{} {}", row + 1, escape(BOARD));
            // The brackets replace the blanks beside the square.
            let mut before = ' ';
            for square in (0..8).filter_map(|column| Square::at(column, row)) {
                let is_last = self.last == Some(square);
                text.push(if is_last { '[' } else { before });
                before = if is_last { ']' } else { ' ' };
                if self.black.contains(square) {
                    let _ = write!(text, "{}{black}{}", escape(BLACK), escape(INK));
                } else if self.white.contains(square) {
                    let _ = write!(text, "{}{white}{}", escape(WHITE), escape(INK));
                } else {
                    text.push(if self.legal.contains(square) {
                        legal
                    } else {
                        empty
                    });
                }
            }
            if in_color || before == ']' {
                text.push(before);
            }
            text.truncate(if in_color {
                text.len()
            } else {
                text.trim_end().len()
            });
            let _ = writeln!(text, "{}", escape(END));
        }
        text
    }
}

/// The escape sequences of a coloured board: background, text, discs.
const BOARD: &str = "\x1b[48;5;28m\x1b[38;5;157m";
const INK: &str = "\x1b[38;5;157m";
const BLACK: &str = "\x1b[38;5;16m";
const WHITE: &str = "\x1b[38;5;231m";
const END: &str = "\x1b[0m";

#[cfg(test)]
mod tests {
    use outflank_rules::Move;
    use outflank_text::Language;

    use super::*;

    fn after_f5() -> Drawing {
        let position = Position::START.play(Move::Place(Square::F5)).unwrap();
        Drawing::of(position).with_last(Some(Square::F5))
    }

    #[test]
    fn letters_show_discs_moves_and_the_last_move() {
        let text = after_f5().to_text(BoardStyle::Ascii, &Texts::new(Language::EN));
        let expected = "
   a b c d e f g h
1  . . . . . . . .
2  . . . . . . . .
3  . . . . . . . .
4  . . . O X + . .
5  . . . X X[X]. .
6  . . . + . + . .
7  . . . . . . . .
8  . . . . . . . .
";
        assert_eq!(text, expected[1..]);
    }

    #[test]
    fn words_name_the_squares_of_each_colour() {
        let text = after_f5().to_text(BoardStyle::Words, &Texts::new(Language::ES));
        assert_eq!(text, "Negras: e4 d5 e5 f5\nBlancas: d4\n");
        let wiped_out = Drawing {
            white: Bitboard::EMPTY,
            ..after_f5()
        };
        let text = wiped_out.to_text(BoardStyle::Words, &Texts::new(Language::EN));
        assert_eq!(text, "Black: e4 d5 e5 f5\nWhite: no discs\n");
    }

    #[test]
    fn colours_end_with_every_line() {
        let text = after_f5().to_text(BoardStyle::Color, &Texts::new(Language::EN));
        assert_eq!(text.matches(END).count(), 8);
        assert!(text.lines().skip(1).all(|line| line.ends_with("\x1b[0m")));
    }

    #[test]
    fn letters_are_used_unless_a_terminal_can_do_better() {
        let style = |is_terminal, pairs: &'static [(&str, &str)]| {
            BoardStyle::suited_to(is_terminal, |name| {
                let pair = pairs.iter().find(|(key, _)| *key == name);
                pair.map(|(_, value)| (*value).to_owned())
            })
        };
        let xterm = &[("LANG", "fr_FR.UTF-8"), ("TERM", "xterm")];
        assert_eq!(style(false, xterm), BoardStyle::Ascii);
        assert_eq!(style(true, xterm), BoardStyle::Color);
        assert_eq!(style(true, &[("LANG", "C")]), BoardStyle::Ascii);
        for few in ["linux", "vt100", "vt220", "ansi"] {
            let style = BoardStyle::suited_to(true, |name| match name {
                "LANG" => Some("en_GB.UTF-8".to_owned()),
                "TERM" => Some(few.to_owned()),
                _ => None,
            });
            assert_eq!(style, BoardStyle::Ascii, "{few}");
        }
        assert_eq!(
            style(true, &[("LC_ALL", "en_US.utf8"), ("TERM", "dumb")]),
            BoardStyle::Unicode
        );
    }

    #[test]
    fn style_names_are_read_back() {
        for style in BoardStyle::ALL {
            assert_eq!(style.name().parse(), Ok(style));
        }
        assert_eq!("oil".parse::<BoardStyle>(), Err(UnknownStyle));
    }
}
