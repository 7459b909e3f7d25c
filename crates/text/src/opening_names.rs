//! Openings by their names.

use outflank_app::new_game::Beginning;
use outflank_record::openings::Opening;

use crate::{Describe, Language, Texts};

/// Why no opening is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningNotFound {
    /// No opening has such a name. These sound alike; perhaps there are none.
    Unknown(String, Vec<Opening>),
    /// Several have it in their names.
    Several(String, Vec<Opening>),
}

/// So many names fit into a sentence.
const TOLD: usize = 6;

impl Texts {
    /// The opening with this name: its id, or its name in any language that is here, whatever the case, accents and
    /// punctuation.
    /// Part of a name will do if no other has it. Where languages disagree, this one counts.
    pub fn find_opening(&self, name: &str) -> Result<Opening, OpeningNotFound> {
        let wanted = plain(name);
        let all = || Opening::all().iter().copied();
        let not_found = |near| OpeningNotFound::Unknown(name.to_owned(), near);
        if wanted.is_empty() {
            return Err(not_found(Vec::new()));
        }
        let own = |it: &Opening| plain(&self.describe(it));
        if let Some(opening) = all().find(|it| own(it) == wanted) {
            return Ok(opening);
        }
        if let Some(opening) = all().find(|it| plain(it.id) == wanted) {
            return Ok(opening);
        }
        let languages = languages_here();
        let names = |it: &Opening| {
            let mut names = vec![plain(it.id), own(it)];
            names.extend(languages.iter().map(|texts| plain(&texts.describe(it))));
            names
        };
        if let Some(opening) = all().find(|it| names(it).contains(&wanted)) {
            return Ok(opening);
        }
        let has_part = |it: &Opening| names(it).iter().any(|name| name.contains(&wanted));
        let parts: Vec<Opening> = all().filter(has_part).collect();
        match *parts {
            [] => {}
            [opening] => return Ok(opening),
            _ => return Err(OpeningNotFound::Several(name.to_owned(), parts)),
        }
        let most = wanted.chars().count() / 3 + 1;
        let distance = |it: &Opening| {
            let names = names(it).into_iter();
            names
                .map(|name| edits(&name, &wanted))
                .min()
                .unwrap_or(most + 1)
        };
        let mut near: Vec<(usize, Opening)> = all().map(|it| (distance(&it), it)).collect();
        near.retain(|(distance, _)| *distance <= most);
        near.sort_by_key(|(distance, _)| *distance);
        near.truncate(3);
        Err(not_found(near.into_iter().map(|(_, it)| it).collect()))
    }
}

impl Texts {
    /// Where a game is to begin: `xot`, or the [name of an opening](Texts::find_opening).
    pub fn find_beginning(&self, name: &str) -> Result<Beginning, OpeningNotFound> {
        if plain(name) == "xot" {
            return Ok(Beginning::Xot);
        }
        self.find_opening(name).map(Beginning::Opening)
    }

    /// The openings that a name in any language that is here may mean, those that begin with it first; all of them for an empty one.
    pub fn openings_like(&self, name: &str) -> Vec<Opening> {
        let wanted = plain(name);
        let languages = languages_here();
        let place = |it: &Opening| {
            let own = core::iter::once(plain(&self.describe(it)));
            let others = languages.iter().map(|texts| plain(&texts.describe(it)));
            own.chain(others)
                .filter_map(|name| name.find(&wanted))
                .min()
        };
        let all = Opening::all().iter();
        let mut found: Vec<(bool, Opening)> =
            all.filter_map(|it| Some((place(it)? > 0, *it))).collect();
        found.sort_by_key(|(is_inside, _)| *is_inside);
        found.into_iter().map(|(_, opening)| opening).collect()
    }
}

impl Describe for OpeningNotFound {
    fn describe(&self, texts: &Texts) -> String {
        let names = |openings: &[Opening]| {
            let told = openings.iter().take(TOLD).map(|it| texts.describe(it));
            let more = (openings.len() > TOLD).then(|| "…".to_owned());
            let names: Vec<String> = told.chain(more).collect();
            names.join(&texts.between_items())
        };
        match self {
            OpeningNotFound::Unknown(name, near) if near.is_empty() => texts.unknown_opening(name),
            OpeningNotFound::Unknown(name, near) => texts.near_opening(name, &names(near)),
            OpeningNotFound::Several(name, several) => texts.which_opening(name, &names(several)),
        }
    }
}

/// All languages in the program; on a page none is, but the one it has fetched.
fn languages_here() -> Vec<Texts> {
    let here = Language::ALL.into_iter().filter(|it| it.is_here());
    here.map(Texts::new).collect()
}

/// A name without case, accents and punctuation: what people type is compared, not how.
fn plain(name: &str) -> String {
    let letters = name.chars().flat_map(char::to_lowercase);
    let letters = letters.map(|letter| match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    });
    letters.filter(|letter| letter.is_alphanumeric()).collect()
}

/// How many letters must be inserted, removed or replaced to make one word of the other.
fn edits(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut corner = above;
        row[0] = above + 1;
        for (column, &its) in other.iter().enumerate() {
            let replaced = corner + usize::from(letter != its);
            corner = row[column + 1];
            row[column + 1] = replaced.min(corner + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(language: Language, name: &str) -> Result<&'static str, OpeningNotFound> {
        let found = Texts::new(language).find_opening(name);
        found.map(|opening| opening.id)
    }

    #[test]
    fn an_opening_has_its_names_of_all_languages_however_they_are_typed() {
        for name in ["tiger", "TIGRE", " Tiger "] {
            assert_eq!(find(Language::EN, name), Ok("tiger"));
        }
        assert_eq!(find(Language::EN, "comp'oth"), Ok("compoth"));
        assert_eq!(find(Language::ES, "chimenea de heath"), Ok("heath_chimney"));
        assert_eq!(find(Language::EN, "epineuse"), Ok("rose_thorny"));
        assert_eq!(find(Language::EN, "fat draw"), Ok("fat_draw"));
        assert_eq!(find(Language::EN, "rose_toth"), Ok("rose_toth"));
        for texts in Language::ALL.map(Texts::new) {
            for opening in Opening::all() {
                let name = texts.describe(opening).to_uppercase();
                assert_eq!(texts.find_opening(&name), Ok(*opening), "{name}");
            }
        }
    }

    #[test]
    fn where_languages_disagree_the_own_one_counts() {
        assert_eq!(find(Language::EN, "Ishii"), Ok("ishii"));
        assert_eq!(find(Language::FR, "Ishii"), Ok("buffalo"));
    }

    #[test]
    fn what_is_not_found_is_said_with_what_sounds_alike() {
        let english = Texts::new(Language::EN);
        let sentence = |name| english.describe(&english.find_opening(name).unwrap_err());
        assert_eq!(
            sentence("Stevenson"),
            "No opening is called “Stevenson”. Did you mean Stephenson?"
        );
        assert_eq!(sentence("qqqqq"), "No opening is called “qqqqq”.");
        assert_eq!(sentence(" ,"), "No opening is called “ ,”.");
        assert!(sentence("murak").starts_with("“murak” could be any of these openings: "));
    }

    #[test]
    fn a_list_of_openings_is_narrowed_down_by_any_language() {
        let french = Texts::new(Language::FR);
        let ids = |name| -> Vec<&str> {
            let found = french.openings_like(name);
            found.iter().map(|it| it.id).collect()
        };
        assert_eq!(ids("").len(), Opening::all().len());
        assert_eq!(ids("tigre")[0], "tiger");
        assert!(ids("chimenea").contains(&"heath_chimney"));
        assert!(ids("TIGER").contains(&"tiger"));
        assert_eq!(ids("qqqqq"), Vec::<&str>::new());
    }

    #[test]
    fn xot_is_a_beginning_beside_the_openings() {
        let english = Texts::new(Language::EN);
        assert_eq!(english.find_beginning(" XOT "), Ok(Beginning::Xot));
        let tiger = english.find_beginning("tiger").unwrap();
        assert_eq!(tiger.to_string(), "opening tiger");
        assert!(english.find_beginning("xott").is_err());
    }

    #[test]
    fn edits_are_counted() {
        for (one, other, count) in [("", "abc", 3), ("cow", "cow", 0), ("kitten", "sitting", 3)] {
            assert_eq!(edits(one, other), count);
            assert_eq!(edits(other, one), count);
        }
    }
}
