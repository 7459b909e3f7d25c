//! How choices are read back. The page of version 0.1 kept numbers and words of its own, the terminal texts and
//! colours instead of seats; both are read for ever.

use outflank_play::{Handicap, Seat};
use serde_json::{Map, Value, json};

use super::{NewGame, RECEIVER};
use crate::settings::lenient;

/// Values as the text that their type writes and reads.
pub(super) mod text {
    use core::fmt::Display;
    use core::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl NewGame {
    /// The choices in a JSON text; `None` if it holds no object. Fields that are missing or invalid get their
    /// defaults.
    pub fn load(text: &str) -> Option<NewGame> {
        serde_json::from_str(text).ok().map(NewGame::from_fields)
    }

    /// The choices in the fields of a JSON object. Those that are missing or invalid get their defaults.
    pub fn from_fields(mut fields: Map<String, Value>) -> NewGame {
        update_terminal(&mut fields);
        update_page(&mut fields);
        lenient(fields)
    }

    /// The choices as text, to be kept.
    pub fn save(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Rewrites what only the terminal wrote.
fn update_terminal(fields: &mut Map<String, Value>) {
    let Some(players) = fields.remove("players") else {
        return;
    };
    let white = players == "computer" && fields.get("white") == Some(&json!(true));
    let starter = if white { Seat::Right } else { Seat::Left };
    fields.insert("starter".to_owned(), json!(starter));
    // Black's level came first; Black has the left seat where two computers play.
    let mut levels = ["other_level", "level"].map(|name| fields.remove(name).unwrap_or_default());
    if players == "computers" {
        levels.reverse();
    }
    let [left, right] = levels;
    fields.insert("left_level".to_owned(), left);
    fields.insert("level".to_owned(), right);
    let handicap = fields.get("handicap").and_then(Value::as_str);
    if let Some(Ok(handicap)) = handicap.map(str::parse::<Handicap>) {
        let corners = handicap.given_to(RECEIVER).to_string();
        let receiver = Seat::with_color(handicap.receiver(), starter);
        fields.insert("corners".to_owned(), json!(corners));
        fields.insert("corners_to".to_owned(), json!(receiver));
    }
    let by_hand = fields.remove("hands").unwrap_or_default();
    fields.insert("by_hand".to_owned(), by_hand);
    let way = match fields.remove("cartridge") {
        None | Some(Value::Null) => players,
        Some(number) => {
            fields.insert("number".to_owned(), number);
            json!("cartridge")
        }
    };
    fields.insert("way".to_owned(), way);
}

/// Rewrites what the page wrote otherwise.
fn update_page(fields: &mut Map<String, Value>) {
    if fields.get("tournament") == Some(&json!(true)) {
        fields.insert("counting".to_owned(), json!("tournament"));
    }
    for (name, value) in fields {
        let updated = match (name.as_str(), &*value) {
            ("starter", Value::String(starter)) if starter == "lot" => Value::Null,
            ("corners", Value::Number(count)) => json!(count.to_string()),
            ("clock", Value::Object(clock)) => json!(clock_text(clock)),
            ("series", Value::Object(series)) => json!(series_text(series)),
            _ => continue,
        };
        *value = updated;
    }
}

fn clock_text(clock: &Map<String, Value>) -> String {
    let number = |name, usual| clock.get(name).and_then(Value::as_u64).unwrap_or(usual);
    let (main, seconds) = (number("main", 300), number("seconds", 15));
    let control = match word(clock, "kind") {
        "move" => format!("{seconds}s/move"),
        "game" => format!("{main}s"),
        "increment" => format!("{main}s+{seconds}s"),
        "periods" => format!("{main}s+{}x{seconds}s", number("periods", 3)),
        _ => return "none".to_owned(),
    };
    let flag = match word(clock, "flag") {
        "narrow" => "31-33",
        "everything" => "0-64",
        "computer" => "computer",
        _ => "loses",
    };
    format!("{control},{flag}")
}

fn series_text(series: &Map<String, Value>) -> String {
    let goal = match word(series, "kind") {
        "" | "single" => "games:1".to_owned(),
        kind => {
            let number = series.get("number").and_then(Value::as_u64);
            format!("{kind}:{}", number.unwrap_or(3))
        }
    };
    match word(series, "next") {
        "" | "alternating" => goal,
        next => format!("{goal},{next}"),
    }
}

fn word<'a>(fields: &'a Map<String, Value>, name: &str) -> &'a str {
    fields.get(name).and_then(Value::as_str).unwrap_or_default()
}
