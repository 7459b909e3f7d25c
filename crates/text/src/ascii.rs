use std::borrow::Cow;

/// A text in characters that every terminal has.
pub fn in_ascii(text: &str) -> String {
    text.chars().map(plain).collect()
}

/// The nearest ASCII form of a character.
fn plain(letter: char) -> Cow<'static, str> {
    Cow::Borrowed(match letter {
        ' '..='~' => return Cow::Owned(letter.to_string()),
        '\u{a0}' | '\u{202f}' => " ",
        'à' | 'â' | 'á' => "a",
        'À' | 'Â' | 'Á' => "A",
        'ç' => "c",
        'Ç' => "C",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'É' | 'È' | 'Ê' => "E",
        'î' | 'ï' | 'í' => "i",
        'Î' | 'Í' => "I",
        'ñ' => "n",
        'Ñ' => "N",
        'ô' | 'ó' => "o",
        'ù' | 'û' | 'ú' | 'ü' => "u",
        'Ú' => "U",
        'œ' => "oe",
        'Œ' => "Oe",
        '¿' | '¡' => "",
        '’' | '‘' | '▀' => "'",
        '“' | '”' | '«' | '»' => "\"",
        '–' | '—' | '−' | '─' => "-",
        '…' => "...",
        '×' => "x",
        '→' => "->",
        '←' => "<-",
        '↑' => "^",
        '↓' => "v",
        '●' => "X",
        '▶' => ">",
        '│' => "|",
        '┌' | '┬' | '┐' | '├' | '┼' | '┤' | '└' | '┴' | '┘' => "+",
        '█' | '▇' => "#",
        '━' | '▅' | '▆' => "=",
        'Ó' | '○' => "O",
        '·' | '▄' => ".",
        '▁' | '▂' | '▃' => "_",
        '★' | '✓' => "*",
        _ => "?",
    })
}

#[cfg(test)]
mod tests {
    use crate::{Language, Texts};

    #[test]
    fn every_letter_of_the_languages_has_a_plain_form() {
        for language in Language::ALL {
            let texts = Texts::new(language).in_ascii();
            let sample = [
                texts.welcome_tabletop(),
                texts.resume_question(1, 2, outflank_rules::Color::Black),
                texts.hand_how_to_correct(),
                texts.puzzle_about_ending(),
                texts.thinking(),
                texts.signed(-1.25, 2),
                texts.grouped(123_456),
                texts.usage_unexpected("ñ"),
            ];
            for text in sample {
                assert!(text.is_ascii() && !text.contains("??"), "{text}");
            }
        }
    }
}
