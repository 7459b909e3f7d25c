//! Names of openings, and errors in lists of openings.

use outflank_app::new_game::Beginning;
use outflank_record::openings::Opening;
use outflank_record::xot::XotError;

use crate::{Describe, Texts};

fn key(opening: &Opening) -> String {
    format!("opening-{}", opening.id.replace('_', "-"))
}

impl Describe for Opening {
    fn describe(&self, texts: &Texts) -> String {
        texts.format(&key(self), [])
    }
}

/// Where games begin, as a form names it.
impl Describe for Beginning {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Beginning::Usual => texts.beginning_usual(),
            Beginning::Xot => texts.beginning_xot(),
            Beginning::Opening(opening) => texts.describe(opening),
            Beginning::After(prelude) => prelude.transcript(),
            Beginning::Position(_) => texts.beginning_position(),
        }
    }
}

impl Describe for XotError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            XotError::Empty => texts.openings_none(),
            XotError::Moves(line, reason) => texts.openings_line(*line, &texts.describe(reason)),
            XotError::Count(line, moves) => texts.openings_line(*line, &texts.xot_count(*moves)),
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
