//! Training: what waits today, and the ways in.
//!
//! - here: the menu;
//! - `sitting`: one task after the other; `drill`: a minute of questions; `openings`: the book as an opponent;
//! - `progress`: how the learner gets on.

mod drill;
mod openings;
mod progress;
mod sitting;

use outflank_app::training::Entrance;
use outflank_learn::training::Drill;
use outflank_text::Texts;

pub use self::drill::DrillScreen;
pub use self::openings::OpeningsScreen;
use self::progress::ProgressScreen;
pub use self::sitting::open_sitting;
use super::menu::Menu;
use crate::app::shared::{Go, Screen, Shared};
use crate::app::widgets::list::Row;

/// The menu of training.
pub struct TrainingMenu {
    /// The rung of the ladder, for what is said about it.
    empties: u32,
}

#[derive(Clone, Copy)]
enum Way {
    Sitting(Entrance),
    Openings,
    Drill(Drill),
    Progress,
}

impl TrainingMenu {
    pub fn new(shared: &Shared) -> TrainingMenu {
        let ladder = shared.progress.training().ladder;
        TrainingMenu {
            empties: ladder.rung().empties(),
        }
    }
}

fn ways() -> Vec<Way> {
    let sittings = Entrance::ALL.map(Way::Sitting).into_iter();
    let drills = Drill::ALL.map(Way::Drill);
    let others = [Way::Openings].into_iter().chain(drills);
    sittings.chain(others).chain([Way::Progress]).collect()
}

impl Menu for TrainingMenu {
    fn title(&self, texts: &Texts) -> String {
        texts.practice_title()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let (texts, today) = (&shared.texts, shared.today());
        let training = shared.progress.training();
        let streak = training.habit.streak(today);
        let row = |way| match way {
            Way::Sitting(Entrance::Ladder) => Row::new(texts.practice_ladder())
                .with_note(training.ladder.rung().empties().to_string()),
            Way::Sitting(entrance) => {
                let waiting = entrance.waiting(&shared.progress, today);
                let note = match waiting {
                    0 => "✓".to_owned(),
                    count => count.to_string(),
                };
                Row::new(texts.describe(&entrance)).with_note(note)
            }
            Way::Openings => Row::new(texts.practice_openings()),
            Way::Drill(drill) => {
                let best = training.drills.get(&drill);
                let note = best.map(|&best| texts.practice_drill_best(best));
                Row::new(texts.describe(&drill)).with_note(note.unwrap_or_default())
            }
            Way::Progress => Row::new(texts.practice_progress()),
        };
        let mut rows = vec![Row::heading(texts.practice_streak(streak))];
        rows.extend(ways().into_iter().map(row));
        rows
    }

    fn about(&self, index: usize, texts: &Texts) -> String {
        match ways()[index] {
            Way::Sitting(Entrance::Daily) => texts.practice_lead(),
            Way::Sitting(Entrance::Deck) => texts.practice_deck_about(),
            Way::Sitting(Entrance::Mistakes) => texts.practice_mistakes_about(),
            Way::Sitting(Entrance::Ladder) => texts.practice_ladder_about(self.empties),
            Way::Sitting(Entrance::OfTheDay) => texts.practice_day_about(),
            Way::Openings => texts.practice_openings_about(),
            Way::Drill(_) => texts.practice_drills_about(),
            Way::Progress => texts.practice_progress_about(),
        }
    }

    fn open(&self, index: usize, shared: &mut Shared) -> Option<Box<dyn Screen>> {
        match ways()[index] {
            Way::Sitting(entrance) => match open_sitting(entrance, shared) {
                Go::Open(screen) => Some(screen),
                _ => None,
            },
            Way::Openings => Some(Box::new(OpeningsScreen::new(shared))),
            Way::Drill(drill) => Some(Box::new(DrillScreen::new(drill, shared))),
            Way::Progress => Some(Box::new(ProgressScreen)),
        }
    }
}
