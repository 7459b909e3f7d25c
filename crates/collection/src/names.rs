//! Names: numbered, and normalised for searching.

use std::collections::HashMap;

/// Names with their numbers, from 1 on.
#[derive(Clone, Debug, Default)]
pub struct Names {
    all: Vec<String>,
    numbers: HashMap<String, u32>,
    /// The number of the first name with these words, sorted.
    spelled: HashMap<String, u32>,
    /// For each name, the number of the first one with the same words; 0 for a name without a word.
    first: Vec<u32>,
}

impl Names {
    /// All of them, in the order of their numbers.
    pub fn as_slice(&self) -> &[String] {
        &self.all
    }

    /// The number of a name, which is added if missing; 0 for no name.
    pub fn add(&mut self, name: Option<&str>) -> u32 {
        let Some(name) = name else {
            return 0;
        };
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.all.len() as u32 + 1;
        let words = spelled(name);
        let first = if words.is_empty() {
            0
        } else {
            *self.spelled.entry(words).or_insert(number)
        };
        self.first.push(first);
        self.numbers.insert(name.to_owned(), number);
        self.all.push(name.to_owned());
        number
    }

    /// A number that is the same for all spellings of a name; 0 for no name, or one without a word.
    pub fn person(&self, number: u32) -> u32 {
        match number {
            0 => 0,
            number => self.first[number as usize - 1],
        }
    }

    /// The person with a name; a name that is not there is nobody else's.
    pub fn person_named(&self, name: Option<&str>) -> u32 {
        let words = spelled(name.unwrap_or_default());
        if words.is_empty() {
            return 0;
        }
        self.spelled.get(&words).copied().unwrap_or(u32::MAX)
    }
}

impl FromIterator<String> for Names {
    fn from_iter<T: IntoIterator<Item = String>>(all: T) -> Names {
        let mut names = Names::default();
        for name in all {
            names.add(Some(&name));
        }
        names
    }
}

/// Words that a name is to have.
#[derive(Clone, Debug)]
pub struct Words(Vec<String>);

impl Words {
    /// Those of a text; case and accents are ignored.
    pub fn of(text: &str) -> Words {
        Words(words(&plain(text)).into_iter().map(str::to_owned).collect())
    }

    /// Whether all of them are in a name, if only as parts of its words.
    pub fn are_in(&self, name: &str) -> bool {
        let name = plain(name);
        self.0.iter().all(|word| name.contains(word))
    }
}

/// The words of a name in a fixed order: some put the family name first.
fn spelled(name: &str) -> String {
    words(&plain(name)).join(" ")
}

/// The name in lowercase without accents: `Łukasz Peña` becomes `lukasz pena`.
fn plain(name: &str) -> String {
    // Most of the thousands of names that a search looks at.
    if name.is_ascii() {
        return name.to_ascii_lowercase();
    }
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
fn words(plain: &str) -> Vec<&str> {
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
