//! What openings are called.

use outflank_record::openings::Opening;

use crate::{Describe, Texts};

impl Describe for Opening {
    fn describe(&self, texts: &Texts) -> String {
        texts.format(&format!("opening_{}", self.id), [])
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
        assert_eq!(Texts::new(Language::French).describe(tiger), "Tigre");
    }

    #[test]
    fn no_name_is_left_over() {
        let names: HashSet<String> = Opening::all()
            .iter()
            .map(|it| format!("opening_{}", it.id))
            .collect();
        for (topic, declared) in crate::messages::declared() {
            for message in declared.iter().filter(|_| topic == "openings") {
                assert!(names.contains(message.name), "{}", message.name);
            }
        }
    }
}
