use outflank_app::explorer::{List, Search, Years};
use outflank_text::Texts;

/// A field of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Player,
    Event,
    Years,
    Opening,
}

impl Field {
    pub const ALL: [Field; 4] = [Field::Player, Field::Event, Field::Years, Field::Opening];

    pub const fn key(self) -> char {
        match self {
            Field::Player => 'p',
            Field::Event => 't',
            Field::Years => 'y',
            Field::Opening => 'o',
        }
    }

    /// Those that the explorer has: its position is the one on the board.
    pub const WITHOUT_OPENING: [Field; 3] = [Field::Player, Field::Event, Field::Years];

    pub fn of_key(key: char) -> Option<Field> {
        Field::ALL.into_iter().find(|field| field.key() == key)
    }

    pub fn label(self, texts: &Texts) -> String {
        match self {
            Field::Player => texts.share_person(),
            Field::Event => texts.explorer_event(),
            Field::Years => texts.explorer_years(),
            Field::Opening => texts.explorer_opening(),
        }
    }

    /// What the prompt asks.
    pub fn question(self, texts: &Texts) -> String {
        texts.explorer_field(&self.label(texts))
    }

    /// What is searched for.
    pub fn text(self, search: &Search, opening: Option<&str>) -> String {
        let text = match self {
            Field::Player => search.player.clone(),
            Field::Event => search.event.clone(),
            Field::Years => search.years.map(|years| years.to_string()),
            Field::Opening => opening.map(str::to_owned),
        };
        text.unwrap_or_default()
    }

    /// Searches for something else; nothing wants everything. Or says what is wrong.
    pub fn set(
        self,
        search: &mut Search,
        opening: &mut Option<String>,
        text: &str,
        texts: &Texts,
    ) -> Result<(), String> {
        let wanted = Some(text.to_owned()).filter(|text| !text.is_empty());
        match (self, &wanted) {
            (Field::Player, _) => search.player = wanted,
            (Field::Event, _) => search.event = wanted,
            (Field::Years, None) => search.years = None,
            (Field::Years, Some(text)) => {
                let years = text.parse::<Years>();
                search.years = Some(years.map_err(|_| texts.wrong_years())?);
            }
            (Field::Opening, None) => {
                (search.position, search.then, *opening) = (None, None, None);
            }
            (Field::Opening, Some(name)) => {
                let found = texts
                    .find_opening(name)
                    .map_err(|error| texts.describe(&error))?;
                search.position = Some(found.position());
                search.then = None;
                *opening = Some(texts.describe(&found));
            }
        }
        Ok(())
    }
}

/// How many games there are, and what was searched for.
pub fn in_words(list: &List, opening: Option<&str>, texts: &Texts) -> String {
    let Some(total) = list.total() else {
        return String::new();
    };
    let search = list.search();
    let mut parts = vec![texts.explorer_games_found(total)];
    for field in Field::ALL {
        let text = field.text(search, opening);
        if !text.is_empty() {
            parts.push(format!("{}: {text}", field.label(texts)));
        }
    }
    if search.position.is_some() && opening.is_none() {
        parts.push(match search.then {
            Some(mv) => texts.explorer_here_after(mv),
            None => texts.explorer_here(),
        });
    }
    parts.join(" · ")
}
