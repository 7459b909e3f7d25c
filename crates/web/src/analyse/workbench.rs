//! The review on the page: carries out its effects and announces what happens. No view.

use std::time::Duration;

use leptos::prelude::*;
use outflank_app::kept::{self, DESK, GameId, Judged, LAST_STUDY, LastStudy};
use outflank_app::review::{Desk, Effort, Happening, Input, Plan, Point, Review, USUAL};
use outflank_app::study::{Opened, Study, Tree};
use outflank_app::{Effect as AppEffect, JobId, Reply};
use outflank_engine::Level;
use outflank_record::GameRecord;
use outflank_report::{AnalysedGame, page};
use outflank_rules::{Move, Position, Square};
use outflank_text::Texts;

use super::address;
use super::sentences;
use crate::components::announcer::{Announcer, use_announcer};
use crate::components::notices::{Notices, use_notices};
use crate::components::sound::{Sound, Sounds, use_sounds};
use crate::engine::{Engine, Thinking, use_engine};
use crate::files::use_files;
use crate::route::{self, Page, Route, use_route};
use crate::store::games::GAMES;
use crate::store::progress::learn_from;
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
    /// How somebody likes to study.
    pub desk: RwSignal<Desk>,
    /// The line of play that is shown on the board, as discs that are not there yet.
    pub hovered: RwSignal<Vec<Move>>,
    /// How often a whole line has been searched.
    pub done: RwSignal<usize>,
    /// The kept game that is studied: what is noted is kept with it.
    game: RwSignal<Option<GameId>>,
    /// Other games, not kept themselves, with what was noted about them.
    pub noted: RwSignal<Vec<GameRecord>>,
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
    /// Whether it is only looked at, in the style guide: nothing is asked, said or kept.
    is_sample: bool,
}

impl Workbench {
    /// A review to look at.
    pub fn sample(review: Review) -> Workbench {
        Workbench {
            is_sample: true,
            ..Workbench::of(review, Desk::default(), None)
        }
    }

    fn of(review: Review, desk: Desk, game: Option<GameId>) -> Workbench {
        let review = RwSignal::new(review);
        Workbench {
            review,
            desk: RwSignal::new(desk),
            hovered: RwSignal::new(Vec::new()),
            done: RwSignal::new(0),
            game: RwSignal::new(game),
            noted: RwSignal::new(Vec::new()),
            setting_up: RwSignal::new(false),
            position: Memo::new(move |_| review.with(|review| review.study().position())),
            course: Memo::new(move |_| review.with(Review::course)),
            thinking: StoredValue::new_local(None),
            engine: use_engine(),
            notices: use_notices(),
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
            is_sample: false,
        }
    }

    /// Opens the study in the address, else the last one, else the start position.
    pub fn open() -> Workbench {
        let notices = use_notices();
        let read = |text: &str| {
            let study = address::from_kept(text)?;
            Some(Some((study, address::game_of_kept(text))))
        };
        let last = notices.accept(kept::read(&Browser, LAST_STUDY, read));
        let (study, game) = last.unwrap_or_else(|| (Tree::new(Position::START).into(), None));
        let desk = notices.accept(kept::read(&Browser, DESK, Desk::load));
        let noted = notices.accept(LastStudy(&Browser).others(&study));
        let bench = Workbench::of(Review::new(study, Plan::default()), desk, game);
        bench.noted.set(noted);
        bench.recall();
        bench.look(desk.engine);
        let route = use_route();
        Effect::new(move |_| {
            let route = route.get();
            if route.page == Page::Analyse {
                bench.follow(&route);
            }
        });
        use_files().on_arrival(move |game| bench.receive(&game));
        Effect::new(move |_| {
            bench.act(Input::Pause(bench.setting_up.get()));
        });
        on_cleanup(move || {
            bench.cancel();
            bench.keep_findings();
        });
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
        let acted = self.review.try_update(acted).filter(|_| !self.is_sample);
        let (happenings, effects) = acted.unwrap_or_default();
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
                match self.review.with_untracked(learn_from) {
                    0 => self.notices.inform(Texts::analyse_game_done),
                    count => self.notices.inform(move |t| {
                        format!("{} {}", t.analyse_game_done(), t.practice_learned(count))
                    }),
                }
                self.done.update(|done| *done += 1);
            }
            // The engine has already said why.
            Happening::EngineFailed => {}
        }
    }

    fn hear(self, id: JobId, reply: Reply) {
        if !matches!(reply, Reply::Progress(_)) {
            self.thinking.set_value(None);
        }
        let is_found = matches!(reply, Reply::Done(_));
        self.act(Input::Reply(id, reply));
        if is_found {
            self.keep_findings();
        }
    }

    /// Takes over what was found about this study before.
    fn recall(self) {
        let tree = untrack(|| self.study(|study| study.tree().clone()));
        let found = self.notices.accept(Judged(&Browser).read(&tree));
        self.review.update(|review| review.recall(&found));
    }

    /// Keeps what was found about this study.
    fn keep_findings(self) {
        if self.is_sample {
            return;
        }
        let now = js_sys::Date::now() as u64;
        let kept = self.review.try_with_untracked(|review| {
            Judged(&Browser).keep(review.study().tree(), &review.findings(), now)
        });
        kept.map(|kept| self.notices.check(kept));
    }

    /// Drops the open question.
    fn cancel(self) {
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
    }

    /// Opens the study in the address; without one, the address is set to the current study's.
    fn follow(self, route: &Route) {
        let game = address::game(route);
        let is_other = game.is_some() && game != self.game.get_untracked();
        match address::read(route) {
            // Already open, with comments that an address lacks.
            Some(Ok(study))
                if !is_other && address::of(&study) == untrack(|| self.study(address::of)) =>
            {
                self.moved();
            }
            Some(Ok(study)) => {
                let noted = game.as_ref().and_then(|game| self.with_notes(game, &study));
                let game = game.filter(|_| noted.is_some());
                self.show_of(noted.unwrap_or(study), game);
            }
            Some(Err(error)) => {
                self.notices.warn(move |t| t.describe(&error));
                self.moved();
            }
            None => self.moved(),
        }
        if address::begins_review(route) {
            self.look_at_game();
        }
    }

    /// A kept game with what was noted on it, at the place of this study.
    fn with_notes(self, game: &GameId, study: &Study) -> Option<Study> {
        let saved = self.notices.accept(GAMES.open(game))?;
        Some(Study::of_saved(&saved, Some(game)).at_place_of(study))
    }

    /// Opens a game that got into the page.
    fn receive(self, game: &Opened) {
        let study = game.study();
        let moves = study.len();
        self.show(study);
        if game.fault.is_some() || !game.left_out.is_empty() {
            let game = game.clone();
            self.notices
                .warn(move |t| t.missing_of(&game).unwrap_or_default());
        } else {
            self.notices.inform(move |t| t.analyse_opened(moves));
        }
    }

    /// The report about the line, as a page of its own, once all of it has been looked at.
    pub fn report(self, texts: &Texts) -> Option<String> {
        let game = untrack(|| {
            self.review(|review| AnalysedGame::new(1, review.study().record(), review, texts))
        });
        game.map(|game| page(&[game], texts))
    }

    /// Opens another study.
    pub fn show(self, study: impl Into<Study>) {
        self.show_of(study.into(), None);
    }

    fn show_of(self, study: Study, game: Option<GameId>) {
        self.set_aside();
        let last = LastStudy(&Browser);
        let study = match game {
            Some(_) => study,
            None => self.notices.accept(last.with_notes(study)),
        };
        self.noted.set(self.notices.accept(last.others(&study)));
        self.plan(|plan| plan.line = None);
        self.setting_up.set(false);
        self.hovered.set(Vec::new());
        self.game.set(game);
        self.act(Input::Open(study));
        self.recall();
        // What is known need not be asked.
        self.plan(|_| ());
    }

    /// Keeps what was noted about a game that is not kept itself.
    fn set_aside(self) {
        let is_kept = self.game.get_untracked().is_some();
        let whole = untrack(|| self.study(|study| (!study.is_empty()).then(|| study.whole())));
        if let Some(record) = whole.filter(|_| !is_kept && !self.is_sample) {
            self.notices.check(LastStudy(&Browser).keep(&record));
        }
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
            .with_untracked(|course| sentences::point(&course[at], &texts))
    }

    /// Places a disc.
    pub fn place(self, square: Square) {
        self.act(Input::Place(square));
        self.note();
    }

    /// Adds a line from here as a variation; the cursor stays.
    pub fn try_line(self, moves: Vec<Move>) {
        self.act(Input::Try(moves));
        self.note();
    }

    /// Goes to a node of the tree.
    pub fn select(self, path: Vec<usize>) {
        self.act(Input::Select(path));
    }

    /// Returns from a variation to the main line.
    pub fn leave_variation(self) {
        self.act(Input::LeaveVariation);
        self.announcer.say(&self.here());
    }

    /// Puts the variation before what it departs from.
    pub fn promote(self) {
        self.act(Input::Promote);
        self.moved();
        self.note();
        self.keep_findings();
    }

    /// Deletes the variation.
    pub fn delete_variation(self) {
        self.act(Input::DeleteVariation);
        self.note();
        self.announcer.say(&self.here());
    }

    /// Updates the address, and saves the study.
    fn moved(self) {
        if self.is_sample {
            return;
        }
        let game = self.game.get_untracked();
        let address = untrack(|| self.study(address::of));
        route::rewrite(&address::with_game(address, game.as_ref()));
        self.keep();
    }

    fn keep(self) {
        if self.is_sample {
            return;
        }
        let game = self.game.get_untracked();
        let kept = untrack(|| self.study(|study| address::to_kept_of(study, game.as_ref())));
        self.notices.check(store::write(LAST_STUDY, &kept));
    }

    /// Keeps comments and variations with the game they are about.
    fn note(self) {
        let Some(game) = self.game.get_untracked() else {
            return;
        };
        let Some(before) = self.notices.accept(GAMES.open(&game)) else {
            return;
        };
        let mut saved = before.clone();
        untrack(|| self.study(|study| study.tree().annotate(&mut saved)));
        if saved != before {
            // As it was read, no time has passed in the game.
            let kept = GAMES.keep(&game, &saved, Duration::ZERO);
            self.notices.check(kept);
        }
    }

    /// Writes a comment on the position on the board.
    pub fn comment(self, comment: String) {
        self.act(Input::Comment(comment));
        self.keep();
        self.note();
    }

    fn plan(self, change: impl FnOnce(&mut Plan)) {
        let mut plan = untrack(|| self.review(Review::plan));
        change(&mut plan);
        self.act(Input::Plan(plan));
    }

    /// Changes how one likes to study.
    fn arrange(self, change: impl FnOnce(&mut Desk)) {
        let mut desk = self.desk.get_untracked();
        change(&mut desk);
        self.desk.set(desk);
        if !self.is_sample {
            self.notices.check(store::write(DESK, &desk.to_string()));
        }
        self.plan(|plan| {
            plan.here = desk.engine.then_some(desk.effort);
            plan.line = plan.line.map(|_| desk.effort);
        });
    }

    /// Turns the search of the current position on or off.
    pub fn look(self, on: bool) {
        self.arrange(|desk| desk.engine = on);
    }

    /// Toggles the search of the current position.
    pub fn switch(self) {
        self.arrange(|desk| desk.engine = !desk.engine);
    }

    /// Sets the search effort.
    pub fn set_effort(self, effort: Effort) {
        self.arrange(|desk| desk.effort = effort);
    }

    /// Sets how many lines are shown.
    pub fn set_lines(self, lines: u8) {
        self.arrange(|desk| desk.lines = lines);
    }

    /// Whether the moves of the position are listed: then they have values.
    pub fn explore(self, listed: bool) {
        self.plan(|plan| plan.explored = listed);
    }

    /// Searches the whole line, then goes to the first move to talk about.
    pub fn look_at_game(self) {
        self.act(Input::Review(self.desk.get_untracked().effort));
    }

    /// Goes to the next bad move, or to the one before.
    pub fn go_to_mistake(self, by: isize) {
        if self.act(Input::Mistake(by)).contains(&Happening::Moved) {
            self.announcer.say(&self.here());
        }
    }

    /// Stops the search of the line, or else that of the position.
    pub fn stop(self) {
        if untrack(|| self.review(|review| review.plan().line.is_some())) {
            self.plan(|plan| plan.line = None);
        } else {
            self.look(false);
        }
        self.keep_findings();
    }
}
