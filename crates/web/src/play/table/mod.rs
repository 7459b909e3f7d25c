//! The game on the table, and everything that happens to it. There is no view here.
//!
//! - `moves`: what is played, and what is said about it;
//! - `computer`: whatever the engine is asked: moves, hints, answers to offers;
//! - `clock`: time, and the pauses;
//! - `hand`: what is done by hand in tabletop play;
//! - `agreed`: taking back, giving up, draws, the next game.

mod agreed;
mod clock;
mod computer;
mod hand;
mod moves;

use leptos::prelude::*;
use outflank_app::kept::{GameId, NotKept, Reading, begun_at};
use outflank_engine::Report;
use outflank_play::{Match, MatchSetup, SavedGame, Seat, Style};
use outflank_rules::{Bitboard, Color, Position, Square};
use outflank_text::Texts;

pub use clock::Pace;
pub use computer::Work;
pub use moves::in_words;

use super::names::{Turn, who};
use super::wishes::Wishes;
use crate::engine::{Engine, Thinking, use_engine};
use crate::parts::announcer::{Announcer, use_announcer};
use crate::parts::notices::{Notices, use_notices};
use crate::parts::sound::{Sounds, use_sounds};
use crate::share::{Shared, record_of};
use crate::store;
use crate::store::games::{GAMES, new_id};
use crate::store::settings::{Settings, use_settings};
use crate::words::{Words, use_words};

/// Under this key is what was wished last.
const WISHES: &str = "play.wishes";

/// The game on the table.
#[derive(Clone, Copy)]
pub struct Table {
    game: RwSignal<Match>,
    id: RwSignal<GameId>,
    /// The game as it was kept last, with what is known of it.
    saved: StoredValue<SavedGame>,
    /// Whether anybody has begun to play. Until then the board shows what is wished, and waits.
    begun: RwSignal<bool>,
    wishes: RwSignal<Wishes>,
    /// A pause in a game without a clock.
    held: RwSignal<bool>,
    pace: RwSignal<Pace>,
    /// The time that the clocks show.
    shown: RwSignal<std::time::Duration>,
    /// What the engine is asked.
    work: RwSignal<Option<Work>>,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    progress: RwSignal<Option<Report>>,
    hints: RwSignal<Option<Report>>,
    /// Counts what was asked: an answer that comes after another question is not heard.
    asked: StoredValue<u64>,
    /// Whether mistakes at the table may stand, so that the computer goes on.
    stands: RwSignal<bool>,
    engine: Engine,
    notices: Notices,
    announcer: Announcer,
    sounds: Sounds,
    settings: RwSignal<Settings>,
    words: Words,
}

impl Table {
    /// Goes on with the game that was on the table, or lays out the one that was wished last.
    pub fn open() -> Table {
        let notices = use_notices();
        let wishes = remembered(notices);
        let on_table = GAMES.on_table().map(|id| (GAMES.open(&id), id));
        let (id, saved) = match on_table {
            Some((
                Reading {
                    value: Some(saved), ..
                },
                id,
            )) => (id, Some(saved)),
            Some((Reading { notice, .. }, _)) => {
                if let Some(notice) = notice {
                    notices.warn(move |t| t.describe(&notice));
                }
                (new_id(), None)
            }
            None => (new_id(), None),
        };
        let begun = saved.is_some();
        let saved = saved.unwrap_or_else(|| laid_out(&wishes).into());
        let table = Table {
            game: RwSignal::new(saved.game.clone()),
            id: RwSignal::new(id),
            saved: StoredValue::new(saved),
            begun: RwSignal::new(begun),
            wishes: RwSignal::new(wishes),
            held: RwSignal::new(false),
            pace: RwSignal::new(Pace::default()),
            shown: RwSignal::new(clock::now()),
            work: RwSignal::new(None),
            thinking: StoredValue::new_local(None),
            progress: RwSignal::new(None),
            hints: RwSignal::new(None),
            asked: StoredValue::new(0),
            stands: RwSignal::new(false),
            engine: use_engine(),
            notices,
            announcer: use_announcer(),
            sounds: use_sounds(),
            settings: use_settings(),
            words: use_words(),
        };
        on_cleanup(move || table.hush());
        table.follow_wishes();
        table.watch_clock();
        // A game between computers does not run on its own, nor does a clock.
        let watched = table.game.with_untracked(|game| people(game) == 0);
        table.held.set(watched);
        table.go_on();
        table
    }

    /// What the next game is to be like, to be shown and changed.
    pub fn wishes(self) -> RwSignal<Wishes> {
        self.wishes
    }

    /// Whether anybody has begun to play.
    pub fn begun(self) -> Signal<bool> {
        self.begun.into()
    }

    /// Reads something about the game.
    pub fn game<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Match) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.game.with(|game| read(game)))
    }

    /// The position.
    pub fn position(self) -> Memo<Position> {
        self.game(Match::position)
    }

    /// Whether discs are flipped by hand.
    pub fn is_tabletop(self) -> Memo<bool> {
        self.game(|game| matches!(game.setup().style, Style::Tabletop(_)))
    }

    /// Where a person can play now.
    pub fn targets(self) -> Signal<Bitboard> {
        Signal::derive(move || {
            let waits = self.is_paused() || self.work.get() == Some(Work::Substitute);
            self.game.with(|game| {
                if game.player(game.turn()).is_human() && !waits {
                    game.legal_moves()
                } else {
                    Bitboard::EMPTY
                }
            })
        })
    }

    /// The last disc that was placed.
    pub fn last(self) -> Signal<Option<Square>> {
        Signal::derive(move || {
            self.game.with(|game| {
                let assisted = || game.game()?.last_placement()?.mv.square();
                let by_hand = || {
                    let table = game.tabletop()?;
                    let placed = table.in_hand().map(|in_hand| in_hand.square);
                    let mut turns = table.turns().iter().rev();
                    placed.or_else(|| turns.find_map(|turn| turn.mv.square()))
                };
                assisted().or_else(by_hand)
            })
        })
    }

    /// How many people play.
    pub fn people(self) -> Memo<usize> {
        self.game(people)
    }

    /// What can be taken elsewhere.
    pub fn shared(self) -> Signal<Shared> {
        let words = self.words;
        Signal::derive(move || {
            let (id, texts) = (self.id.get(), words.get());
            record_of(&self.with_notes(self.game.get()), &id, &texts)
        })
    }

    /// Lays out what is wished and begins to play.
    pub fn play_wished(self) {
        let lot = if js_sys::Math::random() < 0.5 {
            Seat::Left
        } else {
            Seat::Right
        };
        match self.wishes.with_untracked(|wishes| wishes.setup(lot)) {
            Ok(setup) => {
                if self.wishes.with_untracked(Wishes::draws_lots) {
                    let starter = who(&setup, setup.starter);
                    self.notices.inform(move |t| t.play_lot(starter));
                }
                self.begin(setup);
            }
            Err(unfit) => self.notices.refuse(move |t| t.describe(&unfit)),
        }
    }

    /// Begins a match. Settings that contradict each other are refused with the reason.
    pub fn begin(self, setup: MatchSetup) {
        match Match::new(setup) {
            Ok(game) => self.lay_out(game),
            Err(error) => self.notices.refuse(move |t| t.describe(&error)),
        }
    }

    /// A game comes on the table, and begins.
    fn lay_out(self, game: Match) {
        self.hush();
        self.notices.clear_banners();
        self.stands.set(false);
        self.held.set(false);
        let id = new_id();
        let began = id.began().unwrap_or_default();
        self.saved.set_value(begun_at(began, game.clone()));
        self.id.set(id);
        self.game.set(game);
        self.begun.set(true);
        self.game.update(|game| game.resume(clock::now()));
        let turn = self.game.with_untracked(Turn::of);
        self.announcer.say(&turn.in_words(&self.words.now()));
        self.keep();
        self.go_on();
    }

    /// The game with what is known of it.
    fn with_notes(self, game: Match) -> SavedGame {
        let saved = self.saved.get_value();
        SavedGame { game, ..saved }
    }

    /// Changes the game. What follows from that follows: it is kept, and whoever's turn it is goes on.
    pub fn change<T>(self, change: impl FnOnce(&mut Match, std::time::Duration) -> T) -> Option<T> {
        self.hush();
        let changed = self.game.try_update(|game| change(game, clock::now()));
        self.keep();
        self.go_on();
        changed
    }

    /// Keeps the game as it is.
    pub fn keep(self) {
        if !self.begun.get_untracked() {
            return;
        }
        let id = self.id.get_untracked();
        let saved = self.with_notes(self.game.get_untracked());
        let kept = GAMES.keep(&id, &saved, clock::now());
        let kept = kept.and_then(|()| GAMES.put_on_table(&id).map_err(NotKept::from));
        if let Err(reason) = kept {
            self.notices.warn(move |t| t.describe(&reason));
        }
    }

    /// Wishes are remembered; until somebody begins to play, the board shows them.
    fn follow_wishes(self) {
        Effect::new(move |before: Option<Wishes>| {
            let wishes = self.wishes.get();
            if before.is_some_and(|before| before != wishes) {
                if let Ok(text) = serde_json::to_string(&wishes) {
                    // That the browser keeps nothing is said when a game is lost by it.
                    let _ = store::write(WISHES, &text);
                }
                if !self.begun.get_untracked() {
                    self.game.set(laid_out(&wishes));
                }
            }
            wishes
        });
    }
}

/// What was wished last.
fn remembered(notices: Notices) -> Wishes {
    let Some(text) = store::read(WISHES) else {
        return Wishes::default();
    };
    serde_json::from_str(&text).unwrap_or_else(|_| {
        store::set_aside(WISHES);
        notices.warn(Texts::stored_damaged);
        Wishes::default()
    })
}

/// The match that is wished, as far as it makes sense.
fn laid_out(wishes: &Wishes) -> Match {
    wishes.new_match(Seat::Left).unwrap_or_else(|_| {
        let usual = Wishes::default().new_match(Seat::Left);
        usual.expect("a game against the computer contradicts nothing")
    })
}

/// The person's colour, if one person plays.
fn person(game: &Match) -> Option<Color> {
    let mut people = Color::ALL
        .into_iter()
        .filter(|&color| game.player(color).is_human());
    people.next().filter(|_| people.next().is_none())
}

/// How many people play.
fn people(game: &Match) -> usize {
    let players = game.setup().players.iter();
    players.filter(|player| player.is_human()).count()
}
