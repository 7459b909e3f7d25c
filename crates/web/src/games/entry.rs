//! Games as they are found in the browser's storage.

use outflank_play::{Match, PlayerKind, SaveError, Start, Style};
use outflank_rules::Color;
use outflank_text::Texts;

use crate::share::{Shared, record_of};
use crate::store;
use crate::store::games::{self, GameId};

/// A game that is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub id: GameId,
    /// The game.
    pub game: Match,
}

/// Something that is kept and cannot be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Damaged {
    /// The key it had.
    pub key: String,
    /// What it is.
    pub text: String,
    /// Why it is no game, if it was to be one.
    pub reason: Option<SaveError>,
}

/// Everything that is kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    /// Games, the newest first.
    pub games: Vec<Entry>,
    /// What cannot be read.
    pub damaged: Vec<Damaged>,
    /// Whether some of that was found just now.
    pub newly_damaged: bool,
}

impl Kept {
    /// Looks at what is there. What cannot be read is set aside; what was set aside and can be read, by a newer page
    /// perhaps, comes back.
    pub fn find() -> Kept {
        let mut kept = Kept::default();
        for (key, text) in store::all_set_aside() {
            if let Some(id) = games::of_key(&key)
                && Match::load(&text).is_ok()
                && games::text(&id).is_none()
                && games::keep_text(&id, &text).is_ok()
            {
                store::forget_set_aside(&key);
            }
        }
        for id in games::list() {
            match games::load(&id) {
                Some(Ok(game)) => kept.games.push(Entry { id, game }),
                Some(Err(_)) => {
                    games::set_aside(&id);
                    kept.newly_damaged = true;
                }
                None => {}
            }
        }
        kept.damaged = store::all_set_aside()
            .into_iter()
            .map(|(key, text)| Damaged {
                reason: games::of_key(&key).and_then(|_| Match::load(&text).err()),
                key,
                text,
            })
            .collect();
        kept.damaged.sort_by(|one, other| other.key.cmp(&one.key));
        kept
    }
}

impl Entry {
    /// Who plays.
    pub fn players(&self, texts: &Texts) -> String {
        use PlayerKind::{Computer, Human};
        let player = |color| self.game.player(color);
        match (player(Color::Black), player(Color::White)) {
            (Human, Human) => texts.two_people(),
            (Human, Computer(level)) => texts.games_against(Color::Black, level.number()),
            (Computer(level), Human) => texts.games_against(Color::White, level.number()),
            (Computer(black), Computer(white)) => {
                texts.games_computers(black.number(), white.number())
            }
        }
    }

    /// How it stands, or how it ended.
    pub fn standing(&self, texts: &Texts) -> String {
        let discs = self.game.discs();
        match self.game.result() {
            Some(result) => texts.result(result),
            None => texts.games_standing(
                self.game.turn(),
                u32::from(discs.black),
                u32::from(discs.white),
            ),
        }
    }

    /// What is special about it.
    pub fn notes(&self, texts: &Texts) -> Vec<String> {
        let setup = self.game.setup();
        let mut notes = Vec::new();
        if let Some(variation) = setup.variation {
            notes.push(texts.games_number(&variation.to_string()));
        }
        if matches!(setup.style, Style::Tabletop(_)) {
            notes.push(texts.games_by_hand());
        }
        match setup.start {
            Start::Usual(handicap) if !handicap.corners().is_empty() => {
                notes.push(texts.games_corners(handicap.corners().len()));
            }
            Start::Usual(_) => {}
            Start::Position(_) => notes.push(texts.games_position()),
        }
        let before = self.game.series().lines().len() - usize::from(self.game.is_over());
        if setup.series != outflank_play::SeriesRules::default() {
            notes.push(texts.games_in_series(before + 1));
        }
        notes
    }

    /// When it began, as the language writes it.
    pub fn began(&self, texts: &Texts) -> String {
        began(&self.id, texts)
    }

    /// What can be taken elsewhere.
    pub fn shared(&self, texts: &Texts) -> Shared {
        record_of(&self.game, &self.id, texts)
    }
}

/// When a game began, as the language writes it.
pub fn began(id: &GameId, texts: &Texts) -> String {
    let Some(milliseconds) = id.began() else {
        return String::new();
    };
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Setting a field of a new object cannot fail.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(texts.language().code(), &options)
        .into()
}
