//! The game on the page: clicks become inputs of the application's table, and what happens is told, shown and kept.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use outflank_app::exercise::note_game;
use outflank_app::kept::{self, GameId, NEW_GAME, ProgressKeeper};
use outflank_app::new_game::{Lot, NewGame, Way};
use outflank_app::table::{ClockFace, Happening, Input, Purpose, Shown, Table, coach};
use outflank_app::{Effect as AppEffect, JobId};
use outflank_engine::{Question, Report};
use outflank_play::clock::ClockRules;
use outflank_play::{Level, Match, SavedGame};
use outflank_rules::{Bitboard, Color, Move, Position};
use outflank_text::{Manner, Texts};

use super::aftermath::Aftermath;
use super::from::{Start, use_start_from};
use super::hints;
use super::names::in_words;
use crate::components::announcer::{Announcer, use_announcer};
use crate::components::notices::{Notices, use_notices};
use crate::components::sound::{Sound, Sounds, use_sounds};
use crate::engine::{Engine, Thinking, use_engine};
use crate::share::{Shared, record_of};
use crate::store::games::{GAMES, new_id};
use crate::store::progress::today;
use crate::store::settings::{Settings, use_settings};
use crate::store::{self, Browser};
use crate::words::{Words, use_words};

/// The computer takes this long at least, so that one sees what one's own move did;
const UNHURRIED: Duration = Duration::from_millis(600);

/// and this long where discs do not move but just change.
const UNHURRIED_STILL: Duration = Duration::from_millis(300);

/// The table of the page.
#[derive(Clone, Copy)]
pub struct Play {
    table: RwSignal<Table>,
    id: RwSignal<GameId>,
    new_game: RwSignal<NewGame>,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    /// Whether somebody has turned from the result to the board.
    board_seen: RwSignal<bool>,
    /// Whose pass is on the banner.
    passed: StoredValue<Option<Color>>,
    /// When something happens by itself.
    timer: StoredValue<Option<TimeoutHandle>>,
    engine: Engine,
    notices: Notices,
    announcer: Announcer,
    sounds: Sounds,
    words: Words,
    aftermath: Aftermath,
    settings: RwSignal<Settings>,
    /// Whether it is only looked at, in the style guide: nothing is asked, said or kept.
    is_sample: bool,
}

impl Play {
    /// A table to look at. What there is to learn of a game against the computer is made up.
    pub fn sample(table: Table) -> Play {
        let alone = table.game().only_person().is_some();
        let play = Play::at(new_id(), table, NewGame::default());
        Play {
            aftermath: if alone {
                Aftermath::sample(3)
            } else {
                play.aftermath
            },
            is_sample: true,
            ..play
        }
    }

    fn at(id: GameId, table: Table, new_game: NewGame) -> Play {
        Play {
            table: RwSignal::new(table),
            id: RwSignal::new(id),
            new_game: RwSignal::new(new_game),
            thinking: StoredValue::new_local(None),
            board_seen: RwSignal::new(true),
            passed: StoredValue::new(None),
            timer: StoredValue::new(None),
            engine: use_engine(),
            notices: use_notices(),
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
            aftermath: Aftermath::open(),
            settings: use_settings(),
            is_sample: false,
        }
    }

    /// Goes on with the game that was on the table, or lays out the one that was chosen last.
    pub fn open() -> Play {
        let notices = use_notices();
        let new_game = notices.accept(kept::read(&Browser, NEW_GAME, NewGame::load));
        let on_table = GAMES.on_table();
        let saved =
            on_table.and_then(|id| notices.accept(GAMES.open(&id)).map(|saved| (id, saved)));
        let (id, table) = match saved {
            Some((id, saved)) => (id, reopened(saved)),
            None => (new_id(), laid_out(&new_game, new_game.preview())),
        };
        let play = Play::at(id, table, new_game);
        // The time of a turn counts even if the page is left in the middle of it.
        let handle = window_event_listener(leptos::ev::pagehide, move |_| play.keep());
        on_cleanup(move || {
            handle.remove();
            play.aftermath.stop();
            play.act(Input::Leave);
        });
        play.follow_choices();
        play.follow_other_tabs();
        match use_start_from().take() {
            Some(Start::From(position)) => play.play_from(position),
            Some(Start::Against(level, clock)) => play.play_against(level, clock),
            None => play.act(Input::Tick),
        }
        play
    }

    /// A level of the course may have asked for this game.
    fn note_in_course(self) {
        let (mut progress, keeper) = self.notices.accept(ProgressKeeper::open(&Browser));
        let before = progress.clone();
        let new = self.read_now(|table| note_game(table, &mut progress, today()));
        if progress != before {
            self.notices.check(keeper.keep(&Browser, &mut progress));
        }
        if let Some(level) = new.and_then(|grade| grade.opponent) {
            self.notices
                .inform(move |t| t.learn_game_counts(level.number()));
        }
    }

    /// Plays on from a position.
    fn play_from(self, position: Position) {
        let new_game = self
            .new_game
            .with_untracked(|it| it.from_position(position));
        self.table.set(laid_out(&new_game, new_game.preview()));
        self.act(Input::Begin);
    }

    /// Plays a game from the start against a level. Its clock is for this game only.
    fn play_against(self, level: Level, clock: ClockRules) {
        self.new_game.update(|all| {
            all.way = Way::Computer;
            all.level = level;
        });
        let new_game = self.new_game.get_untracked().against(level, clock);
        self.table.set(laid_out(&new_game, new_game.preview()));
        self.act(Input::Begin);
    }

    /// Does something at the table, and everything that follows from it.
    pub fn act(self, input: Input) {
        let changed = self.table.try_update(|table| {
            let happened = table.update(input, now());
            (happened, table.take_effects())
        });
        let Some((happened, effects)) = changed.filter(|_| !self.is_sample) else {
            return;
        };
        for happening in &happened {
            self.tell(happening);
        }
        let ended = happened.iter().any(|it| matches!(it, Happening::Over(_)));
        let is_over = self.read_now(|table| table.game().is_over());
        if !is_over && !happened.is_empty() {
            self.aftermath.stop();
        } else if ended {
            let coached = self.read_now(|table| table.is_coached() && table.can_be_coached());
            if coached {
                // Who has had the coach keeps it until it is sent away.
                self.settings.update(|settings| settings.coach = Some(true));
            }
            self.aftermath.look_at(&self.read_now(Table::saved));
        }
        for effect in effects {
            match effect {
                AppEffect::Ask(id, question) => self.ask(id, question),
                AppEffect::Hurry(_) => {
                    if let Some(thinking) = self.thinking.get_value() {
                        thinking.stop();
                    }
                }
                AppEffect::Cancel(_) => {
                    if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
                        thinking.abandon();
                    }
                }
                AppEffect::Keep => self.keep(),
            }
        }
        self.wake_up_later();
    }

    fn ask(self, id: JobId, question: Question) {
        let heard = move |reply| self.act(Input::Reply(id, reply));
        let thinking = self.engine.ask(question, heard);
        let _ = self.thinking.try_set_value(Some(thinking));
    }

    /// Comes back when something is due: a flag, a move, another time on a clock.
    fn wake_up_later(self) {
        let due = self.table.try_with_untracked(|table| table.wake(now()));
        let timer = due
            .flatten()
            .and_then(|wait| set_timeout_with_handle(move || self.act(Input::Tick), wait).ok());
        if let Some(Some(before)) = self
            .timer
            .try_update_value(|it| core::mem::replace(it, timer))
        {
            before.clear();
        }
    }

    /// Says what happened, in sounds, in notices and to screen readers.
    fn tell(self, happening: &Happening) {
        let texts = self.words.now();
        let watched = self.read_now(|table| table.game().people() == 0);
        let sentences = self.read_now(|table| texts.happening(table, happening, Manner::Buttons));
        let said = sentences.join(" ");
        match *happening {
            Happening::Turn(turn) => match turn.mv {
                // Whoever only watches need not confirm it.
                Move::Pass if watched => self.notices.inform(move |t| t.passed(turn.mover)),
                Move::Pass => {
                    self.passed.set_value(Some(turn.mover));
                    self.notices.banner(move |t| t.passed(turn.mover));
                }
                Move::Place(_) => {
                    if self.passed.get_value() == Some(turn.mover) {
                        // Whoever passed is back in the game.
                        self.passed.set_value(None);
                        self.notices.clear_banners();
                    }
                    let flips = turn.flips.len();
                    self.sounds.play(Sound::Place { flips });
                    if turn.by == outflank_play::MovedBy::Substitute || turn.handed_over {
                        self.notices.inform(move |_| said.clone());
                    } else {
                        self.announcer.say(&said);
                    }
                }
            },
            Happening::Placed { handed_over, .. } => {
                self.sounds.play(Sound::Place { flips: 0 });
                if handed_over {
                    self.notices.inform(move |_| said.clone());
                } else {
                    self.announcer.say(&said);
                }
            }
            Happening::Flipped(_) | Happening::Corrected(_) => {
                self.sounds.play(Sound::Flip);
                self.announcer.say(&said);
            }
            Happening::Over(_) => {
                self.sounds.play(Sound::End);
                self.notices.clear_banners();
                self.board_seen.set(false);
                self.announcer.say(&said);
                self.note_in_course();
            }
            Happening::Begun { .. } => {
                self.notices.clear_banners();
                self.id.set(new_id());
                let turn = self.read_now(|table| in_words(table.game(), &texts));
                self.announcer.say(&turn);
            }
            Happening::TakenBack | Happening::MadeAgain => {
                self.notices.clear_banners();
                self.announcer.say(&said);
            }
            Happening::Settled { .. } => self.notices.inform(move |_| said.clone()),
            Happening::UndoDeclined(_) => self.notices.inform(Texts::undo_declined),
            Happening::TimeUp(color) => self.notices.inform(move |t| t.time_is_up(color)),
            Happening::DrawDeclined(by) => self.notices.inform(move |t| t.draw_declined(by)),
            Happening::Hinted => self.tell_hint(&texts),
            Happening::Warned(_) => {
                self.sounds.play(Sound::Refuse);
                self.announcer.interrupt(&said);
            }
            Happening::CoachTurned(_) => self.notices.inform(move |_| said.clone()),
            Happening::TooLate => self.refuse(Texts::too_late),
            Happening::Refused(refused) => self.refuse(move |t| t.describe(&refused)),
            _ if !said.is_empty() => self.announcer.say(&said),
            _ => {}
        }
    }

    fn refuse(self, why: impl Fn(&Texts) -> String + Send + Sync + 'static) {
        self.sounds.play(Sound::Refuse);
        self.notices.refuse(why);
    }

    fn tell_hint(self, texts: &Texts) {
        let labels = self.read_now(|table| {
            let lines = table.hints().map_or(&[][..], |report| &report.lines);
            hints::labels(texts, lines)
        });
        if let Some(best) = labels.iter().find(|label| label.best) {
            let square = best.square.to_string();
            self.announcer.say(&texts.labelled(&square, &best.spoken));
        }
    }

    /// Keeps the game as it is. One in which nothing was played is not kept.
    fn keep(self) {
        if !self.read_now(Table::is_begun) {
            return;
        }
        let id = self.id.get_untracked();
        let saved = self.read_now(Table::saved);
        self.notices.check(GAMES.keep_on_table(&id, &saved, now()));
    }

    /// A game that goes on in another tab is shown as it stands there. The computer thinks there as well, until this tab
    /// is used again.
    fn follow_other_tabs(self) {
        let back = window_event_listener(leptos::ev::focus, move |_| self.act(Input::Tick));
        on_cleanup(move || back.remove());
        let is_ours = move |name: &str| self.id.with_untracked(|id| id.name() == name);
        store::follow(is_ours, move || {
            let id = self.id.get_untracked();
            let Some(saved) = self.notices.accept(GAMES.open(&id)) else {
                return;
            };
            if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
                thinking.abandon();
            }
            if self.read_now(|table| table.game().position()) != saved.game.position() {
                self.notices.clear_banners();
                self.notices.inform(Texts::play_elsewhere);
            }
            let table = reopened(saved);
            self.table.set(table);
            self.wake_up_later();
        });
    }

    /// Choices are remembered; until somebody begins to play, the board shows them.
    fn follow_choices(self) {
        Effect::new(move |before: Option<NewGame>| {
            let new_game = self.new_game.get();
            if before.is_some_and(|before| before != new_game) {
                let _ = store::write(NEW_GAME, &new_game.save());
                if !self.read_now(Table::is_begun) {
                    self.table.set(laid_out(&new_game, new_game.preview()));
                }
            }
            new_game
        });
    }

    /// The choices for the next game, to be shown and changed.
    pub fn new_game(self) -> RwSignal<NewGame> {
        self.new_game
    }

    /// Lays out the game that was chosen and begins to play.
    pub fn play_chosen(self) {
        let lot = Lot::from(random());
        let new_game = self.new_game.get_untracked();
        if new_game.draws_lots() {
            let (who, name) = new_game.drawn(lot);
            self.notices.inform(move |t| t.play_lot(who, &name));
        }
        self.act(Input::Leave);
        self.table.set(laid_out(&new_game, new_game.start(lot)));
        self.act(Input::Begin);
    }

    /// A person presses a square. The first disc begins the game, unless lots are drawn for it.
    pub fn press(self, square: outflank_rules::Square) {
        if !self.read_now(Table::is_begun) && self.new_game.with_untracked(NewGame::awaits_lots) {
            self.play_chosen();
        } else {
            self.act(Input::Press(square));
        }
    }

    /// Pauses the game, or lets it go on.
    pub fn toggle_pause(self) {
        self.act(if self.read_now(Table::is_paused) {
            Input::Resume
        } else {
            Input::Pause
        });
    }

    /// The clock waits while something is asked.
    pub fn hold_while(self, asking: RwSignal<bool>) {
        Effect::new(move |before: Option<bool>| {
            let asks = asking.get();
            if asks != before.unwrap_or(false) {
                self.act(if asks { Input::Hold } else { Input::Release });
            }
            asks
        });
    }

    fn read_now<T>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.table.with_untracked(read)
    }

    /// Reads something about the table.
    pub fn read<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Table) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.table.with(|table| read(table)))
    }

    /// Reads something about the game.
    pub fn game<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Match) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        self.read(move |table| read(table.game()))
    }

    /// The board that is shown: where the game stands, or an earlier one.
    pub fn shown(self) -> Memo<Shown> {
        self.read(Table::shown)
    }

    /// Whether the game has ended before one's eyes, and its result is still to be looked at.
    pub fn has_just_ended(self) -> Memo<bool> {
        Memo::new(move |_| {
            let at_end = |table: &Table| table.game().is_over() && table.shown().is_live;
            !self.board_seen.get() && self.table.with(at_end)
        })
    }

    /// Turns from the result to the board.
    pub fn see_board(self) {
        self.board_seen.set(true);
    }

    /// Where a person can play now.
    pub fn targets(self) -> Memo<Bitboard> {
        self.read(Table::shown_targets)
    }

    /// What the engine is asked, and what it has found so far.
    pub fn thinking(self) -> Memo<Option<(Purpose, Option<Report>)>> {
        self.read(|table| {
            let thinking = table.thinking()?;
            Some((thinking.purpose, thinking.report.clone()))
        })
    }

    /// Why the engine is asked.
    pub fn purpose(self) -> Memo<Option<Purpose>> {
        self.read(|table| table.thinking().map(|thinking| thinking.purpose))
    }

    /// What the moves of this position are worth, if that was asked.
    pub fn hints(self) -> Memo<Option<Report>> {
        self.read(|table| table.hints().cloned())
    }

    /// What a player's clock shows; nothing in a game without one.
    pub fn clock_face(self, color: Signal<Color>) -> Memo<Option<ClockFace>> {
        Memo::new(move |_| {
            let left = self.table.with(|table| table.time_left(color.get(), now()));
            left.map(ClockFace::of)
        })
    }

    /// Whose turn it is, as a sentence.
    pub fn turn_in_words(self, texts: &Texts) -> String {
        self.table.with(|table| in_words(table.game(), texts))
    }

    /// What the game is called.
    pub fn id(self) -> GameId {
        self.id.get()
    }

    /// What becomes of the game once it is over.
    pub fn aftermath(self) -> Aftermath {
        self.aftermath
    }

    /// What can be taken elsewhere.
    pub fn shared(self) -> Signal<Shared> {
        let words = self.words;
        Signal::derive(move || {
            let (id, texts) = (self.id.get(), words.get());
            self.table
                .with(|table| record_of(&table.saved(), &id, &texts))
        })
    }
}

/// The game that was chosen.
fn laid_out(new_game: &NewGame, game: Match) -> Table {
    Table::new(game, random())
        .with_info(new_game.info())
        .unhurried(unhurried())
        .coached(is_coach_wanted())
}

fn reopened(saved: SavedGame) -> Table {
    Table::reopened(saved, random())
        .unhurried(unhurried())
        .coached(is_coach_wanted())
}

/// Whether the coach sits at the table.
fn is_coach_wanted() -> bool {
    let chosen = use_settings().with_untracked(|settings| settings.coach);
    let (progress, _) = ProgressKeeper::open(&Browser).value;
    coach::is_wanted(chosen, &progress)
}

/// Discs that do not move need less time.
fn unhurried() -> Duration {
    let asked = window().match_media("(prefers-reduced-motion: reduce)");
    let reduced = asked.ok().flatten().is_some_and(|query| query.matches());
    if reduced || use_settings().with_untracked(|settings| !settings.own.animation) {
        UNHURRIED_STILL
    } else {
        UNHURRIED
    }
}

/// The time of the game's clock: since the page was opened.
pub fn now() -> Duration {
    let milliseconds = window().performance().map_or(0.0, |clock| clock.now());
    Duration::from_secs_f64(milliseconds / 1000.0)
}

fn random() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}
