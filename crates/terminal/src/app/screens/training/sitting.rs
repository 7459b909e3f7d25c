//! A sitting: assignments as exercises, and the summary at its end.

use outflank_app::training::{Assignment, Entrance, Sitting};
use outflank_learn::course::{self, Chapter};
use outflank_text::Texts;
use ratatui::layout::Rect;

use crate::app::canvas::{Canvas, Paragraph, Scroll};
use crate::app::screens::exercise::{ExerciseScreen, Next, Subject};
use crate::app::shared::{Go, KeyHint, Screen, Shared};
use crate::app::theme::Theme;
use crate::app::{Input, Key};

/// Sits down for something. If nothing waits there, that is said.
pub fn open_sitting(entrance: Entrance, shared: &mut Shared) -> Go {
    let today = shared.today();
    let sitting = Sitting::begin(entrance, &mut shared.progress, today);
    shared.keep_progress();
    let assignment = sitting.assignment(&shared.progress);
    shared.sitting = Some(sitting);
    if let Some(assignment) = assignment {
        return Go::Open(ExerciseScreen::open(assignment, shared));
    }
    shared.notice = Some(match entrance {
        Entrance::Daily => shared.texts.practice_daily_done(),
        _ => shared.texts.practice_empty(),
    });
    Go::Stay
}

impl Subject for Assignment {
    fn title(&self, texts: &Texts) -> String {
        let (number, all) = self.place();
        let count = texts.practice_count(number, all);
        format!("{} · {count}", texts.assignment_title(self))
    }

    fn task(&self, texts: &Texts) -> String {
        texts.describe(self)
    }

    fn help(&self, texts: &Texts) -> Vec<String> {
        vec![texts.practice_lead()]
    }

    fn next_key(texts: &Texts) -> KeyHint {
        KeyHint::letter('n', texts.practice_skip())
    }

    fn lesson(&self, shared: &Shared) -> Option<&'static Chapter> {
        course::find(Assignment::lesson(self, &shared.progress)?)
    }

    fn next(&self, shared: &mut Shared) -> Next<Assignment> {
        let Some(sitting) = &mut shared.sitting else {
            return Next::Back;
        };
        sitting.go_on(self, &shared.progress);
        match sitting.assignment(&shared.progress) {
            Some(assignment) => Next::Task(assignment),
            None => Next::Screen(Box::new(SummaryScreen)),
        }
    }
}

/// What came of a sitting.
struct SummaryScreen;

impl Screen for SummaryScreen {
    fn title(&self, shared: &Shared) -> String {
        shared.texts.practice_over()
    }

    fn keys(&self, shared: &Shared) -> Vec<KeyHint> {
        vec![KeyHint::new(Key::Enter, shared.texts.go_on())]
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Shared) {
        let Some(sitting) = &shared.sitting else {
            return;
        };
        let texts = &shared.texts;
        let summary = sitting.summary(&shared.progress);
        let prose = [
            Paragraph::styled(texts.describe(&sitting.entrance()), Theme::strong()),
            Paragraph::gap(),
            Paragraph::new(texts.describe(&summary)),
            Paragraph::gap(),
            Paragraph::new(texts.practice_streak(summary.streak)),
        ];
        canvas.paragraphs(area, &prose, Scroll::From(0));
    }

    fn input(&mut self, input: Input, _: &mut Shared) -> Go {
        match input {
            Input::Key(Key::Enter | Key::Char(' ')) => Go::Back,
            _ => Go::Stay,
        }
    }
}
