use outflank_app::table::Input;
use outflank_rules::{Color, Move, Square};
use outflank_text::{Language, Texts};

/// A command of the line mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Something to do at the table.
    Act(Input),
    /// Turn these discs over by hand.
    Flip(Vec<Square>),
    /// Decline the draw that is offered.
    Decline,
    /// Go on to the next game of the series; the winner may choose a colour.
    Next(Option<Color>),
    /// Play the same match again; the winner may choose a colour.
    Rematch(Option<Color>),
    /// Name Black and White, or tell their names if there is nothing.
    Names(String),
    /// The coach sits down, or leaves.
    Coach,
    /// List the legal moves.
    Moves,
    /// Draw the board.
    Board,
    /// Tell what is on a square, or what a move there flips.
    Square(Square),
    /// Tell what is on a row, counted from 0.
    Row(u8),
    /// Count the discs.
    Score,
    /// Tell how much time is left.
    Clock,
    /// Begin a new game like this one.
    New,
    /// Write the game to a file.
    Save(String),
    /// Read a game from a file.
    Load(String),
    /// List the commands.
    Help,
    /// Leave; the game is kept.
    Quit,
}

impl Command {
    /// Whether it changes the board, and so comes too late after a flag has fallen.
    pub const fn is_move(&self) -> bool {
        match self {
            Command::Act(input) => input.is_on_board(),
            Command::Flip(_) => true,
            _ => false,
        }
    }
}

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotACommand {
    /// The line is empty.
    Nothing,
    /// The word is unknown.
    Unknown(String),
    /// The command needs a file name.
    NoFile,
    /// The command needs squares, and this is not one; empty if there was nothing.
    NotASquare(String),
    /// The command needs a row, and this is not one.
    NotARow(String),
    /// The command needs a colour, and this is not one.
    NotAColor(String),
    /// The command takes no argument.
    TooMuch(String),
}

/// A command without its argument.
#[derive(Clone, Copy)]
enum Word {
    Act(fn() -> Input),
    ByHand(fn() -> Input),
    Alone(fn() -> Command),
    File(fn(String) -> Command),
    Text(fn(String) -> Command),
    Flip,
    Row,
    Color(fn(Option<Color>) -> Command),
}

/// A text: words separated by commas.
type List = fn(&Texts) -> String;

/// Every command: its words, what it does, and how it is read.
const COMMANDS: [(List, List, Word); 25] = {
    use Texts as T;
    use Word::{Act, Alone, ByHand, Color, File, Flip, Row, Text};

    [
        (T::word_flip, T::does_flip, Flip),
        (
            T::word_take_back,
            T::does_take_back,
            ByHand(|| Input::TakeBack),
        ),
        (T::word_done, T::does_done, ByHand(|| Input::Done)),
        (T::word_pass, T::does_pass, Act(|| Input::Play(Move::Pass))),
        (T::word_undo, T::does_undo, Act(|| Input::Undo)),
        (T::word_redo, T::does_redo, Act(|| Input::Redo)),
        (T::word_hint, T::does_hint, Act(|| Input::Hint)),
        (T::word_coach, T::does_coach, Alone(|| Command::Coach)),
        (T::word_moves, T::does_moves, Alone(|| Command::Moves)),
        (T::word_board, T::does_board, Alone(|| Command::Board)),
        (T::word_row, T::does_row, Row),
        (T::word_score, T::does_score, Alone(|| Command::Score)),
        (T::word_clock, T::does_clock, Alone(|| Command::Clock)),
        (T::word_save, T::does_save, File(Command::Save)),
        (T::word_load, T::does_load, File(Command::Load)),
        (T::word_resign, T::does_resign, Act(|| Input::Resign)),
        (T::word_draw, T::does_draw, Act(|| Input::Draw)),
        (T::word_decline, T::does_decline, Alone(|| Command::Decline)),
        (T::word_next, T::does_next, Color(Command::Next)),
        (T::word_rematch, T::does_rematch, Color(Command::Rematch)),
        (T::word_new, T::does_new, Alone(|| Command::New)),
        (T::word_names, T::does_names, Text(Command::Names)),
        (T::word_resume, T::does_resume, Act(|| Input::Resume)),
        (T::word_help, T::does_help, Alone(|| Command::Help)),
        (T::word_quit, T::does_quit, Alone(|| Command::Quit)),
    ]
};

/// The first word of each command, and what it does.
pub(super) fn usage(texts: &Texts, by_hand: bool) -> Vec<(String, String)> {
    let place = if by_hand {
        texts.does_place_by_hand()
    } else {
        texts.does_place()
    };
    let mut rows = vec![
        ("f5".to_owned(), place),
        ("f5?".to_owned(), texts.does_ask()),
    ];
    for (words, does, word) in COMMANDS {
        let argument = match word {
            Word::Flip | Word::ByHand(_) if !by_hand => continue,
            Word::Flip => " e5",
            Word::Row => " 4",
            Word::File(_) | Word::Text(_) => " …",
            _ => "",
        };
        let words = words(texts);
        let first = words.split(',').next().unwrap_or_default().trim();
        rows.push((first.to_owned() + argument, does(texts)));
    }
    rows
}

/// The words of the commands, in a language and in English.
pub struct Vocabulary {
    words: Vec<(String, Word)>,
    colors: [Vec<String>; 2],
    yes: Vec<String>,
    no: Vec<String>,
}

impl Vocabulary {
    /// The vocabulary of a language, and of English.
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
                .flat_map(|(list, _, command)| {
                    both(list).into_iter().map(move |word| (word, command))
                })
                .collect(),
            colors: [both(Texts::word_black), both(Texts::word_white)],
            yes: both(Texts::word_yes),
            no: both(Texts::word_no),
        }
    }

    /// The command in a line.
    pub fn command(&self, line: &str) -> Result<Command, NotACommand> {
        let line = line.trim();
        if line.is_empty() {
            return Err(NotACommand::Nothing);
        }
        if let Ok(square) = line.parse() {
            return Ok(Command::Act(Input::Play(Move::Place(square))));
        }
        let asked = line.strip_suffix('?').map(str::trim_end);
        if let Some(Ok(square)) = asked.map(str::parse) {
            return Ok(Command::Square(square));
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (first, rest) = (first.to_lowercase(), rest.trim());
        let Some((_, word)) = self.words.iter().find(|(word, _)| *word == first) else {
            return Err(NotACommand::Unknown(line.to_owned()));
        };
        match word {
            Word::Act(_) | Word::ByHand(_) | Word::Alone(_) if !rest.is_empty() => {
                Err(NotACommand::TooMuch(rest.to_owned()))
            }
            Word::Act(input) | Word::ByHand(input) => Ok(Command::Act(input())),
            Word::Alone(command) => Ok(command()),
            Word::File(_) if rest.is_empty() => Err(NotACommand::NoFile),
            Word::File(command) | Word::Text(command) => Ok(command(rest.to_owned())),
            Word::Row => match rest.parse() {
                Ok(row @ 1..=8) => Ok(Command::Row(row - 1)),
                _ => Err(NotACommand::NotARow(rest.to_owned())),
            },
            Word::Flip => squares(rest).map(Command::Flip),
            Word::Color(command) if rest.is_empty() => Ok(command(None)),
            Word::Color(command) => match self.color(rest) {
                Some(color) => Ok(command(Some(color))),
                None => Err(NotACommand::NotAColor(rest.to_owned())),
            },
        }
    }

    /// The answer to a yes-no question; `None` if it is neither.
    pub fn answer(&self, line: &str) -> Option<bool> {
        let line = line.trim().to_lowercase();
        let yes = self.yes.contains(&line);
        (yes || self.no.contains(&line)).then_some(yes)
    }

    fn color(&self, word: &str) -> Option<Color> {
        let word = word.to_lowercase();
        let mut colors = Color::ALL.into_iter();
        colors.find(|color| self.colors[color.index()].contains(&word))
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
            assert_eq!(
                read(language, line),
                Ok(Command::Act(Input::Undo)),
                "{line}"
            );
        }
        let f5 = Input::Play(Move::Place(Square::F5));
        assert_eq!(read(Language::ES, "F5"), Ok(Command::Act(f5)));
        assert_eq!(
            read(Language::FR, "sauver ma partie.json"),
            Ok(Command::Save("ma partie.json".to_owned()))
        );
        assert_eq!(
            read(Language::ES, "nombres Anna, Ben"),
            Ok(Command::Names("Anna, Ben".to_owned()))
        );
        assert_eq!(
            read(Language::EN, "flip d4, e4"),
            Ok(Command::Flip(vec![Square::D4, Square::E4]))
        );
        for line in ["c3?", "C3 ?"] {
            assert_eq!(read(Language::EN, line), Ok(Command::Square(Square::C3)));
        }
        assert_eq!(read(Language::FR, "rangée 4"), Ok(Command::Row(3)));
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
        for row in ["", "0", "9", "d"] {
            assert_eq!(
                read(Language::EN, &format!("row {row}")),
                Err(NotACommand::NotARow(row.to_owned()))
            );
        }
        assert_eq!(read(Language::EN, "j9?"), unknown("j9?"));
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
            for (command, (list, ..)) in COMMANDS.into_iter().enumerate() {
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
