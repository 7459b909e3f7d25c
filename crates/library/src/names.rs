//! Names, normalised for searching.

/// The name in lowercase without accents: `Łukasz Peña` becomes `lukasz pena`.
pub(crate) fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' | 'ā' | 'ă' | 'ą' => plain.push('a'),
            'ç' | 'ć' | 'č' | 'ĉ' | 'ċ' => plain.push('c'),
            'ď' | 'đ' | 'ð' => plain.push('d'),
            'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => plain.push('e'),
            'ĝ' | 'ğ' | 'ġ' | 'ģ' => plain.push('g'),
            'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => plain.push('i'),
            'ĺ' | 'ļ' | 'ľ' | 'ł' => plain.push('l'),
            'ñ' | 'ń' | 'ņ' | 'ň' => plain.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => plain.push('o'),
            'ŕ' | 'ř' => plain.push('r'),
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => plain.push('s'),
            'ţ' | 'ť' | 'ț' => plain.push('t'),
            'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'ź' | 'ż' | 'ž' => plain.push('z'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            // Combining accents, after their letter.
            '\u{300}'..='\u{36f}' => {}
            letter => plain.push(letter),
        }
    }
    plain
}

/// The words of a normalised name, sorted: some put the family name first.
pub(crate) fn words(plain: &str) -> Vec<&str> {
    let mut words: Vec<&str> = plain
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words.sort_unstable();
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_lose_case_and_accents_and_nothing_else() {
        assert_eq!(plain("Łukasz PEÑA"), "lukasz pena");
        assert_eq!(plain("Su\u{e8}de, Sue\u{300}de"), "suede, suede");
        assert_eq!(plain("Œuvre Straße"), "oeuvre strasse");
        assert_eq!(plain("井上 博 7"), "井上 博 7");
    }

    #[test]
    fn the_order_of_words_does_not_matter() {
        assert_eq!(words("berg, matthias"), words("matthias  berg"));
        assert_ne!(words("berg m."), words("matthias berg"));
    }
}
