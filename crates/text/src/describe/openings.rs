//! Names of openings.

use outflank_record::openings::Opening;

use crate::{Describe, Language, Texts};

fn key(opening: &Opening) -> String {
    format!("opening-{}", opening.id.replace('_', "-"))
}

impl Describe for Opening {
    fn describe(&self, texts: &Texts) -> String {
        texts.format(&key(self), [])
    }
}

impl Texts {
    /// The openings with this name in any language; if there is none, those whose names contain it.
    pub fn openings_named(name: &str) -> Vec<Opening> {
        let wanted = name.to_lowercase();
        let languages = Language::ALL.map(Texts::new);
        let like = |is_like: &dyn Fn(&str) -> bool| -> Vec<Opening> {
            let all = Opening::all().iter().copied();
            all.filter(|opening| {
                let mut names = languages.iter().map(|texts| texts.describe(opening));
                is_like(opening.id) || names.any(|name| is_like(&name.to_lowercase()))
            })
            .collect()
        };
        let found = like(&|name| name == wanted);
        if found.is_empty() {
            return like(&|name| name.contains(&wanted));
        }
        found
    }

    /// The opening with this name in any language, or why it is not clear which.
    pub fn opening_named(&self, name: &str) -> Result<Opening, String> {
        match &*Texts::openings_named(name) {
            [] => Err(self.library_unknown_opening(name)),
            [opening] => Ok(*opening),
            several => {
                let names: Vec<String> = several.iter().map(|it| self.describe(it)).collect();
                Err(self.library_which_opening(name, &names.join(", ")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use outflank_record::openings::Opening;

    use crate::{Language, Texts};

    #[test]
    fn every_opening_has_a_name_of_its_own_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let names: HashSet<String> =
                Opening::all().iter().map(|it| texts.describe(it)).collect();
            assert_eq!(names.len(), Opening::all().len());
        }
        let tiger = Opening::all().iter().find(|it| it.id == "tiger").unwrap();
        assert_eq!(Texts::new(Language::FR).describe(tiger), "Tigre");
    }

    #[test]
    fn no_name_is_left_over() {
        let names: HashSet<String> = Opening::all().iter().map(super::key).collect();
        for (key, text) in crate::tests::english().texts {
            assert_eq!(text.file == "openings", names.contains(&key), "{key}");
        }
    }
}
