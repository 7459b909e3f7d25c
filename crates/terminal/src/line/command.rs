use outflank_rules::{Color, Square};
use outflank_text::{Language, Texts};

/// What a player can type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A disc on this square.
    Place(Square),
    /// A pass.
    Pass,
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// Which move is good?
    Hint,
    /// Which moves are there?
    Moves,
    /// Draw the board.
    Board,
    /// Count the discs.
    Score,
    /// How much time is left?
    Clock,
    /// Write the game to a file.
    Save(String),
    /// Read a game from a file.
    Load(String),
    /// Give up.
    Resign,
    /// Offer a draw, or accept the one that is offered.
    Draw,
    /// Decline it.
    Decline,
    /// Go on to the next game of the series; the winner may choose a colour.
    Next(Option<Color>),
    /// The same match again; the winner may choose a colour.
    Rematch(Option<Color>),
    /// Let computers go on that were stopped.
    Resume,
    /// Turn these discs over by hand.
    Flip(Vec<Square>),
    /// Take the disc back that was just placed.
    TakeBack,
    /// End the turn.
    Done,
    /// What can I type?
    Help,
    /// Leave; the game is kept.
    Quit,
}

impl Command {
    /// Whether it changes the board, and so comes too late when the time is up.
    pub const fn is_move(&self) -> bool {
        matches!(
            self,
            Command::Place(_)
                | Command::Pass
                | Command::Flip(_)
                | Command::TakeBack
                | Command::Done
        )
    }
}

/// The usual one of the words for a command.
pub(super) fn first(words: &str) -> &str {
    words.split(',').next().unwrap_or(words).trim()
}

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotACommand {
    /// The line is empty.
    Nothing,
    /// This word means nothing.
    Unknown(String),
    /// The command needs the name of a file.
    NoFile,
    /// The command needs squares, and this is none; nothing at all, if it is empty.
    NotASquare(String),
    /// The command needs a colour, and this is none.
    NotAColor(String),
    /// The command is complete without this.
    TooMuch(String),
}

/// A command without what follows it.
#[derive(Clone, Copy)]
enum Word {
    Alone(fn() -> Command),
    File(fn(String) -> Command),
    Flip,
    Color(fn(Option<Color>) -> Command),
}

/// The text with the words for something.
type List = fn(&Texts) -> String;

/// Every command and the text with its words.
const COMMANDS: [(List, Word); 21] = [
    (Texts::word_pass, Word::Alone(|| Command::Pass)),
    (Texts::word_undo, Word::Alone(|| Command::Undo)),
    (Texts::word_redo, Word::Alone(|| Command::Redo)),
    (Texts::word_hint, Word::Alone(|| Command::Hint)),
    (Texts::word_moves, Word::Alone(|| Command::Moves)),
    (Texts::word_board, Word::Alone(|| Command::Board)),
    (Texts::word_score, Word::Alone(|| Command::Score)),
    (Texts::word_clock, Word::Alone(|| Command::Clock)),
    (Texts::word_save, Word::File(Command::Save)),
    (Texts::word_load, Word::File(Command::Load)),
    (Texts::word_resign, Word::Alone(|| Command::Resign)),
    (Texts::word_draw, Word::Alone(|| Command::Draw)),
    (Texts::word_decline, Word::Alone(|| Command::Decline)),
    (Texts::word_next, Word::Color(Command::Next)),
    (Texts::word_rematch, Word::Color(Command::Rematch)),
    (Texts::word_resume, Word::Alone(|| Command::Resume)),
    (Texts::word_flip, Word::Flip),
    (Texts::word_take_back, Word::Alone(|| Command::TakeBack)),
    (Texts::word_done, Word::Alone(|| Command::Done)),
    (Texts::word_help, Word::Alone(|| Command::Help)),
    (Texts::word_quit, Word::Alone(|| Command::Quit)),
];

/// The words of a language for each command; the English ones are understood as well.
pub struct Vocabulary {
    words: Vec<(String, Word)>,
    black: Vec<String>,
    white: Vec<String>,
    yes: Vec<String>,
    no: Vec<String>,
}

impl Vocabulary {
    /// The words of a language and of English.
    pub fn new(texts: &Texts) -> Vocabulary {
        let english = Texts::new(Language::EN);
        let both = |list: List| -> Vec<String> {
            let lists = [list(texts), list(&english)];
            let words = lists.iter().flat_map(|list| list.split(','));
            words.map(|word| word.trim().to_owned()).collect()
        };
        Vocabulary {
            words: COMMANDS
                .into_iter()
                .flat_map(|(list, command)| both(list).into_iter().map(move |word| (word, command)))
                .collect(),
            black: both(Texts::word_black),
            white: both(Texts::word_white),
            yes: both(Texts::word_yes),
            no: both(Texts::word_no),
        }
    }

    /// What a line asks for.
    pub fn command(&self, line: &str) -> Result<Command, NotACommand> {
        let line = line.trim();
        if line.is_empty() {
            return Err(NotACommand::Nothing);
        }
        if let Ok(square) = line.parse() {
            return Ok(Command::Place(square));
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (first, rest) = (first.to_lowercase(), rest.trim());
        let Some((_, word)) = self.words.iter().find(|(word, _)| *word == first) else {
            return Err(NotACommand::Unknown(line.to_owned()));
        };
        match word {
            Word::Alone(_) if !rest.is_empty() => Err(NotACommand::TooMuch(rest.to_owned())),
            Word::Alone(command) => Ok(command()),
            Word::File(_) if rest.is_empty() => Err(NotACommand::NoFile),
            Word::File(command) => Ok(command(rest.to_owned())),
            Word::Flip => squares(rest).map(Command::Flip),
            Word::Color(command) if rest.is_empty() => Ok(command(None)),
            Word::Color(command) => match self.color(rest) {
                Some(color) => Ok(command(Some(color))),
                None => Err(NotACommand::NotAColor(rest.to_owned())),
            },
        }
    }

    /// The answer to a question: yes, no, or neither.
    pub fn answer(&self, line: &str) -> Option<bool> {
        let line = line.trim().to_lowercase();
        if self.yes.contains(&line) {
            Some(true)
        } else if self.no.contains(&line) {
            Some(false)
        } else {
            None
        }
    }

    fn color(&self, word: &str) -> Option<Color> {
        let word = word.to_lowercase();
        if self.black.contains(&word) {
            Some(Color::Black)
        } else if self.white.contains(&word) {
            Some(Color::White)
        } else {
            None
        }
    }
}

fn squares(text: &str) -> Result<Vec<Square>, NotACommand> {
    let names = text.split([' ', ',', '\t']).filter(|name| !name.is_empty());
    let squares: Vec<Square> = names
        .map(|name| {
            name.parse()
                .map_err(|_| NotACommand::NotASquare(name.to_owned()))
        })
        .collect::<Result<_, _>>()?;
    if squares.is_empty() {
        return Err(NotACommand::NotASquare(String::new()));
    }
    Ok(squares)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn read(language: Language, line: &str) -> Result<Command, NotACommand> {
        Vocabulary::new(&Texts::new(language)).command(line)
    }

    #[test]
    fn commands_are_understood_in_the_language_and_in_english() {
        for (language, line) in [
            (Language::EN, "undo"),
            (Language::FR, "Annuler"),
            (Language::FR, "UNDO"),
            (Language::ES, " deshacer "),
        ] {
            assert_eq!(read(language, line), Ok(Command::Undo), "{line}");
        }
        assert_eq!(read(Language::ES, "F5"), Ok(Command::Place(Square::F5)));
        assert_eq!(
            read(Language::FR, "sauver ma partie.json"),
            Ok(Command::Save("ma partie.json".to_owned()))
        );
        assert_eq!(
            read(Language::EN, "flip d4, e4"),
            Ok(Command::Flip(vec![Square::D4, Square::E4]))
        );
        assert_eq!(
            read(Language::FR, "suivante blanc"),
            Ok(Command::Next(Some(Color::White)))
        );
    }

    #[test]
    fn what_is_no_command_is_told_with_the_reason() {
        let unknown = |word: &str| Err(NotACommand::Unknown(word.to_owned()));
        assert_eq!(read(Language::EN, "  "), Err(NotACommand::Nothing));
        assert_eq!(read(Language::EN, "i9"), unknown("i9"));
        assert_eq!(read(Language::EN, "annuler"), unknown("annuler"));
        assert_eq!(read(Language::EN, "save"), Err(NotACommand::NoFile));
        assert_eq!(
            read(Language::EN, "undo 3"),
            Err(NotACommand::TooMuch("3".to_owned()))
        );
        assert_eq!(
            read(Language::EN, "flip d4 x"),
            Err(NotACommand::NotASquare("x".to_owned()))
        );
        assert_eq!(
            read(Language::EN, "next red"),
            Err(NotACommand::NotAColor("red".to_owned()))
        );
    }

    #[test]
    fn no_word_means_two_things() {
        for language in Language::ALL {
            let vocabulary = Vocabulary::new(&Texts::new(language));
            let mut meanings: HashMap<String, usize> = HashMap::new();
            for (command, (list, _)) in COMMANDS.into_iter().enumerate() {
                for texts in [Texts::new(language), Texts::new(Language::EN)] {
                    for word in list(&texts).split(',').map(|word| word.trim().to_owned()) {
                        assert!(word.parse::<Square>().is_err());
                        let before = meanings.insert(word.clone(), command);
                        assert!(before.is_none_or(|before| before == command), "{word}");
                    }
                }
            }
            let yes_and_no = vocabulary
                .yes
                .iter()
                .find(|word| vocabulary.no.contains(word));
            assert_eq!(yes_and_no, None);
        }
    }
}
