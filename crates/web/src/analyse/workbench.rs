//! The review on the page: carries out its effects and announces what happens. No view.

use std::time::Duration;

use leptos::prelude::*;
use outflank_app::kept::{self, LAST_STUDY};
use outflank_app::review::{Effort, Happening, Input, Plan, Point, Review, USUAL};
use outflank_app::study::{Study, Tree};
use outflank_app::{Effect as AppEffect, JobId, Reply};
use outflank_engine::Level;
use outflank_rules::{Move, Position, Square};
use outflank_text::Texts;

use super::address;
use super::reader::{self, Unreadable};
use super::sentences;
use crate::components::announcer::{Announcer, use_announcer};
use crate::components::notices::{Notices, use_notices};
use crate::components::sound::{Sound, Sounds, use_sounds};
use crate::engine::{Engine, Thinking, use_engine};
use crate::explorer;
use crate::route::{self, Page, Route, use_route};
use crate::store::{self, Browser};
use crate::words::{Words, use_words};

/// The search efforts to choose from, with their names.
pub const EFFORTS: [(Effort, fn(&Texts) -> String); 5] = [
    (level(12), Texts::analyse_effort_quick),
    (Effort::Level(USUAL), Texts::analyse_effort_thorough),
    (level(17), Texts::analyse_effort_deep),
    (Effort::Time(Duration::from_secs(5)), |t| {
        t.analyse_effort_timed(5)
    }),
    (Effort::Endless, Texts::analyse_effort_endless),
];

const fn level(number: u8) -> Effort {
    Effort::Level(Level::new(number).unwrap())
}

/// The game under review.
#[derive(Clone, Copy)]
pub struct Workbench {
    review: RwSignal<Review>,
    /// The search effort.
    pub effort: RwSignal<Effort>,
    /// Whether the position editor is open; the search rests meanwhile.
    pub setting_up: RwSignal<bool>,
    position: Memo<Position>,
    course: Memo<Vec<Point>>,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    engine: Engine,
    notices: Notices,
    announcer: Announcer,
    sounds: Sounds,
    words: Words,
}

impl Workbench {
    /// Opens the study in the address, else the last one, else the start position.
    pub fn open() -> Workbench {
        let notices = use_notices();
        let read = |text: &str| address::from_kept(text).map(Some);
        let last = notices.accept(kept::read(&Browser, LAST_STUDY, read));
        let study = last.unwrap_or_else(|| Tree::new(Position::START).into());
        let review = RwSignal::new(Review::new(study, Plan::default()));
        let bench = Workbench {
            review,
            effort: RwSignal::new(Effort::Level(USUAL)),
            setting_up: RwSignal::new(false),
            position: Memo::new(move |_| review.with(|review| review.study().position())),
            course: Memo::new(move |_| review.with(Review::course)),
            thinking: StoredValue::new_local(None),
            engine: use_engine(),
            notices,
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
        };
        let route = use_route();
        Effect::new(move |_| {
            let route = route.get();
            if route.page == Page::Analyse {
                bench.follow(&route);
            }
        });
        Effect::new(move |_| {
            bench.act(Input::Pause(bench.setting_up.get()));
        });
        on_cleanup(move || bench.cancel());
        bench
    }

    /// Reads the review, reactively.
    pub fn review<T>(self, read: impl FnOnce(&Review) -> T) -> T {
        self.review.with(read)
    }

    /// Reads the study, reactively.
    pub fn study<T>(self, read: impl FnOnce(&Study) -> T) -> T {
        self.review.with(|review| read(review.study()))
    }

    /// The position on the board.
    pub fn position(self) -> Memo<Position> {
        self.position
    }

    /// The points of the current line.
    pub fn course(self) -> Memo<Vec<Point>> {
        self.course
    }

    /// Sends an input, carries out the effects, and announces what happened.
    fn act(self, input: Input) -> Vec<Happening> {
        let acted = |review: &mut Review| (review.update(input), review.effects());
        let (happenings, effects) = self.review.try_update(acted).unwrap_or_default();
        for effect in effects {
            match effect {
                AppEffect::Ask(id, question) => {
                    let listener = move |reply| self.hear(id, reply);
                    let thinking = self.engine.ask(question, listener);
                    self.thinking.set_value(Some(thinking));
                }
                AppEffect::Cancel(_) => self.cancel(),
                AppEffect::Hurry(_) | AppEffect::Keep => {}
            }
        }
        for &happening in &happenings {
            self.tell(happening);
        }
        happenings
    }

    fn tell(self, happening: Happening) {
        match happening {
            Happening::Moved => self.moved(),
            Happening::Placed(placed) => {
                let flips = placed.flips.len();
                self.sounds.play(Sound::Place { flips });
                let squares = placed.flips.to_string();
                let texts = self.words.now();
                let said = texts.played(placed.mover, placed.square, flips, &squares);
                self.announcer.say(&said);
                if let Some(color) = placed.passed {
                    self.notices.inform(move |t| t.passed(color));
                }
            }
            Happening::Refused(reason) => {
                self.sounds.play(Sound::Refuse);
                self.notices.refuse(move |t| t.describe(&reason));
            }
            Happening::LineDone => {
                self.plan(|plan| plan.line = None);
                self.notices.inform(Texts::analyse_game_done);
            }
            // The engine has already said why.
            Happening::EngineFailed => {}
        }
    }

    fn hear(self, id: JobId, reply: Reply) {
        if !matches!(reply, Reply::Progress(_)) {
            self.thinking.set_value(None);
        }
        self.act(Input::Reply(id, reply));
    }

    /// Drops the open question.
    fn cancel(self) {
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
    }

    /// Opens the study in the address; without one, the address is set to the current study's.
    fn follow(self, route: &Route) {
        match address::read(route) {
            // Already open, with comments that an address lacks.
            Some(Ok(study)) if address::of(&study) == untrack(|| self.study(address::of)) => {
                self.moved();
            }
            Some(Ok(study)) => self.show(study),
            Some(Err(error)) => {
                self.notices
                    .warn(move |t| t.describe(&Unreadable::Address(error)));
                self.moved();
            }
            None => self.moved(),
        }
        if address::begins_review(route) {
            self.look_at_game();
        }
    }

    /// Opens a pasted text. On failure nothing changes.
    pub fn read(self, text: &str) -> Result<(), Unreadable> {
        let (study, fault) = reader::read(text)?;
        let moves = study.len();
        self.show(study);
        let added = self
            .notices
            .check(explorer::add_games(reader::records(text)));
        if let Some(unkept) = added.map(|added| added.unkept).filter(|&it| it > 0) {
            self.notices.warn(move |t| t.explorer_unkept(unkept));
        }
        match fault {
            Some(fault) => self.notices.warn(move |t| t.describe(&fault)),
            None => self.notices.inform(move |t| t.analyse_opened(moves)),
        }
        Ok(())
    }

    /// Opens another study.
    pub fn show(self, study: impl Into<Study>) {
        self.plan(|plan| plan.line = None);
        self.setting_up.set(false);
        self.act(Input::Open(study.into()));
    }

    /// Moves the cursor; `aloud` unless a screen reader announces it anyway.
    pub fn go(self, at: usize, aloud: bool) {
        if self.act(Input::Go(at)).contains(&Happening::Moved) && aloud {
            self.announcer.say(&self.here());
        }
    }

    /// Moves the cursor forward or back.
    pub fn step(self, by: isize) {
        if !self.setting_up.get_untracked() {
            let at = untrack(|| self.study(Study::at));
            self.go(at.saturating_add_signed(by), true);
        }
    }

    /// The point at the cursor, in words.
    fn here(self) -> String {
        let at = untrack(|| self.study(Study::at));
        let texts = self.words.now();
        self.course
            .with_untracked(|course| sentences::point(&course[at], at, &texts))
    }

    /// Places a disc.
    pub fn place(self, square: Square) {
        self.act(Input::Place(square));
    }

    /// Adds a line from here as a variation; the cursor stays.
    pub fn try_line(self, moves: Vec<Move>) {
        self.act(Input::Try(moves));
    }

    /// Returns from a variation to the main line.
    pub fn leave_variation(self) {
        self.act(Input::LeaveVariation);
        self.announcer.say(&self.here());
    }

    /// Updates the address, and saves the study.
    fn moved(self) {
        route::rewrite(&untrack(|| self.study(address::of)));
        self.keep();
    }

    fn keep(self) {
        let kept = untrack(|| self.study(address::to_kept));
        self.notices.check(store::write(LAST_STUDY, &kept));
    }

    /// Writes a comment on the position on the board.
    pub fn comment(self, comment: String) {
        self.act(Input::Comment(comment));
        self.keep();
    }

    fn plan(self, change: impl FnOnce(&mut Plan)) {
        let mut plan = untrack(|| self.review(Review::plan));
        change(&mut plan);
        self.act(Input::Plan(plan));
    }

    /// Turns the search of the current position on or off.
    pub fn look(self, on: bool) {
        self.plan(|plan| plan.here = on.then(|| self.effort.get_untracked()));
    }

    /// Toggles the search of the current position.
    pub fn switch(self) {
        self.plan(|plan| plan.here = plan.here.is_none().then(|| self.effort.get_untracked()));
    }

    /// Sets the search effort.
    pub fn set_effort(self, effort: Effort) {
        self.effort.set(effort);
        self.plan(|plan| {
            plan.here = plan.here.map(|_| self.effort.get_untracked());
            plan.line = plan.line.map(|_| self.effort.get_untracked());
        });
    }

    /// Searches the whole line, then goes to the first move to talk about.
    pub fn look_at_game(self) {
        self.act(Input::Review(self.effort.get_untracked()));
    }

    /// Goes to the next bad move, or to the one before.
    pub fn go_to_mistake(self, by: isize) {
        if self.act(Input::Mistake(by)).contains(&Happening::Moved) {
            self.announcer.say(&self.here());
        }
    }

    /// Stops all searches.
    pub fn stop(self) {
        self.plan(|plan| *plan = Plan::default());
    }
}
