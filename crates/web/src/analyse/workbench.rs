//! The game that is looked at, what is known about it, and everything that can be done with it. No view.

use leptos::prelude::*;
use outflank_engine::{Report, Scores};
use outflank_rules::{Move, Position, Square};
use outflank_text::Texts;

use super::address;
use super::agenda::{Agenda, Effort, Step};
use super::judge::{self, Place};
use super::reader::{self, Unreadable};
use super::study::Study;
use crate::engine::{self, Engine, Event, Thinking, use_engine};
use crate::parts::announcer::{Announcer, use_announcer};
use crate::parts::notices::{Notices, use_notices};
use crate::parts::sound::{Sound, Sounds, use_sounds};
use crate::route::{self, Page, Route, use_route};
use crate::store;
use crate::words::{Words, use_words};

/// Under this key is the address of what was looked at last.
const LAST: &str = "analyse.last";

/// The game that is looked at, and what is known about it.
#[derive(Clone, Copy)]
pub struct Workbench {
    study: RwSignal<Study>,
    scores: RwSignal<Scores>,
    agenda: RwSignal<Agenda>,
    /// What the engine has found so far about the position it is at.
    progress: RwSignal<Option<Report>>,
    /// Whether a position is being set up: then nothing is looked at.
    pub setting_up: RwSignal<bool>,
    position: Memo<Position>,
    course: Memo<Vec<Place>>,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    engine: Engine,
    notices: Notices,
    announcer: Announcer,
    sounds: Sounds,
    words: Words,
}

impl Workbench {
    /// Opens what the address names, or what was looked at last, or the start of a game.
    pub fn open() -> Workbench {
        let study = RwSignal::new(Study::new(Position::START));
        let scores = RwSignal::new(Scores::new());
        let bench = Workbench {
            study,
            scores,
            agenda: RwSignal::new(Agenda::default()),
            progress: RwSignal::new(None),
            setting_up: RwSignal::new(false),
            position: Memo::new(move |_| study.with(Study::position)),
            course: Memo::new(move |_| {
                study.with(|study| scores.with(|scores| judge::course(study, scores)))
            }),
            thinking: StoredValue::new_local(None),
            engine: use_engine(),
            notices: use_notices(),
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
        };
        if let Some(last) = store::read(LAST)
            && let Some(Ok(study)) = address::read(&Route::parse(&last))
        {
            bench.study.set(study);
        }
        let route = use_route();
        Effect::new(move |_| {
            let route = route.get();
            if route.page == Page::Analyse {
                bench.follow(&route);
            }
        });
        Effect::new(move |_| {
            bench.setting_up.track();
            bench.position.track();
            bench.think();
        });
        on_cleanup(move || bench.hush());
        bench
    }

    /// The game.
    pub fn study(self) -> RwSignal<Study> {
        self.study
    }

    /// What is known.
    pub fn scores(self) -> RwSignal<Scores> {
        self.scores
    }

    /// The position on the board.
    pub fn position(self) -> Memo<Position> {
        self.position
    }

    /// All places of the line, with what is known about them.
    pub fn course(self) -> Memo<Vec<Place>> {
        self.course
    }

    /// What the engine has found so far, while it thinks.
    pub fn progress(self) -> Signal<Option<Report>> {
        self.progress.into()
    }

    /// Reads something about what the engine is to look at.
    pub fn agenda<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Agenda) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.agenda.with(|agenda| read(agenda)))
    }

    /// Opens what the address names; if that is nothing, the address is that of what is there.
    fn follow(self, route: &Route) {
        match address::read(route) {
            Some(Ok(study)) => self.show(study),
            Some(Err(error)) => {
                self.notices
                    .warn(move |t| t.describe(&Unreadable::Address(error)));
                self.moved();
            }
            None => self.moved(),
        }
    }

    /// Reads a text. If it cannot be read, nothing changes.
    pub fn read(self, text: &str) -> Result<(), Unreadable> {
        let study = reader::read(text)?;
        let moves = study.len();
        self.show(study);
        self.notices.inform(move |t| t.analyse_opened(moves));
        Ok(())
    }

    /// Looks at something else.
    pub fn show(self, study: Study) {
        self.agenda.update(Agenda::drop_game);
        self.setting_up.set(false);
        self.study.set(study);
        self.moved();
    }

    /// Goes to a place of the line; `aloud` unless a screen reader says it anyway.
    pub fn go(self, at: usize, aloud: bool) {
        let before = self.study.with_untracked(Study::at);
        self.study.update(|study| study.go(at));
        if self.study.with_untracked(Study::at) != before {
            self.moved();
            if aloud {
                self.announcer.say(&self.here());
            }
        }
    }

    /// Goes some moves on, or back.
    pub fn step(self, by: isize) {
        if !self.setting_up.get_untracked() {
            let at = self.study.with_untracked(Study::at);
            self.go(at.saturating_add_signed(by), true);
        }
    }

    /// The place where one is, in words.
    fn here(self) -> String {
        let at = self.study.with_untracked(Study::at);
        let texts = self.words.now();
        self.course
            .with_untracked(|course| course.get(at).map(|place| place.in_words(at, &texts)))
            .unwrap_or_default()
    }

    /// Places a disc.
    pub fn place(self, square: Square) {
        match self.study.try_update(|study| study.place(square)) {
            Some(Ok(placed)) => {
                self.moved();
                let texts = self.words.now();
                let flips = placed.flips.len();
                self.sounds.play(Sound::Place { flips });
                self.announcer.say(&texts.played(
                    placed.mover,
                    square,
                    flips,
                    &placed.flips.to_string(),
                ));
                if let Some(color) = placed.passed {
                    self.notices.inform(move |t| t.passed(color));
                }
            }
            Some(Err(reason)) => {
                self.sounds.play(Sound::Refuse);
                self.notices.refuse(move |t| t.describe(&reason));
            }
            None => {}
        }
    }

    /// Looks at a line from here as a variation, of which nothing is played yet.
    pub fn try_line(self, moves: &[Move]) {
        self.study.update(|study| {
            let at = study.at();
            study.follow(moves);
            study.go(at);
        });
        self.moved();
    }

    /// Goes back from a variation to the game.
    pub fn leave_variation(self) {
        self.study.update(Study::leave_variation);
        self.moved();
        self.announcer.say(&self.here());
    }

    /// The address follows what is shown, and is kept.
    fn moved(self) {
        let route = self.study.with_untracked(address::of);
        route::rewrite(&route);
        if store::write(LAST, &route.href()).is_err() {
            self.notices.warn(Texts::not_stored);
        }
    }

    /// Whether the position on the board is looked at.
    pub fn look(self, on: bool) {
        self.agenda.update(|agenda| agenda.looking = on);
        self.think();
    }

    /// Looks at the position on the board, or does so no more.
    pub fn switch(self) {
        let looking = self.agenda.with_untracked(|agenda| agenda.looking);
        self.look(!looking);
    }

    /// How thoroughly.
    pub fn set_effort(self, effort: Effort) {
        self.agenda.update(|agenda| agenda.effort = effort);
        self.think();
    }

    /// Looks at the whole game, from its end.
    pub fn look_at_game(self) {
        let positions = self.study.with_untracked(Study::positions);
        self.agenda.update(|agenda| agenda.take_game(&positions));
        self.think();
    }

    /// Looks no further.
    pub fn stop(self) {
        self.agenda.update(|agenda| {
            agenda.drop_game();
            agenda.looking = false;
        });
        self.think();
    }

    /// Lets the engine do what is to be done now.
    fn think(self) {
        let here = (!self.setting_up.get_untracked()).then(|| self.position.get_untracked());
        let whole = self.agenda.with_untracked(|agenda| agenda.game().is_some());
        let step = self.scores.with_untracked(|scores| {
            let solved = |position| judge::is_solved(scores, position);
            self.agenda.try_update(|agenda| agenda.next(here, solved))
        });
        if whole && self.agenda.with_untracked(|agenda| agenda.game().is_none()) {
            self.notices.inform(Texts::analyse_game_done);
        }
        match step {
            None | Some(Step::Wait) => {}
            Some(Step::Hush) => self.hush(),
            Some(Step::Ask(position, effort)) => {
                self.hush();
                let listener = move |event| self.hear(position, event);
                let thinking = self.engine.ask(effort.question(position), listener);
                self.thinking.set_value(Some(thinking));
            }
        }
    }

    fn hear(self, position: Position, event: Event) {
        match event {
            Event::Progress(report) => {
                self.scores.update(|scores| scores.add(position, &report));
                self.progress.set(Some(report));
            }
            Event::Done { report, .. } => {
                self.thinking.set_value(None);
                self.scores.update(|scores| scores.add(position, &report));
                self.agenda.update(Agenda::finish);
                self.think();
                if self
                    .agenda
                    .with_untracked(|agenda| agenda.asked().is_none())
                {
                    self.progress.set(None);
                }
            }
            Event::Failed(why) => {
                self.thinking.set_value(None);
                self.progress.set(None);
                self.agenda.update(Agenda::give_up);
                self.notices.warn(move |t| engine::reason(t, why));
            }
        }
    }

    /// The engine need not think about what it was asked.
    fn hush(self) {
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
        let _ = self.progress.try_set(None);
    }
}
