//! What the coach says, and how much help there was.

use outflank_app::table::Warning;
use outflank_learn::training::Tag;
use outflank_play::Help;

use crate::{Manner, Texts};

impl Texts {
    /// The sentences of a warning: what the move costs, what it is about, what can be done.
    pub fn warning(&self, warning: Warning, manner: Manner) -> Vec<String> {
        vec![
            self.coach_costs(warning.square, warning.discs),
            self.warning_reason(warning),
            match manner {
                Manner::Buttons | Manner::Keys => self.coach_anyway_buttons(),
                Manner::Words => self.coach_anyway_words(),
            },
        ]
    }

    /// When the coach is there, as it can be chosen in the settings.
    pub fn coach_choice(&self, chosen: Option<bool>) -> String {
        match chosen {
            None => self.coach_new(),
            Some(true) => self.coach_always(),
            Some(false) => self.coach_never(),
        }
    }

    fn warning_reason(&self, warning: Warning) -> String {
        let about = |tag: Tag| self.format(&format!("training-coach-{}", tag.name()), []);
        match (warning.corner, warning.tag) {
            (Some(corner), Some(Tag::GivenCorner)) => self.coach_corner(corner),
            (_, Some(tag)) => about(tag),
            (_, None) => self.coach_no_reason(),
        }
    }

    /// That there was help in a game; `None` if there was none.
    pub fn help_had(&self, help: Help) -> Option<String> {
        let Help {
            hints,
            undos,
            warnings,
        } = help;
        (help != Help::default()).then(|| self.coach_helped(hints, undos, warnings))
    }
}
