use std::str::FromStr;

/// A program and its arguments, as on a command line: words separated by blanks. Text in quotes, double or single,
/// is one word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    /// The program: a name or a path.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
}

/// The text is not a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACommandLine;

impl FromStr for CommandLine {
    type Err = NotACommandLine;

    fn from_str(text: &str) -> Result<CommandLine, NotACommandLine> {
        let mut words: Vec<String> = Vec::new();
        let (mut word, mut quote): (Option<String>, Option<char>) = (None, None);
        for letter in text.chars() {
            match quote {
                Some(mark) if letter == mark => quote = None,
                None if matches!(letter, '"' | '\'') => {
                    quote = Some(letter);
                    word.get_or_insert_default();
                }
                None if letter.is_whitespace() => words.extend(word.take()),
                _ => word.get_or_insert_default().push(letter),
            }
        }
        words.extend(word);
        let mut words = words.into_iter();
        match (words.next(), quote) {
            (Some(program), None) if !program.is_empty() => Ok(CommandLine {
                program,
                arguments: words.collect(),
            }),
            _ => Err(NotACommandLine),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_words_together() {
        let cases: [(&str, &[&str]); 5] = [
            ("edax", &["edax"]),
            ("  edax  -gtp\t-n 1 ", &["edax", "-gtp", "-n", "1"]),
            (
                r#""C:\My Engines\e.exe" --x="a b""#,
                &[r"C:\My Engines\e.exe", "--x=a b"],
            ),
            ("e 'it is \"so\"' ''", &["e", "it is \"so\"", ""]),
            ("a'b c'd", &["ab cd"]),
        ];
        for (text, words) in cases {
            let line: CommandLine = text.parse().expect(text);
            assert_eq!(line.program, words[0]);
            assert_eq!(line.arguments, words[1..]);
        }
        for text in ["", "  ", "\"open", "'", "''", "\"\" x"] {
            assert_eq!(text.parse::<CommandLine>(), Err(NotACommandLine), "{text}");
        }
    }
}
