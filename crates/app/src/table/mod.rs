//! A game being played, with people and computers at the table.
//!
//! - [`Table`]: the game, and who waits for whom; here is what a front end draws;
//! - [`Input`], [`Happening`]: what is done, and what comes of it;
//! - `acts`: what people do; `computer`: what the engine is asked and what becomes of its answers;
//! - [`coach`]: stops a bad move once; `look`: earlier positions;
//! - `time`: flags, pauses, when to look again; [`ClockFace`]: what a clock shows.
//!
//! ```
//! use core::time::Duration;
//! use outflank_app::table::{Happening, Input, Table};
//! use outflank_play::{Match, MatchSetup};
//! use outflank_rules::{Move, Square};
//!
//! let game = Match::new(MatchSetup::default()).unwrap();
//! let mut table = Table::new(game, 1);
//! table.update(Input::Begin, Duration::ZERO);
//! let happened = table.update(Input::Press(Square::F5), Duration::from_secs(3));
//! assert!(matches!(happened[..], [Happening::Turn(turn)] if turn.mv == Move::Place(Square::F5)));
//! ```

mod acts;
pub mod coach;
mod computer;
mod face;
mod input;
mod look;
mod time;

use core::time::Duration;
use std::collections::BTreeMap;

use outflank_engine::Report;
use outflank_play::save::Variation;
use outflank_play::tabletop::Tabletop;
use outflank_play::{
    GameInfo, GameResult, Help, Level, Match, PlayerKind, SavedGame, Standing, Style,
};
use outflank_rules::{Bitboard, Color, Position};

pub use coach::Warning;
pub use computer::{Purpose, Thinking};
pub use face::ClockFace;
pub use input::{Happening, Input, Refused};
pub use look::Shown;
pub use time::{Pace, TimeUse};

use crate::study::Tree;
use crate::{Effect, JobId};

/// The highest level that forms offer.
const HIGHEST: Level = Level::new(20).unwrap();

/// The game on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    game: Match,
    info: GameInfo,
    comments: BTreeMap<usize, String>,
    variations: Vec<Variation>,
    /// Weak levels make the same mistakes for the same seed.
    seed: u64,
    flow: Flow,
    /// The least time a computer takes against a person.
    unhurried: Duration,
    pace: Pace,
    /// A person has let the mistakes of the last turn stand.
    mistakes_stand: bool,
    thinking: Option<Thinking>,
    last_job: JobId,
    /// There was no answer: the computer waits to be asked again.
    stuck: bool,
    hints: Option<Report>,
    /// Whether the coach sits at the table.
    coach: bool,
    /// Where the coach has spoken last, and what it said.
    warned: Option<(Position, Option<Warning>)>,
    /// Who wants to take back a move, and waits for the other player's word.
    undo_asked: Option<Color>,
    /// So many turns lie before the position that is looked at, if that is an earlier one.
    looked_at: Option<usize>,
    /// The time that a person had used after each of their moves.
    used: Vec<Duration>,
    effects: Vec<Effect>,
}

/// Whether the game goes on by itself. A clock can stand still besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    /// Nobody has begun to play: clocks stand still and computers wait.
    LaidOut,
    /// It goes on.
    Running,
    /// It was paused by hand, which a game without a clock can be too.
    Held,
    /// Its clock waits until a question has been answered.
    Asking,
    /// Paused, but for one move.
    Stepping,
}

impl Table {
    /// A game that is laid out and waits for [`Input::Begin`] or a first move.
    pub fn new(game: Match, seed: u64) -> Table {
        Table {
            game,
            info: GameInfo::default(),
            comments: BTreeMap::new(),
            variations: Vec::new(),
            seed,
            flow: Flow::LaidOut,
            unhurried: Duration::ZERO,
            pace: Pace::default(),
            mistakes_stand: false,
            thinking: None,
            last_job: JobId::default(),
            stuck: false,
            hints: None,
            coach: false,
            warned: None,
            undo_asked: None,
            looked_at: None,
            used: Vec::new(),
            effects: Vec::new(),
        }
    }

    /// A game that was begun earlier. It waits for [`Input::Resume`] if a clock or computers would run by themselves.
    pub fn reopened(saved: SavedGame, seed: u64) -> Table {
        let game = saved.game;
        let flow = if game.people() == 0 && !game.is_over() {
            Flow::Held
        } else {
            Flow::Running
        };
        Table {
            info: saved.info,
            comments: saved.comments,
            variations: saved.variations,
            flow,
            ..Table::new(game, seed)
        }
    }

    /// The same table, at which the computer takes at least this long against a person, so that one sees what one's
    /// own move did.
    #[must_use]
    pub fn unhurried(self, least: Duration) -> Table {
        Table {
            unhurried: least,
            ..self
        }
    }

    /// The same table with what is known of the players.
    #[must_use]
    pub fn with_info(self, info: GameInfo) -> Table {
        Table { info, ..self }
    }

    /// Replaces comments and variations by those of a study of this game.
    pub fn annotate(&mut self, tree: &Tree) {
        let mut saved = self.saved();
        tree.annotate(&mut saved);
        (self.comments, self.variations) = (saved.comments, saved.variations);
        self.effects.push(Effect::Keep);
    }

    /// Does something. What has happened is told in this order; what is to be done outside waits in
    /// [`Table::take_effects`].
    pub fn update(&mut self, input: Input, now: Duration) -> Vec<Happening> {
        let mut said = Vec::new();
        match input {
            Input::Reply(id, reply) => self.replied(id, reply, now, &mut said),
            input => {
                let late = self.notice_flag(now, &mut said) || self.is_substituting();
                if late && input.is_on_board() {
                    said.push(Happening::TooLate);
                } else if let Err(refused) = self.act(&input, now, &mut said) {
                    said.push(Happening::Refused(refused));
                }
            }
        }
        self.follow(now, &mut said);
        self.note_time(now);
        said
    }

    /// What is to be done outside, in this order.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        core::mem::take(&mut self.effects)
    }

    /// The game itself.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// Names, date, and the help that people have had.
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// The game with all that is known of it, as it is saved.
    pub fn saved(&self) -> SavedGame {
        SavedGame {
            info: self.info.clone(),
            game: self.game.clone(),
            comments: self.comments.clone(),
            variations: self.variations.clone(),
        }
    }

    /// Whether anybody has begun to play.
    pub fn is_begun(&self) -> bool {
        self.flow != Flow::LaidOut
    }

    /// Whether discs are flipped by hand.
    pub fn is_by_hand(&self) -> bool {
        matches!(self.game.setup().style, Style::Tabletop(_))
    }

    /// Whether the game stands still until somebody lets it go on.
    pub fn is_paused(&self) -> bool {
        self.is_begun() && !self.game.is_over() && (self.is_held() || self.game.is_paused())
    }

    /// Whether it was paused by hand, or for a question.
    fn is_held(&self) -> bool {
        matches!(self.flow, Flow::Held | Flow::Asking | Flow::Stepping)
    }

    /// Whether the game can be paused: it has a clock, or nobody needs to touch it.
    pub fn can_pause(&self) -> bool {
        !self.game.is_over() && (!self.game.setup().clock.is_none() || self.game.people() == 0)
    }

    /// Whether the player to move is a person.
    fn persons_turn(&self) -> bool {
        self.game.player(self.game.turn()).is_human()
    }

    /// Whether a person can do something on the board now.
    pub fn person_to_move(&self) -> bool {
        let counting = self.game.tabletop().is_some_and(Tabletop::can_finish);
        let person = self.persons_turn() || self.awaits_correction() || counting;
        person && !self.game.is_over() && !self.is_paused() && !self.is_substituting()
    }

    /// Where a person can place a disc now.
    pub fn targets(&self) -> Bitboard {
        if self.person_to_move() && self.persons_turn() {
            self.game.legal_moves()
        } else {
            Bitboard::EMPTY
        }
    }

    /// Whether the computer lets a person put a mistake right before it moves.
    pub fn awaits_correction(&self) -> bool {
        let mistaken = self.game.tabletop().and_then(Tabletop::warning).is_some();
        mistaken && !self.mistakes_stand && !self.persons_turn()
    }

    /// Whether a person's move can be taken back; between computers, any move.
    pub fn can_undo(&self) -> bool {
        let final_result = |result: GameResult| !result.is_by_discs();
        if self.game.result().is_some_and(final_result) {
            return false;
        }
        let watched = self.game.people() == 0;
        let in_hand = self.game.tabletop().and_then(Tabletop::in_hand).is_some();
        let theirs = |mover| watched || self.game.player(mover).is_human();
        let mut turns = self.game.turns();
        in_hand || turns.any(|turn| turn.by.is_choice() && theirs(turn.mover))
    }

    /// Whether taking back needs the other player's word: where two people flip by hand, once flipping has begun.
    fn undo_needs_consent(&self) -> bool {
        let Some(table) = self.game.tabletop().filter(|_| self.game.people() == 2) else {
            return false;
        };
        let begun = table.in_hand().is_none_or(|disc| disc.flipping_begun);
        begun && self.can_undo()
    }

    /// Who wants to take back a move: the other player has to agree.
    pub const fn undo_to_answer(&self) -> Option<Color> {
        self.undo_asked
    }

    /// Whether a move can be made again.
    pub fn can_redo(&self) -> bool {
        let open = self.game.result().is_none_or(GameResult::is_by_discs);
        open && self.game.redo_steps() > 0
    }

    /// Whether a person can offer a draw: it is their turn, and no offer is open.
    pub fn can_offer_draw(&self) -> bool {
        let offered = self.game.draw_offer().is_some();
        self.persons_turn() && !self.game.is_over() && !offered && !self.is_paused()
    }

    /// The draw offer that a person has to answer, by the colour of who made it.
    pub fn offer_to_answer(&self) -> Option<Color> {
        let by = self.game.draw_offer().filter(|_| !self.game.is_over())?;
        self.game.player(!by).is_human().then_some(by)
    }

    /// Whether it is being found out how perfect play would have ended the game that was given up.
    pub fn is_settling(&self) -> bool {
        self.is_at(Purpose::Perfect)
    }

    /// The level that a person has beaten, without help.
    pub fn beaten(&self) -> Option<Level> {
        let person = self.game.only_person()?;
        let won = self.game.result().and_then(GameResult::winner) == Some(person);
        let PlayerKind::Computer(level) = self.game.player(!person) else {
            return None;
        };
        let alone = self.info.help == Help::default() && self.game.setup().variation.is_none();
        Some(level).filter(|_| won && alone)
    }

    /// The next level, once a person has won against the computer without help.
    pub fn next_level(&self) -> Option<Level> {
        let beaten = self.beaten()?;
        Level::new(beaten.number() + 1).filter(|next| *next <= HIGHEST)
    }

    /// Whether there is a person who can resign.
    pub fn can_resign(&self) -> bool {
        !self.game.is_over() && self.game.people() > 0
    }

    /// Whether hints are shown or being looked for: [`Input::Hint`] hides them.
    pub fn is_hinting(&self) -> bool {
        self.hints.is_some() || self.is_at(Purpose::Hint)
    }

    /// Whether [`Input::Hint`] does something now.
    pub fn can_hint(&self) -> bool {
        let ready = self.is_begun() && self.thinking.is_none() && !self.targets().is_empty();
        self.is_hinting() || ready
    }

    /// What the moves are worth, as far as that is known, once a hint was asked for.
    pub const fn hints(&self) -> Option<&Report> {
        self.hints.as_ref()
    }

    /// What the engine is at.
    pub const fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// Whether the computer is to move and does nothing, because there was no answer.
    pub const fn is_stuck(&self) -> bool {
        self.stuck
    }

    /// How fast computers play each other.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether the series goes on after this game.
    pub fn awaits_next_game(&self) -> bool {
        self.game.is_over() && self.game.series().standing() == Standing::Open
    }
}
