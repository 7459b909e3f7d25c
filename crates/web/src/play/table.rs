//! The game on the table, and everything that happens to it.

use std::time::Duration;

use leptos::prelude::*;
use outflank_engine::Report;
use outflank_play::{Match, MatchSetup, Played, PlayerKind};
use outflank_rules::{Bitboard, Color, Move, Position, Square};
use outflank_text::Texts;
use outflank_wire::Question;

use crate::engine::{self, Engine, Event, Thinking, use_engine};
use crate::parts::announcer::{Announcer, use_announcer};
use crate::parts::notices::{Notices, use_notices};
use crate::parts::sound::{Sound, Sounds, use_sounds};
use crate::store;
use crate::store::games::{self, GameId};
use crate::words::{Words, use_words};

/// Under this key is the name of the game that is on the table.
const CURRENT: &str = "play.current";

/// The computer takes this long at least, so that one sees what one's own move did.
const UNHURRIED: Duration = Duration::from_millis(600);

/// What a new game is to be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The computer's level.
    pub level: u8,
    /// The person's colour.
    pub color: Color,
}

/// The game on the table.
#[derive(Clone, Copy)]
pub struct Table {
    game: RwSignal<Match>,
    id: RwSignal<GameId>,
    wish: RwSignal<Wish>,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    progress: RwSignal<Option<Report>>,
    engine: Engine,
    notices: Notices,
    announcer: Announcer,
    sounds: Sounds,
    words: Words,
}

impl Table {
    /// Goes on with the game that was on the table, or begins one.
    pub fn open() -> Table {
        let wish = Wish {
            level: 5,
            color: Color::Black,
        };
        let notices = use_notices();
        let kept = store::read(CURRENT).map(|id| GameId::from_text(&id));
        let loaded = kept.as_ref().and_then(|id| Some((id, games::load(id)?)));
        let (id, game) = match loaded {
            Some((id, Ok(game))) => (id.clone(), game),
            Some((id, Err(error))) => {
                games::set_aside(id);
                notices.warn(move |t| t.describe(&error));
                (GameId::now(), new_match(wish))
            }
            None => (GameId::now(), new_match(wish)),
        };
        let table = Table {
            wish: RwSignal::new(wish_of(&game).unwrap_or(wish)),
            game: RwSignal::new(game),
            id: RwSignal::new(id),
            thinking: StoredValue::new_local(None),
            progress: RwSignal::new(None),
            engine: use_engine(),
            notices,
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
        };
        on_cleanup(move || table.hush());
        table.game.update(|game| game.resume(now()));
        table.computer_moves();
        table
    }

    /// What the next game is to be like.
    pub fn wish(self) -> Wish {
        self.wish.get_untracked()
    }

    /// The same, to be shown and changed.
    pub fn wishes(self) -> RwSignal<Wish> {
        self.wish
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

    /// Where the person can play now.
    pub fn targets(self) -> Signal<Bitboard> {
        Signal::derive(move || {
            self.game.with(|game| {
                if game.player(game.turn()).is_human() {
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
            self.game
                .with(|game| game.game()?.last_placement()?.mv.square())
        })
    }

    /// The person's colour, if one person plays.
    pub fn person(self) -> Option<Color> {
        self.game.with(|game| {
            let mut people = Color::ALL
                .into_iter()
                .filter(|&color| game.player(color).is_human());
            people.next().filter(|_| people.next().is_none())
        })
    }

    /// What the computer has found so far, while it thinks.
    pub fn progress(self) -> Signal<Option<Report>> {
        self.progress.into()
    }

    /// Begins a new game.
    pub fn begin(self, wish: Wish) {
        self.hush();
        self.notices.clear_banners();
        self.wish.set(wish);
        self.id.set(GameId::now());
        self.game.set(new_match(wish));
        self.game.update(|game| game.resume(now()));
        self.computer_moves();
    }

    /// The person chooses a square.
    pub fn choose(self, square: Square) {
        let color = self.person().unwrap_or_else(|| self.game.with(Match::turn));
        self.play(color, Move::Place(square));
    }

    /// Takes back to the person's move before.
    pub fn undo(self) {
        self.hush();
        let undone = self.game.try_update(|game| {
            let first = game.undo(now());
            let persons = |game: &Match| game.player(game.turn()).is_human();
            while first.is_ok() && !persons(game) && game.undo(now()).is_ok() {}
            first
        });
        if let Some(Err(error)) = undone {
            self.notices.refuse(move |t| t.describe(&error));
        } else {
            self.notices.clear_banners();
            self.announcer.say(&self.words.now().taken_back());
            self.keep();
        }
        self.computer_moves();
    }

    fn play(self, color: Color, mv: Move) {
        let Some(result) = self.game.try_update(|game| game.play_as(color, mv, now())) else {
            return;
        };
        match result {
            Ok(played) => {
                self.tell(&played);
                self.keep();
                self.computer_moves();
            }
            Err(refusal) => {
                self.sounds.play(Sound::Refuse);
                self.notices.refuse(move |t| t.describe(&refusal));
            }
        }
    }

    fn tell(self, played: &Played) {
        let texts = self.words.now();
        let turn = played.turn;
        let flips = turn.flips.len();
        self.sounds.play(Sound::Place { flips });
        if let Some(square) = turn.mv.square() {
            let squares = turn.flips.to_string();
            self.announcer
                .say(&texts.played(turn.mover, square, flips, &squares));
        }
        if let Some(pass) = played.pass {
            self.notices.banner(move |t| t.passed(pass.mover));
        }
        if let Some(result) = played.result {
            self.sounds.play(Sound::End);
            self.announcer.say(&panel_result(&texts, result));
        }
    }

    fn keep(self) {
        let id = self.id.get_untracked();
        let kept = self
            .game
            .with_untracked(|game| games::keep(&id, game, now()))
            .and_then(|()| store::write(CURRENT, id.as_str()));
        if kept.is_err() {
            self.notices.warn(Texts::not_stored);
        }
    }

    /// If it is the computer's turn, it thinks and then moves.
    fn computer_moves(self) {
        let turn = self.game.with_untracked(|game| {
            let level = match game.player(game.turn()) {
                PlayerKind::Computer(level) if !game.is_over() => level,
                _ => return None,
            };
            let level = outflank_engine::Level::new(level.number())?;
            Some((game.turn(), game.position(), level))
        });
        let Some((color, position, level)) = turn else {
            return;
        };
        let begun = now();
        let question = Question::choose(position, level, random());
        let thinking = self.engine.ask(question, move |event| match event {
            Event::Progress(report) => self.progress.set(Some(report)),
            Event::Done { chosen, .. } => {
                let rest = UNHURRIED.saturating_sub(now().saturating_sub(begun));
                set_timeout(
                    move || {
                        // Another game may be on the table by now.
                        if self.game.try_with_untracked(Match::position) == Some(position)
                            && let Some(mv) = chosen
                        {
                            self.progress.set(None);
                            self.thinking.set_value(None);
                            self.play(color, mv);
                        }
                    },
                    rest,
                );
            }
            Event::Failed(why) => {
                self.progress.set(None);
                self.notices.warn(move |t| engine::reason(t, why));
            }
        });
        self.thinking.set_value(Some(thinking));
    }

    /// The computer stops thinking about a position that is gone.
    fn hush(self) {
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
        let _ = self.progress.try_set(None);
    }
}

/// How a game ended, as a sentence.
pub fn panel_result(texts: &Texts, result: outflank_play::GameResult) -> String {
    let discs = |color| u32::from(result.discs.get(color));
    match result.outcome.winner() {
        Some(color) => texts.over_won(color, discs(color), discs(!color)),
        None => texts.over_drawn(discs(Color::Black)),
    }
}

fn new_match(wish: Wish) -> Match {
    let level = outflank_play::Level::new(wish.level).unwrap_or_default();
    let player = |color| {
        if color == wish.color {
            PlayerKind::Human
        } else {
            PlayerKind::Computer(level)
        }
    };
    let setup = MatchSetup::new(player(Color::Black), player(Color::White));
    Match::new(setup).expect("a single game without a clock contradicts nothing")
}

fn wish_of(game: &Match) -> Option<Wish> {
    let color = Color::ALL
        .into_iter()
        .find(|&color| game.player(color).is_human())?;
    match game.player(!color) {
        PlayerKind::Computer(level) => Some(Wish {
            level: level.number(),
            color,
        }),
        PlayerKind::Human => None,
    }
}

/// The time of the game's clock: since the page was opened.
fn now() -> Duration {
    let milliseconds = window().performance().map_or(0.0, |clock| clock.now());
    Duration::from_secs_f64(milliseconds / 1000.0)
}

fn random() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}
